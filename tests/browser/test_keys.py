"""The other games by keys alone: a mouse is never touched. Both towns have whole games of it."""

from __future__ import annotations

import random
from time import monotonic

from playwright.sync_api import expect

from tests.browser import hands
from tests.browser.fort import enter_the_fort
from tests.browser.guest import Guest, Visit
from tests.browser.hands import Once, insist, press_once, tab_to
from tests.browser.winter import COLONY, HELD, sit, staged

DECISIONS = 10


def press_some(guest: Guest, once: Once) -> None:
    """Gives ten answers by digits and letters."""
    dice = random.Random(3)
    for _ in range(DECISIONS):
        assert guest.then(lambda: once(guest, dice, True))
    assert len(guest.answers) >= DECISIONS


def press_listed(guest: Guest, dice: random.Random, lively: bool) -> None:
    """Answers by a digit of the list."""
    listed = guest.page.locator(".choice [data-option]:not([disabled]):visible")
    listed.first.wait_for()
    asked = guest.asked()
    hands.press(guest, str(1 + dice.randrange(min(9, listed.count()))))
    insist(guest, asked)


def test_in_the_fort(visit: Visit) -> None:
    marta = visit()
    enter_the_fort(marta)
    press_some(marta, press_once)


def test_on_the_car_park(visit: Visit) -> None:
    marta = visit()
    marta.open("zombie-terror", {"scenario": "barricades"}, ("me", "random"))
    marta.settled()
    press_some(marta, press_listed)


def test_a_round_in_the_colony(visit: Visit) -> None:
    """Three at one screen: a barricade, three turns, and the night."""
    marta = visit()
    sit(marta, COLONY)
    press(marta, "[data-action=barricade]")
    marta.then(lambda: press(marta, "[data-option^='barricade:']"))
    until = monotonic() + 120
    while not night_over(marta) and not marta.over:
        assert monotonic() < until, (staged(marta), marta.answers)
        by_keys(marta)
    verbs = [answer.partition(":")[0] for answer in marta.answers]
    assert verbs[0] == "barricade"
    assert verbs.count("end-turn") == len(COLONY["seats"])


def test_a_way_is_gone_after_a_barricade(visit: Visit) -> None:
    """Somebody builds at one of six entrances, and then somebody goes."""
    marta = visit()
    sit(marta, COLONY)
    press(marta, "[data-action=barricade]")
    marta.then(lambda: press(marta, "[data-option^='barricade:']"))
    marta.then(lambda: press(marta, "[data-option^='pick-entrance:']"))
    press(marta, "[data-action=move]")
    press(marta, "[data-option^='move:']")  # it cannot be taken back: shown alone, pressed again
    marta.then(lambda: press(marta, "[data-option^='move:']"))
    verbs = [one.partition(":")[0] for one in marta.answers]
    assert verbs == ["barricade", "pick-entrance", "move"]


def night_over(guest: Guest) -> bool:
    """Whether a new round has begun, as the table was told."""
    return any("RoundBegan" in frame for frame in guest.heard)


def press(guest: Guest, selector: str) -> None:
    """Goes to a control with the Tab key and presses it."""
    tab_to(guest, f"{selector}:not([disabled], [aria-disabled=true])", most=150)
    hands.press(guest, "Enter")


def hold(guest: Guest, selector: str) -> None:
    """Goes to a control with the Tab key and holds Enter on it."""
    tab_to(guest, selector, most=150)
    guest.page.keyboard.down("Enter")
    guest.page.wait_for_timeout(HELD)
    guest.page.keyboard.up("Enter")


def by_keys(guest: Guest) -> None:
    """Answers what is asked, or takes the screen over."""
    page, moment = guest.page, staged(guest)
    if page.locator("[data-pass-on]").count():
        hold(guest, "[data-pass-on]")
        page.locator("[data-pass-on]").wait_for(state="detached")
    elif page.locator("[data-sure]").count():
        press(guest, "[data-sure]")
        page.wait_for_timeout(100)
    elif not guest.asked():
        page.wait_for_timeout(100)
    elif moment == "vote":
        hold(guest, "[data-thumb=down]")
    elif moment in ("crossroads", "bite"):
        page.keyboard.press("1")
        page.keyboard.press("e")
        page.wait_for_timeout(100)
    elif moment == "give":
        page.keyboard.press("2")
        page.wait_for_timeout(100)
    elif page.locator("[data-action=end][aria-disabled=false]").count():
        press(guest, "[data-action=end]")
        page.wait_for_timeout(100)
    else:
        press(guest, "[data-option]")
        page.wait_for_timeout(100)


def test_a_sheet_that_is_shut_gives_the_focus_back(visit: Visit) -> None:
    """Escape did; by its own button who plays by keys began again from the top."""
    marta = visit()
    marta.go()
    opener = marta.page.get_by_role("button", name="More rules")
    for key in ("Enter", "Escape"):
        opener.focus()
        marta.page.keyboard.press("Enter")
        expect(marta.page.locator("dialog[open] button.prime")).to_be_focused()
        marta.page.keyboard.press(key)
        expect(marta.page.locator("dialog")).to_have_count(0)
        expect(opener).to_be_focused()
