"""Corrections and endings of what only the turns before say: "说岔了 是芜湖", "we lost her in spring"."""

import re
from collections.abc import Sequence

from memory.judge.changing.affair_words import PASSING
from memory.judge.changing.affairs import is_of_another
from memory.judge.changing.counterpart import exchange, tells_of_another
from memory.judge.changing.denials import denied, other_one
from memory.judge.changing.endings import STRANGER, WISHED
from memory.judge.changing.partings import may_part
from memory.judge.changing.said_before import Reply, Said, place, said_before
from memory.judge.changing.ways_to_end import drops_another, ends_so
from memory.judge.reading.folding import fold
from memory.judge.telling.fitting import corrects
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact, Language

_CORRECTS = {
    "zh": LazyPattern(
        r"不对|^不+[,\s!]|^非也|我说的是|不是|错了|说岔|[说打写记搞弄听读念看拼]错|[说记弄搞]混|口误|"
        r"更正|纠正|改成|改为|应该是|应为|其实是|准确|同音|手滑|别字|换成|变成|现在是|"
        r"早就?[不换搬调改转]|已经[不换搬调改转]|都?搬|更新一?下|不叫|写成|记成|听成|早[已]?不|不是.*是|"
        r"改[了到]|涨到|升[了到]|[是]?老黄历|过时|不[住在做干](?:那|这)(?:里|边|儿)?了|是(?:去年|前年|以前|之前|过去|早年|老早|几年前|上个月|上一份)的"
    ),
    "en": LazyPattern(
        r"\b(?:no|nope|nah|actually|wait|sorry|oops|typo|wrong|mistyped|misspoke|misspelled|misspelt|"
        r"misheard|meant|mean|correction|anymore|any more|changed|moved|switched|traded|swapped|replaced|upgraded|make (?:that|it)|"
        r"scratch that|rather|outdated|old news|not|isn'?t|used to|update|should (?:be|read|say)|"
        r"that'?s (?:old|wrong)|now|nearly right|close|it'?s)\b"
    ),
}


_NEW_VALUE = {
    "zh": LazyPattern(
        r"(?:现在在|如今在|说的是|应该是|应为|应当是|改成|改为|改到|换成|换到|变成|其实是|其实叫|现在是|现在叫|是叫|"
        r"而是|搬到了?|搬去了?|调到了?|调去了?|去了|到了|升到|涨到|(?<![不不而])是|叫|在|换了|今年|"
        r"今年都?|我都?)(?P<v>[^,不]{1,12}?)(?:了|才对|(?:才|就)会?过敏|吧|啊|哈|上班|工作|住|这边|那边|的)*$"
    ),
    "en": LazyPattern(
        r"(?:\bi meant?|\bi said|\bmake (?:that|it)|\bit'?s|\bit is|\bshould (?:be|read|say)|\bactually|"
        r"\bchanged (?:it )?to|\bmoved to|\bswitched to|\bnow|\bname(?:'s| is)|\bi'?m|\bwe'?re|\bis|"
        r"\bin fact|\brather|\bthat'?s|\b(?:traded|swapped|exchanged|replaced|upgraded)(?: (?:it|that|mine|her|him|the old one))?(?: in)? (?:for|with|to)|\bnow at|\btransferred to|\bsorry,?|^no,?|\boops,?|\bwait,?|"
        r"\bcorrection:?|\bi live in|\bwe live in|\bspelled|\bspelt)(?: (?:now|actually|really|at|in|"
        r"called|with|a|an|to|just|meant))* (?P<v>(?!not\b|no\b|wrong|old|sorry|i\b|it'?s|that|my\b|"
        r"the wrong|a typo|typo)[^.,!?]{1,40}?)(?: (?:now|actually|these days|instead|since \w+|last \w+|this \w+|in (?:\d{4}|spring|summer|autumn|winter|[a-z]{3,6}(?:uary|ary|ch|il|ust|ber)|may|june|july)|"
        r"not [\w ]+|sorry))*$"
    ),
}


_SAID = LazyPattern(r"\bi said|我说的是")


_NOT_OLD = LazyPattern(r"(?<=.)[,\s]*(?:而不是|不是|不叫|,? (?:and )?not ).*$")


