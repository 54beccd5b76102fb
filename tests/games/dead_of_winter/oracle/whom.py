"""Whom a card means: survivors by roles and groups, players by their seats."""

from collections.abc import Callable
from typing import Any

from tests.games.dead_of_winter.oracle.core import Oracle, Unknown
from tests.games.dead_of_winter.oracle.finding import met, spot
from tests.games.dead_of_winter.oracle.world import COLONY, INFLUENCE, NUMBER, SURVIVORS, Json

ACTING = ("self", "moved", "searching", "attacker", "actor", "wielder", "pill_taker", "healed")


def aim(oracle: Oracle, who: Any, can: Any = None) -> list[int]:
    """Whom an operation hits."""
    world = oracle.world
    if isinstance(who, dict):
        if who["who"] == "named":
            return [NUMBER[who["id"]]] if world.alive(NUMBER[who["id"]]) else []
        return group(oracle, who, can)
    if who in ACTING:
        return [oracle.survivor] if world.alive(oracle.survivor) else []
    return role(oracle, who, can)


def pick(oracle: Oracle, people: list[int], can: Any, seat: int | None = None) -> list[int]:
    """One of several, who is `that survivor` from then on."""
    fit = [one for one in people if can is None or can(one)]
    if not fit:
        return []
    asked = oracle.seat if seat is None else seat
    oracle.that = oracle.ask(asked, "dw-pick-survivor", fit)
    return [oracle.that]


def role(oracle: Oracle, who: str, can: Any) -> list[int]:
    """Survivors by what they are to this effect."""
    world, mine = oracle.world, oracle.world.own(oracle.seat)
    if who == "that_survivor":
        if oracle.that >= 0:
            return [oracle.that] if world.alive(oracle.that) else []
        return pick(oracle, met(oracle), None, world.active)
    near = {world.where[one] for one in mine}
    lists: dict[str, Callable[[], list[int]]] = {
        "both": lambda: met(oracle),
        "own_leader": lambda: [world.leader[oracle.seat]],
        "each_own": lambda: mine,
        "all": world.everybody,
        "all_of_active_player": lambda: world.own(world.active),
        "each_of_giver": lambda: world.own(oracle.player) if oracle.player >= 0 else [],
        "those_survivors": lambda: [one for one in oracle.those if world.alive(one)],
        "new_survivor": lambda: [o for o in [max(oracle.new, oracle.survivor)] if world.alive(o)],
        "lowest_influence_own_follower": lambda: [
            one for one in mine if one != world.leader[oracle.seat]
        ][:1],
        "chosen_own": lambda: pick(oracle, mine, can),
        "chosen_any": lambda: pick(oracle, world.everybody(), can),
        "own_or_shares_location_with_own": lambda: pick(
            oracle, [one for one in world.everybody() if world.where[one] in near], can
        ),
        "any_at_same_location": lambda: pick(
            oracle, world.people_at(spot(oracle, "same_location")), can
        ),
    }
    if who == "new_survivor" and oracle.new >= 0:
        return [oracle.new] if world.alive(oracle.new) else []
    if who not in lists:
        return _rare(oracle, who, can)
    return lists[who]()


def _rare(oracle: Oracle, who: str, can: Any) -> list[int]:
    world = oracle.world
    if who == "own_sharing_with_exiled":
        return role(oracle, "that_survivor", can)
    if who == "the_exiled_survivor":
        mine = role(oracle, "that_survivor", can)
        there = world.people_at(world.where[mine[0]]) if mine else []
        kept = oracle.that
        found = pick(oracle, [o for o in there if world.is_exiled(world.owner[o])], can)
        oracle.that = kept
        return found
    if who == "non_exiled_sharing_location":
        near = {world.where[one] for one in world.own(oracle.seat)}
        return pick(oracle, [o for o in world.everybody() if world.where[o] in near
                             and not world.is_exiled(world.owner[o])], can)  # fmt: skip
    if who == "wielder_and_other_damaged":
        here = world.people_at(world.where[oracle.survivor])
        hurt = [o for o in here if o != oracle.survivor and world.damage(o)
                and not world.is_exiled(world.owner[o])]  # fmt: skip
        return [oracle.survivor, *pick(oracle, hurt, can)] if hurt else []
    raise Unknown(who)


def fitting(oracle: Oracle, who: Json) -> list[int]:
    """Who fits the words of a group, wherever they stand."""
    world, seat = oracle.world, oracle.seat
    found = []
    for one in world.everybody():
        owner = world.owner[one]
        free = not world.is_exiled(owner)
        sorts = {"own": owner == seat, "others": owner != seat, "non_exiled": free}
        wanted = sorts.get(who.get("owner", ""), True)
        human = SURVIVORS[one].get("human", True) or not who.get("human")
        low = INFLUENCE[one] <= who.get("influence_max", 999)
        if wanted and human and low and world.damage(one) >= who.get("damage_min", 0):
            found.append(one)
    if who.get("place") == "non_colony":
        found = [one for one in found if world.where[one] != COLONY]
    if "with_" in who:
        carrier = NUMBER[who["with_"]["id"]]
        found = [one for one in found if world.where[one] == world.where[carrier]]
    return found


