"""Games by socket at a server that is killed again and again, and what must hold afterwards."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from sqlalchemy import func, select
from websockets.exceptions import WebSocketException

from horda.core.record import Entry, Record, Redone, Said, Undone
from horda.core.session import Session
from horda.games import registry
from horda.server import protocol
from horda.server.client import Person, Refusal, Seat
from horda.server.store.database import parse, reader_engine
from horda.server.store.queries.records import load_record
from horda.server.store.schema import entry
from horda.server.tables.sight import Sight
from tests.server.live import Company, Live

LOST = (WebSocketException, httpx.TransportError, OSError, EOFError)
"""How a client notices that the server is gone."""
PATIENCE = 60.0
"""Seconds within which every table must move on after a kill."""
OVERTAKEN = (
    *("stale-ask", "wrong-seat", "not-running"),
    *("undo-barrier", "nothing-to-undo", "nothing-to-redo"),
)
"""Refusals of what was stored before the crash already, or what somebody else was faster with."""
STUBBORN = 200
"""Refusals in a row after which a client's view must be wrong."""

T = TypeVar("T")


class Kind(msgspec.Struct, frozen=True):
    """A table that is played: who sits where."""

    game: str
    config: dict[str, Any]
    seats: tuple[str, ...]


KINDS = (
    Kind("zombicide-2e", {"scenario": "M00", "players": 3}, ("me", "open", "random")),
    Kind("zombicide-2e", {"scenario": "M01"}, ("me",)),
    Kind("zombie-terror", {}, ("me", "greedy")),
    Kind("zombie-terror", {"scenario": "barricades"}, ("me", "open")),
)


class Figures(msgspec.Struct):
    """What a run comes to."""

    kills: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    """Messages under way when the server died."""
    kept: int = 0
    """Those of them that were on disk already."""
    tables: int = 0
    finished: int = 0


