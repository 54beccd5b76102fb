"""Dead of Winter: what may kill, or counts against the colony, takes more than one press."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.positions import lay_out
from tests.browser.winter import COLONY as NIGHT
from tests.browser.winter import PEOPLE, sit, until

COLONY: dict[str, Any] = {
    "morale": 1,
    "crisis": "rat-plague",
    "food": 9,
    "survivors": {
        "gia-najjar": {"seat": "player-1", "at": "school", "wounds": 2},
        "kevin-jackson": {"seat": "player-1", "at": "school"},
        "rocco-bellini": {"seat": "player-2", "at": "colony"},
    },
    "seats": {"player-1": {"hand": ["antibiotics", "kindling"], "dice": [6, 3]}},
}
LOST = {"en": "and the game lost", "pl": "gra będzie przegrana"}
DICE = {"en": "Dice are not used: 6, 3.", "pl": "Niewykorzystane kości: 6, 3."}
CRISIS = {
    "en": "needs 2 cards that fit. 0 lie face down, fitting or not.",
    "pl": "kart: 2. Leżą zakryte: 0, niekoniecznie pasujące.",
}


def winter(guest: Guest, **changes: Any) -> None:
    """Sits down at the colony as its first player."""
    lay_out(guest, {**COLONY, **changes}, "convoy", "dead-of-winter", players=2)


def dialog(guest: Guest) -> Locator:
    return guest.page.locator("[data-warned]")


def shies_back(guest: Guest, words: str) -> None:
    """Keys do nothing, Enter is the way back, and nothing was answered."""
    expect(dialog(guest)).to_contain_text(words)
    for key in ("1", "2", "E", "M"):
        guest.page.keyboard.press(key)
    expect(dialog(guest)).to_be_visible()
    guest.page.keyboard.press("Enter")
    expect(dialog(guest)).to_have_count(0)
    assert guest.answers == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_who_would_die_of_a_wound_is_not_moved_unasked(visit: Visit, lang: str) -> None:
    marta = visit(locale=lang)
    winter(marta)
    marta.page.locator("[data-action=move]").click()
    marta.page.locator("[data-option='move:gia-najjar:colony']").click()
    marta.page.locator("[data-option='move:gia-najjar:colony']").click()
    shies_back(marta, LOST[lang])
    marta.page.locator("[data-back]").click()
    marta.page.locator("[data-option='move:kevin-jackson:colony']").click()
    marta.then(marta.page.locator("[data-option='move:kevin-jackson:colony']").click)
    assert marta.answers == ["move:kevin-jackson:colony"]


def test_a_card_that_does_not_fit_is_not_given_unasked(visit: Visit) -> None:
    marta = visit()
    winter(marta)
    marta.page.locator("[data-action=crisis]").click()
    marta.page.locator("[data-uncover]").click()
    given = marta.page.locator("[data-option^='contribute:kindling']")
    given.click()
    given.click()
    shies_back(marta, "count against")


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desktop", "phone"])
def test_no_card_is_gone_by_one_press_in_a_list(visit: Visit, how: dict[str, Any]) -> None:
    """It is shown alone first, with what it does; nothing was answered yet."""
    marta = visit(**how)
    sit(marta, NIGHT)
    for action, key, told in (
        ("crisis", "contribute:junk-or-advance", "fits the crisis"),
        ("more", "play:food-1-or-trade", "1 food"),
    ):
        marta.page.locator(f"[data-action={action}]").click()
        if how:  # a card of a covered hand is named nowhere else
            card = key.partition(":")[2]
            marta.page.locator("[data-uncover]").tap()
            marta.page.locator(f".shown [data-card='{card}']").tap()
        elif marta.page.locator("[data-uncover]").count():
            marta.page.locator("[data-uncover]").click()
        if not marta.page.locator("[data-consequence]").count():
            marta.page.locator(f"[data-option^='{key}']").first.click()
        expect(marta.page.locator("[data-consequence]")).to_contain_text(told)
        assert marta.answers == []
        if how:
            marta.page.locator(".choice .head .ghost").tap()
        else:
            marta.page.locator("[data-back]").click()
            marta.page.locator(f"[data-action={action}]").click()


@pytest.mark.parametrize("bandits", [0, 1])
def test_an_attack_without_zombies_says_whom_it_is_for(visit: Visit, bandits: int) -> None:
    """Nobody is exposed by it, not by bandits either."""
    marta = visit()
    people = {**PEOPLE, "gia-najjar": {"seat": "player-1", "at": "school"}}
    sit(marta, {**NIGHT, "survivors": people, "places": {"school": {"bandits": bandits}}})
    marta.page.locator("[data-own=gia-najjar]").click()
    marta.page.locator("[data-action=attack]").click()
    marta.page.locator("[data-die='5']").click()
    expect(marta.page.locator("[data-consequence]")).to_contain_text("on people")


def test_a_hand_opened_by_a_tap_says_how_it_is_covered(visit: Visit) -> None:
    """Nobody can let go of what is not held; and no card lies below the button."""
    marta = visit(**PHONE)
    sit(marta, NIGHT)
    cover = marta.page.locator("[data-look]")
    cover.tap()
    expect(cover).to_have_text("Press to cover")
    last = marta.page.locator(".shown [data-card]").last.bounding_box()
    edge = cover.bounding_box()
    assert last is not None
    assert edge is not None
    assert last["y"] + last["height"] <= edge["y"]
    cover.tap()
    expect(marta.page.locator(".shown")).to_have_count(0)


def test_a_mouse_that_lets_go_elsewhere_covers_the_hand(visit: Visit) -> None:
    """In a narrow window: the button said that it is held, and the cards lay open."""
    marta = visit(viewport={"width": 600, "height": 900})
    sit(marta, NIGHT)
    page = marta.page
    box = page.locator("[data-look]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    expect(page.locator(".shown")).to_be_visible()
    page.wait_for_timeout(300)
    page.mouse.move(300, 300)
    page.mouse.up()
    expect(page.locator(".shown")).to_have_count(0)


def test_what_was_done_is_taken_back_in_reach_of_the_thumb(visit: Visit) -> None:
    marta = visit(**PHONE)
    winter(marta)
    marta.page.locator("[data-action=more]").tap()
    marta.page.locator("[data-action=barricade]").tap()
    marta.then(marta.page.locator("[data-option='barricade:kevin-jackson:6']").tap)
    marta.then(marta.page.locator("[data-undo]").tap)
    assert [one["type"] for one in marta.sent if one["type"] == "undo"] == ["undo"]
    expect(marta.page.locator("[data-undo]")).to_have_count(0)


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_end_of_a_turn_names_what_is_left(visit: Visit, lang: str, how: dict[str, Any]) -> None:
    marta = visit(locale=lang, **how)
    winter(marta)
    if not how:  # so that answers with numbers stand below the doubt
        marta.page.locator("[data-action=more]").click()
    marta.page.locator("[data-action=end]").click()
    told = marta.question.locator(".sure")
    for words in (DICE[lang], CRISIS[lang]):
        expect(told).to_contain_text(words)
    marta.page.keyboard.press("1")
    marta.page.keyboard.press("Enter")
    expect(told).to_have_count(0)
    assert marta.answers == []


def test_a_number_does_what_it_is_printed_on(visit: Visit) -> None:
    """Answers stand sorted by what is done; what their numbers do cannot be taken back here."""
    marta = visit()
    winter(marta)
    marta.page.locator("[data-survivor='kevin-jackson']").first.click()
    rows = marta.page.locator(".choice [data-option]")
    expect(rows.locator("kbd").first).to_have_text("1")
    keys = [row.get_attribute("data-option") for row in rows.all()]
    assert rows.locator("kbd").all_inner_texts() == [str(n + 1) for n in range(min(9, len(keys)))]
    marta.then(lambda: marta.page.keyboard.press("2"))
    assert marta.answers == [keys[1]]


def test_the_keys_of_taking_back_do_what_is_printed(visit: Visit) -> None:
    marta = visit()
    winter(marta)
    marta.page.locator("[data-action=barricade]").click()
    marta.then(marta.page.locator("[data-option='barricade:kevin-jackson:6']").click)
    marta.then(lambda: marta.page.keyboard.press("u"))
    marta.then(lambda: marta.page.keyboard.press("y"))
    said = [one["type"] for one in marta.sent if one["type"] in ("undo", "redo")]
    assert said == ["undo", "redo"]


def test_nobody_is_offered_to_take_back_what_was_revealed(visit: Visit) -> None:
    marta = visit()
    sit(marta, NIGHT)
    page = marta.page
    page.locator("[data-die='5']").click()
    page.locator("[data-action=search]").click()
    page.locator("[data-option='search:kevin-jackson:5']").click()
    until(marta, "search")
    expect(page.locator(".ub .u").first).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".ub .barr")).to_have_count(0)
