"""Operations on places: noise, barricades, traps, bandits, improvements."""

from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.who import Player
from horda.games.dead_of_winter.cards.words import Count, Where


class Noise(Op, frozen=True, tag="noise"):
    """Noise tokens are put on free spaces, or all taken away."""

    where: Where
    n: Count


class MoveNoise(Op, frozen=True, tag="move_noise"):
    """All noise of the survivor\'s place goes to another that has room for it."""


class Barricade(Op, frozen=True, tag="barricade"):
    """Barricades on empty entrance spaces; with `seal` on the survivor spaces too."""

    where: Where
    n: Count
    seal: bool = False


class RemoveBarricades(Op, frozen=True, tag="remove_barricades"):
    """Barricades and traps go; no trap goes off."""

    where: Where
    n: Count


class PlaceTrap(Op, frozen=True, tag="place_trap"):
    """Explosive traps on empty entrance spaces."""

    where: Where
    n: int = 1


class BarricadesToTraps(Op, frozen=True, tag="barricades_to_traps"):
    """Barricades are turned to the side of traps."""

    where: Where
    n: Count


class AttachToLocation(Op, frozen=True, tag="attach_to_location"):
    """The card lies at a place, which is then the one its rule speaks of."""

    where: Where


class AddBandits(Op, frozen=True, tag="add_bandits"):
    """Bandits come where a survivor space is free."""

    where: Where
    n: Count


class RemoveBandits(Op, frozen=True, tag="remove_bandits"):
    """Bandits go: no kill, no attack."""

    where: Where
    n: Count


class HandToHideout(Op, frozen=True, tag="hand_to_hideout"):
    """Hand cards of the player\'s choice go face up into the cache."""

    n: Count = 1


class TakeFromHideout(Op, frozen=True, tag="take_from_hideout"):
    """Cards of the cache come into a hand: chosen ones, or all that this card put there."""

    n: Count = 1
    who: Player = Player.SELF
    just_placed: bool = False


class Advance(Op, frozen=True, tag="advance_improvement"):
    """Progress on open improvements; with `split` on several, or all progress is lost."""

    n: Count
    split: bool = False


PlaceOp = (
    Noise
    | MoveNoise
    | Barricade
    | RemoveBarricades
    | PlaceTrap
    | BarricadesToTraps
    | AttachToLocation
    | AddBandits
    | RemoveBandits
    | HandToHideout
    | TakeFromHideout
    | Advance
)
