"""On a phone the board never jumps and is never covered, whatever happens in a round."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guest import PHONE, Guest, Visit, sit_together
from tests.browser.hands import click_once
from tests.browser.positions import ALONE, sit_down
from tests.browser.test_together import ANSWERS_OF_MARTA, go_on, hand_over

SIZES = [(390, 844), (360, 640), (844, 390), (820, 1180)]
WATCH = """() => {
  const at = () => {
    const board = document.querySelector('.mid .board');
    const { x, y, width, height } = board ? board.getBoundingClientRect() : {};
    return [x, y, width, height].map(Math.round).join(' ');
  };
  const places = (window.places = new Set([at()]));
  const look = () => {
    places.add(at());
    if (places === window.places) requestAnimationFrame(look);
  };
  look();
}"""
COVERED = """() => {
  const box = document.querySelector('.mid .board').getBoundingClientRect();
  const found = new Set();
  for (const dx of [0.1, 0.3, 0.5, 0.7, 0.9]) for (const dy of [0.1, 0.3, 0.5, 0.7, 0.9]) {
    const there = document.elementFromPoint(box.x + box.width * dx, box.y + box.height * dy);
    const apart = there && !there.closest('.board, .pill, [data-moment]');
    if (apart) found.add(there.className || there.tagName);
  }
  return [...found];
}"""


GAMES: dict[str, tuple[str, tuple[str, ...]]] = {
    "zombicide-2e": ("M01", ("me",)),
    "invader": ("M01", ("me",)),
    "fort-hendrix": ("F01", ("me",)),
    "zombie-terror": ("barricades", ("me", "random")),
}
"""By game a scenario and who sits at it."""


def sized(width: int, height: int) -> dict[str, Any]:
    return {**PHONE, "viewport": {"width": width, "height": height}}


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_board_stays_where_it_is(visit: Visit, width: int, height: int) -> None:
    guest = visit(**sized(width, height), settings={"moments": "off", "speed": 50})
    guest.open(config={"scenario": "M00", "players": 1})
    guest.settled()
    guest.page.evaluate(WATCH)
    dice = random.Random(5)
    asked: str | None = None
    for _ in range(30):  # more than a round
        if not guest.settled(asked):
            break
        asked = guest.asked()
        assert guest.page.evaluate(COVERED) == []
        click_once(guest, dice, lively=True)
    assert guest.page.evaluate("window.places.size") == 1, guest.page.evaluate("[...window.places]")


@pytest.mark.parametrize("game", GAMES)
def test_the_board_stays_in_every_game(visit: Visit, game: str) -> None:
    """With its moments: nothing but their stage lies over the board, upright or on its side."""
    scenario, seats = GAMES[game]
    guest = visit(**sized(390, 844))
    guest.open(game, {"scenario": scenario}, seats)
    sizes = [(390, 844), (844, 390), *([(820, 1180)] if game == "invader" else [])]
    for width, height in sizes:
        guest.page.set_viewport_size({"width": width, "height": height})
        stays(guest, random.Random(5), answers=5)


def stays(guest: Guest, dice: random.Random, answers: int) -> None:
    """Gives some answers and looks where the board is, and what is over it."""
    guest.settled()
    guest.page.evaluate("() => new Promise(requestAnimationFrame)")
    guest.page.evaluate(WATCH)
    for _ in range(answers):
        assert guest.page.evaluate(COVERED) == []
        if not guest.then(lambda: click_once(guest, dice, lively=True)):
            break
    assert guest.page.evaluate("window.places.size") == 1, guest.page.evaluate("[...window.places]")


def test_who_acts_next_takes_the_strip(visit: Visit) -> None:
    guest = visit(**PHONE)
    guest.open(config={"scenario": "M01", "players": 1})
    guest.settled()
    can = guest.page.locator(".squad .can")
    assert can.count() == 6
    expect(guest.options).to_have_count(1)
    expect(guest.options).to_contain_text("another face")  # it is not the only answer
    can.nth(2).tap()  # looks
    assert guest.answers == []
    expect(can.nth(2)).to_have_attribute("aria-pressed", "true")
    guest.then(lambda: can.nth(2).tap())  # and means it
    assert len(guest.answers) == 1


def test_what_is_out_of_sight_is_told_at_the_edge(visit: Visit) -> None:
    guest: Guest = visit(**PHONE)
    sit_down(guest, {**ALONE, "zombies": {"A6": {"walker": 4}, "I3": {"walker": 1}}})
    pill = guest.page.locator("[data-pill='zombies left']")
    expect(pill).to_contain_text("4")
    pill.tap()
    expect(pill).to_have_count(0)
    expect(guest.page.locator("[data-pill='zombies right']")).to_contain_text("1")


def test_more_holds_what_lies_over_the_board_elsewhere(visit: Visit) -> None:
    guest = visit(**PHONE)
    sit_down(guest, ALONE)
    guest.page.locator("[data-more]").tap()
    guest.page.locator("[data-preview]:visible").tap()
    expect(guest.page.locator(".ghosts")).to_be_attached()


def test_what_somebody_holds_lies_below_the_question(visit: Visit) -> None:
    guest = visit(**PHONE)
    sit_down(guest, ALONE)
    page = guest.page
    gun = page.locator(".hands.first [data-gloss='card:shotgun']")
    expect(gun).to_be_visible()
    expect(page.locator("kbd:visible")).to_have_count(0)  # fingers have no keys
    page.locator("[data-rest]").tap()
    expect(page.locator(".pack")).to_contain_text("Canned Food")
    page.locator(".shut").tap()
    gun.tap()  # a weapon is raised: what it can do takes the place of the hands
    expect(page.locator("[data-option^='shoot']").first).to_be_visible()
    expect(gun).to_be_hidden()


@pytest.mark.parametrize(("width", "height"), SIZES[:3])
def test_cards_in_hands_are_read_on_the_sheet_of_their_survivor(
    visit: Visit, width: int, height: int
) -> None:
    """On a high screen they were as flat as their frames."""
    marta = visit(**sized(width, height))
    sit_down(marta, ALONE)
    marta.page.locator("[data-more]").tap()
    marta.page.get_by_role("button", name="Doug: board and cards").tap()
    cards = marta.page.locator(".sheet .hands .ecard")
    expect(cards).to_have_count(2)
    for card in cards.all():
        seen, name = card.bounding_box(), card.locator(".ename").bounding_box()
        assert seen is not None
        assert name is not None
        assert seen["y"] <= name["y"]
        assert name["y"] + name["height"] <= seen["y"] + seen["height"]


def test_who_reads_the_log_is_told_that_it_is_their_turn(visit: Visit) -> None:
    """Nothing said so: the log covers the question, and everybody waited."""
    marta, jan = visit("Marta"), visit("Jan", **PHONE)
    sit_together([marta, jan])
    marta.settled()
    jan.page.locator("[data-more]").tap()
    jan.page.get_by_role("button", name="Log").tap()
    shut = jan.page.locator("[data-shut]")
    expect(shut).to_have_text("Close")
    for _ in range(ANSWERS_OF_MARTA - 1):
        marta.then(lambda: go_on(marta))
    hand_over(marta)
    jan.settled()
    expect(shut).to_have_text("Close · Your turn")
    shut.tap()
    expect(jan.question).to_be_visible()
