"""The first layer: the table of `rules.py` and the rows that find facts, with no model at all."""

import re

from memory.judge.changing.corrections import correction, ending, exchanged, instead
from memory.judge.changing.endings import find_endings
from memory.judge.changing.forget_words import HINT, asks_to_forget_all
from memory.judge.changing.life_turns import life_turn
from memory.judge.changing.on_file import taken_back
from memory.judge.changing.replaceable import replaceable, says_something
from memory.judge.changing.revisions import Revision, elsewhere, fact_of_reply, put_right, replacing, revised
from memory.judge.changing.said_before import Reply
from memory.judge.changing.ways_to_end import ends_nothing_named
from memory.judge.people.apart import kin_changed
from memory.judge.people.who_is import who_is
from memory.judge.reading.blocking import AT_LAST, Marks, mark
from memory.judge.reading.clauses import Clause
from memory.judge.telling.answers import answer
from memory.judge.telling.extract import Finding
from memory.judge.telling.facts import distinct, make_fact
from memory.judge.telling.stated import stated_facts
from memory.judge.telling.wishes import asked_to_remember, only_errand, standing_wish
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Decision, Fact, Operation
from memory.vocabulary import neighbours

_LASTS = {"zh": "这是关于用户的、以后还有用的事", "en": "this says something lasting about the user"}
_ASKED = {"zh": "用户要求记住", "en": "the user asked for it to be remembered"}
_OVER = {"zh": "用户说这件事结束了", "en": "the user says that this is over"}
_CORRECTED = {"zh": "用户更正了之前的说法", "en": "the user corrects what was said before"}
_FORGETS = {"zh": "用户要求忘掉一切，这不是要记的事", "en": "the user asks for everything to be forgotten"}
_UNPLACED = {"zh": "不清楚更正的是哪一点", "en": "it is not plain what this corrects"}
_ANSWERED = {"zh": "这是对刚才问题的回答", "en": "this answers the question just asked"}
_STALE = {"zh": "只是眼下的事，过后就没用了", "en": "this is of no use after today"}
# Rows whose LONG is right hardly more than nine times in ten on the sentences in evals/sentences (measured by
# `python -m evals train-judge`): another layer, where there is one, has a say.
_LEANING = frozenset({"age", "ending", "other", "remember"})
_LEAN = 0.8
# Who reminds of something, or says that it is not all, takes nothing of it back.
_ONLY_ADDS = LazyPattern(
    r"^(?:please |and |but |also )*(?:don'?t|do not|never) (?:you )?(?:ever )?forget\b|^(?:请|千万|你|可)*(?:别|不要|勿|不许|不能)忘(?:了|记)?|"
    r"\bnot (?:just|only|merely|simply)\b|\b(?:don'?t|do not|doesn'?t) (?:just|only)\b|不(?:只|仅|光|单)(?:仅|是|单)?[^,。]{1,16}[,，]?(?:还|也|而且)"
)
_NO_ANSWER = frozenset({"question", "text to work on", "role play"})
# A few characters tell something all the same: "我有风湿".
_LITTLE = 6
_OF_ONESELF = re.compile(r"[我俺](?:有|是|对|住|叫|养|怕|姓|属|教|爱|不吃|戒|生于)..")
# Who laughs may be playing, whatever the row that hit.
_LAUGHS = re.compile(r"\b(?:lol|lmao|rofl|haha+|hehe+|xd)\b|哈哈|嘿嘿|笑死|doge|狗头")
# What the table calls by these names states nothing of the user.
_NO_STATEMENT = frozenset({
    "question", "quote", "hypothetical", "text to work on", "text to write", "role play", "sarcasm",
})  # fmt: skip
_UNNAMED = re.compile(
    r"(?:we|i|that|it|this|them|those|all that)\b|离婚|分手|恢复单身|不|[它她他]$|[那这][儿里边]$"
)


