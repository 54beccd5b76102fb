"""What a Mission asks for, and when it is lost."""

from collections.abc import Callable
from functools import reduce
from operator import or_

from msgspec import Struct

from horda.core.frames import Frame
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.rules.edition import PLANNER, Edition
from horda.games.zombicide.rules.ends import lose, win
from horda.games.zombicide.rules.people import ZRun, carried, team, zombies_in
from horda.games.zombicide.rules.state import OUT, ZState


class Look:
    """What a goal looks at: a Mission is judged in the middle of an Action where that changed.

    Bits in plain numbers: an enum takes longer to compare than all the rest of `won`.

    What is not named here changes only as the last thing before a question of a turn or a phase,
    where every Mission is judged anyway.
    """

    PLACES = 1
    """Survivors are elsewhere."""
    ZOMBIES = 2
    """Zombies went away, on their feet or not."""
    FIGURES = 4
    """Zombies were put on the board."""
    TOKENS = 8
    """Objectives were taken."""
    CRATES = 16
    CARDS = 32
    """Cards were put into slots."""
    FIRE = 64
    """A Zone burned, or a Spawn token was driven back."""
    ROLES = 128
    """A Companion took its Leader's place."""
    LEVELS = 256
    """A Survivor reached a danger level."""


NOTHING = 0
Goal = Callable[[ZState], bool]
Loss = tuple[str, str, Goal]
Progress = Callable[[ZState], Text]
GOALS: dict[str, Goal] = {}
"""Goals by the name Mission files use; the Exit opens when all of a Mission's goals are met."""
LOST: dict[str, Loss] = {}
"""For some goals, or ways to escape, the reason, the rule and the test by which they are lost."""
PROGRESS: dict[str, Progress] = {}
"""For each goal its text with how much of it is done."""
WATCH: dict[str, Callable[[ZRun], None]] = {}
"""By the name of a special rule, what looks at the board after every Action and takes notes."""
LOOKS: dict[str, int] = {}
"""What each goal looks at."""
UNSURE: dict[str, int] = {}
"""For each goal the changes right after which it cannot be judged: more belongs to them."""
BEHIND: dict[str, Goal] = {}
"""By the name of a special rule, whether all others have left who must escape with the team."""
WAITS: dict[str, type[Frame]] = {}
"""By the name of a goal, the frame in which it cannot be judged: it is not all there yet."""


UNCLAIMED = "unclaimed"
"""The note of the pimpweapons that were drawn but never put into an inventory."""


def goal(
    name: str,
    progress: Progress | None = None,
    looks: int = NOTHING,
    unsure: int = NOTHING,
) -> Callable[[Goal], Goal]:
    """Registers a goal, how its progress is told, what it looks at and when nobody can tell."""

    def register(test: Goal) -> Goal:
        GOALS[name] = test
        LOOKS[name], UNSURE[name] = looks, unsure
        if progress is not None:
            PROGRESS[name] = progress
        return test

    return register


@goal("all-objectives", looks=Look.TOKENS)
@cites("Z2-M00-02")
@cites("Z2-M18-02", "Z2-M20-02", "Z2-M22-02")
def _all_objectives(state: ZState) -> bool:
    return not state.objectives


@goal("objective-each")
@cites("Z2-M01-02", "Z2-M01-05")
def _objective_each(state: ZState) -> bool:
    return all(person.tokens for person in team(state))


@cites("Z2-M01-02", "Z2-M01-I1")
def _too_few_objectives(state: ZState) -> bool:
    left = len(state.objectives)
    return left < len(state.people) and left < sum(not p.tokens for p in team(state))


LOST["objective-each"] = ("goal-impossible", "Z2-M01-02", _too_few_objectives)


@goal("three-food")
@cites("Z2-M01-03", "Z2-MISSION-07", "Z2-MISSION-Q4", "Z2-MISSION-Q5")
def _three_food(state: ZState) -> bool:
    cards = [card for person in state.people for card in carried(person)]
    return sum(state.box.cards[card].food > 0 for card in cards) >= 3


class Plan(Struct, frozen=True):
    """What a Mission asks for, ready to be tested."""

    names: tuple[str, ...]
    goals: tuple[Goal, ...]
    lost: tuple[tuple[Loss, Goal], ...]
    """How goals are lost for good, each with the goal."""
    escape: bool
    """The Mission ends with an escape, on foot or by car."""
    on_foot: bool
    by_car: bool
    exits: frozenset[int]
    watch: tuple[Callable[[ZRun], None], ...]
    looks: int
    """What all goals together look at; an escape is judged at the end of turns only."""
    waits: tuple[type[Frame], ...]
    behind: tuple[Goal, ...] = ()
    """What says that nobody else who must escape is still there."""


