"""Bots by name: `mcts:iterations=400,depth=10`."""

import msgspec
from msgspec import inspect

from horda.bots.base import Bot
from horda.bots.greedy import GreedyBot
from horda.bots.mcts import MctsBot
from horda.bots.planner import PlannerBot
from horda.bots.random import RandomBot
from horda.core.errors import Code, HordaError

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot, MctsBot, PlannerBot)}


def make_bot(spec: str, seed: int) -> Bot:
    """Makes a bot from its name and parameters, such as `mcts:iterations=400,depth=10`."""
    name, _, rest = spec.partition(":")
    kind = BOTS.get(name.strip())
    if kind is None:
        raise HordaError(Code.UNKNOWN_OPTION, f"bot {name} (known: {', '.join(BOTS)})")
    values = _values(kind, rest)
    try:
        settings = msgspec.convert(values, kind.settings_type, strict=False)
    except msgspec.ValidationError as error:
        raise HordaError(Code.UNKNOWN_OPTION, f"bot {spec}: {error}") from None
    return kind(seed, settings)


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
