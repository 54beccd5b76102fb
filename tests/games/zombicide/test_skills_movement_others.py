"""Skills that move others, give others Actions, and change the order of turns."""

from typing import Any

import pytest

from horda.games.zombicide.rules import events
from tests.games.zombicide.fighting import Fight, armed


@pytest.mark.rule("Z2-SKILL-14")
def test_taunted_zombies_pass_other_survivors_by() -> None:
    skilled = {"zone": 4, "skills": ["taunt"]}
    fight = Fight(zombies={2: {"walker": 2}}, amy=skilled, ned={"zone": 2}, lou={"zone": 3})
    assert fight.offers("taunt:") == ["taunt:z2"]
    fight.play("taunt:z2")
    assert fight.told(events.Wounded) == 0
    assert (fight.zombies(2), fight.zombies(3)) == ({}, {"walker": 2})
    assert fight.person("amy")["actions"] == 3
    assert not fight.offers("taunt:")


@pytest.mark.rule("Z2-SKILL-14", "Z2-RUNNER-01")
def test_a_taunted_runner_attacks_the_taunter_only() -> None:
    skilled = {"zone": 4, "skills": ["taunt"]}
    fight = Fight(zombies={3: {"runner": 1}}, amy=skilled, ned={"zone": 4}, lou={"zone": 3})
    fight.play("taunt:z3")
    assert fight.person("amy")["health"] == 2
    assert fight.zombies(4) == {"runner": 1}


@pytest.mark.rule("Z2-SKILL-14")
def test_taunt_needs_an_open_way_of_two_zones_but_no_sight() -> None:
    behind_a_door = Fight(zombies={7: {"walker": 1}}, amy={"skills": ["taunt"]})
    assert not behind_a_door.offers("taunt:")
    too_far = Fight(zombies={11: {"walker": 1}}, amy={"skills": ["taunt"]})
    assert not too_far.offers("taunt:")
    round_the_corner = Fight(zombies={6: {"walker": 1}}, amy={"skills": ["taunt"]})
    assert round_the_corner.offers("taunt:") == ["taunt:z6"]


@pytest.mark.rule("Z2-SKILL-Q8")
def test_taunt_on_the_own_zone() -> None:
    fight = Fight(zombies={3: {"walker": 2}}, amy={"skills": ["taunt"]}, ned={})
    fight.play("taunt:z3")
    assert (fight.person("amy")["health"], fight.person("ned")["health"]) == (1, 3)


@pytest.mark.rule("Z2-SKILL-Q8", "Z2-ZPHASE-15")
def test_taunted_zombies_split_over_equal_ways() -> None:
    skilled = {"zone": 7, "skills": ["taunt"]}
    fight = Fight(zombies={13: {"walker": 3}}, amy=skilled).play("taunt:z13")
    assert fight.offered == ["send:z8", "send:z12"]
    fight.play("send:z8")
    assert (fight.zombies(8), fight.zombies(12)) == ({"walker": 2}, {"walker": 1})


@pytest.mark.rule("Z2-SKILL-60", "Z2-SKILL-Q37", "Z2-SKILL-Q7")
def test_shove_pushes_everybody_and_kills_nobody() -> None:
    crowd = {"walker": 2, "hobomination": 1}
    fight = Fight(zombies={3: crowd}, ned={"skills": ["shove"]}, amy={"zone": 4})
    assert fight.offers("shove:") == ["shove:z2", "shove:z4"]
    fight.play("shove:z4")
    assert (fight.zombies(3), fight.zombies(4)) == ({}, crowd)
    assert fight.person("ned")["actions"] == 3
    assert fight.told(events.Wounded) == fight.told(events.Killed) == 0
    assert not fight.offers("shove:")


@pytest.mark.rule("Z2-SKILL-60")
def test_shove_needs_an_open_way() -> None:
    fight = Fight(zombies={3: {"walker": 1}}, ned={"skills": ["shove"]})
    assert "shove:z7" not in fight.offered  # behind a closed door


@pytest.mark.rule("Z2-SKILL-62")
def test_a_lifesaver_drags_whom_it_chooses() -> None:
    people: dict[str, Any] = {"ned": {"zone": 4}, "lou": {"zone": 4}, "elle": {"zone": 2}}
    fight = Fight(zombies={4: {"walker": 3}}, amy={"skills": ["lifesaver"]}, **people)
    assert fight.offers("rescue:") == ["rescue:ned:z4", "rescue:lou:z4"]
    fight.play("rescue:ned:z4")
    assert fight.offered == ["rescue:lou:z4", "stop-here"]
    fight.play("stop-here")
    assert (fight.person("ned")["zone"], fight.person("lou")["zone"]) == (3, 4)
    assert fight.person("amy")["actions"] == 3
    assert not fight.offers("rescue:")


