"""The table of decisions: five rules, each a group of rows, in `zh/rules.py`, `en/rules.py` and `either.py`.

    time words     a word of now or of the past makes a remark SHORT; one that says "always" makes it last
    kind           what sort of text it is: questions, tasks, quotes, games are SHORT; the kinds that are
                   LONG (name, taste, habit …) are the rows beside them: `identity.py`, `tastes.py` …
    reuse          good for this conversation only: steps of a task, one complaint
    signals        the user says so: "remember", "from now on" against "just this once", "no need to save"
    corrections    the user takes back or ends what was said before: `endings.py` there, `answers.py` here

A row is tried on folded text (small letters, simplified characters, see `folding.py`). `scope` says how far
a SHORT row reaches: the clause, the rest of the sentence, the rest of the message or all of it, both up to a
change of subject ("by the way"). `unless` is searched in the same clause and lifts the row. LONG rows decide nothing alone: they lift
SHORT rows, as `blocking.py` says, and ask for what stands beside them.
"""

from functools import cache

from memory.judge import en, zh
from memory.judge.reading.either import EITHER
from memory.judge.reading.patterns import CompiledRule, Rule, compile_rules
from memory.records import Language, Verdict

RULES: tuple[Rule, ...] = zh.RULES + en.RULES + EITHER


@cache
def compiled(language: Language, verdict: Verdict) -> tuple[CompiledRule, ...]:
    """Return the rows of a language and verdict, in the order of the table."""
    return compile_rules(rule for rule in RULES if rule.language == language and rule.verdict == verdict)
