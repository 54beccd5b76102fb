"""Which cards go where: into Hands, onto the body, attached to a weapon, into the Backpack."""

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


def bound(box: Content, slots: Row, slot: int) -> bool:
    """Tells whether a card must stay where it is, since others are attached to it."""
    return any(card != NONE for card in attached(box, slots, slot))


def attached(box: Content, slots: Row, slot: int) -> Row:
    """Returns what is attached to the card in a slot."""
    if not box.slots.attached or slot >= box.slots.hands:
        return ()
    return tuple(slots[one] for one in box.slots.on_hand(slot) if slots[one] != NONE)


def backpack(box: Content, slots: Row) -> Row:
    """Returns the slots of the Backpack."""
    return slots[box.slots.pack :]
