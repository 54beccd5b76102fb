"""What is worth thinking about in the duel: no pacing to and fro, nothing left undone for free.

A walk must better the position: then nobody comes back to where it was in the same turn. Who has
acted already costs no more, so the turn does not end before it has done what betters anything.
"""

from collections.abc import Sequence

from horda.core.decisions import Choice
from horda.core.engine import Engine
from horda.games.zombie_terror.content import HUMAN
from horda.games.zombie_terror.evaluate import evaluate
from horda.games.zombie_terror.options import (
    Activate,
    Diagonal,
    EndActivations,
    EndTurn,
    Move,
)
from horda.games.zombie_terror.state import ZTState

LEAST = 1e-6
"""Less is no better."""


def sensible(engine: Engine[ZTState], state: ZTState, choice: Choice) -> Sequence[int] | None:
    """Names the options that a player with some experience would think about."""
    if choice.prompt == "zt-act":
        return _acting(engine, state, choice)
    if choice.prompt == "zt-activate":
        return _activating(choice)
    return None


def _activating(choice: Choice) -> Sequence[int] | None:
    """Activations are not kept for later: who can act does."""
    if not any(isinstance(option, Activate) for option in choice.options):
        return None
    return [n for n, one in enumerate(choice.options) if not isinstance(one, EndActivations)]


def _acting(engine: Engine[ZTState], state: ZTState, choice: Choice) -> Sequence[int]:
    before = evaluate(state, HUMAN)
    kept: list[int] = []
    free = False
    for place, option in enumerate(choice.options):
        if isinstance(option, EndTurn):
            continue
        if not isinstance(option, Move | Diagonal):
            kept.append(place)
        elif _after(engine, state, place) > before + LEAST:
            kept.append(place)
            free = free or bool(state.activated >> option.human & 1)
    ends = [n for n, one in enumerate(choice.options) if isinstance(one, EndTurn)]
    # Nothing betters the position and the turn cannot end: then somebody has to go somewhere.
    return [*kept, *([] if free else ends)] or range(len(choice.options))


def _after(engine: Engine[ZTState], state: ZTState, place: int) -> float:
    twin = state.clone()
    engine.choose(twin, place)
    return 1.0 if twin.result is not None else evaluate(twin, HUMAN)
