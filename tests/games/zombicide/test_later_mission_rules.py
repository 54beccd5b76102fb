"""Missions 14 to 25: special rules that a position file cannot show, and games that conform."""

from typing import Any

import pytest

from horda.core import position
from horda.core.conformance import check_game, check_options, check_position
from horda.core.rng import Dice
from horda.core.words import Text
from horda.games.zombicide.modules.skills.handling import in_need
from horda.games.zombicide.papers.invariants import broken
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.actors import card_of
from horda.games.zombicide.rules.state import NONE, ZState
from tests.games.zombicide.boxes import BOX, plain_keys
from tests.games.zombicide.fighting import ENGINE, Fight

LATER = [f"M{number}" for number in range(14, 26)]
HEAVY = {"scenario": "M21"}
NED = {"companions": [{"card": "ned", "zone": 18}]}


def carrying(name: str, *skills: str, **fields: Any) -> dict[str, Any]:
    """A Survivor of Mission 21 with a heavy box, in a room with a way out."""
    return {name: {"zone": 18, "load": ["red"], "skills": list(skills)} | fields}


@pytest.mark.rule("Z2-M21-07", "Z2-M21-Q1")
def test_no_step_by_a_skill_with_a_box() -> None:
    table = {"objectives": ["4 red"]}
    zombies = {18: {"walker": 1}}
    for load, run in (([], True), (["red"], False)):
        josh = carrying("josh", "hit_and_run", hands=["katana"], load=load)
        fight = Fight(6, 6, zombies=zombies, setup=HEAVY, table=table, **josh)
        fight.play("melee:katana:-")
        assert (fight.prompt == "react-after-attack") == run
    spawn = {"objectives": ["4 red"], "spawns": ["24 red"], "zombie_deck": [1]}
    for load, steps in (([], True), (["red"], False)):
        wanda = {"zone": 24, "load": load, "skills": ["sidestep"]}
        fight = Fight(setup=HEAVY, table=spawn, wanda=wanda).play("end-turn")
        assert bool(fight.offers("sidestep")) == steps


@pytest.mark.rule("Z2-M21-07")
def test_a_favour_is_not_enough_to_carry_a_box() -> None:
    leader = {"zone": 18, "skills": ["born_leader"]}
    table = {"objectives": ["4 red"]}
    fight = Fight(setup=HEAVY, table=table, amy=leader, **carrying("ned")).play("lead:ned")
    assert fight.offers("walk") == []
    assert fight.offers("make-noise")


@pytest.mark.rule("Z2-M21-07")
def test_one_zone_at_a_time_with_a_box() -> None:
    table = {"objectives": ["4 red"]}
    ostara = carrying("ostara", "plus_1_zone_per_move", actions=3)
    fight = Fight(setup=HEAVY, table=table, **ostara).play("walk:z19")
    assert fight.prompt == "z2-turn"
    assert fight.person("ostara")["actions"] == 1


@pytest.mark.rule("Z2-M19-06", "Z2-M19-Q1", "Z2-M19-07")
def test_a_swap_beyond_red_learns_every_skill_anew() -> None:
    skills = ["sniper", "plus_1_action", "plus_1_die:combat", "plus_1_die:ranged", "hoard"]
    elle = {
        **{"zone": 9, "skills": skills, "adrenaline": 0, "level": "red", "lap": 1},
        **{"hands": ["katana", "pistol"], "backpack": ["water", "machete", "kukri", "shotgun"]},
    }
    table = {
        "objectives": ["9 red", "9 red"],
        "companions": [{"card": "lou", "leader": "elle"}],
        **{"crates": [8], "pimpweapons": ["gunblade"]},
    }
    setup = {"scenario": "M19", "ultrared": True}
    fight = Fight(setup=setup, table=table, elle=elle).play("take-objective:0")
    assert fight.prompt == "z2-place-card"  # Elle's hoard does not fit on Lou's card
    fight.play("drop")
    learnt = 0
    while fight.prompt in ("z2-choose-skill", "z2-arrange"):
        learnt += fight.prompt == "z2-choose-skill"
        fight.play("done" if fight.prompt == "z2-arrange" else fight.offered[0])
    lou = fight.person("lou")
    assert lou["skills"][:2] == ["charge", "plus_1_action"]
    assert len(lou["skills"]) == len(skills)
    assert (lou["level"], learnt) == ("red", 2)


@pytest.mark.rule("Z2-M19-06")
def test_a_swap_outside_the_own_turn_leaves_its_actions_alone() -> None:
    table = {
        "objectives": ["9 red", "9 red"],
        "companions": [{"card": "lou", "leader": "elle"}],
        **{"crates": [8, 9], "pimpweapons": [card.id.partition(".")[2] for card in _weapons()]},
    }
    elle = {"zone": 9, "skills": ["sniper", "plus_1_action"], "adrenaline": 7}
    amy = {"zone": 9, "skills": ["born_leader"]}
    fight = Fight(setup={"scenario": "M19"}, table=table, amy=amy, elle=elle)
    fight.play("lead:elle", "take-objective:0")
    assert fight.person("lou")["actions"] == 0
    assert fight.table["turn"] == "amy"


def _weapons() -> list[Any]:
    return [BOX.cards[card] for card in BOX.decks["pimpweapon"] if not BOX.cards[card].spawns]


@pytest.mark.rule("Z2-M24-06")
def test_a_deck_without_molotovs_is_left_alone() -> None:
    table: dict[str, Any] = {
        "objectives": ["10 blue", "10 red"],
        "cars": [{"kind": "police_car", "zone": 30, "drivable": True}],
        "equipment": ["water", "katana"],
    }
    fight = Fight(setup={"scenario": "M24"}, table=table, amy={"zone": 10})
    fight.play("take-objective:0")
    assert (fight.prompt, fight.told(events.Drew)) == ("z2-turn", 0)


