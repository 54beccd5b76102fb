"""Special rules and goals of the Missions M9 and M10 of Invader."""

import pytest
from msgspec.structs import replace

from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.modules.invader.m10 import TakeMold, new_tanks
from horda.games.zombicide.modules.invader.machines import set_machine
from horda.games.zombicide.modules.invader.mold import grow
from horda.games.zombicide.modules.invader.state import set_shut
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.actors import COMPANIONS, noise_in, targets_in
from horda.games.zombicide.rules.adrenaline import Gain
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.deed import index_of
from horda.games.zombicide.rules.goals import goals_met, plan
from horda.games.zombicide.rules.options import Rally
from horda.games.zombicide.rules.people import change
from horda.games.zombicide.rules.points import FIGURES
from horda.games.zombicide.rules.wounds import hurt
from tests.games.zombicide.station import BOX, Play, burn, card, kind_of, why_not

RED, BLUE, GREEN, PURPLE, WHITE = (
    COLOURS.index(one) for one in ("red", "blue", "green", "purple", "white")
)
BODY = BOX.slots.hands


# M9


@pytest.mark.rule("INV-M9-3", "INV-NOISE-3")
def test_m9_scientists_are_survivors_and_no_objectives() -> None:
    game = Play("M09")
    state = game.state
    assert not {one.colour for one in state.objectives} & {BLUE, WHITE}
    first = state.companions[0]
    assert noise_in(state, first.zone) == 1
    assert targets_in(state, first.zone) == [COMPANIONS]
    game.stand(first.zone)
    assert not game.offers("take-objective")
    assert not game.offers("rally")
    assert why_not(game, 0, Rally(first.card)) in ("scientist", "not-in-mission")


@pytest.mark.rule("INV-M9-3", "INV-M9-Q1")
def test_m9_each_may_move_once_towards_the_exit() -> None:
    game = Play("M09")
    state, (way_out,) = game.state, plan(game.state).exits
    before = [one.zone for one in state.companions]
    while game.prompt != "z2-scientists":
        game.play(*(game.offers("end-turn") or game.offered)[:1])
    assert len(game.offers("guide:scientist_blue")) >= 1
    game.play("guide:scientist_white", "guide:scientist_blue")
    far = state.tables.distance
    for zone, one in zip(before, state.companions, strict=True):
        assert far[one.zone][way_out] == far[zone][way_out] - 1
    assert game.prompt != "z2-scientists"


def to_dusk(game: Play) -> Play:
    """Lets all turns pass, until the scientists are asked or the round is over."""
    number = game.state.round
    while not game.why() and game.state.round == number and game.prompt != "z2-scientists":
        game.play(*(game.offers("end-turn") or game.offered)[:1])
    return game


@pytest.mark.rule("INV-M9-Q1")
def test_m9_xenos_hold_them_and_closed_doors_are_obstacles() -> None:
    game = Play("M09")
    state = game.state
    for who in range(6):
        change(state, who, health=60)
    state.companions = tuple(replace(one, zone=28) for one in state.companions)
    game.xenos(28, worker=1)
    assert to_dusk(game).prompt != "z2-scientists"
    game = Play("M09")
    state = game.state
    one = state.companions[0]
    state.companions = (one,)
    set_shut(state, state.board.doors_of[one.zone])
    assert not state.tables.neighbours[one.zone]
    assert to_dusk(game).prompt != "z2-scientists"


@pytest.mark.rule("INV-M9-3", "INV-BOT-3", "INV-MACH-Q1")
@pytest.mark.parametrize("answer", ["along", "pass"])
def test_m9_the_bot_may_go_along_with_a_scientist(answer: str) -> None:
    game = Play("M09")
    state = game.state
    at = next(i for i, one in enumerate(state.machines) if one.kind == "bot")
    start = state.companions[0].zone
    set_machine(state, at, zone=start)
    to_dusk(game).play("guide:scientist_blue")
    assert game.prompt == "z2-follow"
    game.play(answer)
    bot, there = state.machines[at], state.companions[0].zone
    assert (bot.zone, bot.active) == ((there, True) if answer == "along" else (start, False))
    assert game.offers("guide:scientist_white"), "the other one still has its Move"
    assert not game.offers("guide:scientist_blue")


