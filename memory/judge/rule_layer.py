"""The first layer: the table of `rules.py` and the rows of extraction, with no model at all."""

import re

from memory.guard.redact import redact_contacts
from memory.judge.blocking import Marks, mark
from memory.judge.clauses import Clause
from memory.judge.endings import find_endings
from memory.judge.events import find_event, hints, short_span
from memory.judge.extract import Finding, bare, find
from memory.judge.facts import fact_of, make_fact, tidy
from memory.judge.patterns import Rule
from memory.judge.replies import Reply, answer, correction, ending
from memory.judge.utterance import Utterance
from memory.records import Decision, Fact, Language
from memory.vocabulary import ATTRIBUTES

_LASTS = {"zh": "这是关于用户的、以后还有用的事", "en": "this says something lasting about the user"}
_ASKED = {"zh": "用户要求记住", "en": "the user asked for it to be remembered"}
_OVER = {"zh": "用户说这件事结束了", "en": "the user says that this is over"}
_CORRECTED = {"zh": "用户更正了之前的说法", "en": "the user corrects what was said before"}
_ANSWERED = {"zh": "这是对刚才问题的回答", "en": "this answers the question just asked"}
_CUE = {
    "zh": re.compile(
        r"(?:请|你|帮我|替我|给我|麻烦|务必|一定|千万|好好|这个?|也|要|都|就)*(?:记住|记好|记牢|记着|记得|"
        r"记一下|记下来?|记一笔|备注|备忘|存一下|存着|存好|存档|留着|别忘了?|不要忘了?|做个记录|归档|录入|"
        r"你记)(?:一下|了|啊|哈|吧)?[,:\s]*"
    ),
    "en": re.compile(
        r"\b(?:please |pls |can you |could you |just |and |so )*(?:remember|don'?t (?:ever )?forget|"
        r"(?:make|take) (?:a )?note|note(?: down)?|keep (?:(?:it|this|that|in) )?(?:on file|in mind|"
        r"on record|handy|noted)?|save|store|write|jot|log|put|memori[sz]e|fyi|for (?:your|the) records?|"
        r"for future reference|bear in mind)\b(?: (?:that|this|it|of|down|on file|in mind|for (?:me|later|"
        r"next time|future reference)|to memory|for the record))*[,:\s]*"
    ),
}
# Words with which a single-valued fact is a change of what was known, not the first time it is told.
_CHANGE = {
    "zh": re.compile(
        r"[打写叫说记搞弄听]错|不对|更正|纠正|改名|搬(?!运)|换[了公工]|改成|[调转]到|跳槽|如今|早就?不|"
        r"口误"
    ),
    "en": re.compile(
        r"\b(?:you keep|wrong|misspel\w+|actually,? i|sorry,? |correction|i meant|moved|switched|"
        r"changed|no longer|any ?more|typo|not \w+,? (?:it'?s|but)|as of (?:last|this))\b"
    ),
}
_STANDING = {
    "zh": re.compile(r"以后|今后|往后|从今|从现在起|从现在开始"),
    "en": re.compile(
        r"\b(?:from now on|from here on|going forward|moving forward|henceforth|in (?:the )?future|"
        r"by default)\b"
    ),
}
_ABOUT_SELF = {
    "zh": re.compile(
        r"^(?:我|俺|咱|他|她|它|这|那)|要用|用得[上着]|填表|(?:点|饭|班|天|年|月)以后|失业|怎么办"
    ),
    "en": re.compile(r"^(?:i|i'm|i'll|we|my|our|he|she|they|it|the|in the future (?:i|we))\b"),
}
# More than this in one message is a pasted list, not somebody talking about himself.
_MOST_FACTS = 12
_EMPTY = re.compile(
    r"^(?:这个?|那个?|这些|它|this|that|it|me|these|please|the following|上面的?|刚才.*|前面.*|以上.*|"
    r"一下|我|me please|all (?:this|that)|everything.*)?$"
)
_SHORT_LIVED = re.compile(
    r"这个?(?:数|号码?|数字|编号)|下一步|待会|等会|一会儿|天气|下雨|心情|今天|刚才|现在(?!住)|next step|"
    r"for later|in a (?:sec|minute|bit)|weather|mood|today|right now|this (?:number|value|code|figure)|"
    r"number for"
)


