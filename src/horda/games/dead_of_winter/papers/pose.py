"""Lays a written position out; what it does not say is as on an empty table."""

from collections.abc import Mapping
from functools import partial
from typing import Any, get_type_hints

from msgspec import ValidationError, convert

from horda.core.errors import BadPosition, Code
from horda.core.game import Table
from horda.core.game.reading import (
    Misread,
    fields,
    flag,
    known,
    known_place,
    reading,
    rows,
    several,
)
from horda.core.game.reading import number as whole
from horda.games.dead_of_winter.base.codes import changed
from horda.games.dead_of_winter.base.names import NO_ONE, SEATS
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.base.table import ENTRANCES_OF, seats_in_order
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.papers.describe import plain_fields
from horda.games.dead_of_winter.papers.fields import (
    BY_ENTRANCE,
    BY_PLACE,
    DECKS,
    ONE_CARD,
    ONE_SEAT,
    PEOPLE,
    PILES,
    PLACE_NAMES,
    SEAT_BITS,
    card_code,
    number,
    place_number,
    read_deck,
)
from horda.games.dead_of_winter.rules.colony import ColonyPhase
from horda.games.dead_of_winter.rules.rounds import Round
from horda.games.dead_of_winter.rules.turn import Turn
from horda.games.dead_of_winter.rules.winter import Winter

SEAT = (
    "hand", "given", "dice", "spent", "secret", "exile_goal", "dealt", "leader", *SEAT_BITS,
)  # fmt: skip
PILED = 255
"""The most of a kind that can lie in one place."""
NO_SEAT = ("", NO_ONE)
TABLES = ("survivors", "places", "seats", "turn", "secret_box", "none")


def pose(state: DWState, table: Table) -> DWState:
    """Reads a position onto an empty table."""
    try:
        _pose(state, table)
    except Misread as error:
        raise BadPosition(Code.BAD_POSITION, f"position: {error}") from error
    return state


def _pose(state: DWState, table: Mapping[str, Any]) -> None:
    plain = plain_fields(state)
    known = {*plain, *ONE_SEAT, *ONE_CARD, *PILES, *DECKS, *TABLES}
    unknown = sorted(set(table) - known)
    if unknown:
        raise Misread(f"unknown field {unknown[0]!r} (known: {', '.join(sorted(known))})")
    hints = get_type_hints(type(state))
    for field in (field for field in plain if field in table):
        setattr(state, field, _read(field, table[field], hints[field]))
    _pose_cards(state, table)
    with reading("secret_box", table.get("secret_box")):
        state.secret_box = _numbers("secret", table.get("secret_box", ()))
    _pose_places(state, rows("places", table.get("places", {})))
    _pose_seats(state, rows("seats", table.get("seats", {})))
    for name, person in rows("survivors", table.get("survivors", {})).items():
        with reading(f"survivors.{name}", person):
            _pose_survivor(state, number("survivor", name), rows("it", person))
    if "crisis_off" not in table:
        state.crisis_off = state.crisis < 0
    _pose_turn(state, table.get("turn", "player-1"))


def _pose_cards(state: DWState, table: Mapping[str, Any]) -> None:
    for field in (field for field in ONE_SEAT if field in table):
        with reading(field, table[field]):
            word = table[field]
            setattr(state, field, -1 if word in NO_SEAT else _seated(state, word))
    for field in (field for field in ONE_CARD if field in table):
        with reading(field, table[field]):
            setattr(state, field, number(field, table[field]))
    for field in PILES:
        with reading(field, table.get(field)):
            setattr(state, field, _cards(table.get(field, ())))
    for field in (field for field in DECKS if field in table):
        with reading(field, table[field]):
            setattr(state, field, read_deck(table[field], partial(number, field)))


def _cards(words: Any) -> tuple[int, ...]:
    return tuple(map(card_code, several("it", words)))


def _numbers(kind: str, words: Any) -> tuple[int, ...]:
    return tuple(number(kind, word) for word in several("it", words))


def _read(field: str, value: Any, kind: Any) -> Any:
    try:
        return convert(value, kind)
    except ValidationError as error:
        raise Misread(f"{field}: {error}") from None


def _seat_number(word: str) -> int:
    return SEATS.index(word) if word in SEATS else -1


def _seated(state: DWState, word: Any) -> int:
    """Reads a seat at which somebody sits."""
    return known_place(SEATS[: len(state.hands)], word, "seat")


