"""A table whose answer cannot be stored goes back to what is on disk, and never beyond it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from horda.core.errors import Code, EngineFault, HordaError
from horda.core.events import Sink
from horda.core.record import Said
from horda.core.session import Session
from horda.server import protocol
from horda.server.ops.app import make_rooms
from horda.server.ops.settings import Settings
from horda.server.people import identity
from horda.server.protocol import NewTable, Problem
from horda.server.store.queries import games, people
from horda.server.store.rows import PersonRow
from horda.server.store.snapshots import EVERY
from horda.server.store.store_errors import ReadFailed, WriteFailed, WriteInDoubt
from horda.server.tables import consent, lobby, past
from horda.server.tables import rooms as rooms_module
from horda.server.tables.peer import Peer
from horda.server.tables.room import FAR, Room
from horda.server.tables.rooms import Rooms
from horda.server.tables.trouble import TableError
from horda.server.work.desk import Who

ANN = "ann"


def run(folder: Path, scene: Callable[[Rooms, Room], Awaitable[None]]) -> None:
    """Plays a scene at a table in memory with a real database behind it; no bots."""

    async def play() -> None:
        rooms = make_rooms(Settings(data=folder))
        rooms.store.upgrade()
        await rooms.store.open()
        try:
            person = PersonRow(id=ANN, nickname="Ann", locale="en", created=0, seen=0)
            await rooms.store.write(lambda db: people.add_person(db, person))
            wish = NewTable("zombie-terror", seats=["me", "me"], seed=1)
            room = await lobby.create(rooms, ANN, wish)
            await lobby.start(room, ANN)
            await scene(rooms, room)
        finally:
            await rooms.desk.close()
            await rooms.store.close()

    asyncio.run(play())


async def answer(room: Room) -> int:
    """Gives the first answer that is offered."""
    assert room.session is not None
    choice = room.session.state.open[0]
    number = room.session.state.number(choice.seat)
    said = protocol.Answer(
        1,
        choice.seat,
        number,
        room.session.epoch,
        room.session.engine.key(room.session.state, choice.options[0]),
    )
    return await room.answer(ANN, said)


def failing(
    rooms: Rooms, name: str, error: Exception, *, after: bool = False
) -> Callable[[], None]:
    """Has a call of the store fail, before or after it did its work; returns what mends it."""
    whole = getattr(rooms.store, name)

    async def fail(*args: Any) -> Any:
        if after:
            await whole(*args)
        raise error

    setattr(rooms.store, name, fail)
    return lambda: setattr(rooms.store, name, whole)


def test_a_full_disk_takes_the_answer_back(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        await answer(room)
        mend = failing(rooms, "append", WriteFailed("disk full"))
        with pytest.raises(TableError, match=Problem.NOT_STORED):
            await answer(room)
        assert room.seq == 1
        mend()
        assert await answer(room) == 2
        again = await rooms.get(room.id)
        assert again.seq == 2

    run(tmp_path, scene)


def test_an_answer_in_doubt_is_acknowledged_if_it_is_there(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        mend = failing(rooms, "append", WriteInDoubt("connection lost"), after=True)
        assert await answer(room) == 1
        mend()
        failing(rooms, "append", WriteInDoubt("connection lost"))
        with pytest.raises(TableError, match=Problem.NOT_STORED):
            await answer(room)
        assert room.seq == 1

    run(tmp_path, scene)


def test_nobody_builds_on_an_answer_that_is_not_on_disk(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        await answer(room)
        peer = Peer(ANN)
        await room.enter(peer, -1)
        mends = failing(rooms, "append", WriteFailed("")), failing(rooms, "read", ReadFailed(""))
        with pytest.raises(ReadFailed):
            await answer(room)
        for mend in mends:
            mend()
        assert peer.lost, "it must come in anew"
        with pytest.raises(TableError, match=Problem.NOT_RUNNING):
            await room.change(lambda *_: None, ANN)
        again = await rooms.get(room.id)
        assert again is not room
        assert await answer(again) == 2

    run(tmp_path, scene)


def test_a_fault_of_the_rules_leaves_nothing_half_done(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        await answer(room)
        assert room.session is not None
        digest, broken = room.session.state.digest(), room.session

        def fail(session: Session[Any], _: Sink) -> None:
            session.state.decision += 7
            raise EngineFault("impossible")

        with pytest.raises(EngineFault):
            await room.change(fail, ANN)
        assert room.session is not broken
        assert room.session.state.digest() == digest
        assert await answer(room) == 2

    run(tmp_path, scene)


def test_far_back_and_on_again(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        for _ in range(FAR + 6):
            await answer(room)
        assert room.session is not None
        digest, count = room.session.state.digest(), len(room.session.line.standing)
        await consent.take_back(room, ANN, protocol.Undo(1, 0, 0))
        assert room.session.line.standing == []
        await consent.take_back(room, ANN, protocol.Redo(2, 0, count))
        assert room.session.state.digest() == digest
        with pytest.raises(HordaError, match=Code.NOTHING_TO_REDO):
            await consent.take_back(room, ANN, protocol.Redo(3, 0, 2**31))

    run(tmp_path, scene)


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The answers that are played again in this process, as they are."""
    played: list[str] = []
    step = Session.say_again

    def counted(session: Session[Any], state: Any, said: Said, *more: Any) -> None:
        played.append(said.key)
        step(session, state, said, *more)

    monkeypatch.setattr(Session, "say_again", counted)
    return played


