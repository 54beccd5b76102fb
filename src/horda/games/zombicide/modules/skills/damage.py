"""Skills that change the Damage of an attack; set values come before bonuses (Z2-SKILL-Q3)."""

from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.skills.wield import copies, owns
from horda.games.zombicide.rules.context import Blow
from horda.games.zombicide.rules.points import DAMAGE, SET_DAMAGE
from horda.games.zombicide.rules.state import ZState


@cites("Z2-SKILL-06", "Z2-SKILL-Q3", "Z2-FF-Q3", "Z2-INTER-13")
def _one_damage(state: ZState, blow: Blow, damage: int) -> int:
    return damage + copies(state, blow, "plus_1_damage")


@cites("Z2-SKILL-08", "Z2-SKILL-Q3")
def _damage_2(state: ZState, blow: Blow, damage: int) -> int:
    raised = blow.damage == 1 and copies(state, blow, "damage_2")
    return max(damage, 2) if raised else damage


@cites("Z2-SKILL-21", "Z2-SKILL-Q3", "Z2-INTER-13")
def _super_strength(state: ZState, blow: Blow, damage: int) -> int:
    strong = blow.mode == "melee" and owns(state, blow, "super_strength")
    return max(damage, 3) if strong else damage


@cites("Z2-SKILL-59", "Z2-SKILL-Q36", "Z2-TARGET-Q2")
def _damage_per_six(state: ZState, blow: Blow, damage: int) -> int:
    return damage + blow.sixes * copies(state, blow, "roll_6_plus_1_damage")


PIECES: dict[str, Piece] = {
    piece.id: piece
    for piece in (
        Piece("plus_1_damage", (DAMAGE.use(_one_damage),), ("Z2-SKILL-06",)),
        Piece("damage_2", (SET_DAMAGE.use(_damage_2),), ("Z2-SKILL-08",)),
        Piece("super_strength", (SET_DAMAGE.use(_super_strength),), ("Z2-SKILL-21",)),
        Piece("roll_6_plus_1_damage", (DAMAGE.use(_damage_per_six),), ("Z2-SKILL-59",)),
    )
}
