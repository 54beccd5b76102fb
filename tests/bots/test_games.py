"""The bots on the real games: legal answers through the core alone."""

import pytest

from horda.bots.play import play_out
from horda.bots.spec import make_bot
from horda.games.registry import GAMES, engine
from tools.soak import HELD_FOR_EVER, options

SETUPS = [(game, scenario) for game in GAMES for scenario in engine(game).game.scenarios]


@pytest.mark.parametrize(("game", "scenario"), SETUPS)
@pytest.mark.parametrize("spec", ["greedy", "mcts:iterations=8,depth=5"])
def test_a_bot_opens_a_game(game: str, scenario: str, spec: str) -> None:
    table = engine(game)
    ends = []
    for _ in range(2):
        state = table.new(table.config({"scenario": scenario}), 3)
        bots = [make_bot(spec, seat) for seat in range(len(table.game.seats(state.config)))]
        ends.append(play_out(table, state, bots, limit=60, strict=True).digest())
    assert ends[0] == ends[1]


@pytest.mark.parametrize(("game", "scenario"), SETUPS)
def test_random_bots_finish_a_game(game: str, scenario: str) -> None:
    table = engine(game)
    held = options(game, scenario, 4) if scenario == HELD_FOR_EVER else {}
    state = table.new(table.config({"scenario": scenario, **held}), 4)
    bots = [make_bot("random", seat) for seat in range(len(table.game.seats(state.config)))]
    assert play_out(table, state, bots, strict=True).result is not None
