"""Of whom a message speaks that goes on about somebody, or answers a question about one: the turns before it say.

"Where does she live now?" is answered by "in Hull": not the user lives there, but the sister told of before.
"""

from collections.abc import Sequence

from memory.judge.people.thread_words import PET_NAME
from memory.judge.people.threads import EARLIER, ELSE, Part, Reader, Thread, Who, told
from memory.judge.reading.folding import Folded, fold
from memory.judge.reading.lexicon import spell_out
from memory.judge.reading.questions import in_first_person, is_question, last_question
from memory.judge.utterance import Utterance
from memory.language import detect_language
from memory.lazy_pattern import LazyPattern
from memory.records import Turn

# Who asks does not go on about anybody.
_ASKS = LazyPattern(r"[?？]")
# In English whom a question is about stands behind its verb: "How old is Rex?"; "you" is the user.
_BEING_EN = LazyPattern(r"^(?!.*\byou\b).*?(?P<who>\bmy (?=\w)|(?<=\s)[A-Z][a-z]+)")
_KIN_WORDS = LazyPattern(
    spell_out(
        r"^(?:(?:我|俺|咱)(?:们)?(?:家)?的?)?(?:有[个位]|还有[个位])?{kin_zh}|^(?:my|our) (?:[\w'-]+ ){0,2}?{kin_en}\b"
    )
)
_FRIEND_WORDS = LazyPattern(
    spell_out(r"^(?:我|俺|咱)(?:们)?的?{friend_zh}|^(?:my|our) (?:[\w'-]+ ){0,2}?{friend_en}\b")
)
# Nobody but the one told of before is meant: "and where does she live?", "她多大了？".
_ABOUT_ONE = {
    "en": LazyPattern(r"^(?!.*\b(?:you|i|my)\b).*\b(?:he|she)\b"),
    "zh": LazyPattern(r"^(?!.*[我你您]).*[他她](?!们)"),
}
_TURNS_BACK = 3
_CLOSE = frozenset({"relative", "friend", "pet"})


def spoken_of(utterance: Utterance, read: Reader) -> list[Part]:
    """Return the parts of a message in order with of whom each speaks."""
    return told(utterance, read, _before(utterance, read))


def _before(utterance: Utterance, read: Reader) -> Thread | None:
    """Return of whom the last message of the user spoke to its end, unless something was asked since.

    A question about somebody close is answered about them: "Does Rex bark?" by "no, eleven and half blind".
    """
    asked = _asked_about(utterance, read)
    if asked is not None:
        return asked
    said = next(
        (i for i in range(len(utterance.context) - 1, -1, -1) if utterance.context[i].role == "user"), None
    )
    if said is None or any(_ASKS.search(turn.content) for turn in utterance.context[said:]):
        return None
    if is_question(utterance.context[said].content):
        return None  # "我对象现在在哪", answered from memory: what comes next is another matter
    earlier = Utterance.of(utterance.context[said].content, now=utterance.now, language=utterance.language)
    parts = told(earlier, read, None)
    if not parts or parts[-1].who not in ELSE or not parts[-1].firm:
        return None
    if len({part.first for part in parts if part.who in ELSE}) > 1 or any(
        part.who == "user" for part in parts
    ):
        return None  # "my son is in Canada, my daughter in York": who comes next is anybody, most likely the user
    at = parts[-1].first
    return Thread(parts[-1].who, EARLIER, True, _called(parts[-1].who, earlier.folded, at))


def _asked_about(utterance: Utterance, read: Reader) -> Thread | None:
    """Return whom close to the user the assistant has just asked about, None where it asks about nobody else."""
    if not utterance.context or utterance.context[-1].role != "assistant":
        return None
    asked = last_question(utterance.context[-1].content).strip()
    if not _ASKS.search(asked):
        return None
    language = detect_language(asked, default=utterance.language)
    if _ABOUT_ONE[language].search(asked.lower()):
        return _last_told_of(utterance.context, utterance, read)
    question = in_first_person(asked, language)
    named = _BEING_EN.search(question) if language == "en" else None
    if language == "en" and named is None:
        return None
    folded = fold(question[named.start("who") :] if named is not None else question)
    subject = read(folded.text, folded.original, language, False)
    if subject.who not in _CLOSE:
        return None
    called = _called(subject.who, folded, 0) or folded.cut(0, subject.at)
    return Thread(subject.who, EARLIER, True, called, asked=True)


def _last_told_of(turns: Sequence[Turn], utterance: Utterance, read: Reader) -> Thread | None:
    """Return whom close to the user one of his last messages has told of."""
    said = [turn.content for turn in turns if turn.role == "user"][-_TURNS_BACK:]
    for text in reversed(said):
        earlier = Utterance.of(text, now=utterance.now)
        part = next((one for one in reversed(told(earlier, read, None)) if one.who in _CLOSE), None)
        if part is not None:
            called = _called(part.who, earlier.folded, part.first)
            return Thread(part.who, EARLIER, True, called, asked=True)
    return None


def _called(who: Who, said: Folded, at: int) -> str:
    """Return the words with which a message calls somebody close, "" where it says none."""
    if who == "pet":
        name = PET_NAME.search(said.cut(at, len(said.text)))
        return name.group(name.lastgroup or 0) if name is not None else ""
    words = (_KIN_WORDS if who == "relative" else _FRIEND_WORDS).match(said.text[at:])
    return said.cut(at, at + words.end()) if words is not None else ""
