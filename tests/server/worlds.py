"""Two worlds that differ in what a reader cannot know, and all that the server tells in each."""

import copy
from typing import Any

import msgspec

from horda.core.decisions import Answer
from horda.core.errors import IllegalAnswer
from horda.core.record import Line
from horda.core.session import Session
from horda.server.tables.audience import Audience
from horda.server.tables.peer import Peer
from horda.server.tables.sight import Seats, Sight
from horda.server.tables.trouble import refused

AT = 1000.0


class World:
    """A game in one possible world, with one reader's socket at the table."""

    def __init__(self, session: Session[Any], state: Any, seats: Seats) -> None:
        self.session = copy.copy(session)
        log = list(session.record.log)
        self.session.record = msgspec.structs.replace(session.record, log=log)
        self.session.line = Line(log)
        self.session._snapshots = dict(session._snapshots)
        self.session.state = state
        self.peer = Peer(None)
        self.peer.seats = seats
        self.audience = Audience()
        self.audience.peers.add(self.peer)

    def enter(self) -> None:
        """The reader comes in and is shown the view."""
        self.audience.show(self.peer, Sight(self.session, self.session.state, AT))

    def answer(self, seat: int, key: str) -> set[int]:
        """Somebody answers and everybody is told; returns the seats that were shown something."""
        told = self.audience.listen(self.session)
        before = self.session.state.seen
        number = self.session.state.number(seat)
        self.session.answer(Answer(number, seat, key), told.hear)
        self.audience.move(Sight(self.session, self.session.state, AT), told)
        after = self.session.state.seen
        return {seat for seat, (a, b) in enumerate(zip(before, after, strict=True)) if a != b}

    def refuse(self, seat: int, key: str) -> bytes:
        """The reader answers what is not offered; returns what comes back."""
        number = self.session.state.number(seat)
        try:
            self.session.answer(Answer(number, seat, key))
        except IllegalAnswer as error:
            return msgspec.json.encode(refused(error, 1))
        raise AssertionError(f"{key} was accepted")

    def advice(self, seat: int | None) -> bytes:
        """Returns what the server tells beside the table: odds, the map, and what would come."""
        game, state = self.session.engine.game, self.session.state
        odds = game.odds(state, seat) if seat is not None else {}
        outlook = game.outlook(state, seat) if seat is not None else None
        return msgspec.json.encode((odds, outlook, game.preview(state, None)))

    def told(self) -> list[bytes | None]:
        """Returns what was sent to the reader's socket since the last look."""
        return [self.peer.queue.get_nowait() for _ in range(self.peer.queue.qsize())]

    def keys(self, seat: int) -> list[str]:
        """Returns what is offered to a seat."""
        engine, state = self.session.engine, self.session.state
        open_now = (choice for choice in state.open if choice.seat == seat)
        return [key for choice in open_now for key in engine.keys(state, choice)]
