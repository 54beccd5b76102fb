"""Runs the server: one process, or several workers on PostgreSQL."""

import os
import signal
import socket
import sys
from typing import Any

import msgspec
import uvicorn

from horda.places import new_folders
from horda.server.ops import logs, tuning
from horda.server.ops import settings as setting
from horda.server.ops.app import make_app
from horda.server.ops.connections import CountedSocket, Request
from horda.server.ops.guard import Guard
from horda.server.ops.settings import Settings
from horda.server.store.fresh import fresh
from horda.server.store.sole import Sole, held
from horda.server.store.store import Store

HANDED = "HORDA_SERVE_SETTINGS"
"""How the first process hands its settings to its workers: they start from nothing."""
LARGEST_MESSAGE = 16 * 1024
GRACE = 10  # seconds for requests under way when the server is asked to stop


def prepare(settings: Settings) -> Sole:
    """Makes what the first start needs, once and before workers race for it.

    Returns what keeps other servers away from the database, as long as it is kept itself. Raises
    BadSettings or StoreError where people can still read why, and leaves nothing then.
    """
    store = Store(settings.database_url)
    with new_folders(settings.folder):
        setting.make_folder(settings)
        return _prepared(settings, store)


def _prepared(settings: Settings, store: Store) -> Sole:
    with (
        held(store.url) as sole,
        fresh(store.url),
        setting.secret_made(settings),
    ):
        store.upgrade()
    return sole


def try_address(settings: Settings) -> Settings:
    """Returns the settings with a real port: 0 asks for any that is free.

    Raises OSError where nobody can listen: the port is taken, or the address is not ours.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        if os.name == "posix":  # elsewhere it would let two programs listen
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((settings.host, settings.port))
        return msgspec.structs.replace(settings, port=probe.getsockname()[1])


def serve(settings: Settings) -> None:
    """Serves until it is told to stop."""
    tuning.many_files()
    options: dict[str, Any] = {
        "host": settings.host,
        "port": settings.port,
        "http": Request,
        "ws": CountedSocket,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,
        "log_config": None,
        "server_header": False,
        "proxy_headers": False,  # the guard reads them, and only where they can be believed
        "access_log": False,
        "timeout_graceful_shutdown": GRACE,
    }
    if settings.workers == 1:
        logs.set_up(settings.log_format, settings.log_level)
        # Uvicorn stops in good order and then lets the signal loose again, on this.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
        uvicorn.run(make_app(settings), **options)
        return
    os.environ[HANDED] = msgspec.json.encode(settings, enc_hook=str).decode()
    uvicorn.run("horda.server.ops.serve:worker", factory=True, workers=settings.workers, **options)


def worker() -> Guard:
    """Makes the application of one worker."""
    settings = setting.load(options=msgspec.json.decode(os.environ[HANDED]), environment={})
    logs.set_up(settings.log_format, settings.log_level)
    return make_app(settings)


def addresses(settings: Settings) -> list[str]:
    """Returns where people can look: here, and from other machines where that is possible."""
    if settings.public_url:
        return [settings.public_url]
    if settings.host not in ("0.0.0.0", "::"):
        return [f"http://{settings.host}:{settings.port}/"]
    return [f"http://{name}:{settings.port}/" for name in ("127.0.0.1", *_own_addresses())]


def _own_addresses() -> list[str]:
    """The address of this machine in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return []
        return [str(probe.getsockname()[0])]
