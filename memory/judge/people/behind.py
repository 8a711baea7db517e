"""What a message says of somebody whom only the turn before names, put behind that name."""

import re

from memory.judge.telling.facts import tidy
from memory.lazy_pattern import LazyPattern
from memory.records import Language

_YES_OR_NO = LazyPattern(
    r"^(?:(?:哦|噢|啊|嗯|呃|不对|不是|错了?|对|是的?|没有?)[啊呀哦]*[,，。 ]+)+(?=[\u3400-\u9fff])|^(?:no|nope|nah|yes|yeah|yep|yup)\b[,.! ]+(?=\w)",
    re.IGNORECASE,
)
_PRONOUN = LazyPattern(r"^(?:他|她|它|(?:he|she|they)(?='s|'re| )|(?:he|she)(?=s ))", re.IGNORECASE)
# What an English sentence begins with and is spelled small within one: "In Hull", "Moved to York".
_BEGINS = LazyPattern(
    r"(?:In|At|On|Near|From|With|By|To|About|Around|Just|Only|Not|Never|Still|Moved|Works?|Lives?|Has|Is|Was|Got|Loves?|Likes?|Hates?|"
    r"A|An|The|Allergic|Retired|Married|Turned|Turning|Nearly|Almost) "
)


def behind(name: str, said: str, language: Language) -> str:
    """Return "my sister, in Hull" for "my sister" and "In Hull", "my son is five" for "my son" and "yes, he's five"."""
    said = _YES_OR_NO.sub("", said)
    rest = _PRONOUN.sub("", said)
    glued = language == "zh" or rest.startswith(("'", "’"))
    joint = "" if glued else " " if rest != said else ", "
    rest = tidy(rest)
    return f"{name}{joint}{rest[:1].lower() + rest[1:] if _BEGINS.match(rest) else rest}"
