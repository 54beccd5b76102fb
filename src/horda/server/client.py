"""A client of the server for programs: tests, the load tool, bots from outside."""

from __future__ import annotations

import itertools
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from horda.core.changes import patch
from horda.server import protocol
from horda.server.protocol import FromServer, TableInfo, Update, View, Wire

_decode = msgspec.json.Decoder[FromServer](FromServer).decode


class Refusal(Exception):
    """The server refused something."""

    def __init__(self, refused: protocol.Refused) -> None:
        super().__init__(f"{refused.code}: {refused.what}")
        self.refused = refused
        self.code = refused.code


class Person:
    """Somebody with an identity: makes tables and sits down at them."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.address, timeout=30)
        self.id = ""
        self._seats: list[Seat] = []

    async def close(self) -> None:
        """Leaves every table and lets all connections go."""
        for seat in self._seats:
            await seat.close()
        await self.http.aclose()

    async def begin(self, nickname: str) -> None:
        """Gets an identity."""
        self.id = (await self.send("POST", "/api/me", {"nickname": nickname}))["id"]

    async def send(self, method: str, path: str, body: Any = None) -> Any:
        """Calls the HTTP interface; a refusal is raised."""
        answer = await self.http.request(method, path, json=body)
        if answer.is_success:
            return answer.json() if answer.content else None
        raise Refusal(msgspec.convert(answer.json(), protocol.Refused))

    async def open(self, game: str, **wish: Any) -> TableInfo:
        """Opens a table."""
        made = await self.send("POST", "/api/tables", {"game": game, **wish})
        return msgspec.convert(made, TableInfo)

    async def start(self, table: str, fill: str | None = None) -> TableInfo:
        """Begins the game of a table."""
        begun = await self.send("POST", f"/api/tables/{table}/start", {"fill": fill})
        return msgspec.convert(begun, TableInfo)

    async def sit(self, table: str, seat: int, wish: str = "take", **more: str) -> TableInfo:
        """Takes a seat, or does with it what `wish` says."""
        body = {"wish": wish, **more}
        sat = await self.send("POST", f"/api/tables/{table}/seats/{seat}", body)
        return msgspec.convert(sat, TableInfo)

    async def look(self, table: str, since: int = -1, seen: Seat | None = None) -> Seat:
        """Opens a socket at a table; `since` is the last sequence number seen there.

        With `seen` it goes on where another socket broke off.
        """
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = self.address.replace("http", "ws", 1) + "/ws"
        # Any number of messages may wait: who closes a socket that was not read to its end would
        # else wait ten seconds for the last word of the server, which stands behind them.
        socket = await connect(
            url, additional_headers={"Cookie": cookies}, compression=None, max_queue=None
        )
        seat = Seat(socket)
        self._seats.append(seat)
        seats = None
        if seen is not None and seen.view is not None:
            seat.view, seats, since = seen.view, seen.seats, seen.view["seq"]
        await seat.send(protocol.Hello(table, since=since, seats=seats))
        return seat


class Seat:
    """A socket at a table, with the view as it is after all messages read so far."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: dict[str, Any] | None = None
        self.table: TableInfo | None = None
        self.seats: tuple[int, ...] = ()
        self.heard: list[bytes] | None = None
        """Every message as it came, for who wants to look into them."""
        self._numbers = itertools.count(1)

    async def close(self) -> None:
        """Leaves."""
        await self.socket.close()

    async def send(self, message: Wire) -> None:
        """Sends a message."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def receive(self) -> Any:
        """Reads the next message and brings the view up to date."""
        raw = await self.socket.recv()
        return self.take(raw if isinstance(raw, bytes) else raw.encode())

    def take(self, raw: bytes) -> Any:
        """Brings the view up to date with a message."""
        if self.heard is not None:
            self.heard.append(raw)
        message = _decode(raw)
        if isinstance(message, View):
            self.view = msgspec.json.decode(raw)
        elif isinstance(message, Update):
            assert self.view is not None
            if self.view["seq"] != message.base:
                raise ValueError(f"an update of {message.base}, here is {self.view['seq']}")
            self.view = patch(self.view, message.changes)
        elif isinstance(message, protocol.Welcome | protocol.Table):
            self.table, self.seats = message.table, message.seats
        return message

    async def until(self, kind: type[Any]) -> Any:
        """Reads until a message of a kind comes; a refusal is raised."""
        while True:
            message = await self.receive()
            if isinstance(message, kind):
                return message
            if isinstance(message, protocol.Refused):
                raise Refusal(message)

    async def answer(self, option: str, ask: dict[str, Any] | None = None) -> int:
        """Answers a question (by default the first) and waits until it is on disk."""
        number = await self.say_answer(option, ask)
        while True:
            done = await self.until(protocol.Done)
            if done.id == number:
                return int(done.seq)

    async def say_answer(self, option: str, ask: dict[str, Any] | None = None) -> int:
        """Sends an answer without waiting for anything."""
        asked = ask or self.asks[0]
        number = next(self._numbers)
        await self.send(
            protocol.Answer(number, asked["seat"], asked["number"], asked["epoch"], option)
        )
        return number

    async def request(self, seat: int, option: str) -> int:
        """Asks for something by itself and waits until it is on disk."""
        assert self.view is not None
        count, epoch = self.view["count"], self.view["epoch"]
        return await self.ask(protocol.Request, seat=seat, count=count, epoch=epoch, option=option)

    async def ask(self, make: Any, **args: Any) -> int:
        """Sends an undo, redo, consent or line of chat and waits until it is done."""
        number = next(self._numbers)
        await self.send(make(id=number, **args))
        while True:
            done = await self.until(protocol.Done)
            if done.id == number:
                return int(done.seq)

    @property
    def asks(self) -> list[dict[str, Any]]:
        """The open questions of the reader's seats."""
        return [] if self.view is None else list(self.view["asks"])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view is not None and self.view["result"] is not None


__all__ = ["ConnectionClosed", "Person", "Refusal", "Seat"]
