"""The planner: tries its likely answers by playing on to the end of the round."""

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta

from horda.bots.base import Bot, Settings, at_once, question
from horda.bots.budget import Budget
from horda.bots.value import value
from horda.core.decisions import Choice
from horda.core.engine import Engine

PRIOR = 1e-4
"""What the place in the game's advice counts: of options that do alike the advised one is taken."""


class PlannerSettings(Settings, frozen=True):
    """The parameters of the planner."""

    width: Annotated[int, Meta(ge=1, description="answers it tries, the advised ones first")] = 4
    playouts: Annotated[int, Meta(ge=1, description="playouts for an answer at most")] = 12
    rounds: Annotated[int, Meta(ge=1, description="ends of a round a playout goes through")] = 1
    clear: Annotated[float, Meta(gt=0, description="lead at which it tries no further")] = 0.05
    depth: Annotated[int, Meta(ge=1, description="answers of a playout at most")] = 200


class PlannerBot(Bot):
    """Plays its likely answers out in guessed worlds and takes the one that does best.

    All seats follow the game's advice in a playout (a lot, where it gives none) until the round
    is over and the position is judged. Every answer is tried in the same worlds; after each turn
    of trying the worse half is left out (sequential halving), and a clear lead ends it.
    """

    name = "planner"
    summary = "plays its likely answers out to the end of the round in guessed worlds"
    settings_type = PlannerSettings
    settings: PlannerSettings

    def choose(self, engine: Engine[Any], state: Any, seat: int, deadline: float | None) -> int:
        """Returns the index of the option that did best in the playouts it had time for."""
        choice = question(state, seat)
        weights = engine.game.advise(state, choice)
        order = self._order(len(choice.options), weights)
        if weights is not None and engine.game.trifling(choice):
            return order[0]
        tried = order[: self.settings.width]
        return Trial(self, engine, state, seat, tried, Budget(None, deadline)).best()

    def _order(self, count: int, weights: Sequence[float] | None) -> list[int]:
        if weights is None:
            return self.dice.shuffled(range(count))
        return sorted(range(count), key=lambda index: -weights[index])


class Trial:
    """The playouts for one answer."""

    def __init__(
        self,
        bot: PlannerBot,
        engine: Engine[Any],
        root: Any,
        seat: int,
        tried: Sequence[int],
        budget: Budget,
    ) -> None:
        self.dice, self.settings = bot.dice, bot.settings
        self.engine, self.root, self.seat, self.budget = engine, root, seat, budget
        self.left = list(tried)
        self.totals = {index: -PRIOR * place for place, index in enumerate(tried)}
        self.times = dict.fromkeys(tried, 0)

    def best(self) -> int:
        """Halves the options until one is left or the playouts are used up."""
        playouts = self.settings.playouts
        halvings = max(1, (len(self.left) - 1).bit_length())
        for _ in range(halvings):
            if len(self.left) == 1:
                break
            for _ in range(max(1, playouts // (halvings * len(self.left)))):
                if not self._try_all() or self._clear():
                    return self._ranked()[0]
            self.left = self._ranked()[: (len(self.left) + 1) // 2]
        return self.left[0]

    def _clear(self) -> bool:
        """Tells whether one answer leads by so much that more playouts would change nothing."""
        first, second = self._ranked()[:2]
        return self._mean(first) - self._mean(second) >= self.settings.clear

    def _ranked(self) -> list[int]:
        return sorted(self.left, key=self._mean, reverse=True)

    def _mean(self, index: int) -> float:
        return self.totals[index] / max(1, self.times[index])

    def _try_all(self) -> bool:
        """Plays every option that is left out in one more world, if the time allows."""
        world = self.engine.determinise(self.root, self.seat, self.dice)
        for index in self.left:
            if not self.budget.more():
                return False
            self.totals[index] += self._play(world.clone(), index)
            self.times[index] += 1
        return True

    def _play(self, state: Any, index: int) -> float:
        """Answers, plays on to the end of the round and returns what it is worth."""
        engine, game = self.engine, self.engine.game
        until = game.span(state) + self.settings.rounds
        engine.choose(state, index, self.seat)
        for _ in range(self.settings.depth):
            if state.result is not None or game.span(state) >= until:
                break
            choice = state.waiting
            if type(choice) is not Choice:  # several are asked
                choice = state.open[0]
            quick = self._quick(game.advise(state, choice), len(choice.options))
            engine.choose(state, quick, choice.seat)
        while state.held and at_once(state):  # nothing happens until the others answer too
            other = state.open[0]
            engine.choose(state, self.dice.below(len(other.options)), other.seat)
        return value(game, state, self.seat)

    def _quick(self, weights: Sequence[float] | None, count: int) -> int:
        if weights is None:
            return self.dice.below(count)
        return max(range(count), key=weights.__getitem__)