@pytest.mark.rule("Z2-M24-06")
def test_the_rest_of_the_deck_is_shuffled() -> None:
    orders = set()
    rest = ["water", "katana", "machete", "kukri", "shotgun", "pistol"]
    for seed in range(4):
        table = {
            "survivors": {"amy": {"zone": 10, "skills": []}},
            "objectives": ["10 blue", "10 red"],
            "cars": [{"kind": "police_car", "zone": 30, "drivable": True}],
            "equipment": [*rest[:3], "molotov", *rest[3:]],
        }
        state = position.pose(ENGINE, ENGINE.config({"scenario": "M24"}), seed, table)
        ENGINE.choose(state, plain_keys(state, state.waiting).index("take-objective:0"))
        left = ENGINE.game.describe(state)["equipment"]["left"]
        assert sorted(card.partition("#")[0] for card in left) == sorted(rest)
        orders.add(tuple(left))
    assert len(orders) > 1


@pytest.mark.rule("Z2-M25-09")
def test_nobody_drags_ned_along() -> None:
    zombies = {20: {"patient_0": 1}, 12: {"walker": 1}}
    amy = {"zone": 13, "skills": ["lifesaver"]}
    fight = Fight(setup={"scenario": "M25"}, table=NED, zombies=zombies, amy=amy)
    assert fight.offers("rescue") == []
    ned = next(card for card, one in enumerate(BOX.survivors) if one.id == "ned")
    fight.state.zombies[18 * len(BOX.zombies)] = 1  # it would be lost by then, but who knows
    assert not [one for one in in_need(fight.state, 18) if card_of(fight.state, one) == ned]


@pytest.mark.rule("Z2-M25-12", "Z2-M25-Q2")
def test_a_cocktail_nobody_puts_away_is_lost() -> None:
    table = NED | {"memo": {"given-blue": 1, "given-green": 1}}
    amy = {"zone": 18, "hands": ["molotov"]}
    zombies = {20: {"patient_0": 1}}
    fight = Fight(setup={"scenario": "M25"}, table=table, zombies=zombies, amy=amy)
    fight.play("give:molotov", "drop")
    assert fight.reason == "z2-end-cocktail-wasted"


@pytest.mark.rule("Z2-M25-02", "Z2-M25-11")
def test_the_goal_names_what_ned_lacks() -> None:
    given: list[dict[str, int]] = [
        *({}, {"given-green": 1}, {"given-blue": 1, "given-green": 1}, {"cocktail": 5})
    ]
    missing = ("blue-green-molotov", "blue-molotov", "molotov", "nothing")
    for memo, lacks in zip(given, missing, strict=True):
        zombies = {20: {"patient_0": 1}}
        amy = {"zone": 13, "hands": ["molotov"]}
        fight = Fight(
            setup={"scenario": "M25"}, table=NED | {"memo": memo}, zombies=zombies, amy=amy
        )
        goals = [line.args.get("goal") for line in ENGINE.game.status(fight.state, 0)]
        assert Text("z2-goal-cocktail-mixed", {"missing": lacks}) in goals


@pytest.mark.rule("Z2-M25-07", "Z2-M25-Q1")
def test_a_strong_blow_does_not_kill_it_for_good() -> None:
    amy = {"zone": 21, "skills": ["plus_1_damage:melee"], "hands": ["fire_axe"]}
    table = {**NED, "spawns": ["20 red"]}
    zombies = {21: {"patient_0": 1}}
    fight = Fight(6, setup={"scenario": "M25"}, table=table, zombies=zombies, amy=amy)
    fight.play("melee:fire_axe:-")
    assert (fight.zombies(20), fight.zombies(21)) == ({"patient_0": 1}, {})
    assert fight.person("amy")["adrenaline"] == 5


@pytest.mark.parametrize("scenario", LATER)
def test_a_game_conforms(scenario: str) -> None:
    check_game(ENGINE, ENGINE.config({"scenario": scenario, "players": 2}), seed=5, every=29)


def hardy(scenario: str, seed: int, dice: Dice) -> ZState:
    """Begins a Mission with Survivors that live long, carry a lot and have come far."""
    config = ENGINE.config({"scenario": scenario, "players": 2})
    state: ZState = ENGINE.new(config, seed)
    while state.turn_of == NONE:
        ENGINE.choose(state, dice.below(len(state.waiting.options)))
    table = ENGINE.game.describe(state)
    zones = [token.split()[0] for token in table["objectives"]]
    for number, person in enumerate(table["survivors"].values()):
        person |= {"health": 60, "zone": zones[number % len(zones)], "adrenaline": 19}
        person |= {"level": "orange", "actions": 9 if person["actions"] else 0}
    for one in table["companions"]:
        if scenario != "M25" and not one["leader"]:
            one["leader"] = table["order"][0]
    posed: ZState = position.pose(ENGINE, config, seed, table)
    return posed


@pytest.mark.parametrize("scenario", LATER)
def test_long_games_stay_sound(scenario: str) -> None:
    for seed in range(2):
        dice = Dice(seed)
        state = hardy(scenario, seed, dice)
        assert list(broken(state)) == []
        while state.result is None and state.decision < 250:
            if state.decision % 50 == 0:
                check_options(ENGINE, state)
                check_position(ENGINE, state, dice)
            ENGINE.choose(state, dice.below(len(state.waiting.options)))
            assert list(broken(state)) == []
