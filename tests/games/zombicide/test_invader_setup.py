"""Invader set up: decks, teams, starting cards, Missions' tokens, seven and more Survivors."""

import pytest

from horda.core.errors import BadConfig
from horda.games.zombicide.modules.invader.crowd import MoreSpawns, Tanks, more_spawns
from horda.games.zombicide.modules.invader.m10 import wanted_tanks
from horda.games.zombicide.papers.words import COLOURS
from tests.games.zombicide.station import BOX, ENGINE, GAME, Play, Scene

TANKS = {*BOX.decks["oxygen"]}


def names(cards: tuple[int, ...]) -> set[str]:
    return {BOX.names[BOX.same[one]] for one in cards}


@pytest.mark.rule("INV-SETUP-2", "INV-SETUP-3", "INV-SETUP-5", "INV-M0-2")
def test_decks_are_shuffled_without_what_is_set_aside() -> None:
    first, second = (Play("M01", seed=seed, turn="").state for seed in (1, 2))
    assert len(first.equipment) == 53
    assert {*first.equipment.left} == {*BOX.decks["base"]}
    assert "mold_spawn_1_worker" in names(first.equipment.left)
    assert names(first.oxygen.left) == {"oxygen_tank"}
    assert len(first.prototypes) == 4
    assert first.equipment.left != second.equipment.left
    assert first.zombie_deck.left != second.zombie_deck.left
    assert len(first.zombie_deck) == 54
    breach = Play("M00").state
    assert len(breach.equipment) == 52
    assert names(breach.aside) == {"prototype_lmg", "energy_cell"}
    assert names(breach.prototypes.left).isdisjoint({"prototype_lmg"})


@pytest.mark.rule("INV-M0-2")
def test_m0_places_the_xenos_of_its_map() -> None:
    state = Play("M00", turn="").state
    assert sum(state.zombies) == 3


@pytest.mark.rule("INV-SETUP-11")
def test_the_team_is_chosen_and_shared_out_as_the_players_wish() -> None:
    state = Play(players=3, survivors="baraka+cole", shares="1+4+1", turn="").state
    assert [BOX.survivors[one.card].id for one in state.people[:2]] == ["baraka", "cole"]
    assert [one.seat for one in state.people] == [0, 1, 1, 1, 1, 2]


@pytest.mark.rule("INV-SETUP-11", "INV-SPAWN-1")
def test_what_belongs_to_nobody_is_decided_by_the_team() -> None:
    game = Play(players=2, turn="", survivors="baraka+cole+jared+vivian+mitsuki+magnus")
    assert game.prompt == "z2-hand-out"
    assert game.state.open[0].seat == game.state.first


@pytest.mark.rule("INV-MIS-5", "INV-M4-2", "INV-M2-3", "INV-M7-2")
@pytest.mark.parametrize("mission", ["M02", "M04", "M07", "M10"])
def test_everybody_starts_with_a_tank_on(mission: str) -> None:
    state = Play(mission).state
    assert all(person.slots[2] in TANKS for person in state.people)
    assert len(state.oxygen) == 0


@pytest.mark.rule("INV-M2-3", "INV-M7-2", "INV-M8-2", "INV-M9-2", "INV-M5-2")
@pytest.mark.parametrize(
    ("mission", "mixed", "open_"),
    [
        ("M02", {"green", "purple", "white"}, {"blue"}),
        ("M05", {"green", "purple"}, set()),
        ("M07", {"green", "purple"}, set()),
        ("M08", {"green", "purple"}, set()),
        ("M09", {"green", "purple"}, set()),
    ],
)
def test_coloured_objectives_lie_face_down_among_the_reds(
    mission: str, mixed: set[str], open_: set[str]
) -> None:
    tokens = Play(mission, turn="").state.objectives
    hidden = {COLOURS[one.colour] for one in tokens if one.hidden}
    assert hidden == mixed | {"red"}
    assert {COLOURS[one.colour] for one in tokens if not one.hidden} == open_
    places = {
        tuple(one.zone for one in Play(mission, seed=seed, turn="").state.objectives if one.colour)
        for seed in range(6)
    }
    assert len(places) > 1


@pytest.mark.rule("INV-DIFF-1", "INV-DIFF-2", "INV-DIFF-3")
@pytest.mark.parametrize(
    ("cards", "numbers"),
    [
        ("easy", {*range(1, 26)}),
        ("hard", {*range(26, 51)}),
        ("no-extra", {*range(1, 51)}),
        ("easy-extra", {*range(1, 26), *range(51, 55)}),
        ("all", {*range(1, 55)}),
    ],
)
def test_any_mix_of_the_xenos_cards_may_be_played(cards: str, numbers: set[int]) -> None:
    state = Play(turn="", cards=cards).state
    assert {BOX.zombie_cards[one].number for one in state.zombie_deck.left} == numbers


