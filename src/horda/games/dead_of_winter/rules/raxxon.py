"""Raxxon: dice on the location, the containment code, experiments let loose."""

from horda.core.decisions import Choice
from horda.core.decks import Deck
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.option import PickPlace
from horda.games.dead_of_winter.base.special import Deploy
from horda.games.dead_of_winter.base.state import DWRun, DWState
from horda.games.dead_of_winter.base.table import places, voters
from horda.games.dead_of_winter.base.votes import Vote
from horda.games.dead_of_winter.cards.box import BOX

FEWER = 3
"""Zombies that stay away from the location named after a vote against containing."""


class Containment(Frame, frozen=True):
    """The check of the containment code at the start of the colony phase."""

    @cites("DW-RAXXON-09", "DW-RAXXON-Q2", "DW-RAXXON-Q3", "DW-RAXXON-Q5", "DW-RAXXON-T2")
    def check(self, run: DWRun) -> Outcome:
        """Votes if two dice match the code; without a pair the experiment is let loose."""
        state = run.state
        if "no-code" in state.unlocked or not len(state.experiments):
            return DONE
        if not code_lies(state):
            return Go("deploy")
        return Push(Vote("dw-vote-contain", tuple(voters(state)), (top_experiment(state),)))

    @cites("DW-RAXXON-10", "DW-RAXXON-T1", "DW-INT-37", "DW-RAXXON-Q10")
    def voted(self, run: DWRun) -> Outcome:
        """Contains the experiment if the vote passed."""
        state = run.state
        if not run.result:
            return None
        top, state.experiments = state.experiments.draw()
        state.contained += 1
        run.reveal()
        run.emit(events.ExperimentContained, top)
        return DONE

    @cites("DW-RAXXON-11", "DW-RAXXON-Q13", "DW-DEC-06")
    def place(self, run: DWRun) -> Outcome:
        """Asks the first player which location gets fewer zombies in this phase."""
        options = tuple(PickPlace(place) for place in places(run.state))
        return Choice(run.state.first, "dw-fewer-zombies", options)

    def placed(self, run: DWRun) -> Outcome:
        """Notes the location."""
        run.state.reduced = (*run.state.reduced, (run.answer.n, FEWER))
        run.emit(events.Reduced, run.answer.n, FEWER)
        return None

    @cites("DW-RAXXON-12", "DW-RAXXON-13")
    def deploy(self, run: DWRun) -> Outcome:
        """Lets the top experiment loose."""
        state = run.state
        top, state.experiments = state.experiments.draw()
        run.reveal()
        return Push(Deploy(top))

    steps = (check, voted, place, placed, deploy)


def top_experiment(state: DWState) -> int:
    """Returns the experiment that everybody may read; -1 if there is none."""
    deck: Deck = state.experiments
    return deck.left[0] if len(deck) else -1


@cites("DW-RAXXON-09", "DW-RAXXON-Q2")
def code_lies(state: DWState) -> bool:
    """Whether any two dice on Raxxon, whoever placed them, are a pair of the code."""
    values = [value for _, value in state.raxxon_dice]
    for one, two in BOX.experiments[top_experiment(state)].pairs:
        if one == two and values.count(one) >= 2:
            return True
        if one != two and one in values and two in values:
            return True
    return False
