"""A file that tells every secret is asked for at the very moment at which company sits down."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from horda.core.record import Record, Rekeyed, loads
from horda.server.ops.app import make_rooms
from horda.server.ops.settings import Settings
from horda.server.protocol import NewTable, Problem
from horda.server.store.queries import people
from horda.server.store.rows import PersonRow
from horda.server.tables import campaigns, company, host, lobby, past
from horda.server.tables.room import Room
from horda.server.tables.rooms import Rooms
from horda.server.tables.trouble import TableError
from horda.server.work.desk import Who

ANN, BO = "ann", "bo"


DUEL = NewTable("zombie-terror", seats=["me", "random"])
STORY = NewTable("star-spangled-banner", config={"players": 2}, seats=["me", "random"])


def at_a_duel(
    folder: Path, scene: Callable[[Rooms, Room], Awaitable[None]], wish: NewTable = DUEL
) -> None:
    """Ann plays alone at a real table with its database, and anybody may sit down."""

    async def play() -> None:
        rooms = make_rooms(Settings(data=folder))
        rooms.store.upgrade()
        await rooms.store.open()
        try:
            for one in (ANN, BO):
                row = PersonRow(id=one, nickname=one, locale="en", created=0, seen=0)
                await rooms.store.write(partial(people.add_person, row=row))
            room = await lobby.create(rooms, ANN, wish, campaign=wish is STORY)
            await lobby.start(room, ANN)
            await host.set_newcomers(room, ANN, welcome=True)
            await scene(rooms, room)
        finally:
            await rooms.desk.close()
            await rooms.store.close()

    asyncio.run(play())


def tells_the_new_cards(record: Record) -> bool:
    """Whether a file holds the key by which all was dealt anew for company."""
    return any(isinstance(entry, Rekeyed) for entry in record.log)


async def at_once(*doing: Coroutine[Any, Any, Any]) -> list[Any]:
    """Has several things done at the same moment; returns what came of each, refusals too."""
    return list(await asyncio.gather(*doing, return_exceptions=True))


@pytest.mark.parametrize("company_first", [False, True])
def test_a_file_never_holds_the_cards_of_company(tmp_path: Path, company_first: bool) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        asks, sits = past.record(room, ANN, Who(ANN, ANN)), lobby.take(room, BO, 1)
        if company_first:
            nothing, answer = await at_once(sits, asks)
        else:
            answer, nothing = await at_once(asks, sits)
        assert nothing is None
        if company_first:
            assert isinstance(answer, TableError)
            assert answer.code is Problem.SECRET
        else:
            assert not tells_the_new_cards(loads(answer))
        assert room.session is not None
        assert tells_the_new_cards(room.session.record)

    at_a_duel(tmp_path, scene)


def test_a_fork_never_holds_the_cards_of_company(tmp_path: Path) -> None:
    async def scene(rooms: Rooms, room: Room) -> None:
        asks = past.fork(rooms, room, ANN, 0, Who(ANN, ANN))
        fork, nothing = await at_once(asks, lobby.take(room, BO, 1))
        assert nothing is None
        assert room.session is not None
        assert tells_the_new_cards(room.session.record)
        mine = msgspec.json.encode(fork.session.record)
        keys = [e.key for e in room.session.record.log if isinstance(e, Rekeyed)]
        assert not any(key.encode() in mine for key in keys)

    at_a_duel(tmp_path, scene)


def test_a_branch_made_for_one_has_no_company_that_sat_down_meanwhile(tmp_path: Path) -> None:
    """It goes on with the same cards, which who played alone may have read in the file."""

    async def scene(rooms: Rooms, room: Room) -> None:
        asks = campaigns.branch(rooms, room, ANN, 0, Who(ANN, ANN))
        made, nothing = await at_once(asks, lobby.take(room, BO, 1))
        assert nothing is None
        assert room.session is not None
        assert tells_the_new_cards(room.session.record)
        assert made.seats[1].person is None
        await host.set_newcomers(made, ANN, welcome=True)
        await lobby.take(made, BO, 1)
        assert tells_the_new_cards(made.session.record)

    at_a_duel(tmp_path, scene, STORY)


def test_seeds_of_the_server_do_not_follow_from_anything_that_could_be_known() -> None:
    """Those of Python's own dice do: who has seen a few of them knows the next."""
    seeds: set[int] = set()
    for _ in range(4):
        random.seed(7)
        seeds.add(company.own_seed())
    assert len(seeds) == 4
    assert max(seeds).bit_length() > company.SEED_BITS - 16
