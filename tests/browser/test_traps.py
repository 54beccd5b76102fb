"""Nothing that ends a game takes one press: attacks on friends, useless shots, turns cut short."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.positions import DOWNTOWN, sit_down
from tests.browser.screens import step

SHOOT = "[data-action=shoot]"
LOST = {"en": "Then the game is lost.", "pl": "Wtedy gra jest przegrana."}
FALLS = {"en": "Wanda may fall.", "pl": "Może zginąć: Wanda."}
VAIN = {"en": "No Zombie can fall to this.", "pl": "Żadne Zombie nie może od tego paść."}
KEEP = {"en": "Keep these dice", "pl": "Zostaw te kości"}
ABLE = {"en": "These humans can still act: ", "pl": "Ci ludzie mogą jeszcze coś zrobić: "}
NURSE = {"en": "Nurse", "pl": "Pielęgniarka"}
CHILD = {"en": "Child", "pl": "Dziecko"}


def aim(guest: Guest, zone: str | None = None) -> None:
    """Raises the gun, and points it at a zone."""
    guest.page.keyboard.press("R")
    expect(guest.page.locator(".odds")).to_be_visible()
    if zone:
        guest.page.locator(f"[data-zone={zone}]").click()


def traps(guest: Guest) -> Locator:
    return guest.page.locator("[data-trap]")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_shot_past_a_friend_is_asked_for_twice(visit: Visit, lang: str) -> None:
    marta = visit(locale=lang)
    sit_down(marta, DOWNTOWN)
    aim(marta, "C3")
    row, sure = traps(marta), marta.page.locator("[data-sure]")
    expect(row).to_have_count(1)
    for words in (FALLS[lang], LOST[lang]):
        expect(row).to_contain_text(words)
    expect(row.locator("kbd")).to_have_count(0)
    for key in ("1", "Enter", "2"):
        marta.page.keyboard.press(key)
    expect(sure).to_have_count(0)
    row.click()
    stage = marta.page.locator("[data-moment]:has([data-danger])")
    for words in ("Wanda", FALLS[lang], LOST[lang]):
        expect(stage).to_contain_text(words)
    expect(marta.question).to_contain_text(LOST[lang])
    expect(stage.locator("[data-safer]")).to_have_count(1)
    for key in ("1", "2", "x", "Enter"):  # which is the way back
        expect(stage.locator("[data-sure]")).to_be_visible()
        marta.page.keyboard.press(key)
    expect(sure).to_have_count(0)
    row.click()
    expect(stage.locator("[data-unsure]")).to_be_focused()
    marta.page.keyboard.press("Space")
    expect(sure).to_have_count(0)
    assert marta.answers == []
    wanted = row.get_attribute("data-option")
    row.dblclick()
    expect(sure).to_be_visible()
    marta.then(sure.click)
    assert marta.answers == [wanted]


@pytest.mark.parametrize("beside", ["zone", "key"])
def test_beside_a_shot_that_is_asked_about_nothing_is_done(visit: Visit, beside: str) -> None:
    """A click that was to shut the question led Doug to four Zombies, and N made Noise below it."""
    marta = visit()
    sit_down(marta, DOWNTOWN)
    marta.page.locator("aside.left [data-gloss='card:shotgun']").first.click()
    traps(marta).first.click()
    stage = marta.page.locator("[data-danger]")
    expect(stage).to_be_visible()
    if beside == "zone":
        marta.page.locator("[data-zone=F3]").click()
    else:
        marta.page.keyboard.press("N")
    expect(stage).to_have_count(0)
    marta.page.wait_for_timeout(500)
    assert marta.answers == []
    if beside == "key":  # now it is listed
        marta.then(marta.options.first.click)
        assert marta.answers == ["make-noise"]


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_shots_at_nobody_and_at_friends_stand_below_in_red(
    visit: Visit, lang: str, how: dict[str, Any]
) -> None:
    marta = visit(locale=lang, **how)
    sit_down(marta, DOWNTOWN)
    aim(marta)
    rows = marta.page.locator("[data-option]")
    expect(traps(marta).first).to_be_attached()
    marked = rows.evaluate_all("all => all.map(one => 'trap' in one.dataset)")
    assert marked == sorted(marked), "all that is safe comes first"
    assert not all(marked)
    vain = traps(marta).filter(has_text=VAIN[lang])
    expect(vain.first).to_be_attached()
    danger = marta.page.evaluate(
        """() => { const one = document.createElement('i'); one.style.color = 'var(--danger)';
                   document.body.append(one); return getComputedStyle(one).color; }"""
    )
    for row in traps(marta).all():
        assert row.evaluate("one => getComputedStyle(one).color") == danger
    for row in vain.all():
        assert row.locator(".om b").evaluate("one => getComputedStyle(one).color") == danger
    vain.first.focus()
    big = marta.page.locator(".odds .big")
    expect(big).to_contain_text("0%")
    assert big.evaluate("one => getComputedStyle(one).color") == danger


@pytest.mark.parametrize("raised", ["key", "mouse"])
def test_enter_does_what_its_button_says_after_a_click_on_the_board(
    visit: Visit, raised: str
) -> None:
    marta = visit()
    sit_down(marta, DOWNTOWN)
    if raised == "key":
        marta.page.keyboard.press("R")
    else:
        marta.page.locator(SHOOT).click()
    expect(marta.page.locator(".odds")).to_be_visible()
    marta.page.locator("[data-zone=F3]").click()
    row = marta.page.locator("[data-option]")
    expect(row.locator("kbd")).to_have_text("↵")
    key = row.get_attribute("data-option")
    marta.then(lambda: marta.page.keyboard.press("Enter"))
    assert marta.answers == [key]


def test_enter_picks_another_zone_for_who_goes_by_keys(visit: Visit) -> None:
    marta = visit()
    sit_down(marta, DOWNTOWN)
    aim(marta, "F3")
    expect(marta.page.locator("[data-option] kbd")).to_have_text("↵")
    marta.page.keyboard.press("ArrowLeft")
    zone = marta.page.evaluate("document.activeElement.dataset.zone")
    assert zone != "F3"
    marta.page.keyboard.press("Enter")
    expect(marta.page.locator("[data-option] kbd")).to_have_count(0)
    assert marta.answers == []


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("dice", [[6, 6], [1, 6]], ids=["all hit", "one misses"])
def test_dice_lie_open_when_they_may_be_rolled_again(
    visit: Visit, dice: list[int], lang: str
) -> None:
    marta = visit(locale=lang)
    sit_down(marta, {**DOWNTOWN, "next": {"dice": [*dice, 6, 6]}})
    aim(marta, "F3")
    marta.then(lambda: marta.page.keyboard.press("Enter"))
    lying = marta.question.locator(".sd .die")
    expect(lying).to_have_text([str(face) for face in dice])
    expect(marta.question.locator(".sd .hit")).to_have_count(dice.count(6))
    keep = marta.page.locator("[data-option=pass]")
    expect(keep).to_contain_text(KEEP[lang])
    expect(keep.locator("kbd")).to_have_text("↵")  # what falls to them is enough
    first = dice != [6, 6]
    marta.then(lambda: marta.page.keyboard.press("1"))
    assert marta.answers[-1] == ("reroll:ammo" if first else "pass")


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_humans_turn_does_not_end_unasked_while_somebody_can_act(
    visit: Visit, lang: str, how: dict[str, Any]
) -> None:
    marta = visit(locale=lang, **how)
    marta.open("zombie-terror", {"scenario": "barricades"}, ("me", "random"))
    marta.settled()
    page = marta.page
    tire(marta, lang)
    hint = "Choose somebody, or" if lang == "en" else "Wybierz kogoś albo"
    expect(marta.question).to_contain_text(hint)  # the list is not the Nurse's any more
    if how:  # a phone keeps the people and what the zombies must do in sight
        expect(page.locator(".humans")).to_be_visible()
        expect(page.locator(".threats")).to_be_visible()
    end, sure = page.locator("[data-option=end-turn]:visible").first, page.locator("[data-sure]")
    end.dblclick()  # its second half does nothing and takes no focus
    told = marta.question.locator(".sure")
    expect(told).to_contain_text(ABLE[lang])
    expect(told).to_contain_text(CHILD[lang])
    expect(told).not_to_contain_text(NURSE[lang])
    page.keyboard.press("1")
    expect(sure).to_be_visible()
    page.keyboard.press("Enter")
    expect(sure).to_have_count(0)
    assert "end-turn" not in marta.answers
    end.click()
    marta.then(sure.click)
    assert marta.answers[-1] == "end-turn"


def tire(guest: Guest, lang: str) -> None:
    """Lets the Nurse spend all she has; on a phone her row lies below the board."""
    guest.page.locator(".humans button", has_text=NURSE[lang]).dispatch_event("click")
    for _ in range(3):
        step(guest, "nurse")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_log_stays_in_sight_while_attacks_are_listed(visit: Visit, lang: str) -> None:
    marta = visit(locale=lang, viewport={"width": 1366, "height": 768})
    sit_down(marta, DOWNTOWN)
    aim(marta)
    expect(traps(marta).first).to_be_attached()
    log, choice = (marta.page.locator(one).bounding_box() for one in (".logp", ".choice"))
    bar = marta.page.locator(".film").bounding_box()
    assert log
    assert choice
    assert bar
    assert log["height"] >= 100
    assert choice["y"] + choice["height"] <= log["y"]
    assert log["y"] + log["height"] <= bar["y"]
    expect(marta.options.first).to_be_in_viewport(ratio=1)
    expect(traps(marta).first).to_be_in_viewport()


@pytest.mark.parametrize("how", [{}, {"viewport": {"width": 1366, "height": 768}}, PHONE])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_answer_slides_from_under_the_pointer(
    visit: Visit, lang: str, how: dict[str, Any]
) -> None:
    marta = visit(locale=lang, **how)
    sit_down(marta, DOWNTOWN)
    aim(marta)
    expect(traps(marta).first).to_be_attached()
    rows = marta.page.locator("[data-option]")
    tops = "all => all.map(one => Math.round(one.getBoundingClientRect().top))"
    marta.page.evaluate("document.fonts.ready.then(() => null)")  # they change heights once
    before = rows.evaluate_all(tops)
    for row in rows.all():  # to focus on one shows its odds, as to point at it does
        row.evaluate("one => one.focus({ preventScroll: true })")
        expect(marta.page.locator(".odds h3")).to_contain_text(row.inner_text().split("\n")[0])
        assert rows.evaluate_all(tops) == before
        lines = marta.page.locator(".odds p").all_inner_texts()
        assert all(line.strip() for line in lines), "no room is left empty"
    box = traps(marta).first.bounding_box()
    assert box
    marta.page.mouse.click(box["x"] + 60, box["y"] + 15)
    expect(marta.page.locator("[data-sure]")).to_be_visible()
    assert marta.answers == []
