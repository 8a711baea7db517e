"""A relative who comes to live with the user: "我妈接到杭州来跟我们住了", "my mum's moved in with us"."""

from collections.abc import Sequence

from memory.judge.changing.affair_words import UNREAL
from memory.judge.people.beside import changed
from memory.judge.people.statements import statements
from memory.judge.reading.lexicon import spell_out
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact

_WITH_US = {
    "zh": LazyPattern(
        spell_out(
            r"^(?:[唉对了其实,]|我们?|上个?[周月]|昨天|已经|刚刚?|去年|今年)*(?:把)?(?:我|俺|咱)?(?P<who>{kin_bare_zh})(?:已经|也|被|都|刚|给|从[^,]{1,6})*(?:接|搬)(?:到|来|过来|去)(?P<at>[^,我来]{0,6}?)(?:来|过来)?(?:跟|和|同)(?:我们?|咱们?)(?:一起|一块儿?|同)*住(?:了|啦)?$"
        )
    ),
    "en": LazyPattern(
        spell_out(
            r"^(?:(?:so|and|well|but) )*(?:my |our )?(?P<who>{kin_en})(?:'s| has| is)?(?: (?:just|now|finally|recently))* (?:moved in|living|staying for good|come to live) with (?:us|me)(?: (?P<at>$^))?(?= *$| (?:now|last|this|for good)\b)"
        )
    ),
}


def lives_with_us(utterance: Utterance, usable: Sequence[bool]) -> tuple[list[Fact], int] | None:
    """Return the facts that give a relative on file the user's home for their own, and the clause that says so."""
    language = utterance.language
    for index, (clause, ok) in enumerate(zip(utterance.clauses, usable, strict=True)):
        match = _WITH_US[language].search(clause.text) if ok else None
        if match is None or UNREAL[language].search(clause.text) or "?" in clause.mark:
            continue
        who, at = match["who"], match["at"] or ""
        value = f"我{who}住在{at or '我家'}"
        said = statements(value if language == "zh" else f"my {who} lives with us")
        facts = changed(said[0], utterance) if said else None
        if facts:
            return facts, index
    return None
