"""Of whom each part of a message speaks: once somebody is brought in, what follows is about them.

"3床病人，男，62岁，青霉素过敏" says nothing of the user, nor does "new neighbours moved in: Ken, 50, diabetic". It is the
user again at "I", or in a new sentence that says more than a bare predicate. Where a message begins without a subject,
it goes on about whom the turn before was about.
"""

from collections.abc import Callable
from typing import Literal, NamedTuple

from memory.judge.people.thread_words import (
    DONE_TO_ZH,
    NO_SUBJECT_ZH,
    OWN_VERB_EN,
    OWNED_ZH,
    SOMEBODY_DOES_EN,
    SWITCH,
    TURNS_EN,
    WITH_ME_ZH,
)
from memory.judge.reading.clauses import Clause
from memory.judge.reading.lexicon import spell_out
from memory.judge.telling.extract import bare
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern

Who = Literal["user", "relative", "friend", "pet", "other", "open"]
"""`other` is a person or thing that is nothing to the user for long; `open`: nobody is named."""

ELSE = frozenset({"relative", "friend", "pet", "other"})


class Subject(NamedTuple):
    """Of whom a part says that it speaks.

    `firm` where that one stays the subject of what follows; `brings` is the one whom a sentence of the user's brings in
    ("I met a guy") by its character `at`, which is where a name on file ends otherwise; `again` marks a pronoun.
    """

    who: Who
    firm: bool = True
    brings: Who | None = None
    again: bool = False
    at: int = 0


class Part(NamedTuple):
    """A stretch of the folded text, of whom it speaks, and where that one was named.

    `first` is where the part begins that names them, `named` whether this one does; `before` their name where only the
    turn before has it. `brought` is where somebody has been brought in by a sentence of the user's. `firm` as in `Subject`.
    """

    start: int
    end: int
    text: str
    clause: int
    who: Who
    first: int
    named: bool
    firm: bool
    before: str = ""
    brought: int | None = None


class Thread(NamedTuple):
    """Of whom is spoken at some point; `before` their name where only an earlier turn has it, `asked` in answer to a question."""

    who: Who
    first: int
    firm: bool
    before: str = ""
    several: bool = False
    asked: bool = False


Reader = Callable[[str, str, str, bool], Subject]
"""Reads a folded part, its spelling and language; the last says whether somebody else was spoken of before it."""

_COLON = LazyPattern(r"(?<!\d)\s*[:：]\s*(?!//)")
_BARE_NAME = LazyPattern(r"[A-Z][a-z]+(?: [A-Z][a-z]+)?$")
_BARE_KIN_ZH = LazyPattern(spell_out(r"^(?:有[个俩两]?|还有)?(?:一?[个位])?{kin_bare_zh}"))
_OF_THE_ROOM = LazyPattern(
    r"^(?:老[大二三四五六七八幺]|[一二三四五六七八\d]号床|[上下]铺|对床)(?:是|叫|姓|$)"
)
_SEVERAL = LazyPattern(
    r"^(?:(?:and|but|so|also) )*(?:they|their|both)\b|^(?:my|our) (?:[\w'-]+ ){0,2}?(?:parents|folks|kids|children|twins|in-laws|grandparents|boys|girls|\w+(?:er|on|in|nt|le|nd|te|ce|ew)s)\b|^(?:my|our) \w+ and \w+\b"
)
_BARE_TRADE = LazyPattern(spell_out(r"(?:an? )?(?:[a-z-]+ ){0,2}?{job_en}(?: (?:in|from|at|near) [\w' ]+)?"))
_TO_THE_ASSISTANT = LazyPattern(r"(?:and |but |so )?you(?:'ve|'re|'ll)?\b|[你您](?!家|们)")
# What is said of an animal more than of oneself.
_IS_YOUNG = LazyPattern(
    r"(?:今年|已经|才|刚|快|马上)*(?:\d|1\d|[一二两三四五六七八九]|十[一二三四五六七八九]?)(?:岁|个?多?月大)|(?:only |just |about )?(?:\d|1\d) (?:months?|weeks?|years?)\b"
)
EARLIER = -1
"""Where the one spoken of was named, if that was in an earlier turn."""
# What is said of somebody without a verb of the user's: how long it may be to go on behind a full stop.
_TERSE = {"zh": 12, "en": 32}


