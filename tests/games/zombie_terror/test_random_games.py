"""Random games by the hundred: they end, and every position on the way is sound."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from horda.core.conformance import check_game
from horda.core.rng import Dice
from horda.games import registry

ENGINE = registry.engine("zombie-terror")
SETUPS = st.fixed_dictionaries(
    {
        "scenario": st.sampled_from(ENGINE.game.scenarios),
        "action_points": st.integers(1, 4),
        "terror_start": st.integers(1, 6),
        "cards_per_turn": st.integers(0, 2),
        "unused_activations": st.booleans(),
        "interleave": st.booleans(),
        "leaving": st.sampled_from(["turn-end", "at-once"]),
        "turned": st.sampled_from(["adding", "on-the-spot"]),
        "round_limit": st.integers(1, 25),
    }
)


@pytest.mark.parametrize("scenario", ENGINE.game.scenarios)
@pytest.mark.parametrize("part", range(4))
def test_fifty_random_games_end(scenario: str, part: int) -> None:
    config = ENGINE.config({"scenario": scenario})
    for seed in range(part * 50, part * 50 + 50):
        state = ENGINE.new(config, seed)
        dice = Dice(seed)
        while state.result is None:
            assert state.decision < ENGINE.game.max_decisions
            ENGINE.choose(state, dice.below(len(state.waiting.options)))
            if state.decision % 11 == 0:
                assert not list(ENGINE.game.invariants(state))
        assert state.result.winners in ((0,), (1,))


@given(seed=st.integers(0, 10**6), setup=SETUPS)
@settings(max_examples=12)
def test_every_setup_conforms(seed: int, setup: dict[str, object]) -> None:
    check_game(ENGINE, ENGINE.config(setup), seed, every=17)


@pytest.mark.parametrize("scenario", ENGINE.game.scenarios)
def test_whole_games_conform(scenario: str) -> None:
    check_game(ENGINE, ENGINE.config({"scenario": scenario}), seed=11, every=3)
