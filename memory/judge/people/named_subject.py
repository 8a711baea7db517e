"""Whom one part of a sentence names as the one it speaks of: the user, a relative, a stranger, an animal, or nobody."""

from memory.judge.people.reported import is_reported, is_somebody
from memory.judge.people.thread_words import (
    BARE_KIN_EN,
    BROUGHT_IN_EN,
    BROUGHT_IN_ZH,
    FRIEND_EN,
    FRIEND_ZH,
    IS_FRIEND_ZH,
    IS_KIN_ZH,
    NEW_KIN_EN,
    NEW_KIN_ZH,
    PET_EN,
    PET_ZH,
    PRONOUN_EN,
    PRONOUN_ZH,
    STRANGER_EN,
    STRANGER_ZH,
)
from memory.judge.people.threads import Subject, is_own_zh
from memory.judge.reading.lexicon import SURNAMES_ZH, spell_out
from memory.lazy_pattern import LazyPattern

_USER = {
    "zh": LazyPattern(r"[我俺咱]|本人|\bcalls? me\b"),
    "en": LazyPattern(
        r"\b(?:i|i'm|im|i've|ive|i'd|i'll|we|we're|we've|we'll|myself)\b|^(?:my|our)\b|\bcalls? me\b"
    ),
}
_RELATIVE = {
    "zh": LazyPattern(
        spell_out(
            r"^(?:(?:我|俺|咱)(?:们)?(?:家)?(?:的)?)?(?:也|还)?有?(?:[一二两俩三几]?[个位])?(?:那个|这个|我)?(?!(?:爸爸|妈妈|父亲|母亲|老人|孩子)节)(?:[大小二三](?=[儿女]))?(?:(?:{kin_zh})(?!我)|我?家(?:老|小|那)[\u3400-\u9fff])"
        )
    ),
    "en": LazyPattern(
        spell_out(
            r"^(?:(?:my|our|the) (?:[\w'-]+ ){0,2}?(?:{kin_en})\b|(?:mum|mom|dad|gran|nan|nana|grandma|grandpa)\b)"
        )
    ),
}
_RELATIVE_OWN_WORDS = LazyPattern(r"^(?:我|俺|咱)(?:们)?(?:家)?(?:的)?[^,。]{0,6}[我俺咱]")
# Somebody around the user, though the clause begins with "我".
_ACQUAINTANCE_ZH = LazyPattern(
    r"^(?:(?:听|据)?(?:我|俺|咱)(?:们)?(?:家|公司|单位|班|部门|学校|小区|楼上|楼下|隔壁|组|实验室|课题组|项目组|研究所|教研室|宿舍|寝室|科室|社团|球队|系|学院|院)?(?:里|上)?(?:的|有一?个?|有一?[个位])?|(?:听|据)?(?:有一?[个位]|那个?|这个?)|听|据)"
    r"(?:新来的?|大学|高中|初中|小学|以前的?|前|老|好|最好的|女|男|那个?|这个?|一?[个位])*"
    r"(?:朋友(?!圈)|同事|老板(?!娘)|领导(?![一着过了\d])|邻居|同学|同桌|室友|舍友|经理(?!人)|主管|哥们儿?|闺蜜|房东|客户|发小|网友|搭档|师[兄姐弟妹]|"
    r"组长|店长|校长|班长|徒弟|下属|上司|(?:老师|师傅|教练|导师|主任|保姆|阿姨|医生|司机|实习生|学生)(?![,，]|$))(?![^,]{0,8}[我咱俺])"
)
_BY_TITLE = LazyPattern(
    rf"^(?:[小老阿][{SURNAMES_ZH}]|[{SURNAMES_ZH}](?:姐|哥|叔|姨|爷|婶|嫂|总|工|伯|婆|嬷|太|老师|师傅|教练|医生|大夫|主任|经理))(?!公司|家的|家里)"
    r"|^(?!最|唯|可|亲|大的|小的|心|宝贝|我|俺|咱|他|她|你|自己|前|后|现|两|一|当|每|那|这)[\u3400-\u9fff]{2,3}(?:家)?的?(?<!小)(?:儿子|女儿|闺女|孙子|孙女|外孙女?|老公|老婆|媳妇|丈夫)(?:叫|是|在|今年|想|要|考|上|读|刚|也|对|$)"
    r"|^(?:隔壁|楼[上下]|对门)的?(?:[\u3400-\u9fff]{1,3})|^老?(?:邻居|同事|房东|领导|同学)|^[a-z]{2,12}(?:本名|今年|说|也|跟|她|他|家|刚|比我|那|给|把)"
)
# What an English clause may begin with when the user's "my" was left out of it.
_OWN_NOUN = (
    r"(?:fav(?:ou?rite|e)?s?|birthday|bday|name|nickname|surname|job|age|address|hometown|pronouns|allerg\w+|diet|dream|goal|plan|"
    r"hobby|hobbies|e-?mail|phone|number|height|weight|blood|sign|native|first|mother|major|timezone|size|handle|pet peeve)"
)
_OWN_I = LazyPattern(r"\b(?:i|i'm|im|i've|ive|i'd|i'll|we|we're|we've|we'll|myself)\b")
_ME = LazyPattern(r"\b(?:i|i'm|im|i've|ive|i'd|i'll|me|my|mine|myself|we|us|our)\b")
_NOT_SOMEBODY = LazyPattern(
    r"(?:the|everyone|everybody|nobody|people|some|all|most|\w+day|home|work|life|summer|winter|christmas|january|"
    r"february|march|april|may|june|july|august|september|october|november|december)s?\b"
)
_SUBJECT = LazyPattern(
    rf"^(?!(?:the )?{_OWN_NOUN}\b|it\b|this\b|that\b|there\b|what\b|who\b|when\b|where\b|how\b|if\b|because\b|since\b|no\b|not\b|always\b|never\b|usually\b)"
    r"(?P<subject>(?:(?!i\b|i'|my\b|we\b|our\b|me\b)[\w'&-]+ ){0,4}?(?!i\b|i'|we\b)[\w&-]+?)"
    r"(?:'s (?=\w+ing\b|been\b|got\b|an?\b|not\b|allergic)| (?:is|was|has|had|isn't|wasn't|hasn't|doesn't|didn't|does|will|won't|can't|says|said|told|thinks|loves|likes|hates|quit|quits|left|retired|resigned|stopped|dropped|gave up|"
    r"eats|drinks|works|lives|wants|takes|goes|plays|calls|needs|gets|got|went|starts|started|moved|makes|made|came|runs|keeps|"
    r"teaches|studies|drives|rang|cried|bought|gave|won|switched|became|never|always|just|won't|can|could|would|are|were))\b"
)
# What somebody finds of a place or a thing is nothing of a person's: "Paris is lovely in spring".
_OPINION = LazyPattern(
    r"^[\w' -]{2,40}? (?:is|was|are|were|looks?|sounds?|tastes?|feels?|gets?|can be) (?:just |so |too |very |really |quite |pretty |absolutely |always |truly |simply |rather )*"
    r"(?:lovely|beautiful|gorgeous|pretty|great|nice|wonderful|amazing|awesome|fantastic|stunning|magical|charming|delightful|delicious|tasty|yummy|"
    r"awful|terrible|horrible|ugly|boring|dull|expensive|cheap|crowded|noisy|hot|cold|rainy|sunny|windy|grey|busy|overrated|underrated|magnificent|"
    r"the best|the worst|at its best|worth (?:it|a|the)|full of|packed|quiet|dead|special)\b"
)

