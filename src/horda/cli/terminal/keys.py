"""Reads what a person types."""

import sys
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
