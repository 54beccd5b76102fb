"""The list of components: how many of everything is in the box."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Colour = Literal["red", "blue", "green"]
Some = Annotated[int, Meta(ge=1)]
Few = Annotated[int, Meta(ge=0, le=99)]


class Tokens(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The cardboard tokens; coloured ones are red on their other side."""

    car: Few = 0
    crate: Few = 0
    exit: Few = 0
    first_player: Few = 0
    noise: Few = 0
    door: dict[Colour, Some] = {}
    objective: dict[Colour, Some] = {}
    spawn: dict[Colour | Literal["starting"], Some] = {}

    @property
    def number(self) -> int:
        """How many there are in all."""
        single = (self.car, self.crate, self.exit, self.first_player, self.noise)
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
    dice: Some
    dashboards: Few = 0
    trackers: Few = 0
    bases: Few = 0
    tokens_in_all: Some
    tokens: Tokens
