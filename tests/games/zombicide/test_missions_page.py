"""The page about all Missions says what data and records say."""

from tools.make_missions_page import PAGE, page


def test_the_page_fits_missions_and_records() -> None:
    assert PAGE.read_text("utf-8") == page(), "run: python tools/make_missions_page.py"
