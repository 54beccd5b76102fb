"""Setting up a table: the server's table is what was chosen on the sheet."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from horda.games import registry
from tests.browser.guest import Guest, Visit
from tests.browser.lobby_screens import lobby, new_table
from tests.browser.qr import read_code

GAME = "zombicide-2e"


def scene(mission: str) -> Any:
    """What the engine says of a Mission's map."""
    engine = registry.engine(GAME)
    return engine.game.scene(engine.config({"scenario": mission}))


def config(guest: Guest) -> dict[str, Any]:
    """How the table in the page was set up, as the server tells."""
    found: dict[str, Any] = guest.call("GET", f"tables/{guest.table}")["config"]
    return found


def test_a_table_is_what_was_chosen(visit: Visit) -> None:
    """A Mission with its map, friends and bots, Survivors, cards and rules."""
    marta = visit()
    marta.call("POST", "me", {"nickname": "Marta"})
    lobby(marta)
    note = marta.page.locator(".note")
    for mission in ("M00", "M03"):
        note.get_by_label("Scenario").select_option(mission)
        drawn = scene(mission)
        expect(note.locator("svg.mmap > path")).to_have_count(len(drawn.zones) + len(drawn.starts))
        told = f"{drawn.difficulty}, about {drawn.minutes} minutes"
        expect(note).to_contain_text(told)
    note.get_by_role("button", name="Online").click()
    note.get_by_label("Seat 2").select_option("open")
    note.get_by_label("Seat 3").select_option("random")
    note.get_by_role("button", name="One more seat").click()
    note.get_by_label("Seat 4").select_option("greedy")
    note.get_by_label("Survivors in play").select_option("5")
    choose_survivors(marta, ["Wanda", "Ned"])
    note.get_by_label("Zombie cards").select_option("easy")
    note.get_by_label("Ultrared").check()
    note.get_by_role("button", name="Start the night").click()
    marta.page.wait_for_selector(".waiting")
    told = marta.call("GET", f"tables/{marta.table}")
    assert told["game"] == GAME
    assert told["scenario"] == "M03"
    assert told["public"]
    assert told["status"] == "open"
    assert [seat["bot"] or seat["nickname"] for seat in told["seats"]] == [
        *("Marta", "", "random", "greedy")
    ]
    wanted = {"players": 4, "team": 5, "cards": "easy", "ultrared": True}
    assert {**told["config"], **wanted, "survivors": "wanda+ned"} == told["config"]


@pytest.mark.parametrize(("game", "cover"), [(GAME, "2nd Edition"), ("zombie-terror", "Terror")])
def test_who_plays_alone_chooses_the_bots(visit: Visit, game: str, cover: str) -> None:
    """One for the other side of the duel, or some to share the team with."""
    marta = visit()
    marta.call("POST", "me", {"nickname": "Marta"})
    lobby(marta)
    marta.page.locator(".gm", has_text=cover).click()
    note = marta.page.locator(".note")
    if game == GAME:
        expect(note.get_by_label("Seat 2")).to_have_count(0)
        for _ in range(2):
            note.get_by_role("button", name="Add a bot").click()
        expect(note.get_by_label("Seat 2")).to_have_value("planner")
        note.get_by_role("button", name="Remove").last.click()
    else:
        expect(note.get_by_role("button", name="Add a bot")).to_have_count(0)
        expect(note.get_by_label("Seat 2")).to_have_value("greedy")
        expect(note.get_by_role("button", name="Remove")).to_have_count(0)
    note.get_by_label("Seat 2").select_option("random")
    note.get_by_role("button", name="Start the night").click()
    marta.page.wait_for_selector(".game")
    told = marta.call("GET", f"tables/{marta.table}")
    assert (told["game"], told["public"], told["status"]) == (game, False, "running")
    assert [seat["bot"] or seat["nickname"] for seat in told["seats"]] == ["Marta", "random"]


