"""Words without which a whole clause is not filed under an attribute, however sure the head is of it.

The head sees what a message is like, not what it says: "I've met someone, Callum" is like an introduction. A clause
without any of these is filed as `other`, where it takes the place of nothing.
"""

from memory.judge.reading.lexicon import spell_out
from memory.lazy_pattern import LazyPattern
from memory.records import Language


class _Cue:
    def __init__(self, zh: str, en: str, never: str = r"(?!)") -> None:
        self._patterns = {
            "zh": LazyPattern(spell_out(rf"{zh}|\b(?:{en})\b")),
            "en": LazyPattern(spell_out(rf"\b(?:{en})\b|{zh}")),
        }
        self.never = LazyPattern(never)

    def in_(self, text: str, language: Language) -> bool:
        """Tell whether the text holds a cue and nothing that speaks against it."""
        return self._patterns[language].search(text) is not None and self.never.search(text) is None


# What people move to besides towns: tools, departments, diets.
_NO_TOWN = (
    r"(?:linux|ubuntu|windows|macs?|macos|android|ios|slack|zoom|teams|discord|notion|github|gitlab|google|gmail|aws|azure|python|rust|java|kubernetes|spotify|netflix|signal|whatsapp|"
    r"marketing|sales|hr|finance|legal|support|engineering|management|nights|days|part-?time|full-?time|decaf|oat|keto|electric|cash|monthly|weekly|remote|english|french|german|spanish)\b"
)
NO_TOWN = LazyPattern(rf"\b{_NO_TOWN}")
_STAYS = (
    rf"\bmoved (?:over |across )?(?:from [\w-]+ )?to {_NO_TOWN}|"
    r"\b(?:workshop|office|shop|studio|school|gym|clinic|salon|restaurant|caf[eé]|factory|warehouse|allotment|stall|branch)(?:'s| is| are)? (?:now )?(?:in|at)\b|"
    r"[调转派分]到[^,。]{0,8}(?:科室?|部门|小组|组|车间|病区|岗位|项目组?)(?=$|[,。\s了当做])|"
    r"打算|过年|去.{1,8}家|(?<![开办营])(?:宾馆|酒店|旅馆|客栈|民宿)(?!做|当|上班|工作|前台|后厨)|一晚|两晚|几晚|晚上|出差|旅游|度假|\b(?:hotel|hostel|airbnb|nights?|trip|holiday|vacation|booked|reared)\b|面了|面试|offer|搬到(?:楼[上下]|隔壁|对面)|\bfor (?:a|one|two|three|four|six|\d+|a few|a couple of) (?:weeks?|months?|summers?) (?:last|back|in)\b"
)
# Somebody who came back lives where he lived.
RETURNS = LazyPattern(r"又?(?:搬|回)回?来|\b(?:came|moved|went|are) back\b(?! in)|\breturned\b")

