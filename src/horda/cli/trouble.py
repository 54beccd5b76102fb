"""What goes wrong outside the games: files, languages, numbers."""

from enum import IntEnum


class Exit(IntEnum):
    """What an exit code of the program means."""

    OK = 0
    DIFFERS = 1
    """A check failed, or a record does not replay."""
    BAD_INPUT = 2
    """An unknown name, an unreadable file: nothing was done."""


class Trouble(Exception):
    """Bad input that no game can judge: a text of the command line and its arguments."""

    def __init__(self, text: str, **args: str | int) -> None:
        super().__init__(f"{text}: {args}")
        self.text = text
        self.args_ = args
