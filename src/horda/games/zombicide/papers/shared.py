"""Papers that editions share: people by their ids, cards and decks by their names."""

from collections.abc import Iterable
from typing import Any

from horda.core.decks import Deck
from horda.core.game.reading import fields, known, several
from horda.games.zombicide.papers.describe import card_id
from horda.games.zombicide.papers.own import Written
from horda.games.zombicide.papers.posing import Cards
from horda.games.zombicide.rules.state import NONE, ZState


def name_of(state: ZState, who: int) -> str:
    """Returns somebody's id; nobody's is empty."""
    return "" if who == NONE else state.box.survivors[state.people[who].card].id


def read_name(state: ZState, name: str, cards: Cards) -> int:
    """Finds somebody of the team."""
    team = {state.box.survivors[one.card].id: who for who, one in enumerate(state.people)}
    return known(team, name, "Survivor of the team") if name else NONE


def _people(state: ZState, people: Iterable[int]) -> list[str]:
    return [name_of(state, who) for who in people]


def _read_people(state: ZState, names: Iterable[str], cards: Cards) -> tuple[int, ...]:
    return tuple(read_name(state, name, cards) for name in several("each", names))


def _cards(state: ZState, cards: Iterable[int]) -> list[str]:
    return [card_id(state.box, card) for card in cards]


def _read_cards(state: ZState, names: Iterable[str], cards: Cards) -> tuple[int, ...]:
    return tuple(cards.read(name) for name in several("each", names))


def _deck(state: ZState, deck: Deck) -> dict[str, list[str]]:
    order = _cards(state, deck.order)
    return {"drawn": order[: deck.drawn], "left": order[deck.drawn :]}


def _read_deck(state: ZState, table: Any, cards: Cards) -> Deck:
    if not isinstance(table, dict):
        return Deck(_read_cards(state, table, cards))
    fields(table, ("drawn", "left"), ("drawn", "left"))
    drawn = _read_cards(state, table["drawn"], cards)
    return Deck((*drawn, *_read_cards(state, table["left"], cards)), len(drawn))


PERSON = Written(name_of, read_name)
PEOPLE = Written(_people, _read_people)
CARDS = Written(_cards, _read_cards)
DECK = Written(_deck, _read_deck)
