"""Walks through the answers of a record that still stand, with what each of them caused."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from horda.cli.terminal.voice import Voice
from horda.cli.trouble import Trouble
from horda.core.events import Event, for_seat
from horda.core.record import Said
from horda.core.session import Session


class Step(Struct):
    """One answer (none: the setup), the events after it and the position then."""

    number: int
    said: Said | None
    events: list[Event]
    state: Any


def walk(session: Session[Any]) -> Iterator[Step]:
    """Plays the standing answers of a record once more and tells what happens."""
    standing = session.line.standing
    for number, (state, events) in enumerate(session.told(0, len(standing))):
        said = _as_now(session, standing[number - 1]) if number else None
        yield Step(number, said, events, state)


def _as_now(session: Session[Any], said: Said) -> Said:
    """Returns an answer with its key as it is written now."""
    key = session.engine.game.key_now(session.state.config, said.key)
    return replace(said, key=key)


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
    return [
        (voice.event(event, game, config), " ".join(game.cited(event.cited()))) for event in told
    ]
