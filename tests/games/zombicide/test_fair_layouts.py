"""Missions whose places are ours are laid so that they can be played as their texts say."""

import pytest

from horda.games.zombicide.board import tables
from horda.games.zombicide.rules.state import ZState
from tests.games.zombicide.playing import new

LAID_AGAIN = ("M11", "M21", "M22")
"""Missions in which Exits and Spawn Zones that were our choice stood oddly."""


def exits(state: ZState) -> set[int]:
    """Returns the Zones of the Exit."""
    return {state.board.zone_at(*token.cell) for token in state.mission.exit}


def reached(
    state: ZState, start: int, doors: int, without: frozenset[int] = frozenset()
) -> set[int]:
    """Returns the Zones to which a way leads that passes none of some others."""
    neighbours = tables(state.board, doors).neighbours
    found = [start]
    for zone in found:
        found += [z for z in neighbours[zone] if z not in without and z not in found]
    return {*found}


@pytest.mark.parametrize("mission", LAID_AGAIN)
def test_every_spawn_zone_reaches_the_team(mission: str) -> None:
    state = new(mission)
    (start,) = {person.zone for person in state.people}
    spawns = {zone for zone, _ in state.spawns}
    assert spawns <= reached(state, start, state.board.all_doors)
    at_once = spawns & reached(state, start, state.doors)
    # The team of M11 begins on its own bank: the others come when it opens the houses between.
    assert at_once == ({state.spawns[0][0]} if mission == "M11" else spawns)


@pytest.mark.parametrize("mission", LAID_AGAIN)
def test_the_exit_is_reached_past_every_abomination(mission: str) -> None:
    state = new(mission)
    kinds = [at for at, kind in enumerate(state.box.zombies) if kind.family == "abomination"]
    zones = range(len(state.board.zones))
    lairs = frozenset(z for z in zones if any(state.zombies[z * state.kinds + k] for k in kinds))
    assert bool(lairs) == (mission == "M11")
    assert exits(state)
    assert exits(state) <= reached(state, state.people[0].zone, state.board.all_doors, lairs)


def test_the_car_of_m21_has_a_way_to_go() -> None:
    state = new("M21")
    (car,) = state.cars
    far = tables(state.board, state.board.all_doors).distance[car.zone]
    assert min(far[zone] for zone in exits(state)) >= 4
