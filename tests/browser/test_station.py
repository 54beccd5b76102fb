"""A station in the browser: M0 to its end by mouse, keys and thumb, and what is seen of mold."""

import random
from functools import partial
from typing import Any

from playwright.sync_api import expect

from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.hands import click_through, press_through
from tests.browser.positions import lay_out
from tests.browser.replays import engine_agrees
from tests.browser.station import STATION, board_the_station
from tests.browser.test_solo import seeded
from tests.browser.winning import give

GAME = "invader"
# The last room but one: the Prototype lies there, a tank, the Bot fights outside, the Exit is next.
LAST_STEPS: dict[str, Any] = {
    "survivors": {
        "cole": {"zone": "C11", "skills": [], "hands": ["smg"], "actions": 4},
        "mitsuki": {"zone": "C9", "hands": ["cattle_prod"], "body": ["oxygen_tank"]},
    },
    "order": ["cole", "mitsuki"],
    "turn": "cole",
    "objectives": ["C11 red"],
    "zombies": {"C5": {"worker": 1}},
    "spawns": ["I1 red", "A11 red"],
    "machines": [{"kind": "bot", "zone": "C5"}],
    "oxygen": ["oxygen_tank#2", "oxygen_tank#3"],
    "next": {"dice": [6, 6, 6]},
}
ANSWERS = (
    *("take-objective:0", "put:cole:1", "done", "put:cole:10", "done"),
    *("take-tank", "put:cole:2", "done", "walk:C9", "close-door:door14", "escape"),
    *("steer-strike:bot", "concentrate:worker", "escape"),
)


def test_a_mission_is_won_by_clicking(visit: Visit) -> None:
    """The Prototype with its cell, a tank, a door, the Bot's blow, and out."""
    marta = visit()
    lay_out(marta, LAST_STEPS, "M00", GAME)
    for answer in ANSWERS:
        if answer != "done":  # the page says so itself once a card is put away
            marta.then(partial(give, marta, answer))
    assert tuple(marta.answers) == ANSWERS
    expect(marta.page.locator(".ended")).to_contain_text("You have won")
    assert "⟦" not in marta.page.content()


def test_the_first_mission_from_the_lobby_to_its_end(visit: Visit) -> None:
    marta = visit()
    marta.page.route("**/api/tables", seeded(7))
    marta.go()
    marta.page.get_by_role("button", name="Zombicide: Invader").click()
    marta.page.locator(".note .start .go, .note .start button").last.click()
    marta.settled()
    assert click_through(marta, random.Random(5), lively=40) > 20
    agreed(marta, marta.table)


def test_the_first_mission_by_keys_alone(visit: Visit) -> None:
    marta = visit()
    table = marta.open(GAME, {"scenario": "M00", "players": 1})
    assert press_through(marta, random.Random(3), lively=20) > 20
    agreed(marta, table)


def test_a_phone_is_enough(visit: Visit) -> None:
    marta = visit(**PHONE, locale="pl-PL")
    table = marta.open(GAME, {"scenario": "M00", "players": 1})
    assert click_through(marta, random.Random(3), lively=25) > 20
    assert marta.page.evaluate("document.documentElement.scrollWidth") <= 390
    agreed(marta, table)


def agreed(guest: Guest, table: str) -> None:
    """The engine finds the same game, and every word was translated."""
    assert engine_agrees(guest.record(table), guest.answers)
    expect(guest.page.locator(".ended")).to_be_visible()
    assert "⟦" not in guest.page.content()


def test_zones_say_all_that_is_there(visit: Visit) -> None:
    """What is drawn is said, too."""
    marta = visit()
    board_the_station(marta)
    said = {
        zone: marta.page.locator(f"[data-zone={zone}]").get_attribute("aria-label") or ""
        for zone in ("O5", "A5", "M5", "I9", "C3", "I5", "E3", "C9")
    }
    assert "Active Mold" in said["O5"]
    assert "Spoiler Abomination" in said["O5"]
    assert "Inactive Mold" in said["A5"]
    assert "Peacekeeper Bot, with an Activation token" in said["M5"]
    assert "Falchion Sentry Gun, asleep" in said["I9"]
    assert "Airlock" in said["C3"]
    assert "Oxygen Supply Room" in said["I5"]
    assert "closed door to K5" in said["I5"]
    assert "outdoors" in said["E3"]
    assert "destroyed door to A9" in said["C9"]


