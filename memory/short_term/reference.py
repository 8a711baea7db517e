"""What an incomplete message means.

"明天呢？" after "杭州天气如何" asks for Hangzhou's weather tomorrow, "the second one" is the second thing of
the list just given, "它多少钱？" asks about what was named last.

Only what a rule can be sure of is resolved; everything else stays as the user said it.
"""

import re
from collections.abc import Sequence
from datetime import datetime
from typing import Literal, NamedTuple

from memory.condense import EncodesDocuments
from memory.judge.reading.questions import asked_attributes, is_question
from memory.language import detect_language
from memory.lazy_pattern import LazyPattern
from memory.long_term.time_phrases import find_times
from memory.long_term.tokens import tokenize
from memory.records import Turn
from memory.short_term.entities import listed, things
from memory.short_term.topic import unrelated

How = Literal["follow-up", "ordinal", "other", "pronoun", "more", "model"]


class Understood(NamedTuple):
    """A message made whole: `text` to go by, `of` what it refers to, `how` it was found."""

    text: str
    of: str
    how: How


_FOLLOW_UP = {
    "zh": LazyPattern(r"^(?:那么?|那麼|还有|還有)?\s*(?P<what>[^呢?？。，,!！]{1,10})呢\s*[?？。!！~～]*$"),
    "en": LazyPattern(
        r"^(?:(?:and )?(?:what|how) about|(?P<bare>and))\s+(?P<what>[\w'-]+(?: [\w'-]+){0,3})\s*[?!.]*$", re.I
    ),
}
_NOT_A_TOPIC = LazyPattern(
    r"^(?:你|您|我|他|她|人|谁|誰|什么|什麼|怎么|怎麼|为什么|you|me|i|he|she|who|why|how|now what)$", re.I
)
_MEASURE = (
    "个|個|家|款|种|種|本|部|条|條|项|項|张|張|间|間|首|道|位|只|隻|套|双|雙|件|班|趟|场|場|篇|台|臺|辆|輛"
)
_NOT_COUNTED = "月|星期|礼拜|小时|钟头|人|孩子|问题|字|次"
_ORDINAL = LazyPattern(
    rf"第(?P<zh>[一二三四五六七八九十\d]{{1,2}})(?:{_MEASURE})(?!{_NOT_COUNTED})"
    rf"|(?P<zh_last>最后一?(?:{_MEASURE})(?!{_NOT_COUNTED})|后者|後者)|(?P<zh_first>前者)"
    r"|\bthe (?P<en>first|second|third|fourth|fifth|last|former|latter)(?: one| option| of (?:them|those))"
    r"|\bthe (?P<pair>former|latter)\b|\b(?:number|option) (?P<digit>[1-9]|one|two|three|four|five)\b",
    re.I,
)
_NUMBERS = {word: n for n, words in enumerate(
    ("一 first one former", "二 second two", "三 third three", "四 fourth four", "五 fifth five", "六", "七",
     "八", "九", "十"), 1) for word in words.split()}  # fmt: skip
_OTHER = LazyPattern(rf"另外?一?(?:{_MEASURE})(?!{_NOT_COUNTED})|\bthe other one\b", re.I)
_PRONOUN = LazyPattern(
    rf"它|[那这這](?:{_MEASURE})(?=[^\u3400-\u9fff]|[多贵貴好在有几幾是怎要能会會什開开远遠大小值还還]|$)"
    r"|\b(?:it|that one|this one)\b(?!'s)",
    re.I,
)
_EMPTY_IT = LazyPattern(
    r"\b(?:what time|how late|what day|how (?:long|far|hot|cold)) is it\b|\bhow(?:'s| is) it going\b"
    r"|\bis it (?:\w+ing|cold|hot|warm|late|true|possible|okay|ok|safe|time|worth|you|me)\b"
    r"|\b(?:makes?|take|took|takes) it\b",
    re.I,
)
_MORE = LazyPattern(
    r"^(?:有没有|有沒有|有|要|来|來|换|換|想要)?(?:再|更)\S{1,5}?(?:一?[点點些]儿?)?的(?:吗|嗎|呢|吧)?[?？!！。]*$"
    r"|^(?:还|還)?有?没?有?(?:别的|別的|其他的|其它的)(?:吗|嗎|呢)?[?？!！。]*$"
    r"|^(?:(?:do you have |is there |got )?(?:anything|something)|(?:an?|one|some)(?: bit)?)\s+"
    r"(?:\w+er|more \w+|less \w+|else)(?: ones?)?(?: please)?[?!.]*$",
    re.I,
)
_SURE_BY = 1.0
"""Standard deviations of the encoder's noise by which the thing meant must stand out from the next one."""
_FEWEST_WORDS = 2