def plan(state: ZState) -> Plan:
    """Returns what the Mission asks for."""
    found: Plan = state.edition.plans[state.config.scenario]
    return found


def _planned(edition: Edition, mission: str) -> Plan:
    """Works out what a Mission asks for."""
    one = edition.missions[mission]
    names = tuple(name for name in one.special if name in GOALS)
    lost = [(LOST[name], GOALS.get(name, _escaped)) for name in one.special if name in LOST]
    ways_out = one.exit
    if "spawn-exits" in one.special:  # Z2-M24-03: all Spawn Zones but the starting one
        ways_out = one.spawn[1:]
    exits = frozenset(edition.boards[mission].zone_at(*token.cell) for token in ways_out)
    goals = tuple(GOALS[name] for name in names)
    on_foot, by_car = "exit" in one.special, "car-exit" in one.special
    watch = tuple(WATCH[name] for name in one.special if name in WATCH)
    escape = on_foot or by_car
    looks, unsure = (reduce(or_, map(of.__getitem__, names), NOTHING) for of in (LOOKS, UNSURE))
    waits = tuple(WAITS[name] for name in names if name in WAITS)
    at_once = 0 if escape else looks & ~unsure
    behind = tuple(BEHIND[name] for name in one.special if name in BEHIND)
    ways = (escape, on_foot, by_car, exits)
    return Plan(names, goals, tuple(lost), *ways, watch, at_once, waits, behind)


PLANNER.append(_planned)


def wanted(state: ZState) -> tuple[str, ...]:
    """Returns the names of the goals of the Mission."""
    return plan(state).names


def goals_met(state: ZState) -> bool:
    """Tells whether everything but the escape is done."""
    return _met(state, state.edition.plans[state.config.scenario])


def _met(state: ZState, one: Plan) -> bool:
    for goal in one.goals:  # noqa: SIM110 - a generator takes longer than most goals
        if not goal(state):
            return False
    return True


@cites("Z2-MISSION-04", "Z2-MISSION-Q1", "Z2-M00-02", "Z2-M01-04", "Z2-M02-03", "Z2-M05-03")
@cites("Z2-MISSION-Q2")
@cites("Z2-M21-03", "Z2-M22-02")
def may_escape(state: ZState, hooks: HookIndex, who: int) -> bool:
    """Tells whether a Survivor may leave by the Exit: the other goals come first."""
    one: Plan = state.edition.plans[state.config.scenario]
    zone = state.people[who].zone
    if zone not in one.exits or not one.on_foot:
        return False
    return _met(state, one) and not zombies_in(state, zone)


@cites("Z2-WIN-01", "Z2-WIN-03", "Z2-WIN-Q3")
def settle(run: ZRun) -> bool:
    """Ends the game if the Mission is won or can no longer be won; returns whether it ended."""
    state = run.state
    if state.result is not None:
        return True
    one: Plan = state.edition.plans[state.config.scenario]
    if one.watch:
        for watch in one.watch:
            watch(run)
    if one.escape:
        over = state.people[0].zone == OUT and _all_out(state, one)  # the first one says no mostly
    else:
        over = _met(state, one) and not _waits(run, one)
    if over:
        win(run)
        return True
    for loss, aim in one.lost:
        if loss[2](state) and not aim(state):
            lose(run, loss[0], "Z2-WIN-03", loss[1])
            return True
    return False


def looked_at(state: ZState, changed: int) -> bool:
    """Tells whether a change can win the Mission in the middle of an Action."""
    return bool(plan(state).looks & changed)


@cites("Z2-WIN-01", "Z2-WIN-Q1")
def won(run: ZRun, changed: int) -> bool:
    """Ends the game in the middle of an Action if what changed wins it; returns whether it ended.

    Whether a Mission is lost for good is left to `settle`: a card may be on its way.
    """
    state = run.state
    one: Plan = state.edition.plans[state.config.scenario]
    if not one.looks & changed or state.result is not None:
        return state.result is not None
    for watch in one.watch:
        watch(run)
    if not _met(state, one) or _waits(run, one):
        return False
    win(run)
    return True


def _waits(run: ZRun, one: Plan) -> bool:
    """Tells whether something is going on in which the goals cannot be judged."""
    return bool(one.waits) and any(type(frame) in one.waits for frame in run.frames)


def _all_out(state: ZState, one: Plan) -> bool:
    """Tells whether everybody who must escape has done so."""
    return _escaped(state) and all(gone(state) for gone in one.behind)


def _escaped(state: ZState) -> bool:
    for person in state.people:  # noqa: SIM110 - the first one says no nearly always
        if person.zone != OUT:
            return False
    return True