class RuleLayer:
    """Judge by rules. Abstains where no row says anything."""

    name = "rules"

    def judge(self, utterance: Utterance) -> Decision | None:
        """Return LONG with the facts that rows found, SHORT where every clause is ruled out, else None."""
        marks = mark(utterance)
        if HINT.search(utterance.folded.text) and asks_to_forget_all(utterance.text):
            return self._short(0.95, _FORGETS[utterance.language], "forget everything")
        if _ONLY_ADDS.search(utterance.folded.text):
            return (
                self._errand(utterance, self._stated(utterance, marks))
                or self._wished(utterance, marks)
                or self._ruled_out(utterance, marks)
            )
        return (
            self._turned(utterance, marks)
            or _cautious(self._of_kin(utterance, marks), utterance, marks)
            or _cautious(self._revised(utterance, marks), utterance, marks)
            or _cautious(self._leaning(utterance, marks), utterance, marks)
            or _cautious(self._taken_back(utterance, marks), utterance, marks)
            or _cautious(self._amended(utterance, marks), utterance, marks)
            or self._nothing_named(utterance)
            or self._errand(utterance, self._stated(utterance, marks))
            or self._wished(utterance, marks)
            or self._ruled_out(utterance, marks)
        )

    def _leaning(self, utterance: Utterance, marks: Marks) -> Decision | None:
        """Judge a message by the turns before it: an answer, a correction or an ending."""
        statements = [rule is None or rule.name not in _NO_ANSWER for rule in marks.blocked]
        if not utterance.context or not any(statements):
            return None
        language = utterance.language
        introduced = who_is(utterance)
        if introduced is not None:
            return self._long(_ANSWERED[language], "answer", [introduced])
        swapped = exchanged(utterance, statements)
        fact = fact_of_reply(utterance, swapped) if swapped is not None else None
        if fact is not None and replaceable(fact, utterance):
            return self._long(_CORRECTED[language], "correction", [fact])
        for rule, reason, reply in (
            ("answer", _ANSWERED, answer(utterance)),
            ("correction", _CORRECTED, correction(utterance, statements)),
        ):
            if reply is not None:
                own = stated_facts(utterance, marks)
                if any(fact.attribute == reply.attribute for fact in own):
                    return self._long(reason[language], rule, replacing(own, reply))
                meant = fact_of_reply(utterance, reply)
                if not replaceable(meant, utterance):
                    continue
                moved = meant.attribute == "location" and any(fact.value == meant.value for fact in own)
                if own and rule == "correction" and not moved:
                    return None  # what it says itself is plainer than what it might correct
                return self._long(reason[language], rule, [meant, *own])
        told = stated_facts(utterance, marks)
        traded = instead(utterance, told)
        if traded is not None:
            update = {"op": "update", "replaces": traded[1].value}
            facts = [one.model_copy(update=update) if one is traded[0] else one for one in told]
            return self._long(_CORRECTED[language], "correction", facts)
        endings = find_endings(utterance.clauses, marks.usable, language)
        if any(not _is_unnamed(utterance, one) for one in endings):
            return None
        reply = ending(utterance, [rule is None or rule.group != "kind" for rule in marks.blocked])
        if reply is None:
            return None
        named = self._taken_back(utterance, marks)
        if named is not None and any(fact.op == "update" for fact in named.facts):
            return named  # "no longer in Leeds, York now"
        own = stated_facts(utterance, marks)
        if any(fact.attribute == reply.attribute and fact.op != "delete" for fact in own):
            changed = reply._replace(op="update")  # "not any more, we moved to York"
            return self._long(_CORRECTED[language], "correction", replacing(own, changed))
        return self._long(_OVER[language], "ending", [fact_of_reply(utterance, reply)])

    def _of_kin(self, utterance: Utterance, marks: Marks) -> Decision | None:
        """Judge a message by what it changes of one relative, friend or pet on file."""
        found = kin_changed(utterance, _statements(marks))
        if found is None:
            return None
        facts = [*found[0], *elsewhere(found[1], utterance, marks)]
        ends = all(fact.op == "delete" for fact in facts)
        return self._long((_OVER if ends else _CORRECTED)[utterance.language], "somebody close", facts)

    def _turned(self, utterance: Utterance, marks: Marks) -> Decision | None:
        """Judge a message by the turn in a life that it tells: a day that is left, a death, a move."""
        found = life_turn(utterance, marks, _statements(marks))
        if found is None:
            return None
        language = utterance.language
        if not found.facts:
            return self._short(0.9, _UNPLACED[language], found.rule)
        over = all(fact.op == "delete" for fact in found.facts)
        return self._long((_OVER if over else _CORRECTED)[language], found.rule, found.facts)

    def _revised(self, utterance: Utterance, marks: Marks) -> Decision | None:
        """Judge a message by what it says became of something on file that it names."""
        return self._of_revision(revised(utterance, marks, _statements(marks)), utterance)

    def _amended(self, utterance: Utterance, marks: Marks) -> Decision | None:
        """Judge a message by the right word that it gives for one just said."""
        return self._of_revision(put_right(utterance, marks, _statements(marks)), utterance)

    def _of_revision(self, found: Revision | None, utterance: Utterance) -> Decision | None:
        if found is None:
            return None
        language = utterance.language
        if not found.facts:
            return self._short(0.9, _UNPLACED[language], found.rule)
        return self._long((_OVER if found.over else _CORRECTED)[language], found.rule, found.facts)

    def _taken_back(self, utterance: Utterance, marks: Marks) -> Decision | None:
        """Judge a message by what it takes back of what is on file."""
        found = taken_back(utterance, _statements(marks))
        if found is None:
            return None
        known, language = found.known, utterance.language
        own = [f for f in stated_facts(utterance, marks) if f.op != "delete" and says_something(f.value)]
        alike = [f for f in own if f.attribute in neighbours(known.attribute) and known.value not in f.value]
        if alike:
            changed = {"op": "update", "replaces": known.value}
            facts = [fact.model_copy(update=changed) if fact in alike[:1] else fact for fact in own]
            return self._long(_CORRECTED[language], "on file", facts)
        over = found.span is None and found.value is None
        op: Operation = "delete" if over else "update"
        reply = Reply(
            known.attribute, found.span, known.value if over else found.value or "", op, known.value
        )
        reason = _OVER if over else _CORRECTED
        return self._long(reason[language], "on file", [fact_of_reply(utterance, reply)])

    def _nothing_named(self, utterance: Utterance) -> Decision | None:
        """Leave alone what is over without a word of what it is, where nothing before can be meant."""
        bare = ends_nothing_named(utterance.folded.text)
        return self._short(0.9, _UNPLACED[utterance.language], "unplaced ending") if bare else None

    def _stated(self, utterance: Utterance, marks: Marks) -> Decision | None:
        """Judge a message by what it states itself."""
        facts = stated_facts(utterance, marks)
        if not facts:
            return None
        over = all(fact.op == "delete" for fact in facts)
        reason = _OVER if over else _ASKED if any(marks.remember) else _LASTS
        return self._long(
            reason[utterance.language],
            "ending" if over else facts[0].attribute,
            facts,
            playful=_LAUGHS.search(utterance.folded.text) is not None,
        )

    def _errand(self, utterance: Utterance, stated: Decision | None) -> Decision | None:
        """Keep of an errand ("remember to buy milk") nothing but the appointment in it, if there is one."""
        if not only_errand(utterance) or any(
            f.attribute == "event" for f in (stated.facts if stated else ())
        ):
            return stated
        return self._short(0.95, _STALE[utterance.language], "errand")

    def _wished(self, utterance: Utterance, marks: Marks) -> Decision | None:
        """Judge a message by what the user asks for: "from now on …", "remember …"."""
        language = utterance.language
        wish = standing_wish(utterance, marks)
        if wish is not None:
            return self._long(_LASTS[language], "reply_style", [wish])
        content = asked_to_remember(utterance, marks)
        if content is None:
            return None
        if not content:
            return self._short(0.85, _STALE[language], "remember: soon stale")
        return self._long(_ASKED[language], "remember", [make_fact(utterance, "other", content)])

    def _ruled_out(self, utterance: Utterance, marks: Marks) -> Decision | None:
        """Return SHORT when the table rules out every clause that says anything."""
        clauses = zip(utterance.clauses, marks.blocked, strict=True)
        ruled_out = [rule for rule in marks.blocked if rule is not None]
        if not ruled_out or not all(rule is not None or _is_little(clause) for clause, rule in clauses):
            return None
        rule = max(ruled_out, key=lambda one: one.confidence)
        return self._short(rule.confidence, rule.reason, rule.name)

    def _short(self, confidence: float, reason: str, rule: str) -> Decision:
        return Decision(verdict="SHORT", confidence=confidence, reason=reason, layer=self.name, rule=rule)

    def _long(self, reason: str, rule: str, facts: list[Fact], *, playful: bool = False) -> Decision:
        kept = distinct(facts)
        leans = playful or rule in _LEANING
        confidence = min(_LEAN if leans else 1, *(fact.confidence for fact in kept))
        return Decision(
            verdict="LONG", confidence=confidence, reason=reason, layer=self.name, rule=rule, facts=kept
        )


