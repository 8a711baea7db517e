"""A parting that names nobody who stands in the last turns: "we broke up, me and Aoife" ends the girlfriend on file."""

from memory.judge.changing.partings import may_part
from memory.judge.changing.ways_to_end import is_parting, is_partner
from memory.judge.people.beside import fact_about
from memory.judge.people.reported import is_reported
from memory.judge.reading.folding import fold
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Decision

_SINGLE = LazyPattern(
    r"^(?:我)?(?:又|重新|恢复|回归|现在)+(?:是)?单身|\b(?:i'?m|i am|back to being) (?:single again|newly single|recently single)\b|^(?:newly )?single again\b"
)
_WE = LazyPattern(
    r"(?:我们俩?|我俩|咱俩?)(?:已经|上个?月|刚|早就?|正式|也|昨天|终于|彻底)*(?:分|离|掰|吹)|^(?:分手?|离婚?|掰|吹)了|[我俺][跟和与]|^we(?:'ve| have|'re| are)? \b|\b(?:me and|and i|and me)\b|\b(?:dumped|left|walked out on) me\b|甩了我|把我甩|被甩"
)
_UNREAL = LazyPattern(
    r"[?？吗]|如果|要是|差点|想|要不要|梦|剧里|小说|游戏|开玩笑|\b(?:if|almost|nearly|might|may|should|want|thinking|dream\w*|nightmare|film|movie|novel|story|game|joking|kidding|prank|pretend)\b"
)
_REASON = {"zh": "用户说这段关系结束了", "en": "the user says that this relationship is over"}
_SURE = 0.9


def with_who_parted(decision: Decision, utterance: Utterance) -> Decision:
    """Return a decision that ends all on file of the partner whom the user has parted from, named or not.

    Left alone where the decision ends something else on file, or where nobody on file is a partner.
    """
    text = utterance.folded.text
    single = _SINGLE.search(text) is not None
    parts = single or (is_parting(text) and _WE.search(text) is not None)
    if decision.refused or not parts or _UNREAL.search(text) or is_reported(text):
        return decision
    known = [one for one in utterance.on_file() if is_partner(one.attribute, one.value)]
    gone = {fold(fact.value).text for fact in decision.facts if fact.op == "delete"}
    if any(fold(one.value).text in gone for one in utterance.on_file() if one not in known):
        return decision
    of_the_same = any(fold(one.value).text in gone for one in known)
    ended = [one for one in known if single or of_the_same or may_part(utterance, one.value)]
    if not ended:
        return decision
    facts = tuple(fact_about(utterance, one, one.value, "delete") for one in ended)
    kept = tuple(fact for fact in decision.facts if fact.op != "delete" and not _names_only(fact.value, text))
    return decision.model_copy(
        update={
            "verdict": "LONG",
            "facts": (*facts, *kept),
            "reason": _REASON[utterance.language],
            "rule": "parted",
            "confidence": _SURE,
        }
    )


def _names_only(value: str, text: str) -> bool:
    """Tell whether a value is but the words for the two: "me and Aoife"."""
    said = fold(value).text
    return said in text and _WE.search(said) is not None and len(said.split()) <= 3
