"""Lists the options of a question: a few one to a line, many in columns by their verbs."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text as Styled

from horda.cli.voice import Voice
from horda.core.decisions import Choice, Option

FEW = 12  # what is read at a glance, one to a line and with its key


def show_options(out: Console, voice: Voice, choice: Choice, *, keys: bool = False) -> None:
    """Prints the numbered options of a question."""
    if len(choice.options) <= FEW or keys:
        for number, option in enumerate(choice.options, 1):
            out.print(option_line(number, option, voice))
        return
    groups: dict[str, list[str]] = {}
    for number, option in enumerate(choice.options, 1):
        groups.setdefault(option.verb, []).append(f"{number:4}  {voice.option(option)}")
    for verb, cells in groups.items():
        out.print(Styled(verb, "dim"))
        for line in columns(cells, out.width):
            out.print(line)


def option_line(number: int, option: Option, voice: Voice) -> Styled:
    """Returns an option with its number and, where it says something else, its key."""
    said = voice.option(option)
    line = Styled(f"{number:4}  {said}")
    return line if said == option.key else line.append(f"  {option.key}", "dim")


def columns(cells: Sequence[str], width: int) -> list[str]:
    """Lays cells out in columns, read downwards, as many as fit."""
    widest = max(map(cell_len, cells)) + 2
    count = max(1, width // widest)
    height = -(-len(cells) // count)
    lines = [cells[row::height] for row in range(height)]
    return ["".join(c + " " * (widest - cell_len(c)) for c in line).rstrip() for line in lines]
