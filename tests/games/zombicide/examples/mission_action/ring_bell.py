"""Ring the bell: an Action of a Mission. Once it has rung, the Mission's goal is met."""

from collections.abc import Iterator

from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.words import Text
from horda.games.zombicide.rules.deed import DEEDS, Deed, Wish, deed
from horda.games.zombicide.rules.events import ZEvent
from horda.games.zombicide.rules.goals import goal
from horda.games.zombicide.rules.memo import note, noted
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, pay, zombies_in
from horda.games.zombicide.rules.points import MISSION_ACTIONS
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.refusals import no, tired
from horda.games.zombicide.rules.state import OTHER, ZState

BELL = "bell"
"""The special rule, the note that it rang, and the goal."""


class RingBell(ZOption, frozen=True):
    """Ring the bell."""


class Rang(ZEvent, frozen=True):
    """The bell rang."""

    rules = ("Z2-MISSION-01",)
    who: int


@goal(BELL, lambda state: Text("z2-goal-bell", {"done": noted(state, BELL)}))
def _rang(state: ZState) -> bool:
    return bool(noted(state, BELL))


@deed
class RingingBell(Deed[RingBell]):
    """Ring the bell in any room without Zombies."""

    option, special, rule, sign = RingBell, BELL, "Z2-MISSION-01", "megaphone"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[RingBell]:
        """There is one way."""
        yield RingBell()

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Rooms."""
        if state.board.rooms >> zone & 1:
            yield Wish("room", RingBell())

    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: RingBell
    ) -> Refusal | None:
        """In a room, and without Zombies."""
        zone = state.people[who].zone
        if not state.board.rooms >> zone & 1:
            return no("search-street", self.rule)
        return no("no-bell", self.rule) if zombies_in(state, zone) else tired(state, who)

    def do(self, run: ZRun, who: int, option: RingBell) -> Outcome:
        """Pays, and rings."""
        pay(run.state, who, OTHER)
        note(run.state, BELL)
        run.emit(Rang, run.state.people[who].card)
        return None


PIECES = (Piece(BELL, (MISSION_ACTIONS.use(DEEDS[RingBell].offer),), (), Rank.MISSION),)
