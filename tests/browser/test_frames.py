"""What a table costs: one update of a full board (told, not asserted), and nothing at rest."""

import random

import pytest

from tests.browser.guest import Visit
from tests.browser.hands import click_once
from tests.browser.positions import DOWNTOWN, HORDE, sit_down
from tests.browser.screens import zombicide

ANSWERS = 8
BUDGET = 16  # milliseconds, on a machine that has nothing else to do
# A message or a timer changes the board; the page is up to date when its microtasks are done.
WATCH = """
  window.costs = [];
  const timed = act => function (...words) {
    const start = performance.now();
    act.apply(this, words);
    let later = Promise.resolve();
    for (let n = 0; n < 5; n++) later = later.then(() => {});
    later.then(() => window.costs.push(performance.now() - start));
  };
  const place = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    ...place, set(act) { place.set.call(this, timed(act)); },
  });
  const wait = window.setTimeout;
  window.setTimeout = (act, ...rest) => wait(timed(act), ...rest);
"""


def test_an_update_of_a_full_board(visit: Visit, capsys: pytest.CaptureFixture[str]) -> None:
    """Nine tiles, six Survivors, sixty Zombies."""
    marta = visit()
    marta.context.add_init_script(WATCH)
    sit_down(marta, {**DOWNTOWN, "zombies": HORDE})
    first = marta.page.evaluate("Math.max(...costs.splice(0))")
    dice = random.Random(6)
    for _ in range(ANSWERS):
        assert marta.then(lambda: click_once(marta, dice, lively=True))
    costs = sorted(cost for cost in marta.page.evaluate("costs") if cost > 1)
    assert costs
    with capsys.disabled():
        print(
            f"\nscripting on a full board: first {first:.0f} ms; {len(costs)} updates, median"
            f" {costs[len(costs) // 2]:.1f} ms, most {costs[-1]:.1f} ms (budget {BUDGET} ms)"
        )


def test_a_table_that_waits_is_at_rest(visit: Visit) -> None:
    """Signs move when they appear, then stop: nobody's battery pays for a game left open."""
    marta = visit(reduced_motion="no-preference")
    zombicide(marta)
    moving = "() => document.getAnimations().filter(one => one.playState === 'running')"
    marta.page.wait_for_function(f"{moving}.length === 0")
    marta.page.locator("[data-action=shoot]").click()
    marta.page.wait_for_function(f"{moving}.some(one => one.animationName === 'march')")
    marta.page.wait_for_function(f"{moving}.length === 0")
