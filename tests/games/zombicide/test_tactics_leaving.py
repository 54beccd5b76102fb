"""Mission 6: the team Searches for food, gets into the cars and drives off."""

from typing import Any

from horda.games.zombicide.mind.evaluate import evaluate
from horda.games.zombicide.mind.tactics.aims import wanted
from horda.games.zombicide.mind.tactics.driving import errands
from horda.games.zombicide.mind.tactics.leaving import crews, full
from horda.games.zombicide.mind.tactics.strategy import own_way
from horda.games.zombicide.rules.state import ZState
from tests.games.zombicide.boxes import plain_keys
from tests.games.zombicide.test_aims import ENGINE, amy, position
from tests.games.zombicide.test_tactics import advised

# M06: the streets 10 (the Exit), 11 and 12 stand in a row, 17 and 22 south of 12; 31 is a room.
RICE = ["bag_of_rice", "bag_of_rice", "water"]
TINS = ["water", "canned_food", "canned_food"]
NED: dict[str, Any] = {"zone": 22, "skills": [], "backpack": TINS}
EXIT = 10


def car(zone: int, *seats: str) -> dict[str, Any]:
    return {"kind": "police_car", "zone": zone, "drivable": True, "seats": list(seats)}


def street(people: dict[str, Any], *cars: dict[str, Any], **table: Any) -> ZState:
    return position("M06", people, **{"objectives": [], "crates": [], **table}, cars=list(cars))


def fed(zone: int, **fields: Any) -> dict[str, Any]:
    """Amy with half of the food."""
    return amy(zone, backpack=RICE, **fields)


def test_as_long_as_food_is_missing_rooms_are_searched_and_not_cars() -> None:
    state = street(amy(31), car(12), objectives=["24 red"], zombies={"32": {"walker": 1}})
    assert 31 in wanted(state)
    assert 24 in wanted(state), "as a room like any other"
    deck = ["pistol", "water"]
    assert advised(street(amy(31), car(12), equipment=deck)) == "search"
    assert not advised(street(amy(12), car(12), equipment=deck)).startswith("search-car")
    assert crews(state) == {}


def test_food_is_put_away_whatever_has_to_go() -> None:
    laden = amy(31, hands=["katana", "katana"], backpack=["machete", "machete", "sawed_off"])
    state = street(laden, car(12), equipment=["water", "pistol"])
    assert advised(state) == "search"
    _choose(state, "search")
    assert advised(state).startswith("put:amy")


def _choose(state: ZState, key: str) -> None:
    choice = state.open[0]
    ENGINE.choose(state, plain_keys(state, choice).index(key), choice.seat)


def test_with_all_the_food_the_nearest_car_is_got_into() -> None:
    two = {**fed(17), "ned": NED}
    state = street(two, car(22), car(12))
    assert crews(state) == {0: 0, 1: 0}
    assert own_way(state, 0)[22] == 0
    beside = street({**fed(22), "ned": NED}, car(22), turn="amy")
    assert advised(beside) == "get-in:car1:driver"
    second = street({**fed(22), "ned": NED}, car(22, "ned"), turn="amy")
    assert advised(second) == "get-in:car1:passenger"


def test_nobody_drives_off_before_all_are_aboard() -> None:
    alone = street({**fed(22), "ned": NED}, car(22, "amy"), turn="amy")
    assert full(alone) == []
    assert not advised(alone).startswith(("drive", "get-out"))
    both = street({**fed(22), "ned": NED}, car(22, "amy", "ned"), turn="amy")
    assert errands(both) == {0: EXIT}
    assert advised(both) == "drive-fast:z17"
    assert evaluate(both) > evaluate(alone)


def test_at_the_exit_the_car_leaves_unless_zombies_are_there() -> None:
    crew = {**fed(EXIT), "ned": {**NED, "zone": EXIT}}
    assert advised(street(crew, car(EXIT, "amy", "ned"), turn="amy")) == "escape-by-car"
    held_up = street(crew, car(EXIT, "amy", "ned"), turn="amy", zombies={str(EXIT): {"walker": 1}})
    assert advised(held_up).startswith("melee")


def test_the_last_food_is_no_loss_though_the_whole_escape_lies_ahead() -> None:
    """Seen in M06: the planner ate the sixth food again and again, since leaving looked so far."""
    far = [car(22), car(12)]
    whole = street({**fed(31), "ned": {**NED, "zone": 31}}, *far)
    short = street({**fed(31), "ned": {**NED, "zone": 31, "backpack": TINS[:2]}}, *far)
    assert crews(whole)
    assert not crews(short)
    assert evaluate(whole) > evaluate(short)