_NOT_VALUE = LazyPattern(
    r"^(?:actually|now|really)$|[\u3400-\u9fff]是$|^第[一二三四五六七八九十\d]|\b(?:paragraph|page|line|slide|step|section|row|column|chapter|question|item|option)\b|(?:事|情况|信息)$|去年|前年|以前|错|同音|打|什么|你|这样|对的?$|问题|wrong|typo|mistake|not |right|fine|ok$|out of date|good|gone|over|sure|"
    r"thing|what i|true|close|^longer\b|^more\b"
)


_ENDS = {
    "zh": LazyPattern(
        r"(?:早|已经|都|现在|也|就)*不[\u3400-\u9fff]{1,4}了|(?:那|这)(?:条|个|项).{0,4}(?:去掉|删|划掉|"
        r"取消|清掉|撤)|去掉吧|删了?吧|划掉|取消了|没了(?!下文|影|劲|办法|意思|胃口)|走了|去世|过世|不在了|卖了|丢了|送人|分手|分了|"
        r"离了|离婚|分居|恢复单身|甩了|黄了|停了|退了|(?<![疼痛累困饿渴热冷烦笑气急忙吓馋想无乐美羞])死了|早没|吹了|掰了|散了"
    ),
    "en": LazyPattern(
        r"\b(?:lost (?:her|him|it|them)|passed away|died(?! (?:on me|again|mid\w*|in the middle|during|halfway))|is gone|(?:she|he|it)'s gone(?! to| for| out| home| on)|sold (?:it|them|"
        r"that|him|her)|(?:gave|given) (?:it|them|that|him|her) (?:up|away)|quit(?: that| it)?|dropped (?:it|that|out)|"
        r"i(?:'ve| have) stopped$|(?:packed|jacked|chucked) (?:it|that) in|got (?:run over|hit by)|i(?:'ve been| was| got| have been) (?:fired|sacked|laid off|let go|made redundant)|not any ?more|no longer|cancell?ed|called off|broke up|split up|divorced|got rid of|over now|"
        r"that'?s (?:over|off|done|history|finished)|take (?:it|that) off|remove (?:it|that)|"
        r"dumped me|we'?re (?:over|done|through)|delete (?:it|that)|(?:don'?t|doesn'?t) (?:\w+ )*any ?more|fell through|ended|rehomed|"
        r"put (?:her|him) (?:down|to sleep)|stopped (?:that|going|doing|it))\b"
    ),
}


_EXCHANGES = {
    "zh": LazyPattern(r"改|换|挪|移|调|不是|不对|错|现在|如今|已经|都|早|了$|[了啦嘛]|升|涨|满|其实|应该"),
    "en": LazyPattern(
        r"\b(?:now|actually|moved|make (?:it|that)|it'?s|not|no|changed|switched|traded|upgraded|replaced|since|wrong|these days|meant|turned|"
        r"sorry|instead|swapped|shifted|pushed|bumped|just turned)\b"
    ),
}


_ASKS = LazyPattern("[?？]")
# "我今年34不是33" after a word about the daughter.
_OF_MYSELF = LazyPattern(
    r"我(?:今年|现在|自己)?(?:是|应该是)?\d|我(?:自己)?的?(?:年龄|岁数|生日)|年龄打错|\bi'?m (?:actually )?\d|\bmy (?:own )?(?:age|birthday)\b"
)


def exchanged(utterance: Utterance, usable: Sequence[bool]) -> Reply | None:
    """Return a correction that puts a word of the same kind in the place of one of the turn before."""
    text, language = utterance.folded.text, utterance.language
    if not utterance.context or len(text) >= 1.5 * _STORY[language] or "?" in text:
        return None
    reply = utterance.context[-1]
    # "All right." in between is not what is corrected; a question in between is what is answered.
    spoken = [
        turn.content for turn in utterance.context if turn.role == "user" and not _ASKS.search(reply.content)
    ]
    last = fold(" ".join([*spoken[-1:], reply.content])).text
    for said in said_before(utterance):
        found = exchange(said.value, utterance, usable, name=said.attribute == "name")
        if found is None or found.old not in last or is_of_another(utterance, said.value):
            continue
        if said.attribute in _SENTENCES and _OF_MYSELF.search(text):
            continue
        if found.start == 0 or _EXCHANGES[language].search(text):
            return Reply(said.attribute, None, found.value, "update", said.value)
    return None


