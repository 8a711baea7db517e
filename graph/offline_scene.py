"""What the offline model has to answer from: the messages, the data block and what the last message asks."""

import re
from collections.abc import Collection, Sequence
from typing import Any

from langchain_core.messages import AIMessage, BaseMessage, HumanMessage

from graph.data_block import is_data, read_data
from graph.offline_intents import Intent, intent_of
from graph.offline_one import one_asked
from graph.offline_wording import say, shorten
from memory.guard.redact import in_words
from memory.judge.changing.forget_words import confirms_forgetting
from memory.judge.reading.questions import asked_attributes
from memory.judge.reading.whose import answers, asked_about
from memory.language import detect_language
from memory.lazy_pattern import LazyPattern
from memory.long_term.tokens import tokenize
from memory.long_term.wanted import wanted_by
from memory.records import Language
from memory.vocabulary import ATTRIBUTES, OPPOSITES, label
from tools.confirming import was_asked

SHOWN = 3
CLOSE = 3.0
"""Standard deviations above the encoder's noise."""

_SETTING = "AGENT_CHAT_MODEL"  # named by the reply that says how to set up a model: once in sight is enough
_SAME_WORDS = 2  # in common with the question: what does somebody do "every Thursday evening"?
_ALL_TASTES = LazyPattern(
    r"我.{0,6}?(?:喜欢|喜歡|讨厌|討厭|爱|愛|中意)(?:[吃喝玩看做听聽去])?(?:些|点|點)?(?:什么|什麼|啥|哪些)"
    r"(?:东西|東西)?[呢啊呀]?\W*$"
    r"|\bwhat (?:\w+ ){0,2}?(?:do|don'?t) i (?:really |not )?(?:like|love|enjoy|hate|dislike|prefer)"
    r"(?: most| best| to \w+)?\W*$",
    re.IGNORECASE,
)
_PERSONAL = LazyPattern(r"[我咱俺]|\b(?:i|my|we|our)\b|^when(?:'s| is| are) (?:the|our)\b", re.IGNORECASE)


