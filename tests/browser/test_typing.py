"""Who writes something plays nothing by it: keys are shortcuts on the table only."""

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Visit
from tests.browser.test_colony_secrets import accuse, company
from tests.browser.winter import vote


@pytest.mark.parametrize("game", ["zombie-terror", "zombicide-2e"])
def test_a_report_is_written_without_answering(visit: Visit, game: str) -> None:
    marta = visit()
    scenario = {"zombie-terror": "barricades", "zombicide-2e": "M00"}[game]
    marta.open(game, {"scenario": scenario}, ("me", "me") if game == "zombie-terror" else ("me",))
    marta.settled()
    marta.then(lambda: marta.page.keyboard.press("1"))
    before = marta.record(marta.table).log
    marta.page.get_by_role("button", name="Menu").click()
    marta.page.get_by_role("button", name="Report a fault").click()
    note = "1, 2, 3: you undo it"
    marta.page.locator("#report").press_sequentially(note)
    expect(marta.page.locator("#report")).to_have_value(note)
    marta.page.get_by_role("button", name="Send").last.click()
    expect(marta.page.get_by_role("status").filter(has_text="Thank you")).to_be_visible()
    assert marta.record(marta.table).log == before


@pytest.mark.slow
def test_what_is_written_stays_until_it_is_sent(visit: Visit) -> None:
    """Neither a line that is lost nor a tab or a menu that shuts takes a text with it."""
    marta = visit()
    marta.open("zombie-terror", {"scenario": "barricades"}, ("me", "greedy"))
    marta.settled()
    page = marta.page
    tab, log = (page.get_by_role("tab", name=name) for name in ("Chat", "Log"))
    tab.click()
    line = page.get_by_role("textbox", name="Say something")
    line.fill("Go round by the booth")
    marta.context.set_offline(True)
    expect(page.locator(".banner")).to_contain_text("Connection lost.")
    line.press("Enter")
    expect(line).to_have_value("Go round by the booth")
    marta.context.set_offline(False)
    expect(page.locator(".banner")).to_have_count(0, timeout=60_000)
    log.click()
    tab.click()
    expect(line).to_have_value("Go round by the booth")
    line.press("Enter")
    expect(line).to_have_value("")
    expect(page.get_by_role("log").filter(has_text="Go round by the booth")).to_be_visible()
    menu = page.get_by_role("button", name="Menu", exact=True)
    menu.click()
    page.get_by_role("button", name="Report a fault").click()
    page.locator("#report").fill("The marker moved twice")
    page.keyboard.press("Escape")
    expect(page.locator("#report")).to_have_count(0)
    menu.click()
    expect(page.locator("#report")).to_have_value("The marker moved twice")
    page.locator("#report").fill("")  # it stays open: what is written next is no key of the game
    page.locator("#report").press_sequentially("It did not")
    expect(page.locator("#report")).to_have_value("It did not")


@pytest.mark.slow
def test_the_rest_of_a_line_plays_nothing(visit: Visit) -> None:
    """The vote ends in the middle of a word and takes the line away; it is Marta's turn then."""
    marta, ben = company(visit)
    accuse(marta, ben)
    vote(marta, "up")
    page, before = marta.page, marta.answers
    expect(page.locator("[data-vote-waits]")).to_be_visible()
    line = page.locator("[data-talk] input")
    line.press_sequentially("I would gr")
    vote(ben, "down")
    for letter in "ab 1 or 2 more":  # B barricades, and 1 is the first of its answers
        page.keyboard.press(letter)
        page.wait_for_timeout(200)
    expect(line).to_have_count(0)
    expect(page.locator("[data-action=end][aria-disabled=false]")).to_be_visible()
    assert marta.answers == before
    page.locator(".choice").click(position={"x": 5, "y": 5})  # whoever looks up again plays
    page.keyboard.press("b")
    expect(page.locator("[data-action=barricade]")).to_have_attribute("aria-pressed", "true")
