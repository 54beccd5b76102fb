"""Missions: their tiles and all that is put on them, read from TOML and checked against the box."""

import re
import tomllib
from collections import Counter
from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct, convert, field

from horda.core.rulebook import cites
from horda.core.toml_lines import line_of, read_path
from horda.games.zombicide.box.components import Colour, Few, Parts, Some
from horda.games.zombicide.box.content import Content, read
from horda.games.zombicide.box.entries import Cell, ContentError, Entry, Source

SIDES = "VR"
OUTSIDE = "custom"
HIDDEN = "hidden"
"""A token that lies with its back up."""
MOST_PLAYED = 6
"""Survivors in the largest team."""
LONGEST_TITLE = 60
LONGEST_DESCRIPTION = 600
KEPT = 128
"""So many Missions are remembered with their boards: all of the box, and some from outside."""


class Token(Entry, frozen=True):
    """Something a Mission puts into a Zone, which any of its cells (row, column) names."""

    cell: Cell
    what: str = ""  # role of a Spawn, family of Zombies, type of car, meaning of a mark
    count: Some = 1
    sources: tuple[str, ...] = ()
    note: str = ""


class CarToken(Token, frozen=True):
    """A car, what may be done with it and what lies on it."""

    drivable: bool = False
    crate: bool = False
    objective: bool = False


class DoorToken(Entry, frozen=True):
    """A door that does not start as printed: the edge of a cell, and what the door is like."""

    cell: Cell
    side: Literal["N", "E", "S", "W"]
    colour: Literal["", "red", "blue", "green", "purple"] = ""
    open: bool = False
    broken: bool = False


class Objectives(Entry, frozen=True):
    """The Objective tokens by colour; `hidden` colours are mixed in, others lie on a face."""

    red: Few
    blue: Few = 0
    green: Few = 0
    purple: Few = 0
    white: Few = 0
    hidden: tuple[Colour, ...] = ()
    aside: Few = 0  # tokens of the mix that stay out of the game
    on: dict[Colour, str] = field(default_factory=dict)
    none_on: tuple[str, ...] = ()  # faces whose printed places stay empty, those of crates too


class Rotation(Entry, frozen=True):
    """How sure the rotations are, and how many arrangements would fit."""

    fitting: Some
    strength: Literal["", "weak", "medium", "strong", "forced"] = ""
    sources: tuple[str, ...] = ()


