"""What a newcomer would not see coming: the track runs out, or charges end the game."""

from collections import Counter
from itertools import combinations

from horda.core.decisions import Option
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombie_terror.content import BANKER, POINTS_TO_WIN, TURNED_TO_LOSE, WORTH
from horda.games.zombie_terror.options import EndTurn
from horda.games.zombie_terror.outlook import activations, threats
from horda.games.zombie_terror.state import (
    HEALTHY,
    TURNED,
    ZTState,
    on_board,
    reachable_score,
    worth,
)


@cites("R7.3", "S6.5")
def warning(state: ZTState, option: Option) -> Text | None:
    """Warns of the end of a turn that loses the game, while anything else can be done."""
    if not isinstance(option, EndTurn) or len(state.open[0].options) == 1 or _enough_leave(state):
        return None
    counting = state.config.scenario == "base" or state.collapsed
    if state.terror == 1 and counting:
        return Text("zt-warn-terror")
    return Text("zt-warn-charge") if _charges_win(state) else None


@cites("R4.7", "R8.1")
def _enough_leave(state: ZTState) -> bool:
    """Tells whether those on the exits win the game by leaving at the end of the turn."""
    if state.config.scenario != "base":
        return False
    going = [one for one in on_board(state) if state.humans[one] in state.terrain.exits]
    return state.score + sum(worth(state, one) for one in going) >= POINTS_TO_WIN


@cites("R5.5", "R5.6", "R5.12", "R8.2", "S9.2")
def _charges_win(state: ZTState) -> bool:
    """Tells whether zombies that must charge can turn so many that nobody plays on.

    By what lies open alone: no card of either side is thought of.
    """
    bites = Counter(one.human for one in threats(state) if one.bites)
    price = {one: _bites_to_turn(state, one) for one in bites}
    doomed = [one for one in bites if bites[one] >= price[one]]
    most = activations(state)
    return any(
        sum(price[one] for one in some) <= most and _lost_without(state, some)
        for many in range(1, len(doomed) + 1)
        for some in combinations(doomed, many)
    )


@cites("R2.banker", "R5.12")
def _bites_to_turn(state: ZTState, human: int) -> int:
    kept = human == BANKER and state.briefcase
    return 1 + (state.health[human] == HEALTHY) + kept


def _lost_without(state: ZTState, some: tuple[int, ...]) -> bool:
    if state.config.scenario == "base":
        return reachable_score(state) - sum(WORTH[one][0] for one in some) < POINTS_TO_WIN
    return state.health.count(TURNED) + len(some) >= TURNED_TO_LOSE
