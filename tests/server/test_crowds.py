"""What one person or one address may keep open at the same time, and who is let in where."""

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from horda.core.errors import HordaError
from horda.games import registry
from horda.server import protocol
from horda.server.ops.app import make_rooms
from horda.server.ops.settings import Settings
from horda.server.people import identity, invite, limits
from horda.server.people.limits import Limits
from horda.server.protocol import NewTable, Pong
from horda.server.store.queries import people
from horda.server.store.rows import PersonRow
from horda.server.tables import host, lobby, past, sequels
from horda.server.tables import rooms as rooms_module
from horda.server.tables.peer import QUEUE, Peer
from horda.server.tables.room import Room
from horda.server.tables.rooms import Rooms
from horda.server.tables.trouble import TableError
from horda.server.work.desk import Who


def test_sockets_at_once_are_counted_in_and_out() -> None:
    of_person, of_address = limits.SOCKETS
    crowd = Limits()
    assert all(crowd.come("ann", "192.0.2.1") for _ in range(of_person))
    assert not crowd.come("ann", "192.0.2.2"), "one person, wherever they are"
    assert crowd.come("bo", "192.0.2.1")
    rest = of_address - of_person - 1
    assert all(crowd.come(None, "192.0.2.1") for _ in range(rest))
    assert not crowd.come("cy", "192.0.2.1"), "one address, whoever comes"
    crowd.go("ann", "192.0.2.1")
    assert crowd.come("ann", "192.0.2.1")
    for _ in range(of_person):
        crowd.go("ann", "192.0.2.1")
    crowd.go("bo", "192.0.2.1")
    for _ in range(rest):
        crowd.go(None, "192.0.2.1")
    assert not crowd._open, "nothing is remembered of who has gone"


def test_without_limits_nobody_is_counted_out() -> None:
    free = Limits(0)
    assert all(free.come("ann", "192.0.2.1") for _ in range(1000))
    assert free.tables(10**6)


def test_a_full_queue_still_comes_to_its_end() -> None:
    async def scene() -> None:
        peer = Peer(None)
        for number in range(QUEUE):
            peer.send(Pong(number))
        peer.close()
        sent = [peer.queue.get_nowait() for _ in range(QUEUE)]
        assert sent[-1] is None
        assert peer.queue.empty()

    asyncio.run(scene())


def as_one(person: str) -> Who:
    """Somebody with an address of their own."""
    return Who(person, person)


class Club:
    """Tables in memory, with a real database and no bots."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.rooms: Rooms

    async def __aenter__(self) -> "Club":
        self.rooms = make_rooms(Settings(data=self.folder, chosen_seeds="everywhere"))
        self.rooms.store.upgrade()
        await self.rooms.store.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.rooms.desk.close()
        await self.rooms.store.close()

    async def person(self, nickname: str) -> str:
        row = PersonRow(id=identity.new_id(), nickname=nickname, locale="en", created=0, seen=0)
        await self.rooms.store.write(lambda db: people.add_person(db, row))
        return row.id

    async def table(self, host: str, *seats: str, public: bool = False) -> Room:
        wish = NewTable("zombie-terror", seats=list(seats), public=public, seed=1)
        return await lobby.create(self.rooms, host, wish)


async def answer_first(room: Room, person: str) -> None:
    """Answers the open question with its first option."""
    assert room.session is not None
    state = room.session.state
    choice = state.open[0]
    number = state.number(choice.seat)
    said = protocol.Answer(
        1, choice.seat, number, 0, room.session.engine.key(room.session.state, choice.options[0])
    )
    await room.answer(person, said)


def test_a_host_has_so_many_tables_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TABLES", 3)

    async def scene() -> None:
        async with Club(tmp_path) as club:
            ann = await club.person("Ann")
            tables = [await club.table(ann, "me") for _ in range(3)]
            with pytest.raises(TableError, match="too-many"):
                await club.table(ann, "me")
            await lobby.close(tables[0], ann)
            await club.table(ann, "me")

    asyncio.run(scene())


def test_all_who_want_to_play_again_come_to_one_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Club(tmp_path) as club:
            ann, bo, cy = [await club.person(name) for name in ("Ann", "Bo", "Cy")]
            room = await club.table(ann, "me", "open")
            await lobby.take(room, bo, 1)
            await lobby.start(room, ann)
            await lobby.close(room, ann)
            both = await asyncio.gather(
                sequels.rematch(club.rooms, room, ann), sequels.rematch(club.rooms, room, bo)
            )
            assert both[0] is both[1]
            with pytest.raises(TableError, match="not-allowed"):
                await sequels.rematch(club.rooms, room, cy)
            await lobby.close(both[0], both[0].row.host)
            assert await sequels.rematch(club.rooms, room, bo) is not both[0]

    asyncio.run(scene())


def test_the_file_is_closed_while_somebody_else_may_sit_down(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Club(tmp_path) as club:
            ann, bo = await club.person("Ann"), await club.person("Bo")
            open_to_all = await club.table(ann, "me", "random", public=True)
            alone = await club.table(ann, "me", "me")
            for room in (open_to_all, alone):
                await lobby.start(room, ann)
            assert await past.record(alone, ann, as_one(ann))
            with pytest.raises(TableError, match="secret"):
                await past.record(open_to_all, ann, as_one(ann))
            invited = await invite.make(alone, ann, None)
            await invite.redeem(club.rooms, bo, invited.token)
            for who in (ann, bo):
                with pytest.raises(TableError, match="secret"):
                    await past.record(alone, who, as_one(who))

    asyncio.run(scene())


def test_a_long_file_is_stored_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "PIECE", 3)

    async def scene() -> None:
        async with Club(tmp_path) as club:
            ann = await club.person("Ann")
            room = await club.table(ann, "me", "me")
            await lobby.start(room, ann)
            assert room.session is not None
            for _ in range(8):
                await answer_first(room, ann)
            again = await past.bring_in(
                club.rooms, ann, await past.record(room, ann, as_one(ann)), as_one(ann)
            )
            assert (again.row.status, again.seq) == ("running", 8)
            assert again.session is not None
            assert again.session.state.digest() == room.session.state.digest()

    asyncio.run(scene())


def test_tables_that_nobody_looks_at_do_not_fill_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms_module, "MOST_IDLE", 2)

    async def scene() -> None:
        async with Club(tmp_path) as club:
            ann = await club.person("Ann")
            tables = [await club.table(ann, "me") for _ in range(5)]
            for age, room in enumerate(tables):
                room.used -= 30 * age
            await tables[4].enter(Peer(ann), -1)
            await club.rooms._drop_idle()
            assert {room.id for room in club.rooms.loaded()} == {tables[n].id for n in (0, 1, 4)}

    asyncio.run(scene())


def test_nor_does_a_clock_that_is_set_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "IDLE", 0.0)

    async def scene() -> None:
        async with Club(tmp_path) as club:
            ann = await club.person("Ann")
            await club.table(ann, "me")
            past = time.time() - 86_400
            monkeypatch.setattr(time, "time", lambda: past)
            await club.rooms._drop_idle()
            assert club.rooms.loaded() == []

    asyncio.run(scene())


def test_nor_do_long_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Strangers may bring files of twenty thousand entries, one after the other."""
    monkeypatch.setattr(rooms_module, "MOST_ENTRIES", 7)

    async def scene() -> None:
        async with Club(tmp_path) as club:
            ann = await club.person("Ann")
            tables = [await club.table(ann, "me", "me") for _ in range(3)]
            for age, room in enumerate(tables):
                await lobby.start(room, ann)
                for _ in range(3):
                    await answer_first(room, ann)
                room.used -= 30 * age
            await club.rooms._drop_idle()
            assert {room.id for room in club.rooms.loaded()} == {tables[0].id, tables[1].id}

    asyncio.run(scene())


