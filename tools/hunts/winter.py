"""Hunts for ends of Dead of Winter that bots hardly ever come to: a search that knows the decks.

    nice -n 15 .venv/bin/python -m tools.hunts.winter home-sweet-home-won 0 20

plays the games with these seeds turn by turn, keeps the positions that promise most, and writes
the first game that ends as wanted to tests/records/dead-of-winter.
"""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import process_time

from horda import __version__
from horda.core.decisions import Answer, Choice
from horda.core.record import dumps
from horda.core.session import Session
from horda.games import registry
from horda.games.dead_of_winter.base.state import NONE, DWState
from horda.games.dead_of_winter.base.table import (
    ENTRANCES_OF,
    damage,
    everybody,
    not_exiled,
    outside,
)
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.effects.wins import ADDED, GOAL
from horda.games.dead_of_winter.mind.drive import drive_of
from horda.games.dead_of_winter.mind.evaluate import doors
from horda.games.dead_of_winter.mind.kinds import (
    FOOD,
    FUEL,
    count_types,
    numbers,
    strength,
    type_of,
)
from horda.games.dead_of_winter.mind.price import failing
from horda.games.dead_of_winter.rules import options as o
from horda.games.dead_of_winter.rules.colony import food_due
from horda.sim.branching import Hunt, find_end

GAME = "dead-of-winter"
FOLDER = Path(__file__).parents[2] / "tests" / "records" / GAME
NOTE = "a whole game from the setup, found by a search over branches"
A_ROUND = 10
"""More than the turns of a round."""
TURNS = 60
WARMTH = 0.15
"""Weights are so much smaller than the game's advice: the search strays farther from it."""
NEVER, SURELY = -9.0, 9.0
CLOSE = 4
"""So many steps before the objective is met a loser takes care."""
GOALS = frozenset(
    number
    for number, card in enumerate(BOX.crossroads)
    if any(f"crossroads/{card.id}/" in source for source in ADDED)
)
"""Crossroads cards that add a condition to the main objective."""
SOON = 9
SPENDING = o.MoveWith | o.Contribute | o.Calm


class Aim:
    """An end that is looked for, the setup it is looked for in, and how to come to it."""

    reason = "dw-end-objective"
    setup: Mapping[str, object] = {"players": 5}
    kept, branches = 10, 12

    def __init__(self, scenario: str) -> None:
        self.scenario = scenario

    def promising(self, state: DWState) -> bool:
        """Whether a game is worth a search."""
        return True

    def value(self, state: DWState) -> float:
        """What a position promises: the colony lives, and little is left to do."""
        drive = drive_of(state)
        return living(state) - 0.8 * drive.units - 0.5 * drive.clear

    def weigh(self, state: DWState, choice: Choice) -> Sequence[float]:
        """Weighs options as if everybody wanted nothing but the main objective."""
        twin = state.clone()
        twin.secrets = (NONE,) * len(twin.secrets)
        advised = registry.find(GAME).advise(twin, choice)
        weights = [WARMTH * one for one in advised or [0.0] * len(choice.options)]
        for index, one in enumerate(choice.options):
            if isinstance(one, o.Accuse):
                weights[index] = NEVER
        return weights

    def hunt(self) -> Hunt:
        """Returns the search, turn by turn."""
        return Hunt(self.reason, self.value, self.weigh, self.kept, self.branches, TURNS, turns)


class Late(Aim):
    """The colony lives to the last round, and the objective is not met."""

    reason = "dw-end-rounds"
    setup: Mapping[str, object] = {"players": 4}

    def value(self, state: DWState) -> float:
        """What a position promises: the colony lives; to come close to the objective is bad."""
        return living(state) - max(CLOSE - drive_of(state).units, 0)

    def weigh(self, state: DWState, choice: Choice) -> Sequence[float]:
        """Weighs options, but nobody serves the objective."""
        weights = list(super().weigh(state, choice))
        for index, one in enumerate(choice.options):
            serving = isinstance(one, o.StoreCard | o.StoreDie | o.PlaceDie)
            if serving or (choice.prompt, index) == ("dw-rescue", 0):
                weights[index] = NEVER
        return weights


class Stranded(Aim):
    """Most of the stranded are brought home, since overruns cost lives; but not all of them."""

    reason = Late.reason
    setup: Mapping[str, object] = {"players": 4}

    def value(self, state: DWState) -> float:
        """What a position promises: the colony lives, and so do those it cannot fetch."""
        left = [place for place in outside(state) if state.stranded[place]]
        spare = (strength(state, ENTRANCES_OF[place][0]) for place in left)
        tight = sum(max(state.rounds_left + 1 - one, 0) for one in spare)
        return living(state) - 0.5 * tight - 4.0 * (not left)


