"""How long the page works on one update of a full board: told, not asserted."""

import random
from typing import Any

import pytest

from tests.browser.guest import Visit
from tests.browser.hands import click_once
from tests.browser.positions import DOWNTOWN, HORDE, sit_down

UPDATES = 12
BUDGET = 16  # milliseconds of scripting, on a machine that has nothing else to do


def test_an_update_of_a_full_board(visit: Visit, capsys: pytest.CaptureFixture[str]) -> None:
    """Nine tiles, six Survivors, sixty Zombies."""
    marta = visit()
    sit_down(marta, {**DOWNTOWN, "zombies": HORDE})
    session = marta.context.new_cdp_session(marta.page)
    session.send("Performance.enable")
    dice = random.Random(6)
    costs = []
    for _ in range(UPDATES):
        before = scripting(session.send("Performance.getMetrics"))
        if not marta.then(lambda: click_once(marta, dice, lively=True)):
            break
        costs.append(scripting(session.send("Performance.getMetrics")) - before)
    costs.sort()
    assert costs
    with capsys.disabled():
        print(
            f"\nscripting for one answer on a full board: median {costs[len(costs) // 2]:.1f} ms,"
            f" most {costs[-1]:.1f} ms (budget of an update: {BUDGET} ms)"
        )


def scripting(metrics: dict[str, list[dict[str, Any]]]) -> float:
    """Returns the milliseconds spent on scripts so far."""
    return next(
        1000 * one["value"] for one in metrics["metrics"] if one["name"] == "ScriptDuration"
    )
