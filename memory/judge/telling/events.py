"""Dated commitments: a clause that names a time to come and something to be done or due then."""

from datetime import timedelta

from memory.judge.reading.clauses import Clause
from memory.judge.telling.extract import Finding, bare
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.long_term.time_phrases import TimeSpan, find_times
from memory.records import Language

# Cheap look before the parser of times is asked.
_HINT = {
    "zh": LazyPattern(
        r"[月号日周期]|礼拜|明[天早晚儿年]|后[天年]|元旦|春节|国庆|中秋|端午|清明|五一|十一|除夕|圣诞|"
        r"情人节|七夕|暑假|寒假|年底|开学|年后|节前"
    ),
    "en": LazyPattern(
        r"\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:mon|tue|wed|thu|fri|sat|sun)\b|\bjan|"
        r"\bfeb|\bmar(?:ch)?\b|\bapr|\bmay\b|\bjun|\bjul|\baug|\bsep|\boct|\bnov|\bdec|\bnext\b|"
        r"\btomorrow|\bin (?:a|two|three|four|five|six|\d+|\w+) (?:day|week|month)|\d(?:st|nd|rd|th)\b|"
        r"\d/\d|christmas|easter|thanksgiving|new year"
    ),
}
_COMMITMENT = {
    "zh": LazyPattern(
        r"[我俺咱]|会议?|度假|度蜜月|蜜月|露营|去[^,]{1,8}?(?:玩|旅|看|开会|走亲戚|探亲|培训)|面试|考试?|体检|手术|复查|复诊|看(?:牙|医生|展|房|演)|牙医|婚礼|领证|聚会|聚餐|"
        r"出差|航班|飞|高铁|火车|机票|搬|到期|截止|答辩|演出|演唱会|比赛|开学|报到|入职|离职|生日会|"
        r"纪念日|约|预约|上线|交(?:房|稿|报告|论文|作业|接)|签约|开庭|毕业|旅行|旅游|接机|接(?:人|孩子)|"
        r"家长会|培训|讲座|展|预产期|产检|年会|团建|开业|开工|装修|签|合同|取|满月酒|喜酒|寿宴|酒席|摆酒|摆[一二两三四五六七八九十几\d]+桌|出师|乔迁|升学宴|追悼会|葬礼|白事|[回去][^,]{2,4}(?:住|生活|定居|发展|养老|过年)|订婚|百日宴|周岁宴|大寿|抓周|开镰|封斋|法会|还款|还车|续费|续签|过期|"
        r"年检|要|得(?=[去早交带参做])|订(?:了|好)|参加|彩排|拔牙|打疫苗|路演|发布|直播|回(?:国|老家|家)"
    ),
    "en": LazyPattern(
        r"\b(?:i|i'm|i've|im|i'll|we|we're|we'll|we've|my|our|appointment|meeting|interview|exam|test|"
        r"surgery|flight|trip|wedding|concert|deadline|due|lease|dentist|doctor|checkup|check-up|"
        r"conference|reunion|party|move|moving|presentation|graduation|hearing|court|vet|expires?|"
        r"inspection|audition|recital|game|match|race|marathon|closing|baby|shower|reservation|booked|"
        r"starts?|ends?|kicks off|visiting|anniversary|launch|final|finals|flying|fly|leaving|travell?ing|"
        r"driving|heading|going|off to|seeing|visa|picking up|hosting|comes?|arriv(?:es?|ing)|movers|"
        r"delivery|running|presenting|thesis|defen[cs]e|viva|gig|married|op|operation|scan|mot|christening|baptism|funeral|prom|festival|camp|tour|retreat|"
        r"hen do|stag do|open day|parents'? evening|rehearsal|jab|vaccination|booster|course|training|holiday|cruise|ferry|half[- ]marathon|first day|interview|"
        r"jury|duty|rota|on call|coming|plumber|builders?|engineer|fitter|fitted|visit|induction|physio|optician|blood test|mammogram|biopsy|ultrasound|christmas do|work do|sleepover|playdate|swap|collection)\b"
    ),
}
# The errands of tomorrow ("tomorrow I'll go shopping") are no commitments; an exam tomorrow is.
_FIRST_PERSON = {
    "zh": LazyPattern(r"[我俺咱]|得(?=[去早交带参做])|要"),
    "en": LazyPattern(
        r"\b(?:i|i'm|i've|im|i'll|we|we're|we'll|we've|my|our|going|heading|starts?|ends?|move|moving)\b"
    ),
}
_NOT_EVENT = {
    "zh": LazyPattern(
        r"^(?:我|俺|那)?(?:不|没)(?:去|回|来|搬|参加|办)|天气|下雨|下雪|降温|台风|气温|放假吗|^(?:我|俺)?(?:一到|每到|每逢)|每(?:周|个?星期|月|年|天)|生日|纪念日|以后|生日|纪念日|"
        r"周末都|都是|一般|通常|平时|从来|总是|习惯|一律|(?:晚上|早上|上午|下午|中午|[一二三四五六日天])我?(?:都|必|总|固定|照例)(?:要|得|会|去)|想(?:吃|喝|睡)|吧$|股|开奖|热搜|电影上映|球赛|"
        r"听说|据说|(?:从|自|打).{1,6}(?:起|开始|以来)就?|[他她]们?(?:要|得|会)"
    ),
    "en": LazyPattern(
        r"\b(?:rain|snow|forecast|weather|sunny|every|each|usually|always|birthday|bday|anniversary|"
        r"since (?:last |this )?(?:\w+day|\d|january|february|march|april|may|june|july|august|september|october|november|december)|"
        r"born|might|maybe|wish|by (?:december|january|february|march|april|may|june|july|august|"
        r"september|october|november|next|the end|christmas|summer)|^(?:i|we) (?:always |usually )?(?:do|go|play|swim|run|cook|clean|shop|ride|train|bake|call|ring|phone|volunteer|teach|fast|rest) [^,.]*on an? \w+day|mondays|tuesdays|wednesdays|"
        r"thursdays|fridays|saturdays|sundays|used to|was|were|(?<!the )last|till|until)\b"
    ),
}