class RuleLayer:
    """Judge by rules. Abstains where no row says anything."""

    name = "rules"

    def judge(self, utterance: Utterance) -> Decision | None:
        """Return LONG with the facts that rows found, SHORT where every clause is ruled out, else None."""
        marks = mark(utterance)
        leaning = self._leaning(utterance, marks)
        if leaning is not None:
            return leaning
        found = _findings(utterance, marks)
        facts = _unique(
            [
                _changed(f, utterance)
                for one, when in found
                if (f := fact_of(utterance, one, when)) is not None
            ]
        )
        if facts:
            over = all(fact.op == "delete" for fact in facts)
            reason = _OVER if over else _ASKED if any(marks.remember) else _LASTS
            return self._long(utterance.language, reason, found[0][0].rule, facts)
        wish = self._standing_wish(utterance, marks)
        asked = wish or self._asked_to_remember(utterance, marks)
        return asked or self._short(utterance, marks)

    def _leaning(self, utterance: Utterance, marks: Marks) -> Decision | None:
        """Judge a message by the turns before it: an answer, a correction or an ending."""
        if not utterance.context:
            return None
        questions = [rule is None or rule.name != "question" for rule in marks.blocked]
        if not any(questions):
            return None
        language = utterance.language
        for rule, reason, reply in (
            ("answer", _ANSWERED, answer(utterance)),
            ("correction", _CORRECTED, correction(utterance, questions)),
        ):
            if reply is None:
                continue
            own = [
                fact
                for one, when in _findings(utterance, marks)
                if (fact := fact_of(utterance, one, when)) is not None
            ]
            if any(fact.attribute == reply.attribute for fact in own):
                return self._long(language, reason, rule, _unique(_replacing(own, reply)))
            return self._long(language, reason, rule, _unique([_fact_of_reply(utterance, reply), *own]))
        named = [
            one
            for one in find_endings(utterance.clauses, marks.usable, language)
            if not _unnamed(utterance, one)
        ]
        reply = None if named else ending(utterance)
        return (
            None
            if reply is None
            else self._long(language, _OVER, ("ending"), (_fact_of_reply(utterance, reply),))
        )

    def _standing_wish(self, utterance: Utterance, marks: Marks) -> Decision | None:
        """Take a sentence that says "from now on" and is not about the user as a wish for the replies."""
        language = utterance.language
        for index, clause in enumerate(utterance.clauses):
            if marks.blocked[index] is not None or not _STANDING[language].search(clause.text):
                continue
            first = index
            while first and not utterance.clauses[first - 1].strong and marks.blocked[first - 1] is None:
                first -= 1
            start, text = bare(utterance.clauses[first], language)
            if _ABOUT_SELF[language].search(text) or clause.end - start < 8:
                continue
            fact = fact_of(utterance, Finding("reply_style", start, clause.end, "reply_style", first))
            if fact is not None:
                return self._long(language, _LASTS, "reply_style", (fact,))
        return None

    def _asked_to_remember(self, utterance: Utterance, marks: Marks) -> Decision | None:
        """Keep what the user asks to remember though no row knows what it is, unless it is soon stale."""
        language = utterance.language
        if not any(asked and rule is None for asked, rule in zip(marks.remember, marks.blocked, strict=True)):
            return None
        spans = [
            _content(clause, language)
            for clause, ok in zip(utterance.clauses, marks.usable, strict=True)
            if ok
        ]
        spans = [(low, high) for low, high in spans if not _EMPTY.match(utterance.folded.text[low:high])]
        if not spans:
            return None
        low, high = min(span[0] for span in spans), max(span[1] for span in spans)
        content = utterance.folded.text[low:high]
        if _SHORT_LIVED.search(utterance.folded.text) or len(content) < 3:
            reason = "只是眼下的事，过后就没用了" if language == "zh" else "this is of no use after today"
            return Decision(
                verdict="SHORT",
                confidence=0.85,
                reason=reason,
                layer=self.name,
                rule=("remember: soon stale"),
            )
        fact = make_fact(utterance, "other", tidy(utterance.folded.cut(low, high)))
        return self._long(language, _ASKED, "remember", (fact,))

    def _short(self, utterance: Utterance, marks: Marks) -> Decision | None:
        ruled_out = [rule for rule in marks.blocked if rule is not None]
        if not ruled_out or not all(
            _is_little(c) or r is not None for c, r in zip(utterance.clauses, marks.blocked, strict=True)
        ):
            return None
        rule: Rule = max(ruled_out, key=lambda one: one.confidence)
        return Decision(
            verdict=("SHORT"), confidence=rule.confidence, reason=rule.reason, layer=self.name, rule=rule.name
        )

    def _long(
        self, language: Language, reason: dict[Language, str], rule: str, facts: tuple[Fact, ...]
    ) -> Decision:
        return Decision(
            verdict=("LONG"),
            confidence=min(f.confidence for f in facts),
            reason=reason[language],
            layer=self.name,
            rule=rule,
            facts=facts,
        )


