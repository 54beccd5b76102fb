"""What is chosen between the seasons."""

from horda.core.decisions import Option
from tests.demo.cards import CARDS


class Roll(Option, frozen=True):
    """Try to keep a piece of gear."""

    card: int

    def parts(self) -> tuple[object, ...]:
        """Its name."""
        return (CARDS[self.card],)


class Leave(Option, frozen=True):
    """Leave a piece of gear behind."""

    card: int

    def parts(self) -> tuple[object, ...]:
        """Its name."""
        return (CARDS[self.card],)


class Become(Option, frozen=True):
    """Go on as somebody new."""

    name: str


class Go(Option, frozen=True):
    """Vote for what comes next: `stay`, `flee` or `stop`."""

    way: str
