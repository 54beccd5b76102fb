"""Tables that were played by earlier rules come back, or say which version they need."""

import asyncio
import gc
import json
import sqlite3
import time
import weakref
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest

from horda.core.errors import BadRecord, Code
from horda.games import registry
from horda.server.client import Person, Refusal
from horda.server.tables import archive, lobby
from horda.server.tables.trouble import TableError
from horda.server.tables.unread import Unread
from tests.server.live import Company, Live
from tests.server.test_crowds import Club
from tests.server.test_tables import ready

RECORD = json.loads(
    (Path(__file__).parents[1] / "games" / "earlier" / "zombicide-2e-M11-won-1.json").read_bytes()
)
GAME = RECORD["game"]
TODAY = registry.find(GAME).version
PARTS = 174
"""Answers after which the rules of today go another way."""


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    """A server of its own: its database is changed below it."""
    with Live(tmp_path) as server:
        yield server


async def a_table(who: Person, **wish: Any) -> str:
    """Opens a table for the game of the record and begins it."""
    config = {"scenario": "M11", "players": 1, "team": 6}
    wish = {"config": config, "seats": ["me"], "public": False, **wish}
    return (await who.start((await who.open(GAME, **wish)).id)).id


def put_back(live: Live, table: str, answers: int) -> None:
    """Writes the game into the database as the earlier rules left it after so many answers."""
    log = [(table, seq, json.dumps(e), 1.0) for seq, e in enumerate(RECORD["log"][:answers], 1)]
    with closing(sqlite3.connect(live.folder / "horda.db")) as db, db:
        db.execute("DELETE FROM snapshot WHERE game = ?", (table,))
        db.execute("DELETE FROM entry WHERE game = ?", (table,))
        db.executemany("INSERT INTO entry (game, seq, body, at) VALUES (?, ?, ?, ?)", log)
        made = (json.dumps(RECORD["config"]), str(RECORD["seed"]), table)
        change = "UPDATE game SET version = '1', horda = '0.0.9', config = ?, seed = ?,"
        db.execute(f"{change} generator = '' WHERE id = ?", made)


def kept(live: Live, table: str) -> tuple[list[Any], tuple[Any, ...], list[int]]:
    """Returns the entries of a table, by which rules it is, and where it has snapshots."""
    with closing(sqlite3.connect(live.folder / "horda.db")) as db:
        log = db.execute("SELECT body FROM entry WHERE game = ? ORDER BY seq", (table,)).fetchall()
        rules = db.execute("SELECT version, horda FROM game WHERE id = ?", (table,)).fetchone()
        found = db.execute("SELECT seq FROM snapshot WHERE game = ?", (table,)).fetchall()
    return [json.loads(body) for (body,) in log], rules, [seq for (seq,) in found]


async def as_before(company: Company, cookies: dict[str, str]) -> Person:
    """Returns somebody after the server was started anew."""
    person = await company.stranger()
    person.http.cookies.update(cookies)
    return person


def in_two_acts(live: Live, answers: int, then: Any, **wish: Any) -> str:
    """Opens a table, puts the earlier game there while the server is down, and goes on."""
    known: list[Any] = []

    async def first(company: Company) -> None:
        ala = await company.meet()
        known.extend((await a_table(ala, **wish), dict(ala.http.cookies)))

    live.run(first)
    live.kill()
    put_back(live, known[0], answers)
    live.start()

    async def second(company: Company) -> None:
        await then(company, await as_before(company, known[1]), known[0])

    live.run(second)
    return str(known[0])


def test_a_game_that_goes_the_same_way_goes_on_by_the_rules_of_today(live: Live) -> None:
    async def then(_: Company, ala: Person, table: str) -> None:
        seat = await ready(await ala.look(table))
        await seat.answer(seat.asks[0]["options"][0]["key"])

    table = in_two_acts(live, PARTS, then)
    until = time.monotonic() + 20
    while not (found := kept(live, table))[2] and time.monotonic() < until:
        time.sleep(0.05)
    log, rules, snapshots = found
    assert log[:PARTS] == RECORD["log"][:PARTS]
    assert len(log) == PARTS + 1
    assert rules[0] == TODAY
    assert rules[1] != "0.0.9"
    assert snapshots == [PARTS], "else it would be played from its beginning whenever it is loaded"
    assert live.faults() == []


def test_a_game_that_goes_another_way_names_its_version_and_keeps_its_log(live: Live) -> None:
    said: set[str] = set()

    async def then(company: Company, ala: Person, table: str) -> None:
        home = f"/api/tables/{table}"
        reads = ("", "/scene", "/record", "/summary", "/at/3", "/story?first=0")
        ways: list[tuple[str, str, Any]] = [("GET", way, None) for way in reads]
        ways += [("POST", "/fork", {"count": 3}), ("POST", "/rematch", None)]
        for method, way, body in ways:
            with pytest.raises(Refusal, match="version-differs") as caught:
                await ala.send(method, f"{home}{way}", body)
            said.add(caught.value.refused.what)
        with pytest.raises(Refusal, match="version-differs"):
            await ready(await ala.look(table))
        assert [one["id"] for one in await ala.send("GET", "/api/tables?mine=true")] == [table]
        bo = await company.meet("Bo")
        with pytest.raises(Refusal, match="no-such-table"):
            await bo.send("GET", home)
        with pytest.raises(Refusal, match="no-such-table"):
            await ready(await bo.look(table))
        assert (await ala.send("POST", f"{home}/close"))["status"] == "closed"

    table = in_two_acts(live, PARTS + 1, then)
    (what,) = said
    assert what == f"version 1 of {GAME}, here is {TODAY}; it needs horda 0.0.9"
    log, rules, _ = kept(live, table)
    assert (log, rules[0]) == (RECORD["log"][: PARTS + 1], "1")
    assert live.faults() == []


