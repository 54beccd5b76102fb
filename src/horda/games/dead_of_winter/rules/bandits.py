"""Bandits: where a crisis brings them, and what they loot."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.bandits import place_bandit, random_place
from horda.games.dead_of_winter.base.changes import draw_item, to_hand
from horda.games.dead_of_winter.base.codes import fresh, without
from horda.games.dead_of_winter.base.option import NO, YES, PickPlace
from horda.games.dead_of_winter.base.state import DWRun, DWState
from horda.games.dead_of_winter.base.table import outside, room, seats_in_order
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Hook
from horda.games.dead_of_winter.cards.words import HIDEOUT, TOWN
from horda.games.dead_of_winter.effects.wins import side_of

UNPRINTED = 2
"""Bandits that come with a crisis which names none."""


class Reveal(Frame, frozen=True):
    """Bandits appear with the crisis: `left` locations, 0 for one to be rolled."""

    left: tuple[int, ...] = ()

    @cites("DW-BANDIT-04", "DW-BANDIT-06", "DW-MIX-05", "DW-BANDIT-Q1", "DW-CARD-17")
    def begin(self, run: DWRun) -> Outcome:
        """Reads where they come: printed numbers, or two by lot."""
        printed = BOX.crises[run.state.crisis].bandits
        if not printed and not run.state.config.few_bandits:
            printed = (0,) * UNPRINTED
        return Reveal(printed)

    @cites("DW-BANDIT-15", "DW-BANDIT-17", "DW-BANDIT-Q2", "DW-BANDIT-Q14", "DW-DEC-08")
    def ask(self, run: DWRun) -> Outcome:
        """Lets the leader of the bandits place each, where a space is free."""
        if not self.left:
            return DONE
        leader = bandit_leader(run.state)
        if leader < 0:
            return Go("place")
        free = [p for p in outside(run.state) if p != HIDEOUT and room(run.state, p)]
        if not free:
            return DONE
        return Choice(leader, "dw-place-bandit", tuple(PickPlace(place) for place in free))

    def led(self, run: DWRun) -> Outcome:
        """Puts the bandit where the leader wants."""
        place_bandit(run, run.answer.n)
        return Go("ask", replace(self, left=self.left[1:]))

    @cites("DW-BANDIT-T2")
    def place(self, run: DWRun) -> Outcome:
        """Puts the bandit where the card or the die says."""
        number = self.left[0]
        place_bandit(run, TOWN[number - 1] if number else random_place(run))
        return Go("ask", replace(self, left=self.left[1:]))

    steps = (begin, ask, led, place)


def bandit_leader(state: DWState) -> int:
    """Returns the player who leads the bandits, the first in player order; -1 if nobody does."""
    leaders = [s for s in seats_in_order(state) if state.bandit_leaders >> s & 1]
    return leaders[0] if leaders else -1


@cites("DW-BANDIT-10", "DW-BANDIT-11", "DW-BANDIT-Q5", "DW-COLONY-03", "DW-INT-36", "DW-BANDIT-T1")
def loot(run: DWRun) -> None:
    """Every bandit on the board takes the top card of its location to the hideout, face up."""
    state = run.state
    for place in outside(state):
        for _ in range(state.bandits[place]):
            card = draw_item(run, place)
            if card >= 0:
                state.cache = (*state.cache, card)
                run.reveal()
                run.emit(events.Looted, place, card)


class TakeLoot(Frame, frozen=True):
    """The leader of the bandits takes a card of the cache; an objective may want it instead."""

    seat: int
    card: int

    @cites("DW-TURN-05", "DW-EXILE-Q12")
    def ask(self, run: DWRun) -> Outcome:
        """Asks whether it goes under the objective, where that wants such cards."""
        hook = side_of(run.state).contribute
        if hook is None or hook.hook is not Hook.CACHE:
            return Go("keep")
        return Choice(self.seat, "dw-store-cache", (YES, NO), (self.card,))

    def store(self, run: DWRun) -> Outcome:
        """Puts it there."""
        if run.answer == NO:
            return None
        self.out(run)
        run.state.stored_cache = (*run.state.stored_cache, self.card)
        run.emit(events.Stored, fresh(self.card))
        return DONE

    @cites("DW-BANDIT-16", "DW-BANDIT-Q8")
    def keep(self, run: DWRun) -> Outcome:
        """Takes it into the hand."""
        self.out(run)
        to_hand(run.state, self.seat, self.card)
        return DONE

    def out(self, run: DWRun) -> None:
        """Takes it out of the cache, once in a round."""
        state = run.state
        state.cache = without(state.cache, self.card)
        state.cache_taken |= 1 << self.seat
        run.emit(events.CacheTaken, self.seat, fresh(self.card))

    steps = (ask, store, keep)