class Warm(Late):
    """Fuel comes in every round, but a crossroads card has added what is not met."""

    setup: Mapping[str, object] = {"players": 4, "sets": "base"}

    def promising(self, state: DWState) -> bool:
        """Whether such a card comes soon."""
        return any(card in GOALS for card in state.crossroads.left[:SOON])

    def value(self, state: DWState) -> float:
        """What a position promises: lives, fuel, and the condition that was added."""
        hands = sum(count_types(hand)[FUEL] for hand in state.hands)
        fuel = len(state.stored) + min(hands, state.rounds_left)
        added = any(rule.modifier == GOAL for rule in state.lasting)
        worth = living(state) - threat(state) - 0.4 * state.helpless
        return worth + 1.6 * fuel + 4.0 * added - 3.0 * (not hands)

    def weigh(self, state: DWState, choice: Choice) -> Sequence[float]:
        """Weighs options; the card that adds a condition is taken at its word."""
        weights = list(super().weigh(state, choice))
        for index, one in enumerate(choice.options):
            if isinstance(one, SPENDING) and type_of(one.card) == FUEL:
                weights[index] = NEVER
        asked = choice.prompt in ("dw-crossroads-choice", "dw-vote-crossroads")
        if asked and choice.args and choice.args[0] in GOALS:
            weights[0] = SURELY
        if choice.prompt == "dw-vigil":
            weights = [SURELY * (index == 0) for index in range(len(weights))]
        return weights


def living(state: DWState) -> float:
    """Guesses how well the colony lives, in points of morale, whatever it is after."""
    worth = 1.0 * state.morale - 0.5 * state.starvation - 0.5 * (len(state.waste) // 10)
    worth -= 0.4 * max(food_due(state) - state.food, 0) + doors(state)
    worth += 0.06 * min(state.food, 8)
    for one in everybody(state):
        hurt = damage(state, one)
        worth += 0.3 - 0.1 * hurt - 0.15 * (hurt >= 2) - 0.2 * min(state.frost[one], 1)
    cards = sum(len(hand) + count_types(hand)[FOOD] for hand in state.hands)
    return worth + 0.05 * cards - 0.12 * (state.helpless + 2 * state.unruly)


def threat(state: DWState) -> float:
    """What the crisis costs, as far as its cards are not given yet."""
    if state.crisis == NONE or state.crisis_off:
        return 0.0
    wanted = numbers(BOX.crises[state.crisis].wanted)
    given = [card for cards in state.given for card in cards]
    due = not_exiled(state)
    missing = due - sum(1 if type_of(card) in wanted else -1 for card in given)
    return failing(state.crisis) * (0.6 * (missing > 0) + 0.9 * max(missing, 0) / max(due, 1))


def turns(state: DWState) -> int:
    """Counts the turns: the search takes the best of each, so that dice fall kindly."""
    begun = A_ROUND * state.round
    if state.phase == "colony":
        return begun + A_ROUND - 1
    if state.phase != "turns" or state.active == NONE:
        return begun
    return begun + 1 + (state.active - state.first) % len(state.hands)


AIMS: dict[str, Aim] = {
    "home-sweet-home-won": Aim("home-sweet-home"),
    "cut-off-rounds": Stranded("cut-off"),
    "winter-has-come-rounds": Warm("winter-has-come"),
    **{f"{name}-rounds": Late(name) for name in ("kill-them", "raiding-party")},
}
"""The records that are found by this search, by their names."""


def search(aim: Aim, seed: int) -> list[int] | None:
    """Looks for the answers that end one game as wanted."""
    engine = registry.engine(GAME)
    config = engine.config({"scenario": aim.scenario, **aim.setup})
    if not aim.promising(engine.new(config, seed)):
        return None
    return find_end(engine, config, seed, aim.hunt())


def write(name: str, seed: int, taken: list[int]) -> None:
    """Writes the game down."""
    aim, engine = AIMS[name], registry.engine(GAME)
    config = engine.config({"scenario": aim.scenario, **aim.setup})
    session = Session.begin(engine, config, seed)
    session.record.horda = __version__
    session.record.note = NOTE
    for index in taken:
        seat = session.state.open[0].seat
        session.answer(Answer(session.state.number(seat), seat, index))
    (FOLDER / f"{name}.json").write_bytes(dumps(session.record))


def main(name: str, first: int = 0, last: int = 20) -> bool:
    """Tries one game after another; tells whether one ended as wanted."""
    for seed in range(first, last + 1):
        began = process_time()
        taken = search(AIMS[name], seed)
        ended = f"{len(taken)} answers" if taken else "not found"
        print(f"{name}: seed {seed}: {ended}, {process_time() - began:.0f} s", flush=True)
        if taken:
            write(name, seed, taken)
            return True
    return False


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
