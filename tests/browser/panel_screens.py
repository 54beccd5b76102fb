"""Panels that come up beside the board, and how to come to each."""

from collections.abc import Callable
from typing import Any

from tests.browser.great import reroll_six
from tests.browser.guest import Guest
from tests.browser.hands import rest_on
from tests.browser.positions import ALONE, DOWNTOWN, lay_out, sit_down
from tests.browser.winter import COLONY, sit

NEAR: dict[str, Any] = {
    "turn": "activation",
    "activations": 2,
    "zombies": ["4,7 N", "10,5 N"],
    "humans": {"mechanic": "2,7", "nurse": "2,9", "child": "0,0"},
}
"""A turn and a step lead a zombie to somebody."""


def vain(guest: Guest) -> None:
    """A sniper would give a hit to a Brute that it cannot hurt: asked once more."""
    doug = {**DOWNTOWN["survivors"]["doug"], "hands": ["pistol", "pistol#4"], "skills": ["sniper"]}
    crowd = {"F3": {"walker": 1, "brute": 1, "runner": 2}, "I3": {"walker": 1}}
    people = {"survivors": {"doug": doug}, "zombies": crowd, "next": {"dice": [6, 1]}}
    sit_down(guest, {**ALONE, **people})
    guest.page.locator("[data-action=shoot]").click()
    guest.page.locator("[data-zone=F3]").click()
    guest.then(guest.page.locator("[data-option='shoot:F3:pistol:pistol']").click)
    guest.page.locator("[data-option='hit:brute']").click()
    guest.page.wait_for_selector("[data-sure]")


def held(guest: Guest) -> None:
    """A finger rests on an Action, or a mouse on a weapon's word: its card tells what it is."""
    doug = {**ALONE["survivors"]["doug"], "zone": "E5", "hands": ["crowbar"]}
    sit_down(guest, {**ALONE, "survivors": {"doug": doug}, "doors": []})
    button = guest.page.locator(".acts [data-action=door]")
    if guest.fingers:
        button.scroll_into_view_if_needed()
        rest_on(guest, button)
    else:
        guest.page.locator(".left [data-gloss^='skill:']").first.hover()
    guest.page.wait_for_selector(".gloss")


def past(guest: Guest) -> None:
    """An earlier board is looked at, and the way to now is offered."""
    sit_down(guest, ALONE)
    for _ in range(2):
        guest.then(guest.page.locator("[data-action=noise]").click)
        guest.page.wait_for_timeout(500)  # or it is the second half of a double press
    if guest.fingers:
        guest.page.locator("[data-more]").tap()
        guest.page.locator(".more .keys button").nth(1).tap()
    guest.page.locator("[role=log] button:visible").first.click()
    if guest.page.locator("[data-shut]:visible").count():
        guest.page.locator("[data-shut]").tap()
    guest.page.wait_for_function("() => !document.querySelector('.choice[data-ask]')")


def colony_past(guest: Guest) -> None:
    """The same in the colony."""
    sit(guest, COLONY)
    guest.page.locator("[data-action=barricade]").click()
    for _ in range(2):  # the die, and the entrance
        guest.then(guest.page.locator(".choice [data-option]").first.click)
    guest.page.locator("[data-line] button:visible").first.click()
    guest.page.wait_for_function("() => !document.querySelector('.choice[data-ask]')")


def bites(guest: Guest) -> None:
    """A zombie may go where it bites: whom is said beside the way."""
    lay_out(guest, NEAR, "base", "zombie-terror", players=0, settle=False)
    guest.page.wait_for_selector("[data-pass-on], .choice[data-ask]")
    if guest.page.locator("[data-pass-on]").count():
        guest.page.locator("[data-pass-on]").click()
    guest.settled()
    guest.then(guest.page.locator("[data-option='activate:4,7']").click)
    guest.page.wait_for_selector("[data-bites]")


def fort_found(guest: Guest) -> None:
    """A card is found in the fort, by day."""
    michelle = {"zone": "A1", "hands": ["mossberg_500", "hk_mp7"], "backpack": ["mre"]}
    people = {"michelle": {**michelle, "actions": 3}, "javier": {"zone": "A3", "hands": ["pistol"]}}
    day = {"survivors": people, "order": ["michelle", "javier"], "turn": "michelle", "hour": 12}
    cards = ["water", "colt_m4_carbine"]
    lay_out(guest, {**day, "equipment": cards}, "F01", "fort-hendrix")
    guest.then(guest.page.locator("[data-action=search]").click)
    guest.page.wait_for_selector("[data-moment] [data-option]")


PANEL_SCREENS: dict[str, Callable[[Guest], None]] = {
    "vain": vain,
    "held": held,
    "past": past,
    "colony-past": colony_past,
    "bites": bites,
    "fort-found": fort_found,
    "reroll-six": reroll_six,
}
