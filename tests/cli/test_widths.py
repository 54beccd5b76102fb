"""Whatever is drawn or said of a position fits 80 columns, in both languages."""

from pathlib import Path

import pytest

from horda.cli.terminal.output import folded
from horda.cli.terminal.screen import log_line
from horda.games import registry
from horda.texts import LOCALES
from tests.cli.running import run

POSITIONS = Path(__file__).parents[1] / "positions"
WIDE = (
    "dead-of-winter/contributions-are-face-down.toml",
    "zombicide-2e/strict/ultra_two_levels_in_one_fire.toml",
    "zombicide-2e/words/win_m20_in_the_spawn_step.toml",
)


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("file", WIDE)
def test_a_position_fits_the_terminal(
    file: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = run("show", POSITIONS / file, "--lang", lang).out.splitlines()
    assert [line for line in lines if len(line) > 80] == []


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_every_scenario_begins_within_the_terminal(
    game: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    wide: list[str] = []
    for scenario in registry.find(game).scenarios:
        ran = run("play", game, "-s", scenario, "--seed", "1", "--lang", lang)
        assert ran.code == 0, ran.err
        wide += [f"{scenario}: {line}" for line in ran.out.splitlines() if len(line) > 80]
    assert wide == []


def test_a_line_of_the_log_keeps_its_rules_and_fits() -> None:
    lines = log_line("one two three four", "Z2-A Z2-B", 14).plain.splitlines()
    assert lines == ["· one two", "  three four", "  [Z2-A Z2-B]"]
    assert log_line("one", "Z2-A", 14).plain == "· one  [Z2-A]"
    assert log_line("one two three", "", 9, begin="   ").plain == "   one\n   two\n   three"


def test_a_folded_sentence_hangs_in_and_keeps_its_words() -> None:
    said = "one two three " + "x" * 30
    assert folded(said, 80, begin="  ") == "  " + said
    assert folded(said, 12, begin="  ") == "  one two\n      three\n      " + "x" * 30
