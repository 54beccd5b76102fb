"""A game leaves as a file and comes back, here or elsewhere; what is no game is refused."""

import json
from pathlib import Path

from playwright.sync_api import expect

from horda.core.record import loads
from tests.browser.guest import Guest, Visit
from tests.browser.test_past import begin, board


def bring(guest: Guest, file: Path) -> None:
    """Chooses a file in the lobby."""
    guest.go()
    tables = guest.page.locator("[data-tables]")
    tables.wait_for()
    if tables.get_attribute("aria-pressed") == "false":
        tables.click()
    button = guest.page.get_by_role("button", name="Open a game file")
    with guest.page.expect_file_chooser() as asked:
        button.click()
    asked.value.set_files(file)


def test_a_saved_game_is_played_on_elsewhere(visit: Visit, tmp_path: Path) -> None:
    marta, jan = visit("Marta"), visit("Jan")
    boards = begin(marta, answers=4)
    table = marta.table
    marta.page.get_by_role("button", name="Menu").click()
    with marta.page.expect_download() as saved:
        marta.page.get_by_role("link", name="Save the game file").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == f"horda-{table}.json"
    assert loads(file.read_bytes()) == marta.record(table)
    bring(jan, file)
    jan.settled()
    assert jan.table != table
    assert board(jan) == boards[-1]
    jan.page.get_by_role("button", name="Play it again").click()
    last = len(boards) - 1
    expect(jan.page.locator(".film [role=status]")).to_have_text(f"answer {last} of {last}")
    jan.page.get_by_role("button", name="Back to now").first.click()
    jan.settled()
    end = jan.page.locator("[data-action=end]")
    jan.then(lambda: (jan.options.first if jan.options.count() else end).click())
    assert jan.record(jan.table).answers()[:last] == marta.record(table).answers()
    assert len(marta.record(table).answers()) == last


def test_what_is_no_game_is_refused(visit: Visit, tmp_path: Path) -> None:
    """Each file is told from the others, and the lobby stays as it was."""
    marta = visit()
    begin(marta, answers=2)
    address = f"{marta.address}/api/tables/{marta.table}/record"
    record = json.loads(marta.context.request.get(address).body())
    files = {
        "a letter to my aunt": "This is not a game file.",
        '{"game": "chess"}': "This is not a game file.",
        json.dumps({**record, "digest": "0" * len(record["digest"])}): "was changed",
        json.dumps({**record, "version": "99", "digest": "0" * 32}): "another version",
    }
    file = tmp_path / "game.json"
    for content, said in files.items():
        file.write_text(content, "utf-8")
        bring(marta, file)
        expect(marta.page.get_by_role("alert")).to_contain_text(said)
        expect(marta.page.get_by_role("heading", name="Go on where you stopped")).to_be_visible()
