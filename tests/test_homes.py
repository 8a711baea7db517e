"""Where the user lives: moved to long ago, not moved to after all, to be moved to."""

import pytest

from memory.long_term.store import MemoryStore
from telling import active


def _homes(store: MemoryStore, *said: str) -> set[str]:
    return {value for attribute, value in active(store, *said) if attribute == "location"}


@pytest.mark.parametrize(
    ("said", "home"),
    [
        (("我住在沙坪坝", "上个月又搬回渝北了"), "渝北"),
        (("我前年搬到鼓浪屿了",), "鼓浪屿"),
        (("我五年前搬到了萧山",), "萧山"),
        (("我们一家2018年搬到常熟",), "常熟"),
        (("I'm based in Kelso actually",), "Kelso"),
        (("I live in Kelso", "we've left Kelso, moved to Oban three weeks ago"), "Oban"),
        (("we've left Kelso, moved to Oban three weeks ago",), "Oban"),
        (("I live in `Turin`",), "Turin"),
        (("I live in Kelso", "I'm in Oban these days, have been since May"), "Oban"),
        (("我住在九江", "都搬景德镇两年了"), "景德镇"),
        (("we live on a houseboat in Oban",), "Oban"),
        (("我住在“都灵”",), "都灵"),
        (("我住在 Turin，我的 cat 叫 Milo",), "Turin"),
        (("我住在苏州", "我下个月要搬去无锡"), "苏州"),
        (("我住在苏州", "我打算搬到无锡"), "苏州"),
    ],
)
def test_the_home_is_where_the_user_moved_whenever_that_was(
    store: MemoryStore, said: tuple[str, ...], home: str
) -> None:
    assert _homes(store, *said) == {home}


@pytest.mark.parametrize(
    "message",
    [
        "I nearly moved to Turin",
        "I almost took a job in Turin last year",
        "我差点搬去无锡",
        "我差点去无锡工作",
        "我下个月要搬去无锡",
        "moved to tears by that film",
        "I'm in love these days",
        "搬砖三年了",
        "前年搬到鼓浪屿的时候认识的他",
    ],
)
def test_a_move_that_never_was_or_is_to_come_makes_no_home(store: MemoryStore, message: str) -> None:
    assert _homes(store, message) == set()


def test_a_move_to_come_is_kept_as_what_is_planned(store: MemoryStore) -> None:
    assert {kind for kind, value in active(store, "我下个月要搬去无锡") if "无锡" in value} <= {
        "event",
        "goal",
    }
    assert ("pet", "cat 叫 Milo") in active(store, "我住在 Turin，我的 cat 叫 Milo")
