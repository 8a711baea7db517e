"""The user's own words turned to the third person: "I teach maths" → "teaches maths", "我每天跑步" → "用户每天跑步"."""

import re

from memory.judge.reading.lexicon import spell_out
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_IRREGULAR = {
    "am": "is",
    "are": "is",
    "have": "has",
    "do": "does",
    "go": "goes",
    "don't": "doesn't",
    "dont": "doesn't",
    "can": "can",
    "can't": "can't",
    "cannot": "cannot",
    "will": "will",
    "won't": "won't",
    "would": "would",
    "could": "could",
    "should": "should",
    "must": "must",
    "may": "may",
    "might": "might",
    "was": "was",
    "had": "had",
    "did": "did",
    "got": "got",
    "haven't": "hasn't",
}
# The present of verbs that look like a past or a participle.
_PRESENT = frozenset(
    [
        "need",
        "feed",
        "breed",
        "bleed",
        "speed",
        "heed",
        "weed",
        "succeed",
        "proceed",
        "exceed",
        "embed",
        "shed",
        "wed",
        "sing",
        "bring",
        "ring",
        "swing",
        "cling",
        "sting",
    ]
)
# Past forms that do not end in "ed" stay as they are; those spelled like the present ("read", "put") are not here.
_PAST = frozenset(
    [
        "ate",
        "became",
        "been",
        "began",
        "bent",
        "bit",
        "blew",
        "bought",
        "broke",
        "brought",
        "built",
        "came",
        "caught",
        "chose",
        "crept",
        "dealt",
        "did",
        "drank",
        "drew",
        "drove",
        "fed",
        "fell",
        "felt",
        "flew",
        "forgot",
        "forgave",
        "fought",
        "found",
        "froze",
        "gave",
        "grew",
        "had",
        "heard",
        "held",
        "hid",
        "hung",
        "kept",
        "knew",
        "laid",
        "led",
        "left",
        "lent",
        "lost",
        "made",
        "meant",
        "met",
        "might",
        "overcame",
        "overslept",
        "paid",
        "ran",
        "rang",
        "rebuilt",
        "rode",
        "rose",
        "said",
        "sang",
        "sank",
        "sat",
        "saw",
        "sent",
        "shook",
        "shone",
        "shot",
        "slept",
        "slid",
        "sold",
        "sought",
        "spent",
        "spoke",
        "spun",
        "stole",
        "stood",
        "strove",
        "struck",
        "stuck",
        "swam",
        "swept",
        "swore",
        "taught",
        "thought",
        "threw",
        "told",
        "took",
        "tore",
        "understood",
        "undertook",
        "was",
        "went",
        "were",
        "withdrew",
        "woke",
        "won",
        "wore",
        "wove",
        "wrote",
        "broken",
        "chosen",
        "done",
        "drawn",
        "driven",
        "eaten",
        "fallen",
        "given",
        "gone",
        "grown",
        "known",
        "seen",
        "spoken",
        "taken",
        "worn",
        "written",
        "burnt",
        "dreamt",
        "learnt",
        "spelt",
        "spilt",
        "spoilt",
        "knelt",
        "leapt",
        "outgrew",
        "mistook",
        "rewrote",
        "retook",
        "bred",
        "dug",
        "fled",
        "lit",
        "sped",
        "stung",
        "swung",
        "wept",
        "got",
        "would",
        "could",
        "should",
        "must",
    ]
)
_ADVERBS = (
    r"(?:always|never|usually|often|mostly|only|also|still|really|just|already|generally|normally|mainly|currently|now|sometimes|rarely|ever|"
    r"absolutely|definitely|tend to|actually)"
)
_SUBJECT = LazyPattern(
    rf"^(?:(?P<be>i'm|i’m|im|i am)|(?P<have>i've|i’ve|ive)|(?P<will>i'll|i’ll)|(?P<would>i'd|i’d)|(?P<i>i))\b\s*"
    rf"(?P<adverbs>(?:{_ADVERBS}\s+)*)(?P<verb>[\w'’-]+)?",
    re.IGNORECASE,
)
# Words with which a value begins when the user's "I" was left out of it.
_VERBS = LazyPattern(
    r"(?:don't|dont|can't|cannot|teach|run|drive|work|manage|coach|tutor|fix|repair|sell|build|make|design|bake|cook|paint|write|edit|train|farm|grow|raise|breed|keep|"
    r"play|sing|dance|speak|swim|bike|cycle|walk|hike|climb|ride|read|watch|listen|drink|eat|skip|wake|get|go|sleep|study|learn|practi[sc]e|volunteer|"
    r"do|have|own|use|wear|collect|take|meditate|knit|sew|garden|fish|hunt|shop|travel|commute|code|draw|lift|box|row|ski|surf|journal|pray|fast|nap|"
    r"stretch|juggle|clean|deliver|groom|operate|nurse|translate|restore|live|stay|spend|save|plan|want|hope|need|prefer|start|finish|avoid)\b",
    re.IGNORECASE,
)
_OWN = (
    (re.compile(r"\bmyself\b", re.IGNORECASE), "themselves"),
    (re.compile(r"\bmy\b", re.IGNORECASE), "their"),
    (re.compile(r"\bmine\b", re.IGNORECASE), "theirs"),
    (re.compile(r"\bme\b", re.IGNORECASE), "the user"),
    (re.compile(r"\bi(?:'m|’m)(?= )", re.IGNORECASE), "the user is"),
    (re.compile(r"\bi(?:'ve|’ve)(?= )", re.IGNORECASE), "the user has"),
    (re.compile(r"(?<![\w.'])I(?= )"), "the user"),
    (re.compile(r"(?<![\w.'])i(?= (?!\.))"), "the user"),
)
# Whose relative or animal it is matters; "My Fair Lady" and "I Love Lucy" stay what they are.
_OWN_PEOPLE = LazyPattern(spell_out(r"\b(?:my|our)(?= (?:\w+ )?(?:{kin_en}|{friend_en}|{pet_en})\b)"))


