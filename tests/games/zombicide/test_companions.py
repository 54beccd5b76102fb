"""Companions: rallied, led, handed over, heard and hurt.

Streets: 2, 3 and 4 stand in a row from west to east; 2 sees 4 at Range 2.
"""

from typing import Any

import pytest
from msgspec import to_builtins

from horda.core import position
from horda.core.conformance import check_options, check_position
from horda.core.errors import BadPosition
from horda.core.rng import Dice
from horda.core.run import Run
from horda.games.zombicide.modules.companions import random_companion, suitable
from horda.games.zombicide.papers.explain import explain
from horda.games.zombicide.papers.invariants import broken
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.actors import noise_in
from horda.games.zombicide.rules.people import blue_skill, skills
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.rules.targets import Aim
from horda.games.zombicide.screen.picture import notes
from horda.games.zombicide.screen.status import status
from tests.games.zombicide.boxes import BOX
from tests.games.zombicide.fighting import ENGINE, HERE, Fight, armed

QUIET = {"active_spawns": 0}
LOST = "z2-end-eliminated"
EXIT = 9


def with_companions(*fellows: tuple[str, str | int], **table: Any) -> dict[str, Any]:
    """A table with Companions: each with its Leader's name or its Zone."""
    listed = [
        {"card": card, "zone": at} if isinstance(at, int) else {"card": card, "leader": at}
        for card, at in fellows
    ]
    return {"companions": listed, **QUIET, **table}


def fellow(fight: Fight, card: str) -> dict[str, Any]:
    """A Companion as everybody sees it."""
    seen = to_builtins(ENGINE.game.view(fight.state, None))["companions"]
    return next(dict(one) for one in seen if one["id"] == card)


def skilled(fight: Fight, who: int) -> list[str]:
    """The skills a Survivor has now."""
    return [BOX.skill_key(skill) for skill in skills(fight.state, who)]


@pytest.mark.rule("Z2-COMP-X1", "Z2-COMP-08", "Z2-COMP-04", "Z2-COMP-05", "Z2-COMP-12")
@pytest.mark.rule("Z2-COMP-07")
def test_wanda_rallies_bunny_g_and_sprints() -> None:
    fight = Fight(wanda={"skills": ["sprint"]}, table=with_companions(("bunny_g", HERE)))
    assert fellow(fight, "bunny_g") == {
        "id": "bunny_g",
        "zone": HERE,
        "leader": None,
        "how": "alone",
    }
    fight.play("rally:bunny_g")
    assert fight.person("wanda")["actions"] == 2
    assert fight.told(events.Followed) == 1
    assert skilled(fight, 0) == ["sprint", "lucky"]
    far = fight.offers("dash:sprint")
    assert far
    fight.play(far[-1])
    while fight.prompt != "z2-turn":
        fight.play(fight.offered[0])
    zone = fight.person("wanda")["zone"]
    assert zone != HERE
    assert fellow(fight, "bunny_g") == {
        "id": "bunny_g",
        "zone": zone,
        "leader": "wanda",
        "how": "led",
    }


@pytest.mark.rule("Z2-COMP-X2", "Z2-COMP-06", "Z2-TRADE-I1")
def test_josh_takes_bunny_g_over() -> None:
    fight = Fight(josh={}, wanda={}, table=with_companions(("bunny_g", "wanda")))
    assert skilled(fight, 1) == ["lucky"]
    fight.play("trade:wanda", "hand-over:bunny_g", "done")
    assert fight.person("josh")["actions"] == 2
    assert (skilled(fight, 0), skilled(fight, 1)) == (["lucky"], [])
    fight.play("walk:z4")
    assert fellow(fight, "bunny_g") == {"id": "bunny_g", "zone": 4, "leader": "josh", "how": "led"}


@pytest.mark.rule("Z2-COMP-04", "Z2-INTER-17")
def test_the_skill_works_at_once() -> None:
    fight = Fight(
        1, 6,
        wanda=armed("machete"),
        zombies={HERE: {"walker": 1}},
        table=with_companions(("bunny_g", HERE)),
    )  # fmt: skip
    fight.play("rally:bunny_g", "melee:machete:-")
    assert fight.offers("reroll:lucky")


