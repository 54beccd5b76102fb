"""What the Zombies would do, against what they do."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from horda.core.engine import Engine
from horda.core.events import Event
from horda.core.position import pose
from horda.core.rng import Dice
from horda.games.zombicide.game import Zombicide2
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.activation import Activation, everybody
from horda.games.zombicide.rules.splitting import fewest_and_most
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.rules.targets import Aim
from horda.games.zombicide.screen.preview import Attacking, Going, preview
from tests.games.zombicide.boxes import BOX, KINDS, RUNNER, WALKER

ENGINE = Engine(Zombicide2())


def position(zombies: dict[str, dict[str, int]], **more: Any) -> ZState:
    config = ENGINE.config({"scenario": "M00", "team": 1})
    table = {"survivors": {"amy": {"zone": 10, "health": 60}}, "zombies": zombies, **more}
    return pose(ENGINE, config, 1, table)


def acted(state: ZState, dice: Dice) -> list[Event]:
    """Runs the Zombies' Activation on a copy, with answers by lot, and returns what happened."""
    twin = state.clone()
    below = len(twin.stack)
    twin.stack = (*twin.stack, Activation(everybody(twin)))
    twin.at, twin.waiting = (*twin.at, 0), None
    happened: list[Event] = []
    ENGINE.resume(twin, happened.append)
    while twin.result is None and len(twin.stack) > below:
        options = twin.open[0].options
        ENGINE.choose(twin, dice.below(len(options)), sink=happened.append)
    return happened


def agree(state: ZState, dice: Dice) -> None:
    """Compares a preview with one run: sure things happen so, others at most so."""
    told = preview(state)
    happened = acted(state, dice)
    blows: Counter[tuple[int, int]] = Counter()
    moves: dict[tuple[int, int], Counter[int]] = {}
    for event in happened:
        if isinstance(event, events.ZombieAttack):
            blows[event.zone, event.kind] += event.count
        if isinstance(event, events.ZombiesMoved):
            moves.setdefault((event.zone, event.kind), Counter())[event.to] += event.count
    most: Counter[tuple[int, int]] = Counter()
    least: Counter[tuple[int, int]] = Counter()
    for one in told.attacking:
        most[one.zone, one.kind] += one.count
        least[one.zone, one.kind] += one.count if one.sure else 0
    assert all(least[key] <= blows[key] <= most[key] for key in {*blows, *most})
    ways: dict[tuple[int, int], set[int]] = {}
    for going in told.going:
        ways.setdefault((going.zone, going.kind), set()).update(going.ways)
        if going.ways and going.sure and going.kind != RUNNER:
            gone = moves.get((going.zone, going.kind), Counter())
            bounds = fewest_and_most(Aim(state).paths(going.zone), going.count)
            others = {to: both for to, both in bounds.items() if to != going.zone}
            assert all(few <= gone[to] <= many for to, (few, many) in others.items())
    for key, gone in moves.items():
        assert set(gone) <= ways[key]


@pytest.mark.rule("Z2-ZPHASE-02", "Z2-ZPHASE-07", "Z2-RUNNER-01")
def test_walkers_attack_or_come_nearer_and_runners_do_both() -> None:
    state = position({"10": {"walker": 2}, "11": {"runner": 1}, "6": {"walker": 3}})
    told = preview(state)
    assert told.attacking == (Attacking(10, WALKER, 2), Attacking(10, RUNNER, 1, second=True))
    assert told.going == (Going(6, WALKER, 3, (11,)), Going(11, RUNNER, 1, (10,)))


@pytest.mark.rule("Z2-ZPHASE-11")
def test_zombies_without_a_way_stay() -> None:
    told = preview(position({"8": {"brute": 1}}, doors=0))
    assert told.going == (Going(8, BOX.zombie_ids["brute"], 1, ()),)


@pytest.mark.rule("Z2-ZPHASE-13", "Z2-ZPHASE-16")
@pytest.mark.parametrize("seed", range(40))
def test_any_board_goes_as_foreseen(seed: int) -> None:
    dice = Dice(seed)
    config = ENGINE.config({"scenario": ("M00", "M01", "M02")[seed % 3], "players": 1 + seed % 2})
    state = ENGINE.new(config, seed)
    while state.result is None and state.round < 3:
        ENGINE.choose(state, dice.below(len(state.open[0].options)), state.open[0].seat)
    if state.result is not None:
        state = ENGINE.new(config, seed)
    state.people = tuple(replace(p, health=90, skills=()) for p in state.people)
    for _ in range(12):
        zone, kind = dice.below(len(state.noise)), dice.below(3)
        state.zombies[zone * KINDS + kind] += 1 + dice.below(4)
        state.noise[dice.below(len(state.noise))] += 1
    agree(state, dice)
