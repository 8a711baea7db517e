"""What a question about the user asks for: a row an attribute and language, and "everything"."""

from typing import NamedTuple

from memory.judge.reading.lexicon import spell_out
from memory.lazy_pattern import LazyPattern


class Topic(NamedTuple):
    """An attribute and how people ask for it."""

    attribute: str
    pattern: LazyPattern


def _topics(*rows: tuple[str, str]) -> tuple[Topic, ...]:
    return tuple(Topic(name, LazyPattern(spell_out(pattern))) for name, pattern in rows)


CHINESE = _topics(
    (
        "name",
        (
            r"(?:我|你|您|本人)(?:到底)?(?:是)?(?:叫|姓)(?:什么|啥|谁|做)|(?:名字|姓名|大名|昵称|外号)|"
            r"怎么?(?:称呼|叫你|叫您|喊)|称呼|叫我(?:什么|啥)|我是谁|贵姓"
        ),
    ),
    ("age", r"多大(?!的)|几岁|年龄|年纪|岁数|哪年(?:生|出生)|贵庚|多少岁"),
    ("birthday", r"生日|哪天(?:出生|生)|几月几[号日]生|出生日期"),
    ("gender", r"性别|男的?还是女|女的?还是男|男生还是"),
    (
        "occupation",
        (
            r"职业|教(?:什么|啥)的?(?:$|课)|读?研几|大几(?!岁)|(?:做|干)(?:什么|啥|哪)(?:工作|行|的)?|什么工作|工作是(?:什么|啥)|从事|(?:什么|啥|"
            r"哪个?)(?:行业|行当|岗位)|哪一?行|靠什么(?:吃饭|谋生)|什么专业|我的?工作|您的?工作|"
            r"上班还是上学|哪方面的工作"
        ),
    ),
    (
        "employer",
        (
            r"(?:在|去)(?:哪[里儿家]?|什么)(?:家|个)?(?:公司|单位|上班|工作|任职|就职|供职)|(?:哪家|什么|"
            r"哪个)(?:公司|单位|学校|医院)|(?:公司|单位)(?:叫|是)什么|雇主"
        ),
    ),
    (
        "location",
        (
            r"(?:住|定居|居住|生活|常住)[在过]*(?:哪|什么|何)|哪个?(?:城市|地方|省|区)(?:住|生活)?|(?:在|"
            r"住).{0,2}哪个?(?:城市|座城|区)|我的?(?:住址|地址|住处|城市|住的地方)|(?<!老)家(?:住|在)(?:哪|什么)|坐标|所在(?:的)?(?:城市|地|区)|在哪(?:里|儿|边|个城市)?(?:$|[?？呢呀])"
        ),
    ),
    (
        "hometown",
        (
            r"老家|家乡|籍贯|(?:是|来自)(?:哪[里儿]?|什么地方)(?:的)?人?$|哪里?人|哪儿?的人|在哪(?:里|"
            r"儿)?(?:出生|长大)"
        ),
    ),
    (
        "family",
        (
            r"(?:家人|家里人|{kin_bare_zh}).{0,12}(?:什么|谁|哪|几|多|怎么|吗|啥)|几个(?:孩子|兄弟|姐妹)|"
            r"(?:家里)?几口人|结婚了?(?:吗|没)|家庭"
        ),
    ),
    (
        "pet",
        (r"(?:{pet_zh}|宠物).{0,8}(?:什么|谁|几|多|名字|吗|啥|哪)|养(?:了|的|过)?(?:什么|啥|几|宠物)|宠物"),
    ),
    ("allergy", r"过敏|忌口|不耐受"),
    (
        "diet",
        (
            r"忌口|饮食|(?:不能|不可以|不|能)(?:吃|喝)(?:什么|啥|哪|.{0,6}[吗么])|吃(?:什么|啥|不吃|"
            r".{1,6}[吗么]$)|口味|吃素"
        ),
    ),
    (
        "dislike",
        (
            r"(?:不喜欢|讨厌|不爱|最?烦|反感|受不了|不想|怕)(?:吃|喝|看|听)?(?:什么|啥|哪|谁|的)|忌口|口味|"
            r"雷点"
        ),
    ),
    ("like", r"(?<!不)(?:喜欢|爱|偏好|钟爱|偏爱|中意|爱好|兴趣|口味|喜好|最爱|感兴趣)(?!人)"),
    (
        "habit",
        (
            r"习惯|(?:通常|一般|平时|每天|每周|周末).{0,8}(?:什么|几点|怎么|哪|啥|多久)|几点(?:起|睡)|作息|"
            r"多久.{0,4}一次|点什么|买什么"
        ),
    ),
    ("language", r"(?:什么|哪[种些国]?|几[种门]|啥)(?:语言|外语|话|方言)|母语|会(?:说|讲)(?:什么|哪)"),
    (
        "reply_style",
        (
            r"(?:怎么|怎样|如何|什么样|什么)(?:的)?(?:回答|回复|方式|风格|语气|格式|答)|(?:回答|"
            r"回复)(?:的)?(?:风格|方式|要求|格式|偏好|语气)"
        ),
    ),
    ("goal", r"目标|计划|打算|梦想|心愿|愿望|规划|想(?:学|考|做)(?:什么|啥)|备考|在学什么"),
    ("project", r"项目|在(?:做|写|搞|忙|开发)(?:什么|啥|的)|作品|手头"),
    ("skill", r"(?:会|擅长|精通|懂)(?:什么|啥|哪|做)(?!的?话)|特长|技能|拿手"),
    (
        "possession",
        (
            r"(?:开|骑|用|有|戴|穿)的?(?:是)?(?:什么|啥|哪|几|多少)(?:款|种|辆|个|牌)?(?:的)?(?:车|手机|"
            r"电脑|相机|号|码|牌子)|什么(?:车|手机|电脑|型号|牌子)|车牌"
        ),
    ),
    (
        "event",
        (
            r"(?:什么|啥|哪些)(?:安排|日程|事|计划|活动|约|会)|日程|安排|行程|(?:会议?|面试|考试|体检|约会|"
            r"出差|航班|火车|牙医|婚礼|聚会|手术|复查|活动|旅行|那个会).{0,6}(?:什么时候|几点|哪天|几号|"
            r"何时|在哪)|(?:什么时候|几点|哪天|几号|何时).{0,10}(?:会|面试|考|体检|出差|飞|出发|手术|婚礼|"
            r"聚|见|交|到期|去|回)|提醒我.{0,4}(?:那个|的)?(?:会|事|安排)|(?:下周|明天|后天|"
            r"周[一二三四五六日末]|下个?月).{0,8}(?:什么|啥|安排|忙|吗)|[去飞]哪(?:里|儿)?(?:旅行|旅游|出差|度假)"
        ),
    ),
    ("contact", r"电话|手机号|邮箱|联系方式|微信|邮件地址|号码"),
)
ENGLISH = _topics(
    (
        "name",
        (
            r"\b(?:what(?:'s| is| was|s)?|remember|know|forgot|tell me|say|remind me(?: of)?|guess|"
            r"recall) (?:again )?(?:my|your) (?:(?:first|last|full|nick|real|middle) ?)?(?:name|nickname)\b|"
            r"\bwho (?:am i|are you)\b|\bcalled\b.*\bme\b|(?:what|how) (?:should|do|can|may|shall|would|"
            r"could) (?:i|you) (?:call|address|like to be called|go by|prefer to be called)|\b(?:your|"
            r"my) (?:first |last |full )?name\b"
        ),
    ),
    ("age", r"\bhow old\b|\b(?:my|your) age\b|\bwhat year (?:was i|were you) born"),
    ("birthday", r"\bbirthday\b|\bwhen (?:was i|were you) born|\bdate of birth|\bbday\b"),
    ("gender", r"\b(?:my|your) (?:gender|pronouns|sex)\b|\bam i a (?:man|woman|guy|girl)"),
    (
        "occupation",
        (
            r"\b(?:my|your|which|what|kind of|sort of|type of|line of) (?:job|occupation|profession|career|"
            r"work|trade|field|role|industry|position|day job)\b|\bdo (?:i|you) do(?: for (?:a living|"
            r"work))?\b|\bfor a living\b|\bmy major\b|\bwhat am i (?:by|studying)|\bwork as\b|\bwhat field\b"
        ),
    ),
    (
        "employer",
        (
            r"\b(?:where|who|which company|what company) (?:do|did) (?:i|you) work|\b(?:my|"
            r"your) (?:employer|company|workplace)\b|\bwho employs|\bwhich (?:company|firm|school|hospital)"
        ),
    ),
    (
        "location",
        (
            r"\bwhere(?:abouts)? (?:do|am|are|did|exactly do|in the world (?:do|are)) (?:i|you)(?: guys)? (?:live|"
            r"living|based|located|reside|staying)|\bwhere(?:'s| is) (?:home|my (?:home|house|place|"
            r"apartment))|\b(?:which|what) (?:city|town|country|neighbou?rhood|state|part of \w+)|\b(?:my|"
            r"your) (?:city|address|home ?town|location)\b|\bwhere are you\b|\bwhere am i\b(?! (?:going|travel|flying|head|off)\w*)|\bwhere i live\b"
        ),
    ),
    (
        "hometown",
        (
            r"\bwhere (?:am i|are you|do i come|do you come|did i grow|did you grow|was i|"
            r"were you)(?: \w+)? (?:from|up|born|raised)\b|\bwhere (?:am i|are you) (?:originally )?from|"
            r"\bhome ?town\b"
        ),
    ),
    (
        "family",
        (
            r"\b(?:my|your) (?:{kin_en})\b|\bhow many (?:kids|children|siblings|brothers|sisters)|"
            r"\bam i married|\bany (?:kids|siblings|children)|\b(?:my|your) family\b"
        ),
    ),
    (
        "pet",
        (
            r"\b(?:my|your) (?:\w+ )?(?:{pet_en}|pets?)\b|\b(?:any|what|how many|which|"
            r"have) (?:\w+ )?(?:pets?|{pet_en})\b"
        ),
    ),
    ("allergy", r"\ballerg(?:y|ies|ic)\b|\bintoleran"),
    (
        "diet",
        (
            r"\bdiet(?:ary)?\b|\b(?:can'?t|don'?t|not|do|can|should|avoid) (?:i |you )?eat\b|"
            r"\bam i (?:a )?(?:vegan|vegetarian)|\bfood (?:restrictions|preferences|rules)|\beat\?*$"
        ),
    ),
    (
        "dislike",
        (
            r"\b(?:don'?t|do not|didn'?t|not) (?:i |you )?(?:like|enjoy|care for|eat|want)\b|\b(?:dislike|"
            r"hate|can'?t stand|avoid|pet peeve|turn-?offs?)\b"
        ),
    ),
    (
        "like",
        (
            r"\b(?:do|did|would|i|you|that i|which) (?:really |usually |most |also )?(?:like|love|enjoy|"
            r"prefer|liked|loved|preferred)(?: (?:best|most|to))?\b(?!.*\bto be called)|\bfavou?rites?\b|"
            r"\bprefer(?:ence|ences|red)?\b|\bhobb(?:y|ies)\b|\binterests?\b|\btastes?\b|\binto\?*$|"
            r"\bmy (?:usual )?(?:coffee|tea|drink|order)\b|\bi(?:'m| am) into\b|\bam i into\b"
        ),
    ),
    (
        "habit",
        (
            r"\b(?:habits?|routines?|usually|usual|normally|typically)\b|\bhow often do (?:i|you)\b|"
            r"\bwhen do i (?:wake|get up|go to bed|sleep|work out|run|exercise)|\bwhat time do i\b|"
            r"\bevery (?:morning|day|night|weekend)\b"
        ),
    ),
    (
        "language",
        (
            r"\b(?:what|which|how many|my|your) (?:native |first |mother )?(?:languages?|tongue)\b|"
            r"\bdo (?:i|you) speak\b"
        ),
    ),
    (
        "reply_style",
        (
            r"\bhow (?:do|did|should|would) (?:i|you) (?:like|want|prefer|answer|reply|respond|"
            r"write)\b.{0,24}(?:answers?|replies|reply|responses?|explained|formatted|me)?|\b(?:reply|"
            r"answer|response|writing) (?:style|format|preferences?|length)|\bstyle of (?:answers?|repl)|"
            r"\b(?:my|your) (?:answers?|repl(?:y|ies)|responses?)\b"
        ),
    ),
    (
        "goal",
        (
            r"\bgoals?\b|\b(?:plan(?:ning|s)?|dreams?|ambitions?|resolutions?)\b|\bworking towards?\b|\bachieve\b|\bwhat am i (?:saving|"
            r"training|studying|working (?:toward|on)|preparing|learning)"
        ),
    ),
    (
        "project",
        (
            r"\bprojects?\b|\bwhat am i (?:working on|building|writing|making|restoring)|\bside (?:project|"
            r"hustle)"
        ),
    ),
    (
        "skill",
        (
            r"\b(?:skills?|good at|know how to|talents?)\b|\bwhat (?:instruments?|can i)\b|\b(?:do|"
            r"can) i play\b"
        ),
    ),
    (
        "possession",
        (
            r"\b(?:what|which) (?:kind of |sort of |type of |model of |make of )?(?:car|bike|phone|laptop|"
            r"camera|guitar|computer|vehicle|console|boat|truck|tv)\b|\bdo (?:i|you) (?:drive|own|ride|"
            r"have a)\b|\bmy (?:car|bike|phone|laptop|camera|guitar|truck|boat)\b"
        ),
    ),
    (
        "event",
        (
            r"\b(?:appointments?|meetings?|schedule[d]?|calendar|interviews?|flights?|trips?|holidays?|vacations?|deadlines?|"
            r"exams?|coming up|upcoming|agenda|wedding|concert|reminders?|plans? (?:for|on))\b|"
            r"\bwhere (?:am|do|will) i (?:going|go|travel\w*|fly\w*|head\w*|off)\b|"
            r"\bwhat (?:do i have|have i got|am i doing|is happening|'s happening|'s) (?:on|planned|next|"
            r"tomorrow|this|coming)"
        ),
    ),
    (
        "contact",
        (
            r"\b(?:phone|email|e-mail|contact|mobile|cell)(?: (?:number|address|info|details))?\b|"
            r"\bhow (?:can|do) (?:i|you) reach"
        ),
    ),
)
CHINESE_EVERYTHING = LazyPattern(
    r"(?:多少|哪些|什么|啥|全部|所有|一切).{0,6}关于我|关于我.{0,12}(?:多少|哪些|什么|啥|全部|所有|一切|"
    r"都)|(?:了解|知道|记得|记住|掌握|存|记)(?:了|着|住)?(?:我|关于我的?)?(?:些)?(?:多少|哪些|什么|"
    r"啥)(?:关于)?(?:我)?(?:的?(?:信息|事|东西|资料|内容))?(?:$|[?呀啊了呢])"
    r"|(?:知道|记得|了解|掌握)我的?(?:哪些|多少|什么)|对我(?:有)?(?:多少|哪些|什么|多)?(?:了解|认识|印象|知道)|我的?(?:所有|全部|哪些|一切)(?:信息|资料|"
    r"情况|记忆|档案)|我(?:是个?|是)(?:什么样|怎样|怎么样)的?人|介绍(?:一下)?我(?:自己)?$|"
    r"我(?:都)?(?:告诉过|说过|跟你说过|和你说过)(?:你)?(?:些)?(?:什么|哪些|啥)|记得我(?:多少|哪些|什么)|"
    r"(?:还|还能)?记得我(?:吗|么|不)?$|(?:说说|讲讲|列列|列出|说一?下|讲一?下|告诉我)[你您](?:都|还)?(?:记得|知道|记住|记)的"
)
ENGLISH_EVERYTHING = LazyPattern(
    r"\b(?:what|everything|all|anything|how much|which things|list)\b.{0,30}\b(?:you|u|have you|do you|"
    r"you've)\b.{0,16}\b(?:know|remember|learn(?:ed|t)?|stored?|saved?|remembered|recorded|noted|got|have|"
    r"recall|gathered)\b.{0,16}\b(?:about|on|of) me\b|\bwhat do you (?:know|remember)(?: so far)?\?*$|"
    r"\b(?:tell me|show me|list|summari[sz]e) (?:everything|all|what).{0,20}\bme\b"
    r"|\b(?:show|list|see|view) (?:me )?(?:all )?(?:of )?my (?:memories|memory|profile|info(?:rmation)?|"
    r"data|facts)\b|\bdescribe me\b|\bwhat have i told you|\bdo you remember me\b|\bwho am i to you\b|"
    r"\btell me about (?:me|myself)\b|\babout me\?*$"
    r"|\b(?:everything|all(?: that)?) (?:you|u|ya) (?:know|remember|have|got)(?: so far| by now)?\W*$"
)