@pytest.mark.rule("Z2-COMP-08", "Z2-COMP-Q7", "Z2-COMP-14")
def test_rallying_needs_the_zone_and_an_action_only() -> None:
    table = with_companions(("bunny_g", HERE), ("lou", 4))
    fight = Fight(wanda={}, zombies={HERE: {"walker": 1}}, table=table)
    assert fight.offers("rally") == ["rally:bunny_g"]
    tired = Fight(wanda={"actions": 0, "free": [0, 0, 0, 0, 1, 0, 0]}, table=table)
    assert tired.offers("rally") == []
    fight.play("rally:bunny_g")
    assert fight.offers("rally") == []


@pytest.mark.rule("Z2-COMP-04", "Z2-COMP-07", "Z2-COMP-13", "Z2-INV-I2", "Z2-COMP-Q5")
def test_several_companions_take_no_slots() -> None:
    full = armed("machete", "machete", backpack=["water", "water", "water"])
    table = with_companions(("bunny_g", HERE), ("odin", "wanda"))
    fight = Fight(wanda=full, table=table).play("rally:bunny_g")
    assert skilled(fight, 0) == ["lucky", "plus_1_die:melee"]
    assert len(fight.person("wanda")["backpack"]) == 3
    assert fight.offers("slip") == []


@pytest.mark.rule("Z2-COMP-Q3")
def test_numbers_of_leader_and_companion_add_up() -> None:
    free = "plus_1_free_action:search"
    twice = Fight(elle={"skills": [free]}, table=with_companions(("ned", "elle")))
    assert twice.person("elle")["free"][5] == 2
    dice = ["plus_1_die:melee"]
    odin = Fight(
        6, 6, 6,
        wanda=armed("machete", skills=dice),
        zombies={HERE: {"walker": 4}},
        table=with_companions(("odin", "wanda")),
    )  # fmt: skip
    odin.play("melee:machete:-")
    assert odin.rolled == 3


@pytest.mark.rule("Z2-COMP-Q4")
def test_a_free_action_is_one_for_each_survivor_and_turn() -> None:
    fight = Fight(elle={}, doug={}, table=with_companions(("amy", HERE)))
    fight.play("rally:amy")
    assert fight.person("elle")["free"][4] == 1
    fight.play("walk:z4", "walk:z3")
    assert (fight.person("elle")["actions"], fight.person("elle")["free"][4]) == (1, 0)
    fight.play("trade:doug", "hand-over:amy", "hand-over:amy", "done")
    assert fight.person("elle")["free"][4] == 0
    unspent = Fight(elle={}, doug={}, table=with_companions(("amy", "elle")))
    unspent.play("trade:doug", "hand-over:amy", "done")
    assert unspent.person("elle")["free"][4] == 0
    unspent.play("end-turn")
    assert unspent.person("doug")["free"][4] == 1


@pytest.mark.rule("Z2-COMP-Q1", "Z2-COMP-06")
def test_the_card_cannot_be_discarded() -> None:
    fight = Fight(wanda={}, josh={}, table=with_companions(("bunny_g", "wanda")))
    assert "reorganise" not in fight.offered
    fight.play("trade:josh")
    assert fight.offered == ["hand-over:bunny_g", "done"]


@pytest.mark.rule("Z2-MOVE-I1", "Z2-COMP-12")
def test_only_the_leader_pays_for_the_way() -> None:
    table = with_companions(("bunny_g", "wanda"), ("lou", "wanda"))
    fight = Fight(wanda={}, zombies={HERE: {"walker": 1}}, table=table).play("walk:z4")
    assert fight.person("wanda")["actions"] == 1
    assert {fellow(fight, card)["zone"] for card in ("bunny_g", "lou")} == {4}


