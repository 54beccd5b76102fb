"""Mission 12: the kits are fetched by several squads at once and brought without waiting."""

from typing import Any

from horda.games.zombicide.mind.evaluate import evaluate
from horda.games.zombicide.mind.tactics.aims import wanted
from horda.games.zombicide.mind.tactics.kits import kit_errands
from horda.games.zombicide.mind.tactics.strategy import own_way
from horda.games.zombicide.modules.mission_rules.places import marked
from horda.games.zombicide.rules.state import ZState
from tests.games.zombicide.boxes import BOX, SECOND
from tests.games.zombicide.test_aims import amy, position
from tests.games.zombicide.test_tactics import advised

(BED,) = marked(SECOND, "M12", "wounded")
LYING = [{"card": name, "zone": BED} for name in ("lou", "lili", "josh")]
CROWBAR = {"zone": 10, "hands": ["crowbar"], "skills": []}
PISTOL = {"zone": 10, "hands": ["pistol"], "skills": []}


def sent(people: dict[str, Any], *kits: int) -> dict[str, int]:
    """Says where each Survivor is sent; the kits lie in these Zones."""
    state = table(people, *kits)
    return {_name(state, who): zone for who, zone in kit_errands(state).items()}


def table(people: dict[str, Any], *kits: int) -> ZState:
    return position("M12", people, companions=LYING, objectives=[f"{zone} red" for zone in kits])


def _name(state: ZState, who: int) -> str:
    return BOX.survivors[state.people[who].card].id


def test_a_kit_is_brought_at_once_and_another_one_passed_is_taken() -> None:
    state = table(amy(7, load=["red"]), 7, 18)
    assert wanted(state) == (BED,)
    assert own_way(state, 0)[BED] == 0
    assert advised(state).startswith("take-objective")


def test_the_nearest_takes_the_kit_beside_the_wounded() -> None:
    people = {**amy(10), "ned": {**CROWBAR, "zone": 11}, "doug": PISTOL}
    found = sent(people, BED, 7)
    assert found == {"amy": 7, "ned": BED, "doug": 7}


def test_squads_fetch_different_kits_and_each_has_a_door_tool_if_it_can() -> None:
    people = {**amy(10), "ned": CROWBAR, "doug": CROWBAR, "wanda": PISTOL, "elle": PISTOL}
    found = sent(people, 6, 18, 25, 34)
    assert len({found[name] for name in ("amy", "ned", "doug")}) == 3
    assert found["wanda"] != found["elle"]
    assert set(found.values()) <= {6, 18, 25, 34}


def test_who_can_open_doors_goes_where_doors_are_shut_and_others_to_what_lies_open() -> None:
    """Seen in M12: squads without a tool waited before shut doors for the whole game."""
    people = {**amy(10), "wanda": PISTOL}
    assert sent(people, 12, 25) == {"amy": 25, "wanda": 12}
    assert sent({**amy(10), "wanda": PISTOL}, 25) == {"amy": 25, "wanda": 25}
    assert sent({"amy": PISTOL, "wanda": PISTOL}, 25) == {"amy": 25, "wanda": 25}


def test_with_no_kit_left_to_fetch_all_come_to_the_wounded() -> None:
    assert set(sent({**amy(10, load=["red"]), "ned": CROWBAR}).values()) == {BED}


def test_taking_a_kit_looks_better_than_leaving_it() -> None:
    others = dict.fromkeys(("ned", "doug", "wanda", "elle", "odin"), CROWBAR)
    taken = table({**amy(7, load=["red"]), **others}, 18)
    left = table({**amy(7), **others}, 7, 18)
    assert evaluate(taken) > evaluate(left)


def test_once_all_are_treated_nobody_is_sent_for_kits() -> None:
    treated = position("M12", amy(7), companions=[{"card": "lou", "leader": "amy"}], objectives=[])
    assert kit_errands(treated) == {}
    assert wanted(treated) == ()
