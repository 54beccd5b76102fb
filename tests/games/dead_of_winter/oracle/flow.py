"""What operations do that hold others together, or that move cards and dice."""

from tests.games.dead_of_winter.oracle.core import Oracle, Surprise, Unknown, op
from tests.games.dead_of_winter.oracle.finding import holds
from tests.games.dead_of_winter.oracle.whom import seat_of, seats_of
from tests.games.dead_of_winter.oracle.world import COLONY, NUMBER, PLACE, Json, item, take

# -- flow --------------------------------------------------------------------------------------


@op("if")
def _if(oracle: Oracle, one: Json) -> None:
    oracle.run(one["then"] if holds(oracle, one["when"]) else one.get("otherwise", []))


@op("choose_one")
def _choose(oracle: Oracle, one: Json) -> None:
    """Which ways are offered is for the tests of offers; what the way does is told here."""
    ways = one["ways"]
    number = 0
    if oracle.log.asked and oracle.log.asked[0][1] == "dw-pick-way":
        seat, _, offered, number = oracle.log.asked.pop(0)
        if seat != oracle.seat or not set(offered) <= set(range(len(ways))):
            raise Surprise(f"ways {offered} of {seat}")
    else:
        fit = [
            n for n, way in enumerate(ways) if all(holds(oracle, w) for w in way.get("when", []))
        ]
        if oracle.guess >= len(fit):
            raise Unknown("which way was the only one")
        number = fit[oracle.guess]
    oracle.run(ways[number].get("cost", []))
    oracle.run(ways[number]["do"])


@op("may")
def _may(oracle: Oracle, one: Json) -> None:
    seat = seat_of(oracle, one.get("who", "self"))
    _, prompt, _, chosen = oracle.log.asked[0]
    if prompt != "dw-may":
        raise Surprise(f"{prompt} instead of dw-may")
    offered = oracle.log.asked[0][2]
    if oracle.ask(seat, "dw-may", offered, auto=False) == 1:
        oracle.run(one["do"])
    del chosen


@op("roll")
def _roll(oracle: Oracle, one: Json) -> None:
    rolled = [oracle.die() for _ in range(one.get("dice", 1))]
    if not one.get("per_die"):
        rolled = [sum(rolled) + (oracle.number if one.get("plus_paid") else 0)]
    for value in rolled:
        for row in one["table"]:
            if row["low"] <= value <= row["high"]:
                oracle.row(row.get("do", []))


@op("roll_each")
def _roll_each(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    people = world.people_at(COLONY)
    if one["of"] == "helpless_at_colony":
        people = [-1] * (world.helpless + world.unruly)
    hits = [who for who in people if one["low"] <= oracle.die() <= one["high"]]
    for who in hits:
        oracle.that = who
        oracle.run(one["do"])


@op("contest")
def _contest(oracle: Oracle, one: Json) -> None:
    world, own = oracle.world, one.get("base", 0)
    if "less_damage" in one:
        own -= world.damage(NUMBER[one["less_damage"]["id"]])
    if "place" in one:
        people = world.people_at(PLACE[one["place"]])
        arms = sum(item(c)["type"] == "weapon" for o in people for c in world.gear[o].elements())
        own += one.get("per_survivor", 0) * len(people) + one.get("per_weapon", 0) * arms
    mine = sum(oracle.die() for _ in range(max(own, 0)))
    theirs = sum(oracle.die() for _ in range(one["enemy"]))
    if mine >= theirs:
        oracle.run(one.get("win", []))
        return
    oracle.number = theirs - mine
    oracle.run(one.get("lose", []))


@op("each_player")
def _each_player(oracle: Oracle, one: Json) -> None:
    asker = oracle.seat
    seats = seats_of(oracle, one.get("who", "all"))
    fit = []
    for seat in seats:
        oracle.seat = seat
        if "when" not in one or holds(oracle, one["when"]):
            fit.append(seat)
    for seat in fit:
        oracle.seat, oracle.that, oracle.player = seat, -1, seat
        oracle.run(one["do"])
    oracle.seat = asker


@op("collective_cost")
def _together(oracle: Oracle, one: Json) -> None:
    """Everybody is asked in turn, clockwise, until the price is there; otherwise nobody pays."""
    world = oracle.world
    seats = [s for s in world.around(world.active) if not world.is_exiled(s)]
    paid: list[tuple[int, int]] = []
    enough = True
    for want in one.get("cards", []):
        got = _collect(oracle, seats, want)
        paid += got
        if len(got) < want.get("n", 1):
            enough = False
            break
    dice = _dice(oracle, seats, one.get("dice", 0)) if enough else []
    enough = enough and len(dice) == one.get("dice", 0)
    survivor = NUMBER.get(one.get("survivor", ""), -1)
    enough = enough and (survivor < 0 or world.alive(survivor))
    for seat, card in paid:
        if not enough:
            world.hands[seat][card] += 1
        elif one.get("removed"):
            world.removed.append(card & 0xFFF)
        else:
            world.waste.append(card)
    for seat, value in dice:
        if enough:
            world.spent[seat] += 1
        else:
            world.dice[seat] = sorted([*world.dice[seat], value])
    if enough and survivor >= 0:
        oracle.vanish(survivor)
    oracle.run(one.get("then", []) if enough else one.get("otherwise", []))


def _collect(oracle: Oracle, seats: list[int], want: Json) -> list[tuple[int, int]]:
    got: list[tuple[int, int]] = []
    for seat in seats:
        while len(got) < want.get("n", 1):
            hand = oracle.world.hands[seat]
            fit = sorted(c for c in hand if hand[c] > 0 and item(c)["type"] in want["types"])
            card = oracle.ask(seat, "dw-pay-together", [*fit, -1], auto=False)
            if card == -1:
                break
            take(hand, card)
            got.append((seat, card))
    return got


def _dice(oracle: Oracle, seats: list[int], n: int) -> list[tuple[int, int]]:
    got: list[tuple[int, int]] = []
    for seat in seats:
        while len(got) < n:
            dice = oracle.world.dice[seat]
            value = oracle.ask(seat, "dw-give-die", [*sorted(set(dice)), -1])
            if value == -1:
                break
            dice.remove(value)
            got.append((seat, value))
    return got


@op("resolve_option")
def _resolve(oracle: Oracle, one: Json) -> None:
    oracle.run(oracle.card["options"][one["n"] - 1]["effects"])


@op("delayed", "grant_one_use", "repeat_this_turn")
def _later(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    if one["op"] == "grant_one_use" and not world.alive(NUMBER[one["survivor"]]):
        return
    when = {"grant_one_use": "one_use", "repeat_this_turn": "repeat"}.get(one["op"])
    if when is None:
        moment = one["moment"]
        later = f"end_of_round_{world.round + 1}"
        when = later if moment == "end_of_next_round" else moment
    world.later.append((when, oracle.seat))
