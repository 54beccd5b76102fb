"""Becoming the Leader of a lone Companion."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.games.zombicide.modules.companions import OWN_MASTER, has_seat, rally
from horda.games.zombicide.rules.deed import Deed, Wish, deed
from horda.games.zombicide.rules.options import Rally
from horda.games.zombicide.rules.people import ZRun, place
from horda.games.zombicide.rules.refusals import no, someone, tired
from horda.games.zombicide.rules.state import NONE, Companion, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts


def lone_in(state: ZState, zone: int) -> list[Companion]:
    """Lists the Companions of a Zone that nobody leads."""
    return [one for one in state.companions if one.leader == NONE and place(state, one) == zone]


@deed
class Rallying(Deed[Rally]):
    """Make a lone Companion follow."""

    option, rule, group = Rally, "Z2-COMP-08", "lead"
    module = "companions"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[Rally]:
        """All Companions, those that are alone here first."""
        here = lone_in(state, state.people[who].zone)
        yield from (Rally(one.card) for one in (*here, *state.companions))

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Companions that are alone, unless the Mission has other plans with them."""
        if not {OWN_MASTER, "wounded"} & {*state.mission.special}:
            yield from (Wish("companion", Rally(one.card)) for one in lone_in(state, zone))

    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: Rally) -> Refusal | None:
        """It must be alone, and here."""
        one = next((c for c in state.companions if c.card == option.other), None)
        name = someone(state, option.other)
        if one is None:
            return no("no-companion", "Z2-COMP-08", who=name)
        if one.leader != NONE:
            return no("led", "Z2-COMP-08", who=name)
        if one.zone != state.people[who].zone:
            return no("not-here", "Z2-COMP-08", who=name)
        if OWN_MASTER in state.mission.special:
            return no("own-master", "Z2-M25-09", who=name)
        return tired(state, who) if has_seat(state, who) else no("no-seat", "Z2-CAR-Q6", who=name)

    def do(self, run: ZRun, who: int, option: Rally) -> Outcome:
        """Pays, and leads."""
        rally(run, who, option)
        return None

    def weight(self, look: "Thoughts", option: Rally) -> float:
        """A friend more."""
        return look.goal
