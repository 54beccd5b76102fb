"""Odds with All-Out dice and their risk, the preview with light and shots, the view and status."""

from typing import Any

import pytest

from horda.games.zombicide.screen.chances import Odds
from horda.games.zombicide.screen.outlook import Outlook
from horda.games.zombicide.screen.preview import Preview
from tests.games.zombicide.fort_hendrix.fort import BOX, ENGINE, Scene

NIGHT = {"hour": 22}


def odds(scene: Scene, key: str) -> Odds:
    """The odds of an option that is offered."""
    found = ENGINE.game.odds(scene.state, scene.state.open[0].seat)[key]
    assert isinstance(found, Odds)
    return found


def preview(scene: Scene) -> Preview:
    """What the Zombies would do."""
    found = ENGINE.game.preview(scene.state, None)
    assert isinstance(found, Preview)
    return found


@pytest.mark.rule("FH-ALLOUT-4", "FH-ALLOUT-5")
def test_odds_count_all_out_dice_and_the_risk_of_a_break() -> None:
    scene = Scene(on="advanced", zombies={"C2": {"walker": 9}}, wayne={"hands": ["kukri"]})
    plain = odds(scene, "melee:kukri:-")
    assert plain.broken == ()
    assert [(plan.name, plan.kind) for plan in plain.plans] == [("all-out", -1)]
    plan = plain.plans[0]
    assert plan.broken == pytest.approx(1 - (5 / 6) ** 2)
    assert plan.mean == pytest.approx(4 * 0.5)
    assert plan.kill == pytest.approx(1 - 0.5**4)
    scene.play("melee:kukri:-")
    going = odds(scene, "all-out:2")
    assert going.dice == 4
    assert dict(going.broken)[0] == pytest.approx((5 / 6) ** 2)
    assert going.expected_kills == pytest.approx(2.0)
    assert odds(scene, "pass").expected_kills == pytest.approx(1.0)


@pytest.mark.rule("FH-ALLOUT-6")
def test_odds_tell_how_many_of_a_pair_may_break() -> None:
    hands = {"hands": ["katana", "katana"]}
    scene = Scene(on="advanced", zombies={"C2": {"walker": 9}}, wayne=hands)
    scene.play("melee:katana:katana")
    risk = dict(odds(scene, "all-out:4").broken)
    assert risk[0] == pytest.approx((5 / 6) ** 4)
    assert risk[1] == pytest.approx(4 * (1 / 6) * (5 / 6) ** 3)
    assert sum(risk.values()) == pytest.approx(1.0)


@pytest.mark.rule("FH-ALLOUT-7")
def test_odds_of_a_reroll_leave_all_out_dice_alone() -> None:
    """One standard die and one All-Out die that each hit on 4, 5 and 6; Lucky helps the first."""
    hands = {"hands": ["crowbar"], "skills": ["lucky"]}
    scene = Scene(on="advanced", zombies={"C2": {"walker": 9}}, wayne=hands)
    scene.play("melee:crowbar:-")
    assert odds(scene, "all-out:1").expected_kills == pytest.approx(0.75 + 0.5)


@pytest.mark.rule("FH-SK-3", "FH-SK-6")
def test_odds_know_skills_that_work_all_out_only() -> None:
    skills = ["all_out:plus_1_die:melee", "double_all_out_dice"]
    hands = {"hands": ["crowbar"], "skills": skills}
    scene = Scene(on="advanced", zombies={"C2": {"walker": 9}}, wayne=hands)
    plain = odds(scene, "melee:crowbar:-")
    assert plain.dice == 1
    assert [plan.name for plan in plain.plans] == ["all-out", "all-out-doubled"]
    scene.play("melee:crowbar:-")
    assert odds(scene, "all-out:1").dice == 3
    assert odds(scene, "all-out-twice:2").dice == 4


@pytest.mark.rule("FH-SK-1")
def test_odds_of_a_free_all_out_attack_have_its_dice() -> None:
    hands = {"hands": ["crowbar"], "skills": ["plus_1_free_all_out_action:melee"]}
    scene = Scene(on="advanced", zombies={"C2": {"walker": 9}}, wayne=hands)
    assert odds(scene, "all-out-melee:crowbar:-").dice == 2
    assert dict(odds(scene, "all-out-melee:crowbar:-").broken)[1] == pytest.approx(1 / 6)


@pytest.mark.rule("FH-NIGHT-3", "FH-LIGHT-3")
def test_odds_at_night_and_with_the_lamp() -> None:
    karl = {"hands": ["rifle#1"], "backpack": ["flashlight"]}
    scene = Scene(on="clock", table=NIGHT, zombies={"C1": {"walker": 9}}, karl=karl)
    dark = odds(scene, "shoot:C1:rifle:-")
    assert dark.expected_kills == pytest.approx(1 / 6)
    assert [plan.name for plan in dark.plans] == ["lamp"]
    assert dark.plans[0].mean == pytest.approx(4 / 6)
    scene.play("shoot:C1:rifle:-")
    assert odds(scene, "light-zone:C1").expected_kills == pytest.approx(4 / 6)
    assert scene.state.beams == ()


