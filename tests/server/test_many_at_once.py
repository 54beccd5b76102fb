"""Much at one moment, or for hours: requests, answers, words, tables to be left, games in lists."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, event, func, select

from horda.core.errors import HordaError
from horda.core.setups import bounds, choices, plain, settings
from horda.games import registry
from horda.server import protocol
from horda.server.http import campaigns
from horda.server.people.limits import RATES, Limits
from horda.server.people.turns import FEW, Turns
from horda.server.protocol import NewTable, Problem
from horda.server.store.queries import chapters, chats, entries, games, people
from horda.server.store.queries.games import Filter
from horda.server.store.rows import ChapterRow
from horda.server.store.schema import chat, seat
from horda.server.tables import forget, lobby, pace, sequels
from horda.server.tables.peer import Peer
from horda.server.tables.rooms import Rooms
from horda.server.tables.sight import Sight
from horda.server.tables.socket import Talk
from horda.server.tables.trouble import TableError
from horda.server.work.desk import Who
from horda.server.work.setups import scene_of
from tests.server.test_bounds import ANN, BOB, answered, served
from tests.server.test_guard import guard
from tests.server.test_house_rules_served import GAME
from tests.server.test_limits import Clock

CROWD = 200


def test_a_crowd_of_one_address_waits_for_who_comes_alone() -> None:
    """Four hundred requests at one moment were all answered before anybody else's."""
    order: list[str] = []

    async def come(turns: Turns, address: str) -> None:
        await turns.wait(address)
        order.append(address)

    async def scene() -> None:
        turns = Turns()
        async with asyncio.TaskGroup() as group:
            for _ in range(CROWD):
                group.create_task(come(turns, "10.0.0.1"))
            await asyncio.sleep(0)
            group.create_task(come(turns, "10.0.0.2"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not len(turns), "nothing is remembered of who has come"

    asyncio.run(scene())
    assert order.index("10.0.0.2") < 4 * FEW
    assert len(order) == CROWD + 1


def test_who_gives_up_holds_up_nobody() -> None:
    async def scene() -> None:
        turns = Turns()
        waiting = [asyncio.create_task(turns.wait("10.0.0.1")) for _ in range(CROWD)]
        await asyncio.sleep(0)
        for one in waiting[:-1]:
            one.cancel()
        await asyncio.wait_for(waiting[-1], 1)

    asyncio.run(scene())


def test_requests_begin_in_turn() -> None:
    order: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        order.append(scope["horda.address"])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    door = guard(app=app)

    async def request(address: str) -> None:
        scope = {
            "type": "http", "method": "GET", "path": "/", "headers": [(b"host", b"here.test")],
            "scheme": "http", "client": (address, 5), "query_string": b"",
        }  # fmt: skip

        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(_: Any) -> None:
            pass

        await door(scope, receive, send)

    async def scene() -> None:
        await asyncio.gather(*(request("10.0.0.1") for _ in range(CROWD)), request("10.0.0.2"))

    asyncio.run(scene())
    assert len(order) == CROWD + 1
    assert order.index("10.0.0.2") < 4 * FEW


def talk(limits: Any) -> tuple[Talk, list[Any]]:
    """A socket that nobody reads, and what was said to it."""
    heard: list[Any] = []
    rooms: Any = SimpleNamespace(limits=limits, metrics=SimpleNamespace(errors=Counts()))
    one = Talk(rooms, None, ANN, "10.0.0.1")  # type: ignore[arg-type]
    setattr(one.peer, "send", heard.append)  # noqa: B010 (a method, to the checker)
    return one, heard


class Counts:
    """Counts nothing."""

    def labels(self, *_: str) -> "Counts":
        return self

    def inc(self) -> None:
        """Does nothing."""


def test_messages_of_sockets_begin_in_turn() -> None:
    async def scene() -> None:
        limits, turned = Limits(0), asyncio.Event()

        async def turn(address: str) -> None:
            assert address == "10.0.0.1"
            await turned.wait()

        limits.turn = turn  # type: ignore[method-assign]
        one, heard = talk(limits)
        said = asyncio.create_task(one._receive('{"type":"ping"}'))
        await asyncio.sleep(0.01)
        assert heard == []
        turned.set()
        await said
        assert len(heard) == 1

    asyncio.run(scene())


def test_answers_are_rows_for_ever_and_have_a_bound() -> None:
    """Twenty names answered two hundred times a second: two and a half gigabytes a day."""
    clock = Clock()
    limits = Limits(clock=clock)
    person, address = RATES["answer"]
    assert person.burst >= 1000, "an evening of somebody quick"
    said = sum(limits.answer("eve", "10.0.0.1") == 0 for _ in range(int(person.burst) + 500))
    assert said == person.burst
    names = [f"eve-{n}" for n in range(20)]
    for _ in range(int(address.burst) // 20 + 100):
        said += sum(limits.answer(name, "10.0.0.1") == 0 for name in names)
    assert said == address.burst
    clock.now += 24 * 3600.0
    assert 24 * 3600.0 * address.per_second < 1_000_000
    assert limits.answer("ann", "10.0.0.2") == 0


def test_a_socket_counts_answers_and_requests() -> None:
    limits = Limits(0)
    limits.answer = lambda *_: 5.0  # type: ignore[method-assign]
    one, _ = talk(limits)
    for kind in ("answer", "request"):
        message: Any = _message(kind)
        with pytest.raises(TableError) as refused:
            one._spare(message)
        assert refused.value.code is Problem.TOO_FAST


def _message(kind: str) -> Any:
    if kind == "answer":
        return protocol.Answer(1, 0, 0, 0, "x")
    return protocol.Request(1, 0, 0, 0, "x")


def test_opinions_and_consents_count() -> None:
    """Each is told to all who look on, and was told as often as a socket may speak."""
    limits = Limits(0)
    limits.voice = lambda *_: 5.0  # type: ignore[method-assign]
    one, _ = talk(limits)
    messages: list[Any] = [protocol.Favour(1, 0, 1, 0, 0, "x"), protocol.Consent(1, 1, True)]
    for message in messages:
        with pytest.raises(TableError) as refused:
            one._spare(message)
        assert refused.value.code is Problem.TOO_FAST


def test_a_crowd_that_looks_on_counts_for_who_answers() -> None:
    """Four hundred sockets of one address, and six of its names that answer ten times a second."""
    clock = Clock()
    limits = Limits(clock=clock)
    for _ in range(1000):
        pace.told(limits, "ann", 400)
        clock.now += 1.0
        assert limits.slow("ann") == 0, "one answer in a second is never too fast"
    for _ in range(200):
        pace.told(limits, "eve", 400)
        clock.now += 0.1
    assert limits.slow("eve") > 0
    for _ in range(5000):
        pace.told(limits, "bob", 100)
    assert limits.slow("bob") == 0


def test_who_answers_before_a_crowd_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[tuple[str, int]] = []
    monkeypatch.setattr(pace, "told", lambda _, who, many: counted.append((who, many)))

    async def scene(rooms: Rooms) -> None:
        room = await lobby.create(rooms, ANN, NewTable("zombie-terror", seats=["me", "me"]))
        await lobby.start(room, ANN)
        room.audience.peers.update(Peer(None) for _ in range(3))
        await answered(room)
        assert counted == [], "a bot rests the longer, the more look on"
        session, state = room.running(), room.running().state
        seat = state.open[0].seat
        key = session.engine.key(state, state.open[0].options[0])
        said = protocol.Answer(1, seat, state.number(seat), session.epoch, key)
        await room.answer(ANN, said)

    served(tmp_path, scene)
    assert counted == [(ANN, 3)]


def test_who_had_a_thousand_tables_is_forgotten_a_little_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All in one write took a second and a half, and nobody's answer was stored meanwhile."""
    pieces: list[int] = []
    leave = forget._leave_all

    def noted(db: Connection, tables: list[str], person: str, now: float) -> None:
        pieces.append(len(tables))
        if len(pieces) == 2:
            raise ZeroDivisionError  # as if the server stopped here
        leave(db, tables, person, now)

    monkeypatch.setattr(forget, "_leave_all", noted)

    async def scene(rooms: Rooms) -> None:
        count = 2 * forget.PIECE + 1
        for _ in range(count):
            await lobby.create(rooms, ANN, NewTable("zombie-terror", seats=["me", "open"]))
        with pytest.raises(ZeroDivisionError):
            await forget.forget(rooms, ANN, 1.0)
        known = await rooms.store.read(lambda db: people.find_person(db, ANN))
        assert known is not None
        assert known.nickname == ANN, "who is not forgotten altogether may say it again"
        pieces[:] = [0] * 3
        await forget.forget(rooms, ANN, 1.0)
        assert sum(pieces) == count - forget.PIECE
        assert max(pieces) <= forget.PIECE
        held = select(func.count()).select_from(seat).where(seat.c.person == ANN)
        assert await rooms.store.read(lambda db: db.scalar(held)) == 0
        known = await rooms.store.read(lambda db: people.find_person(db, ANN))
        assert known is not None
        assert known.nickname == ""

    served(tmp_path, scene)


def test_what_somebody_says_while_they_are_forgotten_goes_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    end = forget._end

    async def scene(rooms: Rooms) -> None:
        room = await lobby.create(rooms, BOB, NewTable("zombie-terror", seats=["me", "open"]))

        def late(db: Connection, person: str) -> list[str]:
            chats.add_chat(db, room.id, person, "Ann", "once more", 1.0)
            return end(db, person)

        monkeypatch.setattr(forget, "_end", late)
        await forget.forget(rooms, ANN, 1.0)
        assert await rooms.store.read(lambda db: chats.chat_since(db, room.id)) == []

    served(tmp_path, scene)


def test_a_chat_keeps_its_last_lines(tmp_path: Path) -> None:
    async def scene(rooms: Rooms) -> None:
        room = await lobby.create(rooms, ANN, NewTable(GAME, seats=["me"]))
        lines = chats.KEPT + 3 * chats.TIDY

        def talk_on(db: Connection) -> int:
            for number in range(lines):
                chats.add_chat(db, room.id, ANN, "Ann", str(number), 1.0)
            kept = select(func.count()).select_from(chat).where(chat.c.game == room.id)
            return db.scalar(kept) or 0

        assert await rooms.store.write(talk_on) == chats.KEPT
        last = await rooms.store.read(lambda db: chats.chat_since(db, room.id, limit=1))
        assert (last[0].number, last[0].text) == (lines, str(lines - 1))

    served(tmp_path, scene)


def test_the_lengths_of_games_are_not_counted_entry_by_entry(tmp_path: Path) -> None:
    """Every list, and every look for bots, read all entries of all its games."""

    async def scene(rooms: Rooms) -> None:
        tables = [await lobby.create(rooms, ANN, NewTable(GAME, seats=["me"])) for _ in range(3)]

        def fill(db: Connection) -> None:
            for at, room in enumerate(tables[:2]):
                rows = [
                    {"game": room.id, "seq": n, "body": "{}", "person": None, "at": 1.0}
                    for n in range(1, 3001 + at)
                ]
                entries.insert_new(db, rows)

        def steps(db: Connection) -> tuple[dict[str, int], int]:
            driver: Any = db.connection.dbapi_connection
            count = 0

            def step() -> None:
                nonlocal count
                count += 1

            driver.set_progress_handler(step, 100)
            found = entries.last_seqs(db, [room.id for room in tables] * 200)
            driver.set_progress_handler(None, 100)
            return found, count

        await rooms.store.write(fill)
        found, hundreds = await rooms.store.read(steps)
        assert found == {tables[0].id: 3000, tables[1].id: 3001}
        assert hundreds < 30

    served(tmp_path, scene)


def test_what_may_be_asked_for_is_worked_out_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some milliseconds where everybody waits, as often as an address may read."""
    looked: list[int] = []
    requests = Sight.requests

    def noted(sight: Sight, number: int) -> Any:
        looked.append(number)
        return requests(sight, number)

    monkeypatch.setattr(Sight, "requests", noted)

    async def scene(rooms: Rooms) -> None:
        room = await lobby.create(rooms, ANN, NewTable(GAME, seats=["me"]))
        await lobby.start(room, ANN)
        first = await room.requests(ANN, 0)
        assert await room.requests(ANN, 0) == first
        assert looked == [0]
        await answered(room)
        later = await room.requests(ANN, 0)
        assert later.count == first.count + 1
        assert looked == [0, 0]

    served(tmp_path, scene)


def test_the_games_of_campaigns_count_where_they_are_read_of(tmp_path: Path) -> None:
    """A campaign of a hundred lost games, eighty times a second."""

    async def scene(rooms: Rooms) -> None:
        room = await lobby.create(rooms, ANN, NewTable(GAME, seats=["me"]))
        rows = [ChapterRow(campaign=room.id, number=n, game=room.id, at=1.0) for n in range(1, 201)]
        await rooms.store.write(lambda db: chapters.add_chapters(db, rows))
        eve = Who(ANN, "10.0.0.1")
        for _ in range(6):
            await campaigns._spare(rooms, eve, [room.id])
        with pytest.raises(TableError, match="slow down"):
            await campaigns._spare(rooms, eve, [room.id])

    served(tmp_path, scene)


def test_a_list_reads_no_position(tmp_path: Path) -> None:
    """Eighty thousand bytes for each table that somebody brought in, of which no list tells."""

    async def scene(rooms: Rooms) -> None:
        room = await lobby.create(rooms, ANN, NewTable(GAME, course=True))
        assert room.row.position is not None
        wanted = games.Filter(person=ANN)
        [listed] = await rooms.store.read(lambda db: games.list_games(db, wanted))
        [found] = await rooms.store.read(lambda db: games.find_games(db, [room.id]))
        whole = await rooms.store.read(lambda db: games.find_game(db, room.id))
        assert whole == room.row
        assert listed == found == msgspec.structs.replace(room.row, position=None)

    served(tmp_path, scene)


@pytest.mark.parametrize("game", [*registry.GAMES, *registry.CAMPAIGNS])
def test_a_board_is_drawn_by_its_scenario_alone(game: str) -> None:
    """So `GET …/scene` of tables that are set up in ever other ways draws each board once."""
    scenario = registry.find(game).scenarios[0]
    usual = scene_of(game, {"scenario": scenario})
    for one in settings(registry.find(game).config_type):
        low, high = bounds(one.type)
        values = [*choices(one.type), *(v for v in (low, high) if v is not None)]
        values += [True, False] if plain(one.type) is bool else []
        for value in values if one.name != "scenario" else ():
            setup = {"scenario": scenario, one.name: value}
            try:
                registry.engine(game).config(setup)
            except HordaError:  # not with everything else as usual
                continue
            assert scene_of(game, setup) == usual, (one.name, value)


def test_lists_for_visitors_read_no_seats_but_their_own(tmp_path: Path) -> None:
    """With fifty thousand games, each look into the lobby read all their seats: 22 ms."""
    plans: list[str] = []

    async def scene(rooms: Rooms) -> None:
        def read(db: Connection) -> None:
            said: list[tuple[str, Any]] = []
            listen = lambda _c, _k, statement, values, *_: said.append((statement, values))  # noqa: E731
            event.listen(db, "before_cursor_execute", listen)
            for free in (True, False):
                wanted = Filter(public=True, status=("open",), free_seat=free, viewer=BOB)
                games.list_games(db, wanted)
            event.remove(db, "before_cursor_execute", listen)
            for statement, values in said:
                rows = db.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
                plans.extend(str(row[3]) for row in rows)

        await rooms.store.read(read)

    served(tmp_path, scene)
    assert any("SEARCH game" in one for one in plans), plans
    assert not [one for one in plans if one.startswith("SCAN")], plans


def test_nobody_sits_down_who_is_forgotten(tmp_path: Path) -> None:
    """A request of theirs, or a rematch of others, may be under way at that moment."""

    async def scene(rooms: Rooms) -> None:
        old = await lobby.create(rooms, ANN, NewTable("zombie-terror", seats=["me", "open"]))
        await lobby.take(old, BOB, 1)
        await lobby.start(old, ANN)
        await lobby.close(old, ANN)
        await rooms.store.write(lambda db: forget._end(db, BOB))  # others do not know it yet
        again = await sequels.rematch(rooms, old, ANN)
        assert [seat.person for seat in again.seats] == [ANN, None]
        with pytest.raises(TableError) as refused:
            await lobby.take(again, BOB, 1)
        assert refused.value.code is Problem.NO_IDENTITY
        with pytest.raises(TableError):
            await lobby.create(rooms, BOB, NewTable("zombie-terror", seats=["me", "open"]))

    served(tmp_path, scene)
