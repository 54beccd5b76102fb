"""What operations do to places: noise, barricades, traps, bandits."""

from tests.games.dead_of_winter.oracle.board import chosen_spaces, free_spaces, one_by_one
from tests.games.dead_of_winter.oracle.core import Oracle, Unknown, op
from tests.games.dead_of_winter.oracle.finding import raided, spot, spots
from tests.games.dead_of_winter.oracle.whom import aim
from tests.games.dead_of_winter.oracle.world import PLACES, Json, data, entrances


@op("noise")
def _noise(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    for place in spots(oracle, one["where"]):
        if one["n"] == "-all":
            world.noise[place] = 0
            continue
        spaces = PLACES[place]["noise"]
        n = spaces if one["n"] == "fill" else one["n"]
        n = max(min(n, spaces - world.noise[place], 4 - world.noise_made[place]), 0)
        world.noise[place] += n
        world.noise_made[place] += n


@op("move_noise")
def _move_noise(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    here = spot(oracle, "same_location")
    n = world.noise[here]
    fit = [p for p in range(1, 9) if p != here and PLACES[p]["noise"] - world.noise[p] >= n]
    if n and fit:
        to = oracle.ask(oracle.seat, "dw-pick-place", fit)
        world.noise[here], world.noise[to] = 0, world.noise[to] + n


@op("barricade", "place_trap")
def _build(oracle: Oracle, one: Json) -> None:
    if one.get("seal"):
        return
    place = spot(oracle, one["where"], lambda at: sum(free_spaces(oracle, at).values()) > 0)
    if place < 0:
        return
    row = oracle.world.barricades if one["op"] == "barricade" else oracle.world.traps
    n = one.get("n", 1)
    for entrance in chosen_spaces(oracle, place, n if isinstance(n, int) else 99):
        row[entrance] += 1


def barriers(oracle: Oracle, place: int, *, traps: bool) -> dict[int, int]:
    """Barricades of each entrance, with traps where those count."""
    world = oracle.world
    return {e: world.barricades[e] + traps * world.traps[e] for e in entrances(place)}


@op("remove_barricades")
def _remove_barricades(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    places = spots(oracle, one["where"], lambda at: sum(barriers(oracle, at, traps=True).values()))
    picked = [
        e
        for place in places
        for e in one_by_one(oracle, barriers(oracle, place, traps=True), one["n"],
                            "dw-pick-barricade")
    ]  # fmt: skip
    for entrance in picked:
        row = world.barricades if world.barricades[entrance] else world.traps
        row[entrance] -= 1


@op("barricades_to_traps")
def _to_traps(oracle: Oracle, one: Json) -> None:
    picked = [
        e
        for place in spots(oracle, one["where"])
        for e in one_by_one(oracle, barriers(oracle, place, traps=False), one["n"],
                            "dw-pick-barricade")
    ]  # fmt: skip
    for entrance in picked:
        oracle.world.barricades[entrance] -= 1
        oracle.world.traps[entrance] += 1


@op("add_bandits")
def _add_bandits(oracle: Oracle, one: Json) -> None:
    n = one["n"] if isinstance(one["n"], int) else 99
    if one["where"] == "each_location":
        for place in raided():
            _raid(oracle, place, n)
    elif one["where"] == "random_each":
        for _ in range(n):
            _raid(oracle, oracle.die(), 1)
    else:
        place = oracle.die() if one["where"] == "random" else spot(oracle, one["where"])
        _raid(oracle, place, n)


def _raid(oracle: Oracle, place: int, n: int) -> None:
    if place >= 0:
        oracle.world.bandits[place] += min(n, oracle.world.room(place))


@op("remove_bandits")
def _remove_bandits(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    if one["where"] == "any":
        left = {place: world.bandits[place] for place in range(9)}
        free = isinstance(one["n"], dict)
        most = min(one["n"]["up_to"] if free else one["n"], sum(left.values()))
        for _ in range(most):
            fit = [place for place, k in left.items() if k]
            place = oracle.ask(oracle.seat, "dw-pick-bandit", [*fit, *([-1] if free else [])])
            if place == -1:
                return
            left[place] -= 1
            world.bandits[place] -= 1
        return
    place = spot(oracle, one["where"], lambda at: world.bandits[at] > 0)
    if place >= 0:
        world.bandits[place] -= oracle.many(one["n"], world.bandits[place])


@op("attach_to_location")
def _attach_to_location(oracle: Oracle, one: Json) -> None:
    oracle.place = spot(oracle, one["where"])


# -- special zombies ---------------------------------------------------------------------------


@op("remove_special")
def _remove_special(oracle: Oracle, one: Json) -> None:
    if oracle.special >= 0:
        del oracle.world.specials[oracle.special]
        oracle.special = -1


@op("move_special")
def _move_special(oracle: Oracle, one: Json) -> None:
    to = spot(oracle, one["to"])
    if to < 0 or oracle.special < 0:
        return
    kind, at = oracle.world.specials[oracle.special]
    if at == to + 5:
        return
    if oracle.world.space(to + 5) <= 0:
        raise Unknown("a special zombie without a space")
    oracle.world.specials[oracle.special] = (kind, to + 5)


@op("place_special")
def _place_special(oracle: Oracle, one: Json) -> None:
    cards = data("experiments")
    number = [card["id"] for card in cards].index(one["type"])
    place = spot(oracle, one["where"])
    out = sum(kind == number for kind, _ in oracle.world.specials)
    if oracle.world.space(place + 5) > 0 and out < cards[number]["figures"]:
        oracle.world.specials.append((number, place + 5))
    else:
        oracle.run(one.get("otherwise", []))


@op("take_pill")
def _take_pill(oracle: Oracle, one: Json) -> None:
    (oracle.survivor,) = aim(oracle, "chosen_own")
    table = next(card for card in data("pills") if card["id"] == one["pill"])["table"]
    value = oracle.die()
    for row in table:
        if row["low"] <= value <= row["high"]:
            oracle.row(row.get("do", []))
