"""Requests at the edge of what HTTP allows: typed answers, never a fault."""

import asyncio
import json
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from horda.server.http import pages
from horda.server.http.caching import tag_of
from horda.server.http.served_texts import fluent
from horda.server.ops.app import make_app
from horda.server.ops.guard import Guard
from horda.server.ops.settings import Settings
from tests.server.live import Live

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of Litestar, as it is made


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Guard:
    """A server with a tiny page, none of whose parts is started."""
    data = tmp_path_factory.mktemp("data")
    page = data / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>Horda")
    (page / "assets" / "x.js").write_text("1")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "client_folder", lambda: page)
        return make_app(Settings(data=data, rate=0))


def ask(app: Guard, method: str, path: str, **options: Any) -> httpx.Response:
    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://here.test") as client:
            return await client.request(method, path, **options)

    return asyncio.run(asked())


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/a%00b.html",
        "/index.html/%2e%2e",
        "/index.html/%2e%2e/index.html",
        "/assets/%2e%2e/%2e%2e/secret.key",
        "/%0a",
        "/" + "a" * 300,
        "/" + "a/" * 2000,
        "/api/tables/" + "x" * 5000,
        "/index.html/x",
        "/nothing/here",
        "/%ff%fe",
    ],
)
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST"])
def test_odd_paths_are_refused_in_the_usual_form(app: Guard, method: str, path: str) -> None:
    answer = ask(app, method, path)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.headers["content-type"] == "application/json"
    if method != "HEAD":
        refused = answer.json()
        assert refused["type"] == "refused"
        assert "page" not in refused["what"], "where the files are is nobody's business"


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 100_000,
        b'{"nickname":' * 5000,
        b'{"nickname":"\xff\xfe"}',
        b'{"nickname":"\xed\xa0\x80"}',
        "{}".encode("utf-16"),
        b"\xff",
        b"",
        b"{",
        b"1e999999",
    ],
)
@pytest.mark.parametrize("path", ["/api/me", "/api/me/claim", "/api/games/zombicide-2e/scenarios"])
def test_bodies_that_cannot_be_read_are_refused(app: Guard, path: str, body: bytes) -> None:
    answer = ask(app, "POST", path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] == "bad-message"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html"),
        ("/index.html", "text/html"),
        ("/assets/x.js", "javascript"),
        ("/api/texts/pl", "text/plain"),
        ("/api/games", "application/json"),
        ("/api/schema/openapi.json", "json"),
    ],
)
def test_head_says_what_get_would_bring(app: Guard, path: str, kind: str) -> None:
    got, head = ask(app, "GET", path), ask(app, "HEAD", path)
    assert (head.status_code, head.content) == (200, b"")
    assert kind in head.headers["content-type"]
    assert head.headers["content-type"] == got.headers["content-type"]


@pytest.mark.parametrize("name", ["redoc", "swagger", "elements", "rapidoc"])
def test_there_are_no_pages_that_could_not_work(app: Guard, name: str) -> None:
    assert ask(app, "GET", f"/api/schema/{name}").status_code == 404
    assert ask(app, "GET", "/api/schema").json()["info"]["title"] == "Horda"


def test_numbers_are_closed_unless_somebody_was_named(app: Guard, tmp_path: Path) -> None:
    assert ask(app, "GET", "/metrics").status_code == 401
    named = make_app(Settings(data=tmp_path, admin_token="word"))
    assert ask(named, "GET", "/metrics").status_code == 401
    read = ask(named, "GET", "/metrics", headers={"authorization": "Bearer word"})
    assert b"horda_sockets" in read.content


def test_texts_are_read_once(app: Guard) -> None:
    first = ask(app, "GET", "/api/texts/pl")
    tag = first.headers["etag"]
    assert tag == tag_of(fluent("pl").encode())
    assert first.headers["cache-control"] == "no-cache"
    for known in (tag, f'"old", {tag}', "*"):
        again = ask(app, "GET", "/api/texts/pl", headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
    assert ask(app, "GET", "/api/texts/en", headers={"if-none-match": tag}).status_code == 200
    path = "/api/games/zombicide-2e/scene?scenario=M01"
    tagged = {"if-none-match": ask(app, "GET", path).headers["etag"]}
    assert ask(app, "GET", path, headers=tagged).status_code == 304


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("edges"), HORDA_LARGEST_BODY="2048") as live:
        yield live


@pytest.mark.parametrize("size", [3_000, 300_000, 6_000_000])
@pytest.mark.parametrize("length", [True, False])
def test_a_body_that_is_too_large_is_answered(server: Live, size: int, length: bool) -> None:
    """Somebody who sends all of it first, as browsers do, still reads the answer."""
    head = ["POST /api/me HTTP/1.1", "Host: here", "Content-Type: application/json"]
    body = b"x" * size
    if length:
        head.append(f"Content-Length: {size}")
    else:
        head.append("Transfer-Encoding: chunked")
        body = f"{size:x}\r\n".encode() + body + b"\r\n0\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), 20) as raw:
        raw.sendall("\r\n".join([*head, "", ""]).encode() + body)
        answer = b""
        while piece := raw.recv(65536):
            answer += piece
    assert answer.startswith(b"HTTP/1.1 413")
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "too-large"


def test_who_asks_first_is_told_before_sending(server: Live) -> None:
    head = ["POST /api/me HTTP/1.1", "Host: here", "Content-Length: 5000", "Expect: 100-continue"]
    with socket.create_connection(("127.0.0.1", server.port), 20) as raw:
        raw.sendall("\r\n".join([*head, "", ""]).encode())
        assert raw.recv(4096).startswith(b"HTTP/1.1 413")


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux can fill a disk for us")
def test_health_tries_a_write(tmp_path: Path) -> None:
    with Live(tmp_path) as live, httpx.Client(base_url=live.address) as client:
        assert client.get("/api/health").status_code == 200
        whole = resource.prlimit(live.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(live.pid, resource.RLIMIT_FSIZE, (1024, whole[1]))
        assert comes_to(client, 503)
        resource.prlimit(live.pid, resource.RLIMIT_FSIZE, whole)
        assert comes_to(client, 200)


def comes_to(client: httpx.Client, status: int) -> bool:
    """Waits for a status: a write is tried once a second at most."""
    for _ in range(100):
        if client.get("/api/health").status_code == status:
            return True
        time.sleep(0.1)
    return False
