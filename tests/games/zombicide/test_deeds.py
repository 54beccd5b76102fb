"""A legality is written once: what a turn offers is what deeds name and nothing refuses."""

import pytest

from horda.core.rng import Dice
from horda.games import registry
from horda.games.zombicide.modules.skills import index
from horda.games.zombicide.rules.deed import DEEDS
from horda.games.zombicide.rules.options import EndTurn
from horda.games.zombicide.rules.state import OUT, ZState
from horda.games.zombicide.rules.turn import Turn
from tests.games.zombicide.boxes import SECOND, plain_key
from tests.games.zombicide.fighting import ENGINE

SETUPS: list[dict[str, object]] = [
    {},
    {"ultrared": True, "cards": "hard"},
    {"dark_zones": True, "team": 4},
    {"survivors": "bunny_g+lili+lou+odin+ostara+tiger_sam", "free_move_pays": False},
]


def differences(state: ZState, who: int) -> dict[str, list[str]]:
    """Compares what is offered with what no deed refuses, by verb."""
    hooks, found = index(state), dict[str, list[str]]()
    offered = {type(one) for one in state.open[0].options} - set(DEEDS) - {EndTurn}
    assert not offered
    for kind, deed in DEEDS.items():
        listed = {plain_key(state, one) for one in state.open[0].options if type(one) is kind}
        allowed = [plain_key(state, one) for one in deed.allowed(state, hooks, who)]
        assert len(allowed) == len(set(allowed)), allowed
        if listed != set(allowed):
            if deed.verb == "discard-freely" and len(state.open[0].options) == 1:
                continue  # it is not offered where there is nothing else to do
            found[deed.verb] = sorted(listed ^ set(allowed))
    return found


@pytest.mark.parametrize("mission", list(SECOND.missions))
def test_the_quick_lists_are_those_of_the_deeds(mission: str) -> None:
    """At every question of a turn, in random games with all sorts of setups."""
    for seed, setup in enumerate(SETUPS):
        if setup.get("team") == 4 and mission == "M15":
            continue
        dice = Dice(seed)
        state = ENGINE.new(ENGINE.config({"scenario": mission, **setup}), seed)
        while state.result is None and state.decision < 260:
            frame = state.stack[-1]
            if isinstance(frame, Turn) and state.people[frame.who].zone != OUT:
                assert differences(state, frame.who) == {}, f"seed {seed}, answer {state.decision}"
            ENGINE.choose(state, dice.below(len(state.open[0].options)))


OTHERS = [("invader", f"M{n:02}") for n in range(11)] + [
    ("fort-hendrix", f"F{n:02}") for n in range(1, 11)
]


@pytest.mark.parametrize(("game", "mission"), OTHERS)
def test_who_looks_only_around_misses_nothing(game: str, mission: str) -> None:
    """Some verbs of other editions look only where they can be done."""
    engine, dice = registry.engine(game), Dice(1)
    state = engine.new(engine.config({"scenario": mission}), 1)
    while state.result is None and state.decision < 260:
        frame = state.stack[-1]
        if isinstance(frame, Turn) and state.people[frame.who].zone != OUT:
            hooks = index(state)
            for deed in DEEDS.values():
                quick = list(deed.options(state, hooks, frame.who))
                assert quick == deed.allowed(state, hooks, frame.who), (deed.verb, state.decision)
        engine.choose(state, dice.below(len(state.open[0].options)))
