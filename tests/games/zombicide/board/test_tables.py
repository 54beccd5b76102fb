"""Steps and distances, compared with an independent search."""

import random

import pytest

from horda.games.zombicide.board import FAR, Board, bits, board, tables
from tests.games.zombicide.board.facts import LAYOUTS, PACKAGE, all_distances


def laid(mission: str) -> Board:
    return board(PACKAGE, mission, LAYOUTS[mission])


def masks(made: Board) -> list[int]:
    """No door, all doors, and some of them open."""
    dice = random.Random(made.id)
    return [0, made.all_doors, *(dice.getrandbits(len(made.doors)) for _ in range(2))]


@pytest.mark.rule("Z2-ZPHASE-11", "Z2-ZPHASE-12", "Z2-ZPHASE-13", "Z2-ZPHASE-Q3", "Z2-ZPHASE-I5")
@pytest.mark.parametrize("mission", LAYOUTS)
def test_distances_and_next_steps(mission: str) -> None:
    made = laid(mission)
    zones = range(len(made.zones))
    for doors in masks(made)[:3]:
        table, far = tables(made, doors), all_distances(made, doors)
        for a in zones:
            assert [FAR if d == float("inf") else d for d in far[a]] == list(table.distance[a])
            for b in zones:
                reached = far[a][b] < float("inf")
                nearer = [n for n in zones if far[a][n] == 1 and far[n][b] + 1 == far[a][b]]
                assert list(table.next_steps(a, b)) == (nearer if reached else [])
                assert table.open_path(a, b) == reached


@pytest.mark.rule("Z2-MOVE-X3", "Z2-MOVE-01", "Z2-MOVE-05")
def test_a_street_between_two_crosswalks_and_a_closed_door() -> None:
    made = laid("M17")
    lili, north, south = (made.zone_at(*cell) for cell in ((4, 2), (3, 2), (5, 2)))
    assert made.doors_of[lili]
    assert tables(made, 0).neighbours[lili] == (north, south)


@pytest.mark.rule("Z2-MOVE-03", "Z2-MOVE-04", "Z2-DOOR-Q1")
def test_an_open_door_leads_both_ways_and_may_close_again() -> None:
    made = laid("M17")
    room, street = made.zone_at(4, 1), made.zone_at(4, 2)
    door = next(d.index for d in made.doors if set(d.zones) == {room, street})
    closed = tables(made, 0)
    opened = tables(made, 1 << door)
    assert street in opened.neighbours[room]
    assert room in opened.neighbours[street]
    assert tables(made, 0) is closed
    assert room not in closed.neighbours[street]


@pytest.mark.rule("Z2-MOVE-X4", "Z2-MOVE-04")
def test_a_room_with_passages_on_all_sides() -> None:
    made = laid("M16")
    ostara = made.zone_at(3, 2)
    around = {made.zone_at(*cell) for cell in ((2, 2), (3, 1), (3, 3), (4, 2))}
    assert len(around) == 4
    assert set(tables(made, 0).neighbours[ostara]) == around


def test_zones_within_some_steps() -> None:
    made = laid("M0")
    table = tables(made, 0)
    start = made.zone_at(2, 0)
    assert table.within(start, 0) == (start,)
    assert table.within(start, 2) == (9, 10, 11)
    assert set(table.within(start, 99)) == set(bits(made.streets))


def test_bits() -> None:
    assert bits(0) == ()
    assert bits(0b101001) == (0, 3, 5)
