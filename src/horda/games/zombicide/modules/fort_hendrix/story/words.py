"""The words that objective cards and Notes are written in: conditions, and whom they mean."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

Few = Annotated[int, Meta(ge=1, le=99)]
Who = Literal["revealer", "zone", "team", "leader", "choose_zone", "choose_team"]
"""This Survivor; all standing of its Zone, or of the team; Penny's Leader; one to be picked."""
Place = Annotated[str, Meta(pattern=r"^(here|spawn (starting|green)|\d+[RV] [A-Za-z])$")]
"""The Zone of the card, that of a Spawn token, or a Zone of a tile by its letter."""
DoorPlace = Annotated[str, Meta(pattern=r"^\d+[RV] [A-Za-z]-[A-Za-z]$")]
"""A door of a tile, by the letters of the two Zones it joins."""
Face = Annotated[str, Meta(pattern=r"^\d+[RV]$")]
Mission = Annotated[str, Meta(pattern=r"^F\d\d$")]
Filter = Literal["any", "fire"]
"""Any equipment card, or one that burns a whole Zone."""
Colour = Literal["blue", "green"]
Action = Literal["feed_burner", "seal_door", "plant_charge", "leave"]
Token = Literal["charge", "welder"]
Ending = Literal["guard", "destroy", "forced"]
Kind = Literal["walker", "brute", "runner", "shooter_walker"]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of the story's data; what it does not know is refused."""


class Gathered(Strict, frozen=True):
    """All standing Survivors and Penny in one Zone: any, or a street, or one without Zombies."""

    street: bool = False
    clear: bool = False


class Held(Strict, frozen=True):
    """A standing Survivor in a Zone at so many End Phases in a row."""

    place: Place
    rounds: Few


class Trodden(Strict, frozen=True):
    """A Zombie in a street wholly on these tiles at so many End Phases in a row."""

    tiles: tuple[Face, ...]
    rounds: Few


class Count(Strict, frozen=True):
    """At least so many of these words are known."""

    of: tuple[str, ...]
    min: Few


class Carries(Strict, frozen=True):
    """The Survivor meant carries a card of a kind."""

    who: Who
    filter: Filter


class Cond(Strict, frozen=True, kw_only=True):
    """A condition: exactly one of these."""

    flag: str | UnsetType = UNSET
    keyword: str | UnsetType = UNSET
    count: Count | UnsetType = UNSET
    revealed: int | UnsetType = UNSET
    mission_played: Mission | UnsetType = UNSET
    gathered: Gathered | UnsetType = UNSET
    held: Held | UnsetType = UNSET
    spawn_removed: Colour | UnsetType = UNSET
    door_open: DoorPlace | UnsetType = UNSET
    car_at: Place | UnsetType = UNSET
    has_card: Carries | UnsetType = UNSET
    sealed_all: bool | UnsetType = UNSET
    zombie_on: Trodden | UnsetType = UNSET
    broken_doors: Few | UnsetType = UNSET
    action_done: Action | UnsetType = UNSET
    infected: bool | UnsetType = UNSET
    dead_any: bool | UnsetType = UNSET
    all_infected: bool | UnsetType = UNSET
    all: "tuple[Cond, ...] | UnsetType" = UNSET
    any: "tuple[Cond, ...] | UnsetType" = UNSET
    not_: "Cond | UnsetType" = field(default=UNSET, name="not")

    def __post_init__(self) -> None:
        if len(self.said) != 1:
            raise ValueError("a condition says exactly one thing")

    @property
    def said(self) -> tuple[tuple[str, Any], ...]:
        """What it says: the name of the condition, and its argument."""
        fields = ((name, getattr(self, name)) for name in self.__struct_fields__)
        return tuple((name, value) for name, value in fields if value is not UNSET)