def group(oracle: Oracle, who: Json, can: Any) -> list[int]:
    """Survivors that fit all that is said."""
    world, fit = oracle.world, fitting(oracle, who)
    where = who.get("place")
    if where is not None and where != "non_colony":
        place = spot(oracle, where, lambda at: any(
            (can is None or can(o)) and world.where[o] == at for o in fit))  # fmt: skip
        fit = [one for one in fit if world.where[one] == place]
    fit = [one for one in fit if one not in left_out(oracle, who)]
    if who["take"] == "each":
        return fit
    if who["take"] in ("lowest", "highest"):
        ordered = sorted(fit, key=lambda one: INFLUENCE[one], reverse=who["take"] == "highest")
        chosen = ordered[: who.get("n", 1)]
        if who.get("mark") and chosen:
            oracle.that = chosen[0]
        return sorted(chosen, key=lambda one: INFLUENCE[one])
    if who["take"] == "one":
        found = pick(oracle, fit, can)
        if found and where == "non_colony" and oracle.place < 0:
            oracle.place = world.where[found[0]]
        return found
    return several(oracle, who, [one for one in fit if can is None or can(one)])


def left_out(oracle: Oracle, who: Json) -> list[int]:
    """Whom a group leaves out."""
    but = who.get("but")
    if but is None:
        return []
    if isinstance(but, dict):
        return [NUMBER[but["id"]]]
    return role(oracle, but, None) if but == "that_survivor" else [oracle.survivor]


def several(oracle: Oracle, who: Json, fit: list[int]) -> list[int]:
    """Exactly so many, or up to so many as the chooser likes."""
    chosen: list[int] = []
    n, free = who.get("n", 1), who["take"] == "up_to"
    if not free and len(fit) <= n:
        chosen = fit
    else:
        prompt = "dw-pick-survivor-more" if free else "dw-pick-survivor"
        while fit and len(chosen) < n:
            one = oracle.ask(oracle.seat, prompt, [*fit, *([-1] if free else [])])
            if one == -1:
                break
            chosen.append(one)
            fit = [other for other in fit if other != one]
    if "plus" in who and oracle.world.alive(NUMBER[who["plus"]["id"]]):
        chosen = [NUMBER[who["plus"]["id"]], *chosen]
    oracle.those = chosen
    return chosen


# -- players -----------------------------------------------------------------------------------


def seat_of(oracle: Oracle, who: str) -> int:
    """The one player who is meant."""
    world = oracle.world
    others = world.around(oracle.seat)[1:]
    if who == "active_player":
        return int(world.active)
    if who == "first_player":
        return int(world.first)
    if who == "that_player":
        return oracle.player if oracle.player >= 0 else oracle.seat
    if who in ("attacker", "searcher"):
        return int(world.owner[oracle.survivor])
    lists = {
        "chosen_other_player": others,
        "another_player_at_colony": [
            s for s in others
            if not world.is_exiled(s) and any(world.where[o] == COLONY for o in world.own(s))
        ],
        "chosen_exiled_player": [s for s in others if world.is_exiled(s)],
    }  # fmt: skip
    if who in lists:
        return choose_seat(oracle, lists[who])
    if who in ("self", "controller"):
        return oracle.seat
    raise Unknown(who)


def choose_seat(oracle: Oracle, seats: list[int]) -> int:
    """Lets the chooser name a player, who is `that player` from then on."""
    if not seats:
        return -1
    oracle.player = oracle.ask(oracle.seat, "dw-pick-seat", seats)
    return oracle.player


def seats_of(oracle: Oracle, who: str) -> list[int]:
    """All players who are meant, in player order."""
    world = oracle.world
    order = world.around(world.first)
    free = [seat for seat in order if not world.is_exiled(seat)]
    lists = {
        "all": order, "non_exiled": free, "all_non_exiled": free,
        "others": [s for s in order if s != oracle.seat],
        "others_non_exiled": [s for s in free if s != oracle.seat],
        "exiled": [s for s in order if world.is_exiled(s)],
        "with_survivor_at_colony": [
            s for s in order if any(world.where[o] == COLONY for o in world.own(s))
        ],
    }  # fmt: skip
    if who in lists:
        return lists[who]
    seat = seat_of(oracle, who)
    return [seat] if seat >= 0 else []