def test_going_back_in_a_long_game_plays_little_of_it_here(
    tmp_path: Path, steps: list[str]
) -> None:
    """A table that was loaded knows few of its positions: the way to the last but one is long."""

    async def again(rooms: Rooms, room: Room, digest: str) -> Room:
        await rooms.store.write(lambda _: None)  # the snapshot was put before this
        rooms.forget(room)
        steps.clear()
        loaded = await rooms.get(room.id)
        assert steps == [], "all of it is kept"
        assert loaded.session is not None
        assert loaded.session.state.digest() == digest
        return loaded

    async def scene(rooms: Rooms, room: Room) -> None:
        for _ in range(2 * EVERY):
            await answer(room)
        assert room.session is not None
        count = 2 * EVERY
        start, before, last = (room.session.at(n).digest() for n in (0, count - 3, count))
        room = await again(rooms, room, last)
        await consent.take_back(room, ANN, protocol.Undo(1, 0, count - 3))
        assert len(steps) <= FAR
        room = await again(rooms, room, before)
        await consent.take_back(room, ANN, protocol.Redo(2, 0, count))
        await consent.take_back(room, ANN, protocol.Undo(3, 0, 0))
        await again(rooms, room, start)

    run(tmp_path, scene)


def test_a_file_is_not_played_through_by_the_server(tmp_path: Path, steps: list[str]) -> None:
    """The process that tried it tells the position it leads to, which is kept with the table."""

    async def scene(rooms: Rooms, room: Room) -> None:
        for _ in range(EVERY + 7):
            await answer(room)
        assert room.session is not None
        steps.clear()
        who = Who(ANN, ANN)
        again = await past.bring_in(rooms, ANN, await past.record(room, ANN, who), who)
        forked = await past.fork(rooms, room, ANN, EVERY + 7, who)
        assert steps == []
        for other in (again, forked):
            assert other.session is not None
            assert other.session.state.digest() == room.session.state.digest()

    run(tmp_path, scene)


