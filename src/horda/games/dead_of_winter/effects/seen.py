"""Events of effects that only one player sees in full."""

from horda.core.events import Event
from horda.games.dead_of_winter.base.events.event import DWEvent
from horda.games.dead_of_winter.base.names import HIDDEN


class Foreseen(DWEvent, frozen=True):
    """A player looks at the top crises."""

    rules = ("DW-CARD-Q10",)
    seat: int
    n: int
    crisis: int

    @property
    def audience(self) -> tuple[int, ...] | None:
        """The player alone."""
        return (self.seat,)

    def redacted(self) -> Event | None:
        """How many there were."""
        return Foreseen(self.seat, self.n, HIDDEN)


class Studied(DWEvent, frozen=True):
    """A player looks at the top experiments."""

    rules = ("DW-CARD-Q10",)
    seat: int
    n: int


class SecretSeen(DWEvent, frozen=True):
    """A player looks at the objective of another."""

    rules = ("DW-SETUP-10",)
    seat: int
    target: int
    secret: int

    @property
    def audience(self) -> tuple[int, ...] | None:
        """The player alone."""
        return (self.seat,)

    def redacted(self) -> Event | None:
        """Whose objective was looked at."""
        return SecretSeen(self.seat, self.target, HIDDEN)
