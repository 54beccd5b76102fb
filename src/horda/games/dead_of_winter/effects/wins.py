"""Winning conditions: main objectives, and each player\'s own."""

from collections.abc import Callable

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.codes import home_of, title_of
from horda.games.dead_of_winter.base.state import NONE, DWState
from horda.games.dead_of_winter.base.table import is_exiled
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import SecretKind, Side
from horda.games.dead_of_winter.cards.ops_story import AddVictoryCondition
from horda.games.dead_of_winter.cards.trees import TREES, walk
from horda.games.dead_of_winter.cards.wins import Goal, GoalKind
from horda.games.dead_of_winter.cards.words import Place

Test = Callable[[DWState, int, Goal], bool]
TESTS: dict[GoalKind, Test] = {}
"""How each kind of condition is judged, for a seat where one counts."""
NO_SEAT = -1
GOAL, MORALE_TOO = "goal", "morale_too"
CONFESSED = "b2"
"""The stage of a story after which betrayers may have one goal more, and nobody else knows."""
"""Names of lasting rules: one more condition of the main objective, or of a betrayer."""
ADDED: dict[str, Goal] = {
    source: op.goal
    for source, ops in TREES.items()
    for op in walk(ops)
    if isinstance(op, AddVictoryCondition)
}
"""The conditions that cards add, by the list of operations that does."""


def judges(kind: GoalKind) -> Callable[[Test], Test]:
    """Registers how a kind of condition is judged."""

    def register(test: Test) -> Test:
        TESTS[kind] = test
        return test

    return register


def side_of(state: DWState) -> Side:
    """Returns the side of the main objective that is in play."""
    card = BOX.objectives[state.objective]
    return card.hard if state.config.side == "hard" else card.normal


def in_play(state: DWState, goal: Goal) -> bool:
    """Whether a condition counts: one of a module that is not used does not."""
    return goal.module is None or bool(getattr(state.config, goal.module.value))


def holds(state: DWState, seat: int, goal: Goal) -> bool:
    """Whether a condition holds now; one that does not count always does."""
    return not in_play(state, goal) or TESTS[goal.type](state, seat, goal)


def main_goals(state: DWState) -> tuple[Goal, ...]:
    """Returns all conditions of the main objective, with those that cards added."""
    return (*side_of(state).goals, *added_goals(state), *_agreed(state))


@cites("DW-SETUP-28")
def _agreed(state: DWState) -> list[Goal]:
    """Returns what the table agreed on at the start: Tribute may ask for Raxxon too."""
    name, config = BOX.objectives[state.objective].id, state.config
    if name != "tribute" or not (config.raxxon_tribute and config.raxxon):
        return []
    return [Goal(GoalKind.CARDS_UNDER, n=2, places=(Place.RAXXON,))]


def added_goals(state: DWState) -> list[Goal]:
    """Returns the conditions that crossroads cards added to the main objective."""
    return [ADDED[rule.source] for rule in state.lasting if rule.modifier == GOAL]


@cites("DW-WIN-04", "DW-CARD-02")
def main_complete(state: DWState) -> bool:
    """Whether all conditions of the main objective hold."""
    return all(holds(state, NO_SEAT, goal) for goal in main_goals(state))


@cites("DW-WIN-01", "DW-CARD-02", "DW-WIN-Q5")
def fulfilled(state: DWState, seat: int, achieved: bool) -> bool:
    """Whether a player\'s own objective holds; `achieved`: the main one was just completed."""
    goals = own_goals(state, seat)
    return all(
        achieved if goal.type is GoalKind.MAIN else holds(state, seat, goal) for goal in goals
    )


@cites("DW-EXILE-01", "DW-EXILE-Q8")
def own_goals(state: DWState, seat: int) -> tuple[Goal, ...]:
    """Returns what a player needs: the secret objective, changed by an exile objective."""
    card, exile = state.secrets[seat], state.exile_goals[seat]
    goals = BOX.secrets[card].goals if card != NONE else (Goal(GoalKind.MAIN),)
    betrayer = card != NONE and BOX.secrets[card].kind is SecretKind.BETRAYAL
    if is_exiled(state, seat) and exile != NONE:
        change = BOX.secrets[exile]
        if not betrayer:
            return change.goals
        assert change.if_betrayer is not None
        goals = (change.if_betrayer, *goals[1:])
    if betrayer and any(r.modifier == MORALE_TOO and r.seat == seat for r in state.lasting):
        goals = (*goals, Goal(GoalKind.MORALE_ZERO))
    return goals


def types_in(cards: tuple[int, ...]) -> list[str]:
    """Lists the types of item cards."""
    return [BOX.items[title_of(card)].type.value for card in cards]


def homes_in(cards: tuple[int, ...]) -> list[int]:
    """Lists the locations that item cards come from."""
    return [home_of(card) for card in cards]
