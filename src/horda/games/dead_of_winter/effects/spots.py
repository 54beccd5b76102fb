"""Finds the places that an operation is about; where the card leaves a choice, it asks."""

from collections.abc import Callable

from msgspec.structs import replace

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.changes import roll_stock
from horda.games.dead_of_winter.base.option import PickPlace
from horda.games.dead_of_winter.base.state import DWRun, DWState
from horda.games.dead_of_winter.base.table import (
    everybody,
    is_open,
    outside,
    own,
    places,
    room,
)
from horda.games.dead_of_winter.cards.words import COLONY, HIDEOUT, TOWN, Where
from horda.games.dead_of_winter.effects.meeting import meeting
from horda.games.dead_of_winter.effects.script import Doing

NOWHERE = -1
Useful = Callable[[int], bool]


def anywhere(place: int) -> bool:
    """Every place will do."""
    return True


@cites("DW-RANDLOC-01", "DW-RANDLOC-02", "DW-RANDLOC-Q1")
def random_place(run: DWRun, seat: int) -> int:
    """Rolls for a location; the colony and those with higher numbers never come up."""
    return TOWN[roll_stock(run, seat) - 1]


@cites("DW-CARD-Q13", "DW-SCENR-Q1")
def spot(do: Doing, where: Where, useful: Useful = anywhere) -> int:
    """Returns the place meant, or none; where one is chosen, only useful ones are offered."""
    named = where.place
    if named is not None:
        return named if is_open(do.state, named) else NOWHERE
    if where in _CHOICES:
        fit = [place for place in _CHOICES[where](do.state, do.seat) if useful(place)]
        return _chosen(do, fit)
    return _FOUND[where](do)


def _chosen(do: Doing, fit: list[int]) -> int:
    place = NOWHERE
    if fit:
        place = do.ask(do.seat, "dw-pick-place", [PickPlace(place) for place in fit])
    do.scope = replace(do.scope, place=place)
    return place


def with_own(state: DWState, seat: int) -> list[int]:
    """Lists the places where a player has a survivor."""
    return sorted({state.where[one] for one in own(state, seat)})


def _outside_with_own(state: DWState, seat: int) -> list[int]:
    return [place for place in with_own(state, seat) if place != COLONY]


def _with_bandit(state: DWState, seat: int) -> list[int]:
    return [place for place in outside(state) if state.bandits[place] and room(state, place)]


def _outside(state: DWState, seat: int) -> list[int]:
    return outside(state)


def _anywhere(state: DWState, seat: int) -> list[int]:
    return places(state)


_CHOICES: dict[Where, Callable[[DWState, int], list[int]]] = {
    Where.WITH_OWN: with_own,
    Where.OUTSIDE_WITH_OWN: _outside_with_own,
    Where.WITH_BANDIT: _with_bandit,
    Where.CHOSEN_OUTSIDE: _outside,
    Where.ANY_OUTSIDE: _outside,
    Where.ANY: _anywhere,
    Where.ANY_ONE: _anywhere,
    Where.OTHER_WITH_ROOM: _outside,
}


def that_place(do: Doing) -> int:
    """Returns the place of the effect: where the action was, or where the trigger was met."""
    if do.scope.place >= 0:
        return do.scope.place
    state = do.state
    at = sorted({state.where[one] for one in meeting(state, do.source)})
    if not at:
        return NOWHERE
    place = do.ask(state.active, "dw-pick-place", [PickPlace(place) for place in at])
    do.scope = replace(do.scope, place=place)
    return place


def _same(do: Doing) -> int:
    survivor = do.scope.survivor
    if do.scope.place >= 0 or survivor < 0:
        return do.scope.place
    place = do.state.where[survivor]
    return place if place < len(do.state.bandits) else NOWHERE


def _random(do: Doing) -> int:
    place = random_place(do.run, do.seat)
    do.scope = replace(do.scope, place=place)
    return place


def crowded(state: DWState) -> list[int]:
    """Lists the locations 1 to 6 with the most survivors; none if nobody is out there."""
    counts = dict.fromkeys(TOWN, 0)
    for one in everybody(state):
        if state.where[one] in counts:
            counts[state.where[one]] += 1
    most = max(counts.values())
    return [place for place, n in counts.items() if n == most] if most else []


def _most(do: Doing) -> int:
    fit = crowded(do.state)
    if not fit:
        return random_place(do.run, do.seat)
    return do.ask(do.state.first, "dw-pick-place", [PickPlace(place) for place in fit])


def _origin(do: Doing) -> int:
    return do.scope.origin


_FOUND: dict[Where, Callable[[Doing], int]] = {
    Where.THAT: that_place,
    Where.DESTINATION: that_place,
    Where.SAME: _same,
    Where.RANDOM: _random,
    Where.MOST_SURVIVORS: _most,
    Where.ORIGIN: _origin,
}


@cites("DW-ADDZ-Q1", "DW-SETUP-Q5")
def spots(do: Doing, where: Where, useful: Useful = anywhere) -> list[int]:
    """Lists all places meant, in their order."""
    state = do.state
    if where is Where.EACH:
        return places(state)
    if where is Where.EACH_OUTSIDE:
        return outside(state)
    if where is Where.EACH_TOWN:
        return list(TOWN)
    place = spot(do, where, useful)
    return [place] if place >= 0 else []


def raided(state: DWState) -> list[int]:
    """Lists the places that bandits come to: all but the colony and their own hideout."""
    return [place for place in outside(state) if place != HIDEOUT]
