"""Moving: walking, and a Kid's Slippery move."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.games.zombicide.rules import moves
from horda.games.zombicide.rules.deed import Deed, deed
from horda.games.zombicide.rules.options import Slip, Walk
from horda.games.zombicide.rules.people import ZRun, car_of
from horda.games.zombicide.rules.points import MOVE_ZONES
from horda.games.zombicide.rules.refusals import TIRED, between, no, no_step
from horda.games.zombicide.rules.state import NONE, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts


def beside(state: ZState, zone: int) -> list[int]:
    """Lists the Zones beside a Zone, those behind closed doors too."""
    shut = [state.board.doors[door].other(zone) for door in state.board.doors_of[zone]]
    return sorted({*state.tables.neighbours[zone], *shut})


@deed
class Walking(Deed[Walk]):
    """Move to the next Zone."""

    option, rule, group = Walk, "Z2-MOVE-01", "move"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[Walk]:
        """Names the Zones around."""
        yield from map(Walk, beside(state, state.people[who].zone))

    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: Walk) -> Refusal | None:
        """Says what keeps a Survivor from going there."""
        if car_of(state, who) != NONE:
            return no("seated", "Z2-CAR-Q1")
        wrong = no_step(state, hooks, who, state.people[who].zone, option.to)
        if wrong is not None:
            return wrong
        price = self.price(state, hooks, who, option)
        if moves.affordable(state, who, price):
            return None
        if price == 1:
            return no("actions", *TIRED)
        heavy = ("Z2-M21-07",) if moves.burdened(state, who) else ()
        return no("cost", "Z2-MOVE-07", "Z2-MOVE-10", *heavy, cost=price)

    def price(self, state: ZState, hooks: HookIndex, who: int, option: Walk) -> int:
        """Zombies in the Zone make leaving it dearer."""
        return moves.cost(state, hooks, who)

    def do(self, run: ZRun, who: int, option: Walk) -> Outcome:
        """Pays, and goes."""
        return moves.do_move(run, who, option)

    def weight(self, look: "Thoughts", option: Walk) -> float:
        """The best turn that begins with this step."""
        return look.walked(option.to)


def no_slip(state: ZState, who: int) -> Refusal | None:
    """Says why a Survivor has no Slippery move, if so."""
    if moves.may_slip(state, who):
        return None
    if moves.burdened(state, who):
        return no("burdened", "Z2-M21-07", "Z2-M21-Q1")
    if state.people[who].slipped and state.people[who].card in state.box.kids:
        return no("slipped", "Z2-MOVE-09")
    return no("not-kid", "Z2-MOVE-09", "Z2-SETUP-12")


@deed
class Slipping(Deed[Slip]):
    """Slip away from Zombies."""

    option, rule, group = Slip, "Z2-MOVE-09", "move"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[Slip]:
        """Names the Zones around."""
        yield from map(Slip, beside(state, state.people[who].zone))

    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: Slip) -> Refusal | None:
        """It is offered only where it makes a difference."""
        if car_of(state, who) != NONE:
            return no("seated", "Z2-CAR-Q1")
        wrong = no_slip(state, who) or between(state, state.people[who].zone, option.to)
        if wrong is not None:
            return wrong
        if not moves.affordable(state, who, 1):
            return no("actions", *TIRED)
        zones = hooks.query(MOVE_ZONES, state, who, 1)
        if moves.cost(state, hooks, who) > 1:
            return None
        if moves.slip_helps(state, hooks, who, option.to, zones):
            return None
        return no("slip-needless", "Z2-MOVE-09")

    def do(self, run: ZRun, who: int, option: Slip) -> Outcome:
        """Pays one Action, and goes."""
        return moves.do_move(run, who, option)

    def weight(self, look: "Thoughts", option: Slip) -> float:
        """It costs one Action, whoever stands in the way."""
        return look.slipped(option.to)
