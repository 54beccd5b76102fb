"""A player's turn: a hidden crossroads card over it, and any number of actions."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import DESPAIR, WOUND, hurt
from horda.games.dead_of_winter.base.deaths import settle
from horda.games.dead_of_winter.base.exile import LeaveColony
from horda.games.dead_of_winter.base.marks import Moment
from horda.games.dead_of_winter.base.option import STOP, PickSurvivor
from horda.games.dead_of_winter.base.state import NONE, DWRun, DWState
from horda.games.dead_of_winter.base.table import is_exiled, own, own_at, right_of
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Timing
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.lasting import ability_on, expire, holding
from horda.games.dead_of_winter.effects.offer import usable
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.trigger import sprung
from horda.games.dead_of_winter.rules import relist
from horda.games.dead_of_winter.rules.actions.hands import UseAbility
from horda.games.dead_of_winter.rules.base_set.deeds import Copy, borrowed, copy
from horda.games.dead_of_winter.rules.base_set.turn_start import TurnStart
from horda.games.dead_of_winter.rules.crossroads import Read
from horda.games.dead_of_winter.rules.doing import act
from horda.games.dead_of_winter.rules.offers import turn_options
from horda.games.dead_of_winter.rules.options import EndTurn, Request
from horda.games.dead_of_winter.rules.wards import Wards


@cites("DW-FROST-03")
def freezing(state: DWState, seat: int) -> list[int]:
    """Lists the survivors whom frostbite wounds when their player's turn begins."""
    warm = bool(holding(state, Mod.NO_FROST_TICK))
    cold = [one for one in own(state, seat) if state.frost[one]]
    return [one for one in cold if not (warm and state.where[one] == COLONY)]


