"""Who may read what: a role decides which memories exist for a reader at all.

Checked before ranking, so that what may not be read is in no hit, no profile, no `dropped` and no figure. A
fork adds a row to `ROLES`, or hands a `Role` of its own to `Memory.recall(role=…)`.
"""

from typing import NamedTuple

from memory.errors import SettingsError
from memory.records import Kind, Record

_IDENTIFYING = frozenset({"name", "birthday", "contact", "family", "employer", "location", "hometown"})
_HEALTH = frozenset({"allergy", "diet"})


class Role(NamedTuple):
    """What one kind of reader may read. None means all; what is in `hidden` is never read."""

    name: str
    kinds: frozenset[Kind] | None = None
    attributes: frozenset[str] | None = None
    hidden: frozenset[str] = frozenset()

    @property
    def reads_all(self) -> bool:
        """Whether nothing is kept from this reader."""
        return self.kinds is None and self.attributes is None and not self.hidden

    def may_read(self, record: Record) -> bool:
        """Tell whether this reader may see a record."""
        return (
            (self.kinds is None or record.kind in self.kinds)
            and (self.attributes is None or record.attribute in self.attributes)
            and record.attribute not in self.hidden
        )


ROLES: dict[str, Role] = {
    role.name: role
    for role in (
        Role("admin"),
        # What people want and do, but neither who they are nor anything word for word, which may say it.
        Role(
            "analyst",
            kinds=frozenset({"fact", "preference", "event"}),
            hidden=_IDENTIFYING | _HEALTH | {"other"},
        ),
        # How to talk to somebody, and nothing else.
        Role("basic", attributes=frozenset({"reply_style", "language"})),
    )
}


def role_of(role: "str | Role") -> Role:
    """Return a role by its name, or the one given. Raises `SettingsError` for a name that nobody defined."""
    if isinstance(role, Role):
        return role
    if role not in ROLES:
        raise SettingsError(f"There is no role {role!r}: use one of {', '.join(ROLES)}, or add it to ROLES.")
    return ROLES[role]


def reader_of(name: str) -> Role:
    """Return a role by its name, or one that may read nothing for a name that nobody defined."""
    return ROLES.get(name, Role(name, kinds=frozenset()))
