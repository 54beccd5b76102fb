"""A trade between two players lies open for everybody, with what both had when it began."""

from typing import Any

import pytest

from horda.core.position import pose
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.rules.view import TableView, TradeView
from horda.games.zombicide.screen.fits import Terms
from tests.games.zombicide.test_fits import CROWBAR, NOTHING, PISTOL, ROOM, choose, near
from tests.games.zombicide.test_odds import ENGINE

AMY = ("crowbar", None, None, None, None)
NED = ("pistol", None, None, None, None)


def begun(seat: int = 1) -> ZState:
    """Amy, of the first player, trades with Ned."""
    people: dict[str, Any] = {
        "amy": {"zone": ROOM, "hands": ["crowbar"], "skills": []},
        "ned": {"zone": ROOM, "hands": ["pistol"], "skills": [], "seat": seat},
    }
    config = ENGINE.config({"scenario": "M01", "team": 2, "players": 2})
    goals = ["0 red", "1 red"]
    state = pose(ENGINE, config, 1, {"survivors": people, "turn": "amy", "objectives": goals})
    choose(state, "trade:ned")
    return state


def seen(state: ZState) -> TradeView | None:
    """Returns what both players and whoever watches see of it."""
    one, *others = [ENGINE.game.view(state, seat) for seat in (None, 0, 1)]
    assert others == [one, one]
    assert isinstance(one, TableView)
    return one.trade


@pytest.mark.rule("Z2-TRADE-02", "Z2-TRADE-04")
def test_everybody_sees_who_trades_and_what_they_had() -> None:
    state = begun()
    assert seen(state) == TradeView("amy", "ned", None, (AMY, NED))
    choose(state, "lift:amy:0")
    assert seen(state) == TradeView("amy", "ned", "crowbar", (AMY, NED))
    choose(state, "put:ned:1")
    choose(state, "done")
    assert seen(state) == TradeView("amy", "ned", None, (AMY, NED)), "as Ned's player is asked"
    choose(state, "refuse")
    assert seen(state) is None, "each sorts the own cards"


def test_between_own_survivors_nobody_has_to_agree() -> None:
    state = begun(seat=0)
    assert seen(state) == TradeView("amy", "ned", None, None)
    choose(state, "done")
    assert seen(state) is None


@pytest.mark.rule("Z2-TRADE-04")
def test_who_is_asked_is_told_what_it_means_to_both() -> None:
    state = begun()
    for key in ("lift:amy:0", "put:ned:1", "done"):
        choose(state, key)
    (terms,) = ENGINE.game.odds(state, 1).values()
    assert isinstance(terms, Terms)
    assert near(terms.was[0], CROWBAR)
    assert near(terms.was[1], PISTOL)
    assert near(terms.will[0], NOTHING)
    assert (terms.will[1].melee, terms.will[1].ranged) == (CROWBAR.melee, PISTOL.ranged)
    assert not ENGINE.game.odds(state, 0), "only who is asked"
