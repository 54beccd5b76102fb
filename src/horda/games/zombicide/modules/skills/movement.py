"""Skills that change how a Survivor moves, sees, searches and opens doors."""

from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.box.skill_keys import variants
from horda.games.zombicide.rules.people import count, has
from horda.games.zombicide.rules.points import (
    IGNORES_ZOMBIES,
    MOVE_COST,
    MOVE_ZONES,
    OPENS_DOORS,
    SEARCH_ZONE,
    SIGHT,
)
from horda.games.zombicide.rules.state import ZState

FARTHER = variants("plus_1_zone_per_move")


@cites("Z2-SKILL-07", "Z2-SKILL-Q40")
def _farther(state: ZState, who: int, zones: int) -> int:
    return zones + count(state, who, FARTHER)


@cites("Z2-SKILL-22")
def _no_cost(state: ZState, who: int, extra: int) -> int:
    return 0 if has(state, who, "slippery") else extra


@cites("Z2-SKILL-22")
def _slips_through(state: ZState, who: int, ignores: bool) -> bool:
    return ignores or has(state, who, "slippery")


@cites("Z2-SKILL-23", "Z2-SKILL-Q16")
def _far_sight(state: ZState, who: int, far: bool) -> bool:
    return far or has(state, who, "home_defender")


@cites("Z2-SKILL-46")
def _anywhere(state: ZState, who: int, may: bool) -> bool:
    return may or has(state, who, "scavenger")


@cites("Z2-SKILL-57")
def _breaks_in(state: ZState, who: int, opens: bool) -> bool:
    return opens or has(state, who, "break_in")


_ALL = (
    Piece(
        "plus_1_zone_per_move",
        (MOVE_ZONES.use(_farther),),
        ("Z2-SKILL-07",),
    ),
    Piece(
        "slippery",
        (MOVE_COST.use(_no_cost), IGNORES_ZOMBIES.use(_slips_through)),
        ("Z2-SKILL-22",),
    ),
    Piece("home_defender", (SIGHT.use(_far_sight),), ("Z2-SKILL-23", "Z2-SKILL-Q16")),
    Piece("scavenger", (SEARCH_ZONE.use(_anywhere),), ("Z2-SKILL-46",)),
    Piece("break_in", (OPENS_DOORS.use(_breaks_in),), ("Z2-SKILL-57",)),
)
PIECES: dict[str, Piece] = {piece.id: piece for piece in _ALL}
