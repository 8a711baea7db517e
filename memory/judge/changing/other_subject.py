"""Another subject of somebody's studies: "Tyler switched majors, it's computer science now", "我转专业了，现在学法律"."""

from memory.judge.changing.new_place import Reworded
from memory.judge.people.spoken_of import names_on_file
from memory.judge.reading.folding import fold
from memory.judge.reading.whose import beings_in
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_TOLD: dict[Language, LazyPattern] = {
    "en": LazyPattern(
        r"\b(?:switched|changed|swapped)(?: (?:his|her|my|their))?(?: (?:majors?|courses?|degrees?|subjects?|programs?|programmes?))(?:,? (?:and )?(?:now )?(?:it'?s|he'?s|she'?s|i'?m)(?: now)?(?: doing| studying| in)?| (?:over )?(?:from [\w ]{3,24} )?to)"
        r" (?P<new>(?!a\b|the\b|another)[a-z][\w' &-]{2,30}?)(?= now| instead| last| this|$|[,.;!])"
    ),
    "zh": LazyPattern(
        r"(?:转|换|改)(?:了|到|成|去)?(?:专业|系|方向)(?:了|啦)?[,，\s]*(?:现在|如今|改)?(?:是|学|读|念|到|成|去)+了?(?P<new>[\u3400-\u9fff]{2,8}?)(?:专业|系)?(?:了|啦)?$"
    ),
}
_STUDIES: dict[Language, LazyPattern] = {
    "en": LazyPattern(
        r"\b(?:studying|studies|study|majoring in|majors in|doing a degree in|a degree in|reading|major is) (?P<old>[a-z][\w' &-]{2,30}?)(?= at\b| in\b| and\b|$|[,.;])"
    ),
    "zh": LazyPattern(
        r"(?:学的?是?|念的?是?|读的?是?|专业是?)(?!的|研|博|大[一二三四]|高[一二三]|初)(?P<old>[\u3400-\u9fff]{2,8}?)(?:专业|系)?(?:的)?(?=$|[,，。])"
    ),
}
_NAME = LazyPattern(r"\b(?!I\b|I'|My\b|Our\b|So\b|And\b|The\b|Actually\b)[A-Z][a-z]+\b")
_UNREAL = LazyPattern(
    r"[?？吗]|如果|想|打算|可能|要不|\b(?:if|might|may|maybe|could|should|wants?|thinking|considering)\b"
)
_KEPT = frozenset({"family", "other", "occupation", "goal", "project"})


def other_subject(utterance: Utterance) -> Reworded | None:
    """Return what on file tells of somebody's studies with the new subject in it; None where nobody's are meant."""
    language, text = utterance.language, utterance.folded.text
    told = _TOLD[language].search(text)
    if told is None or _UNREAL.search(text):
        return None
    named = {name for name in names_on_file(utterance) if name in text}
    named |= {name.lower() for name in _NAME.findall(utterance.folded.original)}
    beings, new = beings_in(text), utterance.folded.cut(*told.span("new")).strip()
    for known in reversed(utterance.on_file()):
        value = fold(known.value)
        old = _STUDIES[language].search(value.text) if known.attribute in _KEPT else None
        if old is None or old["old"] == fold(new).text or not _is_theirs(known, named, beings):
            continue
        low, high = old.span("old")
        return Reworded(known, f"{known.value[:low]}{new}{known.value[high:]}")
    return None


def _is_theirs(known: Known, named: set[str], beings: frozenset[str]) -> bool:
    """Tell whether what is on file is of the one a message names, or the user's own where it names nobody."""
    value = fold(known.value).text
    if named or beings:
        return any(name in value for name in named) or bool(beings & beings_in(value))
    return known.subject == "user"
