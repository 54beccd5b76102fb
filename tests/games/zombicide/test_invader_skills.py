"""Skills of Invader that the second edition does not have, or has under another name."""

from typing import Any

import pytest

from horda.games.zombicide.modules.invader.state import invader
from horda.games.zombicide.rules.actors import noise_in
from horda.games.zombicide.rules.people import base_health
from horda.games.zombicide.rules.state import MACHINE
from tests.games.zombicide.station import (
    AIRLOCK,
    BOX,
    FAR_ROOM,
    HERE,
    NEXT,
    OUTSIDE,
    Scene,
)

GUN = {"hands": ["smg"]}


def spawning(card: int, zone: int, active: tuple[int, ...] = (), **people: Any) -> Scene:
    """Ends the turn; this Xenos card comes into a Zone."""
    table = {"spawns": [f"{zone} red"], "zombie_deck": [card], "active": [*active]}
    return Scene(6, 6, 6, 6, table=table, **people).play("end-turn")


class TestCamouflage:
    """INV-SK-13: unseen at the start of the own Turn, unknown to Xenos from then on."""

    @staticmethod
    def scene(**more: Any) -> Scene:
        """Begins a Turn of Cole, who has the skill."""
        return Scene(table={"turn": ""}, cole={"skills": ["camouflage"], **GUN}, **more)

    @pytest.mark.rule("INV-SK-13", "INV-SK-G1", "INV-NOISE-3")
    def test_it_may_be_taken_unseen(self) -> None:
        scene = self.scene()
        assert scene.prompt == "z2-camouflage"
        assert noise_in(scene.state, HERE) == 1
        scene.play("hide")
        assert noise_in(scene.state, HERE) == 0
        assert self.scene().play("pass").state.unseen == ()

    @pytest.mark.rule("INV-SK-13")
    @pytest.mark.parametrize(("zone", "asked"), [(FAR_ROOM, False), (HERE, False), (11, True)])
    def test_not_while_a_xenos_sees_its_owner(self, zone: int, asked: bool) -> None:
        scene = self.scene(zombies={zone: {"worker": 1}})
        assert (scene.prompt == "z2-camouflage") == asked

    @pytest.mark.rule("INV-SK-13", "INV-SK-Q4")
    def test_it_is_lost_by_combat_and_noise_and_kept_otherwise(self) -> None:
        assert self.scene().play("hide", "make-noise").state.unseen == ()
        assert self.scene().play("hide", f"walk:z{NEXT}").state.unseen == (0,)
        shot = self.scene().play("hide", f"shoot:z{NEXT}:smg:-").until("z2-turn", "pass")
        assert shot.state.unseen == ()

    @pytest.mark.rule("INV-SK-13", "INV-MACH-Q9")
    def test_it_is_lost_by_a_machine_action(self) -> None:
        scene = self.scene(machines=[("sentry_gun", HERE)])
        scene.play("hide", f"steer-shot:sentry_gun:z{NEXT}").until("z2-turn", "pass")
        assert scene.state.unseen == ()

    @pytest.mark.rule("INV-SK-13", "INV-XMOVE-Q4", "INV-SK-Q7")
    def test_xenos_neither_attack_nor_look_for_its_owner(self) -> None:
        crowd = {HERE: {"worker": 2}}
        scene = Scene(zombies=crowd, table={"unseen": ["cole"]}, cole={})
        scene.play("end-turn").until("z2-turn")
        assert scene.state.round == 2
        assert scene.state.people[0].health == 2
        assert scene.count(HERE) == 2

    @pytest.mark.rule("INV-SK-13")
    def test_xenos_pass_by_on_their_way_to_another(self) -> None:
        people: dict[str, Any] = {"cole": {"done": True}, "jared": {"zone": FAR_ROOM}}
        table = {"unseen": ["cole"], "turn": "jared"}
        scene = Scene(zombies={HERE: {"worker": 1}}, table=table, **people)
        scene.play("end-turn").until("z2-who-acts")
        assert scene.count(NEXT) == 1
        assert scene.state.people[0].health == 2

    @pytest.mark.rule("INV-SK-13", "INV-SK-G1")
    def test_it_may_be_given_up_in_the_own_turn(self) -> None:
        scene = self.scene().play("hide", "show-up")
        assert scene.state.unseen == ()
        assert "show-up" not in scene.offered

    @pytest.mark.rule("INV-SK-13")
    def test_leaving_xenos_still_costs(self) -> None:
        scene = Scene(zombies={HERE: {"worker": 2}}, table={"unseen": ["cole"]}, cole={})
        assert scene.play(f"walk:z{NEXT}").state.people[0].actions == 0

    @pytest.mark.rule("INV-SK-Q7", "INV-FF-1")
    def test_friendly_fire_still_hits(self) -> None:
        table = {"unseen": ["cole"]}
        scene = Scene(1, 1, table=table, jared=GUN, cole={"zone": NEXT})
        scene.play(f"shoot:z{NEXT}:smg:-").until("z2-turn", "pass")
        assert scene.state.result is not None


