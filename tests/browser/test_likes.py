"""What a player likes: looks, sounds and language, for this and for the next visit."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.guest import Guest, Visit
from tests.browser.positions import DOWNTOWN, sit_down
from tests.browser.test_sounds import EARS

# Every text on the page that is seen or read out, names of people and things excepted.
SENTENCES = """
  () => {
    const seen = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const parent = walk.currentNode.parentElement;
      if (parent.checkVisibility() && !parent.closest('script, style, [lang]:not(html)'))
        seen.push(walk.currentNode.data);
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder'])
        seen.push(one.getAttribute(name) ?? '');
    return seen.map(text => text.trim()).filter(text => /[a-z]{3}/.test(text));
  }
"""


def pressed(guest: Guest, group: str) -> str:
    """Which value of a setting is in force."""
    return guest.page.get_by_role("group", name=group).locator("[aria-pressed=true]").inner_text()


def test_looks_and_sounds_are_kept(visit: Visit) -> None:
    marta = visit(color_scheme="light")
    marta.context.add_init_script(EARS)
    sit_down(marta, DOWNTOWN)
    marta.then(lambda: marta.page.locator("[data-action=noise]").click())
    assert marta.page.evaluate("heard") == 0
    marta.page.get_by_role("button", name="Menu").click()
    assert pressed(marta, "Sounds") == "Off"
    marta.page.get_by_role("group", name="Sounds").get_by_text("On").click()
    marta.page.get_by_role("group", name="Looks").get_by_text("Night").click()
    expect(marta.page.locator("html")).to_have_attribute("data-theme", "dark")
    marta.page.wait_for_function("() => heard > 0")
    marta.page.reload()
    marta.settled()
    expect(marta.page.locator("html")).to_have_attribute("data-theme", "dark")
    marta.page.get_by_role("button", name="Menu").click()
    assert pressed(marta, "Sounds") == "On"
    assert pressed(marta, "Looks") == "Night"
    marta.page.get_by_role("group", name="Sounds").get_by_text("Off").click()
    before = marta.page.evaluate("heard")
    marta.page.keyboard.press("Escape")
    marta.then(lambda: marta.page.locator(".zone.target").first.click())
    assert marta.page.evaluate("heard") == before


def test_every_word_changes_its_language(visit: Visit) -> None:
    """In the middle of a turn, with a list of options open; nothing is lost by it."""
    marta = visit()
    sit_down(marta, DOWNTOWN)
    marta.then(lambda: marta.page.locator("[data-action=noise]").click())
    marta.page.locator("[data-action=shoot]").click()
    expect(marta.page.locator(".odds")).to_be_visible()
    mark = marta.asked()
    english = set(marta.page.evaluate(SENTENCES))
    marta.page.get_by_role("button", name="EN, Language").click()
    expect(marta.page.locator("html")).to_have_attribute("lang", "pl")
    expect(marta.question).to_contain_text("Akcj")
    polish = set(marta.page.evaluate(SENTENCES))
    assert not untranslated(english & polish)
    assert len(polish) > 60
    assert "⟦" not in marta.page.content()
    assert marta.asked() == mark
    expect(marta.page.locator(".odds")).to_be_visible()
    marta.page.get_by_role("button", name="PL, Język").click()
    expect(marta.page.locator("html")).to_have_attribute("lang", "en")
    assert set(marta.page.evaluate(SENTENCES)) == english


NAMES = {"Doug", "Wanda", "Ned", "Lili", "Amy", "Tiger Sam", "Marta", "Horda", "Menu"}
"""What is called the same in both."""


def untranslated(same: set[str]) -> set[str]:
    """What is the same in both languages and should not be."""
    words = {text for text in same if not re.fullmatch(r"[\W\d]*(Z2-[A-Z]+-\d+)?", text)}
    return words - NAMES
