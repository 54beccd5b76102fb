"""Cars: seats, driving, running over."""

from typing import Any

import pytest

from horda.core import position
from horda.core.conformance import check_options, check_position
from horda.core.rng import Dice, Rng
from horda.games.zombicide.papers.invariants import broken
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.start import _cars
from horda.games.zombicide.rules.state import CARS, STREAMS, blank
from tests.games.zombicide.boxes import BOX, SECOND, SecondSetup, plain_key
from tests.games.zombicide.driving import ACTIONS, BUSY, car, car_actions, fight, seats
from tests.games.zombicide.fighting import ENGINE


@pytest.mark.rule("Z2-CAR-03", "Z2-CAR-07", "Z2-CAR-Q5")
def test_getting_in_costs_one_action_and_needs_the_cars_zone() -> None:
    game = fight(cars=[car()], amy=BUSY, doug={"zone": 4})
    assert car_actions(game) == ["get-in:car1:driver", "get-in:car1:passenger"]
    game.play("get-in:car1:driver")
    assert seats(game) == ["amy", "", "", ""]
    assert game.person("amy")["actions"] == 2
    assert car_actions(fight(cars=[car()], doug={"zone": 4})) == []


@pytest.mark.rule("Z2-CAR-07", "Z2-CAR-I2", "Z2-INTER-19")
def test_nobody_gets_in_among_zombies_but_out_and_away_they_may() -> None:
    walkers = {3: {"walker": 3}}
    assert car_actions(fight(cars=[car()], zombies=walkers, amy={})) == []
    inside = fight(cars=[car(3, "amy")], zombies=walkers, amy=BUSY)
    assert "get-out" in inside.offered
    assert "drive-slow:z4" in inside.offered
    assert "change-seat:passenger" in inside.offered
    inside.play("drive-slow:z4")
    assert (inside.person("amy")["zone"], inside.person("amy")["actions"]) == (4, 2)


@pytest.mark.rule("Z2-CAR-07")
def test_a_car_has_one_driver_and_three_passengers() -> None:
    full = car(3, "", "doug", "wanda", "josh")
    crew: dict[str, Any] = {"doug": {}, "wanda": {}, "josh": {}}
    assert car_actions(fight(cars=[full], amy={}, **crew)) == ["get-in:car1:driver"]
    led = car(3, "doug", "wanda")
    assert car_actions(fight(cars=[led], amy={}, **crew)) == ["get-in:car1:passenger"]


@pytest.mark.rule("Z2-CAR-08", "Z2-CAR-Q5")
def test_getting_out_costs_one_action() -> None:
    game = fight(cars=[car(3, "amy")], zombies={3: {"walker": 1}}, amy=BUSY).play("get-out")
    assert seats(game) == ["", "", "", ""]
    assert (game.person("amy")["zone"], game.person("amy")["actions"]) == (3, 2)


@pytest.mark.rule("Z2-CAR-09", "Z2-CAR-Q2")
def test_seats_are_changed_or_swapped() -> None:
    crowd = {3: {"walker": 1}}
    game = fight(cars=[car(3, "", "amy")], zombies=crowd, amy=BUSY).play("change-seat:driver")
    assert seats(game) == ["amy", "", "", ""]
    game.play("change-seat:passenger")
    assert (seats(game), game.person("amy")["actions"]) == (["", "amy", "", ""], 1)
    game = fight(cars=[car(3, "doug", "amy")], amy=BUSY, doug={})
    assert "change-seat:driver" not in game.offered
    game.play("swap-seats:doug")
    assert seats(game) == ["amy", "doug", "", ""]
    assert {"swap-seats:doug", "change-seat:passenger"} <= set(game.offered)


@pytest.mark.rule("Z2-CAR-02", "Z2-CAR-10")
def test_only_the_driver_drives_and_only_where_the_mission_allows() -> None:
    assert not fight(cars=[car(3, "", "amy")], amy={}).offers("drive")
    parked = car(3, "amy", drivable=False)
    assert not fight(cars=[parked], amy={}).offers("drive")
    assert car_actions(fight(cars=[car(drivable=False)], amy={})) == []


