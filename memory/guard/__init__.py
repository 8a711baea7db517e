"""What may never pass into memory: secrets, raw contacts, orders hidden in text, unstorable characters."""

from memory.guard.clean import clean
from memory.guard.injection import find_injection
from memory.guard.redact import find_secrets, redact_contacts, redact_secrets

__all__ = ["clean", "find_injection", "find_secrets", "redact_contacts", "redact_secrets"]
