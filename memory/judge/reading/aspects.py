"""What a question wants to hear and by which words an answer in the user's own words is known.

"What car have I got?" and "drives a battered yellow Fiat Panda" share no word and need not be of one attribute:
what no row takes apart is kept as it was said. So a row names how a thing is asked for and what whoever tells of
it says; it only ever picks among what is on file, and decides nothing on what is filed.
"""

from typing import NamedTuple

from memory.judge.reading.folding import fold
from memory.judge.reading.lexicon import spell_out
from memory.lazy_pattern import LazyPattern


class Aspect(NamedTuple):
    """How something is asked for and what is said where it is told.

    `latest`: of several such things only the last holds. `narrow`: the words alone say what is told; a date, a
    number, a name or a place can be of anything.
    """

    asked: LazyPattern
    told: LazyPattern
    latest: bool = False
    narrow: bool = True


_MONTHS = "jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec"
_NUMBER_EN = (
    r"\d+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice|half|dozen)\b"
)
_NUMBER_ZH = r"\d+|[一二两三四五六七八九十百千万半]+[个次年天岁块元斤公里条只张份本口位号]"
_WHEN = (
    rf"\b\d{{1,2}}(?:st|nd|rd|th)\b|\b(?:{_MONTHS})[a-z]*\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:19|20)\d\d\b"
    r"|\b(?:tomorrow|tonight|today|next|this|easter|christmas|xmas|new year|midnight|noon|weekends?|morning|evening|night|spring|summer|autumn|winter)\b|\d{1,2}(?::\d\d)? ?[ap]m\b"
    r"|\d{1,2}[月号日点]|[一二三四五六七八九十廿]{1,3}[月号点]|正月|腊月|元旦|春节|国庆|五一|中秋|端午|清明|暑假|寒假|年底|周[一二三四五六日末天]|星期|礼拜|明天|后天|今晚|(?:下|这)(?:周|个?月)|明年|今年|\d{2,4}年|早上|上午|下午|晚上"
)
_CAR = (
    r"\b(?:cars?|vans?|trucks?|lorry|pickup|suv|hatchback|estate|motorbike|motorcycle|scooter|drives?|driving|fiat|ford|toyota|honda|nissan|mazda|"
    r"volvo|saab|skoda|seat|renault|citro[eë]n|peugeot|opel|vauxhall|kia|hyundai|tesla|audi|bmw|mercedes|volkswagen|vw|mini|jeep|subaru|suzuki|"
    r"chevy|chevrolet|dodge|berlingo|kangoo|transit|astra|corsa|fiesta|focus|golf|polo|civic|corolla|prius|yaris|micra|panda|clio)\b"
    r"|(?<![火马堵停下塞])车(?![票站次间主厢])|开的是|比亚迪|五菱|特斯拉|大众|丰田|本田|吉利|奇瑞|长安|哈弗|日产|别克|奔驰|宝马|奥迪|理想|蔚来|小鹏|电驴|摩托"
)
_JOB = (
    r"\b(?:jobs?|work(?:s|ed|ing)?|shifts?|promot\w+|hired|employed|notice|resign\w*|quit|boss|clinic|starting (?:at|as|a)|self-?employed|freelanc\w+|"
    r"run(?:s|ning)? an?|own(?:s|ed)? an?|retired|lead|manager|teach\w*|nurs\w+|driver|\w+(?:ist|grapher|keeper|smith)|dispatcher|planner|engineer|paralegal|"
    r"lawyer|solicitor|accountant|clerk|plumber|joiner|carpenter|builder|baker|chef|cook|waiter|waitress|barista|designer|developer|programmer|visitor|midwife|lady)\b"
    r"|上班|工作|辞职|裸辞|入职|跳槽|离职|转正|升职|退休|下岗|开了?(?:一?[个家间])?.{0,6}[店馆厂铺]|当了?(?:个)?[\u3400-\u9fff]{1,4}[师员长工生]|看大门|保安|司机|开大?货|教(?:书|初|高|小)|我是(?!.{0,3}(?:很|不)).{1,8}[师员工长手家]|打工|开.{1,3}店|摆摊|做生意|上岗|换工作|岗位"
)
_EMPLOYER = (
    r"\b(?:working|work|works|hired|hauling|haul|driving|drive|drives|signed on|signed|contract|job) "
    r"(?:\w+ )?(?:for|with|by|at) \w+|\bgives you|\bhired me\b|给.{1,10}(?:干|打工|开)|公司|单位|老板"
)
_DRINKS = (
    r"\b(?:drinks?|drinking|tea|coffee|wine|lemonade|beer|ale|lager|cider|gin|rum|vodka|whisk(?:e?y)|sherry|port|prosecco|juice|squash|"
    r"water|cocoa|milk|latte|espresso|cappuccino|soda|pop|coke|kombucha|smoothies?)\b|喝|茶|咖啡|酒|奶茶|豆浆|可乐|汽水|果汁|拿铁"
)
_HEALTH = (
    r"\b(?:diagnos\w+|disease|condition|copd|kidneys?|liver|heart|hip|knee|cataracts?|arthritis|diabet\w+|asthma\w*|cancer|stroke|bypass|surgery|operation|vets?|"
    r"parkinson\w*|alzheimer\w*|dementia|migraines?|allerg\w+|blood pressure|broke|broken|fracture\w*|sprain\w*|ill|sick|poorly|lumps|rash|swell\w*|swollen|brings? me out|"
    r"hearing aid|apno?ea|pain\w*|sciatica|slipped|depress\w+|anxi\w+|epilep\w+|thyroid)\b"
    r"|病|症|炎|癌|突出|骨折|撕裂|血压|血糖|手术|住院|中风|疼|痛|怀孕|过敏|晕|肿|结石|近视|散光|白内障|糖尿|伤"
)
_SPORTS = (
    r"\b(?:play(?:s|ed|ing)?|rugby|football|soccer|cricket|hockey|tennis|netball|basketball|baseball|golf|badminton|squash|rowing|fly half|prop|winger|"
    r"goalie|climb\w*|bouldering|judo|karate|boxing|swim\w*|run|runs|running|cycl\w+|marathon)\b|打(?!工)|踢|羽毛球|乒乓|篮球|足球|网球|游泳|跑步|太极|瑜伽|攀岩|骑车"
)
_MUSIC = (
    r"\b(?:play(?:s|ed|ing)?|drums?|drummer|bass(?:ist)?|guitar(?:ist)?|piano|keys|violin|fiddle|cello|flute|sax\w*|trumpet|ukulele|harp|clarinet|sing(?:s|ing)?|alto|soprano|tenor|choir|band)\b"
    r"|弹|吉他|钢琴|鼓|贝斯|古筝|琵琶|二胡|小提琴|笛|萨克斯|唱|乐队"
)
_TEAM = (
    r"\b(?:town|city|united|utd|fc|afc|rovers|county|albion|wanderers|athletic|hotspur|rangers|celtic|fans?|supporter|season ticket|till i die|until death|"
    r"football|team|club|feyenoord|ajax|psv|benfica|porto|sporting|dortmund|schalke|arsenal|chelsea|liverpool|everton|barcelona|madrid|bayern|juventus|milan|inter|roma|napoli)\b"
    r"|队|俱乐部|球迷|泰山|国安|申花|海港|蓉城|恒大|湘涛|皇马|巴萨|曼联|曼城|利物浦|阿森纳|切尔西|湖人|勇士|拜仁"
)
_PAST_JOB = (
    r"\b(?:i was an?|was an?|i were an?|used to (?:be an?|work|run|drive)|worked (?:as|at|in|for)|for \w+ years|"
    r"years (?:as|at|in|on)|retired|former|ex-\w+|career)\b"
    r"|(?:以前|从前|过去|年轻时?候?|原来|早年).{0,8}(?:[做当干教开跑]|厂|工|班|公司)|[干做教当开待跑](?:了|过).{0,6}(?:年|辈子)"
    r"|退休|下岗|[做当干]过(?!什么)"
)
_ORIGIN = r"\b(?:originally|born|grew up|raised|native of|(?:come|came|comes|coming|am|i'm|we're|over) from|from [a-z]+(?: [a-z]+)?$|from \w+ originally|hail)\b|(?<![一个家别有男女病老新客工情大路仇])人(?=$|[，,。；;、\s])|老家|长大|出生|祖籍|本地"
_HOME = (
    r"\b(?:i|we|me)(?:'m|'re|'ve)?\b.{0,30}\b(?:live|living|moved|moving|rent(?:ing)?|based|bought|settled)\b"
    r"|\b(?:i|we)(?:'m|'re| am| are) (?:now |still )?in (?!the\b|a\b|my\b|for\b)[a-z]+|\bsame house\b"
    r"|\ball moved in\b|(?<!记)住(?!院)|搬|租了|买了?房|定居|新家"
)
_PLACE = r"\b(?:in|at|to|near|from|over|by|up|around) (?:the )?[a-z]+|在|住|去|到|从|回|搬|嫁"
_NAMES = (
    r"\b(?:called|named|names?|he's|she's) \w+|叫|名字"
    r"|(?:^|[^.!?] )\b[A-Z][a-z]+(?:, [A-Z][a-z]+)* and [A-Z][a-z]+|\b(?:wife|husband|son|daughter|boy|girl|mum|dad|cat|dog|brother|sister|whippet|partner)s? (?:is )?[A-Z][a-z]+|\bis [A-Z][a-z]+\b|, [A-Z][a-z]+,"
)
_MEDICINE = spell_out(
    r"\b\d+ ?mg\b|\b(?:meds?|medication|medicine|pills?|tablets?|inhaler|prescri\w+|takes?|taking)\b|\bon [a-z]+(?:in|ol|ide|one|pril|artan|ine|ate|statin|azole|formin|vanse|xaban|triptan|tyline)\b"
    r"|{medicine_en}|药|{medicine_zh}|[吃服用](?:着|的)?[\u3400-\u9fff]{0,4}(?:片|胶囊|他|平|坦|汀|林|素|胍)"
)
_STUDY = r"\b(?:stud(?:y|ies|ying)|degree|uni(?:versity)?|college|major\w*|course|engineering|learn\w*|apprentice\w*|phd|masters?|lessons?)\b|学(?!校)|专业|考|培训|报了?.{0,4}班|课"