@pytest.mark.rule("INV-SK-10", "INV-CONC-Q1")
@pytest.mark.parametrize(
    ("weapon", "kind", "dead"),
    [("sledge", "spoiler_abomination", True), ("heavy_cutter", "spoiler_abomination", False)],
)
def test_the_expert_raises_damage_before_multiplying(weapon: str, kind: str, dead: bool) -> None:
    gear = {"skills": ["concentrate_fire_expert"], "hands": [weapon]}
    scene = Scene(6, 6, 1, zombies={HERE: {kind: 1}}, cole=gear)
    scene.play(f"melee:{weapon}:-", f"concentrate:{kind}").until("z2-turn", "hit", "pass")
    assert (scene.count(HERE) == 0) == dead


@pytest.mark.rule("INV-SK-10")
@pytest.mark.parametrize("skilled", [True, False])
def test_the_experts_misses_hit_nobody(skilled: bool) -> None:
    gear = {"skills": ["concentrate_fire_expert"] * skilled, "hands": ["smg"]}
    scene = Scene(1, 6, zombies={NEXT: {"worker": 1}}, cole=gear, jared={"zone": NEXT})
    scene.play(f"shoot:z{NEXT}:smg:-", "concentrate:worker").until("z2-turn", "hit", "pass")
    assert scene.state.people[1].health == (3 if skilled else 2)


@pytest.mark.rule("INV-CONC-Q2", "INV-SK-18d")
def test_a_concentrated_attack_reaps_nobody_else() -> None:
    gear = {"skills": ["reaper:combat"], "hands": ["sledge"]}
    scene = Scene(6, 6, 6, zombies={HERE: {"worker": 3}}, cole=gear)
    scene.play("melee:sledge:-", "concentrate:worker").until("z2-turn", "reap", "hit")
    assert scene.count(HERE) == 2


@pytest.mark.rule("INV-SK-4")
@pytest.mark.parametrize(("skill", "left"), [("sledge", 0), ("smg", 1)])
def test_more_damage_with_the_named_card_only(skill: str, left: int) -> None:
    gear = {"skills": [f"plus_1_damage_with:{skill}"], "hands": ["sledge"]}
    scene = Scene(6, 1, 1, zombies={HERE: {"tank": 1}}, cole=gear)
    scene.play("melee:sledge:-", "pass").until("z2-turn", "hit", "pass")
    assert scene.count(HERE) == left


@pytest.mark.rule("INV-SK-6", "INV-SK-19")
def test_auto_repair_brings_all_armor_back() -> None:
    gear = {"skills": ["auto_repair", "starts_with_armor:4"], "health": 1}
    scene = Scene(cole=gear).play("end-turn").until("z2-turn")
    assert scene.state.people[0].health == 4


@pytest.mark.rule("INV-SK-19")
def test_starts_with_armor_is_the_base_value() -> None:
    number = BOX.skill_ids["starts_with_armor:4"]
    assert base_health(BOX, BOX.survivor_ids["cole"], (number,)) == 4


