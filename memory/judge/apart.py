"""One record a statement about relatives, friends and pets, and the changes that a message brings to them.

`told_apart` goes over what any layer found. `kin_changed` finds what only makes sense with what is on file:
"she isn't allergic any more", "Mia is six now", "he quit football".
"""

import re
from collections.abc import Iterator, Sequence

from memory.judge.aspect_words import SINGLE
from memory.judge.beside import BEINGS, changed, on_file_of, over
from memory.judge.extract import bare
from memory.judge.facts import distinct
from memory.judge.folding import fold
from memory.judge.statements import Statement, statements
from memory.judge.utterance import Utterance
from memory.judge.ways_to_end import is_parting
from memory.lazy_pattern import LazyPattern
from memory.records import Decision, Fact, Language

_PRONOUN = {
    "zh": LazyPattern(r"^(?:不过|但是?|其实|对了|现在|哦|嗯|那个|,)*(?P<p>[他她它])(?!们|家|的|俩|说|让|问)"),
    "en": LazyPattern(
        r"^(?:(?:and|but|so|oh|well|actually|yes|no|yeah|by the way|also),? )*(?P<p>he|she|it|they)(?P<is>'s|'re)?(?= )"
    ),
}
_MALE = LazyPattern(r"dad|father|brother|son\b|husband|uncle|nephew|boy|grand(?:pa|dad)|爸|父|哥|弟|儿子|老公|丈夫|爷|叔|舅|公|侄子")
_FEMALE = LazyPattern(
    r"mum|mom|mother|sister|daughter|wife|aunt|niece|girl|gran(?:ny|dma)?\b|妈|母|姐|妹|女|老婆|妻|媳|奶|婆|姨|姑|婶|太太"
)
# The message may speak of a change in somebody's life, or say what they are now.
_HINT = {
    "zh": LazyPattern(r"了|不再|现在|搬|换|戒|退|辞|毕业|改|叫|岁|在|当|做|是"),
    "en": LazyPattern(
        r"\b(?:any ?more|any longer|no longer|now|quit|stopped|gave|given|moved|retired|left|turned|dropped|used to|outgr\w+|grew|lives?|works?|is|'s|isn't|are|these days|resigned|lost|fired|laid)\b|'s\b"
    ),
}
_GONE = LazyPattern(
    r"走了|去世|过世|死了|没了|离世|病逝|安乐|[喵汪]星|彩虹桥|送人|送走|送给|领养走|跑丢|走丢|飞走|不在了|[断掰散吹]了"
    r"|\b(?:died|dead|passed|put (?:him|her|it|them) (?:down|to sleep)|lost (?:him|her|it)|re-?homed|gave (?:her|him|it|them) (?:away|up)|ran (?:off|away)|flew|no longer with us|broke up|split)\b"
)
_UNSURE = LazyPattern(
    r"\b(?:if|when|wish(?:es)?|hopes?|hoping|maybe|perhaps|might|may|could|would|should|thinks?|thinking|imagine|pretend|wants?|planning|considering|about to|tonight|today|yesterday)\b"
    r"|如果|要是|假如|希望|可能|也许|打算|想|考虑|差点|快要|今天|今晚|昨天|明天|以为|吗|呢$"
)
_BY_NAME = re.compile(r"^(?P<n>[A-Z][\w-]{1,14})(?='s\b| )|^(?P<z>[\u3400-\u9fff]{2,3}?)(?=现在|已经|不|戒|今年|搬|上|在|对|\d|[一二三四五六七八九十]+岁)")


def told_apart(decision: Decision, utterance: Utterance) -> Decision:
    """Return a decision with one fact a statement about somebody close, each in the place of what it changes."""
    if decision.verdict != "LONG" or not any(_is_of_being(fact) for fact in decision.facts):
        return decision
    facts = tuple(part for fact in decision.facts for part in _parts(fact, utterance))
    return decision.model_copy(update={"facts": distinct(facts)}) if facts else decision


def _is_of_being(fact: Fact) -> bool:
    return fact.attribute in BEINGS and (fact.attribute == "pet" or fact.subject != "user")


def _parts(fact: Fact, utterance: Utterance) -> Iterator[Fact]:
    if not _is_of_being(fact):
        yield fact
        return
    said = statements(fact.value)
    if fact.op == "delete":
        yield fact
        yield from _with_all_of(fact, said, utterance)
    elif fact.op == "update" or not said:
        yield fact
    else:
        for one in said:
            whole = fact if len(said) == 1 else _as(fact, one, utterance)
            yield from changed(one, fact.attribute, utterance) or [whole]


