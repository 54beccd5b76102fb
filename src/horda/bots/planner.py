"""The planner: tries its likely answers by playing on to the end of the round."""

from collections.abc import Sequence
from math import log
from typing import Annotated, Any
from zlib import crc32

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
    ideas: Annotated[int, Meta(ge=0, description="plans of its own it tries beside the advice")] = 0
    daring: Annotated[float, Meta(gt=0, description="how far these stray from the advice")] = 0.4


Plan = tuple[int, int]
"""An answer, and the number of the idea that the rest of the round follows; 0: the advice."""
ADVICE = 0
GRAINS = 1 << 32
IDEAS = 1 << 30


class PlannerBot(Bot):
    """Plays its likely answers out in guessed worlds and takes the one that does best.

    All seats follow the game's advice in a playout (a lot, where it gives none) until the round
    is over and the position is judged. Every answer is tried in the same worlds; after each turn
    of trying the worse half is left out (sequential halving), and a clear lead ends it.

    An idea is a taste for some answers and against others, drawn by lot and kept for the round:
    all who follow one agree on where to go. The one that did best is tried again at the next
    question.
    """

    name = "planner"
    summary = "plays its likely answers out to the end of the round in guessed worlds"
    settings_type = PlannerSettings
    settings: PlannerSettings
    idea = ADVICE
    """What it has in mind."""

    def choose(self, engine: Engine[Any], state: Any, seat: int, deadline: float | None) -> int:
        """Returns the index of the option that did best in the playouts it had time for."""
        choice = question(state, seat)
        weights = engine.game.advise(state, choice)
        order = self._order(len(choice.options), weights)
        if weights is not None and engine.game.trifling(choice):
            return order[0]
        tried = [(index, ADVICE) for index in order[: self.settings.width]]
        if self.settings.ideas and weights is not None:
            tried += self._ideas(weights, choice)
        best, self.idea = Trial(self, engine, state, seat, tried, Budget(None, deadline)).best()
        return best

    def _ideas(self, weights: Sequence[float], choice: Choice) -> list[Plan]:
        """Returns plans by the idea that did best last time, and by new ones."""
        kept = [self.idea] if self.idea else []
        new = [1 + self.dice.below(IDEAS) for _ in range(self.settings.ideas - len(kept))]
        daring = self.settings.daring
        return [(liked(weights, choice, idea, daring), idea) for idea in kept + new]

    def _order(self, count: int, weights: Sequence[float] | None) -> list[int]:
        if weights is None:
            return self.dice.shuffled(range(count))
        return sorted(range(count), key=lambda index: -weights[index])


def liked(weights: Sequence[float], choice: Choice, idea: int, daring: float) -> int:
    """Returns the answer that an idea likes best: the advice, and a taste (Gumbel's noise)."""
    best, most = 0, float("-inf")
    for index, option in enumerate(choice.options):
        worth = weights[index] - daring * log(-log(taste(idea, option.key)))
        if worth > most:
            best, most = index, worth
    return best


def taste(idea: int, key: str) -> float:
    """Returns a number between 0 and 1 that looks like chance, the same for the same answer."""
    mixed = ((crc32(key.encode()) ^ idea) * 0x9E3779B1) % GRAINS
    mixed = ((mixed ^ mixed >> 15) * 0x85EBCA6B) % GRAINS
    return ((mixed ^ mixed >> 13) + 0.5) / GRAINS


class Trial:
    """The playouts for one answer."""

    def __init__(
        self,
        bot: PlannerBot,
        engine: Engine[Any],
        root: Any,
        seat: int,
        tried: Sequence[Plan],
        budget: Budget,
    ) -> None:
        self.dice, self.settings = bot.dice, bot.settings
        self.engine, self.root, self.seat, self.budget = engine, root, seat, budget
        self.left = list(tried)
        self.totals = {plan: -PRIOR * place for place, plan in enumerate(tried)}
        self.times = dict.fromkeys(tried, 0)

    def best(self) -> Plan:
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

    def _ranked(self) -> list[Plan]:
        return sorted(self.left, key=self._mean, reverse=True)

    def _mean(self, plan: Plan) -> float:
        return self.totals[plan] / max(1, self.times[plan])

    def _try_all(self) -> bool:
        """Plays every option that is left out in one more world, if the time allows."""
        world = self.engine.determinise(self.root, self.seat, self.dice)
        for plan in self.left:
            if not self.budget.more():
                return False
            self.totals[plan] += self._play(world.clone(), *plan)
            self.times[plan] += 1
        return True

    def _play(self, state: Any, index: int, idea: int) -> float:
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
            quick = self._quick(game.advise(state, choice), choice, idea)
            engine.choose(state, quick, choice.seat)
        while state.held and at_once(state):  # nothing happens until the others answer too
            other = state.open[0]
            engine.choose(state, self.dice.below(len(other.options)), other.seat)
        return value(game, state, self.seat)

    def _quick(self, weights: Sequence[float] | None, choice: Choice, idea: int) -> int:
        count = len(choice.options)
        if weights is None:
            return self.dice.below(count)
        if idea and count > 1 and not self.engine.game.trifling(choice):
            return liked(weights, choice, idea, self.settings.daring)
        return max(range(count), key=weights.__getitem__)
