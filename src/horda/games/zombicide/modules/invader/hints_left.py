"""Hints for bots: what is still to be done, as a price, so that every step on pays.

The price falls with each token and each step, and does not rise when a token is taken and the next
goal lies far away: the way from a goal to the next one is counted from the start.
"""

from functools import lru_cache
from itertools import pairwise

from horda.games.zombicide.board import FAR
from horda.games.zombicide.mind.tactics.aims import wanted
from horda.games.zombicide.modules.invader.hints_errands import (
    airless,
    burner,
    missing_samples,
    parts,
    short_of,
)
from horda.games.zombicide.modules.invader.hints_ways import (
    Row,
    Station,
    nearest,
    needs_air,
    row,
    station,
    target,
    way,
)
from horda.games.zombicide.modules.invader.m1 import GATHER, meeting_zone
from horda.games.zombicide.modules.invader.m2 import BLUE, SUIT
from horda.games.zombicide.modules.invader.m3 import CREW, crew
from horda.games.zombicide.modules.invader.m6 import DESTROYED
from horda.games.zombicide.modules.invader.m8 import ALL_ORANGE
from horda.games.zombicide.modules.invader.m10 import SAMPLES
from horda.games.zombicide.modules.invader.missions import left
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.goals import plan
from horda.games.zombicide.rules.people import zombies_in
from horda.games.zombicide.rules.state import NONE, OUT, ZState

TOKEN, STEP, LAST_STEP = 0.5, 0.15, 0.05
"""What a token, a step of the mean Survivor and a step of the last one cost."""
NO_TANK = 0.1
"""What it costs each Survivor to need a Tank that it has not got."""
EVACUEE, XENOS_AT_MEETING = 0.2, 0.16
NEW_TANK, SAMPLE, POINT, PART = 0.25, 0.4, 0.03, 1.5
"""What is missing of M10, of M8 (a point of experience) and of M6 (a part of the fire) costs."""
SCIENTIST, FIRE_STEP = 0.15, 0.3
FURTHEST = 24
"""No way counts for more steps: where there is none, the team has still to find one."""
BEGUN = 5.0
"""What is left costs so much when a game begins, whatever the Mission: or hard ones look lost."""


def price(state: ZState) -> float:
    """Returns what is still to be done, as a part of log-odds."""
    zones = wanted(state)
    total = TOKEN * _tokens(state, zones) + _steps(state, zones) + _other(state, zones)
    return total - _at_first(state.edition, state.config.scenario) + BEGUN


def _tokens(state: ZState, zones: Row) -> float:
    """Counts the tokens that are wanted; the space suit is found halfway, Rolly comes after it."""
    if DESTROYED in state.mission.special:
        return _fire_left(state, zones)
    if SUIT in state.mission.special and left(state, "white"):
        return 1.0 + (1.0 + len(zones)) / 2
    return len(zones)


def _fire_left(state: ZState, zones: Row) -> float:
    """Half of the fires, and what is missing for the next one."""
    if burner(state) != NONE:
        return (1.0 + len(zones)) / 2
    throwers, canisters = parts(state)
    return (1.0 + len(zones)) / 2 + 1.0 + PART * (not throwers) + PART * (not canisters)


def _steps(state: ZState, zones: Row) -> float:
    """Returns the price of the ways, each to the goal of a Survivor and on from there."""
    if DESTROYED in state.mission.special and (fire := burner(state)) != NONE:
        return FIRE_STEP * min(FURTHEST, way(state, fire, zones)[state.people[fire].zone])
    after, here = _after(state, zones), station(state)
    exits = tuple(sorted(plan(state).exits))
    ways = []
    for who, one in enumerate(state.people):
        if one.zone == OUT:
            continue
        goal = target(state, who, zones)
        steps = way(state, who, zones)[one.zone]
        if goal is not None:
            steps += _legs(here, (goal, *after), exits)
        ways.append(min(FURTHEST, steps))
    return STEP * sum(ways) / len(state.people) + LAST_STEP * max(ways, default=0)


def _after(state: ZState, zones: Row) -> Row:
    """Lists where the team must go after the goals it has now."""
    if SUIT in state.mission.special and left(state, "white"):
        return tuple([one.zone for one in state.objectives if one.colour == BLUE])
    return ()


@lru_cache(maxsize=1 << 12)
def _legs(here: Station, stops: Row, exits: Row) -> int:
    """Counts the steps from stop to stop, and to the nearest Exit."""
    steps = sum(row(here, to, True)[one] for one, to in pairwise(stops))
    return steps + (nearest(here, exits, True)[stops[-1]] if exits else 0)


def _other(state: ZState, zones: Row) -> float:
    """Returns the price of Tanks that are needed, of the crew, and of Xenos at the meeting."""
    people = [who for who, one in enumerate(state.people) if one.zone != OUT]
    total = NO_TANK * sum(needs_air(state, who, zones) for who in people)
    if CREW in state.mission.special:
        total += EVACUEE * crew(state)
    if state.companions:
        total += _scientists(state)
    if GATHER in state.mission.special:
        total += XENOS_AT_MEETING * zombies_in(state, meeting_zone(state))
    total += NEW_TANK * sum(airless(state, who) for who in people)
    return total + SAMPLE * len(missing_samples(state)) + POINT * short_of(state)


def _scientists(state: ZState) -> float:
    """Returns the price of the way that the scientists still have to go."""
    ways = nearest(station(state), tuple(sorted(plan(state).exits)), True)
    return SCIENTIST * sum(min(FURTHEST, ways[one.zone]) for one in state.companions)


@lru_cache(maxsize=64)
def _at_first(edition: Edition, mission: str) -> float:
    """Returns about what all of that costs when the game begins."""
    board, one = edition.boards[mission], edition.missions[mission]
    here = (edition, mission, board.all_doors, 0, 0, bool(one.sealed))
    starts = [board.zone_at(*token.cell) for token in one.start]
    exits = tuple([board.zone_at(*token.cell) for token in one.exit])
    steps = min([nearest(here, exits, True)[zone] for zone in starts], default=0) if exits else 6
    tokens = 1.0 if {GATHER, CREW} & {*one.special} else len(one.objective)
    tokens += 6.0 if SAMPLES in one.special else 7.0 if ALL_ORANGE in one.special else 0.0
    crews = EVACUEE * sum(token.count for token in one.mark) if CREW in one.special else 0.0
    return TOKEN * tokens + (STEP + LAST_STEP) * min(FURTHEST, steps if steps < FAR else 0) + crews
