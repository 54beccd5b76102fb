"""Secrets of a colony stay secret: an exile vote in two browsers, a shared screen, a reload."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.winter import COLONY, CROSSROADS, GAME, answer, own, seal, sit, take, until, vote


def company(visit: Visit) -> tuple[Guest, Guest]:
    """Marta and Ben sit down with a bot, and everybody keeps survivors."""
    marta, ben = visit("Marta"), visit("Ben")
    table = marta.open(GAME, {"players": 3}, ("me", "open", "greedy"), seed=5, start=False)
    ben.sit_beside(marta, table, 1)
    marta.call("POST", f"tables/{table}/start", {"fill": None})
    for guest in (marta, ben):
        until(guest, "setup")
        seal(guest)
    return marta, ben


def turn_of(guest: Guest, *others: Guest) -> None:
    """Plays until it is somebody's turn."""
    everybody = (guest, *others)
    done: dict[int, str | None] = {}
    mine = guest.page.locator(".winter:not([data-staged]) [data-action=end][aria-disabled=false]")
    for _ in range(2000):
        if mine.count() and guest.asked():
            return
        for n, one in enumerate(everybody):
            asked = one.asked()
            if asked and asked != done.get(n) and not (one is guest and mine.count()):
                done[n] = asked
                answer(one)
        guest.page.wait_for_timeout(25)
    raise AssertionError("the turn never comes")


def told_since(guest: Guest, count: int) -> list[dict[str, Any]]:
    """What a page was told after so many frames."""
    return [json.loads(frame) for frame in guest.heard[count:]]


def asks(marta: Guest, ben: Guest) -> None:
    """Marta asks for a card and says what for; Ben reads it, and gives nothing."""
    marta.page.locator("[data-action=more]").click()
    marta.page.locator("[data-for] input").fill("to get Blue home")
    marta.page.locator("[data-option='request:fuel']").click()
    until(ben, "give")
    expect(ben.page.locator("[data-purpose]")).to_have_text("to get Blue home")
    ben.page.locator("[data-option=give-nothing]").click()
    turn_of(marta, ben)
    expect(marta.page.locator("[data-for]")).to_have_count(0)


def accuse(marta: Guest, ben: Guest) -> None:
    """Marta points at Ben, and both are asked for a thumb."""
    turn_of(marta, ben)
    asks(marta, ben)
    marta.page.locator("[data-action=more]").click()
    marta.page.locator("[data-option='accuse:player-2']").click()
    marta.page.locator("[data-sure]").click()
    until(marta, "vote")
    until(ben, "vote")
    expect(ben.page.locator(".vote6 .ptt h2")).to_contain_text("Marta points at you")


def sees_an_envelope(ben: Guest) -> None:
    """Ben sees that Marta has voted, and nothing more."""
    voter = ben.page.locator(".sb:has-text('Marta')")
    expect(voter.locator("[data-ballot]")).to_have_attribute("data-ballot", "sealed")
    assert "thumb" not in voter.inner_html()


def test_an_exile_vote_in_two_browsers(visit: Visit) -> None:
    marta, ben = company(visit)
    secrets = [own(one)["secret"] for one in (marta, ben)]
    accuse(marta, ben)
    heard = len(ben.heard)
    vote(marta, "up")
    expect(marta.page.locator("[data-vote-waits]")).to_be_visible()
    sees_an_envelope(ben)
    later = json.dumps(told_since(ben, heard))
    assert "ballot" not in later
    assert "Voted" not in later

    # Coming back in the middle of a vote: it is still secret, and still mine to give.
    heard = len(ben.heard)
    ben.page.reload()
    until(ben, "vote")
    sees_an_envelope(ben)
    assert "Voted" not in json.dumps(told_since(ben, heard))

    before = [len(one.heard) for one in (marta, ben)]
    vote(ben, "down")
    for one, count in zip((marta, ben), before, strict=True):
        one.page.wait_for_function("() => !document.querySelector('[data-staged=vote]')")
        assert "Voted" in json.dumps(told_since(one, count))
    assert "ballot:yes" in marta.answers
    assert "ballot:no" in ben.answers
    for one, foreign in ((marta, secrets[1]), (ben, secrets[0])):
        assert not any(f'"{foreign}"' in frame for frame in one.heard)


