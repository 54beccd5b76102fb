"""Writes positions as pictures."""

from pathlib import Path
from typing import Any

from horda.cli import files
from horda.cli.terminal.output import console
from horda.cli.terminal.voice import Voice
from horda.cli.trouble import Trouble
from horda.core.engine import Engine


def write_svg(voice: Voice, engine: Engine[Any], state: Any, seat: int | None, out: Path) -> None:
    """Writes a position as SVG, as a seat, or a spectator, may see it."""
    files.check_writable(out)
    drawn = engine.game.svg(state, seat)
    if not drawn:
        raise Trouble("cli-no-svg", game=engine.game.id)
    files.write(out, drawn.encode())
    console().print(voice.say("cli-written", file=str(out)))
