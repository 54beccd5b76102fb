"""The page about all Missions says what data and records say."""

import pytest

from horda.games.zombicide.editions.second_edition import SECOND
from tools.make_missions_page import PAGES, page, provenance


@pytest.mark.parametrize("game", PAGES)
def test_the_page_fits_missions_and_records(game: str) -> None:
    written = PAGES[game].read_text("utf-8")
    assert written == page(game), "run: python tools/make_missions_page.py"


def test_a_part_of_ours_makes_the_whole_ours() -> None:
    """M5's open door is the book's, but nobody knows which one of the tile it is."""
    counts = provenance(SECOND.missions["M05"])
    assert counts == {"rulebook": 1, "ours": 7}
    assert provenance(SECOND.missions["M00"])["ours"] == 0
