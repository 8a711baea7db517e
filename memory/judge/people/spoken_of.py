"""Whom a clause is about that does not say whose relative it means: "she isn't allergic now", "Mia is six"."""

import re
from collections.abc import Sequence

from memory.judge.people.child_brought import child_brought, fits
from memory.judge.people.statements import Statement, statements
from memory.judge.reading.folding import fold
from memory.judge.reading.lexicon import SURNAMES_ZH, spell_out
from memory.judge.reading.questions import in_first_person, last_question
from memory.judge.telling.extract import bare
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Language

BEINGS = frozenset({"family", "pet", "other"})
_PRONOUN = {
    "zh": LazyPattern(
        r"^(?:不过|但是?|其实|对了|现在|哦|嗯|那个|,)*(?P<p>[他她它])(?!们|家|俩|说|让|问|的(?!名字|大名|小名|生日))"
    ),
    "en": LazyPattern(
        r"^(?:(?:and|but|so|oh|well|actually|yes|no|yeah|by the way|also),? )*(?P<p>he|she|it|they|his|her|its)(?P<is>'s|'re)?(?= )"
    ),
}
_POSSESSED = LazyPattern(r"(?:his|her|its) (?:name|birthday|bday|age|job|school)(?:'s| is)\b")
_TELLS_NAME = LazyPattern(r".{0,12}?(?:(?:his|her|its) name|名字|叫)|.{0,6}\b(?:called|named)\b")
# Whom a question to the user is about, that begins with none of these: "How old is Rex?", "Does your son eat nuts?".
_ASKED_ABOUT = {
    "en": LazyPattern(
        spell_out(r"(?<!^)\b(?P<who>my {kin_en}(?: [A-Z][a-z]+)?|(?<=\s)(?!I\b)[A-Z][a-z]+)\b")
    ),
    "zh": LazyPattern(spell_out(r"(?P<who>我(?:家)?(?:的)?{kin_zh})")),
}
_BY_NAME = re.compile(r"^(?P<n>[A-Za-z][\w-]{1,14})(?='s\b| )")


def sentence_about(utterance: Utterance, index: int, before: str = "") -> str:
    """Return a clause as a sentence that names the relative, friend or pet it is about, "" where it is about none.

    `before` is whom the clause before it in the same sentence is about, for Chinese goes on without naming them.
    """
    language, clause = utterance.language, utterance.clauses[index]
    start, text = bare(clause, language)
    spelled = utterance.folded.cut(start, clause.end)
    if statements(spelled):
        return spelled
    pronoun = _PRONOUN[language].match(text)
    if pronoun is not None:
        possessed = language == "en" and pronoun["p"] in ("his", "her", "its")
        if possessed and not _POSSESSED.match(text, pronoun.start("p")):
            return ""
        who = _meant(utterance, index, pronoun["p"], named=not _TELLS_NAME.match(text))
        rest = utterance.folded.cut(start + pronoun.end(), clause.end)
        return _joined(who, rest, "'s" if possessed else pronoun["is"] if language == "en" else "", language)
    name = _name_at_head(text, spelled, utterance)
    who = _bearer_of(name, utterance) if name else ""
    if who:
        return _joined(who, spelled[len(name) :].lstrip(), "", language)
    linked = index > 0 and not utterance.clauses[index - 1].strong
    own = re.search(r"[我俺咱你您]|^(?:以后|下次)?(?:别|不要|请|帮|给|记得|记住|麻烦)", text)
    return f"{before}{spelled}" if before and linked and language == "zh" and not own else ""


def in_full(value: str, utterance: Utterance) -> str:
    """Return a value that begins with a pronoun with the one it means in its place, else as it is."""
    folded, language = fold(value), utterance.language
    pronoun = _PRONOUN[language].match(folded.text)
    by_name = language == "en" and pronoun is None and not statements(value)
    name = _name_at_head(folded.text, value, utterance) if by_name else ""
    who = _bearer_of(name, utterance) if name else ""
    if who:
        return _joined(who, value[len(name) :].lstrip(), "", language)
    if pronoun is None or pronoun["p"] in ("his", "her", "its"):
        return value
    at = utterance.folded.text.find(folded.text)
    index = sum(clause.end <= at for clause in utterance.clauses) if at >= 0 else 0
    who = _meant(utterance, index, pronoun["p"])
    rest = folded.cut(pronoun.end(), len(folded.text)).lstrip()
    return _joined(who, rest, pronoun["is"] if language == "en" else "", language) or value


def _joined(who: str, rest: str, helper: str | None, language: Language) -> str:
    if not who:
        return ""
    if language == "zh" or rest.startswith(("'", "’")):
        return f"{who}{rest.strip()}"
    verb = {
        "'s": "'s" if re.match(r"\s*(?:name|birthday|bday|age|job|school)", rest) else " is",
        "'re": " are",
    }
    return f"{who}{verb.get(helper or '', '')} {rest.strip()}"


