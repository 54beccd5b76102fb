"""Positions of Invader in words: Mold by Zones, doors and cards by name, people by id."""

from collections.abc import Iterable
from typing import Any

from horda.games.zombicide.board import bits
from horda.games.zombicide.box.counting import counted, key_now
from horda.games.zombicide.modules.invader.state import InvState, Machine
from horda.games.zombicide.papers.describe import Cards
from horda.games.zombicide.papers.own import Written
from horda.games.zombicide.papers.shared import CARDS, DECK, PEOPLE
from horda.games.zombicide.rules.state import OUT, ZState

DOOR = "door"


def _zones(state: ZState, mask: int) -> list[int]:
    return list(bits(mask))


def _mask(state: ZState, zones: Iterable[Any], cards: Cards) -> int:
    found = 0
    for zone in zones:
        if not isinstance(zone, int) or not 0 <= zone < len(state.board.zones):
            raise ValueError(f"unknown Zone {zone!r}")
        found |= 1 << zone
    return found


def _doors(state: ZState, doors: Iterable[int]) -> list[str]:
    return [counted(DOOR, door) for door in doors]


def _read_doors(state: ZState, names: Iterable[str], cards: Cards) -> tuple[int, ...]:
    known = {counted(DOOR, door.index): door.index for door in state.board.doors}
    for name in names:
        if key_now(name) not in known:
            raise ValueError(f"unknown door {name!r}")
    return tuple(sorted(known[key_now(name)] for name in names))


def _machines(state: ZState, machines: Iterable[Machine]) -> list[dict[str, Any]]:
    return [{"kind": one.kind, "zone": one.zone, "active": one.active} for one in machines]


def _read_machines(
    state: ZState, tables: Iterable[dict[str, Any]], cards: Cards
) -> tuple[Machine, ...]:
    ids, zones = state.box.survivor_ids, range(OUT, len(state.board.zones))
    found = tuple(Machine(card=ids[one["kind"]], **one) for one in tables)
    if not all(one.zone in zones for one in found):
        raise ValueError("a machine is in an unknown Zone")
    return found


def _read_zone(state: ZState, zone: Any, cards: Cards) -> int:
    if zone not in range(OUT, len(state.board.zones)):
        raise ValueError(f"unknown Zone {zone!r}")
    return int(zone)


PAPERS = {
    **dict.fromkeys(("active", "inactive"), Written(_zones, _mask, zones=True)),
    **dict.fromkeys(("shut", "smashed", "freed"), Written(_doors, _read_doors)),
    **dict.fromkeys(("touched", "unseen"), PEOPLE),
    **dict.fromkeys(("oxygen_out", "aside", "old_tanks"), CARDS),
    **dict.fromkeys(("oxygen", "prototypes"), DECK),
    "machines": Written(_machines, _read_machines, zones=True),
    "lair": Written(lambda state, zone: zone, _read_zone, zones=True),
}
"""By the name of a field how it is written."""


def register() -> None:
    """Says how the fields of this edition's state are written."""
    InvState.papers = PAPERS
