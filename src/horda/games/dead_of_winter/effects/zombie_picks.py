"""Which zombies and which entrance spaces: the chooser picks them one by one."""

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.option import STOP, PickEntrance
from horda.games.dead_of_winter.base.table import ENTRANCES_OF, space
from horda.games.dead_of_winter.cards.words import Count, UpTo
from horda.games.dead_of_winter.effects.script import Doing


@cites("DW-KILLZ-03", "DW-CARD-Q5", "DW-RAXXON-Q9")
def pick_zombies(do: Doing, places: list[int], n: Count, seat: int | None = None) -> list[int]:
    """Returns the entrances of the ordinary zombies that are meant, one for each zombie."""
    left = {e: do.state.zombies[e] for place in places for e in ENTRANCES_OF[place]}
    there = sum(left.values())
    free = isinstance(n, UpTo)
    most = min(n.up_to if isinstance(n, UpTo) else n if isinstance(n, int) else there, there)
    if most == there and not free:
        return [entrance for entrance, k in left.items() for _ in range(k)]
    asked = do.seat if seat is None else seat
    return _one_by_one(do, left, most, asked, free=free, prompt="dw-pick-zombie")


def pick_spaces(do: Doing, place: int, n: int, seat: int | None = None) -> list[int]:
    """Returns empty entrance spaces of a place, one entrance for each space."""
    left = {e: max(space(do.state, e), 0) for e in ENTRANCES_OF[place]}
    most = min(n, sum(left.values()))
    if most == sum(left.values()):
        return [entrance for entrance, k in left.items() for _ in range(k)]
    asked = do.seat if seat is None else seat
    return _one_by_one(do, left, most, asked, free=False, prompt="dw-pick-space")


def pick_barriers(do: Doing, place: int, n: Count, traps: bool = True) -> list[int]:
    """Returns the entrances whose barricades (and traps) are meant, one for each."""
    state = do.state
    left = {e: state.barricades[e] + traps * state.traps[e] for e in ENTRANCES_OF[place]}
    there = sum(left.values())
    free = isinstance(n, UpTo)
    most = min(n.up_to if isinstance(n, UpTo) else n if isinstance(n, int) else there, there)
    if most == there and not free:
        return [entrance for entrance, k in left.items() for _ in range(k)]
    return _one_by_one(do, left, most, do.seat, free=free, prompt="dw-pick-barricade")


def _one_by_one(
    do: Doing, left: dict[int, int], n: int, seat: int, *, free: bool, prompt: str
) -> list[int]:
    chosen: list[int] = []
    while len(chosen) < n:
        fit = [PickEntrance(entrance) for entrance, k in left.items() if k]
        one = do.ask(seat, prompt, [*fit, STOP] if free else fit)
        if one < 0:
            break
        chosen.append(one)
        left[one] -= 1
    return chosen
