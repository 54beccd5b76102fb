"""Snapshots save time when a table is loaded, and never change what is loaded."""

import asyncio
from functools import partial
from typing import Any

import msgspec
import pytest

from horda.core.decisions import Answer
from horda.core.rng import Dice
from horda.core.session import Session
from horda.games import registry
from horda.server.store import snapshots
from horda.server.store.queries import games, people
from horda.server.store.queries.snapshots import save_snapshot, snapshot_of
from horda.server.store.rows import SnapshotRow
from horda.server.store.store import Store
from horda.server.tables import archive
from horda.server.tables.archive import Loaded
from tests.server.rows import a_game, a_person

ENGINE = registry.engine("zombie-terror")


def played(answers: int) -> Session[Any]:
    """Returns a game after so many answers."""
    session = Session.begin(ENGINE, ENGINE.config({"scenario": "base"}), 7)
    dice = Dice(3)
    while len(session.record.log) < answers:
        choice = session.state.open[0]
        key = session.engine.key(session.state, dice.choice(choice.options))
        session.answer(Answer(session.state.number(choice.seat), choice.seat, key))
    return session


async def stored(url: str, session: Session[Any]) -> Store:
    """Returns a database that holds the game as table `g`."""
    store = Store(url)
    store.upgrade()
    await store.open()
    record = session.record
    row = a_game(version=record.version, schema=record.schema, started=1.0, status="running")

    def put(db: Any) -> None:
        people.add_person(db, a_person())
        games.add_game(db, row)

    await store.write(put)
    for seq, entry in enumerate(record.log, 1):
        assert await store.append("g", seq, msgspec.json.encode(entry), None)
    return store


async def loaded(store: Store) -> Session[Any]:
    """Loads the table."""
    table = await archive.load(store, "g")
    assert isinstance(table, Loaded)
    assert table.session is not None
    return table.session


def replayed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Notes from now on which answers are replayed."""
    keys: list[str] = []
    step = Session.say_again

    def note(session: Session[Any], state: Any, said: Any, *more: Any) -> None:
        keys.append(said.key)
        step(session, state, said, *more)

    monkeypatch.setattr(Session, "say_again", note)
    return keys


def test_only_what_came_after_it_is_replayed(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        session = played(snapshots.EVERY)
        assert snapshots.due(session)
        store = await stored(database_url, session)
        snapshots.keep(store, "g", session)
        while not await store.read(lambda db: snapshot_of(db, "g")):
            await asyncio.sleep(0.01)
        more = played(snapshots.EVERY + 7)
        assert not snapshots.due(more)
        for seq, entry in enumerate(more.record.log[snapshots.EVERY :], snapshots.EVERY + 1):
            await store.append("g", seq, msgspec.json.encode(entry), None)
        keys = replayed(monkeypatch)
        again = await loaded(store)
        assert len(keys) == 7
        assert again.state.digest() == more.state.digest()
        assert again.at(20).digest() == more.at(20).digest()
        await store.close()

    asyncio.run(scene())


BAD: dict[str, dict[str, Any]] = {
    "of another layout": {"schema": 999},
    "of other rules": {"version": "none"},
    "damaged": {"state": b"\x81\xa1x"},
    "of another moment": {"seq": 9},
    "of what is not stored": {"seq": 99},
}


@pytest.mark.parametrize("fault", BAD)
def test_a_bad_one_is_ignored(sqlite_url: str, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        session = played(12)
        store = await stored(sqlite_url, session)
        good = SnapshotRow(
            game="g",
            seq=10,
            count=10,
            schema=session.record.schema,
            version=session.record.version,
            state=session.at(10).encode(),
        )
        bad = msgspec.structs.replace(good, **BAD[fault])
        keys = replayed(monkeypatch)
        for row, number in ((good, 2), (bad, 12)):
            await store.write(partial(save_snapshot, row=row))
            keys.clear()
            assert (await loaded(store)).state.digest() == session.state.digest()
            assert len(keys) == number
        await store.close()

    asyncio.run(scene())
