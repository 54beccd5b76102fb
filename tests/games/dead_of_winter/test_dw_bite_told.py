"""Whom a bite would reach is told, and the morale that each death leaves."""

from typing import Any

import pytest

from horda.core.run import Run
from horda.games.dead_of_winter.base import names
from horda.games.dead_of_winter.base.codes import changed, code
from horda.games.dead_of_winter.base.exposure import Spread
from horda.games.dead_of_winter.base.table import PLACE_OF, people_at
from horda.games.dead_of_winter.base.zombies import Breach
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.rules.rounds import Round
from horda.games.dead_of_winter.telling import NowView, now
from tests.games.dead_of_winter.playing import ENGINE
from tests.games.dead_of_winter.stage import quiet

WALL = next(n for n, one in enumerate(BOX.improvements) if one.id == "wall-of-names")


def bitten(state: Any) -> NowView:
    """Lets a bite spread at the colony; returns what everybody is told of it."""
    Run.on(ENGINE.game, state, None).grant(state.active, Spread(COLONY))
    return now(state)


@pytest.mark.rule("DW-BITE-01", "DW-KILLS-06")
def test_a_bite_reaches_the_lowest_influence_first_and_each_death_costs_one() -> None:
    state = quiet(morale=6)
    people = people_at(state, COLONY)
    told = bitten(state)
    assert told.chain == tuple(names.survivor(one) for one in people)
    assert told.bitten == told.chain[0]
    assert told.morales == tuple(max(0, 5 - n) for n in range(len(people)))


@pytest.mark.rule("DW-BITE-01")
def test_whoever_a_bite_passes_by_is_not_told_to_be_bitten() -> None:
    state = quiet()
    first, second, *_ = people_at(state, COLONY)
    flesh = code(BOX.item_number["rotten-flesh"], 0)
    state.gear = changed(state.gear, first, (flesh,))
    told = bitten(state)
    assert told.bitten == names.survivor(second)
    assert names.survivor(first) not in told.chain
    assert state.open[0].prompt == "dw-bite"
    assert state.open[0].seat == state.owner[second]


@pytest.mark.rule("DW-EXILE-09")
def test_the_dead_of_an_exile_cost_no_morale() -> None:
    state = quiet(morale=6)
    first = people_at(state, COLONY)[0]
    state.exiled = 1 << state.owner[first]
    told = bitten(state)
    owners = [state.owner[one] for one in people_at(state, COLONY)]
    costs = [owner != state.owner[first] for owner in owners]
    assert told.morales == tuple(max(0, 6 - sum(costs[: n + 1])) for n in range(len(costs)))


@pytest.mark.rule("DW-KILLS-06")
@pytest.mark.parametrize("spared", [False, True])
def test_a_wall_of_names_spares_the_first_death_of_a_round(spared: bool) -> None:
    told = bitten(quiet(morale=6, built=(WALL,), spared=spared))
    assert told.morales[:2] == ((5, 4) if spared else (6, 5))


@pytest.mark.rule("DW-KILLS-06", "DW-ROUND-Q1")
def test_for_a_wall_of_names_a_round_lasts_until_the_next_crisis() -> None:
    state = quiet(built=(WALL,), spared=True)
    run = Run.on(ENGINE.game, state, None)
    Round().begin(run)
    assert state.spared, "who dies at the start of a round is not the first of it"
    Round().reveal(run)
    assert not state.spared


@pytest.mark.rule("DW-BANDIT-09", "DW-KILLS-06")
def test_a_wall_of_names_remembers_stranded_people_too() -> None:
    state = quiet(morale=6, built=(WALL,))
    place = PLACE_OF[-1]
    for left in (1, 0):
        state.stranded[place] = 1
        state.zombies[-1] = 9
        Run.on(ENGINE.game, state, None).grant(state.active, Breach(len(PLACE_OF) - 1))
        assert state.stranded[place] == 0
        assert state.morale == 5 + left
