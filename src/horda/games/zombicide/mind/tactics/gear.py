"""What a Survivor's cards are worth."""

from functools import cache, lru_cache

from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.entries import Card
from horda.games.zombicide.rules.slots import attached, fits, swapped
from horda.games.zombicide.rules.state import HANDS, NONE

TRIFLE = 0.05
DOOR_TOOL = 0.1
FOOD_CARD = 0.12
IN_PACK = 0.3
PAIR = 0.2
BURNS = 2.5  # Zombies a Molotov can expect to burn
EMPTY = 0.35
"""The share of a weapon's worth that is left while what it needs is not attached to it."""
ATTACHED, WORN = 0.15, 0.3


@lru_cache(maxsize=1 << 14)
def gear(box: Content, slots: tuple[int, ...]) -> float:
    """Returns what a Survivor's cards are worth; weapons count fully in Hand only."""
    if not box.slots.plain:
        return _with_parts(box, slots)
    hands = sum(worth(box, card) for card in slots[:HANDS] if card != NONE)
    pack = sum(in_pack(box, card) for card in slots[HANDS:] if card != NONE)
    pair = slots[0] != NONE and slots[1] != NONE and box.same[slots[0]] == box.same[slots[1]]
    return hands + pack + (PAIR if pair and box.cards[slots[0]].dual else 0.0)


@cache
def worth(box: Content, card: int) -> float:
    """Returns what a card in Hand is worth: hits an attack can expect, and tools."""
    data = box.cards[card]
    best = max((_line(data, i) for i in range(len(data.profiles))), default=TRIFLE)
    return best + (DOOR_TOOL if data.opens_doors else 0.0) + (FOOD_CARD if data.food else 0.0)


@cache
def in_pack(box: Content, card: int) -> float:
    """Returns what a card in the Backpack is worth: what works from there counts as in Hand."""
    data = box.cards[card]
    return worth(box, card) + TRIFLE if data.backpack else IN_PACK * worth(box, card)


def _line(data: Card, index: int) -> float:
    line = data.profiles[index]
    hits = line.dice * (7 - line.accuracy) / 6 if line.dice else BURNS
    reach = 1.2 if line.range_max > 0 else 1.0
    return 0.25 * hits * (1.0 + 0.3 * (line.damage - 1)) * reach


@lru_cache(maxsize=1 << 14)
def food_in(box: Content, slots: tuple[int, ...]) -> int:
    """Counts the food among the cards."""
    return sum(box.cards[card].food > 0 for card in slots if card != NONE)


@lru_cache(maxsize=1 << 14)
def has_tool(box: Content, slots: tuple[int, ...]) -> bool:
    """Tells whether one of the cards in Hand opens doors."""
    return any(card != NONE and box.cards[card].opens_doors for card in slots[:HANDS])


def _with_parts(box: Content, slots: tuple[int, ...]) -> float:
    """The same where cards are worn, and attached to weapons that are nothing without them."""
    first = box.slots
    hands = sum(_in_hand(box, slots, hand) for hand in range(HANDS) if slots[hand] != NONE)
    body = slots[first.hands : first.hands + first.body]
    worn = WORN * len({box.same[card] for card in body if card != NONE})
    pack = sum(in_pack(box, card) for card in slots[first.pack :] if card != NONE)
    pair = slots[0] != NONE and slots[1] != NONE and box.same[slots[0]] == box.same[slots[1]]
    return hands + worn + pack + (PAIR if pair and box.cards[slots[0]].dual else 0.0)


def _in_hand(box: Content, slots: tuple[int, ...], hand: int) -> float:
    card, parts = slots[hand], attached(box, slots, hand)
    needs = box.cards[card].needs
    ready = needs == "none" or any(box.cards[one].attaches == needs for one in parts)
    return worth(box, card) * (1.0 if ready else EMPTY) + (ATTACHED if parts else 0.0)


@lru_cache(maxsize=1 << 13)
def gain_of_lift(box: Content, slots: tuple[int, ...], slot: int) -> float:
    """Returns what it gains at most to put the card of a slot into another one."""
    card, best = slots[slot], -1.0
    if card == NONE or slot < HANDS:
        return best
    taken = (*slots[:slot], NONE, *slots[slot + 1 :])
    for to in range(len(slots)):
        if to != slot and fits(box, taken, to, card):
            now, _ = swapped(box, taken, to, card, ())
            back = 0.0 if taken[to] == NONE else in_pack(box, taken[to])
            best = max(best, gear(box, now) + back - gear(box, slots))
    return best


@lru_cache(maxsize=1 << 13)
def best_gain(box: Content, slots: tuple[int, ...]) -> float:
    """Returns what another order of the cards gains at most, by one card moved."""
    return max(gain_of_lift(box, slots, slot) for slot in range(len(slots)))
