"""Everybody can use every screen: axe finds nothing, big text loses nothing, zones are told."""

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.guest import PHONE, UNDRAWN, Guest, Visit
from tests.browser.hands import choose, tab_to
from tests.browser.reading import lost, twice_as_big
from tests.browser.screens import SCREENS, show

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]
"""All that another theme can change."""
ONE_VISIT = {
    "town": ("zombicide", "trap", "fight", "doubt", "reason", "pointed"),
    "cards": ("reroll", "found", "wounds", "trade", "menu", "ended"),
    "station": ("station", "station-fight", "station-plan", "station-preview"),
    "fort": ("fort", "fort-fight", "fort-beam"),
    "duel": ("terror", "terror-end"),
    "winter": ("colony", "colony-search", "colony-bite", "colony-modules", "colony-story"),
    "winter-votes": ("colony-vote", "colony-crossroads", "colony-exile", "colony-curtain"),
    "winter-all": ("colony-give", "colony-answers", "colony-end", "colony-setup"),
    "ends": ("won", "lost", "ended-duel", "campaign-won", "colony-betrayed"),
    "panels": ("vain", "past", "held", "fort-found"),
    "panels-others": ("bites", "colony-past"),
}
"""Screens of tables that one page shows one after another: a page, and axe in it, begin once.

What begins with its own pace (`slowly`), with a friend or as somebody new has a page of its own.
"""
ALIKE = {"fort-lost", "station-won", "station-lost", "fort-won", "duel-won", "campaign-lost"}
ALIKE |= {"colony-won", "colony-lost"}
"""Ends that are drawn by the same parts as those in "ends"; `make shots` has them all."""
SHARED = ALIKE | {screen for screens in ONE_VISIT.values() for screen in screens}
VISITS = {**ONE_VISIT, **{screen: (screen,) for screen in SCREENS if screen not in SHARED}}
DESK = {"locale": "en"}
SMALL: ViewportSize = {"width": 360, "height": 640}
BUSY = ".choice, .ended, [data-pass-on], [data-moment], [data-finale], .gloss"
"""What ways to a screen wait for: none of it may be left from the one before."""


@pytest.mark.parametrize("how", [DESK, {"locale": "pl", **PHONE}], ids=["desk", "phone"])
@pytest.mark.parametrize("screens", VISITS.values(), ids=VISITS)
def test_everybody_can_use_it(visit: Visit, screens: tuple[str, ...], how: dict[str, Any]) -> None:
    marta = visit(color_scheme="dark", **how)
    found: list[str] = []
    for screen in screens:
        if screen != screens[0]:
            between(marta)
        show(marta, screen)
        found += [f"{screen}, {line}" for line in looked_at(marta)]
    if found:
        pytest.fail("\n".join(found), pytrace=False)


def between(guest: Guest) -> None:
    """Leaves a table for a page where nothing of it is."""
    if not guest.fingers:
        guest.page.mouse.move(0, 0)
    guest.go("/me")
    guest.page.locator("summary").wait_for()
    expect(guest.page.locator(BUSY)).to_have_count(0)


def looked_at(guest: Guest) -> list[str]:
    """Looks at a screen in both themes, sizes and at 200 %; returns all that is wrong with it."""
    page, size = guest.page, guest.page.viewport_size
    assert size is not None
    guest.draw()
    expect(page.locator(":root")).to_have_css("opacity", "1")  # axe skips what is not drawn
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text("utf-8"))
    found = [f"dark: {line}" for line in faults(guest, TAGS)]
    theme(guest, "light")
    found += [f"light: {line}" for line in faults(guest, COLOURS)]
    page.evaluate(UNDRAWN)
    found += [f"as it is: {line}" for line in lost(guest, strict=False)]
    if guest.fingers:
        page.set_viewport_size(SMALL)
        found += [f"on a small phone: {line}" for line in lost(guest, strict=False)]
        page.set_viewport_size(size)
    twice_as_big(guest)
    found += [f"at 200 %: {line}" for line in lost(guest)]
    page.set_viewport_size(size)
    theme(guest, "dark")
    return found


def theme(guest: Guest, name: Literal["dark", "light"]) -> None:
    """Changes to another theme, as the system of whoever looks may."""
    guest.page.emulate_media(color_scheme=name)
    expect(guest.page.locator("html")).to_have_attribute("data-theme", name)


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
