"""A search over branches finds the answers of a game that was won."""

from horda.games import registry
from horda.sim.branching import find_win


def test_the_answers_it_finds_win_the_game() -> None:
    engine = registry.engine("zombicide-2e")
    config = engine.config({"scenario": "M14", "cards": "easy"})
    found = find_win(engine, config, 1)
    assert found
    state = engine.new(config, 1)
    for index in found:
        engine.choose(state, index, state.open[0].seat)
    assert state.result is not None
    assert state.result.winners == (0,)