def instead(utterance: Utterance, own: Sequence[Fact]) -> tuple[Fact, Said] | None:
    """Return the fact of a message that stands for one of the turns before, which the message names as well."""
    text = utterance.folded.text
    if not utterance.context or not own or len(text) >= 2 * _STORY[utterance.language]:
        return None
    for said in said_before(utterance):
        old = fold(said.value).text.strip()
        for fact in own:
            if (
                fact.op == "add"
                and fact.attribute == said.attribute
                and old in text
                and old not in fold(fact.value).text
            ):
                return fact, said
    return other_one(utterance, own)


def correction(utterance: Utterance, usable: Sequence[bool]) -> Reply | None:
    """Return the new value that a message gives for something said before, with the old one."""
    text = utterance.folded.text
    if not utterance.context or not (_CORRECTS[utterance.language].search(text) or denied(utterance)):
        return None
    before = said_before(utterance)
    if not before:
        return None
    if (denial := denied(utterance)) is not None:
        return denial.reply
    known = {one.value.lower() for one in before}
    if len(text) >= _STORY[utterance.language] and not any(value and value in text for value in known):
        return None  # a remark of some length with "rather" or "now" in it is no correction of anything
    for index, clause in enumerate(utterance.clauses):
        if not usable[index] or "帮我" in clause.text or "给我" in clause.text:
            continue
        match = _NEW_VALUE[utterance.language].search(_NOT_OLD.sub("", clause.text))
        if (
            match is None
            or _NOT_VALUE.search(match.group("v"))
            or (match.group("v") in known and not _SAID.search(clause.text))
        ):
            continue
        old = _best(before, text)
        start, end = clause.start + match.start("v"), clause.start + match.end("v")
        if old.attribute == "location" and (VISITS.search(clause.text) or _PLANNED.search(clause.text)):
            continue
        value, ahead = utterance.folded.cut(start, end), clause.text[: match.start("v")]
        if old.attribute in _SENTENCES or (old.attribute == "event" and is_of_another(utterance, old.value)):
            continue  # of a relative a word alone is no record
        if not corrects(old.attribute, value, text, ahead, old.value, utterance.language):
            continue
        return Reply(old.attribute, place(clause, *match.span("v")), "", "update", old.value)
    return None


_SENTENCES = frozenset({"family", "pet"})
# Where somebody is for a while is not where he lives.
VISITS = LazyPattern(
    r"\b(?:this (?:week|month|weekend)|today|tonight|right now|for now|at the moment|on holiday|visiting|for the (?:week|weekend)|(?:came|went|moved) back(?! in)|returned)\b"
    r"|这[几两]?[周天]|今天|今晚|暂时|出差|旅游|旅行|又?[搬回]回来"
)


# Where somebody will move is not where he lives.
_PLANNED = LazyPattern(
    r"(?:要|准备|打算|计划|马上|即将|下个?月|下周|明年|后年|年后|下半年)[^,]{0,6}(?:搬|调|迁|去)(?!.*现在)|\b(?:moving|relocating|going to move|planning to move|will move|about to move)\b.*\b(?:next|soon|in (?:a|two|\w+ weeks?)|will)\b"
)


def _best(before: Sequence[Said], text: str) -> Said:
    """Return the earlier statement a correction means: the one it names, else one that has one value."""
    named = [one for one in before if one.value and one.value.lower() in text]
    single = [
        one
        for one in before
        if one.attribute in ("name", "age", "birthday", "occupation", "employer", "location", "hometown")
    ]
    return (named or single or list(before))[0]


