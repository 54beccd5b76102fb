"""Great moments light their place, name who acts, and can be looked at again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.fort import enter_the_fort
from tests.browser.great import (
    again,
    fall,
    fort_fall,
    learn,
    level,
    reroll_six,
    rush,
    station_spawn,
)
from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.screens import ended, fort_fight, show, spawn, station_fight

Come = Callable[[Guest], None]
STAGE = "[data-moment]"
SIDEWAYS = {**PHONE, "viewport": {"width": 844, "height": 390}}
LAPTOP = {"locale": "pl", "viewport": {"width": 1366, "height": 768}}


def in_sight(guest: Guest, what: str) -> bool:
    """Whether all of something lies inside the window, with nothing to scroll."""
    seen: bool = guest.page.locator(what).first.evaluate(
        """one => {
          const box = one.getBoundingClientRect();
          const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return box.top >= 0 && box.bottom <= innerHeight && one.contains(at);
        }"""
    )
    return seen


def test_a_rush_names_the_fresh_ones_and_lights_their_zone(visit: Visit) -> None:
    marta = visit()
    rush(marta)
    expect(marta.page.locator(".tape")).to_contain_text("A6, and act at once: 5 Walkers")
    expect(marta.page.locator(f"{STAGE} .zcard .zr.on")).to_contain_text("5")
    expect(marta.page.locator(".board .rim.bad")).to_have_count(1)
    expect(marta.page.locator(f"{STAGE} [data-tape=rush] li")).to_have_text(["A6 5 Walkers"])


def test_an_extra_activation_lights_every_zone_of_the_kind(visit: Visit) -> None:
    marta = visit()
    again(marta)
    expect(marta.page.locator(".tape b")).to_have_text("All Walkers again!")
    expect(marta.page.locator(".tape")).to_contain_text("11 Walkers in 3 Zones")
    expect(marta.page.locator(".board .rim.bad")).to_have_count(3)
    before = marta.page.locator("[data-tape]").count()
    marta.page.keyboard.press("Space")
    expect(marta.page.locator("[data-tape]")).to_have_count(before - 1)


def test_a_fall_shows_a_photo_and_where_it_was(visit: Visit) -> None:
    marta = visit()
    fall(marta)
    stage = marta.page.locator(STAGE)
    expect(stage.locator("h2")).to_have_text("Doug falls")
    expect(stage.locator(".facts")).to_contain_text("E3, round 1")
    expect(marta.page.locator(".board .note.bad")).to_contain_text("Doug falls")


@pytest.mark.rule("FH-KO-2", "FH-KO-3")
def test_who_is_down_has_lost_all_cards_and_must_be_taken(visit: Visit) -> None:
    marta = visit()
    fort_fall(marta)
    stage = marta.page.locator(STAGE)
    expect(stage.locator("h2")).to_have_text("Michelle is down")
    expect(stage).to_contain_text("all their cards are discarded")
    expect(stage).to_contain_text("by the end of the next round")
    expect(stage.locator(".facts")).not_to_contain_text("Adrenaline")


def test_a_level_says_what_it_costs_all(visit: Visit) -> None:
    marta = visit()
    learn(marta)
    stage = marta.page.locator(STAGE)
    expect(stage.locator("h2")).to_have_text("Orange")
    expect(stage.locator(".road .now")).to_contain_text("one of 2")
    expect(stage.locator("[data-louder]")).to_contain_text(
        "One card can bring 10 Walkers; at Yellow it was 8 Walkers at most."
    )
    expect(marta.page.locator(".board [data-rays]")).to_have_count(1)
    marta.then(lambda: marta.page.keyboard.press("2"))
    assert marta.answers[-1].startswith("learn:")


def test_who_shines_is_still_where_nothing_may_move(visit: Visit) -> None:
    marta = visit(reduced_motion="reduce")
    level(marta)
    expect(marta.page.locator("[data-rays] path").first).to_be_hidden()


def test_the_card_before_can_be_looked_at_again(visit: Visit) -> None:
    marta = visit()
    spawn(marta)
    expect(marta.page.locator("[data-left]")).to_contain_text("Walkers left in the box")
    head = marta.page.locator(".zcard .zh span").last
    first = head.inner_text()
    assert marta.page.locator("[data-earlier]").count() == 0
    marta.page.keyboard.press("Space")
    expect(head).not_to_have_text(first)
    marta.page.locator("[data-earlier]").click()
    expect(head).to_have_text(first)
    expect(marta.page.get_by_role("button", name="Go on")).to_be_visible()


def test_aboard_the_figures_left_are_counted_too(visit: Visit) -> None:
    marta = visit()
    station_spawn(marta)
    expect(marta.page.locator("[data-left]")).to_contain_text("Workers left in the box")


@pytest.mark.parametrize("come", [spawn, rush, fall, level])
def test_what_goes_on_is_in_sight_on_a_phone_on_its_side(visit: Visit, come: Come) -> None:
    marta = visit(**SIDEWAYS)
    come(marta)
    assert in_sight(marta, f"{STAGE} [data-skip]")


def test_dice_and_answers_fit_a_phone_on_its_side(visit: Visit) -> None:
    marta = visit(**SIDEWAYS, locale="pl")
    reroll_six(marta)
    assert in_sight(marta, f"{STAGE} [data-option=pass]")


def test_six_dice_leave_room_for_the_answers(visit: Visit) -> None:
    marta = visit(**LAPTOP)
    reroll_six(marta)
    assert in_sight(marta, f"{STAGE} [data-option=pass]")
    tops = marta.page.locator(f"{STAGE} .tray .one").evaluate_all(
        "all => all.map(one => Math.round(one.getBoundingClientRect().top))"
    )
    assert len(set(tops)) == 1, "they lie in one row"


def test_it_is_night_on_the_stage_by_day(visit: Visit) -> None:
    marta = visit(color_scheme="light")
    spawn(marta)
    dark = marta.page.locator(f"{STAGE} .mpan").evaluate(
        "panel => getComputedStyle(panel).getPropertyValue('--sf-2').trim()"
    )
    assert dark == "#171e21"


def test_an_attack_says_one_chance_above_and_on_its_button(visit: Visit) -> None:
    """All-Out dice are weighed beside it; the button is the attack as it is."""
    marta = visit()
    fort_fight(marta)
    expect(marta.page.locator(".odds .big").first).to_contain_text("94%")
    expect(marta.page.locator(".btn.prime .om b")).to_have_text("94%")


def test_an_attack_that_fells_nobody_unless_it_is_declared_says_that_chance(visit: Visit) -> None:
    """Spread hits cannot fell an Abomination, concentrated ones can: 0% would be half the truth."""
    marta = visit()
    station_fight(marta)
    expect(marta.page.locator("[data-plans]")).to_contain_text("88%")
    expect(marta.page.locator(".btn.prime .om b")).to_have_text("88%")


def test_a_second_roll_says_which_dice_it_leaves(visit: Visit) -> None:
    """All-Out dice stay: that all dice are rolled again would be untrue."""
    marta = visit()
    enter_the_fort(marta, next={"dice": [5, 5, 4, 4]})
    marta.page.locator("[data-action=shoot]").click()
    marta.page.locator("[data-zone=E6]").click()
    expect(marta.page.locator("[data-plans]")).to_contain_text("31% it breaks")
    marta.then(marta.page.locator("[data-option^='shoot:E6:mossberg_500']").click)
    marta.page.locator("[data-option='all-out:2']").click()
    expect(marta.page.locator(f"{STAGE} .tray")).to_contain_text("stays")
    ways = marta.page.locator(f"{STAGE} .ways")
    expect(ways).to_contain_text("Only the dice not marked “stays”; their new roll stands.")
    expect(ways).not_to_contain_text("ll dice again")


@pytest.mark.parametrize("screen", ["station", "fort"])
def test_what_cards_can_do_is_not_cut_below_the_backpack(visit: Visit, screen: str) -> None:
    marta = visit(**LAPTOP)
    show(marta, screen)
    over = "sheet => sheet.scrollHeight - sheet.clientHeight"
    assert marta.page.locator(".sheet").evaluate(over) <= 8
    wide = (
        "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.innerText)"
    )
    assert marta.page.locator(".deeds .act").evaluate_all(wide) == []


def test_what_follows_a_game_is_in_sight_on_a_phone_on_its_side(visit: Visit) -> None:
    marta = visit(**SIDEWAYS)
    ended(marta)
    assert in_sight(marta, "dialog footer .prime")
