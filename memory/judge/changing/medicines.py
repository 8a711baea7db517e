"""One medicine in the place of another: "the doctor took me off bisoprolol, it's diltiazem now", "药换了，改吃代文".

Which medicine somebody takes must not be told wrongly, so that the old one never stays beside the new one where the
message names it or only one is on file.
"""

from collections.abc import Sequence
from typing import NamedTuple

from memory.judge.reading.folding import fold
from memory.judge.reading.lexicon import spell_out
from memory.judge.reading.questions import asks
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_OF_HEALTH = frozenset({"other", "habit"})
_NAMED = {
    "en": LazyPattern(spell_out(r"\b(?P<m>{medicine_en})\b")),
    "zh": LazyPattern(spell_out(r"(?P<m>{medicine_zh})")),
}
# What stands behind the verb in "take bisoprolol", "吃络活喜": a medicine, though no list has its name.
_TAKEN = {
    "en": LazyPattern(
        r"^(?:take|taking|on|use|using|prescribed) (?:my |a |an |the )?(?P<m>[a-z][a-z-]{3,}(?: (?:spray|inhaler|pen|patch))?)"
    ),
    "zh": LazyPattern(
        r"(?:^|[,，])(?:一直|长期|常年|每天|天天|每晚|每早|在|现在|还|早上|晚上|睡前|饭后)*(?:吃|服|打|用|注射)(?:着|的是)?(?P<m>[\u3400-\u9fff]{2,8}?)(?:片|胶囊|颗粒|喷雾)?(?:$|[,，的])"
    ),
}
_CHANGES = {
    "en": LazyPattern(
        r"\b(?:stopped|stop|taken (?:me )?(?:aff|off)|took (?:me )?(?:aff|off)|came off|come off|off (?:the|my)|switched|changed|swapped|replaced|instead of|no longer (?:on|take|taking)|not (?:on|taking)|quit|done with|ditched|"
        r"meds?|medicine|medication|tablets?|pills?|prescription)\b"
    ),
    "zh": LazyPattern(r"停|换|改|不吃|不用|不打|不服|不再|调整?"),
}
_MEDS = {
    "en": LazyPattern(
        r"\b(?:meds?|medicine|medication|tablets?|pills?|prescription|doctor|doc|gp|consultant|nurse|cardiologist|neurologist|psychiatrist)\b"
    ),
    "zh": LazyPattern(r"药|大夫|医生|主任|医院|门诊|开的"),
}
_NEW = {
    "en": LazyPattern(
        r"\b(?:now|it'?s|i'?m on|i'?m now on|put me on|on to|onto|to|for|with|instead|started|taking|try(?:ing)?|gave me|given me) (?:now |on |a |the |me |some |taking )*(?P<v>[a-z][a-z-]{4,}(?: \d+ ?m[cg])?)(?= now\b| instead\b| these days\b|[,.;!]|$| for\b| because\b)"
    ),
    "zh": LazyPattern(
        r"(?:改|换|现在|如今|开|加)(?:成|吃|服|打|用|为|了|到|开|上)+(?:的是|了)?(?P<v>(?!药|别的|新|一种|什么)[\u3400-\u9fff]{2,8}?)(?:片|胶囊|颗粒)?(?:了|啦)?(?=$|[,。;!，\s])"
    ),
}
_COUNTED = LazyPattern(r"^.*[一二两三四五六七八九十半\d][片粒颗支袋针](?=.{2})")
# How much of it and when.
_DOSE = {
    "en": LazyPattern(
        r"\b(?:once|twice|one|two|three|half|a|\d+) (?:\w+ )?(?:shots?|pills?|tablets?|puffs?|jabs?|doses?|injections?|times|a day|daily|per day|m?c?g|units)\b"
        r"|\b(?:every|each) (?:morning|night|evening|day|week|other day|\w+ hours)|\b(?:once|twice) (?:a|every) |\bat (?:night|bedtime|breakfast)|\d ?m?c?g\b"
    ),
    "zh": LazyPattern(
        r"[一二两三四五六七八九十半\d](?:片|粒|颗|支|针|次|袋|个?单位|毫克|喷|mg)|每[天日晚早周隔]|早晚|睡前|饭[前后]"
    ),
}
_NO_MEDICINE = LazyPattern(
    r"^(?:that|this|them|these|those|another|something|anything|nothing|better|again|really|doctor|hospital|about|tomorrow|today|monday|tuesday|wednesday|thursday|friday|there|their|other|different|sleep|night|morning)\b"
)


