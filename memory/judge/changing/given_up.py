"""What somebody has given up without having told of it before: "I quit smoking last year" is worth knowing by itself."""

from memory.judge.reading.blocking import Marks
from memory.judge.reading.folding import fold
from memory.judge.telling.extract import bare
from memory.judge.telling.facts import make_fact, tidy
from memory.judge.telling.finding import Finding
from memory.judge.utterance import Utterance, nothing_on_file
from memory.lazy_pattern import LazyPattern
from memory.records import Fact

_GIVEN_UP = {
    "zh": LazyPattern(
        r"(?:戒|不再?抽|不再?喝)(?:掉)?了?(?:烟|酒|糖|咖啡|奶茶|肉|赌|网游|游戏)|(?:烟|酒|糖|咖啡|肉|赌)(?:我)?(?:已经|都|早就?)?戒"
    ),
    "en": LazyPattern(
        r"\b(?:quit|gave up|given up|stopped|kicked|off the|been off|came off|done with)\b (?:the )?(?:smok\w+|vap\w+|drink\w+|booze|alcohol|fags|cigs|cigarettes|gambl\w+|sugar|meat|caffeine|coffee|weed|drugs)\b"
    ),
}
_NOT_YET = LazyPattern(
    r"想|要|打算|准备|没能|不了|失败|\b(?:want|trying|try|going to|gonna|should|could|can't|if|wish|until|almost)\b"
)


def given_up(utterance: Utterance, marks: Marks) -> Fact | None:
    """Return the habit of doing without what a message says was given up; None where that is on file or not said."""
    if utterance.on_file is nothing_on_file:
        return None  # without a store nobody knows what was told before
    for clause, rule in zip(utterance.clauses, marks.blocked, strict=True):
        if rule is not None and rule.name not in ("past", "now"):
            continue
        match = _GIVEN_UP[utterance.language].search(clause.text)
        if match is None or _NOT_YET.search(clause.text) or "?" in clause.mark:
            continue
        start, _ = bare(clause, utterance.language)
        said = tidy(utterance.folded.cut(start, clause.end))
        known = (fold(one.value).text for one in utterance.on_file())
        if any(word in value for value in known for word in _words(match.group(), utterance.language)):
            return None
        return make_fact(utterance, "habit", said, Finding("habit", start, clause.end, "given up", 0))
    return None


def _words(text: str, language: str) -> list[str]:
    """Return by what the thing given up is known on file: the stem of the word, the sign."""
    if language == "zh":
        return [sign for sign in ("烟", "酒", "糖", "咖啡", "奶茶", "肉", "赌", "游戏") if sign in text]
    return [text.split()[-1][:5]]
