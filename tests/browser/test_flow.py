"""What happens is shown step by step; it can be held, hurried and skipped, and motion be spared."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest, Visit
from tests.browser.positions import ALONE, sit_down

BRIEF = 121  # milliseconds: only great moments last longer where motion is spared


def zombies_phase(visit: Visit, motion: str) -> Guest:
    """The phase begins, and the page's clock stands still."""
    marta: Guest = visit(reduced_motion=motion, settings={"speed": 1})
    marta.page.clock.install()
    sit_down(marta, ALONE)
    marta.page.clock.pause_at(marta.page.evaluate("Date.now() / 1000") + 1)
    for _ in range(2):  # Actions are left, so it is asked for twice
        marta.page.locator("[data-action=end]").click()
    marta.page.wait_for_selector("[data-skip]")
    return marta


def told(guest: Guest) -> str:
    return guest.page.locator(".told, [data-moment] .panel").inner_text()


def test_events_are_shown_one_by_one(visit: Visit) -> None:
    marta = zombies_phase(visit, "no-preference")
    assert marta.asked() is None  # nothing is asked before all is shown
    seen = [told(marta)]
    marta.page.get_by_role("button", name="Hold").click()
    marta.page.clock.run_for(60_000)
    assert told(marta) == seen[0]
    for _ in range(3):
        marta.page.get_by_role("button", name="Step").click()
        seen.append(told(marta))
    assert len(set(seen)) > 2
    marta.page.get_by_role("button", name="Go on").click()
    marta.page.get_by_role("button", name="Speed of play").click()
    assert marta.page.evaluate("JSON.parse(localStorage['horda.settings']).speed") == 2
    marta.page.locator("[data-skip]").click()
    assert marta.settled()
    expect(marta.page.locator(".told")).to_have_count(0)
    expect(marta.page.get_by_role("log")).to_contain_text("Zombies")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_motion_is_spared(visit: Visit, motion: str) -> None:
    """Who asks for it sees every step, but nothing that flies, and no step for long."""
    marta = zombies_phase(visit, motion)
    spared = motion == "reduce"
    before = told(marta)
    moving = "document.getAnimations().filter(one => one.playState === 'running').length"
    assert (marta.page.evaluate(moving) == 0) == spared
    marta.page.clock.run_for(BRIEF)
    assert (told(marta) != before) == spared
