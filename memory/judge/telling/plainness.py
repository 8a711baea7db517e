"""Whether the rows are sure of what they found: a plain statement needs no second opinion."""

import re
from collections.abc import Sequence

from memory.judge.reading.blocking import Marks
from memory.judge.reading.folding import fold
from memory.judge.utterance import Utterance
from memory.records import Fact

_PLAINLY = {"zh": 14, "en": 45}  # characters
_PLAIN_START = re.compile(
    r"[我俺]|(?:不|很|最|也|平时|一直)*(?:喜欢|爱[吃喝看听]|讨厌|怕[吃喝]|吃素|对.{1,6}过敏)|(?:i|i'm|im|i've|my|we|we've|call)\b"
)
_OPENER = re.compile(
    r"(?:你们?|您|大家|各位|早上|上午|中午|下午|晚上)好[啊呀]?|早[啊呀]?|嗨|哈喽|在吗|初次见面|(?:忘了|还没|先)?(?:自我介绍|介绍(?:一下)?自己)(?:一下|了)?|(?:我)?[说打写搞弄]错了|不对|更正(?:一下)?|"
    r"(?:hi|hello|hey|hiya|howdy|greetings)(?: there| all| everyone| again)?|good (?:morning|afternoon|evening|day)|nice to meet you|(?:i )?(?:forgot|let me|allow me) to introduce myself|let me introduce myself|"
    r"sorry|oops|correction|no wait|wait"
)
_NAMES = re.compile(r"[我俺]叫|my name(?:'s| is)\b")
_PLAYS = re.compile(
    r"!|\.\.|~|哈|死|疯|爆|今天|现在|刚|又|终于|这|能.{0,4}[头座]大?象|at this point|literally|for breakfast|this (?:thing|one)|\b(?:today|tonight|now|again)\b"
)
# Who asks to be called something says his name, whatever else he says.
_CALLED = re.compile(
    r"(?:叫|喊|称呼|管)我[^,]{1,8}?(?:就[行好成]|即可|吧$)|(?:以后|往后|你也|今后)(?:都|就)?(?:这么|直接)?(?:叫|喊|称呼)|"
    r"\b(?:call me|go by|address me as)\b.*\b(?:from now on|going forward|in future|is fine|will do|works for me)\b"
)
# A new age is told on the day.
_HAD_BIRTHDAY = re.compile(
    r"\b(?:i'?m|i am|turned|turning) \d{2} (?:today|now)\b|我?(?:今天|昨天|刚)?(?:就|刚)?满(?:了)?[\d一二三四五六七八九十]{1,3}(?:周?岁)?(?:了|啦|整)?(?:$|[,!。])"
)
_WHO = frozenset({"occupation", "employer", "location", "hometown", "age", "gender", "goal"})
# What may stand beside a plain statement without touching it.
_BESIDE = frozenset({"now", "task", "question", "step of a task", "one complaint", "chitchat"})


def is_plain(facts: Sequence[Fact], utterance: Utterance, marks: Marks) -> bool:
    """Tell whether facts are said so plainly, were asked to be kept or are on file that they stand as they are."""
    if any(marks.remember) or any(fact.replaces for fact in facts) or "roll call" in utterance.found:
        return True
    if facts[0].attribute == "age" and _HAD_BIRTHDAY.search(utterance.folded.text):
        return True
    over = all(fact.op == "delete" for fact in facts)
    if _is_rich(facts) or _is_called(facts, utterance) or (over and _is_on_file(facts, utterance)):
        return True
    return all(fact.attribute != "family" for fact in facts) and _is_one_clause(utterance, marks)


def _is_on_file(endings: Sequence[Fact], utterance: Utterance) -> bool:
    """Say whether what ends is remembered, so that there is no doubt what the message speaks of."""
    known = [fold(one.value).text for one in utterance.on_file()]
    ended = [fold(fact.value).text for fact in endings]
    return any(len(old) > 1 and (old in new or new in old) for old in known for new in ended)


def _is_called(facts: Sequence[Fact], utterance: Utterance) -> bool:
    return facts[0].attribute == "name" and _CALLED.search(utterance.folded.text) is not None


def _is_rich(facts: Sequence[Fact]) -> bool:
    """Say whether two things are told of who the user is: "I work the line at the cannery up in Kodiak"."""
    told = {fact.attribute for fact in facts if fact.subject == "user" and fact.op == "add"}
    return len(told & _WHO) > 1


def _is_one_clause(utterance: Utterance, marks: Marks) -> bool:
    """Say whether one short clause in the first person is left open, in which nothing plays: "I like hiking"."""
    open_ones = [
        clause
        for clause, rule in zip(utterance.clauses, marks.blocked, strict=True)
        if rule is None and _OPENER.fullmatch(clause.text) is None
    ]
    passing = all(rule is None or rule.name in _BESIDE for rule in marks.blocked)
    text = open_ones[0].text if open_ones else ""
    return (
        len(open_ones) == 1
        and passing
        and not (_was_asked(utterance) and _NAMES.match(text) is None)
        and len(text) <= _PLAINLY[utterance.language]
        and _PLAIN_START.match(text) is not None
        and _PLAYS.search(text) is None
    )


def _was_asked(utterance: Utterance) -> bool:
    return bool(utterance.context) and re.search(r"[?？]", utterance.context[-1].content) is not None
