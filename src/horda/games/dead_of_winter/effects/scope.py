"""What an effect is about: whom it concerns, where it happens, what was chosen so far."""

from msgspec import Struct


class Scope(Struct, frozen=True, gc=False):
    """The people, places and numbers that the operations of one card share."""

    seat: int = -1
    """Who uses the card, or chose the option: `you` on it."""
    survivor: int = -1
    """Who acts: with the ability or the item, moved, searching, attacking, taking a pill."""
    place: int = -1
    """Where it happens; of a move where it led to."""
    origin: int = -1
    card: int = -1
    special: int = -1
    """The special zombie of the encounter, by where it stands in `specials`."""
    target: str = ""
    that: int = -1
    """The survivor chosen last, or the one that met the trigger."""
    new: int = -1
    """The survivor who came last."""
    player: int = -1
    """The player chosen last."""
    number: int = 0
    """A difference, or how many were removed or paid."""
    noise: int = 0
    """Noise made in the search that this is about."""
    weapon: int = -1
    those: tuple[int, ...] = ()
    """The survivors taken together before."""
