"""Who somebody is that the assistant has asked about by name: "my cat, a rescue" after "Who's Biscuit?", "我猫啊 三花"."""

from memory.judge.reading.questions import last_question
from memory.judge.reading.whose import ANIMAL_NAMES, PEOPLE, RELATIVES, beings_in
from memory.judge.telling.extract import Finding
from memory.judge.telling.facts import make_fact, tidy
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact, Subject

_ASKED = LazyPattern(
    r"(?:^|[,，。!！?？~～\s])(?P<zh>[^,，。!！?？~～\s]{1,8}?)(?:是|又是)(?:您的?|你的?)?(?:谁|哪位|什么人|哪个)(?:呀|啊|呢)?[?？]"
    r"|\b[Ww]ho(?:'s| is| was) (?P<en>[A-Z][\w'-]*(?: [A-Z][\w'-]*)?)\s*\?"
)
_PARTICLE = LazyPattern(r"(?<=[\u3400-\u9fff])[啊呀呗啦嘛哦]+(?=$|[\s,，。])")
_NAMES_NOBODY = LazyPattern(r"[你您他她它这那谁]")
_LONGEST = {"zh": 40, "en": 120}  # characters
_OWN = LazyPattern(
    r"^(?:是|就是|噢|哦|嗯)*(?:我|俺|咱)|^(?:oh,? |that'?s |he'?s |she'?s |it'?s )*(?:my|our)\b"
)
_KEPT_AS: tuple[tuple[frozenset[str], str, Subject], ...] = (
    (frozenset(one.name for one in RELATIVES), "family", "family"),
    (ANIMAL_NAMES, "pet", "user"),
    (frozenset(one.name for one in PEOPLE), "other", "other"),
)


def who_is(utterance: Utterance) -> Fact | None:
    """Return the fact with which a message says who of the user's somebody is; None where it answers no such question."""
    last = utterance.context[-1] if utterance.context else None
    if last is None or last.role != "assistant" or not utterance.clauses or "?" in utterance.folded.text:
        return None
    asked = _ASKED.search(last_question(last.content))
    first = utterance.clauses[0]
    if asked is None or len(utterance.folded.text) > _LONGEST[utterance.language]:
        return None
    name = asked["zh"] or asked["en"]
    told = beings_in(first.text) if _OWN.match(first.text) else frozenset[str]()
    kept = next(((attribute, whom) for names, attribute, whom in _KEPT_AS if told & names), None)
    if kept is None or _NAMES_NOBODY.search(name):
        return None
    attribute, subject = kept
    said = tidy(_PARTICLE.sub("", utterance.folded.cut(first.start, len(utterance.folded.text))))
    value = f"{name}是{said}" if utterance.language == "zh" else f"{name} is {said}"
    shell = Finding(attribute, first.start, first.end, "answer", 0, subject=subject)
    return make_fact(utterance, attribute, value, shell)
