"""What is kept of a change without what it replaces: of "空调从格力换成美的了" only "空调换成美的了".

A sentence on file that still names what is over is found when somebody asks for that, and is read as if it stood.
"""

import re
from collections.abc import Iterator, Sequence

from memory.judge.reading.clauses import Clause
from memory.judge.reading.folding import fold
from memory.judge.telling.phrasing import phrase
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact, Language

_LEAST = {"zh": 2, "en": 3}  # characters of an old value that is looked for
_LEFT = {"zh": 3, "en": 5}  # characters of what must be left

# The old value with the words that take it back, which leave a whole sentence when they go. `{old}` is the value.
_TAKEN_BACK: dict[Language, tuple[str, ...]] = {
    "zh": (
        r"从(?:原来的|之前的|以前的)?{old}(?:那边|那儿|里|上)?(?=(?:换|改|变|搬|转|调|升|挪|跳|迁|降|涨|长|移|翻)(?:成|到|为|去|进|入|至|投|行|做|回)?)",
        r"{old}(?=(?:换|改|变|搬|转|调|升|挪|跳)(?:成|到|为|去)?(?:了)?[^了,。;]{1,12})",
        r"[,，、 ]*(?:而|又|并|可|早就?|已经|都|再也|压根|根本)*(?:不是|不叫|不住|不在|不姓|不再是?|没说(?:是)?|非|不[\u3400-\u9fff])(?:什么)?{old}(?:了|啊|呀|啦|的)?",
        r"(?:原来|以前|之前|先前|本来|过去)(?:是|叫|住|在|的)*{old}[,，、 ]*",
    ),
    "en": (
        r"\bfrom (?:the |my |our |a |an |being (?:a |an )?)?{old}\b(?: [\w'-]+){0,2}? ?(?=to\b|into\b|over\b)",
        r"{old} ?(?:->|→|=>|>) ?",
        r"[,;]? ?(?:\band |\bbut )?\b(?:not|no longer|never|instead of|rather than|as opposed to|in place of|replac(?:es|ing|ed))(?: (?:in|at|a|an|the|my|our|on|with|for|to))* {old}\b(?: any ?more)?,? ?",
        r"[,;]? ?\(?\b(?:used to be|formerly|previously|was|were)(?: (?:in|at|a|an|the|my|our|on))* {old}\b(?: before)?\)?,? ?",
    ),
}
# What a clause says that gives the new value, and not only why the old one is over.
_NEW = {
    "zh": LazyPattern(r"是|叫|改|换|现在|如今|去|变成|成了|搬|转"),
    "en": LazyPattern(
        r"\b(?:it|that|he|she|they|i|we)(?:'s|'m|'re| is| am| are)\b|\bnow\b|\binstead\b|\b(?:called|named)\b"
    ),
}


def gives_a_new_value(text: str, language: Language) -> bool:
    """Tell whether a clause is worded as one that gives a new value: "it is Orthodox", "now it's the 11th"."""
    return _NEW[language].search(fold(text).text) is not None


def without_old_words(facts: Sequence[Fact], utterance: Utterance) -> tuple[Fact, ...]:
    """Return facts without the words that name what the same facts end or replace, where a sentence is left.

    Only what keeps the user's own words is shortened; `text` follows `value`.
    """
    olds = [
        old
        for fact in facts
        for value in ((fact.value if fact.op == "delete" else ""), fact.replaces or "")
        if len(old := fold(value).text.strip()) >= _LEAST[utterance.language] or old.isdigit()
    ]
    if not olds:
        return tuple(facts)
    return tuple(fact if fact.op == "delete" else _shortened(fact, olds, utterance) for fact in facts)


def _shortened(fact: Fact, olds: Sequence[str], utterance: Utterance) -> Fact:
    value = fact.value
    for old in olds:
        if names_value(fold(value).text, old):
            value = _without(value, old, utterance)
    if value == fact.value:
        return fact
    return fact.model_copy(update={"value": value, "text": sentence(fact, value, utterance.language)})


def sentence(fact: Fact, value: str, language: Language) -> str:
    """Return the sentence for a reader with another value in it, worded as it was."""
    worded = (fact.attribute, "other")
    as_before = (
        one for one in worded if phrase(one, fact.value, language, subject=fact.subject) == fact.text
    )
    return phrase(next(as_before, fact.attribute), value, language, subject=fact.subject)


def _without(value: str, old: str, utterance: Utterance) -> str:
    """Return a value without an old one: as little as possible is cut, nothing where too little would be left."""
    language, folded = utterance.language, fold(value)
    cuts = (pattern.replace("{old}", _whole(old)) for pattern in _TAKEN_BACK[language])
    for match in (re.search(cut, folded.text) for cut in cuts):
        if match is not None:
            left = _joined(folded.cut(0, match.start()), folded.cut(match.end(), len(folded.text)), language)
            if _is_enough(left, old, language):
                return left
    clauses = [one for one in clauses_in(value, utterance) if not names_value(fold(one).text, old)]
    left = ("，" if language == "zh" else ", ").join(clauses)
    return left if gives_a_new_value(left, language) and _is_enough(left, old, language) else value


def clauses_in(value: str, utterance: Utterance) -> Iterator[str]:
    """Yield the clauses of a message that a value is made of; none where it is not the message's own words."""
    at = utterance.folded.text.find(fold(value).text.strip())
    end = at + len(fold(value).text.strip())
    for clause in utterance.clauses if at >= 0 else ():
        if at <= clause.start and clause.end <= end:
            yield _said(clause, utterance)


def _said(clause: Clause, utterance: Utterance) -> str:
    return utterance.folded.cut(clause.start, clause.end).strip()


def _joined(before: str, behind: str, language: Language) -> str:
    parted = language == "en" or before[-1:] in (" ", ",", "，", "、")
    gap = " " if parted and before.strip() and behind.strip() else ""
    return (before.rstrip(" ,，、") + gap + behind.strip(" ")).strip(" ,，、;")


def _is_enough(left: str, old: str, language: Language) -> bool:
    return len(left) >= _LEFT[language] and not names_value(fold(left).text, old)


def _whole(old: str) -> str:
    """Return a pattern for an old value that is no part of another word or number."""
    before, behind = (
        (r"(?<![a-z\d])" if old[0].isascii() else ""),
        (r"(?![a-z\d])" if old[-1].isascii() else ""),
    )
    return before + re.escape(old) + behind


def names_value(text: str, old: str) -> bool:
    """Tell whether a folded text names a folded value, not as a part of another word or number."""
    return re.search(_whole(old), text) is not None