@pytest.mark.rule("Z2-COMP-09", "Z2-COMP-I1", "Z2-COMP-Q2", "Z2-NOISE-05")
def test_companions_are_heard_and_seen() -> None:
    table = with_companions(("bunny_g", "wanda"), ("lou", 2))
    fight = Fight(wanda={"zone": 4}, table=table)
    assert [noise_in(fight.state, zone) for zone in (2, 3, 4)] == [1, 0, 2]
    aim = Aim(fight.state)
    assert aim.people == {2, 4}
    assert aim.targets(HERE) == (4,)
    lone = Fight(wanda={"zone": 8}, table=with_companions(("lou", 2)))
    assert Aim(lone.state).targets(HERE) == (2,)


@pytest.mark.rule("Z2-COMP-11", "Z2-COMP-Q2")
def test_a_zombie_at_a_lone_companion_loses_the_game() -> None:
    table = with_companions(("lou", 2))
    fight = Fight(wanda={"zone": 8}, zombies={2: {"walker": 1}}, table=table)
    fight.play("end-turn")
    assert fight.reason == LOST


@pytest.mark.rule("Z2-INTER-15", "Z2-COMP-I2", "Z2-COMP-Q2")
def test_the_leader_takes_wounds_for_its_companion() -> None:
    table = with_companions(("bunny_g", "wanda"))
    fight = Fight(wanda={}, zombies={HERE: {"walker": 2}}, table=table).play("end-turn")
    assert fight.offered == ["suffer:wanda", "suffer:bunny_g"]
    fight.play("suffer:wanda", "suffer:wanda")
    assert not fight.reason
    assert fight.person("wanda")["health"] == 1


@pytest.mark.rule("Z2-INTER-15", "Z2-COMP-11")
@pytest.mark.parametrize("on_leader", [0, 1, 2, 3])
def test_three_wounds_lose_in_any_split(on_leader: int) -> None:
    table = with_companions(("bunny_g", "wanda"))
    fight = Fight(wanda={}, zombies={HERE: {"walker": 3}}, table=table).play("end-turn")
    fight.play(*["suffer:wanda"] * on_leader)
    if not fight.reason:
        fight.play("suffer:bunny_g")
    assert fight.reason == LOST


@pytest.mark.rule("Z2-FF-06", "Z2-COMP-10", "Z2-COMP-I2")
def test_friendly_fire_hits_companions() -> None:
    shooter = armed("pistol", zone=2)
    table = with_companions(("bunny_g", "josh"))
    fight = Fight(1, elle=shooter, josh={}, zombies={HERE: {"walker": 1}}, table=table)
    fight.play("shoot:z3:pistol:-")
    assert fight.offered == ["suffer:josh", "suffer:bunny_g"]
    lone = Fight(
        1, elle=shooter, zombies={HERE: {"walker": 1}}, table=with_companions(("bunny_g", HERE))
    )
    assert lone.play("shoot:z3:pistol:-").reason == LOST


@pytest.mark.rule("Z2-COMP-11", "Z2-MOLOTOV-02")
def test_a_molotov_burns_companions() -> None:
    table = with_companions(("bunny_g", HERE))
    fight = Fight(elle=armed("molotov", zone=2), zombies={HERE: {"walker": 1}}, table=table)
    assert fight.play("shoot:z3:molotov:-").reason == LOST


@pytest.mark.rule("Z2-SKILL-Q39")
def test_a_lifesaver_drags_a_lone_companion_and_a_leader_with_its_own() -> None:
    table = with_companions(("bunny_g", HERE), ("lou", "josh"))
    wanda = {"zone": 2, "skills": ["lifesaver"]}
    fight = Fight(wanda=wanda, josh={}, zombies={HERE: {"walker": 1}}, table=table)
    assert fight.offers("rescue") == ["rescue:josh:z3", "rescue:bunny_g:z3"]
    fight.play("rescue:bunny_g:z3", "rescue:josh:z3")
    assert fight.person("josh")["zone"] == 2
    assert fellow(fight, "bunny_g") == {"id": "bunny_g", "zone": 2, "leader": None, "how": "alone"}
    assert fellow(fight, "lou")["zone"] == 2


