"""What operations do to survivors, and which rules they leave behind."""

from typing import Any

from tests.games.dead_of_winter.oracle.core import Oracle, Unknown, op
from tests.games.dead_of_winter.oracle.finding import spot
from tests.games.dead_of_winter.oracle.whom import aim, fitting, left_out, seat_of, seats_of
from tests.games.dead_of_winter.oracle.world import (
    COLONY,
    DECK,
    GONE,
    NUMBER,
    PLACE,
    Json,
    item,
)

TAKES = {
    "any": ("wound", "frostbite"), "wound": ("wound",), "frostbite": ("frostbite",),
    "despair": ("despair",), "any_or_despair": ("wound", "frostbite", "despair"),
}  # fmt: skip
KINDS = ("wound", "frostbite", "despair")


def row(oracle: Oracle, kind: str) -> list[int]:
    """The tokens of a kind."""
    world = oracle.world
    rows: dict[str, Any] = {"wound": world.wounds, "frostbite": world.frost,
                            "despair": world.despair}  # fmt: skip
    found: list[int] = rows[kind]
    return found


@op("wound")
def _wound(oracle: Oracle, one: Json) -> None:
    targets = aim(oracle, one["target"])
    n = one.get("n", 1)
    number = oracle.number if n == "difference" else oracle.many(n, 99)
    for who in targets:
        oracle.hurt(who, one.get("kind", "wound"), number)


@op("heal")
def _heal(oracle: Oracle, one: Json) -> None:
    kinds = TAKES[one["kinds"]]

    def tokens(who: int) -> int:
        return sum(row(oracle, kind)[who] for kind in kinds)

    targets = aim(oracle, one["target"], lambda who: tokens(who) > 0)
    plans = [(who, _plan(oracle, one["n"], who, kinds, tokens(who))) for who in targets]
    for who, plan in plans:
        for kind in plan:
            row(oracle, kind)[who] -= 1
    if len(targets) == 1:
        oracle.that = targets[0]


def _plan(oracle: Oracle, n: Any, who: int, kinds: tuple[str, ...], there: int) -> list[str]:
    number = oracle.many(n, there)
    left = {kind: row(oracle, kind)[who] for kind in kinds}
    plan: list[str] = []
    for _ in range(number):
        fit = [kind for kind in kinds if left[kind]]
        if number == there:
            kind = fit[0]
        else:
            kind = KINDS[oracle.ask(oracle.seat, "dw-pick-kind", [KINDS.index(k) for k in fit])]
        left[kind] -= 1
        plan.append(kind)
    return plan


@op("exposure")
def _exposure(oracle: Oracle, one: Json) -> None:
    targets = aim(oracle, one["target"])
    times = one.get("times", 1)
    if times == "d6":
        times = oracle.die() if targets else 0
    for who in targets:
        oracle.expose(who, times)


@op("distribute_wounds")
def _distribute(oracle: Oracle, one: Json) -> None:
    out = left_out(oracle, one["among"])
    fit = [who for who in fitting(oracle, one["among"]) if who not in out]
    if fit:
        chosen = [oracle.ask(oracle.seat, "dw-pick-survivor", fit) for _ in range(one["n"])]
        for who in dict.fromkeys(chosen):
            oracle.hurt(who, "wound", chosen.count(who))


@op("kill_survivor")
def _kill(oracle: Oracle, one: Json) -> None:
    for who in aim(oracle, one["target"]):
        oracle.doom(who, free=not one.get("morale", True))


@op("remove_survivor")
def _remove(oracle: Oracle, one: Json) -> None:
    for who in aim(oracle, one["target"]):
        if one.get("with_equipment"):
            oracle.world.removed += list(oracle.world.gear[who].elements())
            oracle.world.gear[who].clear()
        oracle.vanish(who, GONE)


@op("return_survivor_to_deck")
def _return(oracle: Oracle, one: Json) -> None:
    for who in aim(oracle, one["target"]):
        oracle.vanish(who, DECK)
        oracle.world.people.append(who)


