"""What a seat of the colony may choose."""

from horda.core.decisions import Option
from tests.demo.cards import SEATS, card_name


class CardOption(Option, frozen=True):
    """An option about one kind of card in the own hand."""

    prefix = "demo-"
    card: int

    def parts(self) -> tuple[object, ...]:
        """The card's name."""
        return (card_name(self.card),)


class SeatOption(Option, frozen=True):
    """An option about another seat."""

    prefix = "demo-"
    seat: int

    def parts(self) -> tuple[object, ...]:
        """The seat's name."""
        return (SEATS[self.seat],)


class PutAside(CardOption, frozen=True):
    """Give up a card dealt at the start."""


class Pledge(CardOption, frozen=True):
    """Contribute a card to the crisis, face down."""


class Equip(CardOption, frozen=True):
    """Lay a piece of gear open."""


class Play(CardOption, frozen=True):
    """Play a card for its effect."""


class Give(CardOption, frozen=True):
    """Agree, and give this card."""


class Beg(SeatOption, frozen=True):
    """Ask another seat for a card."""


class Accuse(SeatOption, frozen=True):
    """Call a vote to exile another seat."""


class Attack(Option, frozen=True):
    """Attack the zombies at a gate."""

    prefix = "demo-"
    gate: int


class Speak(Option, frozen=True):
    """Be the first to speak."""

    prefix = "demo-"


class Keep(Option, frozen=True):
    """Give nothing."""

    prefix = "demo-"


class Ballot(Option, frozen=True):
    """Vote for exile or against it."""

    prefix = "demo-"
    aye: bool

    def parts(self) -> tuple[object, ...]:
        """In a word."""
        return ("aye" if self.aye else "no",)


class Reroll(Option, frozen=True):
    """Use a charm to have another seat's die rolled again."""

    prefix = "demo-"


class Cancel(Option, frozen=True):
    """Use a charm to call another seat's attack off."""

    prefix = "demo-"


class EndTurn(Option, frozen=True):
    """End the turn."""

    prefix = "demo-"


TurnOption = Attack | Beg | Accuse | Play | Equip | EndTurn
