"""Invader on small positions: doors, mold, Xenos cards, oxygen, attacks, and random games."""

import pytest

from horda.core.conformance import check_game
from horda.core.run import Run
from horda.games.zombicide.modules.invader import mold
from horda.games.zombicide.modules.invader.cards import MoldSpawn, Rouse
from horda.games.zombicide.modules.invader.doors import DoorSmashed, doors_left
from horda.games.zombicide.modules.invader.state import set_shut
from horda.games.zombicide.rules.activation import Activation, everybody
from horda.games.zombicide.rules.events import Rolled
from horda.games.zombicide.rules.spawn import DrawCard
from horda.games.zombicide.rules.state import Objective
from tests.games.zombicide.station import BOX, ENGINE, KIND, SPOILER, Play

SUPPLY, SMALL, ROOM, CORRIDOR, NEXT = 1, 2, 3, 4, 10
AIRLOCK, OUTSIDE, SECURITY = 7, 6, 8


@pytest.mark.parametrize("mission", [f"M{n:02}" for n in range(11)])
def test_random_games_conform(mission: str) -> None:
    seed = int(mission[1:])
    check_game(
        ENGINE, ENGINE.config({"scenario": mission, "players": 1 + seed % 3}), seed, every=23
    )


@pytest.mark.rule("INV-SETUP-4")
def test_the_team_hands_out_the_starting_cards_and_everybody_gets_one() -> None:
    state = ENGINE.new(ENGINE.config({"scenario": "M00", "team": 3, "players": 2}), 3)
    asked = []
    while state.open[0].prompt == "z2-hand-out":
        asked.append(len(state.open[0].options))
        ENGINE.choose(state, 0, state.open[0].seat)
    assert asked == [3, 3, 3, 3, 2]  # the last one goes without a question
    held = [sum(card in BOX.decks["starting"] for card in p.slots) for p in state.people]
    assert sum(held) == len(BOX.decks["starting"])
    assert min(held) >= 1


@pytest.mark.rule("INV-SETUP-10")
def test_the_players_say_who_is_first() -> None:
    state = ENGINE.new(ENGINE.config({"scenario": "M00", "players": 3}), 3)
    while state.open[0].prompt != "z2-first-player":
        ENGINE.choose(state, 0, state.open[0].seat)
    ENGINE.choose(state, 2, state.open[0].seat)
    assert state.first == 2


@pytest.mark.rule("INV-DOOR-1", "INV-D2", "INV-DOOR-5")
def test_a_door_is_closed_for_free_once_a_turn() -> None:
    game = Play(turn="cole")
    game.put("cole", zone=CORRIDOR)
    before = game.state.people[game.who].actions
    game.play("close-door:door5")
    assert (game.state.shut, game.state.people[game.who].actions) == ((4,), before)
    assert ROOM not in game.state.tables.neighbours[CORRIDOR]
    assert "take-door:door5" not in game.offered
    assert "INV-D2" in game.refusal("take-door:door5")
    game.play("end-turn")
    game.play("act:vivian")
    game.put("vivian", zone=ROOM)
    game.play("take-door:door5")
    assert game.state.shut == ()


@pytest.mark.rule("INV-DOOR-3", "INV-D1")
def test_a_sixth_door_is_refused_while_five_lie_on_the_board() -> None:
    game = Play(turn="cole")
    set_shut(game.state, (0, 1, 2, 3))
    game.state.smashed = (13,)
    game.put("cole", zone=CORRIDOR)
    assert doors_left(game.state) == 0
    assert game.refusal("close-door:door5") == ("INV-DOOR-3",)
    set_shut(game.state, (0, 1, 2))
    game.again()
    assert "close-door:door5" in game.offered


