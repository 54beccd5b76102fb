"""Events of which others than those concerned learn only a part."""

from horda.core.events import Event
from horda.games.dead_of_winter.base.events.event import DWEvent
from horda.games.dead_of_winter.base.names import HIDDEN


class CardEvent(DWEvent, frozen=True):
    """A card that only one player sees."""

    seat: int
    card: int

    @property
    def audience(self) -> tuple[int, ...] | None:
        """The player alone."""
        return (self.seat,)

    def redacted(self) -> Event | None:
        """The same without the card's face."""
        return type(self)(self.seat, HIDDEN)


class Drew(CardEvent, frozen=True):
    """A player drew an item card into the hand."""

    rules = ("DW-CARD-Q10",)


class Looked(CardEvent, frozen=True):
    """A player looks at a card in a search."""

    rules = ("DW-SEARCH-03",)


class Kept(CardEvent, frozen=True):
    """A player keeps a card of a search."""

    rules = ("DW-SEARCH-07",)


class Contributed(CardEvent, frozen=True):
    """A player contributed a card face down."""

    rules = ("DW-CONTRIB-02",)


class Stolen(DWEvent, frozen=True):
    """A random card went from one hand into another; only these two see it."""

    rules = ("DW-ATTACK-04",)
    seat: int
    target: int
    card: int

    @property
    def audience(self) -> tuple[int, ...] | None:
        """Both."""
        return (self.seat, self.target)

    def redacted(self) -> Event | None:
        """Who took from whom."""
        return Stolen(self.seat, self.target, HIDDEN)


class Passed(DWEvent, frozen=True):
    """A card passed from one player to another by an effect; only these two see it."""

    rules = ("DW-CARD-Q10",)
    seat: int
    target: int
    card: int

    @property
    def audience(self) -> tuple[int, ...] | None:
        """Both."""
        return (self.seat, self.target)

    def redacted(self) -> Event | None:
        """Who gave to whom."""
        return Passed(self.seat, self.target, HIDDEN)


class CrossroadsDrawn(DWEvent, frozen=True):
    """The neighbour to the right drew a crossroads card that nobody else may see."""

    rules = ("DW-CROSS-02",)
    seat: int
    crossroads: int

    @property
    def audience(self) -> tuple[int, ...] | None:
        """The drawer alone."""
        return (self.seat,)

    def redacted(self) -> Event | None:
        """Who drew."""
        return CrossroadsDrawn(self.seat, HIDDEN)


class ExileGoal(DWEvent, frozen=True):
    """An exiled player drew an exile objective."""

    rules = ("DW-EXILE-01",)
    seat: int
    secret: int

    @property
    def audience(self) -> tuple[int, ...] | None:
        """The exiled player alone."""
        return (self.seat,)

    def redacted(self) -> Event | None:
        """Nothing: that a player was exiled is told apart."""
        return None


class Peeked(DWEvent, frozen=True):
    """A player looks at hidden cards; everybody sees how many."""

    rules = ("DW-CARD-Q10",)
    seat: int
    cards: tuple[int, ...]

    @property
    def audience(self) -> tuple[int, ...] | None:
        """The player alone."""
        return (self.seat,)

    def redacted(self) -> Event | None:
        """How many cards."""
        return Peeked(self.seat, (HIDDEN,) * len(self.cards))


class CrisisPeeked(DWEvent, frozen=True):
    """A player looks at the next crisis."""

    rules = ("DW-CARD-Q10",)
    seat: int
    crisis: int

    @property
    def audience(self) -> tuple[int, ...] | None:
        """The player alone."""
        return (self.seat,)

    def redacted(self) -> Event | None:
        """Who looked."""
        return CrisisPeeked(self.seat, HIDDEN)
