"""Bots by name: `mcts:iterations=400,depth=10`."""

from importlib import import_module
from inspect import isabstract

import msgspec
from msgspec import inspect

from horda.bots.base import Bot, Settings
from horda.bots.greedy import GreedyBot
from horda.bots.mcts import MctsBot
from horda.bots.planner import PlannerBot
from horda.bots.random import RandomBot
from horda.core.errors import Code, HordaError

MOST = 1_000_000
"""The largest number that a parameter of a bot takes: minutes for an answer, never days."""
SHOWN = 60
"""So many signs of a wrong value are repeated."""
BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot, MctsBot, PlannerBot)}


def make_bot(spec: str, seed: int, *, own: bool = False) -> Bot:
    """Makes a bot from its name and parameters, such as `mcts:iterations=400,depth=10`.

    `own` lets a spec name a class of somebody's own, as `module:Class:depth=10`: its module is
    imported, so only people at their own machine may say so.
    """
    name, _, rest = spec.partition(":")
    kind = BOTS.get(name.strip())
    if kind is None and own and rest:
        own_class, _, rest = rest.partition(":")
        kind = _brought(name.strip(), own_class.strip())
    if kind is None:
        raise HordaError(Code.UNKNOWN_OPTION, f"bot {name} (known: {', '.join(BOTS)})")
    settings = _settings(kind, rest)
    return kind(seed, settings)


def _brought(module: str, name: str) -> type[Bot]:
    """Finds a bot of somebody's own: a class in a module that can be imported."""
    try:
        kind = getattr(import_module(module), name)
    except Exception as error:  # a module may do anything while it is imported
        what = f"bot {module}:{name} cannot be loaded: {type(error).__name__}: {error}"
        raise HordaError(Code.UNKNOWN_OPTION, what) from error
    if not isinstance(kind, type) or not issubclass(kind, Bot) or isabstract(kind):
        what = f"bot {module}:{name} is no class with a horda.bots.base.Bot above it and `choose`"
        raise HordaError(Code.UNKNOWN_OPTION, what)
    if not hasattr(kind, "name"):
        kind.name = name
    return kind


def _settings(kind: type[Bot], text: str) -> Settings:
    values = _values(kind, text)
    try:
        settings = msgspec.convert(values, kind.settings_type, strict=False)
    except msgspec.ValidationError as error:
        raise HordaError(Code.UNKNOWN_OPTION, f"bot {kind.name}:{text[:SHOWN]}: {error}") from None
    for name, value in values.items():
        # A budget without end would be taken at its word.
        if getattr(settings, name) > MOST:
            what = f"{name} of the bot {kind.name} is {value[:SHOWN]}; at most {MOST} is possible"
            raise HordaError(Code.UNKNOWN_OPTION, what)
    return settings


def _values(kind: type[Bot], text: str) -> dict[str, str]:
    known = kind.settings_type.__struct_fields__
    values: dict[str, str] = {}
    for part in text.split(",") if text.strip() else ():
        name, equals, given = (piece.strip() for piece in part.partition("="))
        if name not in known:
            names = ", ".join(known) or "none"
            what = f"parameter {name} of the bot {kind.name} (known: {names})"
            raise HordaError(Code.UNKNOWN_OPTION, what)
        if not equals or not given:
            raise HordaError(Code.UNKNOWN_OPTION, f"{name} of the bot {kind.name} has no value")
        if name in values:
            raise HordaError(Code.UNKNOWN_OPTION, f"{name} of the bot {kind.name} is named twice")
        values[name] = given
    return values


def parameters(kind: type[Bot]) -> list[tuple[str, object, str]]:
    """Lists a bot's parameters: name, default (None: no limit) and what it means."""
    described = inspect.type_info(kind.settings_type)
    assert isinstance(described, inspect.StructType)
    return [(one.name, one.default, _meaning(one.type)) for one in described.fields]


def _meaning(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.Metadata):
        return str((kind.extra_json_schema or {}).get("description", ""))
    return ""


def help_lines() -> list[str]:
    """Returns one line for every bot and one, indented, for each of its parameters."""
    lines: list[str] = []
    for name, kind in BOTS.items():
        lines.append(f"{name}: {kind.summary}")
        for parameter, default, meaning in parameters(kind):
            shown = "" if default is None else f" [{default}]"
            lines.append(f"  {parameter}: {meaning}{shown}")
    return lines
