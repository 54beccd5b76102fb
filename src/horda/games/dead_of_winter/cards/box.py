"""What is in the boxes: every card of both sets, read once and strictly."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec
from msgspec import Struct

import horda.games.dead_of_winter.cards.ops  # noqa: F401  # where msgspec finds all operations
from horda.games.dead_of_winter.cards.kinds import (
    CardSet,
    Crisis,
    Crossroads,
    Experiment,
    Improvement,
    Item,
    Objective,
    Pill,
    PlaceCard,
    Printed,
    Secret,
    SideEffect,
    Survivor,
)
from horda.games.dead_of_winter.cards.words import PLACES

C = TypeVar("C", bound=Printed)
DATA = files("horda.games.dead_of_winter").joinpath("data")


class BoxError(ValueError):
    """Card data that cannot be used; the message names the file and the card."""


class Box(Struct, frozen=True):
    """All cards by kind; a card is known by its number in the tuple of its kind.

    `*_number` give the number by the card\'s id. `decks` has for each set and
    pile ("starting" or a place) the titles in it, with the number of copies.
    """

    survivors: tuple[Survivor, ...]
    items: tuple[Item, ...]
    crises: tuple[Crisis, ...]
    crossroads: tuple[Crossroads, ...]
    objectives: tuple[Objective, ...]
    secrets: tuple[Secret, ...]
    improvements: tuple[Improvement, ...]
    experiments: tuple[Experiment, ...]
    pills: tuple[Pill, ...]
    side_effects: tuple[SideEffect, ...]
    places: tuple[PlaceCard, ...]
    decks: Mapping[CardSet, Mapping[str, tuple[tuple[int, int], ...]]]
    survivor_number: Mapping[str, int]
    item_number: Mapping[str, int]
    crisis_number: Mapping[str, int]
    crossroads_number: Mapping[str, int]
    objective_number: Mapping[str, int]
    secret_number: Mapping[str, int]
    improvement_number: Mapping[str, int]
    experiment_number: Mapping[str, int]
    pill_number: Mapping[str, int]
    side_effect_number: Mapping[str, int]


class _Piles(Struct):
    decks: dict[CardSet, dict[str, dict[str, int]]]


def read(name: str) -> bytes:
    """Returns a data file as it is."""
    return DATA.joinpath(f"{name}.json").read_bytes()


def cards(raw: bytes, kind: type[C], name: str = "cards") -> tuple[C, ...]:
    """Reads the cards of a file one by one, so that an error can name the card."""
    found = []
    for number, one in enumerate(msgspec.json.decode(raw)["cards"], start=1):
        try:
            found.append(msgspec.convert(one, kind))
        except msgspec.ValidationError as error:
            card = one.get("id", f"number {number}") if isinstance(one, dict) else number
            raise BoxError(f"{name}: {card}: {error}") from error
    _unique(name, found)
    return tuple(found)


def _unique(name: str, found: list[C]) -> None:
    twice = [card for card, times in Counter(c.id for c in found).items() if times > 1]
    if twice:
        raise BoxError(f"{name}: {twice[0]}: id given more than once")


def numbers(found: tuple[Printed, ...]) -> dict[str, int]:
    """Returns for each id of a kind its number."""
    return {card.id: number for number, card in enumerate(found)}


@cache
def box() -> Box:
    """Reads everything; the second time it is there already."""
    items = read("items")
    kinds = {
        "survivors": cards(read("survivors"), Survivor, "survivors"),
        "items": cards(items, Item, "items"),
        "crises": cards(read("crises"), Crisis, "crises"),
        "crossroads": cards(read("crossroads"), Crossroads, "crossroads"),
        "objectives": cards(read("objectives"), Objective, "objectives"),
        "secrets": cards(read("secrets"), Secret, "secrets"),
        "improvements": cards(read("improvements"), Improvement, "improvements"),
        "experiments": cards(read("experiments"), Experiment, "experiments"),
        "pills": cards(read("pills"), Pill, "pills"),
        "side_effects": cards(read("side_effects"), SideEffect, "side_effects"),
        "places": cards(read("places"), PlaceCard, "places"),
    }
    if tuple(card.id for card in kinds["places"]) != tuple(PLACES):
        raise BoxError("places: not the nine locations in their order")
    found = {_one(kind): numbers(of) for kind, of in kinds.items() if kind != "places"}
    decks = _decks(items, found["item_number"])
    return Box(**kinds, decks=decks, **found)  # type: ignore[arg-type]  # by the names above


def _decks(
    raw: bytes, titles: Mapping[str, int]
) -> dict[CardSet, dict[str, tuple[tuple[int, int], ...]]]:
    piles = msgspec.json.decode(raw, type=_Piles).decks
    for title in {title for decks in piles.values() for pile in decks.values() for title in pile}:
        if title not in titles:
            raise BoxError(f"items: {title}: in a deck, but no card")
    return {
        which: {name: tuple((titles[t], n) for t, n in pile.items()) for name, pile in of.items()}
        for which, of in piles.items()
    }


def _one(kind: str) -> str:
    ends = {"crises": "crisis", "crossroads": "crossroads"}
    return f"{ends.get(kind, kind.removesuffix('s'))}_number"


BOX = box()
