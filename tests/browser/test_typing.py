"""Who writes something plays nothing by it: keys are shortcuts on the table only."""

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Visit


@pytest.mark.parametrize("game", ["zombie-terror", "zombicide-2e"])
def test_a_report_is_written_without_answering(visit: Visit, game: str) -> None:
    marta = visit()
    scenario = {"zombie-terror": "barricades", "zombicide-2e": "M00"}[game]
    marta.open(game, {"scenario": scenario}, ("me", "me") if game == "zombie-terror" else ("me",))
    marta.settled()
    marta.then(lambda: marta.page.keyboard.press("1"))
    before = marta.record(marta.table).log
    marta.page.get_by_role("button", name="Menu").click()
    marta.page.get_by_role("button", name="Report a fault").click()
    note = "1, 2, 3: you undo it"
    marta.page.locator("#report").press_sequentially(note)
    expect(marta.page.locator("#report")).to_have_value(note)
    marta.page.get_by_role("button", name="Send").last.click()
    expect(marta.page.get_by_role("status").filter(has_text="Thank you")).to_be_visible()
    assert marta.record(marta.table).log == before