@pytest.mark.rule("Z2-COMP-Q6")
def test_companions_leave_with_their_leader() -> None:
    table = with_companions(("bunny_g", "josh"))
    fight = Fight(josh={"zone": EXIT}, wanda={}, table=table).play("escape")
    assert fellow(fight, "bunny_g") == {
        "id": "bunny_g",
        "zone": None,
        "leader": "josh",
        "how": "led",
    }
    assert Aim(fight.state).people == {HERE}
    assert noise_in(fight.state, EXIT) == 0


@pytest.mark.rule("Z2-CAR-Q6", "Z2-COMP-12")
def test_in_a_car_a_companion_needs_a_seat() -> None:
    def seated(*seats: str) -> dict[str, Any]:
        car = {"kind": "police_car", "zone": HERE, "drivable": True, "seats": list(seats)}
        return with_companions(("bunny_g", "josh"), ("lou", HERE), cars=[car])

    roomy = Fight(wanda={}, josh={}, elle={}, table=seated("wanda", "josh"))
    assert roomy.offers("rally") == ["rally:lou"]
    roomy.play("rally:lou")
    drive = roomy.offers("drive-slow")[0]
    roomy.play(drive)
    zone = roomy.person("wanda")["zone"]
    assert zone != HERE
    assert {fellow(roomy, card)["zone"] for card in ("bunny_g", "lou")} == {zone}
    full = Fight(wanda={}, josh={}, elle={}, table=seated("wanda", "josh", "elle"))
    assert full.offers("rally") == []
    full.play("trade:josh")
    assert full.offers("hand-over") == ["hand-over:bunny_g"]
    people: dict[str, Any] = {name: {} for name in ("wanda", "josh", "elle", "doug", "ned")}
    outside = Fight(**people, table=seated("wanda", "elle", "doug", "ned"))
    outside.play("trade:josh")
    assert outside.offers("hand-over") == []
    crowded = Fight(**people, table=seated("wanda", "josh", "doug", "ned"))
    assert "car 0 has no seats for 1 Companions" in list(broken(crowded.state))
    lost = with_companions(("josh", HERE), ("lou", -1))
    wrong = list(broken(Fight(josh={}, table=lost).state))
    assert {"a Survivor is in the game twice", "lou is in Zone -1, led by -1"} <= set(wrong)


@pytest.mark.rule("Z2-MISSION-09", "Z2-COMP-03", "Z2-SKILL-35", "Z2-SKILL-36", "Z2-SKILL-37")
def test_random_companions_are_not_in_the_game_yet() -> None:
    fight = Fight(wanda={}, josh={}, table=with_companions(("bunny_g", HERE)))
    state = fight.state
    for number in range(9):
        random_companion(Run.on(ENGINE.game, state, fight.happened.append), 0)
        assert len(state.companions) == 2 + number
    assert len({one.card for one in state.companions}) == 10
    assert all(one.leader == 0 for one in state.companions[1:])
    random_companion(Run.on(ENGINE.game, state, fight.happened.append), 0)
    assert len(state.companions) == 10
    never = [i for i in range(len(BOX.survivors)) if not suitable(state.box, i)]
    assert not never  # no Survivor of the box starts with Health, adrenaline or a card


@pytest.mark.rule("Z2-COMP-15", "Z2-BSPAWN-09", "Z2-BSPAWN-I2")
def test_a_building_with_a_companion_in_it_spawns_when_opened() -> None:
    table = with_companions(("lou", 40), zombie_deck=[9, 9, 9, 9])
    crowbar = armed("crowbar", zone=30, tokens=1)
    fight = Fight(amy=crowbar, setup={"scenario": "M01"}, table=table)
    fight.play("open-door:door11:crowbar")
    assert fight.offers("reveal:z40")


@pytest.mark.rule("Z2-SKILL-39")
def test_a_field_medic_may_go_to_a_lone_companion() -> None:
    wanda = {"zone": 2, "skills": ["field_medic"]}
    alone = Fight(wanda=wanda, table=QUIET)
    assert alone.offers("dash") == ["dash:field_medic:z2"]  # she may heal herself
    fight = Fight(wanda=wanda, table=with_companions(("lou", 4)))
    assert fight.offers("dash") == ["dash:field_medic:z2", "dash:field_medic:z4"]


