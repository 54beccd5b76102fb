"""Tries a scenario that somebody wrote: can it be played, and is it a game at all?"""

from collections.abc import Iterator
from typing import Any

from horda.bots.play import play_out
from horda.bots.spec import make_bot
from horda.core.engine import Engine
from horda.core.game import Flaw
from horda.core.words import Text

SEED = 1
TRIALS = 5
TRIAL_ANSWERS = 400
"""A game that takes longer is not too easy."""
FEW_ROUNDS = 3


def trivial(engine: Engine[Any], config: Any) -> Iterator[Flaw]:
    """Lets bots play: what they always win within a few rounds may be no game."""
    longest = 0
    for seed in range(TRIALS):
        bots = [make_bot("greedy", seed) for _ in engine.game.seats(config)]
        state = play_out(engine, engine.new(config, seed), bots, limit=TRIAL_ANSWERS)
        longest = max(longest, engine.game.span(state))
        if state.result is None or not state.result.winners or longest > FEW_ROUNDS:
            return
    why = Text("cli-mission-trivial", {"games": TRIALS, "rounds": longest})
    yield Flaw(1, "special", why)


def tried(engine: Engine[Any], scenario: str) -> list[Flaw]:
    """Plays a game at random: special rules may clash in ways that no reading finds."""
    config = engine.config({"scenario": scenario})
    bots = [make_bot("random", SEED) for _ in engine.game.seats(config)]
    try:
        play_out(engine, engine.new(config, SEED), bots)
    except Exception as error:  # whatever it is, the author must know before the players do
        what = f"{type(error).__name__}: {error}"
        return [Flaw(1, "special", Text("cli-mission-trial", {"what": what}))]
    return []
