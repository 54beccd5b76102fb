"""Conditions of objectives that look at a player\'s hand, group and neighbours."""

from collections import Counter

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.state import NONE, DWState
from horda.games.dead_of_winter.base.table import (
    INFLUENCE,
    damage,
    everybody,
    is_exiled,
    is_out,
    own,
    specials_at,
    zombies_at,
)
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import SecretKind
from horda.games.dead_of_winter.cards.wins import Goal, GoalKind
from horda.games.dead_of_winter.cards.words import PLACE_NUMBERS, amount
from horda.games.dead_of_winter.effects.wins import judges, types_in

K = GoalKind


def _n(state: DWState, goal: Goal) -> int:
    return amount(goal.n, state.config.players)


def _places(goal: Goal) -> list[int]:
    return [PLACE_NUMBERS[place.value] for place in goal.places]


def _others(state: DWState, seat: int) -> list[int]:
    return [other for other in range(len(state.hands)) if other != seat]


def _gear(state: DWState, seat: int) -> tuple[int, ...]:
    return tuple(card for one in own(state, seat) for card in state.gear[one])


# -- the hand ----------------------------------------------------------------------------------


@judges(K.HAND_MIN)
def _hand_min(state: DWState, seat: int, goal: Goal) -> bool:
    return types_in(state.hands[seat]).count(str(goal.symbol)) >= _n(state, goal)


@judges(K.HAND_TOTAL_MIN)
def _hand_total_min(state: DWState, seat: int, goal: Goal) -> bool:
    return len(state.hands[seat]) >= _n(state, goal)


@judges(K.HAND_TOTAL_MAX)
def _hand_total_max(state: DWState, seat: int, goal: Goal) -> bool:
    return len(state.hands[seat]) <= _n(state, goal)


@judges(K.HAND_SAME_MIN)
def _hand_same(state: DWState, seat: int, goal: Goal) -> bool:
    counts = Counter(types_in(state.hands[seat])).values()
    return max(counts, default=0) >= _n(state, goal)


@judges(K.HAND_KINDS_MIN)
def _hand_kinds(state: DWState, seat: int, goal: Goal) -> bool:
    return len(set(types_in(state.hands[seat]))) >= _n(state, goal)


@judges(K.HAND_ONLY)
def _hand_only(state: DWState, seat: int, goal: Goal) -> bool:
    types = types_in(state.hands[seat])
    return len(types) >= _n(state, goal) and set(types) <= {str(goal.symbol)}


@judges(K.HAND_MOST)
def _hand_most(state: DWState, seat: int, goal: Goal) -> bool:
    most = max((len(state.hands[other]) for other in _others(state, seat)), default=0)
    return len(state.hands[seat]) > most


# -- the group ---------------------------------------------------------------------------------


@judges(K.OWN_MIN)
def _own_min(state: DWState, seat: int, goal: Goal) -> bool:
    return state.owner.count(seat) >= _n(state, goal)


@judges(K.OWN_EXACTLY)
def _own_exactly(state: DWState, seat: int, goal: Goal) -> bool:
    return state.owner.count(seat) == _n(state, goal)


@judges(K.OWN_UNHURT)
def _own_unhurt(state: DWState, seat: int, goal: Goal) -> bool:
    return not any(damage(state, one) for one in own(state, seat))


@judges(K.OWN_DAMAGE_MIN)
def _own_damage(state: DWState, seat: int, goal: Goal) -> bool:
    return sum(damage(state, one) for one in own(state, seat)) >= _n(state, goal)


@judges(K.OWN_ALL_AT)
def _own_all_at(state: DWState, seat: int, goal: Goal) -> bool:
    return all(state.where[one] in _places(goal) for one in own(state, seat))


@judges(K.OWN_AT_MAX)
def _own_at_max(state: DWState, seat: int, goal: Goal) -> bool:
    there = [one for one in own(state, seat) if state.where[one] in _places(goal)]
    return len(there) <= _n(state, goal)


@judges(K.OWN_PLACES_MIN)
def _own_places(state: DWState, seat: int, goal: Goal) -> bool:
    return len({state.where[one] for one in own(state, seat)}) >= _n(state, goal)


