"""Machines of Invader: control, Activation tokens, attacks, destruction, and the Bot's FOLLOW."""

import pytest

from horda.games.zombicide.modules.invader.machine_deeds import MachineAttack
from horda.games.zombicide.modules.invader.machines import MachineDestroyed
from horda.games.zombicide.rules.actors import MACHINES, noise_in, targets_in
from horda.games.zombicide.rules.state import MACHINE, OUT
from tests.games.zombicide.station import (
    AIRLOCK,
    ENGINE,
    FAR_ROOM,
    HERE,
    NEXT,
    OUTSIDE,
    Scene,
)

BOT, GUN = "remote_control:bot", "remote_control:sentry_gun"
ELSEWHERE = 1


@pytest.mark.rule("INV-MACH-1", "INV-SK-27", "INV-SK-Q6", "INV-MACH-2")
@pytest.mark.parametrize("how", [{"skills": [BOT]}, {"skills": ["remote_control:all"]}])
def test_a_skill_controls_a_machine_wherever_it_is(how: dict[str, list[str]]) -> None:
    scene = Scene(machines=[("bot", ELSEWHERE)], jared=how)
    assert scene.offers("steer-to:bot") == ["steer-to:bot:z2", "steer-to:bot:z7"]


@pytest.mark.rule("INV-MACH-1", "INV-OBJ-2")
def test_the_token_controls_its_kind_only() -> None:
    machines = [("bot", ELSEWHERE), ("sentry_gun", FAR_ROOM)]
    green = Scene(machines=machines, jared={"load": ["green"]})
    assert green.offers("steer-to:bot")
    assert not green.offers("steer-shot:sentry_gun")
    purple = Scene(machines=machines, jared={"load": ["purple"]})
    assert not purple.offers("steer-to:")
    assert purple.offers("steer-shot:sentry_gun")


@pytest.mark.rule("INV-MACH-1")
def test_nobody_else_controls_it() -> None:
    scene = Scene(machines=[("bot", HERE)], zombies={HERE: {"worker": 1}}, jared={}, cole={})
    assert not scene.offers("steer")


@pytest.mark.rule("INV-SENTRY-2", "INV-SENTRY-1")
def test_anybody_beside_the_sentry_gun_controls_it_and_it_only_shoots() -> None:
    scene = Scene(machines=[("sentry_gun", HERE)], jared={})
    assert scene.offers("steer-shot:sentry_gun:z10")
    assert not scene.offers("steer-to") + scene.offers("steer-strike")
    assert not Scene(machines=[("sentry_gun", NEXT)], jared={}).offers("steer")


@pytest.mark.rule("INV-MACH-6", "INV-NOISE-3", "INV-MACH-Q9")
def test_it_counts_for_xenos_from_its_first_action_to_the_end_phase() -> None:
    scene = Scene(machines=[("bot", ELSEWHERE)], jared={"skills": [BOT]})
    assert noise_in(scene.state, ELSEWHERE) == 0
    scene.play("steer-to:bot:z2")
    assert scene.state.machines[0].active
    assert noise_in(scene.state, 2) == 1
    assert targets_in(scene.state, 2) == [MACHINES]
    scene.play("end-turn").until("z2-turn")
    assert scene.state.round == 2
    assert not scene.state.machines[0].active
    assert noise_in(scene.state, 2) == 0


@pytest.mark.rule("INV-MACH-4", "INV-MACH-2")
def test_several_machines_mixed_with_own_actions() -> None:
    machines = [("bot", ELSEWHERE), ("sentry_gun", FAR_ROOM)]
    scene = Scene(machines=machines, jared={"skills": [BOT, GUN]})
    scene.play("steer-to:bot:z2", "walk:z3", "steer-shot:sentry_gun:z10")
    assert scene.state.people[0].actions == 0
    assert not scene.offers("steer")


@pytest.mark.rule("INV-BOT-4")
def test_a_steered_bot_pays_for_xenos_in_its_zone() -> None:
    crowd = {ELSEWHERE: {"worker": 2}}
    scene = Scene(machines=[("bot", ELSEWHERE)], zombies=crowd, jared={"skills": [BOT]})
    scene.play("steer-to:bot:z2")
    assert scene.state.people[0].actions == 0
    more = {ELSEWHERE: {"worker": 3}}
    scene = Scene(machines=[("bot", ELSEWHERE)], zombies=more, jared={"skills": [BOT]})
    assert not scene.offers("steer-to")
    assert scene.offers("steer-strike:bot")


@pytest.mark.rule("INV-BOT-1")
def test_the_bot_goes_outdoors_without_a_tank() -> None:
    scene = Scene(machines=[("bot", AIRLOCK)], zone=AIRLOCK, jared={"skills": [BOT]})
    assert not scene.offers(f"walk:z{OUTSIDE}")
    scene.play(f"steer-to:bot:z{OUTSIDE}")
    assert scene.state.machines[0].zone == OUTSIDE


