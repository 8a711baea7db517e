"""What a reply makes of something the assistant has just said from memory: another job, a new number.

"您在药店做收银" and "升店长啦": the old words stand in the turn before and on file, the new ones in the message.
"""

import re
from collections.abc import Sequence

from memory.guard.redact import redact_contacts
from memory.judge.people.spoken_of import is_named
from memory.judge.reading.folding import fold
from memory.judge.telling.extract import Finding
from memory.judge.telling.facts import make_fact
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact

_LONGEST = {"zh": 30, "en": 110}  # characters
_WORK = frozenset({"occupation", "employer"})
_MOVED_ON = {
    "zh": LazyPattern(r"早|跳槽|换|升|转|改行|不在|离开|离职|辞|走了|不干|调|现在|如今|提了|当上|评上|退"),
    "en": LazyPattern(
        r"\b(?:left|quit|not there|no longer|switch\w*|moved|now|new job|nah|no|nope|packed|done with|finished|these days|since|promoted|laid off|any ?more)\b"
    ),
}


def other_work(utterance: Utterance, own: Sequence[Fact]) -> list[Fact] | None:
    """Return the facts of a message with its job or employer in the place of the one the assistant named."""
    known = _named(utterance, _WORK)
    new = next((fact for fact in own if fact.attribute in _WORK and fact.op != "delete"), None)
    if known is None or new is None or not _MOVED_ON[utterance.language].search(utterance.folded.text):
        return None
    if fold(known.value).text in fold(new.value).text:
        return None
    update = {"attribute": known.attribute, "op": "update", "replaces": known.value}
    kept = [fact for fact in own if fact.op != "delete" or fact.attribute not in _WORK]
    return [fact.model_copy(update=update) if fact is new else fact for fact in kept]


_NEW_CONTACT = LazyPattern(
    r"(?:号码?|手机|电话|邮箱|微信)[^,]{0,6}(?:换|改|变)|(?:换|改)了?(?:个|新)?(?:手机|电话|号|邮箱|微信)|新(?:的)?(?:手机)?(?:号码?|电话|邮箱|微信)|\bnew (?:phone |mobile |cell |work )?(?:number|e-?mail|address|mobile|cell)\b|"
    r"\b(?:number|e-?mail|mobile)(?:'s| has| is| address)* (?:changed|different now)\b|\b(?:changed|switched|got a new) (?:my )?(?:number|e-?mail|phone|mobile|address)"
)
_MAIL = LazyPattern(r"@|\[(?:email|邮箱)\]")
_PHONE = LazyPattern(r"\d[\d -]{5,}\d|\[(?:phone|电话|手机号?)\]")
_NAMES_KIND = LazyPattern(
    r"手机号?|电话|邮箱|号码?|微信|(?:my )?(?:new )?(?:phone|number|e-?mail|mobile|cell)"
)


def other_contact(utterance: Utterance, own: Sequence[Fact]) -> list[Fact] | None:
    """Return the contact of a message, redacted, in the place of the one of its kind on file, if there is one."""
    if not _NEW_CONTACT.search(utterance.folded.text):
        return None
    clause = next(
        (
            one
            for one in utterance.clauses
            if redact_contacts(_words(utterance, one.start, one.end)) != _words(utterance, one.start, one.end)
        ),
        None,
    )
    if clause is None:
        return None
    value = redact_contacts(_words(utterance, clause.start, clause.end))
    value = value[: value.rindex("]") + 1]  # without "and bin the old one"
    at = utterance.clauses.index(clause)
    if at and not _NAMES_KIND.search(re.sub(r"\[.*?\]", "", value)):
        before = utterance.clauses[at - 1]
        value = f"{_words(utterance, before.start, before.end)}, {value}"
    elif not _NAMES_KIND.search(re.sub(r"\[.*?\]", "", value)) and (
        head := _NAMES_KIND.match(utterance.folded.text)
    ):
        value = f"{head.group()}, {value}"
    kind = _MAIL if _MAIL.search(clause.text) else _PHONE
    old = next(
        (one for one in utterance.on_file() if one.attribute == "contact" and kind.search(one.value)), None
    )
    if old is None and any(fact.attribute == "contact" for fact in own):
        return None
    shell = Finding("contact", 0, 0, "contact", 0, "update" if old else "add", old=old.value if old else None)
    return [
        make_fact(utterance, "contact", value, shell),
        *(f for f in own if f.attribute != "contact" and f.op != "delete"),
    ]


def _words(utterance: Utterance, low: int, high: int) -> str:
    return utterance.folded.cut(low, high)


def _named(utterance: Utterance, kinds: frozenset[str]) -> Known | None:
    """Return what on file of these kinds the assistant has just named, if the message is short enough to answer it."""
    if not utterance.context or utterance.context[-1].role != "assistant":
        return None
    if len(utterance.folded.text) > _LONGEST[utterance.language]:
        return None
    last = fold(utterance.context[-1].content).text
    for known in utterance.on_file():
        if known.attribute in kinds and is_named(known, last):
            return known
    return None
