"""How somebody learns: the notes of a course are followed with clicks, or with taps."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest
from tests.browser.hands import choose, touch

Act = Callable[[Guest, str], None]
"""Gives an answer by its key, or leaves a lesson and comes back to it."""
Way = Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]
"""A course: by lesson the answers it asks for, and what follows from them."""
NOWHERE: Mapping[str, Act] = {}


def note(guest: Guest) -> Locator:
    """Returns the teacher's note."""
    return guest.page.locator("[data-lesson-note]")


def learn(guest: Guest, game: str) -> None:
    """Begins the course of a game from the lobby."""
    guest.go()
    touch(guest, guest.page.get_by_role("button", name=game, exact=False).first)
    touch(guest, guest.page.locator("[data-learn]"))
    guest.page.wait_for_selector(".lesson")
    guest.settled()


def taught(guest: Guest, lesson: str) -> None:
    """Waits until a lesson is taught."""
    expect(note(guest)).to_have_attribute("data-lesson-note", lesson)


def read(guest: Guest) -> None:
    """Says that a note was understood."""
    touch(guest, note(guest).locator(".prime"))


def leave_by_lobby(guest: Guest, lesson: str) -> None:
    """Goes away and comes back by the lobby's link; the lesson is the same."""
    guest.go()
    resume(guest, lesson)


def resume(guest: Guest, lesson: str) -> None:
    """Follows the lobby's link to the course, which is where it was."""
    touch(guest, guest.page.get_by_role("link", name="Go on with the lesson"))
    guest.settled()
    taught(guest, lesson)


def by_reload(guest: Guest, lesson: str) -> None:
    """Loads the page anew; the lesson is the same."""
    guest.page.reload()
    guest.settled()
    taught(guest, lesson)


def aside(guest: Guest, lesson: str) -> None:
    """Puts the note aside and takes it up again."""
    touch(guest, guest.page.get_by_role("button", name="Put the lesson aside"))
    expect(note(guest)).to_have_count(0)
    touch(guest, guest.page.get_by_role("button", name="Go on with the lesson"))
    taught(guest, lesson)


DEEDS = {
    "open-door": "door",
    "take-door": "door",
    "close-door": "door",
    "melee": "melee",
    "shoot": "shoot",
    "search": "search",
    "take-crate": "take",
    "take-objective": "take",
    "take-tank": "oxygen",
    "steer-to": "machine",
    "take-fallen": "take",
    "turn-up": "take",
    "escape": "exit",
}
"""The button of the action bar by the first word of an answer."""


def in_town(guest: Guest, key: str) -> None:
    """Gives an answer at a table of Zombicide: on the board, by the bar, from the list."""
    asked = guest.asked()
    listed = guest.page.locator(f"[data-option='{key}']:not([disabled]):visible")
    verb, _, rest = key.partition(":")
    if key == "done" and not listed.count():
        return  # nothing was left to do, so the page has said it
    if verb == "act" and not listed.count():  # a phone has one strip for all of them
        touch(guest, guest.page.locator(f".squad [data-survivor='{rest}']"))
    if verb == "act" or listed.count():
        choose(guest, listed.first)
    elif verb == "walk":
        walk(guest, rest)
    elif verb == "end-turn":
        end(guest)
    else:
        bar = f":is([data-action={DEEDS.get(verb, verb)}], [data-action=verb-{verb}])"
        touch(guest, guest.page.locator(f"{bar}:not(.off):visible").first)
        if guest.pointed(asked):
            choose(guest, guest.page.locator(f"[data-option='{key}']:visible").first)
    guest.settled(asked)


def walk(guest: Guest, zone: str) -> None:
    """Goes to a Zone: a click, or a tap and then the button that fingers get."""
    asked = guest.asked()
    touch(guest, guest.page.locator(f"[data-zone='{zone}']"), on_board=True)
    if guest.fingers and guest.pointed(asked):
        touch(guest, guest.page.locator(f"[data-option='walk:{zone}']:visible").first)


def end(guest: Guest) -> None:
    """Ends the turn; while Actions are left the button is pressed once more."""
    asked, button = guest.asked(), guest.page.locator("[data-action=end]")
    touch(guest, button)
    guest.page.wait_for_function(
        """asked => document.querySelector('[data-action=end].armed, .ended') ||
                    document.querySelector('.choice')?.dataset.ask !== asked""",
        arg=asked,
    )
    if guest.asked() == asked:
        touch(guest, button)


def on_the_car_park(guest: Guest, key: str) -> None:
    """Gives an answer in the duel: picks somebody, then takes it from the list or the board."""
    asked = guest.asked()
    _, who, field = (*key.split(":"), "", "")[:3]
    listed = guest.page.locator(f"[data-option='{key}']:not([disabled]):visible")
    person = guest.page.locator(f"[data-human='{who}']")
    if who and person.get_attribute("aria-pressed") != "true":
        # A finger picks who stands on the board; the list of people lies behind it.
        pawn = guest.page.locator(f"[data-field][aria-label*='{person.get_attribute('title')}']")
        touch(guest, pawn if guest.fingers else person)
    if not listed.count():
        column, row = map(int, field.split(","))
        touch(guest, guest.page.locator(f"[data-field='{chr(65 + column)}{row + 1}']"))
    if listed.count() or guest.pointed(asked):
        choose(guest, listed.first)
    guest.settled(asked)


def follow(guest: Guest, way: Way, act: Act, leave: Mapping[str, Act] = NOWHERE) -> None:
    """Does what the notes of a course ask for, up to the last one; leaves where it shall."""
    for lesson, (answers, _) in way.items():
        taught(guest, lesson)
        if lesson in leave:
            leave[lesson](guest, lesson)
        for key in answers:
            act(guest, key)
        if not answers and lesson != list(way)[-1]:
            read(guest)