# What is asked of the assistant for a day to come is its work, not the user's plan.
_ASKED = {
    "zh": LazyPattern(
        r"^(?:那|再|你|先|快|赶紧)*(?:请|麻烦|帮忙|(?:帮|给|替)(?:我|忙|咱)(?!定了|订了|约了))(?!记|存|留|备注|提醒)(?!.{0,12}我(?:要|得|有|约|会|的))|"
        r"^(?:写|拟|编|想|列|设计|安排|规划|计划一?下|推荐|整理|生成|查|搜|订|预订|出|做|画)(?:一?[个份段篇条张下些封首]|点|几[个条份])?(?!好|了).{0,12}(?:通知|计划|攻略|方案|文案|邀请|请柬|清单|行程|菜单|安排|邮件|信|海报|票|酒店|稿|提纲|天气|日程|祝福)"
    ),
    "en": LazyPattern(
        r"^(?:please |pls |can you |could you |would you |now |ok(?:ay)? |then |and |just )*(?:plan|write|draft|book|order|find|make|create|suggest|recommend|design|prepare|"
        r"help|give|show|list|check|look up|search|schedule|arrange|compare|convert|calculate|generate|tell|pick|come up with|put together|what|how)\b"
        r"(?! (?:a )?note)"
    ),
}


def find_event(utterance: Utterance, index: int) -> tuple[Finding, TimeSpan] | None:
    """Return the commitment a clause states with the time it names, or None."""
    clause, language = utterance.clauses[index], utterance.language
    if not _HINT[language].search(clause.text) or _NOT_EVENT[language].search(clause.text):
        return None
    if _ASKED[language].search(clause.text) and "remind" not in clause.text:
        return None
    when = coming(clause.text, utterance)
    if when is None:
        return None
    end, last = _reach(utterance, index, when)
    text = utterance.folded.text[clause.start : end]
    if when.start - utterance.now < timedelta(hours=40):
        text = _FIRST_PERSON[language].sub("", text)
    if not _COMMITMENT[language].search(text):
        return None
    start, _ = bare(_beginning(utterance, index), language)
    return Finding("event", start, end, "event", last), when


