"""Special rules of Missions, by the names Mission files use: pieces that rank above skills.

A module here holds what one Mission, or several of a kind, add to the rules: its `PIECES`, and the
goals it registers in `goals.py` with their progress in `status.py`.
"""

from horda.core.hooks import Hook, Piece
from horda.games.zombicide.modules.mission_rules import (
    aims,
    buildings,
    car_exit,
    cars_blown_up,
    chosen_companions,
    common,
    food,
    gathering,
    m15,
    m16,
    m19,
    m20,
    m21,
    m22,
    m23,
    m24,
    m25,
    marked_zones,
    spawn_tokens,
    wounded,
)
from horda.games.zombicide.rules.edition import Edition

MODULES = (
    aims,
    buildings,
    car_exit,
    cars_blown_up,
    chosen_companions,
    common,
    food,
    gathering,
    m15,
    m16,
    m19,
    m20,
    m21,
    m22,
    m23,
    m24,
    m25,
    marked_zones,
    spawn_tokens,
    wounded,
)
RULES: dict[str, Piece] = {piece.id: piece for module in MODULES for piece in module.PIECES}


def pieces(edition: Edition, special: tuple[str, ...]) -> tuple[Piece, ...]:
    """Returns the pieces of a Mission's special rules; goals are no pieces."""
    return tuple(edition.specials[name] for name in special if name in edition.specials)


def waits_for(edition: Edition, special: tuple[str, ...], hook: Hook) -> bool:
    """Tells whether any special rule of a Mission uses a hook."""
    return any(use.hook is hook for piece in pieces(edition, special) for use in piece.uses)
