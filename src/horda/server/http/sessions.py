"""Where I am signed in, and signing out."""

from typing import Annotated

from litestar import Controller, Response
from litestar.params import Parameter
from msgspec import Struct
from sqlalchemy import Connection

from horda.server.http.common import Asked, House, Person, delete, get
from horda.server.ops.guard import is_secure, session_of
from horda.server.people import identity
from horda.server.people.sessions import called, end_others
from horda.server.protocol import Problem
from horda.server.store.queries import sessions
from horda.server.store.rows import SessionRow
from horda.server.tables.rooms import Rooms
from horda.server.tables.trouble import TableError

Name = Annotated[str, Parameter(pattern="^[0-9a-f]{12}$")]


class SessionInfo(Struct, frozen=True):
    """A browser that I am known by."""

    id: str
    device: str
    created: float
    seen: float
    """Within the hour."""
    here: bool
    """It is the one that asks."""


class SessionsController(Controller):
    """The sessions of who asks."""

    path = "/api/me/sessions"
    tags = ("me",)

    @get(summary="Where I am signed in")
    async def list_all(self, request: Asked, rooms: House, person: Person) -> list[SessionInfo]:
        """The one used last first."""
        return await _listed(rooms, person, session_of(request.scope))

    @delete(status_code=200, summary="Sign out everywhere else")
    async def end_others(self, request: Asked, rooms: House, person: Person) -> list[SessionInfo]:
        """All but the browser that asks; their cookies and sockets end at once."""
        here = session_of(request.scope)
        await rooms.end_sessions(lambda db: end_others(db, person, here))
        return await _listed(rooms, person, here)

    @delete("/{name:str}", status_code=200, summary="Sign out one browser, or this one")
    async def end_one(
        self, request: Asked, rooms: House, person: Person, name: Name
    ) -> Response[list[SessionInfo]]:
        """Its cookie and its sockets end at once; seats stay with the identity."""

        def store(db: Connection) -> list[str]:
            ids = [row.id for row in sessions.sessions_of(db, person) if called(row.id) == name]
            if not ids:
                raise TableError(Problem.SIGNED_OUT, "it was ended before")
            sessions.end_sessions(db, ids)
            return ids

        await rooms.end_sessions(store)
        here = session_of(request.scope)
        if called(here) != name:
            return Response(await _listed(rooms, person, here))
        return Response([], cookies=[identity.no_cookie(secure=is_secure(request.scope))])


async def _listed(rooms: Rooms, person: str, here: str) -> list[SessionInfo]:
    rows = await rooms.store.read(lambda db: sessions.sessions_of(db, person))
    return [_info(row, here) for row in rows]


def _info(row: SessionRow, here: str) -> SessionInfo:
    return SessionInfo(called(row.id), row.device, row.created, row.seen, row.id == here)
