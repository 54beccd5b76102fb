"""Why something is not offered to a Survivor: the rule that stands in the way."""

from collections.abc import Callable, Sequence

from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.core.words import Arg, Text
from horda.games.zombicide import moves, weapons
from horda.games.zombicide.board import FAR
from horda.games.zombicide.cars import DRIVER, roads
from horda.games.zombicide.companions import has_seat, leaders
from horda.games.zombicide.context import Blow
from horda.games.zombicide.doors import locked
from horda.games.zombicide.goals import goals_met
from horda.games.zombicide.people import can_pay, car_of, carried, zombies_in
from horda.games.zombicide.picture import exits
from horda.games.zombicide.points import (
    FIGHTS,
    HAND_SLOTS,
    MAX_RANGE,
    SEARCH_AGAIN,
    SEARCH_ZONE,
    SIGHT,
)
from horda.games.zombicide.skills import index
from horda.games.zombicide.state import (
    BOX,
    DOOR,
    HANDS,
    MELEE,
    NONE,
    OTHER,
    OUT,
    POLICE_CAR,
    RANGED,
    SEARCH,
    ZState,
)
from horda.games.zombicide.turn import Turn
from horda.games.zombicide.words import card_word

Parts = Sequence[str]
Reason = Callable[[ZState, HookIndex, int, Parts], Refusal | None]
TIRED = ("Z2-ROUND-03",)


def no(reason: str, *rules: str, **args: Arg) -> Refusal:
    """Returns a refusal with its text."""
    return Refusal(rules, Text(f"z2-no-{reason}", args))


def explain(state: ZState, seat: int, key: str) -> Refusal | None:
    """Says why an option of a turn is not offered, or None where the key means nothing."""
    verb, *parts = key.split(":")
    turn = state.stack[-1] if state.stack else None
    reason = REASONS.get(verb)
    if reason is None or not isinstance(turn, Turn) or state.people[turn.who].zone == OUT:
        return None
    try:
        return reason(state, index(state), turn.who, parts)
    except (ValueError, IndexError):
        return None


def _number(parts: Parts, sign: str, limit: int) -> int:
    """Reads `z5` or `d5`; a number that does not exist means nothing."""
    number = int(parts[0].removeprefix(sign))
    if not 0 <= number < limit:
        raise ValueError(parts[0])
    return number


