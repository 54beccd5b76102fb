"""Lays positions out that people have written; what is wrong with one is said in words."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, TypeVar, get_type_hints

from msgspec import ValidationError, convert

from horda.core.decks import Deck
from horda.core.errors import BadPosition, Code
from horda.core.game.reading import (
    MANY,
    Misread,
    fields,
    flag,
    known,
    known_place,
    number,
    reading,
    rows,
    several,
)
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.counting import counted, key_now
from horda.games.zombicide.box.entries import LEVELS
from horda.games.zombicide.papers.describe import (
    DECKS,
    FIELDS,
    MASKS,
    NUMBERS,
    PERSON,
    PILES,
    own_fields,
    rooms_of,
)
from horda.games.zombicide.papers.own import Written
from horda.games.zombicide.papers.words import COLOURS, card_word
from horda.games.zombicide.rules.adrenaline import fresh_free
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
from horda.games.zombicide.rules.turn import BASE_ACTIONS, Turn, share_actions

T = TypeVar("T")
Z = TypeVar("Z", bound=ZState)

FLAGS = ("searched", "slipped", "done", "escaped")
PILED = 255
"""The most of a kind that a Zone can hold."""


class Cards:
    """Reads cards by name; a name without a number takes the next copy that is not used yet."""

    def __init__(self, box: Content) -> None:
        self.box = box
        self.used: set[int] = set()

    def slot(self, text: str) -> int:
        """Returns the number of a card, or -1 for an empty slot."""
        return NONE if text in ("", "-") else self.read(text)

    def read(self, text: str) -> int:
        """Returns the number of a card."""
        name, mark, copy = str(text).partition("#")
        box = self.box
        known(dict.fromkeys(sorted({*box.names})), name, "card")
        copies = [c for c in range(len(box.cards)) if card_word(box, c) == name]
        fresh = [c for c in copies if c not in self.used]
        if mark:
            card = known({str(n): c for n, c in enumerate(copies, 1)}, copy, f"copy of {name}")
        else:
            card = (fresh or copies)[0]
        self.used.add(card)
        return card


def pose(state: Z, table: Mapping[str, Any]) -> Z:
    """Lays a described position out; what is left out has its usual value."""
    try:
        _pose(state, table)
    except Misread as error:
        raise BadPosition(Code.BAD_POSITION, f"position: {error}") from error
    return state


def read_zone(state: ZState, zone: Any) -> int:
    """Reads a Zone, which has its number by now; out of the board is one, too."""
    here = range(OUT, len(state.board.zones))
    if isinstance(zone, bool) or not isinstance(zone, int) or zone not in here:
        names = ", ".join(state.board.zone_names)
        raise Misread(f"unknown Zone {zone!r} (known: {names})")
    return zone


def _row(zone: str) -> object:
    """Reads the name of a row: numbers are words there."""
    return int(zone) if zone.isascii() and zone.isdecimal() else zone


def _pose(state: ZState, table: Mapping[str, Any]) -> None:
    own = own_fields(state)
    unknown = set(table) - FIELDS - {*own}
    if unknown:
        raise Misread(f"unknown field {min(unknown)!r}")
    state.doors = state.board.start_doors
    if "doors" in table:
        state.doors = _doors(state, table["doors"])
    for name in NUMBERS:
        setattr(state, name, number(name, table.get(name, getattr(state, name))))
    number("first", state.first, most=state.config.players - 1)  # a seat
    cards = Cards(state.box)
    order = _pose_team(state, table, cards)
    _pose_board(state, table)
    state.cars = tuple(_each("cars", table, lambda car: _read_car(state, car, order, cards)))
    _pose_decks(state, table, cards)
    _pose_own(state, {name: table[name] for name in own if name in table}, cards)
    memo = rows("memo", table.get("memo", {}))
    state.memo = tuple(sorted((name, number(f"memo.{name}", memo[name], -MANY)) for name in memo))
    state.zombies_phase = flag("zombies_phase", table.get("zombies_phase", False))
    _pose_turn(state, table, order)


def _pose_team(state: ZState, table: Mapping[str, Any], cards: Cards) -> list[str]:
    """Reads who plays, in which order, and who follows them."""
    survivors = rows("survivors", table.get("survivors", {}))
    order = [*several("order", table.get("order", [*survivors]))]
    if not order and "companions" not in table:  # in M15 all wait before the team is picked
        raise Misread("survivors: somebody must be in the team")
    people = []
    for who in order:
        with reading("order", who):
            given = known(survivors, who, "Survivor")
        with reading(f"survivors.{who}", given):
            people.append(_read_person(state, who, given, cards))
    state.people = tuple(people)
    state.companions = tuple(
        _each("companions", table, lambda one: _read_companion(state, one, order))
    )
    with reading("survivors", order):
        note_brothers(state)
    return order


def _pose_turn(state: ZState, table: Mapping[str, Any], order: list[str]) -> None:
    """Puts the game into somebody's turn."""
    turn = table.get("turn", order[0] if order else "")
    with reading("turn", turn):
        state.turn_of = known_place(order, turn, "Survivor") if turn else NONE
    seat = state.people[state.turn_of].seat if turn else state.first
    phase = PlayersPhase(seat, state.config.players)
    state.stack = (Rounds(), phase, Turn(state.turn_of)) if turn else (Rounds(), phase)
    state.at = (1, 2, 1) if turn else (1, 0)
    if turn and "actions" not in table["survivors"][turn]:
        owned = skills(state, state.turn_of)
        actions = BASE_ACTIONS + owned.count(state.box.skill_ids["plus_1_action"])
        free = fresh_free(state, state.turn_of, owned)
        change(state, state.turn_of, actions=actions, free=free)
    if turn and state.brothers:  # the Actions of a Brother in arms are among those
        share_actions(state, state.turn_of, begins=True)


