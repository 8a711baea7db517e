"""How alike an encoder finds two texts that have nothing to do with each other.

Every encoder has its own scale: 0.2 is noise for one and a match for another. So thresholds are given
between this noise and how alike it finds a question and its answer, and not as fixed cosines.
"""

from typing import NamedTuple
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

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

_ANSWERS = (
    "我叫陆小曼", "今天多云，有点凉", "这件卖三百块", "那封邮件已经写好发给客户了", "楼下那家面馆很好吃",
    "会议下午两点开始", "我在看的那本书值得一读", "电脑重装系统以后就好了", "我家在杭州西湖边",
    "周末我们打算去爬山", "my name is Oliver", "it is cloudy and a bit cold today",
    "this one costs forty pounds", "I sent the client an e-mail yesterday",
    "the noodle place downstairs is very good", "the meeting begins at two",
    "the book I am reading is worth your time", "reinstalling it solved the problem",
    "I live by the river in York", "we are going hiking at the weekend",
)  # fmt: skip
"""One for each question: how alike an encoder finds what belongs together without sharing many words."""


class Noise(NamedTuple):
    """Mean and standard deviation of the cosine between unrelated texts, and its mean for related ones.

    All three between a question less what all have in common and a text; `between` is the mean between two
    unrelated texts.
    """

    mean: float
    deviation: float
    related: float
    between: float = 0.0

    @property
    def spread(self) -> float:
        """How far apart unrelated texts lie, as a share of the way from unrelated to related ones."""
        return self.deviation / (self.related - self.mean)

    def above(self, cosine: float) -> float:
        """Return how many standard deviations a cosine lies above the noise."""
        return (cosine - self.mean) / self.deviation

    def match(self, cosine: float) -> float:
        """Return where a cosine lies between unrelated (0) and related texts (1); it may lie outside.

        The same for every encoder, which standard deviations are not: what is 6 of them for the bundled
        one is 3 for `e5`.
        """
        return (cosine - self.mean) / (self.related - self.mean)

    def repeats(self, cosine: float) -> float:
        """Return how far one text says again what another says, 0 to 1, from the cosine of the two."""
        low, high = _REPEATS
        return min(max(((cosine - self.between) / (1 - self.between) - low) / (high - low), 0.0), 1.0)


_REPEATS = (0.57, 0.92)
"""Where a text begins to repeat another, and where it does entirely; 0 is the noise, 1 the same text."""


def noise_for(encoder: Encodes | None, query: str) -> Noise:
    """Return the noise of an encoder for one query: some are more alike to whatever there is than others.

    "呜啦啵" is so to every short text. How much, is read off its cosine with the mean of texts of ours.
    """
    noise = noise_of(encoder)
    if encoder is None:
        return noise
    own = float(centred(encoder, query) @ _means[encoder])
    return noise._replace(mean=own, related=own + noise.related - noise.mean)


UNKNOWN = Noise(0.0, 0.1, 0.5)
_means: WeakKeyDictionary[Encodes, NDArray[np.float32]] = WeakKeyDictionary()
_measured: WeakKeyDictionary[Encodes, Noise] = WeakKeyDictionary()


def noise_of(encoder: Encodes | None) -> Noise:
    """Measure the noise of an encoder, once (60 texts, about 0.1 s with the bundled one)."""
    if encoder is None:
        return UNKNOWN
    if encoder not in _measured:
        questions = np.stack([centred(encoder, question) for question in _QUESTIONS])
        statements, answers = encoder.documents(_STATEMENTS), encoder.documents(_ANSWERS)
        cosines = questions @ statements.T
        answered = float(np.sum(questions * answers, axis=1).mean())
        mean, deviation = float(cosines.mean()), max(float(cosines.std()), 1e-3)
        between = float((statements @ answers.T).mean())
        _means[encoder] = np.concatenate([statements, answers]).mean(axis=0)
        related = max(answered, mean + deviation)
        _measured[encoder] = Noise(mean, deviation, related, min(between, 0.99))
    return _measured[encoder]
