"""What would lose the game for certain is warned of; what hangs on chance is not."""

from typing import Any

import pytest

from horda.core import position
from horda.core.words import Text
from horda.games import registry
from tests.games.zombicide.fighting import Fight

ENGINE, STATION = registry.engine("zombicide-2e"), registry.engine("invader")


def warned(engine: Any, scenario: str, table: dict[str, Any], **setup: Any) -> set[str]:
    """Returns the keys of all answers and requests of the first seat that are warned of."""
    config = engine.config({"scenario": scenario, **setup})
    state = position.pose(engine, config, 1, table)
    before = state.encode()
    offered = [one for choice in state.open for one in choice.options if choice.seat == 0]
    asked = engine.requests(state, 0)
    found = {engine.key(state, one) for one in offered if engine.game.warning(state, 0, one)}
    found |= {"?" + engine.key(state, one) for one in asked if engine.game.warning(state, 0, one)}
    assert state.encode() == before
    return found


def people(**one: Any) -> dict[str, Any]:
    return {"skills": [], **one}


@pytest.mark.rule("Z2-M04-02", "Z2-WIN-03")
@pytest.mark.parametrize("zone", ["C2", "F3"])
def test_the_last_car_blown_up_in_the_wrong_zone_loses(zone: str) -> None:
    """In M4 a car must go up in each red Spawn Zone; one that is wasted is missed."""
    table = {
        "survivors": {"amy": people(zone="E3" if zone == "F3" else "C1", hands=["molotov"])},
        "cars": [{"kind": "police_car", "zone": zone, "drivable": True}],
        "spawns": ["C1 red", "F3 red"],
    }
    wasted = {"shoot:C2:molotov:-"} if zone == "C2" else set()
    assert warned(ENGINE, "M04", table) == wasted


@pytest.mark.rule("Z2-M01-02", "Z2-WIN-03")
@pytest.mark.parametrize("left", [1, 2])
def test_an_objective_too_many_loses(left: int) -> None:
    """In M1 everybody needs one: whoever takes a second leaves none for the others."""
    table = {
        "survivors": {
            "amy": people(zone="A2", tokens=1),
            "doug": people(zone="A5"),
        },
        "objectives": ["A2 red", "A5 red"][:left],
    }
    assert warned(ENGINE, "M01", table) == ({"take-objective:0"} if left == 1 else set())


@pytest.mark.rule("Z2-WIN-02", "Z2-WIN-03")
def test_a_warning_says_why_the_game_would_be_lost() -> None:
    """Both by a goal that is out of reach and by the Zombies that strike afterwards."""
    taken = {
        "survivors": {"amy": people(zone="A2", tokens=1), "doug": people(zone="A5")},
        "objectives": ["A2 red"],
    }
    beset = {
        "survivors": {"amy": people(zone="C3", health=1)},
        "zombies": {"C3": {"walker": 3}},
    }
    cases = (("M01", taken, "take-objective:0"), ("M00", beset, "end-turn"))
    found = []
    for scenario, table, key in cases:
        state = position.pose(ENGINE, ENGINE.config({"scenario": scenario}), 1, table)
        option = next(one for one in state.open[0].options if ENGINE.key(state, one) == key)
        found.append(ENGINE.game.warning(state, 0, option))
    why = ("z2-end-goal-impossible", "z2-end-eliminated")
    assert found == [Text("z2-warn-lost", {"why": Text(one)}) for one in why]


@pytest.mark.rule("Z2-M25-Q2", "Z2-INV-02")
def test_neds_cocktail_is_not_thrown_away_by_one_press() -> None:
    """Neither by a request nor at somebody else; the Katana may go."""
    table = {
        "survivors": {"amy": people(zone=21, hands=["molotov#1", "katana"])},
        "companions": [{"card": "ned", "zone": 18}],
        "zombies": {"20": {"patient_0": 1}},
        "memo": {"cocktail": 15},
    }
    found = warned(ENGINE, "M25", table)
    assert "?discard-from:amy:0" in found
    assert "?discard-from:amy:1" not in found


