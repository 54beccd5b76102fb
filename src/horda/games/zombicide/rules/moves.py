"""Survivors move."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.goals import Look, won
from horda.games.zombicide.rules.options import STOP_HERE, Slip, StopHere, Walk
from horda.games.zombicide.rules.people import (
    ZRun,
    can_pay,
    car_of,
    change,
    free_for,
    pay,
    put,
    zombies_in,
)
from horda.games.zombicide.rules.points import (
    IGNORES_ZOMBIES,
    MOVE_COST,
    MOVE_OVER,
    MOVE_ZONES,
    MOVED,
    STEP,
    WALKED,
)
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.state import MOVE, NONE, OTHER, ZState

question("z2-move-on", "Z2-SKILL-07", "Z2-SKILL-44", fields=("count",))

HEAVY = "heavy-boxes"
"""The special rule of a Mission by which carried Objectives are heavy."""
BURDENED = 2
"""What a Move costs whoever carries a heavy box, before any Zombies."""


@cites("Z2-M21-07", "Z2-M21-Q1")
def burdened(state: ZState, who: int) -> bool:
    """Tells whether a Survivor carries heavy boxes: no skill and no free Move helps it along."""
    return bool(state.people[who].load) and HEAVY in state.mission.special


def near(state: ZState, hooks: HookIndex, who: int, zone: int) -> tuple[int, ...]:
    """Returns the Zones that a Survivor may step into from a Zone."""
    ways = state.tables.neighbours[zone]
    return _steps(state, hooks, who, zone, ways) if STEP in hooks.uses else ways


def _steps(
    state: ZState, hooks: HookIndex, who: int, zone: int, ways: tuple[int, ...]
) -> tuple[int, ...]:
    """Leaves out the steps that a piece in force has something against."""
    return tuple([to for to in ways if hooks.query(STEP, state, (who, zone, to), None) is None])


@cites("Z2-MOVE-07", "Z2-MOVE-10", "Z2-MOVE-I2", "Z2-MOVE-Q1", "Z2-MOVE-X1", "Z2-M21-07")
def cost(state: ZState, hooks: HookIndex, who: int) -> int:
    """Returns what leaving the Zone costs: one Action, and one more for each Zombie in it."""
    return _cost(state, hooks, who, zombies_in(state, state.people[who].zone))


def _cost(state: ZState, hooks: HookIndex, who: int, here: int) -> int:
    """Returns what it costs to leave so many Zombies."""
    if state.people[who].load and burdened(state, who):
        return BURDENED + here
    if here and MOVE_COST in hooks.uses:
        here = hooks.query(MOVE_COST, state, who, here)
    return 1 + here


def affordable(state: ZState, who: int, price: int) -> bool:
    """Tells whether a Survivor can pay for a Move at once."""
    person = state.people[who]
    if person.actions >= price:
        return True
    free = free_for(person, MOVE)
    if (not state.config.free_move_pays and price > 1) or burdened(state, who):
        free = 0
    return person.actions + min(free, 1) >= price


@cites("Z2-MOVE-X3", "Z2-MOVE-X4")
@cites("Z2-CAR-Q1")
@cites("Z2-MOVE-01", "Z2-MOVE-02", "Z2-MOVE-03", "Z2-MOVE-04", "Z2-MOVE-05", "Z2-MOVE-06")
def move_options(state: ZState, hooks: HookIndex, who: int, zombies: int) -> Sequence[Option]:
    """Lists the Zones a Survivor can move to out of so many Zombies, and a Kid's slippery ways."""
    person = state.people[who]
    if not (person.actions or can_pay(person, MOVE)):
        return ()
    if state.cars and car_of(state, who) != NONE:
        return ()
    price = _cost(state, hooks, who, zombies) if zombies or person.load else 1
    ways = state.tables.neighbours[person.zone]
    if STEP in hooks.uses:
        ways = _steps(state, hooks, who, person.zone, ways)
    can_walk = person.actions >= price or affordable(state, who, price)
    walks = _walks(ways) if can_walk else ()
    if person.card not in state.box.kids or (price == 1 and MOVE_ZONES not in hooks.uses):
        return walks
    return [*walks, *_slips(state, hooks, who, price)]


def _slips(state: ZState, hooks: HookIndex, who: int, price: int) -> list[Option]:
    """Lists the Slippery moves of a Kid, where they help against Zombies."""
    if not may_slip(state, who) or not affordable(state, who, 1):
        return []
    ways = near(state, hooks, who, state.people[who].zone)
    if price > 1:
        return [Slip(zone) for zone in ways]
    zones = hooks.query(MOVE_ZONES, state, who, 1)
    return [Slip(z) for z in ways if zones > 1 and slip_helps(state, hooks, who, z, zones)]


@lru_cache(maxsize=1 << 10)
def _walks(ways: tuple[int, ...]) -> tuple[Walk, ...]:
    return tuple(Walk(zone) for zone in ways)


