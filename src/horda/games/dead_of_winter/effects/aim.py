"""Finds the survivors that an operation is about; where the card leaves a choice, it asks."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.option import STOP, PickSurvivor
from horda.games.dead_of_winter.base.state import NOBODY, DWState
from horda.games.dead_of_winter.base.table import (
    INFLUENCE,
    by_influence,
    damage,
    everybody,
    in_play,
    of_exiled,
    own,
    people_at,
)
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.who import Group, Named, Role, Take, Who
from horda.games.dead_of_winter.cards.words import COLONY, Where
from horda.games.dead_of_winter.effects.meeting import meeting
from horda.games.dead_of_winter.effects.script import Doing
from horda.games.dead_of_winter.effects.spots import spot

Can = Callable[[int], bool]
ACTING = {
    Role.SELF, Role.MOVED, Role.SEARCHING, Role.ATTACKER, Role.ACTOR, Role.WIELDER,
    Role.PILL_TAKER, Role.HEALED,
}  # fmt: skip
"""Roles of the one survivor that acts."""


def anybody(one: int) -> bool:
    """Everybody will do."""
    return True


def number_of(named: Named) -> int:
    """Returns the survivor with a card\'s name."""
    return BOX.survivor_number[named.id]


@cites("DW-CARD-Q12", "DW-CARD-Q13")
def aim(do: Doing, who: Who, can: Can = anybody) -> list[int]:
    """Lists whom an operation hits; those it cannot change are not offered."""
    if isinstance(who, Named):
        one = number_of(who)
        return [one] if in_play(do.state, one) else []
    if isinstance(who, Group):
        return _group(do, who, can)
    if who in ACTING:
        return _alive(do.state, do.scope.survivor)
    return _ROLES[who](do, can)


def _alive(state: DWState, one: int) -> list[int]:
    return [one] if 0 <= one < len(state.owner) and in_play(state, one) else []


def one_of(do: Doing, people: Iterable[int], can: Can, seat: int | None = None) -> list[int]:
    """Lets the chooser pick one; whoever it is, is `that survivor` from then on."""
    fit = [one for one in by_influence(people) if can(one)]
    if not fit:
        return []
    asked = do.seat if seat is None else seat
    chosen = do.ask(asked, "dw-pick-survivor", [PickSurvivor(one) for one in fit])
    do.scope = replace(do.scope, that=chosen)
    return [chosen]


# -- roles -----------------------------------------------------------------------------------


def _new(do: Doing, can: Can) -> list[int]:
    return _alive(do.state, do.scope.new if do.scope.new >= 0 else do.scope.survivor)


@cites("DW-CARD-Q13")
def that_one(do: Doing, can: Can = anybody) -> list[int]:
    """Returns the survivor chosen before, or the one that met the trigger."""
    if do.scope.that >= 0:
        return _alive(do.state, do.scope.that)
    found = meeting(do.state, do.source)
    return one_of(do, found, anybody, do.state.active) if found else []


def _both(do: Doing, can: Can) -> list[int]:
    return meeting(do.state, do.source)


def _leader(do: Doing, can: Can) -> list[int]:
    return _alive(do.state, do.state.leader[do.seat])


def _chosen_own(do: Doing, can: Can) -> list[int]:
    return one_of(do, own(do.state, do.seat), can)


def _chosen_any(do: Doing, can: Can) -> list[int]:
    return one_of(do, everybody(do.state), can)


def _each_own(do: Doing, can: Can) -> list[int]:
    return own(do.state, do.seat)


def _those(do: Doing, can: Can) -> list[int]:
    return [one for one in do.scope.those if in_play(do.state, one)]


def _of_giver(do: Doing, can: Can) -> list[int]:
    return own(do.state, do.scope.player) if do.scope.player >= 0 else []


def _of_active(do: Doing, can: Can) -> list[int]:
    return own(do.state, do.state.active)


def _everybody(do: Doing, can: Can) -> list[int]:
    return everybody(do.state)


def _same_place(do: Doing, can: Can) -> list[int]:
    place = spot(do, Where.SAME)
    return one_of(do, people_at(do.state, place), can) if place >= 0 else []


def _near_own(do: Doing, can: Can) -> list[int]:
    return one_of(do, near(do.state, do.seat), can)


def near(state: DWState, seat: int) -> list[int]:
    """Lists own survivors and all that share a location with one."""
    places = {state.where[one] for one in own(state, seat)}
    return [one for one in everybody(state) if state.where[one] in places]


def _lowest_follower(do: Doing, can: Can) -> list[int]:
    leader = do.state.leader[do.seat]
    return [one for one in own(do.state, do.seat) if one != leader][:1]


def _own_with_exiled(do: Doing, can: Can) -> list[int]:
    return that_one(do)


def _the_exiled(do: Doing, can: Can) -> list[int]:
    mine = that_one(do)
    if not mine:
        return []
    there = people_at(do.state, do.state.where[mine[0]])
    kept = do.scope
    found = one_of(do, (one for one in there if of_exiled(do.state, one)), can)
    do.scope = kept
    return found


def _beside_exiled(do: Doing, can: Can) -> list[int]:
    places = {do.state.where[one] for one in own(do.state, do.seat)}
    people = [one for one in everybody(do.state) if do.state.where[one] in places]
    return one_of(do, (one for one in people if not of_exiled(do.state, one)), can)