@pytest.mark.rule("Z2-WIN-02", "Z2-ZPHASE-05")
@pytest.mark.parametrize(("zombies", "health"), [(3, 3), (2, 3), (1, 1)])
def test_the_end_of_the_last_turn_beside_too_many_zombies(zombies: int, health: int) -> None:
    table = {
        "survivors": {"amy": people(zone="C1", health=health)},
        "zombies": {"C1": {"walker": zombies}},
        "crates": ["A1"],
    }
    assert warned(ENGINE, "M00", table) == ({"end-turn"} if zombies >= health else set())
    table["survivors"]["doug"] = people(zone="A1")  # type: ignore[index]
    assert warned(ENGINE, "M00", table) == set()


@pytest.mark.rule("Z2-WIN-02", "Z2-ZPHASE-05", "Z2-MOVE-01")
@pytest.mark.parametrize(("zombies", "actions"), [(3, 1), (2, 1), (3, 2)])
def test_a_last_step_into_too_many_zombies_is_warned_of(zombies: int, actions: int) -> None:
    """Nobody acts after it: the Zombies' Phase begins by itself."""
    table = {
        "survivors": {"amy": people(zone="C1", actions=actions)},
        "zombies": {"C2": {"walker": zombies}},
        "crates": ["A1"],
    }
    steps = {key for key in warned(ENGINE, "M00", table) if key.startswith("walk:")}
    assert steps == ({"walk:C2"} if (zombies, actions) == (3, 1) else set())


@pytest.mark.rule("Z2-WIN-02", "Z2-ZPHASE-05")
@pytest.mark.parametrize(("zombies", "actions"), [(3, 1), (2, 1), (3, 2)])
def test_a_last_action_that_lets_the_zombies_strike_is_warned_of(
    zombies: int, actions: int
) -> None:
    """To fight may help; to shout, beside three Walkers and with the last Action, does not."""
    table = {
        "survivors": {"amy": people(zone="C1", actions=actions, hands=["katana"])},
        "zombies": {"C1": {"walker": zombies}},
        "crates": ["A1"],
    }
    found = warned(ENGINE, "M00", table)
    assert ("make-noise" in found) is ((zombies, actions) == (3, 1))
    assert not [key for key in found if key.startswith("melee")]


@pytest.mark.rule("INV-HELL-4", "INV-END-2")
@pytest.mark.parametrize("there", [True, False])
def test_fire_that_takes_a_needed_objective_loses(there: bool) -> None:
    """A Flamethrower burns what lies in its Zone, Objectives too."""
    table = {
        "survivors": {
            "cole": people(zone="I3", hands=["flamethrower"], attached=["canister"]),
        },
        "zombies": {"I5": {"worker": 3}},
        "objectives": ["C1 red", "I5 red" if there else "I1 red"],
    }
    fires = {"shoot:I5:flamethrower:-"}
    found = warned(STATION, "M00", table)
    assert (fires & found) == (fires if there else set())


def after(engine: Any, scenario: str, table: dict[str, Any], *answers: str) -> set[str]:
    """Returns the keys of the answers that are warned of once others were given."""
    state = position.pose(engine, engine.config({"scenario": scenario}), 1, table)
    for key in answers:
        (choice,) = state.open
        engine.choose(state, engine.keys(state, choice).index(key), 0)
    (choice,) = state.open
    return {engine.key(state, one) for one in choice.options if engine.game.warning(state, 0, one)}


@pytest.mark.rule("Z2-M04-04", "Z2-M04-Q3", "Z2-WIN-03")
@pytest.mark.parametrize("spare", [False, True])
def test_a_hit_on_a_car_that_is_needed_elsewhere_is_warned_of(spare: bool) -> None:
    """In M4 the hit is given after the dice: nothing hangs on chance any more."""
    cars = [{"kind": "pimpmobile", "zone": 12}, {"kind": "police_car", "zone": 10}]
    cars += [{"kind": "police_car", "zone": 2}] * spare
    table = {
        "spawns": ["2 red", "14 red", "10 red"],
        "cars": [{**car, "drivable": True} for car in cars],
        "next": {"dice": [6]},
        "survivors": {"amy": people(zone=11, hands=["pistol"])},
    }
    found = after(ENGINE, "M04", table, "shoot:C3:pistol:-")
    assert found == (set() if spare else {"hit-car:car1"})


FOOD = ["water", "water", "bag_of_rice", "bag_of_rice", "canned_food", "canned_food"]


