"""What stands before the application: tested with a real Litestar application behind it."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from litestar import Litestar, Request, get, post
from litestar.params import FromPath

from horda.server.ops.guard import Guard, address_of, is_secure, person_of
from horda.server.ops.metrics import Metrics
from horda.server.ops.settings import Settings
from horda.server.people.identity import COOKIE, Identities
from horda.server.people.limits import RATES, Limits
from horda.server.people.sessions import Known, read
from horda.server.store.store_errors import ReadFailed

IDENTITIES = Identities(b"s" * 32)


@get("/api/who", sync_to_thread=False)
def who(request: Request[Any, Any, Any]) -> dict[str, Any]:
    scope = request.scope
    return {"address": address_of(scope), "secure": is_secure(scope), "person": person_of(scope)}


@post("/api/size", status_code=200)
async def size(request: Request[Any, Any, Any]) -> dict[str, int]:
    return {"size": len(await request.body())}


@get("/assets/{name:str}", sync_to_thread=False)
def asset(name: FromPath[str]) -> str:
    return name


def guard(settings: Settings | None = None, rate: float = 0, app: Any = None) -> Guard:
    inner = app or Litestar([who, size, asset])
    return Guard(inner, settings or Settings(), Limits(rate, lambda: 0.0), known, Metrics())


async def known(cookie: str | None) -> Known | None:
    return read(IDENTITIES.read(cookie))


def ask(app: Guard, method: str, path: str, **options: Any) -> httpx.Response:
    return asyncio.run(ask_later(app, method, path, **options))


async def ask_later(app: Guard, method: str, path: str, **options: Any) -> httpx.Response:
    transport = httpx.ASGITransport(app=app, client=("10.1.1.1", 5))
    async with httpx.AsyncClient(transport=transport, base_url="http://here.test:8000") as client:
        return await client.request(method, path, **options)


def test_a_database_that_does_not_answer_makes_nobody_a_stranger() -> None:
    """503, not "choose a name": a client would take that for the end of an identity."""

    async def unknown(cookie: str | None) -> Known | None:
        raise ReadFailed("gone")

    app = Guard(Litestar([who]), Settings(), Limits(0), unknown, Metrics())
    answer = ask(app, "GET", "/api/who")
    assert (answer.status_code, answer.json()["code"]) == (503, "not-stored")
    assert answer.headers["retry-after"]


HERE = "http://here.test:8000"


@pytest.mark.parametrize(
    ("origin", "fetched", "status"),
    [
        (None, None, 200),  # a program
        (HERE, "same-origin", 200),
        ("https://here.test:8000", None, 200),  # a proxy before us ended the encryption
        ("https://play.test", None, 200),
        ("https://play.test:443", None, 200),
        ("https://other.test:81", None, 200),
        (None, "cross-site", 403),
        (None, "same-site", 403),
        ("http://here.test", None, 403),
        ("http://here.test:8001", None, 403),
        ("http://evil.test", "cross-site", 403),
        ("http://here.test.evil.test:8000", None, 403),
        ("http://play.test", None, 403),
        ("null", None, 403),
        ("http://here.test:port", None, 403),
        ("file://here.test:8000", None, 403),
    ],
)
def test_only_our_own_pages_may_change_something(
    origin: str | None, fetched: str | None, status: int
) -> None:
    settings = Settings(public_url="https://play.test", origins=("https://other.test:81",))
    headers = {"origin": origin, "sec-fetch-site": fetched}
    given = {name: value for name, value in headers.items() if value is not None}
    assert ask(guard(settings), "POST", "/api/size", headers=given).status_code == status
    assert ask(guard(settings), "GET", "/api/who", headers=given).status_code == 200
    assert handshake(guard(settings, app=accepting), given) == (status == 200)


async def accepting(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})


def handshake(app: Guard, headers: dict[str, str]) -> bool:
    """Tells whether a socket with these headers is let in."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    pairs = [(k.encode(), v.encode()) for k, v in {"host": "here.test:8000", **headers}.items()]
    scope = {
        "type": "websocket",
        "path": "/ws",
        "scheme": "ws",
        "client": ("10.1.1.1", 5),
        "headers": pairs,
    }
    asyncio.run(app(scope, receive, send))
    return bool(sent[0]["type"] == "websocket.accept")


