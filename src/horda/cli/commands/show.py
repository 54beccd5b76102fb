"""`horda show`: a position or a moment of a record, drawn as text."""

from pathlib import Path
from typing import Annotated, Any

import typer

from horda.cli.files import is_record, open_position, open_record, read
from horda.cli.guard import guarded
from horda.cli.params import At, Json, Lang, Seat, Svg
from horda.cli.setup import seat_index
from horda.cli.terminal.draw import show_state, write_svg
from horda.cli.terminal.output import print_json
from horda.cli.terminal.steps_json import position_data
from horda.cli.terminal.voice import Voice
from horda.cli.terminal.walk import position_at
from horda.cli.trouble import Trouble
from horda.core.engine import Engine


@guarded
def show(
    file: Annotated[Path, typer.Argument()],
    at: At = None,
    seat: Seat = None,
    svg: Svg = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Draw a position as text, or as a picture.

    Of a record it is the last one, or the one after N answers.
    """
    voice = Voice(lang)
    engine, state = open_any(file, at)
    viewer = None if seat is None else seat_index(engine, state.config, seat)
    if svg is not None:
        return write_svg(voice, engine, state, viewer, svg)
    if not json:
        return show_state(voice, engine, state, viewer)
    return print_json(position_data(engine, state, viewer))


def open_any(file: Path, at: int | None) -> tuple[Engine[Any], Any]:
    """Opens a position file or a record at a moment."""
    data = read(file)
    if is_record(data):
        session = open_record(file, data)
        return session.engine, position_at(session, at)
    if at:
        raise Trouble("cli-no-answers", file=str(file))
    return open_position(file, data)
