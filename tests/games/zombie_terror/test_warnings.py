"""The end of the last human turn is not pressed unasked."""

from typing import Any

import pytest

from horda.core import position
from horda.games import registry

ENGINE = registry.engine("zombie-terror")


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
