"""Which clauses of a message may say something lasting, and which row of the table rules the others out."""

import re
from dataclasses import dataclass
from functools import cache

from memory.judge.reading.clauses import Clause
from memory.judge.reading.either import kind_by_context
from memory.judge.reading.patterns import LASTING, REMEMBER, CompiledRule, Rule
from memory.judge.reading.prefilter import Sieve
from memory.judge.reading.questions import asks, is_tag
from memory.judge.reading.rules import compiled
from memory.judge.utterance import Utterance
from memory.records import Language

QUESTION = {
    "zh": Rule("question", "kind", "zh", "clause", "", "SHORT", 0.95, "这是提问，不是陈述"),
    "en": Rule("question", "kind", "en", "clause", "", "SHORT", 0.95, "this is a question, not a statement"),
}
QUOTE = {
    "zh": Rule("quote", "kind", "zh", "sentence", "", "SHORT", 0.95, "这是引用的话"),
    "en": Rule("quote", "kind", "en", "sentence", "", "SHORT", 0.95, "this is quoted"),
}
_QUOTED = re.compile(r"\"([^\"]{5,})\"|(?<![\w'])'([^']{6,})'(?!\w)")
_INVERTED = re.compile(r"(?:is|are|was|were|has|have|does|do|can|will)\b")
_OF_IT = re.compile(r"\w+ (?:that|this|it|there|i|you|they|he|she|we)\b")
_FIRST_PERSON = re.compile(r"我|俺|\b(?:i|i'm|i've|my)\b")
# "I like my steak rare, is that safe": the statement is what the question is about, not told for its own sake.
_IS_ASKED_ABOUT = {
    "zh": re.compile(
        r"(?:这|那|是不是|会不会|算不算|正常|要紧|有没有(?:问题|事)|有问题|咋[办改]|怎么[办改]|为[啥什何]|怎么回事|该怎么|对身体|这样)"
    ),
    "en": re.compile(
        r"(?:is|does|isn'?t|will|would|can|could|should|why|what)\b(?: (?:is|does|do|else|can|should))?(?: that| this| it| i worry| i be| burns| helps?)\b"
    ),
}
_MAY_BE_ASKED_ABOUT = {
    "zh": re.compile(r"喜欢|爱|讨厌|怕|老是?|总|经常|每天|习惯"),
    "en": re.compile(r"\bi (?:like|love|hate|prefer|always|keep|enjoy|never|can'?t stand)\b"),
}
# A date of its own takes a clause out of "just this once": "先不聊了，下个月15号我要体检".
_DATED = re.compile(
    r"下个?月|下下?(?:周|星期|礼拜)|\d{1,2}[月号日]|\b(?:on|from) (?:the )?\d|\bnext (?:week|month|year)\b"
)
# "I was a banker, now I grow oysters": what follows on a past is not of this hour.
AT_LAST = re.compile(
    r"(?:而|但)?(?:现在|现如今|如今|眼下|目前|这会儿)|(?:but |and )?(?:now|nowadays|these days|currently)\b"
)
# A clause that says "from now on" is not undone by a word of now or by the task it stands in.
_LIFTED = frozenset({"now", "task", "step of a task", "one complaint", "just this once", "past", "idiom"})
# "Remember" does not make the weather of today last; it lifts only what the words look like.
_LIFTED_BY_REMEMBER = frozenset({"task", "step of a task", "one complaint", "idiom", "text to write"})

_OWN = {
    "zh": re.compile(r"(?:对了|另外|顺便说?|还有)?(?:我|俺|咱|本人)"),
    "en": re.compile(r"(?:btw |by the way |also |and )?(?:i|i'm|im|i've|my)\b"),
}
_WISHES = {
    "zh": re.compile(
        r"(?:所以|因此|请|麻烦|帮忙|尽量|最好)?(?:写|翻|译|用|讲|说|改|弄|别|不要|语气)[^,]{0,6}(?:[一]?[点些]|简单|正式|通俗|浅|口语|专业|太|得)"
    ),
    "en": re.compile(
        r"\bso (?:please |pls |can you |could you |maybe )*(?:keep|make|use|explain|write|skip|avoid|don'?t|do not|no|go|assume|nothing|simple|plain|short)\b"
    ),
}
# The whole of the text stands in quotes: what follows is no more of it.
_TEXT_NAMED = re.compile(
    r"^[^'\"]*(?:(?<!\w)'[^']+'|\"[^\"]+\")(?: (?:in|into|to|from|for)\b[\w ]{0,24}|[\u3400-\u9fff]{0,6})?$"
)


@cache
def _sieve(language: Language) -> Sieve:
    return Sieve(row.pattern for row in compiled(language, "SHORT"))


_CUE_ALONE: dict[Language, int] = {"zh": 4, "en": 16}  # characters


@dataclass(slots=True)
class Marks:
    """What the table says of each clause: the row that rules it out, and the signals that it lasts."""

    blocked: list[Rule | None]
    lasting: list[bool]
    remember: list[bool]

    @property
    def usable(self) -> list[bool]:
        """Say for each clause whether nothing rules it out."""
        return [rule is None for rule in self.blocked]


def mark(utterance: Utterance) -> Marks:
    """Try the table on a message and return its marks, one a clause; the same object each time."""
    if "marks" not in utterance.found:
        utterance.found["marks"] = _marked(utterance)
    marks: Marks = utterance.found["marks"]
    return marks


