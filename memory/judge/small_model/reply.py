"""A reply that says too little by itself is kept with the question it answers: "Quaker", "he's nineteen", "仡佬族"."""

import re

from memory.guard.injection import find_injection
from memory.guard.redact import find_secrets, redact_contacts
from memory.judge.small_model.clause_reader import Reading
from memory.judge.small_model.verbatim import filed_under
from memory.judge.telling.facts import GUESSED, make_fact
from memory.judge.utterance import Utterance
from memory.lazy_pattern import LazyPattern
from memory.records import Fact

_LONGEST = {"zh": 20, "en": 60}  # characters of a reply
_QUESTION = {"zh": 40, "en": 120}  # characters of a question that is kept with it
_SENTENCE = re.compile(r"[^.!?。！？\n]+[?？]")
_SAYS_NOTHING = LazyPattern(
    r"(?:yes|no|yeah|yep|nope|nah|ok(?:ay)?|sure|maybe|both|either|neither|dunno|idk|never ?mind|whatever|(?:the|that|this) (?:\w+ )?one|the (?:first|second|last|former|latter))\b[^\w]*$|"
    r"(?:是的?|对|不是|没有?|有|嗯+|好的?|行|可以|都行|随便|不知道|不清楚|算了|第[一二三四]个?|前者|后者|这个|那个)[^\w]*$"
)
_ASKED = {"zh": "被问“{question}”时，用户回答：{value}", "en": 'Asked "{question}", the user says: {value}'}


def as_reply(utterance: Utterance, reading: Reading) -> tuple[Fact, ...]:
    """Return a short reply to the assistant's question, together with that question; () where it is none.

    `reading` is what its likeliest clause tells. A question that gives orders or holds a secret is not kept.
    """
    language, text = utterance.language, utterance.text.strip()
    last = utterance.context[-1] if utterance.context else None
    asked = _SENTENCE.findall(last.content) if last is not None and last.role == "assistant" else []
    if not asked or len(text) > _LONGEST[language] or _SAYS_NOTHING.match(utterance.folded.text):
        return ()
    question = redact_contacts(asked[-1].strip(" \t\n,，"))
    if len(question) > _QUESTION[language] or find_injection(question) or find_secrets(question):
        return ()
    said = make_fact(utterance, "other", text)
    sentence = _ASKED[language].format_map({"question": question, "value": said.value})
    filed = filed_under(said.model_copy(update={"confidence": GUESSED}), reading, utterance)
    return (filed.model_copy(update={"text": sentence}),)
