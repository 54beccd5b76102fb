"""Following boards: what changed in the views since the last look, without building them whole.

A view is made of parts. A part names its leaf: a value that differs whenever the part may differ,
and costs little to get and to compare. Only parts with another leaf are built again.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from msgspec import Struct, to_builtins

from horda.core.changes import Change, compare
from horda.core.state import S

if TYPE_CHECKING:
    from horda.core.game import Game

Seat = int | None
Board = dict[str, Any]
"""A view as plain data."""


def anew(then: tuple[Sequence[Any], Any], now: tuple[Sequence[Any], Any]) -> Iterable[int]:
    """Lists the items of the second leaf that are others than in the first, or hang on others."""
    if then[1] != now[1]:
        return range(len(now[0]))
    return [n for n, (a, b) in enumerate(zip(then[0], now[0], strict=True)) if a is not b]


def differing(then: bytes, now: bytes) -> Iterator[int]:
    """Yields where two rows of bytes differ, quickly where few do."""
    mask = int.from_bytes(then, "little") ^ int.from_bytes(now, "little")
    while mask:
        place = ((mask & -mask).bit_length() - 1) >> 3
        yield place
        mask = mask >> (8 * place + 8) << (8 * place + 8)


class Out(Struct):
    """Where the changes of one field are written down."""

    path: list[str | int]
    changes: list[Change]


class Part(Struct, frozen=True):
    """A field of a view: its leaf, and how it is built (by default the leaf is shown itself)."""

    leaf: Callable[[Any, Seat], Any]
    build: Callable[[Any, Seat], Any] | None = None
    own: bool = False
    """Seats see it differently."""
    derived: bool = False
    """It follows from the parts before it: while those stay the same, it does too."""

    def whole(self, state: Any, seat: Seat) -> Any:
        """Builds the field."""
        return self.leaf(state, seat) if self.build is None else self.build(state, seat)

    def again(self, state: Any, seat: Seat, then: Any, now: Any, old: Any, out: Out) -> Any:
        """Returns the field as plain data and writes down what is new in it."""
        new = to_builtins(now if self.build is None else self.build(state, seat), str_keys=True)
        compare(out.path, old, new, out.changes)
        return new


class Items(Struct, frozen=True):
    """A field with many items, of which only those are built again that may differ.

    By default its leaf is a pair: the items' own leaves, and what all of them hang on.
    """

    leaf: Callable[[Any, Seat], Any]
    build: Callable[[Any, int], Any]
    count: Callable[[Any], int] = lambda leaf: len(leaf[0])
    anew: Callable[[Any, Any], Iterable[int]] = anew
    """Which items may differ between two leaves of the same length."""
    own: ClassVar[bool] = False
    derived: ClassVar[bool] = False

    def whole(self, state: Any, seat: Seat) -> Any:
        """Builds the field."""
        return tuple(self.build(state, n) for n in range(self.count(self.leaf(state, seat))))

    def again(self, state: Any, seat: Seat, then: Any, now: Any, old: Any, out: Out) -> Any:
        """Returns the field as plain data and writes down what is new in it."""
        if self.count(then) != self.count(now):
            new = to_builtins(self.whole(state, seat), str_keys=True)
            compare(out.path, old, new, out.changes)
            return new
        items = [*old]
        for index in self.anew(then, now):
            items[index] = to_builtins(self.build(state, index), str_keys=True)
            compare([*out.path, index], old[index], items[index], out.changes)
        return tuple(items)


class Places(Items, frozen=True):
    """Items that are shown by their numbers, and only where there is anything to be shown."""

    def whole(self, state: Any, seat: Seat) -> Any:
        """Builds the field."""
        count = self.count(self.leaf(state, seat))
        built = ((index, self.build(state, index)) for index in range(count))
        return {index: one for index, one in built if one is not None}

    def again(self, state: Any, seat: Seat, then: Any, now: Any, old: Any, out: Out) -> Any:
        """Returns the field as plain data and writes down what is new in it."""
        new = dict(old)
        for index in self.anew(then, now):
            one = to_builtins(self.build(state, index), str_keys=True)
            self._put(new, str(index), one, out)
        return new

    def _put(self, places: Board, key: str, one: Any, out: Out) -> None:
        old = places.pop(key, None)
        if one is not None:
            places[key] = one
        if old is not None and one is not None:
            compare([*out.path, key], old, one, out.changes)
        elif old is not one:
            out.changes.append([[*out.path, key]] if one is None else [[*out.path, key], one])


Parts = Mapping[str, Part | Items]


def fields(parts: Parts, state: Any, seat: Seat) -> Board:
    """Builds all parts of a view."""
    return {name: part.whole(state, seat) for name, part in parts.items()}


class _Gaze:
    """Some parts of a board, as one seat sees them."""

    def __init__(self, parts: Iterable[tuple[str, Part | Items]], seat: Seat) -> None:
        self.board: Board = {}
        self._parts = tuple((name, part, part.derived) for name, part in parts)
        self._seat = seat
        self._leaves: list[Any] = []

    def begin(self, state: Any, board: Board) -> None:
        """Takes a board that was built whole."""
        self.board = {name: board[name] for name, *_ in self._parts}
        self._leaves = [part.leaf(state, self._seat) for _, part, _ in self._parts]

    def look(self, state: Any) -> list[Change]:
        """Brings the parts up to a state; returns what is new."""
        changes: list[Change] = []
        seat, leaves, board = self._seat, self._leaves, self.board
        for index, (name, part, derived) in enumerate(self._parts):
            if derived and board is self.board:
                continue
            leaf, then = part.leaf(state, seat), leaves[index]
            if leaf != then:
                if board is self.board:
                    board = dict(board)
                board[name] = part.again(state, seat, then, leaf, board[name], Out([name], changes))
                leaves[index] = leaf
        self.board = board
        return changes


class _Stare(_Gaze):
    """A whole board of a game that does not say what its views are made of."""

    def __init__(self, game: "Game[Any]", seat: Seat) -> None:
        super().__init__((), seat)
        self._game = game

    def begin(self, state: Any, board: Board) -> None:
        """Takes a board that was built whole."""
        self.board = board

    def look(self, state: Any) -> list[Change]:
        """Builds the board again; returns what is new."""
        changes: list[Change] = []
        old, self.board = self.board, to_builtins(self._game.view(state, self._seat), str_keys=True)
        compare([], old, self.board, changes)
        return changes


class Watch(Generic[S]):
    """Follows the boards of some seats as plain data. Boards that were handed out never change."""

    def __init__(self, game: "Game[S]") -> None:
        self._game = game
        self._open = self._gaze(None, own=False)
        self._own: dict[Seat, _Gaze] = {}
        self._at: tuple[S | None, int] = (None, 0)

    def settle(self, state: S) -> None:
        """Makes sure that what changed so far is known, before anything happens."""
        if self._at[0] is not state or self._at[1] != state.decision:
            self.look(state)

    def look(self, state: S) -> dict[Seat, list[Change]]:
        """Brings the boards up to a state, whichever was the last; returns what is new in each."""
        if not self._own:
            return {}
        self._at = (None, 0)
        changes = self._open.look(state)
        return {seat: changes + gaze.look(state) for seat, gaze in self._own.items()}

    def board(self, state: S, seat: Seat) -> Board:
        """Returns the board of a seat, which is watched from now on."""
        if seat in self._own:
            self._open.look(state)
            self._own[seat].look(state)
        else:
            self._begin(state, seat)
        self._at = (state, state.decision)
        return {**self._open.board, **self._own[seat].board}

    def forget(self, keep: Iterable[Seat]) -> None:
        """Stops watching all other seats."""
        self._own = {seat: self._own[seat] for seat in keep if seat in self._own}

    def _begin(self, state: S, seat: Seat) -> None:
        board = to_builtins(self._game.view(state, seat), str_keys=True)
        self._own[seat] = self._gaze(seat, own=True)
        self._own[seat].begin(state, board)
        self._open.begin(state, board)

    def _gaze(self, seat: Seat, *, own: bool) -> _Gaze:
        parts = self._game.parts
        if own and not parts:
            return _Stare(self._game, seat)
        return _Gaze(((name, part) for name, part in parts.items() if part.own is own), seat)
