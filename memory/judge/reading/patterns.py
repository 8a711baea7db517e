"""What the rows of the two tables are: rules that rule a clause in or out, and rows that find facts.

A `Rule` is one row of the table of decisions, see `rules.py`.

A `Row` names the attribute and a pattern on the folded clause. The group `v` (or `v2`, `v3`) is the value;
without one the whole match is. `old` is the value that a correction replaces. `reject` is searched in the
value and discards a match; `proper` wants it to begin with a capital letter. Rows are tried in order; a
later row never takes a value that an earlier one took. `{kin_zh}` and the like are lists of `lexicon.py`.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from memory.judge.reading.lexicon import spell_out
from memory.lazy_pattern import LazyPattern
from memory.records import Language, Operation, Subject, Verdict

Group = Literal["time words", "kind", "reuse", "signals", "corrections"]
Scope = Literal["clause", "sentence", "rest", "message"]

LASTING = "lasting"
REMEMBER = "remember"


class Rule(NamedTuple):
    """One rule: its group, where it applies, what it looks for, what it says and why."""

    name: str
    group: Group
    language: Language
    scope: Scope
    pattern: str
    verdict: Verdict
    confidence: float
    reason: str
    unless: str = ""


class CompiledRule(NamedTuple):
    """A rule with its patterns compiled."""

    rule: Rule
    pattern: LazyPattern
    unless: LazyPattern | None


class Row(NamedTuple):
    """One row that finds a fact."""

    attribute: str
    pattern: str
    reject: str = ""
    op: Operation = "add"
    subject: Subject = "user"
    proper: bool = False


class CompiledRow(NamedTuple):
    """The same with its patterns compiled."""

    row: Row
    pattern: LazyPattern
    reject: LazyPattern | None


def compile_rules(rules: Iterable[Rule]) -> tuple[CompiledRule, ...]:
    """Return the rules ready to search with, in the same order."""
    return tuple(CompiledRule(rule, _compile(rule.pattern), _optional(rule.unless)) for rule in rules)


def compile_rows(rows: Iterable[Row]) -> tuple[CompiledRow, ...]:
    """Return the rows ready to search with, in the same order."""
    return tuple(CompiledRow(row, _compile(row.pattern), _optional(row.reject)) for row in rows)


def _compile(pattern: str) -> LazyPattern:
    return LazyPattern(spell_out(pattern))


def _optional(pattern: str) -> LazyPattern | None:
    return _compile(pattern) if pattern else None
