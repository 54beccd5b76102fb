"""Which cards go where: into Hands, onto the body, attached to a weapon, into the Backpack."""

from collections.abc import Sequence

from horda.games.zombicide.box.components import Place
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.rules.state import NONE

Row = tuple[int, ...]


def fits(box: Content, slots: Row, slot: int, card: int) -> bool:
    """Tells whether a card may be in a slot of these; NONE: one like most."""
    place = box.slots.place(slot)
    if place is Place.PACK or card == NONE:
        return True
    own = box.cards[card]
    if place is Place.HAND:
        return own.slot in ("", "hand")
    if place is Place.BODY:
        return own.slot == "body"
    weapon, kind = slots[box.slots.holder(slot)], own.attaches
    if kind == "none":
        kind = own.rerolls
    return weapon != NONE and kind != "none" and box.cards[weapon].ammo == kind


def attached(box: Content, slots: Row, slot: int) -> Row:
    """Returns what is attached to the card in a slot."""
    if not box.slots.attached or slot >= box.slots.hands:
        return ()
    return tuple(slots[one] for one in box.slots.on_hand(slot) if slots[one] != NONE)


def backpack(box: Content, slots: Row) -> Row:
    """Returns the slots of the Backpack."""
    return slots[box.slots.pack :]


def swapped(box: Content, slots: Row, slot: int, card: int, along: Row) -> tuple[Row, Row]:
    """Puts a card with what is attached to it into a slot.

    Returns all slots, and what was attached to the card that was there. In the Backpack they come
    apart: whoever asks has looked that there is room.
    """
    now, held = [*slots], slot < box.slots.hands
    on_it = box.slots.on_hand(slot) if held else range(0)
    off = tuple(now[one] for one in on_it if now[one] != NONE)
    for one in on_it:
        now[one] = NONE
    now[slot] = card
    room = on_it if held else [one for one in _pack(box, now) if now[one] == NONE]
    for one, more in zip(room, along, strict=False):
        now[one] = more
    return tuple(now), off


def packs(box: Content, slots: Row, slot: int, along: int) -> bool:
    """Tells whether the Backpack has room for so many cards beside one put into this slot."""
    free = sum(slots[one] == NONE for one in _pack(box, slots))
    return free - (slots[slot] == NONE) >= along


def _pack(box: Content, slots: Sequence[int]) -> range:
    return range(box.slots.pack, len(slots))
