"""Picks that only effects need."""

from horda.core.words import Text
from horda.games.dead_of_winter.base import names
from horda.games.dead_of_winter.base.option import DWOption, Pick


class PickCrisis(Pick, frozen=True):
    """A crisis card."""

    def name(self) -> str:
        """Its id."""
        return names.crisis(self.n)

    def text(self) -> Text:
        """Its name."""
        return Text("dw-option-pick", {"what": Text(f"dw-crisis-{self.name()}")})


class PickExperiment(Pick, frozen=True):
    """An experiment card."""

    def name(self) -> str:
        """Its id."""
        return names.experiment(self.n)

    def text(self) -> Text:
        """Its name."""
        return Text("dw-option-pick", {"what": Text(f"dw-experiment-{self.name()}")})


class GoOn(DWOption, frozen=True):
    """Nothing to say: the game goes on."""


class ShowYourself(DWOption, frozen=True):
    """Show the own objective and win."""


GO_ON, SHOW = GoOn(), ShowYourself()
