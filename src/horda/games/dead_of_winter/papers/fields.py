"""How the fields of a position are written: which by names, which as they are."""

from collections.abc import Callable, Mapping
from typing import Any

from horda.core.decks import Deck
from horda.core.game.reading import fields, known, known_place, reading, several
from horda.core.game.reading import number as number_of
from horda.games.dead_of_winter.base import names
from horda.games.dead_of_winter.base.codes import HOME, USED
from horda.games.dead_of_winter.base.state import ASIDE, GONE, GRAVE, OFF
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.words import PLACES

USES = 15
"""More than any item is used in a round."""
PLACE_NAMES = tuple(place.value for place in PLACES)
AWAY = {"deck": OFF, "grave": GRAVE, "gone": GONE, "aside": ASIDE}
PEOPLE = ("wounds", "frost", "despair", "uses")
BY_ENTRANCE = ("zombies", "barricades", "traps")
BY_PLACE = ("noise", "noise_made", "bandits", "stranded")
SEAT_BITS = ("exiled", "out", "bandit_leaders", "cache_taken")
ONE_SEAT = ("first", "active", "cross_by", "looked_by", "peek_by")
PILES = (
    "stored", "stored_cache", "starting_box", "waste", "removed", "removed_unseen", "cache",
    "looked", "cleaned",
)  # fmt: skip
"""Rows of item cards."""
DECKS: dict[str, Callable[[int], str]] = {
    "crises": names.crisis,
    "crossroads": names.crossroads,
    "people": names.survivor,
    "exile_deck": names.secret,
    "improvements": names.improvement,
    "experiments": names.experiment,
}
ONE_CARD: dict[str, Callable[[int], str]] = {
    "objective": names.objective,
    "crisis": names.crisis,
    "cross": names.crossroads,
}
NUMBERS = {
    "crises": BOX.crisis_number,
    "crossroads": BOX.crossroads_number,
    "people": BOX.survivor_number,
    "exile_deck": BOX.secret_number,
    "improvements": BOX.improvement_number,
    "experiments": BOX.experiment_number,
    "objective": BOX.objective_number,
    "crisis": BOX.crisis_number,
    "cross": BOX.crossroads_number,
    "secret": BOX.secret_number,
    "survivor": BOX.survivor_number,
}
MAY_LACK = ("crisis", "cross", "secret")
"""Cards that need not be there; elsewhere -1 would stand for the last card of the box."""


def card_word(card: int) -> str:
    """Writes an item card: its title, its home, and how often it was used."""
    return names.copy_of(card)


def card_code(word: str) -> int:
    """Reads an item card back; without a home it is a starting item."""
    name, _, used = str(word).partition("*")
    title, _, home = name.partition("@")
    item = known(BOX.item_number, title, "item")
    place = known_place(PLACE_NAMES, home, "place") if home else 0
    with reading(word, used):
        return item | place << HOME | number_of("uses", int(used or 0), most=USES) << USED


def number(kind: str, word: str) -> int:
    """Reads the number of a card of a kind; nothing is -1, where there may be nothing."""
    if kind in MAY_LACK and word in ("", names.NO_ONE, "hidden"):
        return -1
    return known(NUMBERS[kind], word, kind)


def write_deck(deck: Deck, spell: Callable[[int], str]) -> Any:
    """Writes a deck: what is left, and what was drawn so far where that matters."""
    left = [spell(card) for card in deck.left]
    if not deck.drawn:
        return left
    return {"left": left, "drawn": [spell(card) for card in deck.order[: deck.drawn]]}


def read_deck(value: Any, read: Callable[[str], int]) -> Deck:
    """Reads a deck back."""
    if not isinstance(value, Mapping):
        return Deck(tuple(map(read, several("a deck", value))))
    fields(value, ("drawn", "left"))
    drawn = tuple(several("drawn", value.get("drawn", ())))
    return Deck(tuple(map(read, (*drawn, *several("left", value.get("left", ()))))), len(drawn))


def place_word(where: int) -> str:
    """Writes where a survivor is."""
    found = {value: name for name, value in AWAY.items()}
    return found[where] if where in found else PLACE_NAMES[where]


def place_number(word: str) -> int:
    """Reads where a survivor is."""
    return known(AWAY | {name: at for at, name in enumerate(PLACE_NAMES)}, word, "place")
