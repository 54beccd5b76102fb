"""Penny: her Leader, her changing gifts, and what her death means."""

import pytest

from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX
from horda.games.zombicide.modules.fort_hendrix.story.anger import packed
from horda.games.zombicide.modules.fort_hendrix.story.penny import leader, penny_zone
from horda.games.zombicide.rules.actors import COMPANIONS
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.people import change, has
from horda.games.zombicide.rules.points import CAN_BE_HIT
from horda.games.zombicide.rules.setting_up import start_zones
from horda.games.zombicide.rules.state import NONE
from horda.games.zombicide.rules.wounds import Share
from horda.games.zombicide.screen.bar import bar
from horda.games.zombicide.screen.chances import Odds
from horda.games.zombicide.screen.odds import in_the_way
from tests.games.zombicide.fort_hendrix.fort import BOX, ENGINE
from tests.games.zombicide.fort_hendrix.storied import Walk


@pytest.mark.rule("FH-PENNY-1", "FH-M1-3")
def test_the_players_choose_her_leader_anew_among_those_with_her() -> None:
    walk = Walk("F01", prefers=("pick:wayne",))
    names = [BOX.survivors[person.card].id for person in walk.state.people]
    assert names[leader(walk.state)] == "wayne"
    zones = {name: person.zone for name, person in zip(names, walk.state.people, strict=True)}
    assert zones["javier"] == zones["karl"] == zones["riley"] != zones["wayne"]
    assert penny_zone(walk.state) == zones["wayne"] == zones["michelle"] == zones["marianne"]
    assert not walk.told("answered:0:pick:javier")


@pytest.mark.rule("FH-M1-3")
def test_other_survivors_fill_both_start_zones() -> None:
    others = "amy+doug+elle+joshua+ned+wanda"
    ids = [one.id for one in BOX.survivors if one.kind == "adult"][:6]
    walk = Walk("F01", survivors="+".join(ids), prefers=("start-in",))
    assert len({person.zone for person in walk.state.people}) == 2, others


@pytest.mark.rule("FH-M1-3", "FH-PENNY-1")
@pytest.mark.parametrize(
    "team", ["javier", "amy", "karl+riley", "javier+karl+riley", "wayne+marianne"]
)
@pytest.mark.parametrize("first", [0, -1])
def test_few_survivors_do_not_leave_penny_without_a_leader(team: str, first: int) -> None:
    """Those of one printed group alone are placed as others are: the Leader must be with her."""
    names = team.split("+")
    config = ENGINE.config({"scenario": "F01", "team": len(names), "survivors": team})
    laid = ENGINE.new(config, 1)
    zones = start_zones(laid)
    liked = f"start-in:{laid.board.zone_names[zones[first]]}"
    walk = Walk.of(config, prefers=(liked, "start-in"))
    there = {person.zone for person in walk.state.people}
    assert leader(walk.state) != NONE
    assert there == ({*zones} if len(names) > 1 else {zones[1]})


@pytest.mark.rule("FH-PENNY-4", "FH-PENNY-Q4")
def test_her_task_spares_everybody_in_her_zone() -> None:
    walk = Walk("F02")
    hooks, state = ENGINE.game.hooks(walk.state), walk.state
    assert not hooks.query(CAN_BE_HIT, state, COMPANIONS, True)
    assert not any(hooks.query(CAN_BE_HIT, state, who, True) for who in range(6))
    away = next(who for who in range(6) if who != leader(state))
    walk.put(away, walk.zone("1R H"))
    assert hooks.query(CAN_BE_HIT, walk.state, away, True), "who left is hit as ever"
    later = Walk("F04")
    assert ENGINE.game.hooks(later.state).query(CAN_BE_HIT, later.state, 0, True)


@pytest.mark.rule("FH-PENNY-4")
@pytest.mark.parametrize(("mission", "spared"), [("F02", True), ("F04", False)])
def test_a_shot_into_her_zone_never_hits_her_while_she_has_her_task(
    mission: str, spared: bool
) -> None:
    walk = Walk(mission)
    zone = penny_zone(walk.state)
    shot = Attack(walk.who, "ranged", zone, 0)
    there = in_the_way(walk.state, ENGINE.game.hooks(walk.state), shot)
    assert (COMPANIONS not in there) == spared
    assert there == [] if spared else len(there) == len(walk.state.people)