def test_a_game_whose_end_was_not_noted_is_over_when_it_is_loaded(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        while room.row.status == "running":
            await answer(room)
        await rooms.store.write(lambda db: games.set_status(db, room.id, "running", result=""))
        rooms.forget(room)
        again = await rooms.get(room.id)
        assert again.row.status == "finished"
        stored = await rooms.store.read(lambda db: games.find_game(db, room.id))
        assert stored is not None
        assert (stored.status, stored.result) == ("finished", room.row.result)

    run(tmp_path, scene)


def test_one_broken_table_does_not_keep_bots_from_the_others(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        asked: list[str] = []
        rooms.nudge = lambda room: asked.append(room.id)  # type: ignore[method-assign] # no bots
        assert room.session is not None
        await lobby.hand_to_bot(room, ANN, room.session.state.open[0].seat, "random")
        broken = await lobby.create(rooms, ANN, NewTable("zombie-terror", seats=["random", "me"]))
        await lobby.start(broken, ANN)
        await rooms.store.append(broken.id, 2, b'["a",0,"gap",""]', None)
        for one in (room, broken):
            rooms.forget(one)
        asked.clear()
        await rooms._adopt()
        assert asked == [room.id]

    run(tmp_path, scene)


def test_tables_that_another_worker_drives_do_not_keep_bots_from_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The newest ones were looked at again and again, as long as the other worker had them."""

    async def scene(rooms: Rooms, room: Room) -> None:
        asked: list[str] = []
        rooms.nudge = lambda room: asked.append(room.id)  # type: ignore[method-assign] # no bots
        assert room.session is not None
        await lobby.hand_to_bot(room, ANN, room.session.state.open[0].seat, "random")
        for _ in range(2):
            wish = NewTable("zombie-terror", seats=["random", "random"])
            await lobby.start(await lobby.create(rooms, ANN, wish), ANN)
        asked.clear()

        async def claim(table: str) -> bool:
            return table == room.id

        monkeypatch.setattr(rooms.bus, "claim", claim)
        for times in (1, 2):
            for _ in range(3):
                await rooms._adopt()
            assert asked == [room.id] * times, "each has its turn, again and again"

    monkeypatch.setattr(rooms_module, "ADOPTED", 1)
    run(tmp_path, scene)


def test_a_table_is_in_memory_once_after_it_could_not_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who came first began to read it anew, and the next one put that away again."""

    async def scene(rooms: Rooms, room: Room) -> None:
        load, failures = rooms._load, [ReadFailed("gone")]

        async def fails_once(table: str) -> Room:
            if failures:
                raise failures.pop()
            return await load(table)

        async def stubborn() -> Room:
            try:
                return await rooms.get(room.id)
            except ReadFailed:
                return await rooms.get(room.id)

        rooms.forget(room)
        monkeypatch.setattr(rooms, "_load", fails_once)
        one, other = await asyncio.gather(stubborn(), stubborn())
        assert one is other

    run(tmp_path, scene)


def test_commits_are_counted_and_people_are_seen(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        await answer(room)
        numbers = rooms.metrics.registry
        while numbers.get_sample_value("horda_writer_group_size_count") != rooms.store.commits:
            await asyncio.sleep(0.01)  # counted after those who wait were told
        await rooms.store.write(lambda db: people.set_seen(db, [ANN, identity.new_id()], 7.0))
        found = await rooms.store.read(lambda db: people.find_person(db, ANN))
        assert found is not None
        assert found.seen == 7.0

    run(tmp_path, scene)


def test_who_is_not_let_in_looks_on_through_the_seats_they_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A view that failed left the seats of the other table, by which they saw all hands here."""

    async def scene(rooms: Rooms, own: Room) -> None:
        duel = await lobby.create(rooms, ANN, NewTable("zombie-terror", seats=["me", "greedy"]))
        peer = Peer(ANN)
        await duel.enter(peer, -1)

        def fail() -> None:
            raise EngineFault(Code.BAD_POSITION, "no view")

        monkeypatch.setattr(own, "sight", fail)
        with pytest.raises(EngineFault):
            await own.enter(peer, -1)
        assert peer.seats == (0,)

    run(tmp_path, scene)
