"""Special rules and goals of the Missions M6 to M8 of Invader."""

import pytest
from msgspec.structs import replace

from horda.core.rng import Dice
from horda.games.zombicide.board import FAR
from horda.games.zombicide.modules.invader.doors import CloseDoor, TakeDoor, doors_left, smash
from horda.games.zombicide.modules.invader.m6 import face_down
from horda.games.zombicide.modules.invader.machines import destroy
from horda.games.zombicide.modules.invader.mold import grow
from horda.games.zombicide.modules.invader.spawn_zones import SpawnBurned, remove_spawn
from horda.games.zombicide.modules.invader.state import invader, set_shut
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.adrenaline import Gain
from horda.games.zombicide.rules.people import change
from horda.games.zombicide.rules.spawn import SpawnStep
from horda.games.zombicide.rules.state import MACHINE
from tests.games.zombicide.station import BOX, GAME, Play, burn, why_not

RED, BLUE, GREEN, PURPLE, WHITE = (
    COLOURS.index(one) for one in ("red", "blue", "green", "purple", "white")
)
BODY = BOX.slots.hands


# M6


@pytest.mark.rule("INV-M6-2")
def test_m6_chance_hides_the_purple_token_and_nobody_sees_it() -> None:
    lairs, zones = set(), set()
    for seed in range(20):
        state = Play("M06", seed, turn="").state
        lairs.add(state.lair)
        zones = {*face_down(state)}
        spawns = GAME.view(state, 0).spawns  # type: ignore[attr-defined]
        assert [colour for _, colour, _ in spawns] == ["red"] * 4
        assert "lair" not in str(GAME.view(state, 0))
    assert lairs == zones
    assert len(lairs) == 4


@pytest.mark.rule("INV-M6-2")
def test_m6_who_imagines_the_game_does_not_know_it_either() -> None:
    game = Play("M06")
    burned = next(zone for zone in face_down(game.state) if zone != game.state.lair)
    burn(game, burned)
    seen = set()
    for seed in range(40):
        twin = game.state.clone()
        GAME.determinise(twin, 0, Dice(seed))
        seen.add(invader(twin).lair)
    assert seen == {*face_down(game.state)}
    assert burned not in seen


@pytest.mark.rule("INV-M6-1", "INV-M6-3")
def test_m6_is_won_when_the_purple_token_burns() -> None:
    game = Play("M06")
    burn(game, game.state.lair)
    assert game.why() == "won"
    told = [one for one in game.happened if isinstance(one, SpawnBurned)]
    assert [one.colour for one in told] == [PURPLE]


@pytest.mark.rule("INV-M6-3", "INV-M6-Q1")
def test_m6_another_token_burns_with_its_mold_and_brings_nothing() -> None:
    game = Play("M06")
    state = game.state
    zone = next(zone for zone in face_down(state) if zone != state.lair)
    before = state.people[0].adrenaline
    burn(game, zone)
    assert not game.why()
    assert state.people[0].adrenaline == before
    assert not state.mold >> zone & 1
    assert len(state.spawns) == 3
    assert all(spot != zone for spot, _ in state.spawns)


@pytest.mark.rule("INV-SPAWN-Q3")
def test_a_spawn_step_leaves_no_token_out_when_an_earlier_one_burns() -> None:
    game = Play("M06")
    run = game.run
    third = game.state.spawns[2]
    run.frames.append(SpawnStep(at=2))
    remove_spawn(run, 0, RED)
    step = run.frames[-1]
    assert isinstance(step, SpawnStep)
    assert game.state.spawns[step.at] == third


# M7


def door_of(game: Play, colour: str) -> int:
    """The coloured door."""
    return next(door.index for door in game.state.board.doors if door.colour == colour)


