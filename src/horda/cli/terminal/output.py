"""Prints: JSON for programs, plain or styled text for people."""

import sys
import textwrap
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.table import Table

from horda.cli.terminal.signs import escape_json, harmless


def print_json(value: Any) -> None:
    """Prints a value as indented JSON, and nothing else."""
    data = msgspec.json.format(msgspec.json.encode(value), indent=2)
    print_data(data.decode() + "\n", escape_json)


def print_data(text: str, escape: Callable[[str], str]) -> None:
    """Prints a text for programs: signs that the stream lacks are escaped, never replaced."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        text = "".join(sign if sign.isascii() else escape(sign) for sign in text)
    sys.stdout.write(text)


class PlainConsole(Console):
    """A console that leaves a closed pipe to the program, and lets no text command the terminal."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        """Draws as rich does: colours are told apart from what somebody's file says."""
        for text, style, control in super().render(renderable, options):
            yield Segment(text if control else harmless(text), style, control)

    def on_broken_pipe(self) -> None:
        """Lets the fault pass: rich would end the program as if a check had failed."""
        raise BrokenPipeError


def console(*, stderr: bool = False) -> Console:
    """Returns a console that takes signs literally and folds no line by itself."""
    # Boards and rules hold [brackets], and keys hold :names:, which rich would replace.
    return PlainConsole(stderr=stderr, markup=False, emoji=False, highlight=False, soft_wrap=True)


def folded(said: str, width: int, *, begin: str = "", hang: str = "    ") -> str:
    """Returns a sentence in lines that fit; the later ones hang in. A long word stays whole."""
    if len(begin + said) <= width:
        return begin + said
    return textwrap.fill(
        said,
        width,
        initial_indent=begin,
        subsequent_indent=begin + hang,
        break_long_words=False,  # a word cut short could not be typed
        break_on_hyphens=False,
    )


def table(*columns: str, title: str | None = None) -> Table:
    """Returns an empty table in the style of all our tables."""
    made = Table(title=title, title_justify="left", box=None, pad_edge=False, header_style="bold")
    for column in columns:
        made.add_column(column, overflow="fold")  # a word cut short could not be typed
    return made
