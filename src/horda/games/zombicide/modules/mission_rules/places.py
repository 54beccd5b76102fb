"""What Mission files mark: Zones, and by any room of it the building a Mission speaks of."""

from functools import lru_cache

from msgspec import Struct

from horda.games.zombicide.box.missions import KEPT
from horda.games.zombicide.papers.reach import BUNKER
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.state import NONE

MARK = "building"


class MarkedBuilding(Struct, frozen=True):
    """A building that a Mission marks."""

    rooms: tuple[int, ...]
    doors: int
    """The mask of the doors on its walls."""


@lru_cache(maxsize=4 * KEPT)
def marked(edition: Edition, mission: str, what: str) -> tuple[int, ...]:
    """Returns the Zones that a Mission marks for something."""
    board, one = edition.boards[mission], edition.missions[mission]
    return tuple(board.zone_at(*token.cell) for token in one.mark if token.what == what)


@lru_cache(maxsize=KEPT)
def building(edition: Edition, mission: str) -> MarkedBuilding:
    """Returns the building a Mission marks."""
    board, (room, *_) = edition.boards[mission], marked(edition, mission, MARK)
    number = board.building_of[room]
    return MarkedBuilding(board.buildings[number], board.building_doors(number))


@lru_cache(maxsize=KEPT)
def all_marks(edition: Edition, mission: str) -> tuple[tuple[int, str], ...]:
    """Returns all Zones a Mission marks, and what for; of a building all its rooms."""
    kinds = dict.fromkeys(token.what for token in edition.missions[mission].mark)
    found = [
        (zone, kind) for kind in kinds if kind != MARK for zone in marked(edition, mission, kind)
    ]
    rooms = building(edition, mission).rooms if MARK in kinds else ()
    return (*found, *((room, MARK) for room in rooms), *_bunker(edition, mission))


def _bunker(edition: Edition, mission: str) -> tuple[tuple[int, str], ...]:
    """Returns the rooms of the building with the Exit, where a Mission keeps it shut."""
    board, one = edition.boards[mission], edition.missions[mission]
    if BUNKER not in one.special:
        return ()
    shut = {board.building_of[board.zone_at(*token.cell)] for token in one.exit} - {NONE}
    return tuple((room, BUNKER) for number in sorted(shut) for room in board.buildings[number])
