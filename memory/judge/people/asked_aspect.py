"""What of somebody close is to be forgotten: "forget my wife's name", "把我弟的住址删了".

A name is told beside other things too; there it is taken out and they stay.
"""

import re

from memory.judge.changing.forget_words import thing_to_forget
from memory.judge.people.aspect_words import WORK
from memory.judge.people.beside import end_of, on_file_of, renamed
from memory.judge.people.statements import Statement, statements
from memory.judge.utterance import Utterance
from memory.language import detect_language
from memory.lazy_pattern import LazyPattern
from memory.records import Fact

_ASKS = LazyPattern(r"忘|删|清除|抹|去掉|\b(?:forget|delete|erase|remove|wipe|drop)\b")
_THING = LazyPattern(
    r"^(?P<who>(?:my|our) [\w' -]+?)(?:'s|s') (?P<what>name|age|birthday|job|work|profession|employer|workplace|address|home|school|grade|diet|allerg(?:y|ies)|illness|condition)$"
    r"|^(?:how old (?P<who3>(?:my|our) [\w' -]+?) is|where (?P<who2>(?:my|our) [\w' -]+?) (?P<verb>lives|works))$"
    r"|^(?P<z>[我俺咱][^,，。的]{1,8}?)的?(?P<w>名字|姓名|年龄|岁数|生日|职业|工作|单位|公司|住址|地址|住处|学校|年级|专业|饮食|忌口|过敏|病)(?:信息|情况|史)?(?:吧|了|好吗|掉)*$"
)
_WHAT = {
    "name": r"name|名", "age": r"age|how old|年龄|岁数", "birthday": r"birthday|生日", "home": r"address|home|lives|住|地址",
    "school": r"school|学校", "grade": r"grade|年级", "major": r"专业", "diet": r"diet|饮食|忌口", "allergy": r"allerg|过敏",
    "illness": r"illness|condition|病", "job": r"job|\bwork$|profession|职业|工作", "employer": r"employer|workplace|works|单位|公司",
}  # fmt: skip
_BARE = re.compile(
    r"^(?:please |the (?:fact|note) (?:of|about) )+|^(?:关于|你记的)|[。.!！?？\s]+$|(?:吧|好吗|可以吗)$"
)


def aspect_forgotten(utterance: Utterance) -> list[Fact]:
    """Return the facts that end what a message asks to be forgotten of one close to the user; [] elsewhere."""
    if not _ASKS.search(utterance.folded.text):
        return []
    thing = _BARE.sub("", thing_to_forget(utterance.text) or "").strip()
    match = _THING.match(thing.lower() if detect_language(thing) == "en" else thing)
    if match is None:
        return []
    who = next(thing[slice(*match.span(name))] for name in ("who", "who2", "who3", "z") if match[name])
    asked = match["what"] or match["verb"] or match["w"] or "age"
    aspects = {name for name, words in _WHAT.items() if re.search(words, asked)}
    aspects |= WORK if aspects & WORK else set()
    (one, *_) = statements(f"{who}是" if match["z"] else f"{who} is") or (None,)
    return _ended(one, aspects, utterance) if one is not None else []


def _ended(one: Statement, aspects: set[str], utterance: Utterance) -> list[Fact]:
    told = on_file_of(one, utterance)
    gone = [each for each in told if each.statement.aspects & aspects]
    facts = [fact for each in gone for fact in end_of(each, told, utterance)]
    named = next((each for each in told if each.statement.called), None)
    if "name" in aspects and named is not None:
        facts += renamed(named, "", told, utterance, {each.known.value for each in gone})
    return facts
