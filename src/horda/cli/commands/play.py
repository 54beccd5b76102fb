"""`horda play`: a game at the terminal, against bots or in turns at one keyboard."""

from pathlib import Path
from secrets import randbelow
from typing import Annotated, Any

import typer

import horda
from horda.bots.base import Bot
from horda.bots.spec import make_bot
from horda.cli.files import open_record
from horda.cli.guard import guarded
from horda.cli.params import Bots, Lang, Options, Scenario
from horda.cli.setup import assign_bots, check_bots, config_values, find_engine, seat_index
from horda.cli.terminal.saves import Saver
from horda.cli.terminal.table import Table
from horda.cli.terminal.voice import Voice
from horda.cli.terminal.walk import all_events
from horda.cli.trouble import Trouble
from horda.core.engine import Engine
from horda.core.errors import HordaError
from horda.core.events import Event
from horda.core.rng import stream_key
from horda.core.session import Session
from horda.games import registry

HUMAN = "human player"
DEFAULT = registry.IN_TERMINAL


@guarded
def play(
    game: Annotated[str | None, typer.Argument()] = None,
    scenario: Scenario = None,
    option: Options = None,
    seat: Annotated[list[str] | None, typer.Option("--seat")] = None,
    bot: Bots = None,
    seed: Annotated[int | None, typer.Option("--seed")] = None,
    save: Annotated[Path | None, typer.Option("--save")] = None,
    load: Annotated[Path | None, typer.Option("--load")] = None,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal. Type ? at any question for the commands."""
    voice = Voice(lang)
    heard: list[Event] = []
    if load is not None:
        if game or scenario or option or seed is not None:
            raise Trouble("cli-load-alone", file=str(load))
        session = open_record(load)
        heard += all_events(session)
    else:
        engine = find_engine(game or DEFAULT)
        session = _begin(engine, config_values(engine.game, scenario, option), seed, heard)
    humans = _humans(session, seat)
    bots = _bots(session, humans, bot)
    session.record.seats = _seated(session, bots)
    Table(voice, session, _make(session, bots), Saver(save, load), heard).run()


def _begin(
    engine: Engine[Any], values: dict[str, Any], seed: int | None, heard: list[Event]
) -> Session[Any]:
    chosen = randbelow(1 << 31) if seed is None else seed
    session = Session.begin(engine, engine.config(values), chosen, sink=heard.append)
    session.record.horda = horda.__version__
    return session


def _humans(session: Session[Any], seats: list[str] | None) -> set[int]:
    """Chooses the seats of people: those named, else as in the record, else the first."""
    config, record = session.state.config, session.record
    if seats and "all" in seats:
        return set(range(len(session.engine.game.seats(config))))
    if seats:
        return {seat_index(session.engine, config, name) for name in seats}
    before = {number for number, who in enumerate(record.seats) if who == HUMAN}
    return before or {0}


def _bots(session: Session[Any], humans: set[int], specs: list[str] | None) -> dict[int, str]:
    """Gives the other seats a bot: those named, else as in the record, else greedy."""
    names = session.engine.game.seats(session.state.config)
    others = [number for number in range(len(names)) if number not in humans]
    assigned = dict(
        zip(others, assign_bots(specs, [names[n] for n in others], "greedy"), strict=True)
    )
    before = dict(enumerate(session.record.seats))
    if not specs:
        assigned = {n: _kept(before.get(n), spec) for n, spec in assigned.items()}
    check_bots(list(assigned.values()))
    return assigned


def _kept(before: str | None, default: str) -> str:
    """Returns the bot of a record, if it is one of ours: a record must not name code to load."""
    try:
        make_bot(before or "", 0)
    except HordaError:  # a person, or a bot of somebody's own
        return default
    return before or default


def _seated(session: Session[Any], bots: dict[int, str]) -> list[str]:
    count = len(session.engine.game.seats(session.state.config))
    return [bots.get(number, HUMAN) for number in range(count)]


def _make(session: Session[Any], bots: dict[int, str]) -> dict[int, Bot]:
    seed = session.record.seed
    return {n: make_bot(spec, stream_key(seed, f"bot:{n}"), own=True) for n, spec in bots.items()}
