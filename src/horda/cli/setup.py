"""Reads from the words of a command line which game is meant, and who plays."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from horda.bots.spec import make_bot
from horda.cli import files
from horda.cli.trouble import Trouble
from horda.core.engine import Engine
from horda.core.errors import Code, HordaError

SCENARIO_FILE = ".toml"


def scenario_value(said: str) -> str:
    """Returns what a setup calls a scenario: its id, or the whole text of a file that is named."""
    path = Path(said)
    return f"{files.read_text(path).rstrip()}\n" if path.suffix == SCENARIO_FILE else said


def config_values(scenario: str | None, options: Sequence[str] | None) -> dict[str, Any]:
    """Collects the settings of a game as loose values; the engine checks them."""
    values: dict[str, Any] = {"scenario": scenario_value(scenario)} if scenario else {}
    for word in options or ():
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise Trouble("cli-bad-setting", what=word)
        values[name] = value
    return values


def seat_index(engine: Engine[Any], config: Any, name: str) -> int:
    """Returns the number of a seat by its name."""
    names = engine.game.seats(config)
    if name not in names:
        raise HordaError(Code.UNKNOWN_SEAT, f"{name} (known: {', '.join(names)})")
    return names.index(name)


def assign_bots(specs: Sequence[str] | None, seats: Sequence[str], default: str) -> tuple[str, ...]:
    """Gives each seat a bot: from SEAT=SPEC, else in order, else the only one named."""
    named = {word.partition("=")[0]: word.partition("=")[2] for word in specs or ()}
    named = {seat: spec for seat, spec in named.items() if seat in seats}
    # A spec may hold "=" itself (mcts:iterations=400), so only seats' names count as such.
    plain = [word for word in specs or () if word.partition("=")[0] not in seats]
    free = [seat for seat in seats if seat not in named]
    if len(plain) > max(1, len(free)):
        raise Trouble("cli-too-many-bots", count=len(plain), seats=", ".join(free) or "-")
    if len(plain) == 1:
        plain = plain * len(free)
    in_order = dict(zip(free, plain, strict=False))
    return tuple(named.get(seat) or in_order.get(seat) or default for seat in seats)


def check_bots(specs: Sequence[str]) -> None:
    """Refuses a bot that does not exist, or has no such parameter."""
    for spec in dict.fromkeys(specs):
        try:
            make_bot(spec, 0)
        except HordaError as error:
            raise Trouble("cli-bad-bot", what=error.what) from None
