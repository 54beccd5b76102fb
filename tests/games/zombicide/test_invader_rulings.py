"""Rulings of Invader on small positions: mold, what Objectives bring, machines by their kind."""

import pytest

from horda.games.zombicide.modules.invader import mold
from horda.games.zombicide.modules.invader.machines import card_of
from horda.games.zombicide.modules.invader.spawn_zones import wake
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.people import change
from horda.games.zombicide.screen.chances import Odds
from tests.games.zombicide.station import BOX, GAME, Play, Scene, burn, card

PURPLE = COLOURS.index("purple")
ROOM, CORRIDOR, NEXT, K1, K3, OUTSIDE = 3, 4, 10, 5, 11, 6


def linked(scene: Scene, *spawns: int) -> bool:
    return mold.linked(scene.state, {*spawns})


@pytest.mark.rule("INV-MOLD-14", "INV-M7-5", "INV-DOOR-4")
def test_a_door_that_mold_eats_wakes_its_spawn_zone_before_the_chain_is_judged() -> None:
    game = Play("M07")
    state, ids = game.state, game.state.board.zone_ids
    spot, zone = ids["A3"], ids["C3"]
    state.objectives = tuple(one for one in state.objectives if one.zone != zone)
    state.spawns, state.active = ((spot, PURPLE), (zone, 0)), 1 << spot
    assert {state.board.doors[door].colour for door in state.shut} == {"purple", "green"}
    mold.grow(game.run, zone)
    assert state.active_spawns >> PURPLE & 1
    assert game.why() == "mold-chain"


@pytest.mark.rule("INV-MOLD-14", "INV-END-2")
def test_a_lost_objective_is_judged_before_the_chain() -> None:
    game = Play("M07")
    state, ids = game.state, game.state.board.zone_ids
    spot, zone = ids["A3"], ids["C3"]
    state.spawns, state.active = ((spot, 0), (zone, 0)), 1 << spot
    mold.grow(game.run, zone)
    assert game.why() == "goal-impossible"


@pytest.mark.rule("INV-MOLD-Q1", "INV-MOLD-Q5", "INV-MOLD-11")
def test_both_spawn_zones_need_active_mold_themselves() -> None:
    scene = Scene(cole={})
    scene.state.active, scene.state.inactive = 1 << ROOM | 1 << CORRIDOR, 1 << K1
    assert linked(scene, ROOM, CORRIDOR)
    assert not linked(scene, ROOM, K1)
    assert not linked(scene, ROOM, NEXT)
    mold.grow(scene.run, OUTSIDE)
    assert not linked(scene, ROOM, OUTSIDE)


@pytest.mark.rule("INV-MOLD-Q6")
def test_mold_spreads_over_walls_but_not_to_the_outside() -> None:
    scene = Scene(cole={})
    assert K3 not in scene.state.tables.neighbours[K1]
    scene.state.active = 1 << K1 | 1 << K3
    assert linked(scene, K1, K3)
    beside = mold.beside(scene.state.board)
    assert not any(mask & scene.state.board.outdoors for mask in beside)
    assert not any(beside[zone] for zone in (OUTSIDE, 0, 12))


@pytest.mark.rule("INV-MOLD-Q2")
def test_a_sleeping_spawn_zone_counts_once_it_wakes() -> None:
    scene = Scene(table={"spawns": [f"{ROOM} red", f"{CORRIDOR} purple"]}, cole={})
    scene.state.active = 1 << ROOM | 1 << CORRIDOR
    mold.check_chain(scene.run)
    assert not scene.why()
    wake(scene.run, PURPLE)
    assert scene.why() == "mold-chain"


@pytest.mark.rule("INV-MOLD-Q2")
def test_two_tokens_in_one_zone_are_one_spawn_zone() -> None:
    scene = Scene(table={"spawns": [f"{ROOM} red", f"{ROOM} red"]}, cole={})
    scene.state.active = 1 << ROOM | 1 << CORRIDOR
    mold.check_chain(scene.run)
    assert not scene.why()


