"""Settling the crisis: the contributed cards are turned up and counted."""

from horda.core.frames import DONE, Frame, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.codes import fresh, title_of
from horda.games.dead_of_winter.base.marks import Settled
from horda.games.dead_of_winter.base.state import CARDS, NONE, DWRun, DWState
from horda.games.dead_of_winter.base.table import not_exiled
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.ops_colony import Morale
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Script

SURPLUS = 2


class ResolveCrisis(Frame, frozen=True):
    """Step 3 of the colony phase."""

    @cites("DW-CRISISRES-01", "DW-CRISISRES-02", "DW-CRISISRES-06", "DW-CRISISRES-Q3")
    @cites("DW-CONTRIB-03", "DW-CONTRIB-04", "DW-CONTRIB-Q1", "DW-CRISIS-02", "DW-INT-10")
    @cites("DW-CRISISRES-Q5", "DW-CRISISRES-T2", "DW-CRISISRES-Q4")
    def count(self, run: DWRun) -> Outcome:
        """Turns the cards up in an order that tells nobody who gave which."""
        state = run.state
        crisis = BOX.crises[state.crisis]
        given = run.shuffled([fresh(c) for cards in state.given for c in cards], CARDS)
        run.reveal()
        run.emit(events.ContributionsShown, given)
        good = sum(BOX.items[title_of(card)].type in crisis.wanted for card in given)
        total = 2 * good - len(given)
        _remember(state, total)
        state.given = ((),) * len(state.given)
        state.removed = (*state.removed, *given)
        return self.settle(run, total)

    @cites("DW-CRISISRES-03", "DW-CRISISRES-04", "DW-CRISISRES-05", "DW-CRISISRES-Q1")
    @cites("DW-CRISISRES-Q7", "DW-CRISISRES-T1")
    def settle(self, run: DWRun, total: int) -> Outcome:
        """Applies failure at once, or the bonus for two cards more than needed."""
        state = run.state
        number, crisis = state.crisis, BOX.crises[state.crisis]
        due = not_exiled(state)
        state.last_failed = total < due
        state.crisis, state.crisis_off = NONE, True
        run.emit(events.CrisisResolved, number, total, due, total >= due)
        if total < due:
            return Push(Script(f"crisis/{crisis.id}/fail", state.first, (), 0, Scope()))
        if total >= due + SURPLUS:
            return Push(Script(f"crisis/{crisis.id}/surplus", state.first, (), 0, Scope()))
        return DONE

    steps = (count,)


@cites("DW-CRISISRES-03")
def crisis_loss(state: DWState) -> int:
    """Counts the morale that a crisis costs for certain: all see how many cards lie there."""
    if state.crisis == NONE or sum(map(len, state.given)) >= not_exiled(state):
        return 0
    return sum(-op.delta for op in BOX.crises[state.crisis].fail if isinstance(op, Morale))


def _remember(state: DWState, total: int) -> None:
    """Notes what everybody gave; `redeal.py` hides who gave what did not fit."""
    wanted = BOX.crises[state.crisis].wanted
    wrong = [
        sum(BOX.items[title_of(card)].type not in wanted for card in cards) for cards in state.given
    ]
    settled = Settled(tuple(map(len, state.given)), tuple(wrong), total < not_exiled(state))
    state.settled = (*state.settled, settled)
