"""What a page costs whoever opens it on a phone: tasks of the processor, parts, files, bytes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Response

from tests.browser.costs import CATEGORIES
from tests.browser.guest import Guest
from tests.browser.lobby_screens import lobby

SLOW = 4
"""A phone of the middle is so many times slower than this machine; Lighthouse thinks so too."""
HELD_UP = 50
"""Milliseconds after which somebody notices that a page does not answer."""

STYLING = "UpdateLayoutTree"

TABLES: dict[str, dict[str, Any]] = {
    "zombicide-2e": {"config": {"scenario": "M01", "players": 1}},
    "invader": {"config": {"scenario": "M01", "players": 1}},
    "fort-hendrix": {"config": {"scenario": "F01", "players": 1}},
    "dead-of-winter": {"config": {"scenario": "tribute", "players": 2}, "seats": ["me", "greedy"]},
    "zombie-terror": {"config": {"scenario": "base"}, "seats": ["me", "greedy"]},
}
"""Tables to be looked at when they have just begun."""


AHEAD = """() => performance.getEntriesByType('resource')
    .some(one => one.name.includes('/assets/Table-'))"""

MOVED = """() => new Promise(done => {
    let sum = 0;
    new PerformanceObserver(list => list.getEntries().forEach(one => (sum += one.value)))
        .observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(sum), 100);
})"""


class Weight(NamedTuple):
    """What one visit cost."""

    longest: float
    """Milliseconds of the thread in the longest task."""
    held_up: float
    """Milliseconds for which a slow phone does not answer, all tasks together."""
    parts: int
    """Elements of the page."""
    files: int
    """Answers of the server, with what is fetched ahead."""
    size: int
    """Bytes of these as they come over the line."""
    moved: float
    """How much of the page moved while it came, as Lighthouse adds it up."""
    styled: float
    """How many times the style of a part was worked out, on average."""


def weigh(guest: Guest, arrive: Callable[[], object]) -> Weight:
    """Goes somewhere with an empty store and returns what it cost to have it there.

    Times are those of the thread, not of the clock, so a busy machine matters little.
    """
    browser = guest.context.browser
    assert browser is not None
    came: list[Response] = []
    guest.page.on("response", lambda answer: came.append(answer))
    browser.start_tracing(page=guest.page, categories=CATEGORIES)
    arrive()
    guest.page.wait_for_load_state("networkidle")
    events = _own(json.loads(browser.stop_tracing())["traceEvents"])
    tasks = [one["tdur"] / 1000 for one in events if one["name"] == "RunTask" if "tdur" in one]
    styled = sum(one["args"]["elementCount"] for one in events if one["name"] == STYLING)
    size = sum(answer.request.sizes()["responseBodySize"] for answer in came)
    parts: int = guest.page.evaluate("document.querySelectorAll('*').length")
    held_up = sum(max(0.0, task * SLOW - HELD_UP) for task in tasks)
    moved: float = guest.page.evaluate(MOVED)
    return Weight(max(tasks), held_up, parts, len(came), size, moved, styled / parts)


def _own(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Returns what the page's own thread did."""
    drawn = [(event["pid"], event["tid"]) for event in events if event["name"] == "Layout"]
    page = max(set(drawn), key=drawn.count)
    return [event for event in events if (event["pid"], event["tid"]) == page]


def weigh_lobby(guest: Guest) -> Weight:
    """The lobby, until all its cards are there and the table was fetched ahead."""

    def arrive() -> None:
        lobby(guest)
        guest.page.wait_for_function(AHEAD)

    return weigh(guest, arrive)


def weigh_table(guest: Guest, game: str) -> Weight:
    """A table of a game that has just begun, until the first question is asked."""
    guest.call("POST", "me", {"nickname": guest.nickname})
    wish = {"game": game, "seats": ["me"], "seed": 7, "public": False, **TABLES[game]}
    table = guest.call("POST", "tables", wish)["id"]
    guest.call("POST", f"tables/{table}/start", {"fill": None})

    def arrive() -> None:
        guest.go(f"/table/{table}")
        guest.page.wait_for_selector(".choice[data-ask], [data-staged]", state="attached")

    return weigh(guest, arrive)
