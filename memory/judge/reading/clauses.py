"""Cutting a message into clauses, also where a user types spaces or nothing instead of punctuation.

A Chinese clause ends at punctuation, at a space between two Chinese characters, or before a word that
opens a new thought ("对了", "以后"). An English clause ends at punctuation or before a conjunction that
starts a new first-person statement. A mark is *strong* when it ends a sentence.
"""

from typing import NamedTuple

from memory.grams import Text
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_STRONG = "。!?;；\n…~"
_ZH = LazyPattern(
    r"[。!?;；\n…~]+\s*|[,，]+\s*(?!不叫|不是(?!.{6})|而不是)|(?<![a-z0-9]\.)(?<=[^\d])\.(?:\s+|$)"
    r"|\s+-+\s+|——+|\s+(?=[我俺咱你您以今往从对顺另记帮给别没也但现还平每])|\s+(?=不(?!叫|是))|"
    r"(?<=[的了吧呢啊哈嘛])(?<![我俺咱家]的)\s+(?=[a-z])|(?<=[\u3400-\u9fff》\")%])\s+(?!不叫|"
    r"不是)(?=[\u3400-\u9fff《\"\d])"
    r"|(?<!base)(?<=[a-z0-9])\s+(?=[\u3400-\u9fff]{3,})|(?<=.)(?=(?<![不姓])但(?!愿|凡)|不过(?!敏)|可是|而且|所以|因为|"
    r"然后|顺便|对了)"
)
_EN = LazyPattern(
    r"[!?;\n…~。]+\s*|(?<!\bdr)(?<!\bmr)(?<!\bmrs)(?<!\bst)(?<!\bms)\.+(?:\s+|$)|,\s+(?!not (?!a\b|an\b|"
    r"really|that|my|into|for|big|much|sure)\w+(?:$|[.,!]))|\s+-+\s+|\s*—+\s*"
    r"|(?<!\bme)\s+(?=(?:and|but|so|also|because|cuz|cause|though)\s+(?:i\b(?!'m (?:content|in heaven|laughing)\b)(?! (?:(?:don'?t|do not) (?:get along|"
    r"agree|mix)|got (?:married|engaged)|are\b|met\b|have been married|both\b|tied the|called it quits|split\b|broke up|have (?:split|broken|separated)|parted ways|separated|divorced))|i'(?!m (?:content|in heaven|laughing)\b)|my\b|we\b|please\b))"
    r"|\s+(?=(?:btw|by the way|from now on|going forward)\b)"
    r"|\s+(?=(?:but|though|although|only|yet)\s+(?:tonight|today|right now|just now|at the (?:moment|minute)|for now|lately|this \w+|the one|"
    r"not (?:today|tonight|now|this)|can\b|could\b|what|how|please|don'?t|it'?s|that'?s)\b)"
    r"|\s+(?=and (?:he|she|it|they)(?:'s|'re| is| are| has| have)? (?:just|now|currently|already)\b)"
    r"|\s+(?=so (?:keep|make|please|pls|give|can|could|just|don'?t|be|go|expect|no|nothing|what|how|is|are|should|any)\b)"
    r"|(?<=:\))\s+"
)
_SWITCH_ZH = LazyPattern(
    r"(?:对了|顺便|另外|还有|顺带|顺嘴|哦对|噢对|说起来|补充|p\.?s|btw|题外话|插一句|多说一句|忘了说|"
    r"话说)"
)
_SWITCH_EN = LazyPattern(
    r"(?:and |oh |but |ok |okay |anyway |so )*(?:btw|by the way|also|oh and|p\.?s\.?|on another note|"
    r"unrelated|side note|one more thing"
    r"|fyi|for the record|for what it's worth|incidentally|heads up|while i'm at it|speaking of)\b"
)


# Nobody says what lasts in a clause longer than this; it bounds the time that patterns take on pasted text.
_LONGEST = 200


class Clause(NamedTuple):
    """A stretch of the folded text. `strong` says that a sentence ends after it, `mark` by which signs."""

    start: int
    end: int
    text: Text
    strong: bool
    mark: str
    switch: bool


def cut(text: Text, language: Language) -> tuple[Clause, ...]:
    """Return the clauses of a folded text in order; separators belong to none of them."""
    separator = _ZH if language == "zh" else _EN
    switch = _SWITCH_ZH if language == "zh" else _SWITCH_EN
    clauses: list[Clause] = []
    start = 0
    for match in separator.finditer(text):
        _append(clauses, text, start, match.start(), match.group() or " ", switch)
        start = match.end()
    _append(clauses, text, start, len(text), "", switch)
    return tuple(clauses)


def _append(clauses: list[Clause], text: Text, start: int, end: int, mark: str, switch: LazyPattern) -> None:
    piece = text[start:end]
    start += len(piece) - len(piece.lstrip())
    piece = piece.strip()
    if not piece:
        if clauses and mark.strip():
            last = clauses[-1]
            clauses[-1] = last._replace(strong=last.strong or _is_strong(mark), mark=last.mark + mark)
        return
    piece = piece[:_LONGEST]
    found = switch.match(piece) is not None
    clauses.append(
        Clause(start, start + len(piece), text.part(start, start + len(piece)), _is_strong(mark), mark, found)
    )


def _is_strong(mark: str) -> bool:
    return mark == "" or any(sign in _STRONG or sign == "." for sign in mark)
