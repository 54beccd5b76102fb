"""The odds of attacks against every roll of the dice, played by the engine."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from horda.core.engine import Engine
from horda.core.position import pose
from horda.games.zombicide.game import Zombicide2
from horda.games.zombicide.rules.options import Melee, Shoot
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.screen.chances import Odds
from horda.games.zombicide.screen.odds import odds
from tests.games.zombicide.boxes import KINDS

ENGINE = Engine(Zombicide2())
HERE, THERE, AWAY = 10, 11, 8
HEALTH = 30
Outcome = tuple[tuple[int, ...], int]
"""Kills by kind, and Wounds to the other Survivor."""


def position(faces: tuple[int, ...], amy: dict[str, Any], **table: Any) -> ZState:
    """Lays out Amy on her turn with the next dice known."""
    config = ENGINE.config({"scenario": "M00", "team": 2})
    other = {"zone": table.pop("friend", AWAY), "skills": [], "health": HEALTH}
    other |= table.pop("doug", {})
    people = {"amy": {"zone": HERE, "skills": [], **amy}, "doug": other}
    given = {"survivors": people, "turn": "amy", "next": {"dice": list(faces)}, **table}
    return pose(ENGINE, config, 1, given)


def attack(faces: tuple[int, ...], key: str, reroll: bool, **setting: Any) -> Outcome:
    """Plays one attack with these dice; hits go to the first kind offered."""
    state = position(faces, **setting)
    before = list(state.zombies)
    ENGINE.choose(state, ENGINE.game.find(state.config, state.open[0].options, key))
    while state.open[0].prompt != "z2-turn" and state.open[0].prompt != "z2-choose-skill":
        again = state.open[0].prompt == "react-rerolls" and not reroll
        reroll = reroll and state.open[0].prompt != "react-rerolls"
        ENGINE.choose(state, len(state.open[0].options) - 1 if again else 0)
    fallen = [a - b for a, b in zip(before, state.zombies, strict=True)]
    kinds = tuple(sum(fallen[kind::KINDS]) for kind in range(KINDS))
    return kinds, HEALTH - state.people[1].health


def brute(dice: int, key: str, rerolls: bool = False, **setting: Any) -> dict[Outcome, float]:
    """Plays an attack with every roll; rolls again below the mean, if that may be done."""
    rolls = list(product(range(1, 7), repeat=dice))
    plain = {faces: attack(faces, key, False, **setting) for faces in rolls}
    mean = sum(sum(kills) for kills, _ in plain.values()) / len(rolls)
    found: Counter[Outcome] = Counter()
    for faces, outcome in plain.items():
        if not rerolls or sum(outcome[0]) >= mean:
            found[outcome] += len(rolls)
            continue
        for more in rolls:
            found[attack(faces + more, key, True, **setting)] += 1
    return {outcome: count / len(rolls) ** 2 for outcome, count in found.items()}


def told(dice: int, key: str, **setting: Any) -> Odds:
    """Returns the odds of the same attack."""
    state = position((), **setting)
    options = state.open[0].options
    option = options[ENGINE.game.find(state.config, options, key)]
    assert isinstance(option, Melee | Shoot)
    found = odds(state, ENGINE.game.hooks(state), 0, option)
    assert found.dice == dice
    return found


def agree(found: Odds, played: dict[Outcome, float]) -> None:
    kills: Counter[tuple[int, ...]] = Counter()
    wounds: Counter[int] = Counter()
    for (kinds, hurt), chance in played.items():
        kills[kinds] += chance  # type: ignore[assignment]
        wounds[hurt] += chance  # type: ignore[assignment]
    assert dict(found.kills) == pytest.approx(dict(kills))
    assert dict(found.wounds) == pytest.approx(dict(wounds))
    assert sum(chance for _, chance in found.hits) == pytest.approx(1)


MIXED = {str(THERE): {"walker": 1, "brute": 1, "runner": 1}}
CROWD = {str(HERE): {"walker": 2, "brute": 1}}
SHOTGUN = {"hands": ["shotgun"]}
CASES: dict[str, tuple[int, str, dict[str, Any]]] = {
    "axe": (1, "melee:fire_axe:-", {"amy": {"hands": ["fire_axe"]}, "zombies": CROWD}),
    "bat": (2, "melee:baseball_bat:-", {"amy": {"hands": ["baseball_bat"]}, "zombies": CROWD}),
    "pair": (
        2,
        "melee:machete:machete",
        {"amy": {"hands": ["machete", "machete"]}, "zombies": CROWD},
    ),
    "order": (2, "shoot:z11:shotgun:-", {"amy": SHOTGUN, "zombies": MIXED}),
    "too weak": (
        2,
        "shoot:z11:sawed_off:-",
        {"amy": {"hands": ["sawed_off"]}, "zombies": MIXED},
    ),
    "friend": (
        2,
        "shoot:z11:shotgun:-",
        {"amy": SHOTGUN, "zombies": MIXED, "friend": THERE},
    ),
    "bonus": (
        2,
        "shoot:z11:shotgun:-",
        {"amy": SHOTGUN | {"skills": ["plus_1_to_dice_roll:ranged"]}, "zombies": MIXED},
    ),
    "one more die": (
        3,
        "shoot:z11:shotgun:-",
        {"amy": SHOTGUN | {"skills": ["plus_1_die:combat"]}, "zombies": MIXED},
    ),
    "sniper": (
        2,
        "shoot:z11:shotgun:-",
        {"amy": SHOTGUN | {"skills": ["sniper"]}, "zombies": MIXED, "friend": THERE},
    ),
}


@pytest.mark.rule("Z2-EQUIP-06", "Z2-TARGET-01", "Z2-FF-01")
@pytest.mark.parametrize("name", CASES)
def test_odds_are_those_of_every_roll_played(name: str) -> None:
    dice, key, setting = CASES[name]
    agree(told(dice, key, **setting), brute(dice, key, **setting))


@pytest.mark.rule("Z2-EQUIP-10", "Z2-SKILL-17")
@pytest.mark.parametrize(
    "more", [{"backpack": ["plenty_of_shells"]}, {"skills": ["lucky"]}], ids=["ammo", "lucky"]
)
def test_a_reroll_is_used_where_it_raises_the_mean(more: dict[str, Any]) -> None:
    walkers = {str(THERE): {"walker": 3}}
    setting: dict[str, Any] = {"amy": SHOTGUN | more, "zombies": walkers, "friend": THERE}
    key = "shoot:z11:shotgun:-"
    agree(told(2, key, **setting), brute(2, key, rerolls=True, **setting))


@pytest.mark.rule("Z2-SKILL-58")
def test_dice_for_sixes_bring_dice_again() -> None:
    skilled = SHOTGUN | {"skills": ["roll_6_plus_1_die:ranged"]}
    walkers = {str(THERE): {"walker": 20}}
    found = told(2, "shoot:z11:shotgun:-", amy=skilled, zombies=walkers)
    assert found.expected_kills == pytest.approx(2 * (6 / 5) / 2, abs=1e-6)
    assert sum(chance for _, chance in found.kills) == pytest.approx(1)


@pytest.mark.rule("Z2-MOLOTOV-02")
def test_a_molotov_takes_everything() -> None:
    found = told(0, "shoot:z11:molotov:-", amy={"hands": ["molotov"]}, zombies=MIXED)
    assert found.expected_kills == 3
    assert found.wounds == ((0, 1.0),)


@pytest.mark.rule("Z2-MOLOTOV-02", "Z2-ABOM-08")
@pytest.mark.parametrize(("kind", "wounds"), [("walker", HEALTH), ("abominawild", 0)])
def test_a_molotov_spares_no_friend_but_beside_the_abominawild(kind: str, wounds: int) -> None:
    crowd = {str(THERE): {kind: 1}}
    molotov = {"hands": ["molotov"]}
    found = told(0, f"shoot:z{THERE}:molotov:-", amy=molotov, zombies=crowd, friend=THERE)
    assert found.wounds == ((wounds, 1.0),)
