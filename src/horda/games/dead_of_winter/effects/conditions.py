"""Whether a condition of a card holds, for a player and what just happened."""

from collections.abc import Callable
from typing import Any

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.codes import title_of
from horda.games.dead_of_winter.base.state import NOBODY, DWState
from horda.games.dead_of_winter.base.table import (
    barricades_at,
    damage,
    everybody,
    is_exiled,
    not_exiled,
    of_exiled,
    outside,
    own,
    people_at,
    places,
    zombies_at,
)
from horda.games.dead_of_winter.cards import when as w
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.who import Named, Role
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.carriers import carriers_of
from horda.games.dead_of_winter.effects.lasting import standing
from horda.games.dead_of_winter.effects.meeting import (
    only_at,
    own_hurt,
    own_standing,
    sharing,
    two_alone,
)
from horda.games.dead_of_winter.effects.players import betrays
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.wins import fulfilled

C = w.Counter
SEARCHED = "searched"
"""Name of the lasting rule that remembers which places were searched."""


def true(state: DWState, when: w.When, seat: int, scope: Scope) -> bool:
    """Whether a condition holds now."""
    return _TESTS[type(when)](state, when, seat, scope)


def all_true(state: DWState, when: tuple[w.When, ...], seat: int, scope: Scope) -> bool:
    """Whether all of them hold."""
    return all(true(state, one, seat, scope) for one in when)


# -- counting ----------------------------------------------------------------------------------


def _here(state: DWState, scope: Scope) -> int:
    if scope.place >= 0:
        return scope.place
    place = state.where[scope.survivor] if scope.survivor >= 0 else COLONY
    return place if place < len(state.bandits) else COLONY


Counting = Callable[[DWState, int, Scope], int]
_COUNTS: dict[w.Counter, Counting] = {
    C.HELPLESS: lambda s, seat, scope: s.helpless + s.unruly,
    C.UNRULY: lambda s, seat, scope: s.unruly,
    C.FOOD: lambda s, seat, scope: s.food,
    C.MORALE: lambda s, seat, scope: s.morale,
    C.WASTE: lambda s, seat, scope: len(s.waste),
    C.STARVATION: lambda s, seat, scope: s.starvation,
    C.HAND: lambda s, seat, scope: len(s.hands[seat]),
    C.OWN_SURVIVORS: lambda s, seat, scope: s.owner.count(seat),
    C.UNUSED_DICE: lambda s, seat, scope: len(s.dice[seat]),
    C.KILLED: lambda s, seat, scope: s.where.count(254),
    C.EXILED: lambda s, seat, scope: (s.exiled & ~s.out).bit_count(),
    C.NON_EXILED: lambda s, seat, scope: not_exiled(s),
    C.COLONY_ZOMBIES: lambda s, seat, scope: zombies_at(s, COLONY),
    C.COLONY_BARRICADES: lambda s, seat, scope: barricades_at(s, COLONY),
    C.BANDITS: lambda s, seat, scope: sum(s.bandits),
    C.BANDITS_HERE: lambda s, seat, scope: s.bandits[_here(s, scope)],
    C.SPECIAL_ZOMBIES: lambda s, seat, scope: len(s.specials),
    C.IMPROVEMENTS: lambda s, seat, scope: len(s.built),
    C.NOISE_HERE: lambda s, seat, scope: s.noise[_here(s, scope)],
    C.NOISE_MADE: lambda s, seat, scope: scope.noise,
    C.KILLS: lambda s, seat, scope: s.kills_turn,
    C.CONTRIBUTED: lambda s, seat, scope: s.gave_turn,
    C.OTHERS_HERE: lambda s, seat, scope: len(people_at(s, _here(s, scope))) - 1,
    C.DESTINATION: lambda s, seat, scope: (
        len(people_at(s, scope.place)) - 1 if scope.place >= 0 else 0
    ),
}


def _counted(state: DWState, when: w.Counted, seat: int, scope: Scope) -> bool:
    n = _COUNTS[when.of](state, seat, scope)
    return (when.min is None or n >= when.min) and (when.max is None or n <= when.max)


# -- survivors ---------------------------------------------------------------------------------


def _one(state: DWState, target: Role | Named, scope: Scope) -> int:
    if isinstance(target, Named):
        return BOX.survivor_number[target.id]
    if target is Role.THAT:
        return scope.that
    if target is Role.NEW and scope.new >= 0:
        return scope.new
    return scope.survivor


@cites("DW-CARD-Q13")
def _alive(state: DWState, when: w.Alive, seat: int, scope: Scope) -> bool:
    one = _one(state, when.target, scope)
    return one >= 0 and state.owner[one] != NOBODY


def _is_at(state: DWState, when: w.IsAt, seat: int, scope: Scope) -> bool:
    one = _one(state, when.target, scope)
    return one >= 0 and state.owner[one] != NOBODY and standing(when.place, state.where[one])


def _in_play(state: DWState, when: w.InPlay, seat: int, scope: Scope) -> bool:
    one = BOX.survivor_number[when.id]
    if state.owner[one] == NOBODY or (when.own and state.owner[one] != seat):
        return False
    if when.not_exiled and of_exiled(state, one):
        return False
    return when.place is None or standing(when.place, state.where[one])


def _in_deck(state: DWState, when: w.InDeck, seat: int, scope: Scope) -> bool:
    return BOX.survivor_number[when.id] in state.people.left


