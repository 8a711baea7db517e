"""Whether a few words name something on file: "the trip" is "we're flying to Lisbon", "the dog" is "a beagle".

A thing is known by its own words; failing that by its sort, of which the lists here give the words. A word
before the last one may differ ("the Lisbon trip"), the last one may not: a piano lesson is no piano recital.
"""

import re
from functools import cache

from memory.judge.reading.lexicon import spell_out
from memory.lazy_pattern import LazyPattern
from memory.long_term.tokens import tokenize
from memory.records import Language

_DOGS = (
    "dog|dogs|pup|puppy|corgi|labrador|lab|retriever|poodle|beagle|husky|dachshund|greyhound|terrier|collie|"
    "spaniel|bulldog|pug|mutt|hound|shepherd|whippet|schnauzer|dalmatian"
)
_CATS = "cat|cats|kitten|kitty|tabby|calico|siamese|maine coon|ragdoll|persian|tomcat"
_BIRDS = "bird|birds|parrot|budgie|cockatiel|canary|parakeet|macaw|finch"
_CARS = (
    "car|truck|van|suv|hatchback|sedan|estate|toyota|honda|ford|volkswagen|vw|bmw|audi|mercedes|tesla|volvo|mazda|"
    "nissan|hyundai|kia|subaru|skoda|fiat|peugeot|renault|jeep|chevrolet|chevy|golf|civic|corolla|prius|camry|"
    "corsa|fiesta|polo|clio|panda|focus|astra|micra|yaris|accord|rav4|equinox|lexus|suzuki|dacia|vauxhall|opel|seat|mini|tata|maruti"
)
# The first words of a row say the sort, all of them what belongs to it.
_SORTS: dict[Language, tuple[tuple[str, str], ...]] = {
    "en": (
        (
            "trip|journey|holiday|vacation|travels?",
            "trip|fly|flying|flight|holiday|vacation|travel\\w*|going to|off to|heading to|visit\\w*",
        ),
        ("flight|plane", "fly|flying|flight|plane"),
        (
            "appointment|appt|visit|check-?up",
            "appointment|appt|check-?up|dentist|doctor|physio\\w*|vet|haircut|consultation|optician|scan",
        ),
        ("dentist|dentist's", "dentist|dental|teeth|tooth|root canal"),
        ("wedding|marriage", "wedding|marry|marrying|married"),
        ("surgery|operation|op", "surgery|operation|operated"),
        ("exam|test", "exam|test|finals?"),
        ("training|practice|workout|gym", "training|practice|workout|gym|swim\\w*|yoga|pilates|lifting|crossfit"),
        ("class|lesson|classes|lessons", "class|classes|lesson|lessons|course|pilates|yoga|zumba|ballet|salsa|spin"),
        ("meeting|call", "meeting|call|sync|stand-?up|review"),
        ("move|moving", "move|moving|new flat|new house"),
        ("race|run", "race|marathon|half|10k|5k"),
        ("gig|show", "gig|concert|show"),
        ("dog|dogs|puppy|pup", _DOGS),
        ("cat|cats|kitten|kitty", _CATS),
        ("bird|birds", _BIRDS),
        ("car|truck|van|wheels", _CARS),
        ("bike|bicycle", "bike|bicycle|cycle|e-?bike"),
        ("motorbike|motorcycle|bike|scooter|moped", "motorbike|motorcycle|yamaha|harley|ducati|kawasaki|vespa|lambretta|scooter|moped"),
        ("phone", "phone|iphone|pixel|galaxy|android"),
        ("laptop|computer", "laptop|computer|macbook|thinkpad|pc"),
        ("camera", "camera|nikon|canon|leica|fujifilm"),
        ("guitar", "guitar|fender|gibson|stratocaster|telecaster"),
        ("house|flat|apartment|place", "house|flat|apartment|condo|cottage"),
    ),
    "zh": (
        ("旅行|旅游|行程|旅程|出行|机票", "飞|旅行|旅游|行程|出游|度假|去.{1,6}玩|机票|高铁|自驾"),
        ("航班|飞机", "飞|航班|飞机|机票"),
        ("预约|号", "约|预约|挂号|看牙|看医生|复查|体检|理发"),
        ("牙医|牙科|看牙", "牙医|看牙|牙科|补牙|拔牙|洗牙"),
        ("婚礼|婚宴|酒席|喜酒", "婚礼|结婚|婚宴|办酒|摆酒"),
        ("手术|开刀", "手术|开刀"),
        ("考试|试", "考试|[一-鿿]考|考[一-鿿]"),
        ("会议|会|开会", "会议|开会|例会|[周晨早]会"),
        ("打球|球", "[羽篮乒网排台壁足桌垒棒].{0,2}球|打球|踢球|高尔夫"),
        ("健身|锻炼|运动|训练", "健身|锻炼|跑步|游泳|撸铁|瑜伽|普拉提|器械|训练"),
        ("上课|课|班", "课|班|学"),
        ("搬家", "搬家|搬到|搬去|搬进"),
        ("比赛|跑步比赛", "比赛|马拉松|半马|全马"),
        ("演出|演唱会", "演出|演唱会|音乐会|话剧"),
        ("狗|狗狗|狗子", "狗|犬|柯基|金毛|哈士奇|泰迪|柴犬|边牧|拉布拉多|比熊|博美|萨摩耶|雪纳瑞|法斗|德牧|巴哥|吉娃娃|阿拉斯加"),
        ("猫|猫咪|猫猫", "猫|喵|布偶|橘猫|英短|美短|狸花|三花|加菲|暹罗|缅因"),
        ("鸟|鸟儿", "鸟|鹦鹉|八哥|画眉|玄凤|文鸟|虎皮"),
        (
            "车|汽车|轿车|车子",
            "轿车|汽车|[辆台]车|开.{0,4}车|卡罗拉|丰田|本田|大众|宝马|奥迪|奔驰|特斯拉|比亚迪|吉利|别克|沃尔沃|日产|福特|思域|雅阁|帕萨特|凯美瑞|suv|五菱|飞度|朗逸|速腾|轩逸|哈弗|长安|奇瑞|荣威|蔚来|小鹏|理想|极氪|问界|model|丰田|马自达|现代|起亚|斯柯达|雪佛兰|雷克萨斯|海豚|秦|长城|红旗|标致|雪铁龙",
        ),
        ("摩托|摩托车", "摩托|雅马哈|哈雷|铃木|春风"),
        ("手机", "手机|iphone|苹果\\d|华为|小米|荣耀|三星|红米|一加"),
        ("电脑|笔记本", "电脑|笔记本|macbook|thinkpad|联想"),
        ("相机|单反|微单", "相机|单反|微单|尼康|佳能|索尼|富士|徕卡"),
        ("房子|房", "房|公寓|别墅"),
    ),
}  # fmt: skip
_LEAST_ZH = 2
_KIN = LazyPattern(spell_out(r"{kin_bare_zh}|\b{kin_en}\b"))
_SAYS_LITTLE = "big little old new whole entire poor dear sweet beloved own next upcoming actual planned"
_SAYS_LITTLE_ZH = "的那这个次场只条辆台部老旧我们家大小"
_OTHERS = {
    "zh": LazyPattern(
        r"同事|邻居|隔壁|楼[上下]|客户|别人|人家|他们?家?的|她们?家?的|对门|朋友|网友|亲戚|路人|老板的|领导"
    ),
    "en": LazyPattern(
        r"\b(?:his|her|their|your|neighbou?r'?s?|colleague'?s?|co-?worker'?s?|friend'?s?|client'?s?|boss'?s?|"
        r"someone|somebody|some|another|other people'?s)\b|\b(?!today|tomorrow|tonight|week|month|year|\w+day|"
        r"let|it|that|what|there|here|who|where|he|she)(?P<owner>[a-z]{2,})'s [a-z]"
    ),
}


