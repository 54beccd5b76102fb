"""Every question finds what was written, on both databases."""

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from horda.core.errors import BadRecord
from horda.core.record import Redone, Said, Undone
from horda.server.store import upgrade
from horda.server.store.database import parse, writer_engine
from horda.server.store.queries import (
    chats,
    entries,
    games,
    guests,
    invitations,
    people,
    records,
    reports,
    seats,
    snapshots,
)
from horda.server.store.rows import InvitationRow, ReportRow, SeatRow, SnapshotRow
from horda.server.store.store import Store
from tests.server.rows import a_game, a_person, furnish


@pytest.fixture
def engine(database_url: str) -> Iterator[Engine]:
    upgrade.upgrade(parse(database_url))
    made = writer_engine(parse(database_url))
    yield made
    made.dispose()


@pytest.fixture
def db(engine: Engine) -> Iterator[Connection]:
    """A connection to new tables with Ann and three games of hers."""
    with engine.begin() as connection:
        furnish(connection)
        for n, name in enumerate(("h", "i"), 2):
            row = a_game(name, created=float(n), public=n == 2, scenario=name)
            games.add_game(connection, row)
        yield connection


def test_a_game_is_read_back_as_it_was_written(db: Connection) -> None:
    row = a_game(
        "x",
        seed=2**200,
        config={"a": [1, {"b": None}], "ż": "ó"},
        position={"p": 1},
        status="finished",
        public=False,
        started=2.5,
        finished=3.5,
        result="escaped",
        title="Ala ma kota",
        rematch_of="g",
        forked_from="h",
        forked_at=12,
    )
    games.add_game(db, row)
    assert games.find_game(db, "x") == row
    assert games.find_game(db, "g") == a_game()
    assert games.find_game(db, "nothing") is None


def test_a_game_needs_a_host_who_is_there(engine: Engine) -> None:
    with pytest.raises(IntegrityError), engine.begin() as connection:
        games.add_game(connection, a_game())


def test_an_unknown_status_is_refused(db: Connection) -> None:
    with pytest.raises(IntegrityError), db.begin_nested():
        games.add_game(db, a_game("x", status="lost"))


def listed(db: Connection, **wanted: object) -> list[str]:
    return [row.id for row in games.list_games(db, games.Filter(**wanted))]  # type: ignore[arg-type]


def test_games_are_listed_by_what_is_wanted(db: Connection) -> None:
    people.add_person(db, a_person("bob"))
    seats.add_seats(db, [SeatRow(game="g", seat=0, name="a", person="bob")])
    seats.add_seats(db, [SeatRow(game="h", seat=0, name="a"), SeatRow(game="i", seat=0, name="a")])
    seats.set_seat(db, "i", 0, person=None, bot="greedy")
    assert listed(db) == ["i", "h", "g"]
    assert listed(db, public=True) == ["h", "g"]
    assert listed(db, scenario="i") == ["i"]
    assert listed(db, game="chess") == []
    assert listed(db, person="bob") == ["g"]
    assert listed(db, person="ann") == ["i", "h", "g"]
    assert listed(db, free_seat=True) == ["h"]
    assert listed(db, free_seat=False) == ["i", "g"]
    assert listed(db, limit=2) == ["i", "h"]
    assert listed(db, older_than=3.0, limit=1) == ["h"]
    assert listed(db, status=("running", "closed")) == []
    assert games.set_status(db, "h", "running", started=9.0)
    assert listed(db, status=("running", "closed")) == ["h"]


def test_a_status_moves_on_once(db: Connection) -> None:
    assert games.set_status(db, "g", "running", was=("open",), started=4.0)
    assert not games.set_status(db, "g", "running", was=("open",), started=5.0)
    assert not games.set_status(db, "nothing", "closed")
    assert games.set_status(db, "g", "finished", finished=6.0, result="won")
    row = games.find_game(db, "g")
    assert row is not None
    assert (row.status, row.started, row.finished, row.result) == ("finished", 4.0, 6.0, "won")
    games.set_game(db, "g", title="New", public=False)
    row = games.find_game(db, "g")
    assert row is not None
    assert (row.title, row.public) == ("New", False)


def test_running_games_are_found_after_a_restart(db: Connection) -> None:
    for name in ("g", "i"):
        games.set_status(db, name, "running")
    seats.add_seats(db, [SeatRow(game="i", seat=0, name="a", bot="greedy")])
    seats.add_seats(db, [SeatRow(game="h", seat=0, name="a", bot="greedy")])
    assert games.running_games(db) == ["g", "i"]
    assert games.running_with_bots(db) == ["i"]


