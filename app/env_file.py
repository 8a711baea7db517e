"""What of a `.env` file is not read: the parser passes over such lines without a word."""

from pathlib import Path

from dotenv.parser import parse_stream


def unread_lines(file: Path) -> list[int]:
    """Return the numbers of the lines that set nothing though they look as if they should ("NAME: value").

    A file that is not there has none. Raises `UnicodeDecodeError` if it is not UTF-8.
    """
    if not file.is_file():
        return []
    with file.open(encoding="utf-8") as stream:
        return [
            read.original.line + _blank_before(read.original.string)
            for read in parse_stream(stream)
            if read.error or (read.key is not None and read.value is None)
        ]


def _blank_before(text: str) -> int:
    return text[: len(text) - len(text.lstrip())].count("\n")
