"""What a decision does to what is on file, held against what the message makes out of date.

Rules see a change by its words: "moved to", "no longer". Here the sentences on file are looked at one by one: what is
likely over ends, though no word names it, and what surely stands is not ended or replaced by a slip of a row.
"""

from collections.abc import Sequence
from typing import NamedTuple

from memory.judge.changing.forget_words import thing_to_forget
from memory.judge.changing.longer_names import is_another_kind
from memory.judge.reading.folding import fold
from memory.judge.reading.whose import beings_in
from memory.judge.small_model.features import EncodesQueries
from memory.judge.small_model.mentions import mention
from memory.judge.small_model.outdated import Outdated
from memory.judge.small_model.pair_traits import near_at_hand
from memory.judge.small_model.second_look import SecondLook
from memory.judge.small_model.verbatim import MOST
from memory.judge.telling.facts import GUESSED, make_fact
from memory.judge.telling.phrasing import phrase
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.long_term.tokens import tokenize
from memory.records import Decision, Fact
from memory.vocabulary import ATTRIBUTES, PROFILE, neighbours

_REASON = {"zh": "说的事让之前记下的不再成立", "en": "what is said makes something on file out of date"}
# Of held-out endings in talks four in five were right from this chance on; where nothing else in a message lasts,
# the chance must be higher, since then the whole message was taken for passing.
_OVER, _OVER_ALONE = 0.5, 0.6
# Of the changes in 16 held-out talks with a lower chance nine in ten were wrong.
_STANDS = 0.08
# More is asked where a row has seen what changes, where somebody else is named, of who the user is, and most of a
# cabinet with next to nothing in it: what is said is seldom about the one thing there. Some things never end.
_OVER_PLAINLY, _OVER_SURELY, _FEW = 0.8, 0.95, 4
# Where the message names all of a sentence on file, 27 of 32 that had this chance were over in held-out talks, and 284 of
# 293 in cabinets, however little is on file.
_OVER_NAMED, _ALL_OF_IT = 0.6, 0.7
_FOR_LIFE = frozenset({"name", "birthday", "gender", "hometown"})
_ONLY_WISHED = LazyPattern(
    r"希望|但愿|[想怕]|如果|要是|假如|万一|可能|也许|说不定|考虑|打算|会不会|"
    r"\b(?:hop(?:e|ing)|wish|want|might|may|maybe|perhaps|if|could|should|would|afraid|worried|thinking (?:of|about)|considering)\b"
)
# What is passing with this confidence ends nothing: looking through the cabinet takes longer than the judge.
_PASSES = 0.97
_TELLS_NAME = LazyPattern(r"叫(?!外卖|车|我|人|醒|停)|名字|\b(?:called|named|name(?:'s| is))\b")
_EXPECTS = LazyPattern(r"怀孕|怀上|有喜|预产|\b(?:pregnant|expecting|due in)\b")
_BORN = LazyPattern(
    r"生[了下完产]|流产|没保住|小产|卸货|出生|\b(?:born|birth|had (?:the|her|our|a) (?:baby|girl|boy)|miscarr\w+|lost the baby|delivered)\b"
)
# "It's off", said of what the assistant has just named.
_REFERS = LazyPattern(
    r"\b(?:it|that|this|they|those)(?:'s|'re| is| was| are| were| got| has| had| won'?t| isn'?t| fell| didn'?t)\b|^(?:那|这|它)|取消|不[去办开搞考了]|黄了|改期|延期|推迟|泡汤|\b(?:call(?:ed)? off|cancell?ed|off now|postponed|not going|not happening|no longer)\b"
)
_SAYS_MUCH = LazyPattern(r"[a-z]{4}|\d|[\u3400-\u9fff]{2}")
# What one quits, drops or is done with.
_DOINGS = frozenset(
    {"habit", "occupation", "employer", "goal", "project", "skill", "like", "diet", "possession"}
)
# How to be called comes beside the name.
_BESIDE = frozenset({"name"})


class _Entry(NamedTuple):
    """A sentence on file, and how likely the message makes it untrue."""

    known: Known
    chance: float

    @property
    def stands(self) -> bool:
        return self.chance < _STANDS


