"""What every route needs: who asks, and how a refusal looks."""

import traceback
from functools import partial
from typing import Annotated, Any

import litestar
import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from horda.core.errors import Code, HordaError
from horda.server.ops.guard import address_of, person_of
from horda.server.protocol import Problem, Refused
from horda.server.store.store_errors import StoreError
from horda.server.tables.rooms import Rooms
from horda.server.tables.trouble import TableError, refused
from horda.server.work.desk import Who

log = structlog.get_logger("horda.http")

Connected = ASGIConnection[Any, Any, Any, Any]
Asked = Request[Any, Any, Any]

House = NamedDependency[Rooms]
Person = NamedDependency[str]
"""Who asks; nobody unknown is let through."""
Viewer = NamedDependency[str | None]
Asker = NamedDependency[Who]
Maker = NamedDependency[Who]
"""Who asks for something new, which not everybody may do as often as they like."""

TableId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{6,32}$")]

STATUS: dict[str, int] = {
    Problem.NO_IDENTITY: 401,
    Problem.SIGNED_OUT: 401,
    Problem.NO_NEWCOMERS: 403,
    Problem.TOO_SOON: 409,
    Problem.NOT_SENT: 503,
    Problem.NOT_ALLOWED: 403,
    Problem.NOT_YOUR_SEAT: 403,
    Problem.REMOVED: 403,
    Problem.SECRET: 403,
    Problem.BAD_INVITATION: 404,
    Problem.NO_SUCH_TABLE: 404,
    Problem.SEAT_TAKEN: 409,
    Problem.SEATS_OPEN: 409,
    Problem.ALREADY_STARTED: 409,
    Problem.HOST_HERE: 409,
    Problem.NOT_RUNNING: 409,
    Problem.TOO_LARGE: 413,
    Problem.TOO_FAST: 429,
    Problem.TOO_MANY: 429,
    Problem.NOT_STORED: 503,
    Code.UNKNOWN_GAME: 404,
    Code.UNKNOWN_SEAT: 404,
}
"""HTTP's word for a refusal; all others are 400."""

REFUSALS = {
    400: "The request cannot be read, or the game does not allow it",
    401: "Nobody known asks: POST /api/me first",
    403: "Not allowed to this person, or not from this page",
    404: "There is no such thing, or not for this person",
    408: "The request did not arrive in time",
    409: "Too early or too late for this table",
    413: "Too large",
    429: "Too fast; `retry` says when to try again",
    503: "The database does not answer",
}
REFUSED = {
    status: ResponseSpec(Refused, generate_examples=False, description=what)
    for status, what in REFUSALS.items()
}
# Routes with all refusals in the schema.
get = partial(litestar.get, responses=REFUSED)
post = partial(litestar.post, responses=REFUSED)
put = partial(litestar.put, responses=REFUSED)
patch = partial(litestar.patch, responses=REFUSED)
delete = partial(litestar.delete, responses=REFUSED)


def rooms_of(connection: Connected) -> Rooms:
    """Returns the tables of this process."""
    rooms: Rooms = connection.app.state.rooms
    return rooms


async def provide_person(request: Asked) -> str:
    """Returns who asks; without an identity nothing can be changed."""
    person = person_of(request.scope)
    if person is None:
        raise TableError(Problem.NO_IDENTITY, "choose a nickname first (POST /api/me)")
    return person


async def provide_viewer(request: Asked) -> str | None:
    """Returns who asks, or None for a stranger."""
    return person_of(request.scope)


async def provide_who(request: Asked) -> Who:
    """Returns who asks and from where, for what costs time."""
    return Who(person_of(request.scope), address_of(request.scope))


async def provide_maker(request: Asked) -> Who:
    """Counts something new that a person wants made; raises where that is too much."""
    who = Who(await provide_person(request), address_of(request.scope))
    limit(rooms_of(request).limits.create(who.person, who.address))
    return who


async def provide_rooms(request: Asked) -> Rooms:
    """Returns the tables of this process."""
    return rooms_of(request)


def answered(kind: Any, media_type: str = "application/json") -> dict[int, ResponseSpec]:
    """Describes a route whose answer is written already."""
    spec = ResponseSpec(kind, generate_examples=False, media_type=media_type)
    return {**REFUSED, 200: spec}


def written(data: bytes) -> Response[bytes]:
    """Answers with JSON that is written already."""
    return Response(data, media_type="application/json")


def file_of(data: bytes, name: str) -> Response[bytes]:
    """Answers with a file that a browser keeps under a name."""
    named = {"Content-Disposition": f'attachment; filename="{name}.json"'}
    return Response(data, headers={"Content-Type": "application/json", **named})


def limit(wait: float) -> None:
    """Refuses what comes too fast; `wait` is what a limit said."""
    if wait > 0:
        raise TableError(Problem.TOO_FAST, "slow down", retry=wait)


def refuse(request: Asked, error: HordaError | TableError) -> Response[Refused]:
    """Answers with a typed refusal."""
    rooms_of(request).metrics.errors.labels(str(error.code)).inc()
    said = refused(error)
    headers = {} if said.retry is None else {"Retry-After": str(int(said.retry) + 1)}
    return Response(said, status_code=STATUS.get(error.code, 400), headers=headers)


def no_database(request: Asked, error: StoreError) -> Response[Refused]:
    """Answers that nothing was changed, since the database cannot be reached."""
    log.error("database", path=request.scope["path"], error=str(error))
    return refuse(request, TableError(Problem.NOT_STORED, "the database does not answer", retry=5))


def fault(request: Asked, error: Exception) -> Response[Refused]:
    """Answers a fault of ours: the log has it all, who asked learns nothing more."""
    if _unreadable(error):
        return refuse(request, TableError(Problem.BAD_MESSAGE, "the body cannot be read"))
    rooms_of(request).metrics.errors.labels("fault").inc()
    log.error("fault", path=request.scope["path"], exc_info=error)
    return Response(Refused(None, "fault", "something went wrong here"), status_code=500)


def _unreadable(error: Exception) -> bool:
    """Tells a body that is nested too deeply, or is no text, from a fault of ours."""
    if not isinstance(error, RecursionError | UnicodeDecodeError):
        return False
    return traceback.extract_tb(error.__traceback__)[-1].name == "decode_json"


def refuse_http(_: Asked, error: HTTPException) -> Response[Refused]:
    """Answers in the same form where the framework refuses: a wrong path, a bad body."""
    code = {404: "not-found", 405: "not-allowed", 413: Problem.TOO_LARGE}.get(
        error.status_code, Problem.BAD_MESSAGE
    )
    what = "" if error.status_code == 404 else error.detail  # it names the folder of the page
    if isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        what = f"{first.get('key', '')}: {first.get('message', '')}".strip(": ")
    headers = dict(error.headers or {})
    return Response(Refused(None, str(code), what), status_code=error.status_code, headers=headers)