@pytest.mark.rule("INV-M7-4", "INV-DOOR-Q3")
def test_m7_coloured_doors_open_and_only_neutral_ones_follow() -> None:
    game = Play("M07")
    state, door = game.state, door_of(game, "purple")
    game.stand(state.board.doors[door].zones[0])
    left = doors_left(state)
    assert door in state.shut
    assert not why_not(game, 0, TakeDoor(door))
    game.play(GAME.key(state.config, TakeDoor(door)))
    assert door not in state.shut
    assert doors_left(state) == left
    state.touched = ()
    assert not why_not(game, 0, CloseDoor(door))
    game.asked().play(GAME.key(state.config, CloseDoor(door)))
    assert doors_left(state) == left - 1


@pytest.mark.rule("INV-M7-5")
@pytest.mark.parametrize(("colour", "number"), [("purple", PURPLE), ("green", GREEN)])
def test_m7_whoever_removes_a_coloured_door_wakes_its_spawn_zone(colour: str, number: int) -> None:
    awake = 1 | 1 << number
    game = Play("M07")
    door = door_of(game, colour)
    game.stand(game.state.board.doors[door].zones[0])
    game.play(GAME.key(game.state.config, TakeDoor(door)))
    assert game.state.active_spawns == awake
    game = Play("M07")
    smash(game.run, door)
    assert game.state.active_spawns == awake
    game = Play("M07")
    game.state.objectives = game.state.objectives[:0]
    grow(game.run, game.state.board.doors[door].zones[1])
    assert game.state.active_spawns == awake


@pytest.mark.rule("INV-M7-5", "INV-SPAWN-4")
def test_m7_a_taken_objective_wakes_and_a_neutral_door_does_not() -> None:
    game = Play("M07", team=1)
    state = game.state
    token = next(one for one in state.objectives if one.colour == GREEN)
    game.stand(token.zone).play("take-objective").dull()
    assert state.active_spawns == 1 | 1 << GREEN
    neutral = next(door.index for door in state.board.doors if not door.colour)
    set_shut(state, (*state.shut, neutral))
    smash(game.run, neutral)
    assert state.active_spawns == 1 | 1 << GREEN


@pytest.mark.rule("INV-M7-5", "INV-DOOR-Q3")
def test_m7_a_neutral_door_in_the_place_of_a_coloured_one_wakes_nothing() -> None:
    game = Play("M07")
    door = door_of(game, "green")
    game.state.freed = (door,)
    smash(game.run, door)
    assert game.state.active_spawns == 1


@pytest.mark.rule("INV-SPAWN-4")
def test_elsewhere_objectives_wake_nothing() -> None:
    game = Play("M01", team=1)
    token = next(one for one in game.state.objectives if one.colour == GREEN)
    game.stand(token.zone).play("take-objective").dull()
    assert game.state.active_spawns == 1


@pytest.mark.rule("INV-M7-3", "INV-M7-Q1")
def test_m7_hellfire_removes_spawn_tokens_and_calms_mold() -> None:
    game = Play("M07")
    state = game.state
    red, purple = 23, next(zone for zone, colour in state.spawns if colour == PURPLE)
    before = state.people[0].adrenaline
    burn(game, red)
    assert state.inactive >> red & 1
    assert all(zone != red for zone, _ in state.spawns)
    burn(game, purple)
    smash(game.run, door_of(game, "purple"))
    assert all(colour != PURPLE for _, colour in state.spawns)
    assert state.people[0].adrenaline == before


@pytest.mark.rule("INV-M7-1", "INV-END-2")
def test_m7_every_objective_is_needed() -> None:
    game = Play("M07")
    grow(game.run, next(one.zone for one in game.state.objectives if one.colour == GREEN))
    assert game.why() == "goal-impossible"


# M8


@pytest.mark.rule("INV-M8-1")
def test_m8_is_won_by_the_last_level_in_the_middle_of_anything() -> None:
    game = Play("M08")
    game.state.objectives = ()
    for who in range(5):
        change(game.state, who, level=2, adrenaline=19)
    change(game.state, 5, level=1, adrenaline=18)
    assert not game.asked().why()
    run = game.run
    run.frames.append(Gain(5, 1))
    run.at.append(0)
    run.advance()
    assert game.why() == "won"