def test_a_game_that_goes_another_way_is_played_through_once_for_all_who_ask(live: Live) -> None:
    async def then(_: Company, ala: Person, table: str) -> None:
        for _time in range(2):
            with pytest.raises(Refusal, match="version-differs"):
                await ala.send("GET", f"/api/tables/{table}")
            # Whoever played it through now would come to its end.
            with closing(sqlite3.connect(live.folder / "horda.db")) as db, db:
                db.execute("DELETE FROM entry WHERE game = ? AND seq > ?", (table, PARTS))

    in_two_acts(live, PARTS + 1, then, public=True)


def test_what_is_remembered_of_such_a_game_keeps_none_of_it_in_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An error holds on to every frame it came through: there the whole game is."""
    games: list[weakref.ref[Any]] = []

    async def load(store: Any, table: str) -> None:
        game = {table}  # a set: what is kept can be told
        games.append(weakref.ref(game))
        raise BadRecord(Code.VERSION_DIFFERS, f"version 1 of {len(games)}")

    async def ask(unread: Unread) -> str:
        with pytest.raises(BadRecord) as caught:
            await unread.load("t")
        return caught.value.what

    monkeypatch.setattr(archive, "load", load)
    unread = Unread(cast("Any", None))
    assert [asyncio.run(ask(unread)) for _ in range(2)] == ["version 1 of 1"] * 2
    gc.collect()
    assert [game() for game in games] == [None]


def test_a_table_that_was_to_follow_such_a_game_can_be_closed(live: Live) -> None:
    known: list[Any] = []

    async def first(company: Company) -> None:
        ala = await company.meet()
        table = await a_table(ala)
        await ala.send("POST", f"/api/tables/{table}/close")
        again = await ala.send("POST", f"/api/tables/{table}/rematch")
        known.extend((table, again["id"], dict(ala.http.cookies)))

    async def then(company: Company) -> None:
        ala = await as_before(company, known[2])
        assert (await ala.send("POST", f"/api/tables/{known[1]}/close"))["status"] == "closed"

    live.run(first)
    live.kill()
    put_back(live, known[0], PARTS + 1)
    live.start()
    live.run(then)


def test_a_table_that_was_opened_before_begins_by_the_rules_of_today(live: Live) -> None:
    known: list[Any] = []

    async def first(company: Company) -> None:
        ala = await company.meet()
        made = await ala.open("zombie-terror", seats=["me", "me"])
        known.extend((made.id, dict(ala.http.cookies)))

    async def then(company: Company) -> None:
        ala = await as_before(company, known[1])
        await ala.start(known[0])
        seat = await ready(await ala.look(known[0]))
        await seat.answer(seat.asks[0]["options"][0]["key"])

    async def at_last(company: Company) -> None:
        ala = await as_before(company, known[1])
        await ready(await ala.look(known[0]))

    live.run(first)
    live.kill()
    with closing(sqlite3.connect(live.folder / "horda.db")) as db, db:
        db.execute("UPDATE game SET version = '0', schema = 0, horda = '0.0.9'")
    for scene in (then, at_last):
        live.start()
        live.run(scene)
        live.kill()
    assert kept(live, known[0])[1][0] == registry.find("zombie-terror").version


@pytest.mark.parametrize("config", ['{"scenario": "nowhere"}', "[]"])
def test_a_setup_that_is_none_any_more_is_a_table_that_cannot_be_read(
    tmp_path: Path, config: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was a fault for all who asked, strangers too, and was tried again for each of them."""

    async def first() -> str:
        async with Club(tmp_path) as club:
            ann = await club.person("Ann")
            room = await club.table(ann, "me", "me")
            await lobby.start(room, ann)
            return room.id

    async def then(table: str) -> None:
        async with Club(tmp_path) as club:
            host = (await archive.find(club.rooms.store, table))[0]
            assert host is not None
            with pytest.raises(BadRecord, match=f"bad-record: {table}"):
                await club.rooms.enter(table, host.host)
            monkeypatch.setattr(archive, "load", None)  # nobody reads it once more
            with pytest.raises(BadRecord, match="bad-record"):
                await club.rooms.enter(table, host.host)
            with pytest.raises(TableError, match="no-such-table"):
                await club.rooms.enter(table, await club.person("Bo"))

    table = asyncio.run(first())
    with closing(sqlite3.connect(tmp_path / "horda.db")) as db, db:
        db.execute("UPDATE game SET config = ?", (config,))
    asyncio.run(then(table))
