"""Ways to play: with a mouse, or with keys alone."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Position

from tests.browser.guest import Guest

DULL = ("end", "drop", "trade", "noise")
"""Actions that lead nowhere when chosen at random."""


DOUBLE_TAP = 450  # milliseconds
"""Within fewer, and at nearly the same place, a tap is the second half of a double tap."""
LONG = 700  # milliseconds
"""A finger that rests so long asks what it rests on."""
TAKE = "[data-take]"
"""Takes the wounds as they are shared out on their sheet."""
NEAR = 80  # pixels; the browser itself says 25
PLACE = """(what, [place, near]) => {
  what.scrollIntoViewIfNeeded();
  const { left, right, top, bottom } = what.getBoundingClientRect();
  const middle = (low, high, most) => (Math.max(low, 0) + Math.min(high, most)) / 2;
  const x = place ? left + place.x : middle(left, right, innerWidth);
  const y = place ? top + place.y : middle(top, bottom, innerHeight);
  const seen = right > left && bottom > top && window.tappedAt;
  return !seen || Math.hypot(x - window.tappedAt[0], y - window.tappedAt[1]) < near;
}"""
"""Whether a tap would be near the last one; so it is where that cannot be told."""
SLOW = """localStorage.setItem('horda.settings', JSON.stringify(
  {...JSON.parse(localStorage.getItem('horda.settings') ?? '{}'), speed: %s}))"""
Once = Callable[[Guest, random.Random, bool], None]


def through(guest: Guest, dice: random.Random, lively: int, once: Once, most: int = 400) -> int:
    """Plays to the end, each answer given by `once`; returns how many that were.

    The first `lively` answers are of any kind, then turns are just ended.
    """
    count = 0
    asked: str | None = None
    while guest.settled(asked):
        asked = guest.asked()
        if asked is None:
            continue
        count += 1
        assert count < most, "the game does not end"
        once(guest, dice, count <= lively)
    return count


def click_through(guest: Guest, dice: random.Random, lively: int) -> int:
    """Plays to the end with clicks, or taps on a phone."""
    return through(guest, dice, lively, click_once)


def click_once(guest: Guest, dice: random.Random, lively: bool) -> None:
    """Answers the question of the moment: on the board, by the bar, or from the list."""
    page = guest.page
    asked = guest.asked()
    if wounds(guest):
        choose(guest, page.locator(TAKE))
        return
    if guest.options.count():
        choose(guest, some(guest.options, dice))
        return
    zones = page.locator(".zone.target")
    end = page.locator("[data-action=end]")
    if zones.count() and (not end.count() or (lively and dice.random() < 0.5)):
        touch(guest, some(zones, dice), on_board=True)
    else:
        # A finger moves on the map: the button only shows what is in reach there.
        dull = (*DULL, "move") if guest.fingers else DULL
        bar = page.locator(f".act:not(.off){''.join(f':not([data-action={d}])' for d in dull)}")
        wanted = some(bar, dice) if lively and bar.count() else end
        touch(guest, wanted)
    if guest.pointed(asked):
        choose(guest, some(guest.options, dice))


def wounds(guest: Guest) -> bool:
    """Waits until something can be answered; tells whether it is a sheet on which wounds lie."""
    guest.page.wait_for_selector(f"[data-option], .act:not(.off), .zone.target, {TAKE}")
    return guest.page.locator(TAKE).count() > 0


def choose(guest: Guest, option: Locator) -> None:
    """Chooses from the list, and once more where the page asks whether that was meant."""
    asked = guest.asked()
    touch(guest, option)
    if doubted(guest, asked):
        touch(guest, guest.page.locator("[data-sure]"))


def doubted(guest: Guest, asked: str | None) -> bool:
    """Waits until a choice is on its way; tells whether it is asked about once more."""
    guest.page.wait_for_function(
        """asked => document.querySelector('[data-sure], .ended') ||
                    document.querySelector('.choice')?.dataset.ask !== asked""",
        arg=asked,
    )
    return guest.page.locator("[data-sure]").count() > 0


def some(found: Locator, dice: random.Random) -> Locator:
    """Returns one of several."""
    return found.nth(dice.randrange(found.count()))


def touch(guest: Guest, what: Locator, on_board: bool = False) -> None:
    """Clicks, or taps where fingers are used."""
    where = inside(what) if on_board else None
    if guest.fingers:
        apart(guest, what, where)
        what.tap(position=where)
        guest.tapped = time.monotonic()
    else:
        what.click(position=where)


def apart(guest: Guest, what: Locator, where: Position | None = None) -> None:
    """Waits until a tap here is no second half of the one before: that would be no choice."""
    passed = 1000 * (time.monotonic() - guest.tapped)
    if passed < DOUBLE_TAP and what.evaluate(PLACE, [where, NEAR]):
        guest.page.wait_for_timeout(DOUBLE_TAP - passed)


def inside(zone: Locator) -> Position:
    """Returns a place within a zone's outline, which need not be its box's middle."""
    x, y = zone.evaluate(
        """path => {
          const box = path.getBoundingClientRect();
          for (const dy of [0.5, 0.25, 0.75]) for (const dx of [0.5, 0.25, 0.75]) {
            const [x, y] = [box.x + box.width * dx, box.y + box.height * dy];
            if (document.elementFromPoint(x, y) === path) return [x - box.x, y - box.y];
          }
          throw Error('the zone cannot be touched');
        }"""
    )
    return {"x": x, "y": y}


def press(guest: Guest, key: str) -> None:
    """Presses a key, late enough to be no second half of the same one before."""
    before, when = guest.pressed
    passed = 1000 * (time.monotonic() - when)
    if key == before and passed < DOUBLE_TAP:
        guest.page.wait_for_timeout(DOUBLE_TAP - passed)
    guest.page.keyboard.press(key)
    guest.pressed = (key, time.monotonic())


def press_through(guest: Guest, dice: random.Random, lively: int) -> int:
    """Plays to the end with keys alone."""
    return through(guest, dice, lively, press_once)


def press_once(guest: Guest, dice: random.Random, lively: bool) -> None:
    """Answers by the digits of a list or the letters of the bar."""
    asked = guest.asked()
    if wounds(guest):
        press(guest, "Enter")
        insist(guest, asked)
        return
    if guest.options.count():
        press_option(guest, dice)
        return
    dull = "".join(f":not([data-action={one}])" for one in DULL)
    letters = guest.page.locator(f".act:not(.off){dull} kbd").all_inner_texts()
    press(guest, dice.choice(letters) if lively and letters else "E")
    if guest.pointed(asked):
        press_option(guest, dice)


def press_option(guest: Guest, dice: random.Random) -> None:
    """Chooses from the list by its digits; what has none is gone to, and pressed twice."""
    asked = guest.asked()
    safe = guest.page.locator("[data-option]:not([disabled], [data-trap]):visible")
    if safe.count():
        chosen = dice.randrange(min(9, safe.count()))
        label = safe.nth(chosen).locator("kbd")
        shown = label.inner_text() if label.count() else ""
        press(guest, shown if shown.isalnum() else str(1 + chosen))
    else:
        tab_to(guest, "[data-trap]")
        press(guest, "Enter")
    insist(guest, asked)


def insist(guest: Guest, asked: str | None) -> None:
    """Says once more that it was meant, with keys, if the page asks."""
    if doubted(guest, asked):
        tab_to(guest, "[data-sure]")
        press(guest, "Enter")


def tab_to(guest: Guest, selector: str, most: int = 60) -> None:
    """Goes to an element with the Tab key, as somebody without a mouse has to."""
    for _ in range(most):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"the Tab key never comes to {selector}")


def slowly(guest: Guest, speed: float = 0.01) -> None:
    """What happens on pages opened from now on can be looked at as long as anybody likes."""
    guest.context.add_init_script(SLOW % speed)


STAGED = """() => {
    const names = performance.getEntriesByType('resource').map(one => one.name);
    const has = (part) => names.some(one => one.includes(part));
    return !has('/ZombicideTable') || has('/Moments');
}"""
"""The stage of Zombicide is fetched with the first thing that happens."""


def step_to(guest: Guest, seen: str) -> None:
    """Holds what happens, takes it step by step until something is seen, and lets it go on."""
    pace = guest.page.locator(":has(> [data-skip]) > button")
    pace.first.click()
    guest.page.wait_for_function(STAGED)
    guest.page.wait_for_timeout(100)  # it came; now it is drawn
    while not guest.page.locator(seen).count():
        pace.first.click()
    pace.nth(1).click()


def rest_on(guest: Guest, button: Locator) -> None:
    """A finger rests on a button, and is lifted."""
    box = button.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = guest.page.context.new_cdp_session(guest.page)
    touch = "Input.dispatchTouchEvent"
    finger.send(touch, {"type": "touchStart", "touchPoints": [spot]})
    guest.page.wait_for_timeout(LONG)  # that is what is tried: how long it rests
    finger.send(touch, {"type": "touchEnd", "touchPoints": []})
