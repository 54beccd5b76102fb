"""Positions as tables that people can write: see docs/positions.md."""

from typing import Any

from horda.core.decks import Deck
from horda.core.game import Table
from horda.core.game.tables import bare
from horda.games.zombicide.board import bits
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.counting import counted
from horda.games.zombicide.box.entries import LEVELS
from horda.games.zombicide.papers.own import Written
from horda.games.zombicide.papers.words import COLOURS, card_word
from horda.games.zombicide.rules.state import CARS, NONE, CarState, Companion, Person, ZState

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


def card_id(box: Content, card: int) -> str:
    """Writes one physical card: its name, and which of the copies it is."""
    copies = [other for other in range(len(box.cards)) if box.same[other] == box.same[card]]
    return f"{card_word(box, card)}#{copies.index(card) + 1}"


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
    return table | {name: _written(state, name) for name in own_fields(state)}


def _written(state: ZState, name: str) -> Any:
    """Writes a field that an edition has added."""
    value = getattr(state, name)
    how: Written | None = state.papers.get(name)
    return how.write(state, value) if how else bare(value)


def own_fields(state: ZState) -> list[str]:
    """Names what an edition has added to the state."""
    return [name for name in state.__struct_fields__ if name not in ZState.__struct_fields__]


def _person(box: Content, person: Person) -> Table:
    table: Table = {name: getattr(person, name) for name in PERSON}
    table["level"] = LEVELS[person.level]
    table["skills"] = [box.skill_key(skill) for skill in person.skills]
    table["used"] = [box.skill_key(skill) for skill in person.used]
    table["load"] = [COLOURS[colour] for colour in person.load]
    slots = ["-" if card == NONE else card_id(box, card) for card in person.slots]
    for name, first, last in rooms_of(box):
        table[name] = slots[first:last]
    table["free"] = list(person.free)
    return table


def rooms_of(box: Content) -> list[tuple[str, int, int | None]]:
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
