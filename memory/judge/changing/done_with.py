"""Plans that are done or dropped, a thing sold or exchanged under another noun, a birthday that makes one older.

"The op's done", "dropped the nursing program", "车卖了，换了…": each means one thing on file, or nothing.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from memory.judge.changing.affair_words import PASSING, UNREAL
from memory.judge.changing.kindred import names
from memory.judge.reading.folding import fold
from memory.judge.reading.lexicon import spell_out
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_PLANS = frozenset({"event"})
_STUDIES = frozenset({"occupation", "habit", "goal", "project", "event", "skill", "other"})
_DONE: dict[Language, LazyPattern] = {
    "en": LazyPattern(
        r"\b(?:had|got) (?:my|the) (?P<o>surgery|operation|op|scan|exam|interview|procedure|check-?up)(?: done)?(?= *$| (?:yesterday|today|last|this|on|done)\b)|"
        r"^(?:(?:so|well|and|phew|ok|finally|yay) )*(?:my |the )?(?P<o2>(?:\w+ )?(?:surgery|operation|op|scan|exams?|interview|procedure|wedding|check-?up|viva|defen[cs]e))(?: is|'s| was|)(?: (?:all|finally|now))* (?:done|over(?! there| here| in)|behind me|went (?:well|fine|ok|okay|great|badly|smoothly))\b"
    ),
    "zh": LazyPattern(
        r"(?P<o>[\u3400-\u9fff]{0,4}?(?:手术|考试|面试|体检|检查|答辩|装修|婚礼|比赛|胃镜|肠镜|复查|笔试))(?:已经|都|终于|总算|也|昨天|上周|今天|顺利|前天)*(?:(?:做|考|面|办|弄|搞|比|答|装|拍)(?:完|好|过)了|结束了|完了|做了)"
    ),
}
_DROPPED: dict[Language, LazyPattern] = {
    "en": LazyPattern(
        r"\b(?:dropped|dropping|quit|left|gave up|withdrew from|dropped out of|stopped)(?: out of)? (?:the|my|that) (?P<o>[\w' -]+?) (?:program(?:me)?|course|class(?:es)?|lessons?|degree|training|school)\b"
    ),
    "zh": LazyPattern(r"(?P<o>[\u3400-\u9fffA-Za-z]{1,8}?)(?:的)?(?:课|班|培训|课程)(?:也|都|我)*(?:退|停|不上|不读|不学)(?:掉)?了"),
}  # fmt: skip
_STUDY = LazyPattern(
    r"课|班|学|培训|\b(?:class|program|course|lesson|degree|training|studying|learning|school|taking)"
)
_MAKE_ZH = r"(?P<v>[\u3400-\u9fffA-Za-z][\u3400-\u9fffA-Za-z0-9 ]{1,12}?)"
_TRADED: dict[Language, LazyPattern] = {
    "zh": LazyPattern(
        rf"(?:(?P<n>车子?|手机|电脑|相机|笔记本|摩托车?)(?:[^,，]{{0,4}}卖(?:掉)?了|[^,，]{{0,2}})[,，]?)?(?:我|就|又|已经|刚|也|改)*换(?:了|成了?)(?:一?[台辆部个])?{_MAKE_ZH}(?:了)?$"
    ),
    "en": LazyPattern(
        r"\b(?:swapped|traded) (?:it|(?:my|the) (?P<n>[\w ]+?))(?: in)? for (?:an? |the )?(?:new )?(?P<v>[a-z][\w-]*(?: [\w-]+){0,2})$|"
        r"^(?:(?:so|and|well) )*(?:i |we )?(?:sold|got rid of) (?:my|the|our) (?P<n2>[\w ]+?)(?:,| and)+ (?:i |we )?(?:got|bought) (?:an? )(?:new )?(?P<v2>[a-z][\w-]*(?: [\w-]+){0,2})(?: instead)?$|"
        r"^(?:(?:so|and|well) )*(?:i |we )?(?:got|bought) (?:an? )(?:new )?(?P<v3>[a-z][\w-]*(?: [\w-]+){0,2}?)(?:,| and)+ (?:i |we )?(?:sold|got rid of) (?:my|the|our) (?P<n3>[\w ]+)$"
    ),
}
_SOLD = LazyPattern(
    r"\b(?:the|my|our) (?P<o>[a-z][\w-]*(?: [\w-]+)?)(?:'s| is| has| was| got)?(?: (?:been|now|finally|just|already))* sold(?= *$|[,.!])"
)
_GIVEN = LazyPattern(
    r"^(?:(?:and|so|well|sadly|but) )*(?:we|i)(?:'ve| have| had to)?(?: just| finally)* (?:gave|given|give|re-?homed?|surrendered)(?: away| up)? (?P<o>[a-z][\w'-]+)(?= (?:to|away|up)\b| *$)"
)
_KEPT_PET = LazyPattern(r"\b(?:have|has|got|'ve|adopted|my|our)\b|养|[只条]|叫")
_SORTS = {
    "zh": ("车", "手机", "电脑", "相机", "摩托"),
    "en": ("car", "phone", "laptop", "camera", "motorbike", "bike"),
}
_HELD = frozenset({"possession", "skill", "habit", "other"})
_LEADS = LazyPattern(
    r"^(?:我|我们)?(?:现在|在|一直|平时)*(?:开的?是?|用的?是?|骑的?是?|有)?(?:着|一?[台辆部])?|^(?:i |we )?(?:drive|ride|use|have|own)s? (?:an? |my )?"
)
_NUMBER = r"\d{2,3}|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ]\w+)?|\w+teen"
_TURNED: dict[Language, LazyPattern] = {
    "en": LazyPattern(rf"^(?:(?:oh|so|well|and|hey|btw) )*(?:i(?:'ve)? )?(?:just |finally |officially )*turned (?P<v>{_NUMBER})\b(?=[ !.]*$| (?:on|last|yesterday|today|this|two|a|and|in)\b)"),
    "zh": LazyPattern(r"^(?:我|上个?[周月]|昨天|前天|今天|刚刚?|已经|都|也|周[一-日]|就|才|又|们|给我|家里)*过(?:了|完)?(?:我的?)?(?P<v>[\d零一二三四五六七八九十]{1,4})岁?的?(?:大寿|生日)|^(?:我|上个?[周月]|昨天|刚刚?|已经|也|都|就)*满(?:了)?(?P<v2>[\d零一二三四五六七八九十]{1,4})(?:周?岁)?了?$"),
}  # fmt: skip


OF_ANOTHER = LazyPattern(
    spell_out(
        r"邻居|同事|朋友|隔壁|老板|领导|客户|人家|闺蜜|室友|[他她]|{kin_bare_zh}|\b(?:neighbou?rs?|friends?|mate|colleague|boss|landlord|he|she|they|{kin_en})\b"
    )
)
"""Somebody else is named, whose thing or work it may be."""


_YEARS = 15
"""By how much an age on file can be behind."""


class Done(NamedTuple):
    """One thing on file that is over, or has another value."""

    known: Known
    value: str = ""
    told: tuple[int, ...] = ()


def done_with(utterance: Utterance, usable: Sequence[bool]) -> Done | None:
    """Return the one thing on file that a message ends or exchanges in one of these ways; else None."""
    language, text = utterance.language, utterance.folded.text
    if "?" in text:
        return None
    for index, (clause, ok) in enumerate(zip(utterance.clauses, usable, strict=True)):
        if not ok or UNREAL[language].search(clause.text):
            continue
        found = _older(clause.text, utterance) or _over(clause.text, utterance)
        if found is not None:
            return found._replace(told=(index,))
    swapped = _swapped(utterance) if all(usable) else None
    if swapped is not None:
        return swapped
    unreal = UNREAL[language].search(text) or PASSING.search(text) or OF_ANOTHER.search(text)
    return _traded(utterance) if all(usable) and not unreal else None


_NOW_NOT = re.compile(
    r"\b(?:to|at|for|in|with) (?P<new>[A-Z][\w'-]*(?: [A-Z][\w'-]*){0,3}) (?:now|these days),? (?:and )?not (?:to |at |for |in |with )?(?P<old>[A-Z][\w'-]*(?: [A-Z][\w'-]*){0,3})(?: any ?more)?[.!]*$"
)


def _swapped(utterance: Utterance) -> Done | None:
    """Return the one thing on file in which one whole name takes the place of another: "at Hill Top now, not Big Sky"."""
    match = _NOW_NOT.search(utterance.text)
    meant = [one for one in utterance.on_file() if match["old"] in one.value] if match is not None else []
    if match is None or len(meant) != 1 or OF_ANOTHER.search(utterance.folded.text):
        return None
    return Done(
        meant[0], meant[0].value.replace(match["old"], match["new"]), tuple(range(len(utterance.clauses)))
    )


def _older(text: str, utterance: Utterance) -> Done | None:
    match = _TURNED[utterance.language].search(text)
    if match is None:
        return None
    known = next(
        (one for one in utterance.on_file() if one.attribute == "age" and one.subject == "user"), None
    )
    if known is None:
        return None
    new = next(part for name, part in match.groupdict().items() if part and name.startswith("v"))
    numbers = [int(one) for one in re.findall(r"\d+", f"{known.value} {new}")]
    return Done(known, new) if len(numbers) < 2 or 0 < numbers[-1] - numbers[0] <= _YEARS else None


def _over(text: str, utterance: Utterance) -> Done | None:
    language = utterance.language
    if match := _DONE[language].search(text):
        thing = next(part for part in match.groupdict().values() if part)
        meant = [
            one
            for one in utterance.on_file()
            if one.attribute in _PLANS and names(thing, fold(one.value).text, language)
        ]
        return Done(meant[0]) if len(meant) == 1 else None
    if match := _SOLD.search(text):
        meant = [
            one
            for one in utterance.on_file()
            if one.attribute == "possession" and names(match["o"], fold(one.value).text, language)
        ]
        return Done(meant[0]) if len(meant) == 1 else None
    if match := _GIVEN.search(text):
        meant = [one for one in utterance.on_file() if _is_kept_pet(one, match["o"])]
        return Done(meant[0]) if len(meant) == 1 else None
    if match := _DROPPED[language].search(text):
        meant = [
            one
            for one in utterance.on_file()
            if one.attribute in _STUDIES and one.subject == "user" and _studies(match["o"], one)
        ]
        return Done(meant[0]) if len(meant) == 1 else None
    return None


def _is_kept_pet(known: Known, name: str) -> bool:
    held = fold(known.value).text
    named = re.search(rf"\b{re.escape(name)}\b", held) is not None
    return known.attribute in ("pet", "other") and named and _KEPT_PET.search(held) is not None


def _studies(thing: str, known: Known) -> bool:
    held = fold(known.value).text
    words = thing.split() if thing.isascii() else [thing]
    return _STUDY.search(held) is not None and all(word in held for word in words)


def _traded(utterance: Utterance) -> Done | None:
    language = utterance.language
    match = _TRADED[language].search(utterance.folded.text)
    if match is None:
        return None
    name = next(n for n in ("v", "v2", "v3") if n in match.re.groupindex and match[n])
    new = utterance.folded.cut(*match.span(name)).strip()
    said = next((match[n] for n in ("n", "n2", "n3") if n in match.re.groupindex and match[n]), "")
    if not said and not match[name]:
        return None
    for sort in _SORTS[language]:
        held = [
            one
            for one in utterance.on_file()
            if one.attribute in _HELD and one.subject == "user" and names(sort, _as_thing(one), language)
        ]
        wanted = (
            names(said, f"{sort} {_as_thing(held[0])}" if held else "", language)
            if said
            else names(sort, match[name], language)
        )
        make = names(sort, fold(new).text, language) or re.search(r"[A-Za-z0-9]", new) is not None
        if len(held) == 1 and wanted and make and fold(new).text not in fold(held[0].value).text:
            return Done(held[0], _lead(held[0].value, new) + new)
    return None


def _lead(value: str, new: str) -> str:
    """Return the words of an old value that stay before the new thing: "phone is a" of "phone is a Pixel 8"."""
    said = re.match(r"(?P<is>[\w' ]*?(?:\bis|'s)) (?:an?|the) (?=\S)", value)
    if said is not None:
        return f"{said['is']} {'an' if new[:1].lower() in 'aeiou' else 'a'} "
    lead = _LEADS.match(value)
    return lead.group() if lead is not None else ""


def _as_thing(known: Known) -> str:
    return fold(known.value).text
