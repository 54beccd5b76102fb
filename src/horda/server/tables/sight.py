"""What a reader of a table gets to see: documents for views, happenings for events."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Raw, json, to_builtins

from horda.core.decisions import Choice, Option
from horda.core.events import Event
from horda.core.session import Session
from horda.core.state import State
from horda.core.words import Text
from horda.server.outcomes import outcome
from horda.server.protocol import Happening, OfferedOption, View, WireAsk
from horda.server.tables.diff import diff

_encode = json.Encoder().encode

Document = dict[str, Any]
Seats = tuple[int, ...]
"""The seats of a reader, in order; none for a spectator. Readers with equal seats see the same."""


class Sight:
    """Builds the views of one position; boards that several readers share are built once."""

    def __init__(self, session: Session[Any], state: State, at: float) -> None:
        self.session = session
        self.game = session.engine.game
        self.state = state
        self.at = at
        self._boards: dict[int | None, Any] = {}
        self._moved: dict[tuple[str, int], tuple[Any, list[Raw]]] = {}

    def document(self, seats: Seats) -> Document:
        """Returns what a reader with these seats may see, as plain data ready to be compared.

        Its boards are shared with other readers: nobody may change them.
        """
        document: Document = to_builtins(self._view(seats), str_keys=True)
        document["boards"] = self.boards(seats)
        return document

    def _view(self, seats: Seats) -> View:
        """The view but for its boards, which are by far the largest part."""
        session, state = self.session, self.state
        asked = tuple(choice for choice in state.open if choice.seat in seats)
        return View(
            seq=len(session.record.log),
            epoch=session.epoch,
            count=len(session.line.standing),
            redo=len(session.line.undone),
            floor=session.line.floor,
            free={str(seat): session.undo_limit(seat) for seat in seats},
            boards={},
            asks=tuple(self._ask(choice) for choice in asked),
            held={str(s): key for s in seats if (key := session.engine.held_by(state, s))},
            waiting=tuple(choice.seat for choice in state.open),
            since=self.at,
            result=outcome(session.engine.result(state), len(state.seen)),
        )

    def changes(self, old: Document, new: Document) -> list[Any]:
        """Returns what makes `new` of `old`; what readers share is compared and written once."""
        before, boards = old["boards"], new["boards"]
        if before.keys() != boards.keys():
            return diff(old, new)
        changes: list[Any] = diff({**old, "boards": None}, {**new, "boards": None})
        for key, board in boards.items():
            changes += self._board_changes(key, before[key], board)
        return changes

    def _board_changes(self, key: str, old: Any, new: Any) -> list[Raw]:
        known = self._moved.get((key, id(old)))
        if known is None:
            changes = [Raw(_encode(change)) for change in diff(old, new, "boards", key)]
            known = self._moved[key, id(old)] = (old, changes)  # kept, so that its id stays its own
        return known[1]

    def boards(self, seats: Seats) -> dict[str, Any]:
        """Returns the boards that a reader with these seats may see."""
        if self.session.engine.game.shared_view or not seats:
            return {"": self._board(None)}
        return {str(seat): self._board(seat) for seat in seats}

    def _board(self, seat: int | None) -> Any:
        if seat not in self._boards:
            board = self.session.engine.game.view(self.state, seat)
            self._boards[seat] = to_builtins(board, str_keys=True)
        return self._boards[seat]

    def _ask(self, choice: Choice) -> WireAsk:
        return WireAsk(
            number=self.state.number(choice.seat),
            epoch=self.session.epoch,
            seat=choice.seat,
            prompt=self.game.asked(self.state.config, choice),
            options=tuple(self._offered(option) for option in choice.options),
        )

    def _offered(self, option: Option) -> OfferedOption:
        key, text = (
            self.game.key(self.state.config, option),
            self.game.text(self.state.config, option),
        )
        return OfferedOption(key, text, to_builtins(option, str_keys=True))


def happenings(
    session: Session[Any], events: Iterable[Event], seats: Seats
) -> tuple[Happening, ...]:
    """Returns events as a reader with these seats may know them."""
    game, config = session.engine.game, session.state.config
    return tuple(
        Happening(game.text(config, seen), game.cited(seen.cited()), _data(seen), knowing)
        for event in events
        for seen, knowing in _seen(event, seats)
    )


def _data(event: Event) -> dict[str, Any]:
    """An event's own fields; the words among them stand in its text already."""
    data: dict[str, Any] = to_builtins(event, str_keys=True)
    for name in event.__struct_fields__:
        if type(getattr(event, name)) is Text:
            del data[name]
    return data


class Told:
    """What happened with one answer; what everybody may know is written once."""

    def __init__(self, session: Session[Any], events: Iterable[Event]) -> None:
        self._session = session
        self._events = tuple(events)
        self._open = [event.audience is None for event in self._events]
        self._for_all = [
            Raw(_encode(happenings(session, (event,), ())[0])) if public else Raw()
            for event, public in zip(self._events, self._open, strict=True)
        ]

    def to(self, seats: Seats) -> tuple[Raw | Happening, ...]:
        """Returns the events as a reader with these seats may know them, ready to be sent."""
        if all(self._open):
            return tuple(self._for_all)
        told: list[Raw | Happening] = []
        for event, public, raw in zip(self._events, self._open, self._for_all, strict=True):
            told += (raw,) if public else happenings(self._session, (event,), seats)
        return tuple(told)


def _seen(event: Event, seats: Seats) -> Iterator[tuple[Event, Seats]]:
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
