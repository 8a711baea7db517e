"""Names told a turn after those who bear them: "I have two kids" and then "their names are Tom and Ann"."""

from memory.judge.people.beside import fact_about
from memory.judge.people.roll_call import called_by_name
from memory.judge.people.spoken_of import BEINGS, is_named
from memory.judge.reading.folding import fold
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact

_NAMES = {
    "en": LazyPattern(
        r"^(?:oh,? |and |btw,? )*(?:(?:their|the (?:kids|children|boys|girls|dogs|cats|twins)'?) names? (?:is|are) |(?:they'?re|they are) (?:called |named )|(?:we|i) (?:call|named|called) them )(?P<v>.+)$"
    ),
    "zh": LazyPattern(
        r"^(?:他们|她们|它们|[他她它]?[俩仨]|两个|[两三]只|哦|对了|孩子们?|,)*(?:的?名字)?(?:分别)?(?:叫做?|是)(?:做)?(?P<v>.+)$"
    ),
}
_SEVERAL_ZH = LazyPattern(r"们|俩|仨|两|三|分别|名字|^叫|和|跟|、")


def named_later(utterance: Utterance) -> list[Fact]:
    """Return a fact for each of those told of in the last message whom this one names; [] elsewhere."""
    language = utterance.language
    match = _NAMES[language].match(utterance.folded.text.rstrip(".!。！ "))
    said = [turn.content for turn in utterance.context if turn.role == "user"][-1:]
    if match is None or not said or (language == "zh" and not _SEVERAL_ZH.search(match.group())):
        return []
    last = fold(said[0]).text
    names = utterance.folded.cut(*match.span("v"))
    for known in utterance.on_file():
        if known.attribute not in BEINGS or not is_named(known, last):
            continue
        joined = f"{known.value}，{names}" if language == "zh" else f"{known.value}, {names}"
        whole = Utterance.of(joined, now=utterance.now, language=language)
        called = called_by_name(whole, [True] * len(whole.clauses))
        if len(called) > 1:
            first, *others = [one.value for one in called]
            return [
                fact_about(utterance, known, first, "update", known.value),
                *(fact_about(utterance, known, value) for value in others),
            ]
    return []
