"""What operations do to the colony, to zombies and to places."""

from typing import Any

from tests.games.dead_of_winter.oracle.core import Oracle, op
from tests.games.dead_of_winter.oracle.finding import spot, spots
from tests.games.dead_of_winter.oracle.world import COLONY, Json, entrances, item

# -- the colony --------------------------------------------------------------------------------


@op("morale")
def _morale(oracle: Oracle, one: Json) -> None:
    oracle.morale(one["delta"])


@op("morale_per")
def _morale_per(oracle: Oracle, one: Json) -> None:
    times = (oracle.number + one["per"] - 1) // one["per"]
    if times:
        oracle.morale(times * one["delta"])


@op("food")
def _food(oracle: Oracle, one: Json) -> None:
    by = -oracle.world.food if one["delta"] == "-all" else one["delta"]
    oracle.world.food = max(oracle.world.food + by, 0)


@op("starvation")
def _starvation(oracle: Oracle, one: Json) -> None:
    oracle.world.starvation = max(oracle.world.starvation + one["delta"], 0)


def burn(oracle: Oracle, n: int) -> None:
    """The top cards of the waste pile leave the game."""
    for _ in range(min(n, len(oracle.world.waste))):
        oracle.world.removed.append(oracle.world.waste.pop() & 0xFFF)


@op("waste_remove")
def _waste_remove(oracle: Oracle, one: Json) -> None:
    burn(oracle, oracle.many(one["n"], len(oracle.world.waste)))


@op("clean_waste_extra")
def _clean_more(oracle: Oracle, one: Json) -> None:
    burn(oracle, one["n"])


@op("cancel")
def _cancel(oracle: Oracle, one: Json) -> None:
    if one["what"] == "clean_waste_removal":
        back(oracle, list(oracle.world.cleaned))
        return
    dice = oracle.world.dice[oracle.seat]
    if oracle.noise in dice:
        dice.remove(oracle.noise)
        dice.append(oracle.noise - 1)
        dice.sort()


def back(oracle: Oracle, cards: list[int]) -> None:
    """Removed cards lie on the waste pile again, in the order they had."""
    for card in cards:
        oracle.world.removed.remove(card & 0xFFF)
        oracle.world.waste.append(card)


