import pytest
from langgraph.store.memory import InMemoryStore

from memory.errors import MissingUserError, UsageError
from memory.namespaces import decode_label, encode_label, namespace_of

ODD_IDS = [
    "ada@example.com",
    "张三",
    "李四 🐼",
    "👨‍👩‍👧",
    "a.b.c",
    "..",
    "50%",
    "a/b\\c",
    "tab\tx",
    "langgraph",
]


@pytest.mark.parametrize("user", ODD_IDS)
def test_any_text_can_be_a_user_id_and_comes_back_unchanged(user: str) -> None:
    root, label = namespace_of(user)
    assert decode_label(label) == user
    assert "." not in label
    InMemoryStore().put((root, label), "key", {"text": "x"})


def test_different_users_never_share_a_namespace() -> None:
    assert len({namespace_of(user) for user in [*ODD_IDS, "a%2Eb", "a.b", "A.B", " a.b"]}) == len(ODD_IDS) + 4


def test_encoding_twice_is_not_the_same_as_once() -> None:
    assert encode_label("%2E") != encode_label(".")


@pytest.mark.parametrize("user", ["nul\0", "half\ud800"])
def test_an_id_that_no_database_can_hold_is_refused(user: str) -> None:
    with pytest.raises(UsageError, match="plain text"):
        namespace_of(user)


@pytest.mark.parametrize("blank", ["", " ", "\n\t", "\u200b", "\u3000", "\u3164", "\u2800", None, 7])
def test_a_blank_user_id_is_an_error_that_says_what_to_do(blank: object) -> None:
    with pytest.raises(MissingUserError, match="user_id"):
        namespace_of(blank)  # type: ignore[arg-type]