def _each(name: str, table: Mapping[str, Any], read: Callable[[Any], T]) -> Iterator[T]:
    """Reads a list one by one, and says in which of them something is wrong."""
    for place, one in enumerate(several(name, table.get(name, ()))):
        with reading(f"{name}[{place}]", one):
            yield read(one)


def _pose_own(state: ZState, table: Mapping[str, Any], cards: Cards) -> None:
    """Reads what an edition has added, and lets it work out what follows."""
    kinds = get_type_hints(type(state)) if table else {}
    for name, value in table.items():
        how: Written | None = state.papers.get(name)
        with reading(name, value):
            read = how.read(state, value, cards) if how else _field(value, kinds[name])
            setattr(state, name, read)
    state.posed()


def _field(value: object, kind: Any) -> Any:
    """Reads such a field as it is saved."""
    try:
        return convert(value, kind)
    except ValidationError as error:
        raise Misread(str(error)) from None


def _doors(state: ZState, value: Any) -> int:
    """Reads the open doors: a list of their names, or the bits of their numbers."""
    if isinstance(value, int):
        if not 0 <= value < 1 << len(state.board.doors):  # bits() would never end
            raise Misread(f"unknown doors {value}")
        return value
    numbers = {counted("door", door.index): door.index for door in state.board.doors}
    named = {key_now(str(name)) for name in several("doors", value)}
    return sum(1 << known(numbers, name, "door") for name in named)


def _read_person(state: ZState, who: str, table: Mapping[str, Any], cards: Cards) -> Person:
    box, rooms = state.box, rooms_of(state.box)
    card = known(box.survivor_ids, who, "Survivor")
    names = {*PERSON, "level", "skills", "used", "load", "free", *(name for name, _, _ in rooms)}
    if {*rows(who, table)} - names:
        raise Misread(f"unknown field {min({*table} - names)!r} of {who}")
    given = _given(state, table)
    level = box.level(given.get("adrenaline", 0))
    if "level" in table:
        level = known_place(LEVELS, table["level"], "level")
    owned = [options[0] for options in box.survivor_skills[card][: level + 1]]
    if "skills" in table:
        owned = [*_each("skills", table, partial(known, box.skill_ids, what="skill"))]
    slots: list[int] = []
    for name, _, last in rooms:
        slots += _each(name, table, cards.slot)
        many = room(state.edition, tuple(owned)) if last is None else last
        slots += [NONE] * (many - len(slots))
    usual = {"seat": 0, "zone": OUT, "health": base_health(box, card, tuple(owned))}
    return Person(
        card=card,
        level=level,
        skills=tuple(owned),
        slots=tuple(slots),
        free=tuple(_each("free", {"free": (0,) * 7} | dict(table), partial(number, "each"))),
        used=tuple(_each("used", table, partial(known, box.skill_ids, what="skill"))),
        load=tuple(_each("load", table, partial(known_place, COLOURS, what="colour"))),
        **usual | given,
    )


def _given(state: ZState, table: Mapping[str, Any]) -> dict[str, Any]:
    """Reads the numbers and marks of a Survivor that are written."""
    given: dict[str, Any] = {}
    for name in (name for name in PERSON if name in table):
        if name in FLAGS:
            given[name] = flag(name, table[name])
        elif name == "zone":
            given[name] = read_zone(state, table[name])
        else:
            most = state.config.players - 1 if name == "seat" else MANY
            given[name] = number(name, table[name], most=most)
    return given


