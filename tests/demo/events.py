"""What happens in the colony, with what others than those concerned are told."""

from horda.core.events import Event
from tests.demo.cards import HIDDEN, OMENS, SEATS, card_name


class CardEvent(Event, frozen=True):
    """A card moves; only those in `seats` see which."""

    seat: int
    card: int

    @property
    def audience(self) -> tuple[int, ...] | None:
        """The seat itself."""
        return (self.seat,)

    def redacted(self) -> Event | None:
        """The same without the card's face."""
        return type(self)(self.seat, HIDDEN)

    def parts(self) -> tuple[object, ...]:
        """Names."""
        return (SEATS[self.seat], card_name(self.card))


class Drew(CardEvent, frozen=True):
    """A seat drew a card."""


class Pledged(CardEvent, frozen=True):
    """A seat contributed face down."""


class Gave(CardEvent, frozen=True):
    """A seat gave a card to another one."""

    to: int = 0

    @property
    def audience(self) -> tuple[int, ...] | None:
        """Both."""
        return (self.seat, self.to)

    def redacted(self) -> Event | None:
        """Who gave to whom."""
        return Gave(self.seat, HIDDEN, self.to)


class Refused(Event, frozen=True):
    """A seat would not give."""

    seat: int


class Discarded(Event, frozen=True):
    """A card went to the discard pile, open."""

    seat: int
    card: int

    def parts(self) -> tuple[object, ...]:
        """Names."""
        return (SEATS[self.seat], card_name(self.card))


class Rolled(Event, frozen=True):
    """A die fell."""

    rules = ("DEMO-ATTACK-01",)
    seat: int
    value: int


class Killed(Event, frozen=True):
    """A zombie fell."""

    rules = ("DEMO-ATTACK-02",)
    gate: int


class Hurt(Event, frozen=True):
    """A seat took a wound."""

    seat: int


class Voted(Event, frozen=True):
    """All votes are shown at once."""

    rules = ("DEMO-VOTE-01",)
    target: int
    ayes: tuple[int, ...]


class Exiled(Event, frozen=True):
    """A seat left the game."""

    rules = ("DEMO-EXILE-01",)
    seat: int


class MoraleChanged(Event, frozen=True):
    """The colony's morale went up or down."""

    by: int


class OmenCame(Event, frozen=True):
    """An omen came true and is shown to all."""

    rules = ("DEMO-OMEN-01",)
    omen: int

    def parts(self) -> tuple[object, ...]:
        """What it waited for."""
        return (OMENS[self.omen],)


class CrisisShown(Event, frozen=True):
    """The contributed cards are turned up, in no order that tells who gave what."""

    rules = ("DEMO-CRISIS-02",)
    cards: tuple[int, ...]
