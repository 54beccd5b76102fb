"""Positions as tables that people can write: see docs/positions.md."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from horda.core.decks import Deck
from horda.core.errors import BadPosition, Code
from horda.core.game import Table
from horda.games.zombicide.adrenaline import fresh_free
from horda.games.zombicide.content import LEVELS
from horda.games.zombicide.people import change, room, skills
from horda.games.zombicide.rounds import PlayersPhase, Rounds
from horda.games.zombicide.state import (
    BOX,
    CAR_SEATS,
    CARS,
    HANDS,
    KINDS,
    NONE,
    OUT,
    CarState,
    Companion,
    Objective,
    Person,
    ZState,
)
from horda.games.zombicide.turn import BASE_ACTIONS, Turn
from horda.games.zombicide.words import COLOURS, card_word

Z = TypeVar("Z", bound=ZState)

NUMBERS = ("doors", "revealed", "active_spawns", "found", "first", "round", "attack_steps")
DECKS = {"equipment": "base", "pimpweapons": "pimpweapon"}
MASKS = ("empty", "paired")
PILES = ("equipment_out", "starting_out")
SURVIVORS = {one.id: i for i, one in enumerate(BOX.survivors)}
PERSON = (
    "seat", "zone", "health", "adrenaline", "lap", "tokens", "actions", "searched", "slipped",
    "chain", "done", "escaped", "braced",
)  # fmt: skip


def card_id(card: int) -> str:
    """Writes one physical card: its name, and which of the copies it is."""
    copies = [other for other in range(len(BOX.cards)) if BOX.same[other] == BOX.same[card]]
    return f"{card_word(card)}#{copies.index(card) + 1}"


class Cards:
    """Reads cards by name; a name without a number takes the next copy that is not used yet."""

    def __init__(self) -> None:
        self.used: set[int] = set()

    def read(self, text: str) -> int:
        """Returns the number of a card, or -1 for an empty slot."""
        if text in ("", "-"):
            return NONE
        name, _, copy = text.partition("#")
        if name not in BOX.names:
            raise ValueError(f"unknown card {name!r}")
        copies = [c for c in range(len(BOX.cards)) if card_word(c) == name]
        fresh = [c for c in copies if c not in self.used]
        card = copies[int(copy) - 1] if copy else (fresh or copies)[0]
        self.used.add(card)
        return card


def describe(state: ZState) -> Table:
    """Writes everything on and beside the board."""
    table: Table = {name: getattr(state, name) for name in NUMBERS}
    table["survivors"] = {BOX.survivors[p.card].id: _person(p) for p in state.people}
    table["order"] = [BOX.survivors[p.card].id for p in state.people]
    table["companions"] = [_companion(state, one) for one in state.companions]
    table["turn"] = "" if state.turn_of == NONE else table["order"][state.turn_of]
    table["zombies_phase"] = state.zombies_phase
    table["zombies"] = _zombies(state)
    table["noise"] = {str(zone): count for zone, count in enumerate(state.noise) if count}
    table["objectives"] = [
        f"{one.zone} {COLOURS[one.colour]}{' hidden' if one.hidden else ''}"
        for one in state.objectives
    ]
    table["crates"] = list(state.crates)
    table["cars"] = [_car(car, table["order"]) for car in state.cars]
    table["spawns"] = [f"{zone} {COLOURS[colour]}" for zone, colour in state.spawns]
    for name in DECKS:
        table[name] = _deck([card_id(c) for c in getattr(state, name).order], getattr(state, name))
    for name in PILES:
        table[name] = [card_id(card) for card in getattr(state, name)]
    table["zombie_deck"] = _deck([_number(c) for c in state.zombie_deck.order], state.zombie_deck)
    table["zombie_out"] = [_number(card) for card in state.zombie_out]
    kinds = [BOX.zombies[kind].id for kind in state.abomination_deck.order]
    table["abomination_deck"] = _deck(kinds, state.abomination_deck)
    table["abomination_out"] = [BOX.zombies[kind].id for kind in state.abomination_out]
    for name in MASKS:
        bits = getattr(state, name)
        table[name] = [card_id(c) for c in range(len(BOX.cards)) if bits >> c & 1]
    return table


def _person(person: Person) -> Table:
    table: Table = {name: getattr(person, name) for name in PERSON}
    table["level"] = LEVELS[person.level]
    table["skills"] = [BOX.skill_key(skill) for skill in person.skills]
    table["used"] = [BOX.skill_key(skill) for skill in person.used]
    slots = ["-" if card == NONE else card_id(card) for card in person.slots]
    table["hands"], table["backpack"] = slots[:HANDS], slots[HANDS:]
    table["free"] = list(person.free)
    return table


def _car(car: CarState, order: list[str]) -> Table:
    return {
        "kind": CARS[car.kind],
        "zone": car.zone,
        "drivable": car.drivable,
        "crate": car.crate,
        "seats": ["" if who == NONE else order[who] for who in car.seats],
    }


def _read_car(state: ZState, table: Mapping[str, Any], order: list[str]) -> CarState:
    """Reads a car; whoever sits in it is in its Zone."""
    given = dict(table)
    seats = [order.index(who) if who else NONE for who in given.pop("seats", ())]
    seats += [NONE] * (CAR_SEATS - len(seats))
    kind = CARS.index(given.pop("kind"))
    car = CarState(kind=kind, seats=tuple(seats), **given)
    for who in seats:
        if who != NONE:
            change(state, who, zone=car.zone)
    return car


def _companion(state: ZState, one: Companion) -> Table:
    leader = "" if one.leader == NONE else BOX.survivors[state.people[one.leader].card].id
    return {"card": BOX.survivors[one.card].id, "zone": one.zone, "leader": leader}


def _zombies(state: ZState) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for i, count in enumerate(state.zombies):
        if count:
            found.setdefault(str(i // KINDS), {})[BOX.zombies[i % KINDS].id] = count
    return found


def _deck(order: list[Any], deck: Deck) -> dict[str, Any]:
    return {"drawn": order[: deck.drawn], "left": order[deck.drawn :]}


def _number(card: int) -> int:
    return BOX.zombie_cards[card].number


def pose(state: Z, table: Mapping[str, Any]) -> Z:
    """Lays a described position out; what is left out has its usual value."""
    try:
        _pose(state, table)
    except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
        raise BadPosition(Code.BAD_POSITION, f"position: {error!r}") from None
    return state


def _pose(state: ZState, table: Mapping[str, Any]) -> None:
    state.doors = state.board.start_doors
    for name in NUMBERS:
        setattr(state, name, table.get(name, getattr(state, name)))
    cards = Cards()
    survivors = table.get("survivors", {})
    order = table.get("order", list(survivors))
    state.people = tuple(_read_person(who, survivors[who], cards) for who in order)
    companions = table.get("companions", ())
    state.companions = tuple(_read_companion(one, order) for one in companions)
    _pose_board(state, table)
    state.cars = tuple(_read_car(state, car, order) for car in table.get("cars", ()))
    _pose_decks(state, table, cards)
    state.zombies_phase = table.get("zombies_phase", False)
    turn = table.get("turn", order[0] if order else "")
    state.turn_of = order.index(turn) if turn else NONE
    seat = state.people[state.turn_of].seat if turn else state.first
    phase = PlayersPhase(seat, state.config.players)
    state.stack = (Rounds(), phase, Turn(state.turn_of)) if turn else (Rounds(), phase)
    state.at = (1, 2, 1) if turn else (1, 0)
    if turn and "actions" not in survivors[turn]:
        owned = skills(state, state.turn_of)
        actions = BASE_ACTIONS + owned.count(BOX.skill_ids["plus_1_action"])
        free = fresh_free(state, state.turn_of, owned)
        change(state, state.turn_of, actions=actions, free=free)


def _read_person(who: str, table: Mapping[str, Any], cards: Cards) -> Person:
    if who not in SURVIVORS:
        raise ValueError(f"unknown Survivor {who!r} (known: {', '.join(SURVIVORS)})")
    card = SURVIVORS[who]
    known = {*PERSON, "level", "skills", "used", "hands", "backpack", "free"}
    if set(table) - known:
        raise ValueError(f"unknown field {sorted(set(table) - known)[0]!r} of {who}")
    given = {name: table[name] for name in PERSON if name in table}
    adrenaline = table.get("adrenaline", 0)
    level = LEVELS.index(table["level"]) if "level" in table else BOX.level(adrenaline)
    usual = [skills[0] for skills in BOX.survivor_skills[card][: level + 1]]
    skills = [BOX.skill_ids[key] for key in table["skills"]] if "skills" in table else usual
    hands = [cards.read(text) for text in table.get("hands", ())]
    pack = [cards.read(text) for text in table.get("backpack", ())]
    hands += [NONE] * (HANDS - len(hands))
    pack += [NONE] * (room(tuple(skills)) - HANDS - len(pack))
    fields = {"seat": 0, "zone": OUT, "health": BOX.survivors[card].health} | given
    return Person(
        card=card,
        level=level,
        skills=tuple(skills),
        slots=tuple(hands + pack),
        free=tuple(table.get("free", (0,) * 7)),
        used=tuple(BOX.skill_ids[key] for key in table.get("used", ())),
        **fields,
    )


def _read_companion(table: Mapping[str, Any], order: list[str]) -> Companion:
    if table["card"] not in SURVIVORS:
        raise ValueError(f"unknown Companion {table['card']!r} (known: {', '.join(SURVIVORS)})")
    if set(table) - {"card", "zone", "leader"}:
        raise ValueError(f"unknown field of the Companion {table['card']}")
    leader = order.index(table["leader"]) if table.get("leader") else NONE
    zone = OUT if leader != NONE else table["zone"]
    return Companion(SURVIVORS[table["card"]], zone, leader)


def _pose_board(state: ZState, table: Mapping[str, Any]) -> None:
    for zone, kinds in table.get("zombies", {}).items():
        for kind, count in kinds.items():
            state.zombies[int(zone) * KINDS + BOX.zombie_ids[kind]] = count
    for zone, count in table.get("noise", {}).items():
        state.noise[int(zone)] = count
    state.objectives = tuple(_objective(text) for text in table.get("objectives", ()))
    state.crates = tuple(table.get("crates", ()))
    spawns = (text.split() for text in table.get("spawns", ()))
    state.spawns = tuple((int(zone), COLOURS.index(colour)) for zone, colour in spawns)


def _objective(text: str) -> Objective:
    zone, colour, *hidden = text.split()
    return Objective(int(zone), COLOURS.index(colour), bool(hidden))


def _pose_decks(state: ZState, table: Mapping[str, Any], cards: Cards) -> None:
    for name in PILES:
        setattr(state, name, tuple(cards.read(text) for text in table.get(name, ())))
    for name in DECKS:
        setattr(state, name, _read_deck(table.get(name, ()), cards.read))
    numbers = {card.number: i for i, card in enumerate(BOX.zombie_cards)}
    state.zombie_deck = _read_deck(table.get("zombie_deck", ()), numbers.__getitem__)
    state.zombie_out = tuple(numbers[n] for n in table.get("zombie_out", ()))
    kinds = BOX.zombie_ids
    state.abomination_deck = _read_deck(table.get("abomination_deck", ()), kinds.__getitem__)
    state.abomination_out = tuple(kinds[k] for k in table.get("abomination_out", ()))
    for name in MASKS:
        setattr(state, name, sum(1 << cards.read(text) for text in table.get(name, ())))


def _read_deck(table: Any, read: Any) -> Deck:
    if isinstance(table, Mapping):
        drawn = [read(card) for card in table["drawn"]]
        return Deck((*drawn, *(read(card) for card in table["left"])), len(drawn))
    cards: Iterable[Any] = table
    return Deck(tuple(read(card) for card in cards))
