"""Small things that cost everybody much: long words in lists, far positions, boxes made anew."""

import asyncio
import random
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import json, to_builtins

from horda.core import position
from horda.core.decisions import Answer
from horda.core.errors import EngineFault
from horda.core.session import Session
from horda.core.setups import LONGEST_WORD, plain, settings
from horda.games import registry
from horda.games.zombicide.box import content, merged
from horda.games.zombicide.rules import edition
from horda.server import protocol
from horda.server.client import Refusal
from horda.server.ops.app import make_rooms
from horda.server.ops.settings import Settings
from horda.server.people.sessions import Sessions
from horda.server.protocol import NewTable, Problem
from horda.server.store.queries import entries, people
from horda.server.store.rows import PersonRow
from horda.server.store.store import Store
from horda.server.tables import consent, driver, lobby, pace, past
from horda.server.tables.peer import Peer
from horda.server.tables.room import Room
from horda.server.tables.rooms import Rooms
from horda.server.tables.table_info import info
from horda.server.tables.trouble import TableError
from horda.server.work.desk import Who
from tests.server.live import Company, Live
from tests.server.test_foreign_files import file
from tests.server.test_house_rules_served import GAME, house

ANN, BOB = "ann", "bob"


def words() -> list[tuple[str, str]]:
    """Lists the settings that take any word, of every game and campaign."""
    engines = (*map(registry.engine, registry.GAMES), *registry.all_campaigns())
    return [
        (engine.game.id, one.name)
        for engine in engines
        for one in settings(engine.game.config_type)
        if plain(one.type) is str and one.name != "scenario"
    ]


@pytest.mark.parametrize(("game", "name"), words())
def test_a_long_word_is_in_nobody_s_list(live: Live, game: str, name: str) -> None:
    """Signs that mean nothing made the list of tables seven megabytes for everybody."""

    async def scene(company: Company) -> None:
        ala = await company.meet()
        path = "/api/campaigns" if registry.is_campaign(game) else "/api/tables"
        for value in ("+" * 100_000, "+" * LONGEST_WORD, ["+"] * LONGEST_WORD):
            body = {"game": game, "config": {name: value}, "public": True}
            with pytest.raises(Refusal, match="unknown-option"):
                await ala.send("POST", path, body)

    live.run(scene)
    assert live.faults() == []


