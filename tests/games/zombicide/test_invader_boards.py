"""The tiles of Zombicide: Invader show what is printed, and every Mission fits on its board."""

from collections import Counter

import pytest

from horda.games.zombicide.board import (
    FAR,
    BadTile,
    Edge,
    Face,
    Tables,
    bits,
    parse_face,
    tables,
    tile_set,
)
from horda.games.zombicide.board.edges import SIDES
from horda.games.zombicide.box.missions import Mission, Token
from horda.games.zombicide.editions.invader import INVADER
from horda.texts import LOCALES, Texts

TILES = tile_set(INVADER.tiles)
MISSIONS = INVADER.missions

# Rims from north to west, a letter a third (O outdoors, R room, C corridor); then the letters of
# Security Rooms, Oxygen Supply Rooms and Airlocks; then how many rooms, corridor and outdoor Zones.
FACES = {
    "1R": ("OOO OOO ORO OOO", "", "H", "E", (2, 0, 7)),
    "2R": ("OOO OOO ORO OOO", "", "H", "E", (2, 0, 7)),
    "1V": ("CCC CRR RCR CRR", "D", "", "", (4, 5, 0)),
    "2V": ("CCC CCC RRC CRR", "E", "", "", (4, 5, 0)),
    "3R": ("OOO ORO OOO ORO", "E", "", "", (3, 0, 6)),
    "3V": ("ORO ORR RCR ORR", "", "", "", (5, 2, 2)),
    "4R": ("OOO ORO OOO ORO", "F", "D", "E", (3, 0, 6)),
    "4V": ("RRR RCR RRR RCR", "H", "", "", (6, 3, 0)),
    "5R": ("RRO OOO OOO RRO", "B", "D", "E", (4, 0, 5)),
    "5V": ("RCR RRO RRO RCR", "", "", "", (5, 3, 1)),
    "6R": ("ORO OOO RRO ORR", "E", "", "", (5, 0, 4)),
    "6V": ("RRR RCR RCR RCR", "I", "", "", (5, 4, 0)),
    "7R": ("OOO ORO RRO ORR", "E", "", "", (5, 0, 4)),
    "7V": ("RRR RRR RCR RCR", "G", "", "", (6, 3, 0)),
    "8R": ("RCR RRO OOO RRO", "A", "D", "E", (5, 1, 3)),
    "8V": ("RRC CCC ORC RRO", "E", "", "", (5, 3, 1)),
    "9R": ("OOO ORC CCC ORC", "F", "D", "E", (3, 3, 3)),
    "9V": ("CCC CRR RRR CRR", "", "", "", (6, 3, 0)),
}
# Layout; rooms, corridor and outdoor Zones; steps from the nearest start to each Spawn Zone, and to
# the Exit.
BOARDS = {
    "M00": ("5R@90 3V@180 / 1R 2R@180", (13, 2, 13), (4, 8), (6,)),
    "M01": ("6R@180 9R@180 / 1R@180 5R@180 / 2R@270 7R@180", (21, 3, 17), (3, 3, 7, 4), ()),
    "M02": ("4R 3R / 2R@270 1R@90 / 5R@180 9R", (17, 3, 19), (7, 4, 5), (3,)),
    "M03": ("1V 2V / 4V@90 6V / 7V@90 9V@90", (31, 23, 0), (8, 5, 6), (5,)),
    "M04": ("5R 1R@270 7R@180 / 2R@270 4R 6R@270", (21, 0, 17), (5, 7, 8), (4,)),
    "M05": ("5V@180 7V@90 / 6V@180 4V / 2V@270 8V@270", (31, 21, 2), (8, 7, 4), (5,)),
    "M06": ("7R@180 5R / 9R 8R@180 / 2V@180 1V@180", (25, 14, 8), (11, 10, 12, 11), ()),
    "M07": (
        "3R 6R@270 9R / 4R 7R@180 8R / 1R@270 2R@90 5R@180",
        *((32, 4, 24), (10, 7, 4, 13, 10), (4,)),
    ),
    "M08": (
        "9R@180 3V@180 8R / 2R 4R@90 1R@270 / 6R 7R@270 5R@270",
        *((34, 6, 18), (4, 4, 10, 10), ()),
    ),
    "M09": ("1V@270 7V / 9V@270 4V@90 / 2V@180 6V@270", (31, 23, 0), (4, 4, 7), (6,)),
    "M10": ("5R@270 9R@270 1V / 6R@90 7R@180 8R", (26, 9, 12), (7, 9, 5), ()),
}
# Objectives as they lie, Spawn tokens and Mold.
PLACED = {
    "M00": ("red", "red red", ""),
    "M01": ("hidden*6", "red green red purple", "inactive inactive"),
    "M02": ("hidden*7 blue", "red red red", "active active"),
    "M03": ("hidden*6", "red red red", "active active active"),
    "M04": ("red*4 blue white", "red red red", "active active"),
    "M05": ("hidden*6", "red red red", "active active active"),
    "M06": ("red*6", "hidden hidden hidden hidden", "active active active active"),
    "M07": ("hidden*9", "red red red purple green", "active active"),
    "M08": ("hidden*6", "red red red red", "active active active active"),
    "M09": ("hidden*6 blue white", "red red red", "active active active"),
    "M10": ("hidden*7", "red red red", "active active active"),
}


