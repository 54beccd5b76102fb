"""How positions write what only one edition has: a field of its state, in words for people."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from horda.games.zombicide.papers.describe import Cards
    from horda.games.zombicide.rules.state import ZState


class Written(Struct, frozen=True):
    """How a field is written into a table, and read back by whoever knows the cards."""

    write: Callable[["ZState", Any], Any]
    read: Callable[["ZState", Any, "Cards"], Any]


WRITTEN: dict[str, Written] = {}
"""By the name of a field; one that is not here is written as it is saved."""
ZONES: set[str] = set()
"""Fields that are a Zone, or a list of them: they are named as on the map."""


def written(name: str, how: Written, *, zones: bool = False) -> None:
    """Registers how a field of an edition's state is written."""
    WRITTEN[name] = how
    if zones:
        ZONES.add(name)
