"""What a message says of things that are remembered: "its Bryn, not Brin", "scratch Leeds", "那个号作废".

Only what is on file is meant, by its own words: so a message may be read as a correction or an ending that by
itself, to a stranger, would be neither.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from memory.judge.changing.affair_words import OF_A_TEXT, PASSING
from memory.judge.changing.corrections import VISITS
from memory.judge.changing.counterpart import exchange, tells_of_another
from memory.judge.changing.longer_names import is_another_kind
from memory.judge.changing.replaceable import says_something
from memory.judge.reading.clauses import Clause
from memory.judge.reading.folding import fold
from memory.judge.telling.fitting import plausible
from memory.judge.utterance import Known, Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_LEAST = {"zh": 2, "en": 3}  # characters of a value that may be recognised in a sentence

# What is said around the old value when it no longer holds. `{old}` is the value itself.
_DENIED = {
    "zh": (
        r"(?:不是|哪来的|哪里?是|哪有什么?|谁说[^,。;]{0,4}是|不叫|不住|不在|不姓|不算|别再?[写说记叫喊提把当]\S{0,4}|不要再?[写说记叫]\S{0,4}|而不是|并非|以前|之前|原来|原先|早先|"
        r"那时|过去|从前|[写记当听存看说搞标认]成|不做|不当|不干|不再[\u3400-\u9fff]{0,2}|[把将]|划掉|去掉|删掉?|忘掉?|取消|离开|(?:资料|记录|档案|备忘|系统|记忆|你[这那][边儿里]?)[^,。;]{0,4}(?:写|记|存|登|显示|标|说)|[写记存登标][的着])[^,。;]{0,8}{old}"
        r"|{old}[^。;]{0,14}?(?:作废|(?:别|不用|不要|甭|不必|无需)(?:再|都|老)*(?:记|提|惦记|念叨|留|存)|(?:就此)?打住|到此为止|(?:说)?(?:拜拜|再见)|过时|出掉|出手|不对|不准|错了|不算|不用了|不要了|没了|停了|卖了|丢了|送人|取消|到期|结束|换掉|换了|[换搬挪跳调转]到|换成|没事|不碍事|拆了|关了|黄了"
        r"|废了|解散|散了|分了|去世|走了|离|删|划掉|去掉|清掉|抹掉|不再|不[\u3400-\u9fff]{1,6}了|(?:那天|那日|那次|先|就|已经|都)*不(?:办|去|搞|开|算|行|来|走|摆|请)|戒|改[成为到]|翻篇|吹了|老黄历|腻了|办完|搞定|完结|成功|(?:是|那是)(?:去年|前年|以前|之前|从前|过去|早年|当年|老早|几年前))"
    ),
    "en": (
        r"\b(?:not|isn'?t|no longer|never|scratch|scrub|purge|forget|drop|delete|remove|erase|strike|ignore|instead of|rather than|used to be|was|were|"
        r"formerly|down as|listed as|(?:have|has|had|got|put) (?:me|him|her|them|us|it)(?: down)?(?: as| at| in| living in| working (?:at|for|as)| allergic to)?|you (?:still |keep )?(?:have|say|list|show|wrote|put|think|saying|writing|showing)(?: it)?(?: as| down as)?|(?:i|we) (?:mistakenly |wrongly )?(?:wrote|said|typed|put|told you)|(?:your|the|my) (?:notes?|records?|files?|memory|profile|data|info) (?:say|show|have|list|state|put|claim|think)s?(?: that)?(?: (?:i|i'm|me|my|we|he|she)(?: am| is| was| live| lives| work| works)?){0,2}(?: allergic to| called)?|over|stop(?:ped)?|quit|sold|left|lost|cancell?ed|off|ditched|dropped|done with|no more|got rid of|wrote|from|broke up|broken up|split up|split|divorced|separated|finished|parted ways|"
        r"(?:stop|quit|no need to keep|don'?t keep|do not keep|stop with) (?:remembering|storing|keeping|saving|mentioning|bringing up|telling me|noting|using)(?: [\w']+){0,4}?|"
        r"(?:don'?t|do not|no need to|never) (?:keep|store|save|remember|bring up|mention|hold on to|note)(?: [\w']+){0,4}?|(?:good)?bye to|"
        r"(?:don'?t|doesn'?t|isn'?t|aren'?t|am not|'m not)(?: \w+){0,3})\s(?:the |my |a |an |in |at |with |about |that |our |notes? |entry |record |part |bit |thing |fact |to |eating |doing |being |me as )*"
        r"{old}|{old}\b[^.;!?]{0,30}?\b(?:out of date|any ?more|no longer|is over|ends? here|stops? here|gone|died|passed|sold|off|cancell?ed|out|done|history|finished|ended|"
        r"expired|outdated|wrong|old|void|dead|closed|fell through|broke|split|cleared|stopped|quit|retired|(?:is|was) (?:last year|years ago|ages ago|before|back then|in \d{4}|the old \w+))\b"
    ),
}
_ENDS_HERE = {
    "zh": LazyPattern(
        r"(?:记|搞|弄|存|写)错|^我(?:可|又|真)?不是[^,]{1,8}$|删|划掉|去掉|清掉|抹掉|忘|取消|过时|出掉|出手|(?:别|不用|不要|甭|不必|无需)(?:再|都|老)*(?:记|提|惦记|念叨|留|存)|打住|到此为止|拜拜|不用(?:再)?(?:替我)?(?:记|惦记|提醒)|作废|没了|卖了|停了|戒|结束|到期|不.{1,6}了|不再|走了|去世|散了|黄了|翻篇"
    ),
    "en": LazyPattern(
        r"\b(?:delete|remove|drop|forget|erase|strike|off (?:my|the) (?:list|file|profile)|no longer|any ?more|over|sold|gone|quit|stopp?ed|cancell?ed|"
        r"dropped|ended|expired|done|died|passed|lost|finished|no more|cleared|got rid|off|not|history|scrub|purge|these days|nowadays|broke|broken|split|divorced|separated|parted|axed|(?:ends?|stops?) here|goodbye|(?:stop|don'?t|do not|no need to) (?:remember|stor|keep|sav|mention|bring|not|us)\w*)\b"
    ),
}
_NEW = {
    "zh": LazyPattern(
        r"(?:现在|如今|其实|应该|应当|已经|改成|改为|换成|换到|变成|[搬调跳转挪]到|[搬调跳转挪]去|搬来?(?!家|走|运|砖|完|过)|转投|进了|升|成|当|叫|姓|在|住|都|是)+(?:了|到|去|成|为|是|叫|在|当|做)*"
        r"(?P<v>[^,。;的了不]{1,16}?)(?:了|的|才对|上班|工作|那边|这边|吧|啊)*$"
    ),
    "en": LazyPattern(
        r"(?:\bit'?s|\bits|\bs?he'?s|\bs?he is|\bit is|\bi'?m|\bi am|\bwe'?re|\bthey'?re|\bnow|\bcalled|\bmake (?:it|that)|\bactually|\bshould (?:be|say|read|show)|\bis|\bin|\bat|\bto|\bmeant|\bbecame)"
        r"\s(?:now |in |at |a |an |the |actually |really |called |to |living in |based in )*(?P<v>(?!not\b|no\b|wrong|the wrong)[\w'&-]+(?: [\w'&-]+){0,4}?)"
        r"(?: (?:now|these days|instead|actually|though|with (?:a|an|two|one) .*))?$"
    ),
}
# The new value right behind the old one: "滨河路换成湖东路".
_INTO = r"{old}(?:已经|都|早就?|也)*(?:换|改|变|搬|挪|调|转|升|跳)(?:成|到|为|去|了)+(?P<v>[^,。;]{1,16}?)(?:了|啦)?$"
_CUE = {
    "zh": LazyPattern(
        r"不|别|哪来|哪里?是|哪有|谁说|作废|以前|之前|原[来先]|早先|改|换|升|删|忘|错|岔|混|没|卖|停|戒|到期|过时|取消|没事|成|跳|调|转|挪|搬|划|去掉|散|黄|现在|如今|结束|腻|打住|到此|拜拜|再见|甭|出[掉手]|能|可以|敢|资料|记录|档案|备忘|[写记存登标][的着]"
    ),
    "en": LazyPattern(
        r"\b(?:not|no|n't|scratch|forget|drop\w*|delete|remove|erase|strike|used|was|were|over|stop\w*|quit|sold|left|lost|cancel\w*|now|"
        r"any ?more|gone|died|done|wrong|old|outdated|ended|expired|instead|rather|changed|moved|off|down as|as|out of date|isn'?t|don'?t|doesn'?t|aren'?t|broke|broken|split|divorced|separated|parted|stop|history|scrub|purge|keep|store|save|remember|ends?|stops?|goodbye|can|fine|outgrew|outgrown|grew|grown|again|mind|round|around|warmed|nowadays|have me|has me|had me|got me|put me|should)\b|\b(?:your|the|my) (?:notes?|records?|files?|memory|profile|data|info)\b"
    ),
}


_AGAIN = {
    "zh": r"(?<!不)(?:能|可以|敢)(?:放心|正常|随便|大胆|吃|喝|碰|摸|养|用|闻|一?点儿?|些|微)*{old}(?:了|啦)|{old}(?:我|现在|已经|也|都|又|倒|反而|居然)*(?<!不)(?:能|可以|敢|爱|喜欢|肯)(?:吃|喝|碰|摸|养|用|看|听)+(?:点儿?|得?惯|得?来)?(?:了|啦)|"
    r"(?:现在|如今|又|倒|反而|居然)+(?:开始)?(?:爱|喜欢|敢|能)?(?:上)?(?:吃|喝|碰){old}(?:了|啦)|{old}(?:过敏)?(?:我|现在|如今|已经|早就?|都|彻底|终于)*(?:好了|没事了|痊愈|脱敏|治好)",
    "en": r"\bcan (?:now |finally )?(?:eat|have|drink|touch|be around|keep|handle|tolerate) {old}\b.{0,12}\b(?:again|now|these days|after all|any ?more)\b|"
    r"\b(?:outgrew|outgrown|grew out of|grown out of|got over|cured of) (?:my |the )?{old}|\b{old}(?: allergy)? (?:is|are|'s) (?:actually |pretty |quite )?(?:fine|ok|okay|safe|no problem|gone|cured|alright|all right|growing on me|not (?:so|that) bad)(?: with me| by me| for me)? (?:now|again|these days|after all)|"
    r"\b(?:come round to|come around to|warmed to|got(?:ten)? used to|don'?t mind) {old}\b|\b(?:eat|eating|drink|drinking|have|having) {old} (?:again|now|these days)\b|\b{old} (?:has|have) grown on me\b",
}
# "虾没事": one character is enough where nothing stands before it.
_HARMLESS = r"(?:^|[,\s。])(?:吃)?{old}(?:我|其实|倒|是|又|反而|一直)*(?:没事|没问题|不过敏|不要紧|不碍事|可以吃|能吃)(?!吗|不|么)"
# What is left of "don't eat pork" when the words that refuse it are taken away.
_REFUSES = {
    "zh": LazyPattern(
        r"^(?:我|一点儿?都?|从来|完全|现在|要|得|尽量|医生让我?)*(?:少(?:吃|喝|碰|沾|抽)|不(?:能|太|怎么|大|会|敢|爱|喜欢|碰)*(?:吃|喝|沾|碰|用)?|忌口?|戒了?|怕)(?:太)?"
    ),
    "en": LazyPattern(
        r"^(?:i )?(?:don'?t|do not|can'?t|cannot|never|no longer|won'?t|avoid(?:ing)?|no) (?:really |ever )?(?:(?:eat|drink|have|touch|like|do) )?(?:any )?"
    ),
}
_REFUSED = frozenset({"allergy", "diet", "dislike"})
# "Not coffee today" ends no liking.
_TASTES = frozenset({"like", "dislike", "habit", "diet"})
_NAMED = frozenset({"name", "location", "hometown", "employer"})
_BARE = LazyPattern(
    r"[A-ZÀ-Þ][\w'-]+(?: [A-ZÀ-Þ][\w'-]+){0,2}(?= now$|$)|(?!.*[不没了好是对我你他她吧吗呢的很太真])[\u3400-\u9fff]{2,5}$"
)


class Mention(NamedTuple):
    """Something on file that a message takes back.

    `span` is the new value in the message; `value` is the old one with a new word in it; neither is an end.
    """

    known: Known
    span: tuple[int, int] | None
    value: str | None = None


def taken_back(utterance: Utterance, usable: Sequence[bool]) -> Mention | None:
    """Return what on file a message corrects or ends by naming it, and the new value if it gives one."""
    language, text = utterance.language, utterance.folded.text
    if not _CUE[language].search(text):
        return None
    if OF_A_TEXT.search(text):
        return None
    visits, passing = VISITS.search(text) is not None, PASSING.search(text) is not None
    for known in utterance.on_file():
        if (visits and known.attribute == "location") or (passing and known.attribute in _TASTES):
            continue
        if tells_of_another(text, known.value):
            continue
        old = fold(known.value).text.strip()
        enough = len(old) >= _LEAST[language] or re.search(r"\d.|.\d", old) is not None
        whole = (enough and old in text) or _same_number(old, text)
        if whole and is_another_kind(utterance.text, known.value, known.attribute):
            continue  # "not allergic to pine nuts", with nuts on file
        if _may_again(text, old, known, language):
            return Mention(known, None)
        if not any(_denies(text, word, language) for word in ([old] if whole else _numbers(old, text))):
            continue
        found = exchange(known.value, utterance, usable, name=whole, named=whole)
        if found is not None:
            return Mention(known, None, found.value)
        if not whole:
            continue
        span = _new_value(utterance, usable, old) or _bare_value(utterance, usable, known)
        if span is not None and not says_something(text[slice(*span)]):
            span = None
        if span is not None or any(
            _ENDS_HERE[language].search(one.text)
            for one, ok in zip(utterance.clauses, usable, strict=True)
            if ok
        ):
            return Mention(known, span)
    return None


def _same_number(old: str, text: str) -> bool:
    """Say whether a value that is a single digit stands alone in a text: "you have her down as 9"."""
    return len(old) == 1 and old.isdigit() and re.search(rf"(?<![\d.:]){old}(?![\d.:])", text) is not None


def _may_again(text: str, old: str, known: Known, language: Language) -> bool:
    """Say whether what the user could not bear is borne again: "现在能吃花生了", "I can have eggs again"."""
    if known.attribute not in _REFUSED:
        return False
    thing = _REFUSES[language].sub("", old).strip()
    if language == "zh" and thing and re.search(_HARMLESS.replace("{old}", re.escape(thing)), text):
        return True
    likely = thing in text and len(thing) >= (1 if thing != old else _LEAST[language])
    return likely and re.search(_AGAIN[language].replace("{old}", re.escape(thing)), text) is not None


def _bare_value(utterance: Utterance, usable: Sequence[bool], known: Known) -> tuple[int, int] | None:
    """Return the span of a clause that is a name and nothing else: "not Leeds any more, York"."""
    if known.attribute not in _NAMED:
        return None
    for clause, ok in zip(utterance.clauses, usable, strict=True):
        value = utterance.folded.cut(clause.start, clause.end)
        match = _BARE.match(value)
        if match is None or not ok or fold(known.value).text in clause.text:
            continue
        if plausible(known.attribute, match.group(), utterance.language):
            return clause.start, clause.start + match.end()
    return None


def _numbers(old: str, text: str) -> list[str]:
    """Return the numbers of a value on file that a text names: "you have 61, it's 63"."""
    return [one for one in re.findall(r"\d{2,}|[零二三四五六七八九十百]{2,}", old) if one in text]


def _denies(text: str, old: str, language: Language) -> bool:
    return re.search(_DENIED[language].replace("{old}", re.escape(old)), text) is not None


def _new_value(utterance: Utterance, usable: Sequence[bool], old: str) -> tuple[int, int] | None:
    """Return the span of what is said instead, in a clause that does not name the old value."""
    for index, clause in enumerate(utterance.clauses):
        if not usable[index]:
            continue
        moved = re.search(_INTO.replace("{old}", re.escape(old)), clause.text)
        if moved is not None:
            return clause.start + moved.start("v"), clause.start + moved.end("v")
        stretch = _without(clause, old, utterance.language)
        match = _NEW[utterance.language].search(stretch)
        if match is not None and old not in match.group("v"):
            return clause.start + match.start("v"), clause.start + match.end("v")
    return None


def _without(clause: Clause, old: str, language: Language) -> str:
    """Return the part of a clause before it takes the old value back ("Bryn with a y" of "…, not Brin")."""
    at = clause.text.find(old)
    if at < 0:
        return clause.text
    before = clause.text[:at]
    denial = re.search(
        r"[,\s]*(?:而?不是|不叫|并非|而非|别\S*)\s*$"
        if language == "zh"
        else r"[,\s]*(?:and |but )?(?:not|instead of|rather than)(?: \w+)?\s*$",
        before,
    )
    return before[: denial.start()] if denial is not None else ""
