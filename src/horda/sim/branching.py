"""Searches one game for a win, round by round, where bots alone hardly ever win.

From each of a few positions at the start of a round the round is played several times by the
game's advice, now and then by the second best answer; the positions that look best are kept.
It knows the true cards and dice of the branches it tries, so it is no player: it finds records.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from horda.core.engine import Engine
from horda.core.rng import Dice

KEPT = 6
BRANCHES = 10
ROUNDS = 40
SECOND = 6
"""One answer in so many is the second best."""
LONGEST = 400


class Branch(Struct):
    """A position and the options that led to it."""

    state: Any
    log: tuple[int, ...] = ()
    value: float = 0.0


def find_win(engine: Engine[Any], config: Any, seed: int) -> list[int] | None:
    """Returns the options that win the game with this seed, if the search finds them."""
    dice = Dice(seed)
    beam = [Branch(engine.new(config, seed))]
    for _ in range(ROUNDS):
        grown = [_round(engine, branch, dice) for branch in beam for _ in range(BRANCHES)]
        for branch in grown:
            if branch.state.result is not None and branch.state.result.winners:
                return list(branch.log)
        going = [branch for branch in grown if branch.state.result is None]
        beam = sorted(going, key=lambda branch: -branch.value)[:KEPT]
        if not beam:
            break
    return None


def _round(engine: Engine[Any], branch: Branch, dice: Dice) -> Branch:
    """Plays one round on from a position."""
    state, log = branch.state.clone(), list(branch.log)
    until = engine.game.span(state) + 1
    for _ in range(LONGEST):
        if state.result is not None or engine.game.span(state) >= until:
            break
        choice = state.open[0]
        index = _answer(engine.game.advise(state, choice), len(choice.options), dice)
        engine.choose(state, index, choice.seat)
        log.append(index)
    return Branch(state, tuple(log), engine.game.evaluate(state, 0))


def _answer(weights: Sequence[float] | None, count: int, dice: Dice) -> int:
    if weights is None:
        return dice.below(count)
    order = sorted(range(count), key=lambda index: -weights[index])
    return order[1] if count > 1 and not dice.below(SECOND) else order[0]
