"""Whom and where a card means, and whether what it asks for holds: read from its words alone."""

from typing import Any

from tests.games.dead_of_winter.oracle.core import Oracle, Unknown, place_is
from tests.games.dead_of_winter.oracle.world import (
    COLONY,
    GRAVE,
    HIDEOUT,
    NUMBER,
    PLACE,
    SURVIVORS,
    Json,
    World,
)

OUTSIDE = list(range(1, 9))
EVERYWHERE = list(range(9))


def stands(where: str, place: int) -> bool:
    """Whether a place is what the card calls so."""
    return where == "any" or (where == "non_colony" and place != COLONY) or place_is(where, place)


# -- who met the trigger -----------------------------------------------------------------------


def met(oracle: Oracle) -> list[int]:
    """The survivors that the trigger of this card speaks of."""
    world, seat = oracle.world, oracle.world.active
    for when in oracle.trigger.get("when", []):
        found = _met(world, seat, when)
        if found is not None:
            return [one for one in found if world.alive(one)]
    named = [NUMBER[w["id"]] for w in oracle.trigger.get("when", []) if w["is"] == "in_play"]
    return [one for one in named[:1] if world.alive(one)]


def _met(world: World, seat: int, when: Json) -> list[int] | None:
    mine = world.own(seat)
    if when["is"] == "own_at":
        there = [one for one in mine if stands(when["place"], world.where[one])]
        least = when.get("zombies", 0)
        return [one for one in there if world.zombies_at(world.where[one]) >= least]
    if when["is"] == "own_damage":
        row = {"wound": world.wounds, "frostbite": world.frost, "despair": world.despair}
        return [
            one
            for one in mine
            if row[when["kind"]][one] >= when.get("min", 1)
            and ("place" not in when or stands(when["place"], world.where[one]))
        ]
    if when["is"] == "only_survivor_at":
        there = [one for one in world.everybody() if stands(when["place"], world.where[one])]
        return there if len(there) == 1 and world.owner[there[0]] == seat else []
    if when["is"] == "two_alone":
        return _two_alone(world, seat)
    return _sharing(world, seat, when) if when["is"] == "shares_with" else None


def _two_alone(world: World, seat: int) -> list[int]:
    for place in OUTSIDE:
        there = world.people_at(place)
        human = all(SURVIVORS[one].get("human", True) for one in there)
        if len(there) == 2 and human and all(world.owner[one] == seat for one in there):
            return there
    return []


def _sharing(world: World, seat: int, when: Json) -> list[int]:
    found = []
    for one in world.own(seat):
        if when.get("id") and SURVIVORS[one]["id"] != when["id"]:
            continue
        place = world.where[one]
        others = [o for o in world.people_at(place) if world.owner[o] != seat]
        banished = [o for o in others if world.is_exiled(world.owner[o])]
        fits = {
            "bandit": bool(world.bandits[place]),
            "exiled": not world.is_exiled(seat) and bool(banished),
            "non_exiled": world.is_exiled(seat) and len(banished) < len(others),
            "one_of_another": len(others) == 1,
        }
        if fits[when["sort"]]:
            found.append(one)
    return found


# -- conditions --------------------------------------------------------------------------------


def count(oracle: Oracle, of: str) -> int:
    """Counts something on the table."""
    world, seat = oracle.world, oracle.seat
    place = oracle.place if oracle.place >= 0 else world.where[oracle.survivor]
    simple = {
        "helpless": world.helpless + world.unruly, "unruly": world.unruly, "food": world.food,
        "morale": world.morale, "waste": len(world.waste), "starvation": world.starvation,
        "hand": world.hands[seat].total(), "own_survivors": len(world.own(seat)),
        "unused_dice": len(world.dice[seat]), "survivors_killed": world.where.count(GRAVE),
        "zombies_at_colony": world.zombies_at(COLONY), "bandits": sum(world.bandits),
        "noise_made": oracle.noise, "improvements": len(world.built),
        "special_zombies": len(world.specials), "kills_this_turn": world.kills,
    }  # fmt: skip
    if of in simple:
        return int(simple[of])
    if of == "bandits_here":
        return int(world.bandits[place])
    if of == "noise_here":
        return int(world.noise[place])
    if of == "others_here":
        return len(world.people_at(place)) - 1
    raise Unknown(of)


def one_of_role(oracle: Oracle, target: Any) -> int:
    """The survivor that a condition speaks of."""
    if isinstance(target, dict):
        return NUMBER[target["id"]]
    if target == "that_survivor":
        return oracle.that
    if target == "new_survivor" and oracle.new >= 0:
        return oracle.new
    return oracle.survivor


