"""What the Xenos would do, against what they do, where Mold grows between two Actions."""

from collections import Counter

import pytest
from msgspec.structs import replace

from horda.core.events import Event
from horda.core.rng import Dice
from horda.games import registry
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.activation import Activation, everybody
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.screen.preview import Preview
from tests.games.zombicide.station import FAR_ROOM, HERE, NEXT, Scene

ENGINE = registry.engine("invader")
CHANGED = (131, 140)
"""Boards on which Mold grows between the two Actions of Hunters and changes their way."""


def crowded(seed: int) -> ZState | None:
    """A board some rounds into a game played by lot, with more Xenos on it; None: it was over."""
    dice = Dice(seed)
    state: ZState = ENGINE.new(ENGINE.config({"scenario": f"M{seed % 11:02}", "players": 1}), seed)
    while state.result is None and (
        state.round < 1 + seed % 4 or state.open[0].prompt != "z2-turn"
    ):
        ENGINE.choose(state, dice.below(len(state.open[0].options)), state.open[0].seat)
    if state.result is not None:
        return None
    state.people = tuple(replace(p, health=90, skills=()) for p in state.people)
    kinds, zones, rare = state.kinds, len(state.noise), state.box.abominations
    for _ in range(10):
        zone, kind = dice.below(zones), dice.below(kinds)
        if kind not in rare:
            state.zombies[zone * kinds + kind] += 1 + dice.below(3)
        elif not any(state.zombies[at * kinds + one] for at in range(zones) for one in rare):
            state.zombies[zone * kinds + kind] = 1
        else:
            continue
        state.noise[dice.below(zones)] += 1
    return state


def acted(state: ZState) -> tuple[ZState, list[Event]]:
    """Runs the Activation on a copy, with the first answers."""
    twin, happened = state.clone(), list[Event]()
    below = len(twin.stack)
    twin.stack, twin.waiting = (*twin.stack, Activation(everybody(twin))), None
    twin.at = (*twin.at, 0)
    ENGINE.resume(twin, happened.append)
    while twin.result is None and len(twin.stack) > below:
        ENGINE.choose(twin, 0, twin.open[0].seat, sink=happened.append)
    return twin, happened


def sure_moves(told: Preview) -> Counter[tuple[int, int, int]]:
    """Counts who is said to go where, whatever anybody answers."""
    found: Counter[tuple[int, int, int]] = Counter()
    for one in told.going:
        if one.sure and len(one.ways) == 1 and not one.smashes and one.ways[0] != one.zone:
            found[one.zone, one.ways[0], one.kind] += one.count
    return found


@pytest.mark.rule("INV-XMOVE-Q3", "INV-HUNT-1", "INV-LOS-7", "INV-XMOVE-3")
@pytest.mark.parametrize("seed", [*range(22), *CHANGED])
def test_what_is_said_to_be_sure_happens_though_mold_grows_in_between(seed: int) -> None:
    state = crowded(seed)
    if state is None:
        return
    told = ENGINE.game.preview(state, 0)
    assert isinstance(told, Preview)
    twin, happened = acted(state)
    if twin.result is not None:
        return
    moved: Counter[tuple[int, int, int]] = Counter()
    for event in happened:
        if isinstance(event, events.ZombiesMoved):
            moved[event.zone, event.to, event.kind] += event.count
    assert all(moved[key] >= count for key, count in sure_moves(told).items())
    ways: dict[tuple[int, int], set[int]] = {}
    for one in told.going:
        ways.setdefault((one.zone, one.kind), set()).update(one.ways)
    if seed in CHANGED or all(one.sure for one in told.going):
        assert all(to in ways[zone, kind] for zone, to, kind in moved)


def told_of(game: Scene) -> list[tuple[tuple[int, ...], bool]]:
    """Returns where the Workers of the next Zone are said to go, and whether that is sure."""
    told = ENGINE.game.preview(game.state, 0)
    assert isinstance(told, Preview)
    return [(one.ways, one.sure) for one in told.going if one.zone == NEXT]


@pytest.mark.rule("INV-MACH-7", "INV-XACT-1", "INV-XMOVE-1")
def test_a_machine_that_is_destroyed_first_draws_nobody() -> None:
    xenos = {HERE: {"tank": 1}, NEXT: {"worker": 2}}
    far = {"zone": FAR_ROOM}
    alone = Scene(zombies=xenos, machines=[("bot", HERE, True)], cole=far)
    assert told_of(alone) == [((FAR_ROOM,), True)]
    alone.end_round()
    assert alone.count(FAR_ROOM, "worker") == 2
    asked = Scene(
        zombies=xenos, machines=[("bot", HERE, True)], cole={"health": 3}, jared=far, mitsuki=far
    )
    assert told_of(asked) == [((HERE, FAR_ROOM), False)], "the team says whom the Tank hits"


@pytest.mark.rule("INV-MACH-7", "INV-XATK-Q2", "INV-XMOVE-1")
def test_both_ways_are_named_where_the_team_says_whether_a_machine_falls() -> None:
    xenos = {HERE: {"tank": 1}, NEXT: {"worker": 2}}
    bot = [("bot", HERE, True)]
    game = Scene(zombies=xenos, machines=bot, cole={"health": 3}, jared={"zone": FAR_ROOM})
    assert told_of(game) == [((HERE, FAR_ROOM), False)]
    while game.state.open[0].prompt != "z2-share-wounds":
        game.play("end-turn" if "end-turn" in game.offered else game.offered[0])
    game.play("suffer:bot").end_round()
    assert game.count(FAR_ROOM, "worker") == 1, "without the Bot both Zones are as noisy"


@pytest.mark.rule("INV-MACH-7", "INV-HUNT-1", "INV-XACT-1")
def test_a_machine_that_falls_to_a_second_action_draws_no_second_move() -> None:
    west, east, hall, far = HERE - 1, HERE + 1, NEXT, NEXT + 1
    xenos = {HERE: {"hunter": 1}, east: {"hunter": 1}}
    game = Scene(zombies=xenos, machines=[("bot", west, True)], cole={"zone": far})
    told = ENGINE.game.preview(game.state, 0)
    assert isinstance(told, Preview)
    second = [(one.zone, one.ways, one.sure) for one in told.going if one.second]
    assert second == [(HERE, (hall,), True)]
    game.end_round()
    assert game.count(hall, "hunter") == 1
