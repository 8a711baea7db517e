"""Questions that are two in one: "what's my name and where do I live?", "我妈叫什么，做什么的？"."""

from memory.judge.reading.folding import fold
from memory.judge.reading.questions import is_question
from memory.judge.reading.whose import ANIMAL_NAMES, asked_about, beings_in, word_for
from memory.language import detect_language
from memory.lazy_pattern import LazyPattern

_LONGEST = 120  # characters
_ASKS_EN = r"(?:what|where|who|when|which|how|do|does|did|is|are|was|were|am|can|will)(?:'s|s|'re)?\b(?! (?:i|we|my) \w+ (?:is|are)\b)"
_CUT_EN = LazyPattern(
    rf"(?:\s*[,;?]\s*(?:and\s+|or\s+)?|\s+and\s+)(?={_ASKS_EN})",
)
_CUT_ZH = LazyPattern(
    r"[，,、;；?？]\s*(?:还有|以及|然后|那)?|(?<=[么啥谁里儿哪])(?:还有|以及|和)(?=.{0,6}(?:什么|啥|哪|谁|几|多))"
)
_ASKS_ZH = LazyPattern(r"什么|啥|哪|谁|几|多[大少久]|怎么|吗$|[么]$")
_HE_EN = LazyPattern(r"\b(?:he|she|they|him|them|his|her|their|it|its)\b")
_HES_EN = LazyPattern(r"'(?:s|re) (?:he|she|they)\b|\b(?:he|she|they)(?:'s|'re)\b")
_HIM, _HER = LazyPattern(r"\b(?:he|him|his)\b"), LazyPattern(r"\b(?:she|her)\b")
_WOMEN = frozenset({"mother", "wife", "daughter", "sister", "grandmother", "aunt", "niece"})
_MEN = frozenset({"father", "husband", "son", "brother", "grandfather", "uncle", "nephew"})
_BARE_EN = LazyPattern(r"^(?:where|when|how old)\W*$")
_WHO_EN = LazyPattern(
    r"^(?:who|what|where|when|how old)(?:'s| is| are| was) (?P<n>[a-z][\w'-]+)(?: called| named)?\W*$"
)
_OF_ANY_EN = frozenset(["my", "your", "the", "it", "that", "this", "he", "she", "they", "there"])
_HE_ZH = LazyPattern(r"^[他她它]")
_CALLED_ZH = LazyPattern(r"^(?:都|又)?叫(?:什么|啥)")
_OWN_SUBJECT_ZH = LazyPattern(r"[我你他她它咱俺]|^(?:这|那)")


def halves(question: str) -> tuple[str, ...]:
    """Return the questions that one message asks, each complete in itself; the message alone where it is one.

    "He" and "she" of a later one become whom the first asks about, as does a subject that is left out.
    """
    text = question.strip()
    if len(text) > _LONGEST or not is_question(text):
        return (question,)
    zh = detect_language(text) == "zh"
    parts = _cut(text, zh)
    if len(parts) < 2:
        return (question,)
    first, rest = parts[0], parts[1:]
    whole = [first, *(_completed(first, part, zh) for part in rest)]
    return tuple(part for part in whole if part) if all(whole) else (question,)


def _cut(text: str, zh: bool) -> list[str]:
    folded = fold(text)
    pattern = _CUT_ZH if zh else _CUT_EN
    parts, start = [], 0
    for match in pattern.finditer(folded.text):
        parts.append(folded.cut(start, match.start()).strip())
        start = match.end()
    parts.append(folded.cut(start, len(folded.text)).strip())
    parts = [one for part in parts if (one := part.strip(" ?？!。"))]
    if not parts or (not zh and " " not in parts[0]):
        return []
    asking = _ASKS_ZH.search if zh else lambda part: is_question(part, "en")
    return parts if all(part and asking(fold(part).text) for part in parts) else []


def _completed(first: str, part: str, zh: bool) -> str:
    """Return a later question with the one it is about; "" where that cannot be told."""
    folded = fold(part).text
    if zh:
        return (
            part
            if _OWN_SUBJECT_ZH.search(folded) and not _HE_ZH.search(folded)
            else _with_subject_zh(first, part)
        )
    subject = _subject_en(first)
    if _BARE_EN.match(folded):
        return f"{folded.strip(' ?')} is {subject}" if subject else ""
    if not _HE_EN.search(folded) and not _HES_EN.search(folded):
        return part
    if not subject or _other_sex(subject, folded):
        return ""
    told = _HES_EN.sub(lambda _: f" is {subject}", part)
    return _HE_EN.sub(subject, told, count=1)


def _with_subject_zh(first: str, part: str) -> str:
    about = asked_about(first)
    rest = _HE_ZH.sub("", part)
    if not about:
        return "" if _CALLED_ZH.match(fold(rest).text) else f"我{rest}"
    word = word_for(first, about)
    return f"我{word}{rest}" if word else ""


def _other_sex(subject: str, part: str) -> bool:
    """Tell whether he or she of whom is asked cannot be whom the first question is about."""
    about = beings_in(subject)
    return bool((_HIM.search(part) and about & _WOMEN) or (_HER.search(part) and about & _MEN))


def _subject_en(first: str) -> str:
    folded = fold(first).text
    if about := asked_about(folded):
        word = word_for(folded, about)
        return f"the {word}" if about <= ANIMAL_NAMES else f"my {word}"
    match = _WHO_EN.match(folded)
    name = match["n"] if match else ""
    if not name or name in _OF_ANY_EN:
        return ""
    return name.capitalize()
