"""Files that cost everybody much, once more: boxes made anew, and one person by many names."""

import contextlib
import threading
import time
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from horda.core.decisions import Answer
from horda.core.errors import BadPosition, Code
from horda.core.session import Session
from horda.games import registry
from horda.games.zombicide.box import content
from horda.games.zombicide.box.house import read_house
from horda.games.zombicide.rules import edition
from horda.server.people.limits import Limits
from horda.server.protocol import NewTable
from horda.server.store.rows import GameRow, Origin
from horda.server.tables import lobby, pace, past
from horda.server.tables.peer import Peer
from horda.server.tables.room import Room
from horda.server.tables.rooms import Rooms
from horda.server.tables.trouble import TableError
from horda.server.work.desk import Who
from tests.server.test_bounds import ANN, BOB, answered, served
from tests.server.test_house_rules_served import GAME, house
from tests.server.test_limits import Clock

FEW = 2
"""Boxes of houses that are kept here; a server keeps more, and somebody may open more tables."""


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """Notes where boxes are made; no house is remembered for long."""
    where: list[threading.Thread] = []
    load = content.load

    def noted(*given: Any) -> Any:
        where.append(threading.current_thread())
        return load(*given)

    monkeypatch.setattr(edition, "load", noted)
    setup: Any = registry.engine(GAME).config({})
    monkeypatch.setattr(setup.made.houses, "most", FEW)
    return where


async def opened(rooms: Rooms, number: int) -> Room:
    """A table with house rules of its own, at which a game has begun."""
    room = await lobby.create(rooms, ANN, NewTable(GAME, config=house(number), seats=["me"]))
    await lobby.start(room, ANN)
    return room


def test_what_may_follow_is_not_worked_out_where_everybody_waits(
    tmp_path: Path, made: list[threading.Thread]
) -> None:
    """Summaries of twenty games with houses made a box each time, eighty times a second."""

    async def scene(rooms: Rooms) -> None:
        tables = [await opened(rooms, number) for number in range(200, 202 + FEW)]
        for room in tables:
            await lobby.close(room, ANN)
        made.clear()
        for room in tables:
            assert (await past.summary(room, ANN, Who(ANN, "10.0.0.1"))).sequels
        assert threading.main_thread() not in made
        made.clear()
        for room in tables:
            await past.summary(room, ANN, Who(ANN, "10.0.0.1"))
        assert made == [], "it never changes any more"

    served(tmp_path, scene)


def test_a_file_of_a_house_is_read_once(made: list[threading.Thread]) -> None:
    """Twenty thousand signs took longer to read than the box to be made, at every answer."""
    engine = registry.engine(GAME)
    setups: list[Any] = [engine.config(house(number)) for number in range(300, 302 + FEW)]
    read = read_house.cache_info().misses
    made.clear()
    for setup in setups * 2:
        assert setup.edition.box
    assert made, "there are more houses than are kept"
    assert read_house.cache_info().misses == read


def test_answers_at_tables_with_files_count_sooner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Just below the bound for all tables, two hundred a second were all of the server's time."""
    ticks = iter(0.01 * n for n in range(1000))
    counted: list[float] = []

    async def scene(rooms: Rooms) -> None:
        plain = await lobby.create(rooms, ANN, NewTable(GAME, seats=["me"]))
        await lobby.start(plain, ANN)
        tables = [plain, await opened(rooms, 1)]
        monkeypatch.setattr(time, "thread_time", lambda: next(ticks))
        monkeypatch.setattr(rooms.limits, "was_slow", lambda _, took: counted.append(took))
        await answered(tables[0])
        assert counted == []
        await answered(tables[1])
        assert counted

    served(tmp_path, scene)


def test_cards_dealt_anew_in_vain_count_for_who_wanted_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are dealt before anybody looks whether the seat is free."""
    counted: list[str] = []

    async def scene(rooms: Rooms) -> None:
        room = await opened(rooms, 1)
        ticks = iter(0.01 * n for n in range(1000))
        monkeypatch.setattr(time, "thread_time", lambda: next(ticks))
        monkeypatch.setattr(rooms.limits, "was_slow", lambda who, _: counted.append(who))
        with pytest.raises(TableError, match="seat-taken"):
            await lobby.take(room, BOB, 0)
        assert counted == [BOB]
        monkeypatch.setattr(rooms.limits, "slow", lambda who, *, brought: 1.0 * (who == BOB))
        with pytest.raises(TableError, match="too-fast"):
            await lobby.take(room, BOB, 0)

    served(tmp_path, scene)


def test_the_first_view_of_a_table_with_a_file_counts_for_who_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody came to one such table after another, and each view was built where all wait."""
    counted: list[str] = []

    async def scene(rooms: Rooms) -> None:
        room = await opened(rooms, 1)
        ticks = iter(0.01 * n for n in range(1000))
        monkeypatch.setattr(time, "thread_time", lambda: next(ticks))
        monkeypatch.setattr(rooms.limits, "was_slow", lambda who, _: counted.append(who))
        peer = Peer(ANN)
        await room.enter(peer, -1)
        assert counted == [ANN]
        await lobby.leave(room, ANN, 0)
        assert counted == [ANN, ANN], "shown anew, for other seats"
        monkeypatch.setattr(rooms.limits, "slow", lambda who, *, brought: 1.0 * brought)
        with pytest.raises(TableError, match="too-fast"):
            await room.enter(Peer(ANN), -1)
        assert room.audience.peers == {peer}

    served(tmp_path, scene)


