"""Says in our own words what the readers of TOML and of its fields complain about."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_origin

from msgspec import Struct, ValidationError, convert
from msgspec.structs import fields

from horda.core.game import Flaw
from horda.core.toml_lines import Path, line_of, read_path
from horda.core.words import Arg, Text

PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
"""How the reader of TOML names the place of a mistake."""
FIELD = re.compile(r" - at `\$(.*?)`$")
"""How the reader of fields names one."""
COMPLAINTS: dict[str, re.Pattern[str]] = {
    "unknown": re.compile(r"Object contains unknown field `(?P<name>.*)`"),
    "missing": re.compile(r"Object missing required field `(?P<name>.*)`"),
    "choice": re.compile(r"Invalid enum value '?(?P<value>.*?)'?"),
    "length": re.compile(r"Expected `array` of length (?P<wanted>\d+)(?:, got (?P<got>\d+))?"),
    "small": re.compile(r"Expected `int` >= (?P<least>-?\d+)"),
    "large": re.compile(r"Expected `int` <= (?P<most>-?\d+)"),
    "type": re.compile(r"Expected `(?P<wanted>\w+)`, got `(?P<got>\w+)`"),
}
"""By the end of our text what the reader of fields says, with what we take from it."""
NAMES_FIELD = ("unknown", "missing")


def misread(text: str, kind: type[Struct], raw: Mapping[str, Any]) -> Iterator[Flaw]:
    """Finds everything that does not fit the fields: the reader itself stops at the first."""
    for path, what in _misread(kind, raw, ""):
        yield unreadable(text, ValueError(f"{what} - at `${path}`"))


def _misread(kind: type[Struct], raw: Mapping[str, Any], path: str) -> Iterator[tuple[str, str]]:
    known = {field.name: field for field in fields(kind)}
    for name, value in raw.items():
        if name in known:
            yield from bad_values(known[name].type, value, f"{path}.{name}")
        else:
            yield path, f"Object contains unknown field `{name}`"
    for field in known.values():
        if field.required and field.name not in raw:
            yield path, f"Object missing required field `{field.name}`"


def bad_values(kind: Any, value: Any, path: str) -> Iterator[tuple[str, str]]:
    """Looks at a value part by part, where it has parts."""
    if isinstance(kind, type) and issubclass(kind, Struct) and isinstance(value, dict):
        yield from _misread(kind, value, path)
    elif get_origin(kind) is tuple and Ellipsis in get_args(kind) and isinstance(value, list):
        for number, one in enumerate(value):
            yield from bad_values(get_args(kind)[0], one, f"{path}[{number}]")
    else:
        try:
            convert(value, kind)
        except ValidationError as error:
            what, _, inner = str(error).partition(" - at `$")
            yield f"{path}{inner.rstrip('`')}", what


def unreadable(text: str, error: Exception) -> Flaw:
    """Returns what is wrong with a file that could not be read, and where."""
    said = str(error)
    place = PLACE.search(said)
    if place is not None:
        return _no_toml(text, said[: place.start()], place)
    at = FIELD.search(said)
    path, what = read_path(at[1] if at else ""), said[: at.start()] if at else said
    for kind, pattern in COMPLAINTS.items():
        found = pattern.fullmatch(what)
        if found:
            return _no_field(text, path, kind, what, found.groupdict("none"))
    return Flaw(line_of(text, path) if path else 1, spelled(path), _why("form", what))


def _no_toml(text: str, what: str, place: re.Match[str]) -> Flaw:
    """A mistake in the TOML itself; at the end of the file something was left open."""
    lines = text.rstrip("\n").split("\n")
    if place[1] is None:
        return Flaw(len(lines), "-", _why("end", what, column=len(lines[-1]) + 1))
    return Flaw(int(place[1]), "-", _why("toml", what, column=int(place[2])))


def _no_field(text: str, path: Path, kind: str, what: str, found: dict[str, str]) -> Flaw:
    """A field that should not be there, is not there, or has a value that cannot be."""
    line = line_of(text, path) if path else 1
    if kind in NAMES_FIELD:
        path = [*path, (found["name"], -1)]
        line = line_of(text, path) if kind == "unknown" else line
    return Flaw(line, spelled(path), _why(kind, what, **found))


def _why(kind: str, what: str, **args: Arg) -> Text:
    return Text(f"z2-mission-wrong-{kind}", {"what": what, **args})


def spelled(path: Path) -> str:
    """Writes a field with its place in a list, counted from 1, as other flaws do."""
    return ".".join(f"{name}[{n + 1}]" if n >= 0 else name for name, n in path) or "-"
