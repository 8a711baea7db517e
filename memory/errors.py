"""Everything that can go wrong in memory, as one small tree.

    AgentMemoryError                    catch this to catch all of ours
    ├── UsageError (ValueError)         the caller's mistake: fix the call
    │   ├── MissingUserError            no user id, or a blank one
    │   ├── SettingsError               a setting cannot work as given
    │   └── UnstorableValueError        a value that no store can hold as it is
    └── StorageError                    the world's fault: disk, lock, server
        ├── StoreUnavailableError       the database cannot be read or written now
        ├── EncoderUnavailableError     the server of a remote encoder fails
        └── EncoderMismatchError        the vectors on disk come from another encoder

A message says what happened and what to do about it, addressed to whoever can do it.
"""


class AgentMemoryError(Exception):
    """Base of every error this project raises on purpose."""


class UsageError(AgentMemoryError, ValueError):
    """The caller asked for something that cannot be right."""


class MissingUserError(UsageError):
    """No user id was given: whose memories these are cannot be known."""

    def __init__(self) -> None:
        """Say it in both languages: without a user there is no language to go by."""
        super().__init__(
            "No user id: memories belong to somebody. Pass context={'user_id': 'ada@example.com'} "
            "(Studio: the user_id field of the assistant; terminal: --user). "
            "缺少用户标识：请在 context 里传入 user_id（终端用 --user）。"
        )


class SettingsError(UsageError):
    """A setting names something that does not exist or cannot work."""


class UnstorableValueError(UsageError):
    """A value cannot be stored unaltered (NUL, lone surrogate, not JSON)."""


class StorageError(AgentMemoryError):
    """The place where memories lie failed us."""


class StoreUnavailableError(StorageError):
    """The database could not be opened, read or written."""


class EncoderUnavailableError(StorageError):
    """A remote encoder could not be reached or refused."""


class EncoderMismatchError(StorageError):
    """The store holds vectors of another encoder than the one it was opened with."""


MEMORY_FAILURES = (StorageError, OSError)
"""What a turn survives: the answer is given without memory, and the user is told."""
