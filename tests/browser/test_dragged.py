"""A board that is dragged answers nothing, and keys go on afterwards."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.hands import press
from tests.browser.positions import sit_down
from tests.browser.test_facing import arrow, placing
from tests.browser.test_hover import zone
from tests.browser.test_twice import quiet
from tests.browser.test_walk import STREETS, stands
from tests.browser.winter import COLONY, sit, take, until, vote


def zombies(visit: Visit) -> Guest:
    """Marta leads the zombies, and may choose the first that moves."""
    guest = visit()
    guest.open("zombie-terror", {"scenario": "base"}, ("greedy", "me"))
    guest.page.locator("[data-place]").click()
    expect(guest.page.locator("[data-left]")).to_be_visible()
    return guest


def target(guest: Guest) -> Locator:
    return guest.page.locator("[data-field].target").first


def drag(guest: Guest, thing: Locator) -> None:
    """Looks closer by the wheel and drags the board by what lies on it; it follows the mouse."""
    mouse = guest.page.mouse
    thing.hover(force=True)
    mouse.wheel(0, -300)
    box = thing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse.move(x, y)
    mouse.down()
    mouse.move(x - 60, y - 30, steps=6)
    mouse.up()


def test_the_number_of_a_way_is_no_handle(visit: Visit) -> None:
    """Who dragged the board by a number went that way, and bit."""
    guest = zombies(visit)
    guest.then(lambda: target(guest).click(force=True))
    expect(guest.page.locator("[data-trail='1']")).to_be_visible()
    before = len(guest.answers)
    drag(guest, guest.page.locator("[data-trail='1'] text"))
    guest.page.wait_for_timeout(300)
    assert len(guest.answers) == before
    guest.then(lambda: guest.page.locator("[data-trail='1'] text").click())
    assert len(guest.answers) == before + 1


def test_an_arrow_is_no_handle_and_keys_go_on(visit: Visit) -> None:
    marta = visit()
    placing(marta)
    before = len(marta.answers)
    drag(marta, arrow(marta, "E").locator(".arrow"))
    marta.page.wait_for_timeout(300)
    assert len(marta.answers) == before
    arrow(marta, "W").focus()
    marta.then(lambda: press(marta, "Enter"))
    assert marta.answers[-1] == "face:W"


def test_keys_walk_after_the_map_was_dragged(visit: Visit) -> None:
    """Enter was taken for the end of the drag, and did nothing."""
    guest = visit()
    sit_down(guest, STREETS)
    drag(guest, zone(guest, "E5"))
    zone(guest, "E5").focus()
    guest.page.keyboard.press("Enter")
    stands(guest, "E5")


@pytest.mark.slow
def test_a_finger_that_slides_off_a_thumb_has_not_voted(visit: Visit) -> None:
    """A button keeps a finger that was put on it: nothing said that it had left."""
    marta = visit(**PHONE)
    sit(marta, {**COLONY, "turn": "begin player-1", "crossroads": ["radio-signal"]})
    take(marta)
    until(marta, "vote")
    box = marta.page.locator("[data-thumb=up]").bounding_box()
    assert box is not None
    at, off = ((box["x"] + box["width"] / 2, box["y"] + dy) for dy in (box["height"] / 2, -60))
    finger, touch = marta.page.context.new_cdp_session(marta.page), "Input.dispatchTouchEvent"
    for kind, (x, y) in (("touchStart", at), ("touchMove", off)):
        finger.send(touch, {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    assert quiet(marta) == []  # longer than it has to be held
    marta.page.wait_for_timeout(500)
    finger.send(touch, {"type": "touchEnd", "touchPoints": []})
    assert quiet(marta) == []
    vote(marta, "up")
    assert len(quiet(marta)) == 1
