"""What a guess must not keep, however sure the head is: a piece of what somebody tells of his day.

The head sees what a message is like. Whether the words can be a memory of the user is plainer to see: nobody's
taste is "page 42 of the report", and a story about a shop or a colleague without the user in it is no goal.
"""

from memory.lazy_pattern import LazyPattern
from memory.records import Fact, Language

# Who speaks, as the one who does or owns: "a man gave me a leaflet" is about the man.
_SELF = {
    "zh": LazyPattern(r"[我俺咱]|自己|本人"),
    "en": LazyPattern(
        r"\b(?:i|i'm|im|i've|ive|i'd|i'll|my|mine|we|we're|we've|we'll|we'd|our|ours|myself)\b"
    ),
}
# What was measured, counted or paid: such a clause is about the thing of the day.
_MEASURED = {
    "zh": LazyPattern(
        r"(?:[看读听翻写改背刷做核译抄][了完到过]*第?|才|从|涨到?|降到?|要价?|卖|花了?|便宜了?|贵了?)[\d零一二两三四五六七八九十百千万几]+(?:多|来|几)?"
        r"(?:页|章|段|行|[块元毛]|分钟|个?(?:小时|钟头)|字|遍|份|[张集讲篇步])|(?:要|才|只要)[一二两三四五六七八九十百千万几\d]{2,}(?:$|,)|涨价|降价|打[\d一二三四五六七八九]折|半价"
    ),
    "en": LazyPattern(
        r"[£$€]\s?\d|\b\d[\d,.]*\s?(?:pounds?|quid|dollars?|bucks|euros?|pence|p|percent|%|pages?|slides|rows|paragraphs|minutes?|mins?)(?!\w)|"
        r"\b(?:price|cost|prices)\b|\b(?:cheaper|dearer|pricier|half price)\b|\bpage \d"
    ),
}
# A clause that cannot stand for a thing or an activity.
_REMARK = {
    "zh": LazyPattern(
        r"^(?:主要|大多|多半|大部分|基本|一半|讲的|说的|聊的|全|净)(?:都|时间|是|在|讲|说|聊|[^,]{0,4}在)|^[我俺]?(?:就|也|还|才|只好|最后|都)*没(?!有|啥|法|什么|吃过|断过)[^,]{1,4}$"
    ),
    "en": LazyPattern(
        r"^(?:mostly|mainly|largely|chiefly|partly|half of it|all) (?:about|on|over|to do with|because|due|went|covering)\b"
    ),
}
# Someone or something of the day that a story opens with.
_THIRD = {
    "zh": LazyPattern(
        r"^(?:(?:今天|今早|早上|中午|下午|晚上|昨天|昨晚|刚才|刚刚|又|那个?|这个?|听说|据说)*)"
        r"(?:(?:[^,我俺咱]{0,5}(?:的|里|边|家|组|部))?(?:一个|有个|那个|这个|个)?(?:同事|同桌|老板|领导|经理|店员|师傅|司机|大[爷妈姐叔哥婶]|小[哥伙]|邻居|客户|客人|中介|快递员?|外卖员?|保安|保洁|护士|服务员|收银员?|朋友的朋友)|"
        r"(?:有|某)(?:个?人|位|个|只|条|辆|匹|家)|隔壁|楼[上下]|对[门面]|人家|谁|不知谁|"
        r"[^,我俺咱送给卖]{0,5}(?:店|超市|市场|柜台|菜场|商场|展览|讲座|新闻|节目|电影|会议|比赛|地铁|公交|高铁|火车|航班|快递|包裹|物业|街道|居委会)[里上的]?)"
    ),
    "en": LazyPattern(
        r"^(?:(?:today|yesterday|this morning|last night|apparently|so|and|but|then|well)[ ,]+)*"
        r"(?:there (?:was|were|is|are|'s)|there's|nobody|no one|everyone|everybody|somebody|someone|somebody's|something|"
        r"people|half (?:of )?the|some|another|two|three|four|five|a (?!vegan|vegetarian|pescatarian|big|huge|keen|proud|native|lifelong|former|single|mum|mom|dad|mother|father)|an |the |these|those|that|this)"
    ),
}
# What happened once: a past tense, or a thing that is in the middle of something.
_TOLD = {
    "zh": LazyPattern(
        r"[了着过](?!敏)|[^,]得(?:很|要|像|跟|都)|正?在[^,]{1,6}(?:呢|$)|在[转卖讲说聊排吵拍修搬放夸抢]|还没|就是不|[不没][^,]{1,3}(?:动|开|上|完|下)"
    ),
    "en": LazyPattern(
        r"\b(?:was|were|had|did|didn't|wasn't|weren't|hadn't|said|told|gave|went|got|came|took|made|ran|fell|broke|left|sold|lost|won|found|put|kept|sat|stood|"
        r"brought|bought|began|rang|woke|ate|drank|spoke|wrote|read|sent|paid|cost|cut|shut|hit|let|blew|grew|led|held|threw|caught|felt|thought|wore|drove|rode|"
        r"flew|froze|sang|sank|spent|stuck|swore|tore|(?<![-'])(?!called|named|eyed|legged|haired|red|bed|need|feed|seed|speed|weed|breed|indeed|retired|married|engaged|based|tired)[a-z]{2,}ed)\b|\b(?:is|are|'s|has been|have been) (?:being )?[a-z]+ing\b|\b(?:has|have|'s|'ve) (?:\w+ )?[a-z]+(?:ed|en)\b"
    ),
}
# Attributes whose own words say enough, or which are about somebody else.
_PLAIN = frozenset({
    "name", "age", "birthday", "gender", "hometown", "language", "allergy", "reply_style", "contact", "family",
})  # fmt: skip
# Attributes whose value is a thing or an activity.
_NOUNS = frozenset({"like", "dislike", "possession", "goal", "project", "habit", "skill", "diet"})
# What makes even a measured thing, or one with no "I" beside it, lasting.
_OWN = {
    "zh": LazyPattern(
        r"一直|每[天周月年晚早次]|天天|年年|从来|向来|从小|习惯|必[须]?|逢|只[吃喝看听穿用]|家里|家有|养|过敏|不碰|忌"
    ),
    "en": LazyPattern(
        r"\b(?:always|every|never|usually|most|since (?!\w+day\b|spring|summer|autumn|winter|last|this|dawn|noon|lunch|breakfast)|daily|weekly|at home|years|called|named|with us|to us|for me|me\b.*\b(?:sick|ill|up|out|mad|crazy|cold))\b"
    ),
}


def is_narration(fact: Fact, said: str, language: Language) -> bool:
    """Tell whether a guessed fact is only a piece of a story.

    `said` is the folded text of the clauses that it was taken from, `fact.value` what is to be kept of them.
    """
    if fact.op != "add" or fact.subject != "user":
        return False
    value = fact.value.lower()
    if fact.attribute in _NOUNS and _REMARK[language].search(value):
        return True
    if fact.attribute in _PLAIN or _SELF[language].search(said) or _OWN[language].search(said):
        return False
    if fact.attribute in _NOUNS and _MEASURED[language].search(said):
        return True
    return _THIRD[language].search(said) is not None and _TOLD[language].search(said) is not None
