"""In which ways what is on file can end: one sells a thing, quits a job, parts from a partner.

"I've quit" ends no allergy, whatever the turns before told last. Each way has its verbs and the sorts of memory that
can end so; a message that names nothing ends only what fits, and "not any more" only what was just spoken of.
"""

from typing import NamedTuple

from memory.judge.reading.folding import fold
from memory.judge.reading.lexicon import spell_out
from memory.judge.reading.whose import beings_in
from memory.lazy_pattern import LazyPattern

_DOINGS = frozenset({"habit", "goal", "project", "skill", "like", "diet", "event", "reply_style"})
_WORK = frozenset({"occupation", "employer"})
_PLANS = frozenset({"event", "goal", "project"})
_PEOPLE = frozenset({"family", "other"})
_ALL = frozenset({"*"})

_PARTNER_ZH = r"(?:老公|老婆|丈夫|妻子|太太|先生|媳妇儿?|爱人|对象|伴侣|另一半|[男女](?:朋)?友|未婚[夫妻]|恋爱|谈朋友|处对象|在一起|结婚|领证)"
_PARTNER_EN = (
    r"\b(?:husband|wife|wifey|hubby|partner|spouse|boy ?friend|girl ?friend|bf|gf|fianc[eé]{1,2}|other half|missus|"
    r"married|engaged|dating|seeing|going out with|together with)\b"
)
_PARTNER = LazyPattern(rf"(?:{_PARTNER_ZH}|{_PARTNER_EN})")
# "My sister's husband" and "我妹的对象" are no partners of the user's.
_ANOTHERS = LazyPattern(
    spell_out(
        rf"'s (?:\w+ )?{_PARTNER_EN}|(?:爸|妈|姐|妹|哥|弟|儿子|女儿|闺女|(?<![男女])朋友|闺蜜|同事|叔|姨|姑|舅|表[\u3400-\u9fff]|堂[\u3400-\u9fff])的?新?(?:老公|老婆|丈夫|妻子|太太|先生|媳妇|爱人|对象|男|女)|business partner|合伙人"
        r"|^(?:my|our) (?!husband|wife|hubby|partner|spouse|boyfriend|girlfriend|bf|gf|fianc)(?:{kin_en})\b(?!(?: and i\b))"
    )
)
_STUDY = LazyPattern(
    r"学|课|读|研|博|班|考|\b(?:school|uni|university|college|degree|course|class(?:es)?|lessons?|ph\.?d|master'?s|bachelor'?s|study\w*|"
    r"learn\w*|student|training|bootcamp|diploma|programme|program|evening)\b"
)
_PAID = LazyPattern(
    r"会员|套餐|订阅|[月年健]身?卡|课|宽带|\b(?:membership|subscription|lessons?|plan|class(?:es)?|pass)\b"
)
_JOB = LazyPattern(spell_out(r"{job_zh}|\b{job_en}\b"))


class Way(NamedTuple):
    """Verbs of ending and the attributes that can end so; `just` asks that the last turn has named it."""

    words: LazyPattern
    kinds: frozenset[str]
    just: bool = False


