"""What bots know of the station: air, concentrated attacks, doors, machines and mold."""

import pytest

from horda.games.zombicide.editions.invader import INVADER
from horda.games.zombicide.mind.evaluate import evaluate
from horda.games.zombicide.mind.tactics.aims import wanted, wards
from horda.games.zombicide.mind.tactics.gear import best_gain, gear
from horda.games.zombicide.mind.tactics.hints import hints_of
from horda.games.zombicide.modules.invader.hints_arms import gift
from horda.games.zombicide.modules.invader.hints_errands import (
    airless,
    burner,
    fires,
    missing_samples,
    searching,
    short_of,
    slays,
)
from horda.games.zombicide.modules.invader.hints_fear import at_least, stalked
from horda.games.zombicide.modules.invader.hints_fight import blow, enough
from horda.games.zombicide.modules.invader.hints_goals import chain_gap
from horda.games.zombicide.modules.invader.hints_left import price
from horda.games.zombicide.modules.invader.hints_ways import needs_air, way
from horda.games.zombicide.rules.actors import MACHINES
from horda.games.zombicide.rules.state import NONE
from tests.games.zombicide.boxes import SECOND
from tests.games.zombicide.station import BOX, ENGINE, KIND, SPOILER, Play, Scene, Table, card


def advised(game: Table) -> str:
    """The option that the advice gives most."""
    weights = ENGINE.game.advise(game.state, game.state.open[0])
    assert weights is not None
    return game.offered[weights.index(max(weights))]


def standing(**kinds: int) -> bytes:
    """Xenos of a Zone."""
    found = [0] * BOX.kinds
    for kind, count in kinds.items():
        found[KIND[kind]] = count
    return bytes(found)


def test_only_editions_with_hints_have_them() -> None:
    assert hints_of(INVADER) is not None
    assert hints_of(SECOND) is None


def test_the_way_into_the_open_leads_past_a_supply_room() -> None:
    game = Play("M00").carry("cole", left="smg")
    state, who = game.state, game.number("cole")
    state.objectives = ()
    assert not wanted(state)
    assert needs_air(state, who, ())
    without = way(state, who, ())[state.people[who].zone]
    game.carry("cole", left="smg", body="oxygen_tank")
    assert not needs_air(state, who, ())
    assert way(state, who, ())[state.people[who].zone] < without


def test_a_tank_is_taken_by_whoever_needs_one() -> None:
    game = Play("M00")
    game.state.objectives = ()
    game.stand(1)
    assert advised(game) == "take-tank"


def test_hits_on_one_count_where_no_single_hit_kills() -> None:
    smg, tank = card("smg"), standing(tank=1)
    value, kills, _ = blow(BOX, smg, NONE, "ranged", tank)
    assert kills == pytest.approx(enough(2, 4, 2)) == pytest.approx(0.25)
    assert value > 0
    assert blow(BOX, smg, NONE, "ranged", standing(worker=2))[1] == pytest.approx(1.0)


def test_a_tank_is_aimed_at_and_workers_are_not() -> None:
    for kind, told in (("tank", "concentrate:tank"), ("worker", "pass")):
        game = Scene(zombies={10: {kind: 2}}, cole={"hands": ["smg"]}, table={"objectives": []})
        game.play("shoot:z10")
        assert advised(game).startswith(told), game.offered


def test_a_weapon_without_what_it_needs_is_worth_little() -> None:
    game = Play("M00").carry("cole", left="prototype_lmg", pack="energy_cell")
    slots = game.state.people[game.number("cole")].slots
    game.carry("cole", left="prototype_lmg", on="energy_cell")
    assert gear(BOX, slots) < gear(BOX, game.state.people[game.number("cole")].slots)
    assert best_gain(BOX, slots) > 0


