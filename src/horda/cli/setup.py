"""Reads from the words of a command line which game is meant, and who plays."""

import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from horda.bots.spec import make_bot
from horda.cli import files
from horda.cli.trouble import Trouble
from horda.core.engine import Engine
from horda.core.errors import Code, HordaError
from horda.core.game import Game
from horda.games import registry

SCENARIO_FILE = ".toml"


def meant(said: str, known: Iterable[str]) -> str:
    """Returns the known name that is meant: `m0` is M00; what nobody knows stays as it is."""
    names = list(known)
    like = [name for name in names if _plain(name) == _plain(said)]
    return like[0] if said not in names and len(like) == 1 else said


def _plain(name: str) -> str:
    return re.sub(r"0*(\d+)", r"\1", name.strip().lower())


def find_engine(name: str) -> Engine[Any]:
    """Returns the engine of the game that is meant; a campaign is played by another command."""
    if registry.is_campaign(name):
        raise Trouble("cli-is-campaign", name=name)
    return registry.game_engine(meant(name, (*registry.GAMES, *registry.COMING)))


def scenario_value(said: str, game: Game[Any]) -> str:
    """Returns what a setup calls a scenario: its id, or the whole text of a file that is named."""
    path, known = Path(said), meant(said, game.scenarios)
    if path.suffix == SCENARIO_FILE or (known not in game.scenarios and _is_file(path)):
        return f"{files.read_text(path).rstrip()}\n"
    return known


def _is_file(path: Path) -> bool:
    """Tells whether a file is named so; a name that no file can have is not."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def config_values(
    game: Game[Any], scenario: str | None, options: Sequence[str] | None
) -> dict[str, Any]:
    """Collects the settings of a game as loose values; the engine checks them."""
    values: dict[str, Any] = {"scenario": scenario_value(scenario, game)} if scenario else {}
    for word in options or ():
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise Trouble("cli-bad-setting", what=word)
        if name in values:
            raise Trouble("cli-twice", what=name)
        values[name] = _setting(game, name, value)
    return values


def _setting(game: Game[Any], name: str, value: str) -> Any:
    """Returns a setting as the engine takes it; some are the text of a file that is named."""
    if name == "scenario":
        return scenario_value(value, game)
    return {"text": files.read_text(Path(value))} if name in game.file_options else value


def seat_index(engine: Engine[Any], config: Any, name: str) -> int:
    """Returns the number of a seat by its name."""
    names = engine.game.seats(config)
    if name not in names:
        raise HordaError(Code.UNKNOWN_SEAT, f"{name} (known: {', '.join(names)})")
    return names.index(name)


def assign_bots(specs: Sequence[str] | None, seats: Sequence[str], default: str) -> tuple[str, ...]:
    """Gives each seat a bot: from SEAT=SPEC, else in order, else the only one named."""
    named: dict[str, str] = {}
    for seat, equals, spec in (word.partition("=") for word in specs or ()):
        if seat in named:
            raise Trouble("cli-twice", what=seat)
        if seat in seats and equals:
            named[seat] = spec
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
    """Refuses a bot that does not exist, or has no such parameter.

    A bot of one's own may stand in a file of this folder, as with `python -m`.
    """
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    for spec in dict.fromkeys(specs):
        try:
            make_bot(spec, 0, own=True)
        except HordaError as error:
            raise Trouble("cli-bad-bot", what=error.what) from None
