"""Mission 11: the players choose two Companions and who leads them."""

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.companions import follow, left_over
from horda.games.zombicide.rules.actors import target_of
from horda.games.zombicide.rules.edition import of_module
from horda.games.zombicide.rules.options import Recruit, ZOption
from horda.games.zombicide.rules.people import ZRun, decider
from horda.games.zombicide.rules.points import READY
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.state import NONE, Companion

question("z2-choose-companion", "Z2-M11-03", fields=("count",))
question("z2-choose-leader", "Z2-M11-03", fields=("who",))


class BeLeader(ZOption, frozen=True):
    """Let this Survivor lead the chosen Companion."""

    moment = ("leader", "Z2-M11-03")
    sign = "person"
    who: int


class Assignment(Frame, frozen=True):
    """So many Companions are chosen, each with a Leader."""

    left: int
    chosen: int = NONE
    """The card in question."""

    @cites("Z2-M11-03", "Z2-COMP-01")
    def ask(self, run: ZRun) -> Outcome:
        """Asks for the next Companion."""
        if not self.left:
            return DONE
        options = tuple(Recruit(card) for card in left_over(run.state))
        return Choice(decider(run.state), "z2-choose-companion", options, (self.left,))

    def choose(self, run: ZRun) -> Outcome:
        """Notes it."""
        return Assignment(self.left - 1, run.answer.other)

    @cites("Z2-M11-03")
    def ask_leader(self, run: ZRun) -> Outcome:
        """Asks whom it follows."""
        options = tuple(BeLeader(person.card) for person in run.state.people)
        return Choice(decider(run.state), "z2-choose-leader", options, (self.chosen,))

    def lead(self, run: ZRun) -> Outcome:
        """It follows from now on."""
        state, who = run.state, target_of(run.state, run.answer.who)
        state.companions = (*state.companions, Companion(self.chosen, state.people[who].zone))
        follow(run, len(state.companions) - 1, who)
        return Go("ask", Assignment(self.left))

    steps = (ask, choose, ask_leader, lead)


def _two(run: ZRun, context: None) -> Frame:
    return Assignment(2)


PIECES = (Piece("two-companions", (READY.use(_two),), ("Z2-M11-03",), Rank.MISSION),)
of_module("companions", "two-companions")
