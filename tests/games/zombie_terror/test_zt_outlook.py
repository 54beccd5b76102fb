"""What the board means to the humans, against what the engine lets happen."""

import random

import pytest

from horda.core.events import Event
from horda.games import registry
from horda.games.zombie_terror import events
from horda.games.zombie_terror.options import Activate, EndTurn
from horda.games.zombie_terror.outlook import Outlook, watchers
from horda.games.zombie_terror.state import ZTState
from tests.games.zombie_terror.posing import Posed

ENGINE = registry.engine("zombie-terror")
SCENARIOS = ENGINE.game.scenarios
BITES = (events.Bitten, events.Became, events.BriefcaseLost)


def turns(scenario: str, seed: int, most: int = 4) -> list[ZTState]:
    """Positions in human turns of a game that dice play."""
    state = ENGINE.new(ENGINE.config({"scenario": scenario}), seed)
    dice, found = random.Random(seed), list[ZTState]()
    for _ in range(900):
        if not state.open or len(found) == most:
            break
        if state.open[0].prompt == "zt-act" and dice.random() < 0.2:
            found.append(state.clone())
        ENGINE.choose(state, dice.randrange(len(state.open[0].options)))
    return found


def told(state: ZTState) -> Outlook:
    found = ENGINE.game.outlook(state, 0)
    assert isinstance(found, Outlook)
    return found


def follow(state: ZTState, keys: tuple[str, ...]) -> ZTState:
    """Gives the answers of a way on a copy."""
    twin = state.clone()
    for key in keys:
        ENGINE.choose(twin, ENGINE.keys(twin, twin.open[0]).index(key))
    return twin


@pytest.mark.rule("R4.3", "R2.child", "R5.4")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_way_can_be_gone_for_its_price(scenario: str) -> None:
    for state in turns(scenario, 3):
        for person in told(state).people:
            for way in person.reach:
                twin = follow(state, way.keys)
                assert twin.humans[person.human] == way.at == way.path[-1]
                assert state.ap[person.human] - twin.ap[person.human] == way.cost == len(way.keys)
                assert tuple(watchers(twin, person.human)) == way.watched


@pytest.mark.rule("R4.3")
def test_who_has_no_points_goes_nowhere() -> None:
    for state in turns("base", 5):
        for person in told(state).people:
            if not state.ap[person.human]:
                assert not person.reach
                assert not person.able


@pytest.mark.rule("R5.5", "R5.6")
def test_threats_are_the_zombies_that_must_move_and_bite() -> None:
    tried = 0
    for seed in range(30):
        for state in turns("base", seed, 2):
            threats = {one.zombie: one for one in told(state).threats}
            ends = [n for n, one in enumerate(state.open[0].options) if isinstance(one, EndTurn)]
            if not ends or not threats or state.silence:
                continue
            twin, heard = state.clone(), list[Event]()
            ENGINE.choose(twin, ends[0])
            if not twin.open or twin.open[0].prompt != "zt-activate":
                continue
            must = [one.at for one in twin.open[0].options if isinstance(one, Activate)]
            assert twin.activations == told(state).activations
            # Those who have left through an exit are seen no more.
            assert set(must) <= set(threats) or not twin.marked
            if len(must) and twin.marked and must[0] in threats:
                ENGINE.choose(twin, 0, sink=heard.append)
                bitten = any(isinstance(one, BITES) for one in heard)
                assert bitten == threats[must[0]].bites
                tried += 1
    assert tried > 3


@pytest.mark.rule("S7.2", "S7.3", "R5.6")
def test_who_must_charge_into_the_manhole_is_said_to_fall_not_to_bite() -> None:
    """The Child stands behind the manhole; on it, it is bitten as anywhere."""
    table = {
        "turn": "human",
        "humans": {"child": "13,6", "nurse": "15,7"},
        "zombies": ["13,3 S", "2,2 N"],
    }
    posed = Posed(table, scenario="barricades")
    (threat,) = told(posed.state).threats
    assert (threat.steps, threat.bites, threat.falls) == (2, False, True)
    posed.play("move:nurse:14,7", "end-turn")
    assert not any(isinstance(one, BITES) for one in posed.events)
    assert any(isinstance(one, events.FellIn) for one in posed.events)
    (threat,) = told(
        Posed({**table, "humans": {"child": "13,5"}}, scenario="barricades").state
    ).threats
    assert (threat.steps, threat.bites, threat.falls) == (1, True, False)


@pytest.mark.rule("R4.7", "R5.5")
@pytest.mark.parametrize(
    ("zombie", "banker", "seen"), [("15,3 S", "3,3", 0), ("15,4 S", "15,8", 1)]
)
def test_who_leaves_at_the_end_of_the_turn_is_not_seen_but_who_stands_behind_is(
    zombie: str, banker: str, seen: int
) -> None:
    humans = {"nurse": "15,5", "banker": banker, "child": "4,3"}
    posed = Posed({"turn": "human", "humans": humans, "zombies": [zombie, "2,10 N"]})
    assert [(one.human, one.steps) for one in told(posed.state).threats] == [(3, 3)] * seen
    posed.play("move:child:4,2", "end-turn")
    assert sum(isinstance(one, events.Marked) for one in posed.events) == seen


def test_others_are_told_nothing() -> None:
    (state,) = turns("base", 7, 1)
    assert ENGINE.game.outlook(state, 1) is None
