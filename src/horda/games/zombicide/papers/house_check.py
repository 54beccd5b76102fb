"""Says what is wrong with a house-rules file: the line, the field and the reason."""

import re
import tomllib
from collections.abc import Iterator
from difflib import get_close_matches
from functools import lru_cache
from itertools import islice
from typing import Any

from msgspec.structs import fields

from horda.core.game import Flaw
from horda.core.toml_lines import DEEPEST, Path, too_deep
from horda.core.words import Text
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.entries import ContentError, Entry, Survivor
from horda.games.zombicide.box.house import FIXED, KINDS, House, changeable, name_of, read_house
from horda.games.zombicide.box.missions import KEPT
from horda.games.zombicide.papers.mission_form import bad_values, misread, spelled, unreadable
from horda.games.zombicide.rules.edition import Edition

LONGEST = 20_000
"""Signs of a file; one with every number of a box has half of that."""
MOST = 20
MODES = {
    "melee": {"melee"},
    "ranged": {"ranged"},
    "both": {"melee", "ranged"},
    "other": set[str](),
}
"""By the type of a card what its combat lines are for."""
NEEDED = ("kind", "health", "skills")
"""What must be said of a Survivor of another box."""


@lru_cache(maxsize=KEPT)
def house_flaws(edition: Edition, text: str) -> tuple[Flaw, ...]:
    """Returns all that is wrong with a house-rules file; nothing if it can be played."""
    if len(text) > LONGEST:
        return (_flaw(text, [], "long", longest=LONGEST, length=len(text)),)
    if deep := too_deep(text):
        return (Flaw(deep, "-", Text("z2-mission-wrong-deep", {"most": DEEPEST})),)
    try:
        raw = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
        return (unreadable(text, error),)
    found = tuple(islice(_all(edition, text, raw), MOST))
    if found:
        return tuple(sorted(found, key=lambda flaw: flaw.line))
    return _whole(edition, text)


def _all(edition: Edition, text: str, raw: dict[str, Any]) -> Iterator[Flaw]:
    """Looks at the tables, then at each entry by itself."""
    wrong = list(islice(misread(text, House, raw), MOST))
    yield from wrong
    if wrong:
        return
    for kind, entry in KINDS.items():
        known = {name_of(one): one for one in entries_of(edition, kind)}
        for id, change in raw.get(kind, {}).items():
            yield from _entry(edition, text, kind, entry, id, change, known)


def entries_of(edition: Edition, kind: str) -> tuple[Entry, ...]:
    """Lists the entries of the box that a table corrects."""
    box = edition.box
    if kind == "survivor":
        return tuple(box.survivors[number] for number in box.playable)
    return {"card": box.entries, "machine": box.machines, "xenos_card": box.zombie_cards}[kind]


def _entry(
    edition: Edition,
    text: str,
    kind: str,
    entry: type[Entry],
    id: str,
    change: dict[str, Any],
    known: dict[str, Entry],
) -> Iterator[Flaw]:
    """Looks at one entry: whether there is such a one, and whether its fields can be so."""
    guest = entry is Survivor and id in edition.guests
    if id not in known and not guest:
        near = ", ".join(get_close_matches(id, known)) or ", ".join(islice(known, MOST))
        yield _flaw(text, [(kind, -1), (id, -1)], "id", id=id, known=near)
        return
    may = changeable(entry)
    for name, value in change.items():
        where: Path = [(kind, -1), (id, -1), (name, -1)]
        if name not in may:
            how = "fixed" if name in FIXED else "field"
            yield _flaw(text, where, how, field=name, known=", ".join(may))
            continue
        declared = next(field.type for field in fields(entry) if field.name == name)
        for path, what in bad_values(declared, value, f".{kind}.{id}.{name}"):
            told = unreadable(text, ValueError(f"{what} - at `${path}`"))
            yield Flaw(_line(text, where), spelled(where), told.why)
    for name in NEEDED if guest else ():
        if name not in change:
            yield _flaw(text, [(kind, -1), (id, -1)], "guest", field=name, id=id)


def _whole(edition: Edition, text: str) -> tuple[Flaw, ...]:
    """Makes the box: what the entries say together may still not be one."""
    house = read_house(text)
    skills = edition.box.skill_ids
    for id, change in house.survivor.items():
        for key in (key for level in change.get("skills", ()) for key in level):
            if key not in skills:
                near = ", ".join(get_close_matches(key, skills)) or "-"
                return (_flaw(text, [("survivor", -1), (id, -1)], "skill", skill=key, known=near),)
    try:
        box = edition.houses[text].box
    except ContentError as error:
        return (_flaw(text, [], "box", what=str(error)),)
    return tuple(_misfits(edition, text, house, box))


def _misfits(edition: Edition, text: str, house: House, box: Content) -> Iterator[Flaw]:
    """Looks for what no rule could play with."""
    for card in (one for one in box.entries if one.id in house.card):
        modes = {line.mode for line in card.profiles}
        if modes != MODES[card.type]:
            yield _flaw(text, [("card", -1), (card.id, -1)], "modes", id=card.id)
    for machine in (one for one in box.machines if one.id in house.machine):
        if {line.mode for line in machine.profiles} != {*machine.actions} - {"move"}:
            yield _flaw(text, [("machine", -1), (machine.id, -1)], "modes", id=machine.id)
    kinds = {edition.box.survivors[number].kind for number in edition.box.playable}
    for one in (one for one in box.survivors if one.id in house.survivor):
        path: Path = [("survivor", -1), (one.id, -1)]
        if one.kind not in kinds:
            yield _flaw(text, path, "kind", what=one.kind, known=", ".join(sorted(kinds)))
        if not all(one.skills):
            yield _flaw(text, path, "levels", id=one.id)


def _flaw(text: str, path: Path, kind: str, **args: str | int) -> Flaw:
    return Flaw(_line(text, path), spelled(path), Text(f"z2-house-wrong-{kind}", {**args}))


def _line(text: str, path: Path) -> int:
    """Finds the line of an entry, whose id may be in quotes, or of a field of it."""
    names = [name for name, _ in path]
    lines = text.split("\n")
    head = (
        re.compile(rf"""\s*\[\s*{names[0]}\s*\.\s*["']?{re.escape(names[1])}["']?\s*\]""")
        if names[1:]
        else None
    )
    start = next((n for n, one in enumerate(lines) if head and head.match(one)), -1)
    if start < 0:
        return 1
    for n in range(start + 1, len(lines)):
        if not names[2:] or lines[n].lstrip().startswith("["):
            break
        if re.match(rf"\s*{re.escape(names[2])}\s*[.=]", lines[n]):
            return n + 1
    return start + 1
