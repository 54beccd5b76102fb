"""Says what is wrong with a Mission from outside: the line, the field and the reason."""

import re
import tomllib
from collections.abc import Iterator
from difflib import get_close_matches
from functools import lru_cache
from itertools import islice
from typing import Any

from msgspec import ValidationError, convert
from msgspec.structs import replace

from horda.core.game import Flaw
from horda.core.rulebook import cites
from horda.core.toml_lines import DEEPEST, Path, line_of, read_path, too_deep
from horda.core.words import Text
from horda.games.zombicide.board import SIDES, BadBoard, Board, Change, Edge, assemble, tile_set
from horda.games.zombicide.box.missions import (
    KEPT,
    LONGEST_DESCRIPTION,
    LONGEST_TITLE,
    Mission,
    clean,
    loose,
    misfits,
    tiles,
)
from horda.games.zombicide.modules.mission_rules.places import MARK
from horda.games.zombicide.papers.mission_form import misread, spelled, unreadable
from horda.games.zombicide.papers.mission_needs import kinds_of_marks, special_rules, unmet
from horda.games.zombicide.papers.reach import in_reach
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.goals import GOALS
from horda.games.zombicide.screen.scene import OUTSIDE

LONGEST = 20_000
"""Signs of a Mission file; the longest of the box has a quarter of that."""
MOST = 20
"""So many flaws are told at once: nobody corrects more before the next look."""
OFF_BOARD = "cell"
"""What `misfits` calls a token that is not on the board."""
LONGEST_LINE = 1000
"""Signs of a line: the reader takes ages over a name with thousands of dots."""
WAYS_OUT = ("exit", "car-exit")
NAMES = set(Mission.__struct_fields__)
BLANK: dict[str, Any] = {
    "id": "-", "difficulty": "easy", "minutes": 1, "layout": "", "crates": 0, "start": [],
    "spawn": [], "rules": [], "rotation": {"fitting": 1, "provenance": "inferred"},
    "objectives": {"red": 0, "provenance": "inferred"},
}  # fmt: skip
"""Stands for fields that cannot be read, so that the others can be looked at."""
COUNTED = {"layout", "objectives", "crates", "car"}
TOGETHER = {"objectives": COUNTED, "objectives.on": COUNTED, "crates": COUNTED}
"""By what `misfits` names, the fields that must be read to say so; else the field alone."""
TOKENS = (
    *("start", "spawn", "exit", "companion", "car", "mark", "zombie"),
    *("objective", "machine", "mold"),
)
DOORS = ("door", "sealed")


@lru_cache(maxsize=KEPT)
def flaws(edition: Edition, text: str) -> tuple[Flaw, ...]:
    """Returns all that is wrong with a Mission file; nothing if it can be played."""
    if len(text) > LONGEST:
        return (_flaw(text, "", "long", longest=LONGEST, length=len(text)),)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            why = Text("z2-mission-wrong-line", {"longest": LONGEST_LINE, "length": len(line)})
            return (Flaw(number, "-", why),)
    if deep := too_deep(text):
        return (Flaw(deep, "-", Text("z2-mission-wrong-deep", {"most": DEEPEST})),)
    try:
        raw = loose(text)
    except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
        return (unreadable(text, error),)
    found = islice(_all(edition, text, raw), MOST)
    return tuple(sorted(found, key=lambda flaw: flaw.line))


def _all(edition: Edition, text: str, raw: dict[str, Any]) -> Iterator[Flaw]:
    """Looks at the fields one by one, then at what they say together, as far as it can be read."""
    misread_fields = list(islice(misread(text, Mission, raw), MOST))
    yield from misread_fields
    odd = {re.split(r"[.\[]", flaw.field)[0] for flaw in misread_fields} & NAMES
    try:
        one = convert({**BLANK, **{k: v for k, v in raw.items() if k in NAMES - odd}}, Mission)
    except (ValidationError, RecursionError) as error:
        if not misread_fields:
            yield unreadable(text, error)
        return
    yield from _flaws(edition, text, one, odd)


