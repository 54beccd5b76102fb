"""How positions write what only one edition has: a field of its state, in words for people."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from horda.games.zombicide.papers.posing import Cards
    from horda.games.zombicide.rules.state import ZState


class Written(Struct, frozen=True):
    """How a field is written into a table, and read back by whoever knows the cards."""

    write: Callable[["ZState", Any], Any]
    read: Callable[["ZState", Any, "Cards"], Any]
    zones: bool = False
    """It is a Zone, a list of Zones, or of tables with a `zone`: named as on the map."""
