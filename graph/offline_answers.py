"""How the offline model answers each intent, from the data block, the thread and the tools' results."""

import re
from collections.abc import Callable, Collection, Sequence
from typing import Any

from langchain_core.messages import AIMessage, BaseMessage, HumanMessage, ToolMessage

from graph.data_block import is_data, read_data
from graph.offline_contacts import told_on, without_other_contacts
from graph.offline_intents import Intent, IntentName, intent_of, is_request
from graph.offline_narrowing import is_over, narrowed
from graph.offline_one import about_one, one_asked
from graph.offline_told import in_own_words, others_named, tells_it, tidied, told_since
from graph.offline_wording import say, says_how_to_go_online, shorten
from memory.guard.redact import in_words
from memory.judge.changing.forget_words import confirms_forgetting
from memory.judge.reading.asked_kinds import asked_allergen, kind_asked
from memory.judge.reading.halves import halves
from memory.judge.reading.questions import asked_attributes
from memory.judge.reading.whose import answers, asked_about
from memory.language import detect_language
from memory.lazy_pattern import LazyPattern
from memory.long_term.tokens import tokenize
from memory.long_term.wanted import wanted_by
from memory.records import Language
from memory.vocabulary import ATTRIBUTES, OPPOSITES, label
from tools.confirming import was_asked

_SHOWN = 3
_ASKING = ("about_user", "question")
_SETTING = "AGENT_CHAT_MODEL"  # named by the reply that says how to set up a model: once in sight is enough
_SAME_WORDS = 2  # in common with the question: what does somebody do "every Thursday evening"?
_ALL_TASTES = LazyPattern(
    r"我.{0,6}?(?:喜欢|喜歡|讨厌|討厭|爱|愛|中意)(?:[吃喝玩看做听聽去])?(?:些|点|點)?(?:什么|什麼|啥|哪些)"
    r"(?:东西|東西)?[呢啊呀]?\W*$"
    r"|\bwhat (?:\w+ ){0,2}?(?:do|don'?t) i (?:really |not )?(?:like|love|enjoy|hate|dislike|prefer)"
    r"(?: most| best| to \w+)?\W*$",
    re.IGNORECASE,
)
_ADVICE = LazyPattern(
    r"(?:要不要|该不该|用不用|应该|该)(?![吃喝忌])|\bshould i (?!eat|drink|avoid)|\bdo i need\b",
    re.IGNORECASE,
)
_PERSONAL = LazyPattern(r"[我咱俺]|\b(?:i|my|we|our)\b|^when(?:'s| is| are) (?:the|our)\b", re.IGNORECASE)
_CLOSE = 3.0  # standard deviations above the encoder's noise


def answer(messages: Sequence[BaseMessage], tools: Sequence[str]) -> AIMessage:
    """Return the reply to a list of messages: a text, or a call of one of `tools`."""
    results = _tool_results(messages)
    if results:
        return AIMessage("\n".join(result.text for result in results))
    scene = _Scene(messages, tools)
    if scene.intent.name not in _ASKING:
        return _ANSWERS[scene.intent.name](scene)
    parts = halves(scene.text)
    if len(parts) == 1:
        return _told(scene)
    replies = [_told(_Scene(_asking(messages, part), tools)) for part in parts]
    return _both(replies) or _told(scene)


def _told(scene: "_Scene") -> AIMessage:
    """Answer a question, from what was kept in the user's own words where the plain records do not tell it."""
    reply = _ANSWERS[scene.intent.name](scene)
    if reply.tool_calls or scene.intent.name not in _ASKING or scene.ended or is_request(scene.text):
        return reply
    found = _best_told(scene)
    return reply if found == scene.shown else scene.say("known", lines=scene.lines(found[:_SHOWN]))


def _best_told(scene: "_Scene") -> list[dict[str, Any]]:
    text, thing, memories, shown = scene.text, scene.thing, scene.memories, scene.shown
    plain = [memory for memory in shown if memory["attribute"] != "episode"]
    if tells_it(text, thing, plain):
        since = told_since(text, thing, plain, memories)
        return since + tidied(text, plain) + others_named(text, thing, plain, memories)
    return in_own_words(text, thing, memories) or tidied(text, shown)


