"""The sentences that a browser reads before it shows anything."""

import pytest

from horda.games import registry
from horda.server.http.games import fluent, home
from horda.texts.locale import LOCALES


@pytest.mark.parametrize("locale", LOCALES)
def test_a_browser_reads_no_more_than_it_can_say(locale: str) -> None:
    lines = fluent(locale).splitlines()
    assert any(line.startswith("web-your-turn = ") for line in lines)
    assert not [line for line in lines if line.startswith(("#", "cli-"))]


def test_a_first_visit_reads_no_cards_of_a_game_it_does_not_play() -> None:
    first, own = fluent("en"), fluent("en", "dead-of-winter")
    assert "web-game-dead-of-winter = " in first
    assert "web-game-dead-of-winter = " not in own
    assert "dw-scenario-tribute" in own
    assert "dw-crossroads-" not in first
    assert "dw-crossroads-" in own
    assert "fh-card-" not in first + own


def test_a_family_says_its_texts_on_every_page_and_a_campaign_those_of_its_game() -> None:
    assert "z2-option-walk = " in fluent("en")
    assert home("star-spangled-banner") == "fort-hendrix"
    assert "fh-keep-card = " in fluent("en", home("star-spangled-banner"))


def test_nothing_is_said_twice_and_nothing_is_left_out() -> None:
    parts = [fluent("en"), *(fluent("en", game) for game in registry.GAMES)]
    said = [line.split(" = ")[0] for part in parts for line in part.splitlines() if " = " in line]
    named = [id for id in said if not id.startswith((" ", "-"))]
    assert len(named) == len(set(named))
    assert {"inv-game", "zt-scenario-base", "fh-game", "dw-game"} <= set(named)
