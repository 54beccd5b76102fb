"""Frames that are begun and questions that are answered by their keys."""

from typing import Any

from horda.core.run import Run
from horda.games.dead_of_winter.rules.offers import turn_options
from tests.games.dead_of_winter.playing import ENGINE


def begin(state: Any, frame: Any) -> Any:
    """Runs a frame for the active seat; returns the question it stops at."""
    Run.on(ENGINE.game, state, None).grant(state.active, frame)
    return state.open[0]


def choose(state: Any, key: str) -> Any:
    """Answers the open question by its key; returns the next one."""
    choice = state.open[0]
    index = [option.key for option in choice.options].index(key)
    ENGINE.choose(state, index, choice.seat)
    return state.open[0] if state.result is None else None


def offered(state: Any) -> list[str]:
    return [option.key for option in state.open[0].options]


def keys(state: Any) -> list[str]:
    return [option.key for option in turn_options(state, state.active)]
