"""Special rules of single Missions: fire, doors, the car, breaking in, tokens, the end."""

import pytest
from msgspec.structs import replace

from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX
from horda.games.zombicide.modules.fort_hendrix.extra import ExtraActivation
from horda.games.zombicide.modules.fort_hendrix.story.carried import Carried
from horda.games.zombicide.modules.fort_hendrix.story.places import door_at, doors_on
from horda.games.zombicide.modules.fort_hendrix.story.tale import Thing
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import change_tale
from horda.games.zombicide.modules.fort_hendrix.story.things import bears
from horda.games.zombicide.rules.activation import Activation, everybody
from horda.games.zombicide.rules.people import change
from horda.games.zombicide.rules.spawn import DrawCard
from horda.games.zombicide.rules.wounds import Share
from tests.games.zombicide.fort_hendrix.fort import BOX, ENGINE
from tests.games.zombicide.fort_hendrix.storied import WALKERS, Walk

WALKER = BOX.zombie_ids["walker"]


def burning(seed: int, leader: str = "wayne") -> Walk:
    """M7, beside the wreck; Penny follows somebody else, unless told."""
    names = (f"pick:{leader}", "act:javier")
    walk = Walk("F07", carried=Carried(played=("F06",)), seed=seed, prefers=names)
    return walk.put(walk.who, walk.zone("21V b")).fresh()


@pytest.mark.rule("FH-M7-3", "FH-M7-Q1", "FH-D29")
def test_who_enters_the_wreck_acts_there_or_leaves_it_rolls_each_time() -> None:
    walk = burning(1)
    name = walk.state.board.zone_names[walk.zone("21V e")]
    walk.play(f"walk:{name}").to_turn()
    assert len(walk.told("fire-rolled")) == 1
    walk.turn_up(44).to_turn()
    assert len(walk.told("fire-rolled")) == 2
    walk.fresh().play("walk:").to_turn()
    assert len(walk.told("fire-rolled")) == 3
    hurt = sum(int(key.rpartition(":")[2]) >= 4 for key in walk.told("fire-rolled"))
    assert len(walk.told("wounded")) == hurt


@pytest.mark.rule("FH-M7-Q2")
def test_penny_rolls_when_she_comes_in_with_her_leader() -> None:
    ends = set[str]()
    for seed in range(1, 9):
        walk = burning(seed, "javier")
        name = walk.state.board.zone_names[walk.zone("21V e")]
        walk.play(f"walk:{name}").to_turn()
        dice = walk.told("fire-rolled:penny")
        assert len(dice) == 1
        result = walk.state.result
        ends.add("" if result is None else result.reason)
        assert (result is not None) == (int(dice[0].rpartition(":")[2]) >= 4)
    assert ends == {"", "z2-end-penny"}


@pytest.mark.rule("FH-M7-3", "FH-D29")
def test_doing_nothing_in_the_fire_costs_one_roll() -> None:
    walk = burning(3)
    walk.put(walk.who, walk.zone("21V e")).fresh()
    walk.play("end-turn").to_turn()
    assert len(walk.told("fire-rolled")) == 1


@pytest.mark.rule("FH-M7-4")
def test_the_crate_of_the_wreck_waits_for_its_card() -> None:
    walk = burning(2)
    walk.put(walk.who, walk.zone("21V e")).fresh()
    assert not walk.offers("take-crate")
    change_tale(walk.state, allowed=("21V e",))
    assert walk.fresh().offers("take-crate")


@pytest.mark.rule("FH-M4-3", "FH-M4-Q1")
def test_the_car_is_barred_until_a_note_allows_it() -> None:
    walk = Walk("F04")
    car = walk.state.cars[0].zone
    walk.put(walk.who, car).fresh()
    assert walk.offers("get-in"), "getting in is not barred"
    assert not walk.offers("search-pimpmobile")
    walk.play("get-in").to_turn()
    assert not walk.offers("drive")
    walk.reveal(20)
    walk.put(walk.who, car).fresh()
    assert walk.offers("search-pimpmobile")
    walk.play("search-pimpmobile").to_turn()
    assert not walk.fresh(searched=False).offers("search-pimpmobile"), "one weapon in all"


@pytest.mark.rule("FH-M4-2", "FH-D23", "FH-M4-Q2")
def test_red_doors_open_from_inside_only() -> None:
    walk = Walk("F04")
    door = door_at(walk.state, "20V E-b")
    walk.hold("crowbar").put(walk.who, walk.zone("20V b")).fresh()
    street = walk.offers("open-door")
    walk.hold("crowbar").put(walk.who, walk.zone("20V E")).fresh()
    inside = walk.offers("open-door")
    assert walk.may_open(door)
    assert inside
    assert inside[0] not in street


