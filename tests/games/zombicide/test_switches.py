"""What tables play differently is an option, with the ruling of the catalogue as its default.

Each has a test of both settings where its rule is tested; here they are only counted.
"""

from pathlib import Path

import pytest
from msgspec.structs import fields

from horda.cli.commands.games import describe
from horda.cli.terminal.voice import Voice
from horda.games import registry
from horda.texts import LOCALES

GAME = registry.find("zombicide-2e")
SWITCHES = {
    "team": ("Z2-SETUP-Q1", 6),
    "free_move_pays": ("Z2-MOVE-Q1", True),
    "dark_order_first": ("Z2-BSPAWN-Q1", True),
    "strict_dual_reload": ("Z2-RELOAD-Q1", True),
    "raised_six_counts": ("Z2-SKILL-Q2", True),
    "dual_expert_pair": ("Z2-SKILL-Q24", True),
    "hobomination_stops_point_blank": ("Z2-SKILL-Q26", True),
    "tough_in_players_phase": ("Z2-SKILL-Q30", False),
}
"""The rulings that the catalogue marks as options."""


@pytest.mark.parametrize("name", SWITCHES)
def test_the_default_is_the_ruling(name: str) -> None:
    rule, default = SWITCHES[name]
    field = next(one for one in fields(GAME.config_type) if one.name == name)
    assert field.default == default
    assert rule in GAME.rulebook


@pytest.mark.parametrize("lang", LOCALES)
def test_all_options_are_listed_and_explained(lang: str) -> None:
    listed = {one["name"]: one for one in describe(GAME, Voice(lang))["options"]}
    assert listed.keys() >= SWITCHES.keys()
    for name, (rule, default) in SWITCHES.items():
        assert listed[name]["rules"] == [rule]
        assert listed[name]["default"] == default
    notes = {name: Voice(lang).say(f"z2-setup-{name}") for name in listed}
    assert all(listed[name]["note"] == note and "⟦" not in note for name, note in notes.items())


@pytest.mark.parametrize("name", SWITCHES)
def test_both_settings_are_tested(name: str) -> None:
    here = Path(__file__)
    others = [file for file in here.parent.rglob("test_*.py") if file != here]
    others = [file for file in others if file.name != "test_z2_random.py"]
    assert any(f'"{name}"' in file.read_text("utf-8") for file in others)
