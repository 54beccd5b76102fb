"""The tile files say what the printed tiles show, and broken files are refused by name and line."""

import pytest

from horda.games.zombicide.board import BadTile, Cell, Edge, Face, parse_face, tile_set
from tests.games.zombicide.board.facts import FACES, PACKAGE, RIM_WALLS

TILES = tile_set(PACKAGE)
TEXT = (PACKAGE / "tiles" / "1R.toml").read_text("utf-8")


def cells(face: Face) -> list[Cell]:
    return [cell for row in face.cells for cell in row]


def pairs(face: Face, kind: Edge) -> list[str]:
    """The letters on both sides of each edge of one kind inside the tile, sorted."""
    found = []
    for r, row in enumerate(face.cells):
        for c, cell in enumerate(row):
            if c < 2 and cell.edges[1] is kind:
                found.append(cell.zone + row[c + 1].zone)
            if r < 2 and cell.edges[2] is kind:
                found.append(cell.zone + face.cells[r + 1][c].zone)
    return sorted("".join(sorted(pair)) for pair in found)


def test_there_are_18_faces() -> None:
    assert list(TILES) == sorted(FACES)
    assert {face.provenance for face in TILES.values()} == {"public"}
    assert all(len(face.confirmed_by) >= 3 for face in TILES.values())


@pytest.mark.rule("Z2-ZONE-01", "Z2-ZONE-02", "Z2-ZONE-05")
@pytest.mark.parametrize("name", FACES)
def test_a_face_shows_what_is_printed(name: str) -> None:
    face = TILES[name]
    grid, rims, dark, doors, passages, spots = FACES[name]
    assert "/".join("".join(cell.zone for cell in row) for row in face.cells) == grid
    assert " ".join(face.rims[side] for side in "NESW") == rims
    assert "".join(sorted({cell.zone for cell in cells(face) if cell.dark})) == dark
    assert pairs(face, Edge.DOOR) == doors.split()
    assert pairs(face, Edge.PASSAGE) == passages.split()
    objective = [cell.zone for cell in cells(face) if cell.objective]
    crate = [cell.zone for cell in cells(face) if cell.crate]
    assert [objective, crate] == [[spots[0]], [spots[1]]]


@pytest.mark.parametrize("name", FACES)
def test_rims_are_streets_or_gaps_but_for_three_walls(name: str) -> None:
    face = TILES[name]
    solid = set()
    for n in range(3):
        for cell, side in (
            (face.cells[0][n], 0),
            (face.cells[n][2], 1),
            (face.cells[2][n], 2),
            (face.cells[n][0], 3),
        ):
            expected = (Edge.PASSAGE, Edge.WALL) if cell.room else (Edge.OPEN,)
            assert cell.edges[side] in expected
            if cell.edges[side] is Edge.WALL:
                solid.add((name, cell.zone))
    assert solid == {place for place in RIM_WALLS if place[0] == name}


def test_both_sides_of_an_edge_agree_after_any_turn() -> None:
    for face in TILES.values():
        for degrees in (0, 90, 180, 270):
            turned = face.turned(degrees)
            for r in range(3):
                assert [turned[r][c].edges[1] for c in (0, 1)] == [
                    turned[r][c].edges[3] for c in (1, 2)
                ]
                assert [turned[c][r].edges[2] for c in (0, 1)] == [
                    turned[c][r].edges[0] for c in (1, 2)
                ]


def test_a_turn_is_clockwise() -> None:
    letters = ["".join(cell.zone for cell in row) for row in TILES["1R"].turned(90)]
    assert letters == ["gDa", "HEb", "ifc"]
    assert TILES["1R"].turned(90)[1][1].edges == (
        *(Edge.PASSAGE, Edge.DOOR),
        *(Edge.WALL, Edge.PASSAGE),
    )
    assert TILES["1R"].turned(360) == TILES["1R"].cells
    with pytest.raises(ValueError, match="45 degrees"):
        TILES["1R"].turned(45)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("+##   ##+-------+", "+##  ###+-------+", r"1R.toml, line 18, .*drawing: unknown edge"),
        ("|   a   =", "|       =", r"line 8, field drawing: box 0,0 has no letter"),
        ("|       =", "|   x   =", r"line 8, .*: unknown sign 'x'"),
        ("#.......#", "#.... ..#", r"line 12, .*: box 1,0 is only partly dark"),
        ("|   a   =", "|   A   =", r"line 8, .*: zone A has a wrong rim"),
        ("=   c   |", "=   b   |", r"line 8, .*between b and b: one zone has no edges"),
        ("+-------+-------+-------+\n|", "+=======+-------+-------+\n|", "cannot lie on the rim"),
        ("+=======+\n#", "+-------+\n#", "does not belong there"),
        ("|   g   #", "|   g   x", "unknown upright edge"),
        ("#   f", "#\n   f", "lines do not make rows"),
        ("-+\n|", "-+ +\n|", r"line 6, .*: 27 signs, at most 25 fit"),
        ("##   ##+=======+", "=======+=======+", "a crosswalk lies between two streets"),
        ('id = "1R"', 'id = "1V"', "field id: '1V' is not the name"),
        ('id = "1R"', "", "1R.toml: .*`id`"),
        ('id = "1R"', "id = ", r"1R.toml: .*at line \d+"),
        ('id = "1R"', "id = 3", r"1R.toml: line \d+: field id: "),
        ('id = "1R"', 'id = "1R"\nname = "x"', r"1R.toml: line \d+: field name: "),
    ],
)
def test_a_broken_file_is_refused(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(BadTile, match=message):
        parse_face("1R.toml", TEXT.replace(old, new, 1))


def test_more_broken_drawings() -> None:
    box = "+-------+\n|       |\n|   a   |\n|  o    |\n+-------+"
    head = "id = 'X'\nprovenance = 'made up'\nconfirmed_by = []\ndrawing = '''\n"
    with pytest.raises(BadTile, match="o stands in a street"):
        parse_face("X.toml", f"{head}{box}\n'''\n")
    dark = box.replace(" ", ".").replace("o", ".")
    with pytest.raises(BadTile, match="street a is dark"):
        parse_face("X.toml", f"{head}{dark}\n'''\n")
    face = parse_face("X.toml", f"{head}{box.replace('o', ' ')}\n'''\n")
    assert (face.size, face.rims["N"], face.note) == (1, "S", "")
