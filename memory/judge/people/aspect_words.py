"""What a statement about somebody is about: age, work, home, allergy …, as far as one can end without the others.

A row is an aspect and the words that show it in the predicate of a statement ("is allergic to dairy", "对牛奶过敏").
"""

from memory.judge.reading.lexicon import spell_out
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_NUMBER_EN = r"(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ]\w+)?)"
_NUMBER_ZH = r"[\d一二两三四五六七八九十百]{1,4}"
_GRADE_ZH = (
    r"(?:[一二三四五六七八九\d]年级|[初高大][一二三四]|研[一二三]|博[一二三四]|幼儿园|[小中大]班|学前班)"
)

SINGLE = frozenset({"name", "age", "birthday", "job", "employer", "home", "school", "grade", "major"})
"""Aspects of which somebody has one at a time."""

ASPECTS: dict[Language, tuple[tuple[str, LazyPattern], ...]] = {
    "en": (
        ("name", LazyPattern(r"\b(?:called|named|name is|name's|goes by)\b")),
        ("age", LazyPattern(
            rf"^(?:'s|is|are|turned|turns|has turned|will be|'re)?(?: (?:just|now|only|already|almost|nearly|about|turning|going on|turned))* ?{_NUMBER_EN}(?: years?| months?| weeks?)?(?: old)?(?: (?:now|already|today|this year|last \w+|next \w+|in \w+))*$"
        )),
        ("birthday", LazyPattern(r"\bbirthday\b|\bborn (?:on|in)\b")),
        ("allergy", LazyPattern(r"\ballerg\w+|intoleran\w+")),
        ("diet", LazyPattern(
            r"\b(?:vegetarian|vegan|pescatarian|veggie|kosher|halal|gluten|keto|teetotal|dairy[- ]free|(?:doesn't|does not|don't|can't|cannot|won't|never|only) (?:eat|have|drink|touch)s?)\b"
        )),
        ("home", LazyPattern(
            r"\b(?:(?:lives?|living|based|settled|stays) (?:over |up |down |out |back |now |alone |on (?:her|his) own )*(?:in|at|near|outside|by|with) |(?:moved|relocated|emigrated|moving) (?:\w+ )?(?:to|in|from|out of|back) )"
        )),
        ("employer", LazyPattern(r"\b(?:works?|working|worked) (?:at|for) |\b(?:job at|joined|employed by) |^(?:is|'s|are) (?:now )?with (?:the )?(?!me\b|us\b|him\b|her\b|them\b|my\b|our\b|an?\b|it\b|you\b)[a-z][\w' &-]{2,30} (?:now|these days)$")),
        ("grade", LazyPattern(
            r"\b(?:year \d+|\d+(?:st|nd|rd|th)[- ]grade\w*|(?:first|second|third|fourth|fifth|sixth|seventh|eighth) (?:grade|year)|kindergarten|nursery|reception|sixth form|freshman|sophomore|grade \d+)\b"
        )),
        ("school", LazyPattern(
            r"\b(?:goes to|attends|studies at|studying at|is at|'s at|at) (?:[\w'.-]+ ){0,4}(?:school|college|university|uni|academy)\b|\b(?:goes to|attends|at) (?:[\w'.-]+ ){1,4}?(?:primary|elementary|infants|juniors|grammar|high|prep|middle|nursery|kindergarten|sixth form)\b|\b(?:studies|studying) at "
        )),
        ("major", LazyPattern(r"\b(?:studies|studying|majors? in|majoring in|reading) (?!at\b)\w+")),
        ("job", LazyPattern(
            spell_out(
                r"(?:\b|^)(?:works? as|working as|retired|teaches|(?:is|'s|was|became|are) (?:now |a retired |actually )?(?:(?:an? |the )(?:[a-z-]+ ){0,2}?)?{job_en}(?! fan\b)\b|drives (?:a|an|the|his|her) (?:school )?(?:taxi|cab|bus|lorry|truck|ambulance|tram|train|van)|"
                r"(?:runs?|owns|manages) (?:a|an|the|her|his|their) |for a living|unemployed|out of work|freelances?|works in (?!the (?:morning|evening)))"
            )
        )),
        ("illness", LazyPattern(
            r"\b(?:diabet\w+|asthma\w*|deaf|blind|colou?r-?blind|dialysis|arthritis|dementia|cancer|autis\w+|adhd|dyslexi\w+|stutters?|epilep\w+|wheelchair|coeliac|celiac|migraines?|hard of hearing|blood pressure|heart condition)\b"
        )),
        ("pursuit", LazyPattern(r"\b(?:plays?|learning|learns?|training for|mad (?:on|about)|into|obsessed with|does (?:judo|karate|ballet|gymnastics|yoga|boxing|taekwondo|athletics|drama)|sings? in|dances?)\b")),
        ("dislike", LazyPattern(r"\b(?:hates?|dislikes?|can't stand|scared of|afraid of|terrified of|doesn't like|isn't keen on)\b")),
        ("like", LazyPattern(
            r"\b(?:loves?|likes?|enjoys?|adores?|into|fan of|mad about|obsessed with|keen on|plays?|hobby|favou?rite|collects?)\b|\bthing is\b"
        )),
        ("language", LazyPattern(r"\bspeaks?\b")),
        ("bond", LazyPattern(r"\b(?:married|engaged|divorced|single|dating|pregnant|widowed)\b")),
    ),
    "zh": (
        ("name", LazyPattern(r"^(?:现在|已经|其实|的)*(?:名字|大名|小名|全名|昵称)?(?:改名|改)?(?:叫做?|名叫|取名|起名|名字是)(?![我他她苦唤])")),
        ("age", LazyPattern(rf"^(?:今年|明年|刚|才|已经|都|快|马上|现在|就|满|刚满|也|要)*{_NUMBER_ZH}(?:个?多?月大?|周?岁|了$)")),
        ("birthday", LazyPattern(r"生日|(?:月|号|日)(?:出)?生的?$")),
        ("allergy", LazyPattern(r"过敏|不耐受")),
        ("grade", LazyPattern(rf"(?:上|读|念|升|在|是|到)?[^,]{{0,6}}?{_GRADE_ZH}")),
        ("school", LazyPattern(r"^(?:还|现在)?在?[读念](?:研|博|本科|大学|高中|初中|小学)|在[^,]{2,10}?(?:读书|上学|念书|读研|读博|留学|求学|[读念]|上(?=大|小|初|高|中|学|幼|研))|考上|(?:上|读|念)的?[^,]{0,8}(?:大学|中学|小学|学院)$")),
        ("major", LazyPattern(r"^(?:是|大学|现在|主修)*(?:学|读|念|主修)(?:的?是)?(?:[^,了]{2,8}?)(?:专业|的)?$|专业")),
        ("home", LazyPattern(
            spell_out(
                r"(?:住|定居|搬|常驻|移居|移民|嫁)(?:在|到|去|回|进|了)|^(?:现在|目前|人|一直|常年|平时|也|都)*在(?:{place_zh})(?:市|那边|这边|生活|住|定居)*(?:了)?$|调到(?:{place_zh})"
            )
        )),
        ("employer", LazyPattern(spell_out(r"在[^,]{2,12}?(?:上班|工作|任职|做事|打工)|跳槽|入职|调(?:到|去|往|进)[\u3400-\u9fff]{2,8}(?:去|工作|上班)?了?$|^(?:现在|目前|一直)*在(?:{firm_zh}|[^,]{1,8}(?:公司|医院|学校|银行|局|厂|院|大学|集团|研究所))$"))),
        ("job", LazyPattern(
            spell_out(
                r"退休|失业|下岗|辞职|待业|自由职业|^(?:现在|目前|以前|原来|一直|也)*(?:在[^,]{1,12})?(?:是|当|做|干)(?:一?[名个位])?(?:{job_zh})(?:了|的)?$|^(?:现在|也|在[^,]{1,10})*(?:{trade_zh})|开(?:了|着)?[一个家间]*[^,]{0,8}(?:店|铺|馆|公司|厂)|(?:去|到|进)了?[^,]{2,10}(?:当|做|干)[^,了]{1,8}(?:了|的)?$|^(?:现在|改)*开[^,]{0,3}(?:车|出租|滴滴|货车|大巴)的?|^(?:现在)?(?:当|做|教)[^,了什么得]{1,10}(?:的|了)?$"
            )
        )),
        ("diet", LazyPattern(r"吃素|素食|纯素|清真|忌口|(?<!买)不(?:能|可以|太|怎么|爱)?(?:吃|喝|碰|沾)(?!饱|完|下饭)|只(?:能)?(?:吃|喝)")),
        ("illness", LazyPattern(r"糖尿病|高?血压|血糖|哮喘|心脏病|痛风|耳背|失聪|失明|色盲|近视|关节炎|癌|抑郁|自闭|多动|癫痫|偏头痛|风湿|腰椎|颈椎|透析|[有得患](?:了)?[^,]{1,6}[病炎症]")),
        ("pursuit", LazyPattern(r"(?:在|也|还|改|开始)*(?:学|练)(?!校|生|期|费|历|会|坏|乖)[^,校生了]{1,6}$|(?:打|踢|弹|拉|吹|跳|下)[^,]{1,4}(?:球|琴|棋|鼓|舞|笛)")),
        ("dislike", LazyPattern(r"讨厌|不喜欢|不爱|怕|受不了|烦")),
        ("like", LazyPattern(r"喜欢|爱(?!人)|迷上|热衷|着迷|嗜好|爱好|稀罕|偏爱|酷爱|收集|(?:打|踢|弹|拉|玩|下)[^,]{1,4}(?:球|琴|棋|游戏)|抽烟|喝酒")),
        ("language", LazyPattern(r"(?:说|讲|会)[^,]{1,4}[语话]")),
        ("bond", LazyPattern(r"结婚|订婚|离婚|单身|怀孕|再婚|有对象")),
        ("zodiac", LazyPattern(r"^属[鼠牛虎兔龙蛇马羊猴鸡狗猪]|左撇子")),
    ),
}  # fmt: skip

