"""Searches one game for an end that bots hardly ever come to, round by round.

From each of a few positions at the start of a round the round is played several times, more or
less as a hunt advises; the positions that look best to it are kept. It knows the true cards and
dice of the branches it tries, so it is no player: it finds records.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from math import log
from typing import Any

from msgspec import Struct

from horda.core.decisions import Choice
from horda.core.engine import Engine
from horda.core.rng import Dice

LONGEST = 400
ROOTS = 5
"""From how many positions the next ones come at least, if there are so many."""
HEAT = (0.05, 0.3, 0.8, 1.6)
"""How far answers stray from the advice, in its own units; each branch has one of these."""
GRAINS = 1 << 20
Weigh = Callable[[Any, Choice], Sequence[float] | None]


class Hunt(Struct, frozen=True):
    """What a search is after, what brings it there, and how it tells that it comes nearer."""

    reason: str
    """The reason of the end that is looked for."""
    value: Callable[[Any], float]
    weigh: Weigh
    kept: int = 8
    branches: int = 12
    rounds: int = 40
    """How many steps are searched at most."""
    step: Callable[[Any], int] | None = None
    """Counts the steps of the search; they are rounds unless told."""


class Branch(Struct):
    """A position and the options that led to it."""

    state: Any
    log: tuple[int, ...] = ()
    value: float = 0.0
    root: int = 0
    """The position of the beam that it comes from."""


def find_win(engine: Engine[Any], config: Any, seed: int) -> list[int] | None:
    """Returns the options that win the game with this seed, if the search finds them."""
    game = engine.game
    reason = f"{game.family or game.prefix}-end-won"  # a family ends its games in one way
    return find_end(
        engine, config, seed, Hunt(reason, lambda state: game.evaluate(state, 0), game.advise)
    )


def find_end(engine: Engine[Any], config: Any, seed: int, hunt: Hunt) -> list[int] | None:
    """Returns the options that end the game with this seed as a hunt wants it, if it finds them."""
    dice = Dice(seed)
    beam = [Branch(engine.new(config, seed))]
    for _ in range(hunt.rounds):
        grown = []
        times = hunt.kept * hunt.branches // len(beam)  # as many tries, however few were left
        for root, branch in enumerate(beam):
            for _ in range(times):
                one = _round(engine, branch, hunt, dice)
                one.root = root
                if one.state.result is None:
                    grown.append(one)
                elif one.state.result.reason == hunt.reason:
                    return list(one.log)
        beam = _best(grown, hunt.kept)
        if not beam:
            break
    return None


def _best(grown: list[Branch], count: int) -> list[Branch]:
    """Keeps the branches that look best, but not too many from one root: it may be a dead end."""
    alike: dict[float, Branch] = {}
    for branch in grown:
        alike.setdefault(branch.value, branch)
    found: list[Branch] = []
    roots: Counter[int] = Counter()
    most = max(count // ROOTS, count // (1 + len({branch.root for branch in grown})))
    for branch in sorted(alike.values(), key=lambda branch: -branch.value):
        if len(found) < count and roots[branch.root] <= most:
            roots[branch.root] += 1
            found.append(branch)
    return found


def _round(engine: Engine[Any], branch: Branch, hunt: Hunt, dice: Dice) -> Branch:
    """Plays one round, or one step of another kind, on from a position."""
    state, taken, heat = branch.state.clone(), list(branch.log), dice.choice(HEAT)
    span = hunt.step or engine.game.span
    until = span(state) + 1
    for _ in range(LONGEST):
        if state.result is not None or span(state) >= until:
            break
        choice = state.open[0]
        trifle = engine.game.trifling(choice)
        weights = hunt.weigh(state, choice)
        index = _answer(weights, len(choice.options), heat * (0.1 if trifle else 1.0), dice)
        engine.choose(state, index, choice.seat)
        taken.append(index)
    value = hunt.value(state) if state.result is None else 0.0
    return Branch(state, tuple(taken), value)


def _answer(weights: Sequence[float] | None, count: int, heat: float, dice: Dice) -> int:
    """Draws an option, the likelier the more weight it has (by Gumbel's noise on the weights)."""
    if weights is None:
        return dice.below(count)
    if count == 1:
        return 0
    noisy = [weight - heat * log(-log((dice.below(GRAINS) + 0.5) / GRAINS)) for weight in weights]
    return max(range(count), key=noisy.__getitem__)