@pytest.mark.rule("Z2-CAR-10")
def test_cars_do_not_drive_into_buildings() -> None:
    game = fight(cars=[car(11, "amy")], amy={}, table={"doors": 4})
    assert game.offers("drive-slow") == ["drive-slow:z6", "drive-slow:z10"]


@pytest.mark.rule("Z2-CAR-13", "Z2-CAR-Q3")
def test_fast_is_two_zones_and_not_back() -> None:
    game = fight(cars=[car(3, "amy")], amy=BUSY)
    assert game.offers("drive-fast") == ["drive-fast:z2"]  # 4 is a dead end
    game.play("drive-fast:z2")
    assert (game.person("amy")["zone"], game.person("amy")["actions"]) == (6, 2)
    assert game.table["cars"][0]["zone"] == 6


@pytest.mark.rule("Z2-CAR-11", "Z2-CAR-I1", "Z2-CAR-04")
def test_driving_is_no_move() -> None:
    quick = ["plus_1_free_action:move", "plus_1_zone_per_move", "slippery"]
    game = fight(cars=[car(3, "amy")], amy={"skills": quick, **BUSY}).play("drive-slow:z4")
    assert game.person("amy")["actions"] == 2
    assert sum(game.person("amy")["free"]) == 1
    assert game.person("amy")["zone"] == 4


@pytest.mark.rule("Z2-CAR-12", "Z2-CAR-15", "Z2-CAR-Q5", "Z2-PIMPCAR-03")
def test_passengers_and_the_crate_come_along_silently() -> None:
    loaded = car(3, "amy", "doug", crate=True)
    game = fight(cars=[loaded], amy=BUSY, doug={"actions": 0}).play("drive-slow:z4")
    assert (game.person("doug")["zone"], game.person("amy")["zone"]) == (4, 4)
    there = {"zone": 4, "seats": [], "trunk": []}
    assert game.table["cars"][0] | {"seats": []} == loaded | there
    assert seats(game) == ["amy", "doug", "", ""]
    assert not game.table["noise"]
    assert game.told(events.Drove) == 1


@pytest.mark.rule("Z2-CAR-X1", "Z2-CAR-11", "Z2-CAR-12", "Z2-CAR-16")
def test_elle_drives_slowly_through_and_fast_away() -> None:
    crowd = {6: {"walker": 2}, 2: {"walker": 2, "runner": 1}}
    game = fight(cars=[car(6, "elle")], zombies=crowd, elle=BUSY, doug={"zone": 2})
    game.play("drive-slow:z2")
    assert (game.person("elle")["zone"], game.person("elle")["actions"]) == (2, 2)
    game.play("drive-fast:z3")
    assert game.person("elle")["zone"] == 4
    assert not game.rolls
    assert game.zombies(2) == {"walker": 2, "runner": 1}
    assert game.person("doug")["health"] == BOX.survivors[0].health


@pytest.mark.rule("Z2-CAR-X2", "Z2-CAR-13", "Z2-CAR-14", "Z2-CAR-Q7")
def test_elle_runs_two_runners_over_and_spares_amy() -> None:
    crowd = {3: {"runner": 2}}
    game = fight(4, 6, 1, cars=[car(2, "elle")], zombies=crowd, elle=BUSY, amy={"zone": 4})
    game.play("drive-fast:z3", "run-over:z3")
    assert game.rolls == [(4, 6, 1)]
    assert not game.zombies(3)
    assert game.person("elle")["adrenaline"] == 2
    assert (game.person("elle")["zone"], game.person("amy")["health"]) == (4, 3)
    assert game.told(events.Wounded) == 0