def test_aiming_a_beam_has_no_odds() -> None:
    scene = Scene(on="clock", table=NIGHT, karl={"backpack": ["flashlight"]}).play("lamp-on")
    assert ENGINE.game.odds(scene.state, 0) == {}


@pytest.mark.rule("FH-LIGHT-4", "FH-NIGHT-1")
def test_the_preview_has_those_first_whom_light_draws() -> None:
    scene = Scene(
        on="clock",
        table=NIGHT,
        zombies={"C1": {"walker": 1}, "E1": {"brute": 1}},
        karl={"zone": "C3", "backpack": ["flashlight"]},
    )
    assert preview(scene).drawn == ()
    scene.play("lamp-on", "light-zone:C2")
    told = preview(scene)
    kinds = BOX.zombie_ids
    assert [(one.zone, one.kind, one.ways) for one in told.drawn] == [(2, kinds["walker"], (6,))]
    going = {(one.zone, one.kind): one.ways for one in told.going}
    assert going == {(3, kinds["brute"]): (2,), (6, kinds["walker"]): (11,)}
    assert scene.zombies("C1", "walker") == 1


@pytest.mark.rule("FH-LIGHT-4", "FH-KO-2")
@pytest.mark.parametrize(("health", "blows"), [(1, 2), (3, 4)])
def test_who_would_attack_at_the_end_of_a_way_counts_those_whom_light_draws(
    health: int, blows: int
) -> None:
    """They strike before the phase, and again in it where anybody is left to strike."""
    scene = Scene(
        on="clock knock_out",
        table=NIGHT,
        zombies={"C1": {"walker": 2}},
        karl={"zone": "C2", "health": health, "backpack": ["flashlight"]},
    )
    scene.play("lamp-on", "light-zone:C3")
    told = ENGINE.game.outlook(scene.state, 0)
    assert isinstance(told, Outlook)
    assert told.zones[2].attacks == blows


@pytest.mark.rule("FH-SHOOT-3")
def test_the_preview_has_the_shots_of_a_card_and_how_likely_it_is() -> None:
    scene = Scene(
        on="shooters",
        table={"zombie_deck": [41, 43, 44, 47]},
        zombies={"C1": {"shooter_walker": 2}, "C3": {"shooter_walker": 1}},
        karl={"zone": "C2"},
        riley={"zone": "F1"},
    )
    told = preview(scene)
    assert [(one.zone, one.count) for one in told.shots] == [(4, 2), (6, 3)]
    assert told.shot_chance == pytest.approx(0.25)
    without = Scene(zombies={"C1": {"shooter_walker": 2}}, karl={"zone": "C2"})
    assert (preview(without).shots, preview(without).shot_chance) == ((), 0.0)


def seen(scene: Scene) -> Any:
    """The view of a spectator."""
    return ENGINE.game.view(scene.state, None)


@pytest.mark.rule("FH-CLOCK-1", "FH-LIGHT-2")
def test_everybody_sees_the_clock_and_the_beams() -> None:
    scene = Scene(on="clock", table=NIGHT, karl={"backpack": ["flashlight"]})
    assert (seen(scene).clock.hour, seen(scene).clock.night) == (22, True)
    scene.play("lamp-on", "light-zone:C1")
    clock = seen(scene).clock
    assert clock.lit == (2, 6)
    assert [(one.who, one.side, one.zone, one.to) for one in clock.beams] == [("karl", "N", 6, 2)]
    assert seen(Scene(karl={})).clock is None


@pytest.mark.rule("FH-KO-2", "FH-KO-4", "FH-KO-5")
def test_everybody_sees_who_lies_where_and_until_when() -> None:
    out = {"zone": -1, "health": 0}
    table = {
        "down": [{"who": "riley", "zone": "C1", "last": 3}],
        "taken": ["wayne"],
        "dead": ["amy"],
    }
    scene = Scene(on="knock_out", table=table, karl={}, riley=out, wayne=out, amy=out)
    fates = [(one.id, one.fate, one.zone, one.last) for one in seen(scene).fallen]
    assert fates == [
        ("riley", "down", 2, 3),
        ("wayne", "taken", None, None),
        ("amy", "dead", None, None),
    ]
    said = {line.id for line in ENGINE.game.status(scene.state, None)}
    assert {"z2-status-down", "z2-status-taken", "z2-status-dead", "z2-status-fallen"} <= said


@pytest.mark.rule("FH-NIGHT-2", "FH-KO-3")
def test_the_outlook_says_that_it_is_too_dark_and_who_can_be_taken() -> None:
    scene = Scene(
        on="clock knock_out",
        table=NIGHT | {"down": [{"who": "riley", "zone": "C1", "last": 2}]},
        karl={"zone": "C3"},
        riley={"zone": -1, "health": 0},
    )
    told: Any = ENGINE.game.outlook(scene.state, 0)
    assert told.zones[2].look.why.rules == ("FH-NIGHT-2",)
    things = [(one.thing, one.verb) for one in told.zones[2].things]
    assert ("survivor", "take-fallen") in things
