"""A duel summed up agrees with its own end."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from horda.core.position import pose
from horda.core.record import loads
from horda.core.session import Session
from horda.games import registry
from horda.games.zombie_terror.state import HEALTH
from horda.games.zombie_terror.tally import Tally

FOLDER = Path(__file__).parents[2] / "records" / "zombie-terror"
RECORDS = sorted(FOLDER.glob("*.json"))
GAME = registry.engine("zombie-terror")


def played(path: Path) -> Session[Any]:
    """Replays a recorded duel."""
    return Session(GAME, loads(path.read_bytes(), path.name))


def summed(session: Session[Any]) -> Tally:
    """Sums a duel up."""
    found = session.tally()
    assert isinstance(found, Tally)
    return found


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_what_was_counted_is_what_came_of_it(path: Path) -> None:
    session = played(path)
    state, start, found = session.state, session.at(0), summed(session)
    assert found.added - sum(found.lost.values()) == start.pool - state.pool
    assert sum(one.points for one in found.humans) == state.score - start.score
    assert [one.health for one in found.humans] == [HEALTH[health] for health in state.health]
    for one, before in zip(found.humans, start.health, strict=True):
        gone = one.health in ("turned", "gone") and HEALTH[before] != one.health
        assert gone is (0 < one.round <= state.round)
    assert found.cards == tuple(len(pile) for pile in state.discards)


def test_five_of_six_turned() -> None:
    found = summed(played(FOLDER / "barricades-five-turned.json"))
    assert Counter(one.health for one in found.humans) == {"turned": 5, "wounded": 1}
    assert found.lost == {"shot": 4}


def test_cards_played_before_a_position_are_not_counted() -> None:
    """Nothing else of that time is either."""
    table = {"turn": "human", "humans": {"child": "3,4"}, "discards": {"human": ["sewers"]}}
    state = pose(GAME, GAME.config({}), 1, table)
    found = GAME.game.tally([(state, [])])
    assert isinstance(found, Tally)
    assert found.cards == (0, 0)


def test_a_duel_is_followed_by_the_other_side_and_the_other_board() -> None:
    for scenario, other in (("base", "barricades"), ("barricades", "base")):
        found = GAME.game.sequels(GAME.config({"scenario": scenario}), won=True)
        assert [one.why for one in found] == ["sides", "next"]
        assert found[1].changes == {"scenario": other}
