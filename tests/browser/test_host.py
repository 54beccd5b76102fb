"""Hosting: links, people who come and go, bots that stand in, and clicks that come twice."""

from pathlib import Path

from playwright.sync_api import Locator, expect

from horda.games import registry
from tests.browser.guest import Guest, Visit
from tests.server.live import Live

GAME = "zombicide-2e"
CONFIG = {"scenario": "M00", "players": 3}
SEATS = ("me", "open", "open")


def seats(guest: Guest, table: str) -> list[str]:
    """Returns who sits where: nicknames, or bots."""
    info = guest.call("GET", f"tables/{table}")
    return [seat["bot"] or seat["nickname"] for seat in info["seats"]]


def test_links_are_listed_shown_and_revoked(visit: Visit) -> None:
    marta, jan = visit("Marta"), visit("Jan")
    marta.open(config=CONFIG, seats=SEATS, start=False)
    page = marta.page
    page.get_by_label("Who the link is for").select_option(label="Seat 3")
    page.get_by_role("button", name="Invite").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    link = page.locator("#invite").input_value()
    page.reload()
    rows = page.get_by_role("list", name="Invitations that hold").get_by_role("listitem")
    expect(rows).to_have_count(1)
    expect(rows.first).to_contain_text("Seat 3")
    rows.first.get_by_role("button", name="Show").click()
    assert page.locator("#invite").input_value() == link, "this device remembers it"
    jan.page.goto(link)
    expect(jan.page.locator(".join")).to_contain_text("Marta asks you in.")
    rows.first.get_by_role("button", name="Revoke").click()
    expect(rows).to_have_count(0)
    expect(page.locator("#invite")).to_have_count(0)
    jan.page.reload()
    expect(jan.page.get_by_role("heading")).to_have_text("This invitation does not work")
    expect(jan.page.get_by_role("alert")).to_contain_text("Ask whoever sent it for a new one")
    expect(jan.page.locator("form")).to_have_count(0)


def test_who_is_removed_sees_so_and_the_seat_is_free(visit: Visit) -> None:
    marta, jan = visit("Marta"), visit("Jan")
    table = marta.open(config=CONFIG, seats=SEATS, start=False)
    jan.sit_beside(marta, table, 1)
    row = marta.page.locator("[data-seat='1']")
    row.get_by_role("button", name="Remove").click()
    row.get_by_role("button", name="Really remove Jan").click()
    expect(row).to_contain_text("free seat")
    expect(jan.page.get_by_role("heading")).to_have_text("You are no longer at this table")
    assert seats(marta, table) == ["Marta", "", ""]


def test_the_host_hands_the_part_over_and_the_new_one_starts(visit: Visit) -> None:
    marta, jan = visit("Marta"), visit("Jan")
    table = marta.open(config=CONFIG, seats=SEATS, start=False)
    jan.sit_beside(marta, table, 1)
    expect(jan.page.get_by_role("button", name="Start")).to_have_count(0)
    row = marta.page.locator("[data-seat='1']")
    row.get_by_role("button", name="Make host").dblclick()
    expect(row).to_contain_text("You cannot take it back yourself")
    row.get_by_role("button", name="Back").click()
    assert marta.call("GET", f"tables/{table}")["host"] == marta.call("GET", "me")["id"]
    row.get_by_role("button", name="Make host").click()
    row.get_by_role("button", name="Really make Jan the host").click()
    expect(marta.page.get_by_role("button", name="Start")).to_have_count(0)
    jan.page.get_by_role("button", name="Start").click()
    for guest in (marta, jan):
        expect(guest.page.locator(".game")).to_be_visible()
    assert seats(jan, table) == ["Marta", "Jan", "greedy"]


def test_a_bot_stands_in_for_who_is_away_until_they_come_back(visit: Visit) -> None:
    marta, jan = visit("Marta"), visit("Jan")
    refused: list[str] = []
    for guest in (marta, jan):
        guest.page.on(
            "response", lambda answer: refused.append(answer.url) if answer.status == 403 else None
        )
    table = marta.open(config={**CONFIG, "players": 2}, seats=SEATS[:2], start=False)
    jan.sit_beside(marta, table, 1)
    marta.call("POST", f"tables/{table}/start", {"fill": None})
    expect(jan.page.locator(".game")).to_be_visible()
    jan.go()
    seat = marta.page.locator(".seat").nth(1)
    expect(seat).to_contain_text("away")
    marta.page.get_by_role("button", name="Menu").click()
    marta.page.get_by_role("button", name="Let a bot stand in").click()
    expect(seat).to_contain_text("quick bot")
    jan.go(f"/table/{table}")
    expect(jan.page.locator(".banner")).to_contain_text("plays for you")
    jan.page.get_by_role("button", name="Play again myself").click()
    expect(seat).to_contain_text("Jan")
    expect(jan.page.locator(".banner")).to_have_count(0)
    assert seats(marta, table) == ["Marta", "Jan"]
    marta.page.get_by_role("button", name="Let a bot play for me").click()
    marta.page.keyboard.press("Enter")  # it is asked about once more, and Enter is the way back
    expect(marta.page.locator("[data-sure]")).to_have_count(0)
    marta.page.locator("[data-takeover]").click()
    marta.page.locator("[data-sure]").click()
    expect(marta.page.locator(".banner")).to_contain_text("plays for you")
    expect(marta.question).to_have_count(0)
    jan.settled()
    assert not refused, "nothing is asked for a seat that a bot plays"


