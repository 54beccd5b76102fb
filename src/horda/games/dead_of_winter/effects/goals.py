"""Conditions of objectives that look at the board and at what is stored."""

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.codes import title_of
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.base.table import (
    ENTRANCES_OF,
    barricades_at,
    in_play,
    is_exiled,
    is_open,
    not_exiled,
    of_exiled,
    own,
    people_at,
    specials_at,
    zombies_at,
)
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.wins import Goal, GoalKind
from horda.games.dead_of_winter.cards.words import COLONY, PLACE_NUMBERS, TOWN, amount
from horda.games.dead_of_winter.effects.wins import holds, homes_in, judges, types_in

K = GoalKind


def _n(state: DWState, goal: Goal) -> int:
    return amount(goal.n, state.config.players)


def _places(goal: Goal) -> list[int]:
    return [PLACE_NUMBERS[place.value] for place in goal.places]


def _open(state: DWState, goal: Goal) -> list[int]:
    """Lists the places of a condition that are in the game: modules bring some."""
    return [place for place in _places(goal) if is_open(state, place)]


def _all_zombies(state: DWState, place: int) -> int:
    return zombies_at(state, place) + len(specials_at(state, place))


# -- the game --------------------------------------------------------------------------------


@judges(K.MAIN)
@cites("DW-WIN-Q2")
def _main(state: DWState, seat: int, goal: Goal) -> bool:
    """Only the end of the game by the main objective makes it true; `fulfilled` knows."""
    return False


@judges(K.MORALE_ZERO)
def _morale_zero(state: DWState, seat: int, goal: Goal) -> bool:
    return state.morale == 0


@judges(K.MORALE_MIN)
def _morale_min(state: DWState, seat: int, goal: Goal) -> bool:
    return state.morale >= _n(state, goal)


@judges(K.MORALE_MAX)
def _morale_max(state: DWState, seat: int, goal: Goal) -> bool:
    return state.morale <= _n(state, goal)


@judges(K.SPECIAL)
@cites("DW-SCENB-04")
def _special(state: DWState, seat: int, goal: Goal) -> bool:
    return goal.which in state.stages


@judges(K.SURVIVE)
@cites("DW-WIN-Q1")
def _survive(state: DWState, seat: int, goal: Goal) -> bool:
    return state.round >= _n(state, goal)


@judges(K.ANY_OF)
def _any_of(state: DWState, seat: int, goal: Goal) -> bool:
    return any(all(holds(state, seat, one) for one in option) for option in goal.options)


@judges(K.ROUNDS_MAX)
def _rounds_max(state: DWState, seat: int, goal: Goal) -> bool:
    return state.rounds_left <= _n(state, goal)


# -- stored on the objective -------------------------------------------------------------------


@judges(K.CARDS_UNDER)
@cites("DW-SAMPLE-03", "DW-SAMPLE-Q1")
def _cards_under(state: DWState, seat: int, goal: Goal) -> bool:
    homes = homes_in(state.stored)
    return all(homes.count(place) >= _n(state, goal) for place in _places(goal))


@judges(K.STORED)
def _stored(state: DWState, seat: int, goal: Goal) -> bool:
    return types_in(state.stored).count(str(goal.symbol)) >= _n(state, goal)


@judges(K.STORED_DICE)
def _stored_dice(state: DWState, seat: int, goal: Goal) -> bool:
    dice = state.stored_dice
    return len(dice) >= _n(state, goal) and len(set(dice)) >= goal.distinct


@judges(K.STORED_CACHE)
def _stored_cache(state: DWState, seat: int, goal: Goal) -> bool:
    return len(state.stored_cache) >= _n(state, goal)


@judges(K.SAMPLES)
def _samples(state: DWState, seat: int, goal: Goal) -> bool:
    return len(state.stored_dice) >= _n(state, goal)


@judges(K.RESCUED_MIN)
def _rescued(state: DWState, seat: int, goal: Goal) -> bool:
    return state.rescued >= _n(state, goal)


@judges(K.STRANDED_MAX)
def _stranded(state: DWState, seat: int, goal: Goal) -> bool:
    return sum(state.stranded) <= _n(state, goal)


# -- the colony --------------------------------------------------------------------------------


@judges(K.FOOD_MIN)
def _food(state: DWState, seat: int, goal: Goal) -> bool:
    return state.food >= _n(state, goal)


@judges(K.FOOD_EACH)
def _food_each(state: DWState, seat: int, goal: Goal) -> bool:
    return state.food >= _n(state, goal) * not_exiled(state)


@judges(K.STARVATION_MIN)
def _starvation(state: DWState, seat: int, goal: Goal) -> bool:
    return state.starvation >= _n(state, goal)


@judges(K.WASTE_MIN)
def _waste_min(state: DWState, seat: int, goal: Goal) -> bool:
    return len(state.waste) >= _n(state, goal)


