"""How far it is to a Zone if closed doors can be opened on the way."""

from collections.abc import Callable
from functools import lru_cache
from heapq import heappop, heappush

from horda.games.zombicide.board import FAR, tables
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.state import ZState

Row = tuple[int, ...]
STEPS_A_DOOR = 2  # opening one costs about as much as going round it by two Zones
LOCKS: dict[str, Callable[[ZState], int]] = {}
"""By special rules of Missions the doors that nobody can open yet, as a mask."""

SHUNNED: dict[str, Callable[[ZState], Row]] = {}
"""By special rules of Missions the Zones that nobody goes to who can help it."""
STEPS_ROUND = 6


def shuns(state: ZState) -> Row:
    """Lists the Zones to keep out of."""
    names = [name for name in state.mission.special if name in SHUNNED]
    return tuple([zone for name in names for zone in SHUNNED[name](state)])


def locked(state: ZState) -> int:
    """Returns the mask of the doors that no way may lead through yet."""
    return sum(LOCKS[name](state) for name in state.mission.special if name in LOCKS)


@lru_cache(maxsize=1 << 13)
def reach(
    edition: Edition, mission: str, doors: int, target: int, shut: int = 0, shunned: Row = ()
) -> Row:
    """Returns how far each Zone is from a target, closed doors counted as some more steps.

    Doors of the mask `shut` cannot be opened at all.
    """
    board = edition.boards[mission]
    now, ever = tables(board, doors).neighbours, tables(board, ~shut).neighbours
    found = [FAR] * len(board.zones)
    queue = [(0, target)]
    while queue:
        steps, zone = heappop(queue)
        if steps >= found[zone]:
            continue
        found[zone] = steps
        for other in ever[zone]:
            price = 1 if other in now[zone] else 1 + STEPS_A_DOOR
            price += STEPS_ROUND if zone in shunned else 0
            if steps + price < found[other]:
                heappush(queue, (steps + price, other))
    return tuple(found)
