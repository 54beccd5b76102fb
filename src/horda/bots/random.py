"""The random bot: the measure of every other one."""

from horda.bots.base import Bot, question
from horda.core.engine import Engine
from horda.core.state import S


class RandomBot(Bot):
    """Takes any option, all alike."""

    name = "random"
    summary = "takes any option, all alike"
    blind = True

    def choose(self, engine: Engine[S], state: S, seat: int, deadline: float | None) -> int:
        """Returns the index of a random option."""
        return self.dice.below(len(question(state, seat).options))
