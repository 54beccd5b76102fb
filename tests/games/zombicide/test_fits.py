"""What a card is worth where it lies and where it could go, while cards change places."""

from typing import Any

import pytest

from horda.core.position import pose
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.screen.chances import Odds
from horda.games.zombicide.screen.fits import Arm, Fit
from tests.games.zombicide.fighting import Fight
from tests.games.zombicide.test_odds import ENGINE, HERE, position

PISTOL = Arm(ranged=4 / 6)
CROWBAR = Arm(melee=3 / 6)
NOTHING = Arm()
ROOM = 23
"""A Zone of Downtown that can be searched."""


def choose(state: ZState, key: str) -> None:
    """Answers by key."""
    ENGINE.choose(state, ENGINE.game.find(state.config, state.open[0].options, key))


def told(state: ZState) -> dict[str, Fit]:
    """Returns what is told of the open question."""
    found = ENGINE.game.odds(state, state.open[0].seat)
    return {key: one for key, one in found.items() if isinstance(one, Fit)}


def near(one: Arm, other: Arm) -> bool:
    """Tells whether two say the same, but for the last digits."""
    return (one.melee, one.ranged) == pytest.approx((other.melee, other.ranged))


def finds(card: str, **amy: Any) -> dict[str, Fit]:
    """Lets Amy search, and returns what is told of the places for her find."""
    own = {"hands": ["pistol", "crowbar"], "backpack": ["water"], "skills": [], **amy}
    config = ENGINE.config({"scenario": "M01", "team": 1})
    table: dict[str, Any] = {"survivors": {"amy": {"zone": ROOM, **own}}, "turn": "amy"}
    table |= {"equipment": [card], "objectives": ["0 red"]}
    state = pose(ENGINE, config, 1, table)
    choose(state, "search")
    return told(state)


@pytest.mark.rule("Z2-EQUIP-05", "Z2-EQUIP-06", "Z2-INV-03")
def test_a_found_weapon_is_weighed_against_what_lies_in_each_place() -> None:
    found = finds("sawed_off")
    two = Arm(ranged=1 - (2 / 6) ** 2)
    assert near(found["put:amy:0"].now, PISTOL)
    assert near(found["put:amy:0"].then, two)
    assert near(found["put:amy:1"].now, CROWBAR)
    assert near(found["put:amy:1"].then, two)
    assert found["put:amy:2"] == Fit(NOTHING, NOTHING, False, False), "idle in the Backpack"


@pytest.mark.rule("Z2-DOOR-01")
def test_it_is_told_where_the_last_tool_for_doors_leaves_the_hand() -> None:
    found = finds("sawed_off")
    assert [found[f"put:amy:{slot}"].locks for slot in (0, 1)] == [False, True]
    assert not finds("fire_axe")["put:amy:1"].locks


@pytest.mark.rule("Z2-EQUIP-09")
def test_a_second_one_counts_as_a_pair() -> None:
    pair = finds("pistol")["put:amy:1"].then
    assert near(pair, Arm(ranged=1 - (2 / 6) ** 2))


@pytest.mark.rule("Z2-EQUIP-10")
def test_skills_and_ammunition_count() -> None:
    assert near(
        finds("sawed_off", skills=["plus_1_die:ranged"])["put:amy:0"].now, Arm(ranged=8 / 9)
    )
    shells = finds("sawed_off", backpack=["plenty_of_shells"])["put:amy:0"].then
    assert near(shells, Arm(ranged=1 - (2 / 6) ** 4))


def test_a_trade_tells_what_every_card_is_worth_where_it_lies() -> None:
    doug = {"hands": ["fire_axe"]}
    own = {"hands": ["pistol", "crowbar"], "backpack": ["katana"]}
    state = position((), amy=own, doug=doug, friend=HERE)
    choose(state, "trade:doug")
    found = told(state)
    assert near(found["lift:amy:0"].now, PISTOL)
    assert found["lift:amy:1"].locks
    assert found["lift:doug:0"].locks
    assert found["lift:amy:2"].now == NOTHING
    choose(state, "lift:amy:0")
    assert near(told(state)["put:doug:1"].then, PISTOL)


def test_an_empty_weapon_is_weighed_as_loaded() -> None:
    own: dict[str, Any] = {"hands": ["sawed_off"], "backpack": []}
    state = position((), amy=own, friend=HERE)
    choose(state, "trade:doug")
    before = told(state)["lift:amy:0"]
    state.empty = ~0
    assert told(state)["lift:amy:0"] == before


def test_nothing_of_it_is_told_in_a_turn() -> None:
    state = position((), amy={"hands": ["pistol"]}, zombies={str(HERE): {"walker": 1}})
    found = ENGINE.game.odds(state, 0)
    assert found
    assert all(isinstance(one, Odds) for one in found.values())


@pytest.mark.rule("Z2-INV-06")
def test_it_is_told_where_a_card_is_discarded_to_make_room() -> None:
    own = {"hands": ["kukri", "pistol"], "skills": ["hold_your_nose"]}
    table = {"equipment": ["machete"]}
    fight = Fight(6, doug=own, zombies={3: {"walker": 1}}, table=table).play("melee:kukri:-")
    found = told(fight.state)
    assert [found[f"put:doug:{slot}"].lost for slot in (0, 1, 2)] == [True, True, False]
    assert not finds("machete")["put:amy:0"].lost, "after a Search it is placed next"