@pytest.mark.rule("INV-SK-7", "INV-SK-Q8")
def test_zero_g_run_goes_two_zones_past_xenos() -> None:
    able = {"skills": ["zero_g_run", "unstoppable"]}
    scene = Scene(zombies={NEXT: {"worker": 3}, HERE: {"worker": 1}}, cole=able)
    assert f"dash:zero_g_run:z{FAR_ROOM}" in scene.offered
    scene.play(f"dash:zero_g_run:z{FAR_ROOM}")
    assert scene.state.people[0].zone == FAR_ROOM
    assert scene.state.people[0].actions == 1  # Xenos at the start are paid for all the same
    assert not scene.offers("dash:zero_g_run")
    assert not Scene(shut=(10,), cole=able).offers(f"dash:zero_g_run:z{FAR_ROOM}")


@pytest.mark.rule("INV-SK-Q8")
@pytest.mark.parametrize("tank", [True, False])
def test_zero_g_run_through_an_airlock_needs_the_tank(tank: bool) -> None:
    gear = {"skills": ["zero_g_run"], "body": ["oxygen_tank"] * tank}
    scene = Scene(zone=1, cole=gear)
    assert (f"dash:zero_g_run:z{OUTSIDE}" in scene.offered) == tank
    out = Scene(zone=AIRLOCK, cole=gear)
    assert ("dash:zero_g_run:z12" in out.offered) == tank


@pytest.mark.rule("INV-SK-G2", "INV-SK-18g")
def test_sprint_works_with_a_lent_action_and_again_in_the_own_turn() -> None:
    scene = Scene(jared={"skills": ["born_leader"]}, cole={"skills": ["sprint"]})
    scene.play("lead:cole", f"dash:sprint:z{NEXT}", f"walk:z{FAR_ROOM}", "stop-here")
    assert scene.state.people[1].zone == FAR_ROOM
    scene.play("end-turn").until("z2-turn", "act:cole")
    assert scene.offers("dash:sprint")


@pytest.mark.rule("INV-SK-G2", "INV-SK-18q", "INV-SK-7")
@pytest.mark.parametrize("skill", ["bloodlust=melee", "zero_g_run"])
def test_so_do_bloodlust_and_zero_g_run(skill: str) -> None:
    able = {"skills": [skill.replace("=", ":")], "hands": ["sledge"]}
    crowd = {FAR_ROOM: {"worker": 1}}
    scene = Scene(zombies=crowd, jared={"skills": ["born_leader"]}, cole=able)
    scene.play("lead:cole", f"dash:{skill}:z{FAR_ROOM}").until("z2-turn", "pass")
    assert scene.state.people[1].zone == FAR_ROOM
    scene.play("end-turn").until("z2-turn", "act:cole")
    assert not scene.state.people[1].used


@pytest.mark.rule("INV-SK-2")
def test_a_free_machine_action_learned_in_the_own_turn_counts_at_once() -> None:
    near = {"adrenaline": BOX.adrenaline[2] - 1, "skills": ["remote_control:bot"]}
    scene = Scene(
        6,
        1,
        1,
        machines=[("bot", 1)],
        zombies={HERE: {"worker": 1}},
        mitsuki={**near, "hands": ["sledge"]},
    )
    scene.play("melee:sledge:-", "pass").until("z2-turn", "hit", "learn:plus_1_free_action=machine")
    assert scene.state.people[0].free[MACHINE] == 1
    scene.play("steer-to:bot:z2")
    assert scene.state.people[0].free[MACHINE] == 0
    assert scene.state.people[0].actions == 2


@pytest.mark.rule("INV-SK-8")
def test_a_predator_may_roll_a_die_for_each_xenos() -> None:
    gear = {"skills": ["predator"], "hands": ["sledge"]}
    scene = Scene(6, 6, 6, 6, 6, zombies={HERE: {"worker": 5}}, cole=gear)
    scene.play("melee:sledge:-", "pass", "roll-dice:5").until("z2-turn", "hit")
    assert scene.count(HERE) == 0


@pytest.mark.rule("INV-SK-15")
def test_a_blademaster_uses_two_melee_weapons_as_a_pair() -> None:
    gear = {"skills": ["blademaster"], "hands": ["sledge", "sledge"]}
    scene = Scene(zombies={HERE: {"worker": 1}}, cole=gear)
    assert "melee:sledge:sledge" in scene.offered


