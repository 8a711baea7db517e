"""What was read out of rows, kept so that the next question need not read it again."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

from memory.long_term.rows import Change
from memory.long_term.values import decode_value

Made = TypeVar("Made")
Reader = Callable[[dict[str, Any]], Made]
"""Makes of a value something that nobody changes, such as a frozen record: it is handed out again."""

MOST = 512
READING_BYTES = 4500
"""Of a `Record` with one quote: 4.4 KB (tracemalloc), most of it the dictionary and the set of its fields."""


class Readings:
    """The last `MOST` readings of one shard's rows. Not safe by itself: the shard's lock guards it."""

    def __init__(self) -> None:
        self._made: OrderedDict[int, tuple[Reader[Any], Any]] = OrderedDict()

    def of(self, row: Change, reader: Reader[Made]) -> Made:
        """Return what `reader` makes of a living row, made once for as long as it is kept."""
        kept = self._made.get(row.item_id)
        if kept is not None and kept[0] is reader:
            self._made.move_to_end(row.item_id)
            made: Made = kept[1]
            return made
        made = read(row, reader)
        self._made[row.item_id] = reader, made
        if len(self._made) > MOST:
            self._made.popitem(last=False)
        return made

    def drop(self, item_id: int) -> None:
        """Forget what was read out of an item that was changed or deleted."""
        self._made.pop(item_id, None)


def read(row: Change, reader: Reader[Made]) -> Made:
    """Return what `reader` makes of a row's value."""
    return reader(decode_value(row.value or "{}"))