def test_a_machine_takes_the_blow() -> None:
    hints = hints_of(INVADER)
    assert hints is not None
    game = Scene(machines=[("bot", 4, True)], cole={"hands": ["smg"]})
    machine, person = hints.suffers(game.state, MACHINES), hints.suffers(game.state, 0)
    assert machine > person
    assert hints.shields(game.state, NONE, 4) > 0 == hints.shields(game.state, NONE, 10)


def test_a_door_is_closed_before_xenos_and_no_other() -> None:
    for zombies, told in (({15: {"tank": 2}}, True), ({}, False)):
        game = Scene(zone=10, zombies=zombies, cole={"hands": [], "actions": 0, "free": []})
        weights = ENGINE.game.advise(game.state, game.state.open[0]) or []
        door, ending = game.offered.index("close-door:door11"), game.offered.index("end-turn")
        assert (weights[door] > weights[ending]) is told


def test_the_chain_of_mold_is_feared() -> None:
    game = Play("M00")
    state = game.state
    calm = evaluate(state)
    one, two = (zone for zone, _ in state.spawns)
    state.active = 1 << one
    far = chain_gap(state)
    assert evaluate(state) <= calm
    state.active |= 1 << two
    assert chain_gap(state) <= far


def test_goals_draw_the_team() -> None:
    game = Play("M02")
    hidden = {one.zone for one in game.state.objectives if one.hidden}
    assert {*wanted(game.state)} == hidden
    (rolly,) = wards(game.state)
    assert rolly not in hidden
    assert len(wanted(Play("M01").state)) == 1
    assert wards(Play("M03").state) == wanted(Play("M03").state)


def test_what_is_left_costs_less_with_every_token() -> None:
    for mission in ("M02", "M05", "M07", "M10"):
        state = Play(mission).state
        before = price(state)
        for one in state.objectives:
            state.objectives = tuple(other for other in state.objectives if other is not one)
            assert price(state) < before + 1.0, mission  # a new goal may be further away
        assert price(state) < before - 1.0, mission


def test_every_mission_begins_with_some_hope() -> None:
    for mission in INVADER.missions:
        assert 0.02 < evaluate(Play(mission).state) < 0.6, mission


def test_the_abomination_is_feared_before_it_comes() -> None:
    state = Play("M00").state
    assert not any(stalked(state))
    state.zombies[4 * BOX.kinds + SPOILER] = 1
    odds = stalked(state)
    assert odds[4] == 1.0
    assert 0 < odds[15] < odds[10] < 1
    assert odds[10] == pytest.approx(at_least(1, 2, 12 / 54))
    assert at_least(1, 2, 0.5) == pytest.approx(0.75)


def test_a_pair_goes_to_whoever_makes_most_of_it() -> None:
    game = Play("M00").carry("cole", left="smg").carry("magnus", left="smg").carry("jared")
    cole, magnus = game.number("cole"), game.number("magnus")
    assert gift(game.state, cole, magnus) == gift(game.state, magnus, cole) == (cole, 0, magnus)
    assert gift(game.state, magnus, game.number("jared")) is None
    game.carry("cole", left="flamethrower").carry("jared", pack="canister")
    jared = game.number("jared")
    assert gift(game.state, cole, jared) == (jared, BOX.slots.pack, cole)


def test_fire_is_searched_for_and_carried_to_the_spawn_zones() -> None:
    game = Play("M06")
    assert searching(game.state)
    assert len(fires(game.state)) == 4
    game.carry("cole", left="flamethrower", on="canister")
    assert not searching(game.state)
    assert burner(game.state) == game.number("cole")
    assert not fires(Play("M00").state)


def test_roots_and_oranges() -> None:
    game = Play("M10").carry("cole", left="cattle_prod", right="cattle_prod")
    game.carry("jared", left="cattle_prod")
    assert airless(game.state, 0)
    assert len(missing_samples(game.state)) == 5
    assert slays(game.state, game.number("cole"))
    assert not slays(game.state, game.number("jared"))
    assert not missing_samples(Play("M00").state)
    assert short_of(Play("M08").state) == 6 * 19
    assert not short_of(Play("M00").state)
