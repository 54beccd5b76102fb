"""Boxes that are played together with another one: their tables are read as one.

A `box.toml` that says `extends = "second_edition"` adds its Survivors, skills and Zombies to those
of that edition. Its decks come in the place of the others, which stay in the box as `plain_…`:
games may be played with them all the same. Its Zombie cards replace the others for good.
"""

import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from horda.games.zombicide.box.entries import Source

PLAIN = "plain_"
"""What the decks of the other box are called here."""
FILES = 32
"""So many files are remembered: all of every box. Each house has a box of its own made of them."""


def table(file: Source) -> dict[str, Any]:
    """Reads a data file, with what the other box of its edition has in the same one."""
    own = _parsed(file.read_text("utf-8"))
    other = _other(file) if isinstance(file, Path) and file.name in JOINED else None
    return own if other is None else JOINED[file.name](_parsed(other.read_text("utf-8")), own)


@lru_cache(maxsize=FILES)
def _parsed(text: str) -> dict[str, Any]:
    """Reads a text, which takes longer than all the rest; nobody may change what comes of it."""
    return tomllib.loads(text)


def _other(file: Path) -> Path | None:
    """Returns the file of the other box, if there is one."""
    folder = _extended(file.parent)
    return None if folder is None else folder / file.name


@cache
def _extended(folder: Path) -> Path | None:
    box = folder / "box.toml"
    if not box.exists():
        return None
    name = tomllib.loads(box.read_text("utf-8")).get("extends", "")
    return folder.parents[1] / name / "data" if name else None


def _gear(old: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    cards = [{**card, "id": PLAIN + card["id"]} for card in old["card"]]
    decks = {PLAIN + name: count for name, count in old["decks"].items()}
    # Which weapons are empty is a mask in states, and its numbers have 64 bits.
    ordered = sorted([*own["card"], *cards], key=lambda card: not card.get("reload", False))
    both = {**own, "card": ordered, "decks": {**own["decks"], **decks}}
    return {"tokens": old.get("tokens", []), "car": old["car"], **both}


def _people(old: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    return {**own, "survivor": [*old["survivor"], *own["survivor"]]}


def _zombies(old: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    return {**own, "zombie": [*old["zombie"], *own["zombie"]]}


def _skills(old: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    return {"skill": [*old["skill"], *own["skill"]]}


JOINED = {
    "equipment.toml": _gear,
    "survivors.toml": _people,
    "zombie_cards.toml": _zombies,
    "skills.toml": _skills,
}
"""How two tables become one, by the name of their file."""