@pytest.mark.rule("Z2-COMP-08", "Z2-CAR-Q6")
def test_why_a_companion_cannot_be_rallied() -> None:
    def why(key: str, table: dict[str, Any], **wanda: Any) -> str | None:
        fight = Fight(wanda=wanda, josh={}, elle={}, doug={}, table=table)
        refusal = explain(fight.state, 0, key)
        return refusal.why.id if refusal and refusal.why else None

    table = with_companions(("bunny_g", "josh"), ("lou", 4), ("odin", HERE))
    assert why("rally:bunny_g", table) == "z2-no-led"
    assert why("rally:lou", table) == "z2-no-not-here"
    assert why("rally:amy", table) == "z2-no-no-companion"
    tired = {"actions": 0, "free": [0, 0, 0, 0, 1, 0, 0]}
    assert why("rally:odin", table, **tired) == "z2-no-actions"
    seats = ["wanda", "josh", "elle", ""]
    car = {"kind": "police_car", "zone": HERE, "drivable": True, "seats": seats}
    assert why("rally:odin", {**table, "cars": [car]}) == "z2-no-no-seat"


def test_companions_are_drawn_and_told_about() -> None:
    fight = Fight(wanda={}, table=with_companions(("bunny_g", "wanda"), ("lou", 2)))
    assert notes(fight.state, HERE) == ["wanda +bunny"]
    assert notes(fight.state, 2) == ["+lou"]
    said = [line.id for line in status(fight.state, None)]
    assert said[-2:] == ["z2-status-companion", "z2-status-lone-companion"]
    assert fight.table["companions"] == [
        {"card": "bunny_g", "zone": -1, "leader": "wanda"},
        {"card": "lou", "zone": 2, "leader": ""},
    ]


@pytest.mark.parametrize("wrong", [{"card": "nobody", "zone": 1}, {"card": "lou", "hat": 1}])
def test_wrong_companions_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        Fight(wanda={}, table={"companions": [wrong]})


def test_each_companion_lends_its_first_blue_skill() -> None:
    assert BOX.skill_key(blue_skill(BOX, 0)) == "plus_1_free_action:move"


@pytest.mark.parametrize("seed", range(6))
def test_random_games_with_companions_conform(seed: int) -> None:
    config = ENGINE.config({"scenario": "M00", "survivors": "wanda+josh+elle+doug+ned+odin"})
    state: ZState = ENGINE.new(config, seed)
    table = dict(ENGINE.game.describe(state))
    dice = Dice(seed)
    while state.result is None and state.waiting.prompt != "z2-turn":
        ENGINE.choose(state, dice.below(len(state.waiting.options)))
    table = dict(ENGINE.game.describe(state))
    zone = table["survivors"]["wanda"]["zone"]
    table["companions"] = [
        {"card": "bunny_g", "zone": zone},
        {"card": "amy", "leader": "josh"},
    ]
    state = position.pose(ENGINE, config, seed, table)
    while state.result is None:
        check_options(ENGINE, state)
        if state.decision % 9 == 0:
            check_position(ENGINE, state, dice)
            assert list(broken(state)) == []
        ENGINE.choose(state, dice.below(len(state.waiting.options)))


@pytest.mark.rule("Z2-COMP-Q3", "Z2-COMP-Q4")
def test_a_leaders_own_free_action_stays_when_the_companions_is_spent() -> None:
    leader = {"zone": 3, "skills": ["plus_1_free_action:move"]}
    table = {"companions": [{"card": "amy", "leader": "josh"}]}  # who lends the same skill
    fight = Fight(josh=leader, ned={"zone": 2}, table=table).play("walk:z2")
    fight.play("trade:ned", "hand-over:amy", "done")
    assert sum(fight.state.people[0].free) == 1  # one was used, and the own one is left
    unspent = Fight(josh=leader, ned={"zone": 3}, table=table)
    unspent.play("trade:ned", "hand-over:amy", "done")
    assert sum(unspent.state.people[0].free) == 1