def test_a_seat_is_taken_once(db: Connection) -> None:
    people.add_person(db, a_person("bob"))
    rows = [SeatRow(game="g", seat=n, name=f"s{n}") for n in range(3)]
    seats.add_seats(db, rows)
    seats.add_seats(db, [])
    assert seats.seats_of(db, "g") == rows
    assert seats.take_seat(db, "g", 0, "ann")
    assert not seats.take_seat(db, "g", 0, "bob")
    assert not seats.take_seat(db, "g", 7, "bob")
    assert seats.set_seat(db, "g", 1, person=None, bot="greedy")
    assert not seats.set_seat(db, "g", 7, person=None, bot="greedy")
    assert not seats.take_seat(db, "g", 1, "bob")
    assert seats.take_seat(db, "g", 1, "bob", from_bot=True)
    assert not seats.leave_seat(db, "g", 1, "ann")
    assert seats.leave_seat(db, "g", 1, "bob")
    found = seats.seats_of_all(db, ["g", "h"])
    assert [(row.person, row.bot) for row in found["g"]] == [
        ("ann", None),
        (None, None),
        (None, None),
    ]
    assert found["h"] == []


def test_people_are_found_by_id_and_handle(db: Connection) -> None:
    eve = a_person("eve", handle="eve-1", phrase="$argon2", email="eve@example.org")
    people.add_person(db, eve)
    assert people.find_person(db, "eve") == people.find_handle(db, "eve-1") == eve
    assert people.find_person(db, "nobody") is None
    assert people.nicknames(db, ["ann", "eve", "nobody"]) == {"ann": "ann", "eve": "eve"}
    assert people.set_person(db, "ann", nickname="Anna", seen=9.0)
    assert not people.set_person(db, "nobody", nickname="x")
    assert people.find_person(db, "ann") == a_person("ann", nickname="Anna", seen=9.0)
    with pytest.raises(IntegrityError), db.begin_nested():
        people.set_person(db, "ann", handle="eve-1")


def test_an_invitation_can_be_revoked(db: Connection) -> None:
    rows = [
        InvitationRow(hash="a", game="g", seat=1, created=1.0),
        InvitationRow(hash="b", game="g", spectate=True, created=2.0),
        InvitationRow(hash="c", game="h", created=3.0),
    ]
    for row in rows:
        invitations.add_invitation(db, row)
    assert invitations.find_invitation(db, "a") == rows[0]
    assert invitations.revoke(db, "g", 5.0, token_hash="c") == 0
    assert invitations.revoke(db, "g", 5.0, token_hash="a") == 1
    assert invitations.find_invitation(db, "a") is None
    assert invitations.revoke(db, "g", 6.0) == 1
    assert [row.revoked for row in invitations.invitations_of(db, "g")] == [5.0, 6.0]
    assert invitations.find_invitation(db, "c") == rows[2]


def test_a_guest_is_let_in_once(db: Connection) -> None:
    assert not guests.invited(db, "g", "ann")
    guests.let_in(db, "g", "ann")
    guests.let_in(db, "g", "ann")
    assert guests.invited(db, "g", "ann")
    assert not guests.invited(db, "h", "ann")


def test_who_was_removed_is_let_in_again_only_when_forgiven(db: Connection) -> None:
    guests.let_in(db, "g", "ann")
    guests.set_removed(db, "g", "ann", 5.0)
    guests.let_in(db, "g", "ann")
    assert guests.removed(db, "g", "ann") == 5.0
    assert not guests.invited(db, "g", "ann")
    assert not guests.others(db, "g", "bob")
    guests.set_removed(db, "g", "ann", None)
    assert guests.removed(db, "g", "ann") is None
    assert guests.invited(db, "g", "ann")
    assert guests.others(db, "g", "bob")


def test_chat_is_numbered_for_each_game(db: Connection) -> None:
    for n in range(5):
        assert chats.add_chat(db, "g", "ann", "Ann", f"line {n}", 1.0).number == n + 1
    assert chats.add_chat(db, "h", None, "Ann", "x", 1.0).number == 1
    assert [row.text for row in chats.chat_since(db, "g", 3)] == ["line 3", "line 4"]
    assert [row.number for row in chats.chat_since(db, "g", limit=2)] == [4, 5]


