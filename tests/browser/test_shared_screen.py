"""Several people at one screen, in a game without screens of its own: everybody is asked.

Each seat has a hidden hand. All have questions at once, so the screen goes from one to the next.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from horda.core.decisions import Answer
from horda.core.session import Session
from tests.browser.colony import Colony
from tests.browser.guest import PHONE, Guest, Visit
from tests.demo.cards import card_name
from tests.demo.game import ENGINE
from tests.server.live import Live

SETUP = {"seats": 3, "rounds": 1}
SEED = 7


@pytest.fixture(scope="module")
def colony(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Colony(tmp_path_factory.mktemp("colony")) as live:
        yield live
        assert not live.faults()


@pytest.fixture
def marta(visit: Visit, colony: Live) -> Guest:
    guest = visit("Marta", colony.address)
    guest.open("colony", SETUP, ("me", "me", "me"), seed=SEED)
    guest.settled()
    return guest


def begun() -> Session[Any]:
    return Session.begin(ENGINE, ENGINE.config(SETUP), SEED)


def offered(guest: Guest) -> list[str]:
    """The options on the page."""
    found = guest.page.locator("[data-option]")
    return [str(one.get_attribute("data-option")) for one in found.all()]


def keys(game: Session[Any], seat: int) -> list[str]:
    """What the engine offers to a seat."""
    (choice,) = [one for one in game.state.open if one.seat == seat]
    return [option.key for option in choice.options]


def seat_of(asked: str) -> int:
    return int(asked.rsplit(".", 1)[1])


def test_another_question_is_reached_by_passing_the_screen_on(marta: Guest) -> None:
    game, page = begun(), marta.page
    assert offered(marta) == keys(game, 0)
    others = page.locator("[data-turn-to]")
    expect(others).to_have_text(["Ben", "Cleo"])
    others.last.click()
    cover = page.get_by_role("dialog")
    expect(cover).to_contain_text("Pass the screen to: Cleo")
    assert offered(marta) == []
    expect(others).to_have_count(0)
    cover.get_by_role("button").click()
    expect(cover).to_have_count(0)
    expect(page.locator(".choice h2")).to_contain_text("Cleo")
    assert offered(marta) == keys(game, 2)
    expect(others).to_have_text(["Ann", "Ben"])


def test_a_whole_game_is_played_behind_the_cover(marta: Guest) -> None:
    """Whoever has the screen sees exactly what the engine asks of that seat."""
    game, dice, page = begun(), random.Random(4), marta.page
    passed, before = 0, ""
    while game.state.result is None:
        page.wait_for_function(
            """before => document.querySelector('[data-pass-on], .ended') ||
               ![undefined, before].includes(document.querySelector('.choice')?.dataset.ask)""",
            arg=before,
        )
        cover = page.locator("[data-pass-on]")
        if cover.count():
            assert offered(marta) == []
            cover.click()
            passed += 1
            continue
        asked = marta.asked()
        assert asked is not None
        seat, before = seat_of(asked), asked
        assert offered(marta) == keys(game, seat)
        chosen = dice.choice(keys(game, seat))
        page.locator(f"[data-option='{chosen}']").click()
        game.answer(Answer(game.state.number(seat), seat, chosen))
    expect(page.locator(".ended")).to_be_visible()
    ends = [one.fate.value for one in game.state.result.endings(SETUP["seats"])]
    assert len(set(ends)) > 1, "not all end alike, so each is told"
    expect(page.locator(".how [data-fate]")).to_have_count(len(ends))
    shown = page.locator(".how [data-fate]").evaluate_all("all => all.map(one => one.dataset.fate)")
    assert shown == ends
    assert passed > len(game.engine.game.seats(game.state.config))


def test_own_cards_are_asked_for_by_the_seat_that_has_the_screen(marta: Guest) -> None:
    game, page = begun(), marta.page
    requests, asked = page.locator("[data-request]"), marta.asked()
    expect(page.locator("[data-own]")).to_have_count(1)
    page.locator("[data-own='0']").click()
    hand = sorted({f"drop:{card_name(card)}" for card in game.state.hands[0]})
    expect(requests).to_have_count(len(hand))
    keys = requests.evaluate_all("all => all.map(one => one.dataset.request)")
    assert sorted(keys) == hand
    requests.first.click()
    marta.settled(asked)  # the question is the same, asked anew
    expect(page.get_by_role("log")).to_contain_text("iscard")
    page.locator("[data-turn-to]").last.click()
    expect(page.locator("[data-own]")).to_have_count(0)
    page.get_by_role("dialog").get_by_role("button").click()
    expect(page.locator("[data-own='2']")).to_have_count(1)
    expect(requests).to_have_count(0)  # nobody sees another's hand by them


def test_a_phone_has_room_for_the_question_and_the_log(visit: Visit, colony: Live) -> None:
    guest = visit("Marta", colony.address, **PHONE)
    guest.open("colony", SETUP, ("me", "random", "random"), seed=SEED)
    guest.settled()
    for part in (guest.page.locator("main"), guest.page.get_by_role("log")):
        box = part.bounding_box()
        assert box
        assert box["width"] > 300
        assert box["x"] + box["width"] <= 390
