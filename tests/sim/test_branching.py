"""A search over branches finds the answers of a game that ends as it should."""

from horda.core.results import Result
from horda.games import registry
from horda.sim.branching import Hunt, find_end, find_win
from tools.hunts.losses import CarsWasted

ENGINE = registry.engine("zombicide-2e")


def end(options: dict[str, object], seed: int, taken: list[int]) -> Result | None:
    """Plays the answers that were found in a new game and returns how it ends."""
    state = ENGINE.new(ENGINE.config(options), seed)
    for index in taken:
        ENGINE.choose(state, index, state.open[0].seat)
    return ENGINE.result(state)


def test_the_answers_it_finds_win_the_game() -> None:
    options: dict[str, object] = {"scenario": "M14", "cards": "easy"}
    found = find_win(ENGINE, ENGINE.config(options), 1)
    assert found
    result = end(options, 1, found)
    assert result is not None
    assert result.winners == (0,)


def test_a_plan_leads_it_to_the_end_the_plan_is_after() -> None:
    plan = CarsWasted()
    found = find_end(ENGINE, ENGINE.config(plan.setup), 1, plan.hunt())
    assert found
    result = end(plan.setup, 1, found)
    assert result is not None
    assert result.reason == "z2-end-no-cars"


def test_it_gives_up_when_the_rounds_are_over() -> None:
    game = ENGINE.game
    hunt = Hunt("z2-end-won", lambda state: 0.0, game.advise, kept=1, branches=2, rounds=1)
    assert find_end(ENGINE, ENGINE.config({"scenario": "M14"}), 1, hunt) is None
