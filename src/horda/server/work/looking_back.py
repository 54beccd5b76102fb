"""The past of a game: a position, a piece of its story, what it came to, its file."""

from typing import Any

from msgspec import json, to_builtins

from horda.core.record import Record, dumps
from horda.core.session import Session
from horda.core.stretch import Stretch, before, finish, last, tally, told
from horda.core.watch import Watch
from horda.games import registry
from horda.server.outcomes import outcome
from horda.server.protocol import Moment, Past, Step
from horda.server.tables.sight import Seats, Sight, eyes
from horda.server.tables.told import Told, happenings
from horda.server.work.task import LONG, SHORT, LongTask, Task

NEAR = 2000
"""Answers that are played again in a fraction of a second."""


class Look(Task, frozen=True):
    """The position at the end of a stretch, as somebody may see it."""

    piece: Stretch
    seats: Seats
    at: float

    def limit(self) -> float:
        """Returns more for a position that is far from any that is known."""
        return SHORT if len(self.piece.said) <= NEAR else LONG

    def run(self) -> bytes:
        """Returns it as JSON of `Past`."""
        session = begun(self.piece)
        state, events = self._step(session) if self.piece.said else self._setup(session)
        sight = Sight(session, state, self.at)
        return json.encode(
            Past(
                count=self.piece.count + len(self.piece.said),
                total=self.piece.total,
                boards=sight.boards(self.seats),
                waiting=tuple(choice.seat for choice in state.open if choice.seat >= 0),
                events=events,
                result=outcome(session.engine.result(state), len(state.seen)),
            )
        )

    def _setup(self, session: Session[Any]) -> tuple[Any, tuple[Moment, ...]]:
        """Returns the beginning; what happened before it changed no board that anybody saw."""
        _, state, events = last(session, self.piece)
        told_ = happenings(session, events, self.seats)
        return state, tuple(Moment(one.text, one.rules, one.data, one.seats) for one in told_)

    def _step(self, session: Session[Any]) -> tuple[Any, tuple[Moment, ...]]:
        """Plays the answer again and returns the position after it, and what happened with it."""
        game, state = session.engine.game, before(session, self.piece)
        watch = Watch(game)
        for seat in eyes(game, self.seats):
            watch.board(state, seat)
        heard = Told(session, state, watch)
        finish(session, self.piece, state, heard.hear)
        return state, tuple(json.decode(one, type=Moment) for one in heard.to(self.seats))


class Story(LongTask, frozen=True):
    """What happened in a stretch, from an answer on."""

    piece: Stretch
    first: int
    seats: Seats

    def run(self) -> bytes:
        """Returns it as JSON of a list of `Step`."""
        session = begun(self.piece)
        return json.encode(
            [
                Step(count, happenings(session, events, self.seats))
                for count, _, events in told(session, self.piece)
                if count >= self.first
            ]
        )


class Tally(LongTask, frozen=True):
    """What a whole game came to."""

    piece: Stretch

    def run(self) -> bytes:
        """Returns what the game itself counts, as JSON."""
        return json.encode(to_builtins(tally(begun(self.piece), self.piece), str_keys=True))


class Write(LongTask, frozen=True):
    """The file of a game."""

    record: bytes

    def run(self) -> bytes:
        """Returns it as people can read it."""
        return dumps(json.decode(self.record, type=Record))


class Find(LongTask, frozen=True):
    """The position at the end of a stretch itself, for the server alone."""

    piece: Stretch

    def run(self) -> bytes:
        """Returns the state."""
        _, state, _ = last(begun(self.piece), self.piece)
        encoded: bytes = state.encode()
        return encoded


def begun(piece: Stretch) -> Session[Any]:
    """Returns the game of a stretch at its setup."""
    return piece.session(registry.engine(piece.game()))
