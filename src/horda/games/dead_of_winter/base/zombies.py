"""Adding zombies: one at a time, entrance by entrance, against barricades and people."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import (
    death_costs,
    doom,
    hurt,
    kill_helpless,
    roll_stock,
)
from horda.games.dead_of_winter.base.deaths import settle
from horda.games.dead_of_winter.base.option import NO, YES
from horda.games.dead_of_winter.base.state import DWRun, DWState
from horda.games.dead_of_winter.base.table import (
    ENTRANCES_OF,
    PLACE_OF,
    is_open,
    people_at,
    space,
)
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.lasting import holding

WOUND = 0


def entrance_for(place: int, number: int) -> int:
    """Returns the entrance that the zombie with this number (from 0) of a batch comes to."""
    entrances = ENTRANCES_OF[place]
    return entrances[number % len(entrances)]


@cites("DW-ADDZ-06", "DW-ADDZ-07", "DW-INT-13", "DW-TRAP-02")
def breaking_in(state: DWState, entrance: int, many: int) -> int:
    """Counts those of so many zombies that get in: what falls or goes off leaves space behind."""
    free, walls = space(state, entrance), state.barricades[entrance]
    traps, standing, inside = state.traps[entrance], state.zombies[entrance], 0
    for _ in range(many):
        if free > 0:
            free, standing = free - 1, standing + 1
        elif traps:
            traps, free, standing = traps - 1, free + standing + 1, 0
        elif walls:
            walls, free = walls - 1, free + 1
        else:
            inside += 1
    return inside


def break_in(state: DWState, place: int, many: int) -> bool:
    """Tells whether of so many that come to a place any may get in."""
    entrances = ENTRANCES_OF[place]
    shares = [len(range(at, many, len(entrances))) for at in range(len(entrances))]
    return any(breaking_in(state, e, n) for e, n in zip(entrances, shares, strict=True))


class AddZombies(Frame, frozen=True):
    """One instruction to add zombies to one place; their number is fixed when it begins."""

    place: int
    n: int
    done: int = 0
    placed: int = 0

    @cites("DW-ADDZ-04", "DW-ADDZ-05", "DW-ADDZ-11", "DW-ADDZ-13", "DW-ADDZ-14", "DW-ADDZ-Q5")
    @cites("DW-INT-12", "DW-INT-14", "DW-SETUP-06", "DW-SCENR-Q1", "DW-ADDZ-Q2", "DW-SETUP-27")
    def add(self, run: DWRun) -> Outcome:
        """Places zombies where there is space; stops at the first that finds none."""
        state, done = run.state, self.done
        placed = self.placed
        if not is_open(state, self.place):
            return DONE
        while done < self.n:
            entrance = entrance_for(self.place, done)
            if space(state, entrance) <= 0:
                return Go("blocked", AddZombies(self.place, self.n, done, placed))
            state.zombies[entrance] += 1
            run.emit(events.ZombieAdded, entrance)
            done, placed = done + 1, placed + 1
        return Go("tunnel", AddZombies(self.place, self.n, done, placed))

    def blocked(self, run: DWRun) -> Outcome:
        """Deals with a zombie that finds no space; it is never moved on to another entrance."""
        entrance = entrance_for(self.place, self.done)
        return Push(Breach(entrance), replace(self, done=self.done + 1))

    def again(self, run: DWRun) -> Outcome:
        """Goes on with the next one."""
        return Go("add")

    @cites("DW-CARD-Q12")
    def tunnel(self, run: DWRun) -> Outcome:
        """Lets zombies come through a tunnel, after a batch that put some at its end."""
        if not self.placed or self.place == COLONY:
            return DONE
        for rule in holding(run.state, Mod.TUNNEL):
            if rule.place == self.place:
                if rule.low <= roll_stock(run, run.state.first) <= rule.high:
                    return Push(AddZombies(COLONY, 1))
        return DONE

    steps = (add, blocked, again, tunnel)


class Breach(Frame, frozen=True):
    """A zombie at a full entrance: a barricade falls, a trap goes off, or somebody dies."""

    entrance: int

    @cites("DW-ADDZ-06", "DW-ADDZ-Q6", "DW-DEC-06")
    def ask(self, run: DWRun) -> Outcome:
        """Asks the first player where both a barricade and a trap stand."""
        state = run.state
        barricade, trap = state.barricades[self.entrance], state.traps[self.entrance]
        if not barricade and not trap:
            return Go("overrun")
        if barricade and trap:
            return Choice(state.first, "dw-which-barrier", (YES, NO), (self.entrance,))
        return Go("trap" if trap else "barricade")

    def chosen(self, run: DWRun) -> Outcome:
        """Yes is the trap, no is the barricade."""
        return Go("trap" if run.answer == YES else "barricade")

    @cites("DW-ADDZ-06", "DW-INT-13", "DW-ADDZ-T1")
    def barricade(self, run: DWRun) -> Outcome:
        """A barricade falls, and the zombie is gone with it."""
        state, entrance = run.state, self.entrance
        for rule in holding(state, Mod.STURDY_BARRICADES):
            if rule.place in (-1, PLACE_OF[entrance]):
                if rule.low <= roll_stock(run, state.first) <= rule.high:
                    return DONE
        state.barricades[entrance] -= 1
        run.emit(events.BarricadeBroken, entrance)
        return DONE

    @cites("DW-TRAP-02", "DW-TRAP-03", "DW-TRAP-Q1", "DW-INT-32")
    def trap(self, run: DWRun) -> Outcome:
        """A trap goes off: all ordinary zombies of this entrance are removed, which is no kill."""
        state, entrance = run.state, self.entrance
        state.traps[entrance] -= 1
        state.zombies[entrance] = 0
        run.emit(events.TrapWentOff, entrance)
        for rule in holding(state, Mod.TRAP_BLAST):
            if rule.low <= roll_stock(run, state.first) <= rule.high:
                for one in people_at(state, PLACE_OF[entrance]):
                    hurt(run, one, WOUND)
        return Go("settle")

    @cites("DW-ADDZ-07", "DW-ADDZ-08", "DW-ADDZ-09", "DW-ADDZ-12", "DW-KILLS-01", "DW-ADDZ-Q4")
    @cites("DW-HELPLESS-04", "DW-HELPLESS-Q2", "DW-INT-35", "DW-BANDIT-09", "DW-INT-11")
    def overrun(self, run: DWRun) -> Outcome:
        """Kills who has the lowest influence there; a helpless one only if nobody else is there."""
        state, place = run.state, PLACE_OF[self.entrance]
        people = people_at(state, place)
        if not people and place == COLONY and state.helpless and state.unruly:
            return Choice(state.first, "dw-which-helpless", (YES, NO))
        run.emit(events.Overrun, place)
        if people:
            doom(run, people[0])
            return Go("settle")
        if place == COLONY:
            return Go("helpless_alone")
        _outside(run, place)
        return Go("settle")

    def helpless(self, run: DWRun) -> Outcome:
        """Kills the sort of helpless that the first player named: yes is an unruly one."""
        run.emit(events.Overrun, COLONY)
        kill_helpless(run, run.answer == YES)
        return DONE

    def helpless_alone(self, run: DWRun) -> Outcome:
        """Kills a helpless one where there is only one sort."""
        state = run.state
        if state.helpless or state.unruly:
            kill_helpless(run, bool(state.unruly))
        return DONE

    def settle(self, run: DWRun) -> Outcome:
        """Lets deaths happen before the next zombie comes."""
        return settle(run)

    steps = (ask, chosen, barricade, trap, overrun, helpless, helpless_alone, settle)


@cites("DW-ADDZ-12", "DW-BANDIT-09")
def _outside(run: DWRun, place: int) -> None:
    """An overrun where no survivor is: stranded people first, then all bandits are gone."""
    state = run.state
    if state.stranded[place]:
        state.stranded[place] -= 1
        state.lost_helpless += 1
        death_costs(run)
    elif state.bandits[place]:
        for _ in range(state.bandits[place]):
            run.emit(events.BanditLeft, place)
        state.bandits[place] = 0


@cites("DW-KILLZ-03", "DW-KILLZ-04", "DW-KILLZ-05")
def kill_zombie(run: DWRun, entrance: int) -> None:
    """Takes a killed zombie off an entrance; exposure is the caller's."""
    state = run.state
    state.zombies[entrance] -= 1
    run.emit(events.ZombieKilled, entrance)
    for rule in holding(state, Mod.SAMPLES):
        value = roll_stock(run, state.first)
        if rule.low <= value <= rule.high:
            state.stored_dice = (*state.stored_dice, value)


def remove_zombie(run: DWRun, entrance: int) -> None:
    """Takes a zombie away without killing it."""
    run.state.zombies[entrance] -= 1
    run.emit(events.ZombieRemoved, entrance)


def lure(run: DWRun, entrance: int, onto: int) -> None:
    """Moves a zombie from one entrance to an empty space of another."""
    run.state.zombies[entrance] -= 1
    run.state.zombies[onto] += 1
    run.emit(events.ZombieMoved, entrance, onto)


def ordinary(state: DWState, places: list[int]) -> list[int]:
    """Lists the entrances of some places where an ordinary zombie stands."""
    return [e for place in places for e in ENTRANCES_OF[place] if state.zombies[e]]
