"""Positions of Invader in words: Mold by Zones, doors and cards by name, people by id."""

from collections.abc import Iterable
from typing import Any

from horda.core.game.reading import fields, flag, known, rows, several
from horda.games.zombicide.board import bits
from horda.games.zombicide.box.counting import counted, key_now
from horda.games.zombicide.modules.invader.state import InvState, Machine
from horda.games.zombicide.papers.own import Written
from horda.games.zombicide.papers.posing import Cards, read_zone
from horda.games.zombicide.papers.shared import CARDS, DECK, PEOPLE
from horda.games.zombicide.rules.state import ZState

DOOR = "door"


def _zones(state: ZState, mask: int) -> list[int]:
    return list(bits(mask))


def _mask(state: ZState, zones: Iterable[Any], cards: Cards) -> int:
    found = {read_zone(state, zone) for zone in several("each", zones)}
    return sum(1 << zone for zone in found)


def _doors(state: ZState, doors: Iterable[int]) -> list[str]:
    return [counted(DOOR, door) for door in doors]


def _read_doors(state: ZState, names: Iterable[str], cards: Cards) -> tuple[int, ...]:
    numbers = {counted(DOOR, door.index): door.index for door in state.board.doors}
    named = [key_now(str(name)) for name in several("each", names)]
    return tuple(sorted(known(numbers, name, "door") for name in named))


def _machines(state: ZState, machines: Iterable[Machine]) -> list[dict[str, Any]]:
    return [{"kind": one.kind, "zone": one.zone, "active": one.active} for one in machines]


def _read_machines(
    state: ZState, tables: Iterable[dict[str, Any]], cards: Cards
) -> tuple[Machine, ...]:
    return tuple(_read_machine(state, one) for one in several("each", tables))


def _read_machine(state: ZState, table: Any) -> Machine:
    fields(rows("a machine", table), ("kind", "zone", "active"), ("kind", "zone"))
    card = known(state.box.survivor_ids, table["kind"], "machine")
    zone, active = read_zone(state, table["zone"]), flag("active", table.get("active", False))
    return Machine(kind=table["kind"], card=card, zone=zone, active=active)


def _read_zone(state: ZState, zone: Any, cards: Cards) -> int:
    return read_zone(state, zone)


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
