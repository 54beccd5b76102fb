"""`horda export`: a moment of a record as a position file."""

from pathlib import Path
from typing import Annotated, Any

import tomli_w
import typer
from msgspec import to_builtins

from horda.cli import files
from horda.cli.guard import guarded
from horda.cli.params import At, Lang, RecordFile
from horda.cli.terminal.output import console, print_data
from horda.cli.terminal.signs import escape_toml
from horda.cli.terminal.voice import Voice
from horda.cli.terminal.walk import position_at
from horda.cli.trouble import Trouble
from horda.core import position
from horda.core.rng import PLAIN
from horda.core.session import Session


@guarded
def export(
    record: RecordFile,
    at: At = None,
    title: Annotated[str | None, typer.Option("--title")] = None,
    out: Annotated[Path | None, typer.Option("--out")] = None,
    lang: Lang = None,
) -> None:
    """Write a position file from a record, for `horda check`, `horda show` or a test.

    The position is exact: dice and decks fall as they would have in the record.
    """
    voice = Voice(lang)
    if out is not None and out.exists():
        raise Trouble("cli-file-exists", file=str(out))
    session = files.open_record(record)
    count = len(session.line.standing) if at is None else at
    text = tomli_w.dumps(position_table(session, count, title or f"{record.stem}, {count}"))
    if out is None:
        return print_data(text, escape_toml)
    files.write(out, text.encode())
    console().print(voice.say("cli-written", file=str(out)))
    return None


def position_table(session: Session[Any], count: int, title: str) -> dict[str, Any]:
    """Builds the table of a position file, with the question that must be asked there."""
    engine, state = session.engine, position_at(session, count)
    names = engine.game.seats(state.config)
    expect: dict[str, Any] = {"asks": [names[choice.seat] for choice in state.open]}
    if state.result is not None:
        expect["result"] = state.result.reason
    elif len(state.open) == 1:
        expect["prompt"] = state.open[0].prompt
    seed, generator = session.source(count)
    setup = {**to_builtins(state.config), "seed": seed}
    table = {
        "title": title,
        "game": engine.game.id,
        "setup": setup if generator == PLAIN else {**setup, "generator": generator},
        "position": position.write(engine, state),
        "expect": expect,
    }
    return {name: without_none(value) for name, value in table.items()}


def without_none(value: Any) -> Any:
    """Leaves nothings out, which TOML cannot write and structs read as their default."""
    if isinstance(value, dict):
        return {str(k): without_none(v) for k, v in value.items() if v is not None}
    if isinstance(value, list | tuple):
        return [without_none(item) for item in value]
    return value
