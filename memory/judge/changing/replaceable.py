"""Whether a new value may take the place of an old one: asked of every fact that replaces something on file.

A wrong replacement destroys what was right, so that what does not pass is dropped: the value must be of the kind
of the attribute, the message must speak of the record, and what results must be a value a reader can make sense of.
"""

import itertools
import re
from typing import NamedTuple

from memory.judge.changing.amend_words import OWNS_UP
from memory.judge.changing.change_subject import is_about, subject_of
from memory.judge.reading.clauses import Clause
from memory.judge.reading.folding import fold
from memory.judge.reading.whose import beings_in
from memory.judge.telling.quantities import is_quantity, number_in
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact

_COUNTED = frozenset({"age", "birthday", "contact"})
"""Attributes whose value may be a number or a day."""
_SUPPOSED = LazyPattern(r"如果|要是|假如|假设|万一|就好了|\b(?:if|wish|suppose|imagine|unless)\b")
_DATED = frozenset({"event", "birthday"})
_CONTACT = LazyPattern(r"[\d@\[]")
_OLDEST = 120
_NEAR = 12
"""Years by which somebody may have been wrong about an age without a word that it is one."""
_OF_AGE = LazyPattern(
    r"岁|龄|年纪|生日|属|周岁|虚岁|我(?:是|今年|都|已经|才|刚)*[\d二三四五六七八九]|\bage[ds]?\b|\byears?\b|\bturn(?:ed|ing|s)?\b|\bbirthday\b|\bi'?m (?:now |only |actually |just )*[\dtfsen]|"
    r"\b(?:old|young)(?:er)?\b"
)
_AN_AGE = LazyPattern(
    r"(?:今年|马上|差不多|年|满|快|刚|才|都|是|虚岁?|周岁?|about|almost|nearly|just|only|turned|i'?m)? ?(?:\d{1,3}|[零一二两三四五六七八九十百]{1,5}|[a-z]+(?:[- ][a-z]+)?) ?"
    r"(?:岁半?|周岁|虚岁|多|了|years?(?:[- ]old)?|yo|y/o|now|yrs?)?(?:多|了|半)?"
)
# A month may have 46 days in no year.
_DAY_OF_MONTH = LazyPattern(
    r"\b(\d{1,4})(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|"
    r"\b(?:january|february|march|april|june|july|august|september|october|november|december) (\d{1,2})\b(?!:)|(?<!\d)(\d{1,4})[号日](?![线楼院店])"
)
_TOKEN = re.compile(r"[a-z0-9]+(?:['-][a-z0-9]+)*|[^\sa-z0-9,.;!?，。；！？]")
_FILLER_EN = LazyPattern(
    r"(?:a|an|the|and|or|but|so|btw|anymore|longer|more|any|now|then|tbh|lol|idk|imo|ngl|really|just|"
    r"actually|sorry|instead|though|tho|anyway|anyways|also|too|please|not|no|never|dont|don't|doesnt|"
    r"doesn't|didnt|didn't|isnt|isn't|cant|can't|wont|won't|is|are|was|were|be|been|it|it's|its|that|"
    r"this|there|here|i|i'm|im|i've|we|you|he|she|they|them|him|her|my|our|me|us|yes|yeah|nope|nah|ok|"
    r"okay|well|oh|hmm|wait|still|yet|already|again|always|for|good|maybe|fine|gone|over|done|off|on|"
    r"in|at|to|of|with|as|like|very|quite|pretty|much|lots|today)"
)
_GARBLED_EN = frozenset(
    {"btw", "anymore", "tbh", "lol", "idk", "imo", "ngl", "dont", "doesnt", "didnt", "isnt", "cant", "wont"}
)
_FILLER_ZH = LazyPattern(
    r"(?:现在|如今|已经|早就|都|也|就|还|又|了|的|啊|吧|呢|啦|呀|嘛|哦|不|没|是|有|对|错|好|行|吃|喝|去|来|做|用|要|会|能|可以|其实|以后|之前|以前|今年|今天|明天|"
    r"这[个条项样里]?|那[个条项样里]?|我|你|他|她|它|们|别|再|很|太|挺|说|记|写|叫|在|一|下|上|习惯|记录|删[掉了]?|去掉|划掉|忘了?|改|换|算|而且|但是|因为|所以|如果)*"
)
_ORDER = LazyPattern(
    r"^(?:[把将])?(?:[这那该][条个项]?)?(?:习惯|记录|资料|信息|备注|内容)?(?:给|都|先)?(?:删掉?|划掉|去掉|清掉|忘掉?|抹掉)(?:吧|了)?$"
)
_VERBS_ZH = LazyPattern(r"[开学做教吃喝爱玩打练读用当骑写卖种送跑养]$")
_NEW_VERB = LazyPattern(
    r"[\u3400-\u9fff](?:当|做|学|教|养|开)[\u3400-\u9fff]{1,6}$|^(?:去|在)[\u3400-\u9fff]{3,}"
)
_OF_TIME = LazyPattern(r"[天周月日年晚早点时]|day|week|month|year|time|now|soon|morning|evening|night")
_NAMED_LEAST = {"zh": 2, "en": 3}
# A value of one character is named only where it is said to be wrong: "不是萧", "it's 7, not 6".
_DENIED_SHORT = LazyPattern(r"不[是姓叫]|\bnot\b")
_NAME_EN = LazyPattern(
    r"(?:^|[,.;!?]\s+)(?:(?:oh|so|and|but|well|no|wait|btw|sorry|also)[, ]+)?(?P<who>[A-Z][a-z]+(?:'s)?)(?:'s| is| was| has| turned| works| lives| will be|'ll be)\b"
)
_NO_NAME = LazyPattern(
    r"it|that|this|there|here|what|who|he|she|they|we|you|the|my|our|actually|now|name|where|when|how|today|everything"
)