@pytest.mark.rule("INV-MACH-Q8")
def test_a_closed_door_stops_the_bot() -> None:
    scene = Scene(machines=[("bot", HERE)], shut=(4,), jared={"skills": [BOT]})
    assert scene.offers("steer-to") == ["steer-to:bot:z5", "steer-to:bot:z10"]


@pytest.mark.rule("INV-BOT-2", "INV-SENTRY-1")
def test_a_bot_outdoors_shoots() -> None:
    scene = Scene(
        4, 4, 1, machines=[("bot", OUTSIDE)], zombies={12: {"worker": 2}}, jared={"skills": [BOT]}
    )
    assert scene.offers("steer-shot:bot") == [f"steer-shot:bot:z{z}" for z in (0, 12, 18)]
    scene.play("steer-shot:bot:z12").until("z2-turn", "hit", "pass")
    assert scene.count(12) == 0
    assert scene.state.people[0].adrenaline == 2


@pytest.mark.rule("INV-MACH-3", "INV-MACH-2", "INV-BOT-2")
def test_skills_of_the_one_who_steers_do_not_help_its_attacks() -> None:
    able = [BOT, "plus_1_die:combat", "plus_1_damage:combat", "plus_1_max_range", "hit_and_run"]
    scene = Scene(
        6, 6, 6, machines=[("bot", NEXT)], zombies={NEXT: {"tank": 1}}, jared={"skills": able}
    )
    scene.play("steer-strike:bot", "pass")
    assert scene.rolled == (6, 6, 6)
    assert scene.count(NEXT, "tank") == 1
    assert scene.prompt == "z2-turn"


@pytest.mark.rule("INV-MACH-9", "INV-CONC-1")
def test_its_attacks_may_be_concentrated() -> None:
    scene = Scene(
        6, 6, 1, machines=[("bot", NEXT)], zombies={NEXT: {"tank": 1}}, jared={"skills": [BOT]}
    )
    scene.play("steer-strike:bot", "concentrate:tank").until("z2-turn", "hit")
    assert scene.count(NEXT) == 0


@pytest.mark.rule("INV-MACH-9", "INV-MACH-Q3", "INV-FF-1")
def test_misses_hit_the_one_who_steers_it() -> None:
    scene = Scene(
        6, 6, 1, machines=[("bot", NEXT)], zombies={HERE: {"worker": 2}}, jared={"skills": [BOT]}
    )
    before = scene.state.people[0].health
    scene.play(f"steer-shot:bot:z{HERE}").until("z2-turn", "hit", "pass")
    assert scene.state.people[0].health == before - 1


@pytest.mark.rule("INV-MACH-Q4", "INV-MACH-7", "INV-MACH-9")
@pytest.mark.parametrize("active", [False, True])
def test_friendly_fire_destroys_active_machines_only(active: bool) -> None:
    scene = Scene(
        1,
        1,
        1,
        1,
        machines=[("sentry_gun", HERE), ("bot", NEXT, active)],
        zombies={NEXT: {"worker": 1}},
        jared={},
    )
    scene.play(f"steer-shot:sentry_gun:z{NEXT}").until("z2-turn", "pass")
    assert (scene.state.machines[1].zone == OUT) == active
    assert scene.state.result is None


@pytest.mark.rule("INV-MACH-7", "INV-XATK-Q2", "INV-MACH-Q12", "INV-XATK-1")
def test_attacks_may_be_dumped_on_a_machine_beyond_its_destruction() -> None:
    scene = Scene(
        machines=[("bot", HERE, True)], zombies={HERE: {"worker": 2, "tank": 1}}, jared={}
    )
    before = scene.state.people[0].health
    scene.play("end-turn")
    assert scene.prompt == "z2-share-wounds"
    scene.play("suffer:bot", "suffer:bot", "suffer:bot")
    assert scene.told(MachineDestroyed) == 1
    assert scene.state.people[0].health == before
    assert scene.state.machines[0].zone == OUT
    assert scene.state.result is None


@pytest.mark.rule("INV-MACH-6")
def test_xenos_pass_by_a_machine_without_a_token() -> None:
    scene = Scene(machines=[("bot", NEXT)], zombies={NEXT: {"worker": 1}}, jared={})
    scene.play("end-turn").until("z2-turn", "suffer")
    assert scene.state.machines[0].zone == NEXT
    assert scene.count(HERE) == 1


