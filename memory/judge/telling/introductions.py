"""What stands beside an age, a job or a name in an introduction: "Ada, 31, Leeds", "甘肃人，现在在苏州".

The rows of a clause see only that clause. In an introduction the ones around it say what it is about, so a bare
job or place is read there and nowhere else.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile

from memory.grams import Text
from memory.judge.reading.clauses import Clause
from memory.judge.reading.folding import Folded
from memory.judge.reading.lexicon import SURNAMES_ZH, spell_out
from memory.judge.reading.patterns import CompiledRow
from memory.judge.telling.finding import Finding
from memory.lazy_pattern import LazyPattern
from memory.records import Language

WHO = frozenset({"name", "age", "gender", "occupation", "employer", "location", "hometown"})
_PLACES = frozenset({"location", "hometown"})
# A sentence of its own longer than this tells of something else: "nurse at the desk was rude".
_SHORT = {"zh": 10, "en": 28}
FIRST_PERSON = {"zh": LazyPattern(r"[我俺咱]"), "en": LazyPattern(r"\b(?:i|i'm|i've|im|we|my|our)\b")}
OTHERS = {
    "zh": LazyPattern(
        spell_out(
            rf"^(?:隔壁|楼上|楼下|对门|对面|新来的|[老小阿][{SURNAMES_ZH}]|[{SURNAMES_ZH}](?:姐|哥|叔|姨|爷|婶|嫂|总|工|老师|师傅|教练|医生|大夫|主任|经理))|"
            r"^(?:他|她|它|人家|那(?:人|家伙|姑娘|小子|个)|这(?:人|家伙|姑娘|小子)|(?:我|俺|咱)?(?:的|家|们)*(?:老|新|女|男)?(?:邻居|同事|客户|同学|{friend_zh}|{kin_bare_zh})(?!们?都?[叫喊称]我))"
        )
    ),
    "en": LazyPattern(
        spell_out(
            r"^(?:[a-z]+ (?:next door|upstairs|downstairs|at work|from (?:work|school|accounts|sales|legal|marketing|finance|hr|it|upstairs|downstairs|next door|the (?:office|gym|pub|club)))|he|she|they|his|her|their|the (?!local\b|one\b|name\b)\w+|(?:my|our|a|the) (?:[\w'-]+ ){0,2}?(?:neighbou?r|co-?worker|colleague|client|customer|classmate|teacher|{kin_en}|{friend_en})s?\b(?!.*\b(?:calls?|knows?) me\b))"
        )
    ),
}
_IS = LazyPattern(
    r"^(?!name'?s?\b|surname\b|hometown\b|home\b|age\b|birthday\b|job\b|it's\b)[\w' -]*\b(?:is|was|are|were|has|had)\b"
)
GREETING = LazyPattern(
    r"(?:hi|hey|hello|hiya|ola|olá|hola|salut|ciao|bonjour|howdy|g'day|greetings|good \w+|evening|morning|afternoon|yo)(?: (?:all|there|everyone|folks))?|大家好|你好|您好|嗨|哈喽"
)
# What cannot stand between a bare name and its age or job.
SOMEBODY = LazyPattern(
    r"[我俺咱他她]|\b(?:i|i'm|i've|im|we|my|our|he|she|his|her|they|their|is|was|says?|said)\b"
)
_FAR = 3  # clauses
_TELLS = LazyPattern(r"\b(?:is|was|are|were|has|had|have|did|does|said|just|keeps?|told)\b|[了过]$|说|被|把")
# What goes on after "I'm Ada, 31," may also be a wish: "make me a meal plan".
_PAST = LazyPattern(
    r"以前|从前|曾经?|原来|当年|\b(?:used to|formerly|once|years ago|back in|spent \d+ years)\b"
)
_ASKED = LazyPattern(r"\b(?:me|us|my|this|that|it|please|pls|can|could|you)\b|[你您帮请]")
_BARE_PLACE = {
    "zh": LazyPattern(spell_out(r"^(?P<v>[\u3400-\u9fff]{2,4}(?:市|县|镇|区|乡))$")),
    "en": LazyPattern(r"^(?P<v>[a-z][\w'-]+(?: [a-z][\w'-]+){0,2}?)(?: way| area| based)?$"),
}
_NO_PLACE = {
    "zh": LazyPattern(r"小区|景区|社区|校区|园区|厂区|地区|超市|夜市|菜市|花市"),
    "en": LazyPattern(
        spell_out(
            r"\b(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|hello|hi|hey|thanks|cheers|"
            r"nice|pleased|please|ok|okay|yes|no|not|and|but|married|single|divorced|widowed|engaged|mother|father|mum|mom|dad|"
            r"christian|muslim|jewish|hindu|buddhist|catholic|sikh|atheist|vegan|vegetarian|male|female|man|woman|guy|she|he|they|i|i'm|"
            r"my|we|our|\w+day|january|february|march|april|may|june|july|august|september|october|november|december|"
            r"\w+(?:ian|ese|ish)|german|french|dutch|greek|american|african|lol|haha|btw|intj|infp|enfp|intp|entp|infj|doctor|dr|mr|mrs|ms)\b"
            r"|^{job_en}$|^(?:\w+ing|retired|self-employed)$"
        )
    ),
}
# Where somebody is "now" is where he lives, if he says where he comes from beside it.
_HOME_NOW = {
    "zh": LazyPattern(
        spell_out(
            r"^(?:我|人)?(?:现在?|目前|如今|眼下)(?:人|我)?在(?P<v>{place_zh}[\u3400-\u9fff]{0,4}?)(?:这边|了)?$"
        )
    ),
    "en": LazyPattern(
        r"^(?:but |and )?(?:now|currently|these days)(?: living| based| settled)? (?:in|near) (?P<v>[a-z][\w'-]+(?: [a-z][\w'-]+)?)$"
    ),
}


_BARE_NAME = re.compile(
    r"(?!(?:No|Not|Sorry|Yes|Yeah|Well|Actually|Hi|Hello|Hey|Ok|Okay|Oh|Wait|Wrong|Nope|Correction|Great|Cool|Nice|Thanks|Cheers|Morning|Evening|"
    r"Right|Sure|Fine|Perfect|Awesome|Wow|Haha|Lol|Ugh|Damn|Hmm|Anyway|Look|Listen|Btw|Quick|Today|Tonight|Tomorrow|Retired|Single|Married|Male|Female)\b)[A-Z][a-z]+(?: [A-Z][a-z]+)?"
    rf"|(?!谢[谢啦了]|不对|不是|错了|没有|对了|好的|是的|其实|而且|你好|您好|哈哈|抱歉|更正|说错|打错|写错)[{SURNAMES_ZH}](?![姐哥叔姨爷婶嫂总工]|老师|师傅|教练|医生|大夫|主任|经理)[\u3400-\u9fff]{{1,2}}"
)
# "Yo it's Freya, 31": what somebody says before his name who has just come in.
_IT_IS = re.compile(
    r"(?:(?:yo|hey|hi|hello|hiya|alright|sup|evening|morning|afternoon)[, ]+)*(?:it'?s |this is |i'?m |me,? )?(?:only )?",
    re.IGNORECASE,
)
_A_FIRM = LazyPattern(r"公司|单位|机构|集团|厂|店|医院|学校|工作室|企业|事务所|中介")
_CALLED = LazyPattern(
    r"^(?:它|公司|单位|店|厂)?(?:的)?(?:名?叫|名字[叫是])(?:做|作)?(?P<v>[\u3400-\u9fffa-z][\u3400-\u9fffa-z0-9 ]{1,11})$"
)


def names_first(
    clauses: Sequence[Clause],
    index: int,
    folded: Folded,
    likely: Callable[[Text], Iterable[CompiledRow]],
) -> Finding | None:
    """Return the bare name before an age or a job with which a message begins: "Freya, 31", "yo it's Freya, 31".

    `likely` gives the rows for what may follow a name that a clause may match.
    """
    first = clauses[index]
    if index > 1 or (index and not GREETING.fullmatch(clauses[0].text)):
        return None
    said = folded.cut(first.start, first.end)
    ahead = _IT_IS.match(said)
    low = ahead.end() if ahead is not None else 0
    if len(clauses) < index + 2 or first.strong or not _BARE_NAME.fullmatch(said[low:]):
        return None
    after = takewhile(
        lambda one: not (one.switch or SOMEBODY.search(one.text)), clauses[index + 1 : index + 4]
    )
    if any(row.pattern.search(one.text) for one in after for row in likely(one.text)):
        return Finding("name", first.start + low, first.end, "name", index)
    return None


def named_firm(last: Finding, clauses: Sequence[Clause], index: int) -> Finding | None:
    """Return the employer that a clause names after a job at a firm: "去一家公司做会计，叫…"."""
    if last.attribute != "occupation" or not _A_FIRM.search(clauses[last.clause].text):
        return None
    match = _CALLED.match(clauses[index].text)
    if match is None:
        return None
    start = clauses[index].start
    return Finding("employer", start + match.start("v"), start + match.end("v"), "employer", index)


def completed(
    findings: list[Finding],
    clauses: Sequence[Clause],
    usable: Sequence[bool],
    folded: Folded,
    language: Language,
    beside: Callable[[Clause, int], list[Finding]],
    *,
    introduced: bool = False,
) -> list[Finding]:
    """Return the findings of an introduction with those of its bare parts, in order.

    With `introduced` its first part is read as one, though no clause alone says who the user is. `beside` reads a clause as what may follow a name. What is there already is never found a second time.
    """
    who = [one for one in findings if one.attribute in WHO and one.subject == "user" and one.op == "add"]
    foreign = _foreign(clauses, language)
    if not who and (not introduced or any(foreign)):
        return findings
    others = [one for one in findings if one not in who]
    more: list[Finding] = []
    if not who:
        # "Neil from accounts, 44": who is named first in other words may be anybody.
        first = 1 if len(clauses) > 1 and GREETING.fullmatch(clauses[0].text) else 0
        more = beside(clauses[first], first) if clauses and usable[first] else []
    order = [*range(len(clauses)), *reversed(range(len(clauses)))]
    for index in order:
        clause = clauses[index]
        if any(one.start < clause.end and clause.start < one.end for one in others):
            continue
        have = [*who, *more]
        if foreign[index]:
            continue
        near = _is_near(index, have, clauses, language) and (
            usable[index] or _is_listed(index, have, clauses)
        )
        read = beside(clause, index) if near else []
        place = _place(have, clauses, usable, index, folded, language)
        more += [one for one in [*read, *place] if not any(_repeats(one, other) for other in have)]
    return sorted([*findings, *more], key=lambda one: one.start) if more else findings


def _foreign(clauses: Sequence[Clause], language: Language) -> list[bool]:
    """Say for each clause whether somebody else is what it is about: "my colleague Ada, 31, nurse, is late"."""
    found: list[bool] = []
    for index, clause in enumerate(clauses):
        mine = FIRST_PERSON[language].search(clause.text) is not None
        named = OTHERS[language].match(clause.text) is not None
        tells = language == "en" and not mine and _IS.search(clause.text) is not None
        goes_on = index > 0 and found[-1] and not clauses[index - 1].strong and not mine
        found.append(named or tells or goes_on)
    return found


def _is_near(index: int, have: Sequence[Finding], clauses: Sequence[Clause], language: Language) -> bool:
    """Say whether a clause stands beside one that says who the user is, in the same breath or in a few words."""
    text = clauses[index].text
    for at in {one.clause for one in have}:
        low, high = min(at, index), max(at, index)
        if high - low <= _FAR and not any(one.strong for one in clauses[low:high]):
            return True
        if high - low == 1 and len(text) <= _SHORT[language] and _TELLS.search(text) is None:
            return True
    return False


def _is_listed(index: int, have: Sequence[Finding], clauses: Sequence[Clause]) -> bool:
    """Say whether a clause goes on in one breath after two things of the user: "Tobias, 52, run a ferry"."""
    before = {one.clause for one in have if index - _FAR <= one.clause < index}
    breath = [at for at in before if not any(one.strong for one in clauses[at:index])]
    text = clauses[index].text
    return len(breath) > 1 and _ASKED.search(text) is None and _PAST.search(text) is None


def _place(
    have: Sequence[Finding],
    clauses: Sequence[Clause],
    usable: Sequence[bool],
    index: int,
    folded: Folded,
    language: Language,
) -> list[Finding]:
    """Return the home that a clause names without a verb, or as where somebody is now who came from elsewhere."""
    attributes = {one.attribute for one in have}
    clause = clauses[index]
    if "location" in attributes:
        return []
    match = _HOME_NOW[language].search(clause.text) if "hometown" in attributes else None
    if match is None:
        linked = index > 0 and not clauses[index - 1].strong
        if not (linked and usable[index] and len(attributes) > 1 and not attributes & _PLACES):
            return []
        if any(one.clause == index for one in have) or _NO_PLACE[language].search(clause.text):
            return []
        match = _BARE_PLACE[language].search(clause.text)
    if match is None:
        return []
    start, end = clause.start + match.start("v"), clause.start + match.end("v")
    if language == "en" and not all(word[:1].isupper() for word in folded.cut(start, end).split()):
        return []
    return [Finding("location", start, end, "location", index)]


def _repeats(one: Finding, other: Finding) -> bool:
    """Say whether a finding is about the same as another, or of the same words as one that is no place of work."""
    if one.attribute == other.attribute:
        return True
    within = one.attribute in _PLACES and other.attribute in ("occupation", "employer")
    return not within and one.start < other.end and other.start < one.end
