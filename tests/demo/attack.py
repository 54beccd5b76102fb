"""Attacking a gate: a die, a window for the others, and what comes of it."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from horda.core.frames import DONE, Frame, Outcome
from horda.core.run import Run
from tests.demo.deeds import wound
from tests.demo.events import Killed, Rolled
from tests.demo.hooks import AIM, KILLED, ROLLED

if TYPE_CHECKING:
    from tests.demo.state import ColonyState


class AttackGate(Frame, frozen=True):
    """One attack, with the die as it lies now."""

    seat: int
    gate: int
    die: int = 0
    off: bool = False

    def roll(self, run: Run["ColonyState"]) -> Outcome:
        """Rolls the die."""
        die = run.roll(6)
        run.emit(Rolled, self.seat, die)
        return replace(self, die=die)

    def window(self, run: Run["ColonyState"]) -> Outcome:
        """Lets every other seat use a charm; all are asked, for charms are hidden in hands."""
        return run.window(ROLLED, self.seat, run.state.others(self.seat), secret=True)

    def strike(self, run: Run["ColonyState"]) -> Outcome:
        """Kills a zombie or gets the attacker wounded."""
        if self.off:
            return DONE
        if self.die < run.query(AIM, self.seat, 5):
            wound(run, self.seat)
            return DONE
        run.state.horde[self.gate] -= 1
        run.emit(Killed, self.gate)
        return run.trigger(KILLED, self.seat)

    steps = (roll, window, strike)
