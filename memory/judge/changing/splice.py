"""A new word put where an old one stood, without saying twice what stands before it."""

_LEAST = 2  # characters


def spliced(before: str, new: str, after: str) -> str:
    """Return the three in a row; what `new` repeats of the end of `before` is left out.

    "兰州到成都" for the second half of "兰州到乌鲁木齐这条线" says its first half once more.
    """
    for length in range(len(new) - 1, _LEAST - 1, -1):
        repeats = before.lower().endswith(new[:length].lower())
        if repeats and (not new[:length].isascii() or new[length - 1] == " "):
            return before + new[length:] + after
    return before + new + after
