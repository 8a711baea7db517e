"""A name told in pieces is kept whole; a surname put right keeps the rest of the name."""

import pytest

from memory.long_term.store import MemoryStore
from telling import active


@pytest.mark.parametrize(
    ("said", "name"),
    [
        (("我姓贾，单名一个平字",), "贾平"),
        (("我姓裴，叫裴远舟",), "裴远舟"),
        (("我姓欧阳，名叫小雨",), "欧阳小雨"),
        (("免贵姓陈，耳东陈，陈晓",), "陈晓"),
        (("我叫严素芬", "我姓闫，不是严"), "闫素芬"),
        (("我叫嚴素芬", "我姓「閆」不是「嚴」 閆素芬"), "閆素芬"),
        (("你好", "我姓笪不姓但 你老写错"), "笪"),
        (("im Leila, Leila Haddad, 41",), "Leila Haddad"),
        (("Hello, I'm Bruno, Bruno Costa",), "Bruno Costa"),
        (("my name is Chidi Okafur", "my surname is Okafor, not Okafur"), "Chidi Okafor"),
    ],
)
def test_the_full_name_is_kept(store: MemoryStore, said: tuple[str, ...], name: str) -> None:
    kept = active(store, *said)
    assert {value for attribute, value in kept if attribute == "name"} == {name}
    assert not any(attribute == "location" for attribute, _ in kept)


@pytest.mark.parametrize(
    ("message", "wrong"),
    [
        ("我媳妇姓沈，叫沈一鸣", "沈一鸣"),
        ("我们老板姓沈，叫沈一鸣", "沈一鸣"),
        ("我姓沈，叫我老沈就行", "沈老沈"),
        ("我姓李，叫外卖", "李外卖"),
        ("I'm Tom, Tom likes tea", "Tom likes"),
        ("my wife's surname is Okafor, not Okafur", "Okafor"),
    ],
)
def test_anothers_name_and_what_is_no_name_are_none(store: MemoryStore, message: str, wrong: str) -> None:
    assert ("name", wrong) not in active(store, message)