# A thing of its own that a message loses, sells or stops is not what the turns before are about.
_OWN_THING = {
    "zh": LazyPattern(
        r"(?:丢|偷|卖|退|停|送|扔|没|散|吹|掰|死|取消)了(?:我|咱)?(?:的|家)?(?P<v>(?:[一两几三四五六七八九十\d个件条只把台部辆套双张本块支枚盆份顿次场])+[^,]{1,12})|"
        r"把(?P<v2>(?!它|他|她|这|那)[^,]{1,10}?)(?:给|都|全)?(?:丢|卖|退|停|送|扔)"
    ),
    "en": LazyPattern(
        r"\b(?:lost|sold|quit|dropped|cancell?ed|ended|gave (?:up|away)|got rid of|broke|missed|stole|bought) "
        r"(?:a|an|one|some|two|three|his|their) (?P<v>[\w' -]{2,30})|\b(?:a|an|some|his|their|somebody's|someone's) (?P<v2>[\w'-]+(?: [\w'-]+)?) "
        r"(?:passed|died(?! (?:on me|again|mid\w*|in the middle|during|halfway))|is gone|was|were|got|ended|fell)\b|\b(?:my|our|his|her|their) (?P<v3>[\w-]+'s [\w'-]+) "
        r"(?:passed|died|is|was|got|ended)\b"
    ),
}
# Who leaves or dies is somebody: it ends no allergy, no diet and no date.
_LEAVES = {
    "zh": LazyPattern(r"走了|去世|过世|死了|不在了|送人"),
    "en": LazyPattern(
        r"\b(?:passed away|died|is gone|(?:she|he|it)'s gone(?! to| for| out| home| on)|lost (?:her|him|it|them)|put (?:her|him)|rehomed)\b"
    ),
}
# Who left was named before, not now: "she passed away in spring".
_SOMEBODY_SAID = {
    "zh": LazyPattern(
        r"(?:^|[,。;!])(?:[他她它]们?|已经|前天|昨天|昨晚|上[个周]?[月周]?|去年|今年|早就?|最后|还是|终于|结果|突然|也|都|刚|春天|夏天|秋天|冬天)*"
        r"(?:走了|去世|过世|死了|不在了|送人)"
    ),
    "en": LazyPattern(r"\b(?:she|he|it|her|him|them|they)\b"),
}
_FOUND_AGAIN = LazyPattern(r"找回|找到了|又回来了|\b(?:found (?:it|him|her|them)|came back|turned up)\b")
_LEAVERS = frozenset({"pet", "family", "other", "possession"})
# Somebody who tells a story names what it is about.
_STORY = {"zh": 16, "en": 60}


def _names_another(utterance: Utterance, before: Sequence[Said]) -> bool:
    """Say whether a message ends a thing of its own, which no turn before has named."""
    language, known = utterance.language, " ".join(turn.content.lower() for turn in utterance.context)
    for clause in utterance.clauses:
        found = _OWN_THING[language].search(clause.text)
        value = next((part for part in found.groups() if part), "") if found is not None else ""
        if value and not _shares(value, known, language):
            return True
        told = len(clause.text) >= _STORY[language] and _ENDS[language].search(clause.text)
        if told and not any(_shares(one.value.lower(), clause.text, language) for one in before):
            return True
    return False


def _shares(one: str, other: str, language: Language) -> bool:
    """Say whether two texts have a word (of four letters, or two characters in Chinese) in common."""
    if language == "zh":
        return any(one[i : i + 2] in other for i in range(len(one) - 1) if one[i : i + 2].strip())
    return any(word[:6] in other for word in re.findall(r"[^\W\d_]{4,}", one))


def ending(utterance: Utterance, usable: Sequence[bool]) -> Reply | None:
    """Return what a message ends that only the turns before name ("早不上了", "we lost her in spring")."""
    ends = _ENDS[utterance.language]
    said = (one.text for one, ok in zip(utterance.clauses, usable, strict=True) if ok)
    if any(STRANGER.match(one.text) for one in utterance.clauses):
        return None
    if PASSING.search(utterance.folded.text) and not _LEAVES[utterance.language].search(
        utterance.folded.text
    ):
        return None  # "not going today" ends nothing
    told = (text for text in said if not WISHED[utterance.language].search(text))
    if not utterance.context or not any(ends.search(text) for text in told):
        return None
    asks = any("?" in clause.mark for clause in utterance.clauses)
    if asks or _FOUND_AGAIN.search(utterance.folded.text):
        return None
    before = said_before(utterance)
    if not before or _names_another(utterance, before):
        return None
    named = (one for one in before if one.value and one.value.lower() in utterance.folded.text)
    text = utterance.folded.text
    before = [
        one
        for one in before
        if not tells_of_another(text, one.value)
        and (one.attribute != "event" or not is_of_another(utterance, one.value))
    ]
    if _LEAVES[utterance.language].search(text):
        nobody = _SOMEBODY_SAID[utterance.language].search(text)
        before = [
            one
            for one in before
            if one.attribute in _LEAVERS and (nobody or _shares(one.value.lower(), text, utterance.language))
        ]
    last = fold(utterance.context[-1].content).text
    before = [
        one
        for one in before
        if ends_so(text, one.attribute, one.value, just=fold(one.value).text in last)
        and not drops_another(text, one.value)
        and may_part(utterance, one.value)
    ]
    if not before:
        return None
    old = next((one for one in named if one in before), before[0])
    return Reply(old.attribute, None, old.value, "delete", old.value)