class Turn(Frame, frozen=True):
    """One turn; `ended` once the player has said so."""

    seat: int
    ended: bool = False
    asked: tuple[int, ...] = ()
    """Survivors whose ability at the end of the turn was used or refused."""

    @cites("DW-TURN-01", "DW-CROSS-01", "DW-CROSS-02", "DW-CROSS-Q7", "DW-TURN-Q1", "DW-CROSS-Q5")
    def draw(self, run: DWRun) -> Outcome:
        """Lets the neighbour to the right draw a crossroads card that nobody else sees."""
        state = run.state
        state.active, state.motion, state.moved = self.seat, False, 0
        state.kills_turn = state.gave_turn = 0
        state.turn_marks, state.moments = (), ()
        run.emit(events.TurnBegan, self.seat)
        if not len(state.crossroads):
            return None
        drawer = right_of(state, self.seat)
        state.cross, state.crossroads = state.crossroads.draw()
        state.cross_by = drawer if drawer != self.seat else NONE
        if state.cross_by != NONE:
            run.reveal(drawer)
            run.emit(events.CrossroadsDrawn, drawer, state.cross)
        return None

    @cites("DW-TURN-02", "DW-FROST-03", "DW-FROST-04", "DW-FROST-Q1", "DW-INT-01", "DW-INT-02")
    @cites("DW-FROST-T1", "DW-KILLS-Q7")
    def tick(self, run: DWRun) -> Outcome:
        """Wounds every own survivor with frostbite, once each; then those die who must."""
        for one in freezing(run.state, self.seat):
            run.emit(events.Ticked, one)
            hurt(run, one, WOUND)
        return settle(run)

    @cites("DW-EXILE-Q2")
    def leave(self, run: DWRun) -> Outcome:
        """Sends survivors of an exiled player out of the colony, where room has come."""
        state = run.state
        if is_exiled(state, self.seat) and own_at(state, self.seat, COLONY):
            return Push(LeaveColony(self.seat))
        return None

    def wards(self, run: DWRun) -> Outcome:
        """Lets cards that lie with survivors act."""
        return Push(Wards(self.seat)) if run.state.lasting else None

    def begun(self, run: DWRun) -> Outcome:
        """Lets happen what belongs to the start of a turn."""
        return Push(TurnStart(self.seat))

    @cites("DW-CROSS-04", "DW-CROSS-09", "DW-CROSS-Q1", "DW-CROSS-Q8", "DW-INT-25", "DW-DEC-13")
    @cites("DW-CROSS-Q9")
    def check(self, run: DWRun) -> Outcome:
        """Springs the crossroads card if what was done, or how things stand, fits it."""
        state = run.state
        moments, state.moments = state.moments, ()
        if state.out >> self.seat & 1:
            return Go("close")
        if state.cross == NONE:
            return Go("ask")
        run.reveal()  # that nothing springs tells something of the hidden card too
        for moment in (*moments, None):
            if sprung(state, state.cross, moment):
                return Push(Read(self.seat, state.cross, moment))
        return Go("ask")

    def read(self, run: DWRun) -> Outcome:
        """What the card brought may have ended the player's part in the game."""
        run.state.moments = ()
        return Go("close") if run.state.out >> self.seat & 1 else None

    @cites("DW-TURN-03", "DW-TURN-Q4", "DW-TURN-06")
    def ask(self, run: DWRun) -> Outcome:
        """Asks for the next action. It never answers itself: that would tell of the hand."""
        if self.ended:
            return Go("close")
        options = relist.again(run.state) or turn_options(run.state, self.seat)
        return Choice(self.seat, relist.TURN, options, (), False)

    def do(self, run: DWRun) -> Outcome:
        """Does what was chosen."""
        if type(run.answer) is EndTurn:
            return Go("must_move")
        if type(run.answer) is Request:
            relist.keep(run.state)
        outcome = act(run, self.seat, run.answer)
        return Go("check") if outcome is None else outcome

    def done(self, run: DWRun) -> Outcome:
        """Looks at the crossroads card after every finished action."""
        return Go("check")

    def must_move(self, run: DWRun) -> Outcome:
        """Puts despair on who had to move and could not; who can may not end the turn at all."""
        state = run.state
        for rule in holding(state, Mod.MUST_MOVE):
            one = rule.survivor
            if one < 0 or state.owner[one] != self.seat or state.moved >> one & 1:
                continue
            hurt(run, one, DESPAIR)
        return settle(run)

    @cites("DW-TURN-Q2", "DW-SAMPLE-10", "DW-CARD-Q6")
    def last(self, run: DWRun) -> Outcome:
        """Offers the abilities of the end of a turn."""
        options = tuple(PickSurvivor(one) for one in self.late(run))
        if not options:
            return Go("over")
        return Choice(self.seat, "dw-end-ability", (*options, STOP))

    def late(self, run: DWRun) -> list[int]:
        """Lists own survivors with an ability of the end of a turn that can be used."""
        state = run.state
        return [one for one in own(state, self.seat) if self.lender(state, one) >= 0]

    def lender(self, state: DWState, one: int) -> int:
        """Returns whose ability of the end of a turn a survivor could use, own or not, or -1."""
        if one in self.asked:
            return -1
        found = borrowed(state, one, Timing.TURN_END)
        if BOX.survivors[one].ability.timing is Timing.TURN_END and ability_on(state, one):
            found = [one]
        scope = Scope(self.seat, one, state.where[one])
        for whose in found:
            if usable(state, f"survivor/{BOX.survivors[whose].id}", self.seat, scope):
                return whose
        return -1

    def late_used(self, run: DWRun) -> Outcome:
        """Uses one of them."""
        if run.answer == STOP:
            return Go("over")
        one = run.answer.n
        whose, after = self.lender(run.state, one), replace(self, asked=(*self.asked, one))
        if whose != one:
            return Push(copy(run, self.seat, Copy(one, whose, 0)), after)
        return Push(UseAbility(self.seat, one), after)

    def late_again(self, run: DWRun) -> Outcome:
        """Offers the next."""
        return Go("last")

    def over(self, run: DWRun) -> Outcome:
        """From here on no action can be taken; the card is looked at once more."""
        run.state.moments = (*run.state.moments, Moment("end_of_turn"))
        return Go("check", replace(self, ended=True))

    @cites("DW-CROSS-07", "DW-TURN-Q2", "DW-VAR-Q5")
    def close(self, run: DWRun) -> Outcome:
        """Puts a card that did not spring under its deck, and ends what holds for the turn."""
        state = run.state
        if state.cross != NONE:
            state.crossroads = state.crossroads.with_bottom(state.cross)
        state.cross = state.cross_by = NONE
        state.delayed = tuple(one for one in state.delayed if one.when != "repeat")
        expire(state, "end_of_turn")
        run.emit(events.TurnEnded, self.seat)
        state.active = NONE
        return DONE

    steps = (
        draw, tick, leave, wards, begun, check, read, ask, do, done, must_move, last, late_used,
        late_again, over, close,
    )  # fmt: skip
