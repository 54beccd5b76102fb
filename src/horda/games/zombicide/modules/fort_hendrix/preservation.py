"""Preservation rolls: whether a card is fit to be used in another Mission."""

from collections.abc import Sequence

from horda.core.rng import Rng
from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.all_out import BREAK

SIDES = 6


@cites("FH-PRES-1", "FH-PRES-4", "FH-PRES-Q3")
def roll(rng: Rng, stream: int, value: int) -> tuple[tuple[int, ...], Rng]:
    """Rolls as many All-Out dice as a card's Preservation value; nothing changes them."""
    dice: list[int] = []
    for _ in range(value):
        face, rng = rng.below(SIDES, stream)
        dice.append(face + 1)
    return tuple(dice), rng


@cites("FH-PRES-2", "FH-PRES-3", "FH-D5")
def kept(dice: Sequence[int]) -> bool:
    """Tells whether a card may be kept: any Break, and it must be discarded."""
    return bool(dice) and BREAK not in dice
