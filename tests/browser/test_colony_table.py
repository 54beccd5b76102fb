"""The colony's own table: what lies open, what is only mine, how somebody is sent away."""

from playwright.sync_api import expect

from tests.browser.guest import Visit
from tests.browser.screens import colony


def test_the_colony_is_seen_at_a_glance(visit: Visit) -> None:
    marta = visit()
    colony(marta)
    expect(marta.page.locator(".tracks div")).to_have_count(6)
    expect(marta.page.get_by_role("region", name="Colony")).to_be_visible()
    expect(marta.page.locator(".card.crisis")).not_to_contain_text("\u27e6")


def test_a_secret_objective_is_shown_only_when_it_is_pressed(visit: Visit) -> None:
    marta = visit()
    colony(marta)
    secret = marta.page.locator(".own details").first
    expect(secret.locator("p").first).to_be_hidden()
    secret.locator("summary").click()
    expect(secret.locator("p").first).to_be_visible()


def test_a_survivor_is_picked_and_sent_to_a_place(visit: Visit) -> None:
    marta = visit()
    colony(marta)
    while not marta.page.locator("[data-option^='move:']").count():
        marta.then(marta.options.last.click)
    mover = marta.page.locator("[data-option^='move:']").first.get_attribute("data-option")
    assert mover is not None
    place = mover.split(":")[2]
    moves = marta.page.locator(f"[data-option^='move:'][data-option$=':{place}']")
    marta.page.locator(".who:not([disabled])").first.click()
    marta.then(moves.first.click)
    assert marta.answers[-1].startswith("move:")
    assert marta.answers[-1].endswith(place)
