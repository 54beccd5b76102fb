"""Random games by the hundred: they end, every position is sound, every setup conforms."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from horda.core import position
from horda.core.conformance import check_game, check_options, check_position
from horda.core.rng import Dice
from horda.games import registry
from horda.games.zombicide.papers.invariants import broken
from horda.games.zombicide.rules.setup import CARD_GROUPS
from horda.games.zombicide.rules.state import ZState
from tests.games.zombicide.boxes import BOX

ENGINE = registry.engine("zombicide-2e")
SETUPS = st.fixed_dictionaries(
    {
        "scenario": st.sampled_from(("M00", "M01", "M02")),
        "players": st.integers(1, 6),
        "cards": st.sampled_from(sorted(CARD_GROUPS)),
        "max_abominations": st.integers(1, 4),
        "dark_zones": st.booleans(),
        "ultrared": st.booleans(),
        "free_move_pays": st.booleans(),
        "dark_order_first": st.booleans(),
        "strict_dual_reload": st.booleans(),
        "raised_six_counts": st.booleans(),
        "dual_expert_pair": st.booleans(),
        "hobomination_stops_point_blank": st.booleans(),
        "tough_in_players_phase": st.booleans(),
        "danger_on_board": st.booleans(),
        "low_profile_against_cars": st.booleans(),
        "pimpweapons_kept": st.booleans(),
    }
)


@pytest.mark.parametrize("scenario", ["M00", "M01", "M02"])
@pytest.mark.parametrize("part", range(4))
def test_twenty_five_random_games_end(scenario: str, part: int) -> None:
    setup = {"scenario": scenario, "players": part + 1, "max_abominations": part + 1}
    config = ENGINE.config(setup)
    for seed in range(part * 25, part * 25 + 25):
        state: ZState = ENGINE.new(config, seed)
        dice = Dice(seed)
        while state.result is None:
            assert state.decision < ENGINE.game.max_decisions
            ENGINE.choose(state, dice.below(len(state.waiting.options)))
            if state.decision % 7 == 0:
                assert list(broken(state)) == []
        assert state.result.winners in ((), tuple(range(part + 1)))


@given(seed=st.integers(0, 10**6), setup=SETUPS)
@settings(max_examples=8, deadline=None)
def test_every_setup_conforms(seed: int, setup: dict[str, object]) -> None:
    check_game(ENGINE, ENGINE.config(setup), seed, every=13)


@pytest.mark.parametrize("team", [1, 2, 4])
def test_small_teams_conform(team: int) -> None:
    check_game(ENGINE, ENGINE.config({"scenario": "M00", "team": team}), seed=team, every=3)


@pytest.mark.parametrize("scenario", ["M00", "M01", "M02"])
def test_whole_games_conform(scenario: str) -> None:
    check_game(ENGINE, ENGINE.config({"scenario": scenario}), seed=11, every=3)


def skilled_team(seed: int, dice: Dice) -> ZState:
    """Begins a game among Zombies with hardy Survivors that have six skills each."""
    config = ENGINE.config({"scenario": "M00", "players": 1 + dice.below(3)})
    state: ZState = ENGINE.new(config, seed)
    while state.turn_of < 0:
        ENGINE.choose(state, dice.below(len(state.waiting.options)))
    table = ENGINE.game.describe(state)
    known = [key for key in BOX.skill_ids if not key.startswith(("hoard", "starts_with"))]
    for person in table["survivors"].values():
        person |= {"health": 30, "skills": dice.shuffled(known)[:6]}
    for _ in range(8):
        table["zombies"][str(dice.below(len(state.noise)))] = {"walker": 2, "runner": 1}
    posed: ZState = position.pose(ENGINE, config, seed, table)
    return posed


@pytest.mark.parametrize("seed", range(5))
def test_teams_with_many_skills_conform(seed: int) -> None:
    dice = Dice(seed)
    state = skilled_team(seed, dice)
    while state.result is None and state.decision < 60:
        check_options(ENGINE, state)
        if state.decision % 6 == 0:
            check_position(ENGINE, state, dice)
            assert list(broken(state)) == []
        ENGINE.choose(state, dice.below(len(state.waiting.options)))


def test_a_broken_position_is_found() -> None:
    state: ZState = ENGINE.new(ENGINE.config({}), 1)
    assert list(broken(state)) == []
    state.zombies[0] = 41
    state.equipment_out = state.equipment.left[:1]
    state.abomination_out = state.abomination_deck.left[:1]
    assert len(list(broken(state))) == 3
