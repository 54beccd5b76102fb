"""`horda campaign`: stories of several games, with a sheet that is carried on."""

from pathlib import Path
from secrets import randbelow
from typing import Annotated, Any

import typer
from msgspec import to_builtins

import horda
from horda.cli import files
from horda.cli.guard import guarded
from horda.cli.helping import SpokenCommand, SpokenGroup
from horda.cli.params import Bots, Json, Lang, Options, Seat
from horda.cli.setup import assign_bots, check_bots, config_values, meant, seat_index
from horda.cli.terminal.campaign import HUMAN, CampaignTable, linked_words, next_words
from horda.cli.terminal.draw import show_state
from horda.cli.terminal.output import console, print_json
from horda.cli.terminal.voice import Voice
from horda.cli.trouble import Trouble
from horda.core import record
from horda.core.campaign import Story, file, open_story
from horda.core.errors import BadRecord, Code
from horda.games import registry

campaign = typer.Typer(cls=SpokenGroup)

CampaignFile = Annotated[Path, typer.Argument()]


@campaign.command(cls=SpokenCommand)
@guarded
def new(
    kind: Annotated[str, typer.Argument()],
    path: CampaignFile,
    option: Options = None,
    seat: Annotated[list[str] | None, typer.Option("--seat")] = None,
    bot: Bots = None,
    seed: Annotated[int | None, typer.Option("--seed")] = None,
    lang: Lang = None,
) -> None:
    """Begin a campaign and play on; it is kept after every answer."""
    voice = Voice(lang)
    if path.exists():
        raise Trouble("cli-file-exists", file=str(path))
    engine = registry.campaign(meant(kind, registry.CAMPAIGNS))
    config = engine.config(config_values(engine.game, None, option))
    names = engine.game.seats(config)
    people = _people(engine, config, seat)
    bots = assign_bots(bot, [name for name in names if name not in people], "greedy")
    check_bots(bots)
    story = Story.begin(engine, config, randbelow(1 << 31) if seed is None else seed)
    rest = iter(bots)
    story.session.record.seats = [HUMAN if name in people else next(rest) for name in names]
    story.session.record.horda = horda.__version__
    CampaignTable(voice, story, path, None).run()


def _people(engine: Any, config: Any, seats: list[str] | None) -> set[str]:
    names = engine.game.seats(config)
    if seats and "all" in seats:
        return {*names}
    return {names[seat_index(engine, config, name)] for name in seats or names[:1]}


@campaign.command(name="continue", cls=SpokenCommand)
@guarded
def go_on(path: CampaignFile, lang: Lang = None) -> None:
    """Go on with a campaign where it was left."""
    voice = Voice(lang)
    story = open_campaign(path)
    if not story.session.record.seats:  # it came from a server, where nobody sat at a terminal
        names = story.engine.game.seats(story.session.state.config)
        story.session.record.seats = [HUMAN] * len(names)
    CampaignTable(voice, story, path, path).run()


@campaign.command(cls=SpokenCommand)
@guarded
def show(path: CampaignFile, seat: Seat = None, json: Json = False, lang: Lang = None) -> None:
    """Show how a campaign stands: the games so far, the sheet, and what comes next."""
    voice = Voice(lang)
    story = open_campaign(path)
    state = story.session.state
    viewer = None if seat is None else seat_index(story.engine, state.config, seat)
    if json:
        return print_json(_shown(story, viewer))
    out = console()
    for number, linked in enumerate(state.history, 1):
        out.print(linked_words(voice, linked, number))
    if story.chapter is not None:
        out.print(next_words(voice, story.chapter, len(state.history) + 1), style="bold")
        out.print(story.engine.game.draw(state, viewer))
        return None
    return show_state(voice, story.engine, state, viewer)


def _shown(story: Story[Any], viewer: int | None) -> dict[str, Any]:
    state = story.session.state
    games = [
        {"game": one.chapter.game, "digest": one.digest, "result": to_builtins(one.result)}
        for one in state.history
    ]
    return {
        "campaign": story.engine.game.id,
        "games": games,
        "next": to_builtins(story.chapter),
        "playing": story.playing is not None,
        "view": to_builtins(story.engine.game.view(state, viewer)),
        "answers": len(story.session.line.standing),
        "result": to_builtins(state.result),
    }


@campaign.command(cls=SpokenCommand)
@guarded
def export(
    path: CampaignFile,
    out: Annotated[Path, typer.Argument()],
    game: Annotated[int | None, typer.Option("--game")] = None,
    at: Annotated[int | None, typer.Option("--at")] = None,
    lang: Lang = None,
) -> None:
    """Write one game of a campaign, or the campaign as it was, to go on another way."""
    voice = Voice(lang)
    if out.exists():
        raise Trouble("cli-file-exists", file=str(out))
    if (game is None) is (at is None):
        raise Trouble("cli-campaign-what")
    story = open_campaign(path)
    files.write(out, _game(path, story, game) if game is not None else _branch(story, at or 0))
    console().print(voice.say("cli-written", file=str(out)))


def _game(path: Path, story: Story[Any], number: int) -> bytes:
    linked = story.session.state.history
    if not 1 <= number <= len(linked):
        raise BadRecord(Code.BAD_RECORD, f"{path}: no game {number} of {len(linked)}")
    return record.dumps(story.games[linked[number - 1].digest])


def _branch(story: Story[Any], count: int) -> bytes:
    return file.dumps(story.branch(count).file())


@campaign.command(cls=SpokenCommand)
@guarded
def replay(path: CampaignFile, json: Json = False, lang: Lang = None) -> None:
    """Play a campaign again with all its games, and verify that each leads where it led before.

    Exit code 1 if one does not.
    """
    voice = Voice(lang)
    story = open_campaign(path)
    with files.about(path, BadRecord(Code.BAD_RECORD, "")):
        games = story.verify(registry.engine)
    found = {
        "file": str(path),
        "ok": True,
        "campaign": story.engine.game.id,
        "games": [game.state.digest() for game in games],
        "answers": len(story.session.line.standing),
        "digest": story.session.state.digest(),
    }
    if json:
        return print_json(found)
    said = voice.say("cli-campaign-ok", file=str(path), games=len(games))
    console().print(said, style="bold")
    console().print(voice.say("cli-replay-digest", digest=str(found["digest"])))
    return None


def open_campaign(path: Path) -> Story[Any]:
    """Reads a campaign and replays its own record, verifying every digest."""
    data = files.read(path)
    with files.about(path, BadRecord(Code.BAD_RECORD, "")):
        loaded = file.loads(data, str(path))
        return open_story(registry.campaign(loaded.campaign.game), loaded)
