"""Differences of plain JSON documents, so that an update is small."""

from collections.abc import Sequence
from typing import Any

Change = list[Any]
"""[path, value], or [path] for what is gone.

In a list the first free number adds an item, and what follows one that is gone moves up.
"""


def diff(old: Any, new: Any, *path: str) -> list[Change]:
    """Returns the changes that make `new` of `old`, which stand at `path` of their documents."""
    changes: list[Change] = []
    compare([*path], old, new, changes)
    return changes


def patch(document: Any, changes: list[Change]) -> Any:
    """Returns the document with the changes made, in place where it can."""
    for path, *value in changes:
        if not path:
            document = value[0]
            continue
        place = document
        for step in path[:-1]:
            place = place[step]
        if not value:
            del place[path[-1]]
        elif type(place) is list and path[-1] == len(place):
            place.append(value[0])
        else:
            place[path[-1]] = value[0]
    return document


def compare(path: list[str | int], old: Any, new: Any, changes: list[Change]) -> None:
    """Writes down the changes that make `new` of `old`, which stand at `path`."""
    if old is new or (old == new and type(old) is type(new)):
        return
    if type(old) is dict and type(new) is dict:
        _compare_dicts(path, old, new, changes)
    elif old and new and type(old) is type(new) and type(old) in (list, tuple):
        _compare_lists(path, old, new, changes)
    else:
        changes.append([path, new])


def _compare_dicts(
    path: list[str | int], old: dict[str, Any], new: dict[str, Any], changes: list[Change]
) -> None:
    changes += [[[*path, key]] for key in old if key not in new]
    for key, value in new.items():
        if key not in old:
            changes.append([[*path, key], value])
        elif (before := old[key]) is not value:
            compare([*path, key], before, value, changes)


def _compare_lists(
    path: list[str | int], old: Sequence[Any], new: Sequence[Any], changes: list[Change]
) -> None:
    more = len(new) - len(old)
    if more > 0 and new[: len(old)] == old:
        changes += [[[*path, n], new[n]] for n in range(len(old), len(new))]
        return
    if more < 0 and (gone := _gap(old, new)) is not None:
        changes += [[[*path, gone]]] * -more
        return
    differing = [] if more else [n for n, value in enumerate(new) if old[n] != value]
    if more or 2 * len(differing) > len(new):  # one list is shorter than many single changes
        changes.append([path, new])
        return
    for n in differing:
        compare([*path, n], old[n], new[n], changes)


def _gap(old: Sequence[Any], new: Sequence[Any]) -> int | None:
    """Returns where items were taken out, if that is all; what follows has moved up."""
    less = len(old) - len(new)
    gap = next((n for n, value in enumerate(new) if old[n] != value), len(new))
    return gap if less <= 2 and old[gap + less :] == new[gap:] else None
