"""`horda mission`: scenarios that people write themselves, checked and drawn."""

from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import Struct

from horda.cli import files
from horda.cli.guard import guarded
from horda.cli.helping import SpokenCommand, SpokenGroup
from horda.cli.params import Json, Lang, Svg
from horda.cli.setup import find_engine, meant, scenario_value
from horda.cli.terminal.draw import scenario_words, show_state, write_svg
from horda.cli.terminal.output import console, print_json
from horda.cli.terminal.voice import Voice, one_line
from horda.cli.trials import SEED, tried, trivial
from horda.cli.trouble import Exit, Trouble
from horda.core.engine import Engine
from horda.core.game import Flaw, Game, ScenarioRule
from horda.games import registry

mission = typer.Typer(cls=SpokenGroup)

MissionFile = Annotated[Path, typer.Argument()]
GameName = Annotated[str | None, typer.Option("--game")]


Said = dict[str, str | int]


class CheckedMission(Struct, frozen=True):
    """What came of a file, as it is printed."""

    file: str
    ok: bool
    title: str
    flaws: list[Said]
    warnings: list[Said]


@mission.command(cls=SpokenCommand)
@guarded
def new(
    file: MissionFile,
    from_: Annotated[str | None, typer.Option("--from")] = None,
    game: GameName = None,
    lang: Lang = None,
) -> None:
    """Write a small Mission with every field explained, or one of the box, to begin with."""
    voice = Voice(lang)
    if file.exists():
        raise Trouble("cli-file-exists", file=str(file))
    files.check_writable(file)
    engine = _engine(game)
    files.write(file, _begun(engine, from_, voice).encode())
    usual = engine.game.id == _engine(None).game.id
    other = "" if usual else f" --game {engine.game.id}"  # the next command must name it, too
    console().print(voice.say("cli-mission-new", file=f"{file}", then=f"{file}{other}"))


@mission.command(cls=SpokenCommand)
@guarded
def check(file: MissionFile, game: GameName = None, json: Json = False, lang: Lang = None) -> None:
    """Say all that is wrong with a Mission, by line and field, and play it once at random.

    Exit code 0: it can be played, 1: something is wrong.
    """
    voice = Voice(lang)
    engine = _engine(game)
    checked = _checked(engine, file, voice)
    if json:
        print_json(checked)
    else:
        _print(checked, engine.game.id, voice)
    if not checked.ok:
        raise typer.Exit(Exit.DIFFERS)


def _checked(engine: Engine[Any], file: Path, voice: Voice) -> CheckedMission:
    game, scenario = engine.game, files.read_text(file)
    found = game.flaws(scenario) or tuple(tried(engine, scenario))
    flaws = [_said(flaw, voice, game) for flaw in found]
    if flaws:
        return CheckedMission(str(file), False, "", flaws, [])
    config = engine.config({"scenario": scenario})
    odd = (*game.warnings(scenario), *trivial(engine, config))
    title, warnings = game.scenario_title(config), [_said(flaw, voice, game) for flaw in odd]
    return CheckedMission(str(file), True, title, [], warnings)


def _said(flaw: Flaw, voice: Voice, game: Game[Any]) -> Said:
    return {"line": flaw.line, "field": flaw.field, "why": voice.render(flaw.why, game)}


def _print(checked: CheckedMission, game: str, voice: Voice) -> None:
    kinds = (("flaw", "red", checked.flaws), ("warning", "yellow", checked.warnings))
    for kind, style, found in kinds:
        for flaw in found:
            # A file may hold any sign, even those that command a terminal.
            line = one_line(voice.say(f"cli-mission-{kind}", file=checked.file, **flaw))
            console().print(line, style=style)
    if checked.ok:
        said = {"file": checked.file, "title": checked.title, "game": game}
        console().print(voice.say("cli-mission-ok", **said))


@mission.command(cls=SpokenCommand)
@guarded
def show(
    file: Annotated[str, typer.Argument()],
    game: GameName = None,
    svg: Svg = None,
    lang: Lang = None,
) -> None:
    """Draw a Mission as it begins: as text, or with --svg as a picture."""
    voice = Voice(lang)
    engine = _engine(game)
    state = engine.new(engine.config({"scenario": scenario_value(file, engine.game)}), SEED)
    if svg is not None:
        return write_svg(voice, engine, state, None, svg)
    console().print(scenario_words(voice, engine.game, state.config), style="bold")
    return show_state(voice, engine, state, None)


@mission.command(cls=SpokenCommand)
@guarded
def rules(
    name: Annotated[str | None, typer.Argument()] = None,
    game: GameName = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Say what the special rules mean that a Mission can name."""
    voice = Voice(lang)
    meant_game = _engine(game).game
    known = {rule.name: rule for rule in meant_game.scenario_rules()}
    if name is not None and name not in known:
        near = get_close_matches(name, known) or known
        raise Trouble("cli-no-special", name=name, near=", ".join(near))
    wanted = [rule for rule in known.values() if name in (None, rule.name)]
    told = [_told(rule, voice, meant_game) for rule in wanted]
    if json:
        return print_json(told)
    for one in told:
        notes = [voice.say("cli-mission-rule-needs", needs="; ".join(one["needs"]))]
        notes = notes if one["needs"] else []
        if one["used"]:
            notes += [voice.say("cli-mission-rule-used", missions=", ".join(one["used"]))]
        console().print(one["name"], style="bold")
        console().print(f"  {one['says']}" + (f" ({'; '.join(notes)})" if notes else ""))
    return None


def _told(rule: ScenarioRule, voice: Voice, game: Game[Any]) -> dict[str, Any]:
    needs = [voice.render(need, game) for need in rule.needs]
    says = voice.render(rule.says, game)
    return {"name": rule.name, "says": says, "needs": needs, "used": list(rule.used)}


def _begun(engine: Engine[Any], source: str | None, voice: Voice) -> str:
    """Returns the text to begin with: the game's own, or that of one of its scenarios."""
    if source is None:
        return engine.game.template()
    scenario = meant(source, engine.game.scenarios)
    config = engine.config({"scenario": scenario})  # refuses what is not there
    if engine.game.scenario_title(config):
        raise Trouble("cli-not-of-the-box", what=source)
    return engine.game.template(scenario, scenario_words(voice, engine.game, config, short=True))


def _engine(game: str | None) -> Engine[Any]:
    """Returns the engine of a game that takes scenarios from outside, by default the first."""
    known = (*registry.all_games(), *registry.coming())
    takes = [one.id for one in known if one.own_scenarios]
    engine = find_engine(game or takes[0])
    if not engine.game.own_scenarios:
        raise Trouble("cli-mission-game", game=game or "", games=", ".join(takes))
    return engine
