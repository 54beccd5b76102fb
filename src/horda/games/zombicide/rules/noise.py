"""Noise that Survivors make."""

from horda.core.rulebook import cites
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.people import ZRun


@cites("Z2-NOISE-02", "Z2-NOISE-I2", "Z2-BOX-Q1", "Z2-NOISE-X1", "Z2-NOISE-Q3")
def make_noise(run: ZRun, zone: int) -> None:
    """Puts a Noise token down."""
    run.state.noise[zone] = min(255, run.state.noise[zone] + 1)
    run.emit(events.NoiseMade, zone)
