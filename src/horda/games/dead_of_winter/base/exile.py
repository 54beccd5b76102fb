"""Exile: a new objective, and the way out of the colony."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push, pushed
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import change_morale, remove_unseen
from horda.games.dead_of_winter.base.codes import changed
from horda.games.dead_of_winter.base.deaths import eliminate, leave, settle
from horda.games.dead_of_winter.base.marks import Moment
from horda.games.dead_of_winter.base.moves import arrived, exposed, ride
from horda.games.dead_of_winter.base.option import DWOption
from horda.games.dead_of_winter.base.state import NONE, DWRun, DWState
from horda.games.dead_of_winter.base.table import outside, own, own_at, room
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import SecretKind
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.lasting import forbidden, holding

OUT_OF_PLAY = 250
"""From here on a number is no place."""


class Leave(DWOption, frozen=True):
    """Leave the colony for another place."""

    survivor: int
    place: int


class Exile(Frame, frozen=True):
    """A player is exiled, at once and completely."""

    seat: int

    @cites("DW-EXILE-01", "DW-EXILE-Q10", "DW-EXILE-Q8", "DW-INT-08", "DW-INT-09")
    def begin(self, run: DWRun) -> Outcome:
        """From this moment the player is exiled, and draws an exile objective unseen."""
        state = run.state
        state.exiled |= 1 << self.seat
        run.emit(events.Exiled, self.seat)
        if len(state.exile_deck):
            goal, state.exile_deck = state.exile_deck.draw()
            goals = state.exile_goals
            state.exile_goals = (*goals[: self.seat], goal, *goals[self.seat + 1 :])
            run.reveal()  # whether an objective is shown tells all what this player is
            run.emit(events.ExileGoal, self.seat, goal)
            if shown(state, self.seat):
                run.emit(events.SecretShown, self.seat, state.secrets[self.seat])
        lead_bandits(run, self.seat)
        check_exiles(run)
        return Go("driven_out" if holding(state, Mod.EXILED_LEAVE) else "leave")

    def leave(self, run: DWRun) -> Outcome:
        """Sends everybody out of the colony."""
        return Push(LeaveColony(self.seat))

    def done(self, run: DWRun) -> Outcome:
        """That was all."""
        return DONE

    def driven_out(self, run: DWRun) -> Outcome:
        """Where the objective says so, an exiled player is out, with everybody of the group."""
        state = run.state
        for one in own(state, self.seat):
            leave(run, one)
        remove_unseen(state, state.hands[self.seat])
        state.hands = changed(state.hands, self.seat, ())
        state.bereft &= ~(1 << self.seat)
        eliminate(run, self.seat)
        return DONE

    steps = (begin, leave, done, driven_out)


class LeaveColony(Frame, frozen=True):
    """An exiled player's survivors leave the colony, each where the player wants."""

    seat: int
    moving: int = -1

    @cites("DW-EXILE-02", "DW-EXILE-03", "DW-EXILE-Q2", "DW-EXILE-Q9", "DW-DEC-05", "DW-EXILE-T2")
    def ask(self, run: DWRun) -> Outcome:
        """Asks for the next survivor and a place with room; who has nowhere to go stays."""
        state, seat = run.state, self.seat
        people = own_at(state, seat, COLONY)
        options = tuple(Leave(one, place) for one in people for place in ways_out(state, seat, one))
        return Choice(seat, "dw-leave-colony", options) if options else DONE

    def go(self, run: DWRun) -> Outcome:
        """Moves the survivor, with an exposure roll; it does not use up the move of a turn."""
        state = run.state
        survivor, place = run.answer.survivor, run.answer.place
        state.where[survivor] = place
        run.emit(events.Moved, survivor, COLONY, place)
        after = replace(self, moving=survivor)
        roll = exposed(run, survivor, COLONY, place)
        return after if roll is None else Push(roll.child, after)

    def came(self, run: DWRun) -> Outcome:
        """Lets the place they came to do its part."""
        place, frames = run.state.where[self.moving], list[Frame]()
        if place < OUT_OF_PLAY:
            arrived(run, self.moving, place)
            frames = ride(run, self.moving, COLONY, place)
        dying = settle(run)
        return pushed([*([dying.child] if dying is not None else []), *frames])

    def again(self, run: DWRun) -> Outcome:
        """Goes on with the next one."""
        state = run.state
        if state.active == self.seat and state.where[self.moving] < OUT_OF_PLAY:
            place = state.where[self.moving]
            moment = Moment("after_move", self.moving, place, COLONY)
            state.moments = (*state.moments, moment)
        return Go("ask")

    steps = (ask, go, came, again)


@cites("DW-EXILE-02", "DW-EXILE-03", "DW-CARD-11", "DW-MOVE-02")
def ways_out(state: DWState, seat: int, survivor: int) -> list[int]:
    """Lists where a survivor may go from the colony: cards that bind this survivor bind it here.

    One that keeps everybody at home speaks of the action, and an exile is none.
    """
    free = [place for place in outside(state) if room(state, place)]
    if not state.lasting or not free:
        return free
    if forbidden(state, "move", survivor):
        return []
    return [place for place in free if not forbidden(state, "move_to", survivor, seat, place)]


def is_betrayer(state: DWState, seat: int) -> bool:
    """Whether a player holds a betrayal objective; that card alone decides."""
    card = state.secrets[seat]
    return card != NONE and BOX.secrets[card].kind is SecretKind.BETRAYAL


@cites("DW-EXILE-01", "DW-SETUP-10", "DW-INT-17")
def shown(state: DWState, seat: int) -> bool:
    """Whether a player has shown the old objective: every exile card orders loyal ones to."""
    exiled = bool(state.exiled >> seat & 1) and state.exile_goals[seat] != NONE
    return exiled and state.secrets[seat] != NONE and not is_betrayer(state, seat)


@cites("DW-BANDIT-15", "DW-EXILE-13", "DW-BANDIT-Q10", "DW-INT-17", "DW-SCENB-Q6")
def lead_bandits(run: DWRun, seat: int) -> None:
    """An exiled player who is no betrayer leads the bandits, for all to see."""
    state = run.state
    if not state.config.bandits or "no-leader" in state.unlocked:
        return
    run.reveal()
    if not is_betrayer(state, seat):
        state.bandit_leaders |= 1 << seat
        run.emit(events.BanditLeader, seat)


@cites("DW-SCENB-17", "DW-SCENB-18", "DW-SCENB-Q6")
def lead_all(run: DWRun) -> None:
    """Makes leaders of those exiled before the rule was in force."""
    for seat in range(len(run.state.hands)):
        if run.state.exiled >> seat & 1:
            lead_bandits(run, seat)


def banished(state: DWState) -> list[int]:
    """Lists the exiled players who take part in the game: who is out of it counts no more."""
    return [seat for seat in range(len(state.hands)) if (state.exiled & ~state.out) >> seat & 1]


@cites("DW-EXILE-11", "DW-EXILE-Q4")
def too_many_loyal(state: DWState) -> bool:
    """Whether two exiled players are in the game who hold no betrayal objective."""
    return sum(not is_betrayer(state, seat) for seat in banished(state)) >= 2


@cites("DW-EXILE-11", "DW-EXILE-Q4", "DW-INT-17")
def check_exiles(run: DWRun) -> None:
    """Two exiled players of whom none is a betrayer drop the morale to 0."""
    state = run.state
    if len(banished(state)) < 2:
        return
    run.reveal()  # that the game goes on tells all that a betrayer is among them
    if too_many_loyal(state):
        change_morale(run, -state.morale)
