"""Why something with a car is not offered."""

from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.games.zombicide.box.counting import index_of
from horda.games.zombicide.modules.cars import DRIVER, PLACES, roads
from horda.games.zombicide.papers.explain.actions import no_search
from horda.games.zombicide.papers.explain.base import (
    Parts,
    Reason,
    member,
    no,
    someone,
    tired,
    zone_of,
)
from horda.games.zombicide.rules.people import car_of, zombies_in
from horda.games.zombicide.rules.state import NONE, POLICE_CAR, ZState


def car_here(state: ZState, who: int, part: str) -> int | Refusal:
    """Reads the number of a car that stands where the Survivor is."""
    found = index_of(int(part.removeprefix("car")))
    here = [i for i, car in enumerate(state.cars) if car.zone == state.people[who].zone]
    return found if found in here else no("car-not-here", "Z2-CAR-03")


def _get_in(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    found = car_here(state, who, parts[0])
    if isinstance(found, Refusal):
        return found
    if car_of(state, who) != NONE:
        return no("seated", "Z2-CAR-07")
    if not state.cars[found].drivable:
        return no("car-parked", "Z2-CAR-02")
    if zombies_in(state, state.people[who].zone):
        return no("car-zombies", "Z2-CAR-07")
    return tired(state, who) or no("car-full", "Z2-CAR-07", "Z2-CAR-Q6")


def _get_out(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    if car_of(state, who) == NONE:
        return no("on-foot", "Z2-CAR-08")
    return tired(state, who)


def _change_seat(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    found = car_of(state, who)
    if found == NONE:
        return no("on-foot", "Z2-CAR-09")
    if parts[0] == PLACES[state.cars[found].seats[DRIVER] != who]:
        return no("same-seat", "Z2-CAR-09")
    return tired(state, who) or no("car-full", "Z2-CAR-09", "Z2-CAR-Q6")


def _swap_seats(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    found, other = car_of(state, who), member(state, parts[0])
    if found == NONE:
        return no("on-foot", "Z2-CAR-09")
    seats = state.cars[found].seats
    if other in (NONE, who) or other not in seats:
        return no("not-in-car", "Z2-CAR-Q2", who=someone(parts[0]))
    if DRIVER not in (seats.index(who), seats.index(other)):
        return no("same-seat", "Z2-CAR-09")
    return tired(state, who)


def _drive(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    zone, found = zone_of(state, parts[0]), car_of(state, who)
    if found == NONE or state.cars[found].seats[DRIVER] != who:
        return no("not-driver", "Z2-CAR-10")
    if not state.cars[found].drivable:
        return no("car-parked", "Z2-CAR-02")
    if state.board.rooms >> zone & 1:
        return no("car-building", "Z2-CAR-10")
    if zone not in roads(state, state.cars[found].zone):
        return no("neighbour", "Z2-CAR-12", "Z2-CAR-13", zone=zone)
    return tired(state, who) or no("car-dead-end", "Z2-CAR-13", "Z2-CAR-Q3")


def _search_car(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    found = car_here(state, who, parts[0])
    if isinstance(found, Refusal):
        return found
    if state.cars[found].kind != POLICE_CAR:
        return no("car-no-police", "Z2-POLICECAR-01")
    return no_search(state, hooks, who)


def _loot_car(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    found = car_here(state, who, parts[0])
    if isinstance(found, Refusal):
        return found
    crate = state.cars[found].crate
    return tired(state, who) if crate else no("crate", "Z2-PIMPCAR-01", "Z2-PIMPCAR-04")


CARS: dict[str, Reason] = {
    "get-in": _get_in,
    "get-out": _get_out,
    "change-seat": _change_seat,
    "swap-seats": _swap_seats,
    "drive-slow": _drive,
    "drive-fast": _drive,
    "search-car": _search_car,
    "loot-car": _loot_car,
}
