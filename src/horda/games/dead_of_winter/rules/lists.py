"""Options that belong together, listed once for all that they depend on.

A turn has dozens of options, and one answer later nearly all of them are the same.
"""

from functools import lru_cache

from horda.games.dead_of_winter.base.codes import TITLE
from horda.games.dead_of_winter.base.option import DWOption
from horda.games.dead_of_winter.cards.kinds import Use
from horda.games.dead_of_winter.cards.words import TYPES, ItemType
from horda.games.dead_of_winter.effects.offer import SURE
from horda.games.dead_of_winter.rules import options
from horda.games.dead_of_winter.rules.actions.aids import item_of, spares_move
from horda.games.dead_of_winter.rules.actions.hands import PILLS, PLAYED

NEVER = 7
"""The value that no die reaches: the action cannot be taken."""
MOST = 6
KEPT = 1 << 13
Listed = tuple[DWOption, ...]
REQUESTS = tuple(options.request(number) for number in range(len(TYPES)))


@lru_cache(maxsize=KEPT)
def deeds(
    one: int, dice: tuple[int, ...], attack: int, search: int, wall: bool, lure: bool
) -> Listed:
    """Lists what a survivor can do with dice; attack and search need so much."""
    found: list[DWOption] = [options.attack(one, die) for die in dice if die >= attack]
    found += [options.search(one, die) for die in dice if die >= search]
    found += [options.barricade(one, die) for die in dice] if wall else []
    found += [options.attract(one, die) for die in dice] if lure else []
    return tuple(found)


@lru_cache(maxsize=KEPT)
def abilities(one: int, dice: tuple[int, ...], least: int) -> Listed:
    """Lists the dice that an ability can be paid with, or that it needs none."""
    fit = [die for die in dice if die >= least] if least else [0]
    return tuple(options.ability(one, die) for die in fit)


@lru_cache(maxsize=KEPT)
def cleanings(dice: tuple[int, ...]) -> Listed:
    """Lists the dice that waste can be cleaned with."""
    return tuple(options.clean(die) for die in dice)


@lru_cache(maxsize=KEPT)
def but(places: tuple[int, ...], here: int, barred: int) -> tuple[int, ...]:
    """Lists places less two of them."""
    return tuple(place for place in places if place not in (here, barred))


@lru_cache(maxsize=KEPT)
def moves(one: int, to: tuple[int, ...]) -> Listed:
    """Lists the moves of a survivor."""
    return tuple(options.move(one, place) for place in to)


@lru_cache(maxsize=KEPT)
def rides(one: int, to: tuple[int, ...], card: int) -> Listed:
    """Lists the moves of a survivor that a card spares the roll."""
    return tuple(options.move_with(one, place, card) for place in to)


@lru_cache(maxsize=KEPT)
def sparing(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Lists the hand cards that spare the roll of a move, each sort once; equipment is none."""
    return tuple(c for c in dict.fromkeys(cards) if spares_move(c) and not equips(c))


@lru_cache(maxsize=KEPT)
def unsure(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Lists the cards that can be played or not, by how the table looks."""
    return tuple(card for card in cards if PLAYED[card & TITLE] and not surely(card))


def surely(card: int) -> bool:
    """Whether a card can always be played."""
    return PLAYED[card & TITLE] in SURE and not PILLS[card & TITLE]


@lru_cache(maxsize=KEPT)
def hand(
    cards: tuple[int, ...], people: tuple[int, ...], plays: tuple[int, ...], gives: bool,
    unruly: bool,
) -> Listed:  # fmt: skip
    """Lists what the cards of a hand are good for; of those that are unsure `plays` can be."""
    found: list[DWOption] = []
    for card in cards:
        if equips(card):
            found += [options.equip(card, one) for one in people]
        elif card in plays or surely(card):
            found.append(options.play(card))
        if gives:
            found.append(options.contribute(card))
        if unruly and item_of(card).type is ItemType.MEDICINE:
            found.append(options.calm(card))
    return tuple(found)


def equips(card: int) -> bool:
    """Whether a card is given to a survivor, and not played."""
    return item_of(card).use is Use.EQUIP


@lru_cache(maxsize=KEPT)
def gifts(one: int, gear: tuple[int, ...]) -> Listed:
    """Lists the items of a survivor that can be added to the crisis."""
    return tuple(options.contribute_gear(one, card) for card in dict.fromkeys(gear))


@lru_cache(maxsize=KEPT)
def hand_offs(one: int, card: int, there: tuple[int, ...]) -> Listed:
    """Lists whom a survivor can give an item to."""
    return tuple(options.hand_off(one, card, other) for other in there if other != one)


@lru_cache(maxsize=KEPT)
def meals(dice: tuple[int, ...]) -> Listed:
    """Lists the dice that a food token can raise."""
    return tuple(options.eat(die) for die in dice if die < MOST)


@lru_cache(maxsize=KEPT)
def others(players: int, seat: int, out: int, exiled: int, requests: bool, accuses: bool) -> Listed:
    """Lists what can be asked of the other players, and who can be accused."""
    there = [other for other in range(players) if other != seat and not out >> other & 1]
    found: list[DWOption] = [*REQUESTS] if requests and there else []
    if accuses:
        found += [options.accuse(other) for other in there if not exiled >> other & 1]
    return tuple(found)