class Crash:
    """People who play at a server and note down whatever it acknowledged."""

    def __init__(self, live: Live, database: str, seed: int) -> None:
        self.live = live
        self.dice = random.Random(seed)
        self.figures = Figures()
        self.said: dict[str, dict[int, Entry]] = {}
        """By table and sequence number: what was acknowledged."""
        self._open: dict[str, Entry] = {}
        self._people: dict[str, list[Person]] = {}
        self._engine = reader_engine(parse(database))

    async def run(self, kills: int) -> Figures:
        """Plays while the server is killed and started again."""
        async with Company(self.live.address) as company:
            games = [asyncio.create_task(self._party(company, kind)) for kind in KINDS]
            try:
                for _ in range(kills):
                    await self._until_moved(games)
                    await asyncio.sleep(self.dice.random() * 0.5)
                    await self._kill()
                await self._until_moved(games)
            finally:
                for game in games:
                    game.cancel()
                await asyncio.gather(*games, return_exceptions=True)
            for table in self.said:
                await self._check_table(table)
        self.figures.kept = self._stored() - self.figures.acknowledged
        self._engine.dispose()
        return self.figures

    def _stored(self) -> int:
        """Counts what people said that is on disk."""
        with self._engine.connect() as connection:
            query = select(func.count()).select_from(entry).where(entry.c.person.is_not(None))
            return connection.scalar(query) or 0

    async def _kill(self) -> None:
        self.live.kill()
        self.figures.kills += 1
        for table in self.said:
            self._check_disk(table)
        await asyncio.to_thread(self.live.start)

    async def _until_moved(self, games: list[asyncio.Task[None]]) -> None:
        """Waits until something was acknowledged at every kind of table."""
        before = self.figures.acknowledged
        async with asyncio.timeout(PATIENCE):
            while self.figures.acknowledged < before + len(KINDS):
                for game in games:
                    if game.done():
                        game.result()
                await asyncio.sleep(0.01)

    async def _party(self, company: Company, kind: Kind) -> None:
        """Plays one game after another."""
        names = ("Ala", *("Bo" for seat in kind.seats if seat == "open"))
        people = [await company.meet(name) for name in names]
        while True:
            table = await self._sit_down(kind, people)
            self.said[table] = {}
            self._people[table] = people
            self.figures.tables += 1
            await asyncio.gather(*(self._play(person, table) for person in people))
            self.figures.finished += 1

    async def _sit_down(self, kind: Kind, people: list[Person]) -> str:
        """Opens a table, everybody takes a seat, and the game begins."""
        wish = {"config": kind.config, "seats": list(kind.seats), "public": True}
        table = await again(partial(people[0].open, kind.game, **wish))
        assert table is not None
        for person in people[1:]:
            await again(person.sit, table.id, 1, but="seat-taken")
        await again(people[0].start, table.id, but="already-started")
        return table.id

    async def _play(self, person: Person, table: str) -> None:
        seat: Seat | None = None
        while seat is None or not seat.over:
            try:
                seat = await person.look(table, seen=seat)
                await self._play_on(table, seat)
            except LOST:
                await asyncio.sleep(0.02)

    async def _play_on(self, table: str, seat: Seat) -> None:
        refused = 0
        while not seat.over:
            if not seat.asks:
                await seat.receive()
                continue
            try:
                await self._act(table, seat)
                refused = 0
            except Refusal as error:
                refused += 1
                if error.code not in OVERTAKEN or refused > STUBBORN:
                    raise

    async def _act(self, table: str, seat: Seat) -> None:
        """Answers a question; now and then takes the last answer back, if that is free."""
        view, asked = seat.view, self.dice.choice(seat.asks)
        assert view is not None
        mine, count = asked["seat"], view["count"]
        if view["free"].get(str(mine), count) < count and self.dice.random() < 0.2:
            said: Entry = Undone(mine, count - 1)
            acting = seat.ask(protocol.Undo, seat=mine, to=count - 1)
        elif view["redo"] and self.dice.random() < 0.5:
            said = Redone(mine, count + 1)
            acting = seat.ask(protocol.Redo, seat=mine, to=count + 1)
        else:
            key = self.dice.choice(asked["options"])["key"]
            said = Said(mine, key, "")
            acting = seat.answer(key, asked)
        seat.heard = []
        seq = await self._sent(said, acting)
        if isinstance(said, Said) or not proposed(seat, mine):
            self._note(table, seq, said)

    async def _sent(self, said: Entry, acting: Awaitable[int]) -> int:
        try:
            return await acting
        except LOST:
            self.figures.unanswered += 1
            raise

    def _note(self, table: str, seq: int, said: Entry) -> None:
        assert seq not in self.said[table], f"{seq} was acknowledged twice"
        self.said[table][seq] = said
        self.figures.acknowledged += 1

    def _check_disk(self, table: str) -> Record:
        """Whatever was acknowledged is on disk."""
        with self._engine.connect() as connection:
            record = load_record(connection, table)
        assert record is not None
        for seq, said in self.said[table].items():
            assert seq <= len(record.log), f"{seq} of {table} is lost"
            assert same(record.log[seq - 1], said), f"{seq} of {table} is another answer"
        return record

    async def _check_table(self, table: str) -> None:
        """What the server shows now is what the record comes to."""
        for person in self._people[table]:
            seat = await person.look(table)
            await seat.until(protocol.View)
            assert seat.view is not None
            session = await self._settled(table, seat)
            sight = Sight(session, session.state, seat.view["since"])
            assert seat.view == msgspec.json.decode(msgspec.json.encode(sight.document(seat.seats)))
            await seat.close()

    async def _settled(self, table: str, seat: Seat) -> Session[Any]:
        """Bots may still play: reads until client and disk are at the same answer."""
        while True:
            record = self._check_disk(table)
            if seat.view is not None and seat.view["seq"] == len(record.log):
                return Session(registry.engine(record.game), record)  # checks every digest
            await seat.receive()


def same(stored: Entry, said: Entry) -> bool:
    """Compares what was stored with what was said; the digest is the server's."""
    if isinstance(stored, Said) and isinstance(said, Said):
        return (stored.seat, stored.key) == (said.seat, said.key)
    return stored == said


def proposed(seat: Seat, mine: int) -> bool:
    """Tells whether the others are asked first: they answered while an undo was under way."""
    heard = (msgspec.json.decode(raw) for raw in seat.heard or ())
    asked = (one["proposal"] for one in heard if one["type"] == "proposed")
    return any(one is not None and one["seat"] == mine for one in asked)


async def again(act: Callable[..., Awaitable[T]], *args: Any, but: str = "") -> T | None:
    """Tries until the server is there; `but` means that the try before it went through."""
    while True:
        try:
            return await act(*args)
        except LOST:
            await asyncio.sleep(0.02)
        except Refusal as error:
            if error.code != but:
                raise
            return None


def crash(folder: Path, database: str, kills: int, seed: int) -> Figures:
    """Starts a server on a database, kills it so many times, and checks everything."""
    with Live(folder, database) as live:
        figures = asyncio.run(Crash(live, database, seed).run(kills))
        assert not live.faults(), live.faults()
    return figures
