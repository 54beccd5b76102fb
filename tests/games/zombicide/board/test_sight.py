"""Line of sight: the examples of the rulebook, and all missions against a plain reading."""

import random

import pytest

from horda.games.zombicide.board import FAR, Board, Change, bits, board, tables
from tests.games.zombicide.board.facts import LAYOUTS, PACKAGE, all_ranges

M0 = board(PACKAGE, "M0", LAYOUTS["M0"])
M17 = board(PACKAGE, "M17", LAYOUTS["M17"])


def open_between(made: Board, *pairs: tuple[int, int]) -> int:
    """Opens the doors between these zones and no others."""
    found = [door.index for pair in pairs for door in made.doors if set(door.zones) == set(pair)]
    assert len(found) == len(pairs)
    return sum(1 << index for index in found)


def seen(made: Board, doors: int, zone: int) -> set[int]:
    return set(bits(tables(made, doors).sight[zone]))


def masks(made: Board) -> list[int]:
    dice = random.Random(made.id)
    return [0, made.all_doors, *(dice.getrandbits(len(made.doors)) for _ in range(3))]


@pytest.mark.rule("Z2-LOS-02", "Z2-LOS-04", "Z2-LOS-05", "Z2-LOS-06", "Z2-LOS-07", "Z2-LOS-08")
@pytest.mark.rule("Z2-LOS-Q1", "Z2-LOS-Q3", "Z2-LOS-Q4", "Z2-RANGED-Q1")
@pytest.mark.parametrize("home", [False, True])
@pytest.mark.parametrize("mission", LAYOUTS)
def test_sight_by_a_plain_reading(mission: str, home: bool) -> None:
    made = board(PACKAGE, mission, LAYOUTS[mission])
    zones = range(len(made.zones))
    for doors in masks(made):
        view = tables(made, doors).view(home_defender=home)
        expected = all_ranges(made, doors, home)
        for a in zones:
            assert list(view.range_to[a]) == [expected.get((a, b), FAR) for b in zones]
            assert [view.sees(a, b) for b in zones] == [(a, b) in expected for b in zones]


@pytest.mark.rule("Z2-LOS-Q1", "Z2-LOS-10")
@pytest.mark.parametrize("mission", LAYOUTS)
def test_sight_is_mutual(mission: str) -> None:
    made = board(PACKAGE, mission, LAYOUTS[mission])
    for doors in masks(made):
        table = tables(made, doors)
        for a, mask in enumerate(table.sight):
            assert table.range_to[a][a] == 0
            for b in bits(mask):
                assert table.sight[b] >> a & 1
                assert table.range_to[a][b] == table.range_to[b][a]


@pytest.mark.rule("Z2-LOS-X1", "Z2-LOS-05", "Z2-LOS-Q3")
def test_x1_out_of_an_open_door_along_the_line() -> None:
    elle, doug, beside = M0.zone_at(2, 4), M0.zone_at(2, 0), M0.zone_at(1, 3)
    doors = open_between(M0, (12, 11))
    line = {M0.zone_at(2, col) for col in range(4)}
    assert seen(M0, doors, elle) >= line
    assert elle in seen(M0, doors, doug)
    assert beside not in seen(M0, doors, elle)
    assert tables(M0, doors).range_to[elle][doug] == 3


@pytest.mark.rule("Z2-LOS-X2", "Z2-LOS-06")
def test_x2_the_first_room_behind_a_door_only() -> None:
    doug, first, second = M0.zone_at(2, 3), M0.zone_at(2, 4), M0.zone_at(2, 5)
    view = seen(M0, open_between(M0, (first, doug)), doug)
    assert first in view
    assert second not in view


@pytest.mark.rule("Z2-LOS-X3", "Z2-LOS-02", "Z2-LOS-03", "Z2-LOS-08")
def test_x3_up_to_walls_doors_and_the_edge_of_the_board() -> None:
    josh = M0.zone_at(2, 0)
    assert seen(M0, 0, josh) == {M0.zone_at(2, col) for col in range(4)}


@pytest.mark.rule("Z2-LOS-X4", "Z2-LOS-02")
def test_x4_the_same_for_a_street_across() -> None:
    amy = M0.zone_at(1, 2)
    assert seen(M0, 0, amy) == {M0.zone_at(row, 2) for row in range(3)}


