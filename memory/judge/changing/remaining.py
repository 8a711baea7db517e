"""Of several days the ones that are left: "not tennis on Sundays any more, just the Tuesday", "周四不游了，只有周二".

What is denied is one day, never the whole: the record keeps its other days, or gets those that the message says are left.
"""

import re
from collections.abc import Sequence

from memory.judge.changing.affair_words import PASSING, UNREAL
from memory.judge.people.bearer import bearers
from memory.judge.reading.folding import fold
from memory.judge.reading.lexicon import spell_out
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_DAY: dict[Language, str] = {
    "en": r"(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?\b",
    "zh": r"(?:每?个?(?:周|星期|礼拜))[一二三四五六日天]",
}
_LIST: dict[Language, LazyPattern] = {
    "en": LazyPattern(rf"\b{_DAY['en']}(?:(?:\s*,\s*|\s*&\s*|\s+)(?:and |or )?(?:on )?{_DAY['en']})*"),
    "zh": LazyPattern(
        rf"{_DAY['zh']}(?:[和跟与、,及]?(?:还有)?(?:{_DAY['zh']}|[一二三四五六日天](?![点号月个])))*"
    ),
}
_DENIED: dict[Language, LazyPattern] = {
    "en": LazyPattern(
        r"\b(?:not|no longer|no more|never|don'?t|doesn'?t|isn'?t|aren'?t|stopped|quit|dropped|gave up|given up|giving up|cut out)\b"
    ),
    "zh": LazyPattern(r"不(?:再|用)?[^,不]{0,6}了|停了|取消了?|(?:不|没)再|没有?[^,]{0,3}了|砍了|退了"),
}
_RANGE = LazyPattern(
    r"(?<=[一二三四五六])(?:到|至|-|~)|day (?:to|through|till) |\b(?:mon|tue|wed|thu)\w* ?- ?"
)
_KIN = LazyPattern(spell_out(r"{kin_bare_zh}|\b{kin_en}\b"))
_LASTS = LazyPattern(
    r"\b(?:any ?more|any longer|no longer|no more|stopped|quit|dropped|gave up|given up|giving up|cut out|from now on)\b|了"
)
_LEFT: dict[Language, LazyPattern] = {
    "en": LazyPattern(r"\b(?:just|only|still|now|keep(?:ing)?|kept)\b"),
    "zh": LazyPattern(r"只|就|还|光|保留|留|剩"),
}
_EMPTY: dict[Language, LazyPattern] = {
    "en": LazyPattern(
        r"\b(?:i|i'm|im|i've|we|we're|he|she|he's|she's|they|my|our|the|on|at|in|to|for|a|of|am|are|is|be|been|go|goes|going|gone|do|does|doing|did|have|having|play|playing|"
        r"plays|attend|attending|any|more|anymore|longer|now|just|only|not|no|never|don'?t|doesn'?t|isn'?t|aren'?t|stopped|quit|dropped|gave|given|giving|up|cut|out|and|so|but|well|from|work|working|works|"
        r"classes?|sessions?|lessons?|days?|mornings?|evenings?|nights?|afternoons?|it|that|this|bother|bothering)\b|'s\b|[^a-z ]"
    ),
    "zh": LazyPattern(
        r"不再|取消|没有|以后|现在|已经|那天|晚上|早上|下午|上午|我们?|[不了去上来做停用没都也就再的那练班课,，。!！ ]"
    ),
}


def days_left(utterance: Utterance, usable: Sequence[bool]) -> tuple[Known, str] | bool | None:
    """Return the record that loses a day with its new value; False where days are denied of nothing plain."""
    language = utterance.language
    if "?" in utterance.folded.text or PASSING.search(utterance.folded.text):
        return None
    gone: set[str] = set()
    left: set[str] = set()
    about, whose = "", "open"
    for index, (clause, ok) in enumerate(zip(utterance.clauses, usable, strict=True)):
        if not ok or UNREAL[language].search(clause.text):
            continue
        days = _days(clause.text, language)
        if (
            days
            and _DENIED[language].search(clause.text)
            and (gone or _LASTS.search(clause.text) or language == "zh")
        ):
            gone |= days
            about += " " + clause.text
            whose = bearers(utterance)[index] if whose == "open" else whose
        elif days and _LEFT[language].search(clause.text):
            left |= days
    if not gone or gone & left or not (left or _LASTS.search(about)):
        return None
    return _chosen(gone, left, (about, whose), utterance)


def _chosen(
    gone: set[str], left: set[str], said: tuple[str, str], utterance: Utterance
) -> tuple[Known, str] | bool | None:
    language, (about, whose) = utterance.language, said
    found = []
    for known in utterance.on_file():
        own = known.subject == "user" and _KIN.search(fold(known.value).text) is None
        if whose in ("relative", "user") and own != (whose == "user"):
            continue
        days = _days(fold(known.value).text, language)
        if days and _RANGE.search(fold(known.value).text) and _is_about(about, known, language):
            return False  # "Monday to Friday" less one is no list of days to write
        if left and left == days and not gone & days and _is_about(about, known, language):
            return False  # it stands there already
        if gone <= days and (left or days - gone) and _is_about(about, known, language):
            found.append((known, _with_days(known.value, left or days - gone, language)))
    named = [one for one in found if _names(about, one[0], language)] or found
    if len(named) == 1:
        return named[0]
    return False if named else None


def _days(text: str, language: Language) -> set[str]:
    return {day for run in _LIST[language].finditer(text) for day in _keys(run.group(), language)}


def _keys(run: str, language: Language) -> list[str]:
    """Return the days of a run by their first letters, or by their sign."""
    if language == "en":
        return [day[:3] for day in re.findall(r"\b" + _DAY["en"], run)]
    signs = re.sub(r"周|星期|礼拜|[每个和跟与、,及还有]", "", run)
    return ["日" if sign == "天" else sign for sign in signs]


def _content(about: str, language: Language) -> str:
    return _EMPTY[language].sub(" ", _LIST[language].sub(" ", about)).strip()


def _names(about: str, known: Known, language: Language) -> bool:
    held, rest = fold(known.value).text, _content(about, language)
    if language == "zh":
        return any(sign in held for sign in rest if sign.strip())
    return any(word[:4] in held for word in rest.split())


def _is_about(about: str, known: Known, language: Language) -> bool:
    """Tell whether what is denied of a day is what is on file: what says no more than "not on Sundays" may be."""
    return not _content(about, language) or _names(about, known, language)


def _with_days(value: str, keep: set[str], language: Language) -> str:
    """Return a value with these days in the place of those it names."""
    old = fold(value)
    runs = list(_LIST[language].finditer(old.text))
    run = max(runs, key=lambda one: len(_keys(one.group(), language)))
    order = "montuewedthufrisatsun" if language == "en" else "一二三四五六日"
    days = sorted(keep, key=order.index)
    if language == "zh":
        lead = re.match(r"每?个?(?:周|星期|礼拜)", run.group())
        unit = lead.group() if lead is not None else "周"
        said = "和".join((unit if at == 0 else unit.strip("每个")) + day for at, day in enumerate(days))
        rest = old.cut(run.end(), len(old.text))
        return old.cut(0, run.start()) + said + (rest.removeprefix("都") if len(days) == 1 else rest)
    names = {
        day[:3]: day for day in ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
    }
    plural = "s" if re.search(r"days\b", run.group()) else ""
    said = " and ".join(names[day.capitalize()] + plural for day in days)
    before, after = old.cut(0, run.start()).rstrip(), old.cut(run.end(), len(old.text)).lstrip()
    return " ".join(part for part in (before, said, after) if part)
