"""Skills that change what an attack reaches, whom it hits and whom it spares."""

from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.modules.skills.wield import copies, owns, wielded
from horda.games.zombicide.rules.actors import is_survivor
from horda.games.zombicide.rules.context import Blow
from horda.games.zombicide.rules.people import has
from horda.games.zombicide.rules.points import (
    CAN_BE_HIT,
    FREE_TARGETS,
    MAX_RANGE,
    OWN_ZONE,
    REAPS,
    SPARES_FRIENDS,
)
from horda.games.zombicide.rules.state import ZState

RANGE = skill_id("plus_1_max_range")


@cites("Z2-SKILL-03", "Z2-RANGED-I1")
def _one_range(state: ZState, blow: Blow, far: int) -> int:
    return far + wielded(state, blow).count(RANGE)


@cites("Z2-SKILL-28", "Z2-MOLOTOV-06")
def _steady_hand(state: ZState, blow: Blow, spares: bool) -> bool:
    """Spares all friends: to wound one on purpose is never of use."""
    return spares or owns(state, blow, "steady_hand")


@cites("Z2-SKILL-38", "Z2-SKILL-Q20")
def _reaper(state: ZState, blow: Blow, reaps: bool) -> bool:
    return reaps or bool(copies(state, blow, "reaper"))


@cites("Z2-SKILL-41", "Z2-SKILL-Q22", "Z2-MOLOTOV-06")
def _low_profile(state: ZState, who: int, hit: bool) -> bool:
    return hit and not (is_survivor(who) and has(state, who, "low_profile"))


@cites("Z2-SKILL-42", "Z2-SKILL-Q23", "Z2-EQSKILL-01", "Z2-INTER-12", "Z2-MOLOTOV-Q4")
def _sniper(state: ZState, blow: Blow, value: bool) -> bool:
    """Aims freely and spares friends, also when the rifle lends the skill."""
    return value or owns(state, blow, "sniper")


@cites("Z2-SKILL-45", "Z2-INTER-16", "Z2-MOLOTOV-Q1")
def _point_blank(state: ZState, blow: Blow, value: bool) -> bool:
    """Shoots into the own Zone, aims freely there and spares friends."""
    here = blow.zone == state.people[blow.who].zone
    return value or (here and owns(state, blow, "point_blank"))


PIECES: dict[str, Piece] = {
    piece.id: piece
    for piece in (
        Piece("plus_1_max_range", (MAX_RANGE.use(_one_range),), ("Z2-SKILL-03",)),
        Piece("steady_hand", (SPARES_FRIENDS.use(_steady_hand),), ("Z2-SKILL-28",)),
        Piece("reaper", (REAPS.use(_reaper),), ("Z2-SKILL-38",)),
        Piece("low_profile", (CAN_BE_HIT.use(_low_profile),), ("Z2-SKILL-41",)),
        Piece("sniper", (FREE_TARGETS.use(_sniper), SPARES_FRIENDS.use(_sniper)), ("Z2-SKILL-42",)),
        Piece(
            "point_blank",
            (
                OWN_ZONE.use(_point_blank),
                FREE_TARGETS.use(_point_blank),
                SPARES_FRIENDS.use(_point_blank),
            ),
            ("Z2-SKILL-45",),
        ),
    )
}