class KeepsUp:
    """Let a message end what it makes out of date, and nothing else. Writes nothing."""

    def __init__(self, encoder: EncodesQueries, second_look: SecondLook) -> None:
        """Take the encoder that the weights were made with, and who puts what is doubted in the user's own words."""
        self._outdated = Outdated(encoder)
        self._second_look = second_look

    def checked(self, decision: Decision, utterance: Utterance) -> Decision:
        """Return a decision that ends what is over, and leaves alone what stands."""
        if decision.refused or not utterance.clauses or decision.layer == "llm":
            return decision
        if thing_to_forget(utterance.text):
            return decision  # what shall be forgotten must fit in all its words
        if not decision.facts and (decision.layer == "rules" or _ONLY_WISHED.search(utterance.folded.text)):
            return decision
        if not decision.facts and decision.confidence > _PASSES:
            return decision
        known = near_at_hand(utterance, [one for one in utterance.on_file() if one.text])
        if not known:
            return decision
        chances = self._outdated.chances(utterance, known)
        file = [_Entry(one, chance) for one, chance in zip(known, chances, strict=True)]
        narrowed = decision.model_copy(
            update={
                "facts": tuple(one for fact in decision.facts for one in _narrowed(fact, file, utterance))
            }
        )
        stated = narrowed.facts if narrowed.rule in ATTRIBUTES else ()
        doubted = [fact for fact in stated if _takes_the_place_of_what_stands(fact, file)]
        kept = self._second_look.without(doubted, narrowed, utterance)
        return _with_what_is_over(kept, file, utterance)


def _narrowed(fact: Fact, file: Sequence[_Entry], utterance: Utterance) -> list[Fact]:
    """Return an ending as one of each sentence that may be over, where others that it names surely stand."""
    named = _named(fact, file) if fact.op == "delete" else []
    if named and fact.subject == "user" and all(one.known.subject != "user" for one in named):
        return [fact]  # "I'm not vegan": what is filed of somebody else is not meant
    over = [one for one in named if not one.stands]
    if not over or len(over) == len(named):
        return [fact]
    return [fact.model_copy(update={"record": one.known.id}) for one in over]


def _named(fact: Fact, file: Sequence[_Entry]) -> list[_Entry]:
    """Return the sentences on file that a fact's value names, those of its kind before others."""
    wanted = fold(fact.value).text.strip()
    named = [one for one in file if wanted and wanted in fold(f"{one.known.text} {one.known.value}").text]
    near = neighbours(fact.attribute)
    return [one for one in named if one.known.attribute in near] or named


def _takes_the_place_of_what_stands(fact: Fact, file: Sequence[_Entry]) -> bool:
    """Tell whether a new value of what has one at a time would end an old one that surely stands.

    "I've a greyhound, retired racer" is no new job. Corrections and endings are deliberate: rows see those better.
    """
    if fact.op != "add" or not ATTRIBUTES[fact.attribute].single or fact.attribute in _BESIDE:
        return False
    mine = (fact.attribute, fact.subject)
    old = [one for one in file if (one.known.attribute, one.known.subject) == mine]
    told = fold(fact.value).text.strip()
    if any(fold(one.known.value).text.strip() == told for one in old):
        return False  # said once more
    return bool(old) and all(one.stands for one in old)


def _with_what_is_over(decision: Decision, file: Sequence[_Entry], utterance: Utterance) -> Decision:
    told = {fold(fact.value).text.strip() for fact in decision.facts if fact.op != "delete"}
    told |= {fold(fact.replaces).text.strip() for fact in decision.facts if fact.replaces}
    # A guess takes the place of nothing by itself.
    anew = {
        fact.attribute
        for fact in decision.facts
        if fact.op != "delete" and ATTRIBUTES[fact.attribute].single and fact.confidence > GUESSED
    }
    said, spoken_of = beings_in(utterance.text), _spoken_of(utterance)
    placed, few = not _ends_nothing(decision, file), len(file) < _FEW
    over = [
        one
        for one in file
        if one.known.attribute not in _FOR_LIFE | anew
        and not _is_beside_the_point(one.known, utterance, spoken_of)
        and not is_another_kind(utterance.text, one.known.value, one.known.attribute)
        and one.chance >= _OVER
        and one.chance
        >= _least(
            one,
            decision,
            said,
            placed=placed,
            few=few and not _meets(one, spoken_of),
            named=_is_named(one.known, decision, utterance),
        )
        and fold(one.known.value).text.strip() not in told
    ]
    if not over:
        return decision
    ends = tuple(_ending(one.known, utterance) for one in over)
    if decision.facts:
        facts = (_with_its_matter(fact, over, utterance) for fact in decision.facts)
        return decision.model_copy(update={"facts": (*ends, *facts)})
    return Decision(
        verdict="LONG",
        confidence=max(one.chance for one in over),
        reason=_REASON[utterance.language],
        layer="small",
        rule="outdated",
        facts=ends,
    )