@pytest.mark.rule("INV-MOLD-Q3")
def test_mold_tokens_do_not_run_out() -> None:
    game = Play("M01")
    inside = [
        z for z in range(len(game.state.board.zones)) if not game.state.board.outdoors >> z & 1
    ]
    game.state.spawns = ()
    for zone in inside:
        mold.grow(game.run, zone)
    assert game.state.active.bit_count() == len(inside) > BOX.parts.tokens.mold
    assert not game.why()


@pytest.mark.rule("INV-MOLD-Q4", "INV-MOLD-4")
def test_spawn_exit_and_noise_tokens_and_figures_stay() -> None:
    table = {"spawns": [f"{CORRIDOR} red"], "noise": {str(CORRIDOR): 2}}
    scene = Scene(
        zombies={CORRIDOR: {"worker": 1}}, machines=[("bot", CORRIDOR)], table=table, cole={}
    )
    mold.grow(scene.run, CORRIDOR)
    state = scene.state
    assert (state.spawns, state.noise[CORRIDOR]) == (((CORRIDOR, 0),), 2)
    assert (scene.count(CORRIDOR), state.machines[0].zone) == (1, CORRIDOR)
    assert state.people[0].zone == CORRIDOR


@pytest.mark.rule("INV-MOLD-Q7")
def test_neither_mold_nor_fire_takes_what_is_no_token_of_the_zone() -> None:
    cole, jared = {"load": ["green"], "zone": ROOM}, {"zone": NEXT}
    bot, table = ("bot", CORRIDOR, True), {"unseen": ["cole"]}
    scene = Scene(machines=[bot], table=table, cole=cole, jared=jared)
    mold.grow(scene.run, ROOM)
    mold.grow(scene.run, CORRIDOR)
    state = scene.state
    assert (state.people[0].load, state.unseen) == ((COLOURS.index("green"),), (0,))
    assert state.machines[0].active
    burn(scene, CORRIDOR)
    assert state.people[0].load
    assert state.machines[0].zone == -1  # destroyed, as a Character


@pytest.mark.rule("INV-MACH-8")
def test_a_machine_is_known_by_its_kind_whatever_its_model() -> None:
    assert card_of(BOX, "bot").id == "peacekeeper_bot"
    skilled = Scene(machines=[("bot", NEXT)], cole={"skills": ["remote_control:bot"]})
    assert skilled.offers("steer-to:bot")


@pytest.mark.rule("INV-MIS-3", "INV-PROTO-Q1", "INV-XP-1")
@pytest.mark.parametrize("mission", [f"M{n:02}" for n in range(1, 11)])
def test_a_red_objective_brings_experience_and_a_prototype(mission: str) -> None:
    game = Play(mission)
    state, who = game.state, game.who
    left = len(state.prototypes)
    state.objectives = ()
    game.token(state.people[who].zone, "red")
    game.token(next(z for z in range(len(state.noise)) if z != state.people[who].zone), "blue")
    game.asked().play("take-objective")
    assert (state.people[who].adrenaline, len(state.prototypes)) == (5, left - 1)
    assert game.prompt == "z2-place-card"  # with a free reorganisation
    assert game.state.open[0].args[0] in BOX.decks["prototype"]


@pytest.mark.rule("INV-PROTO-Q1", "INV-MIS-3")
@pytest.mark.parametrize("mission", ["M01", "M07"])
def test_when_all_prototypes_are_gone_none_is_given(mission: str) -> None:
    game = Play(mission)
    state, who = game.state, game.who
    state.prototypes, state.objectives = type(state.prototypes)(), ()
    game.token(state.people[who].zone, "red")
    game.token(1, "blue")
    game.asked().play("take-objective")
    assert (state.people[who].adrenaline, game.prompt) == (5, "z2-turn")