@pytest.mark.rule("INV-M9-1", "INV-M9-Q2", "INV-M9-3")
def test_m9_is_won_when_all_are_out_with_both_scientists() -> None:
    game = Play("M09", team=1)
    state, (way_out,) = game.state, plan(game.state).exits
    near = state.tables.neighbours[way_out][0]
    state.companions = (
        replace(state.companions[0], zone=way_out),
        replace(state.companions[1], zone=near),
    )
    game.stand(way_out).play("escape")
    assert game.prompt == "z2-scientists"
    game.play("guide-out:scientist_blue", "guide:scientist_white")
    assert not game.why()
    assert state.round == 1
    game.play("guide-out:scientist_white")
    assert game.why() == "won"


@pytest.mark.rule("INV-M9-Q1", "INV-END-2")
def test_m9_is_lost_with_a_scientist() -> None:
    game = Play("M09")
    hurt(game.run, COMPANIONS + 1, 1, 0)
    assert game.why() == "scientist-lost"
    game = Play("M09")
    zone = game.state.companions[0].zone
    grow(game.run, zone)
    assert not game.why()
    burn(game, zone)
    assert game.why() == "scientist-lost"


@pytest.mark.rule("INV-M9-3")
def test_m9_a_scientist_is_in_the_way_of_no_level() -> None:
    game = Play("M09")
    run = game.run
    run.frames.append(Gain(0, 7))
    run.at.append(0)
    run.advance()
    assert game.state.people[0].level == 1


# M10


def tanks(game: Play, who: int) -> list[int]:
    """The Oxygen Tanks a Survivor carries."""
    return [one for one in game.state.people[who].slots if one in BOX.decks["oxygen"]]


def airlock(game: Play) -> int:
    """A Zone with an airlock."""
    mask = game.state.board.special("airlock")
    return (mask & -mask).bit_length() - 1


@pytest.mark.rule("INV-M10-2", "INV-M10-Q1", "INV-M10-Q4")
def test_m10_who_comes_into_an_airlock_discards_the_tanks_of_the_setup() -> None:
    game = Play("M10")
    state, lock = game.state, airlock(game)
    assert len(state.old_tanks) == 6
    assert new_tanks(state, worn=True) == 0
    near = next(z for z in state.tables.neighbours[lock] if not state.board.outdoors >> z & 1)
    game.stand(near, game.who)
    old = tanks(game, game.who)[0]
    other = next(who for who in range(6) if who != game.who)
    spare = tanks(game, other)[0]  # one more, in the Backpack, as if it was traded
    change(state, other, slots=state.bare)
    game.give(game.who, spare, BOX.slots.pack)
    game.play(f"walk:z{lock}")
    assert not tanks(game, game.who)
    assert {*state.oxygen_out} == {old, spare}
    assert old not in state.old_tanks
    state.oxygen_out = (spare,)
    game.give(game.who, old, BODY)
    assert new_tanks(state, worn=True) == 1
    game.asked()
    assert tanks(game, game.who) == [old]


@pytest.mark.rule("INV-M10-2", "INV-SK-18g")
def test_m10_a_sprint_ends_in_an_airlock_that_takes_the_tank_behind_closed_doors() -> None:
    game = Play("M10")
    state, lock = game.state, airlock(game)
    outside = next(z for z in state.tables.neighbours[lock] if state.board.outdoors >> z & 1)
    set_shut(state, tuple(state.board.doors_of[lock]))
    change(state, game.who, skills=(skill_id("sprint"),))
    game.stand(outside, game.who).again()
    game.play(f"dash:sprint:z{lock}")
    assert game.prompt == "z2-turn"  # there is no second Zone to go to
    assert state.people[game.who].zone == lock


@pytest.mark.rule("INV-M10-2", "INV-SK-7", "INV-SK-Q8")
def test_m10_a_zero_g_run_through_an_airlock_leaves_the_tank_there_too() -> None:
    game = Play("M10")
    state, lock = game.state, airlock(game)
    near, out = state.tables.neighbours[lock], state.board.outdoors
    outside = next(z for z in near if out >> z & 1)
    room = next(z for z in near if not out >> z & 1)
    far = next(z for z in state.tables.neighbours[outside] if z != lock and out >> z & 1)
    change(state, game.who, skills=(skill_id("zero_g_run"),))
    game.stand(far, game.who).again()
    game.play(f"dash:zero_g_run:z{lock}")  # it lands there
    assert not tanks(game, game.who)
    game = Play("M10")
    state = game.state
    change(state, game.who, skills=(skill_id("zero_g_run"),))
    game.stand(outside, game.who).again()
    game.play(f"dash:zero_g_run:z{room}")
    assert state.people[game.who].zone == room
    assert not tanks(game, game.who)


