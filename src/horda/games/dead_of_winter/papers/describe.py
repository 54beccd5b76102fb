"""Writes a position as a table that people can read: survivors, places, seats by their names."""

from typing import Any

from horda.core.game import Table
from horda.core.game.tables import bare
from horda.core.state import State
from horda.games.dead_of_winter.base import names
from horda.games.dead_of_winter.base.state import NOBODY, OFF, DWState
from horda.games.dead_of_winter.base.table import ENTRANCES_OF
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
    card_word,
    place_word,
    write_deck,
)

WRITTEN = {
    *PEOPLE, *BY_ENTRANCE, *BY_PLACE, *SEAT_BITS, *ONE_SEAT, *PILES, *DECKS, *ONE_CARD,
    "where", "owner", "gear", "side", "moved", "leader", "items", "hands", "given", "dealt",
    "dice", "spent", "secrets", "exile_goals", "secret_box",
}  # fmt: skip
"""Fields that are written by names; all others are written as they are."""


def describe(state: DWState) -> Table:
    """Writes everything on the table."""
    table: Table = {"turn": _turn(state)}
    for field in plain_fields(state):
        value = getattr(state, field)
        if value is not None:
            table[field] = bare(value)
    for field in ONE_SEAT:
        table[field] = names.seat(getattr(state, field))
    for field, spell in ONE_CARD.items():
        table[field] = spell(getattr(state, field))
    for field in PILES:
        table[field] = [card_word(card) for card in getattr(state, field)]
    for field, spell in DECKS.items():
        table[field] = write_deck(getattr(state, field), spell)
    table["secret_box"] = [names.secret(one) for one in state.secret_box]
    table["survivors"] = _survivors(state)
    table["places"] = {name: _place(state, n) for n, name in enumerate(PLACE_NAMES)}
    table["seats"] = {names.seat(n): _seat(state, n) for n in range(len(state.hands))}
    return table


def plain_fields(state: DWState) -> list[str]:
    """Names the fields that are written as they are."""
    own = (name for name in state.__struct_fields__ if name not in State.__struct_fields__)
    return [name for name in own if name not in WRITTEN]


def _turn(state: DWState) -> str:
    return names.seat(state.active) if state.active >= 0 else state.phase


def _survivors(state: DWState) -> Table:
    """Everybody who is or was in play; who is not named is in the deck or in the box."""
    found: Table = {}
    for one, where in enumerate(state.where):
        if where == OFF and not any(getattr(state, row)[one] for row in PEOPLE):
            continue
        table: Table = {"at": place_word(where)}
        if state.owner[one] != NOBODY:
            table["seat"] = names.seat(state.owner[one])
        table |= {row: getattr(state, row)[one] for row in PEOPLE if getattr(state, row)[one]}
        if state.gear[one]:
            table["gear"] = [card_word(card) for card in state.gear[one]]
        if state.side[one]:
            table["side"] = [names.side_effect(card) for card in state.side[one]]
        if state.moved >> one & 1:
            table["moved"] = True
        if state.owner[one] != NOBODY and state.leader[state.owner[one]] == one:
            table["leader"] = True
        found[names.survivor(one)] = table
    return found


def _place(state: DWState, place: int) -> Table:
    table: Table = {}
    for field in BY_ENTRANCE:
        row = [getattr(state, field)[entrance] for entrance in ENTRANCES_OF[place]]
        table[field] = row if len(row) > 1 else row[0]
    table |= {field: getattr(state, field)[place] for field in BY_PLACE}
    table["deck"] = write_deck(state.items[place], card_word)
    return table


def _seat(state: DWState, seat: int) -> Table:
    table: dict[str, Any] = {
        "hand": [card_word(card) for card in state.hands[seat]],
        "given": [card_word(card) for card in state.given[seat]],
        "dice": list(state.dice[seat]),
        "spent": list(state.spent[seat]),
        "secret": names.secret(state.secrets[seat]),
        "exile_goal": names.secret(state.exile_goals[seat]),
    }
    if state.dealt and state.dealt[seat]:
        table["dealt"] = [names.survivor(one) for one in state.dealt[seat]]
    if state.leader[seat] != NOBODY and state.owner[state.leader[seat]] != seat:
        table["leader"] = names.survivor(state.leader[seat])
    table |= {field: True for field in SEAT_BITS if getattr(state, field) >> seat & 1}
    return table