def thirds(face: Face) -> str:
    """Writes the rims as the table does: two cells make a third."""
    signs = {"S": "O", "B": "R", "C": "C"}
    rims = (face.rims[side] for side in SIDES)
    assert all(rim[n] == rim[n + 1] for rim in rims for n in (0, 2, 4))
    return " ".join("".join(signs[face.rims[side][n]] for n in (0, 2, 4)) for side in SIDES)


def places(one: Mission) -> list[tuple[int, int]]:
    """Lists the cells of all that a Mission puts down."""
    tokens = (*one.start, *one.exit, *one.spawn, *one.mold, *one.objective, *one.machine)
    return [token.cell for token in (*tokens, *one.zombie, *one.mark)]


@pytest.mark.rule("INV-COMP-1")
def test_there_are_18_faces() -> None:
    assert sorted(TILES) == sorted(FACES)
    assert {(face.size, face.provenance, face.confirmed_by) for face in TILES.values()} == {
        (6, "public", ("E1",))
    }


@pytest.mark.rule("INV-DEF-2")
@pytest.mark.parametrize("name", FACES)
def test_a_face_shows_what_is_printed(name: str) -> None:
    rims, security, oxygen, airlock, counts = FACES[name]
    cells = [cell for row in TILES[name].cells for cell in row]
    zones = {cell.zone: cell for cell in cells}
    assert thirds(TILES[name]) == rims
    special = dict.fromkeys(("security", "oxygen", "airlock"), "")
    for cell in zones.values():
        if cell.special:
            special[cell.special] += cell.zone
    assert list(special.values()) == [security, oxygen, airlock]
    rooms = sum(cell.room for cell in zones.values())
    corridors = sum(cell.corridor for cell in zones.values())
    assert (rooms, corridors, len(zones) - rooms - corridors) == counts


def test_both_sides_of_an_edge_agree() -> None:
    for face in TILES.values():
        for row in face.cells:
            assert [one.edges[1] for one in row[:-1]] == [one.edges[3] for one in row[1:]]
        for upper, lower in zip(face.cells, face.cells[1:], strict=False):
            assert [one.edges[2] for one in upper] == [one.edges[0] for one in lower]


@pytest.mark.rule(
    "INV-M0-0",
    "INV-M1-0",
    "INV-M2-0",
    "INV-M3-0",
    "INV-M4-0",
    "INV-M5-0",
    "INV-M6-0",
    "INV-M7-0",
    "INV-M8-0",
    "INV-M9-0",
    "INV-M10-0",
)
@pytest.mark.parametrize("id", BOARDS)
def test_a_layout_fits_its_tiles(id: str) -> None:
    layout, counts, *_ = BOARDS[id]
    board = INVADER.boards[id]
    assert MISSIONS[id].layout == layout
    rooms, corridors = board.rooms.bit_count(), (board.streets & ~board.outdoors).bit_count()
    assert (rooms, corridors, board.outdoors.bit_count()) == counts
    assert board.cut_off & ~board.outdoors == 0  # nobody is locked in or out of the station


@pytest.mark.parametrize("id", BOARDS)
def test_ways_are_as_long_as_they_were_designed(id: str) -> None:
    *_, to_spawns, to_exit = BOARDS[id]
    one, board = MISSIONS[id], INVADER.boards[id]
    ways = tables(board, board.all_doors).distance
    starts = [board.zone_at(*token.cell) for token in one.start]

    def steps(cell: tuple[int, int]) -> int:
        return min(ways[start][board.zone_at(*cell)] for start in starts)

    assert tuple(steps(token.cell) for token in one.spawn) == to_spawns
    assert tuple(steps(token.cell) for token in one.exit) == to_exit
    assert all(steps(cell) != FAR for cell in places(one))