def told(utterance: Utterance, read: Reader, thread: Thread | None) -> list[Part]:
    """Return the parts of a message in order with of whom each speaks, given of whom was spoken before it."""
    language, parts = utterance.language, list[Part]()
    for index, clause in enumerate(utterance.clauses):
        for start, end in _pieces(clause, utterance):
            text, spelled = utterance.folded.text[start:end], utterance.folded.cut(start, end)
            linked = bool(parts) and not (utterance.clauses[index - 1].strong and parts[-1].clause != index)
            fresh = not linked or clause.switch or SWITCH.match(text) is not None
            subject = read(text, spelled, language, thread is not None)
            if language == "zh" and subject.who == "relative" and _is_another_s(text, thread, linked):
                subject = Subject("other", again=True)
            if language == "zh" and thread is not None and _is_of_the_room(text, thread):
                subject = Subject("friend")
            if subject.who == "other" and linked and parts[-1].who == "user" and _BARE_TRADE.fullmatch(text):
                subject = Subject("open")  # "im shaz, hairdresser in bolton"
            if subject.who == "open" and language == "en" and _is_own_en(text, thread):
                subject = Subject("user")
            if subject.who == "open" and language == "en" and _is_one(index, start, end, utterance):
                subject = Subject("other")
            part = Part(start, end, text, index, subject.who, start, subject.who in ELSE, subject.firm)
            if subject.brings is not None:
                part = part._replace(brought=start + subject.at)
            if subject.again and thread is not None:
                who = thread.who if thread.who != "pet" or language == "en" or "它" in text[:4] else "other"
                part = part._replace(who=who, first=_since(thread, start), named=False, before=thread.before)
            elif (
                subject.who == "open"
                and thread is not None
                and _goes_on(text, thread, language, fresh, bool(parts))
            ):
                part = part._replace(
                    who=thread.who,
                    first=_since(thread, start),
                    named=False,
                    firm=thread.firm,
                    before=thread.before,
                )
            parts.append(part)
            thread = _after(part, subject, thread, fresh)
    return parts


def _pieces(clause: Clause, utterance: Utterance) -> list[tuple[int, int]]:
    start, text = bare(clause, utterance.language)
    cuts = [*_COLON.finditer(text)]
    if utterance.language == "en":
        cuts += TURNS_EN.finditer(text)
    pieces, low = [], 0
    for cut in sorted(cuts, key=lambda one: one.start()):
        if text[low : cut.start()].strip():
            pieces.append((start + low, start + cut.start()))
        low = cut.end()
    return [*pieces, (start + low, clause.end)] if low < len(text) else pieces


def _after(part: Part, subject: Subject, thread: Thread | None, fresh: bool) -> Thread | None:
    """Return of whom the next part may go on to speak."""
    if subject.brings is not None:
        return Thread(subject.brings, part.start, True)
    if part.who in ELSE:
        several = _SEVERAL.match(part.text) is not None or (
            not part.named and thread is not None and thread.several
        )
        return Thread(part.who, part.first, part.firm, part.before, several)
    return None if part.who == "user" or fresh else thread


def _is_own_en(text: str, thread: Thread | None) -> bool:
    """Tell whether an English part without a subject has a verb that only the user, or several others, can go with."""
    return OWN_VERB_EN.match(text) is not None and (thread is None or not thread.several)


def _since(thread: Thread, start: int) -> int:
    return start if thread.first == EARLIER else thread.first


def _goes_on(text: str, thread: Thread, language: str, fresh: bool, within: bool) -> bool:
    """Tell whether a part without a subject speaks of whom the one before it was about."""
    if language == "en" and not (thread.firm or SOMEBODY_DOES_EN.match(text)):
        return False
    if _TO_THE_ASSISTANT.match(text):
        return False
    if not fresh:
        return True
    if thread.asked and not within:
        return SWITCH.match(text) is None
    if (
        SWITCH.match(text)
        or not thread.firm
        or (not within and thread.who in ("pet", "friend") and not _IS_YOUNG.match(text))
        or (not within and language == "zh" and not NO_SUBJECT_ZH.match(text))
    ):
        return False
    return len(text) <= _TERSE["zh" if language == "zh" else "en"]


def _is_another_s(text: str, thread: Thread | None, linked: bool) -> bool:
    """Tell whether a relative named without "my" is one of the stranger just spoken of."""
    return (
        linked
        and thread is not None
        and thread.who == "other"
        and thread.firm
        and _BARE_KIN_ZH.match(text) is not None
    )


def _is_of_the_room(text: str, thread: Thread) -> bool:
    """Tell whether one of those who share a room is named by his place among them: "老三叫…"."""
    return thread.who in ("friend", "other") and _OF_THE_ROOM.match(text) is not None


def _is_one(index: int, start: int, end: int, utterance: Utterance) -> bool:
    """Tell whether a bare name is followed by what he or she does: "Ken, 50, lives alone"."""
    if not _BARE_NAME.match(utterance.folded.cut(start, end)):
        return False
    for one, after in zip(utterance.clauses[index:], utterance.clauses[index + 1 : index + 6], strict=False):
        if one.strong:
            return False
        if SOMEBODY_DOES_EN.match(after.text):
            return True
    return False


def is_own_zh(text: str) -> bool:
    """Tell whether a folded Chinese part says "I" as the one who does something, not "gives me" or "is my …"."""
    at = -1
    for sign in "我俺咱":
        at = text.find(sign)
        while at >= 0:
            done_to = DONE_TO_ZH.search(text[:at]) is not None or (
                at > 0 and WITH_ME_ZH.match(text, at - 1) is not None
            )
            if not (done_to or (at and OWNED_ZH.match(text[at + 1 :]))):
                return True
            at = text.find(sign, at + 1)
    return "本人" in text
