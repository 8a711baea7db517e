"""Long or short? What a message leaves behind, decided by layers of which each may abstain and says why.

    guard          secrets and injected orders are refused before anything else looks
    rules          the tables in `zh/` and `en/`, explained in `rules.py`: a fork edits them
    small          a linear head over the bundled encoder: `small_model/`
    llm            a chat model, where one is configured: `llm.py`
    further layers anything with a `name` and `judge(utterance) -> Decision | None`: `layers.py`

A layer that is sure decides. One that is not only leans: the next layer is asked and sees the leaning. The
last leaning stands; when there is none, or it is LONG below the threshold, the answer is SHORT. Then a layer may
look again at each fact: the small one puts what is likely wrong in the user's own words.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime

from memory.guard.clean import clean
from memory.guard.injection import find_injection
from memory.guard.keepable import ASKED_BEFORE
from memory.guard.redact import find_secrets, is_secret_answer
from memory.judge.changing.disowned import in_its_place
from memory.judge.changing.doubted import without_doubted
from memory.judge.changing.life_turns import TURNS
from memory.judge.changing.next_grade import with_the_next_grade
from memory.judge.changing.not_mine import without_what_is_not_mine
from memory.judge.changing.parted import with_who_parted
from memory.judge.changing.partings import may_end
from memory.judge.changing.replaceable import says_something
from memory.judge.changing.same_elsewhere import with_the_same_elsewhere
from memory.judge.people.acquaintances import as_acquaintances
from memory.judge.people.apart import told_apart
from memory.judge.people.bearer import of_the_user, without_anothers_end
from memory.judge.people.goes_on import with_what_goes_on
from memory.judge.reading.folding import fold
from memory.judge.reading.no_statement import without_requests
from memory.judge.reading.yes_and_no import stated_by
from memory.judge.rule_layer import RuleLayer
from memory.judge.small_model.verbatim import is_as_said
from memory.judge.telling.against import RETURNS, speaks_against
from memory.judge.telling.aims import as_aim
from memory.judge.telling.facts import GUESSED
from memory.judge.telling.fitting import plausible
from memory.judge.telling.itemised import itemised
from memory.judge.telling.weak import weak_signals
from memory.judge.utterance import Guards, Known, Layer, LooksAgain, Utterance, nothing_on_file
from memory.language import detect_language
from memory.lazy_pattern import LazyPattern
from memory.records import Decision, Fact, Language, Turn
from memory.vocabulary import ATTRIBUTES

__all__ = ["Guards", "Judge", "Known", "Layer", "LooksAgain", "RuleLayer", "Utterance"]

_SECRET = {
    "zh": "这里面有密码或证件号一类的机密，为安全起见不会保存",
    "en": "this holds a secret (password, key, card or ID number), which is never kept",
}
_INJECTION = {
    "zh": "这段文字在指挥系统改写记忆，不会保存",
    "en": "this text gives orders to the system and is never kept as a memory",
}
_DOUBT = {"zh": "没有迹象表明以后还用得上", "en": "nothing says that it lasts"}

_HANDED_OVER = {
    "zh": "这是别人写的文字，不是在说自己",
    "en": "this is somebody else's text, not about the user",
}

_A_CONTACT = LazyPattern(r"\[(?:电话|邮箱|手机号?|phone|e-?mail)\]")
_ON_THE_SIDE = LazyPattern(
    r"兼职|副业|业余|打零工|报了个|老年大学|兴趣班|\b(?:casual|side|part[- ]time|weekend|second|evening) (?:job|gig|hustle|shifts?)|"
    r"\bon (?:the side|weekends)\b|\bcourse\b"
)
# "I cook meat for work" tells a cook from nobody.
_DONE_AT_WORK = LazyPattern(
    r"\b(?:i|we) (?:cook|handle|see|eat|wear|carry|use|serve|clean|touch|smell|drive|walk) [^,.!?]{2,30} (?:for|at) work\b"
)


class Judge:
    """Decide for one message whether it is to be kept, and what of it."""

    def __init__(
        self, layers: Sequence[Layer] | None = None, *, threshold: float = 0.7, sure: float = 0.9
    ) -> None:
        """Take the layers in the order in which they are asked; the default is the rules alone.

        `threshold` (0..1) is the least confidence with which a layer may say LONG, `sure` the confidence
        from which on no further layer is asked.
        """
        self.layers: tuple[Layer, ...] = tuple(layers) if layers is not None else (RuleLayer(),)
        self.threshold = threshold
        self.sure = sure

    def decide(
        self,
        message: str,
        *,
        context: Sequence[Turn] = (),
        now: datetime,
        language: Language | None = None,
        on_file: Callable[[], Sequence[Known]] = nothing_on_file,
    ) -> Decision:
        """Judge a message with the turns before it (oldest first) at the time `now` (aware).

        `on_file` reads what is remembered of the
        user, and is asked only where the message may take something back. LONG carries the facts to keep, SHORT none. `refused` is set where the message must not be kept
        anywhere. The reason is in the language of the message. Writes nothing, raises nothing of its own.
        """
        message = clean(message)
        utterance = Utterance.of(message, now=now, context=context, language=language, on_file=on_file)
        refused = self._guard(message, utterance)
        if refused is not None:
            return refused
        stated = stated_by(utterance)
        if stated:
            utterance = Utterance.of(stated, now=now, context=context, language=language, on_file=on_file)
        if not utterance.clauses and message.strip():
            return self._handed_over(utterance.language if language else detect_language(message))
        for layer in self.layers:
            decision = layer.judge(utterance)
            if decision is not None and decision.facts:
                decision = _as_changed(decision, _possible(decision, utterance))
            if decision is None:
                continue
            utterance = replace(utterance, leaning=decision)
            if decision.confidence >= self.sure:
                break
        settled = with_who_parted(without_requests(self._settled(utterance), utterance), utterance)
        listed = settled.model_copy(update={"facts": itemised(settled.facts, utterance.language)})
        told = as_acquaintances(
            told_apart(with_what_goes_on(listed, utterance), utterance), utterance.language
        )
        for layer in self.layers:
            if isinstance(layer, LooksAgain):
                told = layer.checked(told, utterance)
        told = with_the_next_grade(told, utterance)
        told = without_what_is_not_mine(without_anothers_end(told, utterance), utterance)
        return with_the_same_elsewhere(without_doubted(in_its_place(told, utterance), utterance), utterance)

    def _settled(self, utterance: Utterance) -> Decision:
        leaning = utterance.leaning
        if leaning is None or (leaning.verdict == "LONG" and leaning.confidence < self.threshold):
            leaning = self._doubt(utterance.language, leaning)
        if leaning.verdict == "LONG":
            return leaning
        weak = weak_signals(utterance, leaning.rule)
        return leaning.model_copy(update={"weak": weak}) if weak else leaning

    def _guard(self, message: str, utterance: Utterance) -> Decision | None:
        language = utterance.language
        secrets = find_secrets(message)
        if secrets or any(
            is_secret_answer(turn.content, message) for turn in utterance.context[-ASKED_BEFORE:]
        ):
            return _refusal("secret", secrets[0] if secrets else "password", _SECRET[language])
        injection = find_injection(message)
        if injection is not None:
            return _refusal("injection", injection, _INJECTION[language])
        for layer in self.layers:
            kind = layer.refuses(message) if isinstance(layer, Guards) else None
            if kind is not None:
                reason = (_SECRET if kind == "secret" else _INJECTION)[language]
                return _refusal(kind, "likely", reason)
        return None

    def _handed_over(self, language: Language) -> Decision:
        reason = _HANDED_OVER[language]
        return Decision(verdict="SHORT", confidence=0.95, reason=reason, layer="judge", rule="handed over")

    def _doubt(self, language: Language, decision: Decision | None) -> Decision:
        confidence = 0.5 if decision is None else 1 - decision.confidence
        layer = "none" if decision is None else decision.layer
        return Decision(
            verdict="SHORT", confidence=confidence, reason=_DOUBT[language], layer=layer, rule="doubt"
        )


def _possible(decision: Decision, utterance: Utterance) -> Decision | None:
    """Leave out facts that cannot be what they are taken for, or are somebody else's; None when none is left."""
    hoped = (as_aim(fact, utterance) for fact in decision.facts)
    facts = tuple(
        _beside(fact, utterance)
        for fact in hoped
        if fact is not None and may_end(fact, utterance)
        if fact.op == "delete"
        or fact.subject != "user"
        or (
            says_something(fact.value)
            and not (fact.attribute == "reply_style" and _A_CONTACT.search(fact.value))
            and (
                is_as_said(fact, utterance)
                or (
                    plausible(fact.attribute, fact.value, utterance.language)
                    and not _passing(fact, utterance)
                )
            )
        )
    )
    kept = without_anothers_end(decision.model_copy(update={"facts": _once(facts)}), utterance)
    return of_the_user(kept, utterance) if kept.facts else None


