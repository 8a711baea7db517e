"""A thing with another name: "we renamed the band, it's Paper Lungs now", "店改名叫半夏了"."""

from memory.judge.changing.new_place import Reworded
from memory.judge.reading.folding import fold
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_TOLD: dict[Language, LazyPattern] = {
    "en": LazyPattern(
        r"\b(?:renamed|rebranded|re-?christened|changed the name of) (?:the |our |my )(?P<thing>[a-z][\w'-]*)(?:,? (?:and )?(?:now )?(?:it'?s|its|he'?s|she'?s)(?: now| called)*| to| as| from [\w ]{2,24} to)? (?:the )?(?P<new>[a-z][\w'&-]*(?: [a-z][\w'&-]*){0,3}?)(?= now| last| this| because| cos|$|[,.;!])"
    ),
    "zh": LazyPattern(
        r"(?P<thing>[\u3400-\u9fff]{1,4}?)(?:已经|刚|又|最近|上个?月|也)*(?:改了?名(?:字)?|换了?(?:个)?名(?:字)?|更名)(?:了)?[,，\s]*(?:现在|如今)?(?:叫|成|为|是)+(?P<new>[\u3400-\u9fffa-z]{1,8}?)(?:了|啦)?(?=$|[,，。])"
    ),
}
_CALLED: dict[Language, LazyPattern] = {
    "en": LazyPattern(r"\b(?:called|named|name is) (?P<old>[A-Za-z][\w'&-]*(?: [A-Z][\w'&-]*)*)"),
    "zh": LazyPattern(r"(?:叫做?|名叫|名字[叫是]|取名)[\"“「]?(?P<old>[\u3400-\u9fffa-zA-Z]{1,8}?)[\"”」]?(?=$|[,，。的])"),
}  # fmt: skip
_UNREAL = LazyPattern(
    r"[?？吗]|如果|想|打算|要不|\b(?:if|might|may|maybe|could|should|want|thinking|considering)\b"
)


def renamed(utterance: Utterance) -> Reworded | None:
    """Return what on file calls a thing by its old name, with the new one in it; None where nothing is meant."""
    language, text = utterance.language, utterance.folded.text
    told = _TOLD[language].search(text)
    if told is None or _UNREAL.search(text):
        return None
    new, thing = utterance.folded.cut(*told.span("new")).strip(), told["thing"]
    for known in reversed(utterance.on_file()):
        named = thing in fold(known.value).text or thing in fold(known.text).text
        old = _old_name(known, language) if named else None
        if old is not None and known.value[slice(*old)] != new:
            return Reworded(known, f"{known.value[: old[0]]}{new}{known.value[old[1] :]}")
    return None


def _old_name(known: Known, language: Language) -> tuple[int, int] | None:
    found = _CALLED[language].search(known.value)
    return found.span("old") if found is not None else None
