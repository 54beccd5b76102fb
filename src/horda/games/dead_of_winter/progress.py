"""How far the main objective is, part by part, and which conditions of the own one hold."""

from collections.abc import Callable

from msgspec import Struct

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.state import NONE, DWState
from horda.games.dead_of_winter.base.table import (
    ENTRANCES_OF,
    barricades_at,
    is_open,
    not_exiled,
    specials_at,
    zombies_at,
)
from horda.games.dead_of_winter.cards.wins import Goal, GoalKind
from horda.games.dead_of_winter.cards.words import COLONY, PLACE_NUMBERS, TOWN, amount
from horda.games.dead_of_winter.effects.wins import (
    NO_SEAT,
    holds,
    homes_in,
    in_play,
    main_goals,
    own_goals,
    types_in,
)

ACHIEVED = "dw-end-objective"
UNSEEN = (GoalKind.MAIN, GoalKind.BETRAYERS_EXILED)
"""Conditions that nobody can know before the end."""
AT_MOST = (
    GoalKind.ZOMBIES_MAX, GoalKind.BARRICADES_MAX, GoalKind.BANDITS_MAX, GoalKind.SPECIAL_MAX,
    GoalKind.STRANDED_MAX, GoalKind.WASTE_MAX, GoalKind.HELPLESS_MAX, GoalKind.UNRULY_MAX,
)  # fmt: skip
"""Conditions whose number must not be passed."""


class GoalView(Struct, frozen=True):
    """A part of the main objective: how much of it is there."""

    what: str
    have: int
    need: int
    met: bool
    most: bool = False
    """Whether there may be at most so many."""


def goals(state: DWState) -> tuple[GoalView, ...]:
    """Says how far the main objective is, part by part."""
    counting = (goal for goal in main_goals(state) if in_play(state, goal))
    return tuple(part for goal in counting for part in _parts(state, goal))


def _parts(state: DWState, goal: Goal) -> list[GoalView]:
    need = amount(goal.n, state.config.players)
    if goal.type is GoalKind.CARDS_UNDER:
        homes = homes_in(state.stored)
        counts = [(p.value, homes.count(PLACE_NUMBERS[p.value])) for p in goal.places]
        return [GoalView(what, have, need, have >= need) for what, have in counts]
    have, need = _counted(state, goal, need)
    what = str(goal.symbol) if goal.symbol else goal.type.value
    return [GoalView(what, have, need, holds(state, NO_SEAT, goal), goal.type in AT_MOST)]


def _counted(state: DWState, goal: Goal, need: int) -> tuple[int, int]:
    """Returns how much there is and how much is needed; nothing of both where nobody counts."""
    if goal.type in COUNTS:
        return COUNTS[goal.type](state, goal), need
    if goal.type is GoalKind.FOOD_EACH:
        return state.food, need * not_exiled(state)
    if goal.type is GoalKind.BARRICADED_ENTRANCES:
        doors = ENTRANCES_OF[COLONY]
        return sum(state.barricades[e] + state.traps[e] >= need for e in doors), len(doors)
    if goal.type is GoalKind.BARRICADES_MIN:
        walls = [barricades_at(state, place) for place in _places(goal) if is_open(state, place)]
        return (walls[0], need) if len(walls) == 1 else (sum(n >= need for n in walls), len(walls))
    return 0, 0


def _places(goal: Goal) -> list[int]:
    return [PLACE_NUMBERS[place.value] for place in goal.places]


def _zombies(state: DWState, goal: Goal) -> int:
    at = _places(goal)
    return sum(zombies_at(state, place) + len(specials_at(state, place)) for place in at)


COUNTS: dict[GoalKind, Callable[[DWState, Goal], int]] = {
    GoalKind.SURVIVE: lambda s, g: s.round,
    GoalKind.STORED: lambda s, g: types_in(s.stored).count(str(g.symbol)),
    GoalKind.STORED_DICE: lambda s, g: len(s.stored_dice),
    GoalKind.STORED_CACHE: lambda s, g: len(s.stored_cache),
    GoalKind.SAMPLES: lambda s, g: len(s.stored_dice),
    GoalKind.RESCUED_MIN: lambda s, g: s.rescued,
    GoalKind.STRANDED_MAX: lambda s, g: sum(s.stranded),
    GoalKind.FOOD_MIN: lambda s, g: s.food,
    GoalKind.IMPROVEMENTS_MIN: lambda s, g: len(s.built),
    GoalKind.CONTAINED_MIN: lambda s, g: s.contained,
    GoalKind.RAXXON_DICE: lambda s, g: sum(die for _, die in s.raxxon_dice),
    GoalKind.CACHE_MIN: lambda s, g: len(s.cache),
    GoalKind.EMPTY_DECKS: lambda s, g: sum(not len(s.items[place]) for place in TOWN),
    GoalKind.ZOMBIES_MAX: _zombies,
    GoalKind.BARRICADES_MAX: lambda s, g: sum(barricades_at(s, place) for place in _places(g)),
    GoalKind.BANDITS_MAX: lambda s, g: sum(s.bandits),
    GoalKind.SPECIAL_MAX: lambda s, g: len(s.specials),
}
"""How much there is of what a part counts."""


@cites("DW-SETUP-10", "DW-INT-17")
def own_met(state: DWState, seat: int) -> tuple[bool, ...]:
    """Says which conditions of the own objective hold, as far as its holder can know."""
    if state.secrets[seat] == NONE:
        return ()
    return tuple(_met(state, seat, goal) for goal in own_goals(state, seat))


def _met(state: DWState, seat: int, goal: Goal) -> bool:
    if state.result is None and goal.type in UNSEEN:
        return False
    if goal.type is GoalKind.MAIN:
        return state.result is not None and state.result.reason == ACHIEVED
    return holds(state, seat, goal)
