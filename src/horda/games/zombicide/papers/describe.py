"""Positions as tables that people can write: see docs/positions.md."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import partial
from typing import Any, TypeVar, get_type_hints

from msgspec import ValidationError, convert

from horda.core.decks import Deck
from horda.core.errors import BadPosition, Code
from horda.core.game import Table
from horda.core.game.tables import bare
from horda.games.zombicide.board import bits
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.counting import counted, key_now
from horda.games.zombicide.box.entries import LEVELS
from horda.games.zombicide.papers.own import Written
from horda.games.zombicide.papers.words import COLOURS, card_word
from horda.games.zombicide.rules.adrenaline import fresh_free
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.people import base_health, change, note_brothers, room, skills
from horda.games.zombicide.rules.rounds import PlayersPhase, Rounds
from horda.games.zombicide.rules.state import (
    CAR_SEATS,
    CARS,
    NONE,
    OUT,
    CarState,
    Companion,
    Objective,
    Person,
    ZState,
)
from horda.games.zombicide.rules.turn import BASE_ACTIONS, Turn

Z = TypeVar("Z", bound=ZState)

NUMBERS = ("revealed", "active_spawns", "found", "first", "round", "attack_steps")
DECKS = {"equipment": "base", "pimpweapons": "pimpweapon"}
MASKS = ("empty", "paired")
PILES = ("equipment_out", "starting_out")
FIELDS = {
    *NUMBERS, *DECKS, *MASKS, *PILES, "doors", "survivors", "order", "companions", "turn",
    "zombies_phase", "zombies", "noise", "objectives", "crates", "cars", "spawns", "zombie_deck",
    "zombie_out", "abomination_deck", "abomination_out", "memo",
}  # fmt: skip
PERSON = (
    "seat", "zone", "health", "adrenaline", "lap", "tokens", "actions", "searched", "slipped",
    "chain", "done", "escaped", "braced",
)  # fmt: skip

MOST = 60
"""Names of a kind that are listed for whoever misspells one."""


def card_id(box: Content, card: int) -> str:
    """Writes one physical card: its name, and which of the copies it is."""
    copies = [other for other in range(len(box.cards)) if box.same[other] == box.same[card]]
    return f"{card_word(box, card)}#{copies.index(card) + 1}"


class Cards:
    """Reads cards by name; a name without a number takes the next copy that is not used yet."""

    def __init__(self, box: Content) -> None:
        self.box = box
        self.used: set[int] = set()

    def read(self, text: str) -> int:
        """Returns the number of a card, or -1 for an empty slot."""
        if text in ("", "-"):
            return NONE
        name, _, copy = text.partition("#")
        box = self.box
        if name not in box.names:
            raise ValueError(f"unknown card {name!r} (known: {', '.join(sorted(set(box.names)))})")
        copies = [c for c in range(len(box.cards)) if card_word(box, c) == name]
        fresh = [c for c in copies if c not in self.used]
        card = copies[int(copy) - 1] if copy else (fresh or copies)[0]
        self.used.add(card)
        return card


def describe(state: ZState) -> Table:
    """Writes everything on and beside the board."""
    table: Table = {name: getattr(state, name) for name in NUMBERS}
    table["doors"] = [counted("door", door) for door in bits(state.doors)]
    table["survivors"] = {
        state.box.survivors[p.card].id: _person(state.box, p) for p in state.people
    }
    table["order"] = [state.box.survivors[p.card].id for p in state.people]
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
    table["cars"] = [_car(state.box, car, table["order"]) for car in state.cars]
    table["spawns"] = [f"{zone} {COLOURS[colour]}" for zone, colour in state.spawns]
    for name in DECKS:
        table[name] = _deck(
            [card_id(state.box, c) for c in getattr(state, name).order], getattr(state, name)
        )
    for name in PILES:
        table[name] = [card_id(state.box, card) for card in getattr(state, name)]
    table["zombie_deck"] = _deck(
        [_number(state.box, c) for c in state.zombie_deck.order], state.zombie_deck
    )
    table["zombie_out"] = [_number(state.box, card) for card in state.zombie_out]
    kinds = [state.box.zombies[kind].id for kind in state.abomination_deck.order]
    table["abomination_deck"] = _deck(kinds, state.abomination_deck)
    table["abomination_out"] = [state.box.zombies[kind].id for kind in state.abomination_out]
    for name in MASKS:
        table[name] = [card_id(state.box, card) for card in bits(getattr(state, name))]
    table["memo"] = dict(state.memo)
    if state.edition.closing:  # what is open follows from what the edition says is shut
        del table["doors"]
    return table | {name: _written(state, name) for name in _own(state)}


def _written(state: ZState, name: str) -> Any:
    """Writes a field that an edition has added."""
    value = getattr(state, name)
    how: Written | None = state.papers.get(name)
    return how.write(state, value) if how else bare(value)


def _own(state: ZState) -> list[str]:
    """Names what an edition has added to the state."""
    return [name for name in state.__struct_fields__ if name not in ZState.__struct_fields__]


def _person(box: Content, person: Person) -> Table:
    table: Table = {name: getattr(person, name) for name in PERSON}
    table["level"] = LEVELS[person.level]
    table["skills"] = [box.skill_key(skill) for skill in person.skills]
    table["used"] = [box.skill_key(skill) for skill in person.used]
    table["load"] = [COLOURS[colour] for colour in person.load]
    slots = ["-" if card == NONE else card_id(box, card) for card in person.slots]
    for name, first, last in _rooms(box):
        table[name] = slots[first:last]
    table["free"] = list(person.free)
    return table


def _rooms(box: Content) -> list[tuple[str, int, int | None]]:
    """Returns the parts of an inventory by name, each from its first slot to its last."""
    hands, body, pack = box.slots.hands, box.slots.hands + box.slots.body, box.slots.pack
    parts = [("hands", 0, hands), ("body", hands, body), ("attached", body, pack)]
    return [one for one in parts if one[1] < one[2]] + [("backpack", pack, None)]


def _car(box: Content, car: CarState, order: list[str]) -> Table:
    return {
        "kind": CARS[car.kind],
        "zone": car.zone,
        "drivable": car.drivable,
        "crate": car.crate,
        "seats": ["" if who == NONE else order[who] for who in car.seats],
        "trunk": [card_id(box, card) for card in car.trunk],
    }


def _read_car(state: ZState, table: Mapping[str, Any], order: list[str], cards: Cards) -> CarState:
    """Reads a car; whoever sits in it is in its Zone."""
    given = dict(table)
    seats = [order.index(who) if who else NONE for who in given.pop("seats", ())]
    seats += [NONE] * (CAR_SEATS - len(seats))
    kind = CARS.index(given.pop("kind"))
    trunk = tuple(cards.read(text) for text in given.pop("trunk", ()))
    car = CarState(kind=kind, seats=tuple(seats), trunk=trunk, **given)
    for who in seats:
        if who != NONE:
            change(state, who, zone=car.zone)
    return car


def _companion(state: ZState, one: Companion) -> Table:
    leader = "" if one.leader == NONE else state.box.survivors[state.people[one.leader].card].id
    return {"card": state.box.survivors[one.card].id, "zone": one.zone, "leader": leader}


def _zombies(state: ZState) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for i, count in enumerate(state.zombies):
        if count:
            found.setdefault(str(i // state.kinds), {})[state.box.zombies[i % state.kinds].id] = (
                count
            )
    return found


def _deck(order: list[Any], deck: Deck) -> dict[str, Any]:
    return {"drawn": order[: deck.drawn], "left": order[deck.drawn :]}


def _number(box: Content, card: int) -> int:
    return box.zombie_cards[card].number


def pose(state: Z, table: Mapping[str, Any]) -> Z:
    """Lays a described position out; what is left out has its usual value."""
    try:
        _pose(state, table)
        _check_zones(state)
    except ValueError as error:
        raise BadPosition(Code.BAD_POSITION, f"position: {error}") from None
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise BadPosition(Code.BAD_POSITION, f"position: {error!r}") from None
    return state


def _known(names: Mapping[Any, int], name: Any, what: str) -> int:
    """Looks a name up; whoever misspells it is told what there is, of very many what is like it."""
    if name not in names:
        known = [str(one) for one in names]
        if len(known) > MOST:
            known = get_close_matches(str(name), known) or [*known[:MOST], "…"]
        raise ValueError(f"unknown {what} {name!r} (known: {', '.join(known)})")
    return names[name]


def _zone(state: ZState, zone: Any) -> int:
    if not isinstance(zone, int) or not OUT <= zone < len(state.board.zones):
        known = ", ".join(state.board.zone_names)
        raise ValueError(f"unknown Zone {zone!r} (known: {known})")
    return zone


def _row(zone: str) -> object:
    """Reads the name of a row: numbers are words there."""
    return int(zone) if zone.isascii() and zone.isdecimal() else zone


def _check_zones(state: ZState) -> None:
    """Refuses a position in which somebody or something is nowhere."""
    zones = [person.zone for person in state.people] + [one.zone for one in state.companions]
    zones += [car.zone for car in state.cars] + [token.zone for token in state.objectives]
    for zone in (*zones, *state.crates, *(spot for spot, _ in state.spawns)):
        _zone(state, zone)


def _pose(state: ZState, table: Mapping[str, Any]) -> None:
    own = _own(state)
    unknown = set(table) - FIELDS - {*own}
    if unknown:
        raise ValueError(f"unknown field {min(unknown)!r}")
    state.doors = _doors(state, table) if "doors" in table else state.board.start_doors
    for name in NUMBERS:
        setattr(state, name, table.get(name, getattr(state, name)))
    cards = Cards(state.box)
    survivors = table.get("survivors", {})
    order = table.get("order", list(survivors))
    if not order and "companions" not in table:  # in M15 all wait before the team is picked
        raise ValueError("survivors: somebody must be in the team")
    state.people = tuple(_read_person(state.edition, who, survivors[who], cards) for who in order)
    companions = table.get("companions", ())
    state.companions = tuple(_read_companion(state.box, one, order) for one in companions)
    note_brothers(state)
    _pose_board(state, table)
    state.cars = tuple(_read_car(state, car, order, cards) for car in table.get("cars", ()))
    _pose_decks(state, table, cards)
    _pose_own(state, {name: table[name] for name in own if name in table}, cards)
    state.memo = tuple(sorted(table.get("memo", {}).items()))
    state.zombies_phase = table.get("zombies_phase", False)
    turn = table.get("turn", order[0] if order else "")
    state.turn_of = order.index(turn) if turn else NONE
    seat = state.people[state.turn_of].seat if turn else state.first
    phase = PlayersPhase(seat, state.config.players)
    state.stack = (Rounds(), phase, Turn(state.turn_of)) if turn else (Rounds(), phase)
    state.at = (1, 2, 1) if turn else (1, 0)
    if turn and "actions" not in survivors[turn]:
        owned = skills(state, state.turn_of)
        actions = BASE_ACTIONS + owned.count(state.box.skill_ids["plus_1_action"])
        free = fresh_free(state, state.turn_of, owned)
        change(state, state.turn_of, actions=actions, free=free)


def _pose_own(state: ZState, table: Mapping[str, Any], cards: Cards) -> None:
    """Reads what an edition has added, and lets it work out what follows."""
    kinds = get_type_hints(type(state)) if table else {}
    for name, value in table.items():
        how: Written | None = state.papers.get(name)
        read = how.read(state, value, cards) if how else _field(name, value, kinds[name])
        setattr(state, name, read)
    state.posed()


def _field(name: str, value: object, kind: Any) -> Any:
    """Reads such a field as it is saved."""
    try:
        return convert(value, kind)
    except ValidationError as error:
        raise ValueError(f"{name}: {error}") from None


def _doors(state: ZState, table: Mapping[str, Any]) -> int:
    """Reads the open doors: a list of their names, or the bits of their numbers."""
    if isinstance(table["doors"], int):
        if not 0 <= table["doors"] < 1 << len(state.board.doors):  # bits() would never end
            raise ValueError(f"unknown doors {table['doors']}")
        return table["doors"]
    known = {counted("door", door.index): door.index for door in state.board.doors}
    return sum(1 << _known(known, name, "door") for name in {*map(key_now, table["doors"])})


def _read_person(edition: Edition, who: str, table: Mapping[str, Any], cards: Cards) -> Person:
    box = edition.box
    card = _known(box.survivor_ids, who, "Survivor")
    rooms = _rooms(box)
    known = {*PERSON, "level", "skills", "used", "load", "free", *(name for name, _, _ in rooms)}
    if set(table) - known:
        raise ValueError(f"unknown field {sorted(set(table) - known)[0]!r} of {who}")
    given = {name: table[name] for name in PERSON if name in table}
    adrenaline = table.get("adrenaline", 0)
    level = LEVELS.index(table["level"]) if "level" in table else box.level(adrenaline)
    usual = [skills[0] for skills in box.survivor_skills[card][: level + 1]]
    named = [_known(box.skill_ids, key, "skill") for key in table.get("skills", ())]
    skills = named if "skills" in table else usual
    slots: list[int] = []
    for name, _, last in rooms:
        slots += [cards.read(text) for text in table.get(name, ())]
        slots += [NONE] * ((room(edition, tuple(skills)) if last is None else last) - len(slots))
    fields = {"seat": 0, "zone": OUT, "health": base_health(box, card, tuple(skills))} | given
    return Person(
        card=card,
        level=level,
        skills=tuple(skills),
        slots=tuple(slots),
        free=tuple(table.get("free", (0,) * 7)),
        used=tuple(box.skill_ids[key] for key in table.get("used", ())),
        load=tuple(COLOURS.index(colour) for colour in table.get("load", ())),
        **fields,
    )


def _read_companion(box: Content, table: Mapping[str, Any], order: list[str]) -> Companion:
    card = _known(box.survivor_ids, table["card"], "Companion")
    if set(table) - {"card", "zone", "leader"}:
        raise ValueError(f"unknown field of the Companion {table['card']}")
    leader = order.index(table["leader"]) if table.get("leader") else NONE
    zone = OUT if leader != NONE else table["zone"]
    return Companion(card, zone, leader)


def _pose_board(state: ZState, table: Mapping[str, Any]) -> None:
    for zone, kinds in table.get("zombies", {}).items():
        for kind, count in kinds.items():
            at = _zone(state, _row(zone)) * state.kinds + _known(
                state.box.zombie_ids, kind, "Zombie"
            )
            state.zombies[at] = count
    for zone, count in table.get("noise", {}).items():
        state.noise[_zone(state, _row(zone))] = count
    state.objectives = tuple(_objective(text) for text in table.get("objectives", ()))
    state.crates = tuple(table.get("crates", ()))
    spawns = (_objective(text) for text in table.get("spawns", ()))
    state.spawns = tuple((spot.zone, spot.colour) for spot in spawns)


def _objective(text: str) -> Objective:
    zone, colour, *hidden = [*text.split(), ""]
    if not zone.isdigit() or colour not in COLOURS:
        raise ValueError(f"{text!r} is not a Zone and a colour, like 'C3 red'")
    return Objective(int(zone), COLOURS.index(colour), hidden[0] == "hidden")


def _pose_decks(state: ZState, table: Mapping[str, Any], cards: Cards) -> None:
    for name in PILES:
        setattr(state, name, tuple(cards.read(text) for text in table.get(name, ())))
    for name in DECKS:
        setattr(state, name, _read_deck(table.get(name, ()), cards.read))
    numbers = {card.number: i for i, card in enumerate(state.box.zombie_cards)}
    numbered = partial(_known, numbers, what="Zombie card")
    state.zombie_deck = _read_deck(table.get("zombie_deck", ()), numbered)
    state.zombie_out = tuple(numbered(n) for n in table.get("zombie_out", ()))
    kind = partial(_known, state.box.zombie_ids, what="Abomination")
    state.abomination_deck = _read_deck(table.get("abomination_deck", ()), kind)
    state.abomination_out = tuple(kind(name) for name in table.get("abomination_out", ()))
    for name in MASKS:
        setattr(state, name, sum(1 << cards.read(text) for text in table.get(name, ())))


def _read_deck(table: Any, read: Any) -> Deck:
    if isinstance(table, Mapping):
        drawn = [read(card) for card in table["drawn"]]
        return Deck((*drawn, *(read(card) for card in table["left"])), len(drawn))
    cards: Iterable[Any] = table
    return Deck(tuple(read(card) for card in cards))
