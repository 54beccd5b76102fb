"""Stands before the application: origins, sizes, rates, headers and one log line each.

It wraps the whole application, so that no answer goes out without its headers, not even
that to a path nobody knows.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from secrets import token_hex
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog

from horda.server.ops import tuning
from horda.server.ops.bodies import Bodies, TooLarge, TooMany
from horda.server.ops.headers import address_told, answer_headers, header, last_header
from horda.server.ops.hosts import Hosts
from horda.server.ops.metrics import Metrics
from horda.server.ops.settings import Settings
from horda.server.people.flows import Connections
from horda.server.people.identity import COOKIE
from horda.server.people.limits import Limits
from horda.server.people.sessions import Known
from horda.server.protocol import Problem, Refused
from horda.server.store.store_errors import StoreError

# ASGI as its specification has it: requests and messages are dictionaries.
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[..., Awaitable[None]]
Who = Callable[[str | None], Awaitable[Known | None]]
"""Tells who comes with a cookie."""

SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
PATIENCE = 30.0
"""Seconds for a request to arrive as a whole."""
CROWDED = 5.0
"""Seconds after which somebody may try again whose requests are too many at once."""
STRANGE = "this server does not go by that name; its settings public_url and hosts say by which"
LONGEST_PATH = 1000
LONGEST_NAME = 200
ADDRESS, REQUEST, SECURE, PERSON, SESSION = (
    "horda.address",
    "horda.request",
    "horda.secure",
    "horda.person",
    "horda.session",
)

log = structlog.get_logger("horda.http")


def address_of(scope: Mapping[str, object]) -> str:
    """Returns the address a request came from, behind a trusted proxy too."""
    return str(scope.get(ADDRESS, ""))


def person_of(scope: Mapping[str, object]) -> str | None:
    """Returns the id of the person whose cookie came along, if its session still holds."""
    person = scope.get(PERSON)
    return person if isinstance(person, str) else None


def session_of(scope: Mapping[str, object]) -> str:
    """Returns the session of that cookie."""
    return str(scope.get(SESSION, ""))


def is_secure(scope: Mapping[str, object]) -> bool:
    """Tells whether the browser came by https, so that cookies can be kept to it."""
    return bool(scope.get(SECURE))


class Guard:
    """The outermost ASGI application."""

    def __init__(
        self,
        app: App,
        settings: Settings,
        limits: Limits,
        who: Who,
        metrics: Metrics,
    ) -> None:
        self._app = app
        self._settings = settings
        self._limits = limits
        self._who = who
        self._metrics = metrics
        self.connections = Connections(
            settings.rate, proxy=settings.trust_proxy, room=tuning.most_connections()
        )
        own = (settings.public_url,) if settings.public_url else ()
        self._origins = {_origin(url) for url in (*own, *settings.origins)}
        self._hosts = Hosts(settings)
        self._bodies = Bodies(settings.largest_body, settings.rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request, one socket or the life of the server."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        self._note(scope)
        await self._limits.turn(address_of(scope))
        with structlog.contextvars.bound_contextvars(request=scope[REQUEST]):
            if scope["type"] == "http":
                await self._http(scope, receive, send)
            else:
                await self._websocket(scope, receive, send)

    def _note(self, scope: Scope) -> None:
        """Writes down what others read from the scope."""
        trust = self._settings.trust_proxy
        scope[ADDRESS] = _address(scope, trust)
        scope[SECURE] = _scheme(scope, trust) in ("https", "wss")
        scope[REQUEST] = token_hex(6)

    async def _knows(self, scope: Scope) -> bool:
        """Writes down who asks; False: nobody can tell now."""
        try:
            known = await self._who(_cookie(scope))
        except StoreError as error:
            log.error("database", path=scope["path"], error=str(error))
            return False
        scope[PERSON], scope[SESSION] = known or (None, "")
        return True

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0
        head = scope["method"] == "HEAD"
        headers = answer_headers(scope["path"], hsts=self._hsts)

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = headers(message.get("headers", ()))
            await send(message)

        try:
            await self._admitted(scope, receive, _bare(answer) if head else answer)
        except Exception:  # a fault of ours: the server goes on, and tells nobody more than that
            log.exception("fault", path=scope["path"])
            if not status:
                await self._refuse(answer, 500, "fault")
        finally:
            self._metrics.requests.labels(str(status)).inc()
            took = round((time.perf_counter() - began) * 1000, 1)
            # Without the query: what somebody puts there may be meant for the server alone.
            log.info("http", method=scope["method"], path=scope["path"], status=status, ms=took)

    @property
    def _hsts(self) -> bool:
        return (self._settings.public_url or "").startswith("https:")

    async def _admitted(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not _sound(scope["path"]):
            await self._refuse(send, 404, "not-found")
            return
        if not self._hosts.knows(self._host(scope)):
            await self._refuse(send, 403, Problem.FOREIGN_PAGE, what=STRANGE)
            return
        unsafe = scope["method"] not in SAFE
        if unsafe and not self._from_here(scope):
            await self._refuse(send, 403, Problem.FOREIGN_PAGE)
            return
        if not await self._knows(scope):
            await self._refuse(send, 503, Problem.NOT_STORED, 5)
            return
        take = self._limits.write if unsafe else self._limits.read
        wait = take(person_of(scope), address_of(scope))
        if wait > 0:
            await self._refuse(send, 429, Problem.TOO_FAST, wait)
            return
        await self._with_body(scope, receive, send)

    async def _with_body(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Reads a request to its end and has it answered."""
        address = address_of(scope)
        try:
            async with asyncio.timeout(PATIENCE):
                body = await self._bodies.read(scope, receive, address)
        except TimeoutError:
            await self._refuse(send, 408, Problem.BAD_MESSAGE)
            return
        except TooLarge:
            await self._refuse(send, 413, Problem.TOO_LARGE)
            return
        except TooMany:
            await self._refuse(send, 429, Problem.TOO_MANY, CROWDED)
            return
        if scope["method"] == "HEAD":  # the application knows GET only
            scope = {**scope, "method": "GET"}
        try:
            await self._app(scope, _again(body, receive), send)
        finally:
            self._bodies.let_go(body, address)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        known = await self._knows(scope)
        who = person_of(scope), address_of(scope)
        if not known:
            refusal = Problem.NOT_STORED
        elif not (self._hosts.knows(self._host(scope)) and self._from_here(scope)):
            refusal = Problem.FOREIGN_PAGE
        elif self._limits.connect(*who) > 0:
            refusal = Problem.TOO_FAST
        elif not self._limits.come(*who):
            refusal = Problem.TOO_MANY
        else:
            log.info("socket", path=scope["path"])
            try:
                await self._app(scope, receive, send)
            finally:
                self._limits.go(*who)
            return
        self._metrics.errors.labels(str(refusal)).inc()
        # Before the handshake is accepted this becomes a plain 403.
        first = await receive()
        if first["type"] == "websocket.connect":
            await send({"type": "websocket.close", "code": 1008, "reason": str(refusal)})

    def _from_here(self, scope: Scope) -> bool:
        """Tells whether a page of ours sent this, or no browser at all.

        A browser always says where a page that changes something or opens a socket is from;
        what says nothing is a program, and no cookie was slipped into its hands.
        """
        origin = header(scope, b"origin")
        if not origin:
            return header(scope, b"sec-fetch-site") in ("", "same-origin", "none")
        given = _origin(origin)
        if given is None:
            return False
        return given in self._origins or given == _origin(f"{given[0]}://{self._host(scope)}")

    def _host(self, scope: Scope) -> str:
        """Returns which host was asked for, and at which port."""
        host = last_header(scope, b"x-forwarded-host") if self._settings.trust_proxy else ""
        return host.rpartition(",")[2].strip() or header(scope, b"host")

    async def _refuse(
        self, send: Send, status: int, code: str, wait: float = 0, what: str = ""
    ) -> None:
        self._metrics.errors.labels(str(code)).inc()
        body = msgspec.json.encode(Refused(None, str(code), what, retry=wait or None))
        headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
        if wait:
            headers.append((b"retry-after", str(int(wait) + 1).encode()))
        headers.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def _bare(send: Send) -> Send:
    """Leaves the bodies of answers out."""

    async def bare(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return bare


def _sound(path: str) -> bool:
    """Tells whether a path may be looked for: no file of ours has such a name."""
    if len(path) > LONGEST_PATH or not path.isprintable():
        return False
    return all(len(name) <= LONGEST_NAME and name != ".." for name in path.split("/"))


def _again(messages: list[Message], receive: Receive) -> Receive:
    """Hands out what was read already, then what still comes."""
    rest = iter(messages)

    async def again() -> Message:
        for message in rest:
            return message
        return await receive()

    return again


def _address(scope: Scope, trust: bool) -> str:
    if trust and (chain := last_header(scope, b"x-forwarded-for")):
        return address_told(chain)
    client = scope.get("client")
    return str(client[0]) if client else ""


def _scheme(scope: Scope, trust: bool) -> str:
    if trust and (chain := last_header(scope, b"x-forwarded-proto")):
        return chain.rpartition(",")[2].strip().lower()
    return str(scope["scheme"])


def _cookie(scope: Scope) -> str | None:
    for part in header(scope, b"cookie").split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            return value.strip().strip('"')
    return None


def _origin(url: str) -> tuple[str, str, int | None] | None:
    """Returns scheme, host and port of an address; None for what is none, such as `null`."""
    try:
        parts = urlsplit(url)
        port = parts.port or {"http": 80, "https": 443}.get(parts.scheme)
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return None
    return parts.scheme, parts.hostname, port