class Scene:
    """What there is to answer from."""

    def __init__(self, messages: Sequence[BaseMessage], tools: Sequence[str]) -> None:
        """Read the messages; `tools` are the names of those that may be called."""
        self.spoken = [m.text for m in messages if isinstance(m, HumanMessage) and not is_data(m)]
        self.text = self.spoken[-1] if self.spoken else ""
        before = detect_language(" ".join(self.spoken[:-1]))
        self.language: Language = detect_language(self.text, default=before)
        self.data = read_data(messages)
        self.memories = [line for line in self.data if "attribute" in line]
        self.tools = tools
        self.told_offline = any(_SETTING in m.text for m in messages if isinstance(m, AIMessage))
        asked = was_asked([m for m in messages if not is_data(m)])
        confirmed = confirms_forgetting(self.spoken, was_asked=asked)
        self.intent: Intent = Intent("forget_all") if confirmed else intent_of(self.text)
        self.about = asked_about(self.text)
        self.thing = one_asked(self.spoken)
        self.step = len(messages)
        self.shown: list[dict[str, Any]] = []
        self.ended = False

    def say(self, phrase: str, **values: str) -> AIMessage:
        """Return a reply in the language of the message."""
        return AIMessage(say(phrase, self.language, **values))

    def call(self, tool: str, otherwise: str, **arguments: Any) -> AIMessage:
        """Return a call of a tool, or a phrase where there is no such tool."""
        if tool not in self.tools:
            return self.say(otherwise, understood="")
        call = {"name": tool, "args": arguments, "id": f"offline_{self.step}_{tool}", "type": "tool_call"}
        return AIMessage("", tool_calls=[call])

    def may_tell(self, memory: dict[str, Any]) -> bool:
        """Tell whether a memory is of the relatives or animals that the message asks about, if of any."""
        text = str(memory.get("text", content_of(memory)))
        return answers(memory["attribute"], memory.get("about", "user"), text, self.about)

    def name(self) -> str:
        """Return the user's name as a greeting has it, "" where it is not known."""
        names = [content_of(m) for m in self.memories if m["attribute"] == "name" and m.get("about") is None]
        return say("name", self.language, name=names[0]) if names else ""

    def lines(self, memories: Sequence[dict[str, Any]]) -> str:
        """Return memories as lines, and note that they are shown."""
        self.shown = list(memories)
        return "\n".join(
            say(
                "line",
                self.language,
                label=label(m["attribute"], self.language),
                date=m["date"],
                value=content_of(m),
            )
            for m in memories
        )

    def over(self, memory: dict[str, Any]) -> str:
        """Return the line of what has ended, with the words that ended it."""
        self.ended, quote = True, memory.get("ended_by", "")
        return say(
            "over_line",
            self.language,
            label=label(memory["attribute"], self.language),
            value=content_of(memory),
            date=str(memory.get("until", memory["date"]))[:10],
            said=say("over_said", self.language, text=shorten(quote)) if quote else "",
        )

    def relevant(self) -> list[dict[str, Any]]:
        """Return what answers the question, and rather nothing than something beside it.

        Where it asks for an attribute, only memories of that attribute answer; of those the ones that
        share its words, else those that are close in meaning, or the only one there can be. What
        no attribute is asked of has to be close. Who asks
        whether they like coffee is answered by what they dislike about it too; somebody else's home is no
        answer to "where do I live", nor the user's own name to "what is my father called".
        """
        asked = wanted_by(self.text).attributes if self.about else asked_attributes(self.text)
        words = set(tokenize(self.understood() or self.text))
        held = [m for m in self.memories if m.get("status") != "expired"]
        own = [m for m in held if not m.get("about") or self.about or m["attribute"] in asked]
        own = [m for m in own if self.may_tell(m)]
        matching = [m for m in own if m["attribute"] in asked] if asked else own
        opposite = {name for attribute in asked for name in OPPOSITES.get(attribute, ()) if self.thing}
        about = matching + [m for m in own if m["attribute"] in opposite - asked]
        sharing = [m for m in about if words.intersection(tokenize(content_of(m)))]
        close = [m for m in matching if m.get("sigmas", 0.0) >= CLOSE]
        sure = [
            m
            for m in matching
            if m in close or m.get("asked_for") or (asked and ATTRIBUTES[m["attribute"]].single)
        ]
        plainly = [] if sharing else self._told_elsewhere(own, words, _SAME_WORDS)
        return (
            sharing
            or plainly
            or sure
            or self._listed(matching, asked)
            or self._told_elsewhere(own, words)
            or [m for m in own if m.get("asked_for")]
        )[:SHOWN]

    def in_the_same_words(self, facts: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        """Return those of some facts that say what a personal question asks, in its own words."""
        words = {word for word in tokenize(self.understood() or self.text) if len(word) > 1}
        shared = [(len(words.intersection(tokenize(content_of(m)))), m) for m in facts]
        least = 1 if _PERSONAL.search(self.text) else _SAME_WORDS
        return [m for count, m in shared if count >= least]

    def _listed(self, matching: list[dict[str, Any]], asked: Collection[str]) -> list[dict[str, Any]]:
        """Return the best of what a question asks for; of tastes only where it asks for them all.

        Recall has put the best first: of four goals to name three is better than to know of none. But whether
        they like coffee is not answered by rye bread.
        """
        tastes = any(m["attribute"] in ("like", "dislike") for m in matching)
        return matching if asked and (not tastes or _ALL_TASTES.search(self.text)) else []

    def _told_elsewhere(
        self, own: list[dict[str, Any]], words: set[str], shared: int = 1
    ) -> list[dict[str, Any]]:
        """Return what was filed as something else than it is asked for, but close and in the same words.

        A single character in common is no word: "家" and "里" are in half of all sentences.
        """
        words = {word for word in words if len(word) > 1}
        close = [m for m in own if m.get("sigmas", 0.0) >= CLOSE and m["attribute"] != "episode"]
        return [m for m in close if len(words.intersection(tokenize(content_of(m)))) >= shared]

    def understood(self) -> str:
        """Return the message as it was understood with those before, "" where it stands alone."""
        return next((line["understood"] for line in self.data if "understood" in line), "")


def content_of(line: dict[str, Any]) -> str:
    """Return what a memory line says, contacts in words."""
    return in_words(str(line["value"] if "value" in line else line["text"]))