def _as(fact: Fact, one: Statement, utterance: Utterance) -> Fact:
    from memory.judge.beside import fact_about
    from memory.judge.utterance import Known

    made = fact_about(utterance, Known(fact.attribute, "", subject=fact.subject), one.value)
    return made.model_copy(update={"confidence": fact.confidence})


def _with_all_of(fact: Fact, said: Sequence[Statement], utterance: Utterance) -> Iterator[Fact]:
    """Yield the end of all else that is on file about one who died, left or was parted from."""
    text = utterance.folded.text
    if not said or not (_GONE.search(text) or is_parting(text)):
        return
    for each in on_file_of(said[0], utterance):
        if each.known.value != fact.value:
            yield fact.model_copy(update={"value": each.known.value, "attribute": each.known.attribute})


def kin_changed(utterance: Utterance, usable: Sequence[bool]) -> tuple[list[Fact], list[int]] | None:
    """Return what a message ends or replaces of somebody on file, and the clauses that say so; else None."""
    language, text = utterance.language, utterance.folded.text
    if not any(usable) or not _HINT[language].search(text):
        return None
    found: list[Fact] = []
    told: list[int] = []
    for index, clause in enumerate(utterance.clauses):
        if not usable[index] or "?" in clause.mark or _UNSURE.search(clause.text):
            continue
        one = _about_somebody(utterance, index)
        for said in statements(one) if one else ():
            facts = changed(said, "family", utterance) if over(said) is not None or said.aspects & SINGLE else None
            if facts:
                found += facts
                told.append(index)
    return (found, told) if found else None


def _about_somebody(utterance: Utterance, index: int) -> str:
    """Return a clause as a sentence that names whom it is about; "" where it is about nobody on file."""
    language = utterance.language
    clause = utterance.clauses[index]
    start, text = bare(clause, language)
    spelled = utterance.folded.cut(start, clause.end)
    if statements(spelled):
        return spelled
    pronoun = _PRONOUN[language].match(text)
    if pronoun is not None:
        who = _spoken_of(utterance, index, pronoun["p"])
        rest = utterance.folded.cut(start + pronoun.end(), clause.end)
        if not who:
            return ""
        if language == "zh":
            return f"{who}{rest}"
        return f"{who}{' are' if pronoun['is'] == chr(39) + 're' else ' is' if pronoun['is'] else ''}{rest}"
    name = _BY_NAME.match(spelled)
    if name is None:
        return ""
    who = _bearer_of(fold(name.group()).text, utterance)
    rest = spelled[name.end() :]
    return f"{who}{rest}" if who else ""


def _bearer_of(name: str, utterance: Utterance) -> str:
    for known in utterance.on_file():
        if known.attribute in BEINGS and name in fold(known.value).text:
            for said in statements(known.value):
                if said.called == name:
                    return _subject(said)
    return ""


def _subject(said: Statement) -> str:
    spelled = said.name or _called(said)
    return f"{said.who}{spelled}" if said.language == "zh" else f"{said.who} {spelled}".strip()


def _called(said: Statement) -> str:
    at = fold(said.value).text.rfind(said.called)
    return said.value[at : at + len(said.called)] if said.called and at >= 0 else ""


def _spoken_of(utterance: Utterance, index: int, pronoun: str) -> str:
    """Return whom a pronoun means: the last one named before in the message, else in the last turns."""
    before = [utterance.folded.cut(one.start, one.end) for one in reversed(utterance.clauses[:index])]
    turns = [turn.content for turn in reversed(utterance.context[-3:])]
    for text in (*before, *turns):
        found = [one for part in _clauses(text, utterance.language) for one in statements(part)]
        fitting = [one for one in found if _fits(pronoun, one.who)]
        if fitting:
            last = fitting[-1]
            return last.who if last.language == "zh" else f"{last.who} {last.name}".strip()
    return ""


_YOURS = (re.compile(r"\b([Yy])our\b"), re.compile(r"[你您](?=的|家|们)?"))


def _clauses(text: str, language: Language) -> list[str]:
    said = _YOURS[1].sub("我", text) if language == "zh" else _YOURS[0].sub("my", text)
    return [part.strip() for part in re.split(r"[.!?。！？\n;；]+\s*", said[:600]) if part.strip()]


def _fits(pronoun: str, who: str) -> bool:
    text = fold(who).text
    if pronoun in ("he", "他"):
        return _FEMALE.search(text) is None or _MALE.search(text) is not None
    if pronoun in ("she", "她"):
        return _MALE.search(text) is None or _FEMALE.search(text) is not None
    return True
