"""Who has never seen the duel finds its goal, its signs and its answers on the screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.hands import rest_on

DESK: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
GOALS = {"base": ("0/5", "5 points"), "barricades": ("0/2", "Keys, car, two inside")}


def humans(visit: Visit, scenario: str = "barricades", **how: Any) -> Guest:
    """Somebody leads the humans, and the duel asks for the first time."""
    guest = visit("Marta", **how)
    guest.open("zombie-terror", {"scenario": scenario}, ("me", "greedy"))
    guest.settled()
    return guest


@pytest.mark.parametrize("scenario", sorted(GOALS))
def test_the_goal_stands_at_the_table(visit: Visit, scenario: str) -> None:
    guest = humans(visit, scenario, **DESK)
    count, aim = GOALS[scenario]
    goal = guest.page.locator("[data-goal]")
    expect(goal).to_contain_text(aim)
    expect(goal).to_be_in_viewport(ratio=1)
    expect(guest.page.locator(".track")).to_contain_text(count)


@pytest.mark.parametrize("scenario", sorted(GOALS))
def test_a_phone_opens_the_goal_by_its_sign(visit: Visit, scenario: str) -> None:
    guest = humans(visit, scenario, **{**PHONE, "viewport": {"width": 360, "height": 640}})
    count, aim = GOALS[scenario]
    sign = guest.page.locator("[data-goals]")
    expect(sign).to_have_text(count)
    sign.tap()
    expect(guest.page.locator("[data-goal]")).to_contain_text(aim)
    expect(guest.page.locator("[data-goal]")).to_be_in_viewport(ratio=1)
    sign.tap()
    expect(guest.page.locator("[data-goal]")).not_to_be_visible()


@pytest.mark.parametrize("how", [DESK, PHONE], ids=["desk", "phone"])
def test_a_field_that_offers_nothing_says_so(visit: Visit, how: dict[str, Any]) -> None:
    guest = humans(visit, **how)
    guest.page.locator("[data-field]:not(.target)[aria-label^='O4']").click()
    told = guest.page.locator("[data-looked]")
    expect(told).to_contain_text("O4 is not offered now.")
    guest.page.locator("[data-field][aria-label*=Nurse]").click()  # whoever stands there is chosen
    expect(told).to_have_count(0)


def test_a_phone_names_whose_fields_are_marked(visit: Visit) -> None:
    guest = humans(visit, **PHONE)
    guest.page.locator(".humans button").nth(2).tap()
    expect(guest.page.locator("[data-who]")).to_have_text("Nurse, 3 AP")
    guest.page.locator(".fit").dispatch_event("click")  # all are in sight
    told = guest.page.get_by_role("dialog")
    for sign, words in (("Nurse", "zombie"), ("zombie, looks", "zombie sees")):
        field = guest.page.locator(f"[data-gloss^='pawn:'][aria-label*='{sign}']")
        rest_on(guest, field.first)
        expect(told).to_contain_text(words)
        told.get_by_role("button", name="Close").click()


@pytest.mark.parametrize("how", [DESK, PHONE], ids=["desk", "phone"])
def test_whom_a_card_is_for_is_answered_on_the_board(visit: Visit, how: dict[str, Any]) -> None:
    """Who pressed the person there saw a ring around them, and the question stayed."""
    guest = humans(visit, **how)
    page = guest.page
    page.locator("[data-card=adrenaline]").click()
    guest.then(page.locator(".read .prime").click)
    expect(page.locator("[data-field].target")).to_have_count(6)
    nurse = page.locator("[data-field].target[aria-label*=Nurse]")
    guest.then(nurse.click)
    assert guest.answers[-1] == "pick:nurse"


def test_all_are_placed_by_a_button_in_sight(visit: Visit) -> None:
    """It stood below twelve answers, out of sight."""
    guest = humans(visit, "base", **DESK)
    expect(guest.page.locator("[data-place]")).to_be_in_viewport(ratio=1)


def test_what_lies_on_the_ground_is_explained(visit: Visit) -> None:
    """Barricades, keys and the car only said that no zombie sees them."""
    guest = humans(visit, **PHONE)
    guest.page.locator("[data-explains]").wait_for(state="attached")
    guest.page.locator(".fit").dispatch_event("click")
    told = guest.page.get_by_role("dialog")
    for name, words in (
        ("barricade", "may not enter"),
        ("escape car", "must be the first"),
        ("bus", "obstacle"),
        ("zombies come in here", "adding field"),
    ):
        rest_on(guest, guest.page.locator(f"[data-held][aria-label*='{name}']").first)
        expect(told).to_contain_text(words)
        told.get_by_role("button", name="Close").click()


@pytest.mark.parametrize("scenario", sorted(GOALS))
def test_help_lists_the_ground_of_its_scenario(visit: Visit, scenario: str) -> None:
    """It said that it had everything, and had nothing of the board."""
    guest = humans(visit, scenario, **DESK)
    guest.page.locator("[data-explains]").wait_for(state="attached")
    guest.page.locator("[data-gloss='ground:bus']").first.wait_for(state="attached")
    guest.page.keyboard.press("?")
    own = {"base": ["obstacle", "exit"], "barricades": ["barricade", "keys", "car", "manhole"]}
    for term in ("bus", "adding", *own[scenario]):
        expect(guest.page.locator(f"dialog [data-term='ground:{term}']")).to_have_count(1)
    other = {"base": "barricade", "barricades": "obstacle"}[scenario]
    expect(guest.page.locator(f"dialog [data-term='ground:{other}']")).to_have_count(0)


@pytest.mark.parametrize(
    ("term", "said", "wrong"), [("track", "S6.2", "R7.1"), ("saved", "S9.1", "R8.1")]
)
def test_numbers_tell_the_rules_of_their_scenario(
    visit: Visit, term: str, said: str, wrong: str
) -> None:
    """The track told of an empty pool, which brings no terror there."""
    guest = humans(visit, **DESK)
    guest.page.locator("[data-explains]").wait_for(state="attached")
    guest.page.locator(f"[data-gloss='word:{term}']").first.hover()
    told = guest.page.get_by_role("dialog")
    expect(told).to_contain_text(said)
    expect(told).not_to_contain_text(wrong)


def test_the_banker_has_no_briefcase_where_there_is_none(visit: Visit) -> None:
    guest = humans(visit, **DESK)
    guest.page.locator("[data-explains]").wait_for(state="attached")
    guest.page.locator("[data-gloss='human:banker']").first.hover()
    told = guest.page.get_by_role("dialog")
    expect(told).to_contain_text("no briefcase")
    expect(told).not_to_contain_text("R2.banker")


@pytest.mark.parametrize("how", [DESK, PHONE], ids=["desk", "phone"])
def test_what_was_seen_is_taken_back_by_a_second_press(visit: Visit, how: dict[str, Any]) -> None:
    """One press on a sign without words took all that the bot had done away for good."""
    guest = humans(visit, "base", **how)
    page = guest.page
    guest.then(page.locator("[data-place]").click)
    guest.settled()
    sign = page.locator(".ub .barr")
    sign.click()
    expect(page.locator(".ub [role=status]")).to_contain_text("Press again")
    expect(sign).to_be_visible()
    sign.click()
    expect(page.locator("[data-place]")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (360, 640)], ids=str)
def test_three_answers_leave_the_hand_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    """The hand and the way to everything else were hidden above an empty row."""
    viewport = {"width": size[0], "height": size[1]}
    guest = humans(visit, **{**PHONE, "viewport": viewport})
    page = guest.page
    page.locator(".humans button").nth(3).tap()
    page.locator("[data-field][aria-label^='O8']").tap()
    guest.then(page.locator(".choice [data-option]").first.tap)
    page.locator(".humans button").nth(1).tap()
    answers = page.locator(".choice [data-option]")
    expect(answers).to_have_count(3)
    for one in answers.all():
        expect(one).to_be_in_viewport(ratio=1)
    expect(page.locator(".hand [data-card]").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".more")).to_be_visible()
    panel = page.locator(".choice")
    assert panel.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    assert page.locator("[data-way-to]").count() == 0, "the finger has left the field"
