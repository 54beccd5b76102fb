"""The planner: looks through its seat's whole turn, however many answers that takes."""

from collections.abc import Iterable
from typing import Annotated, Any

from msgspec import Meta, Struct

from horda.bots.base import Bot, Settings, at_once, question
from horda.bots.budget import Budget
from horda.bots.value import value
from horda.core.decisions import Option
from horda.core.engine import Engine
from horda.core.state import State

SHORTER = 1e-6
"""What each answer costs: of plans that end alike the shortest is taken, so a bot never fidgets."""


class PlannerSettings(Settings, frozen=True):
    """The parameters of the planner."""

    width: Annotated[int, Meta(ge=1, description="plans it follows at once")] = 4
    depth: Annotated[int, Meta(ge=1, description="answers of a plan at most")] = 6
    worlds: Annotated[
        int, Meta(ge=1, description="guesses over which it averages what chance brings")
    ] = 2
    iterations: Annotated[
        int, Meta(ge=1, description="positions it looks on from at most for one plan")
    ] = 400
    settle: Annotated[
        int, Meta(ge=0, description="own answers played on greedily after chance has spoken")
    ] = 8


class Node(Struct, gc=False):
    """A plan followed so far, and where it led."""

    state: Any
    plan: tuple[int, ...]
    worth: float
    deeper: bool = False
    """Its first answer led to a question of a frame that was not there before."""


class Plan(Struct, frozen=True):
    """A plan that is being carried out: what is to be asked next, and the answers to it."""

    decision: int
    options: tuple[tuple[Option, ...], ...]
    answers: tuple[int, ...]


class PlannerBot(Bot):
    """Searches a beam of sequences of its own answers and takes the best one's first.

    A plan ends where somebody else is asked, where anything hidden is seen or rolled, or where
    the frame that asks is through with this question. What chance brings is averaged over
    several guessed worlds. The rest of the plan is kept and followed while nothing new is seen.
    """

    name = "planner"
    summary = "looks through its whole turn by a beam search over its own answers"
    settings_type = PlannerSettings
    settings: PlannerSettings

    def __init__(self, seed: int, settings: Settings | None = None) -> None:
        super().__init__(seed, settings)
        self._plan: Plan | None = None

    def choose(self, engine: Engine[Any], state: Any, seat: int, deadline: float | None) -> int:
        """Returns the next answer of the plan, after making one if there is none."""
        kept, options = self._plan, question(state, seat).options
        if kept is None or kept.decision != state.decision or kept.options[0] != options:
            search = Search(self, engine, state, seat, Budget(self.settings.iterations, deadline))
            plan = search.best()
            asked = [] if at_once(state) else search.asked(plan)
            kept = Plan(state.decision, (options, *asked), plan)
        rest = kept.answers[1:]
        follow = rest and len(kept.options) > 1
        self._plan = Plan(kept.decision + 1, kept.options[1:], rest) if follow else None
        return kept.answers[0]