def _findings(utterance: Utterance, marks: Marks) -> list[tuple[Finding, object]]:
    """Return all findings of a message in order, dated ones with their time."""
    usable = list(marks.usable)
    found: list[tuple[Finding, object]] = []
    endings = find_endings(utterance.clauses, usable, utterance.language)
    for one in endings:
        found.append((one, None))
        usable[one.clause] = False
    dated = []
    if hints(utterance.folded.text, utterance.language):
        dated = [event for index, ok in enumerate(usable) if ok and (event := find_event(utterance, index))]
    for event, when in dated:
        if short_span(when):
            usable[event.clause] = False
            for index, clause in enumerate(utterance.clauses):
                if event.start < clause.end and clause.start < event.end:
                    usable[index] = False
    for index, clause in enumerate(utterance.clauses):
        if usable[index] and _holds_contact(utterance, clause, marks.remember):
            first = (
                index - 1
                if index and usable[index - 1] and _CONTACT.sub("", clause.text).strip() == ("")
                else index
            )
            start = bare(utterance.clauses[first], utterance.language)[0]
            found.append((Finding("contact", start, clause.end, "contact", index), None))
            usable[first] = usable[index] = False
    plain = find(utterance.folded, utterance.clauses, usable, utterance.language)
    taken = {one.clause for one in plain}
    found.extend((one, None) for one in plain)
    found.extend((event, when) for event, when in dated if short_span(when) or event.clause not in taken)
    return sorted(found, key=lambda pair: pair[0].start)


_CONTACT = re.compile(r"@|\d[\d -]{5,}\d")
_OWN_CONTACT = re.compile(
    r"我|俺|^(?:邮箱|电话|手机|微信|号码|座机|工作)|\b(?:my|our|me)\b|^(?:e-?mail|phone|cell|mobile|"
    r"number)"
)


def _holds_contact(utterance: Utterance, clause: Clause, remember: list[bool]) -> bool:
    """Say whether a clause gives a number or address of the user's own, or one to be remembered."""
    if not _CONTACT.search(clause.text) or not (any(remember) or _OWN_CONTACT.search(clause.text)):
        return False
    words = utterance.folded.cut(clause.start, clause.end)
    return redact_contacts(words) != words


def _content(clause: Clause, language: Language) -> tuple[int, int]:
    """Return the span of a clause without the words that ask to remember."""
    start, text = bare(clause, language)
    match = _CUE[language].search(text)
    if match is None:
        return start, clause.end
    if match.start() == 0:
        return start + match.end(), clause.end
    return start, start + (match.start() if len(text) - match.end() < 3 else len(text))


def _unnamed(utterance: Utterance, finding: Finding) -> bool:
    """Say whether an ending does not say what or who is over ("we split up")."""
    return (
        re.match((r"(?:we|i)\b|离婚|分手|恢复单身|不"), utterance.folded.text[finding.start : finding.end])
        is not None
    )


def _is_little(clause: Clause) -> bool:
    return len(clause.text) <= 6


def _fact_of_reply(utterance: Utterance, reply: Reply) -> Fact:
    value = tidy(utterance.folded.cut(*reply.span)) if reply.span else reply.value
    subject = "family" if reply.attribute == "family" else "user"
    start, end = reply.span or (0, 0)
    shell = Finding(reply.attribute, start, end, "reply", 0, reply.op, subject, reply.replaces)
    return make_fact(utterance, reply.attribute, value, shell)


def _changed(fact: Fact, utterance: Utterance) -> Fact:
    """Return the fact as an update where it has one value at a time and the message speaks of a change."""
    if (
        fact.op == ("add")
        and ATTRIBUTES[fact.attribute].single
        and _CHANGE[utterance.language].search(utterance.folded.text)
    ):
        return fact.model_copy(update={"op": "update"})
    return fact


def _replacing(own: list[Fact], reply: Reply) -> list[Fact]:
    """Return the facts of a message with the one the reply is about marked as the correction it is."""
    if reply.op != "update":
        return own
    return [
        fact.model_copy(update={"op": "update", "replaces": fact.replaces or reply.replaces})
        if fact.attribute == reply.attribute and fact.op == "add"
        else fact
        for fact in own
    ]


def _unique(facts: list[Fact]) -> tuple[Fact, ...]:
    seen: dict[tuple[str, str, str], Fact] = {}
    for fact in facts:
        seen.setdefault((fact.attribute, fact.value.lower(), fact.op), fact)
    return tuple(seen.values())[:_MOST_FACTS]
