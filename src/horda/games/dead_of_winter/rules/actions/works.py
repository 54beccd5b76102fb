"""Barricades, cleaning, luring zombies: what takes a die of any value."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import spend_die
from horda.games.dead_of_winter.base.marks import Moment
from horda.games.dead_of_winter.base.option import STOP, PickEntrance, PickSurvivor
from horda.games.dead_of_winter.base.state import DWRun, DWState
from horda.games.dead_of_winter.base.table import (
    ENTRANCES_OF,
    PLACE_OF,
    free_entrances,
    has_space,
    own_at,
    places,
    zombies_at,
)
from horda.games.dead_of_winter.base.zombies import lure, ordinary
from horda.games.dead_of_winter.cards.kinds import Timing
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.ops_colony import CleanBonus
from horda.games.dead_of_winter.cards.ops_lasting import BarricadeBonus
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.lasting import holding
from horda.games.dead_of_winter.rules.base_set.bonus import bonus, use_bonus

CLEANED = 3
LURED = 2
CARPENTRY = -2
"""The mark that the second barricade of this turn was put up."""


class BarricadeAction(Frame, frozen=True):
    """A survivor puts up a barricade, with a tool or a workshop several."""

    seat: int
    survivor: int
    die: int = 0
    left: int = 1
    built: bool = False

    @cites("DW-BARR-01", "DW-BARR-Q2")
    def pay(self, run: DWRun) -> Outcome:
        """Spends a die of any value."""
        if self.die:
            spend_die(run, self.seat, self.die)
        return None

    @cites("DW-BARR-01", "DW-BARR-02", "DW-BARR-Q1", "DW-CARD-Q6")
    def ask(self, run: DWRun) -> Outcome:
        """Asks for the entrance, at the colony any of the six; more than one is a choice."""
        state = run.state
        options = tuple(PickEntrance(e) for e in free_entrances(state, state.where[self.survivor]))
        if not options or not (self.left or self.more(state)):
            return Go("told")
        stop = (STOP,) if self.built else ()  # what an item or a workshop adds is optional
        return Choice(self.seat, "dw-barricade", (*options, *stop), (self.survivor,))

    def more(self, state: DWState) -> int:
        """Counts the barricades that an item or the workshop would still add."""
        op = bonus(state, self.survivor, BarricadeBonus, Timing.BARRICADING)
        return op.n - 1 if isinstance(op, BarricadeBonus) else int(self.workshop(state))

    def workshop(self, state: DWState) -> bool:
        """Whether the colony's workshop has not helped in this turn."""
        at_home = state.where[self.survivor] == COLONY and CARPENTRY not in state.turn_marks
        return at_home and bool(holding(state, Mod.BARRICADE_BONUS))

    def build(self, run: DWRun) -> Outcome:
        """Puts the barricade up; whatever adds one is used only now."""
        state, left = run.state, self.left
        if run.answer == STOP:
            return Go("told")
        if not left:
            left = self.more(state)
            if bonus(state, self.survivor, BarricadeBonus, Timing.BARRICADING) is not None:
                use_bonus(run, self.survivor, BarricadeBonus, Timing.BARRICADING)
            else:
                state.turn_marks = (*state.turn_marks, CARPENTRY)
        state.barricades[run.answer.n] += 1
        run.emit(events.BarricadeBuilt, run.answer.n)
        return Go("ask", replace(self, left=left - 1, built=True))

    def told(self, run: DWRun) -> Outcome:
        """Remembers it for crossroads cards."""
        state = run.state
        if state.active == self.seat:
            moment = Moment("after_barricade", self.survivor, state.where[self.survivor])
            state.moments = (*state.moments, moment)
        return DONE

    steps = (pay, ask, build, told)


@cites("DW-CLEAN-01", "DW-CLEAN-Q1", "DW-CLEAN-T1", "DW-INT-30")
def clean(run: DWRun, number: int = CLEANED) -> None:
    """Takes the top three cards off the waste pile and out of the game."""
    state = run.state
    number = min(number, len(state.waste))
    cards = state.waste[len(state.waste) - number :]
    state.waste = state.waste[: len(state.waste) - number]
    state.removed = (*state.removed, *reversed(cards))
    state.cleaned = cards
    run.emit(events.Cleaned, number)
    state.moments = (*state.moments, Moment("after_clean_waste", place=COLONY))