def resolve(
    message: str,
    *,
    topic: str,
    before: Sequence[Turn],
    now: datetime,
    encoder: EncodesDocuments | None = None,
) -> Understood | None:
    """Return what an incomplete message means, or None where it is complete or not certain.

    `topic` is the last question of the thread, itself already resolved; `before` are the turns before this
    one. Of several things named, the encoder tells which one is meant, if it can be sure.
    """
    message = message.strip()
    named = _by_ordinal(message, listed(before)) or _by_other(message, listed(before), topic)
    full = resolve_follow_up(named.text if named else message, topic, now)
    if named:
        return named._replace(text=full) if full else named
    if full and not _ORDINAL.search(message) and not _OTHER.search(message):
        return Understood(full, topic, "follow-up")
    return _by_pronoun(message, before, encoder) or _more_of(message, topic)


def resolve_follow_up(message: str, topic: str, now: datetime) -> str | None:
    """Return the full question that a follow-up stands for, or None where it is not one or not certain.

    A time in the follow-up takes the place of the time in the topic; anything else is named as what the
    topic is now about.
    """
    language = detect_language(message, default=detect_language(topic))
    match = _FOLLOW_UP[language].match(message.strip())
    what = match["what"].strip() if match else ""
    if not topic or not match or not what or _stands_alone(what):
        return None
    if any(span.phrase == what for span in find_times(what, now, language)):
        return _at_another_time(topic, what, now)
    if match.groupdict().get("bare") and "?" not in message:
        return None
    bare = topic.rstrip("?？。. ")
    return f"{what}：{bare}" if language == "zh" else f"{what}: {bare}"


def _by_ordinal(message: str, items: Sequence[str]) -> Understood | None:
    match = _ORDINAL.search(message)
    if not match or not items:
        return None
    word = next((g for g in (match["zh"], match["en"], match["digit"], match["pair"]) if g), "").lower()
    if word in ("last", "latter") or match["zh_last"]:
        at = len(items)
    else:
        at = 1 if match["zh_first"] else int(word) if word.isdigit() else _NUMBERS.get(word, 0)
    pair = word in ("former", "latter") or match.group() in ("前者", "后者", "後者")
    if not 1 <= at <= len(items) or (pair and len(items) != 2):
        return None
    return Understood(_put(message, match, items[at - 1]), items[at - 1], "ordinal")


def _by_other(message: str, items: Sequence[str], topic: str) -> Understood | None:
    """Resolve "the other one" of two, where the last question was about one of them."""
    match = _OTHER.search(message)
    if not match or len(items) != 2:
        return None
    left = [item for item in items if item.casefold() not in topic.casefold()]
    return Understood(_put(message, match, left[0]), left[0], "other") if len(left) == 1 else None


def _by_pronoun(message: str, before: Sequence[Turn], encoder: EncodesDocuments | None) -> Understood | None:
    match = _PRONOUN.search(message)
    if not match or not is_question(message) or _EMPTY_IT.search(message):
        return None
    named = things(before)
    if listed(before) or not named:
        return None  # of a list somebody would have said which one
    meant = named[0] if len(named) == 1 else _standing_out(message, named, encoder)
    return Understood(_put(message, match, meant), meant, "pronoun") if meant else None


def _standing_out(message: str, named: Sequence[str], encoder: EncodesDocuments | None) -> str | None:
    """Return the thing that the message is most like, if it is by far."""
    if encoder is None:
        return None
    likeness = encoder.documents(tuple(named)) @ encoder.documents((message,))[0]
    order = sorted(range(len(named)), key=lambda index: -float(likeness[index]))
    lead = float(likeness[order[0]] - likeness[order[1]]) / unrelated(encoder).deviation
    return named[order[0]] if lead >= _SURE_BY else None


def _more_of(message: str, topic: str) -> Understood | None:
    """Resolve "再便宜点的" and "anything cheaper?": the last question with one wish more."""
    if not topic or not _MORE.match(message) or len(set(tokenize(topic))) < _FEWEST_WORDS:
        return None
    wish, bare = message.rstrip("?？!！。. "), topic.rstrip("?？。. ")
    zh = detect_language(message, default=detect_language(topic)) == "zh"
    return Understood(f"{bare}，{wish}" if zh else f"{bare}, {wish}", topic, "more")


def _put(message: str, match: re.Match[str], thing: str) -> str:
    return message[: match.start()] + thing + message[match.end() :]


def _stands_alone(what: str) -> bool:
    """Tell whether the words ask for something by themselves: "and what is my job", "那我的名字呢"."""
    return bool(_NOT_A_TOPIC.match(what) or is_question(what) or asked_attributes(what))


def _at_another_time(topic: str, when: str, now: datetime) -> str:
    times = find_times(topic, now, None)
    if times:
        start, end = times[0].span
        return topic[:start] + when + topic[end:]
    if detect_language(topic) == "zh":
        return when + topic
    return f"{topic.rstrip('?. ')} {when}?"
