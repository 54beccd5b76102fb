"""Calling for an exile."""

from horda.core.frames import DONE, Frame, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.exile import Exile
from horda.games.dead_of_winter.base.state import DWRun
from horda.games.dead_of_winter.base.table import voters
from horda.games.dead_of_winter.base.votes import Vote


class Motion(Frame, frozen=True):
    """A vote on exiling a player; if it passes, the exile is carried out at once."""

    seat: int
    target: int

    @cites("DW-EXVOTE-01", "DW-EXVOTE-02", "DW-EXVOTE-Q1", "DW-EXVOTE-Q3")
    def vote(self, run: DWRun) -> Outcome:
        """Lets everybody who is not exiled vote, the accused too."""
        run.emit(events.Accused, self.seat, self.target)
        return Push(Vote("dw-vote-exile", tuple(voters(run.state)), (self.target,)))

    @cites("DW-EXVOTE-Q2", "DW-EXILE-01")
    def exile(self, run: DWRun) -> Outcome:
        """Exiles the accused."""
        return Push(Exile(self.target)) if run.result else DONE

    steps = (vote, exile)
