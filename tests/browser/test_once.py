"""One press, one wish: nothing goes out twice, and nobody waits for ever for what never comes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import sleep
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.guest import PHONE, Guest, Visit, sit_together
from tests.browser.screens import found, trade, wounds, zombicide
from tests.browser.test_twice import quiet

LAST = "[data-last]:is(button)"
COVERED = """() => [...document.querySelectorAll('.menu :is(button, a)')].flatMap(one => {
  one.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = one.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return !width || hit?.closest('.menu') ? [] : [one.innerText];
})"""
"""What of the menu a press would not reach."""


def undone(guest: Guest) -> list[int | None]:
    """What the page asked to go back to."""
    return [said["to"] for said in guest.sent if said["type"] == "undo"]


def move_twice(guest: Guest) -> None:
    """Two cards change slots, each by two answers."""
    for slots in ((1, 5), (2, 1)):  # always into a free one
        for slot in slots:
            guest.then(partial(guest.page.keyboard.press, str(slot)))


def by_mouse(guest: Guest) -> None:
    guest.page.locator(LAST).dblclick(delay=60)


def by_key(guest: Guest) -> None:
    guest.page.keyboard.press("u")
    guest.page.wait_for_timeout(90)
    guest.page.keyboard.press("u")


@pytest.mark.slow
@pytest.mark.parametrize("press", [by_mouse, by_key])
def test_a_double_press_takes_back_one_move(visit: Visit, press: Callable[[Guest], None]) -> None:
    marta = visit()
    trade(marta)
    move_twice(marta)
    expect(marta.page.locator(LAST)).to_be_visible()
    press(marta)
    quiet(marta)
    assert len(undone(marta)) == 1
    marta.page.locator(LAST).click()  # a press of its own is another wish
    quiet(marta)
    assert len(undone(marta)) == 2


@pytest.mark.slow
def test_a_number_pressed_twice_in_a_row_answers_one_question(visit: Visit) -> None:
    """The zombie that was chosen walked off by the second press."""
    marta = visit()
    marta.open("zombie-terror", {"scenario": "barricades"}, ("random", "me"))
    marta.settled()
    before = len(marta.answers)
    for _ in range(2):
        marta.page.keyboard.press("1")
        marta.page.wait_for_timeout(110)
    (only,) = quiet(marta)[before:]
    assert only.startswith("activate:")
    marta.then(lambda: marta.page.keyboard.press("1"))  # a press of its own
    assert len(marta.answers) == before + 2


@pytest.mark.slow
def test_wounds_are_shared_out_although_the_odds_never_come(visit: Visit) -> None:
    marta = visit()
    wounds(marta)
    marta.page.route("**/odds*", lambda route: None)
    marta.page.reload()
    marta.page.locator("[data-moment] [data-option]").first.click()
    quiet(marta)
    assert [one.split(":")[0] for one in marta.answers[-1:]] == ["suffer"]


@pytest.mark.slow
@pytest.mark.parametrize("then", ["back", "another"])
def test_a_shot_that_waits_for_its_odds_is_not_fired_after_all(visit: Visit, then: str) -> None:
    """Who went back, or meant another one, on a slow line shot all the same when the odds came."""
    marta, held = visit(), list[Route]()
    zombicide(marta)
    marta.page.route("**/odds*", lambda route: held.append(route))
    marta.page.reload()
    marta.page.locator("[data-action=shoot]").click()
    sure, other = (
        marta.page.locator(f"[data-option='shoot:{at}:shotgun:-']") for at in ("F3", "C3")
    )
    sure.click()
    if then == "back":
        marta.page.keyboard.press("Escape")
        expect(sure).to_have_count(0)
    else:
        other.click()
    with marta.page.expect_response("**/odds*"):
        for route in held:
            route.continue_()
    assert quiet(marta) == []


def refuse(route: Route) -> None:
    route.fulfill(status=500, body="")


def late(route: Route) -> None:
    sleep(0.5)
    route.continue_()


def test_games_that_cannot_be_read_are_said_to_be_missing(visit: Visit) -> None:
    """The words came after the failure, and took it away: the page stayed blank."""
    marta = visit()
    marta.page.route("**/api/games", refuse)
    marta.page.route("**/api/texts/en", late)
    again = marta.page.get_by_role("button", name="Try again")
    for _ in range(3):  # again and again
        marta.go()
        expect(again).to_be_visible()
    marta.page.unroute("**/api/games")
    lobby = marta.page.locator(".lob .now")
    expect(again.or_(lobby).first).to_be_visible()
    if again.is_visible():  # else the page has come by itself meanwhile
        again.click()
    lobby.wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
def test_a_table_that_never_comes_has_a_way_back(visit: Visit, how: dict[str, object]) -> None:
    marta = visit(**how)
    table = marta.open(config={"scenario": "M00"})
    marta.settled()
    marta.go()
    marta.page.wait_for_selector(".lob .now")
    marta.page.route_web_socket("**/ws", lambda socket: None)  # it opens, and says nothing
    marta.go(f"/table/{table}")
    marta.page.get_by_role("link", name="To the lobby").click()
    marta.page.wait_for_selector(".lob .now")


LONG = "W" * 32
OUTSIDE = """() => [...document.querySelectorAll('body *')].filter(one => {
  const own = [...one.childNodes].some(node => node.nodeType === 3 && /W{20}/.test(node.data));
  if (!own || !one.checkVisibility()) return false;
  for (let above = one; above; above = above.parentElement)
    if (getComputedStyle(above).overflowX !== 'visible') {
      if (above.scrollWidth > above.clientWidth + 1 && above !== one) return true;
      break;
    }
  const words = document.createRange();
  words.selectNodeContents(one);
  const clipped = getComputedStyle(one).overflowX !== 'visible';
  return !clipped && words.getBoundingClientRect().right > innerWidth + 1;
}).map(one => `${one.tagName}.${one.className} in ${one.parentElement.className}`)"""
"""Words of a long name that reach out of the window, or make something else scroll sideways."""


@pytest.mark.slow
@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["zombicide-2e", "zombie-terror"])
def test_names_of_one_long_word_stay_on_the_screen(
    visit: Visit, game: str, how: dict[str, object]
) -> None:
    marta, jan = visit(LONG, **how), visit(LONG[1:] + "X", **how)
    config = {"scenario": "M00", "players": 2} if game == "zombicide-2e" else {"scenario": "base"}
    sit_together([marta, jan], game, config)
    marta.settled()
    expect(jan.page.locator(".choice h2")).to_contain_text(LONG)
    assert jan.page.evaluate(OUTSIDE) == []
    marta.page.get_by_role("button", name="Menu", exact=True).first.click()
    expect(marta.page.locator(".people")).to_contain_text(LONG[1:])
    assert marta.page.evaluate(OUTSIDE) == []
    marta.go()
    expect(marta.page.locator("[data-continue]").first).to_contain_text(LONG)
    # On a phone the tables to go on with are pushed sideways; nothing else is.
    assert [one for one in marta.page.evaluate(OUTSIDE) if not one.endswith("ctx2")] == []


@pytest.mark.slow
@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("screen", [trade, found])
def test_the_menu_lies_over_cards_in_the_hand(
    visit: Visit, screen: Callable[[Guest], None], how: dict[str, Any]
) -> None:
    """It lay below them: who wanted another language lifted a card."""
    marta = visit(**how)
    screen(marta)
    answers = list(marta.answers)
    marta.page.get_by_role("button", name="Menu", exact=True).first.click()
    expect(marta.page.locator(".menu")).to_be_visible()
    assert marta.page.evaluate(COVERED) == []
    marta.page.locator(".menu").get_by_role("button", name="Polski").click()
    expect(marta.page.locator("html")).to_have_attribute("lang", "pl")
    assert marta.answers == answers


@pytest.mark.slow
def test_a_trade_is_over_with_its_table(visit: Visit) -> None:
    """Its cards lay over the closed table, and nobody was named who "decides."."""
    marta = visit()
    trade(marta)
    expect(marta.page.locator(".trade")).to_be_visible()
    marta.call("POST", f"tables/{marta.table}/close")
    expect(marta.page.get_by_text("The host has closed this table")).to_be_visible()
    expect(marta.page.locator(".trade")).to_have_count(0)
