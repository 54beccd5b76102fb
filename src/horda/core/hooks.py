"""The four hook kinds by which cards, skills and missions change the base rules.

    Query     what is the value now?         fn(state, context, value) -> value
    Window    may someone act here?          offer(run, context, seat) -> options
    Trigger   what must happen after this?   fn(run, context) -> frame or None
    Replace   instead of this, do that       fn(run, effect) -> effect or None

A piece declares the hooks it uses. The pieces in force are found through an
index built once for each set of pieces, never by asking everybody. Hooks are
found by themselves and not by their names: a name that is misspelt fails in mypy.
"""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from horda.core.decisions import Option

V = TypeVar("V")
C = TypeVar("C")


class Hook:
    """A place in the rules where pieces may step in; its name is for people and saved windows."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"


class Use(Struct, frozen=True):
    """One piece's function on one hook (for a window: what it offers and does)."""

    hook: Hook
    fn: Callable[..., Any]
    act: Callable[..., Any] | None = None
    only: int | None = None
    """The one thing (such as a skill) whose owners alone it concerns; None: anybody."""


class Query(Hook, Generic[C, V]):
    """Asks what a value is now."""

    __slots__ = ()

    def use(self, fn: Callable[[Any, C, V], V], only: int | None = None) -> Use:
        """Declares a piece's change of the value; `only` for the owners of something."""
        return Use(self, fn, only=only)


class Trigger(Hook, Generic[C]):
    """Says that something has happened."""

    __slots__ = ()

    def use(self, fn: Callable[[Any, C], Any]) -> Use:
        """Declares what a piece does then: changes the state or returns a frame."""
        return Use(self, fn)


class Replace(Hook, Generic[V]):
    """Says that something is about to happen."""

    __slots__ = ()

    def use(self, fn: Callable[[Any, V], V | None]) -> Use:
        """Declares what happens instead; None means nothing."""
        return Use(self, fn)


class Window(Hook, Generic[C]):
    """Opens a moment in which seats may react."""

    __slots__ = ()

    def use(
        self,
        offer: Callable[[Any, C, int], Iterable[Option]],
        act: Callable[[Any, C, Any], Any],
    ) -> Use:
        """Declares what a piece offers a seat, and what its option does."""
        return Use(self, offer, act)


class Piece(Struct, frozen=True):
    """A rule that can be in force or not: its id, the rules it carries out, its hooks.

    `rank` says who overrules whom where several answer one hook. A game orders its pieces by
    numbers of its own (an IntEnum): the higher rank acts first, and has the last word on a value.
    """

    id: str
    uses: tuple[Use, ...]
    rules: tuple[str, ...] = ()
    rank: int = 0


class HookIndex:
    """Finds the functions on a hook among the pieces in force, by rank and then by id."""

    __slots__ = ("uses", "pieces", "_named", "_for")

    def __init__(self, pieces: Iterable[Piece] = ()) -> None:
        self.pieces = tuple(sorted(pieces, key=lambda piece: (-piece.rank, piece.id)))
        self.uses: dict[Hook, tuple[Use, ...]] = {}
        self._named: dict[str, Hook] = {}
        self._for: dict[tuple[Hook, tuple[int, ...]], tuple[Callable[..., Any], ...]] = {}
        for piece in self.pieces:
            self._add(piece, (use for use in piece.uses if not isinstance(use.hook, Query)))
        for piece in sorted(self.pieces, key=lambda piece: piece.rank):  # the last one decides
            self._add(piece, (use for use in piece.uses if isinstance(use.hook, Query)))

    def _add(self, piece: Piece, uses: Iterable[Use]) -> None:
        for use in uses:
            hook = use.hook
            if self._named.setdefault(hook.name, hook) is not hook:
                raise ValueError(f"{piece.id}: two hooks are named {hook.name}")
            self.uses[hook] = (*self.uses.get(hook, ()), use)

    def on(self, hook: Hook) -> tuple[Use, ...]:
        """Returns what is declared on a hook."""
        return self.uses.get(hook, ())

    def named(self, name: str) -> tuple[Use, ...]:
        """Returns what is declared on the hook of a saved window, which has only its name."""
        hook = self._named.get(name)
        return () if hook is None else self.uses[hook]

    def query_for(
        self, owned: tuple[int, ...], hook: Query[C, V], state: object, context: C, value: V
    ) -> V:
        """Passes a value through the pieces that concern somebody who owns these things."""
        if hook not in self.uses:
            return value
        known = self._for.get((hook, owned))
        if known is None:
            known = self._for[hook, owned] = self._concerned(hook, owned)
        for fn in known:
            value = fn(state, context, value)
        return value

    def _concerned(self, hook: Hook, owned: tuple[int, ...]) -> tuple[Callable[..., Any], ...]:
        """Returns the functions on a hook that concern somebody who owns these things."""
        return tuple(use.fn for use in self.uses[hook] if use.only in (None, *owned))

    def query(self, hook: Query[C, V], state: object, context: C, value: V) -> V:
        """Passes a value through every piece that may change it."""
        if hook in self.uses:
            for use in self.uses[hook]:
                value = use.fn(state, context, value)
        return value


NO_HOOKS = HookIndex()
