"""Presses of Invader that lose the game: by Mold that eats what is needed, or by who is led."""

from typing import Any

import pytest

from tests.games.zombicide.test_warnings import STATION, after, people, warned

HIDDEN = [f"{zone} red hidden" for zone in ("A3", "C9", "I7", "M9", "E9")]
COLOURS = ["M3 green hidden", "M5 purple hidden"]


def station(**more: Any) -> dict[str, Any]:
    """M10 in small: an Abomination between two ways to somebody."""
    return {
        "survivors": {"vivian": people(zone="C3", actions=1)},
        "zombies": {"A5": {"spoiler_abomination": 1}},
        "objectives": HIDDEN + COLOURS,
        "spawns": ["Q1 red"],
        "shut": [],
        **more,
    }


@pytest.mark.rule("INV-MOLD-4", "INV-END-2")
def test_an_abomination_is_not_sent_to_an_objective_unasked() -> None:
    """All are needed, so what lies face down there does not matter."""
    assert after(STATION, "M10", station(), "end-turn") == {"send:A3"}


@pytest.mark.rule("INV-MOLD-4", "INV-END-2")
def test_a_way_over_an_eaten_objective_may_be_gone() -> None:
    table = station(objectives=[*HIDDEN[1:], *COLOURS])
    assert after(STATION, "M10", table, "end-turn") == set()


@pytest.mark.rule("INV-MOLD-4", "INV-END-2")
@pytest.mark.parametrize("apart", [True, False])
def test_what_may_turn_out_to_be_another_token_is_not_warned_of(apart: bool) -> None:
    """M5 needs four red ones: of six that lie face down two are none, and nobody knows which."""
    reds, others = ["G11 red hidden", "E15 red hidden"], ["E7 green", "A3 purple"]
    table = {
        "survivors": {"vivian": people(zone="G9", actions=1)},
        "zombies": {"G13": {"spoiler_abomination": 1}},
        "objectives": reds + [one if apart else f"{one} hidden" for one in others],
        "spawns": ["A15 red"],
        "shut": [],
    }
    assert ("end-turn" in warned(STATION, "M05", table)) is apart


@pytest.mark.rule("INV-M9-3", "INV-M9-Q1")
@pytest.mark.parametrize("xenos", [1, 0])
def test_a_scientist_is_not_led_to_xenos_unasked(xenos: int) -> None:
    table = {
        "survivors": {"cole": people(zone="G5", actions=1)},
        "companions": [{"card": "scientist_white", "zone": "C15"}],
        "zombies": {"A15": {"worker": xenos}} if xenos else {},
    }
    warned_of = {"guide:scientist_white:A15"} if xenos else set()
    assert after(STATION, "M09", table, "end-turn") == warned_of


@pytest.mark.rule("INV-M8-Q1", "INV-BOT-4")
@pytest.mark.parametrize("actions", [2, 3])
def test_a_bot_is_not_steered_among_xenos_unasked(actions: int) -> None:
    """A Xenos beside it makes the Move dear: it takes all that was left of the turn."""
    skills = ["remote_control:bot"]
    table = {
        "survivors": {"mitsuki": people(zone="I13", skills=skills, actions=actions)},
        "machines": [{"kind": "bot", "zone": "K17"}],
        "touched": ["mitsuki"],
        "zombies": {"K17": {"worker": 1}, "K15": {"worker": 1}},
        "objectives": ["Q9 red hidden"],
        "sealed": True,
        "shut": [],
    }
    found = {key for key in warned(STATION, "M08", table) if key.startswith("steer-to")}
    assert found == ({"steer-to:bot:K15"} if actions == 2 else set())
