"""What a finger that rests on a button is told, and what lies where another thing was pressed."""

from playwright.sync_api import expect

from tests.browser.fort import enter_the_fort
from tests.browser.guest import PHONE, Visit
from tests.browser.hands import rest_on, touch
from tests.browser.positions import ALONE, sit_down
from tests.browser.test_phone_newcomer import deed

DOUG = ALONE["survivors"]["doug"]


def test_a_finger_that_rests_on_an_action_learns_what_it_does_and_presses_nothing(
    visit: Visit,
) -> None:
    guest = visit(**PHONE)
    opener = {**DOUG, "zone": "E5", "hands": ["crowbar"]}
    sit_down(guest, {**ALONE, "survivors": {"doug": opener}, "doors": []})
    rest_on(guest, deed(guest, "door"))
    card = guest.page.locator(".gloss")
    expect(card).to_contain_text("Z2-DOOR-01")
    expect(card).to_contain_text("Open door")
    assert not guest.answers
    expect(deed(guest, "door")).to_have_attribute("aria-pressed", "false")


def test_a_zone_that_is_told_of_is_shut_before_the_way_back(visit: Visit) -> None:
    guest = visit(**PHONE)
    sit_down(guest, ALONE)
    deed(guest, "move").tap()
    back = guest.page.locator(".choice .back")
    expect(back).to_be_visible()
    guest.page.locator("path[aria-label^='C3,']").tap(force=True)
    expect(guest.page.locator(".choice .walk")).to_be_visible()
    expect(back).to_have_count(0)  # it would lie over what shuts the zone
    touch(guest, guest.page.locator(".choice .shut"))
    expect(back).to_be_visible()
    touch(guest, back)  # at the same place: later than the second half of a double tap
    expect(back).to_have_count(0)


def test_odds_begin_with_the_best_again_whatever_was_pointed_at_before(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, ALONE)
    page = guest.page
    page.keyboard.press("r")
    best = page.locator(".choice .odds").first.inner_text()
    page.locator(".choice .trap").first.hover()
    expect(page.locator(".choice .odds").first).not_to_have_text(best)
    page.mouse.move(5, 5)
    page.keyboard.press("Escape")
    expect(page.locator(".choice .odds")).to_have_count(0)
    page.keyboard.press("r")
    assert page.locator(".choice .odds").first.inner_text() == best


def test_ways_to_attack_that_are_only_compared_do_not_look_like_buttons(visit: Visit) -> None:
    guest = visit(**PHONE)
    enter_the_fort(guest)
    deed(guest, "shoot").tap()
    mode = guest.page.locator("[data-plans] .md").first
    expect(mode).to_be_visible()
    expect(mode).to_have_css("border-top-width", "0px")
    expect(mode).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    expect(guest.page.locator("[data-plans] small")).to_have_text(
        "You choose between them in the next step."
    )