@pytest.mark.rule("Z2-M06-03", "Z2-M06-I1", "Z2-WIN-03")
@pytest.mark.parametrize("left", [4, 5])
def test_a_car_that_leaves_too_many_behind_is_warned_of(left: int) -> None:
    """In M6 four go into the other car; a fifth would stay for ever."""
    others = ("ned", "wanda", "josh", "doug", "elle")[:left]
    table = {
        "cars": [
            {"kind": "pimpmobile", "zone": 10, "drivable": True, "seats": ["amy"], "trunk": FOOD},
            {"kind": "police_car", "zone": 11, "drivable": True},
        ],
        "survivors": {"amy": people(zone=10), **{who: people(zone=11) for who in others}},
    }
    assert warned(ENGINE, "M06", table) == ({"escape-by-car"} if left == 5 else set())


@pytest.mark.rule("Z2-M24-Q1", "Z2-WIN-03")
def test_who_has_no_turn_left_is_not_left_behind_unasked() -> None:
    """In M24 all must leave in one round: whoever has acted already cannot follow."""
    table = {
        "cars": [
            {"kind": "police_car", "zone": 2, "drivable": True, "seats": ["amy"]},
            {"kind": "police_car", "zone": 20, "drivable": True, "seats": ["ned"]},
        ],
        "memo": {"burned-z2": 1, "burned-z20": 1},
        "survivors": {"amy": people(zone=2), "ned": people(zone=20)},
    }
    assert warned(ENGINE, "M24", table) == set()  # Ned still can follow
    assert after(ENGINE, "M24", table, "escape-by-car") == {"end-turn"}
    assert "escape-by-car" in after(ENGINE, "M24", {**table, "turn": "ned"}, "end-turn")


@pytest.mark.rule("Z2-M19-02", "Z2-WIN-Q3")
def test_a_pimpweapon_that_a_dashboard_needs_is_not_discarded_unasked() -> None:
    """In M19 a discarded one is gone for good; any other card may go."""
    gone = ["aaahh", "mas_shotgun", "automatic_shotgun", "military_sniper_rifle"]
    gone += ["zantetsuken", "evil_twins", "golden_ak_47", "golden_kukri"]
    table = {
        "objectives": ["20 red"],
        "companions": [{"card": "odin", "leader": "amy"}, {"card": "lou", "leader": "elle"}],
        "pimpweapons": gone,
        "survivors": {
            "amy": people(zone=9, hands=["gunblade", "nailbat"], backpack=["water"]),
            "elle": people(zone=9),
        },
    }
    found = {key for key in warned(ENGINE, "M19", table) if key.startswith("?discard-from")}
    assert found == {"?discard-from:amy:0", "?discard-from:amy:1"}


@pytest.mark.rule("Z2-M25-10", "Z2-WIN-04")
@pytest.mark.parametrize("zone", ["E6", "F6"])
def test_zombies_are_not_shoved_upon_ned_unasked(zone: str) -> None:
    """In M25 one Zombie beside Ned is the end, though others could still act."""
    table = {
        "survivors": {"amy": people(zone=zone, skills=["shove"]), "doug": people(zone="A1")},
        "companions": [{"card": "ned", "zone": "E5"}],
        "zombies": {zone: {"walker": 1}},
    }
    assert warned(ENGINE, "M25", table) == ({"shove:E5"} if zone == "E6" else set())


@pytest.mark.rule("INV-M3-1", "INV-M3-Q1")
def test_xenos_are_not_shoved_into_the_exit_unasked() -> None:
    table = {
        "survivors": {"cole": people(zone="C1", skills=["shove"]), "baraka": people(zone="K1")},
        "zombies": {"C1": {"worker": 1}},
    }
    assert warned(STATION, "M03", table) == {"shove:A1"}


@pytest.mark.rule("Z2-M16-03", "Z2-WIN-Q3")
@pytest.mark.parametrize("inside", [False, True])
def test_the_last_door_is_not_nailed_up_from_outside_unasked(inside: bool) -> None:
    """In M16 somebody must be inside to fight; with a friend there it may be done."""
    table = {
        "zombies": {"12": {"walker": 1}},
        "memo": {"barricaded": 22},
        "revealed": 1,
        "survivors": {
            "amy": people(zone=2, load=["red"]),
            "doug": people(zone=7 if inside else 2),
        },
    }
    found = {key for key in warned(ENGINE, "M16", table) if key.startswith("barricade")}
    assert found == (set() if inside else {"barricade:door1"})


