"""The shelf: what is said of a game while nobody plays it."""

from collections.abc import Mapping
from typing import ClassVar

from horda.core.bench import Bench
from horda.core.game.rules import Rules
from horda.core.shelf import BotCard, BotRate, Course, ScenarioCard
from horda.core.state import S


class Shelf(Rules[S]):
    """What people read before they play, and what is measured. All of it can be left as it is."""

    icon: ClassVar[str] = ""
    """Its sign in lists, by the name in the client's set of icons."""
    seats_option: ClassVar[str] = ""
    """The setting that says how many seats there are; none where their number is fixed."""
    sides: ClassVar[tuple[str, ...]] = ()
    """The seats, where each plays a part of its own; said by the texts `<prefix>-seat-<name>`."""
    quick: ClassVar[Mapping[str, str | int | bool]] = {}
    """The setup for somebody who wants to play at once, alone or with bots."""

    def card(self, scenario: str) -> ScenarioCard:
        """Describes a scenario for those who choose one; it may be one given whole."""
        return ScenarioCard(scenario)

    def bots(self) -> tuple[BotCard, ...]:
        """Lists the bots that play it, the weakest first; none: all there are."""
        return ()

    def bot_rates(self) -> tuple[BotRate, ...]:
        """Tells how many games bots won, where that was measured."""
        return ()

    def course(self) -> Course | None:
        """Returns where its course begins; None: it has none, or one that needs no position."""
        return None

    def bench(self) -> Bench | None:
        """Says what is worth measuring; None: nothing."""
        return None
