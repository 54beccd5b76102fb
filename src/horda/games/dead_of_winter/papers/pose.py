"""Lays a written position out; what it does not say is as on an empty table."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, get_type_hints

from msgspec import ValidationError, convert

from horda.core.errors import BadPosition, Code
from horda.core.game import Table
from horda.games.dead_of_winter.base.codes import changed
from horda.games.dead_of_winter.base.names import SEATS
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

TABLES = ("survivors", "places", "seats", "turn", "secret_box", "none")


def pose(state: DWState, table: Table) -> DWState:
    """Reads a position onto an empty table."""
    try:
        _pose(state, table)
    except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
        raise BadPosition(Code.BAD_POSITION, f"position: {error}") from None
    return state


def _pose(state: DWState, table: Mapping[str, Any]) -> None:
    plain = plain_fields(state)
    known = {*plain, *ONE_SEAT, *ONE_CARD, *PILES, *DECKS, *TABLES}
    unknown = sorted(set(table) - known)
    if unknown:
        raise ValueError(f"unknown field {unknown[0]!r} (known: {', '.join(sorted(known))})")
    hints = get_type_hints(type(state))
    for field in (field for field in plain if field in table):
        setattr(state, field, _read(field, table[field], hints[field]))
    _pose_cards(state, table)
    state.secret_box = tuple(number("secret", word) for word in table.get("secret_box", ()))
    _pose_places(state, table.get("places", {}))
    _pose_seats(state, table.get("seats", {}))
    for name, person in table.get("survivors", {}).items():
        _pose_survivor(state, number("survivor", name), person)
    if "crisis_off" not in table:
        state.crisis_off = state.crisis < 0
    _pose_turn(state, table.get("turn", "player-1"))


def _pose_cards(state: DWState, table: Mapping[str, Any]) -> None:
    for field in (field for field in ONE_SEAT if field in table):
        setattr(state, field, _seat_number(table[field]))
    for field in (field for field in ONE_CARD if field in table):
        setattr(state, field, number(field, table[field]))
    for field in PILES:
        setattr(state, field, tuple(map(card_code, table.get(field, ()))))
    for field in (field for field in DECKS if field in table):
        setattr(state, field, read_deck(table[field], partial(number, field)))


def _read(field: str, value: Any, kind: Any) -> Any:
    try:
        return convert(value, kind)
    except ValidationError as error:
        raise ValueError(f"{field}: {error}") from None


def _seat_number(word: str) -> int:
    return SEATS.index(word) if word in SEATS else -1


def _pose_survivor(state: DWState, one: int, table: Mapping[str, Any]) -> None:
    unknown = set(table) - {"at", "seat", "gear", "side", "moved", "leader", *PEOPLE}
    if unknown:
        raise ValueError(f"unknown field of a survivor {sorted(unknown)[0]!r}")
    state.where[one] = place_number(table.get("at", "colony"))
    if "seat" in table:
        state.owner[one] = SEATS.index(table["seat"])
        if table.get("leader") or state.leader[state.owner[one]] == 255:
            state.leader[state.owner[one]] = one
    for row in PEOPLE:
        getattr(state, row)[one] = table.get(row, 0)
    gear = tuple(sorted(map(card_code, table.get("gear", ()))))
    state.gear = changed(state.gear, one, gear)
    side = tuple(BOX.side_effect_number[word] for word in table.get("side", ()))
    state.side = changed(state.side, one, side)
    if table.get("moved"):
        state.moved |= 1 << one


def _pose_places(state: DWState, places: Mapping[str, Any]) -> None:
    items = list(state.items)
    for name, table in places.items():
        place = PLACE_NAMES.index(name)
        unknown = set(table) - {*BY_ENTRANCE, *BY_PLACE, "deck"}
        if unknown:
            raise ValueError(f"unknown field of a place {sorted(unknown)[0]!r}")
        for field in BY_ENTRANCE:
            values = table.get(field, 0)
            row = values if isinstance(values, Sequence) else [values]
            for entrance, value in zip(ENTRANCES_OF[place], row, strict=False):
                getattr(state, field)[entrance] = value
        for field in BY_PLACE:
            getattr(state, field)[place] = table.get(field, 0)
        items[place] = read_deck(table.get("deck", ()), card_code)
    state.items = tuple(items)


def _pose_seats(state: DWState, seats: Mapping[str, Any]) -> None:
    for name, table in seats.items():
        seat = SEATS.index(name)
        if seat >= len(state.hands):
            raise ValueError(f"nobody sits at {name}")
        hand = tuple(sorted(map(card_code, table.get("hand", ()))))
        state.hands = changed(state.hands, seat, hand)
        given = tuple(map(card_code, table.get("given", ())))
        state.given = changed(state.given, seat, given)
        state.dice = changed(state.dice, seat, tuple(table.get("dice", ())))
        state.spent = changed(state.spent, seat, tuple(table.get("spent", ())))
        dealt = tuple(number("survivor", word) for word in table.get("dealt", ()))
        state.dealt = changed(state.dealt, seat, dealt)
        _one_of(state, "secrets", seat, number("secret", table.get("secret", "")))
        _one_of(state, "exile_goals", seat, number("secret", table.get("exile_goal", "")))
        if "leader" in table:
            state.leader[seat] = number("survivor", table["leader"])
        for field in SEAT_BITS:
            if table.get(field):
                setattr(state, field, getattr(state, field) | 1 << seat)


def _one_of(state: DWState, field: str, seat: int, value: int) -> None:
    row = list(getattr(state, field))
    row[seat] = value
    setattr(state, field, tuple(row))


def _pose_turn(state: DWState, turn: str) -> None:
    """Puts the game into a turn, at its beginning, or into another part of the round."""
    begins = turn.startswith("begin ")
    seat = _seat_number(turn.removeprefix("begin "))
    if seat >= 0:
        order = seats_in_order(state)
        left = tuple(order[order.index(seat) + 1 :])
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
    elif turn == "setup":
        stack, at = (Winter(),), (0,)  # type: ignore[assignment]
    else:
        raise ValueError(f"unknown turn {turn!r}")
    state.stack, state.at = stack, at