@pytest.mark.rule("Z2-CAR-X3", "Z2-CAR-14")
def test_josh_hits_doug_with_every_miss() -> None:
    game = fight(
        3, 4, 5, cars=[car(3, "josh")], zombies={2: {"walker": 3}}, josh=BUSY, doug={"zone": 2}
    )
    game.play("drive-fast:z2", "run-over:z2")
    assert game.zombies(2) == {"walker": 1}
    assert game.person("doug")["health"] == BOX.survivors[0].health - 2
    assert game.person("josh")["zone"] == 6


@pytest.mark.rule("Z2-CAR-14", "Z2-CAR-06")
def test_whoever_sits_in_any_car_is_safe_from_cars() -> None:
    cars = [car(3, "amy", "wanda"), car(2, "", "doug", kind="police_car")]
    game = fight(1, 1, 1, cars=cars, zombies={2: {"walker": 1}}, amy=BUSY, wanda={}, doug={})
    game.play("drive-fast:z2", "run-over:z2")
    assert game.told(events.Wounded) == 0
    assert game.person("amy")["zone"] == 6


@pytest.mark.rule("Z2-CAR-14")
def test_misses_are_shared_out_among_those_on_foot() -> None:
    game = fight(
        1, 1, 6, cars=[car(3, "amy")], zombies={2: {"walker": 1}},
        amy=BUSY, doug={"zone": 2}, wanda={"zone": 2},
    )  # fmt: skip
    game.play("drive-fast:z2", "run-over:z2")
    assert game.offered == ["suffer:doug", "suffer:wanda"]
    game.play("suffer:doug", "suffer:wanda")
    assert (game.person("doug")["health"], game.person("wanda")["health"]) == (1, 1)


@pytest.mark.rule("Z2-CAR-Q4")
def test_the_attack_may_be_left_out_zone_by_zone() -> None:
    crowd = {3: {"walker": 1}, 4: {"walker": 1}}
    game = fight(6, 6, 6, cars=[car(2, "amy")], zombies=crowd, amy=BUSY)
    game.play("drive-fast:z3")
    assert (game.prompt, game.offered) == ("z2-run-over", ["run-over:z3", "pass"])
    game.play("pass", "run-over:z4")
    assert (game.zombies(3), game.zombies(4)) == ({"walker": 1}, {})


@pytest.mark.rule("Z2-TARGET-06", "Z2-CAR-13")
def test_hits_follow_the_targeting_order_with_damage_two() -> None:
    crowd = {3: {"runner": 1, "walker": 1, "brute": 1}}
    game = fight(6, 6, 1, cars=[car(2, "amy")], zombies=crowd, amy=BUSY)
    game.play("drive-fast:z3", "run-over:z3")
    assert game.zombies(3) == {"runner": 1}
    tough = {3: {"walker": 1, "abominacop": 1}}  # it stands first and withstands Damage 2
    game = fight(6, 6, 6, cars=[car(2, "amy")], zombies=tough, amy=BUSY)
    game.play("drive-fast:z3", "run-over:z3")
    assert game.zombies(3) == tough[3]


@pytest.mark.rule("Z2-CAR-04", "Z2-CAR-I1")
def test_no_skill_of_the_driver_helps_the_car() -> None:
    names = ["plus_1_die:combat", "plus_1_damage:combat", "lucky", "reaper:combat", "sniper"]
    names += ["hit_and_run", "plus_1_to_dice_roll:combat"]
    known = [name for name in names if name in BOX.skill_ids]
    assert {"lucky", "sniper", "hit_and_run"} <= set(known)
    game = fight(
        3, 4, 1, cars=[car(3, "amy")], zombies={2: {"walker": 3}}, amy={"skills": known, **BUSY}
    )
    game.play("drive-fast:z2", "run-over:z2")
    assert game.rolls == [(3, 4, 1)]
    assert game.zombies(2) == {"walker": 2}
    assert game.person("amy")["zone"] == 6


