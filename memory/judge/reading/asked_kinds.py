"""Questions that only some facts of a kind answer: an illness, a medicine, smoking, a team; and those of one day.

What is filed as a habit or a remark is found by its attribute, and answers only if it holds what is asked for.
"""

from typing import NamedTuple

from memory.judge.reading.folding import fold
from memory.judge.reading.lexicon import spell_out
from memory.lazy_pattern import LazyPattern


class Kind(NamedTuple):
    """Under which attributes a kind of fact is filed, how it is asked for and what a fact of it holds."""

    attributes: frozenset[str]
    asked: LazyPattern
    held: LazyPattern
    others: bool = False
    """Whether what is told of others answers too."""


_KINDS: tuple[Kind, ...] = (
    Kind(
        frozenset({"other", "allergy"}),
        LazyPattern(
            r"\b(?:health (?:conditions?|problems?|issues?)|medical (?:conditions?|history|problems?)|illness(?:es)?|diseases?)\b|\bwhat'?s wrong with me\b|我(?:得|有|患)了?(?:过|的是)?(?:什么|啥|哪些|哪种)(?:慢性)?(?:病|毛病|疾病)|我(?:的)?(?:身体|健康)(?:状况|情况|有什么问题)|(?:慢性|基础)病"
        ),
        LazyPattern(
            r"diabet|asthma|epilep|arthrit|eczema|psoriasis|hypertens|blood pressure|cholesterol|migraine|adhd|autis|crohn|colitis|endometrio|pcos|gout|an(?:a)?emi|lupus|sclerosis|glaucoma|apno|thyroid|arrhythm|osteopor|fibromyalg|copd|angina|sciatica|tinnitus|vertigo|depression|bipolar|ocd|disease|condition|cancer|c[oe]+liac|intoleran|allerg|disorder|syndrome|pregnan|病|症|炎|癌|瘤|结石|息肉|血压|血糖|血脂|哮喘|痛风|贫血|偏头痛|中风|过敏|不耐|怀孕"
        ),
    ),
    Kind(
        frozenset({"habit", "other"}),
        LazyPattern(
            r"\b(?:medications?|medicines?|meds|pills?|tablets?|prescriptions?|drugs)\b.*\b(?:i|my)\b|\b(?:i|my)\b.*\b(?:medications?|medicines?|meds|pills?|tablets?|prescriptions?)\b|^what (?:blood thinners?|pain ?killers?|\w+ ?pills?|\w+ tablets?)? ?(?:do|am) i (?:tak(?:e|ing)|on)\W*$|我.{0,6}(?:吃|用|服)(?:的是|着)?(?:什么|啥|哪些|哪种)药|我的?(?:常用)?药(?:是|叫)"
        ),
        LazyPattern(
            spell_out(r"\btak(?:e|es|ing) [\w-]*(?:in|ol|ide|one|pril|artan|ine|ate|statin|azole|cillin|formin|axin|pam|am|triptan|mate|gliptin|zepam|profen|olone|mycin|lukast|tidine|caine|xaban)\b|\b(?:tak(?:e|es|ing)|on|uses?|using) [\w-]+ (?:\d+ ?(?:mg)? )?for (?:my |the |their |his |her )?[\w ]{0,20}?(?:pain|pressure|migraines?|headaches?|diabetes|asthma|heart|thyroid|cholesterol|depression|anxiety|allerg\w+|sleep|arthritis|angina|epilepsy)|\b{medicine_en}\b|\b(?:put|started|switched) me (?:back )?(?:on|to) |\b(?:\d+ ?mg|medication|medicine|meds|pills?|tablets?|inhaler|injections?|prescri\w+)\b|药|片剂|吸入器|{medicine_zh}|[吃服用](?:着|过)?.{0,8}(?:喜|丁胺醇|素|酸钙|芬|替丁)|[吃服].{0,8}(?:片|胶囊|西林)")
        ),
    ),
    Kind(
        frozenset({"habit", "other"}),
        LazyPattern(r"\b(?:do|did) i (?:still )?(?:smoke|vape)\b|\bam i a smoker\b|我.{0,4}[抽吸]烟[吗么]|我[抽吸]不[抽吸]烟|我是不是烟民"),
        LazyPattern(r"smok|vap(?:e|ing)|cigar|nicotine|烟"),
    ),
    Kind(
        frozenset({"habit", "diet"}),
        LazyPattern(r"\bdo i (?:still )?drink(?: alcohol)?\W*$|\bam i (?:a drinker|teetotal)|我.{0,4}喝酒[吗么]|我喝不喝酒"),
        LazyPattern(r"alcohol|\bdrink|\bwine|\bbeer|teetotal|sober|\bpub\b|whisk|酒"),
    ),
    Kind(
        frozenset({"family", "other", "event"}),
        LazyPattern(
            r"\bwho (?:am|do) i (?:currently |now )?(?:dating|seeing|date|see|going out with|with|engaged to|married to|together with)\W*(?:now|these days|at the moment)?\W*$|\bam i (?:dating|seeing) (?:any|some)(?:one|body)\b|\bwho(?:'s| is) my (?:other half|significant other|date)\b|我.{0,4}[跟和与]谁(?:在一起|谈恋爱|谈朋友|交往|拍拖|约会|好上)|我(?:的)?(?:现在的)?对象是谁|谁是我(?:的)?对象|我(?:有没有|有无)对象"
        ),
        LazyPattern(
            r"(?<!ex )(?<!ex-)(?<!former )\b(?:girlfriend|boyfriend|partner|fianc[eé]e?|wife|husband|spouse)\b|\b(?:dating|seeing (?:some|a |this )|going out with|engaged to|married to)|(?<!前)(?:[男女]朋友|[男女]友|对象|老婆|老公|妻子|丈夫|太太|未婚[夫妻])|在一起|谈恋爱|拍拖|交往"
        ),
        others=True,
    ),
    Kind(
        frozenset({"like"}),
        LazyPattern(
            r"\b(?:which|what) (?:\w+ )?(?:team|club|side)\b.*\bi\b|\bwho do i support\b|我.{0,6}(?:支持|喜欢|是|看|粉)(?:的是)?(?:哪|什么)(?:支|个)?(?:球|足球|篮球)?队|我的?主队"
        ),
        LazyPattern(
            r"\b(?:town|city|united|utd|fc|afc|rovers|county|albion|wanderers|athletic|hotspur|spurs|rangers|celtic|arsenal|chelsea|liverpool|everton|villa|forest|wednesday|palace|fulham|brentford|leeds|burnley|barcelona|madrid|bayern|juventus|milan|inter|lakers|warriors|celtics|yankees|team|football|rugby|club)\b|队|俱乐部|国安|申花|泰山|海港|蓉城|皇马|巴萨|曼联|曼城|利物浦|阿森纳|切尔西|湖人|勇士|拜仁|国米|球迷"
        ),
    ),
    Kind(
        frozenset({"event", "goal", "project", "other"}),
        LazyPattern(
            r"\b(?:where|when) (?:am|are|do|will) (?:i|we) (?:be )?(?:mov(?:e|ing)|relocat\w+)\b|我们?.{0,8}(?:搬到|搬去|搬往)哪|我们?.{0,4}(?:什么时候|几号|哪天|何时).{0,3}搬"
        ),
        LazyPattern(r"\bmov(?:e|es|ing)\b|relocat|搬"),
    ),
    Kind(
        frozenset({"family", "location", "pet", "other"}),
        LazyPattern(r"\bwho(?:m)? (?:do|am) i liv(?:e|ing) with\b|\bwho lives with me\b|我(?:现在|平时)?(?:跟|和|与)谁(?:一起|一块儿?)?住|谁(?:跟|和)我(?:一起)?住"),
        LazyPattern(
            r"\bliv(?:e|es|ing) (?:\w+ ){0,4}?(?:with|alone|together|by)\b|\bshar(?:e|es|ing) (?:a |an |the |my )?(?:flat|house|apartment|place)|moved in|\b(?:flat|room|house) ?mates?\b|(?:跟|和|与)我们?(?:一起|一块)?住|(?:一起|一块|独|合)住|同住|同居|室友|舍友|合租|一个人住|租客|搬过?来"
        ),
        others=True,
    ),
)  # fmt: skip
_ALLERGIC_TO = LazyPattern(
    r"\bam i (?:\w+ )?allergic to (?P<v>(?!anything|something|any\b|what)[\w' -]{2,30}?)\W*$|我(?:是不是|会不会)?对(?P<zh>[^什啥哪]{1,8}?)(?:是不是|会不会)?过敏[吗么不]"
)
NEXT_DAY = LazyPattern(
    r"^(?:(?:and|what about|how about|then|ok),? )*(?:the )?(?:day after(?: that)?|next day|following day)\W*$|^(?:那|然后|再)*(?:第二天|再后一天|再下一天|隔天)(?:呢)?\W*$"
)
THAT_DAY = LazyPattern(
    r"^(?:(?:and|what about|how about|then|ok),? )*(?:on |the )*(?:day after tomorrow|tomorrow|(?:next |this )?\w+day)\W*$|^(?:那|然后|再)*(?:大?后天|明天|今天|(?:下?周|星期|礼拜)[一二三四五六日天末])(?:呢)?\W*$"
)


def kind_asked(question: str) -> Kind | None:
    """Return the kind of fact that a question asks for, None where it asks for none of these."""
    folded = fold(question).text
    return next((kind for kind in _KINDS if kind.asked.search(folded)), None)


def asked_allergen(question: str) -> str:
    """Return what a question asks whether the user is allergic to, "" where it asks of nothing by name."""
    match = _ALLERGIC_TO.search(fold(question).text)
    return "" if match is None else (match.group("v") or match.group("zh") or "").strip()
