"""Free actions: cards give them, the rules of the turn carry them out."""

from collections.abc import Callable

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.option import STOP, DWOption
from horda.games.dead_of_winter.base.state import DWRun, DWState


class FreeMove(DWOption, frozen=True):
    """Move this survivor there."""

    survivor: int
    place: int


class FreeDeed(DWOption, frozen=True):
    """Act with this survivor."""

    survivor: int


Lister = Callable[[DWState, int, int], list[DWOption]]
Doer = Callable[[DWState, int, DWOption], Frame]
ACTIONS: dict[str, tuple[Lister, Doer]] = {}
"""How each free action is offered and carried out; `rules` fills it in."""


class FreeAction(Frame, frozen=True):
    """An action without a die, by one survivor or (-1) by any own one; it may be refused."""

    action: str
    seat: int
    survivor: int = -1

    @cites("DW-CARD-Q6")
    def ask(self, run: DWRun) -> Outcome:
        """Asks how it is used."""
        options = ACTIONS[self.action][0](run.state, self.seat, self.survivor)
        if not options:
            return DONE
        return Choice(self.seat, f"dw-free-{self.action.replace('_', '-')}", (*options, STOP))

    def do(self, run: DWRun) -> Outcome:
        """Does it with all its rules."""
        if run.answer == STOP:
            return DONE
        return Push(ACTIONS[self.action][1](run.state, self.seat, run.answer))

    steps = (ask, do)


def free_action(action: str, seat: int, survivor: int = -1, *, own: bool = False) -> Frame:
    """Returns the frame of a free action; `own`: by any own survivor."""
    frame = FreeAction(action, seat, survivor)
    return replace(frame, survivor=-1) if own else frame


def possible(state: DWState, action: str, seat: int, survivor: int = -1) -> bool:
    """Whether a free action could do anything now."""
    return action in ACTIONS and bool(ACTIONS[action][0](state, seat, survivor))
