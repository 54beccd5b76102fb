"""A piece of a game that is told elsewhere: where it begins, and what was answered from there."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from horda.core.engine import Engine
from horda.core.errors import BadRecord, Code
from horda.core.events import Event, Sink, for_all
from horda.core.record import Record, Rekeyed, Requested, Said
from horda.core.session import Session

Told = tuple[int, Any, list[Event]]
"""The number of an answer, the position after it and what happened; answer 0 is the setup."""


class Stretch(Struct, frozen=True):
    """All that is needed to tell some answers of a game."""

    record: bytes
    """The game without its log, as JSON: a seed may be larger than other forms hold."""
    total: int
    """How many answers stand in the whole game."""
    count: int
    """How many of them stand before this piece."""
    state: bytes
    """The position after those; empty at the setup."""
    said: list[Said | Requested]
    rekeyed: dict[int, list[Rekeyed]]
    """What was dealt anew, by the number of answers before it."""

    def game(self) -> str:
        """Returns the id of the game."""
        return self._record().game

    def session(self, engine: Engine[Any]) -> Session[Any]:
        """Returns the game at its setup."""
        return Session(engine, self._record())

    def _record(self) -> Record:
        return msgspec.json.decode(self.record, type=Record)


def cut(session: Session[Any], first: int, last: int) -> Stretch:
    """Cuts out what is needed to tell the answers `first` to `last`."""
    if not 0 <= first <= last <= len(session.line.standing):
        what = f"no answers {first} to {last} of {len(session.line.standing)}"
        raise BadRecord(Code.BAD_RECORD, what)
    return _cut(session, session.line.standing, max(0, first - 1), last)


def cut_to(session: Session[Any], count: int) -> Stretch | None:
    """Cuts out what leads to so many answers, some of which may be taken back just now.

    None: there are not so many.
    """
    known = [*session.line.standing, *session.line.undone]
    return _cut(session, known, count, count) if 0 <= count <= len(known) else None


def _cut(session: Session[Any], known: Sequence[Said], begin: int, last: int) -> Stretch:
    base, state = session.nearest(begin)
    bare = msgspec.structs.replace(session.record, log=[], seats=[], digest="", result="", note="")
    dealt = {at: keys for at, keys in session.line.rekeyed.items() if base <= at <= last}
    record = msgspec.json.encode(bare)
    return Stretch(record, len(known), base, state, list(known[base:last]), dealt)


def told(session: Session[Any], piece: Stretch) -> Iterator[Told]:
    """Plays a piece of a game, given at its setup. The positions are one state that moves on."""
    events: list[Event] = []
    if piece.count:
        state = session.engine.decode(piece.state)
    else:
        state = session.start(events.append)
        session.deal_again(state, piece.rekeyed.get(0, ()), events.append)
        yield 0, state, events
    for count, said in enumerate(piece.said, piece.count + 1):
        events = []
        session.say_again(state, said, events.append)
        session.deal_again(state, piece.rekeyed.get(count, ()), events.append)
        yield count, state, events


def before(session: Session[Any], piece: Stretch) -> Any:
    """Returns the position in which the last answer of a piece is given."""
    state = session.engine.decode(piece.state) if piece.count else session.start(None)
    if not piece.count:
        session.deal_again(state, piece.rekeyed.get(0, ()), None)
    for count, said in enumerate(piece.said[:-1], piece.count + 1):
        session.say_again(state, said, None)
        session.deal_again(state, piece.rekeyed.get(count, ()), None)
    return state


def finish(session: Session[Any], piece: Stretch, state: Any, sink: Sink) -> None:
    """Gives the last answer of a piece."""
    session.say_again(state, piece.said[-1], sink)
    count = piece.count + len(piece.said)
    session.deal_again(state, piece.rekeyed.get(count, ()), sink)


def last(session: Session[Any], piece: Stretch) -> Told:
    """Plays a piece to its end."""
    *_, end = told(session, piece)
    return end


def tally(session: Session[Any], piece: Stretch) -> Struct | None:
    """Sums up a whole game by what everybody could see of it, where the game can."""
    seen = ((state, for_all(events)) for _, state, events in told(session, piece))
    return session.engine.game.tally(seen)
