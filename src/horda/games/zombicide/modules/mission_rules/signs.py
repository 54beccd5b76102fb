"""What a Mission's special rules mean to whoever looks at it: own Actions and dangers."""

from horda.games.zombicide.box.missions import Mission
from horda.games.zombicide.rules.goals import LOST

VERBS: dict[str, dict[str, str]] = {
    "exit": {"escape": "escape"},
    "food-in-cars": {"load-food": "load-food:car1", "unload-food": "unload-food:car1"},
    "car-exit": {"escape-by-car": "escape-by-car"},
    "neutralise": {"neutralise": "neutralise"},
    "wounded": {"treat": "treat:amy"},
    "planks": {"barricade": "barricade:door1"},
    "load-boxes": {"load-box": "load-box:car1"},
    "ingredients": {"give": "give:blue"},
}
"""By special rule its verbs, each with a key that somebody may mean by it, wherever that is."""
ELIMINATED = "eliminated"
AT_ONCE = ("noisy-marks", "wounded")
"""Special rules by which a Mission is lost the moment Zombies act somewhere."""


def mission_verbs(one: Mission) -> dict[str, str]:
    """Returns the verbs of a Mission's own Actions, each with a key."""
    return {verb: key for name in one.special for verb, key in VERBS.get(name, {}).items()}


def threats(one: Mission) -> tuple[str, ...]:
    """Returns what loses a Mission: the special rules that can, after the loss of somebody."""
    names = [name for name in one.special if name in LOST or name in AT_ONCE]
    on_foot = "exit" in one.special  # who can walk out needs no seat
    return (ELIMINATED, *(name for name in names if not (on_foot and name == "car-exit")))
