"""All missions can be laid, and their zones are those of the printed tiles."""

import itertools

import pytest

from horda.games.zombicide.board import (
    EAST,
    SOUTH,
    BadBoard,
    Board,
    Change,
    assemble,
    bits,
    board,
    clockwise,
    tables,
    tile_set,
)
from tests.games.zombicide.board.facts import LAYOUTS, PACKAGE, SIZES, letters, link

TILES = tile_set(PACKAGE)


def laid(mission: str, *changes: Change) -> Board:
    return board(PACKAGE, mission, LAYOUTS[mission], changes)


def expected_links(mission: str) -> tuple[set[tuple[int, int]], dict[str, set[frozenset[int]]]]:
    """Reads off the facts which cells are one zone, and which are linked how."""
    grid = letters(LAYOUTS[mission])
    cols = len(grid[0])
    same: set[tuple[int, int]] = set()
    links: dict[str, set[frozenset[int]]] = {
        kind: set() for kind in ("crosswalk", "passage", "door", "wall")
    }
    for r, c in itertools.product(range(len(grid)), range(cols)):
        for r2, c2 in ((r, c + 1), (r + 1, c)):
            if r2 < len(grid) and c2 < cols:
                rim = (r // 3, c // 3) != (r2 // 3, c2 // 3)
                kind = link(grid[r][c], grid[r2][c2], rim)
                cells = (r * cols + c, r2 * cols + c2)
                if kind == "same":
                    same.add(cells)
                else:
                    links[kind].add(frozenset(cells))
    return same, links


@pytest.mark.rule("Z2-ZONE-02", "Z2-ZONE-03", "Z2-ZONE-I1", "Z2-MOVE-01", "Z2-MOVE-05")
@pytest.mark.parametrize("mission", LAYOUTS)
def test_zones_and_links_of_every_mission(mission: str) -> None:
    made = laid(mission)
    same, links = expected_links(mission)
    # Zones: the cells that are the same, and only those, have one number.
    group = list(range(len(made.zone_of)))
    for _ in group:
        for a, b in same:
            group[a] = group[b] = min(group[a], group[b])
    for a, b in itertools.combinations(range(len(group)), 2):
        assert (group[a] == group[b]) == (made.zone_of[a] == made.zone_of[b])
    zone = made.zone_of
    free = {frozenset(zone[c] for c in pair) for pair in links["crosswalk"] | links["passage"]}
    doors = {frozenset(zone[c] for c in pair) for pair in links["door"]}
    for mask, expected in ((0, free), (made.all_doors, free | doors)):
        steps = tables(made, mask).neighbours
        assert {frozenset((a, b)) for a, row in enumerate(steps) for b in row} == expected
    assert {frozenset((d.cell, made.beyond(d.cell, d.side))) for d in made.doors} == links["door"]


@pytest.mark.parametrize("mission", LAYOUTS)
def test_counts_of_every_mission(mission: str) -> None:
    made = laid(mission)
    counts = tuple(mask.bit_count() for mask in (made.streets, made.rooms, made.dark))
    assert counts == SIZES[mission]
    assert made.streets | made.rooms == (1 << len(made.zones)) - 1
    assert not made.dark & made.streets
    faces = [face for row in made.tiles for face, _ in row]
    for spots in (made.objectives, made.crates):
        assert [spot.face for spot in spots] == faces
        assert all(made.zone_of[spot.cell] == spot.zone for spot in spots)
        assert all(made.rooms >> spot.zone & 1 for spot in spots)


def test_known_sizes() -> None:
    assert (SIZES["M0"], len(laid("M0").zones)) == ((7, 7, 4), 14)
    assert (len(laid("M1").zones), len(laid("M2").zones)) == (47, 51)


@pytest.mark.rule("Z2-ZONE-03")
def test_a_street_covers_up_to_four_tiles() -> None:
    crossing = laid("M1").zones[laid("M1").zone_at(2, 2)]
    assert crossing.street
    assert crossing.faces == ("1V", "7R", "5R", "9R")
    assert len(crossing.cells) == 4


@pytest.mark.rule("Z2-ZONE-X1", "Z2-ZONE-04", "Z2-BSPAWN-02")
def test_buildings_of_four_and_eight_rooms() -> None:
    small, large = laid("M0"), laid("M7")
    four = small.buildings[small.building_of[small.zone_at(1, 4)]]
    assert len(four) == 4
    assert {face for room in four for face in small.zones[room].faces} == {"3V"}
    eight = large.buildings[large.building_of[large.zone_at(0, 0)]]
    assert len(eight) == 8
    assert {face for room in eight for face in large.zones[room].faces} == {"6V", "4V"}
    assert sorted(itertools.chain(*large.buildings)) == list(bits(large.rooms))


@pytest.mark.rule("Z2-BSPAWN-01", "Z2-BSPAWN-03")
def test_the_doors_and_dark_rooms_of_a_building() -> None:
    made = laid("M0")
    building = made.building_of[made.zone_at(0, 0)]
    assert [made.doors[d].face for d in bits(made.building_doors(building))] == ["1V"]
    assert made.dark_of(building) == (made.zone_at(0, 1), made.zone_at(1, 0))


@pytest.mark.rule("Z2-M14-05", "Z2-BSPAWN-Q3")
def test_a_door_on_a_passage_splits_a_building() -> None:
    """Mission 14 puts a closed door where 8R and 7V touch, and colours a door of 4R."""
    plain = laid("M14")
    green = next(door for door in plain.doors if door.face == "4R")
    row, col = divmod(green.cell, plain.cols)
    made = laid(
        "M14",
        Change((7, 3), "W"),
        Change((row, col), "NESW"[green.side], colour="green"),  # type: ignore[arg-type]
    )
    a, b = made.zone_at(7, 2), made.zone_at(7, 3)
    assert plain.building_of[a] == plain.building_of[b]
    assert made.building_of[a] != made.building_of[b]
    assert len(made.doors) == len(plain.doors) + 1
    assert [d.face for d in made.doors if d.colour == "green"] == ["4R"]
    assert b not in tables(made, 0).neighbours[a]
    assert b in tables(made, made.all_doors).neighbours[a]
    assert made.start_doors == 0


def test_changes_open_doors_and_walls() -> None:
    plain = laid("M0")
    assert [(d.zones, d.cell, d.side) for d in plain.doors] == [
        ((3, 7), 4, SOUTH),
        ((1, 10), 7, SOUTH),
        ((11, 12), 15, EAST),
    ]
    made = laid(
        "M0",
        Change((1, 1), "S", open=True),
        Change((2, 4), "W", to="wall"),
        Change((1, 1), "E", to="passage"),
    )
    assert [(d.zones, d.open) for d in made.doors] == [((3, 7), False), ((1, 10), True)]
    assert made.start_doors == 0b10
    steps = tables(made, made.all_doors).neighbours
    assert 12 not in steps[11]
    assert 6 in steps[1]
    assert made.doors_of[1] == (1,)
    assert made.doors[1].other(1) == 10
    assert made.doors[1].other(10) == 1


@pytest.mark.parametrize(
    ("layout", "changes", "message"),
    [
        ("3V 1R", (), r"rims differ between 3V \(cell 0,2\) and 1R \(cell 0,3\)"),
        ("1V 3V@90 / 1V", (), "not equally long"),
        ("1V@45", (), "turn it by"),
        ("1X 2R", (), "unknown tile faces: 1X"),
        ("1V 3V@90", (Change((9, 9), "N"),), "not between two cells"),
        ("1V 3V@90", (Change((0, 0), "N"),), "not between two cells"),
        ("1V 3V@90", (Change((0, 2), "S"),), "no wall"),
        ("1V 3V@90", (Change((1, 1), "S"), Change((2, 1), "N")), "changed before"),
        ("9R", (Change((0, 1), "S", "wall"), Change((2, 1), "N", "wall")), "room of cell 1,1"),
    ],
)
def test_a_bad_board_is_refused(layout: str, changes: tuple[Change, ...], message: str) -> None:
    with pytest.raises(BadBoard, match=message):
        assemble("X", layout, TILES, changes)


def test_places_off_the_board_are_refused() -> None:
    for row, col in ((-1, 0), (3, 0), (0, 6)):
        with pytest.raises(BadBoard, match="not on the board"):
            laid("M0").zone_at(row, col)


def test_only_streets_in_dead_corners_are_cut_off() -> None:
    lost = {mission: laid(mission).cut_off for mission in LAYOUTS if laid(mission).cut_off}
    assert {mission: len(bits(mask)) for mission, mask in lost.items()} == {
        "M10": 1,
        "M17": 3,
        "M20": 1,
        "M24": 1,
        "M25": 2,
    }
    for mission, mask in lost.items():
        assert not mask & laid(mission).rooms


@pytest.mark.rule("Z2-SPAWN-02", "Z2-SPAWN-03", "Z2-SPAWN-Q1")
def test_spawn_order_is_clockwise_from_the_start() -> None:
    made = laid("M1")
    north, east, south, west = (made.zone_at(*c) for c in ((0, 4), (4, 8), (8, 4), (4, 0)))
    places = [south, west, north, east]
    assert clockwise(made, north, places) == (north, east, south, west)
    assert clockwise(made, south, places) == (south, west, north, east)
    assert clockwise(made, west, reversed(places)) == (west, north, east, south)
    assert clockwise(made, west, [north, west, north]) == (west, north, north)
    # Mission 1: start in the west, the others in the east and the south.
    start, other, last = (made.zone_at(*c) for c in ((5, 0), (2, 8), (8, 5)))
    assert clockwise(made, start, [last, start, other]) == (start, other, last)
