"""Finds item cards wherever they lie."""

from typing import Any

from horda.games.dead_of_winter.base.codes import changed, title_of, without
from horda.games.dead_of_winter.cards.box import BOX


def equip_from_anywhere(state: Any, name: str, survivor: int) -> Any:
    """Finds a copy of an item in a deck and equips it; returns the card."""
    card = find_card(state, name)
    gear = tuple(sorted((*state.gear[survivor], card)))
    state.gear = changed(state.gear, survivor, gear)
    return card


def find_card(state: Any, name: str) -> Any:
    """Takes a copy of an item out of a deck, a hand, the box or a pile."""
    title = BOX.item_number[name]
    for place, deck in enumerate(state.items):
        for card in deck.left:
            if title_of(card) == title:
                piles = list(state.items)
                piles[place] = deck.without(card)
                state.items = tuple(piles)
                return card
    for field in ("starting_box", "waste", "removed", "cache", "removed_unseen"):
        for card in getattr(state, field):
            if title_of(card) == title:
                setattr(state, field, without(getattr(state, field), card))
                return card
    for rows in ("hands", "gear"):
        for n, row in enumerate(getattr(state, rows)):
            for card in row:
                if title_of(card) == title:
                    setattr(state, rows, changed(getattr(state, rows), n, without(row, card)))
                    return card
    raise AssertionError(f"no copy of {name}")
