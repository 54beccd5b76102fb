"""What is not offered is refused with the rule that stands in the way."""

from typing import Any

import pytest

from horda.core.game import Refusal
from horda.core.position import pose
from horda.games import registry
from horda.games.zombicide.papers.explain import explain
from horda.games.zombicide.rules.state import ZState
from tests.games.zombicide.boxes import plain_keys

ENGINE = registry.engine("zombicide-2e")
CONFIG = ENGINE.config({"scenario": "M00"})
STREET, EXIT, ROOM, DARK = 10, 9, 12, 13


def stand(zone: int, **table: Any) -> ZState:
    """Puts Amy into a Zone; further fields of hers come as `amy`."""
    amy = {"zone": zone, **table.pop("amy", {})}
    others = {"doug": {"zone": EXIT}, **table.pop("others", {})}
    table = {"survivors": {"amy": amy, **others}, "turn": "amy", **table}
    state: ZState = pose(ENGINE, CONFIG, 1, table)
    return state


def why(state: ZState, key: str) -> tuple[str, ...]:
    """Returns the reason and the rules of a refusal."""
    refusal = explain(state, 0, key)
    assert isinstance(refusal, Refusal)
    assert refusal.why is not None
    assert all(rule in ENGINE.game.rulebook for rule in refusal.rules)
    assert key not in set(plain_keys(state, state.waiting))
    return refusal.why.id, *refusal.rules


@pytest.mark.rule("Z2-MOVE-01", "Z2-MOVE-05", "Z2-MOVE-07", "Z2-MOVE-10")
def test_walking() -> None:
    there = stand(STREET)
    assert why(there, "walk:z2") == ("z2-no-neighbour", "Z2-MOVE-01")
    assert why(there, "walk:z1") == ("z2-no-door-closed", "Z2-MOVE-05", "Z2-DOOR-01")
    held = stand(STREET, zombies={"10": {"walker": 4}})
    assert why(held, "walk:z9") == ("z2-no-cost", "Z2-MOVE-07", "Z2-MOVE-10")


@pytest.mark.rule("Z2-SEARCH-01", "Z2-SEARCH-03")
def test_searching() -> None:
    assert why(stand(STREET), "search") == ("z2-no-search-street", "Z2-SEARCH-01")
    eaten = stand(ROOM, zombies={"12": {"walker": 1}})
    assert why(eaten, "search") == ("z2-no-search-zombies", "Z2-SEARCH-01")
    again = stand(ROOM, amy={"searched": True}, equipment=["water"])
    assert why(again, "search") == ("z2-no-search-again", "Z2-SEARCH-03")
    assert why(stand(ROOM), "search") == ("z2-no-search-empty", "Z2-SEARCH-04")


@pytest.mark.rule("Z2-DOOR-01", "Z2-INV-I1", "Z2-INV-04")
def test_doors() -> None:
    assert why(stand(STREET), "open-door:door2:crowbar") == ("z2-no-door-tool", "Z2-DOOR-01")
    packed = stand(STREET, amy={"backpack": ["crowbar"]})
    wanted = ("z2-no-door-tool", "Z2-INV-I1", "Z2-DOOR-01")
    assert why(packed, "open-door:door2:crowbar") == wanted
    assert why(packed, "open-door:door1")[0] == "z2-no-door-not-here"
    opened = stand(STREET, doors=0b10)
    assert why(opened, "open-door:door2:crowbar")[0] == "z2-no-door-open"
    other = stand(STREET, amy={"hands": ["fire_axe"], "backpack": ["crowbar"]})
    assert why(other, "open-door:door2:crowbar") == ("z2-no-card-not-held", "Z2-INV-04")


@pytest.mark.rule("Z2-MELEE-Q1", "Z2-INV-04", "Z2-EQUIP-09")
def test_striking() -> None:
    armed = {"hands": ["machete"], "backpack": ["katana"]}
    alone = stand(STREET, amy=armed)
    assert why(alone, "melee:machete:-") == ("z2-no-melee-zombie", "Z2-MELEE-Q1")
    fight = stand(STREET, amy=armed, zombies={"10": {"walker": 1}})
    assert why(fight, "melee:katana:-") == ("z2-no-card-not-held", "Z2-INV-04")
    assert why(fight, "melee:machete:machete") == ("z2-no-no-pair", "Z2-EQUIP-09")
    assert why(fight, "melee:kukri:-")[0] == "z2-no-not-carried"
    assert explain(fight, 0, "melee:machete:-") is None


