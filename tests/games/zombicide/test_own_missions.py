"""A Mission from outside is played like one of the box; its text is all that is needed."""

import random
import re
from importlib.resources import files
from typing import Any

import pytest
from msgspec import to_builtins

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


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ('title = "Night shift"', "Night shift"),
        ('title = "  two   words "', "two words"),
        ('title = ""', "my-mission"),
        ("", "my-mission"),
        ('title = "' + "x" * 60 + '"', "x" * 60),
    ],
)
def test_it_calls_itself_by_its_title(given: str, shown: str) -> None:
    text = TEMPLATE.replace('title = "My Mission" ', f"{given} ")
    config = ENGINE.config({"scenario": text})
    assert ENGINE.game.scenario_title(config) == shown
    assert scene(SecondSetup(scenario=text)).title == shown
    assert ENGINE.game.scenario_title(ENGINE.config({"scenario": "M07"})) == ""


@pytest.mark.parametrize("field", ["title", "description"])
@pytest.mark.parametrize("said", ["x" * 601, "a\\u0007b", "\\u001b[31m", "a\\u202eb", "\\u0000"])
def test_words_that_cannot_be_shown_are_a_flaw(field: str, said: str) -> None:
    line = f'{field} = "{said}"'
    text = re.sub(rf"^{field} = .*$", lambda _: line, TEMPLATE, flags=re.MULTILINE)
    (flaw,) = ENGINE.game.flaws(text)
    assert (flaw.field, flaw.why.id) == (field, "z2-mission-wrong-words")


@pytest.mark.parametrize(
    ("changes", "odd"),
    [
        ({}, []),
        ({'id = "my-mission"': 'id = "M00"'}, ["taken"]),
        ({'id = "my-mission"': 'id = "m07"'}, ["taken"]),
        ({'id = "my-mission"': 'id = "x y/.."'}, ["id"]),
        ({'id = "my-mission"': 'id = ""'}, ["id"]),
        ({'title = "My Mission"': 'title = " "'}, ["title"]),
        ({'["all-objectives", "all-crates", "exit"]': '["exit"]'}, ["trivial"]),
        ({'what = "red"': 'what = "blue"'}, ["asleep"]),
    ],
)
def test_what_is_odd_is_a_warning(changes: dict[str, str], odd: list[str]) -> None:
    text = TEMPLATE
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    assert ENGINE.game.flaws(text) == ()
    found = [one.why.id.removeprefix("z2-mission-odd-") for one in ENGINE.game.warnings(text)]
    assert found == odd


@pytest.mark.parametrize("mission", ENGINE.game.scenarios)
def test_every_mission_of_the_box_can_be_begun_with(mission: str) -> None:
    text = ENGINE.game.template(mission, 'A "title" of ours')
    assert ENGINE.game.flaws(text) == ENGINE.game.warnings(text) == ()
    setups = [ENGINE.config({"scenario": one}) for one in (mission, text)]
    assert ENGINE.game.scenario_title(setups[1]) == 'A "title" of ours'
    box, own = (to_builtins(ENGINE.game.scene(setup), str_keys=True) for setup in setups)
    same = {"mission", "title", "about"}
    assert {k: v for k, v in own.items() if k not in same} == {
        k: v for k, v in box.items() if k not in same
    }


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_template_is_played_to_its_end(seed: int) -> None:
    state = ENGINE.new(ENGINE.config({"scenario": TEMPLATE, "players": 2}), seed)
    dice = random.Random(seed)
    while state.result is None:
        ENGINE.choose(state, dice.randrange(len(state.open[0].options)))
        assert list(ENGINE.game.invariants(state)) == []
