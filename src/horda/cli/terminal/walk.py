"""Walks through the answers of a record that still stand, with what each of them caused."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from horda.cli.terminal.voice import Voice
from horda.cli.trouble import Trouble
from horda.core.decisions import Answer
from horda.core.events import Event, for_seat
from horda.core.record import Entry, Said
from horda.core.session import Session


class Step(Struct):
    """One answer (none: the setup), the events after it and the position then."""

    number: int
    said: Said | None
    events: list[Event]
    state: Any


def walk(session: Session[Any]) -> Iterator[Step]:
    """Plays the standing answers of a record once more and tells what happens."""
    heard: list[Event] = []
    log: list[Entry] = [*session.line.rekeyed_at(0)]
    start = replace(session.record, log=log, digest="", result="")
    fresh = Session(session.engine, start, heard.append)
    yield Step(0, None, heard, fresh.state)
    for number, said in enumerate(session.line.standing, 1):
        events: list[Event] = []
        ask = fresh.state.number(said.seat)
        fresh.answer(Answer(ask, said.seat, said.key), events.append)
        now = fresh.line.standing[-1]  # its key as it is written now
        for entry in session.line.rekeyed_at(number):
            fresh.follow(entry, events.append)
        yield Step(number, now, events, fresh.state)


def all_events(session: Session[Any]) -> list[Event]:
    """Returns what happened from the setup to the last standing answer."""
    return [event for step in walk(session) for event in step.events]


def position_at(session: Session[Any], count: int | None) -> Any:
    """Returns the position after so many answers (None: all of them)."""
    total = len(session.line.standing)
    if count is None:
        return session.state
    if not 0 <= count <= total:
        raise Trouble("cli-no-such-answer", at=str(count), count=str(total))
    return session.at(count)


def log_lines(
    session: Session[Any],
    events: list[Event],
    voice: Voice,
    seat: int | None,
    *,
    all_: bool = False,
) -> list[tuple[str, str]]:
    """Returns the log as (sentence, cited rules); `all_` hides nothing."""
    told = events if all_ else [event for e in events if (event := for_seat(e, seat))]
    game, config = session.engine.game, session.state.config
    return [(voice.event(event, game, config), " ".join(event.cited())) for event in told]