@op("removed_to_waste")
def _removed_to_waste(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    cards = list(world.cleaned)
    if not one.get("just_cleaned"):
        cards = [
            card
            for card in world.removed
            if item(card)["type"] in one["types"]
            and (one.get("events", True) or item(card)["use"] != "event")
        ]
    n = oracle.many(one["n"], len(cards))
    back(oracle, cards[len(cards) - n :])


# -- helpless people ---------------------------------------------------------------------------


@op("helpless")
def _helpless(oracle: Oracle, one: Json) -> None:
    world, n = oracle.world, one["delta"]
    if n < 0:
        take_away(oracle, -n)
    elif oracle.source == "crisis" or not world.is_exiled(oracle.seat):
        n = min(n, world.room(COLONY))
        if one.get("unruly"):
            world.unruly += n
        else:
            world.helpless += n


def which(oracle: Oracle, n: int) -> list[bool]:
    """Which helpless are meant, the first player says: true is an unruly one."""
    world, chosen = oracle.world, list[bool]()
    calm, wild = world.helpless, world.unruly
    for _ in range(min(n, calm + wild)):
        if calm and wild:
            chosen.append(oracle.ask(world.first, "dw-which-helpless", [1, 0]) == 1)
        else:
            chosen.append(bool(wild))
        calm, wild = calm - (not chosen[-1]), wild - chosen[-1]
    return chosen


def take_away(oracle: Oracle, n: int) -> int:
    """Helpless leave; nobody mourns."""
    chosen = which(oracle, n)
    oracle.world.unruly -= sum(chosen)
    oracle.world.helpless -= len(chosen) - sum(chosen)
    return len(chosen)


@op("remove_helpless")
def _remove_helpless(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    if one.get("unruly"):
        gone = oracle.many(one["n"], world.unruly)
        world.unruly -= gone
    else:
        gone = take_away(oracle, oracle.many(one["n"], world.helpless + world.unruly))
    oracle.number = gone
    for _ in range(gone):
        oracle.run(one.get("each", []))


@op("kill_helpless")
def _kill_helpless(oracle: Oracle, one: Json) -> None:
    for wild in sorted(which(oracle, one["n"])):
        oracle.world.unruly -= wild
        oracle.world.helpless -= not wild
        oracle.morale(-1)


@op("helpless_unruly", "calm_helpless")
def _turn(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    wild = one["op"] == "helpless_unruly"
    n = oracle.many(one["n"], world.helpless if wild else world.unruly)
    world.unruly += n if wild else -n
    world.helpless -= n if wild else -n


# -- zombies -----------------------------------------------------------------------------------


def come(oracle: Oracle, place: int, n: int) -> None:
    """A batch: the first to the first entrance, and so on, each dealt with before the next."""
    gates = entrances(place)
    for k in range(n):
        gate = gates[k % len(gates)]
        if oracle.world.space(gate) > 0:
            oracle.world.zombies[gate] += 1
        else:
            breach(oracle, place, gate)


def breach(oracle: Oracle, place: int, gate: int) -> None:
    """No space: a barricade falls, a trap goes off, or somebody dies."""
    world = oracle.world
    trap = bool(world.traps[gate])
    if trap and world.barricades[gate]:
        trap = oracle.ask(world.first, "dw-which-barrier", [1, 0]) == 1
    if trap:
        world.traps[gate] -= 1
        world.zombies[gate] = 0
    elif world.barricades[gate]:
        world.barricades[gate] -= 1
    else:
        overrun(oracle, place)


def overrun(oracle: Oracle, place: int) -> None:
    """The lowest influence dies; at the colony a helpless one only if nobody else is there."""
    world, people = oracle.world, oracle.world.people_at(place)
    if people:
        oracle.doom(people[0])
        oracle.settle()
    elif place == COLONY and world.helpless + world.unruly:
        wild = bool(world.unruly)
        if world.helpless and world.unruly:
            wild = oracle.ask(world.first, "dw-which-helpless", [1, 0]) == 1
        world.unruly -= wild
        world.helpless -= not wild
        oracle.morale(-1)
    elif place != COLONY:
        world.bandits[place] = 0


@op("add_zombies")
def _add_zombies(oracle: Oracle, one: Json) -> None:
    for place in spots(oracle, one["where"]):
        come(oracle, place, one["n"])


def chosen_zombies(oracle: Oracle, places: list[int], n: Any) -> list[int]:
    """Which zombies, by their entrances: all, or as the chooser picks one by one."""
    left = {e: oracle.world.zombies[e] for place in places for e in entrances(place)}
    return one_by_one(oracle, left, n, "dw-pick-zombie")


def one_by_one(oracle: Oracle, left: dict[int, int], n: Any, prompt: str) -> list[int]:
    """Things at entrances, one after another; with `up to` the chooser may stop."""
    there, free = sum(left.values()), isinstance(n, dict)
    most = min(n["up_to"] if free else n if isinstance(n, int) else there, there)
    if most == there and not free:
        return [entrance for entrance, k in left.items() for _ in range(k)]
    chosen: list[int] = []
    while len(chosen) < most:
        fit = [entrance for entrance, k in left.items() if k]
        picked = oracle.ask(oracle.seat, prompt, [*fit, *([-1] if free else [])])
        if picked == -1:
            break
        chosen.append(picked)
        left[picked] -= 1
    return chosen


def infested(oracle: Oracle, where: str) -> list[int]:
    """Where the zombies meant may stand."""
    if where == "any":
        return list(range(9))
    return spots(oracle, where, lambda place: oracle.world.zombies_at(place) > 0)


@op("remove_zombies")
def _remove_zombies(oracle: Oracle, one: Json) -> None:
    places = infested(oracle, one["where"])
    if one["where"] == "each_location":
        picked = [e for place in places for e in chosen_zombies(oracle, [place], one["n"])]
    else:
        picked = chosen_zombies(oracle, places, one["n"])
    for entrance in picked:
        oracle.world.zombies[entrance] -= 1


@op("kill_zombies")
def _kill_zombies(oracle: Oracle, one: Json) -> None:
    picked = chosen_zombies(oracle, infested(oracle, one["where"]), one["n"])
    for entrance in picked:
        oracle.world.zombies[entrance] -= 1
    killer = oracle.source == "survivor" or (
        oracle.played >= 0 and item(oracle.played)["use"] == "equip"
    )
    rolls = {"none": 0, "one": 1, "each": len(picked)}[one.get("exposure", "none")]
    if picked and killer:
        oracle.expose(oracle.survivor, rolls)


def free_spaces(oracle: Oracle, place: int) -> dict[int, int]:
    """Empty spaces of each entrance."""
    return {e: max(oracle.world.space(e), 0) for e in entrances(place)}


def chosen_spaces(oracle: Oracle, place: int, n: int) -> list[int]:
    """Empty spaces, as the chooser picks; where all are needed, all."""
    left = free_spaces(oracle, place)
    return one_by_one(oracle, left, min(n, sum(left.values())), "dw-pick-space")


@op("move_zombies")
def _move_zombies(oracle: Oracle, one: Json) -> None:
    world, push = oracle.world, one.get("push", False)

    def leads(place: int) -> bool:
        """Zombies there, and for a card that names one of the own places, one to go to."""
        mine = {world.where[own] for own in world.own(oracle.seat)} - {place}
        ends = any(sum(free_spaces(oracle, p).values()) for p in mine)
        return world.zombies_at(place) > 0 and (one["to"] != "location_with_own_survivor" or ends)

    origin = spot(oracle, one["origin"], leads)
    if origin < 0:
        return
    if one["to"] == "any_noncolony":
        _spread(oracle, one, origin)
        return

    def open_to(place: int) -> bool:
        return place != origin and (push or sum(free_spaces(oracle, place).values()) > 0)

    to = spot(oracle, one["to"], open_to)
    if to < 0 or to == origin:
        return
    n = one["n"] if push else capped(one["n"], sum(free_spaces(oracle, to).values()))
    picked = chosen_zombies(oracle, [origin], n)
    onto = chosen_spaces(oracle, to, len(picked))
    for entrance in picked:
        world.zombies[entrance] -= 1
    for entrance in onto:
        world.zombies[entrance] += 1
    if len(picked) > len(onto):
        come(oracle, to, len(picked) - len(onto))


def capped(n: Any, most: int) -> Any:
    """A number, or an `up to`, within what there is room for."""
    return {"up_to": min(n["up_to"], most)} if isinstance(n, dict) else min(n, most)


def _spread(oracle: Oracle, one: Json, origin: int) -> None:
    world = oracle.world
    free = {e: max(world.space(e), 0) for e in range(6, 14)}
    picked = chosen_zombies(oracle, [origin], capped(one["n"], sum(free.values())))
    onto = []
    for _ in picked:
        onto.append(oracle.ask(oracle.seat, "dw-pick-space", [e for e, k in free.items() if k]))
        free[onto[-1]] -= 1
    for entrance, other in zip(picked, onto, strict=True):
        world.zombies[entrance] -= 1
        world.zombies[other] += 1


@op("zombies_to_barricades")
def _to_barricades(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    for _ in range(min(oracle.die(), world.zombies_at(COLONY))):
        fit = [e for e in range(6) if world.zombies[e]]
        entrance = oracle.ask(oracle.seat, "dw-pick-zombie", fit)
        world.zombies[entrance] -= 1
        world.barricades[entrance] += 1
