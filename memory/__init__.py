"""The subject of this template: one write path, one read path, over any LangGraph store.

memory = Memory(MemoryStore("sqlite:///memories.db"))
memory.observe("ada", "I'm Ada and I can't stand coriander", thread="t1", message="m1")
memory.recall("ada", "what should I cook?").records
"""

from memory.cabinet import Memory, Observation
from memory.errors import (
    AgentMemoryError,
    EncoderMismatchError,
    MissingUserError,
    SettingsError,
    StorageError,
    StoreUnavailableError,
    UnstorableValueError,
    UsageError,
)
from memory.judge import Judge
from memory.long_term.consolidation import Leaving
from memory.long_term.recall import Recall
from memory.long_term.verbatim import Imported, PastTurn
from memory.records import Decision, Evidence, Fact, Hit, Record, Turn
from memory.settings import MemorySettings

__all__ = [
    "AgentMemoryError",
    "Decision",
    "EncoderMismatchError",
    "Evidence",
    "Fact",
    "Hit",
    "Imported",
    "Judge",
    "Leaving",
    "Memory",
    "MemorySettings",
    "MissingUserError",
    "Observation",
    "PastTurn",
    "Recall",
    "Record",
    "SettingsError",
    "StorageError",
    "StoreUnavailableError",
    "Turn",
    "UnstorableValueError",
    "UsageError",
]