def _is_beside_the_point(known: Known, utterance: Utterance, spoken_of: frozenset[str]) -> bool:
    """Tell whether a message shares no word with an appointment on file, or with what somebody is called.

    Neither is over for what happens elsewhere: a wedding stays when a job is quit, a name when its bearer turns six.
    """
    text = utterance.folded.text
    if _TELLS_NAME.search(fold(known.value).text):
        return _TELLS_NAME.search(text) is None
    if _EXPECTS.search(fold(known.value).text):
        return _BORN.search(text) is None
    words = set(tokenize(text)) | (spoken_of if _REFERS.search(text) else set())
    shared = words & set(tokenize(known.value))
    return known.attribute == "event" and not any(_SAYS_MUCH.match(word) for word in shared)


def _is_named(known: Known, decision: Decision, utterance: Utterance) -> bool:
    """Tell whether a message says all, or nearly all, that a sentence on file tells, and not of somebody else."""
    found = mention(utterance.folded.text, fold(known.text).text, utterance.language)
    if found is None or found.share <= _ALL_OF_IT:
        return False
    words = utterance.folded.text[found.start : found.end].strip()
    anothers = (fold(fact.value).text for fact in decision.facts if fact.subject != "user")
    return known.subject != "user" or not any(words in text for text in anothers)


def _least(
    one: _Entry, decision: Decision, said: frozenset[str], *, placed: bool, few: bool, named: bool
) -> float:
    """Return the chance from which on a sentence ends that no row has ended."""
    others = bool(said - beings_in(one.known.text))  # "our neighbour sold the car"
    if not placed and not others and one.known.subject == "user":
        anothers = beings_in(one.known.text) - said
        return _OVER if one.known.attribute in _may_be_over(decision) and not anothers else _OVER_PLAINLY
    if named and not others:
        return _OVER_NAMED
    if few:
        return _OVER_SURELY
    if others or one.known.attribute in PROFILE or any(fact.op != "add" for fact in decision.facts):
        return _OVER_PLAINLY
    return _OVER if decision.facts else _OVER_ALONE


def _may_be_over(decision: Decision) -> frozenset[str]:
    """Return the attributes that an ending may be about: who quits a hotel quits a job, and no sister's wedding."""
    kinds = {fact.attribute for fact in decision.facts if fact.op == "delete"}
    near = frozenset().union(*(neighbours(kind) for kind in kinds))
    return near | _DOINGS if kinds & _DOINGS else near


def _ends_nothing(decision: Decision, file: Sequence[_Entry]) -> bool:
    """Tell whether a row has seen an ending, but of nothing that stands on file by that name."""
    ends = [fact for fact in decision.facts if fact.op == "delete"]
    return bool(ends) and not any(fact.record or _named(fact, file) for fact in ends)


def _spoken_of(utterance: Utterance) -> frozenset[str]:
    """Return the words of the assistant's last reply: what it named, the user may well correct."""
    replies = (turn.content for turn in utterance.context[-1:] if turn.role == "assistant")
    return frozenset(word for reply in replies for word in tokenize(reply))


def _meets(one: _Entry, words: frozenset[str]) -> bool:
    return bool(words & set(tokenize(one.known.value)))


def _with_its_matter(fact: Fact, over: Sequence[_Entry], utterance: Utterance) -> Fact:
    """Return a fact with the whole message as its value where it alone does not say what it is about.

    "Moved me to the 16th" tells nothing of the dentist, who is named in the clause before and on file.
    """
    if fact.op != "add" or fact.subject != "user" or ATTRIBUTES[fact.attribute].single:
        return fact
    alike = [one.known.text for one in over if one.known.attribute == fact.attribute]
    matter = {word for text in alike for word in tokenize(text)}
    whole = utterance.text.strip()
    if len(whole) > MOST[utterance.language] or matter & set(tokenize(fact.value)):
        return fact
    if not matter & set(tokenize(whole)):
        return fact
    span = {"valid_from": fact.valid_from, "valid_until": fact.valid_until}
    return make_fact(utterance, fact.attribute, whole).model_copy(update=span)


def _ending(known: Known, utterance: Utterance) -> Fact:
    return Fact(
        attribute=known.attribute,
        value=known.value,
        text=phrase(known.attribute, known.value, utterance.language, op="delete", subject=known.subject),
        op="delete",
        subject=known.subject,
        record=known.id,
    )
