"""Sounds as they leave the loudspeaker, rendered by the browser and measured; and silence."""

from __future__ import annotations

import re
from pathlib import Path

from tests.browser.guest import Visit
from tests.browser.hearing import measured
from tests.browser.positions import ALONE, DOWNTOWN, sit_down

PAGE = Path(__file__).parents[2] / "docs" / "sounds.md"
EARS = """
  window.heard = 0;
  for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
    const start = prototype.start;
    prototype.start = function (...when) { heard += 1; start.apply(this, when); };
  }
"""
# Cards that are turned and Zombies that walk rustle; the call to one's turn is clear.
RUSTLING = """
  window.rustled = 0;
  const rustle = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    rustled += 1;
    rustle.apply(this, when);
  };
"""
# What the tests ask a page counts as a deed of its user; only a finger or a key shall.
UNTOUCHED = """
  let touched = false;
  addEventListener('pointerdown', () => (touched = true), { capture: true });
  Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { get: () => touched });
"""


def test_every_sound_is_heard_and_none_hurts(visit: Visit) -> None:
    together, sounds = measured(visit())
    assert len(sounds) >= 14
    assert not {one.kind: one.faults for one in sounds if one.faults}
    levels = [one.loud for one in sounds]
    assert max(levels) < 4 * min(levels), "none is heard far louder than another"
    assert together.peak < 0.95, "however much happens at once"


def test_the_page_of_sounds_tells_what_is_heard(visit: Visit) -> None:
    """Noise is never twice the same: a level may differ a little from the one that is written."""
    _, sounds = measured(visit())
    written = re.findall(r"^\| (\w+) \| ([\d.]+) \| [\d.]+ \| ([\d.]+) \|", PAGE.read_text(), re.M)
    told = {kind: (float(seconds), float(level)) for kind, seconds, level in written}
    assert told.keys() == {one.kind for one in sounds}
    for one in sounds:
        seconds, level = told[one.kind]
        assert abs(one.seconds - seconds) < 0.05, one
        assert abs(one.level - level) < 0.3 * one.level, one


def test_nothing_is_played_before_somebody_did_something(visit: Visit) -> None:
    """Browsers would keep it back, and play all of it with the first click."""
    marta = visit(settings={"sound": True})
    marta.context.add_init_script(EARS + UNTOUCHED)
    asked: list[str] = []
    marta.page.on("request", lambda request: asked.append(request.url))
    sit_down(marta, DOWNTOWN)  # it is her turn, which is told by a sound
    marta.page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "/notes-" in url]
    assert marta.page.evaluate("heard") == 0
    marta.then(lambda: marta.page.locator(".zone.target").first.click())
    marta.page.wait_for_function("() => heard > 0")


def test_no_moment_sounds_where_nothing_may_move(visit: Visit) -> None:
    """Before: only the end of a game was silent. One's turn is still called: that is no moment."""
    for motion in ("no-preference", "reduce"):
        marta = visit(settings={"sound": True}, reduced_motion=motion)
        marta.context.add_init_script(EARS + RUSTLING)
        sit_down(marta, ALONE)
        marta.page.locator("[data-action=end]").click()
        marta.then(marta.page.locator("[data-action=end]").click)  # a whole night, and a new turn
        marta.page.wait_for_function("() => heard > rustled")
        marta.page.wait_for_timeout(500)  # all that is heard at once
        assert (marta.page.evaluate("rustled") > 0) is (motion == "no-preference")
