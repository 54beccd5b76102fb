"""The list of options after a request: taken from before only where nothing differs."""

from typing import Any

from horda.games.dead_of_winter.rules import options as o
from horda.games.dead_of_winter.rules.offers import turn_options
from tests.games.dead_of_winter.playing import ENGINE, begun


def asked_for(wanted: int) -> Any:
    """Returns a table where the active player has just asked for a type."""
    state = begun(players=3)
    index = state.open[0].options.index(o.request(wanted))
    ENGINE.choose(state, index, state.active)
    return state


def refused(state: Any) -> None:
    """Lets everybody give nothing."""
    while state.open[0].prompt == "dw-give":
        choice = state.open[0]
        ENGINE.choose(state, len(choice.options) - 1, choice.seat)


def test_a_request_that_brought_nothing_leaves_the_options_as_they_were() -> None:
    state = asked_for(0)
    refused(state)
    assert state.open[0].options == turn_options(state, state.active)


def test_a_table_that_changed_meanwhile_is_looked_at_anew() -> None:
    state = asked_for(0)
    state.food = 0
    refused(state)
    assert not any(isinstance(one, o.Eat) for one in state.open[0].options)
    assert state.open[0].options == turn_options(state, state.active)


def test_another_table_does_not_get_the_list() -> None:
    first, second = asked_for(0), asked_for(1)
    second.dice = tuple((6,) for _ in second.dice)
    refused(first)
    refused(second)
    assert first.open[0].options == turn_options(first, first.active)
    assert second.open[0].options == turn_options(second, second.active)
