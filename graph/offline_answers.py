"""How the offline model answers each intent, from the data block, the thread and the tools' results."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from langchain_core.messages import AIMessage, BaseMessage, HumanMessage, ToolMessage

from graph.data_block import is_data
from graph.offline_contacts import told_on, without_other_contacts
from graph.offline_intents import IntentName, is_request
from graph.offline_narrowing import is_over, narrowed
from graph.offline_one import about_one
from graph.offline_scene import CLOSE, SHOWN, Scene, content_of
from graph.offline_told import best_told
from graph.offline_wording import say, says_how_to_go_online, shorten
from memory.judge.reading.asked_kinds import asked_allergen, kind_asked
from memory.judge.reading.halves import halves
from memory.lazy_pattern import LazyPattern
from memory.long_term.tokens import tokenize

_ASKING = ("about_user", "question")
_ADVICE = LazyPattern(
    r"(?:要不要|该不该|用不用|应该|该)(?![吃喝忌])|\bshould i (?!eat|drink|avoid)|\bdo i need\b",
    re.IGNORECASE,
)


def answer(messages: Sequence[BaseMessage], tools: Sequence[str]) -> AIMessage:
    """Return the reply to a list of messages: a text, or a call of one of `tools`."""
    results = _tool_results(messages)
    if results:
        return AIMessage("\n".join(result.text for result in results))
    scene = Scene(messages, tools)
    if scene.intent.name not in _ASKING:
        return _ANSWERS[scene.intent.name](scene)
    parts = halves(scene.text)
    if len(parts) == 1:
        return _told(scene)
    replies = [_told(Scene(_asking(messages, part), tools)) for part in parts]
    return _both(replies) or _told(scene)


def _told(scene: Scene) -> AIMessage:
    """Answer a question, in the user's own words where the plain records do not tell it."""
    reply = _ANSWERS[scene.intent.name](scene)
    if reply.tool_calls or scene.intent.name not in _ASKING or scene.ended or is_request(scene.text):
        return reply
    found = best_told(scene.text, scene.thing, scene.memories, scene.shown)
    return scene.say("known", lines=scene.lines(found[:SHOWN])) if found else reply


def _asking(messages: Sequence[BaseMessage], question: str) -> list[BaseMessage]:
    last = max(i for i, m in enumerate(messages) if isinstance(m, HumanMessage) and not is_data(m))
    return [HumanMessage(question) if i == last else m for i, m in enumerate(messages)]


def _both(replies: Sequence[AIMessage]) -> AIMessage | None:
    """Return the answers that were found in one; None where none was."""
    told = [reply.text for reply in replies if "\n" in reply.text and not says_how_to_go_online(reply.text)]
    return AIMessage("\n".join(dict.fromkeys("\n".join(told).split("\n")))) if told else None


def _narrow(scene: Scene) -> AIMessage | None:
    """Return the answer to a question that names what its answer must hold; None where it names nothing."""
    now = next((line["now"] for line in scene.data if "now" in line), "")
    found = narrowed(scene.spoken, scene.memories, now) if now and scene.spoken else None
    if found and all(map(is_over, found)) and kind_asked(scene.text):
        return scene.say("over", lines="\n".join(map(scene.over, found[:SHOWN])))
    if found is not None:
        return scene.say("known", lines=scene.lines(found[:SHOWN])) if found else scene.say("unknown")
    return _not_among(scene) or _one(scene)


def _not_among(scene: Scene) -> AIMessage | None:
    """Say that something is not among the allergies that are known, and name those."""
    thing = asked_allergen(scene.text)
    known = [m for m in scene.memories if m["attribute"] == "allergy" and scene.may_tell(m)]
    words = set(tokenize(thing))
    if not thing or not known or any(words & set(tokenize(content_of(m))) for m in known):
        return None
    return scene.say("not_among", thing=thing, lines=scene.lines(known[:SHOWN]))


def _one(scene: Scene) -> AIMessage | None:
    """Answer a question about one with what is known of that one; None where it names none."""
    one = about_one(scene.thing, scene.text, scene.memories) if scene.thing else None
    if one is None or (is_request(scene.text) and not any(one)):
        return None
    if date := told_on(one.held):
        return scene.say("redacted", date=date)
    if one.held or not one.ended:
        found = (one.held or one.told)[:SHOWN]
        reply = scene.say("known", lines=scene.lines(found)) if found else scene.say("unknown")
        return _with_what_ended(scene, reply, one.ended) if one.held and scene.thing.thing else reply
    return scene.say("over", lines="\n".join(map(scene.over, one.ended[:SHOWN])))


def _with_what_ended(scene: Scene, reply: AIMessage, ended: Sequence[dict[str, Any]]) -> AIMessage:
    """Say beside what holds of a thing what no longer does: eggs were not eaten, and are again."""
    if not ended:
        return reply
    over = scene.say("over", lines="\n".join(map(scene.over, ended[:SHOWN])))
    return AIMessage(f"{reply.text}\n{over.text}")


def _about_user(scene: Scene) -> AIMessage:
    narrow = _narrow(scene)
    if narrow is not None:
        return narrow
    found = without_other_contacts(scene.text, scene.relevant())
    if date := told_on(found):
        return scene.say("redacted", date=date)
    if found:
        return scene.say("known", lines=scene.lines(found))
    return _question(scene) if is_request(scene.text) else scene.say("unknown")


def _question(scene: Scene) -> AIMessage:
    narrow = _narrow(scene)
    if narrow is not None:
        return narrow
    asked_for = [m for m in scene.memories if m.get("asked_for") and scene.may_tell(m)]
    if asked_for and not is_request(scene.text) and not _ADVICE.search(scene.text):
        return scene.say("known", lines=scene.lines(asked_for[:SHOWN]))
    understood = scene.understood()
    note = say("understood", scene.language, text=understood) if understood else ""
    reply = say("offline_again" if scene.told_offline else "offline", scene.language, understood=note)
    close = [m for m in scene.memories if m.get("sigmas", 0.0) >= CLOSE and scene.may_tell(m)]
    facts = [m for m in close if m["attribute"] != "episode" and m.get("status") != "expired"]
    if told := [] if is_request(scene.text) else scene.in_the_same_words(facts):
        return scene.say("known", lines=scene.lines(told[:SHOWN]))
    related = facts[:SHOWN] or close[:1]
    brief = [{**m, "value": shorten(content_of(m))} for m in related]
    return AIMessage(reply + (say("related", scene.language, lines=scene.lines(brief)) if brief else ""))


def _everything(scene: Scene) -> AIMessage:
    if "list_memories" in scene.tools:
        return scene.call("list_memories", "unknown")
    return scene.say("known", lines=scene.lines(scene.memories)) if scene.memories else scene.say("unknown")


def _said(scene: Scene) -> AIMessage:
    return scene.say("said", text=scene.spoken[-2]) if len(scene.spoken) > 1 else scene.say("nothing_said")


_ANSWERS: dict[IntentName, Callable[[Scene], AIMessage]] = {
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