def _pose_survivor(state: DWState, one: int, table: Mapping[str, Any]) -> None:
    unknown = set(table) - {"at", "seat", "gear", "side", "moved", "leader", *PEOPLE}
    if unknown:
        raise Misread(f"unknown field of a survivor {sorted(unknown)[0]!r}")
    state.where[one] = place_number(table.get("at", "colony"))
    if "seat" in table:
        state.owner[one] = _seated(state, table["seat"])
        if table.get("leader") or state.leader[state.owner[one]] == 255:
            state.leader[state.owner[one]] = one
    for row in PEOPLE:
        getattr(state, row)[one] = whole(row, table.get(row, 0), most=PILED)
    state.gear = changed(state.gear, one, tuple(sorted(_cards(table.get("gear", ())))))
    effects = several("side", table.get("side", ()))
    side = tuple(known(BOX.side_effect_number, word, "side effect") for word in effects)
    state.side = changed(state.side, one, side)
    if table.get("moved"):
        state.moved |= 1 << one


def _pose_places(state: DWState, places: Mapping[str, Any]) -> None:
    items = list(state.items)
    for name, table in places.items():
        place = known_place(PLACE_NAMES, name, "place")
        with reading(f"places.{name}", table):
            _pose_place(state, place, rows("it", table))
            items[place] = read_deck(table.get("deck", ()), card_code)
    state.items = tuple(items)


def _pose_place(state: DWState, place: int, table: Mapping[str, Any]) -> None:
    unknown = set(table) - {*BY_ENTRANCE, *BY_PLACE, "deck"}
    if unknown:
        raise Misread(f"unknown field of a place {sorted(unknown)[0]!r}")
    for field in BY_ENTRANCE:
        values = table.get(field, 0)
        row = values if isinstance(values, list | tuple) else [values]
        for entrance, value in zip(ENTRANCES_OF[place], row, strict=False):
            getattr(state, field)[entrance] = whole(field, value, most=PILED)
    for field in BY_PLACE:
        getattr(state, field)[place] = whole(field, table.get(field, 0), most=PILED)


def _pose_seats(state: DWState, seats: Mapping[str, Any]) -> None:
    for name, table in seats.items():
        seat = _seated(state, name)
        with reading(f"seats.{name}", table):
            fields(rows("it", table), SEAT)
            _pose_seat(state, seat, table)


def _pose_seat(state: DWState, seat: int, table: Mapping[str, Any]) -> None:
    hand = tuple(sorted(_cards(table.get("hand", ()))))
    state.hands = changed(state.hands, seat, hand)
    state.given = changed(state.given, seat, _cards(table.get("given", ())))
    state.dice = changed(state.dice, seat, _dice(table.get("dice", ())))
    state.spent = changed(state.spent, seat, _dice(table.get("spent", ())))
    dealt = _numbers("survivor", table.get("dealt", ()))
    state.dealt = changed(state.dealt, seat, dealt)
    _one_of(state, "secrets", seat, number("secret", table.get("secret", "")))
    _one_of(state, "exile_goals", seat, number("secret", table.get("exile_goal", "")))
    if "leader" in table:
        state.leader[seat] = number("survivor", table["leader"])
    for field in SEAT_BITS:
        if flag(field, table.get(field, False)):
            setattr(state, field, getattr(state, field) | 1 << seat)


def _dice(values: Any) -> tuple[int, ...]:
    return tuple(whole("a die", value, most=PILED) for value in several("it", values))


def _one_of(state: DWState, field: str, seat: int, value: int) -> None:
    row = list(getattr(state, field))
    row[seat] = value
    setattr(state, field, tuple(row))


def _pose_turn(state: DWState, turn: str) -> None:
    """Puts the game into a turn, at its beginning, or into another part of the round."""
    seats = SEATS[: len(state.hands)]
    begun = tuple(f"begin {name}" for name in seats)
    known_place((*seats, *begun, "colony", "crisis", "setup"), turn, "turn")
    begins = turn.startswith("begin ")
    seat = _seat_number(turn.removeprefix("begin "))
    if seat >= 0:
        order = seats_in_order(state)
        left = tuple(order[order.index(seat) + 1 :]) if seat in order else ()
        stack = (Winter(), Round(left), Turn(seat))
        step = "draw" if begins else "ask"
        at = (Winter.index["again"], Round.index["next_turn"], Turn.index[step])
        state.phase, state.active = "turns", seat
    elif turn == "colony":
        stack = (Winter(), Round(), ColonyPhase())  # type: ignore[assignment]
        at = (Winter.index["again"], Round.index["end"], 0)
        state.phase = "colony"
    elif turn == "crisis":
        stack, at = (Winter(), Round()), (Winter.index["again"], 0)  # type: ignore[assignment]
    else:  # setup
        stack, at = (Winter(),), (0,)  # type: ignore[assignment]
    state.stack, state.at = stack, at
