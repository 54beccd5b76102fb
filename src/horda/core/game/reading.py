"""Reads what people write: whatever is wrong is said by its field, its value and what is known."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from reprlib import Repr
from typing import Any, TypeVar

V = TypeVar("V")

STUMBLES = (ValueError, LookupError, TypeError, AttributeError, OverflowError, StopIteration)
"""What Python says of a value that is not of the right kind: nobody should have to read that."""
MANY = 2**31 - 1
"""More than lies on any table."""
MOST = 60
"""Names of a kind that are listed for whoever misspells one."""

_short = Repr()
_short.maxstring = _short.maxother = 80


class Misread(ValueError):
    """Something in a table is not as it should be; it is said in words for whoever wrote it."""


@contextmanager
def reading(field: str, value: object) -> Iterator[None]:
    """Names the field in which something is wrong, and its value where nothing better is known."""
    try:
        yield
    except Misread as error:
        raise Misread(f"{field}: {error}") from None
    except STUMBLES as error:
        raise Misread(f"{field}: {_short.repr(value)} cannot be read") from error


def known(names: Mapping[Any, V], name: Any, what: str) -> V:
    """Looks a name up; whoever misspells it is told what there is, of very many what is like it."""
    if not isinstance(name, str | int) or name not in names:
        raise Misread(f"unknown {what} {_short.repr(name)} (known: {_listed(name, names)})")
    return names[name]


def known_place(names: Iterable[str], name: Any, what: str) -> int:
    """Looks a name up in a row; returns its place."""
    return known({one: place for place, one in enumerate(names)}, name, what)


def _listed(name: object, names: Iterable[Any]) -> str:
    listed = [str(one) for one in names]
    if len(listed) > MOST:
        listed = get_close_matches(str(name), listed) or [*listed[:MOST], "…"]
    return ", ".join(listed)


def number(field: str, value: Any, least: int = 0, most: int = MANY) -> int:
    """Reads a whole number."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise Misread(f"{field} must be a whole number, not {_short.repr(value)}")
    if not least <= value <= most:
        raise Misread(f"{field} must be from {least} to {most}, not {_short.repr(value)}")
    return value


def flag(field: str, value: Any) -> bool:
    """Reads what is true or false."""
    if not isinstance(value, bool):
        raise Misread(f"{field} must be true or false, not {_short.repr(value)}")
    return value


def rows(field: str, value: Any) -> Mapping[str, Any]:
    """Reads a table."""
    if not isinstance(value, Mapping):
        raise Misread(f"{field} must be a table, not {_short.repr(value)}")
    return value


def several(field: str, value: Any) -> Iterable[Any]:
    """Reads a list: a word is none, though Python goes through its letters."""
    if not isinstance(value, list | tuple):
        raise Misread(f"{field} must be a list, not {_short.repr(value)}")
    return value


def fields(table: Mapping[str, Any], names: Iterable[str], needed: Iterable[str] = ()) -> None:
    """Looks whether a table has what it needs and nothing that nobody reads."""
    names = list(names)
    for name in table:
        known(dict.fromkeys(names), name, "field")
    for name in needed:
        if name not in table:
            raise Misread(f"{name} is missing in {_short.repr(dict(table))}")