@judges(K.OWN_TOGETHER)
def _own_together(state: DWState, seat: int, goal: Goal) -> bool:
    most = goal.zombies_max
    for place in _places(goal):
        there = sum(state.where[one] == place for one in own(state, seat))
        zombies = zombies_at(state, place) + len(specials_at(state, place))
        if there >= _n(state, goal) and (most is None or zombies <= most):
            return True
    return False


@judges(K.OWN_AT_SMALL_DECK)
def _own_at_small_deck(state: DWState, seat: int, goal: Goal) -> bool:
    places = {state.where[one] for one in own(state, seat)} & set(_places(goal))
    return any(len(state.items[place]) <= _n(state, goal) for place in places)


@judges(K.OWN_MOST)
def _own_most(state: DWState, seat: int, goal: Goal) -> bool:
    most = max((state.owner.count(other) for other in _others(state, seat)), default=0)
    return state.owner.count(seat) >= most + max(_n(state, goal), 1)


@judges(K.EQUIPPED_MIN)
def _equipped(state: DWState, seat: int, goal: Goal) -> bool:
    return types_in(_gear(state, seat)).count(str(goal.symbol)) >= _n(state, goal)


@judges(K.EQUIPPED_TOTAL)
def _equipped_total(state: DWState, seat: int, goal: Goal) -> bool:
    return len(_gear(state, seat)) >= _n(state, goal)


@judges(K.EQUIPPED_MOST)
def _equipped_most(state: DWState, seat: int, goal: Goal) -> bool:
    most = max((len(_gear(state, other)) for other in _others(state, seat)), default=0)
    return len(_gear(state, seat)) > most


@judges(K.LEADER_DAMAGE_MAX)
def _leader_damage(state: DWState, seat: int, goal: Goal) -> bool:
    return bool(own(state, seat)) and damage(state, state.leader[seat]) <= _n(state, goal)


@judges(K.LEADER_EQUIPPED)
def _leader_equipped(state: DWState, seat: int, goal: Goal) -> bool:
    gear = state.gear[state.leader[seat]] if own(state, seat) else ()
    return len(gear) >= _n(state, goal)


@judges(K.LEADER_HIGHEST)
def _leader_highest(state: DWState, seat: int, goal: Goal) -> bool:
    leader = state.leader[seat]
    return bool(own(state, seat)) and all(
        INFLUENCE[one] <= INFLUENCE[leader] for one in everybody(state)
    )


# -- the others --------------------------------------------------------------------------------


@judges(K.OTHERS_DAMAGE_MIN)
def _others_damage(state: DWState, seat: int, goal: Goal) -> bool:
    people = [one for other in _others(state, seat) for one in own(state, other)]
    return sum(damage(state, one) for one in people) >= _n(state, goal)


@judges(K.EXILED_OTHERS_MIN)
def _exiled_others(state: DWState, seat: int, goal: Goal) -> bool:
    return sum(is_exiled(state, other) for other in _others(state, seat)) >= _n(state, goal)


@judges(K.EXILED_MAX)
def _exiled_max(state: DWState, seat: int, goal: Goal) -> bool:
    return state.exiled.bit_count() <= _n(state, goal)


@judges(K.BETRAYERS_EXILED)
def _betrayers_exiled(state: DWState, seat: int, goal: Goal) -> bool:
    """Without a betrayer there is nobody to be exiled, and it holds."""
    return all(
        is_exiled(state, other)
        for other in range(len(state.hands))
        if state.secrets[other] != NONE
        and BOX.secrets[state.secrets[other]].kind is SecretKind.BETRAYAL
    )


def _left(state: DWState, seat: int, what: str) -> tuple[int, int]:
    """Returns the own number and that of the next seat clockwise; who is out has nothing."""
    left = (seat + 1) % len(state.hands)

    def count(player: int) -> int:
        if is_out(state, player):
            return 0
        return len(state.hands[player]) if what == "hand" else state.owner.count(player)

    return count(seat), count(left)


@judges(K.MORE_THAN_LEFT)
@cites("DW-WIN-Q5")
def _more_than_left(state: DWState, seat: int, goal: Goal) -> bool:
    mine, theirs = _left(state, seat, goal.what)
    return mine > theirs


@judges(K.AT_LEAST_LEFT)
def _at_least_left(state: DWState, seat: int, goal: Goal) -> bool:
    mine, theirs = _left(state, seat, goal.what)
    return mine >= theirs
