"""The advice about staying alive, what must be guarded, and the last door tool."""

from horda.games.zombicide.mind.evaluate import evaluate
from horda.games.zombicide.mind.tactics.aims import wards
from horda.games.zombicide.mind.tactics.plans import Look
from horda.games.zombicide.mind.tactics.threat import blows
from horda.games.zombicide.mind.tactics.tools import put_worth, stowed
from horda.games.zombicide.modules.mission_rules.places import marked
from tests.games.zombicide.boxes import SECOND
from tests.games.zombicide.test_aims import amy, position
from tests.games.zombicide.test_tactics import advised
from tests.games.zombicide.test_tactics import position as at_home

# M00: the streets 9, 10 and 11 stand in a row.
DONE = {"zone": 10, "hands": ["pistol"], "skills": [], "done": True}


def test_the_wounds_of_the_next_phase() -> None:
    state = at_home(amy(10), zombies={"11": {"walker": 2, "runner": 1}})
    found = blows(state.box, state.tables, bytes(state.zombies))
    assert found[11] == 4
    assert found[10] == 1


def test_nobody_stays_where_the_next_phase_would_kill() -> None:
    crowd = {"10": {"walker": 1}, "11": {"walker": 1}}
    weak = Look(at_home(amy(10, hands=[], health=1), zombies=crowd, turn="amy"), 0)
    strong = Look(at_home(amy(10, hands=[], health=3), zombies=crowd, turn="amy"), 0)
    assert weak.end(10, 0) < strong.end(10, 0)
    assert weak.end(9, 0) == strong.end(9, 0)


def test_nobody_leaves_a_friend_who_would_die() -> None:
    hurt = {**DONE, "health": 1}
    crowd = {"10": {"walker": 1}}
    left = Look(at_home({**amy(10), "doug": hurt}, zombies=crowd, turn="amy"), 0)
    well = Look(at_home({**amy(10), "doug": DONE}, zombies=crowd, turn="amy"), 0)
    assert left.left_behind > 0 == well.left_behind


def test_zombies_are_kept_from_the_wounded() -> None:
    (zone,) = marked(SECOND, "M12", "wounded")
    lying = {
        "companions": [{"card": "lou", "zone": zone}],
        "objectives": ["3 red"],
        "doors": 1 << 5,
    }
    near = position("M12", amy(10), **lying, zombies={"21": {"walker": 1}})
    far = position("M12", amy(10), **lying, zombies={"24": {"walker": 1}})
    assert wards(near) == (zone,)
    assert evaluate(near) < evaluate(far)


def test_the_last_tool_is_taken_in_hand_and_never_given_up() -> None:
    """Seen in M14: a lone Survivor with its crowbar in the Backpack, waiting for ever."""
    packed = amy(16, hands=["pistol", "pistol"], backpack=["crowbar"])
    state = position("M14", packed, objectives=["22 green"], crates=[])
    assert stowed(state, state.people[0].slots)
    assert advised(state) == "reorganise"
    crowbar, pistol = state.people[0].slots[2], state.people[0].slots[0]
    assert put_worth(state, pistol, crowbar, 2) < 0
    assert put_worth(state, pistol, pistol, 2) == 0
    state = position("M14", amy(16), objectives=["22 green"], crates=[])
    assert not stowed(state, state.people[0].slots)


def test_nobody_shoots_where_a_miss_would_hit_a_companion() -> None:
    """Seen in M12: a Zombie beside the wounded was shot at, and one of them was hit."""
    gunner, walker = amy(10, hands=["pistol"]), {"11": {"walker": 1}}
    assert advised(at_home(gunner, zombies=walker)).startswith("shoot:z11")
    lone = [{"card": "lou", "zone": 11}]
    assert not advised(at_home(gunner, companions=lone, zombies=walker)).startswith("shoot:z11")
    led, here = [{"card": "lou", "leader": "amy"}], {"10": {"walker": 1}}
    assert advised(at_home(gunner, zombies=here)).startswith("shoot:z10")
    assert not advised(at_home(gunner, companions=led, zombies=here)).startswith("shoot:z10")


def test_zombies_near_what_they_must_not_find_are_killed_first() -> None:
    (bed,) = marked(SECOND, "M12", "wounded")
    lying = {"companions": [{"card": "lou", "zone": bed}], "objectives": ["3 red"]}
    state = position("M12", amy(21), **lying, zombies={"21": {"walker": 1}, "20": {"walker": 1}})
    urgent = {zone: urgency for zone, _, urgency in Look(state, 0).crowds}
    assert urgent[21] > urgent[20]
    assert wards(position("M25", amy(2))) == marked(SECOND, "M25", "ned")
