"""Positions written by hand: doors by name, derived facts, and what is wrong said by name."""

from typing import Any

import pytest

from horda.core import position
from horda.core.errors import BadPosition
from tests.games.zombicide.fighting import ENGINE, Fight


def test_doors_are_written_by_name() -> None:
    by_name = Fight(amy={}, table={"doors": ["door3", "door1"]})
    assert by_name.state.doors == 0b101
    assert by_name.table["doors"] == ["door1", "door3"]
    assert Fight(amy={}, table={"doors": 0b101}).state == by_name.state


def test_facts_follow_from_the_position() -> None:
    fight = Fight(
        amy={"zone": 2, "skills": ["home_defender"], "backpack": ["flashlight"]},
        doug={"zone": -1, "escaped": True},
        table={"noise": {"2": 1}, "companions": [{"card": "lou", "leader": "amy"}]},
    )
    facts = ENGINE.game.facts(fight.state)
    assert facts["noise"]["C1"] == 3
    assert facts["sight"]["C1"] == facts["sees"]["amy"] == ["C1", "E1", "F1", "C2", "C3"]
    assert facts["ways"]["C1"] == ["E1", "C2"]
    assert facts["skills"]["amy"] == ["home_defender", "search_2_cards", "charge"]
    assert facts["companions"] == {"lou": "C1"}
    assert facts["rooms"]["A1"] == ["A1", "B1", "A2"]
    assert facts["rooms"]["C1"] == []
    assert "doug" not in facts["sees"]


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        ({"zombie": {}}, "unknown field 'zombie'"),
        ({"survivors": {"amy": {"zone": 99}}}, r"unknown Zone 99 \(known: A1, B1, C1, "),
        ({"survivors": {"amy": {"zone": "3"}}}, "unknown Zone '3'"),
        ({"survivors": {"amy": {"zone": "Z9"}}}, "unknown Zone 'Z9'"),
        ({"zombies": {"Z9": {"walker": 1}}}, "unknown Zone 'Z9'"),
        ({"survivors": {"amy": {"zome": 3}}}, "unknown field 'zome' of amy"),
        ({"survivors": {"ann": {"zone": 3}}}, r"unknown Survivor 'ann' \(known: amy, "),
        ({"survivors": {"amy": {"zone": 3, "skills": ["luck"]}}}, "unknown skill 'luck'"),
        ({"survivors": {"amy": {"zone": 3, "hands": ["sword"]}}}, "unknown card 'sword'"),
        ({"zombies": {"77": {"walker": 1}}}, "unknown Zone 77"),
        ({"zombies": {"3": {"waker": 1}}}, r"unknown Zombie 'waker' \(known: walker, "),
        ({"noise": {"14": 1}}, "unknown Zone 14"),
        ({"doors": ["door10"]}, r"unknown door 'door10' \(known: door1, door2, door3\)"),
        ({"spawns": ["red"]}, "'red' is not a Zone and a colour"),
        ({"objectives": ["5 pink"]}, "'5 pink' is not a Zone and a colour"),
        ({"zombie_deck": [99]}, "unknown Zombie card 99"),
        ({"abomination_deck": ["yeti"]}, "unknown Abomination 'yeti'"),
        ({"companions": [{"card": "rex", "zone": 1}]}, "unknown Companion 'rex'"),
        ({"crates": [14]}, "unknown Zone 14"),
    ],
)
def test_what_is_wrong_with_a_position_is_said_by_name(
    table: dict[str, Any], complaint: str
) -> None:
    people = {"survivors": {"amy": {"zone": 3}}}
    with pytest.raises(BadPosition, match=complaint):
        position.pose(ENGINE, ENGINE.config({}), 1, people | table)