def test_mold_walls_and_doors_are_drawn(visit: Visit) -> None:
    marta = visit()
    board_the_station(marta)
    page = marta.page
    assert page.locator("[data-mold]").count() == 6
    assert page.locator("[data-burnt]").count() == 1
    assert page.locator("[data-is=closed]").count() == 3
    assert page.locator("[data-is=destroyed]").count() == 1
    assert page.locator("[data-machine]").count() == 2
    expect(page.locator(".watch:visible")).to_contain_text("2 Zones from joining")


def test_on_a_phone_the_chain_lies_with_the_goals(visit: Visit) -> None:
    marta = visit(**PHONE)
    board_the_station(marta)
    expect(marta.page.locator(".top .chain")).to_have_text("2")
    bar = marta.page.locator(".acts").bounding_box()
    assert bar
    assert bar["y"] + bar["height"] == PHONE["viewport"]["height"], "nothing is left below it"
    marta.page.locator("[data-more]").tap()
    marta.page.locator(".keys button").first.tap()
    shown = marta.page.locator(".goals .watch")
    expect(shown).to_contain_text("2 Zones from joining")
    expect(shown).to_contain_text("Peacekeeper Bot")
    expect(shown).to_contain_text("1 of 5 doors")


def test_the_preview_shows_where_mold_would_grow(visit: Visit) -> None:
    marta = visit()
    board_the_station(marta)
    marta.page.locator("[data-preview]:visible").click()
    expect(marta.page.locator("[data-growing=M5]")).to_be_attached()
    expect(marta.page.locator(".board")).to_contain_text("game lost")


def test_a_zone_whose_zombies_stay_says_first_that_the_game_would_be_lost_there(
    visit: Visit,
) -> None:
    """Two tags of one Zone: the page met an error, and no tag was drawn at all."""
    marta = visit()
    alone = {"survivors": {"baraka": STATION["survivors"]["baraka"]}, "order": ["baraka"]}
    coming = {"O5": {"spoiler_abomination": 1}, "M5": {"worker": 2}, "C11": {"worker": 1}}
    noise = {"M5": 3}
    board_the_station(marta, **alone, turn="baraka", zombies=coming, noise=noise, machines=[])
    for _ in range(2):
        marta.page.locator("[data-preview]:visible").click()
        expect(marta.page.locator("[data-danger=M5]")).to_contain_text("game lost")
        expect(marta.page.locator("[data-stays=M5]")).to_have_count(0)
        marta.page.locator("[data-preview]:visible").click()
        expect(marta.page.locator("[data-danger]")).to_have_count(0)


def test_an_attack_is_spread_or_concentrated_with_its_odds(visit: Visit) -> None:
    marta = visit()
    board_the_station(marta)
    page = marta.page
    page.locator("[data-action=shoot]").click()
    expect(page.locator(".hud .word", has_text="O5")).to_have_text("O5 · 88%")  # as the button says
    page.locator("[data-zone=O5]").click()
    plans = page.locator("[data-plans]")
    expect(plans).to_contain_text("Spread")
    expect(plans).to_contain_text("88% Spoiler Abomination")
    marta.then(page.locator("[data-option^='shoot:O5:prototype_lmg']").click)
    expect(page.locator("[data-option^=concentrate]")).to_contain_text("88%")
    expect(page.locator("[data-option=pass]")).to_contain_text("0%")
    expect(page.locator("[data-falls]")).to_have_text("88%Spoiler Abomination falls")
    way = page.locator("[data-option^=concentrate] > span").first.inner_text()
    expect(page.locator("[data-way]")).to_have_text(way)  # whose odds they are
    page.set_viewport_size({"width": 360, "height": 640})
    for option in page.locator("[data-option]").all():  # none of them below the fold
        expect(option).to_be_in_viewport(ratio=1)


def test_a_found_flamethrower_says_what_it_cannot_do_without(visit: Visit) -> None:
    marta = visit()
    found = {**LAST_STEPS, "zombies": {}, "equipment": ["flamethrower"]}
    lay_out(marta, found, "M00", GAME)
    marta.page.locator("[data-action=search]").click()
    expect(marta.page.locator("[data-compared]")).to_contain_text(
        "Works only with this attached: Canister."
    )


def test_a_rule_of_the_other_book_says_how_it_is_read_here(visit: Visit) -> None:
    marta = visit()
    marta.go(f"/rules/{GAME}/Z2-LOS-01")
    expect(marta.page.locator("[id='Z2-LOS-01'] small")).to_contain_text("Zombies are Xenos here")
    expect(marta.page.locator("[id='INV-CMB-3'] small")).to_have_count(0)
    marta.go("/rules/fort-hendrix/Z2-LOS-01")
    expect(marta.page.locator(".here")).to_have_attribute("id", "Z2-LOS-01")
    expect(marta.page.locator("article small")).to_have_count(0)