def test_nobody_who_is_away_holds_the_others_up(visit: Visit, server: Live) -> None:
    """A bot stands in for who has to decide, and who sits there follows a host who is gone."""
    marta, jan = visit("Marta"), visit("Jan")
    marta.page.clock.install()
    table = marta.open(config={**CONFIG, "players": 2}, seats=("open", "me"), start=False)
    jan.sit_beside(marta, table, 0)
    marta.call("POST", f"tables/{table}/start", {"fill": None})
    jan.settled()
    jan.go()
    banner = marta.page.locator(".banner")
    expect(marta.page.locator(".seat").first).to_contain_text("away")
    expect(banner).to_have_count(0)  # he may only have loaded his page anew
    marta.page.clock.fast_forward("00:15")
    expect(banner).to_contain_text("Jan has to decide, but is away.")
    banner.get_by_role("button", name="Let a bot stand in").click()
    assert marta.settled()
    host = marta.call("GET", "me")["id"]
    marta.leave()
    jan.go(f"/table/{table}")
    jan.page.get_by_role("button", name="Menu").click()
    follow = jan.page.get_by_role("button", name="Become the host")
    follow.click()
    expect(jan.page.get_by_role("alert")).to_contain_text("was a few minutes ago")
    server.not_seen_for(400, host)
    follow.click()
    expect(follow).to_have_count(0)
    expect(jan.page.get_by_role("button", name="Make host")).to_be_visible()


def test_a_table_that_waits_for_a_host_who_is_gone(visit: Visit, server: Live) -> None:
    marta, jan = visit("Marta"), visit("Jan")
    table = marta.open(config=CONFIG, seats=SEATS, start=False)
    jan.sit_beside(marta, table, 1)
    host = marta.call("GET", "me")["id"]
    follow = jan.page.get_by_role("button", name="Become the host")
    expect(jan.page.locator(".waiting")).to_be_visible()
    expect(follow).to_have_count(0)
    marta.leave()
    expect(follow).to_be_visible()
    server.not_seen_for(400, host)
    follow.click()
    jan.page.get_by_role("button", name="Start").click()
    expect(jan.page.locator(".game")).to_be_visible()


def test_a_double_click_does_only_what_the_first_click_says(visit: Visit) -> None:
    marta, jan = visit("Marta"), visit("Jan")
    table = marta.open(config=CONFIG, seats=SEATS, start=False)
    made = marta.call("POST", f"tables/{table}/invitations", {})
    jan.go(f"/join/{made['token']}")
    jan.page.get_by_label("Your name").fill("Jan")
    jan.page.get_by_role("button", name="Come in").dblclick()
    sit = jan.page.get_by_role("button", name="Sit down").first
    second_half(jan, sit)
    assert seats(marta, table) == ["Marta", "", ""]
    sit.click()
    up = jan.page.get_by_role("button", name="Stand up")
    second_half(jan, up)
    assert seats(marta, table) == ["Marta", "Jan", ""]
    up.click()
    expect(up).to_have_count(0)
    assert seats(marta, table) == ["Marta", "", ""]


def second_half(guest: Guest, button: Locator) -> None:
    """Clicks as the second half of a double click does."""
    button.hover()
    guest.page.mouse.down(click_count=2)
    guest.page.mouse.up(click_count=2)


def test_a_mission_from_a_file_is_judged_and_played(visit: Visit, tmp_path: Path) -> None:
    text = registry.find(GAME).template()
    good, bad = tmp_path / "back-alley.toml", tmp_path / "bad.toml"
    good.write_text(text, "utf-8")
    bad.write_text(text.replace('"exit"]', '"way-out"]'), "utf-8")
    marta = visit()
    marta.go()
    field = marta.page.get_by_label("A Mission from a file", exact=False).last
    field.set_input_files(bad)
    flaws = marta.page.get_by_role("alert")
    expect(flaws).to_contain_text("field special: there is no special rule “way-out”")
    field.set_input_files(good)
    expect(flaws).to_have_count(0)
    expect(marta.page.get_by_label("Scenario")).to_have_value("custom")
    expect(marta.page.locator(".mmap path").first).to_be_attached()
    marta.page.get_by_role("button", name="Start the night").click()
    marta.settled()
    assert marta.record(marta.table).config["scenario"] == text, "the file goes with the game"
    expect(marta.page.get_by_role("heading", level=1)).to_contain_text("My Mission")
    marta.go()
    expect(marta.page.locator("[data-continue]")).to_contain_text("My Mission")


def test_house_rules_from_a_file_are_judged_and_played_by(visit: Visit, tmp_path: Path) -> None:
    text = "[survivor.amy]\nhealth = 5\n"
    good, bad = tmp_path / "my-box.toml", tmp_path / "bad.toml"
    good.write_text(text, "utf-8")
    bad.write_text(text.replace("5", "-5"), "utf-8")
    marta = visit()
    marta.go()
    marta.page.get_by_role("button", name="More rules").click()
    field = marta.page.get_by_label("House rules from a file", exact=False).last
    field.set_input_files(bad)
    flaws = marta.page.get_by_role("alert")
    expect(flaws).to_contain_text("One thing in these house rules is wrong")
    field.set_input_files(good)
    expect(flaws).to_have_count(0)
    expect(marta.page.get_by_text("Played by the file my-box.toml")).to_be_visible()
    marta.page.keyboard.press("Escape")
    expect(marta.page.get_by_role("button", name="More rules")).to_contain_text("(1)")
    marta.page.get_by_role("button", name="Start the night").click()
    marta.settled()
    assert marta.record(marta.table).config["house"] == {"text": text}
