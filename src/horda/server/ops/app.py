"""Puts the server together."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, websocket
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import horda
from horda.core.errors import HordaError
from horda.server.http import common
from horda.server.http.advice import Advice
from horda.server.http.campaigns import Campaigns
from horda.server.http.games import Games
from horda.server.http.health import health, metrics
from horda.server.http.invitations import Invitations
from horda.server.http.me import MeController
from horda.server.http.pages import pages
from horda.server.http.past import PastController
from horda.server.http.sessions import SessionsController
from horda.server.http.tables import Tables
from horda.server.ops import settings as setting
from horda.server.ops import tuning
from horda.server.ops.guard import Guard, Who, address_of, person_of, session_of
from horda.server.ops.metrics import Metrics
from horda.server.ops.packing import Packed
from horda.server.ops.settings import Settings
from horda.server.ops.warm import warm
from horda.server.people.identity import Identities, Passphrases
from horda.server.people.limits import Limits
from horda.server.people.notices import Notices
from horda.server.people.sessions import Known, read
from horda.server.store.bus import bus_for
from horda.server.store.queries import people
from horda.server.store.store import Store
from horda.server.store.store_errors import StoreError
from horda.server.tables.bots import BotPool
from horda.server.tables.rooms import Rooms
from horda.server.tables.socket import Socket, Talk
from horda.server.tables.trouble import TableError
from horda.server.work.desk import Desk

log = structlog.get_logger("horda.server.ops.app")


@websocket("/ws")
async def ws(socket: Socket) -> None:
    """The socket of a table; what it speaks is in `horda.server.protocol`."""
    await socket.accept()
    rooms = common.rooms_of(socket)
    with rooms.metrics.sockets.track_inprogress():
        scope = socket.scope
        await Talk(rooms, socket, person_of(scope), address_of(scope), session_of(scope)).run()


# The schema itself only: pages that show one load scripts from elsewhere, which none may do here.
SCHEMA = OpenAPIConfig(
    title="Horda",
    version=horda.__version__,
    path="/api/schema",
    render_plugins=[JsonRenderPlugin()],
)
ROUTES = (
    Tables,
    Campaigns,
    Invitations,
    PastController,
    Advice,
    MeController,
    SessionsController,
    Games,
    health,
    metrics,
)


def make_rooms(settings: Settings) -> Rooms:
    """Puts the parts together, none of them started yet."""
    counted = Metrics()
    store = Store(settings.database_url, counted.writer_group.observe)

    async def find(person: str) -> Any:
        return await store.read(lambda db: people.find_person(db, person))

    limits = Limits(settings.rate)
    return Rooms(
        settings,
        store,
        bus_for(settings.database_url),
        BotPool(settings.bot_workers, metrics=counted),
        counted,
        limits,
        Notices(settings, find),
        Desk(settings.desk_workers, limits),
    )


def make_app(settings: Settings) -> Guard:
    """Returns the ASGI application."""
    rooms = make_rooms(settings)
    identities = Identities(setting.secret_key(settings))
    app = Litestar(
        route_handlers=[ws, *ROUTES, *pages()],
        dependencies={
            "rooms": Provide(common.provide_rooms),
            "person": Provide(common.provide_person),
            "viewer": Provide(common.provide_viewer),
            "who": Provide(common.provide_who),
            "maker": Provide(common.provide_maker),
        },
        exception_handlers={
            HordaError: common.refuse,
            TableError: common.refuse,
            StoreError: common.no_database,
            HTTPException: common.refuse_http,
            Exception: common.fault,
        },
        lifespan=[_life(rooms)],
        openapi_config=SCHEMA,
        request_max_body_size=settings.largest_body,
        logging_config=None,
    )
    app.state.rooms = rooms
    app.state.identities = identities
    app.state.passphrases = Passphrases()
    return Guard(Packed(app), settings, rooms.limits, _who(identities, rooms), rooms.metrics)


def _who(identities: Identities, rooms: Rooms) -> Who:
    async def who(cookie: str | None) -> Known | None:
        known = read(identities.read(cookie))
        return known if known and await rooms.sessions.holds(known) else None

    return who


Life = Callable[[Litestar], AbstractAsyncContextManager[None]]


def _life(rooms: Rooms) -> Life:
    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        try:
            warm()
            rooms.store.upgrade()
            await rooms.open()
        except Exception:  # the log would else show no more than that something went wrong
            log.exception("start.failed")
            raise
        tuning.settle()
        tidying = asyncio.create_task(tuning.tidy(lambda: rooms.store.commits))
        try:
            yield
        finally:
            tidying.cancel()
            await rooms.close()

    return life
