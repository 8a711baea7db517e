"""The last look at a value: a sentence is no home, what happened is no goal, and "I'm Scottish" tells no name."""

from memory.judge.reading.folding import fold
from memory.judge.reading.lexicon import spell_out
from memory.lazy_pattern import LazyPattern

_PEOPLES_EN = (
    r"(?:half[- ]|part[- ])?(?:scottish|scots|welsh|irish|english|british|american|canadian|australian|aussie|kiwi|french|german|austrian|swiss|dutch|belgian|danish|swedish|norwegian|finnish|icelandic|"
    r"polish|czech|slovak|hungarian|romanian|bulgarian|greek|turkish|russian|ukrainian|serbian|croatian|italian|spanish|portuguese|catalan|basque|mexican|brazilian|argentinian|colombian|chilean|peruvian|cuban|"
    r"indian|pakistani|bangladeshi|nepali|tamil|punjabi|bengali|gujarati|chinese|japanese|korean|taiwanese|thai|vietnamese|filipino|filipina|malaysian|indonesian|singaporean|iranian|persian|iraqi|syrian|lebanese|"
    r"egyptian|moroccan|algerian|nigerian|ghanaian|kenyan|ethiopian|somali|jamaican|israeli|jewish|muslim|hindu|sikh|catholic|buddhist|european|african|asian|latino|latina|hispanic|geordie|scouse|cockney|"
    r"aye|och|morning|evening|afternoon|cheers|nae|naw)(?: (?:born|too|as well|by birth))?"
)
_PEOPLES = LazyPattern(rf"{_PEOPLES_EN}(?:[- /]{_PEOPLES_EN})*")
_KIN_FIRST = LazyPattern(spell_out(r"(?:{kin_bare_zh})[\u3400-\u9fff]{2,}"))
_ROOM = LazyPattern(r"宿舍|寝室|[一二两三四五六七八九十\d]个$")
_PERSON = LazyPattern(r"^(?:i|i'm|i've|we|we've|we're|he|she|they|finally|just)\b(?! street)")
_OVER_ZH = LazyPattern(r"(?<![不为])了$")
_AHEAD_ZH = LazyPattern(r"把|想|要|打算|准备|希望|争取|计划|目标|能|快|就[行好]|为了|必须")
_WHOLE_TASTE = LazyPattern(r"^(?:i|we|i'm|i've|we've)\b|^我(?!的)")
_A_DROP = LazyPattern(r"一[滴点口根支杯瓶粒]|a (?:drop|bit|thing)")
_IS_FROM = LazyPattern(rf"^i(?:'m| am) {_PEOPLES_EN}(?:[- /]{_PEOPLES_EN})*$")
_REACHED_BY = LazyPattern(r"[\[\d@a-z]|联系人|联络人|紧急|电话是|号码")
_LONGEST_HOME = 7  # words
# How far something is and whose it is says where nobody lives, nor does a place in a room.
_NO_HOME = LazyPattern(
    r"离(?!石|岛)|[你您他她它]|就(?:好|行)|比较?|(?:窗|桌|床|门|路|墙|河|嘴|身|手)[边口旁]$|^(?:客厅|卧室|厨房|阳台|书房|沙发|办公桌|桌子|角落|前面|后面|上面|下面|里面|外面|旁边|附近|那边|这边)|那[家间个套种]$|^(?:要的|想的|说的)"
    r"|^(?:(?:really |very |quite |pretty |fairly )?(?:close|near|next|opposite|handy|convenient|far|not far|too far|walking distance|a stone'?s throw)\b(?! by$) ?(?:to|from|of|by)? ?(?:the|my|our|a|an|work|everything|here|there|town)\b(?! (?:sea|coast|border|river|lake|beach|\w+ (?:border|coast|river)))"
    r"|(?:close|near|far|nearby|close by|far away|not far)$)"
)
# What somebody is to others or at a counter, or how he feels about working, is no work.
_NO_JOB = LazyPattern(
    r"^(?:现在|如今|目前|已经|是|个|一[个名位])*(?:病人|患者|伤员|奶奶|爷爷|外婆|外公|姥姥|姥爷|妈妈|爸爸|妈|爸|孩子|大人|客人|顾客|粉丝|会员|路人|外行|新手|懒人|单身|寡妇|准?(?:新娘|新郎|妈妈|爸爸))$|能[^,]{1,4}就|越[^,]{1,3}越|^(?:随便|别提|保密|秘密|懒得)"
    r"|^(?:the |an? |very |too |so |pretty |really )*(?:(?:in|out)?patient|(?:great[- ])?grand(?:mother|father|ma|pa|parent|mum|dad)|widow(?:er)?|mum|mom|mummy|dad|daddy|mother|father|parent|fan|morning person|night owl|member|customer|client|guest|visitor|adult|bride|groom|"
    r"busy|late|free|tired|bored|ready|fine|ok|okay|good|great|well|sick|ill|lost|stuck|home|back|here|there|away|out|off work|little|less|nothing much)$"
    r"|^(?:at|in|back (?:at|in)|on) (?:the|a|my|an) (?:dentist|doctor|hospital|clinic|gp|vet|hairdresser|barber|airport|station|bus|train|plane|queue|shop|mall|gym|pub|park|beach|car|bath|bed|kitchen|toilet|loo|break|phone|call|mood|hurry|rush|way|meeting|diet|road|roll|holiday|vacation)\w*$"
    r"|^as (?:little|few|much) as\b"
)
# "Mia's mum" and "Gold tier" are what somebody is, and a sign of the zodiac is when.
_NO_NAME = LazyPattern(
    r"\w['’]s \w|\b(?:tier|member|class|level|fan|person|sign|patient|years? old|status|side|team)$|^(?:an? )?(?:aries|taurus|cancer|libra|scorpio|sagittarius|capricorn|aquarius|pisces)$|^no (?:problem|worries|need|idea|comment|thanks|way)\b"
)
# Whom one speaks to says nothing by itself.
_ONLY_CALLS = LazyPattern(
    r"哥们儿?|兄弟|老铁|亲|宝(?:子|贝)?|大哥|大姐|姐妹|老师|师傅|朋友|各位|家人们|(?:hey |hi |oh )?(?:mate|buddy|pal|bro|dude|man|folks|guys|friend|love|dear|honey)"
)
_NO_FIRM = LazyPattern(r"^(?:搬[到去来]|(?:要|想要?|说)的(?:是)?|梦[见到]|[住回到][了过])")


def well_formed(attribute: str, value: str) -> bool:
    """Tell whether a value of the user's is short and of the kind that its attribute holds."""
    text = fold(value).text.strip()
    if attribute == "name":
        return not (_PEOPLES.fullmatch(text) or _KIN_FIRST.fullmatch(text) or _NO_NAME.search(text))
    if attribute == "other":
        return _ONLY_CALLS.fullmatch(text) is None
    if attribute == "occupation":
        return _NO_JOB.search(text) is None
    if attribute == "employer":
        return _NO_FIRM.search(text) is None
    if attribute in ("location", "hometown"):
        whole = _PERSON.match(text) or (attribute == "hometown" and _ROOM.search(text))
        return not (whole or _NO_HOME.search(text)) and len(text.split()) <= _LONGEST_HOME
    if attribute == "language":
        return _IS_FROM.match(text) is None and text != "说话"
    if attribute == "contact":
        return _REACHED_BY.search(text) is not None
    if attribute == "goal":
        return _OVER_ZH.search(text) is None or _AHEAD_ZH.search(text) is not None
    return attribute not in ("like", "dislike") or not (_WHOLE_TASTE.match(text) or _A_DROP.fullmatch(text))
