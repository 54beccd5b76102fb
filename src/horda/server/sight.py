"""What a reader of a table gets to see: documents for views, happenings for events."""

from collections.abc import Iterable
from typing import Any

from msgspec import to_builtins

from horda.core.decisions import Choice, Option
from horda.core.events import Event, for_seat
from horda.core.session import Session
from horda.core.state import Result, State
from horda.server.protocol import Happening, OfferedOption, Outcome, View, WireAsk

Seats = tuple[int, ...]
"""The seats of a reader, in order; none for a spectator. Readers with equal seats see the same."""


class Sight:
    """Builds the views of one position; boards that several readers share are built once."""

    def __init__(self, session: Session[Any], state: State, at: float) -> None:
        self.session = session
        self.state = state
        self.at = at
        self._boards: dict[int | None, Any] = {}

    def view(self, seats: Seats) -> View:
        """Returns what a reader with these seats may see."""
        session, state = self.session, self.state
        asked = tuple(choice for choice in state.open if choice.seat in seats)
        return View(
            seq=len(session.record.log),
            epoch=session.epoch,
            count=len(session.line.standing),
            redo=len(session.line.undone),
            free={str(seat): session.undo_limit(seat) for seat in seats},
            boards=self.boards(seats),
            asks=tuple(self._ask(choice) for choice in asked),
            held={str(s): key for s in seats if (key := session.engine.held_by(state, s))},
            waiting=tuple(choice.seat for choice in state.open),
            since=self.at,
            result=outcome(state.result),
        )

    def document(self, seats: Seats) -> dict[str, Any]:
        """Returns the view as plain data, ready to be compared."""
        document: dict[str, Any] = to_builtins(self.view(seats), str_keys=True)
        return document

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
            prompt=self.session.engine.game.asked(choice),
            options=tuple(_offered(option) for option in choice.options),
        )


def outcome(result: Result | None) -> Outcome | None:
    """Returns how a game ended, for the wire."""
    return None if result is None else Outcome(result.winners, result.reason, result.rules)


def _offered(option: Option) -> OfferedOption:
    return OfferedOption(option.key, option.text(), to_builtins(option, str_keys=True))


def happenings(events: Iterable[Event], seats: Seats) -> tuple[Happening, ...]:
    """Returns events as a reader with these seats may know them."""
    seen = (_seen(event, seats) for event in events)
    return tuple(
        Happening(event.text(), event.cited(), to_builtins(event, str_keys=True))
        for event in seen
        if event is not None
    )


def _seen(event: Event, seats: Seats) -> Event | None:
    """An event is seen in full by a reader who holds any seat of its audience."""
    audience = event.audience
    if audience is None or any(seat in audience for seat in seats):
        return event
    return for_seat(event, seats[0] if seats else None)
