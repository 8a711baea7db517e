"""Those close to the user by name, as far as they are on file or were said lately."""

import re

from memory.judge.people.spoken_of import names_on_file
from memory.judge.people.thread_words import PET_NAME
from memory.judge.people.threads import Who
from memory.judge.reading.lexicon import SURNAMES_ZH, spell_out
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern

_ABOUT_OTHERS = frozenset({"family", "other", "pet"})
_NO_NAMES = frozenset(
    {
        "the",
        "she",
        "her",
        "his",
        "mum",
        "mom",
        "dad",
        "and",
        "monday",
        "tuesday",
        "user",
        "grandma",
        "grandpa",
    }
)

# Only of what is on file: in a message any place has a capital letter, too.
_NAME_EN = LazyPattern(r"\b[A-Z][a-z]{2,}\b")
_BEGINS_EN = LazyPattern(
    r"^(?:(?:and|but|so|also|oh|btw) )*(?P<name>(?!it\b|that|this|they|what|who|there|here|when|where|how|also|just|now|then|the\b|and\b|but\b|for\b|you|your|our|all\b)[a-z]{3,12})(?:'s| is| has| can'?t| won'?t| got| says| said| started| quit| moved| turned| loves| hates| likes)\b"
)
_NAMED_EN = LazyPattern(spell_out(r"\b(?:{kin_en}),? (?:is |called |named )?(?P<name>[A-Z][a-z]{2,})\b"))
_NAME_ZH = LazyPattern(
    spell_out(
        r"(?:{kin_zh}|女朋友|男朋友|朋友|闺蜜|室友)(?:叫|名叫|是)?(?P<name>[\u3400-\u9fff]{2,3}?)(?=在|叫|是|今年|住|也|跟|和|对|从|不|喜欢|爱|去|来|有|刚|上|念|读|要|给|$|[,，。])"
        r"|叫(?P<called>[\u3400-\u9fff]{2,3})(?=$|[,，。、])"
    )
)


def _in_small_letters(kept: list[str], utterance: Utterance) -> set[str]:
    """Return the word with which a message begins to tell of somebody, where what is on file names it too: "mia's …"."""
    match = _BEGINS_EN.match(utterance.folded.text) if utterance.language == "en" else None
    if match is None or match["name"] in _NO_NAMES:
        return set()
    name = match["name"]
    return {name} if any(re.search(rf"(?<!\w){name}(?!\w)", text.lower()) for text in kept) else set()


def close_by_name(utterance: Utterance) -> dict[str, Who]:
    """Return the folded names of those close to the user, as far as they are on file or were said lately, with who they are."""
    known = [one for one in utterance.on_file() if one.attribute in _ABOUT_OTHERS]
    kept = [one.value for one in known if one.attribute != "pet"]
    said = [turn.content for turn in utterance.context if turn.role == "user"]
    names = {match.group().lower() for text in kept for match in _NAME_EN.finditer(text)}
    for text in (*kept, *said, utterance.text):
        names.update(m.group("name").lower() for m in _NAMED_EN.finditer(text))
        names.update(m.group("name") or m.group("called") for m in _NAME_ZH.finditer(text))
    names.update(_in_small_letters(kept, utterance))
    names.update([name[1:] for name in names if len(name) == 3 and name[0] in SURNAMES_ZH])
    animals = {
        match.group(match.lastgroup or 0).lower()
        for one in known
        if one.attribute == "pet"
        for match in PET_NAME.finditer(one.value)
    }
    names.update(names_on_file(utterance) - animals)
    told: dict[str, Who] = dict.fromkeys(names - _NO_NAMES, "relative")
    return told | dict.fromkeys(animals - _NO_NAMES, "pet")