class Search:
    """One search for a plan."""

    def __init__(
        self, bot: PlannerBot, engine: Engine[Any], root: Any, seat: int, budget: Budget
    ) -> None:
        self.dice, self.settings = bot.dice, bot.settings
        self.engine, self.root, self.seat, self.budget = engine, root, seat, budget
        self.frames = {type(frame) for frame in root.stack}
        self.ended: list[Node] = []
        self.seen: set[tuple[float, tuple[Option, ...]]] = set()

    def best(self) -> tuple[int, ...]:
        """Returns the best plan found; the last option counts as the one that ends a matter."""
        last = len(question(self.root, self.seat).options) - 1
        beam = [Node(self.root, (), 0.0)]
        for depth in range(self.settings.depth):
            grown: list[Node] = []
            for node in beam:
                if not self.budget.more():
                    return self._pick(self.ended or [*grown, *beam], last)
                grown += self._grow(node, depth)
            if not grown:
                break
            beam = self._narrow(grown)
        # Plans that did not come to an end only put off what would come: they count for nothing
        # where others ended.
        return self._pick(self.ended or beam, last)

    def asked(self, plan: tuple[int, ...]) -> Iterable[tuple[Option, ...]]:
        """Lists what will be asked after each answer of a plan but the last."""
        state = self.root.clone()
        for index in plan[:-1]:
            self.engine.choose(state, index, self.seat)
            yield question(state, self.seat).options

    def _pick(self, nodes: list[Node], last: int) -> tuple[int, ...]:
        plans = [node for node in nodes if node.plan]
        if not plans:  # no time for a single look
            return (last,)
        # Plans that are worth exactly the same and as long: the later option, by custom the end.
        return max(plans, key=lambda node: (node.worth, node.plan)).plan

    def _narrow(self, grown: list[Node]) -> list[Node]:
        """Keeps the best plans; of those that lead to the same question and value the shortest."""
        grown.sort(key=lambda node: (node.worth, node.plan), reverse=True)
        kept: list[Node] = []
        for node in grown:
            options = question(node.state, self.seat).options
            place = (round(node.worth + SHORTER * len(node.plan), 9), options)
            if place in self.seen:
                continue
            self.seen.add(place)
            kept.append(node)
            if len(kept) == self.settings.width:
                break
        return kept

    def _grow(self, node: Node, depth: int) -> list[Node]:
        """Tries every answer; plans that end are put aside, the others are returned."""
        worlds: list[Any] = []
        grown: list[Node] = []
        for index in range(len(question(node.state, self.seat).options)):
            after = node.state.clone()
            self._answer(after, index)
            plan = (*node.plan, index)
            deeper = node.deeper or (depth == 0 and len(after.stack) > len(self.root.stack))
            if after.result is None and after.seen == node.state.seen and self._mine(after):
                worth = value(self.engine.game, after, self.seat)
                child = Node(after, plan, worth - SHORTER * len(plan), deeper)
                (self.ended if self._through(child) else grown).append(child)
                continue
            if after.seen != node.state.seen and not worlds:
                worlds = self._worlds(node.state)
            others = worlds if after.seen != node.state.seen else ()
            worth = self._chance(after, others, index)
            self.ended.append(Node(after, plan, worth - SHORTER * len(plan), deeper))
        return grown

    def _answer(self, state: Any, index: int) -> None:
        """Answers; where all are asked at once the others answer by lot."""
        self.engine.choose(state, index, self.seat)
        while state.held and at_once(state):
            other = state.open[0]
            self.engine.choose(state, self.dice.below(len(other.options)), other.seat)

    def _mine(self, state: State) -> bool:
        return any(choice.seat == self.seat for choice in state.open) and not at_once(state)

    def _through(self, node: Node) -> bool:
        """Tells whether the frame that asked is through with its question."""
        stack, root = node.state.stack, self.root.stack
        if len(stack) < len(root) or type(stack[len(root) - 1]) is not type(root[-1]):
            return True
        return node.deeper and len(stack) == len(root)

    def _worlds(self, state: Any) -> list[Any]:
        more = self.settings.worlds - 1
        return [self.engine.determinise(state, self.seat, self.dice) for _ in range(more)]

    def _chance(self, first: Any, worlds: Iterable[Any], index: int) -> float:
        """Averages what an answer is worth over guessed worlds."""
        total, count = self._settled(first), 1
        for world in worlds:
            after = world.clone()
            self._answer(after, index)
            total += self._settled(after)
            count += 1
        return total / count

    def _settled(self, state: Any) -> float:
        """Plays on greedily while frames that are new since the root ask this seat."""
        game, seat = self.engine.game, self.seat
        for _ in range(self.settings.settle):
            if state.result is not None or not self._mine(state):
                break
            if type(state.stack[-1]) in self.frames:
                break
            best, state_after = -1.0, state
            for index in range(len(question(state, seat).options)):
                after = state.clone()
                self.engine.choose(after, index, seat)
                worth = value(game, after, seat)
                if worth >= best:
                    best, state_after = worth, after
            state = state_after
        return value(game, state, seat)
