"""What shows of a message beside one sentence on file: the signs by which one ends the other.

Three kinds of names: what a clause of the message shows by itself and beside the kind of sentence (worked out once a
clause and kind), and what it shares with this one sentence: words, relatives, numbers, nearness in meaning.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from memory.judge.reading.blocking import mark
from memory.judge.reading.folding import fold
from memory.judge.reading.whose import beings_in
from memory.judge.small_model.features import SIGNS, EncodesQueries, features
from memory.judge.small_model.head import load_head
from memory.judge.small_model.mentions import around, mention
from memory.judge.utterance import Known, Utterance
from memory.long_term.tokens import tokenize

Vector = NDArray[np.float32]

_PIECES = re.compile(r"[\u3400-\u9fff]|[a-z']+|\d+|[^\s\w]")
_NUMBER = re.compile(r"\d+")
_FRAME = frozenset(
    ["user", "the", "user's", "'s", "s", "is", "has", "in", "to", "of", "用户", "用", "户", "my", "at", "for"]
)
"""Words of the sentences that facts are put in."""
_LONGEST = 200
_MOST_CLAUSES = 8
_MOST = 64
"""Sentences on file that one message is held against: encoding them takes most of the time."""
_MOST_SAID = 2000
_SIZES = (5, 10, 20, 40)
_NEARNESS = (0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8)
_NEAR_BEFORE = 0.4
_CHANCES = (0.1, 0.3, 0.5, 0.7, 0.9)
_LIKELY = (0.02, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8)
_SHARES = (0.01, 0.2, 0.4, 0.6, 0.8)


class OnFile(NamedTuple):
    """One sentence on file: what kind it is of, its words, whom it names, its numbers."""

    kind: str
    text: str
    words: frozenset[str]
    pieces: frozenset[str]
    beings: frozenset[str]
    numbers: frozenset[str]


@lru_cache(maxsize=4096)
def on_file(attribute: str, subject: str, text: str) -> OnFile:
    """Return what shows of a sentence on file."""
    folded = fold(text).text[:_LONGEST]
    kind = attribute if subject == "user" else f"{attribute}/{subject}"
    pieces = frozenset(_PIECES.findall(folded))
    return OnFile(kind, folded, _words(folded), pieces, beings_in(folded), frozenset(_NUMBER.findall(folded)))


def _words(text: str) -> frozenset[str]:
    return frozenset(tokenize(text)) - _FRAME


def _grams(text: str) -> frozenset[str]:
    pieces = ["#" if one.isdigit() else one for one in _PIECES.findall(text[:_LONGEST])]
    pieces = ["^", *pieces, "$"]
    return frozenset(
        " ".join(pieces[at : at + size]) for size in (1, 2, 3) for at in range(len(pieces) - size + 1)
    )


def near_at_hand(utterance: Utterance, known: Sequence[Known]) -> Sequence[Known]:
    """Return of what is known, newest first, what shares words with a message or the turns before, and the newest."""
    if len(known) <= _MOST:
        return known
    turns = (turn.content[:_LONGEST] for turn in utterance.context[-2:])
    said = _words(" ".join((utterance.folded.text[:_MOST_SAID], *turns)))
    shared = [len(on_file(one.attribute, one.subject, one.text).words & said) for one in known]
    order = sorted(range(len(known)), key=lambda at: (-shared[at], at))
    return [known[at] for at in order[:_MOST]]


class Message:
    """A message made ready to be held against sentences on file."""

    def __init__(self, utterance: Utterance, encoder: EncodesQueries) -> None:
        """Cut it into clauses; `encoder` is the one that the weights were made with."""
        text = utterance.folded.text.strip()
        self.language, self.text = utterance.language, text[:_MOST_SAID]
        self.clauses = [one.text for one in utterance.clauses][:_MOST_CLAUSES]
        self.grams = [_grams(one) for one in self.clauses]
        self.words = [_words(one) for one in self.clauses]
        self.all_words = _words(text)
        self.beings = [beings_in(one) for one in self.clauses]
        self.numbers = frozenset(_NUMBER.findall(text))
        self.signs = [name for name, sign in SIGNS if sign.search(text)]
        self.short_grams = frozenset(one for one in _grams(text) if one.count(" ") < 2)
        self.size = len(text) / (1 if utterance.language == "zh" else 3)
        self.before = _before(utterance)
        vectors = encoder.queries([text, *self.clauses, *(said for _, said in self.before)])
        self.meaning, rest = vectors[0], vectors[1:]
        self.meanings, self.meanings_before = rest[: len(self.clauses)], rest[len(self.clauses) :]
        seen = features(utterance, mark(utterance), encoder)
        self.lasts = load_head().long(seen)
        self.attributes = load_head().attributes_of(seen)
        self.attribute = max(self.attributes, key=lambda one: self.attributes[one])
        self.words_before = [_words(said) for _, said in self.before]

    def of_clause(self, clause: int) -> Iterator[str]:
        """Name what shows of a clause, and of the whole message, whatever is on file."""
        yield from (f"clause {one}" for one in self.grams[clause])
        yield from (f"message {one}" for one in self.short_grams)
        if clause + 1 < len(self.clauses):
            yield from (f"next {one}" for one in self.grams[clause + 1] if one.count(" ") < 2)
        yield from (f"sign {one}" for one in self.signs)
        yield from (
            self.language,
            f"{min(len(self.clauses), 4)} clauses",
            f"size {_over(self.size, _SIZES)}",
            f"lasts {_over(self.lasts, _CHANCES)}",
        )

    def of_kind(self, clause: int, kind: str) -> Iterator[str]:
        """Name what shows of a clause beside a kind of sentence."""
        yield from (kind, f"{kind} beside {self.attribute}")
        yield from (f"{kind}: {one}" for one in self.grams[clause])
        yield from (f"{kind}, sign {one}" for one in self.signs)

    def of_lead(self, clause: int, shared: bool, kin: str) -> Iterator[str]:
        """Name what shows of a clause that shares words, or relatives, with a sentence, or does not."""
        lead = f"{'shared' if shared else 'apart'}, {kin}"
        yield from (f"{lead}: {one}" for one in self.grams[clause] if one.count(" ") < 2)
        yield from (f"{'shared' if shared else 'apart'}, sign {one}" for one in self.signs)


def _before(utterance: Utterance) -> list[tuple[str, str]]:
    """Return what the user and the assistant said last before, folded."""
    said = {turn.role: fold(turn.content).text.strip() for turn in utterance.context[-2:]}
    return [(role, text[:_LONGEST]) for role, text in said.items() if text]


class Pair(NamedTuple):
    """One sentence on file beside the clause of the message that bears on it, with what both share."""

    clause: int
    shared: int
    kin: str
    names: tuple[str, ...]


def pairs(message: Message, known: Sequence[OnFile], vectors: Vector) -> list[Pair]:
    """Return what each sentence on file (`vectors`: their meanings, (n, dims)) shares with a message."""
    near = vectors @ message.meanings.T
    whole = vectors @ message.meaning
    best = np.maximum(near.max(axis=1), whole)
    ranks = {int(at): rank for rank, at in enumerate(np.argsort(-best, kind="stable"))}
    earlier = vectors @ message.meanings_before.T if len(message.before) else None
    held = Counter(word for one in known for word in one.words)
    kinds = Counter(one.kind for one in known)
    overlaps = [len(one.words & message.all_words) for one in known]
    most = max(overlaps, default=0)
    made = []
    for at, one in enumerate(known):
        shares = [len(one.words & words) for words in message.words]
        clause = max(range(len(shares)), key=lambda i: (bool(shares[i]) and shares[i]) + 0.1 * near[at][i])
        kin = _kin(one.beings, message.beings[clause])
        names = [
            f"kin {kin}",
            f"kin of all {_kin(one.beings, frozenset().union(*message.beings))}",
            f"kin {kin}, {one.kind}",
            *_of_attribute(message.attributes.get(one.kind.partition("/")[0], 0.0), overlaps[at]),
            *_of_words(message, one, clause, overlaps[at], most, held),
            *_of_mention(message, one, overlaps[at]),
            *_of_meaning(one, float(best[at]), float(whole[at]), ranks[at], overlaps[at]),
            *(
                _of_before(message, one, earlier[at], [len(one.words & w) for w in message.words_before])
                if earlier is not None
                else ()
            ),
            *(f"on file {piece}" for piece in one.pieces),
            f"{min(kinds[one.kind], 4)} of the kind",
        ]
        made.append(Pair(clause, overlaps[at], kin, tuple(names)))
    return made


def _of_words(
    message: Message, one: OnFile, clause: int, shared: int, most: int, held: Counter[str]
) -> Iterator[str]:
    alone = [word for word in one.words & message.all_words if held[word] == 1]
    of_clause = [word for word in alone if word in message.words[clause]]
    yield from (f"shares {min(shared, 4)}", f"shares {min(shared, 4)}, {one.kind}")
    yield f"shares most {shared == most and shared > 0}"
    yield f"share {_over(shared / max(len(one.words), 1), _SHARES)}"
    yield from (f"alone shares {min(len(alone), 3)}", f"alone shares {min(len(alone), 2)}, {one.kind}")
    yield f"clause alone shares {min(len(of_clause), 3)}"
    numbers = f"numbers {bool(one.numbers)} {bool(message.numbers)} {bool(one.numbers & message.numbers)}"
    yield from (numbers, f"{numbers}, {one.kind}")


def _of_mention(message: Message, one: OnFile, shared: int) -> Iterator[str]:
    found = (
        mention(message.text, one.text, message.language) if shared or one.numbers & message.numbers else None
    )
    if found is None:
        yield "no mention"
        return
    yield from around(message.text, found)


def _of_attribute(likely: float, shared: int) -> Iterator[str]:
    yield f"attribute {_over(likely, _LIKELY)}"
    yield f"attribute {_over(likely, _LIKELY[1::2])}, shares {min(shared, 2)}"


def _of_meaning(one: OnFile, best: float, whole: float, rank: int, shared: int) -> Iterator[str]:
    yield from (f"near {_over(best, _NEARNESS)}", f"near {_over(best, _NEARNESS)}, {one.kind}")
    yield f"near as a whole {_over(whole, _NEARNESS)}"
    yield from (f"rank {min(rank, 6)}", f"rank {min(rank, 4)}, shares {min(shared, 3)}")


def _of_before(message: Message, one: OnFile, near: Vector, shares: Sequence[int]) -> Iterator[str]:
    for (role, _), nearness, shared in zip(message.before, near, shares, strict=True):
        # Only what bears on the sentence shows: a bland "All right." before is as good as nothing.
        if shared:
            yield f"{role} before shares {min(shared, 3)}"
            yield f"{role} before shares {min(shared, 3)}, {one.kind}"
        if nearness > _NEAR_BEFORE:
            yield f"{role} before is near {_over(float(nearness), _NEARNESS)}"


def _kin(on_file_: frozenset[str], said: frozenset[str]) -> str:
    if on_file_ & said:
        return "both"
    if on_file_:
        return "others" if said else "on file"
    return "said" if said else "none"


def _over(value: float, bounds: Sequence[float]) -> int:
    return sum(value > bound for bound in bounds)
