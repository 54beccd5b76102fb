"""Prints: JSON for programs, plain or styled text for people."""

import sys
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table


def print_json(value: Any) -> None:
    """Prints a value as indented JSON, and nothing else."""
    data = msgspec.json.format(msgspec.json.encode(value), indent=2)
    sys.stdout.write(data.decode() + "\n")


def console(*, stderr: bool = False) -> Console:
    """Returns a console that takes signs literally and folds no line by itself."""
    # Boards and rules hold [brackets], and keys hold :names:, which rich would replace.
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False, soft_wrap=True)


def table(*columns: str, title: str | None = None) -> Table:
    """Returns an empty table in the style of all our tables."""
    made = Table(title=title, title_justify="left", box=None, pad_edge=False, header_style="bold")
    for column in columns:
        made.add_column(column, overflow="fold")  # a word cut short could not be typed
    return made