class CleanAction(Frame, frozen=True):
    """A clean action; without a die it is a free one."""

    seat: int
    die: int = 0

    def pay(self, run: DWRun) -> Outcome:
        """Spends a die of any value."""
        if self.die:
            spend_die(run, self.seat, self.die)
        return None if run.state.waste else DONE

    @cites("DW-CARD-Q6", "DW-ABIL-04")
    def ask(self, run: DWRun) -> Outcome:
        """Asks whether somebody's mop or ability takes more, where there is more."""
        state = run.state
        people = [
            one
            for one in own_at(state, self.seat, COLONY)
            if bonus(state, one, CleanBonus, Timing.CLEANING) is not None
        ]
        if not people or len(state.waste) <= CLEANED:
            clean(run)
            return DONE
        return Choice(self.seat, "dw-clean-with", (*map(PickSurvivor, people), STOP))

    def cleaned(self, run: DWRun) -> Outcome:
        """Cleans, with that help or without."""
        number = CLEANED
        if run.answer != STOP:
            one = run.answer.n
            op = bonus(run.state, one, CleanBonus, Timing.CLEANING)
            assert isinstance(op, CleanBonus)
            number = op.n
            use_bonus(run, one, CleanBonus, Timing.CLEANING)
        clean(run, number)
        return DONE

    steps = (pay, ask, cleaned)


@cites("DW-ATTRACT-01", "DW-ATTRACT-Q1", "DW-TURN-Q3")
def can_attract(state: DWState, place: int) -> bool:
    """Whether a zombie could be lured to a place."""
    return has_space(state, place) and lurable(state, place)


def lurable(state: DWState, place: int) -> bool:
    """The same, where there is known to be a space."""
    if sum(state.zombies) > zombies_at(state, place):
        return True
    if place != COLONY:
        return False
    free = free_entrances(state, place)  # at the colony from one entrance to another
    return any(state.zombies[e] and free != [e] for e in ENTRANCES_OF[place])


class AttractAction(Frame, frozen=True):
    """Up to two zombies are lured to where a survivor stands, each from anywhere."""

    seat: int
    survivor: int
    die: int = 0
    left: int = LURED
    origin: int = -1

    def pay(self, run: DWRun) -> Outcome:
        """Spends a die of any value."""
        if self.die:
            spend_die(run, self.seat, self.die)
        return None

    @cites("DW-ATTRACT-01", "DW-ATTRACT-02", "DW-ATTRACT-03", "DW-ATTRACT-Q1", "DW-RAXXON-17")
    def ask(self, run: DWRun) -> Outcome:
        """Asks for a zombie to lure, or for no more; special ones do not listen."""
        state = run.state
        place = state.where[self.survivor]
        free = free_entrances(state, place)
        found = [
            e
            for e in ordinary(state, places(state))
            if PLACE_OF[e] != place or any(other != e for other in free)
        ]
        if not self.left or not found or not free:
            return DONE
        options = (*map(PickEntrance, found), STOP)
        return Choice(self.seat, "dw-attract", options, (self.survivor,))

    def chosen(self, run: DWRun) -> Outcome:
        """Remembers which one."""
        return DONE if run.answer == STOP else replace(self, origin=run.answer.n)

    def where(self, run: DWRun) -> Outcome:
        """Asks for the empty space it comes to."""
        state = run.state
        free = free_entrances(state, state.where[self.survivor])
        options = tuple(PickEntrance(e) for e in free if e != self.origin)
        return Choice(self.seat, "dw-attract-to", options, (self.survivor,))

    def go(self, run: DWRun) -> Outcome:
        """Moves the zombie."""
        lure(run, self.origin, run.answer.n)
        return Go("ask", replace(self, left=self.left - 1, origin=-1))

    steps = (pay, ask, chosen, where, go)
