"""What can be done with each thing on the map, and what stands in the way of the rest."""

from collections.abc import Iterator

from msgspec import Struct

from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.games.zombicide.modules.skills import index
from horda.games.zombicide.rules.deed import DEEDS, Deed
from horda.games.zombicide.rules.deeds.fighting import arms
from horda.games.zombicide.rules.options import Shoot
from horda.games.zombicide.rules.people import change, leave_seat
from horda.games.zombicide.rules.refusals import no
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.screen.outlook.ways import PLENTY

NOT_ONES_OWN = "z2-no-skill-none"
"""Whoever lacks a skill need not read so on a button."""


class Thing(Struct, frozen=True):
    """Something on the map, and whether what it is there for can be done."""

    thing: str
    verb: str
    why: Refusal | None = None
    """What stands in the way; None where it is offered."""


class Onlooker:
    """Asks about everything on the map for the Survivor who acts."""

    def __init__(self, state: ZState, who: int) -> None:
        self.state, self.who = state, who
        self.hooks = index(state)
        self.here = state.people[who].zone
        self.deeds = [deed for deed in DEEDS.values() if deed.known(state)]

    def things(self, zone: int) -> Iterator[Thing]:
        """Yields each thing with a verb once: as what can be done, else with the first reason."""
        found: dict[tuple[str, str], Thing] = {}
        there: tuple[ZState, HookIndex] | None = None
        for deed in self.deeds:
            for wish in deed.wishes(self.state, self.who, zone):
                known = found.get((wish.thing, deed.verb))
                if known is not None and known.why is None:
                    continue
                if zone == self.here or wish.afar:
                    why = deed.why_not(self.state, self.hooks, self.who, wish.option)
                else:
                    there = there or self._there(zone)
                    why = deed.why_not(*there, self.who, wish.option)
                    why = why or no("elsewhere", deed.rule, zone=zone)
                if known is None or why is None:
                    found[wish.thing, deed.verb] = Thing(wish.thing, deed.verb, why)
        yield from found.values()

    def _there(self, zone: int) -> tuple[ZState, HookIndex]:
        """Returns the position as if the Survivor were in a Zone, with Actions enough.

        What would still be in the way there is the better reason than the distance.
        """
        twin = self.state.clone()
        change(twin, self.who, zone=zone, actions=PLENTY)
        leave_seat(twin, self.who)
        return twin, index(twin)

    def aim(self, zone: int) -> Refusal | None:
        """Says why a Zone cannot be shot at, whoever stands there; None where it can."""
        shots = [Shoot(zone, card) for card in arms(self.state, self.who, "ranged")]
        reasons = [self._refused(DEEDS[Shoot], shot) for shot in shots]
        return None if None in reasons or not reasons else reasons[0]

    def _refused(self, deed: Deed[Shoot], option: Shoot) -> Refusal | None:
        return deed.why_not(self.state, self.hooks, self.who, option)

    def greyed(self) -> Iterator[tuple[str, Refusal]]:
        """Yields the verbs of which nothing is offered, each with the likeliest reason."""
        offered = {type(one) for choice in self.state.open for one in choice.options}
        for deed in self.deeds:
            if deed.option not in offered:
                reason = self._likeliest(deed)
                if reason is not None and reason.why and reason.why.id != NOT_ONES_OWN:
                    yield deed.verb, reason

    def _likeliest(self, deed: Deed[Shoot]) -> Refusal | None:
        for option in deed.candidates(self.state, self.hooks, self.who):
            return deed.why_not(self.state, self.hooks, self.who, option)
        return None
