"""The boards of the ten Missions, against the numbers of the facts and the rulebook."""

import pytest

from horda.games.zombicide.board import Board, tile_set
from horda.games.zombicide.box.missions import tiles
from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX
from horda.games.zombicide.editions.second_edition import SECOND
from horda.games.zombicide.modules.fort_hendrix.story.on_board import card_zone
from horda.games.zombicide.modules.fort_hendrix.story.places import building_on, door_of, lettered
from horda.games.zombicide.modules.fort_hendrix.story.script import book, script
from tests.games.zombicide.fort_hendrix.storied import Walk

MISSIONS = book(FORT_HENDRIX).missions
# Hour, minutes, grid, crates, streets, rooms, dark rooms, Spawn tokens.
FACTS = {
    "F01": (10, 60, "3V 7R 6V/1R 2R 9V", 6, 15, 20, 10, 3),
    "F02": (7, 60, "17R 2R/18R 20R/19R 1R", 6, 22, 17, 10, 3),
    "F03": (9, 90, "17R 21R/9R 18V/4V 19V", 6, 18, 23, 12, 3),
    "F04": (4, 60, "17R 16R/19V 20V", 4, 11, 17, 8, 1),
    "F05": (20, 45, "7R 6R 19V/16R 4R 17V", 6, 19, 17, 9, 3),
    "F06": (22, 120, "2V 21V/18R 17R/19V 16V", 6, 19, 16, 9, 4),
    "F07": (11, 120, "21V 18V/9R 20R/17V 16V", 6, 21, 12, 7, 4),
    "F08": (4, 120, "9V 8R 16R/18V 21V 7R/19V 20R 17R", 9, 28, 26, 13, 4),
    "F09": (5, 90, "16V 5V/7R 3V/9V 17V", 6, 13, 19, 10, 3),
    "F10": (1, 90, "21R 2V/16R 20R/4R 3R/18R 19R", 8, 27, 22, 14, 4),
}


def board(mission: str) -> Board:
    """The board of a Mission."""
    return FORT_HENDRIX.boards[mission]


@pytest.mark.rule("FH-M1-0", "FH-M2-0", "FH-M3-0", "FH-M4-0", "FH-M5-0", "FH-M6-0", "FH-M7-0")
@pytest.mark.rule("FH-M8-0", "FH-M9-0", "FH-M10-0", "FH-CLOCK-X1")
@pytest.mark.parametrize("mission", MISSIONS)
def test_a_mission_is_laid_out_as_the_facts_say(mission: str) -> None:
    hour, minutes, grid, crates, streets, rooms, dark, spawns = FACTS[mission]
    one, laid = FORT_HENDRIX.missions[mission], board(mission)
    assert (one.hour, one.minutes) == (hour, minutes)
    assert [" ".join(row) for row in tiles(one)] == grid.split("/")
    assert len(one.crate) == one.crates == crates
    assert len(one.spawn) == spawns
    assert laid.streets.bit_count() == streets
    assert laid.rooms.bit_count() == rooms
    assert laid.dark.bit_count() == dark


def test_tiles_of_two_boxes_fit_each_other() -> None:
    faces = tile_set(FORT_HENDRIX.folder)
    assert len(faces) == 30
    assert {face.size for face in faces.values()} == {6}
    for id, face in tile_set(SECOND.folder).items():
        fine = faces[id]
        assert [row[::2] for row in fine.cells[::2]] != []
        assert {cell.zone for row in face.cells for cell in row} == {
            cell.zone for row in fine.cells for cell in row
        }
        spots = sum(cell.crate for row in fine.cells for cell in row)
        assert spots == sum(cell.crate for row in face.cells for cell in row)


def test_missions_of_the_second_edition_keep_their_own_boards() -> None:
    assert FORT_HENDRIX.boards["M05"].zones == SECOND.boards["M05"].zones
    assert len(FORT_HENDRIX.boards["M05"].doors) == len(SECOND.boards["M05"].doors)


@pytest.mark.rule("FH-OBJ-1", "FH-M1-Q1")
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_place_of_the_story_is_on_the_board(mission: str) -> None:
    story, letters = script(FORT_HENDRIX, mission), lettered(FORT_HENDRIX, mission)
    for card in story.card:
        if card.place is not None:
            face, letter = card.place.split()
            assert (face, letter) in letters
        else:
            assert card.door is not None
            assert door_of(FORT_HENDRIX, mission, card.door) >= 0
    walk = Walk(mission)
    zones = [card_zone(walk.state, number) for number in walk.state.tale.cards]
    assert not any(walk.state.board.cut_off >> zone & 1 for zone in zones)


@pytest.mark.rule("FH-M3-2", "FH-M10-4")
def test_buildings_that_span_two_tiles() -> None:
    assert len(building_on(FORT_HENDRIX, "F03", ("17R", "21R"))) == 1
    assert len(building_on(FORT_HENDRIX, "F10", ("3R", "4R"))) == 1


@pytest.mark.rule("FH-M4-2", "FH-M5-2", "FH-M6-3")
def test_coloured_doors() -> None:
    found = {
        mission: sorted(door.colour for door in board(mission).doors if door.colour)
        for mission in MISSIONS
    }
    coloured = {mission: colours for mission, colours in found.items() if colours}
    assert coloured == {
        "F04": ["red", "red"],
        "F05": ["green"],
        "F06": ["blue", "blue", "green"],
    }


def test_a_wide_door_is_one_door() -> None:
    door = board("F01").doors[0]
    assert len(door.more) == 1, "both halves of a cell of the second edition"
