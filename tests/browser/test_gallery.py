"""The gallery of the lobby: what a card tells, how one is chosen, and that all of it fits."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from horda.games import registry
from horda.server.http.games import game_info
from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.hands import tab_to
from tests.browser.lobby_screens import draw_up, lobby

SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
GAMES = tuple(registry.GAMES)


def card(guest: Guest, scenario: str) -> Locator:
    """A scenario in the gallery."""
    return guest.page.locator(f"[data-scenario='{scenario}']")


def chosen(guest: Guest) -> str | None:
    """The scenario that is chosen."""
    found = guest.page.get_by_role("radio", checked=True)
    expect(found).to_have_count(1)
    return found.get_attribute("data-scenario")


def test_a_card_tells_all_that_a_choice_needs(visit: Visit) -> None:
    marta = visit()
    lobby(marta)
    cards = marta.page.get_by_role("radiogroup", name="Choose a Mission").get_by_role("radio")
    expect(cards).to_have_count(26)
    town = card(marta, "M01")
    for told in ("1", "Downtown", "medium", "45 min", "An Objective each", "not played"):
        expect(town).to_contain_text(told)
    expect(town.locator("svg.stamp path").first).to_be_attached()
    assert town.locator(".sk .o").count() == 1, "two skulls of three"
    assert chosen(marta) == "M00"
    town.click()
    assert chosen(marta) == "M01"
    sheet = marta.page.get_by_label("Scenario")
    expect(sheet).to_have_value("M01")
    sheet.select_option("M07")
    assert chosen(marta) == "M07"
    expect(marta.page.locator(".prime:visible")).to_have_count(1)


def test_keys_go_from_card_to_card(visit: Visit) -> None:
    """One stop for the tab key; arrows go on, across and down."""
    marta = visit()
    lobby(marta)
    tab_to(marta, "[role=radio]")
    for key, to in (
        *(("ArrowRight", "M01"), ("ArrowDown", "M06"), ("ArrowLeft", "M05")),
        *(("ArrowUp", "M00"), ("ArrowUp", "M00"), ("End", "M25"), ("Home", "M00")),
    ):
        marta.page.keyboard.press(key)
        assert chosen(marta) == to
        expect(card(marta, to)).to_be_focused()
    marta.page.keyboard.press("Tab")
    assert not marta.page.evaluate("document.activeElement.matches('[role=radio]')")


def test_filters_combine(visit: Visit) -> None:
    cards = game_info("zombicide-2e").scenarios
    hard = [one for one in cards if one.difficulty == "hard"]
    short = [one for one in hard if one.minutes <= 30]
    marta = visit()
    lobby(marta)
    filters = marta.page.get_by_role("group", name="Which ones to show")
    shown = marta.page.get_by_role("radio")
    for name, count in (("hard", len(hard)), ("up to 30", len(short)), ("all", len(cards))):
        filters.get_by_role("button", name=name).click()
        expect(shown).to_have_count(count)
    expect(filters.get_by_role("button", name=f"all {len(cards)}")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_gallery(visit: Visit, game: str) -> None:
    """Each scenario has its name and its goal; those with a map show it. A start is a start."""
    marta = visit(locale="pl")
    lobby(marta)
    marta.page.locator(".gm").nth(GAMES.index(game)).click()
    cards = game_info(game).scenarios
    for one in cards:
        expect(card(marta, one.id).locator(".aim")).not_to_be_empty()
        if one.picture:
            card(marta, one.id).scroll_into_view_if_needed()
            expect(card(marta, one.id).locator("svg.stamp")).to_be_attached()
    last = cards[-1].id
    card(marta, last).click()
    expect(marta.page.locator("#scenario")).to_have_value(last)
    assert "⟦" not in marta.page.content()


def test_the_campaign_is_a_card_before_its_missions(visit: Visit) -> None:
    marta = visit()
    lobby(marta)
    marta.page.locator(".gm").last.click()
    assert chosen(marta) == "story"
    card(marta, "F03").click()
    expect(marta.page.locator("[data-alone=true]")).to_have_attribute("aria-pressed", "true")
    assert chosen(marta) == "F03"
    marta.page.locator("[data-alone=false]").click()
    assert chosen(marta) == "story"


def test_bots_are_named_by_strength_with_what_was_measured(visit: Visit) -> None:
    """Per Mission; where nobody has measured it is said so, never made up."""
    bots = {bot.name: bot for bot in game_info("zombicide-2e").bots}
    rate = bots["planner"].rates["M01"]
    marta = visit()
    lobby(marta)
    card(marta, "M01").click()
    marta.page.get_by_role("button", name="Add a bot").click()
    seat = marta.page.get_by_label("Seat 2")
    share = round(100 * rate.won / rate.games)
    expect(seat.locator("option").first).to_have_text(f"strong bot, wins {share}%")
    told = marta.page.locator("[data-bot-told]")
    expect(told).to_contain_text(f"won {rate.won} of {rate.games} measured games")
    expect(told).to_contain_text("with easy cards")
    seat.select_option("random")
    aimless = bots["random"].rates["M01"]
    said = f"won {aimless.won} of {aimless.games} measured games"
    expect(told).to_contain_text(f"aimless bot: bot that plays at random; {said}")
    assert not bots["mcts"].rates
    seat.select_option("mcts")
    expect(told).to_contain_text("not measured here")


WIDE = """() => [...document.querySelectorAll('.gm')].flatMap(cover => {
  const box = cover.getBoundingClientRect();
  return [...cover.querySelectorAll('b, .mt span')]
    .map(one => [one.textContent, one.getBoundingClientRect()])
    .filter(([, text]) => text.left < box.left || text.right > box.right ||
                          text.top < box.top || text.bottom > box.bottom)
    .map(([text]) => text);
})"""


@pytest.mark.parametrize("locale", ["en", "pl"])
@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (1024, 700), (390, 844), (360, 640)])
def test_five_covers_stay_whole(visit: Visit, locale: str, size: tuple[int, int]) -> None:
    marta = visit(locale=locale, viewport={"width": size[0], "height": size[1]})
    lobby(marta)
    expect(marta.page.locator(".gm")).to_have_count(len(GAMES))
    assert marta.page.evaluate(WIDE) == []
    assert marta.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize("how", [PHONE, SMALL], ids=["390", "360"])
def test_the_sheet_lies_at_the_foot_of_a_phone(visit: Visit, how: dict[str, Any]) -> None:
    """The one button is in reach, the last card is not covered, and the rest is drawn up."""
    marta = visit(**how)
    lobby(marta)
    start = marta.page.get_by_role("button", name="Start the night")
    expect(start).to_be_in_viewport(ratio=1)
    last = card(marta, "M25")
    last.scroll_into_view_if_needed()
    last.tap()
    expect(marta.page.locator(".peek")).to_contain_text("25")
    expect(start).to_be_in_viewport(ratio=1)
    expect(marta.page.locator("#scenario")).not_to_be_visible()
    draw_up(marta)
    expect(marta.page.locator("#scenario")).to_have_value("M25")
    expect(start).to_be_in_viewport(ratio=1)
    marta.page.locator("[data-sheet]").tap()
    expect(marta.page.locator("#scenario")).not_to_be_visible()
    start.tap()
    marta.settled()
    assert marta.call("GET", f"tables/{marta.table}")["scenario"] == "M25"


def test_who_waits_sees_the_map_and_the_team(visit: Visit) -> None:
    marta = visit("Marta")
    config = {"scenario": "M01", "players": 2, "survivors": "wanda+ned", "team": 5}
    marta.open(config=config, seats=("me", "open"), start=False)
    plan = marta.page.locator("[data-plan]")
    expect(plan.locator(".mmap path").first).to_be_attached()
    expect(plan).to_contain_text("medium, about 45 minutes")
    expect(plan).to_contain_text("Every Survivor must take an Objective")
    team = plan.locator("[data-team]")
    for told in ("Wanda", "Ned", "3 more by lot"):
        expect(team).to_contain_text(told)
    expect(team.locator("svg.pt")).to_have_count(2)