# What makes a capital letter a person: a trade, an age, a verb that things do not do.
_PERSONAL_EN = LazyPattern(
    rf"^(?!(?:it|this|that|there|here|what|who|where|how|home|female|male|woman|man|{_OWN_NOUN})\b)(?:the )?[\w&-]+(?: [\w&-]+)?(?:'s| is| was)? (?:an? (?!good|great|nice|bad|lovely|big|small|beautiful|fun|pain|joke)[\w -]+|\d\d?\b|allergic|vegan|vegetarian|coeliac|celiac|diabetic|pregnant|married|divorced|from|"
    r"works|lives|plays|loves|hates|likes|eats|drinks|teaches|studies|drives|wants|has an?\b|moved|can't)\b"
)
# Who shares a room with the user: those named next are none of the family's.
_DORMITORY = LazyPattern(
    r"^(?:我们?)?(?:的)?(?:宿舍|寝室|合租屋?|合租房)(?:里)?(?:一共|总共|有|住了?|住着|连我)*(?:[一二两三四五六七八\d]+|几)个?(?:人|女生|男生|舍友|室友)$"
)
_BUNK = LazyPattern(
    r"^(?:我)?(?:睡)?(?:[上下]铺|对床|邻床|隔壁床)(?:的)?(?:兄弟|同学|哥们儿?|姐妹|室友|舍友)?(?:是|叫|姓|$)(?!我)"
)
_CALLS_ME = LazyPattern(r"\b(?:calls?|knows?) me\b")
_JOINT_ZH = LazyPattern(r"^(?:他|她)们?[和跟与][我俺咱]")
# "Mia's allergic to nuts", typed in a hurry: only somebody can be so.
_IN_SMALL_LETTERS_EN = LazyPattern(
    r"^(?:(?:and|but|so|also|btw|oh) )*(?!it|that|this|what|who|he|she|there|here|how|where|when|everyone|everybody|nobody|someone|i|im|also|still|now|me|myself|severely|deathly|highly|mildly|seriously|which)"
    r"[a-z]{3,12}(?:'s| is|s)(?: really| now| also| severely| deathly| super)* (?:allergic|intolerant|coeliac|celiac|vegan|vegetarian|veggie|diabetic|asthmatic|autistic|pregnant|married|divorced|scared of|terrified of|\d{1,2}(?: now| years old)?$)"
)
# "The big one" is one of the children of whom was just spoken.
_ONE_OF_THEM_ZH = LazyPattern(
    r"^(?:大|小|老[大二三四幺])的?(?=叫|上|读|念|才|今年|已经|刚|快|属|[\d一二三四五六七八九十]+岁)"
)


