"""Zones by their names on the map, in keys, sentences and positions.

The engine counts Zones; people call them `C3`. Old files have numbers, and are read for ever.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from horda.core.game import Table
from horda.core.words import Arg, Text
from horda.games.zombicide.board import Board
from horda.games.zombicide.papers.own import Written

FIELDS = ("zone", "to")
"""Arguments of texts that are Zones."""
OLD = re.compile(r"z([0-9]{1,3})")
"""How keys once named a Zone."""
ANY, ANY_NOW = "z*", "[A-Z]*"
BY_ZONE = ("zombies", "noise", "ways", "sight", "rooms", "tiles")
"""Tables with a row for each Zone."""
LISTS = ("ways", "sight", "rooms", "sees", "crates")
"""What lists Zones, or has lists of Zones."""
SPOTS = ("objectives", "spawns")
"""Lists of a Zone and a colour: `C3 red`."""

STANDING = ("survivors", "companions", "cars")

Change = Callable[[Any], Any]
Own = Mapping[str, Written]
"""Fields that only one edition has."""
NOTHING: Own = {}


def zone_word(board: Board, zone: int) -> str:
    """Names a Zone; out of the board there is no name."""
    return board.zone_names[zone] if 0 <= zone < len(board.zones) else f"z{zone}"


def read_zone(board: Board, word: object) -> object:
    """Returns the number of a Zone by its name; what is no name stays as it is."""
    return board.zone_ids.get(word, word) if isinstance(word, str) else word


def key_now(board: Board, key: str) -> str:
    """Writes the Zones of a key by their names: `walk:z3` is `walk:C3`."""
    if "z" not in key:
        return key
    return ":".join(_part_now(board, part) for part in key.split(":"))


def _part_now(board: Board, part: str) -> str:
    if part == ANY:  # position files may ask for any of them
        return ANY_NOW
    old = OLD.fullmatch(part)
    return zone_word(board, int(old[1])) if old else part


def said(board: Board, text: Text) -> Text:
    """Names the Zones a text speaks of."""
    args = {name: _arg(board, name, value) for name, value in text.args.items()}
    return replace(text, args=args) if args != text.args else text


def _arg(board: Board, name: str, value: Arg) -> Arg:
    if isinstance(value, Text):
        return said(board, value)
    if name in FIELDS and isinstance(value, int):
        return zone_word(board, value)
    return value


def named(board: Board, table: Mapping[str, Any], own: Own = NOTHING) -> Table:
    """Writes the Zones of a position or its facts by their names."""
    return _each(table, own, lambda zone: _named(board, zone))


def numbered(board: Board, table: Mapping[str, Any], own: Own = NOTHING) -> Table:
    """Reads the Zones of a position; numbers stay numbers."""
    return _each(table, own, lambda zone: read_zone(board, zone))


def expected(board: Board, table: Mapping[str, Any], own: Own = NOTHING) -> Table:
    """Writes what a position file expects as positions are written now."""
    return named(board, numbered(board, table, own), own)


def _named(board: Board, zone: Any) -> Any:
    known = isinstance(zone, int) and not isinstance(zone, bool) and 0 <= zone < len(board.zones)
    return board.zone_names[zone] if known else zone


def _each(table: Mapping[str, Any], own: Own, change: Change) -> Table:
    """Changes every Zone of a table; what is not as it should be is left to whoever reads it."""
    zones = {name for name, how in own.items() if how.zones}
    return {
        name: _owned(value, change) if name in zones else _field(name, value, change)
        for name, value in table.items()
    }


def _owned(value: Any, change: Change) -> Any:
    """Changes a field that an edition adds: a Zone, several, or what stands in them."""
    if isinstance(value, list):
        return [_owned(one, change) for one in value]
    return _stands(value, change)


def _field(name: str, value: Any, change: Change) -> Any:
    if name in BY_ZONE and isinstance(value, Mapping):
        rows = {str(change(_digits(zone))): row for zone, row in value.items()}
        return {zone: _listed(name, row, change) for zone, row in rows.items()}
    if name == "sees" and isinstance(value, Mapping):
        return {who: _listed(name, zones, change) for who, zones in value.items()}
    if name == "crates":
        return _listed(name, value, change)
    if name in SPOTS and isinstance(value, list | Mapping):
        return _spots(value, change)
    return _standing(name, value, change)


def _digits(zone: str) -> Any:
    """Reads the name of a row: TOML and JSON write numbers as words there."""
    return int(zone) if zone.isascii() and zone.isdecimal() else zone


def _listed(name: str, value: Any, change: Change) -> Any:
    if name not in LISTS or not isinstance(value, list):
        return value
    return [change(zone) for zone in value]


def _spots(value: Any, change: Change) -> Any:
    if isinstance(value, Mapping):
        return {number: _spot(spot, change) for number, spot in value.items()}
    return [_spot(spot, change) for spot in value]


def _spot(spot: Any, change: Change) -> Any:
    if not isinstance(spot, str) or not spot.strip():
        return spot
    zone, *rest = spot.split()
    return " ".join((str(change(_digits(zone))), *rest))


def _standing(name: str, value: Any, change: Change) -> Any:
    """Changes the Zones of people and cars: `{zone = 3}` each, or in facts the Zone alone."""
    if name not in STANDING:
        return value
    if isinstance(value, Mapping):
        return {who: _stands(one, change) for who, one in value.items()}
    return [_stands(one, change) for one in value] if isinstance(value, list) else value


def _stands(one: Any, change: Change) -> Any:
    if not isinstance(one, Mapping):
        return change(one)
    return {field: change(value) if field in FIELDS else value for field, value in one.items()}
