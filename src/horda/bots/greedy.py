"""The greedy bot: one step ahead, by the game's own evaluation."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from horda.bots.base import Bot, Settings, at_once, question
from horda.bots.budget import Budget
from horda.bots.value import value
from horda.core.decisions import Choice
from horda.core.engine import Engine
from horda.core.state import S


class GreedySettings(Settings, frozen=True):
    """The parameters of the greedy bot."""

    worlds: Annotated[
        int, Meta(ge=1, description="guesses of what is hidden, over which it averages")
    ] = 2
    margin: Annotated[
        float, Meta(ge=0, description="what an option must be better by to be taken against advice")
    ] = 0.4
    narrow: Annotated[
        int,
        Meta(ge=1, description="options it judges, the best advised ones, where a game advises"),
    ] = 3


class GreedyBot(Bot):
    """Takes the option after which its seat stands best.

    It judges the position at the next question, whoever is asked; options that stand alike are
    drawn by lot. Where a game gives advice it judges the best advised options only, and goes
    against the advice only for much: one step ahead it cannot see what a walk is good for.
    """

    name = "greedy"
    summary = "looks one answer ahead and takes what the game values most"
    settings_type = GreedySettings
    settings: GreedySettings

    def choose(self, engine: Engine[S], state: S, seat: int, deadline: float | None) -> int:
        """Returns the index of the option with the best mean value of those it had time for."""
        choice = question(state, seat)
        weights = engine.game.advise(state, choice)
        order = self._order(choice, weights, trifling=engine.game.trifling(choice))
        means = Means(len(choice.options))
        budget = Budget(None, deadline)
        for number in range(self.settings.worlds if len(order) > 1 else 0):
            world = state if number == 0 else engine.determinise(state, seat, self.dice)
            for index in order:
                if not budget.more():
                    return means.best(order)
                means.add(index, self._judge(engine, world, seat, index))
        best = means.best(order)
        much_better = means.of(best) >= means.of(order[0]) + self.settings.margin
        return best if weights is None or much_better else order[0]

    def _order(
        self, choice: Choice, weights: Sequence[float] | None, *, trifling: bool
    ) -> list[int]:
        """The options it looks at, the first of which it takes where several stand alike."""
        if weights is None:
            return self.dice.shuffled(range(len(choice.options)))
        ranked = sorted(range(len(choice.options)), key=lambda index: -weights[index])
        return ranked[: 1 if trifling else self.settings.narrow]

    def _judge(self, engine: Engine[S], world: S, seat: int, index: int) -> float:
        after = world.clone()
        engine.choose(after, index, seat)
        while after.held and at_once(after):  # nothing happens until the others answer too
            other = after.open[0]
            engine.choose(after, self.dice.below(len(other.options)), other.seat)
        return value(engine.game, after, seat)


class Means:
    """The mean value of every option judged so far."""

    def __init__(self, count: int) -> None:
        self._totals = [0.0] * count
        self._times = [0] * count

    def add(self, index: int, value: float) -> None:
        """Takes one more judgement of an option."""
        self._totals[index] += value
        self._times[index] += 1

    def best(self, order: Sequence[int]) -> int:
        """Returns the option with the best mean, the first in `order` if several have it."""
        judged = [index for index in order if self._times[index]]
        return max(judged or order, key=self.of)

    def of(self, index: int) -> float:
        """Returns the mean value of an option; 0 if it was not judged."""
        return self._totals[index] / max(1, self._times[index])
