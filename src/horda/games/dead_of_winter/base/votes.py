"""Votes: all at the same time, unseen until everybody has voted; the first player breaks ties."""

from horda.core.decisions import Choice, Choices
from horda.core.frames import Done, Frame, Go, Outcome
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.option import DWOption
from horda.games.dead_of_winter.base.state import DWRun


class Ballot(DWOption, frozen=True):
    """Thumb up or thumb down."""

    up: bool


UP, DOWN = Ballot(True), Ballot(False)


class Vote(Frame, frozen=True):
    """One vote of some seats; the result tells whether it passed."""

    prompt: str
    seats: tuple[int, ...]
    args: tuple[int, ...] = ()

    @cites("DW-VOTE-01", "DW-VOTE-02", "DW-VOTE-Q1", "DW-INT-23", "DW-DEC-04", "DW-VOTE-Q3")
    def ask(self, run: DWRun) -> Outcome:
        """Asks everybody at once; nobody may abstain."""
        if not self.seats:
            return Go("tie")
        ballots = (UP, DOWN)
        return Choices(tuple(Choice(seat, self.prompt, ballots, self.args) for seat in self.seats))

    @cites("DW-VOTE-05", "DW-VOTE-02")
    def count(self, run: DWRun) -> Outcome:
        """Shows all votes by name and counts them."""
        ayes = tuple(seat for seat in self.seats if run.answers[seat] == UP)
        noes = tuple(seat for seat in self.seats if run.answers[seat] == DOWN)
        run.reveal()
        run.emit(events.Voted, ayes, noes, len(ayes) > len(noes))
        if len(ayes) == len(noes):
            return Go("tie")
        return Done(len(ayes) > len(noes))

    @cites("DW-VOTE-03", "DW-VOTE-Q2", "DW-CARD-14", "DW-FIRST-01", "DW-EXVOTE-04", "DW-FIRST-Q3")
    @cites("DW-EXILE-Q3", "DW-RAXXON-Q11")
    def tie(self, run: DWRun) -> Outcome:
        """Asks the first player, exiled or not, in the open."""
        return Choice(run.state.first, "dw-tie", (UP, DOWN), self.args)

    def broken(self, run: DWRun) -> Outcome:
        """Takes the first player's word."""
        run.emit(events.TieBroken, run.state.first, run.answer == UP)
        return Done(run.answer == UP)

    steps = (ask, count, tie, broken)
