"""An operation: one instruction of a card, a node of the house\'s effect trees."""

from horda.core.effects import Effect, Sequence
from horda.games.dead_of_winter.cards.words import Module


class Op(Effect, frozen=True, kw_only=True, tag_field="op", forbid_unknown_fields=True):
    """One instruction; with a module, it falls away where that module is not used."""

    module: Module | None = None

    def branches(self) -> tuple[tuple["Op", ...], ...]:
        """Returns the lists of operations inside this one, in the order that paths count them."""
        return ()

    def inner(self) -> tuple[Effect, ...]:
        """The same as nodes, for the house\'s paths."""
        return tuple(Sequence(branch) for branch in self.branches())