def test_reloading_does_not_open_what_was_covered(visit: Visit) -> None:
    marta = visit()
    sit(marta, COLONY)
    marta.page.keyboard.press("h")
    expect(marta.page.locator(".tray")).to_contain_text("Rainy Day")
    marta.page.reload()
    marta.settled()
    expect(marta.page.locator(".tray")).not_to_contain_text("Rainy Day")


def test_a_shared_screen_has_a_curtain_between_players(visit: Visit) -> None:
    marta = visit()
    sit(marta, COLONY)
    page = marta.page
    page.keyboard.press("h")
    expect(page.locator(".tray")).to_contain_text("Rainy Day")
    page.locator("[data-action=end]").click()
    page.locator("[data-sure]").click()
    expect(page.locator("[data-pass-on]")).to_be_visible()
    # Nothing of the last seat is in the page behind the glass, and nothing of the next one.
    content = page.locator("#app").inner_html() if page.locator("#app").count() else page.content()
    for secret in ("Rainy Day", "Poison", "Memento"):
        assert secret not in content
    expect(page.locator("[data-card], .tray")).to_have_count(0)
    assert take(marta)
    marta.settled()
    tray = page.locator(".tray")
    expect(tray).not_to_contain_text("Poison")
    page.keyboard.press("h")
    expect(tray).to_contain_text("Poison")


def test_a_short_press_does_not_wipe_the_glass(visit: Visit) -> None:
    marta = visit()
    sit(marta, CROSSROADS)
    cover = marta.page.locator("[data-pass-on]")
    cover.click()
    expect(cover).to_be_visible()


def test_who_holds_the_crossroads_card_reads_it_and_nobody_else(visit: Visit) -> None:
    marta, ben = company(visit)
    turn_of(ben, marta)
    kept = marta.page.locator("[data-kept]")
    expect(kept).to_have_count(0)
    marta.page.locator("[data-secret]").click()
    expect(kept).to_be_visible()
    card = kept.get_attribute("data-kept")
    assert card
    assert f'"{card}"' in "".join(marta.heard)
    assert f'"{card}"' not in "".join(ben.heard)


CARDS = re.compile("Fuel or|Food 1 or|Junk or|Medicine or")
"""The hand of the first player of COLONY."""


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
def test_no_answer_names_a_card_of_a_covered_hand(visit: Visit, how: dict[str, Any]) -> None:
    """Others sit at the same screen: what is added or played is named once the hand is open."""
    marta = visit(**how)
    sit(marta, COLONY)
    page = marta.page
    for action in ("crisis", "more"):
        page.locator(f"[data-action={action}]").click()
        expect(page.locator("[data-uncover]")).to_be_visible()
        assert not CARDS.search(page.locator("body").inner_text())
        page.keyboard.press("1")  # nor is one chosen unseen by its number
        page.keyboard.press("Escape")
    assert marta.answers == []
    page.locator("[data-action=crisis]").click()
    page.locator("[data-uncover]").click()
    assert len(set(CARDS.findall(page.locator("body").inner_text()))) == 4


def test_a_turn_that_ended_by_mistake_is_taken_back_at_a_shared_screen(visit: Visit) -> None:
    """Undo stood there for the next player, and was refused: it went out in the wrong name."""
    marta = visit()
    sit(marta, COLONY)
    page = marta.page
    page.locator("[data-action=end]").click()
    page.locator("[data-sure]").click()
    page.wait_for_selector("[data-pass-on]")
    take(marta)
    marta.settled()
    expect(page.locator("[data-last]")).to_have_text("one decision")  # whose is not told
    page.keyboard.press("u")
    expect(page.locator("#passon")).to_contain_text("1")
    take(marta)
    marta.settled()
    expect(page.locator("[data-action=end]")).to_have_attribute("aria-disabled", "false")
    assert (marta.asked() or "").endswith(".0")
