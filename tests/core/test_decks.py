"""Decks: an order and a cursor."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horda.core.decks import Deck


def test_cards_come_from_the_top() -> None:
    deck = Deck((5, 6, 7))
    card, rest = deck.draw()
    assert (card, rest.left, len(rest)) == (5, (6, 7), 2)
    assert deck.left == (5, 6, 7)
    assert rest.order is deck.order  # shared, not copied


def test_cards_go_on_top_and_under() -> None:
    _, deck = Deck((5, 6, 7)).draw()
    assert deck.with_top(1, 2).left == (1, 2, 6, 7)
    assert deck.with_bottom(1, 2).left == (6, 7, 1, 2)


def test_one_copy_is_taken_out() -> None:
    _, deck = Deck((5, 6, 5, 5)).draw()
    assert deck.without(5).left == (6, 5)
    with pytest.raises(ValueError, match="not in list"):
        deck.without(9)


def test_an_empty_deck_gives_nothing() -> None:
    with pytest.raises(IndexError):
        Deck().draw()


@given(st.lists(st.integers(0, 9), max_size=12))
def test_drawing_all_gives_all_in_order(cards: list[int]) -> None:
    deck, drawn = Deck(tuple(cards)), []
    while len(deck):
        card, deck = deck.draw()
        drawn.append(card)
    assert drawn == cards
