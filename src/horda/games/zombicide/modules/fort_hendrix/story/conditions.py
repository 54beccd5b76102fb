"""Whether a condition of a card, a Note or a stage holds now."""

from collections.abc import Callable
from typing import Any

from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.state import FhState, fort
from horda.games.zombicide.modules.fort_hendrix.story.places import door_at, named
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import (
    carried_in,
    flags,
    living,
    page,
    standing,
)
from horda.games.zombicide.modules.fort_hendrix.story.words import (
    Carries,
    Cond,
    Count,
    Filter,
    Gathered,
    Held,
    Trodden,
)
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.people import carried, place, zombies_in
from horda.games.zombicide.rules.state import NONE, ZState

Test = Callable[[FhState, Any, int], bool]
"""Of the state, what the condition says, and the Survivor who reveals."""


def holds(state: ZState, cond: Cond, who: int = NONE) -> bool:
    """Tells whether a condition holds, for somebody who reveals a card."""
    name, said = cond.said[0]
    return TESTS[name](fort(state), said, who)


def _flag(state: FhState, flag: str, who: int) -> bool:
    return flag in flags(state)


@cites("FH-OBJ-Q4", "FH-OBJ-8")
def _keyword(state: FhState, word: str, who: int) -> bool:
    return word in state.tale.words


def _count(state: FhState, wanted: Count, who: int) -> bool:
    return sum(word in state.tale.words for word in wanted.of) >= wanted.min


def _revealed(state: FhState, number: int, who: int) -> bool:
    return number in state.tale.revealed


def _played(state: FhState, mission: str, who: int) -> bool:
    return mission in carried_in(state).played


@cites("FH-M1-1", "FH-M1-Q2", "FH-KO-Q6")
def _gathered(state: FhState, wanted: Gathered, who: int) -> bool:
    """All that stand, and Penny; nobody waits for those who lie."""
    zones = {state.people[one].zone for one in standing(state)}
    zones |= {place(state, one) for one in state.companions}
    if len(zones) != 1:
        return False
    (zone,) = zones
    if wanted.street and not state.board.zones[zone].street:
        return False
    return not (wanted.clear and zombies_in(state, zone))


def _held(state: FhState, wanted: Held, who: int) -> bool:
    return state.tale.held >= wanted.rounds


def _spawn_removed(state: FhState, colour: str, who: int) -> bool:
    return bool(state.tale.removed >> COLOURS.index(colour) & 1)


def _door_open(state: FhState, door: str, who: int) -> bool:
    return bool(state.doors >> door_at(state, door) & 1)


def _car_at(state: FhState, where: str, who: int) -> bool:
    zone = named(state.edition, state.config.scenario, where)
    return any(car.zone == zone for car in state.cars)


def of_kind(state: ZState, who: int, kind: Filter) -> list[int]:
    """Lists the cards of a Survivor that an operation means."""
    cards = carried(state.people[who])
    return [card for card in cards if kind == "any" or card in state.box.molotovs]


def _has_card(state: FhState, wanted: Carries, who: int) -> bool:
    return who != NONE and bool(of_kind(state, who, wanted.filter))


def _sealed_all(state: FhState, wanted: bool, who: int) -> bool:
    doors = state.tale.entrances
    return bool(doors) and {*doors} <= {*state.tale.sealed}


def _zombie_on(state: FhState, wanted: Trodden, who: int) -> bool:
    return state.tale.trod >= wanted.rounds


def _broken(state: FhState, least: int, who: int) -> bool:
    return len(state.tale.broken) >= least


def _done(state: FhState, action: str, who: int) -> bool:
    return action in state.tale.done


def _infected(state: FhState, wanted: bool, who: int) -> bool:
    return any(page(state, one).infections for one in living(state)) == wanted


def _dead_any(state: FhState, wanted: bool, who: int) -> bool:
    return bool(state.dead or carried_in(state).dead) == wanted


def _all_infected(state: FhState, wanted: bool, who: int) -> bool:
    return all(page(state, one).infections for one in living(state)) == wanted


TESTS: dict[str, Test] = {
    "flag": _flag,
    "keyword": _keyword,
    "count": _count,
    "revealed": _revealed,
    "mission_played": _played,
    "gathered": _gathered,
    "held": _held,
    "spawn_removed": _spawn_removed,
    "door_open": _door_open,
    "car_at": _car_at,
    "has_card": _has_card,
    "sealed_all": _sealed_all,
    "zombie_on": _zombie_on,
    "broken_doors": _broken,
    "action_done": _done,
    "infected": _infected,
    "dead_any": _dead_any,
    "all_infected": _all_infected,
    "all": lambda state, all_, who: all(holds(state, one, who) for one in all_),
    "any": lambda state, any_, who: any(holds(state, one, who) for one in any_),
    "not_": lambda state, other, who: not holds(state, other, who),
}
"""What each condition looks at."""
