"""From open clauses to findings: the rows of a language applied clause by clause, with subjects followed.

A *finding* is a span of the folded text with an attribute; `facts.py` makes facts of findings. Clauses that
say more about the same relative or friend are joined to the finding before them.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial
from typing import NamedTuple

from memory.grams import Text
from memory.judge import en, zh
from memory.judge.reading.clauses import Clause
from memory.judge.reading.folding import Folded
from memory.judge.reading.patterns import CompiledRow, Row, compile_rows
from memory.judge.reading.prefilter import Sieve
from memory.judge.telling.finding import (
    LEAST_HABIT,
    is_so,
    says_always,
    taken_back,
    without_taken_back,
)
from memory.judge.telling.finding import Finding as Finding
from memory.judge.telling.introductions import WHO, completed, named_firm, names_first
from memory.judge.telling.listing import LISTED, lists_on
from memory.records import Language

_FILLER_ZH = re.compile(
    r"^(?:(?:对了|顺便(?:说|提|讲|告诉你)?(?:一?[下句声])?|顺带(?:一提)?|另外|还有|其实|话说(?:回来)?|"
    r"哦对?|嗯+|噢|那个|说起来|说真的|说实话|老实说|讲真|跟你说(?:一?[声下句]|个事)?|告诉你|不过(?!敏)|但是?|"
    r"跟你[讲唠聊][哈啊]?|和你说|同你讲|可是|所以|因为|而且|反正|毕竟|补充一下"
    r"|(?:请|你|帮我|替我|给我|要|麻烦|务必|一定|千万|好好|你得|先|以后|都|这个)*(?:记住|记好|记牢|记着|"
    r"记得|记一下|记下来?|记一笔|备注|备忘|存一下|存着|别忘了?|不要忘了?|知道)(?:了|啊|哈|一下|这点|这个|"
    r"一点)?[,:\s]*|啊|哎|唉|哈哈+|嘿|嗨|你好|您好|大家好|hi|hello|然后|就是|那|题外话|忘了说|首先|其次|"
    r"自我介绍一下|先说|介绍一下)[\s,:]*)+"
)
_FILLER_EN = re.compile(
    r"^(?:(?:and|but|so|also|oh|ok|okay|well|anyway|btw|by the way|fyi|ps|p\.s\.?|actually|honestly|tbh|"
    r"because|cuz|since|plus|hey|hi|hello|yeah|yep|um|uh|please|just so you know|jsyk|for the record|"
    r"note that|note|just|heads up"
    r"|(?:please |pls |can you |could you )*(?:remember|note|keep in mind|(?:don'?t|do not) forget|make a note|save|"
    r"know|bear in mind|write down|jot down)(?: (?:that|this|it))?|on another note|unrelated|side note|"
    r"for future ref(?:erence)?|for ref(?:erence)?|one more thing|while i'?m at it|incidentally|thing is|the thing is"
    r"|(?:both|all)(?: of)?(?= my| our))[\s,:]+)+"
)
_OTHER_PERSON = {
    "zh": re.compile(r"^(?:他|她|它|人家|那(?:人|家伙|姑娘|小子))"),
    "en": re.compile(r"^(?:he|she|they|it(?!'s)|his|her|their)\b"),
}
# Those around the user whose affairs are no lasting facts of the user's life.
_BYSTANDER = {
    "zh": re.compile(r"^我(?:的|家|们)?(?:邻居|同事|客户)(?!.{0,6}[叫喊称]我)"),
    "en": re.compile(
        r"^(?:my|our) (?:\w+ )?(?:neighbou?r|co-?worker|colleague|client|customer)s?\b(?!.*\b(?:call|know)s? me)"
    ),
}
# "my mum's diabetic, so no cakes please": what is asked of the assistant is nothing about her.
_TO_THE_ASSISTANT = {
    "zh": re.compile(r"^(?:那|所以|麻烦|请|快)*(?:你|您|别|请|帮|给我|推荐|麻烦|换|不要|查|看看|写)"),
    "en": re.compile(
        r"^(?:so |and |but |then )*(?:please|pls|no\b|don'?t|can you|could you|would you|keep|make|give|any\b|what|how|nothing|avoid|suggest|recommend|skip|thanks|cheers)\b"
    ),
}
_FIRST_PERSON = {"zh": re.compile(r"[我俺咱]"), "en": re.compile(r"\b(?:i|i'm|i've|im|we|my|our)\b")}
_MODIFIER = {
    "zh": re.compile(
        r"^(?:不加|不放|少[糖冰盐油放辣]|多[加放糖冰]|加|要[加冰热少多]|半糖|去冰|无糖|全糖|三分|五分|"
        r"微|尤其|特别是|最好|越|带|配|还有|和|以及|包括|比如|主要|专门?做|负责|现在是|改成|换成|"
        r"新的?是|名?叫|名字[是叫])"
    ),
    "en": re.compile(
        r"^(?:no |with |without |extra |especially |preferably |black\b|light |and (?!i\b|my\b|we\b)|"
        r"plus |particularly |mostly |double |hold the |or |the |mainly |specializing |it'?s |now |called |named |name'?s |name is )"
    ),
}
# What is taken for what somebody has: "我有高血压，吃络活喜".
_ILL = re.compile(r"病|症|炎|癌|高血压|血压|血糖|血脂|哮喘|痛风|贫血|抑郁|癫痫|失眠|心脏|甲亢|甲减|过敏")
_TREATED = re.compile(
    r"^(?:一直|长期|每天|天天|每晚|每早|现在|平时|在|得|要)*(?:吃|服|打|用)(?:着)?(?:的是)?(?!素|辣|饭|外卖|不|得|过|亏|苦)[\u3400-\u9fff]{2,8}$"
)
_EXTENDED = frozenset({"like", "dislike", "diet", "reply_style", "occupation", "other", "pet"})
# What one stretch of words may say at once: "在市医院当护工".
_WORK = frozenset({"employer", "occupation", "location"})


class _Table(NamedTuple):
    rows: tuple[CompiledRow, ...]
    sieve: Sieve

    @classmethod
    def of(cls, rows: tuple[Row, ...]) -> "_Table":
        ready = compile_rows(rows)
        return cls(ready, Sieve(row.pattern for row in ready))

    def likely(self, text: Text) -> list[CompiledRow]:
        """Return the rows that may match a clause."""
        return [self.rows[index] for index in self.sieve.passing(text)]


class _Tables(NamedTuple):
    rows: _Table
    others: _Table
    apposition: _Table


@cache
def _tables(language: Language) -> _Tables:
    """Compile the tables of a language when it is first heard: 0.2 s that importing should not cost."""
    rows = zh if language == "zh" else en
    return _Tables(_Table.of(rows.ROWS), _Table.of(rows.OTHERS), _Table.of(rows.APPOSITION))


def find(
    folded: Folded,
    clauses: Sequence[Clause],
    usable: Sequence[bool],
    language: Language,
    *,
    introduced: bool = False,
) -> list[Finding]:
    """Return what the usable clauses of a text state, in order. `usable[i]` belongs to `clauses[i]`.

    `introduced` says that the text is an introduction, whether or not a clause alone says who the user is.
    """
    tables = _tables(language)
    findings: list[Finding] = []
    about: Finding | None = None
    for index, clause in enumerate(clauses):
        linked = index > 0 and not clauses[index - 1].strong and not clause.switch
        if _take_back(findings, clause, index, linked, language) or not usable[index]:
            about = None
            continue
        if about is not None and _continues(clause, linked, language):
            findings[-1] = about = replace(about, end=clause.end)
            continue
        about = _about_others(tables, clause, index, folded, language)
        if about is not None:
            findings.append(about)
            continue
        if _OTHER_PERSON[language].match(clause.text) or _BYSTANDER[language].match(clause.text):
            continue
        after = findings[-1] if linked and findings and findings[-1].clause == index - 1 else None
        found = _about_user(tables.rows, clause, index, folded, language)
        if not found and linked and usable[index - 1] and after is None and is_so(clause, language):
            found = [Finding("habit", clauses[index - 1].start, clause.end, "habit", index)]
        if after is not None and after.attribute in WHO:
            more = _about_user(tables.apposition, clause, index, folded, language)
            found += [one for one in more if not any(_share(one, other) for other in (*found, after))]
        if not found:
            named = names_first(clauses, index, folded, tables.apposition.likely)
            found = [named] if named is not None else []
        if not found and after is not None:
            _extend(findings, clauses, index, language)
        if found and found[0].attribute == "habit" and linked and after is None and usable[index - 1]:
            if says_always(clause, language):
                found[0] = replace(
                    found[0], start=clauses[index - 1].start
                )  # "oat milk in my coffee, always"
        elif not found and _is_half_a_habit(findings, index):
            findings[-1] = replace(findings[-1], end=clause.end, clause=index)  # "every Friday. badminton"
        findings.extend(found)
    beside = partial(_beside, tables.apposition, folded, language)
    whole = completed(findings, clauses, usable, folded, language, beside, introduced=introduced)
    return [without_taken_back(one, clauses[one.clause], language) for one in whole]


def _beside(table: _Table, folded: Folded, language: Language, clause: Clause, index: int) -> list[Finding]:
    """Return what a clause states of the user if it is read as part of an introduction."""
    other = _OTHER_PERSON[language].match(clause.text) or _BYSTANDER[language].match(clause.text)
    return [] if other else _about_user(table, clause, index, folded, language)


def _take_back(findings: list[Finding], clause: Clause, index: int, linked: bool, language: Language) -> bool:
    """Mark the finding before a clause such as "you wrote Tickle" as the correction it is, and say whether it was."""
    if not (linked and findings and findings[-1].clause == index - 1):
        return False
    corrected = taken_back(findings[-1], clause, language)
    findings[-1] = corrected or findings[-1]
    return corrected is not None


def _is_half_a_habit(findings: Sequence[Finding], index: int) -> bool:
    """Say whether the clause before says only how often something is done."""
    last = findings[-1] if findings else None
    return (
        last is not None
        and last.attribute == "habit"
        and last.clause == index - 1
        and last.end - last.start < LEAST_HABIT
    )


def bare(clause: Clause, language: Language) -> tuple[int, Text]:
    """Return the clause without leading fillers ("by the way", "记住") and where it starts."""
    match = (_FILLER_ZH if language == "zh" else _FILLER_EN).match(clause.text)
    offset = match.end() if match is not None and match.end() < len(clause.text) else 0
    return clause.start + offset, clause.text.part(offset, len(clause.text))


def _continues(clause: Clause, linked: bool, language: Language) -> bool:
    if _OTHER_PERSON[language].match(clause.text):
        return True
    if to_the_assistant(clause.text, language):
        return False
    return linked and _FIRST_PERSON[language].search(clause.text) is None


def to_the_assistant(text: str, language: Language) -> bool:
    """Tell whether a folded clause asks something of the assistant, and tells of nobody."""
    return _TO_THE_ASSISTANT[language].match(text) is not None


def _about_others(
    tables: _Tables, clause: Clause, index: int, folded: Folded, language: Language
) -> Finding | None:
    start, text = bare(clause, language)
    for row, pattern, _ in tables.others.likely(clause.text):
        match = pattern.search(text if clause.strong else text + ", ...")
        if match and not (
            row.proper and folded.cut(start + match.start("who"), start + match.end("who")).islower()
        ):
            return Finding(row.attribute, start, clause.end, row.attribute, index, subject=row.subject)
    return None


def _about_user(
    table: _Table, clause: Clause, index: int, folded: Folded, language: Language
) -> list[Finding]:
    start, text = bare(clause, language)
    found: list[Finding] = []
    whole = False
    for row, pattern, reject in table.likely(clause.text):
        match = pattern.search(text)
        if match is None or (reject is not None and reject.search(_value(match))):
            continue
        low, high = _span(match)
        if row.proper and not folded.cut(start + low, start + high)[:1].isupper():
            continue
        if (whole and low < high) or any(
            low < one.end - start and one.start - start < high
            for one in found
            if one.attribute == row.attribute or not {one.attribute, row.attribute} <= _WORK
        ):
            continue
        groups = match.groupdict()
        found.append(
            Finding(
                row.attribute,
                start + low,
                start + high,
                row.attribute,
                index,
                row.op,
                row.subject,
                groups.get("old"),
            )
        )
        whole = whole or (low == 0 and high == len(text))
    return sorted(found, key=lambda one: one.start)


def _share(one: Finding, other: Finding) -> bool:
    """Say whether two findings tell the same: their words overlap or they are about the same."""
    if one.attribute == other.attribute or {one.attribute, other.attribute} <= _WORK:
        return one.attribute == other.attribute
    return one.start < other.end and other.start < one.end


def _span(match: re.Match[str]) -> tuple[int, int]:
    for name in ("v", "v2", "v3"):
        if match.re.groupindex.get(name) and match.group(name):
            return match.span(name)
    return match.span()


def _value(match: re.Match[str]) -> str:
    low, high = _span(match)
    return match.string[low:high]


def _extend(findings: list[Finding], clauses: Sequence[Clause], index: int, language: Language) -> None:
    last, clause = findings[-1], clauses[index]
    firm = named_firm(last, clauses, index)
    if firm is not None:
        findings.append(firm)
        return
    wish = last.attribute == "reply_style"
    ill = last.attribute == "other" and language == "zh" and _ILL.search(clauses[last.clause].text)
    more = wish or _MODIFIER[language].match(clause.text) or (ill and _TREATED.match(clause.text))
    listed = language == "en" and last.attribute in LISTED and lists_on(clauses, index)
    if listed or (last.attribute in _EXTENDED and more):
        findings[-1] = replace(last, end=clause.end, clause=index)
