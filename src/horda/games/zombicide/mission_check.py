"""Says what is wrong with a Mission from outside: the line, the field and the reason."""

import tomllib
from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct, ValidationError

from horda.core.toml_lines import Path, line_of, read_path, told
from horda.core.words import Text
from horda.games.zombicide.board import BadBoard, Board, Change, assemble, tile_set
from horda.games.zombicide.goals import GOALS
from horda.games.zombicide.mission_needs import KNOWN, MARKS, unmet
from horda.games.zombicide.mission_rules.places import MARK
from horda.games.zombicide.missions import KEPT, Mission, brought, misfits
from horda.games.zombicide.reach import in_reach
from horda.games.zombicide.scene import zone_name
from horda.games.zombicide.state import BOX, PACKAGE

LONGEST = 20_000
"""Signs of a Mission file; the longest of the box has a quarter of that."""
WAYS_OUT = ("exit", "car-exit")
TOKENS = ("start", "spawn", "exit", "companion", "car", "mark", "zombie")


class Problem(Struct, frozen=True):
    """Something wrong with a Mission file."""

    line: int
    field: str
    why: Text


@lru_cache(maxsize=KEPT)
def problems(text: str) -> tuple[Problem, ...]:
    """Returns all that is wrong with a Mission file; nothing if it can be played."""
    if len(text) > LONGEST:
        return (_problem(text, "", "long", longest=LONGEST, length=len(text)),)
    try:
        one = brought(text)
    except (ValidationError, tomllib.TOMLDecodeError, RecursionError) as error:
        return (_unreadable(text, error),)
    found = [_problem(text, f".{name}", name.replace(".", "-")) for name in misfits(one, BOX)]
    found += _specials(text, one)
    if not any(problem.field in ("layout", "cell") for problem in found):
        found += _on_board(text, one)
    return tuple(sorted(found, key=lambda problem: problem.line))


def _problem(text: str, path: str, kind: str, **args: str | int | Text) -> Problem:
    where: Path = read_path(path)
    field = ".".join(f"{name}[{n + 1}]" if n >= 0 else name for name, n in where)
    why = Text(f"z2-mission-wrong-{kind}", {**args})
    return Problem(line_of(text, where) if where else 1, field or "-", why)


def _unreadable(text: str, error: Exception) -> Problem:
    """Takes apart what the reader says: `line 3: field start.cell: Expected ...`."""
    said = told(text, error)
    parts = said.split(": ", 2) if said.startswith("line ") else ["line 1", "field -", said]
    line, field = int(parts[0].partition(" ")[2]), parts[1].partition(" ")[2]
    return Problem(line, field, Text("z2-mission-wrong-form", {"what": parts[-1]}))


def _specials(text: str, one: Mission) -> Iterator[Problem]:
    """Looks for special rules nobody knows, and for what the known ones need."""
    for name in dict.fromkeys(one.special):
        if name not in KNOWN:
            yield _problem(text, ".special", "rule", rule=name, known=", ".join(sorted(KNOWN)))
        elif one.special.count(name) > 1:
            yield _problem(text, ".special", "twice", rule=name)
        else:
            for need in unmet(one, name):
                yield _problem(text, ".special", "need", rule=name, need=need)
    if not any(name in GOALS or name in WAYS_OUT for name in one.special):
        yield _problem(text, ".special", "goal")


def _on_board(text: str, one: Mission) -> Iterator[Problem]:
    """Lays the board and looks where everything lies on it."""
    faces = tile_set(PACKAGE)
    try:
        plain = assemble(one.id, one.layout, faces)
    except BadBoard as error:
        yield _problem(text, ".layout", "board", what=str(error))
        return
    changes: list[Change] = []
    for n, door in enumerate(one.door):
        change = Change(door.cell, door.side, "door", door.colour, door.open)
        try:
            assemble(one.id, one.layout, faces, (*changes, change))
            changes.append(change)
        except BadBoard:
            yield _problem(text, f".door[{n}]", "door")
    if len(changes) == len(one.door):
        board = assemble(one.id, one.layout, faces, changes) if changes else plain
        yield from _places(text, one, board)


def _places(text: str, one: Mission, board: Board) -> Iterator[Problem]:
    """Looks for tokens in the wrong kind of Zone, and for those nobody can ever reach."""
    reached = in_reach(one, board)
    for name in TOKENS:
        for n, token in enumerate(getattr(one, name)):
            zone = board.zone_at(*token.cell)
            path, where = f".{name}[{n}]", zone_name(board, board.zones[zone])
            if zone not in reached:
                yield _problem(text, path, "reach", zone=where)
            if name == "car" and not board.zones[zone].street:
                yield _problem(text, path, "street", zone=where)
            if name == "mark" and token.what not in MARKS:
                yield _problem(text, path, "mark", mark=token.what, known=", ".join(MARKS))
            if name == "mark" and token.what == MARK and board.zones[zone].street:
                yield _problem(text, path, "room", zone=where)
    for field, spots in (("objectives", board.objectives), ("crates", board.crates)):
        used = [spot for spot in spots if spot.face not in one.objectives.none_on]
        for zone in dict.fromkeys(spot.zone for spot in used if spot.zone not in reached):
            yield _problem(text, f".{field}", "reach", zone=zone_name(board, board.zones[zone]))
