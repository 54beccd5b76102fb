"""Room at the colony's table: nothing that can be pressed lies below something else."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.hands import slowly, step_to
from tests.browser.positions import lay_out
from tests.browser.reading import lost
from tests.browser.screens import show
from tests.browser.winter import COLONY, GAME, PEOPLE, end_turn, sit, take

FOUR: dict[str, Any] = {
    **COLONY,
    "survivors": {
        **PEOPLE,
        "nadia-rivers": {"seat": "player-1", "at": "colony"},
        "cole-winters": {"seat": "player-1", "at": "colony"},
    },
}
# The first card waits in vain; the second is read as soon as it is drawn.
TWO_CARDS = {
    **COLONY,
    "turn": "begin player-1",
    "crossroads": ["chloe-larousse", "melissa-gupta"],
    "seats": {**COLONY["seats"], "player-1": {**COLONY["seats"]["player-1"], "dice": []}},
}


def covered(guest: Guest) -> list[str]:
    """What is there to be pressed, and lies below something else."""
    return [one for one in lost(guest) if one.startswith("cannot be clicked")]


@pytest.mark.parametrize("screen", ["colony-search", "colony-give"])
def test_what_is_asked_beside_the_board_covers_nothing(visit: Visit, screen: str) -> None:
    marta = visit(viewport={"width": 1366, "height": 768})
    show(marta, screen)
    assert covered(marta) == []


@pytest.mark.parametrize("screen", ["colony-search", "colony-give"])
def test_on_a_phone_the_whole_board_stays_in_sight(visit: Visit, screen: str) -> None:
    marta = visit(**PHONE)
    show(marta, screen)
    assert covered(marta) == []
    marta.page.locator(".phm").evaluate("one => one.scrollTo(0, 0)")
    asked = marta.page.locator("[data-moment]").bounding_box()
    last = marta.page.locator(".tile").last.bounding_box()
    assert asked is not None
    assert last is not None
    assert last["y"] + last["height"] <= asked["y"]


@pytest.mark.parametrize("height", [720, 768, 900])
def test_four_own_survivors_are_seen_at_once(visit: Visit, height: int) -> None:
    marta = visit(viewport={"width": 1366, "height": height})
    sit(marta, FOUR)
    own = marta.page.locator(".tray .own")
    expect(own.locator("[data-own]")).to_have_count(4)
    assert own.evaluate("one => one.scrollHeight - one.clientHeight") <= 1


@pytest.mark.parametrize("how", [{}, PHONE])
def test_a_colony_without_secrets_speaks_of_cards_only(visit: Visit, how: dict[str, Any]) -> None:
    seats = {seat: {**one, "secret": ""} for seat, one in COLONY["seats"].items()}
    marta = visit(**how)
    lay_out(marta, {**COLONY, "seats": seats}, "convoy", GAME, players=3, settle=False, coop=True)
    marta.page.wait_for_selector(".choice[data-ask]")
    cover = marta.page.locator(".cover").first
    expect(cover).to_contain_text("4 cards")
    expect(cover).not_to_contain_text("goal")


def test_the_first_showing_of_a_crossroads_card_names_who_drew_it(visit: Visit) -> None:
    marta = visit()
    slowly(marta, 0.05)
    sit(marta, TWO_CARDS)
    take(marta)
    marta.settled()
    end_turn(marta, marta.page.locator("[data-action=end]:visible").first)
    marta.page.wait_for_selector("[data-pass-on], [data-skip]")
    take(marta)
    step_to(marta, "[data-moment~=story]")
    # Player 1 sits to the right of player 2; player 3 drew the card before.
    expect(marta.page.locator(".xr header b")).to_have_text("Player 1")
