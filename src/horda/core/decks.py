"""Decks as frozen leaves: an order that is shared and a cursor that moves."""

from msgspec import Struct


class Deck(Struct, frozen=True, gc=False):
    """A face-down pile: cards from `drawn` on are still in it, the top one first."""

    order: tuple[int, ...] = ()
    drawn: int = 0

    def __len__(self) -> int:
        return len(self.order) - self.drawn

    @property
    def left(self) -> tuple[int, ...]:
        """The cards still in the pile, top first."""
        return self.order[self.drawn :]

    def draw(self) -> tuple[int, "Deck"]:
        """Takes the top card."""
        return self.order[self.drawn], Deck(self.order, self.drawn + 1)

    def with_top(self, *cards: int) -> "Deck":
        """Puts cards on top, the first one uppermost."""
        return Deck((*cards, *self.left))

    def with_bottom(self, *cards: int) -> "Deck":
        """Puts cards under the pile, the last one lowest."""
        return Deck((*self.left, *cards))

    def without(self, card: int) -> "Deck":
        """Takes one copy of a card out, wherever it lies."""
        left = list(self.left)
        left.remove(card)
        return Deck(tuple(left))
