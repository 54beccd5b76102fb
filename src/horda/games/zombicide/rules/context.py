"""What hooks are told: an attack, a Wound."""

from msgspec import Struct


class Blow(Struct, frozen=True, gc=False):
    """An attack as the skills see it."""

    who: int
    card: int
    """The weapon, or -1 for none (Improvised weapon)."""
    mode: str
    """melee or ranged."""
    zone: int
    dice: int
    damage: int
    distance: int = 0
    second: int = -1
    """The other weapon of a Dual pair, or -1."""
    sixes: int = 0
    """Dice that show a 6, once all dice lie."""
    steered: bool = False
    """A machine makes it: `who` steers it, and has no skills for it."""
    fresh: int = 0
    """Skills of its own that the attacker learned by this very attack: they come too late."""


class Fall(Struct, frozen=True, gc=False):
    """An actor is about to be eliminated."""

    who: int
    kind: int = -1
    """The kind of Zombie, or -1 for friendly fire and fire."""
    burned: bool = False


class Hurt(Struct, frozen=True, gc=False):
    """Wounds that are about to fall."""

    who: int
    wounds: int
    kind: int = -1
    """The kind of Zombie, or -1 for friendly fire."""
    step: int = 0
    """Number of the Attack step, so that "the first of each step" can be told."""
    by_car: bool = False
    """A car's attack missed: friendly fire, but no Survivor's Ranged attack."""
