"""`horda serve`: host tables for people and bots."""

import gc
from typing import TYPE_CHECKING, Annotated

import typer

from horda.cli.guard import guarded
from horda.cli.hosting import ConfigFile, Data, Database, load_settings
from horda.cli.params import Lang
from horda.cli.terminal.voice import Voice
from horda.cli.trouble import Trouble

if TYPE_CHECKING:
    from horda.server.ops.settings import Settings
    from horda.server.store.sole import Sole


@guarded
def serve(
    host: Annotated[str | None, typer.Option("--host")] = None,
    port: Annotated[int | None, typer.Option("--port", "-p")] = None,
    database: Database = None,
    data: Data = None,
    public_url: Annotated[str | None, typer.Option("--public-url")] = None,
    admin_token: Annotated[
        str | None, typer.Option("--admin-token", envvar="HORDA_ADMIN_TOKEN")
    ] = None,
    workers: Annotated[int | None, typer.Option("--workers")] = None,
    config: ConfigFile = None,
    lang: Lang = None,
) -> None:
    """Host tables in the browser, for yourself or for friends.

    Every setting can also stand in a TOML file or in the environment (HORDA_PORT and so on).
    """
    given = {
        "host": host,
        "port": port,
        "database": database,
        "data": str(data) if data else None,
        "public_url": public_url,
        "admin_token": admin_token,
        "workers": workers,
    }
    _run(load_settings(config, given), Voice(lang))


def _run(settings: "Settings", voice: Voice) -> None:
    gc.disable()  # until all is loaded: nothing of it is garbage, and people wait
    from horda.server.http.pages import client_folder
    from horda.server.ops.serve import addresses
    from horda.server.ops.serve import serve as run

    settings = _listening(settings)
    sole = _prepare(settings)
    for address in addresses(settings):
        print(voice.say("cli-serve-at", address=address), flush=True)
    if client_folder() is None:
        print(voice.say("cli-serve-no-client"), flush=True)
    print(voice.say("cli-serve-stop"), flush=True)
    try:
        run(settings)
    finally:
        sole.close()


def _listening(settings: "Settings") -> "Settings":
    from horda.server.ops.serve import try_address

    try:
        return try_address(settings)
    except OSError as error:
        where, why = f"{settings.host}:{settings.port}", error.strerror or str(error)
        raise Trouble("cli-cannot-listen", address=where, why=why) from None


def _prepare(settings: "Settings") -> "Sole":
    from horda.server.ops.serve import prepare
    from horda.server.ops.settings import BadSettings
    from horda.server.store.sole import InUse
    from horda.server.store.store_errors import StoreError

    try:
        return prepare(settings)
    except BadSettings as error:
        raise Trouble("cli-bad-settings", what=str(error)) from None
    except InUse as error:
        raise Trouble("cli-database-in-use", database=str(error)) from None
    except StoreError as error:
        raise Trouble("cli-bad-database", what=str(error)) from None