# The end of what a predicate says; what stands in `v` is what is over.
OVER: dict[Language, LazyPattern] = {
    "en": LazyPattern(
        r"^(?:'s|is|are|was|has|have|had|'ve|just|now|actually|finally|also|recently|,|\s)*(?:"
        r"(?:no longer|not|isn't|aren't|doesn't|don't|can't|isnt|doesnt|never|does not|do not|stopped being|'s not) (?:been |actually )*(?P<v>.*?)(?: (?:any ?more|any longer|these days|nowadays|(?<=\w )now)){1,2}\b.*"
        r"|(?:isn't|doesn't|isnt|doesnt|does not|is not|hasn't|hasnt) (?:actually )?(?:have |got )?(?P<v7>.+?) after all\b.*"
        r"|no longer (?P<v2>.+)"
        r"|(?:quit|given up|gave up|stopped|dropped|ditched|packed in|jacked in|outgrew|outgrown|grew out of|grown out of|got over|finished|left|lost|resigned from|stepped down as|retired from|done with|off) (?P<v3>.+)"
        r"|(?P<v4>quit|resigned|(?:was|got|been) (?:laid off|fired|sacked|made redundant))"
        r"|used to (?P<v5>.+)"
        r"|can (?:now )?(?:have|eat|drink) (?P<v6>.+?)(?: again| now)+"
        r")$"
    ),
    "zh": LazyPattern(
        r"^(?:现在|已经|也|早就?|如今|目前|后来|最近|上个?月|今年|去年|终于|总算|就|又|都|,)*(?:"
        r"(?:不再|不)(?P<v>[^,]+?)了(?:吧|呢|啊|哈|哦|啦)?"
        r"|不再(?P<v2>[^,]+)"
        r"|(?:对)?(?P<v11>[^,不]{1,6}?)(?:已经|现在|都|也)*不(?:过敏|吃|喝|学|练|怕)了"
        r"|的?(?P<v3>[^,]{2,10}?)(?:已经|都|终于)?(?:好了|没了|消失了|痊愈了?|治好了)"
        r"|(?:又)?(?:可以|能)[吃喝](?P<v10>[^,]{1,8})了"
        r"|没(?:有)?(?:在|再)?(?P<v4>[^,]{1,12}?)了"
        r"|(?:戒|退|停|放弃|告别)(?:掉)?了?(?P<v5>[^,了掉]{1,6}?)(?:了|啦)?"
        r"|从?(?P<v6>[^,]{2,12}?)(?:离职|辞职|退役|毕业|退学)了?"
        r"|(?P<v7>辞职|离职|辞了?工作|丢了?工作|下岗|被裁|失业)了?"
        r"|(?:把)?(?P<v8>[^,]{1,6}?)(?:戒|停|退|治好|辞|丢)(?:掉)?了"
        r"|(?:辞|丢)(?:掉)?了(?P<v9>[^,]{1,8})"
        r")$"
    ),
}  # fmt: skip
# What takes the place of work and school by itself, and says something that lasts.
LEAVES_WORK = LazyPattern(
    r"\bretired\b(?! from)|退休|下岗|失业|\bunemployed\b|\bout of work\b|^(?:把)?工作|\b(?:his|her|their|the) job\b|\bwork(?:ing)?$|^(?:quit|resigned)$|\b(?:was|got|been) (?:laid|fired|sacked|made redundant)|^(?:辞职|离职|辞了?工作|丢了?工作|被裁)"
)
STUDIES = frozenset({"school", "grade", "major"})
GRADUATES = LazyPattern(r"毕业|\bgraduated\b|\bfinished (?:school|uni\w*|college)\b")
# Who may eat something now was allergic to it or kept off it.
MAY_NOW = LazyPattern(
    r"^(?:现在|已经|终于|又)*(?:可以|能)[吃喝].+了|\bcan (?:now )?(?:have|eat|drink)\b.+\b(?:again|now)$"
)
WORK = frozenset({"job", "employer"})
# Words of an ended predicate that name nothing.
IDLE_EN = frozenset(
    [
        "a",
        "an",
        "the",
        "to",
        "of",
        "for",
        "at",
        "in",
        "on",
        "as",
        "is",
        "be",
        "been",
        "being",
        "his",
        "her",
        "their",
        "its",
        "it",
        "that",
        "eat",
        "eats",
        "eating",
        "do",
        "does",
        "doing",
        "have",
        "has",
        "having",
        "go",
        "goes",
        "going",
        "drink",
        "drinks",
        "drinking",
        "really",
        "so",
        "play",
        "plays",
        "playing",
        "work",
        "works",
        "working",
        "live",
        "lives",
        "living",
        "take",
        "takes",
        "taking",
        "and",
        "or",
        "with",
        "into",
        "called",
        "named",
        "my",
        "our",
        "from",
        "out",
    ]
)
IDLE_ZH = frozenset("的了是在对当做干去吃喝上读学打玩有很也都再过那这个能会和跟他她它住搞弄用")
# Who died, left for good or was parted from.
GONE = LazyPattern(
    r"走了|去世|过世|死了|没了|离世|病逝|安乐|[喵汪]星|彩虹桥|送人|送走|送给|领养走|跑丢|走丢|飞走|不在了|[断掰散吹]了"
    r"|\b(?:died|dead|passed (?:away|on)|put (?:him|her|it|them) (?:down|to sleep)|lost (?:him|her|it)|re-?homed|gave (?:him|her|it|them) (?:away|up)|ran (?:off|away)|flew|no longer with us|broke up|split)\b"
)