@pytest.mark.rule("INV-MIS-6")
@pytest.mark.parametrize("id", BOARDS)
def test_tokens_lie_on_zones_that_take_them(id: str) -> None:
    one, board = MISSIONS[id], INVADER.boards[id]

    def zones(*tokens: Token) -> list[int]:
        return [board.zone_at(*token.cell) for token in tokens]

    for cell in places(one):
        assert 0 <= board.zone_at(*cell) < len(board.zones)
    objectives, spawns = zones(*one.objective), zones(*one.spawn)
    assert len(set(objectives)) == len(objectives)
    assert not set(objectives) & set(spawns)
    assert all(not board.zones[zone].street for zone in objectives)
    assert len(set(spawns)) == len(spawns)
    assert set(zones(*one.mold)) <= set(spawns)
    assert not any(board.zones[zone].outdoor for zone in zones(*one.mold))
    molds = set(zones(*one.mold))
    shut = [door for door in board.doors if not door.open]
    assert not any(molds & set(door.zones) for door in shut)  # mold would eat them at setup


@pytest.mark.parametrize("id", PLACED)
def test_what_lies_there(id: str) -> None:
    one = MISSIONS[id]
    objectives, spawns, mold = PLACED[id]
    wanted: Counter[str] = Counter()
    for word in objectives.split():
        colour, _, count = word.partition("*")
        wanted[colour] += int(count or 1)
    assert Counter(token.what for token in one.objective) == wanted
    assert [token.what for token in one.spawn] == spawns.split()
    assert [token.what for token in one.mold] == mold.split()
    kinds = ["bot"] if id == "M00" else ["bot", "sentry_gun"]
    assert sorted(token.what for token in one.machine) == kinds


@pytest.mark.rule("INV-M2-3", "INV-M5-2", "INV-M7-2", "INV-M8-2", "INV-M9-2", "INV-MIS-4")
def test_hidden_objectives() -> None:
    assert {id: one.objectives.hidden for id, one in MISSIONS.items() if one.objectives.hidden} == {
        **dict.fromkeys(("M01", "M03", "M05", "M07", "M08", "M09", "M10"), ("green", "purple")),
        "M02": ("green", "purple", "white"),
    }
    reds = [one.objectives.red for one in MISSIONS.values()]
    assert reds == [1, 4, 4, 4, 4, 4, 6, 7, 4, 4, 5]


def test_single_things_of_missions() -> None:
    assert [(t.what, t.count) for t in MISSIONS["M00"].zombie] == [
        *(("worker", 1), ("tank", 1), ("hunter", 1)),
    ]
    assert [(t.what, t.count, t.cell) for t in MISSIONS["M03"].mark] == [("evacuees", 10, (0, 0))]
    assert len(MISSIONS["M01"].start) == 2
    assert {door.colour for door in MISSIONS["M07"].door} == {"purple", "green"}
    (sealed,) = MISSIONS["M08"].sealed
    board = INVADER.boards["M08"]
    edge = board.edges[SIDES.index(sealed.side)][board.cell_at(*sealed.cell)]
    assert edge is Edge.AIRLOCK
    with_tanks = {id for id, one in MISSIONS.items() if "oxygen-start" in one.special}
    assert with_tanks == {"M02", "M04", "M07", "M10"}
    for id in with_tanks:
        board = INVADER.boards[id]
        assert all(board.zones[board.zone_at(*t.cell)].outdoor for t in MISSIONS[id].start)