def read_subject(text: str, spelled: str, language: str, goes_on: bool) -> Subject:
    """Return of whom a folded part says that it speaks; `goes_on` tells that somebody else was spoken of before it."""
    return _read_zh(text, goes_on) if language == "zh" else _read_en(text, spelled)


def _read_zh(text: str, goes_on: bool) -> Subject:
    if IS_KIN_ZH.match(text):
        return Subject("relative")
    if IS_FRIEND_ZH.match(text):
        return Subject("other")
    if _BUNK.match(text):
        return Subject("friend")
    if _DORMITORY.match(text):
        return Subject("user", brings="friend", at=len(text))
    if NEW_KIN_ZH.match(text) or (_RELATIVE["zh"].match(text) and not _RELATIVE_OWN_WORDS.match(text)):
        return Subject("relative")
    if goes_on and _ONE_OF_THEM_ZH.match(text):
        return Subject("relative")
    own = is_own_zh(text)
    brought = BROUGHT_IN_ZH.match(text)
    if brought is not None:
        return Subject("user", brings="other", at=brought.end()) if own else Subject("other")
    if PET_ZH.match(text):
        return Subject("pet")
    if FRIEND_ZH.match(text) and not _RELATIVE_OWN_WORDS.match(text):
        return Subject("friend")
    if _ACQUAINTANCE_ZH.match(text) or is_stranger(text, "zh"):
        return Subject("other")
    if PRONOUN_ZH.match(text) and not own and not _JOINT_ZH.match(text):
        return Subject("other", again=True)
    if _USER["zh"].search(text) and (own or not goes_on):
        return Subject("user")
    if _BY_TITLE.match(text) and not _USER["zh"].search(text):
        return Subject("other")
    return Subject("open")


def _read_en(text: str, spelled: str) -> Subject:
    if _RELATIVE["en"].match(text) or NEW_KIN_EN.match(text) or BARE_KIN_EN.match(text):
        return Subject("relative")
    if is_reported(text):
        return Subject("other")
    if _CALLS_ME.search(text):
        return Subject("user")
    own = _USER["en"].search(text) is not None
    mine = _OWN_I.search(text) is not None
    if PET_EN.match(text):
        return Subject("pet")
    if FRIEND_EN.match(text) and not mine:
        return Subject("friend")
    if is_somebody(text) or (is_stranger(text, "en") and not mine):
        return Subject("other")
    if _IN_SMALL_LETTERS_EN.match(text):
        return Subject("other")
    brought = BROUGHT_IN_EN.match(text)
    if brought is not None:
        return Subject("user", brings="other", at=brought.end()) if own else Subject("other")
    if PRONOUN_EN.match(text) and not mine:
        return Subject("other", again=True)
    if own:
        return Subject("user")
    person = _PERSONAL_EN.match(text) is not None
    subject = spelled[:1].isupper() and (person or _SUBJECT.match(text)) and not _NOT_SOMEBODY.match(text)
    if subject and not _ME.search(text):
        return Subject("other", firm=person and not _OPINION.match(text))
    return Subject("open")


def is_stranger(text: str, language: str) -> bool:
    """Tell whether a folded part begins with somebody of whom nothing is kept: a patient, a customer, a new neighbour."""
    if language == "en":
        return STRANGER_EN.match(text) is not None or (
            BROUGHT_IN_EN.match(text) is not None and not _USER["en"].search(text)
        )
    match = STRANGER_ZH.match(text)
    if match is None:
        return BROUGHT_IN_ZH.match(text) is not None and not is_own_zh(text)
    return not is_own_zh(text[match.end() :])


def subject_length(text: str, language: str) -> int:
    """Return how many characters at the beginning of a part name its subject, 0 where none is named."""
    if language == "zh":
        match = PRONOUN_ZH.match(text) or _BY_TITLE.match(text) or _ACQUAINTANCE_ZH.match(text)
    else:
        match = _SUBJECT.match(text) or PRONOUN_EN.match(text)
    return match.end(match.lastgroup or 0) if match else 0


def is_opinion(text: str) -> bool:
    """Tell whether a folded part says what somebody finds of a place or a thing."""
    return _OPINION.match(text) is not None


def is_told(text: str) -> bool:
    """Tell whether a folded part reports what somebody around the user says or is, of which nothing is kept."""
    return is_reported(text) or is_somebody(text) or _ACQUAINTANCE_ZH.match(text) is not None