@pytest.mark.rule("INV-MIS-3")
def test_other_objectives_bring_experience_only() -> None:
    game = Play("M01")
    state, who = game.state, game.who
    state.objectives = ()
    game.token(state.people[who].zone, "green", hidden=True)
    game.asked().play("take-objective")
    assert (state.people[who].adrenaline, game.prompt) == (5, "z2-turn")
    assert len(state.prototypes) == 4


@pytest.mark.rule("INV-PROTO-Q2", "INV-M0-3", "INV-ATT-2")
def test_m0_gives_weapon_and_cell_which_may_be_attached_at_once() -> None:
    game = Play("M00", turn="cole")
    state = game.state
    change(state, game.who, zone=state.objectives[0].zone, slots=state.bare)
    game.asked().play("take-objective")
    assert state.open[0].args == (card("prototype_lmg"),)
    game.play("put:cole:0", "done").play("put:cole:4")
    assert game.held("cole") == ["prototype_lmg", "energy_cell"]
    game.until("z2-turn", "done")
    assert (state.people[game.who].adrenaline, state.aside) == (5, ())


@pytest.mark.rule("INV-PROTO-Q2")
def test_a_discarded_prototype_is_out_of_the_game() -> None:
    game = Play("M01", turn="cole")
    weapon = card("prototype_lmg")
    left = tuple(one for one in game.state.prototypes.left if one != weapon)
    game.state.prototypes = type(game.state.prototypes)(left)
    game.carry("cole", left="prototype_lmg")
    game.play("reorganise", "lift:cole:0", "drop")
    state = game.state
    assert weapon in state.starting_out
    assert weapon not in (*state.equipment.left, *state.equipment_out, *state.prototypes.left)


@pytest.mark.rule("INV-M10-Q2", "INV-M10-3")
def test_m10_a_melee_kill_by_the_bot_is_a_sample_for_its_controller_once() -> None:
    game = Play("M10", turn="mitsuki", survivors="mitsuki")
    state = game.state
    bot = next(i for i, one in enumerate(state.machines) if one.kind == "bot")
    zone = state.machines[bot].zone
    game.xenos(zone, worker=2).dice(6, 1, 1, 6, 1, 1)
    game.play("steer-strike:bot", "pass").until("z2-turn", "hit:worker")
    assert state.people[game.who].adrenaline == 1 + 5
    game.play("steer-strike:bot", "pass").until("z2-turn", "learn:", "hit:worker")
    assert state.people[game.who].adrenaline == 1 + 5 + 1


@pytest.mark.rule("INV-CMB-Q2")
@pytest.mark.parametrize(("ones_miss", "chance"), [(True, 5 / 6), (False, 1.0)])
def test_odds_know_whether_a_one_may_hit(ones_miss: bool, chance: float) -> None:
    skills = ["plus_1_to_dice_roll:melee", "plus_1_to_dice_roll:combat"]
    cole = {"skills": skills, "hands": ["heavy_cutter"]}
    setup = {"ones_miss": ones_miss}
    scene = Scene(setup=setup, zombies={CORRIDOR: {"worker": 1}}, cole=cole)
    (told,) = (one for key, one in GAME.odds(scene.state, 0).items() if key.startswith("melee:"))
    assert isinstance(told, Odds)
    assert abs(sum(hits * likely for hits, likely in told.hits) - chance) < 1e-9


@pytest.mark.rule("INV-ATT-1", "INV-ATT-7")
@pytest.mark.parametrize(("attached", "kills"), [([], 1.0), (["energy_cell"], 1.25)])
def test_odds_of_a_strike_know_of_the_cell_that_lets_it_roll_again(
    attached: list[str], kills: float
) -> None:
    cole = {"hands": ["cattle_prod"], "attached": attached}
    scene = Scene(zombies={CORRIDOR: {"worker": 3}}, cole=cole)
    (told,) = (one for key, one in GAME.odds(scene.state, 0).items() if key.startswith("melee:"))
    assert isinstance(told, Odds)
    assert abs(told.expected_kills - kills) < 1e-9
