"""What an Objective is called: in some Missions it stands for something, such as a plank."""

from functools import cache

from horda.games.zombicide.box.missions import Mission
from horda.games.zombicide.papers.words import COLOURS

PLAIN = "objective"
MEANINGS: dict[str, dict[str, str]] = {
    "wounded": dict.fromkeys(COLOURS, "kit"),
    "planks": dict.fromkeys(COLOURS, "plank"),
    "load-boxes": dict.fromkeys(COLOURS, "box"),
    "roles-swap": dict.fromkeys(COLOURS, "swap"),
    "molotov-tokens": {"blue": "molotov", "green": "molotov"},
    "ingredients": {"blue": "ingredient", "green": "ingredient"},
}
"""By special rule and colour what an Objective stands for."""


@cache
def meanings(special: tuple[str, ...]) -> dict[str, str]:
    """Returns by colour what Objectives stand for, where it is more than an Objective."""
    return {colour: what for rule in special for colour, what in MEANINGS.get(rule, {}).items()}


def token_word(mission: Mission, colour: int) -> str:
    """Names an Objective as the ends of text ids do: what it stands for, and any colour but red."""
    name = COLOURS[colour]
    what = meanings(mission.special).get(name, PLAIN)
    return f"{what}-{name}" if colour else what
