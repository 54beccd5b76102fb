"""What tables play differently is an option, with the ruling of the catalogue as its default.

Each has a test of both settings where its rule is tested; here they are only counted.
"""

from pathlib import Path

import pytest
from msgspec.structs import fields

from horda.core.setups import preset
from horda.games import registry
from horda.texts import LOCALES, Texts

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
    "danger_on_board": ("Z2-ADR-Q4", False),
    "low_profile_against_cars": ("Z2-CAR-Q8", False),
    "pimpweapons_kept": ("Z2-MISSION-Q3", False),
}
"""The rulings that the catalogue marks as options."""


@pytest.mark.parametrize("name", SWITCHES)
def test_the_default_is_the_ruling(name: str) -> None:
    rule, default = SWITCHES[name]
    field = next(one for one in fields(GAME.config_type) if one.name == name)
    assert preset(field) == default
    assert rule in GAME.rulebook


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("name", SWITCHES)
def test_every_option_is_explained(name: str, lang: str) -> None:
    assert "⟦" not in Texts(lang).say(f"z2-setup-{name}")


@pytest.mark.parametrize("name", SWITCHES)
def test_both_settings_are_tested(name: str) -> None:
    here = Path(__file__)
    others = [file for file in here.parent.rglob("test_*.py") if file != here]
    others = [file for file in others if file.name != "test_z2_random.py"]
    assert any(f'"{name}"' in file.read_text("utf-8") for file in others)
