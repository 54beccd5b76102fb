"""Everybody can use every screen: axe finds nothing, big text loses nothing, zones are told."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.hands import choose, tab_to
from tests.browser.reading import lost, twice_as_big
from tests.browser.screens import SCREENS, show

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]
"""All that another theme can change."""


DESK = {"locale": "en"}


@pytest.mark.parametrize("how", [DESK, {"locale": "pl", **PHONE}], ids=["desk", "phone"])
@pytest.mark.parametrize("screen", SCREENS)
def test_everybody_can_use_it(visit: Visit, screen: str, how: dict[str, Any]) -> None:
    marta = visit(color_scheme="dark", **how)
    show(marta, screen)
    marta.page.evaluate(AXE.read_text("utf-8"))
    found = [f"dark: {line}" for line in faults(marta, TAGS)]
    marta.page.emulate_media(color_scheme="light")
    expect(marta.page.locator("html")).to_have_attribute("data-theme", "light")
    found += [f"light: {line}" for line in faults(marta, COLOURS)]
    twice_as_big(marta)
    found += [f"at 200 %: {line}" for line in lost(marta)]
    if found:
        pytest.fail("\n".join(found), pytrace=False)


def faults(guest: Guest, rules: list[str]) -> list[str]:
    """Runs axe on the page; returns one line for each kind of element it does not like."""
    wish = {"runOnly": rules, "resultTypes": ["violations"]}
    report: dict[str, Any] = guest.page.evaluate("wish => axe.run(document, wish)", wish)
    return [
        f"{rule['id']}: {node['html'][:160]} ({node['failureSummary'][:300]})"
        for rule in report["violations"]
        for node in rule["nodes"][:4]
    ]


def test_a_phone_with_big_text_is_enough(visit: Visit) -> None:
    """The way to a shot at 200 %, not only what is there at the end of it."""
    marta = visit(**{**PHONE, "viewport": {"width": 195, "height": 422}})
    show(marta, "fight")
    assert not lost(marta)
    marta.then(lambda: choose(marta, marta.options.first))


def test_the_board_is_told_zone_by_zone(visit: Visit) -> None:
    marta = visit()
    show(marta, "zombicide")

    def told(zone: str) -> str:
        return marta.page.locator(f"[data-zone={zone}]").get_attribute("aria-label") or ""

    assert told("E3") == "E3, street, Doug, noise 3"
    assert told("C3") == "C3, street, Wanda, 2 Walkers, 1 Brute, noise 1, can be chosen"
    assert told("H5") == "H5, room, crate, closed door to F5"
    assert "Spawn Zone" in told("A6")
    assert told("C1").startswith("C1, street, EXIT")
    tab_to(marta, ".zone")
    assert marta.page.evaluate("document.activeElement.dataset.zone") == "E3"
    marta.page.keyboard.press("ArrowLeft")
    assert marta.page.evaluate("document.activeElement.dataset.zone") == "C3"
