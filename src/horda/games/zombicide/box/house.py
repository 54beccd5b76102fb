"""House rules: an owner of the box corrects its numbers, or brings Survivors of another box.

Most numbers of some boxes are reconstructed (`provenance` of their entries). A house-rules file
says them anew, entry by entry and field by field; a record holds it whole.
"""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypeVar

from msgspec import Struct, convert, to_builtins
from msgspec.structs import fields

from horda.games.zombicide.box.entries import Card, Entry, Machine, Survivor, ZombieCard

E = TypeVar("E", bound=Entry)
Changes = Mapping[str, Any]
SOURCES = {field.name for field in fields(Entry)}
"""Fields that say where an entry was learnt."""
FIXED = SOURCES | {"id", "count", "number", "figures", "played", "spawns", "mold", "type"}
"""Fields that no house changes: decks, figures and Missions are counted by them."""
KINDS: dict[str, type[Entry]] = {
    "card": Card,
    "survivor": Survivor,
    "machine": Machine,
    "xenos_card": ZombieCard,
}
"""The tables of a house-rules file, and what their entries are."""


class House(Struct, frozen=True, forbid_unknown_fields=True):
    """A house-rules file as it is read: by table and id the fields that change."""

    title: str = ""
    card: dict[str, dict[str, Any]] = {}
    survivor: dict[str, dict[str, Any]] = {}
    machine: dict[str, dict[str, Any]] = {}
    xenos_card: dict[str, dict[str, Any]] = {}

    def table(self, kind: str) -> dict[str, dict[str, Any]]:
        """Returns one of its tables."""
        found: dict[str, dict[str, Any]] = getattr(self, kind)
        return found


NO_HOUSE = House()
READ = 256
"""So many files are remembered: many more than boxes that are made of them."""


@lru_cache(maxsize=READ)
def read_house(text: str) -> House:
    """Reads a file; `papers/house_check.py` says beforehand what is wrong with one.

    To read it takes longer than to make a box of it; nobody may change what comes of it.
    """
    return convert(tomllib.loads(text), House) if text else NO_HOUSE


def name_of(entry: Entry) -> str:
    """Returns what a file calls an entry: its id, or the number of a Xenos card."""
    return str(entry.number) if isinstance(entry, ZombieCard) else str(getattr(entry, "id", ""))


def changeable(kind: type[Entry]) -> list[str]:
    """Lists the fields of an entry that a house may change."""
    return [field.name for field in fields(kind) if field.name not in FIXED]


def corrected(entries: tuple[E, ...], changes: Mapping[str, Changes]) -> tuple[E, ...]:
    """Returns entries with what the house says of them."""
    return tuple(_changed(one, changes.get(name_of(one))) for one in entries)


def _changed(entry: E, change: Changes | None) -> E:
    if not change:
        return entry
    told = to_builtins(entry) | dict(change) | {"provenance": "designed"}
    return convert(told, type(entry))


def joined(people: tuple[Survivor, ...], changes: Mapping[str, Changes]) -> tuple[Survivor, ...]:
    """Returns the Survivors with those that the house brings along."""
    known = {one.id for one in people}
    guests = [(id, change) for id, change in changes.items() if id not in known]
    more = [convert({"id": id, "provenance": "designed", **one}, Survivor) for id, one in guests]
    return (*corrected(people, changes), *more)