_ANY = r"."
_CUES = {
    "name": _Cue(
        r"叫|名|姓|称呼|喊我|字是", r"name[ds]?|nickname|call(?:s|ed)? me|known as|goes? by|short for|i'm [a-z]+$|spell\w*|surname",
        r"[她他]叫|女朋友|男朋友|走了|\bsomeone\b|'s name|\b(?:dr|mr|mrs|ms) .*\b(?:is|was|has|had|says|said|told)\b|\b(?:died|passed away|rang|phoned)\b",
    ),
    "age": _Cue(r"岁|[零后]后|年生|属[鼠牛虎兔龙蛇马羊猴鸡狗猪]|本命年|\d|[十廿卅]|退休|成年|花甲|古稀|周岁", r"\d+|years? old|turn\w*|born|twent\w+|thirt\w+|fort\w+|fift\w+|sixt\w+|sevent\w+|eight\w+|ninet\w+|teen\w*"),
    "birthday": _Cue(r"生日|出生|生于|\d|[一二三四五六七八九十]月|初[一二三四五六七八九十]|腊月|正月|生的", r"birthday|bday|born|\d+\w*|january|february|march|april|may|june|july|august|september|october|november|december"),
    "gender": _Cue(r"男|女|爷们|汉子|姑娘|妹子|小伙|先生|女士|性别|非二元|跨", r"man|woman|male|female|guy|girl|boy|lady|bloke|she|he|they|them|her|him|gender|non-?binary|trans|pronouns|dude|lass|lad|gay|lesbian|mum|mom|dad|mother|father"),
    "occupation": _Cue(
        r"做|干|上班|工作|职|[师员工生医警兵匠]|退休|经营|生意|创业|当|摆摊|卖|教|跑|开(?!始|心|学|了)|搞|写|种|养|行业|专业|读|念|带班|编制|{job_zh}",
        r"work\w*|jobs?|{job_en}|teach\w*|driv\w+|run|running|manage\w*|retired|student|self-employed|freelanc\w+|business|career|shifts?|"
        r"profession|trade|apprentice\w*|training|trained|study\w*|degree|phd|shop|farm\w*|build\w*|repair\w*|sell\w*|clean\w*|bak\w+|cook\w*|"
        r"cod\w+|design\w*|writ\w+|nurs\w+|law|medicine|army|navy|force|civil servant|unemployed|between jobs|stay-at-home",
        r"\d+\s?[kK万]|工资|薪|涨|开价|offer|面试|\b(?:salary|raise|interview|offer)\b",
    ),
    "employer": _Cue(
        r"公司|单位|厂|医院|学校|集团|店|所|院|局|银行|大学|中学|小学|上班|就职|入职|跳槽|工作|任职|供职|干(?!了)", r"work\w*|joined|employer|employed|company|firm|hospital|school|clinic|"
        r"start-?up|agency|office|hired|signed|jobs?|university|college|council|lab|bank|factory|with|at|for",
        r"想调|没批|住院|看病|工资|薪|月入|年入|\b(?:seasick|tablets?|grant|felt|salary|wages?|pay|paid|earn|income|wi-?fi)\b",
    ),
    "location": _Cue(r"住|搬|家在|定居|租|落户|房子|老小区|在[\u3400-\u9fff]{1,8}(?:区|市|县|镇|村|路|边|附近)|{place_zh}|漂", r"live[ds]?|living|based|moved?|moving|home|settled|flat|house|apartment|neighbou?rhood|town|city|rent\w*|village|resident|address|relocat\w+|street|stay\w*|place|quarters|boat", _STAYS),
    "hometown": _Cue(r"老家|家乡|出生|长大|人$|人[,。]|来自|籍贯|生在|故乡|祖籍|生于|土生土长|{place_zh}", r"from|born|grew up|raised|hometown|home ?town|originally|native|roots?|bred|childhood", r"从老家|回老家|老家[回寄带]|回来|回去"),
    "language": _Cue(r"[语語]|[话話]|文|方言|腔|口音|白话|粤|闽", r"speak\w*|languages?|fluent\w*|mother tongue|tongue|bilingual|\w+ish|german|french|mandarin|cantonese|arabic|russian|italian|hindi|urdu|tamil|korean|japanese|accent|dialect|words?"),
    "diet": _Cue(
        r"吃|喝|素|忌|清真|辣|糖|肉|奶|餐|饭|食|荤|酒|咖啡|茶|面筋|麸质|碳水|戒|盐|油|沾|冷|内脏|完全不能碰|水果|胃",
        r"eat\w*|ate|drink\w*|diet\w*|vegan|vegetarian|pescatarian|meats?|sugar\w*|gluten\w*|dairy|lactose|halal|kosher|carbs?|foods?|meals?|fast\w*|alcohol|"
        r"sober|fish|pork|beef|wheat|caffeine|coffee|tea|keto|low[- ]\w+|fodmap|macros|protein|veggie|fried|garlic|onion|can't have|jain|muslim|hindu|jewish|salt|plant-based|teetotal|milk|cheese|eggs?|nuts?|breakfast|lunch|dinner|booze|wine|beer|pint",
    ),
    "allergy": _Cue(r"过敏|過敏|不耐|起疹|肿|荨麻|哮喘|喷嚏|起红|蚕豆[病症]|蠶豆症|休克|碰不得|敏感|不能碰|阳性|起泡|起水泡|烂|喘|痒|咳|皮炎|皮试|不行|不能|难受|反应|急诊|医院|呼吸|[嘴脸].{0,3}[红紅麻]|疹", r"allerg\w+|intoleran\w+|anaphyla\w+|epi-?pen|reactions?|coeliac|celiac|hives|swell\w*|rash|kill me|out for me|hay ?fever|welts|blister\w*|wheez\w*|react\w*|bring\w* me out|break\w* me out|send\w* me|killed me|skin|gets me|sneez\w+|itch\w*|asthma|throat|can't have|puff\w*"),
    "like": _Cue(r"喜欢|喜歡|爱|愛|最|迷|粉|好[吃看听喝这]|中意|钟意|鍾意|偏|舍不得|离不开|必|上瘾|心头|命|香|热衷|着迷|追|享受|痴|一定|控|擁躉|就认|只认|首选|永远", _ANY),
    "dislike": _Cue(r"不|讨厌|討厭|烦|煩|怕|恨|受不了|腻|反感|没法|难[吃喝闻看听]|别|恶心|头疼|嫌|晕|雷|拒|忍|服", _ANY),
    "pet": _Cue(
        r"{pet_zh}|宠物|养了|领养|[一这那]只|毛孩子|主人|遛|喂",
        r"{pet_en}|pets?|animals?|paws?|vet|leash|litter|kennel|fur|furry|tail|bark\w*|adopt\w*|rescue\w*",
        r"客人|顾客|病人|店里|\b(?:clients?|patients?|customers?|mr|mrs|neighbou?r|says|recipe)\b",
    ),
    "reply_style": _Cue(
        r"回|答|说|講|讲|写|称呼|叫我|用|列|表格|简|短|长|详细|例|语气|中文|英文|代码|表情|emoji|字|你",
        r"you|your|repl\w+|answer\w*|respond|response|explain\w*|write|call me|bullet\w*|short\w*|brief\w*|long\w*|detail\w*|emoji\w*|table\w*|code|format\w*|units?|metric|english|chinese|"
        r"tone|examples?|steps?|list\w*|summar\w+|headings?|jargon|plain|simple|just|don't|no|give me|tell me|keep|use|always|never|skip|stop|please",
    ),
    "habit": _Cue(_ANY, _ANY, r"今天|昨天|刚才|装了|做完了|\b(?:today|yesterday|just now)\b"),
    "event": _Cue(_ANY, _ANY, r"^(?:我|俺|那)?(?:不|没|唔)(?:去|回|来|搬|办|参加)"),
    "skill": _Cue(_ANY, _ANY, r"让我去|大夫|医生|\bdoctor\b"),
    "goal": _Cue(_ANY, _ANY, r"让我|给[他她]|大夫|手术|\b(?:waiting list|surgery|on the list|boss|raise)\b"),
}  # fmt: skip


def speaks_against(attribute: str, text: str) -> bool:
    """Tell whether a folded clause says something that an attribute is never about."""
    cue = _CUES.get(attribute)
    return cue is not None and cue.never.search(text) is not None


def has_cue(attribute: str, text: str, language: Language) -> bool:
    """Tell whether a folded clause says something that belongs to an attribute. Others need no cue."""
    cue = _CUES.get(attribute)
    return cue is None or cue.in_(text, language)
