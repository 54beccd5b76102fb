"""What a reader of a table is told of what happened, and of what changed with it."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple, get_args, get_type_hints

from msgspec import Raw, json, to_builtins

from horda.core.changes import Change
from horda.core.events import Event
from horda.core.session import Session
from horda.core.state import State
from horda.core.watch import Watch
from horda.core.words import Text
from horda.server.protocol import Happening
from horda.server.tables.sight import Eyes, Seats, name

_encode = json.Encoder().encode


def happenings(
    session: Session[Any], events: Iterable[Event], seats: Seats
) -> tuple[Happening, ...]:
    """Returns events as a reader with these seats may know them."""
    return tuple(
        happening(session, seen, knowing)
        for event in events
        for seen, knowing in seen_by(event, seats)
    )


def happening(session: Session[Any], event: Event, knowing: Seats) -> Happening:
    """Returns an event in words and as plain data."""
    game, config = session.engine.game, session.state.config
    return Happening(game.text(config, event), game.cited(event.cited()), _data(event), knowing)


def _data(event: Event) -> dict[str, Any]:
    """An event's own fields; the words among them stand in its text already."""
    data: dict[str, Any] = to_builtins(event, str_keys=True)
    for field in worded(type(event)):
        del data[field]
    return data


@cache
def worded(kind: type[Event]) -> tuple[str, ...]:
    """Names the fields of a kind of events that hold words."""
    hints = get_type_hints(kind)
    return tuple(
        one for one in kind.__struct_fields__ if Text in (hints[one], *get_args(hints[one]))
    )


class Move(NamedTuple):
    """What changed on a board from one event to another."""

    name: str
    """What the board is called in the message."""
    seat: int | None
    first: int
    last: int


class Told:
    """What happened with one answer, and what changed with it; what readers share is written once.

    `hear` listens while the answer takes effect in `state`.
    """

    def __init__(self, session: Session[Any], state: State, watch: Watch[Any]) -> None:
        watch.settle(state)
        self._session = session
        self._shared = session.engine.game.shared_view
        self._state = state
        self._watch = watch
        self._events: list[Event] = []
        self.changes: list[dict[int | None, list[Change]]] = []
        """For every event what changed with it on each board."""
        self._parts: dict[object, bytes] = {}
        self._written: dict[object, Raw] = {}

    def hear(self, event: Event) -> None:
        """Notes an event with what is new on every board that is watched."""
        self._events.append(event)
        self.changes.append(self._watch.look(self._state))

    def to(self, seats: Seats) -> tuple[Raw, ...]:
        """Returns the events as a reader with these seats may know them, ready to be sent.

        What changed with an event that a seat does not see comes to it with the next one.
        """
        told: list[Raw] = []
        unknown: dict[int | None, int] = dict.fromkeys(seats or (None,), 0)
        for number, event in enumerate(self._events):
            for seen, knowing in seen_by(event, seats):
                who: Eyes = knowing or tuple(unknown)
                told.append(self._moment(number, seen, knowing, self._moves(who, unknown, number)))
                unknown.update(dict.fromkeys(who, number + 1))
        return tuple(told)

    def _moves(self, who: Eyes, unknown: dict[int | None, int], last: int) -> tuple[Move, ...]:
        """Says which changes each seat does not know yet; a board that all see is named once."""
        if not self._shared:
            return tuple(Move(name(seat), seat, unknown[seat], last) for seat in who)
        if len({unknown[seat] for seat in who}) == 1:
            return (Move("", None, unknown[who[0]], last),)
        return tuple(Move(name(seat), None, unknown[seat], last) for seat in who)

    def _moment(self, number: int, seen: Event, knowing: Seats, moves: tuple[Move, ...]) -> Raw:
        """Writes a `Moment` of parts that other readers may need as well."""
        full = seen is self._events[number]
        key = (number, full, knowing, moves)
        if key not in self._written:
            base = self._happened((number, full, knowing), seen)
            boards = b",".join(
                b'"%s":%s' % (move.name.encode(), self._changed(*move[1:])) for move in moves
            )
            self._written[key] = Raw(b'%s,"changes":{%s}}' % (base[:-1], boards))
        return self._written[key]

    def _happened(self, key: tuple[int, bool, Seats], seen: Event) -> bytes:
        if key not in self._parts:
            self._parts[key] = _encode(happening(self._session, seen, key[2]))
        return self._parts[key]

    def _changed(self, seat: int | None, first: int, last: int) -> bytes:
        key = (seat, first, last)
        if key not in self._parts:
            changes = self.changes[first : last + 1]
            self._parts[key] = _encode([one for each in changes for one in each.get(seat, ())])
        return self._parts[key]


def seen_by(event: Event, seats: Seats) -> Iterator[tuple[Event, Seats]]:
    """Yields an event as a reader's seats see it, and which of them do; no seats stand for all.

    Where several seats share a screen, some may know more than the others: then the event comes
    twice, for these and for those.
    """
    audience = event.audience
    knowing = seats if audience is None else tuple(seat for seat in seats if seat in audience)
    if audience is None or knowing:
        yield event, knowing if len(knowing) < len(seats) else ()
    if audience is None or (seats and len(knowing) == len(seats)):
        return
    if (redacted := event.redacted()) is not None:
        others = tuple(seat for seat in seats if seat not in knowing)
        yield redacted, others if knowing else ()
