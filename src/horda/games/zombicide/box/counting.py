"""The numbers of cars, doors and players: people count from 1, lists from 0."""

import re

COUNTED = ("car", "door", "player")
"""What is drawn, said, typed and written in keys with the same number."""
SIGNS = {"c": "car", "d": "door"}
OLD_PART = re.compile(r"[cd][0-9]{1,3}")
"""How records and positions once named a car or a door, counted from 0; none was longer."""


def nth(index: int) -> int:
    """Returns the number people call a car, a door or a player by, from its place in the list."""
    return index + 1


def index_of(number: int) -> int:
    """Returns the place in the list of what people call by this number."""
    return number - 1


def counted(field: str, index: int) -> str:
    """Writes a car, a door or a player as keys do: `door1`."""
    return f"{field}{nth(index)}"


def key_now(key: str) -> str:
    """Writes a key of an old record as it is written now: `open-door:d0` is `open-door:door1`."""
    return ":".join(
        counted(SIGNS[part[0]], int(part[1:])) if OLD_PART.fullmatch(part) else part
        for part in key.split(":")
    )
