"""Runs commands in this process and keeps a game that was played once for all tests."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from typer.testing import CliRunner

import horda
from horda.cli.main import app
from horda.core import record
from horda.core.decisions import Answer
from horda.core.rng import Dice
from horda.core.session import Session
from horda.games import registry

GAME = "zombie-terror"


class Ran(msgspec.Struct):
    """What came of a command."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.out)


def run(*words: object, stdin: str = "") -> Ran:
    """Runs the program; a traceback is a failed test."""
    done = CliRunner().invoke(app, [str(word) for word in words], input=stdin)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Ran(done.exit_code, done.stdout, done.stderr)


def refused(*words: object, code: int = 2) -> str:
    """Runs a command that must be refused with one line and returns that line."""
    done = run(*words)
    assert done.code == code, done
    assert done.out == ""
    line, end = done.err[:-1], done.err[-1:]
    assert line.startswith("horda: ")
    assert "⟦" not in line
    assert end == "\n"
    assert "\n" not in line
    return line


@cache
def played() -> bytes:
    """Returns the record of a whole random game."""
    engine = registry.engine(GAME)
    dice = Dice(1)
    session = Session.begin(engine, engine.config({"scenario": "barricades"}), 7)
    session.record.horda = horda.__version__
    while session.state.result is None:
        choice = session.state.open[0]
        number = session.state.decision - len(session.state.held)
        session.answer(Answer(number, choice.seat, dice.below(len(choice.options))))
        if len(session.record.log) == 30:
            session.undo(0, 25, consent=True)
            session.redo(0, 27, consent=True)
    return record.dumps(session.record)


def write_record(folder: Path, **changes: Any) -> Path:
    """Writes the record of the played game, with some fields changed."""
    path = folder / "game.json"
    path.write_bytes(record.dumps(msgspec.structs.replace(record.loads(played()), **changes)))
    return path


def files_in(folder: Path) -> dict[str, bytes]:
    """Returns everything below a folder, to see that nothing changed."""
    return {str(p.relative_to(folder)): p.read_bytes() for p in folder.rglob("*") if p.is_file()}
