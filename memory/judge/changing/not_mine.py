"""What is on file as the user's and turns out to be somebody else's: "Mochi is my mum's cat, not mine", "那车不是我的"."""

import re

from memory.judge.people.beside import fact_about
from memory.judge.people.thread_words import PET_NAME
from memory.judge.reading.folding import fold
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Decision

_NOT_MINE = LazyPattern(
    r"不(?:是|归|属于)(?:我|俺|咱)们?(?:家)?(?:的|养的|自己的)?(?=$|[,，。;；!！ ])|(?:没|不曾)(?:有)?养过?(?:猫|狗|宠物)"
    r"|\b(?:not|isn'?t|wasn'?t|aren'?t|weren'?t|never(?: was)?) (?:actually |really |even )?(?:mine|ours)\b|\b(?:isn'?t|not|wasn'?t) (?:actually |really )?(?:my|our) (?:own )?(?:cat|dog|pet|car|bike|van|boat|house|flat)\b"
)
_SAYS_LITTLE = re.compile(
    r"^(?:我|俺|家里|我家)?(?:有|养了?|买了?|开着?)?了?一?[辆只条台套间把部个匹艘]?|^(?:i |we |the user )?(?:have |has |own |drive |ride |got |'ve got )?(?:an? |my |our |the )"
)
_KINDS = frozenset({"pet", "possession"})
_REASON = {"zh": "用户说这不是自己的", "en": "the user says that this is somebody else's"}
_SURE = 0.9
_LEAST = 2  # characters


def without_what_is_not_mine(decision: Decision, utterance: Utterance) -> Decision:
    """Return a decision that also ends the animal or thing on file which the message says is not the user's."""
    if decision.refused or _NOT_MINE.search(utterance.folded.text) is None:
        return decision
    changed = {fact.replaces or fact.value for fact in decision.facts if fact.op != "add" or fact.replaces}
    ends = tuple(
        fact_about(utterance, known, known.value, "delete")
        for known in utterance.on_file()
        if known.attribute in _KINDS and known.value not in changed and _is_named(known, utterance)
    )
    if not ends:
        return decision
    said = {"reason": _REASON[utterance.language], "rule": "not mine", "confidence": _SURE}
    anew = said if decision.verdict == "SHORT" else {}
    return decision.model_copy(update={"verdict": "LONG", "facts": (*ends, *decision.facts), **anew})


def _is_named(known: Known, utterance: Utterance) -> bool:
    text = utterance.folded.text
    called = {fold(one.group(one.lastgroup or 0)).text for one in PET_NAME.finditer(known.value)}
    thing = _SAYS_LITTLE.sub("", fold(known.value).text.strip()).strip()
    return any(len(name) >= _LEAST and name in text for name in (*called, thing))
