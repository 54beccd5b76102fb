"""The screen of the colony: a few lines of text."""

from horda.core.game import Screen
from tests.demo import view
from tests.demo.state import ColonyState


class ColonyScreen(Screen[ColonyState]):
    """What is drawn of the colony; all else is left to the core."""

    def draw(self, state: ColonyState, seat: int | None) -> str:
        """A few lines."""
        return view.draw(state, seat)
