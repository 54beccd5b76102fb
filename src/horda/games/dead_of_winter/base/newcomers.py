"""Survivors who join a group."""

from horda.core.decisions import Choice
from horda.core.frames import DONE, Done, Frame, Outcome
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.marks import Moment
from horda.games.dead_of_winter.base.option import PickPlace
from horda.games.dead_of_winter.base.state import NOBODY, DWRun, DWState
from horda.games.dead_of_winter.base.table import is_exiled, outside, own, room
from horda.games.dead_of_winter.cards.words import COLONY

WOUND = 0


class Newcomer(Frame, frozen=True):
    """A survivor joins a player: at the colony, or at a place that an effect names.

    The result is the survivor, who may stand there beyond the spaces: whether a card may be
    used without room is asked before.
    """

    seat: int
    survivor: int
    place: int = -1
    wounds: int = 0
    leader: bool = False
    voluntary: bool = True
    """Somebody gained by a card, not the replacement of a last survivor."""

    @cites("DW-ADDS-04", "DW-EXILE-06", "DW-EXILE-Q5", "DW-ADDS-Q3")
    def ask(self, run: DWRun) -> Outcome:
        """Asks an exiled player for a place: the colony is closed to them."""
        state = run.state
        if self.place >= 0 or not is_exiled(state, self.seat):
            return None
        places = outside(state)
        free = [place for place in places if room(state, place)] or places
        options = tuple(PickPlace(place) for place in free)
        return Choice(self.seat, "dw-newcomer", options, (self.survivor,))

    @cites("DW-ADDS-01", "DW-ADDS-02", "DW-ADDS-Q1", "DW-MOVE-06", "DW-INT-27")
    def join(self, run: DWRun) -> Outcome:
        """Puts the survivor down; whoever comes to an empty group leads it."""
        state = run.state
        place = self.place
        if place < 0:
            place = run.answer.n if is_exiled(state, self.seat) else COLONY
        leads = self.leader or not own(state, self.seat)
        join(state, self.seat, self.survivor, place)
        state.wounds[self.survivor] = self.wounds
        if leads:
            state.leader[self.seat] = self.survivor
        run.emit(events.Joined, self.seat, self.survivor, place)
        if self.voluntary and state.active == self.seat:
            moment = Moment("after_add_survivor", self.survivor, place)
            state.moments = (*state.moments, moment)
        return Done(self.survivor)

    steps = (ask, join)


def join(state: DWState, seat: int, survivor: int, place: int) -> None:
    """Gives a survivor to a player and a place, unhurt and unmoved."""
    state.owner[survivor] = seat
    state.where[survivor] = place
    state.wounds[survivor] = state.frost[survivor] = state.despair[survivor] = 0
    state.moved &= ~(1 << survivor)


@cites("DW-ADDS-03", "DW-INT-40", "DW-EXILE-Q5", "DW-ADDS-Q3")
def can_join(state: DWState, seat: int, people: int = 1, helpless: int = 0) -> bool:
    """Whether a card that brings so many people may be used now."""
    if is_exiled(state, seat):
        return any(room(state, place) for place in outside(state))
    return room(state, COLONY) >= people + helpless


@cites("DW-ADDS-Q2")
def top_survivor(run: DWRun) -> int:
    """Takes the top card of the survivor deck; -1 if there is none left."""
    state = run.state
    if not len(state.people):
        return -1
    survivor, state.people = state.people.draw()
    run.reveal()
    return survivor


class Bequeath(Frame, frozen=True):
    """A survivor changes groups, with everything it carries."""

    survivor: int
    seat: int

    @cites("DW-KILLS-Q5", "DW-EXILE-Q11")
    def give(self, run: DWRun) -> Outcome:
        """Gives the survivor to the other player."""
        state = run.state
        old = state.owner[self.survivor]
        if old == NOBODY or old == self.seat:
            return DONE
        state.owner[self.survivor] = self.seat
        state.bereft |= 1 << old
        run.emit(events.Joined, self.seat, self.survivor, state.where[self.survivor])
        return DONE

    steps = (give,)