def _wielder_and_hurt(do: Doing, can: Can) -> list[int]:
    carrier = do.scope.survivor
    others = [one for one in hurt_beside(do.state, carrier) if can(one)]
    return [carrier, *one_of(do, others, can)] if others else []


def hurt_beside(state: DWState, survivor: int) -> list[int]:
    """Lists the others at a survivor\'s place who have damage and are not exiled."""
    there = people_at(state, state.where[survivor])
    return [
        one for one in there
        if one != survivor and damage(state, one) and not of_exiled(state, one)
    ]  # fmt: skip


_ROLES: dict[Role, Callable[[Doing, Can], list[int]]] = {
    Role.NEW: _new,
    Role.THAT: that_one,
    Role.BOTH: _both,
    Role.LEADER: _leader,
    Role.CHOSEN_OWN: _chosen_own,
    Role.CHOSEN_ANY: _chosen_any,
    Role.EACH_OWN: _each_own,
    Role.EACH_OF_GIVER: _of_giver,
    Role.THOSE: _those,
    Role.ALL_ACTIVE: _of_active,
    Role.ALL: _everybody,
    Role.SAME_PLACE: _same_place,
    Role.NEAR_OWN: _near_own,
    Role.LOWEST_FOLLOWER: _lowest_follower,
    Role.OWN_WITH_EXILED: _own_with_exiled,
    Role.THE_EXILED: _the_exiled,
    Role.BESIDE_EXILED: _beside_exiled,
    Role.WIELDER_AND_HURT: _wielder_and_hurt,
}


# -- groups ----------------------------------------------------------------------------------


@cites("DW-CARD-04", "DW-CARD-Q12")
def _group(do: Doing, who: Group, can: Can) -> list[int]:
    fit = fitting(do.state, who, do.seat, do.scope.survivor)
    if who.place is not None and who.place is not Where.OUTSIDE:
        place = spot(do, who.place, lambda at: any(can(o) for o in fit if do.state.where[o] == at))
        fit = [one for one in fit if do.state.where[one] == place]
    fit = _but(do, who, fit)
    if who.take is Take.EACH:
        return fit
    if who.take in (Take.LOWEST, Take.HIGHEST):
        return _extreme(do, who, fit)
    if who.take is Take.ONE:
        return _one(do, who, fit, can)
    plus = [number_of(who.plus)] if who.plus else []
    found = _up_to(do, who.n, fit, can, free=who.take is Take.UP_TO)
    found = [*(one for one in plus if in_play(do.state, one)), *found]
    do.scope = replace(do.scope, those=tuple(found))
    return found


def _one(do: Doing, who: Group, fit: list[int], can: Can) -> list[int]:
    """One of them; anywhere outside, `that location` is where the one chosen stands."""
    found = one_of(do, fit, can)
    if found and who.place is Where.OUTSIDE and do.scope.place < 0:
        do.scope = replace(do.scope, place=do.state.where[found[0]])
    return found


def _but(do: Doing, who: Group, people: list[int]) -> list[int]:
    if who.but is None:
        return people
    if isinstance(who.but, Named):
        left_out = [number_of(who.but)]
    else:
        left_out = that_one(do) if who.but is Role.THAT else [do.scope.survivor]
    return [one for one in people if one not in left_out]


def _extreme(do: Doing, who: Group, people: list[int]) -> list[int]:
    highest = who.take is Take.HIGHEST
    found = sorted(people, key=INFLUENCE.__getitem__, reverse=highest)[: who.n]
    if who.mark and found:
        do.scope = replace(do.scope, that=found[0])
    return by_influence(found)


def _up_to(do: Doing, n: int, people: list[int], can: Can, *, free: bool) -> list[int]:
    """As many as the chooser wants up to a number; if not `free`, as many as there are."""
    chosen: list[int] = []
    fit = [one for one in people if can(one)]
    if not free and len(fit) <= n:
        return fit
    while fit and len(chosen) < n:
        stop = [STOP] if free else []
        prompt = "dw-pick-survivor-more" if free else "dw-pick-survivor"
        one = do.ask(do.seat, prompt, [*(PickSurvivor(one) for one in fit), *stop])
        if one < 0:
            break
        chosen.append(one)
        fit.remove(one)
    return chosen


def fitting(state: DWState, who: Group, seat: int, survivor: int = -1) -> list[int]:
    """Lists those who fit what a group says, but for the place and whom it leaves out."""
    people = everybody(state)
    if who.owner == "own":
        people = [one for one in people if state.owner[one] == seat]
    elif who.owner == "others":
        people = [one for one in people if state.owner[one] != seat]
    elif who.owner == "non_exiled":
        people = [one for one in people if not of_exiled(state, one)]
    if who.place is Where.OUTSIDE:
        people = [one for one in people if state.where[one] != COLONY]
    if who.with_ is not None:
        carrier = number_of(who.with_)
        here = state.where[carrier] if state.owner[carrier] != NOBODY else -1
        people = [one for one in people if state.where[one] == here]
    return [one for one in people if _fits(state, who, one)]


def _fits(state: DWState, who: Group, one: int) -> bool:
    card = BOX.survivors[one]
    return (
        (not who.human or card.human)
        and damage(state, one) >= who.damage_min
        and (not who.influence_max or card.influence <= who.influence_max)
    )