@pytest.mark.rule("Z2-RANGED-01", "Z2-RANGED-03", "Z2-RANGED-04", "Z2-RELOAD-01")
def test_shooting() -> None:
    armed = stand(EXIT, amy={"hands": ["sawed_off", "sniper_rifle"]})
    assert why(armed, "shoot:z4:sniper_rifle:-") == ("z2-no-sight", "Z2-RANGED-01")
    assert why(armed, "shoot:z11:sawed_off:-") == ("z2-no-range", "Z2-RANGED-04")
    assert why(armed, "shoot:z9:sniper_rifle:-") == ("z2-no-range", "Z2-RANGED-03")
    empty = stand(EXIT, amy={"hands": ["sawed_off#1"]}, empty=["sawed_off#1"])
    assert why(empty, "shoot:z10:sawed_off:-") == ("z2-no-reload", "Z2-RELOAD-01")
    loaded = stand(EXIT, amy={"hands": ["machete"]}, empty=[])
    assert why(loaded, "shoot:z10:machete:-") == ("z2-no-weapon-mode", "Z2-RANGED-01")
    assert why(loaded, "reload:machete") == ("z2-no-loaded", "Z2-RELOAD-01")


@pytest.mark.rule("Z2-ABOM-06")
def test_the_hobomination_stops_fights() -> None:
    near = stand(STREET, amy={"hands": ["machete"]}, zombies={"10": {"hobomination": 1}})
    assert why(near, "melee:machete:-") == ("z2-no-hobomination", "Z2-ABOM-06")


@pytest.mark.rule("Z2-OBJ-01", "Z2-MISSION-Q1", "Z2-MISSION-04")
def test_tokens_and_the_exit() -> None:
    there = stand(EXIT, objectives=["13 red"], crates=[1])
    assert why(there, "take-objective:0") == ("z2-no-objective", "Z2-OBJ-01")
    assert why(there, "take-crate") == ("z2-no-crate", "Z2-OBJ-01", "Z2-OBJ-03")
    assert why(there, "escape") == ("z2-no-exit-goals", "Z2-MISSION-Q1")
    assert why(stand(STREET), "escape") == ("z2-no-exit", "Z2-MISSION-04")
    eaten = stand(EXIT, zombies={"9": {"walker": 1}})
    assert why(eaten, "escape") == ("z2-no-exit-zombies", "Z2-MISSION-04")


@pytest.mark.rule("Z2-ROUND-03")
def test_without_actions() -> None:
    # With food to eat there is still a choice, so that the turn does not end by itself.
    tired = {"actions": 0, "hands": ["machete", "crowbar"], "backpack": ["water"]}
    spent = stand(DARK, amy=tired, objectives=["13 red"], crates=[13], equipment=["water"])
    for key in ("walk:z12", "search", "take-objective:0", "take-crate", "make-noise", "reorganise"):
        assert why(spent, key) == ("z2-no-actions", "Z2-ROUND-03")
    spent = stand(STREET, amy=tired, zombies={"10": {"walker": 1}}, others={"ned": {"zone": 10}})
    for key in ("melee:machete:-", "open-door:door2:crowbar", "trade:ned"):
        assert why(spent, key) == ("z2-no-actions", "Z2-ROUND-03")


@pytest.mark.rule("Z2-TRADE-02", "Z2-EQUIP-Q4")
def test_cards() -> None:
    poor = stand(STREET, amy={"hands": []}, others={"ned": {"zone": STREET}})
    assert why(poor, "trade:doug") == ("z2-no-not-here", "Z2-TRADE-02")
    assert why(poor, "trade:ned") == ("z2-no-nothing-to-trade", "Z2-TRADE-02")
    assert why(poor, "reorganise") == ("z2-no-nothing-to-trade", "Z2-TRADE-01")
    assert why(poor, "eat:water") == ("z2-no-not-carried", "Z2-INV-03")
    assert why(stand(STREET, amy={"hands": ["crowbar"]}), "eat:crowbar")[0] == "z2-no-food"


@pytest.mark.parametrize(
    "key", ["", "walk", "walk:z99", "walk:door", "dance", "shoot:z9", "melee", "trade:nobody"]
)
def test_nonsense_is_not_explained(key: str) -> None:
    there = stand(STREET, zombies={"10": {"walker": 1}})
    assert explain(there, 0, key) is None
