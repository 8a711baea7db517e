"""Who parts from somebody ends the partner on file and nobody else."""

import pytest

from memory.long_term.store import MemoryStore
from telling import active

ASIDE = ("I'm learning the cello", "我在学吉他")


@pytest.mark.parametrize(
    ("partner", "parted"),
    [
        ("My girlfriend Zoe is a nurse", "Zoe dumped me"),
        ("My girlfriend Zoe is a nurse", "we're over"),
        ("My husband is called Tom", "Tom and I are getting divorced"),
        ("My boyfriend is called Ken", "He dumped me last week"),
        ("My wife works at a bakery", "My wife left me"),
        ("我老公叫陈立", "我跟陈立分居了，在办离婚"),
        ("我女朋友叫小敏", "我跟小敏掰了"),
        ("我男朋友是程序员", "我们分手了"),
        ("我跟男朋友在一起三年了", "上周跟他分了"),
    ],
)
def test_the_partner_ends_whatever_was_told_last(store: MemoryStore, partner: str, parted: str) -> None:
    aside = ASIDE[partner[0] >= "\u3400"]
    assert active(store, partner, aside, parted) == active(store, aside)


@pytest.mark.parametrize(
    ("told", "parted"),
    [
        ("My sister Anna is a vet", "I broke up with Anna"),
        ("My boyfriend is called Ken", "My sister and her husband split up"),
        ("My boyfriend is called Ken", "My parents got divorced when I was five"),
        ("My boyfriend is called Ken", "What if we broke up?"),
        ("My boyfriend is called Ken", "I hope we never break up"),
        ("My boyfriend is called Ken", "I got divorced ten years ago"),
        ("My boyfriend is called Ken", "My boyfriend left me a note on the fridge"),
        ("My boyfriend is called Ken", "We're done with dinner"),
        ("My boyfriend is called Ken", "We split a pizza"),
        ("我老公叫陈立", "我们乐队散了"),
        ("我老公叫陈立", "我跟同事吃完饭就散了"),
        ("我老公叫陈立", "我十年前离过婚"),
        ("我男朋友是程序员", "我闺蜜离婚了"),
        ("我男朋友是程序员", "我妹妹跟她男朋友分手了"),
        ("我老公叫陈立", "我跟公司掰了"),
    ],
)
def test_nobody_else_ends_and_nobody_elses_parting_counts(store: MemoryStore, told: str, parted: str) -> None:
    assert active(store, told) <= active(store, told, parted)


@pytest.mark.parametrize(
    ("partner", "parted"),
    [
        ("My husband Ravi has gout", "Susan is divorced."),
        ("My wife Ana is 40", "Tom got divorced"),
        ("My partner Max is 40", "our neighbours have split up"),
        ("My husband is Karl", "Kate told me she's divorced"),
        ("我老公叫陈建国", "王丽离婚了"),
        ("我老婆叫林芳", "我同事刚离婚"),
        ("我男朋友叫阿杰", "隔壁情侣分手了"),
        ("我老公叫王强", "我闺蜜和她老公离婚了"),
    ],
)
def test_a_strangers_parting_ends_nobodys_partner(store: MemoryStore, partner: str, parted: str) -> None:
    kept = active(store, partner, parted)
    assert partner in str(kept)
