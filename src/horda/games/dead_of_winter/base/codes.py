"""Item cards as numbers: a title, the deck it comes from, and how often it was used this round.

Copies of one title from one deck are equal; only the mark of use tells them apart, and it goes
along wherever the card goes.
"""

from functools import lru_cache

from horda.core.rulebook import cites

HOME, USED = 8, 12
"""Where the home location and the mark begin in a code."""
TITLE = (1 << HOME) - 1
PLAIN = (1 << USED) - 1


def code(title: int, home: int) -> int:
    """Returns the code of a card; home 0 is a starting item."""
    return title | home << HOME


def title_of(card: int) -> int:
    """Returns the number of a card's title."""
    return card & TITLE


@cites("DW-CARD-Q11")
def home_of(card: int) -> int:
    """Returns the location printed on a card; 0 on starting items."""
    return card >> HOME & 15


def used_of(card: int) -> int:
    """Returns how often a card was used this round."""
    return card >> USED


def fresh(card: int) -> int:
    """Returns a card without its mark of use."""
    return card & PLAIN


@cites("DW-ABIL-Q3", "DW-INT-21")
def marked(card: int) -> int:
    """Returns a card with one more use."""
    return card + (1 << USED)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Returns cards less one copy."""
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


@lru_cache(maxsize=8192)
def once(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Returns each sort of cards, or each value of dice, once."""
    return tuple(dict.fromkeys(cards))


def changed(
    rows: tuple[tuple[int, ...], ...], row: int, cards: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """Returns rows of cards with one row replaced."""
    return (*rows[:row], cards, *rows[row + 1 :])