@pytest.mark.rule("FH-PENNY-5", "FH-PENNY-Q3", "FH-D22")
def test_her_anger_strikes_out_of_the_backpack_only() -> None:
    walk = Walk("F04")
    while walk.who != leader(walk.state):
        walk.play("end-turn").to_turn()
    change(walk.state, walk.who, slots=walk.state.bare)
    walk.hold("machete", slot=0)
    zone = walk.state.people[walk.who].zone
    walk.again()
    walk.state.zombies[zone * walk.state.kinds] = 2
    assert walk.again().offers("rage") == [], "a weapon in a Hand is not meant"
    change(walk.state, walk.who, slots=walk.state.bare, actions=0)
    walk.hold("machete", slot=3)
    walk.state.zombies[zone * walk.state.kinds] = 2
    assert walk.again().offers("rage:melee"), "it costs no Action"
    walk.play("rage:melee")
    while walk.prompt != "z2-turn" and walk.state.result is None:
        walk.choose()
    walk.state.zombies[zone * walk.state.kinds] = 2
    assert walk.again().offers("rage") == [], "once a Turn"


@pytest.mark.rule("FH-PENNY-5", "FH-ALLOUT-5", "FH-PRES-Q1")
def test_her_anger_too_takes_of_two_weapons_alike_the_one_that_nobody_can_keep() -> None:
    walk = Walk("F04")
    while walk.who != leader(walk.state):
        walk.play("end-turn").to_turn()
    axes = [c for c, same in enumerate(BOX.same) if BOX.names[same] == "fire_axe"]
    starting = next(axe for axe in axes if not BOX.cards[axe].preserve)
    base = next(axe for axe in axes if BOX.cards[axe].preserve)
    change(walk.state, walk.who, slots=(NONE, NONE, base, starting, NONE))
    found = packed(walk.state, ENGINE.game.hooks(walk.state), walk.who, "melee")
    assert found[0] == (starting, NONE)


@pytest.mark.rule("FH-PENNY-5", "FH-PENNY-3", "Z2-FF-01", "Z2-MOLOTOV-02")
def test_whom_her_anger_may_hit_besides_is_told_before_it_is_done() -> None:
    """Her task is over in M4: a miss in her own Zone kills her, and a Molotov fells a friend."""
    walk = Walk("F04")
    while walk.who != leader(walk.state):
        walk.play("end-turn").to_turn()
    change(walk.state, walk.who, slots=walk.state.bare)
    walk.hold("sawed_off", slot=2).hold("molotov", slot=3)
    here = walk.state.people[walk.who].zone
    near = walk.state.tables.neighbours[here][0]
    walk.put(next(who for who in range(6) if who != walk.who), near).again()
    names = walk.state.board.zone_names
    odds = ENGINE.game.odds(walk.state, 0)
    shot, fire = (
        odds[f"rage:ranged:{names[zone]}:{card}:-"]
        for zone, card in ((here, "sawed_off"), (near, "molotov"))
    )
    assert isinstance(shot, Odds)
    assert isinstance(fire, Odds)
    assert [peril.lost for peril in shot.perils if peril.falls] == [True], "Penny"
    assert [(peril.falls, peril.lost) for peril in fire.perils] == [(True, False)]
    assert "Rage" in bar(FORT_HENDRIX).attacks, "a screen asks once more"


@pytest.mark.rule("FH-PENNY-3", "FH-PENNY-Q2", "FH-END-1")
def test_her_death_loses_the_campaign_at_once() -> None:
    walk = Walk("F02")
    state = walk.state
    share = Share((COMPANIONS,), 1, 1, 0, 1)
    state.stack, state.at = (*state.stack, share), (*state.at, 0)
    walk.again()
    assert walk.state.result is not None
    assert walk.state.result.reason == "z2-end-penny"
    assert walk.state.tale.lost == "penny"
    assert walk.state.down == ()


@pytest.mark.rule("FH-KO-Q7")
def test_a_leader_who_falls_leaves_her_alone_and_another_may_take_her() -> None:
    walk = Walk("F02")
    state, led = walk.state, leader(walk.state)
    share = Share((led,), 3, 1, 0, 1)
    state.stack, state.at = (*state.stack, share), (*state.at, 0)
    walk.again()
    assert leader(walk.state) == NONE
    assert penny_zone(walk.state) == walk.state.down[0].zone
    walk.to_turn()
    if walk.who == led:
        walk.play("end-turn").to_turn()
    walk.put(walk.who, penny_zone(walk.state)).fresh()
    walk.play("rally:penny")
    assert leader(walk.state) == walk.who


@pytest.mark.rule("FH-PENNY-2", "FH-PENNY-Q1")
def test_her_card_lends_nothing_but_what_the_mission_says() -> None:
    walk = Walk("F04")
    led = leader(walk.state)
    assert not has(walk.state, led, "low_profile")
    assert has(walk.state, led, "pennys_gift")
