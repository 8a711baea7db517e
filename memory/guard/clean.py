"""Text hygiene: what may be stored, and a plain copy of a text in which nothing can hide.

`clean` changes what is stored, so it changes as little as possible. `unmask` and `simplified` are only for
looking: patterns are matched on their result, and its positions lead back to the original.
"""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache

from opencc import OpenCC

from memory.grams import Text

# NUL and the other C0/C1 controls break SQLite tools, JSON lines and terminals. Tab and newline are text.
_CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")
# Embeddings, overrides and isolates make a text show in another order than it is read. Arabic and Hebrew are
# ordered without them, and emoji use none; the marks U+200E, U+200F and U+061C turn no letters round and stay.
_REORDERING = re.compile("[\u202a-\u202e\u2066-\u2069]")
_SURROGATES = re.compile("[\ud800-\udfff]")

# Characters that show nothing but split words and numbers: soft hyphen, joiners, direction marks, word
# joiners, variation selectors, byte order mark, tag characters.
_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e01ef]"
)

# Letters of other scripts that look like Latin ones ("ignоre" with a Cyrillic о).
_LOOKALIKES = str.maketrans(
    "аеорсухіјѕԁһԛԝАВЕКМНОРСТУХІЈЅοαινκτΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "aeopcyxijsdhqwABEKMHOPCTYXIJSoaivktABEZHIKMNOPTYX"
)


def clean(text: str) -> str:
    """Return the text as it may be stored; all that can be stored stays as the user wrote it.

    Removes C0/C1 controls except newline and tab and the controls that reorder what is shown, joins pairs of surrogates that form a character, and
    replaces lone surrogates by U+FFFD. A carriage return before a newline goes, a single one becomes one.
    """
    if text.isprintable():  # nothing of all that is, and most messages are one plain line
        return text
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    text = _REORDERING.sub("", _CONTROLS.sub("", text))
    if _SURROGATES.search(text):
        text = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return text


class _SingleFold(dict[int, str]):
    """The compatibility form of each character that has one of the same length, found when first met."""

    def __missing__(self, code: int) -> str:
        char = chr(code)
        folded = unicodedata.normalize("NFKC", char) if code > 0x7F else char
        self[code] = folded if len(folded) == 1 else char
        return self[code]


_FOLD = _SingleFold()


def unmask(text: str) -> tuple[str, Sequence[int]]:
    """Return a copy to match patterns on, and for each of its characters the position in `text`.

    Full-width, circled and styled letters and digits become plain ones, look-alike Cyrillic and Greek
    letters Latin ones, and invisible characters are left out. The last position is `len(text)`.
    """
    if text.isascii():
        return text, range(len(text) + 1)
    folded = text.translate(_FOLD).translate(_LOOKALIKES)
    if not _INVISIBLE.search(folded):
        return folded, range(len(text) + 1)
    kept = [i for i, char in enumerate(folded) if not _INVISIBLE.match(char)]
    return "".join(folded[i] for i in kept), [*kept, len(text)]


@lru_cache(maxsize=8)  # a message is looked through for secrets, and then for orders
def readable(text: str) -> Text:
    """Return the copy of a text that patterns are looked for in, without its positions."""
    return Text(simplified(unmask(text)[0]))


@cache
def _converter() -> OpenCC:
    return OpenCC("t2s")


def simplified(text: str) -> str:
    """Return the text in simplified characters, of the same length, or unchanged where that fails."""
    if text.isascii():
        return text
    folded: str = _converter().convert(text)
    return folded if len(folded) == len(text) else text