def test_a_long_word_of_a_file_is_refused(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, document = await company.meet(), file(GAME, "M00", 0)
        document["config"] |= {"survivors": "+" * 100_000}
        with pytest.raises(Refusal, match="unknown-option"):
            await ala.send("POST", "/api/tables/import", document)

    live.run(scene)


def test_long_lists_count_as_what_they_cost(tmp_path: Path) -> None:
    """A stranger who read the list of all tables again and again took all of the server's time."""

    async def scene(company: Company) -> None:
        eve, ala = await company.stranger(), await company.meet()
        for path in ("/api/tables?limit=20", "/api/tables?mine=true&limit=40", "/api/campaigns"):
            for _ in range(8):
                await ala.send("GET", path)
        # All of them are waited for: a client that is closed in between leaves sockets behind.
        asked = (eve.send("GET", "/api/tables?limit=100") for _ in range(120))
        said = await asyncio.gather(*asked, return_exceptions=True)
        refused = [one for one in said if isinstance(one, BaseException)]
        assert {str(one).partition(":")[0] for one in refused} == {"too-fast"}

    with Live(tmp_path, HORDA_RATE="1") as live:
        live.run(scene)


def served(tmp_path: Path, scene: Callable[[Rooms], Awaitable[None]]) -> None:
    """Plays a scene with the tables of a server, without its door."""

    async def play() -> None:
        rooms.store.upgrade()
        await rooms.store.open()
        try:
            for name in (ANN, BOB):
                row = PersonRow(id=name, nickname=name, locale="en", created=0, seen=0)
                await rooms.store.write(lambda db, row=row: people.add_person(db, row))  # type: ignore[misc]
            await scene(rooms)
        finally:
            await rooms.desk.close()
            await rooms.store.close()

    rooms = make_rooms(Settings(data=tmp_path))
    asyncio.run(play())


def test_a_table_older_than_the_bound_shows_no_long_word(tmp_path: Path) -> None:
    async def scene(rooms: Rooms) -> None:
        room = await lobby.create(rooms, ANN, NewTable(GAME, seats=["me"]))
        room.row.config["survivors"] = "+" * 100_000
        shown = info(room.row, room.seats, {}, 0, 0.0).config
        assert "survivors" not in shown
        assert shown["team"] == 6

    served(tmp_path, scene)


def test_what_needs_consent_is_not_looked_for_before_all_agree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It held the table: everybody there waited for a position that nobody may go to."""

    async def far(*_: object) -> None:
        raise AssertionError("the position was looked for")

    async def scene(rooms: Rooms) -> None:
        wish = NewTable("zombie-terror", seats=["me", "open"], public=True)
        room = await lobby.create(rooms, ANN, wish)
        await lobby.take(room, BOB, 1)
        await lobby.start(room, ANN)
        while len({said.seat for said in room.running().line.standing}) < 2:
            await answered(room)
        monkeypatch.setattr(Room, "_find", far)
        await consent.take_back(room, ANN, protocol.Undo(1, 0, 0))
        assert room.consents.open is not None
        assert room.consents.open.to == 0

    served(tmp_path, scene)


async def answered(room: Room) -> None:
    """Gives the last answer that is offered to whoever is asked."""
    state = room.running().state
    choice = state.open[0]
    number, last = state.number(choice.seat), len(choice.options) - 1
    answer = Answer(number, choice.seat, last)
    async with room.lock:
        await room.change(lambda session, sink: session.answer(answer, sink), None)


def test_bots_that_play_for_nobody_take_their_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By lot a fort is held for ever: ten such tables took all of the server, and its disk."""
    rests: list[float] = []

    class Enough(Exception):
        pass

    async def rested(seconds: float) -> None:
        rests.append(seconds)
        if len(rests) == 400:
            raise Enough

    async def by_lot(game: str, state: bytes, seat: int, *_: object, **__: object) -> Any:
        engine = registry.engine(game)
        choice = next(one for one in engine.decode(state).open if one.seat == seat)
        return engine.key(engine.decode(state), dice.choice(choice.options)), False

    async def scene(rooms: Rooms) -> None:
        monkeypatch.setattr(rooms.bots, "answer", by_lot)
        monkeypatch.setattr(driver, "asyncio", SimpleNamespace(sleep=rested))
        wish = NewTable("fort-hendrix", config={"players": 2}, seats=["random"] * 2, seed=5)
        room = await lobby.create(rooms, ANN, wish)
        monkeypatch.setattr(rooms, "nudge", lambda room: None)
        await lobby.start(room, ANN)
        with pytest.raises(Enough):
            await driver.drive(room)

    dice = random.Random(1)
    served(tmp_path, scene)
    assert not any(rests[: driver.FREE]), "people wait for these"
    assert sum(rests[-50:]) > 50 * 0.1, "a long rest is cut into several"
    assert max(rests) <= driver.LEISURE


def test_a_seat_handed_to_a_bot_and_taken_back_begins_nothing_anew(tmp_path: Path) -> None:
    async def scene(rooms: Rooms) -> None:
        wish = NewTable("fort-hendrix", config={"players": 2}, seats=["me", "random"], seed=5)
        room = await lobby.create(rooms, ANN, wish)
        rooms._drivers[room.id] = asyncio.current_task()  # type: ignore[assignment]
        await lobby.start(room, ANN)
        while room.seq < 9:
            await answered(room)
        mine = driver.in_a_row(room)
        await lobby.hand_to_bot(room, ANN, 0, "random")
        assert driver.in_a_row(room) == 9
        await lobby.take_back(room, ANN, 0)
        assert driver.in_a_row(room) == mine < 9
        await lobby.hand_to_bot(room, ANN, 0, "random")
        assert driver.in_a_row(room) == 9

    served(tmp_path, scene)


def test_answers_that_take_long_are_given_at_leisure(tmp_path: Path) -> None:
    """A file with a billion turns left: the end of a turn took a tenth of everybody's second."""

    async def scene(rooms: Rooms) -> None:
        data = json.encode(endless())
        room = await past.bring_in(rooms, ANN, data, Who(ANN, "10.0.0.1"))
        codes: list[str] = []
        while Problem.TOO_FAST not in codes:
            assert len(codes) < 400, "it goes on for ever"
            codes.append(await ended(room))
        assert 2 < codes.count("fault") < 30
        pace.check(rooms.limits, BOB, room.row)  # nobody else has to wait

    served(tmp_path, scene)


def endless() -> dict[str, Any]:
    """A game's file: a position in the middle of a turn, with a billion turns left."""
    engine, dice = registry.engine(GAME), random.Random(1)
    session = Session.begin(engine, engine.config({"players": 3}), 1)
    while not any("left" in frame for frame in stack(session)[1:2]):
        choice = session.state.open[0]
        number = session.state.number(choice.seat)
        session.answer(Answer(number, choice.seat, dice.randrange(len(choice.options))))
    written = position.write(engine, session.state)
    written["engine"]["stack"][1]["left"] = 10**9
    document = file(GAME, "M00", 0)
    return document | {"config": to_builtins(session.state.config), "position": written}


def stack(session: Session[Any]) -> list[dict[str, Any]]:
    """Returns the frames of a position as they are written."""
    found: list[dict[str, Any]] = position.write(session.engine, session.state)["engine"]["stack"]
    return found


async def ended(room: Room) -> str:
    """Ends a turn, or does what is offered last; returns the code of a refusal."""
    state, engine = room.running().state, room.running().engine
    choice = state.open[0]
    keys = engine.keys(state, choice)
    key = "end-turn" if "end-turn" in keys else keys[-1]
    answer = Answer(state.number(choice.seat), choice.seat, key)
    try:
        async with room.lock:
            await room.change(lambda session, sink: session.answer(answer, sink), ANN)
    except TableError as refusal:
        return refusal.code
    except EngineFault:
        return "fault"
    return ""


def test_a_list_may_be_of_any_length(database_url: str) -> None:
    """SQLite takes a thousand places in one question: a long campaign had more games."""

    async def play() -> None:
        store = Store(database_url)
        store.upgrade()
        await store.open()
        try:
            places = {f"table-{number}": number for number in range(5000)}
            assert await store.read(lambda db: entries.times(db, places)) == {}
        finally:
            await store.close()

    asyncio.run(play())


def test_a_socket_that_comes_as_its_session_ends_is_nobody_s(sqlite_url: str) -> None:
    async def play() -> Peer:
        sessions, peer = Sessions(Store(sqlite_url)), Peer(ANN)
        sessions.ended(["one"])
        sessions.come("one", peer)
        return peer

    peer = asyncio.run(play())
    assert peer.person is None
    assert peer.lost


def test_a_box_of_a_house_is_made_of_files_that_were_read_before() -> None:
    """With more houses in play than are kept, each answer made one anew: nine milliseconds."""
    engine = registry.engine(GAME)
    engine.config(house(1))
    before = merged._parsed.cache_info().misses
    for number in range(2, 2 + 2 * edition.HOUSES):
        engine.config(house(number))
    assert merged._parsed.cache_info().misses == before


def test_a_box_of_one_s_own_is_not_made_where_everybody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread of all tables had a fortieth of a second to do for each."""
    where: list[threading.Thread] = []
    load = content.load

    def noted(*given: Any) -> Any:
        where.append(threading.current_thread())
        return load(*given)

    async def scene(rooms: Rooms) -> None:
        monkeypatch.setattr(edition, "load", noted)
        for number in range(100, 104):
            wish = NewTable(GAME, config=house(number), seats=["me"])
            await lobby.create(rooms, ANN, wish)

    served(tmp_path, scene)
    assert where, "somebody makes it"
    assert threading.main_thread() not in where