def english_sentence(value: str) -> str | None:
    """Return "The user …" where a value is a sentence of the user's or begins with its verb; else None."""
    match = _SUBJECT.match(value)
    if match is not None and (match.group("verb") or not match.group("i")):
        rest = value[match.end() :]
        return f"The user {_predicate(match)}{_without_first_person(rest)}"
    if re.match(r"(?:my|our)\b", value, re.IGNORECASE):
        rest = re.sub(r"^(?:my|our)\b", "", value, flags=re.IGNORECASE)
        return f"The user's{_without_first_person(rest)}"
    if re.match(r"(?!thing|bring|sing|king|spring|string|wing|ring)\w{2,}ing \w", value):
        return f"The user is {_without_first_person(value)}"
    verb = re.match(rf"(?P<adverbs>(?:{_ADVERBS}\s+)*)(?P<verb>[\w'-]+)", value, re.IGNORECASE)
    # One word alone may as well be a noun ("nurse").
    if verb is not None and _VERBS.fullmatch(verb.group("verb")) and value[verb.end() :].strip():
        rest = value[verb.end() :]
        return f"The user {verb.group('adverbs').lower()}{_third(verb.group('verb'))}{_without_first_person(rest)}"
    return None


def chinese_sentence(value: str) -> str | None:
    """Return "用户……" where a value is a sentence of the user's, else None."""
    if not re.match(r"(?:我|俺|咱|本人)(?!们)", value):
        return None
    relative = re.match(spell_out(r"我(?={kin_zh})"), value)
    sentence = re.sub(r"^(?:我|俺|咱|本人)(?!们)", "用户的" if relative else "用户", value)
    return re.sub(r"(?:我|俺)(?=的|家|爸|妈|女|儿|老)", "自己", sentence)


def of_the_user(value: str, language: Language) -> str:
    """Return a value that is no sentence with what is the user's own turned to the third person."""
    if language == "zh":
        return re.sub(r"(?:我|俺)(?=的|家|爸|妈|女|儿|老|媳妇|对象)", "自己", value)
    return _OWN_PEOPLE.sub("their", value)


def _predicate(match: re.Match[str]) -> str:
    adverbs, verb = match.group("adverbs").lower(), match.group("verb") or ""
    if match.group("i"):
        return f"{adverbs}{_third(verb)}"
    helper = next(word for name, word in _HELPERS if match.group(name))
    return f"{helper} {adverbs}{verb}".rstrip()


_HELPERS = (("be", "is"), ("have", "has"), ("will", "will"), ("would", "would"))


def _third(verb: str) -> str:
    low = verb.lower().replace("’", "'")
    if low in _IRREGULAR:
        return _IRREGULAR[low]
    if low in _PAST or (low.endswith(("ed", "ing")) and low not in _PRESENT):
        return low
    if low.endswith(("s", "sh", "ch", "x", "z", "o")):
        return f"{low}es"
    return f"{low[:-1]}ies" if re.search(r"[^aeiou]y$", low) else f"{low}s"


def _without_first_person(text: str) -> str:
    for pattern, instead in _OWN:
        text = pattern.sub(instead, text)
    return text