@cites("Z2-MOVE-08", "Z2-MOVE-Q3", "Z2-SKILL-22")
def slip_helps(state: ZState, hooks: HookIndex, who: int, first: int, zones: int) -> bool:
    """Tells whether Zombies could end a Move of so many Zones too early."""
    if zones < 2 or hooks.query(IGNORES_ZOMBIES, state, who, False):
        return False
    return any(zombies_in(state, zone) for zone in state.tables.within(first, zones - 2))


@cites("Z2-MOVE-09", "Z2-SETUP-12", "Z2-M21-Q1")
def may_slip(state: ZState, who: int) -> bool:
    """Tells whether a Kid still has its Slippery move this turn."""
    person = state.people[who]
    return person.card in state.box.kids and not person.slipped and not burdened(state, who)


@cites("Z2-MOVE-Q1")
def pay_move(run: ZRun, who: int, price: int) -> None:
    """Pays for a Move; by the option of the table a free one pays no part of a dearer Move."""
    whole = price > 1 and not run.state.config.free_move_pays
    whole = whole or burdened(run.state, who)
    pay(run.state, who, OTHER if whole else MOVE, price)


@cites("Z2-MOVE-07", "Z2-MOVE-Q2")
def do_move(run: ZRun, who: int, option: Walk | Slip) -> Frame:
    """Pays for a Move and returns the way it goes."""
    slips = type(option) is Slip
    pay_move(run, who, 1 if slips else cost(run.state, run.hooks, who))
    if slips:
        change(run.state, who, slipped=True)
    zones = 1 if burdened(run.state, who) else run.query(MOVE_ZONES, who, 1)
    way = Way(who, option.to, zones - 1, slips)
    return way if slips or WALKED not in run.hooks.uses else ordinary(run, way)


def ordinary(run: ZRun, way: "Way") -> "Frame":
    """Returns a way after which pieces do what follows an ordinary Move."""
    return Walked(way.who, run.state.people[way.who].zone, way.to, way.left)


class Walked(Frame, frozen=True):
    """An ordinary Move, and what follows it where an edition says so."""

    who: int
    start: int
    to: int
    left: int = 0

    def go(self, run: ZRun) -> Outcome:
        """Goes the way."""
        return Push(Way(self.who, self.to, self.left))

    def gone(self, run: ZRun) -> Outcome:
        """Tells that the Move is over."""
        return run.trigger(WALKED, (self.who, self.start, self.to))

    steps = (go, gone)


class Way(Frame, frozen=True):
    """A Survivor goes from Zone to Zone in one Move Action."""

    who: int
    to: int
    left: int = 0
    slips: bool = False
    least: int = 0
    """Zones that must still be gone (Sprint)."""

    @cites("Z2-MOVE-08", "Z2-MOVE-06", "Z2-MOVE-X2")
    def step(self, run: ZRun) -> Outcome:
        """Enters the Zone; Zombies in it end the Move."""
        state = run.state
        before = state.people[self.who]
        person = replace(before, zone=self.to)
        put(state, self.who, person)
        run.emit(events.Moved, person.card, self.to)
        first = None
        if MOVED in (run.known_hooks or run.hooks).uses:
            first = run.trigger(MOVED, (self.who, before.zone))
        if won(run, Look.PLACES):
            return DONE
        if not self.left:
            return self._over(run)
        if self.slips or run.query(IGNORES_ZOMBIES, self.who, False):
            return first
        return self._over(run) if zombies_in(state, self.to) else first

    def _over(self, run: ZRun) -> Outcome:
        """The Move is over, after what pieces do then."""
        if MOVE_OVER not in (run.known_hooks or run.hooks).uses:
            return DONE
        then = run.trigger(MOVE_OVER, self.who)
        return DONE if then is None else Push(then.child, Way(self.who, NONE), then.then)

    @cites("Z2-SKILL-07", "Z2-SKILL-44")
    def ask(self, run: ZRun) -> Outcome:
        """Asks whether to go on."""
        person = run.state.people[self.who]
        if NONE in (self.to, person.zone):  # it is over, or fell on the way
            return DONE
        ways: list[Option] = [Walk(z) for z in near(run.state, run.hooks, self.who, person.zone)]
        if not ways:  # the Zone itself has closed all ways: an Airlock that takes the Tank
            return self._over(run)
        if not self.least:
            ways.append(STOP_HERE)
        return Choice(person.seat, "z2-move-on", tuple(ways), (self.left,))

    def on(self, run: ZRun) -> Outcome:
        """Goes on or stops."""
        if type(run.answer) is StopHere:
            return self._over(run)
        least = max(0, self.least - 1)
        return Go("step", Way(self.who, run.answer.to, self.left - 1, self.slips, least))

    steps = (step, ask, on)
