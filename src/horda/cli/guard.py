"""Turns refusals into one line and an exit code; only faults of our own show a traceback."""

from collections.abc import Callable
from errno import EACCES, ELOOP, ENAMETOOLONG, EPERM
from functools import wraps
from typing import NoReturn, ParamSpec

import typer

from horda.cli import streams
from horda.cli.terminal.voice import Voice
from horda.cli.trouble import Exit, Trouble
from horda.core.errors import Code, HordaError

P = ParamSpec("P")
UNUSABLE = (EACCES, ELOOP, ENAMETOOLONG, EPERM)
"""What even asking whether a file is there may end in: the name that was given is no use."""


def guarded(command: Callable[P, None]) -> Callable[P, None]:
    """Wraps a command so that bad input ends it with one line and no traceback."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except OSError as error:
            if error.errno not in UNUSABLE or not isinstance(error.filename, str):
                raise
            why = error.strerror or "-"
            fail(Trouble("cli-cannot-read", file=error.filename, why=why), kwargs.get("lang"))
        except (HordaError, Trouble) as error:
            # Only for `replay` is a record that leads elsewhere an answer; for others it is broken.
            fail(error, kwargs.get("lang"), verifying=command.__name__ == "replay")

    return run


def fail(error: HordaError | Trouble, lang: object, *, verifying: bool = False) -> NoReturn:
    """Says what is wrong and ends the program."""
    streams.complain(refusal(error, lang))
    raise typer.Exit(exit_code(error, verifying=verifying))


def refusal(error: HordaError | Trouble, lang: object) -> str:
    """Returns what is wrong, in one line."""
    try:
        voice = Voice(lang if isinstance(lang, str) else None)
    except Trouble:  # the language itself is the trouble
        voice = Voice()
    return f"horda: {voice.error(error)}"


def exit_code(error: HordaError | Trouble, *, verifying: bool = False) -> Exit:
    """Returns what a refusal means to the shell."""
    differs = isinstance(error, HordaError) and error.code is Code.REPLAY_DIFFERS
    return Exit.DIFFERS if differs and verifying else Exit.BAD_INPUT
