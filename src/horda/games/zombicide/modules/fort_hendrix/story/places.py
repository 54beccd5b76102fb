"""Zones and doors by the letters of their tiles, as objective cards name them."""

from functools import lru_cache

from horda.games.zombicide.board import tile_set
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.state import NONE, ZState

HERE, SPAWN = "here", "spawn "
KEPT = 64


@lru_cache(maxsize=KEPT)
def lettered(edition: Edition, mission: str) -> dict[tuple[str, str], int]:
    """Returns the Zone of every letter of every tile of a Mission, however they are turned."""
    board, faces = edition.boards[mission], tile_set(edition.folder)
    found: dict[tuple[str, str], int] = {}
    for row, tiles in enumerate(board.tiles):
        for col, (face, turn) in enumerate(tiles):
            for r, cells in enumerate(faces[face].turned(turn)):
                for c, cell in enumerate(cells):
                    size = len(cells)
                    zone = board.zone_at(row * size + r, col * size + c)
                    found.setdefault((face, cell.zone), zone)
    return found


def named(edition: Edition, mission: str, place: str) -> int:
    """Returns a Zone by its tile and letter ("18R i")."""
    face, letter = place.split()
    return lettered(edition, mission)[face, letter]


def zone_of(state: ZState, place: str, here: int) -> int:
    """Returns the Zone that a card means; none: its Spawn token is gone."""
    if place == HERE:
        return here
    if place.startswith(SPAWN):
        return spawn_zone(state, place.removeprefix(SPAWN))
    return named(state.edition, state.config.scenario, place)


def spawn_zone(state: ZState, role: str) -> int:
    """Returns the Zone of the starting Spawn token, or of a coloured one."""
    if role == "starting":
        return state.board.zone_at(*state.mission.spawn[0].cell)
    colour = COLOURS.index(role)
    return next((zone for zone, own in state.spawns if own == colour), NONE)


@lru_cache(maxsize=1 << 10)
def door_of(edition: Edition, mission: str, place: str) -> int:
    """Returns a door by its tile and the letters of the Zones it joins ("4R E-g")."""
    face, letters = place.split()
    zones = {lettered(edition, mission)[face, letter] for letter in letters.split("-")}
    doors = [one for one in edition.boards[mission].doors if {*one.zones} == zones]
    return next((one for one in doors if one.face == face), doors[0]).index


def door_at(state: ZState, place: str) -> int:
    """Returns a door of the board."""
    return door_of(state.edition, state.config.scenario, place)


@lru_cache(maxsize=KEPT)
def building_on(edition: Edition, mission: str, faces: tuple[str, ...]) -> frozenset[int]:
    """Returns the buildings with rooms on all of these tiles."""
    board = edition.boards[mission]
    found = [{f for room in rooms for f in board.zones[room].faces} for rooms in board.buildings]
    return frozenset(n for n, own in enumerate(found) if {*faces} <= own)


@lru_cache(maxsize=KEPT)
def doors_on(edition: Edition, mission: str, faces: tuple[str, ...]) -> int:
    """Returns the mask of the doors of those buildings."""
    board, mask = edition.boards[mission], 0
    for building in building_on(edition, mission, faces):
        mask |= board.building_doors(building)
    return mask
