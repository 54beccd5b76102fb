"""Opening doors."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.games.zombicide.rules.deed import Deed, Wish, deed
from horda.games.zombicide.rules.doors import locked, open_door
from horda.games.zombicide.rules.options import OpenDoor
from horda.games.zombicide.rules.people import ZRun, carried
from horda.games.zombicide.rules.points import HAND_SLOTS, MAY_OPEN, OPENS_DOORS
from horda.games.zombicide.rules.refusals import alike, held, no, tired
from horda.games.zombicide.rules.state import DOOR, HANDS, NONE, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts


def tools(state: ZState, who: int) -> list[int]:
    """Lists what a Survivor may mean to open a door with: tools first, the bare hands last."""
    cards = carried(state.people[who])
    fits = [card for card in cards if state.box.cards[card].opens_doors]
    kinds = {state.box.same[card]: card for card in reversed(fits or cards)}
    return [*reversed(kinds.values()), NONE]


@deed
class Opening(Deed[OpenDoor]):
    """Open a door."""

    option, rule, group = OpenDoor, "Z2-DOOR-01", "door"
    unless = "closing_doors"

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Closed doors; from the next Zone too they can be opened."""
        near = state.board.doors_of[state.people[who].zone]
        for door in state.board.doors_of[zone]:
            if not state.doors >> door & 1:
                for tool in tools(state, who):
                    yield Wish("door", OpenDoor(door, tool), door in near)

    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: OpenDoor
    ) -> Refusal | None:
        """Says what is wrong with the door, or with the tool."""
        door = option.door
        if door not in state.board.doors_of[state.people[who].zone]:
            return no("door-not-here", "Z2-DOOR-01", "Z2-DOOR-Q1")
        if state.doors >> door & 1:
            return no("door-open", "Z2-DOOR-01")
        if locked(state, door):
            return no("door-locked", "Z2-DOOR-05")
        if not hooks.query(MAY_OPEN, state, (who, door), True):
            own = [piece for piece in hooks.pieces if any(u.hook is MAY_OPEN for u in piece.uses)]
            return no("door-mission", *(rule for piece in own for rule in piece.rules))
        return self._no_tool(state, hooks, who, option.card) or tired(state, who, DOOR)

    def _no_tool(self, state: ZState, hooks: HookIndex, who: int, tool: int) -> Refusal | None:
        """Says why nothing at hand opens a door, or the thing that was named does not."""
        if hooks.query(OPENS_DOORS, state, who, False) and tool == NONE:
            return None
        size = hooks.query(HAND_SLOTS, state, who, HANDS)
        at_hand = [card for card in state.people[who].slots[:size] if card != NONE]
        if tool == NONE or not any(card in state.box.tools for card in at_hand):
            packed = any(card in state.box.tools for card in carried(state.people[who]))
            packed = packed and tool != NONE
            return no("door-tool", *(("Z2-INV-I1",) if packed else ()), "Z2-DOOR-01")
        wrong = held(state, hooks, who, tool)
        if wrong is not None or any(c in state.box.tools for c in alike(state.box, at_hand, tool)):
            return wrong
        return no("door-tool", "Z2-DOOR-01", "Z2-EQUIP-11")

    def do(self, run: ZRun, who: int, option: OpenDoor) -> Outcome:
        """Pays, opens, and sees who was behind it."""
        return open_door(run, who, option)

    def weight(self, look: "Thoughts", option: OpenDoor) -> float:
        """The team opens doors together, on its way, and early in the round."""
        return look.opened(option.door)