@pytest.mark.rule("INV-MOLD-7", "INV-DOOR-2")
def test_no_door_is_used_beside_mold_or_where_one_is_destroyed() -> None:
    game = Play(turn="cole")
    game.state.inactive = 1 << ROOM
    game.put("cole", zone=CORRIDOR)
    assert "INV-MOLD-7" in game.refusal("close-door:door5")
    game.state.smashed = (5,)
    game.again()
    assert "INV-XMOVE-3" in game.refusal("close-door:door6")


@pytest.mark.rule("INV-XMOVE-3", "INV-XMOVE-X6", "INV-XMOVE-2")
def test_xenos_destroy_a_door_and_only_the_hunter_comes_through() -> None:
    game = Play(turn="cole")
    set_shut(game.state, (4,))
    for name in ("cole", "magnus", "mitsuki", "baraka", "vivian", "jared"):
        game.put(name, zone=ROOM)
    game.xenos(CORRIDOR, worker=3, hunter=1)
    state = game.state
    game.frame(Activation(everybody(state)))
    assert [one.door for one in game.happened if isinstance(one, DoorSmashed)] == [4]
    assert (state.shut, state.smashed) == ((), (4,))
    assert (game.count(CORRIDOR, "worker"), game.count(ROOM, "hunter")) == (3, 1)


@pytest.mark.rule("INV-MOLD-1", "INV-MOLD-4", "INV-MOLD-5", "INV-MOLD-6", "INV-MOLD-X3")
def test_mold_eats_doors_and_objectives_and_opens_walls() -> None:
    game, zone = Play(turn="cole"), 5
    state = game.state
    state.objectives = (*state.objectives, Objective(zone, 1))
    set_shut(state, (5,))
    assert 11 not in state.tables.neighbours[zone]
    mold.grow(Run.on(ENGINE.game, state, None), zone)
    assert state.active == 1 << zone
    assert (state.shut, state.doors_lost) == ((), 1)
    assert not [one for one in state.objectives if one.zone == zone]
    assert state.tables.neighbours[zone] == (4, 11)  # a wall fell, that to the outside stays
    game.put("cole", zone=zone)
    assert "search" not in game.offered


@pytest.mark.rule("INV-MOLD-1")
def test_mold_never_grows_outdoors() -> None:
    game = Play(turn="cole")
    mold.grow(Run.on(ENGINE.game, game.state, None), OUTSIDE)
    assert game.state.active == 0


@pytest.mark.rule("INV-END-3", "INV-MOLD-13", "INV-MOLD-X6", "INV-MOLD-11")
def test_active_mold_from_spawn_to_spawn_loses_the_game() -> None:
    game = Play(turn="cole")
    state = game.state
    state.spawns = ((SMALL, 0), (CORRIDOR, 0))
    state.active = 1 << SMALL | 1 << CORRIDOR
    state.inactive = 1 << ROOM
    assert not mold.linked(state, {SMALL, CORRIDOR})
    mold.grow(Run.on(ENGINE.game, state, None), ROOM)
    assert state.result is not None
    assert state.result.reason == "z2-end-mold-chain"


@pytest.mark.rule("INV-M0-1", "INV-END-2", "INV-MOLD-4")
def test_a_needed_objective_that_mold_eats_loses_the_game() -> None:
    game = Play(turn="cole")
    zone = game.state.objectives[0].zone
    mold.grow(Run.on(ENGINE.game, game.state, None), zone)
    assert game.state.result is not None
    assert game.state.result.reason == "z2-end-goal-impossible"


@pytest.mark.rule("INV-LOS-D6", "INV-MOLD-8", "INV-MOLD-9", "INV-LOS-7")
def test_active_mold_ends_a_line_of_sight_and_inactive_mold_lets_it_through() -> None:
    game = Play("M07")
    state, sight = game.state, game.state.tables.view().sight
    lines = [
        (a, b, c)
        for a in range(len(state.board.zones))
        for b in state.tables.neighbours[a]
        for c in state.tables.neighbours[b]
        if a != c
        and all(state.board.streets >> z & 1 for z in (a, b, c))
        and not any(state.board.outdoors >> z & 1 for z in (a, b, c))
        and sight[a] >> c & 1
    ]
    assert lines, "the board has a straight corridor of three"
    a, b, c = lines[0]
    state.active = 1 << b
    assert not state.tables.view().sight[a] >> c & 1
    state.active, state.inactive = 0, 1 << b
    assert state.tables.view().sight[a] >> c & 1


