"""What a newcomer would not see coming: the track runs out, charges or exits end the game."""

from collections.abc import Iterator
from itertools import combinations

from horda.core.decisions import Option
from horda.core.engine import Engine
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombie_terror.content import BANKER, POINTS_TO_WIN, TURNED_TO_LOSE, WORTH, ZOMBIE
from horda.games.zombie_terror.options import Diagonal, EndTurn, Move, Push, Shove
from horda.games.zombie_terror.outlook import activations, threats
from horda.games.zombie_terror.state import (
    HEALTHY,
    TURNED,
    ZTState,
    on_board,
    reachable_score,
    worth,
)

STEPS = (Move, Diagonal, Push, Shove)
"""All by which somebody may come onto an exit."""
TRIED = 1000
"""How many positions are looked at: everybody at the server waits meanwhile."""


@cites("R7.3", "S6.5")
def warning(engine: Engine[ZTState], state: ZTState, option: Option) -> Text | None:
    """Warns of what loses the game, while anything else can be done."""
    if len(state.open[0].options) == 1:
        return None
    if isinstance(option, STEPS):
        return _leaves_now(engine, state, option)
    if not isinstance(option, EndTurn):
        return None
    going = _going(state)
    if state.score + sum(worth(state, one) for one in going) >= POINTS_TO_WIN:
        return None
    if _too_few(state, going):  # before the marker moves
        return Text("zt-warn-leave")
    counting = state.config.scenario == "base" or state.collapsed
    if state.terror == 1 and counting:
        return Text("zt-warn-terror")
    return Text("zt-warn-charge") if _charges_win(engine, state) else None


@cites("R4.7")
def _leaves_now(engine: Engine[ZTState], state: ZTState, option: Option) -> Text | None:
    """Warns of a step onto an exit, by whoever is moved there, where that is leaving at once."""
    if state.config.leaving != "at-once":
        return None
    twin = state.clone()
    engine.choose(twin, twin.open[0].options.index(option))
    over = twin.result is not None and ZOMBIE in twin.result.winners
    return Text("zt-warn-leave") if over else None


@cites("R4.7", "R8.1")
def _going(state: ZTState) -> list[int]:
    """Returns those who leave at the end of the turn."""
    if state.config.scenario != "base":
        return []
    return [one for one in on_board(state) if state.humans[one] in state.terrain.exits]


@cites("R2.1", "R8.2")
def _too_few(state: ZTState, going: list[int]) -> bool:
    """Tells whether some who leave now are worth so little that all is lost: they are wounded."""
    return bool(going) and _left(state, going) < POINTS_TO_WIN


def _left(state: ZTState, going: list[int]) -> int:
    """Returns what can still be scored once some have left, each for what it is worth now."""
    less = sum(WORTH[one][0] - worth(state, one) for one in going)
    return reachable_score(state) - less


@cites("R5.5", "R5.6", "R5.7", "R5.12", "R8.2", "S9.2")
def _charges_win(engine: Engine[ZTState], state: ZTState) -> bool:
    """Tells whether zombies that must charge can turn so many that nobody plays on.

    By what lies open alone: no card of either side is thought of. It is found by charging on
    copies: one zombie may block another's way, or clear it for one that sees farther then.
    Where there are too many ways to try, they are taken to be able to.
    """
    most = min(activations(state), sum(1 for _ in threats(state)))
    if not _bites_enough(state, most):
        return False
    twin = state.clone()
    twin.hands, twin.waiting = ((), ()), None
    engine.resume(twin)
    ends = (at for at, one in enumerate(twin.open[0].options) if isinstance(one, EndTurn))
    engine.choose(twin, next(ends))
    met, queue = set[object](), [twin]
    while queue and len(met) < TRIED:
        there = queue.pop()
        if there.result is not None and ZOMBIE in there.result.winners:
            return True
        for charged in _charged(engine, there):
            mark = charged.acted, bytes(charged.cells), bytes(charged.health), charged.briefcase
            if mark not in met:
                met.add(mark)
                queue.append(charged)
    return bool(queue)


def _charged(engine: Engine[ZTState], state: ZTState) -> Iterator[ZTState]:
    """Yields what comes of each charge that may be next."""
    if state.result is not None or not state.marked or state.open[0].prompt != "zt-activate":
        return
    if not _bites_enough(state, min(state.activations, state.marked.bit_count())):
        return
    for index in range(len(state.open[0].options)):
        twin = state.clone()
        engine.choose(twin, index)
        yield twin


def _bites_enough(state: ZTState, most: int) -> bool:
    """Tells whether so many bites could be enough, wherever anybody stands: mostly they are not."""
    going = _going(state)
    price = {one: _bites_to_turn(state, one) for one in on_board(state) if one not in going}
    return any(
        sum(price[one] for one in some) <= most and _lost_without(state, going, some)
        for many in range(1, most + 1)
        for some in combinations(price, many)
    )


@cites("R2.banker", "R5.12")
def _bites_to_turn(state: ZTState, human: int) -> int:
    kept = human == BANKER and state.briefcase
    return 1 + (state.health[human] == HEALTHY) + kept


def _lost_without(state: ZTState, going: list[int], some: tuple[int, ...]) -> bool:
    if state.config.scenario == "base":
        return _left(state, going) - sum(WORTH[one][0] for one in some) < POINTS_TO_WIN
    return state.health.count(TURNED) + len(some) >= TURNED_TO_LOSE
