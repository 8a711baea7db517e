"""What of a very long message is read: its beginning, its end, and what it says of the user in between.

Nobody reads a novel for an allergy, but who tells of himself at length says it somewhere in the middle. Reading
all of 60 000 characters clause by clause would take half a minute.
"""

import re
from collections.abc import Iterator

MOST = 4000
"""Characters of a message that are read."""

_BEGINNING, _END = 2200, 500
_ASKED = 1000, 400
"""Characters of the beginning and of the end of a message that memories are looked for with."""

_LONGEST = 160
_SENTENCE = re.compile(r"[^。！？!?\n.;；…]+(?:\.(?=\S)[^。！？!?\n.;；…]*)*[。！？!?\n.;；…]*")
_OPEN, _CLOSED = "“「『《", "”」』》"
_SELF = re.compile(r"[我俺咱]|本人|\b(?:i|i['’]?m|i['’]?ve|my|me|we|our)\b", re.I)
# What does harm if it is missed goes first.
_SAFETY = re.compile(
    r"过敏|不耐受|糖尿|血压|哮喘|癫痫|心脏|痛风|怀孕|忌口|吃素|不能吃|吃不了|碰不得|[吃服]药|胰岛素|过敏"
    r"|allerg|intoleran|diabet|asthma|epilep|c[oe]+liac|pregnan|vegan|vegetarian|medication|insulin|inhaler|tablets"
    r"|\bcan['’]?t (?:eat|drink|have)\b|\bheart (?:condition|disease)",
    re.I,
)
_IDENTITY = re.compile(
    r"我(?:的?名字|叫|姓|今年|住|老家|是(?:一?[名个位]|做|在|干)|在[^，,]{1,12}(?:工作|上班|读书|上学)|从事|属于|养了?|有[一两二三四]?个|最?喜欢|讨厌|不喜欢)"
    r"|我的?(?:老婆|老公|妻子|丈夫|女儿|儿子|孩子|爸|妈|父亲|母亲|哥|姐|弟|妹|女朋友|男朋友|生日)"
    r"|\bmy (?:name|birthday|job|wife|husband|partner|daughter|son|kids?|children|mum|mom|dad|mother|father|brother|sister|dog|cat)\b"
    r"|\bi (?:live|work|study|come from|grew up in|was born|teach|own|have (?:an?|two|three|four) (?!lot|feeling|look))"
    r"|\bi['’]?m (?:an? |from |married|divorced|retired|\d)|\bi (?:love|hate|can['’]?t stand|prefer)\b",
    re.I,
)


def is_read_in_part(text: str) -> bool:
    """Tell whether a message is too long to be read as a whole."""
    return len(text) > MOST


def read_of(text: str) -> str:
    """Return a message, or of one that is too long at most `MOST` characters, in their order.

    Of what stands between beginning and end, sentences that say something lasting of the one who speaks: what
    does harm if it is missed before anything else. Takes some milliseconds for 100 000 characters.
    """
    if not is_read_in_part(text):
        return text
    first, last = _cut_after_sentence(text, _BEGINNING), len(text) - _END
    said = sorted(_about_self(text, first, last), key=lambda one: one[0])
    room, kept = MOST - first - _END, list[tuple[int, str]]()
    for _, at, sentence in said:
        if len(sentence) < room:
            kept.append((at, sentence))
            room -= len(sentence) + 1
    return "\n".join([text[:first], *(sentence for _, sentence in sorted(kept)), text[last:]])


def asked_of(text: str) -> str:
    """Return what of a message memories are looked for with: who pastes pages asks before or after them."""
    first, last = _ASKED
    return f"{text[:first]}\n{text[-last:]}" if is_read_in_part(text) else text


def _about_self(text: str, start: int, end: int) -> Iterator[tuple[int, int, str]]:
    """Yield rank, place and words of the sentences that speak of the one who speaks, quotes left out."""
    depth, told = 0, set[str]()
    for match in _SENTENCE.finditer(text, start, end):
        sentence = match.group().strip()
        opened = sum(sentence.count(mark) for mark in _OPEN)
        inside, depth = depth > 0, max(0, depth + opened - sum(sentence.count(mark) for mark in _CLOSED))
        if inside or opened or '"' in sentence or len(sentence) > _LONGEST or sentence in told:
            continue
        if _SELF.search(sentence) and (safety := _SAFETY.search(sentence) or _IDENTITY.search(sentence)):
            told.add(sentence)
            yield int(safety.re is not _SAFETY), match.start(), sentence


def _cut_after_sentence(text: str, most: int) -> int:
    """Return where the last sentence ends that ends within so many characters."""
    ends = [match.end() for match in _SENTENCE.finditer(text, 0, most + _LONGEST)]
    return max((end for end in ends if end <= most), default=most)
