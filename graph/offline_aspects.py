"""What of somebody a question asks, such as their work or their grade, and which memories say it.

Of all that is on file of a wife only what tells of her work answers what she does.
"""

from collections.abc import Sequence
from typing import Any

from memory.judge.reading.folding import fold
from memory.lazy_pattern import LazyPattern

Memory = dict[str, Any]

_ASPECTS: tuple[tuple[LazyPattern, LazyPattern], ...] = (
    (
        LazyPattern(
            r"[做干](?:的是)?(?:什么|啥|嘛|哪行)|什么工作|职业|上班|在哪工作|打什么工"
            r"|\bwhat (?:does|do|did|is) (?:my |our )?(?:[\w'-]+ ){1,3}?(?:do|doing)"
            r"(?: for (?:a living|work|money))?\W*$|\b(?:job|occupation|profession|for a living)\b|\bwork(?:s|ing)?\b"
        ),
        LazyPattern(
            r"[做当干]|开了?.{0,6}[店馆厂铺摊]|卖|上班|工作|公司|老师|医生|护士|会计|司机|经理|工程师|保安|辞|退休|失业|生意|打工|在.{1,8}院"
            r"|\b(?:is|was) an? \w+|\b(?:works?|working|job|teach\w*|nurse|engineer|doctor|driver|runs?|owns?|"
            r"opened|shop|sells?|retired|hired|laid off|fired|quit|\w+ist|manager|plumber|clerk|accountant|business)\b"
        ),
    ),
    (
        LazyPattern(r"学(?:的是)?(?:什么|啥|哪)|什么(?:专业|课|班)|\b(?:learn|study|major|lessons?|classes)\w*"),
        LazyPattern(r"学(?![校期年])|专业|上.{0,6}班|课|\b(?:learn|study|studies|major|lessons?|class|takes?)\w*"),
    ),
    (
        LazyPattern(r"几年级|上几|哪个年级|读几|\b(?:what|which) (?:year|grade|class)\b"),
        LazyPattern(r"年级|[初高大][一二三四]|小[一二三四五六]|研[一二三]|幼儿园|[小中大]班"
            r"|\byear \w+|\bgrade\b|kindergarten|reception|sophomore|freshman"),
    ),
    (
        LazyPattern(r"多大|几岁|多少岁|年龄|\bhow old\b|\bage\b"),
        LazyPattern(r"岁|周岁|个月|\d{4}年|\b\d{1,3}\b|\byears? old\b|\bturned\b"),
    ),
)  # fmt: skip


def of_asked_aspect(question: str, told: Sequence[Memory]) -> list[Memory]:
    """Return the memories that tell what a question asks of somebody, all of them where none surely does."""
    text = fold(question).text
    for asked, says in _ASPECTS:
        if asked.search(text):
            fitting = [m for m in told if says.search(fold(str(m.get("value") or m.get("text", ""))).text)]
            return fitting or list(told)
    return list(told)
