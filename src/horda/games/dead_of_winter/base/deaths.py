"""Deaths, one after another and each complete: morale, items, leaders, last survivors."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import (
    death_costs,
    end_rest,
    gear_left,
    off_board,
    outlive,
    remove_unseen,
)
from horda.games.dead_of_winter.base.codes import changed
from horda.games.dead_of_winter.base.ends import nobody_left
from horda.games.dead_of_winter.base.newcomers import Newcomer, top_survivor
from horda.games.dead_of_winter.base.option import PickSurvivor
from horda.games.dead_of_winter.base.state import GONE, GRAVE, NOBODY, DWRun
from horda.games.dead_of_winter.base.table import INFLUENCE, is_exiled, own, right_of

FREE = 1 << 8
"""Marks somebody among the doomed whose death costs no morale."""


@cites("DW-CARD-Q2", "DW-KILLS-Q7")
def settle(run: DWRun) -> Push | None:
    """Returns what must be run before anything else goes on: deaths and their consequences."""
    state = run.state
    outlive(run)
    end_rest(state)
    return Push(Deaths()) if (state.doomed or state.bereft) and state.result is None else None


@cites("DW-CARD-18", "DW-KILLS-Q8", "DW-KILLS-Q5")
def leave(run: DWRun, survivor: int, to: int = GONE, *, gear: bool = True) -> None:
    """Takes a survivor out alive: no morale is lost, items go as after a death."""
    state = run.state
    seat, place = state.owner[survivor], state.where[survivor]
    state.owner[survivor] = NOBODY
    off_board(state, survivor, to)
    state.bereft |= 1 << seat
    if to == GONE:
        state.lost += 1
    run.emit(events.Left, survivor)
    if gear:
        gear_left(run, survivor, place, seat)


class Deaths(Frame, frozen=True):
    """Works off the doomed by influence, and gives bereft groups leaders or newcomers."""

    seat: int = -1
    killed: bool = False
    """The group last looked at lost somebody by death."""

    @cites("DW-KILLS-Q7", "DW-CARD-Q12")
    def next(self, run: DWRun) -> Outcome:
        """Looks for a group to be mended first, then for the next to die."""
        state = run.state
        if state.bereft:
            seat = (state.bereft & -state.bereft).bit_length() - 1
            state.bereft &= state.bereft - 1
            return Go("mend", replace(self, seat=seat))
        doomed = [one for one in state.doomed if state.owner[one & 255] != NOBODY]
        if not doomed:
            state.doomed = ()
            return DONE
        one = min(doomed, key=lambda one: INFLUENCE[one & 255])
        state.doomed = tuple(other for other in doomed if other != one)
        return self.die(run, one & 255, free=bool(one & FREE))

    @cites("DW-KILLS-05", "DW-KILLS-06", "DW-KILLS-Q6", "DW-EXILE-09", "DW-GRAVE-01", "DW-KILLS-Q3")
    @cites("DW-KILLS-Q4", "DW-KILLS-03", "DW-KILLS-04")
    def die(self, run: DWRun, survivor: int, *, free: bool) -> Outcome:
        """One death: off the board, morale, then the items."""
        state = run.state
        seat, place = state.owner[survivor], state.where[survivor]
        state.owner[survivor] = NOBODY
        off_board(state, survivor, GRAVE)
        outlive(run)
        state.lost += 1
        state.bereft |= 1 << seat
        run.emit(events.Died, survivor, place)
        if not free and not is_exiled(state, seat):
            death_costs(run)
        if state.result is None:
            gear_left(run, survivor, place, seat)
        return Go("next", Deaths(seat, True))

    @cites("DW-KILLS-09", "DW-KILLS-10", "DW-INT-41", "DW-DEC-02", "DW-VAR-05", "DW-VAR-Q4")
    def mend(self, run: DWRun) -> Outcome:
        """Asks for a new leader; a group without anybody starts anew or is out."""
        state = run.state
        left = own(state, self.seat)
        if not left:
            return Go("alone")
        if state.leader[self.seat] in left:
            return Go("next")
        options = tuple(PickSurvivor(one) for one in left)
        return Choice(self.seat, "dw-new-leader", options)

    def led(self, run: DWRun) -> Outcome:
        """Names the new leader."""
        run.state.leader[self.seat] = run.answer.n
        run.emit(events.NewLeader, self.seat, run.answer.n)
        return Go("next")

    @cites("DW-KILLS-10", "DW-KILLS-Q1", "DW-INT-19", "DW-ADDS-Q2", "DW-VAR-05")
    def alone(self, run: DWRun) -> Outcome:
        """Wipes the hand of who lost the last survivor, and brings a new one."""
        state, seat = run.state, self.seat
        cards = state.hands[seat]
        remove_unseen(state, cards)
        state.hands = changed(state.hands, seat, ())
        run.emit(events.HandLost, seat, len(cards))
        if state.config.elimination and self.killed:
            return Go("gone")
        survivor = top_survivor(run)
        if survivor < 0:
            return Go("gone")
        return Push(Newcomer(seat, survivor, leader=True, voluntary=False))

    def back(self, run: DWRun) -> Outcome:
        """Goes on with whoever is left to die."""
        return Go("next")

    @cites("DW-VAR-05", "DW-VAR-Q5")
    def gone(self, run: DWRun) -> Outcome:
        """Takes a player out of the game; the token goes on to the right."""
        eliminate(run, self.seat)
        return Go("next")

    steps = (next, mend, led, alone, back, gone)


@cites("DW-VAR-Q5", "DW-VAR-Q1")
def eliminate(run: DWRun, seat: int) -> None:
    """A player is out: no turn, no dice, no vote."""
    state = run.state
    if state.out >> seat & 1:
        return
    state.dice = changed(state.dice, seat, ())
    state.spent = changed(state.spent, seat, ())
    if state.first == seat:
        state.first = right_of(state, seat)
    state.out |= 1 << seat
    run.emit(events.Eliminated, seat)
    if state.out.bit_count() == len(state.hands):
        nobody_left(run)
