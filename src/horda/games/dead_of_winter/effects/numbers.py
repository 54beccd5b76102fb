"""How many: exact numbers, as many as there are, up to some, or what a die says."""

from horda.games.dead_of_winter.base.changes import roll_stock
from horda.games.dead_of_winter.base.option import PickNumber
from horda.games.dead_of_winter.cards.words import Count, Many, UpTo
from horda.games.dead_of_winter.effects.script import Doing


def least(n: Count, most: int) -> int:
    """Returns the smallest number that will do."""
    if isinstance(n, UpTo):
        return 0
    return min(n, most) if isinstance(n, int) else most


def how_many(do: Doing, n: Count, most: int) -> int:
    """Returns a number within what there is; the chooser says it where the card allows."""
    if isinstance(n, int):
        return min(n, most)
    if isinstance(n, UpTo):
        top = min(n.up_to, most)
        return do.ask(do.seat, "dw-pick-number", [PickNumber(k) for k in range(top, -1, -1)])
    if n is Many.DIE:
        return min(roll_stock(do.run, do.seat), most)
    if n is Many.DIFFERENCE:
        return min(do.scope.number, most)
    return most