def _marked(utterance: Utterance) -> Marks:
    clauses, language = utterance.clauses, utterance.language
    marks = Marks([None] * len(clauses), [False] * len(clauses), [False] * len(clauses))
    for row in compiled(language, "LONG"):
        target = (
            marks.lasting
            if row.rule.name == LASTING
            else marks.remember
            if row.rule.name == REMEMBER
            else None
        )
        for index, clause in enumerate(clauses):
            if target is not None and row.pattern.search(clause.text):
                target[index] = True
    _lend(clauses, marks, language)
    _mark_questions(utterance, marks)
    _mark_quotes(utterance, marks)
    rows = compiled(language, "SHORT")
    for index in _sieve(language).passing(utterance.folded.text):
        row = rows[index]
        if row.rule.scope in ("rest", "message"):
            _mark_message(row, utterance, marks)
        else:
            _mark_clauses(row, clauses, marks)
    _spare_reasons(clauses, marks, language)
    by_context = kind_by_context(utterance.context, utterance.folded.text, language)
    if by_context is not None:
        marks.blocked = [rule or by_context for rule in marks.blocked]
    return marks


def _spare_reasons(clauses: tuple[Clause, ...], marks: Marks, language: Language) -> None:
    """Let what the user says of himself beside a text stand, where it is the reason for what he asks of it.

    "Summarize this. I'm a teacher, so keep it simple." So it is where the text is named whole: "translate 'bread'. I'm …".
    """
    named = len(clauses) > 1 and clauses[0].strong and _TEXT_NAMED.search(clauses[0].text) is not None
    for index, clause in enumerate(clauses):
        rule = marks.blocked[index]
        if not index or rule is None or rule.name not in ("text to work on", "text to write"):
            continue
        after = clauses[index + 1].text if index + 1 < len(clauses) and not clause.strong else ""
        own = clauses[index - 1].strong and _OWN[language].match(clause.text) is not None
        if own and (named or _WISHES[language].search(f"{clause.text} {after}")):
            marks.blocked[index] = None


def _lend(clauses: tuple[Clause, ...], marks: Marks, language: Language) -> None:
    """Let a clause that says nothing but "going forward" speak for the one after it."""
    for index, clause in enumerate(clauses[:-1]):
        if marks.lasting[index] and not clause.strong and len(clause.text) <= _CUE_ALONE[language]:
            marks.lasting[index + 1] = True


def _mark_questions(utterance: Utterance, marks: Marks) -> None:
    clauses, language = utterance.clauses, utterance.language
    for index, clause in enumerate(clauses):
        if is_tag(clause.text + clause.mark.strip(), language) and index:
            marks.blocked[index - 1] = QUESTION[language]
        linked = index > 0 and not clauses[index - 1].strong
        inverted = language == "en" and _INVERTED.match(clause.text) and not _OF_IT.match(clause.text)
        if linked and inverted and "?" not in utterance.folded.text:
            continue  # "my kids, 4 and 7, are both vegetarian"
        if asks(clause.text, "?" in clause.mark, language):
            marks.blocked[index] = QUESTION[language]
            if index and _IS_ASKED_ABOUT[language].match(clause.text):
                told = clauses[index - 1].text
                if _MAY_BE_ASKED_ABOUT[language].search(told):
                    marks.blocked[index - 1] = marks.blocked[index - 1] or QUESTION[language]


def _mark_quotes(utterance: Utterance, marks: Marks) -> None:
    text = utterance.folded.text
    if '"' not in text and "'" not in text:
        return
    for match in _QUOTED.finditer(text):
        if not _FIRST_PERSON.search(match.group()):
            continue
        for index, clause in enumerate(utterance.clauses):
            if clause.start < match.end() and match.start() < clause.end and marks.blocked[index] is None:
                marks.blocked[index] = QUOTE[utterance.language]


def _mark_message(row: CompiledRule, utterance: Utterance, marks: Marks) -> None:
    text = utterance.folded.text
    match = row.pattern.search(text)
    if match is None or (row.unless is not None and row.unless.search(text)):
        return
    clauses = utterance.clauses
    first = max((i for i, one in enumerate(clauses) if one.switch and one.start <= match.start()), default=0)
    if row.rule.scope == "rest":
        first = next((i for i, one in enumerate(clauses) if one.end > match.start()), len(clauses))
    for index in range(first, len(clauses)):
        if index > first and clauses[index].switch and clauses[index].start >= match.end():
            return
        marks.blocked[index] = marks.blocked[index] or row.rule


def _unless(row: CompiledRule, clause: Clause) -> bool:
    return row.unless is not None and row.unless.search(clause.text) is not None


def _mark_clauses(row: CompiledRule, clauses: tuple[Clause, ...], marks: Marks) -> None:
    spreading = False
    for index, clause in enumerate(clauses):
        linked = index > 0 and not clauses[index - 1].strong and not clause.switch
        hit = row.pattern.search(clause.text) is not None
        hit = hit and not _unless(row, clause)
        lifts = (
            _LIFTED if marks.lasting[index] else _LIFTED_BY_REMEMBER if marks.remember[index] else frozenset()
        )
        if row.rule.name in lifts:
            hit = spreading = False
        if hit and index and row.rule.name == "now" and AT_LAST.match(clause.text):
            before = marks.blocked[index - 1]
            hit = before is None or before.name != "past"
        if spreading and row.rule.name == "just this once" and _DATED.search(clause.text) and not hit:
            spreading = False
        spreading = row.rule.scope == "sentence" and (
            hit or (spreading and linked and not _unless(row, clause))
        )
        if (hit or spreading) and marks.blocked[index] is None:
            marks.blocked[index] = row.rule
