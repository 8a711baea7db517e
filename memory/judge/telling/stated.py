"""All that a message states by itself: endings, dated commitments, contacts and the rows, in order."""

from memory.guard.redact import redact_contacts
from memory.judge.changing.endings import find_endings
from memory.judge.people.roll_call import one_each
from memory.judge.reading.blocking import Marks
from memory.judge.reading.clauses import Clause
from memory.judge.telling.addresses import clauses_of, town_of_address
from memory.judge.telling.events import find_event, hints, short_span
from memory.judge.telling.extract import Finding, bare, find
from memory.judge.telling.facts import fact_of
from memory.judge.telling.small_letters import introduced_in_small_letters
from memory.judge.telling.stances import stances
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.long_term.time_phrases import TimeSpan
from memory.records import Fact
from memory.vocabulary import ATTRIBUTES

_CONTACT = LazyPattern(r"@|\d[\d -]{5,}\d")


_OWN_CONTACT = LazyPattern(
    r"我|俺|^(?:邮箱|电话|手机|微信|号码|座机|工作)|\b(?:my|our|me)\b|^(?:e-?mail|phone|cell|mobile|"
    r"number)"
)


# Somebody whose number it is, as long as the clause doesn't say "my".
_ANOTHERS = LazyPattern(
    r"(?:班主任|老师|医生|大夫|师傅|房东|中介|客服|快递员?|物业|同事|领导|保姆|阿姨|司机|教练|经理|邻居|导师|辅导员|律师|客户|护工|校长|店主)[^,，。我]{0,6}$|\b(?:teacher|doctor|landlord|landlady|plumber|lawyer|coach|boss|manager|"
    r"neighbou?r|vet|dentist|nurse|tutor|agent|nanny|babysitter)\b(?:'s| is)?[^.!?]{0,24}$"
)


# Words with which a single-valued fact is a change of what was known, not the first time it is told.
_CHANGE = {
    "zh": LazyPattern(
        r"[打写叫说记搞弄听]错|不对|更正|纠正|改名|搬(?!运)|换[了公工]|改成|[调转]到|跳槽|如今|早就?不|"
        r"口误"
    ),
    "en": LazyPattern(
        r"\b(?:you keep|wrong|misspel\w+|actually,? i|sorry,? |correction|i meant|moved|switched|"
        r"changed|no longer|any ?more|typo|not \w+,? (?:it'?s|but)|as of (?:last|this))\b"
    ),
}
# Who has moved has another home or employer, but the name and age that he tells beside it are new.
_MOVES = {"zh": LazyPattern(r"^(?:搬|[调转]到|跳槽|换[了公工])"), "en": LazyPattern(r"^moved")}
_MOVED = frozenset({"location", "employer", "occupation"})


Dated = tuple[Finding, TimeSpan | None]


def stated_facts(utterance: Utterance, marks: Marks) -> list[Fact]:
    """Return the facts that a message states by itself, in its order."""
    if "stated" not in utterance.found:
        facts = (fact_of(utterance, one, when) for one, when in _findings(utterance, marks))
        told = one_each(utterance, marks.usable, [fact for fact in facts if fact is not None])
        utterance.found["stated"] = [_changed(fact, utterance) for fact in told]
    return list(utterance.found["stated"])


def _findings(utterance: Utterance, marks: Marks) -> list[Dated]:
    """Return all findings in order. What one kind has taken, the next does not see."""
    usable = list(marks.usable)
    found: list[Dated] = []
    for over in find_endings(utterance.clauses, usable, utterance.language):
        found.append((over, None))
        usable[over.clause] = False
    for one in introduced_in_small_letters(utterance):
        if usable[one.clause]:
            found.append((one, None))
    for one, _ in found:
        usable[one.clause] = False
    town = town_of_address(utterance.folded, utterance.clauses, utterance.language)
    if town is not None and usable[town.clause]:
        found.append((town, None))
        for index in clauses_of(utterance.folded, utterance.clauses, utterance.language):
            usable[index] = False
    events = _events(utterance, usable)
    for event, when in events:
        if short_span(when):
            _take(utterance, usable, event)
    for contact in _contacts(utterance, usable, marks.remember):
        found.append((contact, None))
        _take(utterance, usable, contact)
    for stance in stances(utterance.clauses, usable, utterance.language):
        found.append((stance, None))
        usable[stance.clause] = usable[stance.clause - 1] = False
    plain = find(utterance.folded, utterance.clauses, usable, utterance.language)
    taken = {one.clause for one in plain}
    found.extend((one, None) for one in plain)
    found.extend((event, when) for event, when in events if short_span(when) or event.clause not in taken)
    return sorted(found, key=lambda pair: pair[0].start)


def _events(utterance: Utterance, usable: list[bool]) -> list[tuple[Finding, TimeSpan]]:
    if not hints(utterance.folded.text, utterance.language):
        return []
    events = (find_event(utterance, index) for index, ok in enumerate(usable) if ok)
    return [event for event in events if event is not None]


def _contacts(utterance: Utterance, usable: list[bool], remember: list[bool]) -> list[Finding]:
    found: list[Finding] = []
    for index, clause in enumerate(utterance.clauses):
        if not usable[index] or not _holds_contact(utterance, clause, remember):
            continue
        alone = not _CONTACT.sub("", clause.text).strip()
        first = index - 1 if alone and index and usable[index - 1] else index
        start, _ = bare(utterance.clauses[first], utterance.language)
        found.append(Finding("contact", start, clause.end, "contact", index))
    return found


def _take(utterance: Utterance, usable: list[bool], finding: Finding) -> None:
    for index, clause in enumerate(utterance.clauses):
        if finding.start < clause.end and clause.start < finding.end:
            usable[index] = False


def _holds_contact(utterance: Utterance, clause: Clause, remember: list[bool]) -> bool:
    """Say whether a clause gives a number or address of the user's own, or one to be remembered."""
    if not _CONTACT.search(clause.text) or not (any(remember) or _OWN_CONTACT.search(clause.text)):
        return False
    if not any(remember) and "我" not in clause.text and _of_another(utterance, clause):
        return False
    words = utterance.folded.cut(clause.start, clause.end)
    return redact_contacts(words) != words


def _of_another(utterance: Utterance, clause: Clause) -> bool:
    """Tell whether the clause before it in the sentence names a teacher, a landlord or the like as whose number it is."""
    before = next((one for one in reversed(utterance.clauses) if one.end <= clause.start), None)
    return before is not None and not before.strong and _ANOTHERS.search(before.text) is not None


def _changed(fact: Fact, utterance: Utterance) -> Fact:
    """Return the fact as an update where it has one value at a time and the message speaks of a change."""
    if fact.op != "add" or not ATTRIBUTES[fact.attribute].single:
        return fact
    words = [match.group() for match in _CHANGE[utterance.language].finditer(utterance.folded.text)]
    if fact.attribute not in _MOVED:
        words = [word for word in words if _MOVES[utterance.language].match(word) is None]
    return fact.model_copy(update={"op": "update"}) if words else fact
