"""The Secret Laboratory before dawn: lamps, Shooters, cards of the story, one on the ground."""

from typing import Any

from tests.browser.guest import Guest
from tests.browser.positions import lay_out

SURVIVORS = "javier+karl+riley+marianne+michelle+wayne"
LABORATORY: dict[str, Any] = {
    "survivors": {
        "javier": {"zone": "A6", "hands": ["pistol"], "adrenaline": 5, "health": 2},
        "karl": {
            "zone": "C4",
            "hands": ["colt_m4_carbine", "ka_bar"],
            "backpack": ["flashlight#2"],
            "adrenaline": 6,
        },
        "riley": {"zone": "C8", "hands": ["tactical_tomahawk"], "adrenaline": 4},
        "marianne": {"zone": "A6", "hands": ["fire_axe"], "adrenaline": 2},
        "michelle": {
            "zone": "C6",
            "hands": ["mossberg_500", "hk_mp7"],
            "backpack": ["flashlight", "plenty_of_shells", "mre"],
            "adrenaline": 9,
            "actions": 3,
        },
        "wayne": {"zone": -1, "hands": [], "adrenaline": 0, "health": 0},
    },
    "order": ["michelle", "javier", "karl", "riley", "marianne", "wayne"],
    "companions": [{"card": "penny", "zone": "A6", "leader": "javier"}],
    "turn": "michelle",
    "round": 2,
    "hour": 5,
    "beams": [
        {"who": "michelle", "side": "E", "to": "E6"},
        {"who": "karl", "side": "E", "to": "E2"},
    ],
    "zombies": {
        "E6": {"brute": 1, "walker": 3},
        "I6": {"runner": 2, "shooter_walker": 1},
        "E1": {"walker": 2},
        "L3": {"walker": 1},
        "K1": {"walker": 4},
        "G8": {"walker": 2},
        "E11": {"brute": 1},
    },
    "noise": {"A6": 3, "C6": 2},
    "spawns": ["L5 red"],
    "doors": [],
    "down": [{"who": "wayne", "zone": "C4", "last": 3}],
    "zombie_deck": [43, 44, 45, 46, 47, 48, 49, 50, 54, 56, 61, 71],
    "tale": {
        "cards": [20, 21, 22, 23, 24, 25, 26, 27],
        "up": [20],
        "revealed": [20],
        "words": ["KEY"],
    },
}


def enter_the_fort(guest: Guest, **changes: Any) -> str:
    """Opens a table at it, changed in some fields; returns the table's number."""
    return lay_out(guest, {**LABORATORY, **changes}, "F04", "fort-hendrix", survivors=SURVIVORS)
