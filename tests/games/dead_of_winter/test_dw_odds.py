"""What a warning says of the odds comes true: every face of every die is tried out."""

from itertools import product
from typing import Any

import pytest

from horda.core import position
from horda.games import registry
from horda.games.dead_of_winter.base.state import GRAVE
from horda.games.dead_of_winter.cards.box import BOX

ENGINE = registry.engine("dead-of-winter")
GIA = BOX.survivor_number["gia-najjar"]
FROST = [{"modifier": "attack_frostbite", "n": 1}]
HUNTER, TALON, TANK = (BOX.experiment_number[name] for name in ("hunter", "talon", "tank"))
SCHOOL_DOOR = 8


def posed(gia: dict[str, Any], setup: dict[str, Any], **table: Any) -> Any:
    """Gia stands alone somewhere, and her player has a turn."""
    people = {
        "gia-najjar": {"seat": "player-1", "at": "school", **gia},
        "kevin-jackson": {"seat": "player-1", "at": "colony", "leader": True},
        "rocco-bellini": {"seat": "player-2", "at": "colony"},
        "cole-winters": {"seat": "player-3", "at": "colony"},
    }
    config = ENGINE.config({"scenario": "frozen-night", "players": 3, **setup})
    seats = {"player-1": {"dice": [6]}}
    plain = {"morale": 6, "survivors": people, "seats": seats, **table}
    return position.pose(ENGINE, config, 1, plain)


def said(state: Any, key: str) -> tuple[str, int]:
    """Returns the warning of an answer, and the odds that it tells."""
    (choice,) = state.open
    number = ENGINE.keys(state, choice).index(key)
    text = ENGINE.game.warning(state, choice.seat, choice.options[number])
    if text is None:
        return "", 0
    known = {"dw-warn-deadly": 50, "dw-warn-thin-blood": 33, "dw-warn-certain": 100}
    name = text.id.removesuffix("-lost")
    return name, known[name] if name in known else int(str(text.args["odds"]))


def dying(key: str, exposures: int, dice: int, *how: Any, **table: Any) -> float:
    """Counts how many of 100 cases kill her, over all results of all dice."""
    rolls = [*[range(1, 13)] * exposures, *[range(1, 7)] * dice]
    dead = cases = 0
    for thrown in product(*rolls):
        streams = {"exposure": list(thrown[:exposures]), "dice": list(thrown[exposures:])}
        state = posed(*how, next=streams, **table)
        (choice,) = state.open
        ENGINE.choose(state, ENGINE.keys(state, choice).index(key), choice.seat)
        cases += 1
        dead += state.where[GIA] == GRAVE
    return 100 * dead / cases


ZOMBIES = {"places": {"school": {"zombies": 1}}}
RAXXON = {"raxxon": True}


@pytest.mark.rule("DW-SAMPLE-01", "DW-EXPO-03", "DW-KILLS-02")
@pytest.mark.parametrize(("wounds", "name"), [
    (0, ""), (1, "dw-warn-odds"), (2, "dw-warn-certain"),
])  # fmt: skip
def test_frostbite_that_comes_with_every_attack_is_counted(wounds: int, name: str) -> None:
    """One token before the last is as deadly as the last one is elsewhere."""
    how: Any = ({"wounds": wounds}, {})
    table: Any = {**ZOMBIES, "lasting": FROST}
    key = "attack:gia-najjar:6"
    told, odds = said(posed(*how, **table), key)
    assert told == name
    truth = dying(key, 1, 0, *how, **table)
    assert odds == round(truth) if name else truth < 100 / 3


