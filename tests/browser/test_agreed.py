"""Whoever comes to a table that waits is told by which rules it is played."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guest import PHONE, Visit

HOUSE = {"text": "[survivor.amy]\nhealth = 5\n"}
DUSK = {"ultrared": True, "free_move_pays": False, "max_abominations": 3, "house": HOUSE}


@pytest.mark.parametrize(
    ("game", "config", "told"),
    [
        (
            "dead-of-winter",
            {"players": 2, "coop": True, "hard": True},
            {"coop": "tak", "hard": "tak"},
        ),
        (
            "zombicide-2e",
            {"scenario": "M00", "players": 2, **DUSK},
            {"house": "Zasady domowe", "max_abominations": "3"}
            | {"ultrared": "tak", "free_move_pays": "nie"},
        ),
        ("zombicide-2e", {"scenario": "M00", "players": 2}, {}),
    ],
    ids=["colony", "town", "as usual"],
)
def test_a_guest_is_told_of_unusual_rules(
    visit: Visit, game: str, config: dict[str, Any], told: dict[str, str]
) -> None:
    """Before: who sat down learned of a variant, or of house rules, when it was played."""
    marta, kuba = visit(), visit("Kuba", **PHONE, locale="pl-PL")
    table = marta.open(game, config, ("me", "open"), start=False)
    kuba.sit_beside(marta, table, 1)
    expect(kuba.page.locator("[data-seat]")).to_have_count(2)
    rules = kuba.page.locator("[data-agreed] [data-rule]")
    expect(rules).to_have_count(len(told))
    for name, said in told.items():
        expect(kuba.page.locator(f"[data-rule={name}]")).to_contain_text(said)
    assert "⟦" not in kuba.page.content()
    assert kuba.page.evaluate("document.documentElement.scrollWidth") <= 390
