"""The page about all Missions says what data and records say."""

from horda.games.zombicide.editions.second_edition import SECOND
from tools.make_missions_page import PAGE, page, provenance


def test_the_page_fits_missions_and_records() -> None:
    assert PAGE.read_text("utf-8") == page(), "run: python tools/make_missions_page.py"


def test_a_part_of_ours_makes_the_whole_ours() -> None:
    """M5's open door is the book's, but nobody knows which one of the tile it is."""
    counts = provenance(SECOND.missions["M05"])
    assert counts == {"rulebook": 1, "inferred": 7}
    assert provenance(SECOND.missions["M00"])["inferred"] == 0
