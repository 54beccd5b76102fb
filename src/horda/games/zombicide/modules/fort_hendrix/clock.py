"""The Clock: it passes on with the First Player token, one hour each round."""

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Outcome
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.points import CLOCK_MOVED
from horda.games.zombicide.modules.fort_hendrix.setup import CLOCK, FhOptions
from horda.games.zombicide.modules.fort_hendrix.state import DAWN, fort
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.events import ZEvent
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, decider
from horda.games.zombicide.rules.points import READY, TOKEN_PASSES
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.state import NONE, ZState

question("z2-hour", "FH-CLOCK-3")
HOURS = 24


class StartHour(ZOption, frozen=True):
    """The game begins at this hour."""

    moment = ("deal", "FH-CLOCK-3")
    hour: int


class ClockMoved(ZEvent, frozen=True):
    """The Clock shows another hour."""

    rules = ("FH-CLOCK-1",)
    hour: int


class LightsOut(ZEvent, frozen=True):
    """The Day has come, and all lamps are switched off."""

    rules = ("FH-LIGHT-Q1",)


class AskHour(Frame, frozen=True):
    """A Mission that names no hour begins when the players say: their own clock knows."""

    @cites("FH-CLOCK-3")
    def ask(self, run: ZRun) -> Outcome:
        """Asks for the hour."""
        return Choice(decider(run.state), "z2-hour", tuple(map(StartHour, range(HOURS))))

    def set(self, run: ZRun) -> Outcome:
        """Sets the Clock."""
        fort(run.state).hour = run.answer.hour
        run.emit(ClockMoved, run.answer.hour)
        return DONE

    steps = (ask, set)


@cites("FH-CLOCK-1", "FH-CLOCK-3")
def _laid(laid: ZState) -> None:
    """Sets the Clock to the hour of the Mission, or to that of the setup."""
    state = fort(laid)
    assert isinstance(state.config, FhOptions)
    printed = state.mission.hour
    state.hour = state.config.hour if printed is None else printed


def _ready(run: ZRun, context: None) -> Frame | None:
    return AskHour() if fort(run.state).hour == NONE else None


@cites("FH-CLOCK-1", "FH-CLOCK-Q2", "FH-LIGHT-Q1", "FH-CLOCK-X1")
def _tick(run: ZRun, context: None) -> None:
    """Goes on by one hour, just before the token passes; at dawn all beams are taken off."""
    state = fort(run.state)
    if state.hour == NONE:  # a position without a Clock
        return
    state.hour = (state.hour + 1) % HOURS
    run.emit(ClockMoved, state.hour)
    if state.hour == DAWN and state.beams:
        state.beams = ()
        run.emit(LightsOut)
    run.trigger(CLOCK_MOVED, state.hour)


MODULE = Module(
    "clock",
    (Piece("clock", (READY.use(_ready), TOKEN_PASSES.use(_tick)), ("FH-CLOCK-1", "FH-CLOCK-3")),),
    lays=(_laid,),
    switch=CLOCK,
)
