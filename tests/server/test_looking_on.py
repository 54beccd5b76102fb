"""Crowds that look on, large lobbies, and people who are forgotten while others ask for them."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection, event

from horda.server import protocol
from horda.server.people.limits import Limits
from horda.server.protocol import NewTable, Problem
from horda.server.store.queries import games
from horda.server.store.queries.games import Filter
from horda.server.tables import forget, lobby, pace, sequels
from horda.server.tables.peer import Peer
from horda.server.tables.rooms import Rooms
from horda.server.tables.trouble import TableError
from tests.server.live import Company, Live
from tests.server.rows import a_game
from tests.server.test_bounds import ANN, BOB, answered, served
from tests.server.test_limits import Clock
from tests.server.test_many_at_once import talk


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


@pytest.mark.parametrize("many", [400, 4_000, 50_000])
def test_no_crowd_keeps_anybody_from_playing(many: int) -> None:
    """Twenty thousand strangers who looked on left somebody one answer in twelve seconds."""
    clock = Clock()
    limits = Limits(clock=clock)
    for _ in range(500):
        pace.told(limits, "ann", many)
        clock.now += 0.5
        assert limits.slow("ann") == 0


def test_a_crowd_is_not_counted_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it takes to put a message into so many queues is no slow answer."""
    clock, now = Clock(), iter((0.0, 0.05, 0.0, 0.05))
    monkeypatch.setattr(pace, "time", SimpleNamespace(thread_time=lambda: next(now)))
    limits, row = Limits(clock=clock), a_game()
    slow: list[tuple[str, float]] = []
    monkeypatch.setattr(limits, "was_slow", lambda who, took: slow.append((who, took)))
    with pace.timed(limits, "ann", row, 20_000):
        pass
    with pace.timed(limits, "eve", row, 20):
        pass
    assert [who for who, _ in slow] == ["eve"]


def test_who_answers_before_a_crowd_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[tuple[str | None, int]] = []
    monkeypatch.setattr(pace, "told", lambda _, who, many: counted.append((who, many)))

    async def scene(rooms: Rooms) -> None:
        room = await lobby.create(rooms, ANN, NewTable("zombie-terror", seats=["me", "me"]))
        await lobby.start(room, ANN)
        room.audience.peers.update(Peer(None) for _ in range(3))
        await answered(room)
        session, state = room.running(), room.running().state
        seat = state.open[0].seat
        key = session.engine.key(state, state.open[0].options[0])
        said = protocol.Answer(1, seat, state.number(seat), session.epoch, key)
        await room.answer(ANN, said)

    served(tmp_path, scene)
    assert counted == [(None, 3), (ANN, 3)]


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


def test_a_line_says_whose_it_is_whatever_they_call_themselves(live: Live) -> None:
    """Somebody took the name of another one, and what they said stood under it."""

    async def scene(company: Company) -> None:
        ala, bo = await company.meet("Ala"), await company.meet("Bo")
        table = await ala.open("zombicide-2e", config={"players": 2}, seats=["me"], public=True)
        await bo.send("PATCH", "/api/me", {"nickname": "Ala"})
        await bo.sit(table.id, 1)
        seat = await bo.look(table.id)
        await seat.until(protocol.Welcome)
        await seat.ask(protocol.Say, text="take it back")
        again = await (await ala.look(table.id)).until(protocol.Welcome)
        assert [(line.nickname, line.person) for line in again.chat] == [("Ala", bo.id)]

    live.run(scene)
