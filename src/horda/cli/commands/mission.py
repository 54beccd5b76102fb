"""`horda mission`: scenarios that people write themselves, checked and drawn."""

from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import Struct

from horda.bots.play import play_out
from horda.bots.spec import make_bot
from horda.cli import files
from horda.cli.guard import guarded
from horda.cli.params import Json, Lang, Svg
from horda.cli.setup import scenario_value
from horda.cli.terminal.draw import show_state, write_svg
from horda.cli.terminal.output import console, print_json
from horda.cli.terminal.voice import Voice, one_line
from horda.cli.trouble import Exit, Trouble
from horda.core.engine import Engine
from horda.core.game import Flaw
from horda.core.words import Text
from horda.games import registry

SEED = 1
mission = typer.Typer(help="Write a Mission of your own: begin one, check it, draw it.")

MissionFile = Annotated[Path, typer.Argument(metavar="FILE", help="A Mission file (TOML).")]
GameName = Annotated[
    str | None, typer.Option("--game", help="The game it is for (else the first that takes such).")
]


class CheckedMission(Struct, frozen=True):
    """What came of a file, as it is printed."""

    file: str
    ok: bool
    flaws: list[dict[str, str | int]]


@mission.command()
@guarded
def new(file: MissionFile, game: GameName = None, lang: Lang = None) -> None:
    """Write a small Mission with every field explained, to begin with."""
    voice = Voice(lang)
    if file.exists():
        raise Trouble("cli-file-exists", file=str(file))
    files.check_writable(file)
    files.write(file, _engine(game).game.template().encode())
    console().print(voice.say("cli-mission-new", file=str(file)))


@mission.command()
@guarded
def check(file: MissionFile, game: GameName = None, json: Json = False, lang: Lang = None) -> None:
    """Say all that is wrong with a Mission, by line and field, and play it once at random.

    Exit code 0: it can be played, 1: something is wrong.
    """
    voice = Voice(lang)
    engine, scenario = _engine(game), files.read_text(file)
    found = engine.game.flaws(scenario) or tuple(_tried(engine, scenario))
    said: list[dict[str, str | int]] = [
        {"line": flaw.line, "field": flaw.field, "why": voice.render(flaw.why)} for flaw in found
    ]
    if json:
        print_json(CheckedMission(str(file), not found, said))
    else:
        for flaw in said:
            # A file may hold any sign, even those that command a terminal.
            line = one_line(voice.say("cli-mission-flaw", file=str(file), **flaw))
            console().print(line, style="red")
        if not found:
            console().print(voice.say("cli-mission-ok", file=str(file)))
    if found:
        raise typer.Exit(Exit.DIFFERS)


@mission.command()
@guarded
def show(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A Mission file, or an id like M05.")],
    game: GameName = None,
    svg: Svg = None,
    lang: Lang = None,
) -> None:
    """Draw a Mission as it begins: as text, or with --svg as a picture."""
    voice = Voice(lang)
    engine = _engine(game)
    state = engine.new(engine.config({"scenario": scenario_value(file)}), SEED)
    if svg is not None:
        return write_svg(voice, engine, state, None, svg)
    return show_state(voice, engine, state, None)


def _engine(game: str | None) -> Engine[Any]:
    """Returns the engine of a game that takes scenarios from outside, by default the first."""
    takes = [one.id for one in registry.all_games() if one.own_scenarios]
    if game is not None and not registry.find(game).own_scenarios:
        raise Trouble("cli-mission-game", game=game, games=", ".join(takes))
    return registry.engine(game or takes[0])


def _tried(engine: Engine[Any], scenario: str) -> list[Flaw]:
    """Plays a game at random: special rules may clash in ways that no reading finds."""
    config = engine.config({"scenario": scenario})
    bots = [make_bot("random", SEED) for _ in engine.game.seats(config)]
    try:
        play_out(engine, engine.new(config, SEED), bots)
    except Exception as error:  # whatever it is, the author must know before the players do
        what = f"{type(error).__name__}: {error}"
        return [Flaw(1, "special", Text("cli-mission-trial", {"what": what}))]
    return []