def test_the_host_a_trusted_proxy_names_counts() -> None:
    headers = {"origin": "https://play.test", "x-forwarded-host": "play.test"}
    trusting = guard(Settings(trust_proxy=True))
    assert ask(trusting, "POST", "/api/size", headers=headers).status_code == 200
    assert ask(guard(), "POST", "/api/size", headers=headers).status_code == 403


@pytest.mark.parametrize("path", ["/api/who", "/api/nowhere", "/", "/assets/x.js", "/%ff%00"])
def test_every_answer_carries_the_headers(path: str) -> None:
    answer = ask(guard(Settings(public_url="https://play.test")), "GET", path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "*" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["strict-transport-security"]
    assert "strict-transport-security" not in ask(guard(), "GET", path).headers


def test_what_may_be_kept() -> None:
    kept = {
        path: ask(guard(), "GET", path).headers["cache-control"]
        for path in ("/api/who", "/assets/x.js", "/")
    }
    assert kept["/api/who"] == "no-store"
    assert "immutable" in kept["/assets/x.js"]
    assert kept["/"] == "no-cache"


def test_a_large_body_is_refused_by_its_length_and_by_its_bytes() -> None:
    app = guard(Settings(largest_body=1024))

    async def stream(count: int) -> AsyncIterator[bytes]:
        for _ in range(count):
            yield b"x" * 100

    assert ask(app, "POST", "/api/size", content=b"x" * 1024).json() == {"size": 1024}
    assert ask(app, "POST", "/api/size", content=b"x" * 1025).status_code == 413
    assert ask(app, "POST", "/api/size", content=stream(10)).json() == {"size": 1000}
    refused = ask(app, "POST", "/api/size", content=stream(11))
    assert refused.status_code == 413
    assert refused.json()["code"] == "too-large"
    assert "content-security-policy" in refused.headers


def test_who_goes_too_fast_is_told_when_to_come_back() -> None:
    burst = int(RATES["write"][1].burst)

    async def test() -> list[httpx.Response]:
        app = guard(rate=1)
        return [await ask_later(app, "POST", "/api/size") for _ in range(burst + 1)]

    answers = asyncio.run(test())
    assert [a.status_code for a in answers[:burst]] == [200] * burst
    last = answers[-1]
    assert last.status_code == 429
    assert last.json()["code"] == "too-fast"
    assert int(last.headers["retry-after"]) >= 1


def test_sockets_are_limited_too() -> None:
    app = guard(rate=1, app=accepting)
    burst = int(RATES["connect"][1].burst)
    assert [handshake(app, {}) for _ in range(burst + 1)] == [True] * burst + [False]


@pytest.mark.parametrize(
    ("trust", "headers", "address", "secure"),
    [
        (False, {}, "10.1.1.1", False),
        (False, {"x-forwarded-for": "1.1.1.1", "x-forwarded-proto": "https"}, "10.1.1.1", False),
        (True, {"x-forwarded-for": "6.6.6.6, 1.1.1.1"}, "1.1.1.1", False),
        (True, {"x-forwarded-proto": "https"}, "10.1.1.1", True),
    ],
)
def test_the_address_is_that_of_the_client(
    trust: bool, headers: dict[str, str], address: str, secure: bool
) -> None:
    seen = ask(guard(Settings(trust_proxy=trust)), "GET", "/api/who", headers=headers).json()
    assert (seen["address"], seen["secure"]) == (address, secure)


def test_of_several_headers_the_last_is_the_proxy_s() -> None:
    """HAProxy adds a line of its own; the first was a client's, who could be anybody by it."""
    forwarded = [("for", "6.6.6.6"), ("for", "1.1.1.1"), ("proto", "https"), ("proto", "http")]
    headers = [(f"x-forwarded-{name}", value) for name, value in forwarded]
    seen = ask(guard(Settings(trust_proxy=True)), "GET", "/api/who", headers=headers).json()
    assert (seen["address"], seen["secure"]) == ("1.1.1.1", False)


def test_the_person_is_read_from_the_cookie() -> None:
    for cookie, person in [(IDENTITIES.issue("ann"), "ann"), ("ann.x", None)]:
        headers = {"cookie": f"other=1; {COOKIE}={cookie}"}
        assert ask(guard(), "GET", "/api/who", headers=headers).json()["person"] == person


def test_a_fault_is_an_answer_without_details(capsys: pytest.CaptureFixture[str]) -> None:
    async def broken(scope: Any, receive: Any, send: Any) -> None:
        raise RuntimeError("S3CRET")

    answer = ask(guard(app=broken), "GET", "/api/who")
    assert answer.status_code == 500
    assert json.loads(answer.text)["code"] == "fault"
    assert "S3CRET" not in answer.text


def test_a_client_that_leaves_within_its_body_reaches_the_application() -> None:
    """Which then knows best: nothing is answered, nothing breaks."""

    async def test() -> list[Any]:
        told: list[Any] = []
        messages = iter(
            [
                {"type": "http.request", "body": b"x", "more_body": True},
                {"type": "http.disconnect"},
            ]
        )

        async def app(scope: Any, receive: Any, send: Any) -> None:
            told.extend([await receive(), await receive()])

        async def receive() -> Any:
            return next(messages)

        async def send(message: Any) -> None:
            raise AssertionError

        scope = {"type": "http", "method": "POST", "path": "/", "scheme": "http", "headers": []}
        await guard(app=app)(scope, receive, send)
        return told

    assert [message["type"] for message in asyncio.run(test())] == [
        "http.request",
        "http.disconnect",
    ]


REBOUND = {
    "127.0.0.1:8000": True,
    "192.168.1.7": True,
    "[::1]:8000": True,
    "localhost:8000": True,
    "Raspberry": True,
    "raspberry.local.": True,
    "play.test": True,
    "games.example.org:8000": True,
    "pages.example.net": True,
    "": True,
    "evil.example.com:8000": False,
    "127.0.0.1.evil.example.com": False,
    "play.test.evil.example.com": False,
    "local.example.com": False,
    "notlocal.com": False,
    "a.b]:8000": False,
    "evil.example.com/localhost": False,
    "localhost@evil.example.com": False,
    "evil.example.com#.local": False,
}


@pytest.mark.parametrize(("host", "known"), REBOUND.items())
def test_a_name_that_a_stranger_lets_point_here_is_not_ours(host: str, known: bool) -> None:
    """DNS rebinding: for the browser page and server are one, so that only the name tells."""
    settings = Settings(
        public_url="https://play.test",
        origins=("https://pages.example.net",),
        hosts=("games.example.org",),
    )
    given = {"host": host, "origin": f"http://{host}", "sec-fetch-site": "same-origin"}
    if not host:
        del given["origin"]
    app = guard(settings)
    for method, path in (("GET", "/api/who"), ("POST", "/api/size"), ("GET", "/assets/x.js")):
        answer = ask(app, method, path, headers=given)
        assert (answer.status_code == 200) == known
        if not known:
            assert answer.json()["code"] == "foreign-page"
            assert "hosts" in answer.json()["what"]
    assert handshake(guard(settings, app=accepting), given) == known


def test_every_name_will_do_where_the_settings_say_so() -> None:
    given = {"host": "any.example.com"}
    assert ask(guard(), "GET", "/api/who", headers=given).status_code == 403
    every = guard(Settings(hosts=("*",)))
    assert ask(every, "GET", "/api/who", headers=given).status_code == 200
    behind = guard(Settings(trust_proxy=True, public_url="https://play.test"))
    for forwarded, status in (("play.test", 200), ("any.example.com", 403)):
        headers = {"host": "127.0.0.1:8000", "x-forwarded-host": forwarded}
        assert ask(behind, "GET", "/api/who", headers=headers).status_code == status