def holds(oracle: Oracle, when: Json) -> bool:
    """Whether a condition holds."""
    kind, world = when["is"], oracle.world
    if kind == "count":
        n = count(oracle, when["of"])
        return bool(when.get("min", n) <= n <= when.get("max", n))
    if kind in ("alive", "at"):
        one = one_of_role(oracle, when["target"])
        return world.alive(one) and (kind == "alive" or stands(when["place"], world.where[one]))
    if kind == "in_play":
        return _in_play(oracle, when)
    if kind == "not":
        return not holds(oracle, when["of"])
    if kind == "any_of":
        return any(holds(oracle, one) for one in when["of"])
    if kind == "all_of":
        return all(holds(oracle, one) for one in when["of"])
    if kind in ("own_at", "shares_with"):
        return bool(_met(world, oracle.seat, when))
    if kind == "flag":
        return _flag(oracle, when["name"])
    raise Unknown(kind)


def _in_play(oracle: Oracle, when: Json) -> bool:
    world, one = oracle.world, NUMBER[when["id"]]
    if not world.alive(one) or (when.get("own") and world.owner[one] != oracle.seat):
        return False
    if when.get("not_exiled") and world.is_exiled(world.owner[one]):
        return False
    return "place" not in when or stands(when["place"], world.where[one])


def _flag(oracle: Oracle, name: str) -> bool:
    world = oracle.world
    if name == "weapon_there":
        from tests.games.dead_of_winter.oracle.world import item

        there = {world.where[o] for o in world.everybody() if world.is_exiled(world.owner[o])}
        return any(
            world.where[one] in there and any(item(c)["type"] == "weapon" for c in world.gear[one])
            for one in world.own(oracle.seat)
        )
    if name == "special_target":
        return oracle.target == "special"
    if name == "side_trip":
        return COLONY not in (oracle.origin, oracle.place)
    raise Unknown(name)


# -- places ------------------------------------------------------------------------------------


def choices(oracle: Oracle, where: str) -> list[int] | None:
    """The places that a card lets somebody choose from."""
    world = oracle.world
    mine = sorted({world.where[one] for one in world.own(oracle.seat)})
    return {
        "location_with_own_survivor": mine,
        "non_colony_with_own": [place for place in mine if place != COLONY],
        "a_location_with_bandit": [p for p in OUTSIDE if world.bandits[p] and world.room(p)],
        "chosen_noncolony": OUTSIDE,
        "any_noncolony": OUTSIDE,
        "any": EVERYWHERE,
        "any_one_location": EVERYWHERE,
    }.get(where)


def spot(oracle: Oracle, where: str, useful: Any = None) -> int:
    """The one place that is meant."""
    if where in PLACE:
        return PLACE[where]
    open_ = choices(oracle, where)
    if open_ is not None:
        fit = [place for place in open_ if useful is None or useful(place)]
        oracle.place = oracle.ask(oracle.seat, "dw-pick-place", fit) if fit else -1
        return oracle.place
    if where in ("that_location", "destination"):
        return _that(oracle)
    if where == "same_location":
        return oracle.place if oracle.place >= 0 else oracle.world.where[oracle.survivor]
    if where == "random":
        oracle.place = oracle.die()
        return oracle.place
    if where == "origin":
        return oracle.origin
    if where == "most_survivors_noncolony":
        return _most(oracle)
    raise Unknown(where)


def _that(oracle: Oracle) -> int:
    if oracle.place < 0:
        at = sorted({oracle.world.where[one] for one in met(oracle)})
        if at:
            oracle.place = oracle.ask(oracle.world.active, "dw-pick-place", at)
    return oracle.place


def _most(oracle: Oracle) -> int:
    world = oracle.world
    counts = {p: len(world.people_at(p)) for p in range(1, 7)}
    most = max(counts.values())
    if not most:
        return oracle.die()
    fit = [place for place, n in counts.items() if n == most]
    return int(oracle.ask(world.first, "dw-pick-place", fit))


def spots(oracle: Oracle, where: str, useful: Any = None) -> list[int]:
    """All places that are meant."""
    every = {"each_location": EVERYWHERE, "each_noncolony": OUTSIDE, "each_1_6": list(range(1, 7))}
    if where in every:
        return every[where]
    place = spot(oracle, where, useful)
    return [place] if place >= 0 else []


def raided() -> list[int]:
    """Where bandits come: neither the colony nor their own hideout."""
    return [place for place in OUTSIDE if place != HIDEOUT]
