"""What a person types: a line, and the option that a word of it means."""

import sys
from collections.abc import Sequence
from contextlib import suppress


def read_line(prompt: str) -> str | None:
    """Reads one line without the blanks around it; None at the end of input or after Ctrl-C."""
    if sys.stdin is None:  # closed by whoever started the program
        return None
    with suppress(AttributeError, ValueError):
        # A byte that is no letter must not end the game.
        sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]  # a file has it
    try:
        return input(prompt).strip()
    except (EOFError, KeyboardInterrupt):
        print()
        return None


def pick(word: str, keys: Sequence[str]) -> list[int]:
    """Returns the options a word may mean; one if it is clear, none if nothing fits.

    An exact key comes first, then a number counted from 1, then keys that end with the word
    as a whole part (`1,1` is not `1,10`), that begin with it, that hold it.
    """
    low = word.lower()
    if low in keys:
        return [keys.index(low)]
    if word.isdecimal():
        return [int(word) - 1] if 1 <= int(word) <= len(keys) else []
    whole = [i for i, key in enumerate(keys) if low and key.endswith(f":{low}")]
    if whole:
        return whole
    begin = [i for i, key in enumerate(keys) if key.startswith(low)]
    return begin or [i for i, key in enumerate(keys) if low in key]
