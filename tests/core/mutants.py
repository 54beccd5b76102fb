"""Tools for games with one fault each, which the conformance suite must find."""

from collections.abc import Callable
from typing import Any

import pytest

from horda.core.conformance import NotConforming, check_game
from horda.core.frames import Frame
from horda.core.rng import Rng
from horda.core.state import Config
from tests.demo.game import ColonyGame, engine
from tests.demo.state import ColonyState

GAMES = 40


def fault_of(game: type[ColonyGame], first: int = 0) -> str:
    """Plays games until the fault shows, and returns what the suite says."""
    it = engine(game)
    config = it.config({})
    for seed in range(first, first + GAMES):
        try:
            check_game(it, config, seed)
        except NotConforming as fault:
            return str(fault)
    pytest.fail(f"{GAMES} games did not show the fault")


def swap(
    patch: pytest.MonkeyPatch, frame: type[Frame], name: str, step: Callable[..., Any]
) -> type[ColonyGame]:
    """Puts a faulty step in the place of one of a frame's; the sound game is back afterwards."""
    step.__name__ = name
    steps = tuple(step if old.__name__ == name else old for old in frame.steps)
    patch.setattr(frame, "steps", steps)
    return ColonyGame


def with_state(kind: type[ColonyState], **more: Any) -> type[ColonyGame]:
    """Makes the game that plays on another kind of state."""

    class Mutant(ColonyGame):
        state_type = kind

        def setup(self, config: Config, rng: Rng) -> ColonyState:
            sound = super().setup(config, rng)
            fields = {name: getattr(sound, name) for name in sound.__struct_fields__}
            return kind(**fields, **more)

    return Mutant
