"""Reads a setup from loose values, and says in words what each of its fields accepts."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo, fields

from horda.core.errors import BadConfig, Code
from horda.core.state import Config
from horda.core.words import Text

YES_OR_NO = ("true", "false")
LONGEST = 200
"""So much of a wrong value is repeated."""
LONGEST_WORD = 1000
"""Signs of a value; only a scenario may be a whole text. Every list of tables shows the others."""
SCENARIO = "scenario"


def read_config(
    kind: type[Config],
    values: Mapping[str, object],
    scenarios: Sequence[str],
    *,
    whole: bool = False,
) -> Config:
    """Builds a setup; a name or a value that cannot be is refused with what can.

    `whole`: a scenario may be a text of several lines too, which the game judges by itself.
    """
    known = _fields(kind)
    read: dict[str, Any] = {}
    for name, value in values.items():
        if name in kind.hidden and value == getattr(kind(), name):
            continue  # a record writes them too
        if name not in known:
            raise _refused(name, value, "core-setup-names", ", ".join(_names(kind)))
        if name != SCENARIO and _is_long(value):
            raise _refused(name, value, "core-setup-word", "")
        read[name] = _value(kind, known[name], value)
    config = kind(**read)
    if not config.scenario:
        config = msgspec.structs.replace(config, scenario=scenarios[0])
    if config.scenario not in scenarios and not (whole and "\n" in config.scenario):
        raise _refused(SCENARIO, config.scenario, "core-setup-words", ", ".join(scenarios))
    return config


def _is_long(value: object) -> bool:
    """Tells whether words are longer than any that a game knows."""
    said = [value] if isinstance(value, str) else value
    return isinstance(said, list | tuple) and sum(len(str(one)) + 1 for one in said) > LONGEST_WORD


@cache
def _fields(kind: type[Config]) -> dict[str, FieldInfo]:
    return {field.name: field for field in fields(kind) if field.name not in kind.hidden}


def settings(kind: type[Config]) -> tuple[FieldInfo, ...]:
    """Lists what people set; what a campaign carries in, whole structs, is not among it.

    A game declares that as `carried: Sheet | UnsetType = UNSET`: where nothing is carried it
    is not even written, so that the digests of games outside a campaign stay the same.
    """
    return tuple(field for field in _fields(kind).values() if not _is_carried(field))


def _is_carried(field: FieldInfo) -> bool:
    kinds = get_args(field.type) or (field.type,)
    return any(isinstance(kind, type) and issubclass(kind, msgspec.Struct) for kind in kinds)


def _names(kind: type[Config]) -> list[str]:
    return [field.name for field in settings(kind)]


def _value(kind: type[Config], field: FieldInfo, value: object) -> object:
    try:
        return msgspec.convert(value, field.type, strict=False)
    except msgspec.ValidationError:
        if _is_carried(field):
            text, known = "core-setup-names", ", ".join(_names(kind))
            raise _refused(field.name, value, text, known) from None
        words = choices(field.type)
        if words:
            raise _refused(field.name, value, "core-setup-words", ", ".join(words)) from None
        low, high = bounds(field.type)
        if low is None or high is None:
            text = "core-setup-number" if plain(field.type) is int else "core-setup-word"
            raise _refused(field.name, value, text, "") from None
        raise _refused(field.name, value, "core-setup-range", f"{low}–{high}") from None


def _refused(name: str, value: object, text: str, known: str) -> BadConfig:
    said = value if isinstance(value, str) else msgspec.json.encode(value, enc_hook=repr).decode()
    why = Text(text, {"name": name, "known": known})
    return BadConfig(Code.UNKNOWN_OPTION, f"{name}={said[:LONGEST]}", why=why)


def plain(kind: Any) -> Any:
    """Returns a field's type without the notes attached to it, and without its being unset."""
    kind = get_args(kind)[0] if hasattr(kind, "__metadata__") else kind
    kinds = [one for one in get_args(kind) if one is not msgspec.UnsetType]
    return kinds[0] if msgspec.UnsetType in get_args(kind) else kind


def preset(field: FieldInfo) -> Any:
    """Returns what a field is if nobody sets it; what is not even written is off, or no word."""
    if field.default is msgspec.UNSET and plain(field.type) in (bool, str):
        return plain(field.type)()
    return None if field.default is msgspec.NODEFAULT else field.default


def choices(kind: Any) -> tuple[str, ...]:
    """Lists the words a field accepts, if only some."""
    kind = plain(kind)
    if kind is bool:
        return YES_OR_NO
    return tuple(map(str, get_args(kind))) if get_origin(kind) is not None else ()


def bounds(kind: Any) -> tuple[int | None, int | None]:
    """Returns the least and the greatest number a field accepts."""
    low = high = None
    for meta in getattr(kind, "__metadata__", ()):
        low = meta.ge if getattr(meta, "ge", None) is not None else low
        high = meta.le if getattr(meta, "le", None) is not None else high
    return low, high
