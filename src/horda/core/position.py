"""Positions as tables: any moment of any game, written by hand or from a record."""

from collections.abc import Mapping
from typing import Any, get_type_hints

import msgspec

from horda.core.engine import Engine
from horda.core.errors import BadPosition, Code
from horda.core.events import Sink
from horda.core.frames import Frame
from horda.core.game import Table
from horda.core.rng import PLAIN, Rng
from horda.core.state import Config, S, State, decode

EXACT = "engine"
NEXT = "next"
MOST_QUEUED = 200
"""Results that may be fixed in advance; positions need 18, and every die copies what is left."""


def write(engine: Engine[S], state: S) -> Table:
    """Describes a position so exactly that play goes on from it with equal digests."""
    rng = state.rng
    table = dict(engine.game.describe(state))
    table[EXACT] = {
        "decision": state.decision,
        "seen": list(state.seen),
        "counts": list(rng.counts),
        "at": list(state.at),
        "stack": [_table(frame) for frame in state.stack],
        "held": [list(pair) for pair in state.held],
    }
    if state.result is not None:
        table[EXACT]["result"] = msgspec.to_builtins(state.result)
    queued = {
        name: [value + 1 for value in values]
        for name, values in zip(engine.game.streams, rng.queued, strict=False)
        if values
    }
    return table | ({NEXT: queued} if queued else {})


def _table(frame: Frame) -> Table:
    """Writes a frame without its empty fields, for which TOML has no word."""
    fields: Table = msgspec.to_builtins(frame)
    return {name: value for name, value in fields.items() if value is not None}


def pose(
    engine: Engine[S],
    config: Config,
    seed: int,
    table: Mapping[str, Any],
    sink: Sink | None = None,
    generator: str = PLAIN,
) -> S:
    """Lays a described position out and takes it to its open question."""
    game = engine.game
    own = {name: value for name, value in table.items() if name not in (EXACT, NEXT)}
    rng = Rng.seeded(seed, game.streams, generator)
    rng = _queue(rng, game.streams, table.get(NEXT, {}))
    state = game.pose(config, rng, own)
    if not state.seen:
        state.seen = (0,) * len(game.seats(config))
    if EXACT in table:
        if not isinstance(table[EXACT], Mapping):
            raise BadPosition(Code.BAD_POSITION, f"{EXACT} is not a table")
        _exact(state, table[EXACT])
    _check_types(state)
    engine.resume(state, sink)
    if not state.open and state.result is None:  # a stack that leads nowhere
        raise BadPosition(Code.BAD_POSITION, "nobody is asked, and the game is not over")
    return state


def _check_types(state: State) -> None:
    """Refuses words where numbers belong: games lay out what they are given."""
    try:
        decode(type(state), state.encode())
    except msgspec.ValidationError as error:
        raise BadPosition(Code.BAD_POSITION, str(error)) from None
    except (OverflowError, TypeError) as error:
        raise BadPosition(Code.BAD_POSITION, "a number in it is too large") from error


def _queue(rng: Rng, streams: tuple[str, ...], queued: Mapping[str, list[int]]) -> Rng:
    try:
        fixed = msgspec.convert(queued, dict[str, list[int]])
    except msgspec.ValidationError as error:
        raise BadPosition(Code.BAD_POSITION, f"{NEXT}: {error}") from None
    count = sum(map(len, fixed.values()))
    if count > MOST_QUEUED:
        raise BadPosition(Code.BAD_POSITION, f"{NEXT}: {count} results (at most {MOST_QUEUED})")
    for name, values in fixed.items():
        if name not in streams:
            raise BadPosition(Code.BAD_POSITION, f"next.{name} (known: {', '.join(streams)})")
        rng = rng.with_queue(streams.index(name), [value - 1 for value in values])
    return rng


def _exact(state: S, exact: Mapping[str, Any]) -> None:
    hints = get_type_hints(type(state))
    streams, seats = len(state.rng.keys), len(state.seen)
    try:
        counts = msgspec.convert(exact.get("counts", state.rng.counts), tuple[int, ...])
        for name in ("decision", "seen", "at", "stack", "held", "result"):
            if name in exact:
                setattr(state, name, msgspec.convert(exact[name], hints[name]))
    except msgspec.ValidationError as error:
        raise BadPosition(Code.BAD_POSITION, f"{EXACT}: {error}") from None
    if len(state.at) != len(state.stack):
        what = f"{EXACT}.at has {len(state.at)} steps for {len(state.stack)} frames"
        raise BadPosition(Code.BAD_POSITION, what)
    for frame, at in zip(state.stack, state.at, strict=True):
        if not 0 <= at < len(frame.steps):
            what = f"nobody is asked: {type(frame).__name__} has no step {at}"
            raise BadPosition(Code.BAD_POSITION, what)
    if len(counts) != streams or len(state.seen) != seats:
        what = f"{EXACT}: {streams} counts and {seats} seats seen are needed"
        raise BadPosition(Code.BAD_POSITION, what)
    state.rng = state.rng.with_counts(counts)
    state.waiting = None
