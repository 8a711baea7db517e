"""Which encoder made the vectors of a store, and whether the one at hand is the same."""

from typing import Any

import numpy as np
from sqlalchemy import Connection, Row, insert, select

from memory.errors import EncoderMismatchError
from memory.long_term.embeddings import Encoder
from memory.long_term.tables import encoders, lock

_SAME = 0.999
"""Cosine of two vectors of the probe above which one encoder made both: remote ones vary a little."""

_ACTIVE = select(encoders).where(encoders.c.active)


class EncoderRecord:
    """What the store knows of its encoder, compared with the one at hand.

    Names are compared on opening. Vectors are, with the first text that is encoded anyway, so that opening
    a store loads no model and asks no server.
    """

    def __init__(self, encoder: Encoder, shown: str) -> None:
        self._encoder = encoder
        self._shown = shown
        self._verified: int | None = None

    def check_name(self, connection: Connection) -> None:
        """Raise `EncoderMismatchError` if the recorded name is another and its vectors are, too."""
        row = active_encoder(connection)
        if row is not None and row.name != self._encoder.name:
            self._check(row)

    def is_verified(self, encoder_id: int) -> bool:
        """Return whether these vectors are known to be the encoder's."""
        return encoder_id == self._verified

    def verify(self, connection: Connection, encoder_id: int) -> None:
        """Raise `EncoderMismatchError` if the recorded vectors are another encoder's."""
        if not self.is_verified(encoder_id):
            row = connection.execute(select(encoders).where(encoders.c.id == encoder_id)).one()
            self._check(row)
            self._verified = encoder_id

    def for_writing(self, connection: Connection) -> int:
        """Return the id to store vectors under; the first indexed item records the encoder."""
        row = _held_encoder(connection)
        if row is None:
            # Two first writers of different users do not wait for each other: they must not both be first.
            lock(connection)
            row = _held_encoder(connection)
        if row is None:
            return record_encoder(connection, self._encoder, active=True)
        self.verify(connection, row.id)
        return int(row.id)

    def _check(self, row: Row[Any]) -> None:
        if not is_same(row, self._encoder):
            name, dims = self._encoder.name, self._encoder.dims
            raise EncoderMismatchError(
                f"The memories of this store were encoded by {row.name!r} ({row.dims} dims), but it was "
                f"opened with {name!r} ({dims} dims): the two cannot be compared. Either open it with "
                f"{row.name!r}, or encode all memories anew, which can be interrupted and resumed: "
                f"`make reindex` (without make: `python -m app reindex`; in code: "
                f"memory.long_term.reindex.reindex) with {self._shown} and {name!r}."
            )


def active_encoder(connection: Connection) -> Row[Any] | None:
    """Return the row of the encoder whose vectors serve; None before the first indexed item."""
    return connection.execute(_ACTIVE).first()


def _held_encoder(connection: Connection) -> Row[Any] | None:
    # Held against a re-encoding that ends in the middle of this transaction (PostgreSQL only).
    return connection.execute(_ACTIVE.with_for_update(read=True)).first()


def record_encoder(connection: Connection, encoder: Encoder, *, active: bool) -> int:
    """Write down an encoder and return its id. Encodes the probe."""
    row = insert(encoders).values(
        name=encoder.name,
        dims=encoder.dims,
        fingerprint=encoder.fingerprint,
        probe=encoder.probe.tobytes(),
        active=active,
    )
    return int(connection.execute(row.returning(encoders.c.id)).scalar_one())


def is_same(row: Row[Any], encoder: Encoder) -> bool:
    """Return whether an encoder makes the vectors of the recorded one. Encodes the probe."""
    if row.dims != encoder.dims:
        return False
    probe = np.frombuffer(row.probe, dtype=np.float32)
    return float(probe @ encoder.probe) >= _SAME