OUT_OF_SIGHT = """() => [...document.querySelectorAll('.note :is(button, select, label, p, svg)')]
  .filter(one => one.checkVisibility())
  .filter(one => {
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.bottom - 6);
    return box.bottom > innerHeight || !(one.contains(hit) || hit.contains(one));
  })
  .map(one => one.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("locale", ["en", "pl"])
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1440, 900)])
def test_all_of_the_sheet_is_seen(visit: Visit, width: int, height: int, locale: str) -> None:
    """A Mission with much to say, and a full table: nothing needs a scroll, nothing is covered."""
    marta = visit(locale=locale, viewport={"width": width, "height": height})
    new_table(marta)
    marta.page.locator("#scenario").select_option("M25")
    expect(marta.page.locator(".note .mmap path").first).to_be_attached()
    for _ in range(3):
        marta.page.locator(".coming button").click()
    expect(marta.page.locator(".note .sr")).to_have_count(6)
    assert marta.page.evaluate(OUT_OF_SIGHT) == []


def choose_survivors(guest: Guest, names: list[str]) -> None:
    """Picks them from the cards of all; others are drawn by lot."""
    guest.page.get_by_role("button", name="Choose Survivors").click()
    sheet = guest.page.get_by_role("dialog", name="Survivors")
    people = scene("M00").box.survivors
    expect(sheet.locator("[aria-pressed]")).to_have_count(len(people))
    for name in names:
        card = sheet.get_by_role("button", name=name)
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
    expect(sheet).to_contain_text("2 of 5 chosen")
    sheet.get_by_role("button", name="Done").click()
    expect(sheet).to_have_count(0)
    expect(guest.page.get_by_role("button", name=", ".join(names))).to_be_visible()


def test_chosen_survivors_play(visit: Visit) -> None:
    """Alone, a full team is chosen; the sheet takes nobody more, and the game has just these."""
    marta = visit()
    lobby(marta)
    marta.page.get_by_label("Survivors in play").select_option("2")
    marta.page.get_by_role("button", name="Choose Survivors").click()
    sheet = marta.page.get_by_role("dialog", name="Survivors")
    wanda = sheet.get_by_role("button", name="Wanda")
    expect(wanda).to_contain_text("Health")
    for name in ("Wanda", "Doug"):
        sheet.get_by_role("button", name=name).click()
    expect(sheet.get_by_role("button", name="Ned")).to_be_disabled()
    marta.page.keyboard.press("Escape")
    marta.page.get_by_role("button", name="Start the night").click()
    marta.settled()
    expect(marta.page.locator(".sq, .squad button").first).to_be_visible()
    assert config(marta)["survivors"] == "wanda+doug"
    zones = marta.page.locator(".zone").evaluate_all("all => all.map(zone => zone.ariaLabel)")
    assert any("Wanda, Doug" in zone or "Doug, Wanda" in zone for zone in zones)


def test_rules_that_a_table_agrees_on(visit: Visit) -> None:
    """The Abomination fest and a ruling of one's own; what stays as usual is not told."""
    marta = visit()
    lobby(marta)
    marta.page.get_by_role("button", name="More rules").click()
    sheet = marta.page.get_by_role("dialog", name="More rules")
    sheet.get_by_label("How many Abominations").select_option("3")
    sheet.get_by_label("Tough also works").check()
    sheet.get_by_role("button", name="Done").click()
    marta.page.get_by_role("button", name="Start the night").click()
    marta.settled()
    found = config(marta)
    assert (found["max_abominations"], found["tough_in_players_phase"]) == (3, True)


def test_one_may_be_the_zombies(visit: Visit) -> None:
    marta = visit()
    lobby(marta)
    for mode in ("Online", "Solo"):
        marta.page.get_by_role("button", name=mode).click()
        marta.page.get_by_role("button", name="Zombie Terror").click()
        pressed = marta.page.locator(".seg [aria-pressed=true]").first
        expect(pressed).to_have_text(mode)  # another game leaves it as it was
    marta.page.get_by_role("button", name="Zombies", exact=True).click()
    marta.page.get_by_role("button", name="Start the night").click()
    marta.settled()
    seats = marta.call("GET", f"tables/{marta.table}")["seats"]
    assert [bool(seat["bot"]) for seat in seats] == [True, False]


def test_the_code_on_the_screen_is_the_link(visit: Visit) -> None:
    """A friend points a phone at it and is asked in."""
    marta, jan = visit("Marta"), visit("Jan")
    table = marta.open(config={"scenario": "M00", "players": 2}, seats=("me", "open"), start=False)
    marta.page.get_by_role("button", name="Invite").click()
    code = marta.page.get_by_role("img", name="QR code")
    link = read_code(code.locator("path").get_attribute("d") or "")
    assert link == marta.page.locator("#invite").input_value()
    jan.page.goto(link)
    jan.page.get_by_label("Your name").fill("Jan")
    jan.page.keyboard.press("Enter")
    jan.page.wait_for_selector(".waiting")
    assert jan.table == table


INSIDE = """() => {
    const boxes = [...document.querySelectorAll('.it a, .nav > *')]
        .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect());
    const apart = (a, b) =>
        a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    const fits = (a, n) =>
        a.right <= innerWidth && boxes.slice(n + 1).every(b => apart(a, b));
    return boxes.every(fits);
}"""


@pytest.mark.parametrize("width", [360, 390, 1366])
def test_long_names_and_titles_push_nothing_away(visit: Visit, width: int) -> None:
    """One without a space moved a table's link out of the page, or covered the head's buttons."""
    marta = visit("W" * 32, viewport={"width": width, "height": 800})
    marta.call("POST", "me", {"nickname": marta.nickname})
    wish = {"game": "zombicide-2e", "config": {"scenario": "M00"}, "seats": ["me"]}
    marta.call("POST", "tables", {**wish, "title": "T" * 60})
    marta.go()
    marta.page.locator("[data-tables]").click()
    expect(marta.page.locator(".it a").first).to_be_visible()
    assert marta.page.evaluate(INSIDE)
