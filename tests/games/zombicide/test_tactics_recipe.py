"""Mission 25: the ingredients are gathered first, Ned is visited last, the cocktail goes home."""

from typing import Any

from horda.games.zombicide.board import bits
from horda.games.zombicide.mind.tactics.aims import wanted
from horda.games.zombicide.mind.tactics.burning import saved, to_burn
from horda.games.zombicide.mind.tactics.recipe import missing, recipe_left
from horda.games.zombicide.mind.tactics.strategy import only_searching, own_way
from horda.games.zombicide.modules.mission_rules.places import marked
from horda.games.zombicide.rules.state import ZState
from tests.games.zombicide.boxes import SECOND
from tests.games.zombicide.test_aims import amy, position
from tests.games.zombicide.test_tactics import advised

# M25: Ned's Zone 18 opens to the street 23; the streets 22 and 17 lie west and north of it.
(NED,) = marked(SECOND, "M25", "ned")
MONSTER = {"zombies": {"22": {"patient_0": 1}}, "abomination_out": ["patient_0"]}
LOADED: dict[str, Any] = {"load": ["blue", "green"]}
MOLOTOV = {"hands": ["molotov"]}


def table(people: dict[str, Any], **more: Any) -> ZState:
    waits = [{"card": "ned", "zone": NED}]
    laid: dict[str, Any] = {"objectives": ["5 red"], "crates": [], "companions": waits, **MONSTER}
    return position("M25", people, **{**laid, **more})


def test_objectives_come_first_then_a_molotov_is_searched_for() -> None:
    assert missing(table(amy(2))) == ["blue", "green", "molotov"]
    assert wanted(table(amy(2))) == (5,)
    state = table(amy(8, **LOADED))
    assert missing(state) == ["molotov"]
    assert only_searching(state)
    assert set(wanted(state)) == set(bits(state.board.rooms))


def test_with_everything_at_hand_only_those_who_bring_something_go_to_ned() -> None:
    people = {**amy(23, **LOADED, **MOLOTOV), "wanda": {"zone": 23, "skills": []}}
    state = table(people, zombies={"14": {"patient_0": 1}})
    assert missing(state) == []
    assert own_way(state, 0)[NED] == 0
    assert own_way(state, 1)[23] == 0
    assert own_way(state, 1)[NED] > 0
    inside = table(amy(NED, **LOADED, **MOLOTOV), zombies={"14": {"patient_0": 1}})
    assert advised(inside).startswith("give")


def test_a_molotov_is_kept_for_ned_and_the_cocktail_for_the_monster() -> None:
    before = table(amy(23, **LOADED, **MOLOTOV))
    assert saved(before)
    assert to_burn(before) == ()
    assert not advised(before).startswith("shoot")
    card = before.people[0].slots[0]
    mixed = table(amy(23, **MOLOTOV), memo={"cocktail": card + 1}, objectives=[])
    assert to_burn(mixed) == (22,)
    assert advised(mixed) == "shoot:z22:molotov:-"
    assert recipe_left(mixed) < recipe_left(before) < recipe_left(table(amy(2)))