@pytest.mark.rule("FH-M3-2", "FH-M5-2", "FH-M0")
def test_some_doors_never_open() -> None:
    walk = Walk("F03")
    own = doors_on(walk.state.edition, "F03", ("17R", "21R"))
    assert own
    for door in range(len(walk.state.board.doors)):
        if own >> door & 1:
            assert not walk.may_open(door)
    jammed = Walk("F05")
    green = next(d.index for d in jammed.state.board.doors if d.colour == "green")
    assert not jammed.may_open(green)


def besieged() -> Walk:
    """M10, with Walkers before the outer door of 4R, and noise inside the fort."""
    walk = Walk("F10")
    outside = walk.zone("4R g")
    walk.state.zombies[outside * walk.state.kinds + WALKER] = 2
    return walk


def act(walk: Walk, kind: type[Activation]) -> Walk:
    """Lets all Zombies act now."""
    state = walk.state
    frame = kind(everybody(state))
    state.stack, state.at = (*state.stack, frame), (*state.at, 0)
    walk.again()
    while walk.prompt != "z2-turn" and walk.state.result is None:
        walk.choose()
    return walk


@pytest.mark.rule("FH-M10-3", "FH-M10-4", "FH-D25")
def test_an_ordinary_activation_breaks_no_door_and_an_extra_one_does() -> None:
    walk = act(besieged(), Activation)
    assert not walk.state.tale.broken
    outside = walk.zone("4R g")
    assert walk.state.zombies[outside * walk.state.kinds + WALKER] == 2, "they wait before it"
    act(walk, ExtraActivation)
    door = door_at(walk.state, "4R E-g")
    assert walk.state.tale.broken == (door,)
    assert walk.state.doors >> door & 1
    assert walk.told("spawned"), "the building spawns as if opened for the first time"


@pytest.mark.rule("FH-M10-5", "FH-M10-Q5", "FH-D25")
@pytest.mark.parametrize("way", ["fall_back", "release"])
def test_two_broken_doors_read_the_note(way: str) -> None:
    walk = besieged().know("HAZE")
    walk.prefers = (f"take:{way}",)
    act(walk, ExtraActivation)
    assert not walk.state.tale.notes
    walk.peace()
    other = walk.zone("3R g")
    walk.state.zombies[other * walk.state.kinds + WALKER] = 2  # one of them goes round
    act(walk, ExtraActivation)
    assert walk.state.tale.notes == (1,)
    if way == "release":
        assert walk.state.tale.stage == 3
        assert walk.state.result is None, "the valve must be held first"
        valve = walk.zone("16R H")
        assert walk.state.noise[valve] == 6
    else:
        assert walk.state.tale.stage == 2
        assert walk.state.tale.entrances == (door_at(walk.state, "4R E-b"),)


@pytest.mark.rule("FH-END-2", "FH-M10-5")
def test_the_valve_is_held_for_three_end_phases_in_a_row() -> None:
    walk = Walk("F10")
    change_tale(walk.state, stage=3)
    valve, street = walk.zone("16R H"), walk.zone("21R g")
    held = []
    for zone in (valve, valve, street, valve, valve, valve):
        walk.put(walk.who, zone).again().end_round()
        held.append(walk.state.tale.held)
        walk.put(0, street)
    assert held == [1, 2, 0, 1, 2, 3], "who leaves begins anew"
    assert walk.state.tale.ending == "forced"
    assert walk.state.result is not None


@pytest.mark.rule("FH-END-2", "FH-CAMP-Q1")
def test_the_inner_line_is_lost_after_two_end_phases() -> None:
    walk = Walk("F10")
    change_tale(walk.state, stage=2)
    zone = walk.zone("21R i")
    for last in (2, 3):
        while walk.state.result is None and walk.state.round < last:
            walk.state.zombies[zone * walk.state.kinds + WALKER] = 1
            if walk.prompt == "z2-turn":
                walk.play("end-turn")
            else:
                walk.choose()
    assert walk.state.result is not None
    assert walk.state.result.reason in ("z2-end-inner-line", "z2-end-penny")


@pytest.mark.rule("FH-M10-1")
def test_the_last_entrance_waits_and_zombies_hinder() -> None:
    walk = Walk("F10", "ochoa_saved", prefers=("pick:javier", "act:javier"))
    assert bears(walk.state, walk.who, "welder")
    first, last = walk.state.tale.entrances
    near = walk.state.board.doors[first].zones
    walk.put(walk.who, near[0]).fresh()
    walk.state.zombies[near[1] * walk.state.kinds + WALKER] = 1
    assert not walk.again().offers("seal-door")
    walk.peace()
    walk.again().play("seal-door")
    assert walk.state.tale.sealed == (first,)
    walk.put(walk.who, walk.state.board.doors[last].zones[0]).fresh()
    assert not walk.offers("seal-door"), "not before the Green Spawn Zone is gone"
    assert not walk.may_open(first), "nobody opens a sealed door"


