"""Whose matter a question is: the user's own, a relative's or an animal's.

"When is my father's birthday?" asks for no birthday of the user's and for nothing about a sister.
"""

import re
from functools import cache
from typing import NamedTuple

from memory.judge.reading.folding import fold
from memory.lazy_pattern import LazyPattern
from memory.records import Record


class Being(NamedTuple):
    """A kind of relative or animal, and the words for it in both languages."""

    name: str
    zh: str
    en: str


RELATIVES = (
    Being("father", r"(?<![岳继养后公祖])(?:爸|老爸|父亲|爹)(?!妈)", r"dad(?:dy)?|father(?!-in)|papa|pops"),
    Being(
        "mother",
        r"(?<![岳继养后丈姑姨舅干祖爸])(?:妈|老妈|母亲|娘亲)",
        r"mums?|moms?|mother(?!-in)|mama|mummy|mommy",
    ),
    Being("parents", r"爸妈|父母|爹妈|二老", r"parents|folks"),
    Being("wife", r"老婆|妻子|太太|(?<![儿弟孙外])媳妇|内人", r"wife|missus|wifey"),
    Being("husband", r"老公|丈夫|我先生", r"husband|hubby"),
    Being(
        "partner",
        r"爱人|对象|老伴|另一半|未婚[夫妻]",
        r"partner|spouse|fianc[eé]{1,2}",
    ),
    Being("lover", r"[男女]朋友|[男女]友(?![的们])", r"(?:boy|girl)friend"),
    Being("former partner", r"前(?:任|夫|妻|男友|女友|对象|男朋友|女朋友|老公|老婆)", r"ex(?:es)?(?![.:])"),
    Being("son", r"(?<![侄])儿子|犬子", r"sons?(?!-in)|lads"),
    Being("daughter", r"女儿|闺女", r"daughters?(?!-in)"),
    Being("child", r"孩子|小孩|娃|宝宝|[大二小]宝", r"kids?|child(?:ren)?|baby|toddler|twins"),
    Being("brother", r"(?<![表堂])(?:哥|弟)(?!媳)", r"brothers?(?!-in)|bro"),
    Being("sister", r"(?<![表堂])(?:姐|妹)(?![夫])", r"sisters?(?!-in)|sis"),
    Being("sibling", r"兄弟姐妹|姐弟|兄妹", r"siblings?"),
    Being("grandfather", r"爷爷|外公|姥爷|阿公|祖父|外祖父", r"grand(?:d?ad|father|pa|pop)|gramps"),
    Being(
        "grandmother",
        r"奶奶|外婆|姥姥|阿婆|阿嬷|祖母|外祖母",
        r"grand(?:mother|ma|mum|mom)|granny|gran|nana|nan",
    ),
    Being("grandchild", r"孙子|孙女|外孙", r"grand(?:son|daughter|child|children|kids?)"),
    Being("child-in-law", r"儿媳妇?|女婿", r"(?:daughter|son)s?-in-law"),
    Being("uncle", r"叔|伯父|大伯|舅舅|[大小]舅|姑父|姨父|姑丈|姨丈", r"uncles?"),
    Being("aunt", r"阿姨|小姨|姑姑|姑妈|姨妈|舅妈|婶", r"aunt(?:ie|y)?s?"),
    Being("cousin", r"[表堂][哥姐弟妹]", r"cousins?"),
    Being("nephew", r"侄子|侄儿|外甥(?!女)", r"nephews?"),
    Being("niece", r"侄女|外甥女", r"nieces?"),
    Being(
        "parents-in-law",
        r"岳父|岳母|丈母娘|老丈人|公公|婆婆|公婆",
        r"(?:mother|father|parents)-in-law|in-?laws",
    ),
)
ANIMALS = (
    Being(
        "cat",
        r"猫|喵|布偶|英短|美短|狸花|三花|暹罗|加菲|缅因",
        r"cats?|kitt(?:en|y)\w*|tabby|siamese|maine coon|ragdoll",
    ),
    Being(
        "dog",
        r"狗|犬|汪|柯基|金毛|哈士奇|二哈|泰迪|边牧|拉布拉多|比熊|博美|萨摩耶|雪纳瑞|法斗|德牧|巴哥|吉娃娃",
        r"dogs?|pupp(?:y|ies)|pups?|corgi|labrador|retriever|poodle|beagle|husky|dachshund|greyhound|terrier"
        r"|collie|spaniel|bulldog|pug|mutt|hound|whippet|lurcher|labradoodle|cockapoo|schnauzer|chihuahua|dalmatian|rottweiler|alsatian",
    ),
    Being("tortoise", r"龟", r"tortoises?|turtles?"),
    Being("rabbit", r"兔", r"rabbits?|bunn(?:y|ies)"),
    Being(
        "bird",
        r"鸟|鹦鹉|八哥|画眉|文鸟|玄凤|鸽",
        r"birds?|parrots?|budgies?|cockatiels?|canar(?:y|ies)|pigeons?",
    ),
    Being("fish", r"鱼(?!.{0,2}过敏)|锦鲤", r"goldfish|fish"),
    Being("rodent", r"仓鼠|龙猫|豚鼠|荷兰猪", r"hamsters?|guinea pigs?|gerbils?|rats?|chinchillas?"),
    Being("horse", r"[匹骑养]马", r"horses?|pon(?:y|ies)"),
    Being("reptile", r"蛇|蜥蜴|守宫", r"snakes?|lizards?|iguanas?|geckos?"),
)
# What one can be oneself ("I'm a manager", "我是老师") is somebody else only where it is the user's own one.
PEOPLE = (
    Being(
        "boss",
        r"(?<=[我俺咱们的户])(?:老板(?!娘)|上司|领导|经理)",
        r"boss(?:es)?|(?<=my )(?:manager|supervisor)",
    ),
    Being("colleague", r"同事", r"colleagues?|co-?workers?|teammates?"),
    Being("friend", r"(?<![男女])朋友|闺蜜|哥们|好友|网友", r"friends?|(?<=my )(?:mates?|bud(?:dy|dies))"),
    Being("neighbour", r"邻居", r"neighbou?rs?"),
    Being("landlord", r"房东", r"landlord|landlady"),
    Being("flatmate", r"室友|舍友", r"(?:flat|room|house)mates?"),
    Being("teacher", r"(?<=[我俺咱们的户])老师", r"(?<=my )(?:teachers?|tutor)"),
    Being("classmate", r"同学", r"classmates?"),
)

