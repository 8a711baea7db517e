"""How the offline model answers who asks for a number or an address: it was told, but is not kept."""

from collections.abc import Sequence
from typing import Any

from memory.guard.redact import is_redacted
from memory.judge.reading.folding import fold
from memory.lazy_pattern import LazyPattern

_MAIL_ASKED = LazyPattern(r"e-?mail|邮箱|邮件|电邮")
_PHONE_ASKED = LazyPattern(r"\b(?:phone|number|mobile|cell|landline)\b|手机|电话|号码|座机")
_MAIL = ("[email]", "[邮箱]")


def without_other_contacts(question: str, found: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Leave out numbers where only an address is asked for, and addresses where only a number is."""
    text = fold(question).text
    mail, phone = _MAIL_ASKED.search(text) is not None, _PHONE_ASKED.search(text) is not None
    if mail == phone:
        return list(found)
    return [m for m in found if not _is_withheld(m) or any(mark in m["value"] for mark in _MAIL) == mail]


def told_on(found: Sequence[dict[str, Any]]) -> str | None:
    """Return the date of the first memory where all that was found is withheld, else None."""
    return str(found[0]["date"]) if found and all(map(_is_withheld, found)) else None


def _is_withheld(memory: dict[str, Any]) -> bool:
    return memory["attribute"] == "contact" and is_redacted(str(memory.get("value", "")))
