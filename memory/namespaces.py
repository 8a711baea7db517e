"""Where a user's memories lie in a LangGraph store.

A namespace label may hold neither a period nor NUL and may not be empty, yet user ids are e-mail
addresses, Chinese names and emoji. They are percent-encoded here, for reads and writes alike.
"""

import unicodedata
from urllib.parse import quote, unquote

from memory.errors import MissingUserError, UsageError
from memory.guard.clean import unmask

AUDIT = "audit"
ROOT = "memories"


def namespace_of(user: str) -> tuple[str, str]:
    """Return the namespace of a user's memories. Raises `MissingUserError` for a blank id."""
    return (ROOT, encode_label(require_user(user)))


def audit_namespace_of(user: str) -> tuple[str, str]:
    """Return the namespace of the trail of what was written about a user."""
    return (AUDIT, encode_label(require_user(user)))


def require_user(user: object) -> str:
    """Return the id unchanged.

    Raises `MissingUserError` if there is nothing visible in it and `UsageError` if it holds what no
    database can store (NUL, half a surrogate pair).
    """
    if not isinstance(user, str) or not any(_visible(char) for char in unmask(user)[0]):
        raise MissingUserError
    if "\0" in user or any("\ud800" <= char <= "\udfff" for char in user):
        raise UsageError(f"The user id {user!r} holds a character that cannot be stored: use plain text.")
    return user


def encode_label(text: str) -> str:
    """Encode any text as a namespace label, reversibly (see `decode_label`)."""
    return quote(text, safe="@+ ").replace(".", "%2E")


def decode_label(label: str) -> str:
    """Undo `encode_label`."""
    return unquote(label)


def _visible(char: str) -> bool:
    return (unicodedata.category(char)[0] not in "ZC" and char != "\u2800") or "\ud800" <= char <= "\udfff"
