"""Improvements: progress on the open ones, and what happens when one is finished."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.improvements import advance
from horda.games.dead_of_winter.base.option import PickImprovement
from horda.games.dead_of_winter.base.state import DWRun


class Improve(Frame, frozen=True):
    """A player puts progress on open improvements, one token at a time."""

    seat: int
    left: int

    @cites("DW-IMPROVE-03", "DW-IMPROVE-Q2")
    def ask(self, run: DWRun) -> Outcome:
        """Asks which one."""
        row = run.state.row
        if not self.left or not row:
            return DONE
        options = tuple(PickImprovement(number) for number, _ in row)
        return Choice(self.seat, "dw-improve", options)

    def put(self, run: DWRun) -> Outcome:
        """Puts the token there."""
        advance(run, run.answer.n, 1)
        return Go("ask", replace(self, left=self.left - 1))

    steps = (ask, put)