@pytest.mark.parametrize(("watching", "most"), [(1, 10_000), (200, 30)])
def test_bots_take_their_time_before_a_crowd(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, watching: int, most: int
) -> None:
    """Each answer is told to everybody: two quick bots and some hundred sockets filled the loop."""
    engine = registry.engine("zombie-terror")

    async def at_once(game: str, state: bytes, seat: int, *_: object, **__: object) -> Any:
        position = engine.decode(state)
        choice = next(one for one in position.open if one.seat == seat)
        return engine.key(position, choice.options[0]), False

    async def scene() -> None:
        async with Club(tmp_path) as club:
            ann = await club.person("Ann")
            monkeypatch.setattr(club.rooms.bots, "answer", at_once)
            room = await club.table(ann, "random", "random")
            for _ in range(watching):
                await room.enter(Peer(ann), -1)
            await lobby.start(room, ann)
            await asyncio.sleep(0.5)
            assert room.seq <= most
            async with asyncio.timeout(20):  # a busy machine begins late
                while room.seq <= 2:
                    await asyncio.sleep(0.1)
            with suppress(TableError):  # two quick bots may have played to the end
                await lobby.close(room, ann)

    asyncio.run(scene())


def test_nobody_is_invited_to_a_seat_that_is_not_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Club(tmp_path) as club:
            ann = await club.person("Ann")
            room = await club.table(ann, "me")
            with pytest.raises(HordaError, match="unknown-seat"):
                await invite.make(room, ann, 2)

    asyncio.run(scene())


def test_nobody_slips_in_while_being_removed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Club(tmp_path) as club:
            ann, bo = await club.person("Ann"), await club.person("Bo")
            room = await club.table(ann, "me", "open")
            await lobby.take(room, bo, 1)
            removing = asyncio.create_task(host.remove(room, ann, 1))
            await asyncio.sleep(0)
            assert room.lock.locked()
            assert room.held(bo) == (1,), "he still sits there, for all that is known in memory"
            with pytest.raises(TableError, match="removed"):
                await room.enter(Peer(bo), -1)
            await removing
            assert not room.audience.peers

    asyncio.run(scene())


def test_looking_back_holds_up_nobody_who_plays(tmp_path: Path) -> None:
    """The lock of a table is free while somebody looks back, and the copy stands still."""

    async def scene() -> None:
        async with Club(tmp_path) as club:
            ann = await club.person("Ann")
            room = await club.table(ann, "me", "me")
            await lobby.start(room, ann)
            assert room.session is not None
            twin = room.session.twin()
            await answer_first(room, ann)
            assert (len(twin.record.log), len(twin.line.standing)) == (0, 0)
            assert twin.state.digest() == twin.at(0).digest() != room.session.state.digest()
            looking = asyncio.create_task(past.look(room, ann, 0, None, as_one(ann)))
            await asyncio.sleep(0.01)
            async with asyncio.timeout(5), room.lock:
                assert not looking.done(), "the process that it waits for is not even started"
            assert b"boards" in await looking

    asyncio.run(scene())
