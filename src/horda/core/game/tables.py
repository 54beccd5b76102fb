"""Tables: structs as plain values that people, TOML and JSON can hold."""

from collections.abc import Iterator
from typing import Any

from msgspec import to_builtins

Table = dict[str, Any]


def bare(value: object) -> Any:
    """Writes a value plainly: bytes as numbers, and without fields that hold nothing."""
    if isinstance(value, (bytes, bytearray)):
        return list(value)
    return _bare(to_builtins(value))


def _bare(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _bare(one) for name, one in value.items() if one is not None}
    return [_bare(one) for one in value] if isinstance(value, (list, tuple)) else value


def lines(value: Any, indent: str = "") -> Iterator[str]:
    """Writes a plain value line by line, tables in tables further to the right."""
    for name, one in value.items():
        if isinstance(one, dict):
            yield f"{indent}{name}"
            yield from lines(one, f"{indent}  ")
        else:
            yield f"{indent}{name}: {one}"