def test_workers_chat_at_once(database_url: str) -> None:
    async def main() -> None:
        stores = [Store(database_url), Store(database_url)]
        stores[0].upgrade()
        for store in stores:
            await store.open()
        await stores[0].write(furnish)
        said = await asyncio.gather(
            *(
                store.write(lambda db: chats.add_chat(db, "g", None, "a", "x", 1.0).number)
                for _ in range(20)
                for store in stores
            )
        )
        assert sorted(said) == list(range(1, 41))
        for store in stores:
            await store.close()

    asyncio.run(main())


def test_the_newest_snapshot_replaces_the_older_one(db: Connection) -> None:
    row = SnapshotRow(game="g", seq=3, count=3, schema=1, version="1", state=b"\0\xff")
    snapshots.save_snapshot(db, row)
    assert snapshots.snapshot_of(db, "g") == row
    later = SnapshotRow(game="g", seq=9, count=8, schema=1, version="1", state=b"")
    snapshots.save_snapshot(db, later)
    assert snapshots.snapshot_of(db, "g") == later
    assert snapshots.snapshot_of(db, "h") is None


def test_reports_are_listed_newest_first(db: Connection) -> None:
    rows = [ReportRow(id=f"r{n}", game="g", note="ż", body=b"{}", at=float(n)) for n in range(3)]
    for row in rows:
        reports.add_report(db, row)
    assert reports.find_report(db, "r1") == rows[1]
    assert reports.list_reports(db, limit=2) == [rows[2], rows[1]]


def add_bodies(db: Connection, *bodies: tuple[int, str]) -> None:
    entries.insert_new(
        db, [{"game": "g", "seq": s, "body": b, "person": None, "at": 1.0} for s, b in bodies]
    )


def test_a_record_is_built_from_rows(db: Connection) -> None:
    seats.add_seats(db, [SeatRow(game="g", seat=0, name="human")])
    add_bodies(db, (1, '["a",0,"go","0123abcd"]'), (2, '["u",0,0]'), (3, '["r",0,1]'))
    record = records.load_record(db, "g")
    assert record is not None
    assert record.log == [Said(0, "go", "0123abcd"), Undone(0, 0), Redone(0, 1)]
    assert (record.seed, record.seats, record.config) == (7, ["human"], {"scenario": "base"})
    assert records.load_record(db, "nothing") is None
    assert entries.last_seqs(db, ["g", "h"]) == {"g": 3}
    assert entries.insert_new(db, []) == set()


@pytest.mark.parametrize(
    ("bodies", "said"),
    [([(1, '["u",0,0]'), (3, '["u",0,0]')], "entry 2 is missing"), ([(1, "[]")], "entry 1")],
)
def test_a_broken_record_is_refused(
    db: Connection, bodies: list[tuple[int, str]], said: str
) -> None:
    add_bodies(db, *bodies)
    with pytest.raises(BadRecord, match=said):
        records.load_record(db, "g")


def test_the_next_table_waits_or_was_begun_last(db: Connection) -> None:
    assert games.follower(db, "g") is None
    for name, status, created in (("a", "running", 5.0), ("b", "running", 7.0), ("c", "closed", 9)):
        games.add_game(db, a_game(name, status=status, created=created, rematch_of="g"))
    assert games.follower(db, "g") == "b"
    games.add_game(db, a_game("d", created=6.0, rematch_of="g"))
    assert games.follower(db, "g") == games.open_rematch(db, "g") == "d"


def test_who_was_removed_does_not_find_the_table(db: Connection) -> None:
    people.add_person(db, a_person("eve"))
    guests.set_removed(db, "g", "eve", 5.0)
    listed = [row.id for row in games.list_games(db, games.Filter(viewer="eve"))]
    assert "g" not in listed
    assert "g" in [row.id for row in games.list_games(db, games.Filter(viewer="ann"))]
    guests.set_removed(db, "g", "eve", None)
    assert "g" in [row.id for row in games.list_games(db, games.Filter(viewer="eve"))]


def test_of_very_many_who_were_removed_the_last_ones_stay_out_of_the_next_table(
    db: Connection,
) -> None:
    """Who removed thousands of their own names had all of them written at each rematch."""
    games.add_game(db, a_game("next"))
    names = [f"eve {n}" for n in range(guests.MOST_OUT + 50)]
    for at, name in enumerate(names):
        people.add_person(db, a_person(name))
        guests.set_removed(db, "g", name, float(at + 1))
    guests.let_in(db, "g", "ann")
    guests.keep_out(db, "g", "next")
    guests.keep_out(db, "g", "next")
    assert [name for name in names if guests.removed(db, "next", name)] == names[50:]
    assert guests.removed(db, "next", names[-1]) == len(names)
    assert guests.since(db, "next", "ann") is None
