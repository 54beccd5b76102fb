"""`horda house`: house-rules files, in which the owner of a box corrects its numbers."""

from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import Struct

from horda.cli import files
from horda.cli.guard import guarded
from horda.cli.helping import SpokenCommand, SpokenGroup
from horda.cli.params import Json, Lang
from horda.cli.setup import meant
from horda.cli.terminal.output import console, print_json
from horda.cli.terminal.voice import Voice, one_line
from horda.cli.trouble import Exit, Trouble
from horda.core.game import Game
from horda.games import registry

house = typer.Typer(cls=SpokenGroup)

HouseFile = Annotated[Path, typer.Argument()]
GameName = Annotated[str | None, typer.Option("--game")]
OPTION = "house"


class CheckedHouse(Struct, frozen=True):
    """What came of a file, as it is printed."""

    file: str
    ok: bool
    flaws: list[dict[str, str | int]]


@house.command(cls=SpokenCommand)
@guarded
def new(file: HouseFile, game: GameName = None, lang: Lang = None) -> None:
    """Write a file with every number of the box that is reconstructed, to correct."""
    voice = Voice(lang)
    if file.exists():
        raise Trouble("cli-file-exists", file=str(file))
    files.check_writable(file)
    files.write(file, _game(game).house_template().encode())
    console().print(voice.say("cli-house-new", file=str(file)))


@house.command(cls=SpokenCommand)
@guarded
def check(file: HouseFile, game: GameName = None, json: Json = False, lang: Lang = None) -> None:
    """Say all that is wrong with a house-rules file, by line and field.

    Exit code 0: it can be played by, 1: something is wrong.
    """
    voice, found = Voice(lang), _game(game)
    flaws = found.house_flaws(files.read_text(file))
    said: list[dict[str, str | int]] = [
        {"line": one.line, "field": one.field, "why": voice.render(one.why, found)} for one in flaws
    ]
    if json:
        print_json(CheckedHouse(str(file), not said, said))
    for one in () if json else said:
        # A file may hold any sign, even those that command a terminal.
        console().print(one_line(voice.say("cli-mission-flaw", file=str(file), **one)), style="red")
    if said:
        raise typer.Exit(Exit.DIFFERS)
    if not json:
        console().print(voice.say("cli-house-ok", file=str(file), game=found.id))


def _game(name: str | None) -> Game[Any]:
    """Returns a game that takes house rules, by default the first."""
    known = (*registry.all_games(), *registry.coming())
    takes = [one.id for one in known if OPTION in one.file_options]
    found = registry.find(meant(name or takes[0], takes))
    if OPTION not in found.file_options:
        raise Trouble("cli-house-game", game=name or "", games=", ".join(takes))
    return found