@pytest.mark.rule("INV-SK-18o")
def test_ironclad_ignores_one_type() -> None:
    able = {"skills": ["ironclad:worker"]}
    scene = Scene(zombies={HERE: {"worker": 5}}, cole=able).play("end-turn").until("z2-turn")
    assert scene.state.people[0].health == 2


@pytest.mark.rule("INV-SK-14")
def test_a_medic_gains_nothing_for_healing() -> None:
    scene = Scene(cole={"skills": ["medic"], "health": 1}).play("end-turn")
    assert scene.prompt == "z2-medic"
    scene.play("heal:cole")
    assert scene.state.people[0].health == 2
    assert scene.state.people[0].adrenaline == 0


@pytest.mark.rule("INV-SK-16")
def test_unstoppable_leaves_for_nothing_but_xenos_end_its_move() -> None:
    able = {"skills": ["unstoppable", "plus_1_zone_per_move"]}
    scene = Scene(zombies={HERE: {"worker": 3}, NEXT: {"worker": 1}}, cole=able)
    scene.play(f"walk:z{NEXT}")
    assert scene.prompt == "z2-turn"
    assert scene.state.people[0].zone == NEXT
    assert scene.state.people[0].actions == 2


@pytest.mark.rule("INV-SK-22")
@pytest.mark.parametrize(("zone", "may"), [(HERE, True), (FAR_ROOM, True), (OUTSIDE, False)])
def test_a_scavenger_searches_corridors_though_a_soldier(zone: int, may: bool) -> None:
    able, deck = {"skills": ["scavenger"]}, {"equipment": ["mre"]}
    assert ("search" in Scene(zone=zone, table=deck, jared=able).offered) == may
    assert "search" not in Scene(zone=zone, table=deck, jared={}).offered
    moldy = Scene(zone=zone, table={"inactive": [zone], **deck}, jared=able)
    assert "search" not in moldy.offered


@pytest.mark.rule("INV-SK-26", "INV-SK-Q11")
def test_enhanced_senses_reach_one_room_further() -> None:
    gear = {"skills": ["enhanced_senses"], "hands": ["lmg"]}
    scene = Scene(zone=9, cole=gear)
    assert scene.offers(f"shoot:z{FAR_ROOM}")  # round the corner of the corridor, at Range 2
    assert not Scene(zone=9, cole={"hands": ["lmg"]}).offers(f"shoot:z{FAR_ROOM}")
    assert not scene.state.zombie_eyes().sees(FAR_ROOM, 9)
    assert not Scene(zone=9, shut=(10,), cole=gear).offers(f"shoot:z{FAR_ROOM}")
    drone = Scene(zone=9, cole={"hands": ["lmg"], "body": ["scout_drone"]})
    assert drone.offers(f"shoot:z{FAR_ROOM}")


@pytest.mark.rule("INV-SK-26", "INV-LOS-4")
def test_enhanced_senses_do_not_see_through_an_airlock() -> None:
    scene = Scene(zone=1, cole={"skills": ["enhanced_senses"], "hands": ["lmg"]})
    assert not scene.offers(f"shoot:z{OUTSIDE}")
    assert scene.offers("shoot:z8")


