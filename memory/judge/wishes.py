"""What is kept because the user says so: "remember …" with words no row knows, "from now on …"."""

from memory.judge.blocking import Marks
from memory.judge.clauses import Clause
from memory.judge.extract import Finding, bare
from memory.judge.facts import fact_of, tidy
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact, Language

_CUE = {
    "zh": LazyPattern(
        r"(?:请|你|帮我|替我|给我|麻烦|务必|一定|千万|好好|这个?|也|要|都|就)*(?:记住|记好|记牢|记着|记得|"
        r"记一下|记下来?|记一笔|备注|备忘|存一下|存着|存好|存档|留着|别忘了?|不要忘了?|做个记录|归档|录入|"
        r"你记)(?:一下|了|啊|哈|吧)?[,:\s]*"
    ),
    "en": LazyPattern(
        r"\b(?:please |pls |can you |could you |just |and |so )*(?:remember|don'?t (?:ever )?forget|"
        r"(?:make|take) (?:a )?note|note(?: down)?|keep (?:(?:it|this|that|in) )?(?:on file|in mind|"
        r"on record|handy|noted)?|save|store|write|jot|log|put|memori[sz]e|fyi|for (?:your|the) records?|"
        r"for future reference|bear in mind)\b(?: (?:that|this|it|of|down|on file|on record|somewhere (?:safe|permanent)|in (?:your|my) (?:memory|notes|profile)|in mind|for (?:me|later|"
        r"next time|future reference)|to memory|for the record))*[,:\s]*"
    ),
}


_STANDING = {
    "zh": LazyPattern(r"以后|今后|往后(?![改推挪延拖放靠退移走躲缩站])|从今|从现在起|从现在开始"),
    "en": LazyPattern(
        r"\b(?:from now on|from here on|going forward|moving forward|henceforth|in (?:the )?future|"
        r"by default|as a rule)\b"
    ),
}


_ABOUT_SELF = {
    "zh": LazyPattern(
        r"^(?:我|俺|咱|他|她|它|这|那)|要用|用得[上着]|填表|(?:点|饭|班|天|年|月)以后|失业|怎么办"
    ),
    "en": LazyPattern(r"^(?:i|i'm|i'll|we|my|our|he|she|they|it|the|in the future (?:i|we))\b"),
}


_POLITE = LazyPattern(r"\b(?:please|pls|thanks|that|so|and)\b|请|麻烦|吧|记住|开始")
_LEAST_WISH = 8  # characters
_LEAST_CONTENT = 3
_EMPTY = LazyPattern(
    r"^(?:这个?|那个?|这些|它|this|that|it|me|these|please|the following|上面的?|刚才.*|前面.*|以上.*|"
    r"一下|我|me please|all (?:this|that)|everything.*)?$"
)


_SHORT_LIVED = LazyPattern(
    r"这个?(?:数|号码?|数字|编号)|下一步|待会|等会|一会儿|天气|下雨|心情|今天|刚才|现在(?!住)|next step|"
    r"for later|in a (?:sec|minute|bit)|weather|mood|today|right now|this (?:number|value|code|figure)|"
    r"number for"
)


def standing_wish(utterance: Utterance, marks: Marks) -> Fact | None:
    """Take a sentence that says "from now on" and is not about the user as a wish for the replies."""
    language = utterance.language
    for index, clause in enumerate(utterance.clauses):
        if marks.blocked[index] is not None or not _STANDING[language].search(clause.text):
            continue
        first = index
        while first and not utterance.clauses[first - 1].strong and marks.blocked[first - 1] is None:
            first -= 1
        last = index
        while (
            _is_only_cue(clause, language)
            and not utterance.clauses[last].strong
            and last + 1 < len(utterance.clauses)
            and marks.blocked[last + 1] is None
        ):
            last += 1
        start, text = bare(utterance.clauses[first], language)
        clause = utterance.clauses[last]
        if last == first and _is_only_cue(clause, language):
            continue  # "from now on" with nothing wished
        if not _ABOUT_SELF[language].search(text) and clause.end - start >= _LEAST_WISH:
            return fact_of(utterance, Finding("reply_style", start, clause.end, "reply_style", first))
    return None


def _is_only_cue(clause: Clause, language: Language) -> bool:
    """Say whether a clause says nothing but "from now on", so that the wish stands in those after it."""
    rest = _POLITE.sub("", _STANDING[language].sub("", clause.text))
    return len(rest.strip()) < _LEAST_WISH // 2


def asked_to_remember(utterance: Utterance, marks: Marks) -> str | None:
    """Return what the user asks to remember, "" when that is soon stale, None when nothing is asked."""
    language = utterance.language
    if not any(asked and rule is None for asked, rule in zip(marks.remember, marks.blocked, strict=True)):
        return None
    usable = [clause for clause, rule in zip(utterance.clauses, marks.blocked, strict=True) if rule is None]
    spans = [_content(clause, language) for clause in usable]
    spans = [(low, high) for low, high in spans if not _EMPTY.match(utterance.folded.text[low:high])]
    if not spans:
        return None
    low, high = min(span[0] for span in spans), max(span[1] for span in spans)
    if _SHORT_LIVED.search(utterance.folded.text) or high - low < _LEAST_CONTENT:
        return ""
    return tidy(utterance.folded.cut(low, high))


def _content(clause: Clause, language: Language) -> tuple[int, int]:
    """Return the span of a clause without the words that ask to remember."""
    start, text = bare(clause, language)
    match = _CUE[language].search(text)
    if match is None:
        return start, clause.end
    if match.start() == 0:
        return start + match.end(), clause.end
    return start, start + (match.start() if len(text) - match.end() < 3 else len(text))
