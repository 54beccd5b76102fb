"""`horda db`: looks after the database of the server."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import Struct

from horda.cli import files
from horda.cli.guard import guarded
from horda.cli.helping import SpokenCommand, SpokenGroup
from horda.cli.hosting import ConfigFile, Data, Database, load_settings
from horda.cli.params import Json, Lang
from horda.cli.terminal.output import console, print_json
from horda.cli.terminal.voice import Voice
from horda.cli.trouble import Exit, Trouble
from horda.places import new_folders

if TYPE_CHECKING:
    from sqlalchemy import URL, Engine

# sqlalchemy and alembic take half a second to load, so every command does it for itself.
db = typer.Typer(cls=SpokenGroup)


@db.command(cls=SpokenCommand)
@guarded
def upgrade(
    database: Database = None, data: Data = None, config: ConfigFile = None, lang: Lang = None
) -> None:
    """Bring the tables up to this version of horda; `horda serve` does it by itself."""
    voice = Voice(lang)
    url = _url(database, data, config, must_exist=False)
    from horda.server.store.database import sqlite_file
    from horda.server.store.fresh import fresh
    from horda.server.store.upgrade import upgrade as bring_up

    folder = sqlite_file(url).parent  # of PostgreSQL it is here, which is there
    with new_folders(folder), fresh(url), _about_database():
        _make(folder)
        before, after = bring_up(url)
    text = "cli-db-current" if before == after else "cli-db-upgraded"
    console().print(voice.say(text, database=_shown(url), after=after))


@db.command(cls=SpokenCommand)
@guarded
def backup(
    file: Annotated[Path, typer.Argument()],
    database: Database = None,
    data: Data = None,
    config: ConfigFile = None,
    lang: Lang = None,
) -> None:
    """Copy the database into a file, also while the server runs.

    A SQLite copy is a database again; one of PostgreSQL is for pg_restore.
    """
    voice = Voice(lang)
    url = _url(database, data, config)
    if file.exists():
        raise Trouble("cli-file-exists", file=str(file))
    files.check_writable(file)
    from horda.server.store.backup import NoPgDump
    from horda.server.store.backup import backup as copy

    with _about_database():
        try:
            copy(url, file)
        except NoPgDump:
            raise Trouble("cli-no-pg-dump") from None
        except OSError as error:
            why = error.strerror or type(error).__name__
            raise Trouble("cli-cannot-write", file=str(file), why=why) from None
    console().print(voice.say("cli-written", file=str(file)))


class BadGame(Struct, frozen=True):
    """A game that does not replay, and why."""

    game: str
    error: str


class Report(Struct, frozen=True):
    """What `horda db check` found."""

    games: int
    bad: list[BadGame]
    faults: list[str]
    """What the database itself finds broken."""


@db.command(cls=SpokenCommand)
@guarded
def check(
    database: Database = None,
    data: Data = None,
    config: ConfigFile = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Replay every game of the database and compare every digest, also while the server runs.

    Exit code 0: all is well, 1: something is broken.
    """
    voice = Voice(lang)
    url = _url(database, data, config)
    from horda.server.store.database import reader_engine

    with _about_database():
        engine = reader_engine(url)
        try:
            report = _check(engine, voice, quiet=json)
        finally:
            engine.dispose()
    if json:
        print_json(report)
    else:
        _print(report, voice)
    if report.bad or report.faults:
        raise typer.Exit(Exit.DIFFERS)


def _check(engine: "Engine", voice: Voice, *, quiet: bool) -> Report:
    from rich.progress import track

    from horda.server.store import audit
    from horda.server.store.upgrade import check as check_tables

    with engine.connect() as connection:
        check_tables(connection)
        ids, faults = audit.all_games(connection), list(audit.faults(connection))
    watcher = console(stderr=True)
    bad = []
    for game in track(
        ids,
        description=voice.say("cli-db-checking"),
        console=watcher,
        transient=True,
        disable=quiet or not watcher.is_terminal,
    ):
        with engine.connect() as connection:
            error = audit.check_game(connection, game)
        if error is not None:
            bad.append(BadGame(game, voice.error(error)))
    return Report(len(ids), bad, faults)


def _print(report: Report, voice: Voice) -> None:
    out = console()
    for fault in report.faults:
        out.print(voice.say("cli-db-fault", what=fault), style="red")
    for one in report.bad:
        out.print(voice.say("cli-db-bad", game=one.game, why=one.error), style="red")
    good = report.games - len(report.bad)
    out.print(voice.say("cli-db-sum", good=good, count=report.games), style="bold")


def _url(
    database: str | None, data: Path | None, config: Path | None, *, must_exist: bool = True
) -> "URL":
    given = {"database": database, "data": str(data) if data else None}
    settings = load_settings(config, given)
    from horda.server.store.database import parse, require_file

    with _about_database():
        url = parse(settings.database_url)
        if must_exist:
            require_file(url)
        return url


def _make(folder: Path) -> None:
    """Makes a folder for its owner only."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise Trouble("cli-cannot-write", file=str(folder), why=why) from None


def _shown(url: "URL") -> str:
    from horda.server.store.database import shown

    return shown(url)


@contextmanager
def _about_database() -> Iterator[None]:
    """Turns what is wrong with a database into one line."""
    from sqlalchemy.exc import DBAPIError

    from horda.server.store.store_errors import StoreError

    try:
        yield
    except StoreError as error:
        raise Trouble("cli-bad-database", what=str(error)) from None
    except DBAPIError as error:
        raise Trouble("cli-bad-database", what=str(error.orig)) from None