class TestCombatReflexes:
    """INV-SK-17: a free attack on Xenos that a card puts down in sight."""

    WORKERS, ABOMINATION, MOLD = 1, 16, 22

    @pytest.mark.rule("INV-SK-17")
    @pytest.mark.parametrize(("zone", "asked"), [(FAR_ROOM, True), (11, False)])
    def test_sight_decides_not_distance(self, zone: int, asked: bool) -> None:
        gear = {"skills": ["combat_reflexes"], "hands": ["lmg"]}
        scene = spawning(self.WORKERS, zone, cole=gear)
        assert (scene.prompt == "react-spawned") == asked

    @pytest.mark.rule("INV-SK-17")
    def test_it_kills_once_for_the_card(self) -> None:
        gear = {"skills": ["combat_reflexes"], "hands": ["smg"]}
        scene = spawning(self.WORKERS, NEXT, cole=gear)
        scene.play("reflex:cole:ranged:smg:-").until("z2-turn", "hit")
        assert scene.count(NEXT) + scene.count(HERE) == 0
        assert scene.state.people[0].adrenaline == 2

    @pytest.mark.rule("INV-SK-Q1")
    def test_an_abomination_card_triggers_it(self) -> None:
        gear = {"skills": ["combat_reflexes"], "hands": ["smg"]}
        assert spawning(self.ABOMINATION, NEXT, cole=gear).prompt == "react-spawned"

    @pytest.mark.rule("INV-SK-Q1", "INV-OUT-1")
    def test_so_does_one_that_comes_for_want_of_figures_but_once_for_the_card(self) -> None:
        gear = {"skills": ["combat_reflexes"], "hands": ["smg"], "health": 9}
        figures = BOX.zombies[0].figures
        table = {"spawns": [f"{NEXT} red"], "zombie_deck": [self.WORKERS]}
        all_out = Scene(zombies={16: {"worker": figures}}, table=table, cole=gear)
        assert all_out.play("end-turn").until("react-spawned").prompt == "react-spawned"
        some = {16: {"worker": figures - 1}}
        short = Scene(6, 6, zombies=some, table=table, cole=gear)
        short.play("end-turn").until("react-spawned").play("reflex:cole:ranged:smg:-", "pass")
        asked = []
        while short.prompt != "z2-turn":
            asked.append(short.prompt)
            short.play(short.offered[0])
        assert short.state.round == 2
        assert short.count(NEXT, "spoiler_abomination") == 1
        assert "react-spawned" not in asked

    @pytest.mark.rule("INV-SK-Q1", "INV-SEARCH-4")
    def test_a_mold_spawn_card_of_a_search_does_not(self) -> None:
        gear = {"skills": ["combat_reflexes"], "hands": ["smg"]}
        table = {"equipment": ["mold_spawn_1_worker"], "active": [2]}
        scene = Scene(zone=3, table=table, cole=gear)
        scene.play("search")
        assert scene.count(2) == 1
        assert scene.prompt != "react-spawned"

    @pytest.mark.rule("INV-SK-Q1")
    def test_a_mold_spawn_card_triggers_it_in_one_zone(self) -> None:
        gear = {"skills": ["combat_reflexes"], "hands": ["smg"]}
        scene = spawning(self.MOLD, 0, active=(NEXT, 5), cole=gear)
        assert scene.prompt == "react-spawned"
        scene.play("pass")
        assert scene.prompt == "react-spawned"
        scene.play("reflex:cole:ranged:smg:-").until("z2-turn", "hit")
        assert scene.count(5) + scene.count(NEXT) + scene.count(HERE) == 1


@pytest.mark.rule("INV-SK-25", "INV-SK-Q2")
@pytest.mark.parametrize(("card", "extra"), [(51, True), (16, False)])
def test_xenos_link_answers_extra_activation_cards_only(card: int, extra: bool) -> None:
    scene = spawning(card, 11, cole={"skills": ["xenos_link"]})
    assert (scene.state.round == 1) == extra
    assert scene.state.turn_of == 0


@pytest.mark.rule("INV-SK-18n", "INV-MOLD-1")
def test_a_shoved_abomination_takes_its_mold_along() -> None:
    able = {"skills": ["shove"]}
    scene = Scene(zombies={HERE: {"spoiler_abomination": 1}}, cole=able).play(f"shove:z{NEXT}")
    assert invader(scene.state).active >> NEXT & 1


@pytest.mark.rule("INV-SK-5", "INV-SK-7")
def test_one_more_zone_per_move_lengthens_a_charge_and_no_zero_g_run() -> None:
    farther = "plus_1_zone_per_move"
    worker = {2: {"worker": 1}}
    alone = {"skills": ["charge"]}
    assert not Scene(zombies=worker, zone=10, cole=alone).offers("dash:")
    both = {"skills": ["charge", farther]}
    assert Scene(zombies=worker, zone=10, cole=both).offers("dash:") == ["dash:charge:z2"]
    run = Scene(zone=5, cole={"skills": ["zero_g_run", farther]}).offers("dash:")
    assert run == ["dash:zero_g_run:z3", "dash:zero_g_run:z10"]
    tank = {6: {"worker": 1}}  # outside, behind the Airlock: nobody gets there without a Tank
    assert not Scene(zombies=tank, zone=2, cole=both).offers("dash:")
