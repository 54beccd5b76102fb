"""The search bot: information-set Monte Carlo tree search with determinisation.

Single-observer ISMCTS (Cowling, Powley, Whitehouse 2012): every iteration guesses a world
that fits what the seat knows and walks one tree with it. Dice fall anew in every world,
so a node stands for the answers that led to it and not for one position.
"""

from math import log, sqrt
from time import monotonic
from typing import Annotated

from msgspec import Meta

from horda.bots.base import Bot, Settings, at_once, question
from horda.bots.budget import Budget, sooner
from horda.bots.tree import Node, Table
from horda.bots.value import value
from horda.core.decisions import Choice, Option
from horda.core.engine import Engine
from horda.core.state import S

ITERATIONS = 400  # without any budget given: well under a second in every game so far

# Seats asked at once learn from the same playouts and would fall into step, one always
# answering just what beats the other; so one answer in so many is any answer.
LOOSE = 5


class MctsSettings(Settings, frozen=True):
    """The parameters of the search bot."""

    iterations: Annotated[
        Annotated[int, Meta(ge=1)] | None,
        Meta(description=f"playouts for an answer; {ITERATIONS} if no seconds are given"),
    ] = None
    seconds: Annotated[
        Annotated[float, Meta(gt=0, le=3600)] | None,
        Meta(description="time for an answer; what it finds then depends on the machine"),
    ] = None
    depth: Annotated[
        int, Meta(ge=0, description="random answers of a playout before it is valued")
    ] = 10
    explore: Annotated[
        float, Meta(ge=0, le=100, description="how much it tries what looks worse so far")
    ] = 0.2


class MctsBot(Bot):
    """Takes the option it visited most, after many playouts in guessed worlds."""

    name = "mcts"
    summary = "searches a tree of answers over guessed worlds with random playouts"
    settings_type = MctsSettings
    settings: MctsSettings

    def choose(self, engine: Engine[S], state: S, seat: int, deadline: float | None) -> int:
        """Returns the index of the most visited option."""
        choice = question(state, seat)
        table = self.search(engine, state, seat, deadline)
        if not table:
            return self.dice.below(len(choice.options))
        nodes = [table.get(option) for option in choice.options]
        ranks = [(node.visits, node.mean) if node else (0, 0.0) for node in nodes]
        places = engine.game.sensible(state, choice) or range(len(ranks))
        return max(places, key=ranks.__getitem__)

    def search(
        self, engine: Engine[S], state: S, seat: int, deadline: float | None = None
    ) -> Table:
        """Returns what the search found on every option of the seat's open question."""
        settings = self.settings
        iterations = settings.iterations
        if settings.seconds is not None:
            deadline = sooner(deadline, monotonic() + settings.seconds)
        elif iterations is None:
            iterations = ITERATIONS
        budget = Budget(iterations, deadline)
        root, choice = Node(), question(state, seat)
        places = engine.game.sensible(state, choice)
        kept = None if places is None else frozenset(choice.options[n] for n in places)
        while budget.more():
            self._iterate(engine, state, seat, root, kept)
        return root.table(choice)

    def _iterate(
        self, engine: Engine[S], state: S, seat: int, root: Node, kept: frozenset[Option] | None
    ) -> None:
        world = engine.determinise(state, seat, self.dice)
        path = self._descend(engine, world, question(world, seat), root, kept)
        self._play_on(engine, world)
        values: dict[int, float] = {}
        for who, node in path:
            if who not in values:
                values[who] = value(engine.game, world, who)
            node.visits += 1
            node.total += values[who]

    def _descend(
        self,
        engine: Engine[S],
        world: S,
        choice: Choice,
        root: Node,
        kept: frozenset[Option] | None,
    ) -> list[tuple[int, Node]]:
        """Walks down to a new node; returns the nodes passed, with the seats that chose them.

        Seats asked at once choose one after the other from what they know before any of
        them has answered: from the tables of the node where the question was put.
        """
        path: list[tuple[int, Node]] = []
        node = asked = root
        grown = False
        while True:
            table, options = asked.table(choice), choice.options
            if at_once(world) and not self.dice.below(LOOSE):
                index = self._any(table, options)
            elif kept is not None and asked is root:
                index = self._among(table, options, kept)
            else:
                index = self._select(table, options)
            chosen = table[options[index]]
            grown = grown or not chosen.visits
            path.append((choice.seat, chosen))
            if node is not asked:
                # Where it leads depends on what the others said, though the choice did not.
                chosen = node.table(choice).setdefault(options[index], Node())
                path.append((choice.seat, chosen))
            node = chosen
            engine.choose(world, index, choice.seat)
            if not (world.held and at_once(world)):
                if grown or world.result is not None:
                    return path
                asked = node
            choice = world.open[0]

    def _select(self, table: Table, options: tuple[Option, ...]) -> int:
        """Returns the index of the option to walk down; a new one gets its node.

        Not every world offers every option, so each is compared by how often it could
        have been chosen, not by how often its node was passed.
        """
        explore = self.settings.explore
        fresh: list[int] = []
        best, best_score = 0, -1.0
        for index, option in enumerate(options):
            node = table.get(option)
            if node is None:
                fresh.append(index)
                continue
            node.offered += 1
            visits = node.visits
            score = node.total / visits + explore * sqrt(log(node.offered) / visits)
            if score > best_score:
                best, best_score = index, score
        if not fresh:
            return best
        best = fresh[self.dice.below(len(fresh))] if len(fresh) > 1 else fresh[0]
        table[options[best]] = Node()
        return best

    def _among(self, table: Table, options: tuple[Option, ...], kept: frozenset[Option]) -> int:
        """Returns the index of the one of some options to walk down."""
        places = [n for n, option in enumerate(options) if option in kept]
        return places[self._select(table, tuple(options[n] for n in places))]

    def _any(self, table: Table, options: tuple[Option, ...]) -> int:
        """Returns the index of a random option to walk down; a new one gets its node."""
        index = self.dice.below(len(options))
        table.setdefault(options[index], Node())
        return index

    def _play_on(self, engine: Engine[S], world: S) -> None:
        """Gives random answers until the game is over or the playout is deep enough."""
        below = self.dice.below
        for _ in range(self.settings.depth):
            choice = world.waiting
            if type(choice) is not Choice:
                if choice is None:
                    return
                choice = world.open[0]
            engine.choose(world, below(len(choice.options)), choice.seat)
