"""What pictures of every screen showed: words torn apart, words below other things, wrong words."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.reading import torn
from tests.browser.screens import show

SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
LYING: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
WALKERS = "all => Math.min(...all.map(one => one.getBoundingClientRect().left))"
BUTTONS = "all => Math.max(...all.map(one => one.getBoundingClientRect().right))"

OVER = """all => all.filter((act) => {
  const { top, bottom } = act.getBoundingClientRect();
  return [...act.children].some((one) => {
    const part = one.getBoundingClientRect();
    return part.height && (part.top < top - 0.5 || part.bottom > bottom + 0.5);
  });
}).map((act) => act.dataset.action)"""


def box(found: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of something."""
    lies = found.bounding_box()
    assert lies is not None
    return lies["x"], lies["y"], lies["x"] + lies["width"], lies["y"] + lies["height"]


def apart(one: Locator, other: Locator) -> bool:
    """Whether neither lies over the other."""
    (left, top, right, bottom), (x, y, to_x, to_y) = box(one), box(other)
    return right <= x or to_x <= left or bottom <= y or to_y <= top


@pytest.mark.slow
@pytest.mark.parametrize("screen", ["found", "fort-found", "wounds"])
def test_no_skill_is_torn_in_the_middle_of_a_word(visit: Visit, screen: str) -> None:
    marta = visit(locale="pl")
    show(marta, screen)
    assert torn(marta, ".bands") == []


@pytest.mark.parametrize("how", [PHONE, SMALL, LYING], ids=["phone", "small", "lying"])
def test_the_strip_of_the_past_lies_whole_on_a_phone(visit: Visit, how: dict[str, Any]) -> None:
    marta = visit(**how)
    show(marta, "past")
    film = marta.page.locator(".film.watching")
    assert film.evaluate("box => box.scrollHeight <= box.clientHeight")
    assert apart(film, marta.page.locator(".choice [data-now]"))
    marta.page.locator(".choice [data-now]").tap()
    expect(film).to_have_count(0)


def test_who_looks_back_at_a_colony_is_not_told_to_be_next(visit: Visit) -> None:
    marta = visit()
    show(marta, "colony-past")
    expect(marta.page.locator("body")).not_to_contain_text("You are next")


@pytest.mark.parametrize("how", [SMALL, LYING], ids=["small", "lying"])
def test_the_answers_to_an_attack_leave_its_odds_in_sight(
    visit: Visit, how: dict[str, Any]
) -> None:
    marta = visit(**how)
    show(marta, "station-plan")
    odds = marta.page.locator(".choice .odds h3")
    expect(odds).to_be_visible()
    assert apart(odds, marta.page.locator(".choice .list"))


@pytest.mark.parametrize("screen", ["fort", "station"])
def test_many_actions_stay_within_their_buttons(visit: Visit, screen: str) -> None:
    """Two lines of a name pushed signs and keys over the upper edge."""
    marta = visit(viewport={"width": 1366, "height": 768})
    show(marta, screen)
    over = marta.page.locator(".act").evaluate_all(OVER)
    assert over == []


def test_the_tape_says_all_of_it_beside_its_panel(visit: Visit) -> None:
    marta = visit(**LYING)
    show(marta, "again")
    panel = marta.page.locator("[data-moment] > .panel")
    assert apart(marta.page.locator(".tape .about"), panel)


def test_a_vote_leaves_names_in_sight(visit: Visit) -> None:
    marta = visit(**LYING)
    show(marta, "colony-reveal")
    votes = marta.page.locator("[data-vote]")
    for vote in votes.all():
        assert apart(vote.locator(".th"), vote.locator("b"))
    expect(marta.page.locator(".stamp")).to_be_in_viewport(ratio=1)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1440, 900), (1366, 768)])
@pytest.mark.parametrize("screen", ["won", "station-won", "fort-won", "duel-won"])
def test_nobody_walks_away_behind_a_button(
    visit: Visit, screen: str, size: tuple[int, int]
) -> None:
    marta = visit(locale="pl", viewport={"width": size[0], "height": size[1]})
    show(marta, screen)
    people = marta.page.locator("[data-walker]")
    expect(people.first).to_be_attached()
    buttons = marta.page.locator("dialog footer .btn")
    assert buttons.evaluate_all(BUTTONS) <= people.evaluate_all(WALKERS)


def decided(guest: Guest, screen: str) -> Locator:
    """What the picture of an end says that decided."""
    show(guest, screen)
    expect(guest.page.locator("dialog [data-whole]")).to_be_visible()
    return guest.page.locator("[data-deciding]")


def test_what_decided_is_what_ended_the_game(visit: Visit) -> None:
    """Somebody who had turned rounds before, and a Walker shot long ago, were said to."""
    marta = visit()
    expect(decided(marta, "duel-won")).to_contain_text("gets into the escape car")
    expect(decided(marta, "fort-won")).to_contain_text("burner")


@pytest.mark.parametrize("how", [{}, SMALL], ids=["desk", "phone"])
def test_a_colony_that_ran_out_of_time_has_played_all_rounds(
    visit: Visit, how: dict[str, Any]
) -> None:
    """It said round 6 of 5."""
    marta = visit(**how)
    show(marta, "colony-lost")
    if how:
        expect(marta.page.locator(".lap")).to_have_text("Round 6/6")
    else:
        expect(marta.page.locator(".wtop i.on").first).to_have_text("6")