_WIDER = {
    "parents": {"father", "mother"},
    "child": {"son", "daughter"},
    "sibling": {"brother", "sister"},
    "partner": {"wife", "husband", "lover"},
}
"""What the wider word stands for: who asks about the children wants the daughter too, and the other way."""

# An ex-wife is no wife; "以前老婆…" speaks of the wife.
_NOT_FORMER_ZH = r"(?:(?<!前)|(?<=[以之从提]前))"
_NOT_FORMER_EN = r"(?<!ex-)(?<!ex )(?<!former )"

_OF_ANOTHER = frozenset({"family", "pet"})
_POSSESSED_ZH = LazyPattern(r"[我咱俺](?:们)?(?:家)?(?:的)?")
_POSSESSED_EN = LazyPattern(r"\b(?:my|our)\b")
_USER = LazyPattern(r"[我咱俺]|\b(?:i|i'm|i've|me|mine|we|us)\b")
ANIMAL_NAMES = frozenset(animal.name for animal in ANIMALS)


def beings_in(text: str) -> frozenset[str]:
    """Return the names of the relatives and animals that a text speaks of."""
    folded = fold(text).text
    return frozenset(being.name for being, pattern in _patterns() if pattern.search(folded))


def word_for(text: str, names: frozenset[str]) -> str:
    """Return the word by which a text speaks of one of these relatives or animals, "" where it does not."""
    folded = fold(text).text
    found = (pattern.search(folded) for being, pattern in _patterns() if being.name in names)
    return next((match[0] for match in found if match), "")


def asked_about(question: str) -> frozenset[str]:
    """Return the relatives and animals a question is about; none if it is (also) about the user.

    "Where do I live with my wife?" is about the user, "where does my wife work?" is not.
    """
    folded = fold(question).text
    rest = _POSSESSED_EN.sub("", _POSSESSED_ZH.sub("", folded, count=1))
    return frozenset() if _USER.search(rest) else beings_in(folded)


def may_answer(record: Record, about: frozenset[str]) -> bool:
    """Tell whether a record can be what was asked of these relatives or animals; any can if of none."""
    return answers(record.attribute, record.subject, record.text, about)


def answers(attribute: str, subject: str, text: str, about: frozenset[str]) -> bool:
    """Tell the same of a memory's parts."""
    if not about:
        return True
    told = beings_in(text)
    if told or not (attribute in _OF_ANOTHER or subject != "user"):
        return bool(told & with_wider(about))
    return bool(about & ANIMAL_NAMES) if attribute == "pet" else not about <= ANIMAL_NAMES


def may_mean(record: Record, words: str) -> bool:
    """Tell whether words such as "my job" or "that Sam lives in Leeds" can speak of a record.

    What is the user's own is meant by "I" and "my"; another's only where that person is named.
    """
    named, told = with_wider(beings_in(words)), beings_in(record.text)
    if record.attribute == "pet" and not named:
        return True
    if record.attribute not in _OF_ANOTHER and record.subject == "user":
        return not asked_about(words) or bool(told & named)
    if bearers := (told - ANIMAL_NAMES or told) & named:
        return bool(bearers)
    folded = fold(words).text
    return not (named or _USER.search(folded) or _POSSESSED_EN.search(folded))


def with_wider(names: frozenset[str]) -> frozenset[str]:
    """Return these relatives with what the wider word for them, or the narrower, stands for."""
    wide = names | {wide for wide, narrow in _WIDER.items() if narrow & names}
    return wide | frozenset(narrow for name in names for narrow in _WIDER.get(name, ()))


@cache
def _patterns() -> tuple[tuple[Being, re.Pattern[str]], ...]:
    return tuple(
        (being, re.compile(rf"(?:{_NOT_FORMER_ZH}(?:{being.zh}))|\b{_NOT_FORMER_EN}(?:{being.en})\b"))
        for being in (*RELATIVES, *ANIMALS, *PEOPLE)
    )