def test_a_game_from_a_file_counts_so_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, limits = Clock(), Limits()
    monkeypatch.setattr(time, "thread_time", clock)
    counted: list[str] = []
    monkeypatch.setattr(limits, "was_slow", lambda who, _: counted.append(who))
    origins: tuple[Origin, ...] = ("", "seed", "course", "file")
    for origin in origins:
        with pace.timed(limits, origin, a_row(origin)):
            clock.now += 0.01
    assert counted == ["file"]


def a_row(origin: Origin, table: str = "t", host: str = ANN) -> GameRow:
    """A table of somebody's."""
    return GameRow(
        id=table, game=GAME, scenario="M00", config={"scenario": "M00"}, seed=1,
        generator="", version="1", schema=1, horda="", public=False, host=host,
        created=0.0, origin=origin,
    )  # fmt: skip


def test_a_host_does_not_wait_for_slow_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who was made the host of somebody's slow table could answer nowhere any more."""

    async def scene(rooms: Rooms) -> None:
        room = await opened(rooms, 1)
        assert room.session is not None
        state, ticks = room.session.state, iter(2.0 * n for n in range(1000))
        key = room.session.engine.key(state, state.open[0].options[0])
        answer = Answer(state.number(0), 0, key)
        rooms.limits.socket(ANN, "10.0.0.1")
        monkeypatch.setattr(time, "thread_time", lambda: next(ticks))
        async with room.lock:
            await room.change(lambda session, sink: session.answer(answer, sink), None)
        assert rooms.limits.slow(ANN) == 0
        bots = pace.whose(None, room.row)
        assert rooms.limits.slow(bots) > 10
        other = await opened(rooms, 2)
        assert rooms.limits.slow(pace.whose(None, other.row)) == 0, "bots elsewhere are not slow"
        for _ in range(3):
            rooms.limits.was_slow(bots, 1.0)
        rooms.limits.was_slow(ANN, 0.001)
        assert rooms.limits.slow(ANN) > 0, "they are at one address"

    served(tmp_path, scene)


def test_many_names_at_one_address_share_what_slow_answers_may_take() -> None:
    """Forty names, each with a file of its own, took two seconds of every second."""
    clock = Clock()
    limits, names = Limits(clock=clock), [f"eve-{n}" for n in range(40)]
    for name in (*names, "ann", "bob"):
        plays = limits.write if name.endswith("7") else limits.socket  # between games over HTTP
        plays(name, "10.0.0.2" if name == "bob" else "10.0.0.1")
    for name in (*names, "bob"):
        limits.was_slow(name, 0.25)
    assert all(limits.slow(name) > 20 for name in names)
    assert limits.slow("ann") == 0, "who was never slow does not wait for the neighbours"
    assert limits.slow("bob") == 0, "nor who plays elsewhere"
    clock.now += 60
    assert not any(limits.slow(name) for name in names)


def test_neither_names_nor_tables_have_slow_answers_for_nothing() -> None:
    """The bots of each host at each table had one, and a table goes from host to host."""
    clock = Clock()
    limits, names = Limits(clock=clock), [f"eve-{n}" for n in range(20)]
    for name in names:
        limits.socket(name, "10.0.0.1")
    slow = 0
    for table, name in product(range(20), names):
        row = a_row("file", f"t{table}", name)
        with contextlib.suppress(TableError):
            pace.check(limits, who := pace.whose(None, row), row)
            limits.was_slow(who, 0.1)
            slow += 1
    assert slow < 50
    limits.socket("ann", "10.0.0.1")
    pace.check(limits, "ann", a_row(""))  # from the box: nobody waits for the neighbours
    with pytest.raises(TableError):
        pace.check(limits, "ann", a_row("file"))
    limits.socket("bob", "10.0.0.2")
    pace.check(limits, "bob", a_row("file"))


def test_faults_are_not_found_again_and_again(tmp_path: Path) -> None:
    """An odd file has answers that fail at once: each reads its table anew, and fills the log."""
    faults: list[int] = []

    def fail(*_: object) -> None:
        faults.append(1)
        raise ZeroDivisionError

    async def scene(rooms: Rooms) -> None:
        room = await lobby.create(rooms, ANN, NewTable(GAME, seats=["me"]))
        await lobby.start(room, ANN)
        for _ in range(40):
            with contextlib.suppress(ZeroDivisionError, TableError):
                await room.change(fail, ANN)
        assert 3 < len(faults) < 20
        pace.check(rooms.limits, BOB, room.row)  # nobody else has to wait

    served(tmp_path, scene)


def test_a_die_of_a_file_that_cannot_be_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    """It is found in the middle of an answer; what came after was stored on half of it."""

    def half(session: Session[Any], _: object) -> None:
        session.state.decision += 1
        raise BadPosition(Code.BAD_POSITION, "the next fixed result is 7, but 1..6 was asked for")

    async def scene(rooms: Rooms) -> None:
        room = await lobby.create(rooms, ANN, NewTable(GAME, seats=["me"]))
        await lobby.start(room, ANN)
        before = room.running().state.digest()
        with pytest.raises(BadPosition):
            await room.change(half, ANN)
        assert room.running().state.digest() == before
        await answered(room)
        await room.reload()
        assert room.seq == 1

    served(tmp_path, scene)
