"""How alike an encoder finds two texts that have nothing to do with each other.

Every encoder has its own scale: 0.2 is noise for one and a match for another. So thresholds are given in
standard deviations above this noise and not as fixed cosines.
"""

from typing import NamedTuple
from weakref import WeakKeyDictionary

import numpy as np

from memory.long_term.centring import Encodes, centred

_QUESTIONS = (
    "你叫什么名字", "今天天气怎么样", "这个多少钱", "帮我写一封邮件", "附近有什么好吃的", "几点开会",
    "推荐一本书", "怎么修电脑", "我住在哪里", "周末去哪儿玩", "what is my name", "how is the weather",
    "how much is it", "write an e-mail for me", "where can we eat", "when does it start",
    "recommend a book", "how do I fix this", "where do I live", "what shall we do at the weekend",
)  # fmt: skip
_STATEMENTS = (
    "海里的鲸鱼会唱歌", "他把旧沙发搬上了五楼", "这座桥建于一百年前", "猫在窗台上晒太阳", "钢铁价格上涨了",
    "孩子们学会了骑车", "火山喷发持续三天", "裁缝改短了裤脚", "苔藓长在石头背面", "球队输掉了决赛",
    "the whale sang in the bay", "he carried the sofa upstairs", "the bridge is a century old",
    "a cat slept on the sill", "steel became dearer", "the children learned to cycle",
    "the volcano erupted for days", "moss grows on the north side", "the team lost the final",
    "the tailor shortened the trousers",
)  # fmt: skip


class Noise(NamedTuple):
    """Mean and standard deviation of the cosine between unrelated texts."""

    mean: float
    deviation: float

    def above(self, cosine: float) -> float:
        """Return how many standard deviations a cosine lies above the noise."""
        return (cosine - self.mean) / self.deviation


UNKNOWN = Noise(0.0, 0.1)
_measured: WeakKeyDictionary[Encodes, Noise] = WeakKeyDictionary()


def noise_of(encoder: Encodes | None) -> Noise:
    """Measure the noise of an encoder, once (40 texts, about 60 ms with the bundled one)."""
    if encoder is None:
        return UNKNOWN
    if encoder not in _measured:
        questions = np.stack([centred(encoder, question) for question in _QUESTIONS])
        cosines = questions @ encoder.documents(_STATEMENTS).T
        _measured[encoder] = Noise(float(cosines.mean()), max(float(cosines.std()), 1e-3))
    return _measured[encoder]
