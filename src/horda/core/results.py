"""How a game ends: for all together, or for each seat in its own way."""

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from horda.core.words import Text


class Fate(StrEnum):
    """What became of a seat; each has a text `core-fate-<fate>`."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    OUT = "out"
    """It lost before the others: exiled, eliminated, gone."""


class Ending(Struct, frozen=True, omit_defaults=True):
    """How a game ended for one seat.

    `reason` is the id of a text, `rules` say so; where they are empty, those of the whole
    game hold. `achieved` says in words what this seat brought about, such as its secret goal.
    """

    fate: Fate
    reason: str = ""
    rules: tuple[str, ...] = ()
    achieved: tuple[Text, ...] = ()


# What is empty is left out, so that the digests of games that end together stay what they were.
class Result(Struct, frozen=True, omit_defaults=True):
    """How a game ended: the seats that won, the reason's text id, the rules that say so.

    A game that ends for all seats together says no more. One that ends for each in its own
    way is built by `ended_apart`.
    """

    winners: tuple[int, ...]
    reason: str
    rules: tuple[str, ...] = ()
    scores: tuple[float, ...] = ()
    """How well each seat did, from 0 (lost) to 1 (won)."""
    seats: tuple[Ending, ...] = ()
    """How it ended for each seat, where not for all alike."""

    def endings(self, count: int) -> tuple[Ending, ...]:
        """Says of each of so many seats how the game ended for it, and why."""
        return tuple(self.ending(seat) for seat in range(count))

    def ending(self, seat: int) -> Ending:
        """Says how the game ended for one seat, and why."""
        own = self.seats[seat] if self.seats else Ending(self._fate(seat))
        reason, rules = own.reason or self.reason, own.rules or self.rules
        return replace(own, reason=reason, rules=rules)

    def _fate(self, seat: int) -> Fate:
        if seat in self.winners:
            return Fate.WON
        drawn = seat < len(self.scores) and 0 < self.scores[seat] < 1
        return Fate.DRAWN if drawn else Fate.LOST


def ended_apart(reason: str, rules: tuple[str, ...], seats: tuple[Ending, ...]) -> Result:
    """Returns the result of a game that ended for each seat in its own way."""
    winners = tuple(seat for seat, own in enumerate(seats) if own.fate is Fate.WON)
    return Result(winners, reason, rules, seats=seats)
