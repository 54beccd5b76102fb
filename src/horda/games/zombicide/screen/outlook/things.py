"""What can be done with each thing on the map, and what stands in the way of the rest."""

from collections.abc import Iterator

from msgspec import Struct

from horda.core.engine import Engine
from horda.core.game import Refusal
from horda.games.zombicide.papers.explain import explain
from horda.games.zombicide.papers.explain.base import no
from horda.games.zombicide.papers.words import key as spelled
from horda.games.zombicide.rules.people import change, leave_seat
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.screen.outlook.ways import PLENTY
from horda.games.zombicide.screen.outlook.wishes import Wish, by_verb, held, wishes

PLACE: dict[str, str] = {
    "search": "Z2-SEARCH-01",
    "open-door": "Z2-DOOR-01",
    "take-objective": "Z2-OBJ-01",
    "take-crate": "Z2-OBJ-03",
    "get-in": "Z2-CAR-07",
    "search-car": "Z2-POLICECAR-01",
    "loot-car": "Z2-PIMPCAR-01",
    "rally": "Z2-COMP-08",
    "escape": "Z2-MISSION-04",
    "escape-by-car": "Z2-M06-03",
    "neutralise": "Z2-M07-07",
    "load-food": "Z2-M06-04",
    "unload-food": "Z2-M06-04",
    "treat": "Z2-M12-06",
    "barricade": "Z2-M16-10",
    "load-box": "Z2-M21-08",
    "give": "Z2-M25-11",
}
"""By verb, the rule that wants a Survivor to stand where the thing is."""
LOOSE = {"take-objective": 0, "give": 0, "get-in": 1, "open-door": 1, "shoot": 1, "melee": 0}
"""Verbs of which another key does as well (an equal token, another seat), and the parts that count.
"""


class Thing(Struct, frozen=True):
    """Something on the map, and whether what it is there for can be done."""

    thing: str
    verb: str
    why: Refusal | None = None
    """What stands in the way; None where it is offered."""


class Onlooker:
    """Asks about everything on the map for the Survivor who acts."""

    def __init__(self, engine: Engine[ZState], state: ZState, seat: int, who: int) -> None:
        self.engine, self.state, self.seat, self.who = engine, state, seat, who
        self.here = state.people[who].zone
        self.armed = held(state, who, "ranged")
        self.keys = _keys(state)

    def things(self, zone: int) -> Iterator[Thing]:
        """Yields each thing with a verb once: as what can be done, else with the first reason."""
        found: dict[tuple[str, str], Thing] = {}
        there: ZState | None = None
        for wish in wishes(self.state, self.who, zone):
            known = found.get((wish.thing, wish.verb))
            if known is not None and known.why is None:
                continue
            if zone == self.here or wish.afar:
                why = _refused(self.state, self.seat, wish, self.keys)
            else:
                there = there or self._there(zone)
                why = _refused(there, self.seat, wish, _keys(there))
                why = why or no("elsewhere", PLACE[wish.verb], zone=zone)
            if known is None or why is None:
                found[wish.thing, wish.verb] = Thing(wish.thing, wish.verb, why)
        yield from found.values()

    def _there(self, zone: int) -> ZState:
        """Returns the position as if the Survivor were in a Zone, with Actions enough.

        What would still be in the way there is the better reason than the distance.
        """
        twin = self.state.clone()
        change(twin, self.who, zone=zone, actions=PLENTY)
        leave_seat(twin, self.who)
        twin.waiting = None
        self.engine.resume(twin)
        return twin

    def aim(self, zone: int) -> Refusal | None:
        """Says why a Zone cannot be shot at, whoever stands there; None where it can."""
        wanted = (Wish("zombies", "shoot", f"z{zone}:{card}") for card in self.armed)
        reasons = [_refused(self.state, self.seat, wish, self.keys) for wish in wanted]
        return None if None in reasons else reasons[0]

    def greyed(self) -> Iterator[tuple[str, Refusal]]:
        """Yields the verbs of which nothing is offered, each with the likeliest reason."""
        offered = {key.partition(":")[0] for key in self.keys}
        for verb, wanted in by_verb(self.state, self.who).items():
            for key in () if verb in offered else wanted:
                reason = explain(self.state, self.seat, key)
                if reason is not None:
                    yield verb, reason
                    break


def _keys(state: ZState) -> frozenset[str]:
    return frozenset(
        spelled(state.box, option) for choice in state.open for option in choice.options
    )


def _refused(state: ZState, seat: int, wish: Wish, keys: frozenset[str]) -> Refusal | None:
    """Says why a wish is not offered; None where it is, or something as good."""
    if wish.key in keys:
        return None
    if wish.verb in LOOSE:
        start = [wish.verb, *wish.tail.split(":")][: LOOSE[wish.verb] + 1]
        if any(key.split(":")[: len(start)] == start for key in keys):
            return None
    return explain(state, seat, wish.key)
