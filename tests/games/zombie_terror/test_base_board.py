"""Side A of the board and what is in the box, as the rules list it."""

import tomllib
from importlib.resources import files

import pytest

from horda.core.errors import BadPosition
from horda.games.zombie_terror import board, content
from horda.games.zombie_terror.board import name, parse
from tests.games.zombie_terror.posing import ENGINE, Posed

SIDE_A = board.terrain("base", False)
EXITS = {"15,5", "15,6", "15,7"}
BUSES = (
    {f"{c},{r}" for c in (5, 6) for r in (2, 3, 4)},
    {f"{c},{r}" for c in (6, 7, 8) for r in (8, 9)},
)
CARS = {"1,2", "1,3", "7,6", "8,6"}
SINGLES = {"4,6", "8,2", "9,4", "11,6", "12,9", "13,4"}
INNER = {"4,4", "5,1", "6,1", "6,7", "9,3", "9,8", "9,9"}
RIM = {f"{c},{r}" for c in range(16) for r in range(12) if c in (0, 15) or r in (0, 11)}


@pytest.mark.rule("R1.1")
def test_the_grid_has_16_columns_and_12_rows() -> None:
    assert [name(cell) for cell in range(board.FIELDS)] == [
        f"{c},{r}" for r in range(12) for c in range(16)
    ]


@pytest.mark.rule("R1.1", "R1.3")
@pytest.mark.parametrize(
    ("direction", "to"), [("N", "3,6"), ("E", "4,7"), ("S", "3,8"), ("W", "2,7")]
)
def test_the_points_of_the_compass(direction: str, to: str) -> None:
    assert name(board.neighbour(parse("3,7"), board.FACINGS.index(direction))) == to


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("cell", ["-1,0", "16,0", "0,-1", "0,12"])
def test_fields_beyond_the_board_do_not_exist(cell: str) -> None:
    with pytest.raises(ValueError, match="not on the board"):
        parse(cell)


@pytest.mark.rule("R1.1")
def test_the_rows_do_not_run_into_each_other() -> None:
    assert board.neighbour(parse("15,3"), board.EAST) == -1
    assert board.neighbour(parse("0,3"), board.WEST) == -1
    assert set(map(name, board.DIAGONALS[parse("15,3")])) == {"14,2", "14,4"}


@pytest.mark.rule("R1.2")
def test_both_sides_have_the_same_grid() -> None:
    assert len(board.side("base").signs) == len(board.side("barricades").signs) == 16 * 12
    assert board.side("base").signs != board.side("barricades").signs


@pytest.mark.rule("R1.5")
def test_the_halves_meet_between_columns_7_and_8() -> None:
    left = {cell for cell in range(board.FIELDS) if board.half(cell) == board.LEFT_HALF}
    assert left == {parse(f"{c},{r}") for c in range(8) for r in range(12)}


@pytest.mark.rule("R1.7", "R1.8")
def test_side_a_has_two_buses_lengthwise_and_crosswise() -> None:
    text = files(board.__package__).joinpath("data", "side_a.toml").read_text("utf-8")
    buses = tomllib.loads(text)["pieces"]["buses"]
    assert tuple(map(set, buses)) == BUSES


@pytest.mark.rule("R1.8", "R1.2")
def test_the_obstacles_of_side_a() -> None:
    solid = {name(cell) for cell in range(board.FIELDS) if not SIDE_A.ground[cell]}
    assert solid == BUSES[0] | BUSES[1] | CARS | SINGLES
    assert not any(SIDE_A.barricade)


@pytest.mark.rule("R1.9")
def test_the_exits_of_side_a() -> None:
    assert set(map(name, SIDE_A.exits)) == EXITS


@pytest.mark.rule("R1.10")
def test_the_adding_fields_of_side_a() -> None:
    assert set(map(name, SIDE_A.adding)) == (RIM - EXITS) | INNER


@pytest.mark.rule("R1.11")
@pytest.mark.parametrize("cell", sorted(BUSES[0] | BUSES[1] | CARS | SINGLES))
def test_no_pawn_can_stand_on_an_obstacle(cell: str) -> None:
    with pytest.raises(BadPosition, match="nobody can stand there"):
        Posed({"humans": {"child": cell}})
    with pytest.raises(BadPosition, match="nobody can stand there"):
        Posed({"zombies": [f"{cell} N"]})


@pytest.mark.rule("R1.6")
def test_what_is_in_the_box() -> None:
    assert content.HUMANS == ("child", "mechanic", "nurse", "banker", "lumberjack", "policeman")
    assert [len(content.deck(seat, "base")) for seat in range(2)] == [6, 6]
    game = Posed(None)
    assert game.state.pool == 20
    assert game.table["bullets"] == 4
    assert game.table["briefcase"]


@pytest.mark.rule("R9.3")
def test_every_card_has_a_rule_of_its_own() -> None:
    ids = {rule.id for rule in ENGINE.game.rulebook.rules}
    assert [card.rule for card in content.CARDS] == [f"C.{card.id}" for card in content.CARDS]
    assert {card.rule for card in content.CARDS} == {rule for rule in ids if rule[:2] == "C."}


@pytest.mark.rule("R9.3")
@pytest.mark.parametrize(
    ("seat", "cards"),
    [
        (0, ["sewers", "adrenaline", "silence", "decoy", "first_aid", "desperate_shove"]),
        (1, ["zombie_horde", "plague", "awe", "trap", "bloodlust", "rampage"]),
    ],
)
def test_the_six_cards_of_a_side(seat: int, cards: list[str]) -> None:
    assert [content.CARD_IDS[card] for card in content.deck(seat, "base")] == cards
