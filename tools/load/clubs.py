"""Where the tables of the measurement come from: Horda itself, or a server without a game."""

from __future__ import annotations

import itertools
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, NamedTuple, Protocol

import httpx

SEATS = 4
GAME, SCENARIO = "zombicide-2e", "M01"


class Opened(NamedTuple):
    """A table that is being played, and the cookies of those who sit there."""

    id: str
    cookies: tuple[str, ...]


class Club(Protocol):
    """Opens tables."""

    async def open(self) -> Opened:
        """Opens a table, fills its seats and starts the game."""

    async def again(self, last: Opened) -> Opened:
        """Lets the same people play another game."""

    async def close(self) -> None:
        """Lets all connections go."""


class Horda:
    """Tables of a real server, opened as people open them."""

    def __init__(self, address: str, bot: str = "") -> None:
        """With `bot` all seats are played by it, and the four only look on."""
        limits = httpx.Limits(max_connections=8)
        nothing = CookieJar(DefaultCookiePolicy(allowed_domains=()))  # or all would be one person
        self.http = httpx.AsyncClient(base_url=address, timeout=60, limits=limits, cookies=nothing)
        self._bot = bot

    async def close(self) -> None:
        """Lets all connections go."""
        await self.http.aclose()

    async def open(self) -> Opened:
        """Opens a table, fills its seats and starts the game."""
        cookies = tuple([await self.person(f"Ala {seat}") for seat in range(SEATS)])
        wish = {
            "game": GAME,
            "config": {"scenario": SCENARIO, "players": SEATS},
            "public": True,
            "seats": [self._bot or "open"] * SEATS,
        }
        table = (await self._post("/api/tables", cookies[0], wish))["id"]
        for seat, cookie in enumerate(cookies):
            if not self._bot:
                await self._post(f"/api/tables/{table}/seats/{seat}", cookie, {"wish": "take"})
        return await self._start(table, cookies)

    async def again(self, last: Opened) -> Opened:
        """Lets the same people play another game."""
        host = last.cookies[0]
        if self._bot:
            return await self.open()
        table = await self._post(f"/api/tables/{last.id}/rematch", host, None)
        return await self._start(table["id"], last.cookies)

    async def _start(self, table: str, cookies: tuple[str, ...]) -> Opened:
        await self._post(f"/api/tables/{table}/start", cookies[0], {"fill": None})
        return Opened(table, cookies)

    async def person(self, nickname: str) -> str:
        """Begins as somebody new; returns their cookie."""
        answer = await self.http.post("/api/me", json={"nickname": nickname})
        answer.raise_for_status()
        return "; ".join(f"{name}={value}" for name, value in answer.cookies.items())

    async def _post(self, path: str, cookie: str, body: Any) -> Any:
        answer = await self.http.post(path, json=body, headers={"Cookie": cookie})
        answer.raise_for_status()
        return answer.json()


class Bare:
    """Tables of `tools.load.bare`, which has no lobby: naming one is enough."""

    def __init__(self) -> None:
        self._numbers = itertools.count()

    async def open(self) -> Opened:
        """Names a new table."""
        return Opened(f"table-{next(self._numbers)}", ("",) * SEATS)

    async def again(self, last: Opened) -> Opened:
        """Names another."""
        return await self.open()

    async def close(self) -> None:
        """Has nothing to let go."""
