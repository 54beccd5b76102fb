"""The sentences that a browser reads before it shows anything."""

import re
from pathlib import Path

import pytest

from horda.games import registry
from horda.server.http.served_texts import ANY_AT_TABLES, at_table, fluent, home
from horda.texts.locale import LOCALES

CLIENT = Path(__file__).parents[2] / "web/src"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_browser_reads_no_more_than_it_can_say(locale: str) -> None:
    lines = fluent(locale).splitlines()
    assert any(line.startswith("web-your-turn = ") for line in lines)
    assert not [line for line in lines if line.startswith(("#", "cli-"))]
    assert not [line for line in lines if line.startswith(("z2-special-", "zt-legend "))]


def test_a_first_visit_reads_no_cards_of_a_game_it_does_not_play() -> None:
    first, own = fluent("en"), fluent("en", "dead-of-winter")
    assert "dw-scenario-tribute" in first
    assert "dw-crossroads-" not in first
    assert "dw-crossroads-" in own
    assert "fh-card-" not in first + own


@pytest.mark.parametrize("locale", LOCALES)
def test_what_tables_only_say_comes_with_a_table(locale: str) -> None:
    first, duel, town = (
        fluent(locale),
        at_table(locale, "zombie-terror"),
        at_table(locale, "invader"),
    )
    assert "zt-no-" not in first
    assert "web-moment-" not in first
    assert "web-moment-" in duel
    assert "z2-option-" not in first
    assert "z2-goal-" not in first
    assert "z2-goal-" in town
    assert "zt-no-" in duel
    assert "z2-option-" not in duel
    assert "z2-option-" in town
    assert "inv-no-" in town
    assert "zt-no-" not in town
    ids = [
        {line.split(" ")[0] for line in one.splitlines() if line[0] not in " }"}
        for one in (first, duel)
    ]
    assert not ids[0] & ids[1]


def test_no_page_but_a_table_says_what_comes_with_a_table() -> None:
    late = re.compile(rf"web-(?:{'|'.join(ANY_AT_TABLES)})\b")
    for folder in ("core", "gloss", "lobby", "me", "rules", "tutorial"):
        for file in (CLIENT / folder).rglob("*.*"):
            assert not late.findall(file.read_text()), file


def test_a_campaign_says_the_texts_of_its_game() -> None:
    assert home("star-spangled-banner") == "fort-hendrix"
    assert "fh-keep-card = " in fluent("en", home("star-spangled-banner"))


def test_a_list_of_tables_can_name_every_game() -> None:
    first = fluent("en")
    for game in registry.all_games():
        assert f"{game.prefix}-game = " in first
    assert "fh-scenario-F01 = " in first
    assert "fh-mission-F01 = " in first
    assert "dw-scenario-tribute = " in first
    assert "fh-card-" not in first


def test_a_card_that_burns_a_zone_says_so_at_every_table_of_the_family() -> None:
    """A Molotov of a town has no dice either: its words are no edition's own."""
    for locale in LOCALES:
        first = fluent(locale)
        assert "web-all-die = " in first
        assert "web-no-dice = " in first
