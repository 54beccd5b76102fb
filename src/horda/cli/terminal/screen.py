"""Lists the options of a question: a few one to a line, many in columns by their verbs."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text as Styled

from horda.cli.terminal.output import folded
from horda.cli.terminal.voice import Voice
from horda.core.decisions import Choice, Option
from horda.core.game import Game
from horda.core.session import Session
from horda.core.state import Config

HANG = " " * 6  # below the words, beside the number
FEW = 12  # what is read at a glance, one to a line and with its key


def show_options(
    out: Console, voice: Voice, session: Session[Any], choice: Choice, *, keys: bool = False
) -> None:
    """Prints the numbered options of a question."""
    game, config = session.engine.game, session.state.config
    if len(choice.options) <= FEW or keys:
        for number, option in enumerate(choice.options, 1):
            said = voice.option(option, game, config)
            out.print(option_line(number, said, game.key(config, option), out.width))
        return
    for heading, group in grouped(choice.options, voice, game, config).items():
        shared = common_words(group.values()) if len(group) > FEW else ""
        said = f"{heading}: {shared}…" if shared else heading
        out.print(Styled(folded(said, out.width), "dim"))
        cells = [f"{number:4}  {text[len(shared) :]}" for number, text in group.items()]
        for line in columns(cells, out.width):
            out.print(folded(line, out.width, hang=HANG))


def grouped(
    options: Sequence[Option], voice: Voice, game: Game[Any], config: Config
) -> dict[str, dict[int, str]]:
    """Returns numbered options in words, under headings; lone ones come last, under one."""
    groups: dict[str, dict[int, str]] = {}
    for number, option in enumerate(options, 1):
        said = voice.option(option, game, config)
        groups.setdefault(voice.heading(option), {})[number] = said
    lone = {n: said for group in groups.values() if len(group) == 1 for n, said in group.items()}
    several = {heading: group for heading, group in groups.items() if len(group) > 1}
    return several | ({voice.say("cli-other-options"): lone} if lone else {})


def common_words(texts: Iterable[str]) -> str:
    """Returns the whole words that texts begin with alike, so that they are said once."""
    alike = takewhile(lambda signs: len(set(signs)) == 1, zip(*texts, strict=False))
    same = "".join(signs[0] for signs in alike)
    return same[: same.rfind(" ") + 1]


def option_line(number: int, said: str, key: str, width: int) -> Styled:
    """Returns an option with its number and, where it says something else, its key."""
    first = f"{number:4}  {said}"
    line = Styled(folded(first, width, hang=HANG))
    gap = "  " if cell_len(f"{first}  {key}") <= width else f"\n{HANG}"
    return line if said == key else line.append(f"{gap}{key}", "dim")


def log_line(sentence: str, rules: str, width: int, begin: str = "· ") -> Styled:
    """Returns what happened with the rules it followed, in lines that fit."""
    below = " " * len(begin)
    said = begin + folded(sentence, width, begin=below, hang="").lstrip()
    chip = f"[{rules}]"
    if not rules:
        return Styled(said)
    if cell_len(said.splitlines()[-1] + chip) + 2 <= width:
        return Styled(said).append(f"  {chip}", "dim")
    return Styled(said).append("\n" + folded(chip, width, begin=below, hang=""), "dim")


def columns(cells: Sequence[str], width: int) -> list[str]:
    """Lays cells out in columns, read downwards, as many as fit."""
    widest = max(map(cell_len, cells)) + 2
    count = max(1, width // widest)
    height = -(-len(cells) // count)
    lines = [cells[row::height] for row in range(height)]
    return ["".join(c + " " * (widest - cell_len(c)) for c in line).rstrip() for line in lines]
