"""The ceiling: the same web server and messages of the same size, but no game.

python -m tools.load.bare PORT SIZE [DATABASE]

Every message goes to the four sockets of its table; with a database it is put on disk first,
through the store that Horda uses.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec
import uvicorn
from sqlalchemy import Connection

from horda.server.protocol import Answer, FromClient, Hello
from horda.server.store.queries import games, people
from horda.server.store.rows import GameRow, PersonRow
from horda.server.store.store import Store

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

_decode = msgspec.json.Decoder[FromClient](FromClient).decode
_encode = msgspec.json.Encoder().encode

ASK = {"number": 0, "epoch": 0, "seat": 0, "options": [{"key": "go"}]}
HOST = "host"


class Table:
    """The sockets of a table and how many messages it has seen."""

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.sockets: list[Send] = []
        self.seq = 0


class BareServer:
    """An ASGI application that hands messages on."""

    def __init__(self, size: int, store: Store | None) -> None:
        self._filling = "x" * size
        self._store = store
        self._tables: dict[str, Table] = {}

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Serves one socket or the life of the server."""
        if scope["type"] == "lifespan":
            await self._life(receive, send)
        elif scope["type"] == "websocket":
            await self._talk(receive, send)
        else:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b""})

    async def _life(self, receive: Receive, send: Send) -> None:
        await receive()
        if self._store is not None:
            self._store.upgrade()
            await self._store.open()
            await self._store.write(_add_host)
        await send({"type": "lifespan.startup.complete"})
        await receive()
        if self._store is not None:
            await self._store.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def _talk(self, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        table = Table()
        while (message := await receive())["type"] != "websocket.disconnect":
            if message["type"] != "websocket.receive":
                continue
            said = _decode(message["text"])
            if isinstance(said, Hello):
                table = await self._enter(said.table, send)
            elif isinstance(said, Answer):
                await self._answer(table, said, message["text"])
                await _post(send, {"type": "done", "id": said.id, "seq": table.seq})

    async def _enter(self, name: str, send: Send) -> Table:
        table = self._tables.setdefault(name, Table(name))
        table.sockets.append(send)
        first = len(table.sockets) == 1
        if first and self._store is not None:
            await self._store.write(lambda db: games.add_game(db, _row(name)))
        asks = [ASK] if first else []
        await _post(send, {"type": "view", "seq": 0, "asks": asks, "result": None})
        return table

    async def _answer(self, table: Table, said: Answer, text: str) -> None:
        seq = table.seq + 1
        if self._store is not None:
            await self._store.append(table.name, seq, text.encode(), HOST)
        table.seq = seq
        update = {"type": "update", "base": seq - 1, "seq": seq, "events": self._filling}
        data = _encode({**update, "changes": []}).decode()
        for send in table.sockets:
            await send({"type": "websocket.send", "text": data})


async def _post(send: Send, message: dict[str, Any]) -> None:
    await send({"type": "websocket.send", "text": _encode(message).decode()})


def _add_host(db: Connection) -> None:
    now = time.time()
    people.add_person(db, PersonRow(id=HOST, nickname="x", locale="en", created=now, seen=now))


def _row(name: str) -> GameRow:
    now = time.time()
    return GameRow(
        id=name,
        game="none",
        scenario="",
        config={},
        seed=0,
        version="",
        schema=1,
        horda="",
        status="running",
        public=True,
        host=HOST,
        created=now,
    )


def main() -> None:
    """Serves until it is told to stop."""
    port, size, *database = sys.argv[1:]
    store = Store(database[0]) if database else None
    uvicorn.run(
        BareServer(int(size), store),
        port=int(port),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
    )


if __name__ == "__main__":
    main()