@pytest.mark.rule("Z2-SKILL-62")
def test_whoever_is_dragged_may_refuse() -> None:
    def drag(answer: str) -> int:
        ned, lou = {"zone": 4, "seat": 1}, {"zone": 4}
        people: dict[str, Any] = {"amy": {"skills": ["lifesaver"]}, "ned": ned, "lou": lou}
        fight = Fight(zombies={4: {"walker": 3}}, setup={"players": 2}, **people)
        fight.play("rescue:ned:z4")
        assert fight.state.open[0].seat == 1
        fight.play(answer, "rescue:lou:z4")
        assert fight.person("lou")["zone"] == 3
        zone: int = fight.person("ned")["zone"]
        return zone

    assert (drag("come:ned"), drag("stay:ned")) == (3, 4)


@pytest.mark.rule("Z2-SKILL-62")
def test_a_lifesaver_needs_zombies_there() -> None:
    assert not Fight(amy={"skills": ["lifesaver"]}, ned={"zone": 4}).offers("rescue:")


@pytest.mark.rule("Z2-SKILL-54", "Z2-SKILL-Q33", "Z2-ROUND-I1")
def test_a_born_leader_gives_one_action_once_a_turn() -> None:
    ned = armed("pistol", zone=4, seat=1, skills=["sprint"])
    people: dict[str, Any] = {"amy": {"skills": ["born_leader"]}, "ned": ned}
    fight = Fight(setup={"players": 2}, zombies={4: {"walker": 1}}, **people)
    fight.play("lead:ned")
    assert fight.state.open[0].seat == 1
    assert fight.offers("shoot:")
    assert {"make-noise", "pass"} <= set(fight.offered)
    assert not fight.offers("walk:")  # leaving the Walker would take two Actions
    assert not fight.offers("dash:")  # Sprint is for the own turn
    fight.play("make-noise")
    assert (fight.state.open[0].seat, fight.prompt) == (0, "z2-turn")
    assert fight.table["noise"] == {"4": 1}
    assert (fight.person("amy")["actions"], fight.person("ned")["actions"]) == (3, 0)
    assert not fight.offers("lead:")


@pytest.mark.rule("Z2-SKILL-Q33")
def test_a_granted_search_leaves_the_search_of_the_receivers_turn() -> None:
    table = {"equipment": ["water", "water", "machete", "machete"]}
    people: dict[str, Any] = {"amy": {"zone": 8, "skills": ["born_leader"]}, "ned": {"zone": 8}}
    fight = Fight(table=table, **people).play("lead:ned", "search")
    while fight.prompt != "z2-turn":
        fight.play(fight.offered[-1])
    assert fight.offers("search")  # the leader's own is still open
    fight.play("end-turn")
    assert fight.state.turn_of == 1
    assert fight.offers("search")


@pytest.mark.rule("Z2-SKILL-Q33", "Z2-SKILL-54")
def test_after_its_turn_a_survivor_may_search_by_a_granted_action() -> None:
    people: dict[str, Any] = {
        "amy": {"zone": 8, "skills": ["born_leader"]},
        "ned": {"zone": 8, "done": True, "searched": True},
    }
    fight = Fight(table={"equipment": ["water"]}, **people).play("lead:ned")
    assert fight.offers("search")


def order(*keys: str) -> Fight:
    """Three players; the second one's Lou is a Tactician."""
    people: dict[str, Any] = {
        "amy": {},
        "ned": {"seat": 1},
        "lou": {"seat": 1, "skills": ["tactician"]},
    }
    people |= {"elle": {"seat": 2}}
    fight = Fight(
        setup={"players": 3},
        table={"turn": ""},
        **people,
    )
    return fight.play(*keys)


@pytest.mark.rule("Z2-SKILL-49", "Z2-ROUND-02")
def test_a_tactician_may_come_before_anybody() -> None:
    fight = order()
    assert (fight.state.open[0].seat, fight.offered) == (1, ["act:lou", "wait"])
    fight.play("act:lou", "end-turn")
    assert (fight.state.turn_of, fight.state.open[0].seat) == (0, 0)  # Amy, the only one
    fight.play("end-turn")
    assert fight.state.turn_of == 1


@pytest.mark.rule("Z2-SKILL-49")
def test_a_tactician_may_wait_to_the_very_end() -> None:
    fight = order("wait", "end-turn", "act:ned", "end-turn")
    assert (fight.state.open[0].seat, fight.offered) == (1, ["act:lou", "wait"])
    fight.play("wait")
    assert fight.state.turn_of == 3  # Elle of the third player
    fight.play("end-turn")
    assert fight.state.turn_of == 2  # nobody else is left
    assert fight.told(events.ZombiesAct) == 0


@pytest.mark.rule("Z2-SKILL-49")
def test_among_the_survivors_of_one_player_a_tactician_is_nothing_special() -> None:
    fight = Fight(amy={"skills": ["tactician"]}, ned={}, table={"turn": ""})
    assert fight.offered == ["act:amy", "act:ned"]