def _name_at_head(text: str, spelled: str, utterance: Utterance) -> str:
    """Return the folded name with which a clause begins: in Chinese one that is on file, since no space ends it."""
    if utterance.language == "zh":
        return next((one for one in names_on_file(utterance) if text.startswith(one)), "")
    match = _BY_NAME.match(spelled)
    return fold(match.group()).text if match is not None else ""


def names_on_file(utterance: Utterance) -> frozenset[str]:
    """Return the folded names of relatives, friends and pets on file."""
    if "names on file" not in utterance.found:
        known = (one.value for one in utterance.on_file() if one.attribute in BEINGS)
        named = {said.called for value in known for said in statements(value)}
        named |= {name[1:] for name in named if _has_surname(name)}
        utterance.found["names on file"] = frozenset(name for name in named if len(name) > 1)
    found: frozenset[str] = utterance.found["names on file"]
    return found


def _has_surname(name: str) -> bool:
    """Tell whether a Chinese name has a surname, without which its bearer is called too: "何小宝", "小宝"."""
    return len(name) == 3 and name[0] in SURNAMES_ZH


def _bearer_of(name: str, utterance: Utterance) -> str:
    for known in utterance.on_file():
        if known.attribute in BEINGS and name in fold(known.value).text:
            for said in statements(known.value):
                if said.called == name or (_has_surname(said.called) and said.called[1:] == name):
                    return subject_of(said)
    return ""


def spelled_name(said: Statement) -> str:
    """Return the name that a statement tells as it is spelled, "" where it tells none."""
    at = fold(said.value).text.rfind(said.called) if said.called else -1
    return said.value[at : at + len(said.called)] if at >= 0 else ""


def subject_of(said: Statement) -> str:
    """Return whom a statement is about, with the name that it tells beside them."""
    spelled = said.name or spelled_name(said)
    return f"{said.who}{spelled}" if said.language == "zh" else f"{said.who} {spelled}".strip()


def _meant(utterance: Utterance, index: int, pronoun: str, *, named: bool = True) -> str:
    """Return whom a pronoun means: the last one named before in the message, else in the last turns."""
    for at in range(index - 1, -1, -1):
        child = child_in(utterance, at)
        if child and fits(pronoun, child):
            return child
        clause = utterance.clauses[at]
        found = statements(utterance.folded.cut(clause.start, clause.end))
        found = found or statements(sentence_about(utterance, at))  # "Callum quit, he's …"
        fitting = [one for one in found if fits(pronoun, one.who)]
        if fitting:
            return _named(fitting[-1], named)
    asked = _asked_about(utterance)
    if asked and fits(pronoun, asked):
        return asked
    for text in (turn.content for turn in reversed(utterance.context[-3:])):
        told = [one for part in _sentences(text, utterance.language) for one in statements(part)]
        fitting = [one for one in told if fits(pronoun, one.who)]
        if fitting:
            return _named(fitting[-1], named)
    return ""


def _asked_about(utterance: Utterance) -> str:
    """Return whom close to the user the question is about that the assistant has just asked, "" for nobody else."""
    if not utterance.context or utterance.context[-1].role != "assistant":
        return ""
    question = last_question(utterance.context[-1].content).strip()
    if not question.endswith(("?", "？")):
        return ""
    language: Language = "en" if question.isascii() else "zh"
    found = _ASKED_ABOUT[language].search(in_first_person(question, language))
    return found["who"] if found is not None else ""


def _named(said: Statement, named: bool) -> str:
    return said.who if said.language == "zh" or not named else f"{said.who} {said.name}".strip()


def child_in(utterance: Utterance, index: int) -> str:
    """Return the words for the child that a clause brings in ("my son Leo", "my sister's son Leo"), "" for none."""
    clause, language = utterance.clauses[index], utterance.language
    folded = fold(utterance.folded.cut(clause.start, clause.end))
    child = child_brought(folded, language)
    if child is None or child.is_own:
        return child.called("", language) if child is not None else ""
    said = statements(folded.original)
    owner = said[-1].who if said else _meant(utterance, index, child.owner, named=False)
    return child.called(owner, language) if owner else ""


def spoken_of_last(utterance: Utterance, index: int, said: Sequence[Statement]) -> str:
    """Return whom a clause that states something leaves as the one spoken of: the child it brings in, or its subject."""
    return child_in(utterance, index) or (subject_of(said[-1]) if said else "")


def _sentences(text: str, language: Language) -> list[str]:
    said = in_first_person(text[:600], language)
    return [part.strip() for part in re.split(r"[.!?。！？\n;；]+\s*", said) if part.strip()]


def is_named(known: Known, text: str) -> bool:
    """Tell whether a folded turn, of the user or to the user, says what is on file.

    Of somebody close it may say more at once: "my wife is called Jo, she's a nurse".
    """
    value = fold(known.value).text.strip()
    if len(value) < 2 or value in text or known.attribute not in BEINGS:
        return len(value) > 1 and value in text
    said = statements(known.value)
    if len(said) != 1 or (fold(said[0].who).text.split() or [""])[-1].lstrip("我") not in text:
        return False
    predicate = re.sub(r"^(?:is|are|'s) ", "", said[0].predicate)
    return len(predicate) > 1 and predicate in text