def _as_changed(decision: Decision, possible: Decision | None) -> Decision | None:
    """Return what is possible of a decision, with all that a turn in a life changes of what is on file.

    Whose life it is such a turn has looked at itself: "they fired me" begins with somebody else.
    """
    if decision.rule not in TURNS:
        return possible
    stands = {(fact.attribute, fact.value) for fact in possible.facts} if possible is not None else set()
    kept = tuple(
        fact
        for fact in decision.facts
        if fact.op != "add" or fact.attribute == "employer" or (fact.attribute, fact.value) in stands
    )
    return decision.model_copy(update={"facts": kept}) if kept else None


def _beside(fact: Fact, utterance: Utterance) -> Fact:
    """Return a job on the side, or a thing done at work, as one that takes the place of none."""
    if fact.attribute != "occupation" or fact.op != "add" or fact.replaces:
        return fact
    if not (_ON_THE_SIDE.search(utterance.folded.text) or _DONE_AT_WORK.search(utterance.folded.text)):
        return fact
    return fact.model_copy(update={"confidence": min(fact.confidence, GUESSED)})


def _passing(fact: Fact, utterance: Utterance) -> bool:
    """Tell whether a clause with the one before it speaks of a stay, a visit or an offer, not of a home or a job."""
    at = utterance.folded.text.find(fold(fact.value).text) if ATTRIBUTES[fact.attribute].single else -1
    index = next((i for i, clause in enumerate(utterance.clauses) if clause.start <= at < clause.end), None)
    if index is None:
        return False
    after = "".join(one.text for one in utterance.clauses[index + 1 : index + 2])
    returns = fact.attribute == "location" and RETURNS.search(after) is not None
    return returns or speaks_against(fact.attribute, utterance.with_the_one_before(index))


def _once(facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """Leave out a second value of what has one at a time: the first one said stands."""
    seen: set[str] = set()
    kept: list[Fact] = []
    for fact in facts:
        single = fact.subject == "user" and fact.op != "delete" and ATTRIBUTES[fact.attribute].single
        single = single and not fact.replaces
        single = single and fact.attribute != "name"  # how to be called comes last
        if not (single and fact.attribute in seen):
            kept.append(fact)
        if single:
            seen.add(fact.attribute)
    return tuple(kept)


def _refusal(kind: str, rule: str, reason: str) -> Decision:
    return Decision.model_validate(
        {
            "verdict": "SHORT",
            "confidence": 1.0,
            "reason": reason,
            "layer": "guard",
            "rule": rule,
            "refused": kind,
        }
    )
