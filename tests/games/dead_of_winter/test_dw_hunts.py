"""The search for ends that bots do not come to: its aims, its judgement, its turns."""

import pytest
from msgspec.structs import replace

from horda.core.record import loads
from horda.core.session import Session
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.effects.wins import GOAL, main_goals, side_of
from horda.sim.branching import find_end
from tests.games.dead_of_winter.playing import ENGINE
from tests.games.judged import judged_all_the_way
from tools.hunts.winter import AIMS, FOLDER, GOALS, NEVER, search
from tools.winter_records import wishes

WISHES = {wish.name: wish for wish in wishes()}


@pytest.mark.parametrize("name", AIMS)
def test_an_aim_is_a_wish_and_its_record_ends_so(name: str) -> None:
    record = loads((FOLDER / f"{name}.json").read_bytes(), name)
    assert record.result == AIMS[name].reason
    assert AIMS[name].scenario == WISHES[name].scenario


@pytest.mark.parametrize("name", AIMS)
def test_an_aim_can_judge_every_position_on_its_way(name: str) -> None:
    record = loads((FOLDER / f"{name}.json").read_bytes(), name)
    judged_all_the_way(ENGINE, record, AIMS[name].hunt())


def test_weighing_leaves_the_secrets_where_they_are() -> None:
    aim = AIMS["home-sweet-home-won"]
    state = ENGINE.new(ENGINE.config({"scenario": aim.scenario, **aim.setup}), 1)
    before = state.digest()
    aim.weigh(state, state.open[0])
    assert state.digest() == before


def test_a_short_search_gives_up() -> None:
    aim = AIMS["kill-them-rounds"]
    config = ENGINE.config({"scenario": aim.scenario, **aim.setup})
    hunt = replace(aim.hunt(), kept=1, branches=2, rounds=3)
    assert find_end(ENGINE, config, 0, hunt) is None


def test_a_game_without_the_card_it_needs_is_not_searched() -> None:
    aim = AIMS["winter-has-come-rounds"]
    config = ENGINE.config({"scenario": aim.scenario, **aim.setup})
    dull = next(seed for seed in range(99) if not aim.promising(ENGINE.new(config, seed)))
    assert {BOX.crossroads[card].id for card in GOALS} == {"the-deputy", "army"}
    assert search(aim, dull) is None


def test_who_wants_to_be_late_does_not_serve_the_objective() -> None:
    """Whatever the advice says of it, nobody is brought along."""
    aim = AIMS["raiding-party-rounds"]
    state = ENGINE.new(ENGINE.config({"scenario": "cut-off", "players": 4}), 0)
    asked = replace(state.open[0], prompt="dw-rescue")
    assert aim.weigh(state, asked)[0] == NEVER


@pytest.mark.rule("DW-CARD-Q9", "DW-WIN-03")
def test_winter_is_lost_by_rounds_only_with_a_condition_more() -> None:
    """Every round stores a fuel card, so that the printed condition holds when they are over."""
    path = FOLDER / "winter-has-come-rounds.json"
    state = Session(ENGINE, loads(path.read_bytes(), path.name)).state
    assert len(state.stored) == 8
    assert any(rule.modifier == GOAL for rule in state.lasting)
    assert len(main_goals(state)) > len(side_of(state).goals)