@pytest.mark.rule("INV-M10-1", "INV-M10-Q1")
def test_m10_new_tanks_must_be_worn_by_all_at_once() -> None:
    game = Play("M10", team=2)
    state = game.state
    old = {*state.old_tanks}
    fresh = [one for one in BOX.decks["oxygen"] if one not in old][:2]
    for who, one in enumerate(fresh):
        change(state, who, slots=state.bare)
        game.give(who, one, BOX.slots.pack if who else BODY)
    assert new_tanks(state, worn=True) == 1
    assert new_tanks(state, worn=False) == 2
    change(state, 1, slots=state.bare)
    game.give(1, fresh[1], BODY)
    assert new_tanks(state, worn=True) == 2


@pytest.mark.rule("INV-M10-Q3", "INV-END-2")
def test_m10_is_lost_without_oxygen_rooms_and_too_few_new_tanks() -> None:
    game = Play("M10", team=1)
    state = game.state
    state.inactive |= state.board.special("oxygen")
    fresh = next(one for one in BOX.decks["oxygen"] if one not in state.old_tanks)
    game.give(0, fresh, BOX.slots.pack)
    assert not game.asked().why()
    game.give(0, -1, BOX.slots.pack)
    assert game.asked().why() == "goal-impossible"


def strike(game: Play, kind: str, mode: str = "melee") -> Play:
    """Lets the first Survivor hit one Xenos of a kind in its Zone."""
    zone = game.state.people[0].zone
    game.xenos(zone, **{kind: 1})
    run = game.run
    run.sink = game.happened.append
    weapon = card("sledge" if mode == "melee" else "flamethrower")
    blow = Attack(who=0, zone=zone, card=weapon, mode=mode, hits=1, damage=9)
    run.frames.append(blow)
    run.at.append(blow.index["assign"])
    run.advance()
    while game.state.result is None and game.prompt not in ("z2-turn", "z2-who-acts"):
        game.play(game.offered[0])
    return game


@pytest.mark.rule("INV-M10-3", "INV-M10-Q5")
@pytest.mark.parametrize("kind", ["worker", "tank", "hunter", "abomination"])
def test_m10_the_first_melee_kill_of_a_kind_is_a_sample(kind: str) -> None:
    game = Play("M10", team=1)
    state, number = game.state, kind_of(kind)
    own, figures = BOX.zombies[number].adrenaline, BOX.zombies[number].figures
    aside = kind != "abomination"
    strike(game, kind, "ranged")
    assert state.people[0].adrenaline == own
    strike(game, kind)
    assert state.people[0].adrenaline == 2 * own + 5
    assert index_of(state).query(FIGURES, state, number, figures) == figures - aside
    strike(game, kind)
    assert state.people[0].adrenaline == 3 * own + 5
    assert index_of(state).query(FIGURES, state, number, figures) == figures - aside


@pytest.mark.rule("INV-M10-3", "INV-M10-Q3")
def test_m10_mold_is_sampled_in_a_spawn_zone_once() -> None:
    game = Play("M10", team=1)
    state = game.state
    assert why_not(game, 0, TakeMold()) == "no-spawn-here"
    game.stand(state.spawns[0][0])
    game.xenos(state.spawns[0][0], worker=1)
    game.asked().play("take-mold")
    assert state.people[0].adrenaline == 5
    assert state.people[0].actions == 2
    assert state.active >> state.spawns[0][0] & 1
    assert why_not(game, 0, TakeMold()) == "sample-taken"


@pytest.mark.rule("INV-M10-1")
def test_m10_is_won_once_all_is_done() -> None:
    game = Play("M10", team=1)
    state = game.state
    state.objectives = ()
    fresh = next(one for one in BOX.decks["oxygen"] if one not in state.old_tanks)
    change(state, 0, slots=state.bare, health=50)
    game.give(0, fresh, BODY)
    for kind in ("worker", "tank", "hunter", "abomination"):
        strike(game, kind)
    assert not game.why()
    assert not goals_met(state)
    game.stand(state.spawns[0][0]).play("take-mold").dull()
    assert game.why() == "won"
