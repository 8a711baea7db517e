"""What belongs to a memory that was found: shared people, places and things, one occasion, one day.

"My sister Helen is getting married" leads to "Helen's florist is in Leeds", which shares no word with a
question about the wedding. Worked out when asked from the records themselves: no graph is stored, so what is
corrected or forgotten is linked to nothing at once. What is added stands below what was found directly.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache
from typing import NamedTuple

from memory.domains import DOMAINS
from memory.lazy_pattern import LazyPattern
from memory.long_term.tokens import tokenize
from memory.records import Hit, Record
from memory.vocabulary import ATTRIBUTES

WEIGHT_MATTER, WEIGHT_OCCASION, WEIGHT_DAY = 0.6, 0.4, 0.4
"""Shares of what two memories have in common: people, places and things; a message; a day."""

BAR = 0.29
"""Least strength of a link: a word of two or three memories, a message or a day suffices, a thread not."""

_ORDINARY, _THREAD = 0.6, 0.3
_COMMON = 6
"""A word or a name in more memories than this and than a tenth of them says nothing of one of them."""

_NAME = LazyPattern(r"(?<=[^.!?\s] )[A-Z][a-z]+|[《「『“]([^》」』”]{2,20})[》」』”]")
_HAN = LazyPattern(r"[\u3400-\u9fff]")

_EVERYDAY = """
like love want plan hope need start begin finish work use go get make take give keep buy bought find try live
year month week day time today tomorrow yesterday morning evening night weekend spring summer autumn winter
new old good bad big small first second last next two three every always never usually often sometimes soon
recently currently moment since until during after before around about near with without over more most lot
four five six seven eight nine ten eleven twelve hundred thousand half percent
thing stuff people person somebody user assistant really enjoy prefer favourite favorite hate dislike allergy
allergic learn learning study prepare preparing plann monday tuesday wednesday thursday friday saturday sunday
january february march april may june july august september october november december
喜欢 讨厌 打算 计划 准备 开始 结束 最近 现在 今天 明天 昨天 后天 今年 明年 去年 上周
下周 本周 这周 周末 每天 每周 每年 每月 早上 晚上 上午 下午 中午 春天 夏天 秋天 冬天
时候 时间 东西 事情 已经 一直 经常 总是 从来 不会 不能 不吃 不喝 不要 想要 需要 希望
觉得 有点 一起 地方 用户 助手 学习 工作 正在 在学 想去 要去 要做 过敏 周一 周二 周三
周四 周五 周六 周日 星期 个月 月份 年级 下个 上个 一家 一只 一辆 两个 三个 非常 特别
比较 还有 以后 以前 平时 一般 最喜
"""


class Link(NamedTuple):
    """What two memories have in common, each in 0..1."""

    matter: float
    occasion: float
    day: float

    @property
    def strength(self) -> float:
        """How strong the link is altogether, at most 1."""
        whole = WEIGHT_MATTER * self.matter + WEIGHT_OCCASION * self.occasion + WEIGHT_DAY * self.day
        return min(whole, 1.0)


def associated(hits: Sequence[Hit], pool: Iterable[Record], *, hops: int, most: int) -> list[Hit]:
    """Return up to `most` memories of the pool that are linked to hits, the strongest first.

    Over `hops` steps: what is linked to a linked memory counts half as much for each step. The score of
    each lies below the lowest of the hits. `explain` holds `linked` (strength, 0..1), `hop`, and what is
    shared: `shared_matter`, `shared_occasion`, `shared_day`; `linked_to` names the memory it hangs on.
    """
    known = {hit.record.id for hit in hits}
    rest = {record.id: record for record in pool if record.id not in known}
    if not hits or not rest or not hops or most <= 0:
        return []
    traits = _Traits([*(hit.record for hit in hits), *rest.values()])
    floor = min(hit.score for hit in hits)
    sources, linked = list(hits), list[Hit]()
    for hop in range(1, hops + 1):
        reached: dict[str, Hit] = {}
        for source in sources:
            for other in rest.values():
                link = traits.link(source.record, other)
                if link.strength < BAR:
                    continue
                found = _hit(other, source, link, hop, floor)
                if _better(found, reached.get(other.id)):
                    reached[other.id] = found
        sources = sorted(reached.values(), key=_order)[:most]
        linked += sources
        rest = {rid: record for rid, record in rest.items() if rid not in reached}
    return sorted(linked, key=_order)[:most]


class _Traits:
    """What memories may have in common, each looked at once."""

    def __init__(self, records: Sequence[Record]) -> None:
        self._matters = {record.id: matters_of(record.text) for record in records}
        counts = Counter(term for terms in self._matters.values() for term in terms)
        common = max(_COMMON, len(records) // 10)
        # The rarer, the more it says; a word of all memories tells none of them apart.
        self._rarity = {term: (2 / n) ** 0.5 for term, n in counts.items() if 2 <= n <= common}
        self._messages = {r.id: {(e.thread, e.message) for e in r.evidence} for r in records}

    def link(self, one: Record, other: Record) -> Link:
        """Compare two of the memories."""
        terms, others = self._matters[one.id], self._matters[other.id]
        shared = terms.keys() & others.keys()
        matter = sum(self._rarity.get(t, 0.0) * max(terms[t], others[t]) for t in shared)
        return Link(min(matter, 1.0), self._occasion(one.id, other.id), _same_day(one, other))

    def _occasion(self, one: str, other: str) -> float:
        if self._messages[one] & self._messages[other]:
            return 1.0
        threads, others = ({thread for thread, _ in self._messages[rid]} for rid in (one, other))
        return _THREAD if threads & others else 0.0


def matters_of(text: str) -> Mapping[str, float]:
    """Return the tokens of a text that tell it from others: people and names (1), other words (0.6)."""
    names = {token for found in _NAME.finditer(text) for token in tokenize(found[1] or found[0])}
    terms = {token for token in tokenize(text) if len(token) >= (2 if _HAN.match(token) else 3)}
    telling = (t for t in terms - _everyday() if not t[0].isdecimal())
    return {t: 1.0 if t in names or t in _kin() else _ORDINARY for t in telling}


@cache
def _everyday() -> frozenset[str]:
    """Return the words that any two memories may share by chance."""
    # The text of a fact names its attribute ("用户的习惯：…").
    labels = " ".join(
        f"{row.zh} {row.en}" for row in ATTRIBUTES.values() if row.name not in ("family", "pet")
    )
    return frozenset(tokenize(f"{_EVERYDAY} {labels}"))


@cache
def _kin() -> frozenset[str]:
    """Return the words for relatives: in the memories of one user each means one person, or a few."""
    row = DOMAINS["family"]
    return frozenset(t for t in tokenize(f"{row.zh_words} {row.en_words}") if len(t) >= 2)


def _same_day(one: Record, other: Record) -> float:
    days = (_day(one.valid_from), _day(other.valid_from))
    return float(days[0] is not None and days[0] == days[1] and "event" in (one.kind, other.kind))


def _day(moment: datetime | None) -> object:
    return moment.date() if moment else None


def _hit(record: Record, source: Hit, link: Link, hop: int, floor: float) -> Hit:
    strength = link.strength * 0.5 ** (hop - 1)
    explain = {"linked": strength, "hop": float(hop)} | {
        f"shared_{name}": value for name, value in link._asdict().items() if value
    }
    # Below the lowest hit, whatever the scale of the scores.
    return Hit(record=record, score=floor * strength / 2, explain=explain, linked_to=source.record.id)


def _better(found: Hit, known: Hit | None) -> bool:
    return known is None or found.explain["linked"] > known.explain["linked"]


def _order(hit: Hit) -> tuple[float, float, str]:
    return hit.explain["hop"], -hit.explain["linked"], hit.record.id