def _flaws(edition: Edition, text: str, one: Mission, odd: set[str]) -> Iterator[Flaw]:
    """Looks at a Mission, from its fields to its board; of odd fields nothing is believed."""
    yield from _names(text, one)
    wrong = misfits(one, edition.box)
    for name in wrong:
        if name != OFF_BOARD and odd.isdisjoint(TOGETHER.get(name, {name})):
            yield _flaw(text, f".{name}", name.replace(".", "-"), **_printed(one, name))
    if "special" not in odd:
        yield from _specials(edition, text, one, needs=not odd)
    if not odd & {"door", "objectives", "special"}:
        yield from () if edition.closing else _coloured_doors(text, one)
    if "layout" not in {*wrong, *odd}:
        cells = edition.box.parts.cells
        yield from _off_board(text, one, cells)
        yield from _on_board(edition, text, _cut(one, cells), odd)


def _names(text: str, one: Mission) -> Iterator[Flaw]:
    """Looks whether the words for people are short and can be shown."""
    for name, most in (("title", LONGEST_TITLE), ("description", LONGEST_DESCRIPTION)):
        said: str = getattr(one, name)
        if clean(said, most) != " ".join(said.split()):
            yield _flaw(text, f".{name}", "words", longest=most)


def _coloured_doors(text: str, one: Mission) -> Iterator[Flaw]:
    """Looks for doors that wait for an Objective which is not there."""
    if "coloured-doors-open" in one.special:
        return
    for number, door in enumerate(one.door):
        if door.colour and not getattr(one.objectives, door.colour):
            yield _flaw(text, f".door[{number}].colour", "colour", colour=door.colour)


def _cut(one: Mission, cells: int) -> Mission:
    """Leaves out what lies beyond the board, so that the rest can be looked at."""
    rows = tiles(one)
    high, wide = cells * len(rows), cells * len(rows[0])
    kept = {
        name: tuple(t for t in getattr(one, name) if t.cell[0] < high and t.cell[1] < wide)
        for name in (*TOKENS, *DOORS)
    }
    return replace(one, **kept)


def _printed(one: Mission, name: str) -> dict[str, int]:
    """Counts the tokens that must lie there: one for each tile, and those of cars."""
    if name not in ("objectives", "crates"):
        return {}
    faces = sum(len(row) for row in tiles(one)) - len(one.objectives.none_on)
    on_cars = sum(car.objective if name == "objectives" else car.crate for car in one.car)
    return {"count": faces + on_cars}


def _flaw(text: str, path: str, kind: str, **args: str | int | Text) -> Flaw:
    where: Path = read_path(path)
    why = Text(f"z2-mission-wrong-{kind}", {**args})
    return Flaw(line_of(text, where) if where else 1, spelled(where), why)


def _off_board(text: str, one: Mission, cells: int) -> Iterator[Flaw]:
    """Finds the tokens beyond the edge of the board."""
    rows = tiles(one)
    high, wide = cells * len(rows), cells * len(rows[0])
    for name in (*TOKENS, *DOORS):
        for n, token in enumerate(getattr(one, name)):
            if token.cell[0] >= high or token.cell[1] >= wide:
                yield _flaw(text, f".{name}[{n}].cell", "cell", rows=high, columns=wide)


def _specials(edition: Edition, text: str, one: Mission, *, needs: bool) -> Iterator[Flaw]:
    """Looks for special rules nobody knows, and for what the known ones need."""
    for name in dict.fromkeys(one.special):
        known = special_rules(edition)
        if name not in known:
            like = get_close_matches(name, known) or sorted(known)
            yield _flaw(text, ".special", "rule", rule=name, known=", ".join(like))
        elif one.special.count(name) > 1:
            yield _flaw(text, ".special", "twice", rule=name)
        elif needs:
            for need in unmet(edition, one, name):
                yield _flaw(text, ".special", "need", rule=name, need=need)
    if not any(name in GOALS or name in WAYS_OUT for name in one.special):
        yield _flaw(text, ".special", "goal")


