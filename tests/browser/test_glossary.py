"""Help for each game: all that is on the screen is explained, each thing with its rule."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from horda.games import registry
from tests.browser.guest import Guest, Visit
from tests.browser.screens import show
from tests.browser.test_gloss import ready

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
ALL = """() => [...new Set([...document.querySelectorAll('[data-gloss]:not([data-piece])')]
    .filter(one => one.getClientRects().length > 0).map(one => one.dataset.gloss))]"""
LISTED = "all => all.map(one => one.dataset.term)"
EXPECTED = {
    "zombicide": "survivor: skill: card: zombie: level: token:door token:spawn token:objective "
    "zone:dark word:actions word:health word:accuracy",
    "station": "survivor: machine: token:mold token:door token:airlock token:spawn word:oxygen "
    "word:chain zombie: zone:",
    "fort": "survivor: word:clock word:night token:beam token:tale token:down word:allout "
    "word:infection zombie:shooter_walker",
    "terror": "human: card: word:points word:noise word:track word:pool",
    "colony": "word:morale word:round word:food word:waste word:starvation objective: "
    "crisis: survivor: place: token:zombie act:search act:move word:dice",
}
"""What the list of a screen must have: a whole term, or how some terms begin."""


def open_help(guest: Guest) -> list[str]:
    """Opens the list of what is on the screen; returns its terms."""
    ready(guest)
    there: list[str] = guest.page.evaluate(ALL)
    guest.page.keyboard.press("?")
    listed: list[str] = guest.page.locator("dialog [data-term]").evaluate_all(LISTED)
    # A thing that is drawn twice stands there once, with all that is told of it.
    missing = [
        one for one in there if not any(own == one or own.startswith(f"{one}:") for own in listed)
    ]
    assert not missing
    assert set(listed) <= set(there)
    return listed


def wanting(listed: list[str], expected: str) -> list[str]:
    """What is expected and not there."""
    there = " ".join(listed).split()
    return [
        one for one in expected.split() if not any(t == one or t.startswith(one) for t in there)
    ]


@pytest.mark.parametrize("screen", EXPECTED)
def test_help_knows_all_that_is_on_the_screen(visit: Visit, screen: str) -> None:
    """Nothing is silently missing, and each thing shows a rule with its number."""
    guest = visit()
    show(guest, screen)
    listed = open_help(guest)
    assert not wanting(listed, EXPECTED[screen])
    seen = guest.page.locator("dialog .one")
    kinds: set[str] = set()
    for term in listed:
        kind = re.sub(r"^(skill|card|item|survivor|human|place):.*", r"\1", term)
        if kind in kinds:
            continue
        kinds.add(kind)
        guest.page.locator(f'dialog [data-term="{term}"]').click()
        expect(seen.locator(".rule").first, term).to_be_visible()


def test_rules_that_cards_name_are_in_a_book() -> None:
    """A number that no book knows would leave a card empty."""
    files = [*GAMES.glob("*/gloss*.ts"), *GAMES.glob("*/terms.ts")]
    text = "\n".join(file.read_text() for file in files)
    named = set(re.findall(r"'((?:Z2|INV|FH|DW)-[A-Z0-9-]+)'", text))
    books = [game.rulebook for game in registry.all_games()]
    known = {rule.id for book in books for rule in book.rules}
    assert len(named) > 150
    assert not named - known