@pytest.mark.rule("DW-RAXXON-19", "DW-RAXXON-20")
@pytest.mark.parametrize("figure", [HUNTER, TALON, TANK])
@pytest.mark.parametrize("wounds", [0, 1, 2])
@pytest.mark.parametrize("gear", [[], ["shiv", "pulse-cannon"]])
def test_a_special_zombie_that_strikes_back_is_warned_of(
    figure: int, wounds: int, gear: list[str]
) -> None:
    """Weapons that nothing is asked of: they count where a card counts them, and may be lost."""
    how: Any = ({"wounds": wounds, "gear": gear}, RAXXON)
    table: Any = {"specials": [[figure, SCHOOL_DOOR]], "loose": [figure]}
    key = "attack:gia-najjar:6"
    told, odds = said(posed(*how, **table), key)
    truth = dying(key, 1, 1, *how, **table)
    assert bool(told) is (truth >= 100 / 3 - 1e-9)
    assert not told or odds == round(truth)


@pytest.mark.rule("DW-RAXXON-05")
@pytest.mark.parametrize(("wounds", "name"), [(1, ""), (2, "dw-warn-deadly")])
def test_a_search_at_raxxon_is_as_deadly_as_a_move(wounds: int, name: str) -> None:
    state = posed({"wounds": wounds, "at": "raxxon"}, RAXXON,
                  places={"raxxon": {"deck": ["red-pill"]}})  # fmt: skip
    assert said(state, "search:gia-najjar:6")[0] == name


@pytest.mark.rule("DW-BANDIT-13", "DW-BANDIT-14")
@pytest.mark.parametrize("wounds", [0, 1, 2])
@pytest.mark.parametrize("key", ["attack:gia-najjar:6", "search:gia-najjar:6"])
def test_the_tables_of_the_hideout_are_reckoned_with(wounds: int, key: str) -> None:
    how: Any = ({"wounds": wounds, "at": "hideout"}, {"bandits": True})
    told, odds = said(posed(*how), key)
    truth = dying(key, 0, 1, *how)
    assert bool(told) is (truth >= 100 / 3 - 1e-9)
    assert not told or odds == round(truth)


@pytest.mark.rule("DW-MOVE-03", "DW-EXPO-07")
@pytest.mark.parametrize("wounds", [0, 1, 2])
@pytest.mark.parametrize(("rule", "exposures", "dice"), [
    ({"modifier": "double_move_exposure"}, 2, 0),
    ({"modifier": "move_wound_to", "place": 5, "n": 1}, 1, 0),
    ({"modifier": "hunted", "low": 1, "high": 2, "n": 1}, 1, 1),
])  # fmt: skip
def test_whatever_waits_on_the_way_is_counted(
    wounds: int, rule: dict[str, Any], exposures: int, dice: int
) -> None:
    how: Any = ({"wounds": wounds}, {})
    key = "move:gia-najjar:hospital"
    told, odds = said(posed(*how, lasting=[rule]), key)
    truth = dying(key, exposures, dice, *how, lasting=[rule])
    assert bool(told) is (truth >= 100 / 3 - 1e-9)
    assert not told or odds == round(truth)


@pytest.mark.rule("DW-PLAY-07", "DW-EXPO-07")
def test_a_move_with_fuel_to_where_a_wound_waits_is_warned_of() -> None:
    rule = {"modifier": "move_wound_to", "place": 5, "n": 1}
    seats = {"player-1": {"dice": [6], "hand": ["fuel"]}}
    state = posed({"wounds": 2}, {}, lasting=[rule], seats=seats)
    assert said(state, "move-with:gia-najjar:hospital:fuel") == ("dw-warn-certain", 100)
    assert said(state, "move-with:gia-najjar:library:fuel") == ("", 0)


@pytest.mark.rule("DW-KILLZ-02")
def test_an_ability_that_kills_is_as_deadly_as_an_attack() -> None:
    people = {
        "daniel-smith": {"seat": "player-1", "at": "school", "wounds": 2},
        "rocco-bellini": {"seat": "player-2", "at": "colony"},
        "cole-winters": {"seat": "player-3", "at": "colony"},
    }
    state = posed({}, {}, survivors=people, **ZOMBIES)
    assert said(state, "ability:daniel-smith:6")[0] == "dw-warn-deadly"
