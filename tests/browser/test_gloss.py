"""Explained in place: a small card for every thing, help for the screen, the book at hand."""

from playwright.sync_api import Locator, expect

from horda.games import registry
from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.hands import rest_on
from tests.browser.lobby_screens import survivors
from tests.browser.positions import DOWNTOWN, sit_down
from tests.browser.station import board_the_station

BOOK = registry.engine("zombicide-2e").game.rulebook


def ready(guest: Guest) -> None:
    """What explains things is fetched after the table."""
    guest.page.locator("[data-explains]").wait_for(state="attached")
    guest.page.locator(".logp, .winter").first.wait_for(
        state="attached"
    )  # the last part of a table


def card(guest: Guest, name: str) -> Locator:
    """The small card about something."""
    return guest.page.get_by_role("dialog", name=name)


def test_a_pointer_that_rests_is_told_the_rule(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, DOWNTOWN)
    ready(guest)
    skill = guest.page.locator("[data-gloss^='skill:']").first
    name = skill.inner_text()
    skill.hover()
    shown = card(guest, name)
    expect(shown).to_contain_text("Skill")
    rule = shown.locator(".rule").first.inner_text()
    expect(shown).to_contain_text(BOOK.text(rule, "en"))
    guest.page.mouse.move(700, 5)
    expect(shown).to_have_count(0)


def test_skills_are_told_where_survivors_are_chosen(visit: Visit) -> None:
    guest = visit(**PHONE)
    survivors(guest)
    chosen = guest.page.locator(".pick [aria-pressed=true]")
    expect(chosen).to_have_count(1)
    skill = guest.page.locator(".pick .sv:nth-child(2) [data-gloss='skill:matching_set']")
    rest_on(guest, skill)
    expect(card(guest, "Matching set")).to_contain_text("Z2-SKILL-10")
    expect(chosen).to_have_count(1)  # who rests on a word chooses nobody


def test_numbers_cards_and_tokens_are_explained(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, DOWNTOWN)
    ready(guest)
    page = guest.page
    page.locator("[data-gloss='word:accuracy']").first.hover()
    expect(card(guest, "Hit on")).to_contain_text(BOOK.text("Z2-EQUIP-06", "en"))
    page.mouse.move(700, 5)
    expect(page.locator(".gloss")).to_have_count(0)
    page.locator(".band.red .ticks").hover()  # all of what may be cut below it
    expect(card(guest, "Red")).to_contain_text("Ambidextrous")
    page.keyboard.press("Escape")
    expect(page.locator(".gloss")).to_have_count(0)
    page.locator("[data-gloss='card:shotgun'] .ename").hover()
    shown = card(guest, "Shotgun")
    expect(shown).to_contain_text("4+")
    shown.get_by_role("button", name="Ammunition").click()  # what belongs to it, and it stays
    expect(card(guest, "Ammunition")).to_contain_text("Z2-EQUIP-10")
    page.keyboard.press("Escape")
    expect(page.locator(".gloss")).to_have_count(0)


def over_token(guest: Guest, kind: str) -> tuple[float, float]:
    """Where on the screen somebody of a kind stands."""
    box = guest.page.locator(f"[data-zombie={kind}]").first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_zombies_on_the_board_are_explained(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, DOWNTOWN)
    ready(guest)
    guest.page.mouse.move(*over_token(guest, "brute"))
    guest.page.mouse.move(*(one + 1 for one in over_token(guest, "brute")))
    expect(card(guest, "Brute")).to_contain_text(BOOK.text("Z2-ZOMB-03", "en"))
    expect(card(guest, "Brute")).to_contain_text("2+")


def test_keys_come_to_it_too(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, DOWNTOWN)
    ready(guest)
    guest.page.keyboard.press("Tab")
    skill = guest.page.locator("[data-gloss^='skill:']").first
    skill.focus()
    guest.page.keyboard.press("Shift+Tab")
    guest.page.keyboard.press("Tab")
    expect(card(guest, skill.inner_text())).to_be_visible()


def test_a_finger_that_rests_opens_a_sheet(visit: Visit) -> None:
    guest = visit(**PHONE)
    sit_down(guest, DOWNTOWN)
    ready(guest)
    x, y = over_token(guest, "brute")
    hand = guest.context.new_cdp_session(guest.page)
    at = [{"x": x, "y": y}]
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    shown = card(guest, "Brute")
    expect(shown).to_be_visible()
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(shown).to_be_visible()
    assert guest.answers == []
    shown.get_by_role("button", name="Close").tap()
    expect(shown).to_have_count(0)


def test_help_lists_what_is_on_the_screen(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, DOWNTOWN)
    ready(guest)
    guest.page.keyboard.press("?")
    sheet = guest.page.get_by_role("dialog", name="What is on this table")
    sheet.get_by_role("button", name="Shotgun").click()
    expect(sheet).to_contain_text("0–1")
    expect(sheet.get_by_role("button", name="Matching set")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_the_book_lies_over_the_table(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, DOWNTOWN)
    ready(guest)
    address = guest.page.url
    guest.page.locator(".top .tb a").click()
    book = guest.page.locator(".sheet-of-rules")
    expect(book).to_contain_text("Z2-MOVE-01")
    assert guest.page.url == address
    book.get_by_role("button", name="Back to the table").click()
    expect(book).to_have_count(0)
    expect(guest.question).to_be_visible()


def test_other_games_explain_their_own(visit: Visit) -> None:
    guest = visit()
    board_the_station(guest)
    ready(guest)
    guest.page.locator("[data-gloss^='skill:']").first.hover()
    expect(guest.page.locator(".gloss .rule").first).to_be_visible()
    guest.open("zombie-terror", {"scenario": "barricades"}, ("me", "me"))
    guest.settled()
    ready(guest)
    guest.page.locator("[data-gloss='human:nurse'] b").hover()
    expect(card(guest, "Nurse")).to_contain_text("R2.nurse")


def test_news_of_the_table_leave_a_card_open(visit: Visit) -> None:
    """A door that is closed changes the table, not what is being read."""
    guest = visit()
    sit_down(guest, DOWNTOWN)
    ready(guest)
    skill = guest.page.locator("[data-gloss^='skill:']").first
    name = skill.inner_text()
    skill.hover()
    expect(card(guest, name)).to_be_visible()
    table = guest.page.url.rpartition("/")[2]
    guest.call("POST", f"tables/{table}/newcomers", {"welcome": False})
    guest.page.wait_for_timeout(600)  # as long as a card needs to close
    expect(card(guest, name)).to_be_visible()


def test_a_skill_on_two_levels_is_named_once(visit: Visit) -> None:
    """Baraka and Odin have one twice: their cards broke, and the page with them."""
    guest = visit()
    board_the_station(guest)
    ready(guest)
    guest.page.keyboard.press("?")
    guest.page.locator("[data-term='survivor:baraka']").click()
    told = guest.page.locator("dialog .one")
    expect(told.get_by_role("button", name="+1 die: Combat")).to_have_count(1)
    guest.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    guest.then(lambda: guest.page.keyboard.press("n"))  # the game goes on
    assert guest.answers == ["make-noise"]
