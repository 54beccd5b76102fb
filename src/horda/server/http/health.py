"""For those who run the server."""

from litestar import Response
from msgspec import Struct

import horda
from horda.server.http.common import Asked, House, get
from horda.server.ops.metrics import CONTENT_TYPE, may_read
from horda.server.protocol import PROTOCOL
from horda.server.store.queries import people


class Health(Struct, frozen=True):
    """How the server is."""

    status: str
    horda: str
    protocol: int
    tables: int


@get("/api/health", tags=["running"], summary="Is all well?")
async def health(rooms: House) -> Health:
    """Reads from the database and writes to it, so that a broken one or a full disk shows."""
    await rooms.store.read(lambda db: people.find_person(db, ""))
    await rooms.pulse.feel()
    return Health("ok", horda.__version__, PROTOCOL, len(rooms.loaded()))


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked, rooms: House) -> Response[bytes]:
    """Numbers for Prometheus."""
    if not may_read(rooms.settings.admin_token, request.headers.get("authorization")):
        return Response(b"", status_code=401, headers={"WWW-Authenticate": "Bearer"})
    rooms.count()
    return Response(rooms.metrics.render(), headers={"Content-Type": CONTENT_TYPE})