# Who puts off what the user has planned: "the venue bumped us to the 21st", "医院给我改到周五了".
_MOVES_US = LazyPattern(
    r"(?:把|给|将|让)(?:我|咱)们?(?:的)?(?:改|挪|移|推|调|换|提|延|排)|\b(?:moved|bumped|pushed|put|shifted|switched|brought) (?:me|us)\b"
)


class _Put(NamedTuple):
    """The tokens that left an old value and those that stand there now, between what both have in common."""

    head: list[str]
    out: list[str]
    put: list[str]
    tail: list[str]


def replaceable(fact: Fact, utterance: Utterance) -> bool:
    """Tell whether a fact may take the place of what it says it replaces; True where it replaces nothing."""
    if fact.op != "update" or fact.replaces is None:
        return True
    old, new = fold(fact.replaces).text.strip(), fold(fact.value).text.strip()
    if old == new:
        return True
    if fact.attribute == "contact":
        return _CONTACT.search(fact.value) is not None
    put = _exchanged(_tokens(old), _tokens(new))
    return (
        _is_of_kind(fact, old, new, utterance) and _reads_well(put) and _is_meant(fact, old, put, utterance)
    )


def _tokens(text: str) -> list[str]:
    return _TOKEN.findall(text)


def _exchanged(old: list[str], new: list[str]) -> _Put:
    low = 0
    while low < min(len(old), len(new)) and old[low] == new[low]:
        low += 1
    high = 0
    while high < min(len(old), len(new)) - low and old[-1 - high] == new[-1 - high]:
        high += 1
    return _Put(old[:low], old[low : len(old) - high], new[low : len(new) - high], old[len(old) - high :])


def _is_of_kind(fact: Fact, old: str, new: str, utterance: Utterance) -> bool:
    if fact.attribute == "age":
        return _may_be_the_age(old, new, utterance)
    if fact.attribute not in _COUNTED and is_quantity(new) and not is_quantity(old):
        return False
    if fact.attribute not in _DATED:
        return True
    return all(0 < int(day) <= 31 for match in _DAY_OF_MONTH.finditer(new) for day in match.groups() if day)


def _may_be_the_age(old: str, new: str, utterance: Utterance) -> bool:
    years, before = number_in(new), number_in(old)
    if years is None or years > _OLDEST or _AN_AGE.fullmatch(new) is None:
        return False
    if before is None or abs(years - before) <= _NEAR or sorted(str(years)) == sorted(str(before)):
        return True
    return _OF_AGE.search(utterance.folded.text) is not None


def _reads_well(put: _Put) -> bool:
    """Tell whether the words put in say something, once, and are no half of a sentence."""
    if not put.put:
        return bool(put.head or put.tail)
    words, han = _by_script(put.put)
    whole = [*put.head, *put.put, *put.tail]
    if any(one == after and one.isalpha() and len(one) > 3 for one, after in itertools.pairwise(whole)):
        return False  # "cousin cousin is a pharmacist"
    weekday = len(han) == 1 and not words and "".join(put.head).endswith(("周", "星期", "礼拜"))
    if not weekday and not _says_something(words, han):
        return False
    if _is_a_label_for_a_number(put):
        return False
    kept = "".join(put.head)
    if _VERBS_ZH.search(kept) and _NEW_VERB.search(han):
        return False  # "开网约车" and "去物流公司当调度" make no "开物流公司当调度"
    return not _says_twice(put, han, words)


def _is_a_label_for_a_number(put: _Put) -> bool:
    """Tell whether a number stands where the word for it stood: "the plate ends in 37" and "ending changed to 52"."""
    numbers = is_quantity(" ".join(put.put)) or is_quantity("".join(put.put))
    if not numbers or not (put.head or put.tail):
        return False
    gone = "".join(put.out)
    return (
        len(gone) > 1 and number_in(gone) is None and not is_quantity(gone) and _OF_TIME.search(gone) is None
    )


