"""What goes on about somebody close without naming them: "我家猫三岁了，对鱼过敏", "my cat is 12, allergic to fish".

Rows read such a clause as if it were said of the user; an allergy of a cat is none of the user's.
"""

from memory.judge.people.aspect_words import GONE
from memory.judge.people.beside import fact_about
from memory.judge.people.spoken_of import BEINGS, sentence_about, spoken_of_last
from memory.judge.people.statements import Statement, statements
from memory.judge.reading.folding import fold
from memory.judge.reading.whose import ANIMALS, PEOPLE, beings_in
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Decision, Fact, Subject

_TRAITS = frozenset(
    {
        "age",
        "allergy",
        "diet",
        "illness",
        "like",
        "dislike",
        "job",
        "school",
        "grade",
        "major",
        "employer",
        "home",
        "birthday",
    }
)
_OF_ANIMALS = frozenset({"age", "allergy", "diet", "illness", "dislike", "like", "birthday"})
_PERSONAL = frozenset(
    {
        "age",
        "allergy",
        "diet",
        "like",
        "dislike",
        "habit",
        "occupation",
        "employer",
        "location",
        "other",
        "skill",
    }
)
_BARE_EN = LazyPattern(
    r"^(?:and |also |but )*(?:allergic|intolerant|vegetarian|vegan|diabetic|deaf|blind|scared of|terrified of|afraid of)\b|^(?:and )?(?P<does>(?:goes to|attends|loves|hates|is in|starts|plays) .+)"
)
_ANIMALS = frozenset(one.name for one in ANIMALS)
_PEOPLE = frozenset(one.name for one in PEOPLE)


def with_what_goes_on(decision: Decision, utterance: Utterance) -> Decision:
    """Return a decision in which what a clause goes on to tell of somebody close is theirs."""
    if len(utterance.clauses) < 2 or decision.verdict != "LONG":
        return decision
    facts = list(decision.facts)
    before = ""
    for index, clause in enumerate(utterance.clauses):
        sentence = sentence_about(utterance, index, before)
        bare = _BARE_EN.match(clause.text) if not sentence and utterance.language == "en" and before else None
        if bare is not None:
            joint = " " if bare["does"] else " is "
            sentence = f"{before}{joint}{utterance.folded.cut(clause.start, clause.end)}"
        said = statements(sentence) if sentence else ()
        if before and said and sentence not in utterance.text and "?" not in clause.mark:
            facts = _theirs(facts, said[-1], clause.text, utterance)
        before = (
            spoken_of_last(utterance, index, said)
            if said and not (clause.strong or GONE.search(clause.text))
            else ""
        )
    return decision.model_copy(update={"facts": tuple(facts)}) if facts else decision


def _theirs(facts: list[Fact], one: Statement, text: str, utterance: Utterance) -> list[Fact]:
    beings = beings_in(one.who)
    if not one.aspects & (_OF_ANIMALS if beings and beings <= _ANIMALS else _TRAITS):
        return facts
    kept = [fact for fact in facts if not _is_of_clause(fact, text)]
    told = any(fact.attribute in BEINGS and one.predicate in fold(fact.value).text for fact in kept)
    if told or not (len(kept) < len(facts) or any(_is_about(fact, one) for fact in kept)):
        return kept
    attribute = "pet" if beings and beings <= _ANIMALS else "other" if beings & _PEOPLE else "family"
    subject: Subject = "user" if attribute == "pet" else "other" if attribute == "other" else "family"
    return [*kept, fact_about(utterance, Known(attribute, "", subject=subject), one.value)]


def _is_of_clause(fact: Fact, text: str) -> bool:
    own = fact.subject == "user" or fact.attribute == "other"
    return own and fact.op == "add" and fact.attribute in _PERSONAL and fold(fact.value).text in text


def _is_about(fact: Fact, one: Statement) -> bool:
    return fact.attribute in BEINGS and bool(beings_in(fact.value) & beings_in(one.who))
