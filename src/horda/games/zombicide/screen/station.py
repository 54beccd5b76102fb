"""What a station shows beside people and figures: Mold, eaten walls, doors, machines, the chain.

Here is how it looks; the modules of such a game say what is there.
"""

from msgspec import Struct


class MachineView(Struct, frozen=True):
    """A machine as everybody sees it."""

    id: str
    zone: int | None
    """None once it is destroyed."""
    active: bool
    """It carries an Activation token: Xenos know of it."""
    by: tuple[str, ...]
    """The Survivors who control it now."""


class Chain(Struct, frozen=True):
    """The shortest way for Active Mold from one Spawn Zone to another: all of it loses the game."""

    zones: tuple[int, ...]
    missing: tuple[int, ...]
    """Those of its Zones without Active Mold."""


class StationView(Struct, frozen=True):
    """What changes on a station; `eaten` and `sealed` are numbers of the scene's lines."""

    active: tuple[int, ...]
    inactive: tuple[int, ...]
    eaten: tuple[int, ...]
    """Walls that Mold has opened."""
    smashed: tuple[int, ...]
    """Doors that are destroyed, by their numbers."""
    freed: tuple[int, ...]
    """Doors that are coloured no more."""
    sealed: tuple[int, ...]
    """Airlocks that nobody gets through."""
    doors_left: int
    """Neutral Door tokens in the supply."""
    unseen: tuple[str, ...]
    """Survivors with a Camouflage token."""
    chain: Chain | None
    aside: tuple[str, ...] = ()
    """Cards that the Mission keeps for whoever takes an Objective."""
