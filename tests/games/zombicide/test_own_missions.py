"""A Mission from outside is played like one of the box; its text is all that is needed."""

import random
from importlib.resources import files
from typing import Any

import pytest

from horda.core import record
from horda.core.decisions import Answer
from horda.core.session import Session
from horda.games import registry
from horda.games.zombicide.box.missions import KEPT
from horda.games.zombicide.screen.scene import scene
from tests.games.zombicide.boxes import SecondSetup

ENGINE = registry.engine("zombicide-2e")
TEMPLATE = ENGINE.game.template()
FOLDER = files("horda.games.zombicide.editions.second_edition") / "data" / "missions"


def text_of(mission: str) -> str:
    return (FOLDER / f"{mission}.toml").read_text("utf-8")


def played(session: Session[Any], dice: random.Random, most: int) -> None:
    for _ in range(most):
        if session.state.result is not None:
            return
        choice = session.state.open[0]
        number = session.state.number(choice.seat)
        session.answer(Answer(number, choice.seat, dice.randrange(len(choice.options))))


@pytest.mark.parametrize("mission", ["M01", "M14", "M16", "M20", "M25"])
def test_a_copy_of_a_mission_plays_as_the_mission(mission: str) -> None:
    own = ENGINE.new(ENGINE.config({"scenario": text_of(mission)}), 5)
    box = ENGINE.new(ENGINE.config({"scenario": mission}), 5)
    dice = random.Random(1)
    for _ in range(150):
        assert ENGINE.keys(own, own.open[0]) == ENGINE.keys(box, box.open[0])
        chosen = dice.randrange(len(own.open[0].options))
        ENGINE.choose(own, chosen)
        ENGINE.choose(box, chosen)
        if box.result is not None:
            break
    assert own.result == box.result
    assert ENGINE.game.draw(own, None) == ENGINE.game.draw(box, None)
    assert own.zombies == box.zombies


def test_a_record_carries_its_mission() -> None:
    session = Session.begin(ENGINE, ENGINE.config({"scenario": TEMPLATE}), 3)
    played(session, random.Random(3), 60)
    again = Session(ENGINE, record.loads(record.dumps(session.record)))
    assert again.state.digest() == session.state.digest()
    assert ENGINE.decode(ENGINE.encode(session.state)).digest() == session.state.digest()


def test_two_missions_of_one_id_are_not_taken_for_each_other() -> None:
    other = TEMPLATE.replace("[[exit]]\ncell = [2, 0]", "[[exit]]\ncell = [2, 1]")
    scenes = [scene(SecondSetup(scenario=text)) for text in (TEMPLATE, other, TEMPLATE)]
    assert scenes[0].exits != scenes[1].exits
    assert scenes[0] == scenes[2]
    states = [ENGINE.new(ENGINE.config({"scenario": text}), 1) for text in (TEMPLATE, other)]
    assert [state.mission.exit[0].cell for state in states] == [(2, 0), (2, 1)]


def test_no_number_of_missions_fills_the_memory_or_loses_one_in_play() -> None:
    session = Session.begin(ENGINE, ENGINE.config({"scenario": TEMPLATE}), 3)
    dice = random.Random(2)
    for number in range(KEPT + 20):
        ENGINE.config({"scenario": f"{TEMPLATE}\n# {number}\n"})
        if number % 20 == 0:
            played(session, dice, 1)
    assert session.state.mission.id == "my-mission"


def test_lists_and_texts_call_it_by_one_word() -> None:
    config = ENGINE.config({"scenario": TEMPLATE})
    assert ENGINE.game.scenario_word(config) == "custom"
    assert ENGINE.game.scenario_word(ENGINE.config({"scenario": "M07"})) == "M07"
    state: Any = ENGINE.new(config, 1)
    board: Any = ENGINE.view(state, 0).board
    assert board.mission == "custom"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_template_is_played_to_its_end(seed: int) -> None:
    state = ENGINE.new(ENGINE.config({"scenario": TEMPLATE, "players": 2}), seed)
    dice = random.Random(seed)
    while state.result is None:
        ENGINE.choose(state, dice.randrange(len(state.open[0].options)))
        assert list(ENGINE.game.invariants(state)) == []
