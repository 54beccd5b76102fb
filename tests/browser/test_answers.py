"""The three answers: how likely, what next and why not; and the rulebook behind each of them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from horda.core.session import Session
from horda.games import registry
from tests.browser.guest import Guest, Visit
from tests.browser.positions import DOWNTOWN, sit_down

GAME = "zombicide-2e"
# Doug may shoot with two guns into a street where Wanda stands, or strike with what he holds.
ARMED: dict[str, Any] = {
    **DOWNTOWN,
    "survivors": {
        **DOWNTOWN["survivors"],
        "doug": {**DOWNTOWN["survivors"]["doug"], "hands": ["shotgun", "sub_mg"]},
    },
}


def position(guest: Guest) -> Session[Any]:
    """What the engine makes of the game in the page."""
    record = guest.record(guest.table)
    return Session(registry.engine(record.game), record)


def percent(chance: float) -> str:
    return f"{int(100 * chance + 0.5)}%"


def test_odds_stand_beside_every_attack(visit: Visit) -> None:
    marta = visit()
    sit_down(marta, ARMED)
    session = position(marta)
    odds: dict[str, Any] = session.engine.game.odds(session.state, 0)
    marta.page.locator("[data-action=shoot]").click()
    marta.page.locator("[data-zone=C3]").click()
    assert marta.options.count() == 2
    for row in marta.options.all():
        found = odds[row.get_attribute("data-option") or ""]
        row.hover()
        panel = marta.page.locator(".odds")
        hit = sum(chance for hits, chance in found.hits if hits)
        fallen = [(sum(kinds), chance) for kinds, chance in found.kills]
        risk = sum(chance for wounds, chance in found.wounds if wounds)
        expect(row.locator(".om b")).to_have_text(percent(sum(c for n, c in fallen if n)))
        expect(row.locator(".om i")).to_contain_text(percent(risk))
        if not found.useful:  # the Brute stands first, and a weak gun does not bring it down
            expect(panel.locator(".big")).to_contain_text("0%at least one falls")
            expect(row).to_contain_text("No Zombie can fall to this.")
            continue
        expect(panel.locator(".big")).to_contain_text(percent(hit))
        expect(panel.locator(".kills b").first).to_have_text(
            percent(sum(c for n, c in fallen if n))
        )
        expect(panel.locator(".kills b").last).to_have_text(
            percent(sum(c for n, c in fallen if n == 3))
        )
        # Who may fall stands on the answer itself; beside several the panel is always as high.
        expect(row).to_contain_text("Wanda")
        row.click()
        expect(panel.locator(".ff")).to_contain_text("Wanda")
        expect(panel.locator(".ff")).to_contain_text(percent(risk))
        marta.page.keyboard.press("Escape")


def test_where_the_zombies_would_go(visit: Visit) -> None:
    """Asked for with a button, or seen while the pointer rests on the end of the turn."""
    marta = visit()
    sit_down(marta, DOWNTOWN)
    session = position(marta)
    told: Any = session.engine.game.preview(session.state, None)
    ways = {(one.zone, to, one.second) for one in told.going for to in one.ways}
    hurt = {one.zone for one in told.attacking}
    arrows = marta.page.locator(".ghosts .head")
    expect(arrows).to_have_count(0)
    button = marta.page.locator("[data-preview]:visible")
    button.click()
    expect(arrows).to_have_count(len(ways))
    expect(marta.page.locator(".ghosts .barred")).to_have_count(len(hurt))
    spoken = f"If the Zombies acted now: {len(ways)} groups would move"
    expect(marta.page.get_by_role("img", name=spoken)).to_be_attached()
    marta.page.keyboard.press("z")
    expect(arrows).to_have_count(0)
    marta.page.locator("[data-action=end]").hover()
    expect(arrows).to_have_count(len(ways))


def test_a_grey_button_says_why(visit: Visit) -> None:
    marta = visit()
    sit_down(marta, DOWNTOWN)
    search = marta.page.locator("[data-action=search]")
    expect(search).to_have_attribute("aria-disabled", "true")
    search.hover()
    reason = marta.page.locator("#why")
    rules = says_why(marta, reason, "search")
    marta.page.mouse.move(700, 300)
    expect(reason).to_have_count(0)
    search.click(force=True)  # grey, but it can be clicked: its answer stays
    marta.page.mouse.move(700, 300)
    reason.get_by_role("link").first.click()
    opened_at(marta, rules[0])
    marta.page.locator(".sheet-of-rules").get_by_role("button", name="Back to the table").click()
    expect(marta.page.locator(".sheet-of-rules")).to_have_count(0)
    expect(marta.question).to_be_visible()
    assert not marta.answers


def test_a_zone_out_of_reach_says_why_while_somebody_aims(visit: Visit) -> None:
    """The odds make room for the reason."""
    marta = visit()
    sit_down(marta, DOWNTOWN)
    marta.page.locator("[data-action=shoot]").click()
    expect(marta.page.locator(".odds")).to_be_visible()
    marta.page.locator("[data-zone=H5]").hover()
    reason = marta.page.locator("[data-hover=H5] > .no").first
    expect(reason.locator(".fact")).not_to_be_empty()
    expect(reason.get_by_role("link").first).to_be_visible()
    expect(marta.page.locator(".odds")).to_have_count(0)
    marta.page.locator("[data-zone=C3]").hover()
    expect(marta.page.locator(".odds")).to_be_visible()
    assert not marta.answers


def test_a_line_of_the_log_leads_to_its_rule(visit: Visit) -> None:
    marta = visit()
    sit_down(marta, DOWNTOWN)
    marta.then(lambda: marta.page.locator("[data-action=noise]").click())
    chip = marta.page.get_by_role("log").get_by_role("link").last
    rule = chip.inner_text()
    chip.click()
    opened_at(marta, rule)


def says_why(guest: Guest, place: Locator, key: str) -> list[str]:
    """The page gives the engine's reason, with its rules and the text of the first one."""
    session = position(guest)
    refusal = session.engine.game.explain(session.state, 0, key)
    assert refusal is not None
    assert refusal.rules
    expect(place.locator(".fact")).not_to_be_empty()
    expect(place.get_by_role("link")).to_have_text(list(refusal.rules))
    expect(place).to_contain_text(rule_text(guest, refusal.rules[0]))
    return list(refusal.rules)


def rule_text(guest: Guest, rule: str) -> str:
    """Returns a rule's sentence, as the server tells it."""
    book = guest.call("GET", f"games/{GAME}/rules?locale=en")
    return next(str(one["text"]) for one in book if one["id"] == rule)


def opened_at(guest: Guest, rule: str) -> None:
    """The rulebook lies over the table, open where the rule stands."""
    article = guest.page.locator(f".sheet-of-rules article[id='{rule}']")
    expect(article).to_be_in_viewport()
    expect(article).to_contain_text(rule_text(guest, rule))
    assert guest.table, "the table is left"
