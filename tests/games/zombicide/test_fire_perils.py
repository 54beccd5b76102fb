"""Whoever stands in fire falls, in editions where that is no elimination as well."""

from typing import Any

import pytest

from horda.core.engine import Engine
from horda.core.position import pose
from horda.games import registry
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.screen.chances import Odds

Told = list[tuple[str, bool, bool]]
NOBODY: dict[str, Any] = {"skills": [], "done": True}


def thrown(game: str, scenario: str, key: str, **table: Any) -> tuple[Told, ZState]:
    """Names those in peril of fire, whether each falls and the game with it; then throws it."""
    engine: Engine[ZState] = registry.engine(game)
    state = pose(engine, engine.config({"scenario": scenario}), 1, table)
    found = engine.game.odds(state, 0)[engine.game.key_now(state.config, key)]
    assert isinstance(found, Odds)
    people = state.box.survivors
    told = [(people[one.who].id, one.falls, one.lost) for one in found.perils]
    engine.choose(state, engine.keys(state, state.open[0]).index(key))
    return told, state


@pytest.mark.rule("FH-KO-2", "FH-PENNY-3", "FH-PENNY-4", "Z2-MOLOTOV-02")
@pytest.mark.parametrize("penny", [False, True])
def test_fire_knocks_out_and_loses_the_campaign_with_penny(penny: bool) -> None:
    """Her Low profile spares nobody from a Molotov."""
    team = {
        "karl": {"zone": "I1", "skills": [], "hands": ["molotov"]},
        "marianne": {"zone": "I3", **NOBODY},
    }
    table: dict[str, Any] = {"hour": 10, "survivors": team, "zombies": {"I3": {"walker": 1}}}
    table["companions"] = [{"card": "penny", "zone": -1, "leader": "marianne"}] * penny
    told, state = thrown("fort-hendrix", "F01", "shoot:I3:molotov:-", **table)
    falling = ["marianne", *(["penny"] if penny else [])]
    assert told == [(who, True, penny) for who in falling]
    assert (state.result is not None) is penny


@pytest.mark.rule("INV-M9-Q1", "INV-MACH-7", "INV-HELL-4")
@pytest.mark.parametrize(
    ("scenario", "at", "there", "told"),
    [
        ("M09", "K7", {"companions": [{"card": "scientist_blue", "zone": "K7"}]}, True),
        ("M00", "I3", {"machines": [{"kind": "bot", "zone": "I3", "active": True}]}, False),
    ],
)
def test_hellfire_takes_scientists_and_machines(
    scenario: str, at: str, there: dict[str, Any], told: bool
) -> None:
    """Without a scientist the Mission is lost; a Bot is only gone."""
    stand = {"K7": "I7", "I3": "I1"}[at]
    weapon = {"hands": ["flamethrower"], "attached": ["canister"]}
    team = {"magnus": {"zone": stand, "skills": [], **weapon}}
    table = {"survivors": team, "zombies": {at: {"worker": 1}}, "objectives": ["A1 red"], **there}
    perils, state = thrown("invader", scenario, f"shoot:{at}:flamethrower:-", **table)
    assert [(falls, lost) for _, falls, lost in perils] == [(True, told)]
    assert (state.result is not None) is told
