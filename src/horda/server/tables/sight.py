"""What a reader of a table gets to see of a position, as documents that can be compared."""

from typing import Any

from msgspec import Raw, json, to_builtins
from msgspec.structs import replace

from horda.core.changes import diff
from horda.core.decisions import Choice, Option
from horda.core.game import Game
from horda.core.session import Session
from horda.core.state import State
from horda.core.watch import Board, Watch
from horda.server.outcomes import outcome
from horda.server.protocol import OfferedOption, Requests, View, WireAsk

_encode = json.Encoder().encode

Document = dict[str, Any]
Seats = tuple[int, ...]
"""The seats of a reader, in order; none for a spectator. Readers with equal seats see the same."""
Eyes = tuple[int | None, ...]


def eyes(game: Game[Any], seats: Seats) -> Eyes:
    """Returns whose boards a reader with these seats sees; None is the one that all may see."""
    return (None,) if game.shared_view or not seats else seats


def name(seat: int | None) -> str:
    """Returns what the board of a seat is called in messages."""
    return "" if seat is None else str(seat)


class Sight:
    """Builds the views of one position; boards that several readers share are built once."""

    def __init__(self, session: Session[Any], state: State, at: float) -> None:
        self.session = session
        self.game = session.engine.game
        self.state = state
        self.at = at
        self._boards: dict[int | None, Any] = {}
        self._moved: dict[tuple[str, int], tuple[Any, list[Raw]]] = {}

    def document(self, seats: Seats, watch: Watch[Any] | None = None) -> Document:
        """Returns what a reader with these seats may see, as plain data ready to be compared.

        Its boards are shared with other readers: nobody may change them. Who watches them
        already need not have them built whole.
        """
        document: Document = to_builtins(self._view(seats), str_keys=True)
        document["boards"] = self.boards(seats, watch)
        return document

    def view(self, seats: Seats) -> View:
        """Returns what a reader with these seats may see."""
        return replace(self._view(seats), boards=self.boards(seats))

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
            # Below 0 is the table of a campaign that waits for a game.
            waiting=tuple(choice.seat for choice in state.open if choice.seat >= 0),
            since=self.at,
            result=outcome(session.engine.result(state), len(state.seen)),
            debated=tuple(self._ask(one) for one in state.open if self.game.debated(one)),
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

    def boards(self, seats: Seats, watch: Watch[Any] | None = None) -> dict[str, Board]:
        """Returns the boards that a reader with these seats may see."""
        return {name(seat): self._board(seat, watch) for seat in eyes(self.game, seats)}

    def _board(self, seat: int | None, watch: Watch[Any] | None) -> Board:
        board = self._boards.get(seat)
        if board is None:
            watch = watch or Watch(self.game)
            board = self._boards[seat] = watch.board(self.state, seat)
        return board

    def _ask(self, choice: Choice) -> WireAsk:
        return WireAsk(
            number=self.state.number(choice.seat),
            epoch=self.session.epoch,
            seat=choice.seat,
            prompt=self.game.asked(self.state.config, choice),
            options=tuple(self._offered(choice.seat, option) for option in choice.options),
        )

    def requests(self, seat: int) -> Requests:
        """Returns what a seat could ask for by itself; nobody pays for it who does not look."""
        found = self.session.engine.requests(self.state, seat)
        count, epoch = len(self.session.line.standing), self.session.epoch
        return Requests(count, epoch, tuple(self._offered(seat, option) for option in found))

    def _offered(self, seat: int, option: Option) -> OfferedOption:
        key, text = (
            self.game.key(self.state.config, option),
            self.game.text(self.state.config, option),
        )
        warning = self.game.warning(self.state, seat, option)
        return OfferedOption(key, text, to_builtins(option, str_keys=True), warning)