@pytest.mark.rule("INV-ABOM-1", "INV-ABOM-2", "INV-OUT-X2")
def test_an_abomination_appears_and_brings_mold() -> None:
    game = Play(turn="cole")
    game.frame(Rouse(CORRIDOR))
    assert game.state.zombies[CORRIDOR * game.state.kinds + SPOILER] == 1
    assert game.state.active == 1 << CORRIDOR


@pytest.mark.rule("INV-OUT-1", "INV-OUT-2", "INV-OUT-X1")
def test_a_want_of_figures_lets_the_abomination_act_and_brings_no_second_one() -> None:
    game = Play(turn="cole")
    game.xenos(OUTSIDE, worker=34)
    game.xenos(CORRIDOR, spoiler_abomination=1)
    card = next(
        i
        for i, one in enumerate(BOX.zombie_cards)
        if one.kind == "spawn" and one.zombie == "worker" and one.counts[0] == 2
    )
    state = game.state
    state.zombie_deck = type(state.zombie_deck)(
        tuple(one for one in state.zombie_deck.left if one != card)
    )
    game.frame(DrawCard(12, card))
    assert game.count(12, "worker") == 1
    assert sum(state.zombies[SPOILER :: state.kinds]) == 1
    assert game.count(CORRIDOR, "spoiler_abomination") == 0


@pytest.mark.rule("INV-MSPAWN-1", "INV-D15", "INV-MOLD-12")
def test_a_mold_spawn_fills_every_active_mold_zone() -> None:
    game = Play(turn="cole")
    game.state.active = 1 << SMALL | 1 << ROOM | 1 << CORRIDOR
    game.state.inactive = 1 << NEXT
    game.frame(MoldSpawn(KIND["worker"], 2))
    assert [game.count(z, "worker") for z in (SMALL, ROOM, CORRIDOR, NEXT)] == [2, 2, 2, 0]


@pytest.mark.rule("INV-MSPAWN-2", "INV-D16")
def test_with_too_few_figures_the_team_chooses_and_an_abomination_comes() -> None:
    game = Play(turn="cole")
    game.xenos(OUTSIDE, tank=12)
    game.state.active = 1 << SMALL | 1 << ROOM | 1 << CORRIDOR
    game.frame(MoldSpawn(KIND["tank"], 1))
    game.play(f"in-zone:z{ROOM}")
    game.play(f"in-zone:z{SMALL}")
    assert [game.count(z, "tank") for z in (SMALL, ROOM, CORRIDOR)] == [1, 1, 0]
    assert game.count(CORRIDOR, "spoiler_abomination") == 1


@pytest.mark.rule("INV-MSPAWN-2")
def test_nobody_is_asked_where_no_figure_comes_first() -> None:
    game = Play(turn="cole")
    game.xenos(OUTSIDE, tank=14)
    game.state.active = 1 << SMALL | 1 << ROOM | 1 << CORRIDOR
    game.frame(MoldSpawn(KIND["tank"], 1))
    zones = (SMALL, ROOM, CORRIDOR)
    assert sorted(game.offered) == sorted(f"in-zone:z{zone}" for zone in zones)
    game.play(f"in-zone:z{ROOM}")  # the one question there is: where the Abomination comes
    assert game.count(ROOM, "spoiler_abomination") == 1