class Mission(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Mission: its tiles, as "1V 7R@270 / 5R@90 9R", and all that is put on them."""

    id: str
    title: str = ""  # of a Mission from outside: those of the box have texts
    description: str = ""
    difficulty: Literal["easy", "medium", "hard", "very-hard", "special"]
    minutes: Some
    hour: Few | None = None  # at which it begins, where there is a clock
    layout: str
    rotation: Rotation
    rules: tuple[str, ...]
    special: tuple[str, ...] = ()
    objectives: Objectives
    crates: Few = 0
    crate: tuple[Token, ...] = ()  # where they do not lie on the printed places
    start: tuple[Token, ...]
    spawn: tuple[Token, ...]  # the starting one first
    exit: tuple[Token, ...] = ()
    zombie: tuple[Token, ...] = ()
    car: tuple[CarToken, ...] = ()
    door: tuple[DoorToken, ...] = ()
    mark: tuple[Token, ...] = ()
    objective: tuple[Token, ...] = ()  # where no tile has a printed place: by colour, or "hidden"
    machine: tuple[Token, ...] = ()  # by kind
    mold: tuple[Token, ...] = ()  # "active" or "inactive"
    sealed: tuple[DoorToken, ...] = ()  # airlocks that cannot be passed yet
    companion: tuple[Token, ...] = ()  # where Survivors of the players' choice wait as Companions
    missing: tuple[str, ...] = ()  # what no source showed


class Missions(dict[str, Mission]):
    """The Missions of an edition by id ("M00"); any other one is found by its whole text."""

    def __missing__(self, text: str) -> Mission:
        """Reads a Mission from outside: its text is its name, so nothing else must be known."""
        if not is_text(text):
            raise KeyError(text)
        return brought(text)


def read_missions(folder: Source, box: Content) -> Missions:
    """Reads the Missions of an edition from their folder."""
    found = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    return Missions({name[:-5]: load_mission(folder / name, box) for name in found})


def word(scenario: str) -> str:
    """Names a Mission for texts: by its id, or as one from outside."""
    return OUTSIDE if is_text(scenario) else scenario


def title(scenario: str) -> str:
    """Returns what a Mission from outside calls itself; "" for one of the box, which has texts."""
    if not is_text(scenario):
        return ""
    one = brought(scenario)
    return clean(one.title, LONGEST_TITLE) or clean(one.id, LONGEST_TITLE) or OUTSIDE


def description(scenario: str) -> str:
    """Returns what a Mission from outside says of itself."""
    return clean(brought(scenario).description, LONGEST_DESCRIPTION) if is_text(scenario) else ""


def clean(text: str, most: int) -> str:
    """Folds words of others into one line without signs that command a terminal or a page."""
    plain = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(plain.split())[:most]


def is_text(scenario: str) -> bool:
    """Tells a Mission that is given whole from the id of one in the box."""
    return "\n" in scenario


@lru_cache(maxsize=KEPT)
def brought(text: str) -> Mission:
    """Reads a Mission from outside; `mission_check` says beforehand what is wrong with one."""
    return convert(loose(text), Mission)


def loose(text: str) -> dict[str, Any]:
    """Reads the table of a Mission from outside, with what only the box says filled in."""
    raw = {"rotation": {"fitting": 1}, "rules": [], **tomllib.loads(text)}
    return {name: _ours(value) for name, value in raw.items()}


def _ours(value: Any) -> Any:
    """Marks what is in a Mission from outside as its author's own choice."""
    if isinstance(value, list):
        return [_ours(one) for one in value]
    return {"provenance": "inferred", **value} if isinstance(value, dict) else value


@cites("Z2-MISSION-12")
def load_mission(file: Source, box: Content) -> Mission:
    """Reads and checks a Mission file."""
    one = read(file, Mission)
    wrong = [] if f"{one.id}.toml" == file.name else ["id"]
    wrong += misfits(one, box)
    numbers = {one.id, re.sub("^[A-Z]0?", "M", one.id)}  # a book may count M0, M1, and so on
    right = all(any(f"-{number}-" in rule for number in numbers) for rule in one.rules)
    wrong += [] if right else ["rules"]
    for name in wrong:
        line = line_of(file.read_text("utf-8"), read_path(f".{name}"))
        what = f"line {line}: field {name} does not fit the box or the Mission"
        raise ContentError(f"{file.name}: {what}")
    return one


def misfits(one: Mission, box: Content) -> list[str]:
    """Lists the fields of a Mission that do not fit the rest of it or the box."""
    checks = *_fits(one, box).items(), *_in_the_box(one, box.parts).items()
    return list(dict.fromkeys(name for name, right in checks if not right))


def tiles(one: Mission) -> list[list[str]]:
    """Returns the faces of a Mission's tiles, row by row from the top."""
    return [[tile.partition("@")[0] for tile in row.split()] for row in one.layout.split("/")]


@cites("Z2-M00-01", "Z2-M01-01", "Z2-M02-01", "Z2-M03-01", "Z2-M04-01", "Z2-M05-01", "Z2-M06-01")
@cites("Z2-M07-01", "Z2-M08-01", "Z2-M09-01", "Z2-M10-01", "Z2-M11-01", "Z2-M12-01", "Z2-M13-01")
@cites("Z2-M14-01", "Z2-M15-01", "Z2-M16-01", "Z2-M17-01", "Z2-M18-01", "Z2-M19-01", "Z2-M20-01")
@cites("Z2-M21-01", "Z2-M22-01", "Z2-M23-01", "Z2-M24-01", "Z2-M25-01")
def _fits(one: Mission, box: Content) -> dict[str, bool]:
    """Tells by field what of a Mission fits the rest of it."""
    rows = tiles(one)
    faces = [face for row in rows for face in row]
    size = box.parts.cells
    high, wide = size * len(rows), size * len(rows[0])
    goals = one.objectives
    printed = len(faces) - len(goals.none_on)
    families = {zombie.family for zombie in box.zombies}
    tokens = [*one.start, *one.spawn, *one.exit, *one.zombie, *one.car, *one.mark, *one.companion]
    tokens += [*one.objective, *one.machine, *one.mold, *one.crate]
    cells = [token.cell for token in tokens] + [door.cell for door in (*one.door, *one.sealed)]
    lying = sum(_colours(goals).values()) - goals.aside
    places = len(one.objective) or printed + sum(car.objective for car in one.car)
    return {
        "cell": all(row < high and col < wide for row, col in cells),
        "start": bool(one.start),
        "spawn": _spawns_right(one, box),
        "zombie": all(token.what in families for token in one.zombie) and _figures(one, box),
        "car": all(car.what in ("pimpmobile", "police_car", "wreck") for car in one.car),
        "objectives.on": {*goals.on.values(), *goals.none_on} <= set(faces) and _apart(goals),
        "objectives": lying == places and _laid(one),
        "machine": {token.what for token in one.machine} <= box.parts.machines.keys(),
        "mold": {token.what for token in one.mold} <= {"active", "inactive"},
        "crates": one.crates == _crates(one, printed, box),
        "companion": sum(t.count for t in one.companion) <= len(box.playable) - MOST_PLAYED,
    }


def _crates(one: Mission, printed: int, box: Content) -> int:
    """Counts the crates: one on each printed place and on cars, if the box has any."""
    if one.crate:
        return len(one.crate)
    return printed + sum(car.crate for car in one.car) if box.parts.tokens.crate else 0


def _figures(one: Mission, box: Content) -> bool:
    """Tells whether there are figures enough; of Abominations one comes at a time."""
    have = Counter({zombie.family: zombie.figures for zombie in box.zombies})
    for kind in box.abominations:
        have[box.zombies[kind].family] = 1
    wanted: Counter[str] = Counter()
    for token in one.zombie:
        wanted[token.what] += token.count
    return wanted <= have


def _spawns_right(one: Mission, box: Content) -> bool:
    """Tells whether the Spawn tokens have roles; where the box has a starting one, it is first."""
    roles = [token.what for token in one.spawn]
    if "starting" in box.parts.tokens.spawn:
        return roles[:1] == ["starting"] and set(roles[1:]) <= {"red", "blue", "green"}
    return bool(roles) and set(roles) <= {"red", "blue", "green", "purple", HIDDEN}


def _colours(goals: Objectives) -> dict[Colour, int]:
    """Counts the Objectives by colour."""
    coloured: dict[Colour, int] = {"blue": goals.blue, "green": goals.green}
    return {"red": goals.red, **coloured, "purple": goals.purple, "white": goals.white}


def _laid(one: Mission) -> bool:
    """Tells whether every coloured token is mixed in, lies on a face of its own, or in a Zone."""
    goals, seen = one.objectives, Counter(token.what for token in one.objective)
    if one.objective:
        mixed = {"red", *goals.hidden} if seen[HIDDEN] else set()
        return all(
            seen[colour] <= count and (seen[colour] == count or colour in mixed)
            for colour, count in _colours(goals).items()
        )
    return all(
        not count or (count == 1 if colour in goals.on else colour in goals.hidden)
        for colour, count in _colours(goals).items()
        if colour != "red"
    )


def _apart(goals: Objectives) -> bool:
    """Tells whether no token needs the place of another, or two places."""
    faces = [*goals.on.values(), *set(goals.none_on)]
    return len({*faces}) == len(faces) and not {*goals.on} & {*goals.hidden}


@cites("Z2-BOX-07", "Z2-BOX-08", "Z2-MISSION-11")
def _in_the_box(one: Mission, parts: Parts) -> dict[str, bool]:
    """Tells by field whether the box has what a Mission needs: each tile is there once."""
    rows, have = tiles(one), parts.tokens
    faces = [face for row in rows for face in row]
    numbers = {face[:-1] for face in faces}
    known = {str(number) for number in parts.tile_numbers or range(1, parts.tiles + 1)}
    goals, roles = one.objectives, Counter(token.what for token in one.spawn)
    doors = Counter(door.colour for door in one.door if door.colour)
    return {
        "layout": numbers <= known
        and all(face[-1] in SIDES for face in faces)
        and len(numbers) == len(faces) == len(rows) * len(rows[0]) > 0,
        "objectives": all(
            count <= have.objective.get(colour, 0)
            for colour, count in _colours(goals).items()
            if colour != "red"
        )
        and sum(_colours(goals).values()) <= sum(have.objective.values()),
        "mold": len(one.mold) <= have.mold,
        "machine": all(
            count <= parts.machines.get(kind, 0)
            for kind, count in Counter(token.what for token in one.machine).items()
        ),
        "crates": one.crates <= have.crate,
        "car": len(one.car) <= have.car,
        "exit": len(one.exit) <= have.exit,
        "door": all(count <= have.door.get(colour, 0) for colour, count in doors.items()),
        "spawn": roles["blue"] <= have.spawn.get("blue", 0)
        and roles["green"] <= have.spawn.get("green", 0)
        and roles["purple"] <= have.spawn.get("purple", 0)
        and roles["starting"] == have.spawn.get("starting", 0)
        and len(one.spawn) <= sum(have.spawn.values()),
    }
