"""Where somebody is signed in: listed, ended one by one or all at once, copied cookies too."""

import asyncio
import contextlib
import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, select

from horda.server import protocol
from horda.server.client import ConnectionClosed, Person, Refusal
from horda.server.people.identity import COOKIE, Identities
from horda.server.people.sessions import Known, Sessions, device_of, new_session
from horda.server.store.database import parse, reader_engine, writer_engine
from horda.server.store.queries import sessions
from horda.server.store.rows import SessionRow
from horda.server.store.schema import chat, metadata, person, report
from horda.server.tables.peer import Peer
from tests.server.databases import Cluster
from tests.server.live import Company, Live, play_on
from tests.server.test_store import opened

OLD, NEW, OTHER = "correct horse", "battery staple", "a third way to say it"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def own(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server on each kind of database."""
    folder = tmp_path_factory.mktemp(request.param)
    address = f"sqlite:///{folder / 'horda.db'}"
    cluster: Cluster | None = None
    if request.param == "postgres":
        cluster = request.getfixturevalue("cluster")
        address = cluster.create()
    with Live(folder, address) as server:
        yield server
        assert server.faults() == []
    if cluster is not None:
        cluster.drop(address)


def look(live: Live, job: Any) -> Any:
    """Reads from a server's database."""
    engine = reader_engine(parse(live.environment["HORDA_DATABASE"]))
    with engine.connect() as connection:
        found = job(connection)
    engine.dispose()
    return found


async def copy_of(company: Company, one: Person) -> Person:
    """Returns who has copied the cookie of somebody."""
    thief = await company.stranger()
    thief.http.cookies.update(one.http.cookies)
    return thief


async def on_another_device(company: Company, handle: str, phrase: str = OLD) -> Person:
    """Returns the same person at another browser."""
    there = await company.stranger()
    there.http.headers["user-agent"] = FIREFOX
    body = {"handle": handle, "passphrase": phrase}
    there.id = (await there.send("POST", "/api/me/claim", body))["id"]
    return there


async def nobody(one: Person) -> None:
    """Sees that a cookie stands for nobody."""
    assert await one.send("GET", "/api/me") is None
    with pytest.raises(Refusal, match="no-identity"):
        await one.send("GET", "/api/me/sessions")


async def twice(company: Company) -> tuple[Person, Person]:
    """Returns somebody here and on another device."""
    here = await company.meet("Ala")
    me = await here.send("PUT", "/api/me/passphrase", {"passphrase": OLD})
    return here, await on_another_device(company, me["handle"])


def test_they_are_listed_and_ended_one_by_one(own: Live) -> None:
    async def scene(company: Company) -> None:
        here, there = await twice(company)
        listed = await here.send("GET", "/api/me/sessions")
        assert [one["device"] for one in listed if not one["here"]] == ["Firefox, Linux"]
        assert [one["here"] for one in listed].count(True) == 1
        assert all(one["seen"] >= one["created"] > 0 for one in listed)
        kept = look(own, lambda db: sessions.sessions_of(db, here.id))
        assert not [row for row in kept if row.id in str(listed)], "not by what cookies hold"
        [other] = [one["id"] for one in listed if not one["here"]]
        rest = await here.send("DELETE", f"/api/me/sessions/{other}")
        assert [one["here"] for one in rest] == [True]
        await nobody(there)
        with pytest.raises(Refusal, match="signed-out"):
            await here.send("DELETE", f"/api/me/sessions/{other}")
        copied = await copy_of(company, here)
        assert await here.send("DELETE", f"/api/me/sessions/{rest[0]['id']}") == []
        assert COOKIE not in here.http.cookies
        await nobody(copied)

    own.run(scene)


def test_sign_out_everywhere_else_closes_sockets_too(own: Live) -> None:
    async def scene(company: Company) -> None:
        here, there = await twice(company)
        table = await here.open("zombie-terror", seats=["me", "greedy"])
        await here.start(table.id)
        looking, mine = await there.look(table.id), await here.look(table.id)
        for seat in (looking, mine):
            await seat.until(protocol.View)
        await here.send("DELETE", "/api/me/sessions")
        with pytest.raises(Refusal, match="signed-out"):
            await looking.until(protocol.Done)
        with pytest.raises(ConnectionClosed):
            await looking.until(protocol.Done)
        await nobody(there)
        again = await there.look(table.id)
        with pytest.raises(Refusal, match="no-such-table"):
            await again.until(protocol.Welcome)
        assert await play_on(mine, random.Random(1), 2) == 2

    own.run(scene)


def test_a_socket_that_has_not_said_hello_is_nobody_s_after_that(own: Live) -> None:
    async def scene(company: Company) -> None:
        here, there = await twice(company)
        table = await here.open("zombie-terror", seats=["me", "greedy"])
        waiting = await there.look("x" * 24)  # no such table: it may try again
        with pytest.raises(Refusal, match="no-such-table"):
            await waiting.until(protocol.Welcome)
        await here.send("DELETE", "/api/me/sessions")
        with contextlib.suppress(ConnectionClosed):
            await waiting.send(protocol.Hello(table.id))
        with pytest.raises((Refusal, ConnectionClosed)):
            await waiting.until(protocol.Welcome)

    own.run(scene)


def test_a_new_passphrase_needs_the_old_one_and_ends_every_older_cookie(own: Live) -> None:
    async def scene(company: Company) -> None:
        here, there = await twice(company)
        thief = await copy_of(company, here)
        for wrong in ({}, {"old": NEW}):
            with pytest.raises(Refusal, match="wrong-passphrase"):
                await thief.send("PUT", "/api/me/passphrase", {"passphrase": NEW, **wrong})
        assert (await there.send("GET", "/api/me"))["id"] == here.id, "nothing has changed"
        me = await here.send("PUT", "/api/me/passphrase", {"passphrase": NEW, "old": OLD})
        for gone in (there, thief):
            await nobody(gone)
        assert (await here.send("GET", "/api/me"))["id"] == here.id
        with pytest.raises(Refusal, match="bad-passphrase"):
            await on_another_device(company, me["handle"], OLD)
        assert (await on_another_device(company, me["handle"], NEW)).id == here.id

    own.run(scene)


def test_who_signs_in_by_the_old_passphrase_at_that_moment_is_not_in(own: Live) -> None:
    """It was looked at before the change, and the session began after it: it outlived all."""

    async def scene(company: Company) -> None:
        here, there = await twice(company)
        handle = (await here.send("GET", "/api/me"))["handle"]
        change = here.send("PUT", "/api/me/passphrase", {"passphrase": NEW, "old": OLD})
        changed = asyncio.create_task(change)
        claims: list[asyncio.Task[Person]] = []
        while not changed.done() and len(claims) < 8:
            claims.append(asyncio.create_task(on_another_device(company, handle)))
            await asyncio.sleep(0.1)
        await changed
        for one in await asyncio.gather(*claims, return_exceptions=True):
            if isinstance(one, Person):
                await nobody(one)
        await nobody(there)
        assert len(await here.send("GET", "/api/me/sessions")) == 1

    own.run(scene)


def test_of_two_new_passphrases_at_one_moment_the_first_holds(own: Live) -> None:
    """Who knows the old one would else be the last to change it, and sign its owner out."""

    async def scene(company: Company) -> None:
        here, thief = await twice(company)
        bodies = [{"passphrase": phrase, "old": OLD} for phrase in (NEW, OTHER)]
        done = await asyncio.gather(
            *(
                one.send("PUT", "/api/me/passphrase", body)
                for one, body in zip((here, thief), bodies, strict=True)
            ),
            return_exceptions=True,
        )
        refused = [one for one in done if isinstance(one, Refusal)]
        assert [one.code for one in refused] == ["wrong-passphrase"]
        winner = (here, thief)[done.index(refused[0]) - 1]
        assert len(await winner.send("GET", "/api/me/sessions")) == 1

    own.run(scene)


def test_cookies_of_the_older_server_hold_until_they_are_ended(own: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet("Ala")
        old, made_up = await company.stranger(), await company.stranger()
        secret = (own.folder / "secret.key").read_bytes().strip()
        old.http.cookies.set(COOKIE, Identities(secret).issue("0123456789ab"))
        made_up.http.cookies.set(COOKIE, Identities(secret).issue(ala.id))
        await nobody(made_up)
        await nobody(old)

    own.run(scene)
    engine = writer_engine(parse(own.environment["HORDA_DATABASE"]))
    with engine.begin() as db:  # as the migration leaves them
        values = {"nickname": "Bo", "locale": "en", "created": 1.0, "seen": 1.0}
        db.execute(person.insert().values(id="older", **values))
        row = SessionRow(id="older", person="older", created=1.0, seen=1.0)
        sessions.add_session(db, row)
    engine.dispose()

    async def later(company: Company) -> None:
        old = await company.stranger()
        secret = (own.folder / "secret.key").read_bytes().strip()
        old.http.cookies.set(COOKIE, Identities(secret).issue("older"), "127.0.0.1")
        copied = await copy_of(company, old)
        assert (await old.send("GET", "/api/me"))["nickname"] == "Bo"
        await old.send("PUT", "/api/me/passphrase", {"passphrase": OLD})
        assert (await old.send("GET", "/api/me"))["nickname"] == "Bo"
        await nobody(copied)

    own.run(later)


def test_who_is_forgotten_is_gone_from_everywhere(own: Live) -> None:
    """Cookie, name, address, words and seats; the games of the others go on."""

    async def scene(company: Company) -> None:
        ala, bo = await company.meet("Alabama"), await company.meet("Bo")
        me = await ala.send("PUT", "/api/me/passphrase", {"passphrase": OLD})
        shared = await ala.open("zombie-terror", seats=["me", "open"], public=True)
        await bo.sit(shared.id, 1)
        await ala.start(shared.id)
        alone, waits = await ala.open("zombie-terror"), await ala.open("zombie-terror", public=True)
        await bo.sit(waits.id, 1)
        seat = await ala.look(shared.id)
        await seat.until(protocol.View)
        await seat.ask(protocol.Say, text="I live in Montgomery")
        await ala.send("POST", f"/api/tables/{shared.id}/reports", {"note": "odd"})
        watching = await bo.look(shared.id)
        assert (await watching.until(protocol.Welcome)).chat[0].text == "I live in Montgomery"
        copied = await copy_of(company, ala)
        with pytest.raises(Refusal, match="wrong-passphrase"):
            await copied.send("POST", "/api/me/forget", {})
        await ala.send("POST", "/api/me/forget", {"passphrase": OLD})
        assert COOKIE not in ala.http.cookies
        await nobody(copied)
        with pytest.raises((Refusal, ConnectionClosed)):
            await seat.ask(protocol.Say, text="still here")
        with pytest.raises(Refusal, match="bad-passphrase"):
            await on_another_device(company, me["handle"])
        shown = await bo.send("GET", f"/api/tables/{shared.id}")
        assert (shown["host"], shown["status"]) == (bo.id, "running")
        assert (shown["seats"][0]["person"], shown["seats"][0]["bot"]) == (None, "greedy")
        open_one = await bo.send("GET", f"/api/tables/{waits.id}")
        assert (open_one["host"], open_one["status"]) == (bo.id, "open")
        with pytest.raises(Refusal, match="no-such-table"):
            await bo.send("GET", f"/api/tables/{alone.id}")
        again = await bo.look(shared.id)
        assert (await again.until(protocol.Welcome)).chat == ()
        everything = str(look(own, lambda db: whole(db, shared.id)))
        assert not [word for word in ("Alabama", "Montgomery", me["handle"]) if word in everything]

    own.run(scene)


def whole(db: Connection, table: str) -> list[Any]:
    """Returns all that a database holds."""
    assert db.execute(select(chat).where(chat.c.game == table)).all() == []
    [kept] = db.execute(select(report).where(report.c.game == table)).all()
    assert (kept.person, kept.note) == (None, "odd")
    return [db.execute(select(table)).all() for table in metadata.tables.values()]


def test_too_many_sessions_end_the_oldest(own: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MOST", 3)
    engine = writer_engine(parse(own.environment["HORDA_DATABASE"]))
    with engine.begin() as db:
        values = {"nickname": "Bo", "locale": "en", "created": 1.0, "seen": 1.0}
        db.execute(person.insert().values(id="bo", **values))
        ended = []
        for number in range(5):
            row = SessionRow(id=f"s{number}", person="bo", created=1.0, seen=float(number))
            ended += sessions.add_session(db, row)
        assert ended == ["s0", "s1"]
        assert [row.id for row in sessions.sessions_of(db, "bo")] == ["s4", "s3", "s2"]
    engine.dispose()


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36 Edg/126.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36", "Chrome, Android"),
        ("<script>curl</script>", ""),
        ("", ""),
    ],
)
def test_a_device_is_named_in_words_of_ours(agent: str, device: str) -> None:
    assert device_of(agent) == device


def test_sockets_of_sessions_that_ended_unheard_end_with_the_gap(sqlite_url: str) -> None:
    """Another worker ended one while nothing was heard of it: its socket went on playing."""

    async def play() -> None:
        async with opened(sqlite_url) as store:
            rows = [new_session("ann", "") for _ in range(2)]
            for row in rows:
                await store.write(partial(sessions.add_session, row=row))
            known = Sessions(store)
            there, here, nobody_known = Peer("ann"), Peer("ann"), Peer(None)
            for session, peer in (
                (rows[0].id, there),
                (rows[1].id, here),
                ("", nobody_known),
            ):
                known.come(session, peer)
            await store.write(lambda db: sessions.end_sessions(db, [rows[0].id]))
            await known.gap()
            assert (there.person, there.lost) == (None, True)
            assert (here.person, here.lost) == ("ann", False)
            assert not nobody_known.lost
            assert not await known.holds(Known("ann", rows[0].id))

    asyncio.run(play())


def test_who_is_known_and_begins_again_stays_who_they_are(own: Live) -> None:
    """A second tab knew nobody yet: its new cookie took the place of the first one's."""

    async def scene(company: Company) -> None:
        ala = await company.meet("Ala")
        first = ala.id
        await ala.begin("Bo")
        assert ala.id == first
        assert (await ala.send("GET", "/api/me"))["nickname"] == "Ala"
        (here,) = await ala.send("GET", "/api/me/sessions")
        await ala.send("DELETE", f"/api/me/sessions/{here['id']}")
        await ala.begin("Bo")
        assert ala.id != first, "whose session has ended begins anew"

    own.run(scene)
