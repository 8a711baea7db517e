"""What a message does not state, however a layer reads it: its request to forget, or a noun that only asks."""

from memory.judge.changing.forget_words import thing_to_forget
from memory.judge.reading.folding import fold
from memory.judge.reading.questions import names_asked_noun
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Decision, Fact

_FORGETTING = LazyPattern(
    r"忘(?:[掉记了]|$)|删[掉除了]|清[空除掉]|抹[掉去]|\b(?:forget|delete|erase|wipe|purge|unlearn)\b"
)
_NOTHING = {"zh": "这里没有说出要记的事", "en": "this states nothing to keep"}


def without_requests(decision: Decision, utterance: Utterance) -> Decision:
    """Return a decision without facts made of the words of a request ("忘掉跟…" is no drink, "my address" no fact)."""
    if decision.verdict != "LONG":
        return decision
    stated = [] if names_asked_noun(utterance.text) else list(decision.facts)
    if thing_to_forget(utterance.text):
        stated = [fact for fact in stated if not _is_request(fact)]
    if len(stated) == len(decision.facts):
        return decision
    if stated:
        return decision.model_copy(update={"facts": tuple(stated)})
    reason = _NOTHING[utterance.language]
    return Decision(verdict="SHORT", confidence=0.9, reason=reason, layer="judge", rule="request")


def _is_request(fact: Fact) -> bool:
    return fact.op != "delete" and _FORGETTING.search(fold(fact.value).text) is not None
