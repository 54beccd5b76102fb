"""Positions of Fort Hendrix in words: people by id, Zones and cards by name."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import UNSET, UnsetType

from horda.games.zombicide.board import SIDES
from horda.games.zombicide.modules.fort_hendrix.state import Beam, Down, FhState
from horda.games.zombicide.papers.describe import Cards, card_id
from horda.games.zombicide.papers.own import Written
from horda.games.zombicide.papers.shared import CARDS, DECK, PEOPLE, PERSON, name_of, read_name
from horda.games.zombicide.rules.state import NONE, ZState


def _down(state: ZState, down: Iterable[Down]) -> list[dict[str, Any]]:
    return [{"who": name_of(state, one.who), "zone": one.zone, "last": one.last} for one in down]


def _read_down(
    state: ZState, tables: Iterable[Mapping[str, Any]], cards: Cards
) -> tuple[Down, ...]:
    return tuple(
        Down(read_name(state, one["who"], cards), one["zone"], one["last"]) for one in tables
    )


def _beams(state: ZState, beams: Iterable[Beam]) -> list[dict[str, Any]]:
    return [
        {
            "who": name_of(state, one.who),
            "card": card_id(state.box, one.card),
            "side": SIDES[one.side],
            "zone": one.zone,
            "to": one.to,
        }
        for one in beams
    ]


def _read_beams(
    state: ZState, tables: Iterable[Mapping[str, Any]], cards: Cards
) -> tuple[Beam, ...]:
    found = []
    for one in tables:
        who = read_name(state, one["who"], cards)
        slots = [card for card in state.people[who].slots if card != NONE]
        card = next(card for card in slots if state.box.cards[card].light)
        if "card" in one:
            card = next(card for card in slots if card_id(state.box, card) == one["card"])
        side = SIDES.index(one["side"])
        zone = one.get("zone", state.people[who].zone)
        found.append(Beam(who, card, side, zone, one.get("to", NONE)))
    return tuple(found)


def _fact(state: ZState, value: Any, cards: Any = None) -> Any:
    return value


def _count(state: ZState, value: int | UnsetType) -> int:
    return 0 if value is UNSET else value


def _read_count(state: ZState, value: int, cards: Cards) -> int | UnsetType:
    return value or UNSET


PAPERS = {
    "military": DECK,
    "military_out": CARDS,
    "breaking": CARDS,
    "loose": Written(_count, _read_count),
    "taken": PEOPLE,
    "dead": PEOPLE,
    "going": PERSON,
    "down": Written(_down, _read_down, zones=True),
    "beams": Written(_beams, _read_beams, zones=True),
    "lit_zones": Written(_fact, _fact, zones=True),
}
"""By the name of a field, or of a fact, how it is written."""


def register() -> None:
    """Says how the fields of this edition's state are written."""
    FhState.papers = PAPERS
