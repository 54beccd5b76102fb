"""What the rules warn of is asked for twice, at the table of every game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.fort import enter_the_fort
from tests.browser.guest import Guest, Visit
from tests.browser.positions import lay_out

LOST = {
    "en": "After this the game is lost. Why: “",
    "pl": "Po tym gra jest przegrana. Powód: „",
}
OUT_OF_REACH = {
    "en": "A goal of the Mission can no longer be reached.",
    "pl": "Jednego z zadań Misji nie da się już wykonać.",
}
FALLEN = {
    "en": "A Survivor has been eliminated; the Mission has failed.",
    "pl": "Zginął Ocalały; Misja zakończyła się porażką.",
}
COCKTAIL: dict[str, Any] = {
    "survivors": {"amy": {"zone": 21, "skills": [], "hands": ["molotov#1", "katana"]}},
    "companions": [{"card": "ned", "zone": 18}],
    "zombies": {"20": {"patient_0": 1}},
    "memo": {"cocktail": 15},
}
LAST_TOKEN: dict[str, Any] = {
    "survivors": {
        "amy": {"zone": "A2", "tokens": 1, "skills": []},
        "doug": {"zone": "A5", "skills": []},
    },
    "objectives": ["A2 red"],
}
FLAMES: dict[str, Any] = {
    "survivors": {
        "cole": {"zone": "I3", "skills": [], "hands": ["flamethrower"], "attached": ["canister"]}
    },
    "zombies": {"I5": {"worker": 3}},
    "objectives": ["C1 red", "I5 red"],
}


def dialog(guest: Guest) -> Locator:
    return guest.page.locator("[data-warned]")


def shies_back(guest: Guest, words: str) -> None:
    """No key and no double click does it; Enter and Escape are the way back."""
    expect(dialog(guest)).to_contain_text(words)
    for key in ("1", "2", "E", "T"):
        guest.page.keyboard.press(key)
    expect(dialog(guest)).to_be_visible()
    guest.page.keyboard.press("Enter")
    expect(dialog(guest)).to_have_count(0)
    assert not {"end-turn", "take-objective:0"} & {*guest.answers}


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_objective_another_one_needs_is_not_taken_unasked(visit: Visit, lang: str) -> None:
    marta = visit(locale=lang)
    lay_out(marta, LAST_TOKEN, "M01")
    marta.page.locator("[data-action=take]").click()
    shies_back(marta, LOST[lang] + OUT_OF_REACH[lang])


def test_neds_cocktail_is_not_discarded_unasked(visit: Visit) -> None:
    marta = visit()
    lay_out(marta, COCKTAIL, "M25")
    marta.page.locator("[data-own]").first.click()
    marta.page.locator("[data-request='discard-from:amy:0']").click()
    shies_back(marta, LOST["en"])
    assert not [one for one in marta.sent if one["type"] == "request"]
    marta.page.locator("[data-request='discard-from:amy:0']").click()
    dialog(marta).locator("[data-sure]").click()
    expect(marta.page.locator(".ended")).to_be_visible()


def test_a_needed_objective_is_not_burned_unasked(visit: Visit) -> None:
    marta = visit()
    lay_out(marta, FLAMES, "M00", "invader")
    marta.page.keyboard.press("R")
    marta.page.locator("[data-option='shoot:I5:flamethrower:-']").click()
    shies_back(marta, LOST["en"])


LAST_STEP: dict[str, Any] = {
    "survivors": {"amy": {"zone": "C1", "skills": [], "actions": 1}},
    "zombies": {"C2": {"walker": 3}},
    "crates": ["A1"],
}


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_last_step_into_too_many_zombies_is_not_taken_unasked(visit: Visit, lang: str) -> None:
    marta = visit(locale=lang)
    lay_out(marta, LAST_STEP, "M00")
    marta.page.locator("[data-zone=C2]").click()
    if not dialog(marta).count():  # the way is shown first, and gone by Enter
        marta.page.keyboard.press("Enter")
    shies_back(marta, LOST[lang] + FALLEN[lang])
    assert marta.answers == []


def test_how_an_attack_is_made_says_nothing_untrue_of_its_noise(visit: Visit) -> None:
    """The shotgun was told to be loud; the question after it does not know the weapon."""
    marta = visit()
    enter_the_fort(marta)
    marta.page.keyboard.press("R")
    expect(marta.page.locator(".odds")).to_contain_text("Noise in C6")
    marta.then(lambda: marta.page.keyboard.press("Enter"))
    expect(marta.page.locator("[data-option='all-out:2']")).to_be_visible()
    expect(marta.page.locator("[data-breaks]")).to_be_visible()
    expect(marta.page.locator(".odds")).not_to_contain_text("no noise")