@pytest.mark.rule("Z2-CAR-04")
@pytest.mark.parametrize(("option", "wounded"), [(False, 1), (True, 0)])
def test_low_profile_does_not_save_from_a_car_unless_agreed(option: bool, wounded: int) -> None:
    low = {"zone": 2, "skills": ["low_profile"]}
    game = fight(
        1,
        6,
        6,
        cars=[car(3, "amy")],
        zombies={2: {"walker": 2}},
        amy=BUSY,
        doug=low,
        setup={"low_profile_against_cars": option},
    )
    game.play("drive-fast:z2", "run-over:z2")
    assert game.told(events.Wounded) == wounded


@pytest.mark.rule("Z2-ABOM-Q4")
def test_a_car_may_attack_the_hobomination() -> None:
    crowd = {3: {"hobomination": 1}}
    game = fight(6, 6, 6, cars=[car(2, "amy")], zombies=crowd, amy=BUSY).play("drive-fast:z3")
    assert "run-over:z3" in game.offered


@pytest.mark.rule("Z2-SKILL-12", "Z2-CAR-13")
def test_hold_your_nose_counts_what_a_car_killed() -> None:
    table = {"equipment": ["machete", "katana"]}
    game = fight(
        6, 6, 6, cars=[car(3, "amy")], zombies={2: {"walker": 1}}, table=table,
        amy=BUSY, doug={"zone": 2, "skills": ["hold_your_nose"]},
    )  # fmt: skip
    game.play("drive-fast:z2", "run-over:z2")
    assert game.prompt == "z2-place-card"


@pytest.mark.rule("Z2-CAR-Q7", "Z2-INTER-23")
def test_a_driver_that_rises_drives_on() -> None:
    game = fight(
        6, 6, 6, cars=[car(2, "amy")], zombies={3: {"walker": 3}}, amy={"adrenaline": 5, **BUSY}
    )
    game.play("drive-fast:z3", "run-over:z3")
    assert (game.person("amy")["level"], game.person("amy")["zone"]) == ("yellow", 4)


@pytest.mark.rule("Z2-CAR-Q1", "Z2-TRADE-Q2")
def test_the_seated_do_everything_but_move() -> None:
    runner = {"skills": ["sprint", "charge", "jump"], "hands": ["machete"], **BUSY}
    game = fight(cars=[car(3, "", "amy")], zombies={3: {"walker": 1}}, amy=runner, doug={})
    assert not game.offers("walk:")
    assert not game.offers("dash:")
    assert not game.offers("slip")
    assert {"melee:machete:-", "trade:doug", "make-noise", "get-out"} <= set(game.offered)
    game.play("get-out")
    assert game.offers("walk:")
    assert game.offers("dash:")


@pytest.mark.rule("Z2-CAR-Q1", "Z2-SKILL-53")
def test_no_hit_and_run_out_of_a_car() -> None:
    fighter = {"skills": ["hit_and_run"], "hands": ["machete"], **BUSY}
    game = fight(6, 6, cars=[car(3, "amy")], zombies={3: {"walker": 1}}, amy=fighter)
    game.play("melee:machete:-")
    assert (game.zombies(3), game.prompt) == ({}, "z2-turn")


@pytest.mark.rule("Z2-CAR-Q1")
def test_explains_why_the_seated_cannot_walk() -> None:
    game = fight(cars=[car(3, "amy")], amy={})
    refusal = ENGINE.game.explain(game.state, 0, "walk:z4")
    assert refusal is not None
    assert refusal.rules == ("Z2-CAR-Q1",)


@pytest.mark.rule("Z2-CAR-06", "Z2-CAR-05")
def test_zombies_attack_the_seated_like_others() -> None:
    game = fight(cars=[car(3, "amy")], zombies={3: {"walker": 1}}, amy={}).play("end-turn")
    assert game.told(events.Wounded) == 1


