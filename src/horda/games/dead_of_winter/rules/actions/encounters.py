"""A die and a table: the encounter with a special zombie, and the hideout."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import roll_stock
from horda.games.dead_of_winter.base.marks import Moment
from horda.games.dead_of_winter.base.option import NO, YES
from horda.games.dead_of_winter.base.state import DWRun
from horda.games.dead_of_winter.base.table import in_play
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.words import HIDEOUT, ItemType
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Script
from horda.games.dead_of_winter.effects.watch import mark_search
from horda.games.dead_of_winter.rules.actions.aids import item_of


class Encounter(Frame, frozen=True):
    """The die of an encounter and the row of the card."""

    seat: int
    survivor: int
    special: int
    place: int
    value: int = 0
    reroll: bool = False

    @cites("DW-RAXXON-20")
    def roll(self, run: DWRun) -> Outcome:
        """Rolls a die of the stock."""
        state = run.state
        experiment, _ = state.specials[self.special]
        value = roll_stock(run, self.seat)
        run.emit(events.Encounter, experiment, value)
        return replace(self, value=value)

    def again(self, run: DWRun) -> Outcome:
        """Asks whether to roll once more, where an item allows it."""
        if not self.reroll:
            return Go("row")
        return Choice(self.seat, "dw-reroll-encounter", (YES, NO), (self.value,))

    def rerolled(self, run: DWRun) -> Outcome:
        """Rolls again, once."""
        if run.answer == YES:
            return Go("roll", replace(self, reroll=False))
        return None

    def row(self, run: DWRun) -> Outcome:
        """Carries out the row of the result; results beyond the table use its last row."""
        state = run.state
        card = BOX.experiments[state.specials[self.special][0]]
        weapons = sum(item_of(c).type is ItemType.WEAPON for c in state.gear[self.survivor])
        value = self.value + min(weapons, card.weapon_bonus)
        value = min(value, card.encounter[-1].high)
        rows = [n for n, row in enumerate(card.encounter) if row.low <= value <= row.high]
        scope = Scope(self.seat, self.survivor, self.place, special=self.special)
        if not rows:
            return DONE
        path = (0, rows[0])
        return Push(Script(f"experiment/{card.id}", self.seat, path, 0, scope, row=True))

    steps = (roll, again, rerolled, row)


class AttackHideout(Frame, frozen=True):
    """An attack on the hideout, or a search there: a die and its table."""

    seat: int
    survivor: int
    search: bool = False

    @cites("DW-BANDIT-12", "DW-BANDIT-13", "DW-BANDIT-14", "DW-BANDIT-Q3", "DW-BANDIT-Q13")
    @cites("DW-SAMPLE-17", "DW-SEARCH-11", "DW-BANDIT-Q7", "DW-BANDIT-T4")
    def roll(self, run: DWRun) -> Outcome:
        """Rolls a die of the stock and carries out its row as one sentence."""
        value = roll_stock(run, self.seat)
        name = "search" if self.search else "attack"
        table = BOX.places[-1].search if self.search else BOX.places[-1].attack
        rows = [n for n, row in enumerate(table) if row.low <= value <= row.high]
        place = run.state.where[self.survivor]
        scope = Scope(self.seat, self.survivor, place, target="hideout")
        if not rows:
            return None
        script = Script(f"hideout/{name}", self.seat, (0, rows[0]), 0, scope, row=True)
        return Push(script)

    def told(self, run: DWRun) -> Outcome:
        """Remembers the deed for crossroads cards."""
        state = run.state
        if self.search:
            mark_search(state, HIDEOUT)
        if in_play(state, self.survivor) and state.active == self.seat:
            event = "after_search" if self.search else "after_attack"
            place = state.where[self.survivor]
            moment = Moment(event, self.survivor, place, target="hideout", success=True)
            state.moments = (*state.moments, moment)
        return DONE

    steps = (roll, told)