@pytest.mark.rule("INV-BOT-3", "INV-MACH-Q1", "INV-MACH-Q10")
def test_the_bot_may_follow_whoever_moves() -> None:
    xenos = {HERE: {"worker": 1}}
    scene = Scene(machines=[("bot", HERE)], zombies=xenos, jared={}).play(f"walk:z{NEXT}")
    assert scene.prompt == "z2-follow"
    assert scene.state.people[0].actions == 1
    scene.play("along")
    assert scene.state.machines[0].zone == NEXT
    assert scene.state.machines[0].active
    assert scene.state.people[0].actions == 1
    stays = Scene(machines=[("bot", HERE)], jared={}).play(f"walk:z{NEXT}", "pass")
    assert stays.state.machines[0].zone == HERE
    assert not stays.state.machines[0].active


@pytest.mark.rule("INV-BOT-3")
def test_a_sentry_gun_does_not_follow_nor_a_bot_from_elsewhere() -> None:
    machines = [("sentry_gun", HERE), ("bot", NEXT)]
    assert Scene(machines=machines, jared={}).play(f"walk:z{NEXT}").prompt == "z2-turn"


@pytest.mark.rule("INV-MACH-Q11", "INV-BOT-3")
def test_it_does_not_follow_a_move_that_a_skill_has_changed() -> None:
    far = Scene(machines=[("bot", HERE)], jared={"skills": ["plus_1_zone_per_move"]})
    far.play(f"walk:z{NEXT}", f"walk:z{FAR_ROOM}")
    assert far.prompt == "z2-turn"
    near = Scene(machines=[("bot", HERE)], jared={"skills": ["plus_1_zone_per_move"]})
    assert near.play(f"walk:z{NEXT}", "stop-here").prompt == "z2-follow"
    sprint = Scene(machines=[("bot", HERE)], jared={"skills": ["sprint"]})
    sprint.play(f"dash:sprint:z{NEXT}", f"walk:z{FAR_ROOM}", "stop-here")
    assert sprint.prompt == "z2-turn"


@pytest.mark.rule("INV-MACH-Q11")
@pytest.mark.parametrize(("xenos", "asked"), [(1, "z2-turn"), (0, "z2-follow")])
def test_unstoppable_is_a_skill_of_movement_only_among_xenos(xenos: int, asked: str) -> None:
    scene = Scene(
        machines=[("bot", HERE)],
        zombies={HERE: {"worker": xenos}},
        jared={"skills": ["unstoppable"]},
    )
    assert scene.play(f"walk:z{NEXT}").prompt == asked


@pytest.mark.rule("INV-SK-2")
def test_a_free_machine_action_still_needs_control() -> None:
    free = "plus_1_free_action:machine"
    scene = Scene(machines=[("bot", ELSEWHERE)], jared={"skills": [free, BOT]})
    assert scene.state.people[0].free[MACHINE] == 1
    scene.play("steer-to:bot:z2")
    assert scene.state.people[0].actions == 3
    scene.play("steer-to:bot:z1")
    assert scene.state.people[0].actions == 2
    assert not Scene(machines=[("bot", HERE)], jared={"skills": [free]}).offers("steer")
    by_place = Scene(machines=[("sentry_gun", HERE)], jared={"skills": [free]})
    by_place.play(f"steer-shot:sentry_gun:z{NEXT}")
    assert by_place.state.people[0].actions == 3


@pytest.mark.rule("INV-MACH-Q9")
def test_a_machine_is_no_brother_in_arms() -> None:
    shared = "brother_in_arms:plus_1_die:combat"
    gear = {"skills": [shared], "hands": ["smg"], "zone": HERE}
    scene = Scene(
        6, 6, 6, machines=[("bot", HERE, True)], zombies={NEXT: {"worker": 1}}, jared=gear
    )
    scene.play(*scene.offers(f"shoot:z{NEXT}")[:1]).until("z2-turn", "hit", "pass")
    assert len(scene.rolled) == 2


@pytest.mark.rule("INV-MACH-Q6", "INV-TRADE-1", "INV-MACH-Q5")
def test_remote_controls_change_hands_by_trade() -> None:
    scene = Scene(machines=[("bot", ELSEWHERE, True)], jared={"load": ["green"]}, cole={})
    scene.play("trade:cole")
    assert scene.offers("hand-token:jared:green")
    scene.play(*scene.offers("hand-token:jared:green")).until("z2-turn", "done", "agree")
    assert scene.state.people[0].load == ()
    assert scene.state.machines[0].active
    assert not scene.offers("steer")


@pytest.mark.rule("INV-MACH-Q7", "INV-MACH-5")
def test_machines_neither_trade_nor_search_nor_take_objectives() -> None:
    scene = Scene(machines=[("bot", ELSEWHERE, True)], zone=ELSEWHERE, jared={"skills": [BOT]})
    assert not scene.offers("trade")
    verbs = {key.partition(":")[0] for key in scene.offered if "bot" in key}
    assert verbs <= {"steer-to", "steer-shot", "steer-strike"}


