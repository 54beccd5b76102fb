"""What cards do at moments of the colony phase that belong to no step of it."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push, pushed
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import heal, put, roll_stock
from horda.games.dead_of_winter.base.marks import Delayed
from horda.games.dead_of_winter.base.option import NO, YES, PickKind, PickSurvivor, Stop
from horda.games.dead_of_winter.base.state import NOBODY, DWRun, DWState
from horda.games.dead_of_winter.base.table import of_exiled, people_at, room
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.lasting import forbidden, holding
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Script
from horda.games.dead_of_winter.rules.base_set.round_start import vigil
from horda.games.dead_of_winter.rules.ordering import MOMENTS

STOP = Stop()
LURE = "lure"
"""Name of the moment at which a siren draws somebody out."""


class BeforePhase(Frame, frozen=True):
    """The start of the colony phase: beds heal."""

    left: int = -1
    """How many survivors may still be healed; -1: not asked yet."""
    survivor: int = -1

    @cites("DW-DEC-17", "DW-DESPAIR-03", "DW-INT-07")
    def beds(self, run: DWRun) -> Outcome:
        """Asks the first player whom to heal at the colony, for every such rule."""
        state = run.state
        left = self.left
        if left < 0:
            left = sum(rule.n for rule in holding(state, Mod.COLONY_PHASE_HEAL))
        hurt = [one for one in people_at(state, COLONY) if _healable(state, one)]
        if not left or not hurt:
            return DONE
        if left != self.left:
            return Go("beds", replace(self, left=left))
        options = (*(PickSurvivor(one) for one in hurt), STOP)
        return Choice(state.first, "dw-beds", options)

    def chosen(self, run: DWRun) -> Outcome:
        """Remembers whom."""
        if run.answer == STOP:
            return DONE
        return replace(self, survivor=run.answer.n, left=self.left - 1)

    def kind(self, run: DWRun) -> Outcome:
        """Asks which token goes, where there are two kinds."""
        state, one = run.state, self.survivor
        kinds = [n for n, row in enumerate((state.wounds, state.frost)) if row[one]]
        return Choice(state.first, "dw-which-damage", tuple(map(PickKind, kinds)), (one,))

    def healed(self, run: DWRun) -> Outcome:
        """Takes the token off."""
        heal(run, self.survivor, run.answer.n)
        return Go("beds")

    steps = (beds, chosen, kind, healed)


def _healable(state: DWState, survivor: int) -> bool:
    hurt = state.wounds[survivor] or state.frost[survivor]
    return bool(hurt) and not forbidden(state, "heal", survivor)


def one_uses(run: DWRun) -> Push | None:
    """Asks those who kept a right for this moment whether they use it now."""
    kept = [one for one in run.state.delayed if one.when == "one_use"]
    return pushed([OneUse(one) for one in kept])


class OneUse(Frame, frozen=True):
    """A right that a player kept from a crossroads card, asked for until it is used."""

    right: Delayed

    @cites("DW-DEC-17")
    def ask(self, run: DWRun) -> Outcome:
        """Asks its holder; it lapses with the survivor it hangs on."""
        state, right = run.state, self.right
        if right not in state.delayed:
            return DONE
        if self.lapsed(state):
            return Go("drop")
        return Choice(right.seat, "dw-one-use", (YES, NO), auto=False)

    @cites("DW-DEC-17", "DW-VAR-Q5")
    def lapsed(self, state: DWState) -> bool:
        """Whether the survivor it hangs on is gone, or its holder is out of the game."""
        gone = self.right.survivor >= 0 and state.owner[self.right.survivor] == NOBODY
        return gone or bool(state.out >> self.right.seat & 1)

    def answered(self, run: DWRun) -> Outcome:
        """Does it, once."""
        if run.answer == NO:
            return DONE
        return None

    def drop(self, run: DWRun) -> Outcome:
        """Takes the right away, and carries it out if it was used."""
        state, right = run.state, self.right
        state.delayed = tuple(one for one in state.delayed if one != right)
        if self.lapsed(state):
            return DONE
        scope = Scope(seat=right.seat, survivor=right.survivor, place=right.place)
        return Push(Script(right.source, right.seat, right.path, 0, scope))

    steps = (ask, answered, drop)


def after_round(run: DWRun) -> Push | None:
    """Lets the new first player look at the next crisis, where something allows it."""
    state = run.state
    if holding(state, Mod.CRISIS_FORECAST) and len(state.crises):
        return Push(Forecast())
    return None


class Forecast(Frame, frozen=True):
    """The holder of the token looks at the next crisis and may put it under the deck."""

    def look(self, run: DWRun) -> Outcome:
        """Shows it to that player alone."""
        state = run.state
        run.reveal(state.first)
        run.emit(events.CrisisPeeked, state.first, state.crises.left[0])
        return None

    @cites("DW-DEC-17")
    def ask(self, run: DWRun) -> Outcome:
        """Asks whether it stays on top."""
        return Choice(run.state.first, "dw-forecast", (NO, YES), (run.state.crises.left[0],))

    def put(self, run: DWRun) -> Outcome:
        """Puts it under the deck, which everybody sees."""
        state = run.state
        run.emit(events.CrisisBuried, state.first, run.answer == YES)
        if run.answer == YES:
            top, deck = state.crises.draw()
            state.crises = deck.with_bottom(top)
        return DONE

    steps = (look, ask, put)


@cites("DW-CARD-12")
def phase_start(state: DWState) -> tuple[Delayed, ...]:
    """Lists what cards do at the start of the colony phase: sirens, and the fuel for the cold."""
    sirens = holding(state, Mod.SPECIAL_LURE)
    lures = (Delayed(LURE, "experiment/siren", state.first, place=rule.place) for rule in sirens)
    return (*lures, *vigil(state))


class Lure(Frame, frozen=True):
    """A siren draws somebody out of the colony, by a die."""

    place: int

    def roll(self, run: DWRun) -> Outcome:
        """Puts the one of the lowest influence beside her, if the die says so."""
        state = run.state
        rules = [rule for rule in holding(state, Mod.SPECIAL_LURE) if rule.place == self.place]
        value = roll_stock(run, state.first)
        if not rules or not rules[0].low <= value <= rules[0].high:
            return DONE
        people = [one for one in people_at(state, COLONY) if not of_exiled(state, one)]
        if people and room(state, self.place):
            put(run, people[0], self.place)
        return DONE

    steps = (roll,)


MOMENTS[LURE] = lambda one: Lure(one.place)
