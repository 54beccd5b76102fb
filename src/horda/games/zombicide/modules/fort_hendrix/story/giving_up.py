"""Giving a Mission up: all players together, in an End Phase, where the table plays so."""

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.setup import FhOptions
from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.rules.ends import lose
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.questions import question

question("z2-yield", "FH-CAMP-Q1")


class CarryOn(ZOption, frozen=True):
    """Play on."""

    moment = ("yield", "FH-CAMP-Q1")


class YieldMission(ZOption, frozen=True):
    """Give the Mission up."""

    moment = ("yield", "FH-CAMP-Q1")
    fateful = True


class Yielding(Frame, frozen=True):
    """Player after player is asked; one who wants to play on is enough."""

    seat: int = 0

    @cites("FH-CAMP-Q1")
    def ask(self, run: ZRun) -> Outcome:
        """Asks the next one."""
        if self.seat >= run.state.config.players:
            return Go("over")
        return Choice(self.seat, "z2-yield", (CarryOn(), YieldMission()))

    def said(self, run: ZRun) -> Outcome:
        """Goes on, or asks the next one."""
        return DONE if isinstance(run.answer, CarryOn) else Go("ask", Yielding(self.seat + 1))

    @cites("FH-CAMP-Q1", "FH-KO-Q4")
    def over(self, run: ZRun) -> Outcome:
        """The Mission is lost, and whoever lies then is dead."""
        state = fort(run.state)
        state.dead = (*state.dead, *(one.who for one in state.down))
        state.down = ()
        lose(run, "given-up", "FH-CAMP-Q1")
        return DONE

    steps = (ask, said, over)


def round_ends(run: ZRun, context: None) -> Frame | None:
    """Asks in every End Phase, where the table plays so."""
    config = run.state.config
    assert isinstance(config, FhOptions)
    return Yielding() if config.giving_up else None
