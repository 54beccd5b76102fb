"""Ways of Zombies that closed doors do not turn away, though they stop them."""

from functools import lru_cache

from horda.core.rulebook import cites
from horda.games.zombicide.board import Board, Tables, tables

BREAKING = "breaking-doors"
"""The special rule of the Mission in which Zombies go so."""


class Pressing(Tables):
    """Steps where Zombies without an open path go as if all doors were open, as far as they can."""

    __slots__ = ()

    @cites("FH-M10-3")
    def ways(self, a: int, goals: tuple[int, ...]) -> tuple[int, ...]:
        """Where no path is open, those that a closed door stops stay before it."""
        found = super().ways(a, goals)
        if found:
            return found
        wished = tables(self.board, self.board.all_doors).ways(a, goals)
        near = self.neighbours[a]
        return tuple(sorted({zone if zone in near or zone == a else a for zone in wished}))


@lru_cache(maxsize=256)
def pressing(board: Board, doors: int) -> Pressing:
    """Returns the ways of Zombies who know no closed door."""
    return Pressing(board, doors)
