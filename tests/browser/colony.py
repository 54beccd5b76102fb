"""The program `horda` with the demonstration among its games: it is played from its words."""

from collections.abc import Sequence

from horda.cli.main import entry
from horda.core.decisions import Option
from horda.core.frames import DONE, Frame, Outcome
from horda.core.run import Run
from horda.games import registry
from tests.demo.deeds import discard_from_hand
from tests.demo.game import ColonyGame
from tests.demo.options import CardOption
from tests.demo.state import ColonyState
from tests.server.live import Live


class Colony(Live):
    """A server that knows the demonstration."""

    program = "tests.browser.colony"


class Drop(CardOption, frozen=True):
    """Discard an own card, whoever is asked."""


class Dropping(Frame, frozen=True):
    """A seat discards what it asked to discard."""

    seat: int
    card: int

    def drop(self, run: Run[ColonyState]) -> Outcome:
        """Discards it openly."""
        discard_from_hand(run, self.seat, self.card)
        return DONE

    steps = (drop,)


class FreeColony(ColonyGame):
    """The demonstration, and everybody may discard own cards at any time."""

    def requests(self, state: ColonyState, seat: int) -> Sequence[Option]:
        """Each kind of card in the own hand."""
        return [Drop(card) for card in sorted(set(state.hands[seat]))]

    def grant(self, state: ColonyState, seat: int, option: Option) -> Frame:
        """Discards it."""
        assert isinstance(option, Drop)
        return Dropping(seat, option.card)


if __name__ == "__main__":
    registry.GAMES["colony"] = "tests.browser.colony:FreeColony"
    entry()
