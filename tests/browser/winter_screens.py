"""Screens of the colony, for pictures and for those who look whether everybody can use them."""

from collections.abc import Callable
from typing import Any

from tests.browser.guest import Guest
from tests.browser.winter import COLONY, CROSSROADS, GAME, LAST, PEOPLE, play, sit, take, until

OUT = {"hand": ["medicine-or-calm"] * 3, "dice": [6, 4, 3], "secret": "secret-rainy-day"}
EXILE: dict[str, Any] = {
    **COLONY,
    "survivors": {**PEOPLE, "gia-najjar": {"seat": "player-1", "at": "school"}},
    "seats": {
        **COLONY["seats"],
        "player-1": {**OUT, "exiled": True, "exile_goal": "exile-way-back-in"},
    },
}


def setup(guest: Guest) -> None:
    """Four survivors were dealt, and a sealed secret."""
    guest.open(GAME, {"players": 4}, ("me", "greedy", "greedy", "greedy"))
    until(guest, "setup")
    guest.page.locator("[data-deal]").first.click()


def turn(guest: Guest) -> None:
    """A turn in the third round, hand and secret open."""
    sit(guest, COLONY)
    guest.page.locator("[data-own]").first.click()
    guest.page.locator("[data-action=search]").click()


def vote(guest: Guest) -> None:
    """Somebody was pointed at, and everybody votes."""
    sit(guest, COLONY)
    guest.page.locator("[data-action=more]").click()
    guest.page.locator("[data-option='accuse:player-2']").click()
    guest.page.locator("[data-sure]").click()
    until(guest, "vote")


def crossroads(guest: Guest) -> None:
    """A crossroads card is read out."""
    sit(guest, CROSSROADS)
    take(guest)
    until(guest, "crossroads")
    guest.page.locator("[data-way]").first.click()


def search(guest: Guest) -> None:
    """Cards that only I see."""
    sit(guest, COLONY)
    guest.page.locator("[data-die='5']").click()
    guest.page.locator("[data-action=search]").click()
    guest.page.locator("[data-option='search:kevin-jackson:5']").click()
    until(guest, "search")


def bite(guest: Guest) -> None:
    """A bite goes on to the next one."""
    people = {**PEOPLE, "kevin-jackson": {"seat": "player-1", "at": "school"}}
    sit(guest, {**COLONY, "survivors": people, "next": {"exposure": [12]}})
    guest.page.locator("[data-own=gia-najjar]").click()
    guest.page.locator("[data-place=school]").click()
    guest.page.locator("[data-option='move:gia-najjar:school']").click()
    until(guest, "bite")


def curtain(guest: Guest) -> None:
    """A frozen window between two players."""
    sit(guest, CROSSROADS)
    guest.page.wait_for_selector("[data-pass-on]")


def exile(guest: Guest) -> None:
    """The table as an exile sees it."""
    sit(guest, EXILE)


def end(guest: Guest) -> None:
    """The colony has fallen, and goals are turned up."""
    sit(guest, LAST)
    while take(guest):
        pass
    play((guest,))
    until(guest, "end")


COLONY_SCREENS: dict[str, Callable[[Guest], None]] = {
    "colony": turn,
    "colony-setup": setup,
    "colony-vote": vote,
    "colony-crossroads": crossroads,
    "colony-search": search,
    "colony-bite": bite,
    "colony-curtain": curtain,
    "colony-exile": exile,
    "colony-end": end,
}