@pytest.mark.rule("INV-M8-1")
def test_m8_needs_the_objectives_too() -> None:
    game = Play("M08")
    for who in range(6):
        change(game.state, who, level=2, adrenaline=19)
    assert not game.asked().why()
    game.state.objectives = ()
    assert game.asked().why() == "won"


@pytest.mark.rule("INV-M8-3", "INV-M8-Q1", "INV-XMOVE-Q5")
def test_m8_nobody_passes_the_sealed_airlock() -> None:
    game = Play("M08")
    state = game.state
    assert 31 not in state.tables.neighbours[30]
    assert state.paths().distance[30][31] > 1
    behind = [one for one in state.objectives if state.paths().distance[4][one.zone] >= FAR]
    assert behind
    state.sealed = False
    assert 31 in state.tables.neighbours[30]
    assert 31 in state.paths().neighbours[30]
    assert all(state.paths().distance[4][one.zone] < FAR for one in behind)


def at_airlock(zone: int = 30) -> Play:
    """The Bot stands in a Zone."""
    game = Play("M08")
    state = game.state
    state.machines = tuple(
        replace(one, zone=zone) if one.kind == "bot" else one for one in state.machines
    )
    return game.asked()


@pytest.mark.rule("INV-M8-3", "INV-M8-Q2")
def test_m8_who_stands_with_the_bot_may_force_it() -> None:
    game = at_airlock()
    assert not game.offers("force-airlock")
    game.stand(30, game.who)
    actions = game.state.people[game.who].actions
    game.play("force-airlock")
    assert not game.state.sealed
    assert game.state.people[game.who].actions == actions - 1
    assert not any(one.active for one in game.state.machines)
    assert not any(game.state.noise)
    assert not game.offers("force-airlock")


@pytest.mark.rule("INV-M8-Q2")
def test_m8_who_controls_the_bot_makes_it_act() -> None:
    game = at_airlock()
    change(game.state, game.who, load=(GREEN,))
    assert not game.asked().offers("force-airlock")
    game.play("steer-airlock")
    assert not game.state.sealed
    assert [one.kind for one in game.state.machines if one.active] == ["bot"]


@pytest.mark.rule("INV-M8-Q2", "INV-SK-2")
def test_m8_a_free_machine_action_is_enough_and_who_stands_there_may_choose() -> None:
    game = at_airlock()
    free = (0,) * MACHINE + (1,)
    change(game.state, game.who, load=(GREEN,), actions=0, free=free)
    assert game.asked().offers("steer-airlock")
    change(game.state, game.who, actions=1, free=(0,) * 7)
    game.stand(30, game.who)
    assert game.offers("force-airlock")
    assert game.offers("steer-airlock")
    change(game.state, game.who, actions=0, free=free)
    game.asked().play("steer-airlock")
    assert not game.state.sealed
    assert not any(game.state.people[game.who].free)


@pytest.mark.rule("INV-M8-3")
@pytest.mark.parametrize("zone", [29, 31])
def test_m8_the_bot_must_stand_outside_before_it(zone: int) -> None:
    game = at_airlock(zone)
    change(game.state, game.who, load=(GREEN,))
    game.stand(zone, game.who)
    assert not game.offers("force-airlock")
    assert not game.offers("steer-airlock")


@pytest.mark.rule("INV-M8-Q1", "INV-END-2")
def test_m8_is_lost_at_once_when_xenos_destroy_the_bot() -> None:
    game = Play("M08")
    number = next(i for i, one in enumerate(game.state.machines) if one.kind == "bot")
    destroy(game.run, number)
    assert game.why() == "goal-impossible"


@pytest.mark.rule("INV-M8-Q1", "INV-END-2")
def test_m8_is_lost_with_the_bot_while_something_lies_behind() -> None:
    game = Play("M08")
    game.state.machines = ()
    assert game.asked().why() == "goal-impossible"
    game = Play("M08")
    game.state.machines = ()
    near = [one for one in game.state.objectives if game.state.paths().distance[4][one.zone] < FAR]
    game.state.objectives = tuple(near)
    assert not game.asked().why()
    game = Play("M08")
    game.state.machines, game.state.sealed = (), False
    assert not game.asked().why()
