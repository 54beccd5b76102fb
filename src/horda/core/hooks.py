"""The four hook kinds by which cards, skills and missions change the base rules.

    Query     what is the value now?         fn(state, context, value) -> value
    Window    may someone act here?          offer(run, context, seat) -> options
    Trigger   what must happen after this?   fn(run, context) -> frame or None
    Replace   instead of this, do that       fn(run, effect) -> effect or None

A piece declares the hooks it uses. The pieces in force are found through an
index built once for each set of pieces, never by asking everybody.
"""

from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import Any, Generic, TypeVar

from msgspec import Struct

from horda.core.decisions import Option

V = TypeVar("V")
C = TypeVar("C")


class Tier(IntEnum):
    """Who speaks first where several pieces answer one hook."""

    MISSION = 0
    CARD = 1
    SKILL = 2
    BASE = 3


class Hook:
    """A named place in the rules where pieces may step in."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"


class Use(Struct, frozen=True):
    """One piece's function on one hook (for a window: what it offers and does)."""

    hook: Any
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
    """A rule that can be in force or not: its id, the rules it carries out, its hooks."""

    id: str
    uses: tuple[Use, ...]
    rules: tuple[str, ...] = ()
    tier: Tier = Tier.BASE


class HookIndex:
    """Finds the functions on a hook among the pieces in force, in the declared order."""

    __slots__ = ("uses", "pieces", "_for")

    def __init__(self, pieces: Iterable[Piece] = ()) -> None:
        self.pieces = tuple(sorted(pieces, key=lambda piece: (piece.tier, piece.id)))
        self.uses: dict[str, tuple[Use, ...]] = {}
        self._for: dict[tuple[str, tuple[int, ...]], tuple[Callable[..., Any], ...]] = {}
        for piece in self.pieces:
            for use in piece.uses:
                name = use.hook.name
                if any(type(other.hook) is not type(use.hook) for other in self.on(name)):
                    raise ValueError(f"two kinds of hook are named {name}")
                self.uses[name] = (*self.uses.get(name, ()), use)

    def on(self, hook: Hook | str) -> tuple[Use, ...]:
        """Returns what is declared on a hook."""
        name = hook if isinstance(hook, str) else hook.name
        return self.uses.get(name, ())

    def query_for(
        self, owned: tuple[int, ...], hook: Query[C, V], state: object, context: C, value: V
    ) -> V:
        """Passes a value through the pieces that concern somebody who owns these things."""
        name = hook.name
        if name not in self.uses:
            return value
        known = self._for.get((name, owned))
        if known is None:
            known = tuple(use.fn for use in self.uses[name] if use.only in (None, *owned))
            self._for[name, owned] = known
        for fn in known:
            value = fn(state, context, value)
        return value

    def query(self, hook: Query[C, V], state: object, context: C, value: V) -> V:
        """Passes a value through every piece that may change it."""
        name = hook.name
        if name in self.uses:
            for use in self.uses[name]:
                value = use.fn(state, context, value)
        return value


NO_HOOKS = HookIndex()
