"""The list of components: how many of everything is in the box."""

from enum import IntEnum
from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

Colour = Literal["red", "blue", "green", "purple", "white"]
Some = Annotated[int, Meta(ge=1)]
Hearts = Annotated[int, Meta(ge=1, le=99)]
"""A house may say so many: screens draw each of them."""
Few = Annotated[int, Meta(ge=0, le=99)]


class Place(IntEnum):
    """The kinds of slots, in the order in which they stand."""

    HAND = 0
    BODY = 1
    ATTACHED = 2
    PACK = 3


class Slots(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a Survivor carries cards: how many slots of each kind there are, in this order."""

    hands: Some = 2
    body: Few = 0
    attached: Few = 0
    """For each Hand, slots of cards attached to what it holds."""
    backpack: Few = 3

    @property
    def pack(self) -> int:
        """The first slot of the Backpack; skills add others behind the last."""
        return self.hands + self.body + self.hands * self.attached

    @property
    def count(self) -> int:
        """How many there are without any skill."""
        return self.pack + self.backpack

    @property
    def plain(self) -> bool:
        """Tells whether there is nothing but Hands and a Backpack."""
        return self.pack == self.hands

    def place(self, slot: int) -> Place:
        """Returns the kind of a slot."""
        return _places(self)[slot] if slot < self.pack else Place.PACK

    def holder(self, slot: int) -> int:
        """Returns the Hand that a slot for attached cards belongs to."""
        return (slot - self.hands - self.body) // self.attached

    def on_hand(self, hand: int) -> range:
        """Returns the slots of what is attached to a Hand."""
        first = self.hands + self.body + hand * self.attached
        return range(first, first + self.attached)


@lru_cache(maxsize=64)
def _places(slots: Slots) -> tuple[Place, ...]:
    counts = (slots.hands, slots.body, slots.hands * slots.attached)
    kinds = (Place.HAND, Place.BODY, Place.ATTACHED)
    return tuple(kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count))


class Tokens(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The cardboard tokens; coloured ones are red on their other side."""

    car: Few = 0
    crate: Few = 0
    exit: Few = 0
    first_player: Few = 0
    noise: Few = 0
    activation: Few = 0
    """Machines that carry one have acted in this round."""
    camouflage: Few = 0
    mold: Few = 0
    door: dict[Colour | Literal["neutral"], Some] = {}
    """By colour; neutral ones are laid and taken up again by everybody."""
    objective: dict[Colour, Some] = {}
    spawn: dict[Colour | Literal["starting"], Some] = {}

    @property
    def number(self) -> int:
        """How many there are in all."""
        single = [self.car, self.crate, self.exit, self.first_player, self.noise]
        single += [self.activation, self.camouflage, self.mold]
        kinds = (self.door, self.objective, self.spawn)
        return sum(single) + sum(sum(kind.values()) for kind in kinds)


class Parts(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The list of components, against which everything else is checked.

    What an edition does not have is left out.
    """

    survivors: dict[str, Some]
    """By kind: adults and Kids, Civilians and Soldiers."""
    cards: dict[Literal["zombie", "abomination", "equipment"], Some]
    tiles: Some
    tile_numbers: tuple[Some, ...] = ()
    """The numbers of the tiles, where they are not counted from 1."""
    extends: str = ""
    """The edition whose box is in use too (`merged.py`)."""
    cells: Some = 3
    """So many rows and columns of cells a tile has."""
    machines: dict[str, Some] = {}
    """Figures of machines by kind; each has a help card that is in no deck."""
    dice: Some
    dashboards: Few = 0
    trackers: Few = 0
    bases: Few = 0
    slots: Slots = Slots()
    tokens_in_all: Some
    tokens: Tokens
