"""Zombicide: Invader: the content of the box; its modules are not written yet.

It is no game to play until they are (`docs/editions.md`): nothing registers it.
"""

from functools import cache

from horda.games.zombicide.board import Board, Change, board
from horda.games.zombicide.box.content import Content, load
from horda.games.zombicide.box.missions import Mission, Missions, read_missions
from horda.games.zombicide.rules.edition import Edition, shipped

CARD_KINDS = ("mold_spawn",)
"""Kinds of Xenos cards that a module of the edition will resolve."""

INVADER = Edition("invader", shipped("invader"), prefix="inv")


@cache
def content() -> Content:
    """Reads the cards, Survivors, machines, Xenos and skills of the box."""
    return load(INVADER.folder, CARD_KINDS)


@cache
def missions() -> Missions:
    """Reads the Missions M00 to M10."""
    return read_missions(INVADER.folder / "missions", content())


@cache
def mission_board(id: str) -> Board:
    """Lays the board of a Mission: every passage is a door, and few are shut from the start."""
    one: Mission = missions()[id]
    doors = tuple(Change(cell=door.cell, side=door.side, colour=door.colour) for door in one.door)
    return board(INVADER.tiles, one.id, one.layout, doors, all_shut=True)
