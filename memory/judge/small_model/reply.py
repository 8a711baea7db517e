"""A reply that says too little by itself is kept with the question it answers: "Quaker", "he's nineteen", "仡佬族"."""

import re
from collections.abc import Sequence

from memory.guard.injection import find_injection
from memory.guard.redact import find_secrets, redact_contacts
from memory.judge.reading.folding import fold
from memory.judge.small_model.clause_reader import Reading
from memory.judge.small_model.verbatim import filed_under
from memory.judge.telling.facts import GUESSED, make_fact
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact, Language

_LONGEST = {"zh": 20, "en": 60}  # characters of a reply
_BARE = {"zh": 6, "en": 12}  # characters of a first clause that does nothing but answer
_QUESTION = {"zh": 40, "en": 120}  # characters of a question that is kept with it
_SENTENCE = re.compile(r"[^.!?。！？\n]+[?？]")
_SAYS_NOTHING = LazyPattern(
    r"(?:yes|no|yeah|yep|nope|nah|ok(?:ay)?|sure|maybe|both|either|neither|dunno|idk|(?:i have |i'?ve )?no (?:idea|clue)|(?:i'?m )?not (?:sure|really)|beats me|(?:god |who |heaven )knows|i (?:don'?t|do not|can'?t) (?:know|remember|recall|say)|it depends|depends|never ?mind|whatever|(?:the|that|this) (?:\w+ )?one|the (?:first|second|last|former|latter))\b[^\w]*$|"
    r"(?:是的?|对|不是|没有?|有|嗯+|好的?|行|可以|都行|随便|(?:我)?(?:也|都|真|还)*(?:不知道|不清楚|不晓得|不确定|没数|没印象|记不清|记不得|想不起来|忘了|说不[好准清])|谁知道|鬼知道|看情况|算了|第[一二三四]个?|前者|后者|这个|那个)了?[^\w]*$"
)
_ASKED = {"zh": "被问“{question}”时，用户回答：{value}", "en": 'Asked "{question}", the user says: {value}'}
_PRONOUN = LazyPattern(r"(?:and |but |so )*(?:he|she|they|his|her|their)(?:'s|'re)?\b|[他她]")
_OF_YOU = LazyPattern(r"[你您]|\b(?:you|your|you're)\b")
_ASKS_A_FACT = LazyPattern(
    r"几|多[大少高久]|哪|什么|谁|\b(?:how (?:old|many|long)|what|where|when|which|who)\b"
)


def as_reply(utterance: Utterance, reading: Reading) -> tuple[Fact, ...]:
    """Return a short reply to the assistant's question, together with that question; () where it is none.

    `reading` is what its likeliest clause tells. A question that gives orders or holds a secret is not kept.
    """
    text = utterance.text.strip()
    question = _asked(utterance)
    if not question or len(text) > _LONGEST[utterance.language]:
        return ()
    if _SAYS_NOTHING.match(utterance.folded.text):
        return ()
    said = make_fact(utterance, "other", text).model_copy(update={"confidence": GUESSED})
    return (_asked_and_said(filed_under(said, reading, utterance), question, utterance.language),)


def with_its_question(facts: Sequence[Fact], utterance: Utterance) -> tuple[Fact, ...]:
    """Return facts that begin with "he" or "她" with the question of the turn before, and what only answers it beside them.

    "4, he starts school in September" says whose age that is only after "How old is Jonah?".
    """
    question = _asked(utterance)
    if not question or not facts or not utterance.clauses:
        return tuple(facts)
    language = utterance.language
    worded = [
        _asked_and_said(fact, question, language)
        if fact.op == "add" and _PRONOUN.match(fold(fact.value).text)
        else fact
        for fact in facts
    ]
    first, asked = utterance.clauses[0].text, fold(question).text
    told = any(first.rstrip("啊呀呗哦嘛啦") in fold(fact.value).text for fact in facts)
    if told or len(first) > _BARE[language] or _SAYS_NOTHING.match(first) or "?" in utterance.clauses[0].mark:
        return tuple(worded)
    if _OF_YOU.search(asked) or not _ASKS_A_FACT.search(asked):
        return tuple(worded)
    answer = make_fact(utterance, "other", utterance.folded.cut(0, utterance.clauses[0].end))
    guess = answer.model_copy(update={"confidence": GUESSED, "subject": "other"})
    return (*worded, _asked_and_said(guess, question, language))


def _asked(utterance: Utterance) -> str:
    """Return the question that ends the assistant's turn, "" where there is none or it must not be kept."""
    last = utterance.context[-1] if utterance.context else None
    asked = _SENTENCE.findall(last.content) if last is not None and last.role == "assistant" else []
    if not asked or not last or not last.content.rstrip().endswith(asked[-1].rstrip()):
        return ""
    question = redact_contacts(asked[-1].strip(" \t\n,，"))
    refused = (
        len(question) > _QUESTION[utterance.language] or find_injection(question) or find_secrets(question)
    )
    return "" if refused else question


def _asked_and_said(fact: Fact, question: str, language: Language) -> Fact:
    text = _ASKED[language].format_map({"question": question, "value": fact.value})
    return fact.model_copy(update={"text": text})