def names(thing: str, value: str, language: Language) -> int:
    """Return how surely folded words name the thing of a value on file: 0 not at all, 1 by sort, 2 by word."""
    thing, value = thing.strip(), value.lower()
    if not thing or _is_another_s(thing, value, language):
        return 0
    return _names_zh(thing, value) if language == "zh" else _names_en(thing, value)


def _names_en(thing: str, value: str) -> int:
    words, held = tokenize(thing), set(tokenize(value))
    if not words or not set(words[:-1]) - _says_little() <= held:
        return 0
    last = re.findall(r"[\w'-]+", thing)[-1]
    return 2 if words[-1] in held else int(_of_sort(last, value, "en"))


def _names_zh(thing: str, value: str) -> int:
    if len(thing) >= _LEAST_ZH and thing in value:
        return 2
    for length in (4, 3, 2, 1):
        head, rest = thing[-length:], thing[:-length].strip(_SAYS_LITTLE_ZH)
        if length > len(thing) or (rest and not any(sign in value for sign in rest)):
            continue
        if length >= _LEAST_ZH and head in value:
            return 2
        if _of_sort(head, value, "zh"):
            return 1
    return 0


def _of_sort(word: str, value: str, language: Language) -> bool:
    return any(sort.fullmatch(word) and members.search(value) for sort, members in _sorts(language))


@cache
def _says_little() -> frozenset[str]:
    return frozenset(tokenize(_SAYS_LITTLE))


@cache
def _sorts(language: Language) -> tuple[tuple[re.Pattern[str], re.Pattern[str]], ...]:
    edge = r"\b" if language == "en" else ""
    return tuple(
        (re.compile(f"(?:{sort})"), re.compile(f"{edge}(?:{members}){edge}"))
        for sort, members in _SORTS[language]
    )


def _is_another_s(thing: str, value: str, language: Language) -> bool:
    """Say whether words speak of somebody else's thing, whom the value does not name."""
    found = _OTHERS[language].search(thing)
    if found is not None:
        owner = found.groupdict().get("owner") or found.group()
        if owner not in value:
            return True
    return any(one.group() not in value for one in _KIN.finditer(thing))