@pytest.mark.rule("Z2-FF-03", "Z2-EQUIP-10", "Z2-WIN-02")
@pytest.mark.parametrize("health", [1, 2])
def test_dice_that_would_kill_a_friend_are_not_kept_unasked(health: int) -> None:
    """They lie there, and to roll them again is all that may save him."""
    table = {
        "survivors": {
            "amy": people(zone="C1", hands=["pistol"], backpack=["plenty_of_bullets"]),
            "doug": people(zone="C2", health=health),
        },
        "zombies": {"C2": {"walker": 1}},
        "next": {"dice": [1]},
    }
    assert after(ENGINE, "M00", table, "shoot:C2:pistol:-") == ({"pass"} if health == 1 else set())


@pytest.mark.rule("Z2-SKILL-52", "Z2-WIN-02")
@pytest.mark.parametrize("health", [1, 3])
def test_a_card_that_would_cancel_the_last_wound_is_not_kept_unasked(health: int) -> None:
    skills = ["is_that_all_youve_got"]
    table = {
        "survivors": {"amy": people(zone="C1", health=health, skills=skills, hands=["pistol"])},
        "zombies": {"C1": {"walker": 1}},
        "crates": ["A1"],
    }
    assert after(ENGINE, "M00", table, "end-turn") == ({"pass"} if health == 1 else set())


@pytest.mark.rule("Z2-WIN-02", "Z2-RUNNER-01")
@pytest.mark.parametrize("actions", [1, 2])
def test_a_last_action_before_runners_come_is_warned_of(actions: int) -> None:
    """They stand a Zone away: they come, and strike in the same phase."""
    table = {
        "survivors": {"amy": people(zone="C1", health=1, actions=actions, hands=["katana"])},
        "zombies": {"C2": {"runner": 1}},
        "crates": ["A1"],
    }
    assert ("make-noise" in warned(ENGINE, "M00", table)) is (actions == 1)


@pytest.mark.rule("Z2-SKILL-18", "Z2-WIN-02")
def test_a_step_aside_into_the_arms_of_a_rush_is_warned_of() -> None:
    amy = {"zone": "E1", "health": 1, "skills": ["sidestep"]}
    table = {"survivors": {"amy": amy}, "spawns": ["F1 red"], "zombie_deck": [5]}
    assert after(ENGINE, "M00", table, "end-turn") == {"sidestep:amy:F1"}


@pytest.mark.rule("Z2-SKILL-15", "Z2-WIN-02")
def test_a_rush_given_to_the_own_zone_is_warned_of() -> None:
    amy = {"zone": "E1", "health": 1, "skills": ["distributor"]}
    table = {"survivors": {"amy": amy}, "spawns": ["E1 red", "C1 red"], "zombie_deck": [5, 37]}
    assert after(ENGINE, "M00", table, "end-turn", "distribute") == {"assign:5"}


@pytest.mark.rule("Z2-TARGET-03", "Z2-ZOMB-03")
def test_a_hit_that_hurts_nobody_is_not_given_by_one_press() -> None:
    """It is allowed; a newcomer who sees a Brute beside a Runner does not know that it is lost."""
    fight = Fight(
        *(6, 1),
        zombies={4: {"brute": 1, "walker": 1, "runner": 2}},
        elle={"skills": ["sniper"], "hands": ["pistol", "pistol"]},
    ).play("shoot:z4:pistol:pistol")
    options = fight.state.open[0].options
    told = [ENGINE.game.warning(fight.state, 0, one) for one in options]
    vain = Text("z2-warn-hit-vain", {"needs": 2, "damage": 1})
    assert dict(zip(fight.offered, told, strict=True)) == {
        "hit:brute": vain,
        "hit:walker": None,
        "hit:runner": None,
    }


@pytest.mark.rule("Z2-WIN-02", "Z2-RUNNER-01", "Z2-MELEE-02")
@pytest.mark.parametrize("health", [2, 3])
def test_a_last_hit_that_leaves_the_runner_is_warned_of(health: int) -> None:
    """It strikes twice: who gives the only hit to the Walker beside it has lost."""
    table = {
        "survivors": {"amy": people(zone="C1", health=health, actions=1, hands=["katana"])},
        "zombies": {"C1": {"walker": 1, "runner": 1}},
        "crates": ["A1"],
        "next": {"dice": [6, 1]},
    }
    found = after(ENGINE, "M00", table, "melee:katana:-")
    assert found == ({"hit:walker"} if health == 2 else set())
