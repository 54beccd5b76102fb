"""What a Mission asks for, and when it is lost."""

from collections.abc import Callable

from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.games.zombicide.ends import lose, win
from horda.games.zombicide.people import ZRun, carried, zombies_in
from horda.games.zombicide.state import BOX, OUT, ZState

Goal = Callable[[ZState], bool]
PIMPWEAPONS = frozenset(BOX.decks["pimpweapon"])
GOALS: dict[str, Goal] = {}
"""Goals by the name Mission files use; the Exit opens when all of a Mission's goals are met."""
LOST: dict[str, tuple[str, str, Goal]] = {}
"""For some goals the reason, the rule and the test by which they are lost for good."""


def goal(name: str) -> Callable[[Goal], Goal]:
    """Registers a goal."""

    def register(test: Goal) -> Goal:
        GOALS[name] = test
        return test

    return register


@goal("all-objectives")
@cites("Z2-M00-02")
def _all_objectives(state: ZState) -> bool:
    return not state.objectives


@goal("all-crates")
@cites("Z2-M00-02")
def _all_crates(state: ZState) -> bool:
    return not state.crates


@goal("objective-each")
@cites("Z2-M01-02", "Z2-M01-05")
def _objective_each(state: ZState) -> bool:
    return all(person.tokens for person in state.people)


@cites("Z2-M01-02", "Z2-M01-I1")
def _too_few_objectives(state: ZState) -> bool:
    without = sum(not person.tokens for person in state.people)
    return len(state.objectives) < without


LOST["objective-each"] = ("goal-impossible", "Z2-M01-02", _too_few_objectives)


@goal("three-food")
@cites("Z2-M01-03", "Z2-MISSION-07", "Z2-MISSION-Q4", "Z2-MISSION-Q5")
def _three_food(state: ZState) -> bool:
    cards = [card for person in state.people for card in carried(person)]
    return sum(BOX.cards[card].food > 0 for card in cards) >= 3


@goal("pimpweapon-each")
@cites("Z2-M02-02", "Z2-MISSION-Q3")
def _pimpweapon_each(state: ZState) -> bool:
    weapons = [c for c in BOX.decks["pimpweapon"] if c not in state.pimpweapons.left]
    got = sum(not BOX.cards[card].spawns for card in weapons)
    left = [c for c in state.pimpweapons.left if not BOX.cards[c].spawns]
    possible = got + min(len(state.crates), len(left))
    return got >= min(len(state.people), possible)


def wanted(state: ZState) -> tuple[str, ...]:
    """Returns the names of the goals of the Mission."""
    return tuple(name for name in state.mission.special if name in GOALS)


def goals_met(state: ZState) -> bool:
    """Tells whether everything but the escape is done."""
    return all(GOALS[name](state) for name in wanted(state))


@cites("Z2-MISSION-04", "Z2-MISSION-Q1", "Z2-M00-02", "Z2-M01-04", "Z2-M02-03")
def may_escape(state: ZState, hooks: HookIndex, who: int) -> bool:
    """Tells whether a Survivor may leave by the Exit: the other goals come first."""
    if "exit" not in state.mission.special:
        return False
    zone = state.people[who].zone
    exits = {state.board.zone_at(*token.cell) for token in state.mission.exit}
    return zone in exits and not zombies_in(state, zone) and goals_met(state)


@cites("Z2-WIN-01", "Z2-WIN-03", "Z2-WIN-Q3")
def settle(run: ZRun) -> bool:
    """Ends the game if the Mission is won or can no longer be won; returns whether it ended."""
    state = run.state
    if state.result is not None:
        return True
    if "exit" in state.mission.special:
        done = all(person.zone == OUT for person in state.people)
    else:
        done = goals_met(state)
    if done:
        win(run)
        return True
    for name in wanted(state):
        reason, rule, test = LOST.get(name, ("", "", _never))
        if test(state) and not GOALS[name](state):
            lose(run, reason, "Z2-WIN-03", rule)
            return True
    return False


def _never(state: ZState) -> bool:
    return False