class Prescribed(NamedTuple):
    """A memory of a medicine, and the value it has from now on; None where it is over."""

    known: Known
    value: str | None


def prescribed(utterance: Utterance, usable: Sequence[bool]) -> Prescribed | None:
    """Return which medicine on file a message stops or exchanges, and for which; else None."""
    language, text = utterance.language, utterance.folded.text
    if _CHANGES[language].search(text) is None or asks(text, "?" in text, language):
        return None
    if not any(usable) and _NAMED[language].search(text) is None:
        return None  # "给我换成格列齐特了" looks like an errand, but for the medicine in it
    taken = [(one, name) for one in utterance.on_file() if (name := _medicine_of(one, language))]
    named = [pair for pair in taken if pair[1] in text]
    spoken = _MEDS[language].search(text) is not None or any(_was_said(name, utterance) for _, name in taken)
    meant = named or (taken if len(taken) == 1 and spoken else [])
    if len(meant) != 1:
        return None
    known, old = meant[0]
    new = _instead(utterance, old)
    if new and _DOSE[language].search(text) and _DOSE[language].search(fold(known.value).text):
        return Prescribed(known, _told(utterance, new))  # the old dose is not of the new medicine
    if new:
        value = fold(known.value)
        at = value.text.index(old)
        return Prescribed(
            known,
            value.cut(0, at).rstrip()
            + _gap(value.text, at)
            + new
            + value.cut(at + len(old), len(value.text)),
        )
    return Prescribed(known, None) if named and _is_over(text, old, language) else None


def _told(utterance: Utterance, new: str) -> str:
    """Return what a message says from the clause with the new medicine to the last one that gives a dose."""
    dose, clauses = _DOSE[utterance.language], utterance.clauses
    first = next(one for one in clauses if fold(new).text in one.text or one is clauses[-1])
    last = next(one for one in reversed(clauses) if dose.search(one.text) or one is first)
    return utterance.folded.cut(min(first.start, last.start), max(first.end, last.end)).strip()


def _gap(text: str, at: int) -> str:
    return " " if at and text[at - 1] == " " else ""


def _medicine_of(known: Known, language: Language) -> str:
    """Return the folded medicine that a memory of the user's tells, "" where it tells none."""
    if known.attribute not in _OF_HEALTH or known.subject != "user":
        return ""
    value = fold(known.value).text
    match = _NAMED[language].search(value) or _TAKEN[language].search(value)
    return _COUNTED.sub("", match["m"]) if match is not None else ""


def _was_said(name: str, utterance: Utterance) -> bool:
    return any(name in fold(turn.content).text for turn in utterance.context[-2:])


def _instead(utterance: Utterance, old: str) -> str:
    """Return the medicine that a message names in the place of an old one, in the user's spelling."""
    language, text = utterance.language, utterance.folded.text
    for match in (*_NEW[language].finditer(text), *_NAMED[language].finditer(text)):
        name = "v" if "v" in match.re.groupindex else "m"
        new = match[name]
        if new != old and old not in new and not _NO_MEDICINE.match(new):
            return utterance.folded.cut(*match.span(name))
    return ""


def _is_over(text: str, old: str, language: Language) -> bool:
    if language == "zh":
        return LazyPattern(r"停了?|不(?:再)?(?:吃|用|打|服)|戒").search(text) is not None
    return (
        LazyPattern(
            r"\b(?:stopped|taken (?:me )?off|took (?:me )?off|came off|come off|no longer|off the|off my|quit|done with|any ?more|ditched)\b"
        ).search(text)
        is not None
    )
