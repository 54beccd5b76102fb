"""The odds of a re-roll against what the engine makes of every roll."""

from itertools import product
from typing import Any

import pytest

from horda.core import checks
from horda.games import registry
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.screen.chances import Odds
from tests.games.zombicide.test_odds import ENGINE, MIXED, SHOTGUN, THERE, agree, attack, position

KEY = f"shoot:z{THERE}:shotgun:-"
AMMO: dict[str, Any] = {"backpack": ["plenty_of_shells"]}


def asked(faces: tuple[int, ...], **setting: Any) -> tuple[ZState, dict[str, Odds]]:
    """Fires with these dice, and returns what is told while they lie there."""
    state = position(faces, **setting)
    ENGINE.choose(state, ENGINE.game.find(state.config, state.open[0].options, KEY))
    told = ENGINE.game.odds(state, state.open[0].seat)
    found = {key: one for key, one in told.items() if isinstance(one, Odds)}
    return state, found


@pytest.mark.rule("Z2-EQUIP-10", "Z2-FF-01")
@pytest.mark.parametrize("faces", [(6, 5), (6, 1), (2, 1)])
def test_kept_dice_do_what_is_told(faces: tuple[int, ...]) -> None:
    setting: dict[str, Any] = {"amy": SHOTGUN | AMMO, "zombies": MIXED, "friend": THERE}
    _, found = asked(faces, **setting)
    agree(found["pass"], {attack(faces, KEY, reroll=False, **setting): 1.0})


@pytest.mark.rule("Z2-EQUIP-10", "Z2-SKILL-17")
@pytest.mark.parametrize("more", [AMMO, {"skills": ["lucky"]}], ids=["ammo", "lucky"])
def test_dice_rolled_again_may_do_what_every_roll_does(more: dict[str, Any]) -> None:
    setting: dict[str, Any] = {"amy": SHOTGUN | more, "zombies": MIXED, "friend": THERE}
    state, found = asked((2, 1), **setting)
    again = next(key for key in found if key != "pass")
    played: dict[tuple[tuple[int, ...], int], float] = {}
    for faces in product(range(1, 7), repeat=2):
        outcome = attack((2, 1, *faces), KEY, reroll=True, **setting)
        played[outcome] = played.get(outcome, 0) + 1 / 36
    agree(found[again], played)
    assert len(found) == len(state.open[0].options)


@pytest.mark.rule("Z2-EQUIP-10", "Z2-SKILL-17")
def test_who_may_roll_twice_more_counts_with_the_second() -> None:
    walkers = {str(THERE): {"walker": 3}}
    skilled = SHOTGUN | AMMO | {"skills": ["lucky"]}
    _, found = asked((2, 1), amy=skilled, zombies=walkers)
    _, once = asked((2, 1), amy=SHOTGUN | AMMO, zombies=walkers)
    assert len(found) == 3
    assert found["reroll:ammo"].expected_kills > once["reroll:ammo"].expected_kills


def test_nothing_is_told_where_no_dice_lie() -> None:
    state = position((), amy=SHOTGUN | AMMO, zombies=MIXED)
    assert "pass" not in ENGINE.game.odds(state, state.open[0].seat)


BROKEN = """
title = "A weapon breaks beside one of its kind"
game = "fort-hendrix"
setup = { scenario = "M00", clock = false, shooters = false }
[position]
zombies = { C2 = { walker = 4 } }
next = { dice = [4, 6, 1, 4] }
[position.survivors.wayne]
zone = "C2"
skills = ["spare_parts", "lucky"]
hands = ["mossberg_500", "mossberg_500"]
"""


@pytest.mark.rule("FH-SK-2", "Z2-SKILL-17")
def test_what_mends_a_weapon_rolls_nothing() -> None:
    engine = registry.engine("fort-hendrix")
    state = checks.start(engine, checks.read(BROKEN))
    for key in ("shoot:C2:mossberg_500:-", "all-out:2"):
        engine.choose(state, engine.game.find(state.config, state.open[0].options, key))
    keys = [engine.game.key(state.config, one) for one in state.open[0].options]
    assert any(key.startswith("spend-parts") for key in keys), keys
    before = state.digest()
    told = engine.game.odds(state, state.open[0].seat)
    assert set(told) == {key for key in keys if key == "pass" or key.startswith("reroll")}
    assert state.digest() == before


PATTONS = """
title = "One revolver gives the other dice, and is spent while they lie there"
game = "fort-hendrix"
setup = { scenario = "M00", clock = false, shooters = false }
[position]
zombies = { C2 = { walker = 9 } }
next = { dice = [6, 6, 6, 6, 1, 6, 4, 4, 2, 2] }
[position.survivors.wayne]
zone = "C2"
skills = ["spare_parts", "lucky"]
hands = ["pattons_357_magnum", "pattons_45_long_colt"]
"""


@pytest.mark.rule("FH-SK-2", "FH-ALLOUT-Q8", "FH-ALLOUT-7")
@pytest.mark.parametrize("spent", ["pattons_45_long_colt", "pattons_357_magnum"])
@pytest.mark.parametrize("last", ["pass", "reroll:lucky"])
def test_dice_of_a_spent_card_still_lie_there(spent: str, last: str) -> None:
    """More sixes may lie there than the weapon alone would roll: all of them are told of."""
    engine = registry.engine("fort-hendrix")
    state = checks.start(engine, checks.read(PATTONS))
    for key in ("shoot:C2:pattons_357_magnum:-", "all-out:2", f"spend-parts:{spent}"):
        engine.choose(state, engine.game.find(state.config, state.open[0].options, key))
    told = engine.game.odds(state, state.open[0].seat)
    assert set(told) == {"pass", "reroll:lucky"}
    kept, again = told["pass"], told["reroll:lucky"]
    assert isinstance(kept, Odds)
    assert isinstance(again, Odds)
    assert (kept.dice, kept.hits) == (4, ((5, 1.0),))  # the Break misses
    assert {hits for hits, _ in again.hits} == set(range(1, 6))
    before = sum(state.zombies)
    engine.choose(state, engine.game.find(state.config, state.open[0].options, last))
    while len(state.open[0].options) == 1 and state.open[0].prompt == "z2-assign-hit":
        engine.choose(state, 0)
    assert before - sum(state.zombies) == (5 if last == "pass" else 3)