@pytest.mark.rule("Z2-CAR-Q6", "Z2-COMP-12")
def test_companions_take_passenger_seats() -> None:
    cards = [{"card": name, "leader": "amy"} for name in ("elle", "ned")]
    table = {"companions": cards}
    crew: dict[str, Any] = {"doug": {}, "wanda": {}}
    game = fight(cars=[car(3, "doug", "wanda")], amy={}, table=table, **crew)
    assert car_actions(game) == []  # three seats are needed, two are left
    game = fight(cars=[car(3, "", "wanda")], amy=BUSY, table=table, **crew)
    assert car_actions(game) == ["get-in:car1:driver"]
    game.play("get-in:car1:driver")
    full = [car(3, "amy", "wanda")]
    assert car_actions(fight(cars=full, table=table, doug={}, amy={}, wanda={})) == []
    assert "change-seat:passenger" not in game.offered


@pytest.mark.rule("Z2-CAR-14", "Z2-CAR-Q6")
def test_companions_of_the_seated_are_safe_and_others_are_not() -> None:
    cards = [{"card": "elle", "leader": "amy"}, {"card": "ned", "zone": 2}]
    game = fight(
        1, 6, 6, cars=[car(3, "amy")], zombies={2: {"walker": 2}}, amy=BUSY,
        doug={"zone": 2}, table={"companions": cards},
    )  # fmt: skip
    game.play("drive-fast:z2", "run-over:z2")
    assert game.offered == ["suffer:doug", "suffer:ned"]


@pytest.mark.rule("Z2-CAR-01", "Z2-CAR-02", "Z2-MISSION-05", "Z2-MISSION-06")
@pytest.mark.parametrize("name", [n for n, one in SECOND.missions.items() if one.car])
def test_every_car_of_a_mission_is_laid_out(name: str) -> None:
    state = blank(ENGINE.game.state_type, SecondSetup(scenario=name), Rng.seeded(1, STREAMS))
    _cars(state)
    tokens = state.mission.car
    assert [(CARS[c.kind], c.drivable, c.crate) for c in state.cars] == [
        (t.what, t.drivable, t.crate) for t in tokens
    ]
    assert len(state.objectives) == sum(t.objective for t in tokens)


def two_cars() -> dict[str, Any]:
    """Describes a Mission just begun, with two cars in the street."""
    state = ENGINE.new(ENGINE.config({"scenario": "M00", "team": 4}), 5)
    dice = Dice(5)
    while state.turn_of < 0:
        ENGINE.choose(state, dice.below(len(state.waiting.options)))
    table = dict(ENGINE.game.describe(state))
    table["cars"] = [
        car(3, table["order"][0], table["order"][1], crate=True),
        car(table["survivors"][table["order"][2]]["zone"], kind="police_car"),
    ]
    return table


@pytest.mark.rule("Z2-CAR-01", "Z2-CAR-10")
@pytest.mark.parametrize("seed", range(6))
def test_random_games_with_two_cars_conform(seed: int) -> None:
    config = ENGINE.config({"scenario": "M00", "team": 4})
    state = position.pose(ENGINE, config, seed, two_cars())
    dice, other = Dice(seed), Dice(seed + 100)
    while state.result is None and state.decision < 400:
        check_options(ENGINE, state)
        assert list(broken(state)) == []
        if state.decision % 5 == 0:
            check_position(ENGINE, state, other)
        options = state.waiting.options
        cars = [
            i
            for i, one in enumerate(options)
            if plain_key(state, one).startswith((*ACTIONS, "search-car"))
        ]
        index = dice.choice(cars) if cars and dice.below(2) else dice.below(len(options))
        ENGINE.choose(state, index)
        assert ENGINE.game.draw(state, 0)


@pytest.mark.rule("Z2-CAR-07")
def test_broken_cars_are_found() -> None:
    game = fight(cars=[car(3, "amy")], amy={})
    assert not any("car 0" in line or "sits" in line for line in broken(game.state))
    game = fight(cars=[car(7, "amy"), car(3, "amy", kind="wreck")], amy={})
    found = " ".join(broken(game.state))
    assert "sits twice" in found
    assert "not in a street" in found
    assert "wreck" in found
