"""The end of what the assistant has just named from memory, told without its name: "packed that in", "飞走了".

Such a message means nothing to a stranger. It means what is on file and stands in the turn before: somebody who left
for good is a pet, a relative or a thing; what one stopped is something one did.
"""

from collections.abc import Sequence

from memory.judge.changing.affair_words import PASSING
from memory.judge.changing.counterpart import tells_of_another
from memory.judge.changing.said_before import Reply
from memory.judge.changing.ways_to_end import ends_so
from memory.judge.people.spoken_of import is_named
from memory.judge.reading.folding import fold
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern

_LONGEST = {"zh": 26, "en": 90}  # characters
_WHEN = r"(?:那个?|这个?|它|早就?|已经|上个?[月周]|上礼拜|去年|年初|后来|现在|往后|以后|我|俺|也|都|就|全|给|彻底|干脆|决定|打算|前阵子|没多久|[\d一二两三四五六七八九十几]+个?[月年周]前|[春夏秋冬]天|[一二三四五六七八九十]+月份?)*"
_STOPPED = {
    "zh": LazyPattern(
        rf"^{_WHEN}不(?:再)?(?:去|搞|做|弄|吃|喝|练|学|跑|打|玩|参加|上|坚持|忌|干|整|碰|考|写|教|来|开|接|跳|画|订)(?:那个?|这个?)?(?:了|啦|咯|喽)$"
        rf"|^{_WHEN}(?:退|撤|停|断|黄|散|吹|撂下|放下|搁下|算|取消|解散|关|歇|戒)(?:掉|课|费|会|出|伙|场)?(?:了|啦|咯|喽)$|^{_WHEN}(?:停|断|黄|散|撤|退|放弃|扔|丢|辞|离)(?:了|啦)$|早就?(?:放弃|没做|没去|没练|没吃|没学|没搞)(?:了)?$"
    ),
    "en": LazyPattern(
        r"\b(?:packed|jacked|chucked|gave|given|giving|threw) (?:that|it|those|them|all that) (?:all )?(?:in|up|over|a miss)\b|\bknocked (?:that|it) on the head\b|\b(?:i|we)(?:'ve| have)? (?:quit|stopped|dropped|ditched|binned|abandoned|scrapped|jacked|sacked off)(?: (?:that|it|all that|going|doing (?:it|that)))?(?=$|[,.;!]| (?:last|this|in|on|back|a|two|three|\d|some|months?|weeks?|because|since|after|when|ages|years|now|yesterday|recently|ago|for good|altogether|completely|as|due|to|cos|anyway|though|then|and|but)\b)|"
        r"\b(?:don'?t|do not|doesn'?t) (?:do|go|play|eat|drink|run|train|teach|sing)(?: (?:that|it|there|them))? ?any ?more|\bnot doing (?:that|it)\b|\boff (?:that|it) (?:now|since)|\bthat'?s (?:over|finished|done with|dead|history|long gone)\b|"
        r"\bwound (?:it|that) up|\bhaven'?t (?:done (?:that|it)|been|gone|played)\b[^.]* (?:since|in (?:months|years|ages))|\bcalled (?:it|that) (?:off|a day)|\bfell through\b"
    ),
}
_LEFT = {
    "zh": LazyPattern(
        rf"飞走|跑丢|走丢|(?:早|已经|都)?还(?:回去|给[^,]{1, 6}|掉)了$|用不着了|没找(?:回来|着|到)|埋在|火化了|入土了|^{_WHEN}(?:送(?:人|走|回|给[^,]{{1,6}})|没(?:熬|挺)过[^,]{{0,6}}|老死|病死|走|没|丢|死|卖|去世|转手|转让|过户)(?:了|啦)|去了?(?:喵星|汪星|天堂|彩虹桥)|回(?:喵|汪)星|安乐死?了|养不了了|不在了$"
    ),
    "en": LazyPattern(
        r"\bre-?homed\b|\bhad to (?:re-?home|give (?:her|him|it|them)|put (?:her|him)|let (?:her|him|it|them) go|say goodbye|sell (?:her|him|it|them))|\bgave (?:her|him|it|them) (?:away|up|back|to)\b|\b(?:she|he|it|they)(?:'s| has|'ve| have)? ?(?:sadly |just |actually |both )*(?:died|passed(?: away| on)?|ran off(?! with)|ran away|flew (?:off|away)|escaped|didn'?t make it|went to (?:live with|a new home))\b|"
        r"\b(?:sold|lost|buried) (?:her|him|it|them)\b|\bput (?:her|him) (?:down|to sleep)\b|\bfound (?:her|him|it|them) a new (?:home|owner)\b|\bno longer with us\b|\b(?:she|he|it)'s gone(?! to| for| out| home)\b"
    ),
}
_BEINGS = frozenset({"pet", "family", "other", "possession"})
_DOINGS = frozenset(
    {"habit", "goal", "project", "skill", "diet", "like", "event", "occupation", "employer", "reply_style"}
)


def let_go(utterance: Utterance, usable: Sequence[bool]) -> Reply | None:
    """Return the end of the one thing on file that the assistant has just named, if the message tells it."""
    text, language = utterance.folded.text, utterance.language
    if not utterance.context or utterance.context[-1].role != "assistant" or len(text) > _LONGEST[language]:
        return None
    if "?" in text or PASSING.search(text):
        return None
    clauses = [one.text for one, ok in zip(utterance.clauses, usable, strict=True) if ok]
    for pattern, kinds in ((_LEFT[language], _BEINGS), (_STOPPED[language], _DOINGS)):
        if any(pattern.search(clause) for clause in clauses):
            known = _named(utterance, kinds)
            if known is not None:
                return Reply(known.attribute, None, known.value, "delete", known.value)
    return None


def _named(utterance: Utterance, kinds: frozenset[str]) -> Known | None:
    """Return what on file of these kinds the last turn names: None where the message speaks of somebody else."""
    last, text = fold(utterance.context[-1].content).text, utterance.folded.text
    for known in utterance.on_file():
        if known.attribute in kinds and is_named(known, last):
            if tells_of_another(text, known.value):
                return None
            if ends_so(text, known.attribute, known.value):
                return known
    return None
