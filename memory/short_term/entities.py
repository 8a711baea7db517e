"""What was spoken of last: the items of a list that the assistant gave, and things named in so many words."""

import re
from collections.abc import Sequence

from memory.lazy_pattern import LazyPattern
from memory.records import Turn

_LISTED = LazyPattern(
    r"^\s*(?:\d{1,2}[.、)）:：]|[-*•·]|[一二三四五六七八九十]、|[（(]\d[)）])\s*(?P<item>\S.*)$", re.M
)
_HEAD = LazyPattern(r"\s*(?:[:：,，。;；(（]|[-–—]{1,2}\s|\s[-–—])")
_MARKUP = LazyPattern(r"[*_`]{1,3}")
_INLINE = LazyPattern(
    r"(?P<zh>[\u3400-\u9fffA-Za-z0-9·]{2,12}(?:、[\u3400-\u9fffA-Za-z0-9·]{2,12})*(?:和|或者?|还是|与)"
    r"[\u3400-\u9fffA-Za-z0-9·]{2,12})"
    r"|(?P<en>(?:[A-Z][\w'&-]*(?: (?:of|the|de|la|and )?[A-Z][\w'&-]*)*)"
    r"(?:, [A-Z][\w'&-]*(?: [A-Z][\w'&-]*)*)*,? (?:and|or) (?:[A-Z][\w'&-]*(?: [A-Z][\w'&-]*)*))"
)
_SPLIT = LazyPattern(r"、|,\s*(?:and |or )?|和|或者|或|还是|与|\s(?:and|or)\s")
_QUOTED = LazyPattern(r"《([^》]{1,30})》|「([^」]{1,20})」|“([^”]{2,30})”|\"([^\"]{2,30})\"")
_NAMED = LazyPattern(r"(?<=[a-z,;:'’] )(?:the )?[A-Z][\w'&-]+(?: (?:of |the )?[A-Z][\w'&-]+)*")
_NOT_THINGS = LazyPattern(
    r"^(?:I|I'\w+|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|"
    r"June|July|August|September|October|November|December|English|Chinese)$"
)
_LONGEST_ITEM = 40
_LOOKED_AT = 4000


def listed(turns: Sequence[Turn]) -> list[str]:
    """Return the items of the last list that the assistant gave; [] where its last reply holds none.

    A list has two items at least: lines with numbers or bullets, else a series in one sentence.
    """
    reply = next((turn.content for turn in reversed(turns) if turn.role == "assistant"), "")[:_LOOKED_AT]
    items = [_head(match["item"]) for match in _LISTED.finditer(reply)]
    if len(items) < 2:
        series = _INLINE.search(reply)
        items = [part.strip() for part in _SPLIT.split(series.group()) if part.strip()] if series else []
    return items if len(items) > 1 and all(0 < len(item) <= _LONGEST_ITEM for item in items) else []


def things(turns: Sequence[Turn]) -> list[str]:
    """Return what is named in the last two turns, without repetitions, the last named first.

    Titles and quoted names in both languages, capitalised names within an English sentence.
    """
    found: dict[str, None] = {}
    for turn in reversed(turns[-2:]):
        text = turn.content[:_LOOKED_AT]
        spans = [(m.start(), next(g for g in m.groups() if g)) for m in _QUOTED.finditer(text)]
        spans += [(m.start(), m.group()) for m in _NAMED.finditer(text)]
        for _, name in sorted(spans, reverse=True):
            if not _NOT_THINGS.match(name):
                found.setdefault(name.removeprefix("the "), None)
    return list(found)


def _head(item: str) -> str:
    """Return what an item is called, without what is said about it."""
    bare = _MARKUP.sub("", item).strip()
    return _HEAD.split(bare, maxsplit=1)[0].strip(' 《》"“”。.')
