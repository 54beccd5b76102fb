"""One person plays M0 to its end; the engine agrees about every answer and the end."""

import json
import random
from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.hands import click_through, press_through, tab_to
from tests.browser.positions import DOWNTOWN, sit_down
from tests.browser.replays import engine_agrees
from tests.browser.winning import M0, follow, won_game


def test_a_game_is_won_by_clicking(visit: Visit) -> None:
    """All that a stranger sees, from the first click in the lobby to the victory."""
    seed, answers = won_game()
    marta = visit()
    marta.page.route("**/api/tables", seeded(seed))
    marta.go()
    marta.page.get_by_role("button", name="Play now").click()
    marta.settled()
    for answer in answers:
        follow(marta, answer)
    assert tuple(marta.answers) == answers
    told_as_it_was(marta, marta.table)
    expect(marta.page.locator(".ended")).to_contain_text("You have won")
    results_are_told(marta)


def results_are_told(guest: Guest) -> None:
    """The lobby knows what was won: on the card, on the sheet, by the name; it can be narrowed."""
    table = guest.table
    guest.go()
    card = guest.page.locator("[data-scenario=M00]")
    expect(card).to_contain_text("won 1")
    expect(guest.page.locator("[data-scenario=M01]")).to_contain_text("not played")
    expect(guest.page.locator(".me")).to_contain_text("1 won, 0 lost")
    last = guest.page.locator(".lastt")
    expect(last).to_contain_text("last time: won")
    guest.page.get_by_role("button", name="not won yet").click()
    expect(card).to_have_count(0)
    expect(guest.page.get_by_role("radio")).to_have_count(25)
    last.click()
    expect(guest.page).to_have_url(f"{guest.address}/#/table/{table}")


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    """From the lobby to the end without a mouse, the board included."""
    marta = visit()
    marta.page.route("**/api/tables", seeded(7))
    marta.go()
    tab_to(marta, ".now")
    marta.page.keyboard.press("Enter")
    marta.settled()
    marta.page.keyboard.press("1")  # who acts first
    expect(marta.page.locator(".zone.target").first).to_be_attached()
    tab_to(marta, ".zone")
    move_on_the_board(marta)
    assert press_through(marta, random.Random(3), lively=15) > 20
    told_as_it_was(marta, marta.table)


def seeded(seed: int) -> Callable[[Route], None]:
    """The page lets the server choose the seed; a test wants the same game every time."""

    def ask(route: Route) -> None:
        body = route.request.post_data
        if route.request.method != "POST" or body is None:
            route.continue_()
        else:
            route.continue_(post_data=json.dumps({**json.loads(body), "seed": seed}))

    return ask


def move_on_the_board(guest: Guest) -> None:
    """Walks with the arrow keys to a zone that is a target, and goes there."""
    before = guest.asked()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 12:
        if guest.page.evaluate("document.activeElement.matches('.zone.target')"):
            break
        guest.page.keyboard.press(key)
    assert guest.page.evaluate("document.activeElement.matches('.zone.target')")
    guest.page.keyboard.press("Enter")
    guest.settled(before)
    assert len(guest.answers) == 2


def told_as_it_was(guest: Guest, table: str) -> None:
    """The page says what the engine says."""
    reason = engine_agrees(guest.record(table), guest.answers)
    said = guest.page.evaluate("fetch('/api/texts/en').then(found => found.text())")
    sentence = next(line for line in said.splitlines() if line.startswith(f"{reason} ="))
    expect(guest.page.locator(".ended")).to_contain_text(sentence.partition("= ")[2].strip())


def test_undo_and_redo(visit: Visit) -> None:
    marta = visit()
    marta.open(config=M0)
    marta.settled()
    marta.then(lambda: marta.options.first.click())
    before = places(marta)
    marta.then(lambda: marta.page.locator(".zone.target").first.click())
    moved = places(marta)
    assert moved != before
    marta.then(lambda: marta.page.locator(".ub .u").first.click())
    assert places(marta) == before
    marta.then(lambda: marta.page.locator(".ub .u").last.click())
    assert places(marta) == moved


def test_on_a_phone_undo_stays_where_it_was_pressed(visit: Visit) -> None:
    """Redo comes beside it: who presses twice at one place takes two things back."""
    marta = visit(**PHONE)
    sit_down(marta, DOWNTOWN)
    marta.then(lambda: marta.page.keyboard.press("e"))
    undo = marta.page.locator(".ub .u").first
    place = undo.bounding_box()
    marta.then(undo.click)
    expect(marta.page.locator(".ub .u:not(.off)").last).to_be_visible()
    assert undo.bounding_box() == place


def places(guest: Guest) -> list[str]:
    """What every zone tells a screen reader."""
    labels = "zones => zones.map(zone => zone.getAttribute('aria-label'))"
    found: list[str] = guest.page.locator(".zone").evaluate_all(labels)
    return found


def test_the_language_can_be_changed(visit: Visit) -> None:
    marta = visit()
    marta.go()
    expect(marta.page.get_by_role("heading", name="Choose a Mission")).to_be_visible()
    marta.page.get_by_role("button", name="Polski").click()
    expect(marta.page.get_by_role("heading", name="Wybierzcie Misję")).to_be_visible()
    expect(marta.page.locator("html")).to_have_attribute("lang", "pl")
    marta.open(config=M0)
    expect(marta.question).to_contain_text("Ocalały")
    marta.page.get_by_role("button", name="Język").click()
    expect(marta.question).to_contain_text("Survivor")
    marta.page.reload()
    expect(marta.question).to_contain_text("Survivor")
    assert "⟦" not in marta.page.content()


def test_a_phone_is_enough(visit: Visit) -> None:
    """With one thumb, and nothing wider than the screen."""
    marta = visit(**PHONE)
    table = marta.open(config=M0)
    assert click_through(marta, random.Random(3), lively=25) > 20
    assert marta.page.evaluate("document.documentElement.scrollWidth") <= 390
    told_as_it_was(marta, table)
