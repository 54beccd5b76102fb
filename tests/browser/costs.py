"""What a page costs: the processor's time for its scripts, and what it keeps."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.browser.guest import Guest

# A message, a timer or an answer changes the page; each is marked in the browser's trace.
MARKED = """
  const marked = act => function (...words) {
    performance.mark('update');
    return act.apply(this, words);
  };
  const place = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    ...place, set(act) { place.set.call(this, marked(act)); },
  });
  const wait = window.setTimeout;
  window.setTimeout = (act, ...rest) => wait(marked(act), ...rest);
  const read = Response.prototype.json;
  Response.prototype.json = function () { return read.call(this).then(marked(found => found)); };
"""
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
DRAWING = ("Layout", "UpdateLayoutTree")


@contextmanager
def scripting(guest: Guest) -> Iterator[list[float]]:
    """Fills a list with the milliseconds of every update while it is open.

    It counts the time of the thread, not of the clock, so a busy machine does not matter; what a
    script makes the browser lay out is not counted. The page needs the script `MARKED`.
    """
    browser = guest.context.browser
    assert browser is not None
    found: list[float] = []
    browser.start_tracing(page=guest.page, categories=CATEGORIES)
    yield found
    found.extend(_updates(json.loads(browser.stop_tracing())["traceEvents"]))


def _updates(events: list[dict[str, Any]]) -> list[float]:
    marks = [event for event in events if event["name"] == "update"]
    tasks = [event for event in events if event["name"] == "RunTask" and "tdur" in event]
    drawing = [event for event in events if event["name"] in DRAWING and "tdur" in event]
    return [
        (task["tdur"] - sum(part["tdur"] for part in drawing if _within(part, task))) / 1000
        for task in tasks
        if any(_within(mark, task) for mark in marks)
    ]


def _within(event: dict[str, Any], task: dict[str, Any]) -> bool:
    same = (event["pid"], event["tid"]) == (task["pid"], task["tid"])
    return bool(same and task["ts"] <= event["ts"] <= task["ts"] + task["dur"])


def kept(guest: Guest) -> dict[str, int]:
    """Returns how many nodes and listeners a page holds when it has thrown away what it can."""
    tools = guest.context.new_cdp_session(guest.page)
    tools.send("Performance.enable")
    for _ in range(2):
        tools.send("HeapProfiler.collectGarbage")
    told = tools.send("Performance.getMetrics")["metrics"]
    tools.detach()
    wanted = ("Nodes", "JSEventListeners")
    return {metric["name"]: int(metric["value"]) for metric in told if metric["name"] in wanted}
