"""Cars and doors have one number, counted from 1, wherever people meet them."""

import re
from pathlib import Path
from typing import Any

import pytest

from horda.core.checks import Expect, Play, PositionFile, check
from horda.core.decisions import Answer
from horda.core.errors import BadPosition
from horda.core.events import Event
from horda.core.position import pose
from horda.core.record import loads
from horda.core.session import Session
from horda.games import registry
from horda.games.zombicide.box.counting import OLD_PART, index_of, key_now, nth
from horda.games.zombicide.rules.edition import mission_board
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.rules.view import view
from horda.games.zombicide.screen.svg import svg
from tests.games.spoken import Voice
from tests.games.zombicide.boxes import BOX, SECOND, plain_key

ENGINE = registry.engine("zombicide-2e")
GAME = ENGINE.game
RECORDS = Path(__file__).parents[2] / "records" / "zombicide-2e"
CARS = [
    {"kind": "pimpmobile", "zone": 10, "drivable": True},
    {"kind": "police_car", "zone": 10, "drivable": True},
]


def posed(mission: str, **table: Any) -> ZState:
    state: ZState = pose(ENGINE, ENGINE.config({"scenario": mission}), 1, table)
    return state


def chosen(state: ZState, key: str) -> list[str]:
    """Says an option and what its answer brings."""
    voice, heard = Voice("en"), list[Event]()
    option = next(one for one in state.open[0].options if plain_key(state, one) == key)
    ENGINE.apply(state, Answer(state.number(0), 0, key), heard.append)
    return [
        voice.option(option, ENGINE.game, state.config),
        *(voice.event(event, ENGINE.game, state.config) for event in heard),
    ]


def test_people_count_from_one() -> None:
    assert [nth(index) for index in range(3)] == [1, 2, 3]
    assert [index_of(nth(index)) for index in range(3)] == [0, 1, 2]


def test_the_second_car_is_car_2_everywhere() -> None:
    state = posed("M04", survivors={"amy": {"zone": 10}}, cars=CARS)
    drawing, picture = GAME.draw(state, 0), svg(state)
    assert "pimp-1" in drawing
    assert "police-2" in drawing
    assert "<title>car 2 police_car</title>" in picture
    assert [car.number for car in view(state, 0).cars] == [1, 2]
    lines = [Voice("en").render(line) for line in GAME.status(state, 0)]
    assert any(line.startswith("Car 2 (police car): zone A3") for line in lines)
    said = chosen(state, "get-in:car2:driver")
    assert said[0] == "Get into car 2 as the driver"
    assert said[1] == "Amy gets into car 2 as the driver."


def test_the_first_door_is_door_1_everywhere() -> None:
    street = next(iter(mission_board(SECOND, "M00").doors[0].zones))
    state = posed("M00", survivors={"amy": {"zone": street, "hands": ["crowbar"]}})
    (key,) = [
        plain_key(state, one)
        for one in state.open[0].options
        if plain_key(state, one).startswith("open-door")
    ]
    assert key == "open-door:door1:crowbar"
    assert "D1" in GAME.draw(state, 0)
    assert "<title>closed door 1</title>" in svg(state)
    said = chosen(state, key)
    assert said[0] == "Open door 1 (Crowbar)"
    assert said[1] == "Amy opens door 1."
    assert "/1" in GAME.draw(state, 0)
    assert "<title>open door 1</title>" in svg(state)
    assert GAME.describe(state)["doors"] == ["door1"]


@pytest.mark.parametrize(
    ("old", "now"),
    [
        ("open-door:d0:crowbar", "open-door:door1:crowbar"),
        ("get-in:c10:driver", "get-in:car11:driver"),
        ("walk:z3", "walk:z3"),
        ("open-door:door1:crowbar", "open-door:door1:crowbar"),
        ("", ""),
        (f"open-door:d{'9' * 5000}", f"open-door:d{'9' * 5000}"),
    ],
)
def test_old_keys_are_understood(old: str, now: str) -> None:
    assert key_now(old) == now


def test_records_and_positions_of_old_are_read() -> None:
    """They counted from 0: what they hold is found, and refusals are explained as ever."""
    path = RECORDS / "M06-won.json"
    record = loads(path.read_bytes(), path.name)
    parts = [part for said in record.answers() for part in said.key.split(":")]
    assert any(OLD_PART.fullmatch(part) for part in parts)
    digest = record.digest
    assert Session(ENGINE, record).state.digest() == digest
    table = {"survivors": {"amy": {"zone": 6}}}
    assert posed("M00", doors=["d0"], **table) == posed("M00", doors=["door1"], **table)


def test_what_files_of_old_expect_is_understood() -> None:
    """Otherwise `not_offered` would hold for a key that nobody writes any more."""
    street = next(iter(mission_board(SECOND, "M00").doors[0].zones))
    file = PositionFile(
        title="the first door",
        game=GAME.id,
        setup={"scenario": "M00"},
        position={"survivors": {"amy": {"zone": street, "hands": ["crowbar"]}}},
        play=[
            Play(expect=Expect(not_offered=["open-door:d0:*"])),
            Play(answer="open-door:d0:crowbar"),
        ],
        expect=Expect(events=["door-opened:amy:d0"], state={"doors": ["d0"]}),
    )
    assert check(ENGINE, file) == ["play 1: open-door:door1:crowbar is offered"]


@pytest.mark.parametrize("doors", [-1, 1 << 3])
def test_bits_of_doors_that_are_not_there_are_refused(doors: int) -> None:
    with pytest.raises(BadPosition, match="unknown doors"):
        posed("M00", doors=doors, survivors={"amy": {"zone": 6}})


def test_no_name_in_the_box_looks_like_an_old_number() -> None:
    names = [*BOX.names, *(one.id for one in BOX.survivors), *BOX.skill_ids, *BOX.zombie_ids]
    assert not [name for name in names if re.fullmatch(OLD_PART, name)]