@pytest.mark.rule("Z2-LOS-X5", "Z2-LOS-07", "Z2-LOS-Q2")
def test_x5_across_the_street_into_one_room() -> None:
    wanda, street, facing = M17.zone_at(7, 1), M17.zone_at(7, 2), M17.zone_at(7, 4)
    deeper, off_line = M17.zone_at(7, 5), M17.zone_at(8, 4)
    doors = open_between(M17, (wanda, street), (street, facing))
    view = seen(M17, doors, wanda)
    assert {street, facing} <= view
    assert tables(M17, doors).range_to[wanda][facing] == 2
    for doug in (deeper, off_line):
        assert doug not in view
        assert wanda not in seen(M17, doors, doug)
        assert doug in seen(M17, doors, facing)
        assert street not in seen(M17, doors, doug)


@pytest.mark.rule("Z2-LOS-X6", "Z2-LOS-06")
def test_x6_one_room_and_not_the_next() -> None:
    josh, room, behind = M17.zone_at(4, 2), M17.zone_at(4, 1), M17.zone_at(4, 0)
    view = seen(M17, open_between(M17, (room, josh)), josh)
    assert room in view
    assert behind not in view


@pytest.mark.rule("Z2-LOS-04", "Z2-LOS-I1")
def test_rooms_see_each_other_through_passages_only() -> None:
    """On 7V the rooms G and H share a wall without a gap."""
    made = board(PACKAGE, "7V", "7V")
    zone = {"D": made.zone_at(1, 0), "E": made.zone_at(1, 1), "F": made.zone_at(1, 2)}
    zone |= {"G": made.zone_at(2, 0), "H": made.zone_at(2, 1)}
    assert seen(made, 0, zone["G"]) == {zone["G"], zone["D"]}
    assert seen(made, 0, zone["E"]) == {zone[room] for room in "DEFH"}


@pytest.mark.rule("Z2-LOS-08")
def test_closing_a_door_takes_sight_away_again() -> None:
    room, street = M17.zone_at(4, 1), M17.zone_at(4, 2)
    door = open_between(M17, (room, street))
    assert street in seen(M17, door, room)
    assert street not in seen(M17, M17.all_doors & ~door, room)


@pytest.mark.rule("Z2-DARK-01", "Z2-DARK-I1")
def test_dark_zones_are_seen_from_next_door_only() -> None:
    room, street, dark = M17.zone_at(4, 1), M17.zone_at(4, 2), M17.zone_at(4, 4)
    assert M17.dark >> dark & 1
    table = tables(M17, open_between(M17, (room, street), (street, dark)))
    view = table.view(dark_mode=True)
    assert table.view().sees(room, dark)
    assert not view.sees(room, dark)
    assert view.range_to[room][dark] == FAR
    assert view.sees(street, dark)
    assert view.sees(dark, dark)
    assert view.sees(dark, room)
    assert table.view(dark_mode=True) is view


@pytest.mark.rule("Z2-SKILL-23", "Z2-SKILL-Q16")
def test_a_home_defender_sees_through_rooms_in_straight_lines() -> None:
    west, east, beside = M17.zone_at(1, 0), M17.zone_at(1, 7), M17.zone_at(0, 2)
    table = tables(M17, 0)
    view = table.view(home_defender=True)
    assert set(bits(table.sight[west])) == {west, M17.zone_at(1, 1)}
    assert view.range_to[west][east] == 6
    assert not view.sees(west, beside)
    assert not view.sees(west, M17.zone_at(1, 8))
    assert tables(M17, M17.all_doors).view(home_defender=True).sees(west, M17.zone_at(1, 8))
    dark = M17.zone_at(1, 6)
    assert not table.view(dark_mode=True, home_defender=True).sees(west, dark)
    assert table.view(home_defender=True).sees(west, dark)


@pytest.mark.rule("Z2-RANGED-03", "Z2-RANGED-04")
def test_zones_by_range() -> None:
    josh = M0.zone_at(2, 0)
    view = tables(M0, 0).view()
    assert bits(view.within(josh, 0, 1)) == (9, 10)
    assert bits(view.within(josh, 1, 3)) == (10, 11)


def test_a_wall_that_falls_opens_the_view() -> None:
    """Later games open walls; a passage from a room to a street is then like an open door."""
    made = board(PACKAGE, "M0", LAYOUTS["M0"], (Change((1, 1), "E", to="passage"),))
    room, street = made.zone_at(1, 1), made.zone_at(1, 2)
    assert seen(made, 0, room) - seen(M0, 0, room) == {street}
    assert room in seen(made, 0, street)