@pytest.mark.rule("INV-LOCK-2", "INV-D5", "INV-MOVE-4")
def test_nobody_steps_out_without_a_tank_on() -> None:
    game = Play(turn="cole")
    game.put("cole", zone=AIRLOCK)
    game.carry("cole", pack="oxygen_tank")
    assert "INV-LOCK-2" in game.refusal(f"walk:z{OUTSIDE}")
    game.carry("cole", body="oxygen_tank")
    game.play(f"walk:z{OUTSIDE}")
    assert game.state.people[game.who].zone == OUTSIDE


@pytest.mark.rule("INV-OXY-Q1")
def test_outdoors_the_last_tank_stays_on() -> None:
    game = Play(turn="cole")
    game.put("cole", zone=OUTSIDE)
    game.carry("cole", body="oxygen_tank", left="sledge")
    game.play("reorganise")
    assert [key for key in game.offered if key.startswith("lift:")] == ["lift:cole:0"]
    asked = [ENGINE.game.key(game.state.config, one) for one in ENGINE.game.requests(game.state, 0)]
    assert [key for key in asked if ":cole:" in key] == ["discard-from:cole:0"]


@pytest.mark.rule("INV-OXY-1", "INV-D7")
def test_a_soldier_takes_two_tanks_in_a_turn_but_not_among_xenos() -> None:
    game = Play(turn="baraka")
    game.put("baraka", zone=SUPPLY)
    for slot in (2, 3):
        game.play("take-tank")
        game.play(f"put:baraka:{slot}")
        game.play("done")
    slots = game.state.people[game.who].slots
    assert sum(card in BOX.decks["oxygen"] for card in slots) == 2
    game.xenos(SUPPLY, worker=1)
    assert game.refusal("take-tank") == ("INV-OXY-1",)


@pytest.mark.rule("INV-SEARCH-3", "INV-SEC-1", "INV-SETUP-8", "INV-SEARCH-Q4")
def test_soldiers_search_security_rooms_only() -> None:
    game = Play(turn="baraka")
    game.put("baraka", zone=ROOM)
    assert "search" not in game.offered
    game.put("baraka", zone=SECURITY)
    assert "search" in game.offered
    civilian = Play(turn="cole")
    civilian.put("cole", zone=AIRLOCK)
    assert "search" in civilian.offered
    civilian.put("cole", zone=CORRIDOR)
    assert "search" not in civilian.offered


@pytest.mark.rule("INV-EQ-4", "INV-D3", "INV-EQ-6", "INV-ATT-8")
def test_bullets_do_not_work_outdoors_and_a_prototype_needs_its_cell() -> None:
    game = Play(turn="cole")
    game.put("cole", zone=OUTSIDE)
    game.carry("cole", left="smg", body="oxygen_tank")
    assert not [key for key in game.offered if key.startswith("shoot:")]
    game.carry("cole", left="prototype_lmg", body="oxygen_tank")
    assert not [key for key in game.offered if key.startswith("shoot:")]
    game.carry("cole", left="prototype_lmg", on="energy_cell", body="oxygen_tank")
    assert [key for key in game.offered if key.startswith("shoot:")]


@pytest.mark.rule("INV-CONC-1", "INV-CONC-2", "INV-CONC-X2")
def test_a_concentrated_attack_kills_an_abomination_with_three_hits() -> None:
    game = Play(turn="cole")
    game.put("cole", zone=ROOM)
    game.carry("cole", left="cattle_prod", right="cattle_prod")
    game.xenos(ROOM, spoiler_abomination=1, worker=1)
    game.dice(4, 5, 6, 1)
    game.play(
        next(key for key in game.offered if key.startswith("melee:") and key.count("prod") == 2)
    )
    assert "concentrate:spoiler_abomination" in game.offered
    game.play("concentrate:spoiler_abomination")
    assert game.count(ROOM, "spoiler_abomination") == 0
    assert game.count(ROOM, "worker") == 1
    assert game.state.people[game.who].adrenaline == 5


