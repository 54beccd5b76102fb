"""A guess at who is winning, for bots: distances, wounds, sight and the clock."""

from functools import cache
from math import exp

from horda.games.zombie_terror.board import FIELDS, NEIGHBOUR, OFF, WIDTH, Terrain, terrain
from horda.games.zombie_terror.content import HUMAN
from horda.games.zombie_terror.state import (
    FIRST_ZOMBIE,
    TURNED,
    WOUNDED,
    ZTState,
    reachable_score,
    worth,
)

FAR = 40


def evaluate(state: ZTState, seat: int) -> float:
    """Returns the chance of a seat to win, as far as a glance can tell."""
    humans = _base(state) if state.config.scenario == "base" else _barricades(state)
    chance = 1 / (1 + exp(-humans))
    return chance if seat == HUMAN else 1 - chance


def _base(state: ZTState) -> float:
    ground = state.terrain
    distance = _to(state, *sorted(ground.exits))
    points = float(state.score)
    for human, cell in enumerate(state.humans):
        if cell != OFF:
            points += worth(state, human) * max(0.0, 0.9 - 0.045 * distance[cell])
            points -= 0.4 if state.health[human] == WOUNDED else 0.0
    spare = reachable_score(state) - 5
    clock = 0.5 * (7 - state.terror) if state.terror else 0.06 * (20 - state.pool)
    return 0.9 * (points - 4.0) + 0.12 * spare - _danger(state, ground) - clock


def _barricades(state: ZTState) -> float:
    ground = state.terrain
    car = _to(state, *sorted(ground.car))
    turned = state.health.count(TURNED)
    wounded = state.health.count(WOUNDED)
    clock = 0.5 * (6 - state.terror) + 2.1 if state.collapsed else 0.35 * state.terror
    score = 0.4 - 0.6 * turned - 0.2 * wounded - clock - 0.6 * _danger(state, ground)
    score -= 0.0 if state.collapsed else _ladders(state)
    if state.in_car:
        nearest = min((car[cell] for cell in state.humans if cell != OFF), default=FAR)
        return score + 6.6 - 0.3 * nearest
    if state.carrier >= 0:
        here = car[state.humans[state.carrier]]
        others = [car[c] for h, c in enumerate(state.humans) if c != OFF and h != state.carrier]
        return score + 5.8 - 0.28 * here - 0.05 * min(others, default=FAR)
    keys = _to(state, state.keys)
    near = min((keys[cell] for cell in state.humans if cell != OFF), default=FAR)
    return score + 2.5 - 0.25 * near


def _danger(state: ZTState, ground: Terrain) -> float:
    """Sums how close zombies are to biting: those that see a human, and those near one."""
    danger = 0.0
    cells, facing = state.cells, state.facing
    trouble = [_trouble(cell) for cell in state.humans if cell != OFF]
    for zombie, cell in enumerate(state.zombies):
        if cell == OFF:
            continue
        danger += max([near[cell] for near in trouble], default=0.0)
        for far, ahead in enumerate(ground.sight[facing[zombie]][cell]):
            pawn = cells[ahead]
            if pawn:
                if pawn < FIRST_ZOMBIE:
                    hurt = state.health[pawn - 1] == WOUNDED
                    danger += (0.3 if far < 3 else 0.15) * (2.0 if hurt else 1.0)
                break
    return danger


@cache
def _trouble(human: int) -> tuple[float, ...]:
    """Returns for every field how much a zombie there troubles a human on this one."""
    c, r = human % WIDTH, human // WIDTH
    far = (abs(cell % WIDTH - c) + abs(cell // WIDTH - r) for cell in range(FIELDS))
    return tuple(max(0.0, 0.16 - 0.02 * steps) for steps in far)


def _ladders(state: ZTState) -> float:
    """Sums how far zombies have come to climbing: a helper in place, a climber behind it."""
    ready = 0.0
    cells = state.cells
    for climber, helper, top, facing in _lanes(state.config.scenario):
        if cells[helper] >= FIRST_ZOMBIE and cells[top] < FIRST_ZOMBIE:
            pawn = cells[climber]
            behind = pawn >= FIRST_ZOMBIE
            turned = behind and state.facing[pawn - FIRST_ZOMBIE] == facing
            ready += 0.2 if turned else 0.12 if behind else 0.05
    return ready


@cache
def _lanes(scenario: str) -> tuple[tuple[int, int, int, int], ...]:
    climb = terrain(scenario, False).climb
    return tuple(
        (cell, NEIGHBOUR[facing][cell], climb[facing][cell], facing)
        for facing in range(4)
        for cell in range(FIELDS)
        if climb[facing][cell] >= 0
    )


def _to(state: ZTState, *goals: int) -> bytes:
    return distances(state.config.scenario, state.collapsed, goals)


@cache
def distances(scenario: str, collapsed: bool, goals: tuple[int, ...]) -> bytes:
    """Returns the walking distance of every field to the nearest goal, pawns ignored."""
    steps = terrain(scenario, collapsed).steps
    found = bytearray([FAR] * FIELDS)
    frontier = list(goals)
    for cell in goals:
        found[cell] = 0
    while frontier:
        cell = frontier.pop(0)
        for other in steps[cell]:
            if found[other] == FAR:
                found[other] = found[cell] + 1
                frontier.append(other)
    return bytes(found)