def _read_companion(state: ZState, table: Mapping[str, Any], order: list[str]) -> Companion:
    fields(rows("a Companion", table), Companion.__struct_fields__, ("card",))
    card = known(state.box.survivor_ids, table["card"], "Companion")
    leader = known_place(order, table["leader"], "leader") if table.get("leader") else NONE
    if leader != NONE:
        return Companion(card, OUT, leader)
    fields(table, Companion.__struct_fields__, ("zone",))
    return Companion(card, read_zone(state, table["zone"]), NONE)


def _pose_board(state: ZState, table: Mapping[str, Any]) -> None:
    for zone, kinds in rows("zombies", table.get("zombies", {})).items():
        with reading(f"zombies.{zone}", kinds):
            for kind, count in rows("each", kinds).items():
                at = known(state.box.zombie_ids, kind, "Zombie")
                at += read_zone(state, _row(zone)) * state.kinds
                state.zombies[at] = number(kind, count, most=PILED)
    for zone, count in rows("noise", table.get("noise", {})).items():
        with reading("noise", count):
            at = read_zone(state, _row(zone))
            state.noise[at] = number(state.board.zone_names[at], count, most=PILED)
    state.objectives = tuple(_each("objectives", table, partial(_objective, state)))
    state.crates = tuple(_each("crates", table, partial(read_zone, state)))
    spawns = _each("spawns", table, partial(_objective, state))
    state.spawns = tuple((spot.zone, spot.colour) for spot in spawns)


def _objective(state: ZState, text: Any) -> Objective:
    zone, colour, *hidden = [*str(text).split(), "", ""]
    if not zone.isdecimal() or colour not in COLOURS:
        raise Misread(f"{text!r} is not a Zone and a colour, like 'C3 red'")
    at = read_zone(state, int(zone))
    return Objective(at, COLOURS.index(colour), hidden[0] == "hidden")


def _pose_decks(state: ZState, table: Mapping[str, Any], cards: Cards) -> None:
    for name in PILES:
        setattr(state, name, tuple(_each(name, table, cards.read)))
    for name in DECKS:
        setattr(state, name, _read_deck(name, table, cards.read))
    numbers = {card.number: i for i, card in enumerate(state.box.zombie_cards)}
    numbered = partial(known, numbers, what="Zombie card")
    state.zombie_deck = _read_deck("zombie_deck", table, numbered)
    state.zombie_out = tuple(_each("zombie_out", table, numbered))
    kind = partial(known, state.box.zombie_ids, what="Abomination")
    state.abomination_deck = _read_deck("abomination_deck", table, kind)
    state.abomination_out = tuple(_each("abomination_out", table, kind))
    for name in MASKS:
        with reading(name, table.get(name)):
            setattr(state, name, sum(1 << card for card in {*_each(name, table, cards.read)}))


def _read_deck(name: str, table: Mapping[str, Any], read: Callable[[Any], int]) -> Deck:
    """Reads a deck: what is left of it, or what was drawn, too."""
    deck = table.get(name, ())
    if not isinstance(deck, Mapping):
        return Deck(tuple(_each(name, table, read)))
    with reading(name, deck):
        fields(deck, ("drawn", "left"), ("drawn", "left"))
        drawn = [*_each("drawn", deck, read)]
        return Deck((*drawn, *_each("left", deck, read)), len(drawn))


def _read_car(state: ZState, table: Mapping[str, Any], order: list[str], cards: Cards) -> CarState:
    """Reads a car; whoever sits in it is in its Zone."""
    fields(rows("car", table), CarState.__struct_fields__, ("kind", "zone"))
    kind = known_place(CARS, table["kind"], "car")
    seated = several("seats", table.get("seats", ()))
    with reading("seats", seated):
        seats = [known_place(order, who, "Survivor") if who else NONE for who in seated]
    seats += [NONE] * (CAR_SEATS - len(seats))
    trunk = tuple(cards.read(text) for text in several("trunk", table.get("trunk", ())))
    flags = {name: flag(name, table.get(name, False)) for name in ("drivable", "crate")}
    zone = read_zone(state, table["zone"])
    car = CarState(kind=kind, zone=zone, seats=tuple(seats), trunk=trunk, **flags)
    for who in seats:
        if who != NONE:
            change(state, who, zone=car.zone)
    return car
