"""Missions in which an Objective also brings a Companion."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from horda.core.conformance import check_game
from horda.games.zombicide.modules import skills as skills_module
from horda.games.zombicide.modules.companions import suitable
from horda.games.zombicide.modules.mission_rules import RULES
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.goals import GOALS
from tests.games.zombicide.boxes import BOX, SECOND
from tests.games.zombicide.fighting import ENGINE, HERE, Fight

AROUND = {"zombie_deck": [9, 9, 9, 9]}


@pytest.fixture
def red_brings(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Makes Mission 0 one in which red Objectives bring Companions."""
    found = SECOND.missions
    changed = replace(found["M00"], special=(*found["M00"].special, "companion-red"))
    monkeypatch.setitem(found, "M00", changed)
    skills_module._of_team.cache_clear()  # which pieces are in force was remembered by Mission
    yield
    skills_module._of_team.cache_clear()


def take(objective: str, **table: object) -> Fight:
    """Lets Wanda take an Objective where she stands."""
    fight = Fight(wanda={}, josh={}, table={"objectives": [objective, "1 red"], **AROUND, **table})
    return fight.play("take-objective:0")


@pytest.mark.rule("Z2-MISSION-09", "Z2-COMP-03", "Z2-INTER-25")
def test_the_taker_leads_a_random_companion(red_brings: None) -> None:
    fight = take(f"{HERE} red")
    (one,) = fight.state.companions
    assert (one.leader, suitable(BOX, one.card)) == (0, True)
    assert one.card not in {person.card for person in fight.state.people}
    assert fight.told(events.Followed) == 1
    assert fight.person("wanda")["adrenaline"] == 5


@pytest.mark.rule("Z2-MISSION-09")
def test_other_colours_bring_nobody(red_brings: None) -> None:
    assert take(f"{HERE} blue").state.companions == ()


@pytest.mark.rule("Z2-MISSION-09")
def test_other_missions_bring_nobody() -> None:
    assert take(f"{HERE} red").state.companions == ()


@pytest.mark.rule("Z2-MISSION-09", "Z2-CAR-Q6")
def test_in_a_full_car_it_waits_beside_it(red_brings: None) -> None:
    seats = ["wanda", "josh", "ned", "amy"]
    car = {"kind": "pimpmobile", "zone": HERE, "drivable": True, "seats": seats}
    people: dict[str, Any] = {name: {} for name in seats}
    table = {"objectives": [f"{HERE} red", "1 red"], "cars": [car], **AROUND}
    fight = Fight(table=table, **people).play("take-objective:0")
    (one,) = fight.state.companions
    assert (one.leader, one.zone) == (-1, HERE)
    assert fight.told(events.Recruited) == 1


@pytest.mark.rule("Z2-MISSION-09")
def test_two_objectives_never_bring_the_same(red_brings: None) -> None:
    objectives = {"objectives": [f"{HERE} red", f"{HERE} red", "1 red"]}
    fight = Fight(wanda={}, josh={}, table={**AROUND, **objectives})
    fight.play("take-objective:0", "take-objective:0")
    assert len({one.card for one in fight.state.companions}) == 2


@pytest.mark.rule("Z2-MISSION-09")
def test_such_games_conform(red_brings: None) -> None:
    for seed in range(3):
        check_game(ENGINE, ENGINE.config({"scenario": "M00", "players": 2}), seed, every=20)


def test_every_special_rule_a_mission_names_exists() -> None:
    for one in SECOND.missions.values():
        assert set(one.special) <= {*GOALS, *RULES, "exit"}, one.id