_PARTED = LazyPattern(
    r"分手|掰了|离婚|分居|断了来往|恢复单身|又单身|甩了|被甩|过不下去|解除婚约|不在一起了|"
    r"(?:我们俩?|我俩|咱俩?|我们两个?|[跟和与同][^,]{1,6}?)(?:已经|刚刚?|早就?|也|又|上周|上个?月|昨天|终于|去年|今年|还是|最后|彻底)*(?:分|离|吹|散)了(?=$|[,。!])|"
    r"\b(?:broke up|broken up|breaking up|split up(?! (?:the|my|our|it|into|an?|this|that|work|bills?|tasks?)\b)|splitting up|split(?= (?:from|last|a (?:while|week|month|year|few))\b| *$)|divorc(?:ed?|ing)|separat(?:ed|ing)(?! (?:the|my|our|it|them|his|her))|"
    r"dumped (?:me|him|her)|left me(?= *$|[,.!]| (?:for|last|after|yesterday|because))|parted ways|called it quits|single again|no longer together|not together any ?more|"
    r"(?:we'?re|we are) (?:all )?(?:over|done|through|finished|history)(?= *$|[,.!])|(?:it'?s|things are) (?:all )?over between|called off the engagement|walked out on me|"
    r"(?:is|are) (?:over|done|through|finished) between)\b"
)
_DIED = LazyPattern(
    r"走了|去世|过世|死了|不在了|没了|离世|病逝|没(?:熬|挺|撑)过|安乐|喵星|汪星|彩虹桥|埋在|火化|老死|病死|"
    r"\b(?:passed (?:away|on)|passed|died|dead|is gone|(?:she|he|it|they)'(?:s|re) gone|lost (?:her|him|it|them)|put (?:her|him|it) (?:down|to sleep)|had to (?:put|say goodbye|let)|"
    r"no longer with us|didn'?t make it|buried (?:her|him|it)|run over|got hit)\b"
)
_WAYS: tuple[Way, ...] = (
    Way(_PARTED, frozenset({"partner"})),
    Way(LazyPattern(r"^(?:我|我们|已经|早就?|去年|上周|上个?月)*(?:分|离|吹|散)了"), frozenset({"partner"})),
    Way(_DIED, frozenset({"pet", "family", "friend"})),
    Way(
        LazyPattern(
            r"卖了|卖掉|丢了|扔了|转手|出掉|出手|捐了|报废|处理掉|过户|转让|没了|被偷|坏了|"
            r"\b(?:sold|got rid of|gotten rid of|gave (?:it|them|that) (?:up|away|back|to)|gave (?:up|away)|lost (?:it|them|that)|scrapped|donated|threw (?:it|them) (?:out|away)|"
            r"ditched|dumped (?:it|them)|stolen|traded|returned|it'?s gone|is gone|it died|no longer (?:have|own))\b"
        ),
        frozenset({"possession"}),
    ),
    Way(
        LazyPattern(
            r"送人|送走|送给|送回|丢了|跑丢|走丢|飞走|没找(?:回来|着|到)|养不了|不养了|放生|"
            r"\b(?:re-?homed?|re-?home|gave (?:her|him|them|it) (?:away|to|back)|gave (?:her|him) up|lost (?:her|him)|sold (?:her|him)|ran (?:away|off)|flew (?:away|off)|escaped|went to (?:live|a new)|"
            r"new (?:home|owner)|had to (?:give|sell) (?:her|him|it|them))\b"
        ),
        frozenset({"pet", "possession"}),
    ),
    Way(
        LazyPattern(
            r"不干了|不做了|辞了|辞职|离职|撂挑子|跳槽|"
            r"\b(?:quit|quitting|stopped|gave (?:it|that|them) up|given (?:it|that|them) up|packed (?:it|that) in|jacked (?:it|that) in|chucked (?:it|that) in|resigned|retired|got fired|laid off|let go|"
            r"dropped (?:it|that|them)|done with (?:it|that)|through with (?:it|that)|knocked (?:it|that)|threw (?:it|that) in|binned (?:it|that)|abandoned|walked away)\b"
        ),
        _DOINGS | _WORK,
    ),
    Way(
        LazyPattern(
            r"取消|黄了|吹了|泡汤|作罢|搁置|没戏|算了|搁下|撂下|打住|"
            r"\b(?:cancell?ed|called (?:it|that)? ?off|fell through|scrapped|shelved|it'?s off|that'?s off|not happening)\b"
        ),
        _PLANS | {"habit", "paid"},
    ),
    Way(LazyPattern(r"退学|辍学|退课|退班|\bdropp(?:ed|ing) out\b"), frozenset({"study"})),
    Way(
        LazyPattern(
            r"\b(?:don'?t|doesn'?t|do not) (?:do|play|go|run|eat|drink|smoke|train|teach|sing|practi[cs]e|bother)\b.*any ?more|\bnot doing (?:it|that)\b|\bno longer (?:do|play|go|run|eat|drink|smoke|train)\b|"
            r"\bthat'?s (?:over|off|done|history|finished)\b|\bover now\b|\bended\b|\bwound (?:it|that) up\b"
            r"|\bhaven'?t (?:done|been|gone|played)\b"
        ),
        _DOINGS | {"works"},
    ),
    Way(
        LazyPattern(r"散了|停了|退了|断了|解散|散伙|戒了|戒掉|撤了|关了|歇了|放弃了|早没"),
        _DOINGS | _WORK | {"possession"},
    ),
    Way(LazyPattern(r"不(?:再)?养了"), frozenset({"pet"})),
    Way(LazyPattern(r"不(?:再)?住了?|搬走|不在(?:那|这)"), frozenset({"location"})),
    Way(LazyPattern(r"不(?:再)?(?:开|骑|用|租|戴|穿|订|续|弹|要)了"), _DOINGS | {"possession"}),
    Way(LazyPattern(r"不(?:再|会)?过敏了|\bnot allergic\b"), frozenset({"allergy", "diet"})),
    Way(
        LazyPattern(r"不(?:再)?(?!养|住|在|过敏|会过敏|是|行|对|好|了)[\u3400-\u9fff]{1,4}了"),
        _DOINGS | {"works"},
    ),
    Way(
        LazyPattern(r"^(?:早就?|已经|现在|也|都)*不(?:再)?(?:是)?了|\bnot any ?more\b|\bno longer\b"),
        _ALL,
        just=True,
    ),
)
# Who asks for a note to be struck out means whatever was told last.
_STRIKES = LazyPattern(
    r"(?:那|这)(?:条|个|项).{0,4}(?:去掉|删|划掉|取消|清掉|撤)|去掉吧|删了?吧|划掉|\b(?:take (?:it|that) off|(?:remove|delete|forget) (?:it|that))\b"
)

