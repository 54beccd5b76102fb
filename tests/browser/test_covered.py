"""Who reads the help or the book over a table plays nothing below it by key."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import winter
from tests.browser.guest import Guest, Visit
from tests.browser.positions import ALONE, sit_down

KEYS = ("e", "1", "2", "Enter", "m", "s", "n", "Enter", "1", "e", "u")


def read_and_press(guest: Guest) -> None:
    """Opens the help, presses all that plays, also after a click on its words; then shuts it."""
    page = guest.page
    page.locator("[data-explains]:not([data-explains=''])").wait_for(state="attached")
    asked = guest.asked()
    page.keyboard.press("?")
    help = page.locator("dialog[open]")
    help.wait_for()
    for _ in range(2):
        for key in KEYS:
            page.keyboard.press(key)
        help.locator("p").first.click()
    page.keyboard.press("?")
    expect(help).to_have_count(0)
    page.wait_for_timeout(300)
    assert [said["type"] for said in guest.sent if said["type"] not in ("hello", "ping")] == []
    assert guest.asked() == asked


@pytest.mark.slow
def test_no_key_plays_below_the_help(visit: Visit) -> None:
    marta = visit()
    sit_down(marta, ALONE)
    read_and_press(marta)
    marta.then(lambda: marta.page.keyboard.press("n"))  # now it is meant for the table
    assert marta.answers == ["make-noise"]


@pytest.mark.slow
def test_no_key_plays_below_the_help_of_the_duel(visit: Visit) -> None:
    marta = visit()
    marta.open("zombie-terror", {"scenario": "barricades"}, ("me", "greedy"))
    marta.settled()
    read_and_press(marta)


@pytest.mark.slow
def test_no_key_plays_below_the_help_of_the_colony(visit: Visit) -> None:
    marta = visit()
    winter.sit(marta, winter.COLONY)
    winter.take(marta)
    marta.settled()
    read_and_press(marta)
