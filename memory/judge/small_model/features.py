"""What the small model sees of a message: its meaning, the meaning of the turn before, and a few plain signs.

The plain signs are what a reader would underline: who speaks of whom, question, negation, time words,
quotes, the rows of the table that hit, and short runs of words, hashed.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from memory.grams import Text
from memory.judge.reading.blocking import Marks
from memory.judge.reading.lexicon import spell_out
from memory.judge.small_model.runs import hashed, pieces_of, runs_of
from memory.judge.telling.extract import find
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern

Vector = NDArray[np.float32]

HASHED = 32768
"""Places for the hashed runs of letters."""

_LONGEST = 240
"""Characters of a message that are hashed, and of the turn before that are encoded."""

_RELATIVE = spell_out(r"(?:{kin_bare_zh}|\b{kin_en}\b)")
SIGNS: tuple[tuple[str, LazyPattern], ...] = tuple(
    (name, LazyPattern(pattern))
    for name, pattern in (
        ("first person", r"[我俺咱]|\b(?:i|i'm|i've|i'll|i'd|im|ive|my|me|mine)\b"),
        ("we", r"我们|咱们|\b(?:we|we're|we've|our|us)\b"),
        ("begins with first person", r"^(?:[我俺咱]|(?:i|i'm|im|i've|my)\b)"),
        ("you", r"[你您]|\b(?:you|your|u)\b"),
        ("begins with you", r"^(?:[你您]|you)"),
        ("third person", r"[他她]|\b(?:he|she|they|his|her|their|him|them)\b"),
        ("question mark", r"\?"),
        (
            "question word",
            r"吗|呢$|什么|怎么|哪|谁|多少|几|\b(?:what|how|why|when|where|which|who|should|could|can)\b",
        ),
        ("exclamation", r"!"),
        ("dots", r"\.\.|…|。。|~"),
        ("laughter", r"哈哈|呵呵|233|\b(?:lol|haha|lmao|rofl|jk)\b|笑死"),
        ("digit", r"\d"),
        ("clock", r"\d[点:]|点半|\b\d{1,2} ?[ap]m\b"),
        ("negation", r"不|没|别|无|\b(?:not|no|never|don'?t|can'?t|won'?t|doesn'?t|isn'?t|without)\b"),
        ("no longer", r"不再|戒|不.{1,6}了|没了|\b(?:no longer|any ?more|quit|stopped|sold|gave up)\b"),
        (
            "today",
            r"今[天晚早儿年]|刚才|刚刚|现在|正在|\b(?:today|tonight|right now|just now|currently|at the moment)\b",
        ),
        (
            "this time",
            r"这[次回周月阵两几]|先|暂时|临时|\b(?:this (?:time|week|month|once)|for now|temporarily|just this)\b",
        ),
        ("yesterday", r"昨[天晚儿]|上周|上个月|\b(?:yesterday|last (?:night|week|month|year))\b"),
        (
            "future",
            r"明[天年]|后天|下[周个]|\d月|号|\b(?:tomorrow|next|on the \d|january|february|march|april|june|july|august|september|october|november|december)\b",
        ),
        (
            "past, then now",
            r"(?:以前|早先|早年|原先|从前|曾|当过|年轻时|原来|过去).*(?:现在|如今|眼下|目前|这会儿)|"
            r"\b(?:once an?|used to|formerly|ex-\w+|left|was a|did a|years in)\b.*\b(?:now|these days|currently)\b",
        ),
        ("relative", _RELATIVE),
        ("begins with a relative", r"^(?:(?:my|our|我|咱|俺)的?家?)?" + _RELATIVE),
        (
            "so it is always",
            r"(?:规矩|都这样|一直这样|[十几好\d两三四五六七八九]+[来多]?年了?)$|\b(?:rule|tradition|policy|since (?:i|we|school|\d))\b",
        ),
        ("past", r"以前|曾|过去|小时候|当年|\b(?:used to|back then|years ago|when i was|once)\b"),
        (
            "always",
            r"每|总是|一直|从来|从小|天天|向来|历来|一般|通常|平时|习惯|\b(?:always|every|usually|never|most|often|daily|weekly|each)\b",
        ),
        (
            "from now on",
            r"以后|今后|往后|下次|\b(?:from now on|going forward|in (?:the )?future|by default|every time)\b",
        ),
        (
            "remember",
            r"记住|记得|记一下|记下|别忘|\b(?:remember|note|keep in mind|don'?t forget|for the record)\b",
        ),
        ("if", r"如果|要是|假如|假设|万一|\b(?:if|suppose|imagine|pretend|would|hypothetically)\b"),
        ("quote", r"[\"“「『《]|'[^']{6,}'"),
        ("colon", r":"),
        (
            "request",
            r"^(?:请|帮|给我|替我|麻烦|把|写|翻译|查|推荐|解释|总结|改)|\b(?:please|help|write|translate|explain|summari[sz]e|give me|show me|fix|rewrite|find|make)\b",
        ),
        ("like", r"喜欢|爱|讨厌|烦|受不了|\b(?:like|love|hate|enjoy|prefer|favou?rite|can'?t stand|adore)\b"),
        ("am", r"我是|我叫|我在|我住|我有|我家|\b(?:i am|i'm|im|my name|i live|i work|i have|i've got)\b"),
        ("so much", r"太|死了|极了|爆|超级|\b(?:so|too|literally|totally|dying|million)\b"),
        (
            "praise",
            r"真好|真棒|太好了|厉害|\b(?:great|lovely|fantastic|wonderful|brilliant|thanks|perfect)\b",
        ),
        ("Latin in Chinese", r"[\u3400-\u9fff].*[a-z]{3}|[a-z]{3}.*[\u3400-\u9fff]"),
    )
)
# How much each part weighs against the others before training; found by cross-validation.
_MEANING, _BEFORE, _HASHED = 4.0, 3.0, 6.0
_MOST_CLAUSES = 8
_LONGEST_RUN = 3
_SIZES = (5, 9, 15, 25, 50)


class EncodesQueries(Protocol):
    """The part of an encoder that the small model needs; the bundled one makes no difference between the two."""

    @property
    def dims(self) -> int:
        """Length of a vector."""

    def queries(self, texts: Sequence[str]) -> Vector:
        """Return one unit vector a text, (n, dims)."""

    def documents(self, texts: Sequence[str]) -> Vector:
        """Return one unit vector a text, (n, dims): those of what was filed lately are at hand."""


class Seen(NamedTuple):
    """The features of one message.

    `dense` is its meaning, that of the turn before and the largest of its clauses' (3 * dims,). `signs` are the plain signs that it
    shows, by name: one that the weights do not know, such as a new row of the table, counts nothing.
    `places` are hashed runs of letters, each with the same `weight`.
    """

    dense: Vector
    signs: dict[str, float]
    places: NDArray[np.intp]
    weight: float


def features(utterance: Utterance, marks: Marks, encoder: EncodesQueries) -> Seen:
    """Return what the small model sees of a message; `marks` is what the table says of its clauses."""
    before = utterance.context[-1].content[:_LONGEST].strip() if utterance.context else ""
    said = [utterance.folded.cut(one.start, one.end) for one in utterance.clauses[:_MOST_CLAUSES]]
    vectors = encoder.queries(
        [utterance.text, *(said if len(said) > 1 else ()), *([before] if before else ())]
    )
    meaning = vectors[0]
    clauses = vectors[1 : 1 + len(said)].max(axis=0) if len(said) > 1 else meaning
    earlier = vectors[-1] if before else np.zeros_like(meaning)
    places = hashed(runs_of(pieces_of(utterance.folded.text[:_LONGEST]), _LONGEST_RUN), HASHED)
    return Seen(
        np.concatenate([_MEANING * meaning, _BEFORE * earlier, _MEANING * clauses]),
        _signs(utterance, marks),
        places,
        _HASHED / max(len(places), 1) ** 0.5,
    )


def _signs(utterance: Utterance, marks: Marks) -> dict[str, float]:
    text, lean = utterance.folded.text, utterance.leaning
    size = len(text) / (1 if utterance.language == "zh" else 3)
    names = [utterance.language, *(f"longer than {bound}" for bound in _SIZES if size > bound)]
    names += [name for name, sign in SIGNS if sign.search(text)]
    names += ["leaning none" if lean is None else f"leaning {lean.verdict} {lean.rule}"]
    if utterance.context:
        before = utterance.context[-1]
        names += [f"before: {before.role}"]
        said = Text(before.content.lower()[:_LONGEST])
        names += [f"before: {name}" for name, sign in SIGNS if sign.search(said)]
    names += _kinds(utterance, marks)
    return {**dict.fromkeys(names, 1.0), **_rows(marks), "clauses": min(len(utterance.clauses), 6) / 6}


def _rows(marks: Marks) -> dict[str, float]:
    """Return for each rule that hits that it does, and the share of clauses that it rules out."""
    hits = Counter(rule.name for rule in marks.blocked if rule is not None)
    hits += Counter(lasting=sum(marks.lasting), remember=sum(marks.remember))
    count = max(len(marks.blocked), 1)
    return {f"row {name}": 1.0 for name in hits} | {f"share {name}": n / count for name, n in hits.items()}


def _kinds(utterance: Utterance, marks: Marks) -> list[str]:
    """Return what the rows find anywhere, and what of it in clauses that no rule rules out."""
    found = find(utterance.folded, utterance.clauses, [True] * len(utterance.clauses), utterance.language)
    free = (one for one in found if marks.blocked[one.clause] is None)
    return [f"finds {one.attribute}" for one in found] + [f"free {one.attribute}" for one in free]
