"""What every question has in common, taken out of a question before it is compared.

Half of the mean vector of everyday questions is subtracted: a memory is then no longer near because it
sounds like a question, but because it is about the same matter. +.07 recall in the first ten on dialogues
with the bundled encoder; the whole mean loses again where the query is a statement (docs/decisions.md).
"""

from functools import lru_cache
from pathlib import Path
from typing import Protocol
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from memory.language import detect_language
from memory.records import Language

SHARE = 0.5
"""How much of the mean is subtracted."""

QUESTIONS: dict[Language, tuple[str, ...]] = {
    "en": (
        "What is my favourite food?", "Where did I go on holiday?", "When did we last talk about work?",
        "Who did he meet at the party?", "What did you recommend to me?",
        "How long have I been doing this?", "Why did she change her plans?", "Which book was I reading?",
        "What is the name of my friend?", "How many times did it happen?",
        "What did I say about my family?", "Do you remember what I bought?",
        "What kind of music does she like?", "When is the next appointment?", "What happened last week?",
        "How did he feel about it?", "What are my plans for the weekend?", "Where does my sister live?",
        "What was the problem with the car?", "Did I tell you about the trip?",
        "What would she probably enjoy?", "What advice did you give me?", "Which city are they moving to?",
        "What does he do for a living?", "How much did it cost?", "What gift did she receive?",
        "Can you help me with the next step?", "What did we decide about the budget?",
        "Let's go on with what we started yesterday.", "What should I cook tonight?",
    ),
    "zh": (
        "我最喜欢吃什么？", "我去哪里旅行了？", "我们上次什么时候聊过工作？", "他在聚会上遇到了谁？",
        "你给我推荐过什么？", "我做这件事多久了？", "她为什么改变了计划？", "我当时在看哪本书？",
        "我朋友叫什么名字？", "这件事发生过几次？", "关于家人我说过什么？", "你还记得我买了什么吗？",
        "她喜欢什么样的音乐？", "下一次预约是什么时候？", "上周发生了什么事？", "他对此感觉怎么样？",
        "我周末有什么安排？", "我妹妹住在哪里？", "车出了什么问题？", "我跟你说过那次出行吗？",
        "她大概会喜欢什么？", "你给过我什么建议？", "他们要搬到哪个城市？", "他是做什么工作的？",
        "花了多少钱？", "她收到了什么礼物？", "下一步你能帮我吗？", "预算我们是怎么定的？",
        "我们接着昨天的继续吧。", "今晚我该做什么菜？",
    ),
}  # fmt: skip

_MEASURED = Path(__file__).with_name("centres.npz")


class Encodes(Protocol):
    """What is needed of an encoder here: a name, and unit vectors."""

    name: str

    def queries(self, texts: tuple[str, ...]) -> NDArray[np.float32]:
        """Return one unit vector a row."""

    def documents(self, texts: tuple[str, ...]) -> NDArray[np.float32]:
        """Return one unit vector a row."""


_centres: WeakKeyDictionary[Encodes, dict[Language, NDArray[np.float32]]] = WeakKeyDictionary()


def centred(encoder: Encodes, query: str) -> NDArray[np.float32]:
    """Return the vector of a question less half of what all questions share, (dims,); not of unit length."""
    centre = centres_of(encoder)[detect_language(query)]
    vector: NDArray[np.float32] = encoder.queries((query,))[0] - SHARE * centre
    return vector


def centres_of(encoder: Encodes) -> dict[Language, NDArray[np.float32]]:
    """Return the mean question of an encoder in each language.

    It lies ready for the two encoders with a name of their own (`python -m evals centres` made it); of any
    other it is measured once a process, in one batch.
    """
    if encoder not in _centres:
        ready = _ready(encoder.name)
        _centres[encoder] = ready or {
            language: encoder.documents(texts).mean(axis=0) for language, texts in QUESTIONS.items()
        }
    return _centres[encoder]


@lru_cache
def _ready(name: str) -> dict[Language, NDArray[np.float32]]:
    with np.load(_MEASURED) as file:
        return {
            language: file[f"{name}_{language}"] for language in QUESTIONS if f"{name}_{language}" in file
        }


def write_centres(encoders: tuple[Encodes, ...]) -> None:
    """Measure the mean questions of encoders with the query prefix, and write them beside this module."""
    means = {
        f"{encoder.name}_{language}": encoder.queries(texts).mean(axis=0)
        for encoder in encoders
        for language, texts in QUESTIONS.items()
    }
    np.savez(_MEASURED, allow_pickle=False, **means)
