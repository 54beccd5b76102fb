"""Why an Action that only the later Missions know is not offered."""

from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.games.zombicide.modules.mission_rules.m25 import gifts, ned_zone
from horda.games.zombicide.papers.explain.base import Parts, Reason, door_of, no, tired
from horda.games.zombicide.papers.explain.cars import car_here
from horda.games.zombicide.papers.explain.mission_acts import only_with
from horda.games.zombicide.rules.people import zombies_in
from horda.games.zombicide.rules.state import PIMPCAR, ZState
from horda.games.zombicide.rules.targets import broken


@only_with("planks", "Z2-M16-10")
def _barricade(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    person = state.people[who]
    door = door_of(state, parts[0])
    if door not in state.board.doors_of[person.zone] or not broken(state) >> door & 1:
        return no("door-not-broken", "Z2-M16-10")
    if not person.load:
        return no("no-plank", "Z2-M16-10")
    if zombies_in(state, person.zone):
        return no("barricade-zombies", "Z2-M16-10", "Z2-INTER-19")
    return tired(state, who)


@only_with("load-boxes", "Z2-M21-08")
def _load_box(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    person = state.people[who]
    found = car_here(state, who, parts[0])
    if isinstance(found, Refusal):
        return found
    if state.cars[found].kind != PIMPCAR:
        return no("not-pimpcar", "Z2-M21-08")
    if not person.load:
        return no("no-box", "Z2-M21-08")
    if zombies_in(state, person.zone):
        return no("box-zombies", "Z2-M21-08", "Z2-INTER-19")
    return tired(state, who)


@only_with("ingredients", "Z2-M25-11")
def _give(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    if state.people[who].zone != ned_zone(state):
        return no("ned-not-here", "Z2-M25-11")
    if parts[0] not in gifts(state, who):
        return no("no-ingredient", "Z2-M25-11")
    return tired(state, who)


MISSION_DEEDS: dict[str, Reason] = {
    "barricade": _barricade,
    "load-box": _load_box,
    "give": _give,
}