@pytest.mark.rule("INV-DIFF-1", "INV-DIFF-2")
def test_hard_cards_bring_more_xenos_than_easy_ones() -> None:
    for level in range(4):
        sums = [
            sum(one.counts[level] for one in BOX.zombie_cards if one.group == group)
            for group in ("easy", "hard")
        ]
        assert sums[0] <= sums[1]
    assert BOX.zombie_cards[0].counts[0] < BOX.zombie_cards[25].counts[0]


@pytest.mark.rule("INV-NOT-1", "INV-XEN-3")
def test_what_this_box_does_not_have() -> None:
    modules = ("cars", "companions", "crates", "reload", "building_spawn", "dark_zones")
    assert not any(GAME.edition.has(one) for one in (*modules, "molotov", "abominations"))
    assert {one.kind for one in BOX.zombie_cards} == {"spawn", "mold_spawn", "extra_activation"}
    assert not any(one.reload or one.opens_doors for one in BOX.entries)
    assert all(not one.special for one in BOX.zombies)
    assert not BOX.kids
    assert len(Play().state.abomination_deck) == 0


@pytest.mark.rule("INV-NOT-1")
def test_opening_a_door_brings_nobody() -> None:
    game = Scene(shut=(4,), zone=4, table={"zombie_deck": [1, 2]}, cole={})
    game.play("take-door:door5")
    assert sum(game.state.zombies) == 0
    assert len(game.state.zombie_deck) == 2


@pytest.mark.rule("INV-SK-28", "INV-SK-18")
def test_skills_are_those_of_the_list() -> None:
    gone = """matching_set two_cocktails_are_better_than_one hold_your_nose free_reload distributor
    sidestep slippery home_defender blitz steady_hand improvised_weapon destiny gunslinger
    starts_with_2_ap field_medic webbing search_more_than_once break_in hoard"""
    assert GAME.edition.skill_ids.isdisjoint(gone.split())
    assert "damage_2" not in GAME.edition.skill_ids
    here = """full_auto search_2_cards starts_with_equipment reaper sniper dual_expert sprint charge
    tactician is_that_all_youve_got hit_and_run born_leader roll_6_plus_1_die shove ironclad
    lifesaver bloodlust"""
    assert GAME.edition.skill_ids.issuperset(here.split())
    assert GAME.edition.skill_ids <= {*GAME.edition.skill_pieces} | {
        *("plus_1_action", "plus_1_free_action", "starts_with_equipment", "starts_with_armor"),
        *("remote_control", "brother_in_arms", "concentrate_fire_expert", "tactician"),
    }


# Seven and more Survivors


@pytest.mark.rule("INV-SEVEN-2")
def test_each_two_survivors_above_six_bring_a_spawn_token() -> None:
    assert [more_spawns(n) for n in range(1, 13)] == [0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("INV-SEVEN-2", "INV-SEVEN-Q1", "INV-MOLD-Q2")
def test_the_team_lays_more_tokens_where_red_ones_lie_and_each_draws_a_card() -> None:
    table = {"spawns": ["8 red", "1 red", "17 green"], "zombie_deck": [1, 2, 3, 4]}
    game = Scene(table=table, zone=15, cole={}).frame(MoreSpawns(1))
    assert game.offered == ["spawn-in:z8", "spawn-in:z1"]
    game.play("spawn-in:z1")
    assert game.state.spawns == ((8, 0), (1, 0), (1, 0), (17, 2))
    game.play("end-turn").until("z2-turn", "spawn-from:z8")
    assert (game.count(8, "worker"), game.count(1, "worker")) == (2, 4)


@pytest.mark.rule("INV-OXY-Q3")
def test_with_too_few_tanks_the_team_says_who_starts_without() -> None:
    table = {"oxygen": ["oxygen_tank"]}
    game = Scene(table=table, cole={}, jared={"done": True}).frame(Tanks())
    assert game.offered == ["airless:cole", "airless:jared"]
    game.play("airless:cole")
    assert (game.held("cole"), game.held("jared")) == ([], ["oxygen_tank"])


@pytest.mark.rule("INV-OXY-Q3")
def test_m10_asks_for_as_many_new_tanks_as_there_are() -> None:
    assert wanted_tanks(Play("M10", team=4).state) == 4
    assert wanted_tanks(Play("M10").state) == len(TANKS) == 6


@pytest.mark.rule("INV-SEVEN-1")
def test_more_survivors_than_the_box_has_are_refused() -> None:
    with pytest.raises(BadConfig):
        ENGINE.config({"scenario": "M00", "team": 7})