def _asking(messages: Sequence[BaseMessage], question: str) -> list[BaseMessage]:
    last = max(i for i, m in enumerate(messages) if isinstance(m, HumanMessage) and not is_data(m))
    return [HumanMessage(question) if i == last else m for i, m in enumerate(messages)]


def _both(replies: Sequence[AIMessage]) -> AIMessage | None:
    """Return the answers that were found in one; None where none was."""
    told = [reply.text for reply in replies if "\n" in reply.text and not says_how_to_go_online(reply.text)]
    return AIMessage("\n".join(dict.fromkeys("\n".join(told).split("\n")))) if told else None


class _Scene:
    """What there is to answer from."""

    def __init__(self, messages: Sequence[BaseMessage], tools: Sequence[str]) -> None:
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
        return AIMessage(say(phrase, self.language, **values))

    def call(self, tool: str, otherwise: str, **arguments: Any) -> AIMessage:
        if tool not in self.tools:
            return self.say(otherwise, understood="")
        call = {"name": tool, "args": arguments, "id": f"offline_{self.step}_{tool}", "type": "tool_call"}
        return AIMessage("", tool_calls=[call])

    def may_tell(self, memory: dict[str, Any]) -> bool:
        """Tell whether a memory is of the relatives or animals that the message asks about, if of any."""
        text = str(memory.get("text", _content(memory)))
        return answers(memory["attribute"], memory.get("about", "user"), text, self.about)

    def name(self) -> str:
        names = [_content(m) for m in self.memories if m["attribute"] == "name" and m.get("about") is None]
        return say("name", self.language, name=names[0]) if names else ""

    def lines(self, memories: Sequence[dict[str, Any]]) -> str:
        self.shown = list(memories)
        return "\n".join(
            say(
                "line",
                self.language,
                label=label(m["attribute"], self.language),
                date=m["date"],
                value=_content(m),
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
            value=_content(memory),
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
        sharing = [m for m in about if words.intersection(tokenize(_content(m)))]
        close = [m for m in matching if m.get("sigmas", 0.0) >= _CLOSE]
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
        )[:_SHOWN]

    def in_the_same_words(self, facts: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        """Return those of some facts that say what a personal question asks, in its own words."""
        words = {word for word in tokenize(self.understood() or self.text) if len(word) > 1}
        shared = [(len(words.intersection(tokenize(_content(m)))), m) for m in facts]
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
        close = [m for m in own if m.get("sigmas", 0.0) >= _CLOSE and m["attribute"] != "episode"]
        return [m for m in close if len(words.intersection(tokenize(_content(m)))) >= shared]

    def understood(self) -> str:
        return next((line["understood"] for line in self.data if "understood" in line), "")


def _narrow(scene: _Scene) -> AIMessage | None:
    """Return the answer to a question that names what its answer must hold; None where it names nothing."""
    now = next((line["now"] for line in scene.data if "now" in line), "")
    found = narrowed(scene.spoken, scene.memories, now) if now and scene.spoken else None
    if found and all(map(is_over, found)) and kind_asked(scene.text):
        return scene.say("over", lines="\n".join(map(scene.over, found[:_SHOWN])))
    if found is not None:
        return scene.say("known", lines=scene.lines(found[:_SHOWN])) if found else scene.say("unknown")
    return _not_among(scene) or _one(scene)


def _not_among(scene: _Scene) -> AIMessage | None:
    """Say that something is not among the allergies that are known, and name those."""
    thing = asked_allergen(scene.text)
    known = [m for m in scene.memories if m["attribute"] == "allergy" and scene.may_tell(m)]
    words = set(tokenize(thing))
    if not thing or not known or any(words & set(tokenize(_content(m))) for m in known):
        return None
    return scene.say("not_among", thing=thing, lines=scene.lines(known[:_SHOWN]))


def _one(scene: _Scene) -> AIMessage | None:
    """Answer a question about one with what is known of that one; None where it names none."""
    one = about_one(scene.thing, scene.text, scene.memories) if scene.thing else None
    if one is None or (is_request(scene.text) and not any(one)):
        return None
    if date := told_on(one.held):
        return scene.say("redacted", date=date)
    if one.held or not one.ended:
        found = (one.held or one.told)[:_SHOWN]
        reply = scene.say("known", lines=scene.lines(found)) if found else scene.say("unknown")
        return _with_what_ended(scene, reply, one.ended) if one.held and scene.thing.thing else reply
    return scene.say("over", lines="\n".join(map(scene.over, one.ended[:_SHOWN])))


def _with_what_ended(scene: _Scene, reply: AIMessage, ended: Sequence[dict[str, Any]]) -> AIMessage:
    """Say beside what holds of a thing what no longer does: eggs were not eaten, and are again."""
    if not ended:
        return reply
    over = scene.say("over", lines="\n".join(map(scene.over, ended[:_SHOWN])))
    return AIMessage(f"{reply.text}\n{over.text}")


def _about_user(scene: _Scene) -> AIMessage:
    narrow = _narrow(scene)
    if narrow is not None:
        return narrow
    found = without_other_contacts(scene.text, scene.relevant())
    if date := told_on(found):
        return scene.say("redacted", date=date)
    if found:
        return scene.say("known", lines=scene.lines(found))
    return _question(scene) if is_request(scene.text) else scene.say("unknown")


def _question(scene: _Scene) -> AIMessage:
    narrow = _narrow(scene)
    if narrow is not None:
        return narrow
    asked_for = [m for m in scene.memories if m.get("asked_for") and scene.may_tell(m)]
    if asked_for and not is_request(scene.text) and not _ADVICE.search(scene.text):
        return scene.say("known", lines=scene.lines(asked_for[:_SHOWN]))
    understood = scene.understood()
    note = say("understood", scene.language, text=understood) if understood else ""
    reply = say("offline_again" if scene.told_offline else "offline", scene.language, understood=note)
    close = [m for m in scene.memories if m.get("sigmas", 0.0) >= _CLOSE and scene.may_tell(m)]
    facts = [m for m in close if m["attribute"] != "episode" and m.get("status") != "expired"]
    if told := [] if is_request(scene.text) else scene.in_the_same_words(facts):
        return scene.say("known", lines=scene.lines(told[:_SHOWN]))
    related = facts[:_SHOWN] or close[:1]
    brief = [{**m, "value": shorten(_content(m))} for m in related]
    return AIMessage(reply + (say("related", scene.language, lines=scene.lines(brief)) if brief else ""))


def _everything(scene: _Scene) -> AIMessage:
    if "list_memories" in scene.tools:
        return scene.call("list_memories", "unknown")
    return scene.say("known", lines=scene.lines(scene.memories)) if scene.memories else scene.say("unknown")


def _said(scene: _Scene) -> AIMessage:
    return scene.say("said", text=scene.spoken[-2]) if len(scene.spoken) > 1 else scene.say("nothing_said")


_ANSWERS: dict[IntentName, Callable[[_Scene], AIMessage]] = {
    "who_are_you": lambda scene: scene.say("greeting", name=scene.name()),
    "request": _question,
    "empty": lambda scene: scene.say("empty"),
    "greeting": lambda scene: scene.say("greeting", name=scene.name()),
    "goodbye": lambda scene: scene.say("goodbye", name=scene.name()),
    "thanks": lambda scene: scene.say("thanks", name=scene.name()),
    "remember": lambda scene: scene.call("remember", "offline", content=scene.intent.about),
    "forget": lambda scene: scene.call("forget", "offline", about=scene.intent.about),
    "forget_all": lambda scene: scene.call("forget_everything", "offline"),
    "forget_but": lambda scene: scene.say("forget_named"),
    "search": lambda scene: scene.call("recall", "offline", query=scene.intent.about),
    "list": _everything,
    "time": lambda scene: scene.call("current_time", "offline"),
    "said": _said,
    "reminder": lambda scene: scene.say("no_reminders"),
    "never_kept": lambda scene: scene.say("never_kept"),
    "about_user": _about_user,
    "question": _question,
    "statement": lambda scene: scene.say("heard"),
}


def _tool_results(messages: Sequence[BaseMessage]) -> list[ToolMessage]:
    results: list[ToolMessage] = []
    for message in reversed(messages):
        if not isinstance(message, ToolMessage):
            break
        results.insert(0, message)
    return results


def _content(line: dict[str, Any]) -> str:
    return in_words(str(line["value"] if "value" in line else line["text"]))
