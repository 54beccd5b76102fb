"""A position written for a seat, with all that it cannot know dealt anew, tells no truth besides.

Such a text is what a fork of a running game holds, and such a world is what a bot is given.
"""

from typing import Any

import pytest

from horda.core import position
from horda.core.rng import Dice
from horda.games import registry

SECRET = [game.id for game in registry.all_games() if not game.shared_view]
SETUPS: dict[str, list[dict[str, Any]]] = {
    "dead-of-winter": [
        {"players": 4, "bandits": True, "raxxon": True, "improvements": True, "sets": "mixed"},
        {"players": 5, "betrayer": True, "scenario": "random", "sets": "base"},
        {"players": 3, "scenario": "bandit-raid"},
    ]
}


def written(engine: Any, state: Any, seat: int | None, dice: int) -> Any:
    """The text of a world that could be true for all a seat knows."""
    return position.write(engine, engine.determinise(state, seat, Dice(dice)))


@pytest.mark.parametrize("game", SECRET)
def test_two_worlds_that_are_one_to_a_seat_have_one_text(game: str) -> None:
    engine, compared = registry.engine(game), 0
    for seed, setup in enumerate(SETUPS.get(game, [{}]) * 2, 1):
        state, dice = engine.new(engine.config(setup), seed), Dice(seed)
        for answer in range(240):
            asked = dice.choice(engine.pending(state))
            engine.choose(state, dice.below(len(asked.options)), asked.seat)
            if state.result is not None:
                break
            if answer % 6:
                continue
            for seat in (None, *range(len(state.seen))):
                other = engine.determinise(state, seat, Dice(1000 + answer))
                assert written(engine, state, seat, 7) == written(engine, other, seat, 7), seat
                compared += 1
    assert compared > 50