@pytest.mark.rule("INV-DOOR-Q2", "INV-DOOR-Q5")
@pytest.mark.parametrize("id", BOARDS)
def test_every_passage_is_one_door_however_many_openings_it_has(id: str) -> None:
    board = INVADER.boards[id]
    pairs = [frozenset(door.zones) for door in board.doors]
    assert len(set(pairs)) == len(pairs)
    edges = {edge for row in board.edges for edge in row}
    assert Edge.PASSAGE not in edges
    assert all(not board.zones[zone].outdoor for door in board.doors for zone in door.zones)
    assert any(not board.zones[zone].street for door in board.doors for zone in door.zones)
    shut = {door.colour for door in board.doors if not door.open}
    assert shut == ({"purple", "green"} if id == "M07" else set())
    opened = tables(board, board.all_doors)
    for door in board.doors:
        one, other = door.zones
        # Not by `tables`: so many would push those of other tests out of its cache.
        closed = Tables(board, board.all_doors & ~(1 << door.index))
        assert other in opened.neighbours[one]
        assert other not in closed.neighbours[one]
        assert not closed.sight[one] >> other & 1 or closed.range_to[one][other] > 1


@pytest.mark.rule("INV-DOOR-Q5")
def test_two_openings_between_two_zones_are_one_passage() -> None:
    several = [door for id in BOARDS for door in INVADER.boards[id].doors if door.more]
    assert len(several) == 46
    board = INVADER.boards["M00"]
    assert [len(rooms) for rooms in board.buildings] == [6, 1, 1, 3, 2]  # not split by doors


@pytest.mark.rule("INV-MIS-1")
def test_positions_are_marked_as_ours() -> None:
    for one in MISSIONS.values():
        tokens = (*one.start, *one.exit, *one.spawn, *one.mold, *one.objective, *one.machine)
        assert {token.provenance for token in (*tokens, *one.door, *one.sealed)} == {"designed"}
        assert one.rotation.provenance == "inferred"
        assert one.missing
    book = [id for id, one in MISSIONS.items() if one.objectives.provenance == "rulebook"]
    assert book == ["M00", "M05"]
    assert "the order of the tiles" in MISSIONS["M03"].missing


@pytest.mark.rule("INV-GEO-3", "INV-LOCK-1", "INV-LOS-4")
@pytest.mark.parametrize("id", BOARDS)
def test_nobody_sees_through_an_airlock_but_everybody_may_pass(id: str) -> None:
    board = INVADER.boards[id]
    found = tables(board, board.all_doors)
    for zone in bits(board.outdoors):
        assert found.sight[zone] & ~board.outdoors == 0
    for zone in bits(board.special("airlock")):
        assert any(board.zones[other].outdoor for other in found.neighbours[zone])
        assert found.sight[zone] & board.outdoors == 0


def test_every_mission_has_texts_and_special_rules_are_explained() -> None:
    for lang in LOCALES:
        texts = Texts(lang, own=("inv", "z2"))
        for id, one in MISSIONS.items():
            assert texts.has_own(f"inv-scenario-{id}")
            assert texts.has_own(f"inv-scenario-{id}-about")
            for name in one.special:
                assert texts.has_own(f"z2-special-{name}"), name


@pytest.mark.rule(
    "INV-M0-0",
    "INV-M1-0",
    "INV-M2-0",
    "INV-M3-0",
    "INV-M4-0",
    "INV-M5-0",
    "INV-M6-0",
    "INV-M7-0",
    "INV-M8-0",
    "INV-M9-0",
    "INV-M10-0",
)
def test_the_box_has_what_missions_need() -> None:
    assert list(MISSIONS) == [f"M{n:02d}" for n in range(11)]
    assert [one.difficulty for one in MISSIONS.values()] == [
        *("easy", "easy", "easy", "easy", "medium", "medium"),
        *("hard", "hard", "medium", "hard", "hard"),
    ]
    assert [one.minutes for one in MISSIONS.values()] == [
        *(30, 60, 60, 60, 90, 60),
        *(90, 120, 90, 60, 90),
    ]
    assert INVADER.box.parts.machines == {"bot": 1, "sentry_gun": 1}


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('corridors = "ghi"', 'corridors = "gh"', "cannot lie|wrong rim|crosswalk"),
        ("+#######+##   ##+", "+#######+##AAA##+", "an airlock lies between a room and the open"),
        ("\n+-------+-------+", "\n+##AAA##+-------+", "cannot lie on the rim"),
        ("\n+-------+-------+", "\n+=======+-------+", "zone a has a wrong rim"),
        ('airlock = "E"', 'cellar = "E"', "field special"),
    ],
)
def test_broken_files_are_refused(old: str, new: str, message: str) -> None:
    text = (INVADER.tiles / "tiles" / "9R.toml").read_text("utf-8")
    assert old in text
    with pytest.raises(BadTile, match=message):
        parse_face("9R.toml", text.replace(old, new, 1))
