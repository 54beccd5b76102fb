"""Screens of the colony, for pictures and for those who look whether everybody can use them."""

from collections.abc import Callable
from typing import Any

from tests.browser.guest import Guest
from tests.browser.hands import slowly, step_to
from tests.browser.positions import lay_out
from tests.browser.winter import (
    COLONY,
    CROSSROADS,
    GAME,
    LAST,
    PEOPLE,
    answer,
    play,
    sit,
    staged,
    take,
    until,
)

OUT = {"hand": ["medicine-or-calm"] * 3, "dice": [6, 4, 3], "secret": "secret-rainy-day"}
EXILE: dict[str, Any] = {
    **COLONY,
    "survivors": {**PEOPLE, "gia-najjar": {"seat": "player-1", "at": "school"}},
    "seats": {
        **COLONY["seats"],
        "player-1": {**OUT, "exiled": True, "exile_goal": "exile-way-back-in"},
    },
}
STATION: dict[str, Any] = {
    **COLONY,
    "survivors": {**PEOPLE, "rocco-bellini": {"seat": "player-2", "at": "raxxon"}},
    "specials": [[0, 4], [3, 7]],
    "loose": [0, 3],
    "experiments": ["hunter", "talon"],
    "raxxon_dice": [[0, 5], [1, 2]],
    "cache": ["seeds", "shiv", "fuel-or-fire"],
    "built": [1],
    "unruly": 2,
    "places": {
        **COLONY["places"],
        "grocery": {**COLONY["places"]["grocery"], "bandits": 2},
        "raxxon": {"zombies": 2, "noise": 1},
    },
}


def moment(guest: Guest, name: str) -> None:
    """Waits until something great is shown."""
    guest.page.wait_for_selector(f"[data-moment~='{name}']")


def exposure(guest: Guest) -> None:
    """The ring of twelve faces, and what each means."""
    slowly(guest, 0.02)
    sit(guest, {**COLONY, "next": {"exposure": [8]}})
    guest.page.locator("[data-own=gia-najjar]").click()
    guest.page.locator("[data-place=school]").click()
    guest.page.locator("[data-option='move:gia-najjar:school']").click()
    step_to(guest, "[data-moment~='expo']")


def crisis(guest: Guest) -> None:
    """Sealed cards are turned up, one after another."""
    slowly(guest, 0.2)
    sealed = {"given": ["junk-or-advance", "fuel-or-fire"], "secret": "secret-memento"}
    calm = {"turn": "player-3", "waste": [], "food": 9, "morale": 9}
    sit(guest, {**COLONY, **calm, "seats": {**COLONY["seats"], "player-3": sealed}})
    take(guest)
    guest.settled()
    guest.page.locator("[data-action=end]").first.click()
    step_to(guest, "[data-moment~='crisisx']")
    guest.page.wait_for_selector(".rc[data-turned]")


def reveal(guest: Guest) -> None:
    """All thumbs turn at once."""
    slowly(guest, 0.1)
    vote(guest)
    for _ in range(3):
        if staged(guest) == "vote":
            answer(guest)
        guest.page.wait_for_selector("[data-pass-on], [data-moment~='six2']")
        take(guest)
    moment(guest, "six2")


def give(guest: Guest) -> None:
    """Somebody asks for fuel, and another one may give it."""
    sit(guest, COLONY)
    guest.page.locator("[data-action=more]").click()
    guest.page.locator("[data-option='request:fuel']").click()
    guest.page.wait_for_selector("[data-pass-on]")
    take(guest)
    until(guest, "give")


def answers(guest: Guest) -> None:
    """One gave nothing, one a card: who asked uses it now."""
    give(guest)
    guest.page.locator("[data-option=give-nothing]").click()
    guest.page.wait_for_selector("[data-pass-on]")
    take(guest)
    until(guest, "give")
    guest.page.locator(".givew [data-card]").first.click()
    guest.page.locator(".givew .prime").click()
    guest.page.wait_for_selector("[data-pass-on]")
    take(guest)
    guest.page.wait_for_selector("[data-answers]")


def story(guest: Guest) -> None:
    """The first stage of a story; the others are sealed."""
    sit(guest, COLONY, "chimpanzee-and-code")


def watching(guest: Guest) -> None:
    """Somebody else's table, seen without a seat: its host thinks."""
    browser = guest.context.browser
    assert browser is not None
    host = Guest(browser, guest.address, "Otto", {"drawn": False})
    table = host.open(GAME, {"players": 3}, ("me", "greedy", "greedy"), public=True)
    host.then(lambda: answer(host))
    host.leave()
    guest.call("POST", "me", {"nickname": guest.nickname})
    guest.go(f"/table/{table}")
    guest.page.wait_for_selector(".wbar")


def modules(guest: Guest) -> None:
    """Raxxon, the hideout and improvements at once."""
    setup = {"raxxon": True, "bandits": True, "improvements": True}
    lay_out(guest, STATION, "convoy", GAME, players=3, settle=False, **setup)
    guest.page.wait_for_selector("[data-pass-on], .choice[data-ask]")


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
    "colony-exposure": exposure,
    "colony-crisis": crisis,
    "colony-reveal": reveal,
    "colony-give": give,
    "colony-answers": answers,
    "colony-story": story,
    "colony-watching": watching,
    "colony-modules": modules,
}