@judges(K.WASTE_MAX)
def _waste_max(state: DWState, seat: int, goal: Goal) -> bool:
    return len(state.waste) <= _n(state, goal)


@judges(K.HELPLESS_MIN)
def _helpless_min(state: DWState, seat: int, goal: Goal) -> bool:
    return state.helpless + state.unruly >= _n(state, goal)


@judges(K.HELPLESS_MAX)
def _helpless_max(state: DWState, seat: int, goal: Goal) -> bool:
    return state.helpless + state.unruly <= _n(state, goal)


@judges(K.UNRULY_MAX)
def _unruly_max(state: DWState, seat: int, goal: Goal) -> bool:
    return state.unruly <= _n(state, goal)


@judges(K.IMPROVEMENTS_MIN)
def _improvements(state: DWState, seat: int, goal: Goal) -> bool:
    return len(state.built) >= _n(state, goal)


# -- the board ---------------------------------------------------------------------------------


@judges(K.BARRICADES_MIN)
@cites("DW-CARD-Q8", "DW-SETUP-Q5")
def _barricades_min(state: DWState, seat: int, goal: Goal) -> bool:
    return all(barricades_at(state, place) >= _n(state, goal) for place in _open(state, goal))


@judges(K.BARRICADES_MAX)
def _barricades_max(state: DWState, seat: int, goal: Goal) -> bool:
    return sum(barricades_at(state, place) for place in _places(goal)) <= _n(state, goal)


@judges(K.BARRICADED_ENTRANCES)
def _entrances(state: DWState, seat: int, goal: Goal) -> bool:
    least = _n(state, goal)
    return all(state.barricades[e] + state.traps[e] >= least for e in ENTRANCES_OF[COLONY])


@judges(K.ZOMBIES_MIN)
def _zombies_min(state: DWState, seat: int, goal: Goal) -> bool:
    return sum(_all_zombies(state, place) for place in _places(goal)) >= _n(state, goal)


@judges(K.ZOMBIES_MAX)
def _zombies_max(state: DWState, seat: int, goal: Goal) -> bool:
    return sum(_all_zombies(state, place) for place in _places(goal)) <= _n(state, goal)


@judges(K.EMPTY_DECKS)
def _empty_decks(state: DWState, seat: int, goal: Goal) -> bool:
    return sum(not len(state.items[place]) for place in TOWN) >= _n(state, goal)


@judges(K.CACHE_MIN)
def _cache(state: DWState, seat: int, goal: Goal) -> bool:
    return len(state.cache) >= _n(state, goal)


@judges(K.BANDITS_MAX)
def _bandits(state: DWState, seat: int, goal: Goal) -> bool:
    return sum(state.bandits) <= _n(state, goal)


@judges(K.SPECIAL_MIN)
def _special_min(state: DWState, seat: int, goal: Goal) -> bool:
    return len(state.specials) >= _n(state, goal)


@judges(K.SPECIAL_MAX)
def _special_max(state: DWState, seat: int, goal: Goal) -> bool:
    return len(state.specials) <= _n(state, goal)


@judges(K.CONTAINED_MIN)
def _contained(state: DWState, seat: int, goal: Goal) -> bool:
    return state.contained >= _n(state, goal)


@judges(K.RAXXON_DICE)
def _raxxon_dice(state: DWState, seat: int, goal: Goal) -> bool:
    return sum(value for _, value in state.raxxon_dice) >= _n(state, goal)


def _there(state: DWState, goal: Goal) -> list[int]:
    people = [one for place in _places(goal) for one in people_at(state, place)]
    return [one for one in people if in_play(state, one) and not of_exiled(state, one)]


@judges(K.ITEM_AT)
def _item_at(state: DWState, seat: int, goal: Goal) -> bool:
    title = BOX.item_number[goal.item]
    return any(title_of(card) == title for one in _there(state, goal) for card in state.gear[one])


@judges(K.SURVIVORS_AT)
def _survivors_at(state: DWState, seat: int, goal: Goal) -> bool:
    return len(_there(state, goal)) >= _n(state, goal)


@judges(K.EQUIPPED_AT)
def _equipped_at(state: DWState, seat: int, goal: Goal) -> bool:
    cards = [card for one in _there(state, goal) for card in state.gear[one]]
    return types_in(tuple(cards)).count(str(goal.symbol)) >= _n(state, goal)


@judges(K.EACH_ARMED)
def _each_armed(state: DWState, seat: int, goal: Goal) -> bool:
    return all(
        any("weapon" in types_in(state.gear[one]) for one in own(state, player))
        for player in range(len(state.hands))
        if not is_exiled(state, player) and not state.out >> player & 1
    )


@judges(K.REMOVED_MIN)
def _removed_min(state: DWState, seat: int, goal: Goal) -> bool:
    return state.lost >= _n(state, goal)


@judges(K.REMOVED_MAX)
def _removed_max(state: DWState, seat: int, goal: Goal) -> bool:
    return state.lost <= _n(state, goal)
