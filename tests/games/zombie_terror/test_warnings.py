"""The end of the last human turn is not pressed unasked."""

from typing import Any

import pytest

from horda.core import position
from horda.games import registry
from horda.games.zombie_terror import warnings
from horda.games.zombie_terror.content import HUMANS

ENGINE = registry.engine("zombie-terror")
CROWD = {
    "turn": "human",
    "humans": {
        "mechanic": "8,6 wounded",
        "banker": "8,3 wounded",
        "child": "11,6 wounded",
        "nurse": "13,6 wounded",
        "lumberjack": "13,3 wounded",
        "policeman": "10,2",
    },
    "activated": [*HUMANS],
    "zombies": [
        *("12,6 E", "8,5 N", "11,3 E", "11,5 S", "10,4 E", "11,2 N", "13,2 N"),
        *("9,2 E", "8,1 S", "12,3 N", "10,6 E", "9,3 S", "13,4 S", "13,1 E"),
        *("9,1 N", "9,6 W", "9,5 N", "10,5 N", "9,4 N", "13,5 S"),
    ],
}
"""Twenty zombies among six humans: many charges can be made in many orders."""


def ended(scenario: str, **table: Any) -> tuple[bool, bool]:
    """Tells whether the end of the turn is warned of, and whether it loses the game."""
    humans = table.pop("humans", {"mechanic": "4,10", "banker": "3,10"})
    pose = {"turn": "human", "humans": humans, "activated": ["banker"], **table}
    state = position.pose(ENGINE, ENGINE.config({"scenario": scenario}), 1, pose)
    (choice,) = state.open
    (end,) = [one for one in choice.options if ENGINE.key(state, one) == "end-turn"]
    told = ENGINE.game.warning(state, choice.seat, end) is not None
    ENGINE.choose(state, choice.options.index(end), choice.seat)
    return told, state.result is not None and choice.seat not in state.result.winners


@pytest.mark.rule("R7.3", "S6.5")
@pytest.mark.parametrize("terror", [0, 1, 2])
def test_the_last_turn_before_the_marker_is_gone_does_not_end_unasked(terror: int) -> None:
    team = {"mechanic": "4,10", "banker": "3,10", "child": "0,0", "nurse": "0,1"}
    assert ended("base", terror=terror, humans=team) == (terror == 1, terror == 1)
    assert ended("barricades", terror=terror, collapsed=True)[0] is (terror == 1)
    assert ended("barricades", terror=terror) == (False, False)


@pytest.mark.rule("R4.7", "R8.1")
def test_who_wins_by_leaving_is_not_warned() -> None:
    team = {"child": "15,5", "mechanic": "15,6", "banker": "3,10"}
    assert ended("base", terror=1, humans=team) == (False, False)


@pytest.mark.rule("R7.3", "R9.2")
@pytest.mark.parametrize("card", ["sewers", "first_aid"])
def test_who_could_still_play_a_card_is_warned(card: str) -> None:
    """Nobody has points left, but the hand is not empty."""
    spent = {"mechanic": 0, "banker": 0, "child": 0, "nurse": 0}
    team = {"mechanic": "4,10", "banker": "3,10", "child": "0,0", "nurse": "0,1"}
    told = ended("base", terror=1, humans=team, ap=spent, hands={"human": [card]})
    assert told == (card == "sewers", True)


@pytest.mark.rule("R4.2")
def test_where_nobody_can_act_there_is_nothing_to_warn_of() -> None:
    spent = {"mechanic": 0, "banker": 0, "child": 0, "nurse": 0}
    team = {"mechanic": "4,10", "banker": "3,10", "child": "0,0", "nurse": "0,1"}
    assert ended("base", terror=1, humans=team, ap=spent) == (False, True)


@pytest.mark.rule("R5.6", "S9.2")
@pytest.mark.parametrize(
    ("turned", "facing", "told"), [(4, "W", True), (3, "W", False), (4, "E", False)]
)
def test_a_charge_that_turns_the_fifth_is_warned_of(turned: int, facing: str, told: bool) -> None:
    """The wounded banker stands two fields before a zombie that looks at him, or away."""
    others = ["child", "nurse", "lumberjack", "policeman"][:turned]
    team = {"mechanic": "0,0", "banker": "3,10 wounded", **dict.fromkeys(others, "turned")}
    said = ended("barricades", humans=team, briefcase=False, zombies=[f"5,10 {facing}"])
    assert said[0] is told


TURNED = dict.fromkeys(HUMANS, "turned")


@pytest.mark.rule("R2.1", "R4.7", "R8.2")
@pytest.mark.parametrize(("child", "lost"), [("15,6 wounded", True), ("15,6", False)])
def test_leaving_wounded_for_too_few_points_is_warned_of(child: str, lost: bool) -> None:
    """Child and Nurse score five; a wounded Child scores two instead of three."""
    team = {**TURNED, "child": child, "nurse": "13,5"}
    assert ended("base", humans=team, activated=["nurse"]) == (lost, lost)


