"""Bodies that are each allowed do not fill the memory together."""

import asyncio
from typing import Any

import httpx
import pytest

from horda.server.ops import bodies
from horda.server.ops.guard import Guard
from horda.server.ops.metrics import Metrics
from horda.server.ops.settings import Settings
from horda.server.people.limits import Limits
from horda.server.people.sessions import Known

LARGE = b"x" * 2**20


async def nobody(cookie: str | None) -> Known | None:
    return None


class Slow:
    """An application that answers when it is told to."""

    def __init__(self) -> None:
        self.free = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Keeps a request waiting."""
        await receive()
        await self.free.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})


async def posted(
    app: Guard, address: str, body: bytes = LARGE, path: str = "/api/tables/import"
) -> httpx.Response:
    """Sends a body from an address."""
    transport = httpx.ASGITransport(app=app, client=(address, 5))
    async with httpx.AsyncClient(transport=transport, base_url="http://here.test") as client:
        return await client.post(path, content=body)


def guarded(slow: Slow, rate: float = 1) -> Guard:
    """A guard without limits of speed."""
    return Guard(slow, Settings(rate=rate), Limits(0), nobody, Metrics())


def test_one_address_has_so_many_bytes_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bodies, "OF_ADDRESS", 3 * 2**20)
    monkeypatch.setattr(bodies, "OF_ALL", 4 * 2**20)

    async def scene() -> None:
        slow = Slow()
        app = guarded(slow)
        waiting = [asyncio.create_task(posted(app, "10.0.0.1")) for _ in range(3)]
        await asyncio.sleep(0.1)
        refused = await posted(app, "10.0.0.1", b"one more")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
        assert refused.headers["retry-after"]
        waiting.append(asyncio.create_task(posted(app, "10.0.0.2")))
        await asyncio.sleep(0.1)
        assert (await posted(app, "10.0.0.3", b"one more")).status_code == 429
        slow.free.set()
        assert [one.status_code for one in await asyncio.gather(*waiting)] == [200] * 4
        for address in ("10.0.0.1", "10.0.0.3"):
            assert (await posted(app, address)).status_code == 200
        assert (await posted(app, "10.0.0.1", LARGE * 3)).status_code == 413
        assert not app._bodies._held, "all that was counted in was counted out"

    asyncio.run(scene())


def test_only_files_are_large() -> None:
    """Others are read where everybody waits: a setup of 170,000 names took a tenth of a second."""

    async def scene() -> None:
        slow = Slow()
        slow.free.set()
        app = guarded(slow)
        for path in ("/api/tables", "/api/campaigns", "/api/me", "/api/tables/x/seats/0"):
            assert (await posted(app, "10.0.0.1", LARGE, path)).status_code == 413
            assert (await posted(app, "10.0.0.1", LARGE[: bodies.SMALL], path)).status_code == 200
        for path in ("/api/tables/import", "/api/campaigns/import"):
            assert (await posted(app, "10.0.0.1", LARGE, path)).status_code == 200
        assert not app._bodies._held, "all that was counted in was counted out"

    asyncio.run(scene())


def test_without_limits_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bodies, "OF_ADDRESS", 10)

    async def scene() -> None:
        slow = Slow()
        slow.free.set()
        assert (await posted(guarded(slow, rate=0), "10.0.0.1")).status_code == 200

    asyncio.run(scene())