@pytest.mark.rule("INV-MACH-7", "INV-HELL-4", "INV-HELL-Q2")
@pytest.mark.parametrize("active", [False, True])
def test_hellfire_destroys_machines_active_or_not(active: bool) -> None:
    gear = {"hands": ["flamethrower"], "attached": ["canister"]}
    scene = Scene(machines=[("bot", NEXT, active)], zombies={NEXT: {"worker": 1}}, jared=gear)
    scene.play(f"shoot:z{NEXT}:flamethrower:-")
    assert scene.told(MachineDestroyed) == 1
    assert scene.state.machines[0].zone == OUT
    assert scene.state.result is None
    assert scene.state.people[0].adrenaline == 1


@pytest.mark.rule("INV-MACH-Q2", "INV-NOISE-3")
def test_a_machine_attacks_from_its_own_zone() -> None:
    scene = Scene(machines=[("bot", NEXT)], jared={"skills": [BOT]})
    attack = MachineAttack(0, "ranged", HERE, -1, machine=0)
    assert attack.origin(scene.state) == NEXT
    assert attack.shooter == MACHINES
    assert attack.blow(scene.state).distance == 1


@pytest.mark.rule("INV-MACH-Q11")
def test_the_bot_follows_a_lent_move_and_hit_and_run_away_from_nobody() -> None:
    lent = Scene(machines=[("bot", HERE)], jared={"skills": ["born_leader"]}, cole={})
    assert lent.play("lead:cole", f"walk:z{NEXT}").prompt == "z2-follow"
    gear = {"skills": ["hit_and_run"], "hands": ["sledge"]}
    xenos = {HERE: {"worker": 1}}
    won = Scene(6, 6, 6, machines=[("bot", HERE)], zombies=xenos, jared=gear)
    won.play("melee:sledge:-", "pass").until("react-after-attack", "hit")
    assert won.play(f"walk:z{NEXT}").prompt == "z2-follow"


@pytest.mark.rule("INV-SK-Q9")
def test_tough_counts_for_the_misses_of_a_machine() -> None:
    able = {"skills": ["tough"], "zone": NEXT}
    scene = Scene(1, 6, 6, 6, machines=[("sentry_gun", HERE)], jared={}, cole=able)
    scene.play(f"steer-shot:sentry_gun:z{NEXT}").until("z2-turn", "pass")
    assert scene.state.people[1].health == 2


@pytest.mark.rule("INV-MACH-1", "INV-MACH-2", "INV-MACH-Q8", "INV-SENTRY-1", "INV-BOT-4")
@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("steer-to:bot:z5", "INV-MACH-1"),
        ("steer-to:sentry_gun:z5", "INV-MACH-2"),
        ("steer-strike:sentry_gun", "INV-MACH-2"),
        ("steer-shot:sentry_gun:z4", "INV-BOT-2"),
        ("steer-shot:sentry_gun:z1", "INV-BOT-2"),
    ],
)
def test_what_stands_in_the_way_is_said(key: str, rule: str) -> None:
    scene = Scene(machines=[("bot", HERE), ("sentry_gun", HERE)], jared={})
    found = ENGINE.game.explain(scene.state, 0, key)
    assert found is not None
    assert rule in found.rules


@pytest.mark.rule("INV-MACH-7", "INV-BOT-4", "INV-MACH-Q8")
def test_a_destroyed_or_crowded_or_shut_in_bot_does_not_move() -> None:
    able = {"skills": [BOT]}
    gone = Scene(machines=[("bot", OUT)], jared=able)
    crowd = {HERE: {"worker": 3}}
    stuck = Scene(machines=[("bot", HERE)], zombies=crowd, jared={**able, "zone": NEXT})
    shut = Scene(machines=[("bot", HERE)], shut=(4,), jared=able)
    wanted = ((gone, "INV-MACH-7"), (stuck, "INV-BOT-4"), (shut, "INV-MOVE-1"))
    for scene, rule in wanted:
        found = ENGINE.game.explain(scene.state, 0, "steer-to:bot:z3")
        assert found is not None
        assert rule in found.rules


@pytest.mark.rule("INV-SK-23", "INV-SK-2")
def test_a_brothers_free_machine_action_is_there_only_beside_him() -> None:
    jared = {"zone": NEXT, "skills": ["brother_in_arms:plus_1_free_action:machine"]}
    scene = Scene(cole={}, jared=jared).play(f"walk:z{NEXT}")
    assert sum(scene.state.people[0].free) == 1
    scene.play(f"walk:z{HERE}")
    assert not any(scene.state.people[0].free)
