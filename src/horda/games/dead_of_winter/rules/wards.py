"""Cards that lie with a survivor and act at the start of a turn."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.changes import (
    DESPAIR,
    from_hand,
    heal,
    kill_helpless,
    to_waste,
)
from horda.games.dead_of_winter.base.marks import Lasting
from horda.games.dead_of_winter.base.option import NO, YES, DWOption, PickCard
from horda.games.dead_of_winter.base.state import DWRun, DWState
from horda.games.dead_of_winter.base.table import own
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.words import ItemType
from horda.games.dead_of_winter.effects.lasting import forbidden, holding
from horda.games.dead_of_winter.rules.actions.aids import item_of


class Wards(Frame, frozen=True):
    """The wards of a player's survivors, one after another: medicine, or a helpless one dies."""

    seat: int
    done: tuple[int, ...] = ()

    @cites("DW-TURN-Q1")
    def ask(self, run: DWRun) -> Outcome:
        """Asks for a medicine card; the question is asked whatever is in the hand."""
        state = run.state
        rule = self.next(state)
        if rule is None:
            return DONE
        if not state.helpless and not state.unruly:
            return Go("drop")
        hand = dict.fromkeys(state.hands[self.seat])
        cards = [PickCard(c) for c in hand if item_of(c).type is ItemType.MEDICINE]
        options: tuple[DWOption, ...] = (*cards, NO)
        return Choice(self.seat, "dw-ward", options, (rule.survivor,), auto=False)

    def next(self, state: DWState) -> Lasting | None:
        """Returns the next ward to be dealt with."""
        people = own(state, self.seat)
        for rule in holding(state, Mod.WARD):
            if rule.survivor in people and rule.survivor not in self.done:
                return rule
        return None

    @cites("DW-CARD-Q7", "DW-RAXXON-07")
    def answered(self, run: DWRun) -> Outcome:
        """Takes all despair off for the card, or goes on to the helpless."""
        state = run.state
        if run.answer == NO:
            return Go("which")
        from_hand(state, self.seat, run.answer.n)
        run.reveal()
        to_waste(run, self.seat, run.answer.n)
        for one in own(state, self.seat):
            if not forbidden(state, "heal", one):
                heal(run, one, DESPAIR, state.despair[one])
        rule = self.next(state)
        assert rule is not None
        return Go("ask", replace(self, done=(*self.done, rule.survivor)))

    def which(self, run: DWRun) -> Outcome:
        """Asks which helpless one dies, where there are both sorts: yes is an unruly one."""
        state = run.state
        if state.helpless and state.unruly:
            return Choice(state.first, "dw-which-helpless", (YES, NO))
        return Go("alone")

    def kill(self, run: DWRun) -> Outcome:
        """Kills the one named."""
        kill_helpless(run, run.answer == YES)
        return Go("drop")

    def alone(self, run: DWRun) -> Outcome:
        """Kills one of the only sort."""
        kill_helpless(run, bool(run.state.unruly))
        return None

    def drop(self, run: DWRun) -> Outcome:
        """The card is gone."""
        state = run.state
        rule = self.next(state)
        state.lasting = tuple(one for one in state.lasting if one is not rule)
        return Go("ask")

    steps = (ask, answered, which, kill, alone, drop)