@pytest.mark.rule("R4.7")
@pytest.mark.parametrize("leaving", ["at-once", "turn-end"])
def test_the_step_onto_an_exit_is_warned_of_where_it_is_leaving(leaving: str) -> None:
    team = {**TURNED, "child": "14,6 wounded", "nurse": "13,5"}
    config = ENGINE.config({"scenario": "base", "leaving": leaving})
    state = position.pose(ENGINE, config, 1, {"turn": "human", "humans": team})
    for index, one in enumerate(state.open[0].options):
        twin = state.clone()
        ENGINE.choose(twin, index)
        told = ENGINE.game.warning(state, 0, one)
        assert (told is not None) is (twin.result is not None), ENGINE.key(state, one)
    assert any(ENGINE.game.warning(state, 0, one) for one in state.open[0].options) is (
        leaving == "at-once"
    )


@pytest.mark.rule("R4.7", "R2.mechanic", "R4.4")
@pytest.mark.parametrize(
    ("nurse", "mechanic", "zombies", "key"),
    [
        ("14,6 wounded", "13,6", [], "shove:mechanic:14,6"),
        ("15,4 wounded", "0,0", ["15,5 S"], "push:nurse:15,5"),
    ],
)
def test_who_is_shoved_or_pushes_onto_an_exit_leaves_as_well(
    nurse: str, mechanic: str, zombies: list[str], key: str
) -> None:
    """Mechanic and Nurse score five; a wounded Nurse scores one instead of two."""
    team = {**TURNED, "nurse": nurse, "mechanic": mechanic}
    config = ENGINE.config({"scenario": "base", "leaving": "at-once"})
    pose = {"turn": "human", "humans": team, "zombies": zombies}
    state = position.pose(ENGINE, config, 1, pose)
    told = {
        ENGINE.key(state, one): ENGINE.game.warning(state, 0, one) for one in state.open[0].options
    }
    assert told[key] is not None
    ENGINE.choose(state, list(told).index(key))
    assert state.result is not None
    assert state.result.reason == "zt-end-too-few"


@pytest.mark.rule("R4.7", "R7.3", "R8.2")
def test_who_leaves_wounded_loses_before_the_marker_does() -> None:
    team = {**TURNED, "child": "15,6 wounded", "nurse": "13,5"}
    pose = {"turn": "human", "humans": team, "activated": ["nurse"], "terror": 1}
    state = position.pose(ENGINE, ENGINE.config({"scenario": "base"}), 1, pose)
    options = state.open[0].options
    (end,) = [one for one in options if ENGINE.key(state, one) == "end-turn"]
    told = ENGINE.game.warning(state, 0, end)
    ENGINE.choose(state, options.index(end))
    assert told is not None
    assert (told.id, state.result.reason) == ("zt-warn-leave", "zt-end-too-few")


@pytest.mark.rule("R5.6", "R5.7")
def test_two_charges_that_end_on_one_field_are_not_both_counted() -> None:
    """One bites the Banker, or the other one the Policeman: both would come to 10,1."""
    team = {"banker": "11,1 wounded", "lumberjack": "14,0", "policeman": "10,0 wounded"}
    zombies = ["9,1 E", "10,2 N"]
    said = ended("barricades", humans={**TURNED, **team}, briefcase=False, zombies=zombies)
    assert said == (False, False)


@pytest.mark.rule("R5.7")
def test_a_charge_that_clears_the_way_for_another_is_warned_of() -> None:
    """The Child falls to the first zombie; the second one then sees and bites the Mechanic."""
    team = {"child": "3,7 wounded", "mechanic": "3,6 wounded", "nurse": "5,6"}
    zombies = ["4,7 W", "3,8 N"]
    said = ended("barricades", humans={**TURNED, **team}, activated=["nurse"], zombies=zombies)
    assert said[0]


@pytest.mark.rule("R4.7", "R8.2")
def test_who_leaves_wounded_counts_for_less_when_charges_are_reckoned() -> None:
    """Five with the Lumberjack's point, since the Nurse on the exit scores one only."""
    team = {"mechanic": "0,0", "nurse": "15,6 wounded", "lumberjack": "8,7 wounded"}
    table = {"humans": {**TURNED, **team}, "score": 0, "zombies": ["6,7 E"]}
    assert ended("base", **table, activated=["nurse"])[0]
    team["nurse"] = "15,6"
    table["humans"] = {**TURNED, **team}
    assert not ended("base", **table, activated=["nurse"])[0]


@pytest.mark.rule("R5.6")
def test_a_crowd_costs_no_more_than_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stranger's position may have as many ways as they like: then the answer is a warning."""
    monkeypatch.setattr(warnings, "TRIED", 20)
    choices: list[int] = []
    choose = ENGINE.choose

    def counted(engine: Any, state: Any, index: int, seat: int | None = None) -> None:
        choices.append(index)
        choose(state, index, seat)

    monkeypatch.setattr(type(ENGINE), "choose", counted)
    state = position.pose(ENGINE, ENGINE.config({"scenario": "barricades"}), 1, CROWD)
    (end,) = [one for one in state.open[0].options if ENGINE.key(state, one) == "end-turn"]
    told = ENGINE.game.warning(state, 0, end)
    assert told is not None
    assert told.id == "zt-warn-charge"
    assert len(choices) < 60
