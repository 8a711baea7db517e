"""Whether a text speaks of the one that a question names: a name, or a thing in the same words."""

import re

from memory.judge.reading.folding import fold
from memory.long_term.tokens import tokenize

FRAME_EN = frozenset(
    tokenize(
        "still have got like love enjoy drink eat take play live work go going do doing use own drive speak want need "
        "hate prefer see know been ever now anymore these days in at on with allergic intolerant really currently usually"
    )
)
_NO_MEAT = re.compile(r"vegetarian|vegan|pescatarian|\bmeat|素|肉")
MARRIED = re.compile(
    r"\b(?:wife|husband|divorc|widow|fianc|(?:i'm|am|i|user is|we) (?:\w+ )?married)|老婆|老公|妻|丈夫|离婚|离异|单身|丧偶|(?:我|我们|户)(?:们|已经|刚|去年|前年)*结婚"
)
SAME = {
    "vegetarian": _NO_MEAT, "vegan": _NO_MEAT, "吃素": _NO_MEAT, "素": _NO_MEAT,
    "married": MARRIED, "single": MARRIED, "结婚": MARRIED, "单身": MARRIED,
}  # fmt: skip
_LEAST_ALIKE = 5


def holds_name(text: str, name: str) -> bool:
    """Tell whether a text names somebody; `name` is folded."""
    folded = fold(text).text
    if name[0] >= "\u3400":
        return name in folded
    return re.search(rf"\b{re.escape(name)}(?:'s)?\b", folded) is not None


def holds_thing(text: str, thing: str) -> bool:
    """Tell whether a text speaks of a thing, in the same words but for their endings."""
    folded = fold(text).text
    if thing in SAME:
        return SAME[thing].search(folded) is not None
    if re.search(r"[\u3400-\u9fff]", thing):
        return thing in folded
    wanted = set(tokenize(thing)) - FRAME_EN
    held = set(tokenize(text))
    return bool(wanted) and all(any(_alike(word, other) for other in held) for word in wanted)


def _alike(one: str, other: str) -> bool:
    """Tell whether two words are the same but for their endings: "diabetic", "diabetes"."""
    if one == other:
        return True
    shared = next(
        (at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    return shared >= _LEAST_ALIKE and shared >= min(len(one), len(other)) - 2
