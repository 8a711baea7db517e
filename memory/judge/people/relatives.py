"""A correction of what was said of somebody else: "My wife is called Jo" and then "No wait, Joanne".

Whom the turn before was about, the correction is about too, unless it begins with "I": so a sister's new job
never becomes the user's. The new word is put where the old one of its kind stood.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from memory.judge.changing.counterpart import exchange
from memory.judge.people.spoken_of import is_named
from memory.judge.reading.folding import Folded, fold
from memory.judge.reading.lexicon import spell_out
from memory.judge.telling.fitting import corrects
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_OTHERS = frozenset({"family", "pet", "other"})
_OPENS = {
    "zh": LazyPattern(
        r"^(?:啊|哦|哎|呃|额|等等|等下|抱歉|不好意思|[,\s])*(?:不对不?对?|不是(?![吧啊吗呀])|不(?!是|[\u3400-\u9fff]{1,3}了)|错了|[说打写记讲搞弄念叫听]错了?|说岔了?|记岔了?|口误|更正(?:一下)?|纠正一下|应该是|其实是?|准确[地来]?说是?|我是说|我说的是)"
    ),
    "en": LazyPattern(
        r"^(?:oh|ah|um|uh|hang on|hold on|[,\s-])*(?:no|nope|nah|not|wait|sorry|oops|wrong|actually|correction|my bad|i meant?|i mean|scratch that|make that|typo|rather|should be|my mistake)\b"
    ),
}
# A slot is where the value stands; its kind says what may stand there.
_SLOTS: dict[Language, tuple[tuple[str, LazyPattern], ...]] = {
    "zh": (
        ("name", LazyPattern(r"(?:名字|小名|大名)?(?:叫做?|名叫|取名|起名)(?P<v>[^,。的了]{1,8})$")),
        ("location", LazyPattern(r"(?:住在?|搬到了?|搬去了?|定居在?|老家(?:在|是)|来自|人在|生活在)(?P<v>[^,。的了]{2,8}?)(?:生活|那边|这边)?$")),
        ("employer", LazyPattern(r"在(?P<v>[^,。的了]{2,12}?)(?:上班|工作|做事|任职|教书|读书|上学|念书|留学|当兵|开店|做生意)")),
        ("occupation", LazyPattern(r"(?:是|当|做|干)(?:一[名个位])?(?P<v>[^,。的了]{2,10})$")),
    ),
    "en": (
        ("name", LazyPattern(r"\b(?:called|named|name is|name's|goes by)(?: is)? (?P<v>[\w' -]{2,24}?)$")),
        ("location", LazyPattern(r"\b(?:lives?|living|based|moved|was born|grew up|born|settled)(?: over| down| up| back)? (?:in|at|to|near|from) (?P<v>[\w' -]{2,24}?)$|\b(?:is|are|comes?) from (?P<v2>[\w' -]{2,24}?)$")),
        ("employer", LazyPattern(r"\b(?:works?|working|teaches|studies|studying|goes|is) (?:at|for|with|to) (?P<v>[\w'& -]{2,30}?)$")),
        ("occupation", LazyPattern(r"(?:\bis|\bare|'s|works? as|\bbecame) (?P<v>(?:an? )[\w' -]{2,30}?)$")),
        ("name", LazyPattern(r"^(?:my|our) [\w' -]{2,24}? (?P<v>[\w']{2,16})$")),
    ),
}  # fmt: skip
# What the message may say before the new value, and which slot that points to.
_GIVES: dict[Language, LazyPattern] = {
    "zh": LazyPattern(
        r"^(?:(?:他|她|它|他们|她们|我(?:老婆|老公|爸|妈|女儿|儿子)|其实|应该|现在|准确|名字|今年|才|才刚|已经|我说的|我是说)*)(?P<verb>叫做?|名叫|住在?|在|是|当|做|搬到)?(?P<v>[^,。不没叫我]{1,10}?)(?P<tail>上班|工作|读书|上学|生活|那边|任职)?(?:才对|了|吧|的|啊|哈)*$"
    ),
    "en": LazyPattern(
        r"^(?:(?:i meant?|i said|to say|it'?s|it is|that'?s|(?:he|she|they|it)(?:'s|'re| is| are)?|make (?:it|that)|should be|actually|really|in fact|now|her name is|his name is|name'?s|wait|no|sorry|oh|just)\s)*"
        r"(?P<verb>called|named|lives? in|living in|lives? at|from|works? (?:at|for|as)|working (?:at|for)|based in|studies at|in|at|for)?(?(verb)\s)(?P<v>(?:an? )?[\w'&-]+(?: [\w'&-]+){0,2}?)(?: (?:actually|now|instead|sorry|not [\w ]+|with (?:a|an|one|two) [\w ]+))*$"
    ),
}
_POINTS = (
    ("name", LazyPattern(r"叫|called|named")),
    ("location", LazyPattern(r"住|搬|lives?|living|based|from")),
    ("employer", LazyPattern(r"work\w* (?:at|for)|studies")),
    ("occupation", LazyPattern(r"当|做|works? as")),
)
_SELF = {
    "zh": LazyPattern(r"我(?!说|是说|记|打|写|指|老|爸|妈|女|儿|家|姐|妹|哥|弟)|咱"),
    "en": LazyPattern(r"\b(?:i|i'm|i am|i've|my|me|we|we're|our)\b(?! (?:mean|meant|said|mistake|bad)\b)"),
}
# "Biscuit is my sister's, ours is called Pepper".
_OURS = {
    "zh": LazyPattern(
        r"(?:我|俺|咱)们?家?(?:的|养的)?(?:那|这)?一?[只条个头位](?:猫|狗|鸟|兔子?)?(?:才)?叫(?P<v>[^,。不没叫我的了]{1,6})$"
    ),
    "en": LazyPattern(r"\b(?:ours|mine)(?:'s| is) (?:actually )?(?:called |named )(?P<v>[\w'-]+)"),
}
_NO_VALUE = LazyPattern(
    r"^(?:sure|right|fine|true|wrong|good|late|tired|hungry|thanks?|thank|problem|way|worries|idea|one|kidding|joking|later|"
    r"nothing|never|brb|please|dinner|done|here|there|back|busy|not|what|him|her|对|好|没事|下雨|下雪|刮风|天气|明天|今天|谢谢|不用|算了)\b",
    re.IGNORECASE,
)
_LEAST = 2
_KIN = LazyPattern(spell_out(r"{kin_bare_zh}|\b{kin_en}\b"))


class Corrected(NamedTuple):
    """A record about somebody else and what is to stand there now; None where no slot takes the new word."""

    known: Known
    value: str | None


def relative_corrected(utterance: Utterance, usable: Sequence[bool]) -> Corrected | None:
    """Return what a message corrects of what the turn before said about somebody else."""
    language, text = utterance.language, utterance.folded.text
    opening, ours = _OPENS[language].search(text), _OURS[language].search(text)
    if (
        (ours is None and (opening is None or speaks_of_self(text, language)))
        or "?" in text
        or not any(usable)
    ):
        return None
    known = _spoken_of(utterance)
    if known is None:
        return None
    if ours is not None and known.attribute == "pet" and (opening is not None or _is_named(known, text)):
        own = _Given("called", utterance.folded.cut(*ours.span("v")), "called ")
        return Corrected(known, _with(known, own, utterance))
    if opening is None or speaks_of_self(text, language):
        return None
    swapped = exchange(known.value, utterance, usable, named=_has_kin(known, text))
    if swapped is not None:
        return Corrected(known, swapped.value)
    given = _given(utterance, usable, opening.end(), known)
    return None if given is None else Corrected(known, _with(known, given, utterance))


def speaks_of_self(text: str, language: Language) -> bool:
    """Tell whether a folded message says something of the user ("Actually I'm a nurse")."""
    return _SELF[language].search(text) is not None


def _is_named(known: Known, text: str) -> bool:
    """Say whether a folded message names the pet of a record."""
    value = fold(known.value).text
    slots = (slot.search(value) for rows in _SLOTS.values() for kind, slot in rows if kind == "name")
    return any(match is not None and match.group("v") in text for match in slots)


def _has_kin(known: Known, text: str) -> bool:
    return any(one.group() in fold(known.value).text for one in _KIN.finditer(text))


def _spoken_of(utterance: Utterance) -> Known | None:
    """Return the record about somebody else that the last message of the user made, the newest first."""
    said = [turn.content for turn in utterance.context if turn.role == "user"]
    last = fold(said[-1]).text if said else ""
    asked = bool(utterance.context) and re.search(r"[?？]", utterance.context[-1].content) is not None
    if not last or asked:
        return None
    known = [one for one in utterance.on_file() if is_named(one, last)]
    # Where the last message said something of the user too, it is not plain whom the next corrects.
    return known[0] if known and all(one.attribute in _OTHERS for one in known) else None


class _Given(NamedTuple):
    verb: str
    value: str
    ahead: str


def _given(utterance: Utterance, usable: Sequence[bool], opened: int, known: Known) -> _Given | None:
    """Return the last short value that a clause of the message gives."""
    language = utterance.language
    old = fold(known.value).text
    for clause, ok in reversed(list(zip(utterance.clauses, usable, strict=True))):
        low = max(0, opened - clause.start)
        text = clause.text[low:]
        start = clause.start + low + len(text) - len(text.lstrip(" ,-"))
        text = text.strip(" ,-")
        match = _GIVES[language].match(text) if ok and text else None
        if match is None or _NO_VALUE.search(match.group("v")) or match.group("v") in old:
            continue
        span = match.span("v")
        value = utterance.folded.cut(start + span[0], start + span[1])
        return _Given(match.group("verb") or "", value, text[: span[0]])
    return None


def _with(known: Known, given: _Given, utterance: Utterance) -> str | None:
    """Return the old value with the new word in its slot, None where no slot takes it."""
    old, language = fold(known.value), utterance.language
    pointed = next((kind for kind, verb in _POINTS if given.verb and verb.search(given.verb)), None)
    for kind, slot in _SLOTS[language]:
        match = slot.search(old.text)
        if match is None or (
            pointed is not None and kind != pointed and {kind, pointed} != {"location", "employer"}
        ):
            continue
        if not _takes(kind, given, utterance):
            continue
        low, high = match.span("v") if match.group("v") else match.span("v2")
        return _filled(old, low, high, _articled(given.value, old.text[low:high]))
    return _side_by_side(old, given.value) if language == "zh" else None


def _side_by_side(old: Folded, new: str) -> str | None:
    """Return the old value with an end of the same verb and length in place of its own: 属马, 属羊."""
    size = len(new)
    if size < _LEAST or old.text[-size : -size + 1] != new[:1] or not re.fullmatch(r"[\u3400-\u9fff]+", new):
        return None
    return old.cut(0, len(old.text) - size) + new


def _takes(kind: str, given: _Given, utterance: Utterance) -> bool:
    """Say whether a value can stand in a slot of a kind: a name, a place, an employer or a job."""
    text, language = utterance.folded.text, utterance.language
    if language == "en" and kind != "occupation" and not given.value[:1].isupper():
        return False
    ahead = "a " if re.match(r"an? ", given.value) else given.ahead
    value = re.sub(r"^an? ", "", given.value)
    return corrects(kind, value, text, ahead, "", language)


def _articled(new: str, old: str) -> str:
    if not re.match(r"an? ", old) or re.match(r"an? ", new, re.IGNORECASE):
        return new
    return f"{'an' if new[:1].lower() in 'aeiou' else 'a'} {new}"


def _filled(old: Folded, low: int, high: int, new: str) -> str:
    space = " " if low and old.text[low - 1] == " " else ""
    return (old.cut(0, low).rstrip() + space + new + old.cut(high, len(old.text))).strip()
