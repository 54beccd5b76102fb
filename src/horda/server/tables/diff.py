"""Differences of plain JSON documents, so that an update is small."""

from typing import Any

Change = list[Any]  # [path, value], or [path] for what is gone


def diff(old: Any, new: Any, *path: str) -> list[Change]:
    """Returns the changes that make `new` of `old`, which stand at `path` of their documents."""
    changes: list[Change] = []
    _compare([*path], old, new, changes)
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
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]
    return document


def _compare(path: list[str | int], old: Any, new: Any, changes: list[Change]) -> None:
    if old == new and type(old) is type(new):
        return
    if type(old) is dict and type(new) is dict:
        _compare_dicts(path, old, new, changes)
    elif type(old) is list and type(new) is list and len(old) == len(new):
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
        elif (before := old[key]) != value or type(before) is not type(value):
            _compare([*path, key], before, value, changes)


def _compare_lists(
    path: list[str | int], old: list[Any], new: list[Any], changes: list[Change]
) -> None:
    differing = [n for n, value in enumerate(new) if old[n] != value]
    if 2 * len(differing) > len(new):  # one list is shorter than many single changes
        changes.append([path, new])
        return
    for n in differing:
        _compare([*path, n], old[n], new[n], changes)