@pytest.mark.rule("FH-OBJ-8", "FH-SW-5")
def test_a_token_lies_where_its_bearer_falls_and_is_taken_up_again() -> None:
    walk = Walk("F10", "ochoa_saved", prefers=("pick:javier", "act:karl"))
    zone = walk.zone("21R g")
    state = walk.state
    state.stack, state.at = (*state.stack, Share((0,), 3, 1, 0, 1)), (*state.at, 0)
    walk.again()
    assert walk.state.tale.things == (Thing("welder", zone),)
    assert not walk.state.objectives, "it is no Objective"
    walk.to_turn()
    points = walk.state.people[walk.who].adrenaline
    walk.put(walk.who, zone).fresh()
    walk.play("pick-up:welder")
    assert bears(walk.state, walk.who, "welder")
    assert not walk.state.tale.things
    assert walk.state.people[walk.who].adrenaline == points


@pytest.mark.rule("FH-M10-1", "FH-KO-Q3")
def test_the_charge_fells_whoever_stays() -> None:
    walk = Walk("F10")
    walk.reveal(68)
    bearer = walk.who
    walk.put(bearer, walk.zone("18R f")).fresh().play("plant-charge")
    change(walk.state, bearer, actions=0)
    walk.end_round()
    if walk.state.result is None:
        assert bearer in walk.state.fallen
        assert walk.state.tale.removed >> 2 & 1


@pytest.mark.rule("FH-M8-2")
def test_the_horde_of_m8() -> None:
    tokens = {one.what: one.count for one in FORT_HENDRIX.missions["F08"].zombie}
    assert tokens == {"walker": 20, "brute": 8, "runner": 8, "shooter_walker": 1}


@pytest.mark.rule("FH-OBJ-8")
@pytest.mark.parametrize("players", [1, 2])
def test_a_token_is_traded_and_another_player_is_asked(players: int) -> None:
    names = ("pick:javier", "act:javier")
    walk = Walk("F10", "ochoa_saved", prefers=names, players=players)
    karl = next(i for i, p in enumerate(walk.state.people) if BOX.survivors[p.card].id == "karl")
    walk.fresh().play("trade:karl").play("hand-token").play("done")
    while walk.prompt != "z2-turn":
        walk.play(walk.offers("agree")[0] if walk.offers("agree") else "done")
    assert bears(walk.state, karl, "welder")
    assert not bears(walk.state, walk.who, "welder")


@pytest.mark.rule("FH-M7-Q3", "FH-M7-3")
def test_who_only_passes_the_wreck_rolls_before_going_on() -> None:
    walk = burning(1)
    change(walk.state, walk.who, skills=(skill_id("plus_1_zone_per_move"),))
    name = walk.state.board.zone_names[walk.zone("21V e")]
    walk.fresh().play(f"walk:{name}")
    assert walk.prompt == "z2-move-on"
    assert len(walk.told("fire-rolled")) == 1
    walk.play("walk:").to_turn()
    assert len(walk.told("fire-rolled")) == 1


@pytest.mark.rule("FH-M7-Q3")
def test_an_action_given_by_another_costs_a_roll_too() -> None:
    walk = burning(1)
    karl = next(i for i, p in enumerate(walk.state.people) if BOX.survivors[p.card].id == "karl")
    change(walk.state, walk.who, skills=(skill_id("born_leader"),))
    walk.put(karl, walk.zone("21V e")).fresh()
    walk.play("lead:karl")
    walk.play("make-noise").to_turn()
    assert walk.told("fire-rolled:karl")


def in_the_wreck(*skills: str, leader: str = "wayne", zombies: str = "21V e") -> Walk:
    """M7, in the fire with some skills and a Machete, and a Walker somewhere."""
    walk = burning(1, leader)
    change(walk.state, walk.who, skills=tuple(map(skill_id, skills)))
    walk.hold("machete").hold("machete", 2).put(walk.who, walk.zone("21V e")).fresh()
    walk.state.zombies[walk.zone(zombies) * walk.state.kinds + WALKER] = 1
    return walk.again()