_FEW = 60  # characters
_BARE = LazyPattern(
    r"(?:(?:so|well|oh|and|but|yeah|yep|ok|sadly|anyway|i|we|it|that|them|he|she|they|him|her|i've|we've|it's|that's|i'm|we're|have|has|had|just|finally|now|also|already|"
    r"got|gotten|rid|of|quit|quitting|dropped|out|sold|cancelled|canceled|off|up|gave|given|away|in|stopped|over|ended|do|don't|doing|not|any|more|anymore|done|with|called|packed|"
    r"scrapped|ditched|dumped|lost|last|week|month|year|yesterday|recently|ages|ago)[ ,.!]*)+"
)


def ends_nothing_named(text: str) -> bool:
    """Tell whether a folded message ends something without a word of what: "I've quit", "got rid of it"."""
    short = len(text) <= _FEW and _BARE.fullmatch(text.strip()) is not None
    return short and any(way.words.search(text) for way in _WAYS)


_DROPS = LazyPattern(
    r"(?:现在|后来|我|那个?|这个?)*(?P<v>(?!早|已经|现在|后来|我|都|也|就|那|这|再|真|从|天天|每)[\u3400-\u9fff]{2,4})(?:我|也|都|早就?|已经)*不(?:再)?[打学练跑吃喝玩看养骑弹跳唱画]了"
)


def drops_another(text: str, value: str) -> bool:
    """Tell whether a folded message drops a thing by its name that a value on file does not hold: "太极不打了"."""
    thing = _DROPS.match(text)
    return thing is not None and thing["v"] not in fold(value).text


def ends_so(text: str, attribute: str, value: str, *, just: bool = True) -> bool:
    """Tell whether a folded message that names nothing can end a memory of this attribute and value.

    `just` says that the turn right before it spoke of that memory.
    """
    if _STRIKES.search(text):
        return True
    ways = [way for way in _WAYS if way.words.search(text)]
    firm = [way for way in ways if not way.just]
    if not ways:
        return attribute in _DOINGS | {"possession"}
    return any((just or not way.just) and _fits(way.kinds, attribute, value) for way in firm or ways)


def _fits(kinds: frozenset[str], attribute: str, value: str) -> bool:
    if kinds is _ALL or attribute in kinds - {"family"}:
        return True
    folded = fold(value).text
    return (
        ("family" in kinds and attribute == "family")
        or ("partner" in kinds and is_partner(attribute, value))
        or ("friend" in kinds and attribute == "other" and bool(beings_in(folded)))
        or ("paid" in kinds and attribute in ("possession", "other") and _PAID.search(folded) is not None)
        or ("works" in kinds and attribute in _WORK)
        or (
            "study" in kinds
            and attribute in _DOINGS | _WORK | {"other"}
            and (
                _STUDY.search(folded) is not None
                or (attribute == "occupation" and _JOB.search(folded) is None)
            )
        )
    )


def is_partner(attribute: str, value: str) -> bool:
    """Tell whether a memory says with whom the user lives as a couple, and is about nobody else's partner."""
    folded = fold(value).text
    return attribute in _PEOPLE and _PARTNER.search(folded) is not None and _ANOTHERS.search(folded) is None


def is_parting(text: str) -> bool:
    """Tell whether a folded message says that a couple parts."""
    return _PARTED.search(text) is not None
