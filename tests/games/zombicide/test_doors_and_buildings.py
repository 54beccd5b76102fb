"""Doors, and the Zombies behind them."""

from typing import Any

import pytest

from horda.core.rng import Rng
from horda.games.zombicide.box.counting import counted
from horda.games.zombicide.modules.skills import index
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.doors import door_options
from horda.games.zombicide.rules.people import change
from horda.games.zombicide.rules.state import STREAMS, Objective, Person, blank
from tests.games.zombicide.boxes import BOX, SecondSetup, plain_key
from tests.games.zombicide.fighting import ENGINE, Fight, armed

CROWBAR = armed("crowbar", zone=30, tokens=1)
CITY = {"scenario": "M01"}
OPEN = "open-door:door11:crowbar"
"""The door of M01 into the building whose Dark Zones are 40 to 43."""


def deck(*cards: int, **more: Any) -> dict[str, Any]:
    """A Zombie deck, and what else the position needs."""
    return {"zombie_deck": list(cards), **more}


@pytest.mark.rule("Z2-DOOR-01", "Z2-DOOR-02", "Z2-DOOR-04", "Z2-DOOR-Q1")
def test_a_tool_in_hand_opens_a_door_of_the_zone_for_good() -> None:
    fight = Fight(amy=armed("crowbar"), table={"revealed": 3})
    assert fight.offers("open-door") == ["open-door:door1:crowbar"]
    fight.play("open-door:door1:crowbar")
    assert (fight.table["doors"], fight.person("amy")["actions"]) == (["door1"], 2)
    assert fight.table["noise"] == {}
    assert not fight.offers("open-door")
    inside = Fight(amy=armed("crowbar", zone=7), table={"revealed": 3})
    assert inside.offers("open-door") == ["open-door:door1:crowbar"]
    packed = Fight(amy={"backpack": ["crowbar"]}, table={"revealed": 3})
    assert not packed.offers("open-door")


@pytest.mark.rule("Z2-DOOR-03", "Z2-NOISE-01")
def test_a_noisy_tool_makes_one_noise() -> None:
    fight = Fight(amy=armed("chainsaw"), table={"revealed": 3})
    fight.play("open-door:door1:chainsaw")
    assert fight.table["noise"] == {"3": 1}


@pytest.mark.rule("Z2-DOOR-05", "Z2-SKILL-57")
@pytest.mark.parametrize(("colour", "shut"), [(2, True), (0, False)])
def test_a_coloured_door_waits_for_its_objective(colour: int, shut: bool) -> None:
    state = blank(ENGINE.game.state_type, SecondSetup(scenario="M14"), Rng.seeded(1, STREAMS))
    green = next(door for door in state.board.doors if door.colour == "green")
    skilled = (BOX.skill_ids["break_in"],)
    state.people = (Person(card=0, seat=0, zone=green.zones[0], health=3, skills=skilled),)
    change(state, 0, actions=1)
    state.objectives = (Objective(1, colour),)
    keys = [plain_key(state, option) for option in door_options(state, index(state), 0)]
    assert (f"open-door:{counted('door', green.index)}:-" not in keys) == shut


@pytest.mark.rule("Z2-BSPAWN-X1", "Z2-BSPAWN-03", "Z2-BSPAWN-04", "Z2-BSPAWN-06", "Z2-BSPAWN-07")
@pytest.mark.rule("Z2-BSPAWN-Q1", "Z2-BSPAWN-I1", "Z2-DOOR-I1")
def test_four_dark_zones_are_filled_in_the_order_chosen() -> None:
    sam = CROWBAR | {"adrenaline": 7, "health": 2}
    fight = Fight(setup=CITY, table=deck(2, 9, 5, 37), tiger_sam=sam)
    fight.play(OPEN)
    assert fight.offered == [f"reveal:z{zone}" for zone in (40, 41, 42, 43)]
    fight.play("reveal:z40", "reveal:z41")
    assert fight.told(events.CardDrawn) == 0
    fight.play("reveal:z42")
    told = [
        plain_key(fight.state, event)
        for event in fight.happened
        if isinstance(event, events.ZEvent)
    ]
    spawned = [key for key in told if key.startswith("spawned")]
    assert spawned == ["spawned:z40:walker:3", "spawned:z41:brute:1", "spawned:z42:walker:2"]
    assert "rushed:z42:walker" in told
    assert "acted-again:walker" in told
    # 42 sees nobody but hears Sam beyond 36: in with the Rush, then out into his Zone.
    assert fight.zombies(30) == {"walker": 2}
    assert fight.zombies(41) == {"brute": 1}
    assert fight.zombies(40) == {}
    assert fight.person("tiger_sam")["actions"] == 2


@pytest.mark.rule("Z2-BSPAWN-07", "Z2-EXTRA-02")
def test_an_extra_activation_does_nothing_at_blue() -> None:
    fight = Fight(setup=CITY, table=deck(37, 37, 37, 37), zombies={44: {"walker": 1}}, amy=CROWBAR)
    fight.play(OPEN, "reveal:z40", "reveal:z41", "reveal:z42")
    assert fight.zombies(44) == {"walker": 1}


@pytest.mark.rule("Z2-BSPAWN-01", "Z2-BSPAWN-02")
def test_the_second_door_of_a_building_reveals_nothing() -> None:
    fight = Fight(setup=CITY, table=deck(2, 2, 2, 2, 2, revealed=1 << 5), amy=CROWBAR)
    fight.play(OPEN)
    assert fight.prompt == "z2-turn"
    assert fight.told(events.CardDrawn) == 0


@pytest.mark.rule("Z2-BSPAWN-Q1")
def test_by_an_option_the_order_is_chosen_card_by_card() -> None:
    setup = CITY | {"dark_order_first": False}
    fight = Fight(setup=setup, table=deck(9, 9, 9, 9), amy=CROWBAR)
    fight.play(OPEN, "reveal:z43")
    assert fight.told(events.CardDrawn) == 1
    assert fight.offered == [f"reveal:z{zone}" for zone in (40, 41, 42)]


@pytest.mark.rule("Z2-BSPAWN-05")
def test_an_empty_zombie_deck_is_made_anew() -> None:
    fight = Fight(setup=CITY, table=deck(9, zombie_out=[9, 9, 9]), amy=CROWBAR)
    fight.play(OPEN, "reveal:z40", "reveal:z41", "reveal:z42")
    assert fight.told(events.CardDrawn) == 4


@pytest.mark.rule("Z2-BSPAWN-09", "Z2-BSPAWN-I2", "Z2-BSPAWN-08")
def test_the_start_building_never_spawns() -> None:
    state = ENGINE.new(ENGINE.config({"scenario": "M01"}), 1)
    home = state.board.building_of[state.people[0].zone]
    assert state.revealed == 1 << home
