"""How the numbers of this game are written in keys and put into sentences."""

from horda.core.words import Arg, Text
from horda.games.zombicide.content import LEVELS
from horda.games.zombicide.state import BOX

COLOURS = ("red", "blue", "green")


def card_word(card: int) -> str:
    """Writes an equipment card by its name in the data."""
    return BOX.names[BOX.same[card]]


def word(field: str, value: object) -> object:
    """Writes a field's value as people do in keys: names, not numbers."""
    if not isinstance(value, int) or isinstance(value, bool):
        return value
    if field in ("who", "other"):
        return BOX.survivors[value].id
    if field in ("card", "second"):
        return card_word(value) if value >= 0 else "-"
    if field in ("zone", "to"):
        return f"z{value}"
    if field == "door":
        return f"d{value}"
    if field == "kind":
        return BOX.zombies[value].id
    if field == "skill":
        return BOX.skill_key(value).replace(":", "=")
    if field == "level":
        return LEVELS[value]
    if field == "colour":
        return COLOURS[value]
    return value


def arg(field: str, value: object) -> Arg:
    """Returns a field's value as an argument of a text: names are texts themselves."""
    name = word(field, value)
    prefixes = {"who": "survivor", "other": "survivor", "card": "card", "second": "card"}
    prefixes |= {"kind": "zombie", "level": "level"}
    if field in prefixes and isinstance(name, str) and name != "-":
        return Text(f"z2-{prefixes[field]}-{name}")
    if field == "skill" and isinstance(name, str):
        id, _, param = name.partition("=")
        return Text(f"z2-skill-{id}", {"param": param})
    if isinstance(name, bool):
        return int(name)
    return name if isinstance(name, int | str) else str(name)
