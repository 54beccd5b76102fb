"""Ways through a night of the colony: positions, and the simplest answer to any question."""

from __future__ import annotations

import json
from collections.abc import Sequence
from time import monotonic
from typing import Any

from playwright.sync_api import Locator

from tests.browser.guest import PATIENCE, Guest
from tests.browser.positions import lay_out

HELD = 900
"""Milliseconds for which a thumb is held, or the glass is wiped."""
GAME = "dead-of-winter"
PEOPLE: dict[str, Any] = {
    "gia-najjar": {"seat": "player-1", "at": "colony"},
    "kevin-jackson": {"seat": "player-1", "at": "library", "wounds": 1},
    "melissa-gupta": {"seat": "player-2", "at": "school"},
    "rocco-bellini": {"seat": "player-2", "at": "colony"},
    "emma-han": {"seat": "player-3", "at": "hospital", "frost": 1},
    "elijah-jordan": {"seat": "player-3", "at": "colony"},
}
COLONY: dict[str, Any] = {
    "turn": "player-1",
    "round": 3,
    "rounds_left": 2,
    "morale": 4,
    "food": 3,
    "helpless": 5,
    "waste": ["food-1-or-trade"] * 12,
    "crisis": "burst-pipes",
    "survivors": PEOPLE,
    "places": {
        "colony": {"zombies": [2, 1, 1, 2, 1, 0], "barricades": [1, 0, 2, 0, 0, 1]},
        "police": {"zombies": 2, "barricades": 1, "noise": 1, "deck": ["shiv@police"] * 4},
        "grocery": {"zombies": 1, "deck": ["food-2-or-bait@grocery"] * 4},
        "school": {"zombies": 2, "deck": ["survival-guide@school"] * 4},
        "library": {
            "zombies": 2,
            "barricades": 1,
            "noise": 2,
            "deck": ["survival-guide@school"] * 4,
        },
        "hospital": {"zombies": 1, "barricades": 1, "deck": ["medicine-or-calm@grocery"] * 4},
        "gas": {"zombies": 3, "noise": 1, "deck": ["fuel-or-fire"] * 4},
    },
    "seats": {
        "player-1": {
            "hand": ["fuel-or-fire", "food-1-or-trade", "junk-or-advance", "medicine-or-calm"],
            "dice": [5, 3, 2],
            "spent": [4],
            "secret": "secret-rainy-day",
        },
        "player-2": {"hand": ["junk-or-advance"] * 2, "dice": [2], "secret": "betrayal-poison"},
        "player-3": {"hand": ["fuel-or-fire"], "dice": [6], "secret": "secret-memento"},
    },
}
"""A third night: people outside, zombies at the doors, a crisis, and a betrayer among three."""
CROSSROADS = {**COLONY, "turn": "begin player-1", "crossroads": ["melissa-gupta"]}
LAST = {**COLONY, "turn": "player-3", "morale": 1, "places": {}, "crisis": "", "survivors": PEOPLE}
"""The last turn of a round: twelve cards of waste and one morale left."""


def sit(guest: Guest, position: dict[str, Any], scenario: str = "convoy") -> str:
    """Opens a table at a position of three; all seats are at this screen."""
    table = lay_out(guest, position, scenario, GAME, players=3, settle=False)
    guest.page.wait_for_selector("[data-pass-on], .choice[data-ask], .ended")
    return table


def staged(guest: Guest) -> str | None:
    """Returns the moment that holds the table, as this page shows it."""
    return guest.page.locator(".winter").get_attribute("data-staged")


def take(guest: Guest) -> bool:
    """Wipes the glass, where the screen is covered; tells whether it was."""
    cover = guest.page.locator("[data-pass-on]")
    if not cover.count():
        return False
    cover.click(delay=HELD)
    cover.wait_for(state="detached")
    return True


def vote(guest: Guest, thumb: str) -> None:
    """Holds a thumb until its envelope closes."""
    guest.page.locator(f"[data-thumb={thumb}]").click(delay=HELD)


def answer(guest: Guest) -> None:
    """Answers what is asked in the simplest way; a turn just ends."""
    moment = staged(guest)
    if moment in WAYS:
        WAYS[moment](guest)
        return
    page = guest.page
    end = page.locator("[data-action=end]:visible")
    if end.count() and end.first.get_attribute("aria-disabled") != "true":
        end_turn(guest, end.first)
    else:
        page.locator("[data-option]:not([disabled]):visible").first.click()


def end_turn(guest: Guest, end: Locator) -> None:
    """Ends a turn; the page may ask once more, and again where the night ends the game."""
    asked = guest.asked()
    end.click()
    for questions in (1, 2):
        guest.page.wait_for_function(
            """([asked, questions]) => document.querySelector('.ended') ||
                 document.querySelectorAll('[data-sure]').length === questions ||
                 document.querySelector('.choice')?.dataset.ask !== asked""",
            arg=[asked, questions],
        )
        sure = guest.page.locator("[data-sure]")
        if sure.count() != questions:
            return
        sure.first.click()  # the newest lies over the others


def seal(guest: Guest) -> None:
    """Keeps the first survivors that were dealt."""
    dealt = guest.page.locator("[data-deal]")
    dealt.first.wait_for()  # the moment is there before its cards are
    for n in range(dealt.count()):
        if guest.page.locator(".seal:not([disabled])").count():
            break
        dealt.nth(n).click()
    guest.page.locator(".seal").click()


def choose_way(guest: Guest) -> None:
    """Takes the first way that is open; the page asks once more where it ends the game."""
    page, asked = guest.page, guest.asked()
    page.locator("[data-way]").first.click()
    page.locator(".layer .prime").click()
    page.wait_for_function(
        """asked => document.querySelector('[data-warned], .ended') ||
                    document.querySelector('.choice')?.dataset.ask !== asked""",
        arg=asked,
    )
    if page.locator("[data-warned]").count():
        page.locator("[data-warned] [data-sure]").click()


def keep(guest: Guest) -> None:
    """Keeps the first card of a search."""
    cards = guest.page.locator(".srch .found [data-card]")
    if cards.count():
        cards.first.click()
    guest.page.locator(".srch [data-option]:not([disabled])").first.click()


WAYS = {
    "setup": seal,
    "vote": lambda guest: vote(guest, "down"),
    "crossroads": choose_way,
    "bite": choose_way,
    "give": lambda guest: guest.page.locator("[data-option=give-nothing]").click(),
    "search": keep,
}


def play(guests: Sequence[Guest]) -> None:
    """Everybody answers until the game is over."""
    done: dict[int, str | None] = {}
    since = monotonic()
    while not any(guest.over for guest in guests):
        idle = True
        for n, guest in enumerate(guests):
            asked = guest.asked()
            if asked and asked != done.get(n):
                done[n], idle, since = asked, False, monotonic()
                answer(guest)
        if idle:
            guests[0].page.wait_for_timeout(25)
        if monotonic() - since > PATIENCE / 1000:
            raise AssertionError("nobody is asked anything new, and the game is not over")


def until(guest: Guest, moment: str) -> None:
    """Waits until the table is in a moment, as this page shows it."""
    guest.page.wait_for_selector(f'.winter[data-staged="{moment}"]', timeout=PATIENCE)


def own(guest: Guest) -> dict[str, Any]:
    """Returns what the last whole view told this seat alone."""
    for frame in reversed(guest.heard):
        told = json.loads(frame)
        if told.get("type") == "view":
            boards = told["boards"].values()
            return next(board["own"] for board in boards if board["own"])
    raise AssertionError("no view was told")
