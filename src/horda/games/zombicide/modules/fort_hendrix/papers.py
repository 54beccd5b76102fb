"""Positions of Fort Hendrix in words: people by id, Zones and cards by name."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import UNSET, UnsetType

from horda.core.game.reading import fields, known, known_place, number, rows, several
from horda.games.zombicide.board import SIDES
from horda.games.zombicide.modules.fort_hendrix.state import Beam, Down, FhState
from horda.games.zombicide.papers.describe import card_id
from horda.games.zombicide.papers.own import Written
from horda.games.zombicide.papers.posing import Cards, read_zone
from horda.games.zombicide.papers.shared import CARDS, DECK, PEOPLE, PERSON, name_of, read_name
from horda.games.zombicide.rules.state import NONE, ZState

DOWN = ("who", "zone", "last")
BEAM = ("who", "card", "side", "zone", "to")


def _down(state: ZState, down: Iterable[Down]) -> list[dict[str, Any]]:
    return [{"who": name_of(state, one.who), "zone": one.zone, "last": one.last} for one in down]


def _read_down(
    state: ZState, tables: Iterable[Mapping[str, Any]], cards: Cards
) -> tuple[Down, ...]:
    return tuple(_read_fallen(state, one, cards) for one in several("each", tables))


def _read_fallen(state: ZState, table: Any, cards: Cards) -> Down:
    fields(rows("each", table), DOWN, DOWN)
    zone, last = read_zone(state, table["zone"]), number("last", table["last"], NONE)
    return Down(read_name(state, table["who"], cards), zone, last)


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
    return tuple(_read_beam(state, one, cards) for one in several("each", tables))


def _read_beam(state: ZState, table: Any, cards: Cards) -> Beam:
    """Reads a Light Beam; without a card it is the first lamp that Survivor carries."""
    fields(rows("a beam", table), BEAM, ("who", "side"))
    who = read_name(state, table["who"], cards)
    held = {card_id(state.box, card): card for card in state.people[who].slots if card != NONE}
    lamps = [name for name, card in held.items() if state.box.cards[card].light]
    card = known(held, table.get("card", (*lamps, "")[0]), "lamp")
    side = known_place(SIDES, table["side"], "side")
    zone = read_zone(state, table.get("zone", state.people[who].zone))
    return Beam(who, card, side, zone, read_zone(state, table.get("to", NONE)))


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