def _walk(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    zone, here = _number(parts, "z", len(state.board.zones)), state.people[who].zone
    if car_of(state, who) != NONE:
        return no("seated", "Z2-CAR-Q1")
    if zone not in state.tables.neighbours[here]:
        between = [d for d in state.board.doors_of[here] if zone in state.board.doors[d].zones]
        if between and zone != here:
            return no("door-closed", "Z2-MOVE-05", "Z2-DOOR-01")
        return no("neighbour", "Z2-MOVE-01", zone=zone)
    price = moves.cost(state, hooks, who)
    if moves.affordable(state, who, price):
        return None
    if price == 1:
        return no("actions", *TIRED)
    return no("cost", "Z2-MOVE-07", "Z2-MOVE-10", cost=price)


def _search(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    person = state.people[who]
    room = bool(state.board.rooms >> person.zone & 1)
    if not hooks.query(SEARCH_ZONE, state, who, room):
        return no("search-street", "Z2-SEARCH-01")
    return _no_search(state, hooks, who)


def _no_search(state: ZState, hooks: HookIndex, who: int) -> Refusal:
    """Says why a Survivor may Search nowhere now."""
    person = state.people[who]
    if zombies_in(state, person.zone):
        return no("search-zombies", "Z2-SEARCH-01")
    if person.searched and not hooks.query(SEARCH_AGAIN, state, who, False):
        return no("search-again", "Z2-SEARCH-03")
    if not can_pay(person, SEARCH):
        return no("actions", *TIRED)
    return no("search-empty", "Z2-SEARCH-04")


def _door(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    person, door = state.people[who], _number(parts, "d", len(state.board.doors))
    if door not in state.board.doors_of[person.zone]:
        return no("door-not-here", "Z2-DOOR-01", "Z2-DOOR-Q1")
    if state.doors >> door & 1:
        return no("door-open", "Z2-DOOR-01")
    if locked(state, door):
        return no("door-locked", "Z2-DOOR-05")
    size = hooks.query(HAND_SLOTS, state, who, HANDS)
    held = [card for card in person.slots[:size] if card != NONE]
    if not any(BOX.cards[card].opens_doors for card in held):
        packed = any(BOX.cards[card].opens_doors for card in carried(person))
        return no("door-tool", *(("Z2-INV-I1",) if packed else ()), "Z2-DOOR-01")
    if not can_pay(person, DOOR):
        return no("actions", *TIRED)
    return _held(state, hooks, who, parts[1])


def _held(state: ZState, hooks: HookIndex, who: int, name: str) -> Refusal | None:
    """Says why a card is not at hand; None where it is."""
    size = hooks.query(HAND_SLOTS, state, who, HANDS)
    slots = state.people[who].slots
    if _named(slots[:size], name):
        return None
    if _named(slots, name):
        return no("card-not-held", "Z2-INV-04")
    return no("not-carried", "Z2-INV-03") if name in BOX.names else None


def _named(slots: Sequence[int], name: str) -> list[int]:
    return [card for card in slots if card != NONE and card_word(card) == name]


def _weapon(state: ZState, hooks: HookIndex, who: int, parts: Parts, mode: str) -> Refusal | None:
    """Says what is wrong with the weapon, or the pair, that was named."""
    name, second = parts[0], parts[1] if len(parts) > 1 else "-"
    wrong = _held(state, hooks, who, name)
    if wrong is not None or name not in BOX.names:
        return wrong
    cards = _named(state.people[who].slots[: hooks.query(HAND_SLOTS, state, who, HANDS)], name)
    if weapons.profile(cards[0], mode) is None:
        return no("weapon-mode", "Z2-MELEE-01" if mode == "melee" else "Z2-RANGED-01")
    loaded = [card for card in cards if weapons.usable(state, card, mode)]
    if not loaded or (second != "-" and len(cards) > 1 and len(loaded) < 2):
        return no("reload", "Z2-RELOAD-01")
    pairs = [one for one, two in weapons.arms(state, hooks, who, mode) if two != NONE]
    if second != "-" and not _named(pairs, name):
        return no("no-pair", "Z2-EQUIP-09")
    return None


def _fights(state: ZState, hooks: HookIndex, who: int, kind: int) -> Refusal | None:
    if not hooks.query(FIGHTS, state, who, True):
        return no("hobomination", "Z2-ABOM-06")
    return None if can_pay(state.people[who], kind) else no("actions", *TIRED)


def _melee(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    if not zombies_in(state, state.people[who].zone):
        return no("melee-zombie", "Z2-MELEE-Q1")
    wrong = _fights(state, hooks, who, MELEE)
    return wrong or _weapon(state, hooks, who, parts, "melee")


def _shoot(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    zone = _number(parts, "z", len(state.board.zones))
    wrong = _fights(state, hooks, who, RANGED)
    wrong = wrong or _weapon(state, hooks, who, parts[1:], "ranged")
    return wrong or _out_of_reach(state, hooks, who, zone, parts[1])


def _out_of_reach(
    state: ZState, hooks: HookIndex, who: int, zone: int, name: str
) -> Refusal | None:
    """Says whether the Zone cannot be seen, or is too near or too far."""
    here = state.people[who].zone
    home = hooks.query(SIGHT, state, who, False)
    view = state.tables.view(dark_mode=state.config.dark_zones, home_defender=home)
    distance = view.range_to[here][zone]
    if distance == FAR:
        return no("sight", "Z2-RANGED-01", zone=zone)
    held = _named(state.people[who].slots, name)
    line = weapons.profile(held[0], "ranged") if held else None
    if line is None:
        return None
    if zone in weapons.zones_in_range(state, hooks, who, held[0]):
        return None
    blow = Blow(who, held[0], "ranged", zone, line.dice, line.damage)
    least, most = line.range_min, hooks.query(MAX_RANGE, state, blow, line.range_max)
    rule = "Z2-RANGED-03" if distance < least else "Z2-RANGED-04"
    return no("range", rule, zone=zone, distance=distance, least=least, most=most)


def _objective(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    zone = state.people[who].zone
    if all(token.zone != zone for token in state.objectives):
        return no("objective", "Z2-OBJ-01")
    return _tired(state, who)


def _crate(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    if state.people[who].zone not in state.crates:
        return no("crate", "Z2-OBJ-01", "Z2-OBJ-03")
    return _tired(state, who)


def _tired(state: ZState, who: int) -> Refusal | None:
    return None if can_pay(state.people[who], OTHER) else no("actions", *TIRED)


def _escape(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    zone = state.people[who].zone
    if "exit" not in state.mission.special:
        return no("exit-none", "Z2-MISSION-04")
    if zone not in exits(state):
        return no("exit", "Z2-MISSION-04")
    if not goals_met(state):
        return no("exit-goals", "Z2-MISSION-Q1")
    return no("exit-zombies", "Z2-MISSION-04") if zombies_in(state, zone) else None


def _reload(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    wrong = _held(state, hooks, who, parts[0])
    if wrong is not None:
        return wrong
    empty = [c for c in _named(state.people[who].slots, parts[0]) if state.empty >> c & 1]
    return _tired(state, who) if empty else no("loaded", "Z2-RELOAD-01")


def _trade(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    person = state.people[who]
    other = next((p for p in state.people if BOX.survivors[p.card].id == parts[0]), None)
    if other is None:
        return None
    if other.zone != person.zone or other is person:
        return no("not-here", "Z2-TRADE-02", who=Text(f"z2-survivor-{parts[0]}"))
    if not (carried(person) or carried(other) or {person.card, other.card} & leaders(state)):
        return no("nothing-to-trade", "Z2-TRADE-02")
    return _tired(state, who)


def _rally(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    one = next((c for c in state.companions if BOX.survivors[c.card].id == parts[0]), None)
    if one is None:
        return None
    name = Text(f"z2-survivor-{parts[0]}")
    if one.leader != NONE:
        return no("led", "Z2-COMP-08", who=name)
    if one.zone != state.people[who].zone:
        return no("not-here", "Z2-COMP-08", who=name)
    return _tired(state, who) if has_seat(state, who) else no("no-seat", "Z2-CAR-Q6", who=name)


def _reorganise(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    if not carried(state.people[who]):
        return no("nothing-to-trade", "Z2-TRADE-01")
    return _tired(state, who)


def _eat(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    if not _named(state.people[who].slots, parts[0]):
        return no("not-carried", "Z2-INV-03") if parts[0] in BOX.names else None
    return no("food", "Z2-EQUIP-Q4")


def _noise(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    return _tired(state, who)


def _car(state: ZState, who: int, parts: Parts) -> int | Refusal:
    """Reads the number of a car that stands where the Survivor is."""
    number = _number(parts, "c", len(state.cars))
    here = state.cars[number].zone == state.people[who].zone
    return number if here else no("car-not-here", "Z2-CAR-03")


def _get_in(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    number = _car(state, who, parts)
    if isinstance(number, Refusal):
        return number
    if car_of(state, who) != NONE:
        return no("seated", "Z2-CAR-07")
    if not state.cars[number].drivable:
        return no("car-parked", "Z2-CAR-02")
    if zombies_in(state, state.people[who].zone):
        return no("car-zombies", "Z2-CAR-07")
    return _tired(state, who) or no("car-full", "Z2-CAR-07", "Z2-CAR-Q6")


def _drive(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    zone, number = _number(parts, "z", len(state.board.zones)), car_of(state, who)
    if number == NONE or state.cars[number].seats[DRIVER] != who:
        return no("not-driver", "Z2-CAR-10")
    if not state.cars[number].drivable:
        return no("car-parked", "Z2-CAR-02")
    if state.board.rooms >> zone & 1:
        return no("car-building", "Z2-CAR-10")
    here = state.cars[number].zone
    if zone not in roads(state, here):
        return no("neighbour", "Z2-CAR-12", "Z2-CAR-13", zone=zone)
    return _tired(state, who) or no("car-dead-end", "Z2-CAR-13", "Z2-CAR-Q3")


def _search_car(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    number = _car(state, who, parts)
    if isinstance(number, Refusal):
        return number
    if state.cars[number].kind != POLICE_CAR:
        return no("car-no-police", "Z2-POLICECAR-01")
    return _no_search(state, hooks, who)


def _loot_car(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    number = _car(state, who, parts)
    if isinstance(number, Refusal):
        return number
    crate = state.cars[number].crate
    return _tired(state, who) if crate else no("crate", "Z2-PIMPCAR-01", "Z2-PIMPCAR-04")


REASONS: dict[str, Reason] = {
    "get-in": _get_in,
    "drive-slow": _drive,
    "drive-fast": _drive,
    "search-car": _search_car,
    "loot-car": _loot_car,
    "walk": _walk,
    "search": _search,
    "open-door": _door,
    "melee": _melee,
    "shoot": _shoot,
    "take-objective": _objective,
    "take-crate": _crate,
    "escape": _escape,
    "reload": _reload,
    "trade": _trade,
    "rally": _rally,
    "reorganise": _reorganise,
    "eat": _eat,
    "make-noise": _noise,
}
"""By the verb of the option, the function that knows what stands in its way."""