def _cautious(decision: Decision | None, utterance: Utterance, marks: Marks) -> Decision | None:
    """Return a decision without what may not take the place of what it replaces; what is stated so, stands beside it."""
    if (
        decision is None
        or decision.rule == "medicine"
        or all(replaceable(fact, utterance) for fact in decision.facts)
    ):
        return decision
    stated = {(fact.attribute, fact.value): fact for fact in stated_facts(utterance, marks)}
    facts = (
        fact if replaceable(fact, utterance) else stated.get((fact.attribute, fact.value))
        for fact in decision.facts
    )
    kept = tuple(fact for fact in facts if fact is not None)
    return decision.model_copy(update={"facts": kept}) if kept else None


def _statements(marks: Marks) -> list[bool]:
    return [rule is None or rule.name not in _NO_STATEMENT for rule in marks.blocked]


def _is_unnamed(utterance: Utterance, finding: Finding) -> bool:
    """Say whether an ending does not say what or who is over ("we split up", "quit that")."""
    value = utterance.folded.text[finding.start : finding.end].strip()
    return _UNNAMED.match(value) is not None


def _is_little(clause: Clause) -> bool:
    told = AT_LAST.match(clause.text) or _OF_ONESELF.match(clause.text)
    return len(clause.text) <= _LITTLE and told is None
