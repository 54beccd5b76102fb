"""A station in the middle of a game: mold, closed and destroyed doors, machines, people outside."""

from typing import Any

from tests.browser.guest import Guest
from tests.browser.positions import lay_out

# Back to the Roots, round 6: the Spoiler is two steps from closing the chain.
STATION: dict[str, Any] = {
    "survivors": {
        "magnus": {
            "zone": "O7",
            "hands": ["prototype_lmg", "flamethrower"],
            "attached": ["energy_cell"],
            "body": ["oxygen_tank", "ablative_armor"],
            "backpack": ["energy_cell#2", "mre", "cattle_prod"],
            "adrenaline": 12,
            "actions": 2,
        },
        "vivian": {"zone": "I5", "hands": ["smg"], "body": ["oxygen_tank#2"], "adrenaline": 4},
        "mitsuki": {"zone": "M5", "hands": ["smg#2"], "adrenaline": 9, "health": 1},
        "jared": {"zone": "K5", "hands": ["cattle_prod#2"], "adrenaline": 6},
        "cole": {"zone": "E3", "hands": ["smg#3"], "body": ["oxygen_tank#3"], "adrenaline": 8},
        "baraka": {"zone": "I9", "hands": ["cattle_prod#3"], "adrenaline": 5},
    },
    "order": ["magnus", "vivian", "mitsuki", "jared", "cole", "baraka"],
    "turn": "magnus",
    "round": 6,
    "zombies": {
        "O5": {"spoiler_abomination": 1, "worker": 3},
        "Q7": {"hunter": 1},
        "Q9": {"tank": 2},
        "M1": {"hunter": 2},
        "A7": {"worker": 4},
        "Q1": {"worker": 2},
        "C11": {"worker": 2},
    },
    "noise": {"K5": 1, "M5": 1},
    "objectives": ["M5 red", "M7 red", "M9 red", "E9 red"],
    "spawns": ["Q1 red", "Q9 red", "A7 red"],
    "active": ["Q1", "O1", "O3", "O5", "Q9", "A7"],
    "inactive": ["A5"],
    "shut": ["door15", "door23", "door31"],
    "smashed": ["door35"],
    "machines": [
        {"kind": "bot", "zone": "M5", "active": True},
        {"kind": "sentry_gun", "zone": "I9"},
    ],
}


def board_the_station(guest: Guest, **changes: Any) -> str:
    """Opens a table at it, changed in some fields; returns the table's number."""
    return lay_out(guest, {**STATION, **changes}, "M10", "invader")
