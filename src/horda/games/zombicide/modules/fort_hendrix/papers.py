"""Positions of Fort Hendrix in words: people by id, Zones and cards by name."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import UNSET, UnsetType

from horda.core.decks import Deck
from horda.games.zombicide.board import SIDES
from horda.games.zombicide.modules.fort_hendrix.state import Beam, Down, FhState
from horda.games.zombicide.papers.describe import Cards, card_id
from horda.games.zombicide.papers.own import Written
from horda.games.zombicide.rules.state import NONE, ZState


def _name(state: ZState, who: int) -> str:
    return "" if who == NONE else state.box.survivors[state.people[who].card].id


def _read_name(state: ZState, name: str, cards: Cards) -> int:
    known = {state.box.survivors[one.card].id: who for who, one in enumerate(state.people)}
    if name and name not in known:
        raise ValueError(f"{name!r} is not in the team")
    return known[name] if name else NONE


def _people(state: ZState, people: Iterable[int]) -> list[str]:
    return [_name(state, who) for who in people]


def _read_people(state: ZState, names: Iterable[str], cards: Cards) -> tuple[int, ...]:
    return tuple(_read_name(state, name, cards) for name in names)


def _down(state: ZState, down: Iterable[Down]) -> list[dict[str, Any]]:
    return [{"who": _name(state, one.who), "zone": one.zone, "last": one.last} for one in down]


def _read_down(
    state: ZState, tables: Iterable[Mapping[str, Any]], cards: Cards
) -> tuple[Down, ...]:
    return tuple(
        Down(_read_name(state, one["who"], cards), one["zone"], one["last"]) for one in tables
    )


def _beams(state: ZState, beams: Iterable[Beam]) -> list[dict[str, Any]]:
    return [
        {
            "who": _name(state, one.who),
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
        who = _read_name(state, one["who"], cards)
        slots = [card for card in state.people[who].slots if card != NONE]
        card = next(card for card in slots if state.box.cards[card].light)
        if "card" in one:
            card = next(card for card in slots if card_id(state.box, card) == one["card"])
        side = SIDES.index(one["side"])
        zone = one.get("zone", state.people[who].zone)
        found.append(Beam(who, card, side, zone, one.get("to", NONE)))
    return tuple(found)


def _cards(state: ZState, cards: Iterable[int]) -> list[str]:
    return [card_id(state.box, card) for card in cards]


def _read_cards(state: ZState, names: Iterable[str], cards: Cards) -> tuple[int, ...]:
    return tuple(cards.read(name) for name in names)


def _deck(state: ZState, deck: Deck) -> dict[str, list[str]]:
    order = _cards(state, deck.order)
    return {"drawn": order[: deck.drawn], "left": order[deck.drawn :]}


def _read_deck(state: ZState, table: Any, cards: Cards) -> Deck:
    if not isinstance(table, dict):
        return Deck(_read_cards(state, table, cards))
    drawn = _read_cards(state, table["drawn"], cards)
    return Deck((*drawn, *_read_cards(state, table["left"], cards)), len(drawn))


def _fact(state: ZState, value: Any, cards: Any = None) -> Any:
    return value


def _count(state: ZState, value: int | UnsetType) -> int:
    return 0 if value is UNSET else value


def _read_count(state: ZState, value: int, cards: Cards) -> int | UnsetType:
    return value or UNSET


PAPERS = {
    "military": Written(_deck, _read_deck),
    "military_out": Written(_cards, _read_cards),
    "breaking": Written(_cards, _read_cards),
    "loose": Written(_count, _read_count),
    "taken": Written(_people, _read_people),
    "dead": Written(_people, _read_people),
    "going": Written(_name, _read_name),
    "down": Written(_down, _read_down, zones=True),
    "beams": Written(_beams, _read_beams, zones=True),
    "lit_zones": Written(_fact, _fact, zones=True),
}
"""By the name of a field, or of a fact, how it is written."""


def register() -> None:
    """Says how the fields of this edition's state are written."""
    FhState.papers = PAPERS