def _beginning(utterance: Utterance, index: int) -> Clause:
    """Return the clause with which a plan begins: "I'm off to Rome this winter, flight on the 6th"."""
    clause, before = utterance.clauses[index], utterance.clauses[index - 1] if index else None
    if before is not None and _STARTS.match(clause.text) and _POST.search(before.text):
        return before
    if (
        before is None
        or before.strong
        or clause.switch
        or not _LOGISTICS[utterance.language].match(clause.text)
    ):
        return clause
    return before if _PLAN[utterance.language].search(before.text) else clause


# "Got the college job! Start in September": what starts stands in the sentence before.
_STARTS = LazyPattern(r"(?:i )?start(?:s|ing)?\b|(?:[^,]{0,6})(?:报到|入职|上班|开工|开课|开学)(?:了)?$")
_POST = LazyPattern(
    r"\b(?:job|course|offer|place|role|post|position|class|training|internship|apprenticeship|gig|scholarship)\b|offer|录取|录用|考上|面试过|通过了"
)
_LOGISTICS = {
    "zh": LazyPattern(
        r"(?:机票|车票|票|酒店|航班|火车|高铁|时间|日子|就?定在|订在|定了|约在|大概|应该是|是)"
    ),
    "en": LazyPattern(
        r"(?:my |the |our )?(?:flight|train|ticket|plane|bus|hotel|date|it'?s|that'?s|leaving|starts|on)\b"
    ),
}
# What the user does at it: "元旦表弟办婚礼 我当伴郎".
_PART_IN_IT = LazyPattern(
    r"我(?:要|得|来|负责)?(?:当|做|主持|发言|上台|演|带队|伴)|(?:and )?i'?m (?:the|giving|hosting|best man)\b"
)
_PLAN = {
    "zh": LazyPattern(r"要去|要|准备|打算|得去|出差|结婚|搬家|手术|考试|面试"),
    "en": LazyPattern(
        r"\b(?:going|flying|off to|moving|will|have|having|getting|travel\w*|trip|visit\w*|planning)\b"
    ),
}


def coming(text: str, utterance: Utterance) -> TimeSpan | None:
    """Return the first time in a text that begins after today and lasts less than about a season."""
    for when in find_times(text, utterance.now, utterance.language):
        tomorrow = (utterance.now + timedelta(days=1)).replace(hour=0, minute=0, second=0, microsecond=0)
        if (
            when.end > tomorrow
            and when.start > utterance.now
            and when.end - when.start <= timedelta(days=100)
        ):
            return when
    return None


def _reach(utterance: Utterance, index: int, when: TimeSpan) -> tuple[int, int]:
    """Return where the statement ends: a clause that is little more than a date needs the next one."""
    clause = utterance.clauses[index]
    rest = len(clause.text) - (when.span[1] - when.span[0])
    following = index + 1
    if (
        following < len(utterance.clauses)
        and not clause.strong
        and _PART_IN_IT.match(utterance.clauses[following].text)
    ):
        return utterance.clauses[following].end, following
    if rest <= 3 and following < len(utterance.clauses) and not utterance.clauses[following].switch:
        return utterance.clauses[following].end, following
    return clause.end, index


def short_span(when: TimeSpan) -> bool:
    """Say whether a time is so exact (three days at most) that the clause must be a date, not a plan."""
    return when.end - when.start <= timedelta(days=3)


def hints(text: str, language: Language) -> bool:
    """Say cheaply whether a text may name a time at all."""
    return _HINT[language].search(text) is not None
