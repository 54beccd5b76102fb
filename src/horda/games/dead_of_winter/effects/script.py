"""Lists of operations carried out one after another, each finished before the next."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from horda.core.decisions import Choice, Option
from horda.core.errors import EngineFault
from horda.core.frames import Done, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.deaths import settle
from horda.games.dead_of_winter.base.state import NONE, DWRun, DWState
from horda.games.dead_of_winter.base.table import is_out
from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.trees import ops_at
from horda.games.dead_of_winter.effects.scope import Scope


class Need(Exception):
    """An operation cannot go on without an answer."""

    def __init__(self, choice: Choice) -> None:
        super().__init__()
        self.choice = choice


class Look(Exception):
    """An operation must look at hidden cards before it can go on."""

    def __init__(self, what: str, at: int, n: int, by: int) -> None:
        super().__init__()
        self.what, self.at, self.n, self.by = what, at, n, by


class Doing:
    """One operation being carried out: it asks first, and changes the table afterwards.

    It is begun anew with every answer; the answers so far are `got`. An answer that
    leaves no choice is not asked for, unless its absence would tell others something.
    """

    __slots__ = (
        "_used", "at", "got", "looked", "op", "path", "run", "scope", "seat", "source", "state",
    )  # fmt: skip

    def __init__(self, run: DWRun, frame: "Script", op: Any) -> None:
        self.run, self.state, self.op = run, run.state, op
        self.seat, self.scope = frame.seat, frame.scope
        self.source, self.path, self.at = frame.source, frame.path, frame.at
        self.got, self.looked, self._used = frame.got, frame.looked, 0

    def look(self, what: str, at: int, n: int, by: int) -> None:
        """Marks that a seat (none: everybody) sees hidden cards, before anything is asked."""
        if not self.looked:
            raise Look(what, at, n, by)

    def ask(
        self, seat: int, prompt: str, options: Sequence[Option], *,
        args: tuple[int, ...] = (), auto: bool = True,
    ) -> int:  # fmt: skip
        """Returns the number of the option that a seat chooses."""
        if auto and len(options) == 1:
            return options[0].n  # type: ignore[attr-defined,no-any-return]  # picks have it
        if self._used < len(self.got):
            self._used += 1
            return self.got[self._used - 1]
        raise Need(Choice(seat, prompt, tuple(options), args, auto))

    def branch(self, number: int, *, seat: int | None = None, scope: Scope | None = None) -> Frame:
        """Returns the frame that carries out a list inside this operation."""
        who = self.seat if seat is None else seat
        return Script(self.source, who, (*self.path, self.at, number), 0, scope or self.scope)


Interpreter = Callable[[Doing], "Frame | Sequence[Frame] | None"]
INTERPRETERS: dict[type[Op], Interpreter] = {}
"""How each operation is carried out: it returns what must be run before the next one."""


def does(*kinds: type[Op]) -> Callable[[Interpreter], Interpreter]:
    """Registers how operations of these kinds are carried out."""

    def register(function: Interpreter) -> Interpreter:
        for kind in kinds:
            INTERPRETERS[kind] = function
        return function

    return register


def in_use(state: DWState, op: Op) -> bool:
    """Whether an operation is part of this game: its module is used, if it has one."""
    return op.module is None or bool(getattr(state.config, op.module.value))


class Script(Frame, frozen=True):
    """A list of operations; its result is the scope as they left it."""

    source: str
    seat: int
    path: tuple[int, ...] = ()
    at: int = 0
    scope: Scope = Scope()
    got: tuple[int, ...] = ()
    ran: bool = False
    """Whether it waits for frames, and not for an answer."""
    looked: bool = False
    """Whether the hidden cards of this operation lie open to whom they concern."""
    row: bool = False
    """The row of a table is one sentence: deaths wait until its end."""

    @cites("DW-CARD-Q7", "DW-CARD-Q2", "DW-CARD-Q8", "DW-CARD-13")
    def go(self, run: DWRun) -> Outcome:
        """Carries out operations until one asks or has something run."""
        ops, frame, state = ops_at(self.source, self.path), self, run.state
        while frame.at < len(ops):
            op = ops[frame.at]
            if not in_use(state, op):
                frame = _past(frame)
                continue
            doing = Doing(run, frame, op)
            try:
                found = _carry_out(doing)
            except Need as need:
                if is_out(state, need.choice.seat):
                    frame = _past(frame)
                    continue
                # What was done so far is kept before anybody is asked: a question changes nothing.
                return need.choice if frame is self else Go("go", frame)
            except Look as look:
                if look.by >= 0 and is_out(state, look.by):
                    frame = _past(frame)
                    continue
                if frame is self:
                    _show(run, look)
                return Go("go", replace(frame, looked=frame is self))
            if state.result is not None:
                return Done(frame.scope)
            if frame.looked:
                state.peek, state.peek_at, state.peek_n, state.peek_by = "", NONE, 0, NONE
            frame = replace(frame, at=frame.at + 1, scope=doing.scope, got=(), looked=False)
            if found:
                return Push(found[0], replace(frame, ran=True), tuple(found[1:]))
            if not frame.row and (state.doomed or state.bereft):
                return Go("settled", frame)
        return Go("settled", frame) if frame.row else Done(frame.scope)

    def next(self, run: DWRun) -> Outcome:
        """Takes the answer, or what the frames left behind."""
        if not self.ran:
            if self.looked:  # whether there is more to choose depends on what only one sees
                run.reveal()
            return Go("go", replace(self, got=(*self.got, run.answer.n)))
        scope = self.scope
        if isinstance(run.result, Scope):
            scope = merged(scope, run.result)
        return replace(self, ran=False, scope=scope)

    @cites("DW-CARD-Q2", "DW-KILLS-Q7")
    def settled(self, run: DWRun) -> Outcome:
        """Lets deaths happen before the next operation."""
        if run.state.result is not None or (self.row and self.at < self.length):
            return None
        return settle(run)

    def again(self, run: DWRun) -> Outcome:
        """Goes on with the next operation."""
        if self.at < self.length and run.state.result is None:
            return Go("go")
        return Done(self.scope)

    @property
    def length(self) -> int:
        """How many operations there are."""
        return len(ops_at(self.source, self.path))

    steps = (go, next, settled, again)


@cites("DW-VAR-Q5", "DW-CARD-Q13")
def _past(frame: Script) -> Script:
    """Skips an operation: of no module in use, or for a player whom the card has put out."""
    return replace(frame, at=frame.at + 1, got=(), looked=False)


def _show(run: DWRun, look: Look) -> None:
    """Lays hidden cards open to a seat, or to all, until the operation is over."""
    state = run.state
    state.peek, state.peek_at = look.what, look.at
    state.peek_n, state.peek_by = look.n, look.by
    run.reveal()  # the others learn at least how much there was to be found
    tell = SHOWN.get(look.what)
    if tell is not None:
        tell(run, look)


SHOWN: dict[str, Callable[[DWRun, Look], None]] = {}
"""How each kind of look is told."""


def merged(scope: Scope, inner: Scope) -> Scope:
    """Returns a scope with what an inner list chose."""
    return replace(
        scope, that=inner.that, new=inner.new, player=inner.player, number=inner.number,
        place=scope.place if inner.place < 0 else inner.place, special=inner.special,
        those=inner.those,
    )  # fmt: skip


def _carry_out(doing: Doing) -> Sequence[Frame] | None:
    interpreter = INTERPRETERS.get(type(doing.op))
    if interpreter is None:
        raise EngineFault(f"no interpreter for {doing.op!r}")
    found = interpreter(doing)
    return (found,) if isinstance(found, Frame) else found
