"""Which one a question is about: a person by name, a relative, an animal, one thing of which yes or no is asked.

"How old is Maya?" asks for no age of the user's, "do I have asthma?" for no other illness, and "what is my shop
called?" for no name of a person. What does not hold the one that is named is no answer, however alike in kind.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from memory.judge.reading.folding import fold
from memory.judge.reading.lexicon import is_surnamed
from memory.judge.reading.questions import is_question
from memory.judge.reading.whose import ANIMAL_NAMES, asked_about, beings_in, with_wider
from memory.language import detect_language
from memory.lazy_pattern import LazyPattern
from memory.long_term.thing_words import FRAME_EN, MARRIED, SAME, holds_name, holds_thing
from memory.long_term.tokens import tokenize

_CALLED_ZH = re.compile(r"叫(?=[\u3400-\u9fff])")
_NEAR = 8  # characters
_PART = re.compile(r"[?!;,，、；]")


class AskedThing(NamedTuple):
    """What the answer must hold: one of `beings` (relatives, animals), the `name` of somebody, or `thing`.

    All are empty where a question names nothing of the kind. `sure` says that the name is surely one, so that
    nothing but what names it can be an answer.
    """

    beings: frozenset[str] = frozenset()
    name: str = ""
    thing: str = ""
    sure: bool = False
    kin: frozenset[str] = frozenset()
    """The relatives or animals that are on file under this name (`known_by_name`)."""

    def __bool__(self) -> bool:
        """Tell whether the question names anything."""
        return bool(self.beings or self.name or self.thing)

    @property
    def of_spouse(self) -> bool:
        """Tell whether it is asked if the user is married, which what is known of husband or wife answers."""
        return SAME.get(self.thing) is MARRIED

    def held_by(self, text: str) -> bool:
        """Tell whether a text speaks of the one that is asked about."""
        if self.name:
            unnamed = self.kin & beings_in(text) and not _CALLED_ZH.search(text)
            return holds_name(text, self.name) or bool(unnamed)
        if self.beings:
            return bool(with_wider(self.beings) & beings_in(text))
        return not self.thing or holds_thing(text, self.thing)


_NOBODY_EN = frozenset(
    [
        "i",
        "you",
        "he",
        "she",
        "it",
        "we",
        "they",
        "me",
        "him",
        "her",
        "us",
        "them",
        "my",
        "your",
        "his",
        "its",
        "our",
        "their",
        "this",
        "that",
        "these",
        "those",
        "there",
        "here",
        "who",
        "what",
        "when",
        "where",
        "why",
        "how",
        "which",
        "one",
        "anyone",
        "somebody",
        "someone",
        "anybody",
        "everybody",
        "everyone",
        "nobody",
        "people",
        "the",
        "a",
        "an",
        "is",
        "are",
        "was",
        "were",
        "do",
        "does",
        "did",
        "has",
        "have",
        "had",
        "can",
        "could",
        "will",
        "would",
        "should",
        "must",
        "not",
        "no",
        "any",
        "some",
        "all",
        "today",
        "tomorrow",
        "yesterday",
        "now",
        "then",
        "home",
        "work",
        "life",
        "god",
        "everything",
        "anything",
        "something",
        "nothing",
        "python",
        "java",
        "english",
        "french",
        "german",
        "spanish",
        "chinese",
        "monday",
        "tuesday",
        "wednesday",
        "thursday",
        "friday",
        "saturday",
        "sunday",
        "mum",
        "mom",
        "dad",
    ]
)
_NAME = r"(?P<n>[a-z][a-z'-]*[a-z])"
_NAMED_EN = tuple(
    LazyPattern(pattern)
    for pattern in (
        rf"^(?:so |and |but |ok |hey )*(?:where|who|how|what)(?:'s|s| is| was) {_NAME}(?: (?:living|working|doing|up to|now|these days|from|married to|going|moving|called|like|again|studying|like|alive|still)\b.*)?$",
        rf"\bhow old (?:is|was) {_NAME}\b",
        rf"\b(?:where|what|who|when|how|why|which \w+|what \w+) (?:does|did|is|was|will|has) {_NAME} (?:\w+)",
        rf"^(?:does|did|is|was|has|can|will) {_NAME} (?!(?:a|an|the|it|there)\b)\w+",
        rf"\b(?:when|what|who|where|how)(?:'s|s| is| are| was) {_NAME}'s\b",
        rf"\b(?:say|said|tell you|told you|mention|mentioned|know|remember|recall|happened) (?:about|to|with|of) {_NAME}$",
        rf"^(?:and |so )*(?:what|how) about {_NAME}$",
    )
)
_NAMELESS_EN = LazyPattern(r"^(?:it|there|the|my|our)\b")
_PRONOUN_ZH = "我你您他她它咱俺这那谁哪什怎几多"
_NOBODY_ZH = LazyPattern(
    r"^(?:今天|明天|昨天|后天|现在|最近|天气|中国|北京|上海|世界|人生|大家|别人|自己|时间|以后|以前|周末|早上|晚上|上午|下午|去年|明年|附近|哪个|为什么|怎么|请问)"
)
_DOING_ZH = (
    r"(?:现在|今年|最近|还|到底|平时|目前)*(?:多大|几岁|多少岁|(?:是)?(?:做|干)(?:什么|啥|嘛)|对(?:什么|啥)?.{0,6}过敏|住(?:在)?(?:哪|什么)|在哪|在(?:学|做|干|忙)(?:什么|啥)"
    r"|怎么了|怎么样|咋样|咋了|喜欢(?:什么|吃什么|啥)|怕(?:什么|.{1,4}[吗么])|是谁|什么时候|有(?:什么|啥).{0,2}病|哪天|(?:的)?(?:生日|老公|老婆|工作|职业)(?:是|在|叫))"
)
# "方海结婚了吗": only of what looks like a name.
_DOES_ZH = (
    r"^(?P<n>[\u3400-\u9fff]{2,3}?)(?:还|已经|现在|是不是|有没有|会不会|能不能)*"
    r"(?:结婚|离婚|有|在|是|会|能|喜欢|怕|爱|对|住|吃|喝|养|毕业|退休|好|活着|抽)[^?]*(?:吗|么|没有|没)$"
)
_NAMED_ZH = tuple(
    LazyPattern(pattern)
    for pattern in (
        rf"^(?:那|那么|对了|请问)?(?P<n>[\u3400-\u9fff]{{2,3}}?){_DOING_ZH}",
        r"我(?:之前|以前|上次)*(?:跟你|和你|对你)?(?:说过|提过|讲过|说)(?:关于)?(?P<n>[\u3400-\u9fff]{2,3}?)(?:的)?(?:什么|啥|哪些|事)",
        r"^(?:谁是)(?P<n>[\u3400-\u9fff]{2,3})$",
        _DOES_ZH,
    )
)
_OWNED_ZH = LazyPattern(
    r"我(?:们)?(?:家)?的?(?P<n>(?!名|姓|全名|大名|小名|外号|昵称|网名|英文|中文|到底|现在|应该|以前|之前|本来|是)(?:(?![我你他她它])[\u3400-\u9fff]){1,4}?)(?:的名字)?(?:叫|名字?是)(?:什么|啥)"
)
_OWNED_EN = LazyPattern(
    r"\bwhat(?:'s|s| is| was) (?:my|our) (?P<n>(?!first|last|full|middle|nick|real|user|pet|given|family|name)[a-z]+(?: [a-z]+)?)(?:'s name| called| named)\b"
)
_YES_NO_ZH = LazyPattern(
    r"我(?:们|家|自己)*(?:现在|今年|最近|还|是不是|有没有|平时|真的|一直|已经|也|以前|是否|会不会|能不能|到底|会|能|可以|要|在|得了|得过|患有|对)*"
    r"(?:有|得|患|养|吃|喝|抽|住(?:在)?|喜欢|爱(?:吃|喝|看|听|玩)?|学|怕|讨厌|是|开|弹|打|练|做|用|骑|跑|唱|玩)?(?:了|过|着)?(?:一?[个只条辆名位])?"
    r"(?P<n>[\u3400-\u9fffa-z0-9]{1,10}?)(?:了|过敏)?(?:吗|(?<![什怎这那多])么|嘛|没有|没|不)$"
)
_WHETHER_ZH = LazyPattern(
    r"^我(?:们)?(?:现在|还|平时|以前)*(?:有没有|有无|是不是|会不会)(?:还|在|再)*(?P<n>[\u3400-\u9fffa-z0-9]{1,10}?)(?:过敏|了|过)?$"
)
_ANY_ZH = LazyPattern(
    r"什么|啥|哪|谁|几|多少|怎么|该|需要|要不要|宠物|过敏|工作|记忆|忌口|爱好|东西|药|^病$|名字"
)
_VERBS_ZH = LazyPattern(r"^(?:去|在|有|得|患|养|吃|喝|抽|住|打|玩|练|做|喜欢|爱|学|怕|讨厌|是|会|能)(?=.{2})")
_ENDING_ZH = LazyPattern(r"(?<=.{2})[的人]$")
_YES_NO_EN = LazyPattern(
    r"^(?:so |and |but |ok |hey |wait )*(?:do|did|am|have|can|was|are|should(?= i (?:eat|drink|avoid))) (?:i|we)(?: (?:still|really|also|even|ever|currently|actually|now|already|usually|a|an|any|the|got|like to|allowed to))*\b"
    r" ?(?P<n>[\w' -]+)$"
)
_ANY_EN = LazyPattern(
    r"\b(?:any|anything|something|anyone|anybody|what|which|who|where|when|how|know|remember|tell|say|said|mention|told|"
    r"pets?|need|allergic|allergies|job|work|hobbies|name|appointments?|meetings?|plans?|memory)\b"
)


def known_by_name(thing: AskedThing, told: Sequence[str]) -> AskedThing:
    """Return a name with the relative or animal that `told`, the facts on file, give it to.

    What is filed of "我女儿" is then 果果's too, unless there are two who are called something.
    """
    if not thing.name or thing.name[0] < "\u3400":
        return thing
    before = [
        text[max(0, text.find(thing.name) - _NEAR) : text.find(thing.name)]
        for text in told
        if thing.name in text
    ]
    kin = frozenset(name for part in before for name in beings_in(part))
    others = [text for text in told if _CALLED_ZH.search(text) and thing.name not in text]
    return thing._replace(kin=kin - frozenset(name for text in others for name in beings_in(text)))


def asked_thing(question: str) -> AskedThing:
    """Read off a question which one it is about; nothing where it is no question or names nothing."""
    if not is_question(question):
        return AskedThing()
    folded = fold(question).text
    zh = detect_language(folded) == "zh"
    parts = [part.strip(" .!。啊呀呢") for part in _PART.split(folded) if part.strip()]
    return next((found for part in parts if (found := _of(question, part, zh))), AskedThing())


def _of(question: str, text: str, zh: bool) -> AskedThing:
    named = _named(question, text, zh)
    about = asked_about(text)
    # "Is Sam still allergic to cats?" asks about Sam.
    if about and not (named.sure and about <= ANIMAL_NAMES):
        return AskedThing(beings=about)
    return _owned(text, zh) or _yes_no(text, zh) or named


def _owned(text: str, zh: bool) -> AskedThing | None:
    match = (_OWNED_ZH if zh else _OWNED_EN).search(text)
    return AskedThing(thing=match["n"]) if match else None


def _yes_no(text: str, zh: bool) -> AskedThing | None:
    match = (_YES_NO_ZH if zh else _YES_NO_EN).search(text) or (_WHETHER_ZH.search(text) if zh else None)
    if match is None or (_ANY_ZH if zh else _ANY_EN).search(match["n"]):
        return None
    if beings := beings_in(match["n"] if zh else text):
        return AskedThing(beings=beings)
    words = _ENDING_ZH.sub("", _VERBS_ZH.sub("", match["n"])) if zh else match["n"]
    if not zh and not set(tokenize(words)) - FRAME_EN:
        return None
    return AskedThing(thing=words) if words else None


def _named(question: str, text: str, zh: bool) -> AskedThing:
    for pattern in _NAMED_ZH if zh else _NAMED_EN:
        match = pattern.search(text)
        name = match["n"].removesuffix("'s") if match else ""
        if not name or beings_in(name):
            continue
        if zh and _may_be_name(name) and (pattern.pattern != _DOES_ZH or is_surnamed(name)):
            return AskedThing(name=name, sure=is_surnamed(name))
        if not zh and name not in _NOBODY_EN:
            capital = re.search(rf"\b{re.escape(name.capitalize())}\b", question) is not None
            return AskedThing(name=name, sure=capital)
    return AskedThing()


def _may_be_name(words: str) -> bool:
    return not (_NOBODY_ZH.search(words) or any(char in _PRONOUN_ZH for char in words))