def _damage_max(state: DWState, when: w.DamageMax, seat: int, scope: Scope) -> bool:
    one = _one(state, when.target, scope)
    return one >= 0 and damage(state, one) <= when.n


def _own_at(state: DWState, when: w.OwnAt, seat: int, scope: Scope) -> bool:
    return bool(own_standing(state, seat, when))


def _own_damage(state: DWState, when: w.OwnDamage, seat: int, scope: Scope) -> bool:
    return bool(own_hurt(state, seat, when))


def _only_at(state: DWState, when: w.OnlySurvivorAt, seat: int, scope: Scope) -> bool:
    return bool(only_at(state, seat, when))


def _shares(state: DWState, when: w.SharesWith, seat: int, scope: Scope) -> bool:
    return bool(sharing(state, seat, when))


def _two_alone(state: DWState, when: w.TwoAlone, seat: int, scope: Scope) -> bool:
    return bool(two_alone(state, seat))


def _actor_free(state: DWState, when: w.ActorFree, seat: int, scope: Scope) -> bool:
    return not is_exiled(state, seat)


def _active_exiled(state: DWState, when: w.ActiveExiled, seat: int, scope: Scope) -> bool:
    return is_exiled(state, seat) == when.yes


def _item_in_play(state: DWState, when: w.ItemInPlay, seat: int, scope: Scope) -> bool:
    return bool(carriers_of(state, BOX.item_number[when.id]))


def _built(state: DWState, when: w.Built, seat: int, scope: Scope) -> bool:
    return BOX.improvement_number[when.id] in state.built


# -- facts with names --------------------------------------------------------------------------


def _weapon_there(state: DWState, seat: int, scope: Scope) -> bool:
    """Whether somebody who stands with an exiled survivor is armed."""
    armed = [
        one
        for one in own(state, seat)
        if any(BOX.items[title_of(c)].type.value == "weapon" for c in state.gear[one])
    ]
    there = {state.where[one] for one in everybody(state) if of_exiled(state, one)}
    return any(state.where[one] in there for one in armed)


def _all_searched(state: DWState, seat: int, scope: Scope) -> bool:
    seen = {int(word) for r in state.lasting if r.modifier == SEARCHED for word in r.words}
    return seen >= set(outside(state))


def _man(state: DWState, seat: int, scope: Scope) -> bool:
    return scope.survivor >= 0 and not BOX.survivors[scope.survivor].woman


def _more_than_some(state: DWState, seat: int, scope: Scope) -> bool:
    mine = state.owner.count(seat)
    others = [s for s in range(len(state.hands)) if s != seat and not state.out >> s & 1]
    return any(state.owner.count(s) < mine for s in others)


def _barricaded(state: DWState, least: int) -> bool:
    return all(barricades_at(state, place) >= least for place in places(state))


_FLAGS: dict[str, Callable[[DWState, int, Scope], bool]] = {
    "last_crisis_failed": lambda s, seat, scope: s.last_failed,
    "more_than_some_other": _more_than_some,
    "helpless_outnumber": lambda s, seat, scope: s.helpless + s.unruly > len(people_at(s, COLONY)),
    "betrayer_not_exiled": lambda s, seat, scope: any(
        betrays(s, p) and not is_exiled(s, p) for p in range(len(s.hands))
    ),
    "betrayer_complete": lambda s, seat, scope: any(
        betrays(s, p) and fulfilled(s, p, False) for p in range(len(s.hands))
    ),
    "side_trip": lambda s, seat, scope: COLONY not in (scope.origin, scope.place),
    "special_target": lambda s, seat, scope: scope.target == "special",
    "unbarricaded": lambda s, seat, scope: not _barricaded(s, 1),
    "barricaded": lambda s, seat, scope: _barricaded(s, 2),
    "all_searched": _all_searched,
    "added_man": _man,
    "weapon_there": _weapon_there,
}
FLAG_NAMES = frozenset(_FLAGS)


def _flag(state: DWState, when: w.Flag, seat: int, scope: Scope) -> bool:
    return _FLAGS[when.name](state, seat, scope)


def _happened(state: DWState, when: w.Happened, seat: int, scope: Scope) -> bool:
    """What was done is judged when it is done (`trigger.py`); afterwards it did happen."""
    return True


def _not(state: DWState, when: w.Not, seat: int, scope: Scope) -> bool:
    return not true(state, when.of, seat, scope)


def _any_of(state: DWState, when: w.AnyOf, seat: int, scope: Scope) -> bool:
    return any(true(state, one, seat, scope) for one in when.of)


def _all_of(state: DWState, when: w.AllOf, seat: int, scope: Scope) -> bool:
    return all(true(state, one, seat, scope) for one in when.of)


_TESTS: dict[type[w.Condition], Callable[[DWState, Any, int, Scope], bool]] = {
    w.Counted: _counted,
    w.Alive: _alive,
    w.IsAt: _is_at,
    w.InPlay: _in_play,
    w.InDeck: _in_deck,
    w.DamageMax: _damage_max,
    w.OwnAt: _own_at,
    w.OwnDamage: _own_damage,
    w.OnlySurvivorAt: _only_at,
    w.SharesWith: _shares,
    w.TwoAlone: _two_alone,
    w.ActorFree: _actor_free,
    w.ActiveExiled: _active_exiled,
    w.Happened: _happened,
    w.ItemInPlay: _item_in_play,
    w.Built: _built,
    w.Flag: _flag,
    w.Not: _not,
    w.AnyOf: _any_of,
    w.AllOf: _all_of,
}