@pytest.mark.rule("FH-M7-Q3", "FH-M7-3")
@pytest.mark.parametrize(
    ("skill", "key", "leader"),
    [
        ("improvised_weapon:melee", "improvise:melee", "wayne"),
        ("plus_1_free_all_out_action:melee", "all-out-melee", "wayne"),
        ("lucky", "rage:melee", "javier"),
    ],
)
def test_a_free_attack_in_the_fire_costs_a_roll(skill: str, key: str, leader: str) -> None:
    walk = in_the_wreck(skill, leader=leader)
    walk.play(key).to_turn()
    assert len(walk.told("fire-rolled")) == 1


@pytest.mark.rule("FH-M7-Q3", "FH-M7-3")
def test_who_hits_and_runs_in_the_fire_rolls_for_both() -> None:
    walk = in_the_wreck("hit_and_run")
    rng = walk.state.rng
    walk.state.rng = replace(rng, queued=((5, 0, 0, 0), *((),) * (len(rng.counts) - 1)))
    walk.play("melee").play("pass").play("walk:").to_turn()
    assert len(walk.told("fire-rolled")) == 2


@pytest.mark.rule("FH-M7-Q3", "FH-M7-3")
def test_a_reflex_in_the_fire_costs_a_roll() -> None:
    walk = in_the_wreck("combat_reflexes")
    state, card = walk.state, DrawCard(walk.zone("21V e"), WALKERS)
    state.stack, state.at, state.waiting = (*state.stack, card), (*state.at, 0), None
    ENGINE.resume(state, walk.happened.append)
    walk.play("reflex:javier:melee")
    while walk.prompt != "z2-turn":
        walk.play("pass" if walk.offers("pass") else "")
    assert len(walk.told("fire-rolled")) == 1


@pytest.mark.rule("FH-M7-Q3", "FH-M7-3")
@pytest.mark.parametrize(
    ("skill", "key", "zombies"),
    [
        ("born_leader", "lead:", "21V e"),
        ("taunt", "taunt:", "21V b"),
        ("shove", "shove:", "21V e"),
    ],
)
def test_a_skill_used_for_free_is_no_action_in_the_fire(skill: str, key: str, zombies: str) -> None:
    walk = in_the_wreck(skill, zombies=zombies)
    walk.play(key)
    while walk.prompt != "z2-turn":
        walk.play("pass" if walk.offers("pass") else "")
    assert not walk.told("fire-rolled")
    assert walk.state.people[walk.who].actions == 3


@pytest.mark.rule("FH-M7-3", "FH-M7-Q1")
@pytest.mark.parametrize("skill", ["charge", "bloodlust:melee"])
def test_a_move_by_a_skill_goes_round_the_fire_where_that_is_as_short(skill: str) -> None:
    walk = burning(1)
    change(walk.state, walk.who, skills=(skill_id(skill),))
    south = walk.state.board.zone_names[walk.zone("21V h")]
    walk.put(walk.who, walk.zone("21V d")).fresh()
    walk.state.zombies[walk.zone("21V h") * walk.state.kinds + WALKER] = 1
    walk.again().play(f"dash:{skill.replace(':', '=')}:{south}")
    assert walk.state.people[walk.who].zone == walk.zone("21V h")
    assert not walk.told("fire-rolled")


@pytest.mark.rule("FH-M7-3", "FH-M7-Q1")
def test_a_move_by_a_skill_goes_through_the_fire_where_there_is_no_other_way() -> None:
    walk = burning(1)
    change(walk.state, walk.who, skills=(skill_id("charge"),))
    south = walk.state.board.zone_names[walk.zone("21V h")]
    walk.fresh()
    walk.state.zombies[walk.zone("21V h") * walk.state.kinds + WALKER] = 1
    walk.again().play(f"dash:charge:{south}").to_turn()
    assert len(walk.told("fire-rolled")) == 1


@pytest.mark.rule("FH-M7-3", "FH-M7-Q3")
def test_the_fire_on_the_way_comes_before_what_the_skill_brings() -> None:
    walk = burning(1)
    south = walk.state.board.zone_names[walk.zone("21V h")]
    walk.put(2, walk.zone("21V h")).fresh()
    change(walk.state, walk.who, skills=(skill_id("field_medic"),), health=2)
    walk.again().play(f"dash:field_medic:{south}")
    assert walk.prompt == "z2-treat"
    assert len(walk.told("fire-rolled")) == 1


@pytest.mark.rule("FH-M7-3", "FH-M7-Q3")
def test_who_falls_in_the_fire_on_the_way_does_nothing_at_its_end() -> None:
    walk = burning(2)  # the fire hurts
    south = walk.state.board.zone_names[walk.zone("21V h")]
    walk.put(2, walk.zone("21V h")).fresh()
    change(walk.state, walk.who, skills=(skill_id("field_medic"),), health=1)
    walk.again().play(f"dash:field_medic:{south}")
    assert walk.told("fire-rolled")
    assert walk.prompt != "z2-treat"