@op("place_survivor")
def _place(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    targets = aim(oracle, one["target"])
    if one.get("over"):
        raise Unknown("a place beyond its spaces")
    where = spot(oracle, one["where"])
    if where < 0 or not targets:
        return
    moving = [
        who
        for who in targets
        if world.where[who] != where and not (where == COLONY and world.is_exiled(world.owner[who]))
    ]
    if one.get("swap"):
        _swap(oracle, moving, where)
    for who in moving:
        if world.room(where):
            world.where[who] = where


def _swap(oracle: Oracle, moving: list[int], where: int) -> None:
    """Others may be sent home to make room."""
    world = oracle.world
    lacking = len(moving) - world.room(where)
    others = [o for o in world.people_at(where) if o not in moving
              and not world.is_exiled(world.owner[o])]  # fmt: skip
    home, away = world.room(COLONY), list[int]()
    while lacking > len(away) and others and home > len(away):
        who = oracle.ask(oracle.seat, "dw-pick-survivor-more", [*others, -1])
        if who == -1:
            break
        others.remove(who)
        away.append(who)
    for who in away:
        world.where[who] = COLONY


# -- groups ------------------------------------------------------------------------------------


@op("add_survivor")
def _add(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    seat = seat_of(oracle, one["owner"]) if "owner" in one else oracle.seat
    full = not world.room(COLONY)
    if world.is_exiled(seat):
        full = not any(world.room(place) for place in range(1, 9))
    if full or not world.people:
        return
    if one.get("card", "top") != "top":
        who = NUMBER[one["card"]]
        if who not in world.people:
            return
    elif one.get("of", 1) > 1:
        top = world.people[: one["of"]]
        who = oracle.ask(seat, "dw-pick-newcomer", top)
    else:
        who = world.people[0]
    world.people.remove(who)
    oracle.join(seat, who, leader=one.get("leader", False), wounds=one.get("wounds", 0))
    oracle.new = who


@op("give_survivor")
def _give(oracle: Oracle, one: Json) -> None:
    world, seat = oracle.world, oracle.seat
    mine = len(world.own(seat))
    fewer = [s for s in world.around(seat)[1:] if len(world.own(s)) < mine]
    given = aim(oracle, one["target"])
    if given and fewer:
        over(oracle, given[0], oracle.ask(seat, "dw-pick-seat", fewer))


@op("take_survivor")
def _take(oracle: Oracle, one: Json) -> None:
    for who in aim(oracle, one["target"]):
        over(oracle, who, oracle.seat)


def over(oracle: Oracle, who: int, seat: int) -> None:
    """Somebody changes sides."""
    world = oracle.world
    old = world.owner[who]
    if old == seat:
        return
    if world.is_exiled(seat) and world.where[who] == COLONY:
        raise Unknown("a way out of the colony")
    world.owner[who] = seat
    oracle.mend(old)


@op("each_non_exiled_player_gives_survivor")
def _each_gives(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    seats = [s for s in world.around(world.first) if not world.is_exiled(s)]
    given = [oracle.ask(seat, "dw-give-survivor", world.own(seat)) for seat in seats]
    if len(seats) < 2:
        return
    for n, who in enumerate(given):
        world.owner[who] = seats[(n + 1) % len(seats)]
    for seat in sorted(seats):
        oracle.mend(seat)


@op("remove_from_survivor_deck")
def _drop(oracle: Oracle, one: Json) -> None:
    if NUMBER[one["id"]] in oracle.world.people:
        oracle.world.people.remove(NUMBER[one["id"]])
        oracle.world.where[NUMBER[one["id"]]] = GONE


@op("unequip_to_hand")
def _unequip(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    for who in aim(oracle, one["target"]):
        world.hands[world.owner[who]] += world.gear[who]
        world.gear[who] = type(world.gear[who])()


@op("gain_side_effect")
def _side(oracle: Oracle, one: Json) -> None:
    from tests.games.dead_of_winter.oracle.world import data

    number = [card["id"] for card in data("side_effects")].index(one["card"])
    if not any(number in side for side in oracle.world.side):
        for who in aim(oracle, one["target"]):
            oracle.world.side[who].append(number)


# -- rules that stay ---------------------------------------------------------------------------


def rule(oracle: Oracle, name: str, *, who: int = -1, seat: int = -1, place: int = -1,
         until: str = "end_of_game") -> None:  # fmt: skip
    """A rule lies on the table."""
    oracle.world.rules.append((name, who, seat, place, until))


@op("forbid")
def _forbid(oracle: Oracle, one: Json) -> None:
    place, until = PLACE.get(one.get("place", ""), -1), one.get("until", "end_of_game")
    if "player" in one:
        rule(oracle, "forbid", seat=seat_of(oracle, one["player"]), place=place, until=until)
    elif one["target"] == "all":
        rule(oracle, "forbid", place=place, until=until)
    else:
        for who in aim(oracle, one["target"]):
            rule(oracle, "forbid", who=who, place=place, until=until)


@op("stat_modifier")
def _stat(oracle: Oracle, one: Json) -> None:
    for who in aim(oracle, one["target"]):
        rule(oracle, "stat", who=who)


@op("persistent")
def _persistent(oracle: Oracle, one: Json) -> None:
    mod = one["modifier"]
    place = -1
    if "where" in mod:
        place = spot(oracle, mod["where"])
    who = NUMBER[mod["target"]["id"]] if "target" in mod else -1
    until = mod.get("until", "end_of_game")
    rule(oracle, mod["name"], who=who, seat=oracle.seat, place=place, until=until)


@op("attach")
def _attach(oracle: Oracle, one: Json) -> None:
    mod = one["modifier"]
    for who in aim(oracle, one["target"]):
        place = PLACE.get(mod.get("where", ""), -1)
        rule(oracle, mod["name"], who=who, place=place, until=mod.get("until", "end_of_game"))


@op("attach_to_item")
def _attach_to_item(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    carriers = [o for o in world.everybody()
                if any(item(c)["id"] == one["item"] for c in world.gear[o])]  # fmt: skip
    if oracle.that in carriers:
        rule(oracle, one["modifier"]["name"], who=oracle.that)
    elif carriers:
        mine = [o for o in carriers if world.owner[o] == oracle.seat] or carriers
        rule(oracle, one["modifier"]["name"],
             who=oracle.ask(world.first, "dw-pick-carrier", mine))  # fmt: skip


@op("gain_ability")
def _gain(oracle: Oracle, one: Json) -> None:
    for who in aim(oracle, one["target"]):
        rule(oracle, "ability", who=who, place=PLACE.get(one["location"], -1))


@op("reduce_added_zombies")
def _reduce(oracle: Oracle, one: Json) -> None:
    if "until" in one:
        rule(oracle, "reduce", place=spot(oracle, one["where"]), until=one["until"])


@op("skip_exposure")
def _skip(oracle: Oracle, one: Json) -> None:
    if one.get("target") == "all_of_active_player":
        rule(oracle, "skip", seat=oracle.world.active, until=one.get("until", "end_of_turn"))


@op("search_extra")
def _search_extra(oracle: Oracle, one: Json) -> None:
    if oracle.source == "item" and oracle.survivor < 0:
        rule(oracle, "search_extra", seat=oracle.seat, until="end_of_turn")


@op("replace_exposure", "replace_wound", "wound_limit", "bite_spread_ignore", "copy_abilities",
    "search_any_die", "noise_look", "attack_bonus", "attack_any_die", "reroll_encounter",
    "keep_played_item", "barricade_bonus", "clean_waste_bonus")  # fmt: skip
def _works_elsewhere(oracle: Oracle, one: Json) -> None:
    """It changes an action, and nothing by itself."""


@op("add_victory_condition")
def _goal(oracle: Oracle, one: Json) -> None:
    rule(oracle, "goal")


@op("skip_next_crisis")
def _skip_next(oracle: Oracle, one: Json) -> None:
    rule(oracle, "skip_crisis")


@op("skip_current_crisis")
def _skip_crisis(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    if world.crisis >= 0:
        world.crises.append(world.crisis)
        world.crisis = -1
    for seat, given in enumerate(world.given):
        world.unseen += given
        world.given[seat] = type(given)()


@op("first_player")
def _first(oracle: Oracle, one: Json) -> None:
    oracle.world.first = seat_of(oracle, one["who"])


@op("extra_die")
def _extra(oracle: Oracle, one: Json) -> None:
    timing = one.get("timing", "now")
    for seat in seats_of(oracle, one.get("who", "self")):
        if timing == "now":
            for _ in range(one["n"]):
                who, value = oracle.log.next_event("DieGained")
                assert who == seat
                oracle.world.dice[seat] = sorted([*oracle.world.dice[seat], value])
        elif timing == "next_round":
            rule(oracle, "extra_die", seat=seat, until="end_of_next_round")