@pytest.mark.rule("INV-CONC-Q3", "INV-CONC-X2")
def test_two_hits_are_too_few_for_an_abomination() -> None:
    game = Play(turn="cole")
    game.put("cole", zone=ROOM)
    game.carry("cole", left="cattle_prod", right="cattle_prod")
    game.xenos(ROOM, spoiler_abomination=1)
    game.dice(4, 5, 1, 1)
    game.play(
        next(key for key in game.offered if key.startswith("melee:") and key.count("prod") == 2)
    )
    game.play("concentrate:spoiler_abomination")
    assert game.count(ROOM, "spoiler_abomination") == 1


@pytest.mark.rule("INV-CONC-3")
def test_a_concentrated_shot_keeps_to_the_target_order() -> None:
    game = Play(turn="cole")
    game.put("cole", zone=SMALL)
    game.carry("cole", left="lmg")
    game.xenos(CORRIDOR, tank=2, worker=3)
    game.xenos(ROOM, tank=2, worker=3)
    game.play(next(key for key in game.offered if key.startswith(f"shoot:z{ROOM}:")))
    assert game.offered == ["concentrate:tank", "pass"]


@pytest.mark.rule("INV-HELL-1", "INV-HELL-3", "INV-HELL-5", "INV-HELL-6", "INV-D14", "INV-ATT-8")
def test_hellfire_burns_all_costs_a_canister_and_calms_the_mold() -> None:
    game = Play(turn="cole")
    game.put("cole", zone=SMALL)
    game.carry("cole", left="flamethrower", on="canister")
    game.xenos(ROOM, worker=4, tank=1, spoiler_abomination=1)
    game.state.active = 1 << ROOM
    game.again()
    game.play(next(key for key in game.offered if key.startswith(f"shoot:z{ROOM}:")))
    assert not any(isinstance(one, Rolled) for one in game.happened)
    person = game.state.people[game.who]
    assert person.adrenaline == 10
    assert [BOX.names[BOX.same[card]] for card in person.slots if card >= 0] == ["flamethrower"]
    assert (game.state.active, game.state.inactive) == (0, 1 << ROOM)
    assert game.state.noise[SMALL] == 0


@pytest.mark.rule("INV-HELL-2", "INV-D4")
def test_a_flamethrower_needs_a_canister_and_is_not_used_outdoors() -> None:
    game = Play(turn="cole")
    game.put("cole", zone=SMALL)
    game.carry("cole", left="flamethrower")
    assert not [key for key in game.offered if key.startswith("shoot:")]
    game.put("cole", zone=OUTSIDE)
    game.carry("cole", left="flamethrower", on="canister", body="oxygen_tank")
    assert not [key for key in game.offered if key.startswith("shoot:")]


@pytest.mark.rule("INV-ATT-1", "INV-ATT-7")
def test_an_attached_cell_allows_one_reroll_of_all_dice() -> None:
    game = Play(turn="cole")
    game.put("cole", zone=ROOM)
    game.carry("cole", left="cattle_prod", on="energy_cell")
    game.xenos(ROOM, worker=2)
    game.dice(1, 1, 6, 6)
    game.play(next(key for key in game.offered if key.startswith("melee:")))
    game.play("pass")
    assert "reroll:ammo" in game.offered
    game.play("reroll:ammo")
    assert game.count(ROOM, "worker") == 0


@pytest.mark.rule("INV-EQ-Q1")
def test_worn_armor_may_be_thrown_away_against_damage() -> None:
    game = Play(turn="cole")
    for name in ("magnus", "mitsuki", "baraka", "vivian", "jared"):
        game.put(name, zone=SMALL)
    game.put("cole", zone=ROOM)
    game.carry("cole", body="ablative_armor")
    game.xenos(ROOM, tank=1)
    game.frame(Activation(everybody(game.state)))
    assert game.offered == ["discard:ablative_armor", "pass"]
    game.play("discard:ablative_armor")
    assert game.state.people[game.who].health == 1