def _on_board(edition: Edition, text: str, one: Mission, odd: set[str]) -> Iterator[Flaw]:
    """Lays the board and looks where everything lies on it."""
    faces = tile_set(edition.tiles)
    try:
        plain = assemble(one.id, one.layout, faces)
    except BadBoard as error:
        kind = f"board-{error.kind}" if error.kind else "board"
        yield _flaw(text, ".layout", kind, what=str(error), **error.args_)
        return
    wrong = list(islice(_doors(edition, text, one, plain), MOST))
    yield from wrong
    changes = [Change(d.cell, d.side, "door", d.colour, d.open) for d in one.door]
    board = plain if wrong else assemble(one.id, one.layout, faces, changes, edition.closing)
    yield from _places(edition, text, one, board)
    yield from _moldy(text, one, board)
    if not wrong and not odd:
        yield from _out_of_reach(edition, text, one, board)


@cites("INV-MIS-6", "INV-MOLD-1")
def _moldy(text: str, one: Mission, board: Board) -> Iterator[Flaw]:
    """Looks for mold in the open, and for doors that it would eat at once."""
    zones = [board.zone_at(*token.cell) for token in one.mold]
    for n, zone in enumerate(zones):
        if board.outdoors >> zone & 1:
            yield _flaw(text, f".mold[{n}]", "mold-outdoors", zone=board.zone_names[zone])
    for n, door in enumerate(one.door):
        cell, side = board.cell_at(*door.cell), SIDES.index(door.side)
        both = {board.zone_of[cell], board.zone_of[max(0, board.beyond(cell, side))]}
        if both & {*zones}:
            yield _flaw(text, f".door[{n}]", "mold-door")


def _doors(edition: Edition, text: str, one: Mission, board: Board) -> Iterator[Flaw]:
    """Looks for doors where none can be, or that are named twice, from either side."""
    seen: set[frozenset[int]] = set()
    for n, lock in enumerate(one.sealed):
        if board.edges[SIDES.index(lock.side)][board.cell_at(*lock.cell)] is not Edge.AIRLOCK:
            yield _flaw(text, f".sealed[{n}]", "airlock")
    for n, door in enumerate(one.door):
        cell, side = board.cell_at(*door.cell), SIDES.index(door.side)
        edge = frozenset((cell, board.beyond(cell, side)))
        here = board.edges[side][cell]
        bad = here is not Edge.PASSAGE if edition.closing else here in (Edge.OPEN, Edge.CROSSING)
        if OUTSIDE in edge or edge in seen or bad:
            yield _flaw(text, f".door[{n}]", "edge")
        seen.add(edge)


def _places(edition: Edition, text: str, one: Mission, board: Board) -> Iterator[Flaw]:
    """Looks for tokens in the wrong kind of Zone."""
    marks = kinds_of_marks(edition)
    for name in ("car", "mark"):
        for n, token in enumerate(getattr(one, name)):
            zone = board.zone_at(*token.cell)
            path, where = f".{name}[{n}]", board.zone_names[zone]
            if name == "car" and not board.zones[zone].street:
                yield _flaw(text, path, "street", zone=where)
            if name == "mark" and token.what not in marks:
                yield _flaw(text, path, "mark", mark=token.what, known=", ".join(marks))
            if name == "mark" and token.what == MARK and board.zones[zone].street:
                yield _flaw(text, path, "room", zone=where)


def _out_of_reach(edition: Edition, text: str, one: Mission, board: Board) -> Iterator[Flaw]:
    """Looks for what nobody can ever reach."""
    reached = in_reach(one, board, edition.closing)
    for name in TOKENS:
        for n, token in enumerate(getattr(one, name)):
            zone = board.zone_at(*token.cell)
            if zone not in reached:
                where = board.zone_names[zone]
                yield _flaw(text, f".{name}[{n}]", "reach", zone=where)
    for field, spots in (("objectives", board.objectives), ("crates", board.crates)):
        used = [spot for spot in spots if spot.face not in one.objectives.none_on]
        for zone in dict.fromkeys(spot.zone for spot in used if spot.zone not in reached):
            yield _flaw(text, f".{field}", "reach", zone=board.zone_names[zone])
