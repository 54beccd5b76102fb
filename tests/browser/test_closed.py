"""A table that its host closes: everybody there is told, and nobody is asked any more."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guest import Guest, Visit, sit_together
from tests.browser.winter import COLONY, sit, take, until

CONFIG = {"scenario": "M00", "players": 2}


def close(guest: Guest, warning: str) -> None:
    """Ends the table, from the waiting room or from the menu of the game."""
    guest.page.get_by_role("button", name="Close the table").click()
    expect(guest.page.get_by_text(warning)).to_be_visible()
    guest.page.get_by_role("button", name="Yes, close it").click()
    guest.page.wait_for_selector(".lob")


def test_who_waits_for_the_game_is_told_that_it_will_not_begin(visit: Visit) -> None:
    marta, jan = visit(), visit("Jan")
    table = marta.open(config=CONFIG, seats=("me", "open"), start=False)
    jan.sit_beside(marta, table, 1)
    expect(jan.page.locator(".waiting")).to_be_visible()
    close(marta, "Nobody can sit down here any more")
    heading = jan.page.get_by_role("heading", name="This table is closed")
    expect(heading).to_be_visible()
    jan.page.reload()
    expect(heading).to_be_visible()
    jan.page.get_by_role("link", name="To the lobby").click()
    jan.page.wait_for_selector(".lob")


def test_a_game_that_was_given_up_asks_nobody_any_more(visit: Visit) -> None:
    marta, jan = visit(), visit("Jan", locale="pl")
    sit_together([jan, marta], config=CONFIG)  # Jan begins, and is asked first
    jan.settled()
    expect(jan.page).to_have_title("● Twoja kolej – Horda")
    jan.call("POST", f"tables/{jan.table}/host", {"seat": 1})
    marta.page.get_by_role("button", name="Menu").click()
    close(marta, "It can still be looked at")
    expect(jan.page.locator(".banner")).to_contain_text("grę można oglądać, ale nie grać dalej")
    expect(jan.question).to_have_count(0)
    expect(jan.page.locator(".choice")).to_be_hidden()
    expect(jan.page).to_have_title("Zombie Survival (samouczek)")


def test_a_vote_is_over_with_its_table(visit: Visit) -> None:
    """Its stage lay over the board for good, and asked nobody by name."""
    marta = visit()
    table = sit(marta, {**COLONY, "turn": "begin player-1", "crossroads": ["radio-signal"]})
    take(marta)
    until(marta, "vote")
    marta.call("POST", f"tables/{table}/close")
    expect(marta.page.locator(".banner")).to_contain_text("The host has closed this table")
    expect(marta.page.locator("[data-moment]")).to_have_count(0)
    expect(marta.page.locator(".choice h2")).to_have_text("This table is closed")
    expect(marta.page.locator(".base")).not_to_have_attribute("inert", "")
