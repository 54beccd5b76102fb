"""`horda check`: plays position files and says precisely what differs."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct

from horda.cli import files
from horda.cli.guard import guarded
from horda.cli.params import Json, Lang
from horda.cli.terminal.output import console, print_json
from horda.cli.terminal.voice import Voice
from horda.cli.trouble import Exit, Trouble
from horda.core import checks
from horda.core.errors import HordaError


class Checked(Struct, frozen=True):
    """What came of one file."""

    file: str
    ok: bool
    title: str = ""
    differs: list[str] = []
    error: str = ""
    """Why the file could not be played at all."""


@guarded
def check(
    paths: Annotated[list[Path], typer.Argument()],
    quiet: Annotated[bool, typer.Option("--quiet", "-q")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play position files and compare what they expect.

    Exit code 0: all hold, 1: something differs, 2: a file cannot be played.
    """
    voice = Voice(lang)
    found = [check_file(path, voice) for path in gather(paths)]
    if json:
        print_json(found)
    else:
        _print(found, voice, quiet)
    if any(one.error for one in found):
        raise typer.Exit(Exit.BAD_INPUT)
    if not all(one.ok for one in found):
        raise typer.Exit(Exit.DIFFERS)


def gather(paths: Sequence[Path]) -> list[Path]:
    """Lists the files meant, those of a folder in the order of their names."""
    gathered: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not inside:
            raise Trouble("cli-no-positions", file=str(path))
        gathered += inside
    return list(dict.fromkeys(gathered))


def check_file(path: Path, voice: Voice) -> Checked:
    """Plays one file; one that cannot be played does not stop the others."""
    try:
        engine, file = files.load_position(path)
        with files.about(path):
            differs = checks.check(engine, file)
    except (HordaError, Trouble) as error:
        return Checked(str(path), False, error=voice.error(error))
    return Checked(str(path), not differs, file.title, differs)


def _print(found: list[Checked], voice: Voice, quiet: bool) -> None:
    out, err = console(), console(stderr=True)
    for one in found:
        if one.error:
            err.print(f"horda: {one.error}", style="red")
        elif one.ok and quiet:
            continue
        elif one.ok:
            out.print(voice.say("cli-check-ok", file=one.file, title=one.title))
        else:
            out.print(voice.say("cli-check-fail", file=one.file, title=one.title), style="red")
            for line in one.differs:
                out.print(f"  {line}")
    bad = next((one.file for one in found if one.differs), None)
    if bad:
        out.print(voice.say("cli-check-hint", file=bad))
    if len(found) > 1:
        good = sum(one.ok for one in found)
        out.print(voice.say("cli-check-sum", good=good, count=len(found)), style="bold")
