"""A second edition of the family plays beside the first one in one process, by conformance."""

import subprocess
import sys
from typing import Any

import msgspec
import pytest

from horda.core import position
from horda.core.conformance import check_game, check_replay
from horda.core.decisions import Answer
from horda.core.engine import Engine
from horda.core.errors import BadConfig, IllegalAnswer
from horda.core.rng import Dice
from horda.games.zombicide.rules.state import ZState
from tests.games.zombicide.boxes import BOX
from tests.games.zombicide.fighting import ENGINE as SECOND
from tests.games.zombicide.tiny.game import TINY, Tiny

ENGINE: Engine[Any] = Engine(Tiny())


def begun(engine: Engine[Any], scenario: str, seed: int) -> ZState:
    """Begins a game."""
    state: ZState = engine.new(engine.config({"scenario": scenario, "players": 2}), seed)
    return state


def one_on(engine: Engine[Any], state: ZState, dice: Dice) -> None:
    """Gives one random answer, if the game goes on."""
    if state.result is None:
        engine.choose(state, dice.below(len(state.waiting.options)))


def apart(engine: Engine[Any], scenario: str, seed: int) -> str:
    """Plays a whole game with nothing beside it; returns its digest."""
    state, dice = begun(engine, scenario, seed), Dice(seed)
    while state.result is None:
        one_on(engine, state, dice)
    return state.digest()


@pytest.mark.parametrize("scenario", ["T1", "T2"])
@pytest.mark.parametrize("seed", range(3))
def test_the_tiny_edition_conforms(scenario: str, seed: int) -> None:
    config = ENGINE.config({"scenario": scenario, "players": seed + 1})
    check_game(ENGINE, config, seed, every=7)
    check_replay(ENGINE, config, seed + 10)


@pytest.mark.parametrize("seed", range(4))
def test_games_of_two_editions_do_not_touch_each_other(seed: int) -> None:
    games = [(SECOND, "M00"), (ENGINE, "T1"), (SECOND, "M01"), (ENGINE, "T2")]
    alone = [apart(engine, scenario, seed) for engine, scenario in games]
    states = [begun(engine, scenario, seed) for engine, scenario in games]
    dice = [Dice(seed) for _ in games]
    while any(state.result is None for state in states):
        for (engine, _), state, own in zip(games, states, dice, strict=True):
            one_on(engine, state, own)
    assert [state.digest() for state in states] == alone


def test_every_facet_of_the_game_plays_it() -> None:
    game, dice = ENGINE.game, Dice(5)
    state = begun(ENGINE, "T1", 5)
    told: list[Any] = []
    while state.result is None:
        assert list(game.invariants(state)) == []
        for seat in range(2):
            asked = [game.outlook(state, seat), game.odds(state, seat), game.status(state, seat)]
            assert msgspec.json.encode(asked)
            assert 0 <= game.evaluate(state, seat) <= 1
        assert game.preview(state, None) is not None
        assert game.svg(state, None).startswith("<svg")
        weights = game.advise(state, state.open[0])
        assert weights is None or len(weights) == len(state.open[0].options)
        one_on(ENGINE, state, dice)
        told.append((state, ()))
    assert game.tally(iter(told)) is not None
    assert game.scene(state.config) is not None


def test_it_is_another_game() -> None:
    state = begun(ENGINE, "T1", 1)
    assert [zombie.id for zombie in TINY.box.zombies] == ["walker", "runner"]
    assert {len(person.slots) for person in state.people} == {3}
    assert (state.cars, state.crates, len(state.pimpweapons)) == ((), (), 0)
    assert len(state.zombies) == 2 * len(state.noise)
    # One number is another card in either box, and a key is spelled by the box on the table.
    assert TINY.box.names[TINY.box.same[0]] == "fire_axe" != BOX.names[BOX.same[0]]


def test_what_the_box_lacks_cannot_be_asked_for() -> None:
    for setup in ({"abominations": "hobomination"}, {"survivors": "wanda"}, {"scenario": "M00"}):
        with pytest.raises(BadConfig):
            ENGINE.config(setup)


def test_a_refusal_names_the_rule_of_the_book_on_the_table() -> None:
    asked = {}
    for engine, scenario in ((SECOND, "M00"), (ENGINE, "T1")):
        state, dice = begun(engine, scenario, 3), Dice(3)
        while state.turn_of < 0:
            one_on(engine, state, dice)
        while state.open[0].prompt != "z2-turn":
            one_on(engine, state, dice)
        ask = state.open[0]
        with pytest.raises(IllegalAnswer) as caught:
            engine.apply(state, Answer(state.number(ask.seat), ask.seat, "walk:z8"))
        asked[engine.game.id] = caught.value.rules
        assert all(rule in engine.game.rulebook for rule in caught.value.rules)
    assert "Z2-MOVE-01" in asked["zombicide-2e"]
    assert "TY-ACT-01" in asked["tiny"]


def test_a_described_position_is_read_back() -> None:
    state, dice = begun(ENGINE, "T2", 8), Dice(8)
    for _ in range(30):
        one_on(ENGINE, state, dice)
    table = position.write(ENGINE, state)
    back: ZState = position.pose(ENGINE, state.config, 8, table)
    assert [p.slots for p in back.people] == [p.slots for p in state.people]


def test_an_edition_that_is_opened_later_brings_its_verbs() -> None:
    """In a fresh process: what is imported here already cannot be opened later."""
    asked = (
        "from horda.games import registry\n"
        "from horda.games.zombicide.papers.explain.reading import kinds\n"
        "registry.engine('invader')\n"
        "assert 'lamp-on' not in kinds()\n"
        "registry.engine('fort-hendrix')\n"
        "assert 'lamp-on' in kinds()\n"
    )
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0
