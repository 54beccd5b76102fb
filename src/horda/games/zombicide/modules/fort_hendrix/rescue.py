"""Taking a Knocked-out Survivor, as one takes an Objective."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.decisions import Option
from horda.core.frames import Frame, Outcome, Push
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.points import RESCUED
from horda.games.zombicide.modules.fort_hendrix.setup import KNOCK_OUT, FhOptions
from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.rules.adrenaline import Gain
from horda.games.zombicide.rules.deed import DEEDS, Deed, Wish, deed
from horda.games.zombicide.rules.deeds.tokens import OBJECTIVE_ADRENALINE
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.events import ZEvent
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, pay
from horda.games.zombicide.rules.points import MISSION_ACTIONS
from horda.games.zombicide.rules.refusals import member, no, someone, tired
from horda.games.zombicide.rules.state import OTHER, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts


class TakeFallen(ZOption, frozen=True):
    """Take a Survivor who lies here."""

    other: int


class FallenTaken(ZEvent, frozen=True):
    """A Knocked-out Survivor was taken, and is safe until the next Mission."""

    rules = ("FH-KO-3", "FH-KO-4")
    who: int
    other: int


@deed
class TakingFallen(Deed[TakeFallen]):
    """Take a Survivor who lies in the own Zone."""

    option, rule, module, group = TakeFallen, "FH-KO-3", "rescue", "take"
    here = True

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Those who lie there."""
        for one in fort(state).down:
            if one.zone == zone:
                yield Wish("survivor", TakeFallen(state.people[one.who].card))

    @cites("FH-KO-3", "FH-KO-Q1")
    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: TakeFallen
    ) -> Refusal | None:
        """It takes an Action in the same Zone, whoever else stands there."""
        other = member(state, option.other)
        here = [one.who for one in fort(state).down if one.zone == state.people[who].zone]
        if other not in here:
            return no("fallen", "FH-KO-3", who=someone(state, option.other))
        return tired(state, who)

    @cites("FH-KO-3", "FH-KO-4", "FH-KO-Q1")
    def do(self, run: ZRun, who: int, option: TakeFallen) -> Outcome:
        """Pays, and takes the figure off the board: it plays again in the next Mission."""
        state, other = fort(run.state), member(run.state, option.other)
        pay(state, who, OTHER)
        state.down = tuple(one for one in state.down if one.who != other)
        state.taken = (*state.taken, other)
        run.emit(FallenTaken, state.people[who].card, option.other)
        assert isinstance(state.config, FhOptions)
        first: list[Frame] = []
        if state.config.rescue_adrenaline:
            first = [Gain(who, OBJECTIVE_ADRENALINE)]
        then = run.trigger(RESCUED, (other, who))
        if then is not None:
            first += [then.child, *then.then]
        return Push(first[0], None, tuple(first[1:])) if first else None

    def weight(self, look: "Thoughts", option: TakeFallen) -> float:
        """Nobody is left behind."""
        return look.goal


def _offered(state: ZState, who: int, options: list[Option]) -> list[Option]:
    return DEEDS[TakeFallen].offer(state, who, options) if fort(state).down else options


MODULE = Module(
    "rescue",
    (Piece("rescue", (MISSION_ACTIONS.use(_offered),), ("FH-KO-3", "FH-KO-4")),),
    switch=KNOCK_OUT,
)
