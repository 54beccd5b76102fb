"""The mind of Zombie Terror: how a side stands."""

from horda.core.game import Mind
from horda.games.zombie_terror import evaluate
from horda.games.zombie_terror.state import ZTState


class TerrorMind(Mind[ZTState]):
    """A glance at the board."""

    def evaluate(self, state: ZTState, seat: int) -> float:
        """Guesses how a side stands."""
        return evaluate.evaluate(state, seat)
