"""Events of effects that only one player sees in full."""

from horda.core.events import Event
from horda.core.words import Text
from horda.games.dead_of_winter.base import events, names
from horda.games.dead_of_winter.base.events.event import DWEvent
from horda.games.dead_of_winter.base.names import HIDDEN
from horda.games.dead_of_winter.base.state import NONE, DWRun
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.effects.script import SHOWN, Look


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


class PillTaken(DWEvent, frozen=True):
    """A survivor takes a pill."""

    rules = ("DW-RAXXON-06",)
    survivor: int
    pill: int

    def parts(self) -> tuple[object, ...]:
        """The survivor and the pill by their names."""
        return (names.survivor(self.survivor), BOX.pills[self.pill].id)

    def text(self) -> Text:
        """The event in words."""
        pill = Text(f"dw-pill-{BOX.pills[self.pill].id}")
        who = names.arg("survivor", self.survivor)
        return Text("dw-event-pill-taken", {"survivor": who, "pill": pill})


def _items(run: DWRun, look: Look) -> None:
    cards = run.state.items[look.at].left[: look.n]
    if look.by == NONE:
        run.emit(events.Told, cards)
    else:
        run.emit(events.Peeked, look.by, cards)


def _hand(run: DWRun, look: Look) -> None:
    run.emit(events.Peeked, look.by, run.state.hands[look.at])


def _crises(run: DWRun, look: Look) -> None:
    for card in run.state.crises.left[: look.n]:
        run.emit(Foreseen, look.by, look.n, card)


def _experiments(run: DWRun, look: Look) -> None:
    run.emit(Studied, look.by, look.n)


SHOWN.update(items=_items, hand=_hand, crises=_crises, experiments=_experiments)