def says_something(value: str) -> bool:
    """Tell whether a value is more than words that only stand around one ("anymore", "吃了"), and no order to strike it out."""
    words, han = _by_script(_tokens(fold(value).text))
    return (
        not _ORDER.search(han)
        and not han.startswith("们")
        and not han.endswith("让")
        and not _is_filler(words, han)
    )


def _says_something(words: list[str], han: str) -> bool:
    return not (set(words) & _GARBLED_EN or _ORDER.search(han) or _is_filler(words, han))


def _is_filler(words: list[str], han: str) -> bool:
    return all(_FILLER_EN.fullmatch(word) for word in words) and _FILLER_ZH.fullmatch(han) is not None


def _by_script(tokens: list[str]) -> tuple[list[str], str]:
    return [one for one in tokens if one.isascii()], "".join(one for one in tokens if not one.isascii())


def _says_twice(put: _Put, han: str, words: list[str]) -> bool:
    """Tell whether what is put in stands in what is kept already: "Tom has asthma, Tom has asthma plays chess"."""
    kept = "".join((*put.head, "|", *put.tail))
    if len(han) >= 4:
        return han in kept or any(han[i : i + 4] in kept for i in range(len(han) - 3))
    rest = " ".join((*put.head, "|", *put.tail))
    return len(words) >= 2 and " ".join(words) in rest


def _is_meant(fact: Fact, old: str, put: _Put, utterance: Utterance) -> bool:
    """Tell whether the message speaks of the record: by its subject, by its words, or right after it."""
    language, text = utterance.language, utterance.folded.text
    said = _clause_of(put, utterance)
    if said is not None:
        if _SUPPOSED.search(said.text):
            return False
        before = beings_in(said.text) - beings_in(old) - beings_in(fold(fact.value).text)
        if before and fact.subject != "other" and not _named(old, put, text, language):
            return False
        subject = subject_of(said.text, language)
        if subject:
            about = is_about(subject, fact.attribute, f"{old} {fold(fact.value).text}", language)
            return about or _done_to_mine(put, fact.attribute, said.text)
    if _tells_of_a_name(fact, utterance):
        return False
    if _named(old, put, text, language):
        return True
    return _just_said(old, put, utterance)


def _done_to_mine(put: _Put, attribute: str, text: str) -> bool:
    """Tell whether somebody changes what is the user's: "the doctor changed my warfarin to apixaban"."""
    if attribute == "event" and _MOVES_US.search(text):
        return True
    gone = re.escape(" ".join(put.out) if put.out and put.out[0].isascii() else "".join(put.out))
    mine = rf"\b(?:my|our) (?:\w+ )?{gone}\b|\b(?:me|us)\b.* from {gone}\b|(?:把我的?|给我的?|我的).{{0,4}}{gone}"
    return bool(gone) and re.search(mine, text) is not None


def _clause_of(put: _Put, utterance: Utterance) -> Clause | None:
    """Return the clause that holds the words put in."""
    words = put.put
    for clause in utterance.clauses:
        tokens = _tokens(clause.text)
        if words and any(tokens[i : i + len(words)] == words for i in range(len(tokens))):
            return clause
    first = words[0] if words else ""
    return next(
        (one for one in utterance.clauses if first and any(t.startswith(first) for t in _tokens(one.text))),
        None,
    )


def _tells_of_a_name(fact: Fact, utterance: Utterance) -> bool:
    """Tell whether the message says something of somebody by name who is neither in the old value nor in the new."""
    if utterance.language != "en":
        return False
    whole = f"{fact.replaces} {fact.value}".lower()
    for match in _NAME_EN.finditer(utterance.folded.original):
        who = match["who"].removesuffix("'s").lower()
        if not _NO_NAME.fullmatch(who) and who not in whole and not _is_its_subject(who, fact):
            return True
    return False


def _is_its_subject(who: str, fact: Fact) -> bool:
    """Tell whether a capitalised word that begins a sentence is what a record is about ("Dentist moved to 5")."""
    return is_about(who, fact.attribute, fold(fact.replaces or "").text, "en")


def _named(old: str, put: _Put, text: str, language: str) -> bool:
    """Tell whether a message names the old value, or the words of it that gave way."""
    gone = " ".join(put.out) if language == "en" else "".join(put.out)
    least = _NAMED_LEAST["zh" if language == "zh" else "en"]
    for words in (old, gone):
        if (
            words
            and words in text
            and (len(words) >= (2 if words.isdigit() else least) or _DENIED_SHORT.search(text))
        ):
            return True
    return False


def _just_said(old: str, put: _Put, utterance: Utterance) -> bool:
    """Tell whether the last turns said what gives way: of who owns up to a slip, up to four turns back."""
    turns = (
        utterance.context[-4:]
        if OWNS_UP[utterance.language].search(utterance.folded.text)
        else utterance.context[-2:]
    )
    said = fold(" ".join(turn.content for turn in turns)).text
    gone = "".join(put.out)
    return old in said or (bool(gone) and gone in "".join(_tokens(said)))
