"""A secret vote, all at once, to exile a seat."""

from typing import TYPE_CHECKING

from horda.core.decisions import Choice, Choices
from horda.core.frames import DONE, Frame, Outcome
from horda.core.run import Run
from tests.demo.events import Exiled, Voted
from tests.demo.options import Ballot

if TYPE_CHECKING:
    from tests.demo.state import ColonyState


class ExileVote(Frame, frozen=True):
    """One vote; the accused has a vote too."""

    target: int

    def ask(self, run: Run["ColonyState"]) -> Outcome:
        """Asks everybody at once; nobody sees a vote before all are in."""
        options = (Ballot(True), Ballot(False))
        return Choices(
            tuple(Choice(seat, "vote", options, (self.target,)) for seat in run.state.present())
        )

    def count(self, run: Run["ColonyState"]) -> Outcome:
        """Shows the votes; more ayes than noes send the accused away."""
        ayes = tuple(seat for seat, ballot in run.answers.items() if ballot.aye)
        run.reveal()
        run.emit(Voted, self.target, ayes)
        if 2 * len(ayes) > len(run.answers):
            run.state.exiled = (*run.state.exiled, self.target)
            run.emit(Exiled, self.target)
        return DONE

    steps = (ask, count)