def _aspect(asked: str, told: str, *, latest: bool = False, narrow: bool = True) -> Aspect:
    return Aspect(LazyPattern(asked), LazyPattern(told), latest, narrow)


_ASPECTS = (
    _aspect(r"\b(?:car|van|truck|vehicle|motorbike|wheels)\b.*\b(?:i|my|we)\b|\b(?:i|my|we)\b.*\b(?:car|van|truck|vehicle)\b|\bwhat (?:do|am) i driv|我.{0,6}(?:什么|啥|哪).{0,3}车|我的?车是|开(?:的)?(?:是)?(?:什么|啥)车", _CAR, latest=True),
    _aspect(r"\bwho (?:do|am|did) i (?:now |still )?(?:driv|work|haul|fly|write|play)\w* (?:for|with)\b|(?:给|替)谁(?:干|打工|做|开)", _EMPLOYER, latest=True),
    _aspect(r"\bwhat did i (?:do|work)\b|\bwhat (?:was|were) (?:my|i) (?:job|work|career|before)|\bused to (?:do|work|be)\b.*\bi\b|\bdid i (?:do|use to do)\b|我(?:以前|原来|过去|从前|年轻).{0,10}(?:干|做|当|工作|上班|打工)|我.{0,8}(?:打过工|做过什么|干过什么)|我退休前", _PAST_JOB),
    _aspect(r"\bwhere (?:do|am|will|did) i (?:be )?work|\bwhat (?:do i do|am i doing)(?: for (?:a living|work|money))?\b(?: (?:now|these days))?\W*$|\b(?:my|our) (?:current |new )?job\b|我.{0,4}(?:做|干)(?:的是)?(?:什么|啥).{0,2}(?:工作|活)?|我.{0,6}(?:什么|啥)工作|我.{0,4}在哪.{0,2}(?:上班|工作)|我的?工作", _JOB, latest=True),
    _aspect(r"\bwhere (?:am i|do i come|was i|did i grow|is (?:my|the) [\w ]{2,20}|does (?:my|the) [\w ]{2,20} come)\b.*\b(?:from|born|up)\b|我.{0,3}(?:是)?哪里?(?:的)?人|老家.{0,3}哪|我.{0,3}哪儿?(?:的)?人|来自哪", _ORIGIN),
    _aspect(r"\bwhere (?:do|did) (?:i|we) live|\bwhere'?s? (?:my|our) (?:home|house|place)|我.{0,4}住(?:在)?(?:哪|什么)|我家在哪", _HOME, latest=True),
    _aspect(r"\b(?:meds?|medications?|medicines?|tablets?|pills?|prescription)\b|\bwhat (?:am i taking|do i take|am i on)\b|(?:什么|啥|哪种|哪些).{0,4}药", _MEDICINE, latest=True),
    _aspect(r"\b(?:to drink|drink of|favou?rite (?:drink|tipple))\b|\bwhat (?:do|would) i (?:\w+ )?drink|喝(?:什么|啥)|(?:什么|啥)(?:酒|茶|饮料)", _DRINKS, latest=True),
    _aspect(r"\bwrong with\b|\b(?:health|medical) \w+|\b(?:problem|illness|condition|ailment)s?\b.*\b(?:i|my|have)\b|(?:什么|啥)(?:毛?病|问题)|(?:怎么了|咋了)$|身体(?:怎么样|咋样|好吗|好不好|有什么)|哪里不(?:舒服|好)|\bhas (?:asthma|eczema|allerg\w+|diabetes)|我?(?:腰|膝盖|腿|眼睛|胃).{0,4}(?:怎么|什么|咋)", _HEALTH, narrow=False),
    _aspect(r"\b(?:sport|position)s?\b.*\bi\b|\bwhat (?:did|do) i (?:use to )?play\b|(?:什么|啥)(?:运动|球)", _SPORTS),
    _aspect(r"\binstruments?\b|\bplay in\b|(?:什么|啥)(?:乐器)|(?:弹|拉|吹)(?:什么|啥)", _MUSIC),
    _aspect(r"\b(?:which|what) (?:\w+ )?(?:team|club|side)\b|\bwho do i (?:support|follow|root for)\b|(?:支持|喜欢|哪支|什么|哪个)(?:的)?(?:球|足球|篮球)?队|(?:哪|什么)(?:支|个)?球队", _TEAM),
    _aspect(r"\b(?:study|studying|degree|major)\b|\bgo(?:ing)? to (?:uni|college)\b|学(?:的)?(?:是)?(?:什么|啥)|(?:什么|啥)专业", _STUDY, latest=True, narrow=False),
    _aspect(r"\b(?:called|names?|named)\b|叫(?:什么|啥)|名字", _NAMES, narrow=False),
    _aspect(r"\bwhen\b|\bwhat (?:date|day|time|month)\b|\bwhich (?:night|day|date|month|evening|morning)s?\b|\bhow soon\b|什么时候|啥时候|哪[天年月]|几[号月点]|周几|星期几|礼拜几|何时", _WHEN, latest=True, narrow=False),
    _aspect(r"\bwhich year\b|\bwhat year\b|哪一?年", r"\b(?:19|20)\d\d\b|\d{2,4}年|[一二三四五六七八九零]{2,4}年", narrow=False),
    _aspect(r"\bhow (?:many|much|long|old|tall|far)\b|几[个岁只条口本张块万千年]|多少|多大|多[长高远重久]", rf"{_NUMBER_EN}|{_NUMBER_ZH}", narrow=False),
    _aspect(r"\bhow often\b|多久.{0,4}一次|(?:每天|每周|一天|一周).{0,3}几[次回]", r"\b(?:once|twice|times|every|daily|weekly|each|per|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|\ba (?:day|week|month)\b|每|次|天天|一[天周日]", latest=True, narrow=False),
    _aspect(r"\bwhere\b|在?哪(?:里|儿|边|个(?:城市|地方))?|什么地方", _PLACE, narrow=False),
)  # fmt: skip


_MARKS = " ?？!！。.啊呀呢"


def aspect_asked(question: str) -> Aspect | None:
    """Return what a question wants to hear, the narrowest row that knows it; None where none does."""
    text = fold(question.strip(_MARKS)).text
    return next((aspect for aspect in _ASPECTS if aspect.asked.search(text)), None)


def tells(aspect: Aspect, text: str) -> bool:
    """Tell whether a text holds what is asked for. `_NAMES` looks for capitals, so nothing is folded there."""
    return aspect.told.search(text) is not None or aspect.told.search(fold(text).text) is not None
