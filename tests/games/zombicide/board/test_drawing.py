"""Boards as text."""

import pytest

from horda.games.zombicide.board import Change, board, describe_zone, draw
from tests.games.zombicide.board.facts import LAYOUTS, PACKAGE

M0 = board(PACKAGE, "M0", LAYOUTS["M0"])

DRAWN = """
###########################------------+------------+------------+------------+
#A1          #B1 dark.....#C1                       =E1          =F1          |
#Amy          ............#2 walkers                =            =            |
#            #............#                         =            =            |
"""


def test_a_board_with_notes() -> None:
    notes = {0: ["Amy"], 2: ["2 walkers"], 9: ["a", "b", "c", "d"], 12: ["x" * 20]}
    text = draw(M0, 0b1, notes)
    lines = text.splitlines()
    assert len(lines) == 3 * 5 + 1
    assert lines[:3] == DRAWN.strip("\n").splitlines()[:3]
    assert "/1" in text
    assert "D2" in text
    assert "(+2)" in text
    assert "x" * 11 + "~" in text
    assert draw(M0, 0b1, lambda zone: notes.get(zone, ())) == text


@pytest.mark.parametrize("mission", LAYOUTS)
def test_every_zone_is_named_and_fits_the_terminal(mission: str) -> None:
    made = board(PACKAGE, mission, LAYOUTS[mission])
    text = draw(made, 0)
    assert all(len(line) <= 120 for line in text.splitlines())
    for zone in made.zones:
        first = zone.cells[0]
        line = text.splitlines()[first // made.cols * 5 + 1]
        title = line[first % made.cols * 13 + 1 :].partition(".")[0].split()[0]
        assert title.rstrip("|#=") == made.zone_names[zone.index]


def test_coloured_doors_show_their_letter() -> None:
    made = board(PACKAGE, "M0", LAYOUTS["M0"], (Change((1, 1), "S", colour="green"),))
    assert "G2" in draw(made, 0)


def test_what_a_zone_is() -> None:
    assert describe_zone(M0, 1, 0b10) == (
        "zone B1: dark room of building 0; tiles 1V; cells 0,1 1,1; leads to A1 A2 B3; "
        "sees A1(1) B1(0) A2(1) B3(1); open door 2 S to B3"
    )
    assert "closed door 2 N to B1" in describe_zone(M0, 10, 0)


def test_marks_follow_the_number_and_long_lines_are_folded() -> None:
    text = draw(M0, 0, {1: ["amy dou ell jos ned wan"]}, lambda zone: "obj crate" if zone else "")
    lines = text.splitlines()
    assert lines[1].startswith("#A1          #B1 obj crate#C1 obj crate")
    assert lines[2].startswith("#             amy dou ell.#")
    assert lines[3].startswith("#             jos ned wan.#")
    assert "#A2 dark !...#" in draw(M0, 0, None, lambda zone: "!")
