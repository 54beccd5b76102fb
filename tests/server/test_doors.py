"""Running public games: the host says who may sit down, and sends people away for good."""

import sqlite3
from typing import Any

import pytest

from horda.server import protocol
from horda.server.client import ConnectionClosed, Person, Refusal
from tests.server.live import Company, Live

CONFIG = {"scenario": "M00", "players": 3}


async def running(host: Person, *seats: str, public: bool = True) -> str:
    """Begins a game with bots."""
    table = await host.open("zombicide-2e", config=CONFIG, seats=["me", *seats], public=public)
    await host.start(table.id)
    return table.id


async def door(host: Person, table: str, *, welcome: bool) -> dict[str, Any]:
    """Opens a table to newcomers, or closes it."""
    path = f"/api/tables/{table}/newcomers"
    told: dict[str, Any] = await host.send("POST", path, {"welcome": welcome})
    return told


def test_passers_by_take_a_bot_s_seat_only_where_the_host_opened_it(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, eve, cy = [await company.meet(name) for name in ("Ala", "Eve", "Cy")]
        table = await running(ala, "random", "random")
        with pytest.raises(Refusal, match="no-newcomers"):
            await eve.sit(table, 1)
        with pytest.raises(Refusal, match="not-allowed"):
            await door(eve, table, welcome=True)
        assert (await door(ala, table, welcome=True))["newcomers"]
        assert (await eve.sit(table, 1)).seats[1].nickname == "Eve"
        assert not (await door(ala, table, welcome=False))["newcomers"]
        with pytest.raises(Refusal, match="no-newcomers"):
            await cy.sit(table, 2)
        made = await ala.send("POST", f"/api/tables/{table}/invitations", {"seat": 2})
        await cy.send("POST", "/api/tables/join", {"token": made["token"]})
        await eve.sit(table, 1, "leave")
        assert (await eve.sit(table, 1)).seats[1].nickname == "Eve", "she was here before"

    live.run(scene)


def test_a_waiting_table_can_be_closed_too(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, eve = await company.meet(), await company.meet("Eve")
        table = await ala.open("zombie-terror", seats=["me", "open"], public=True)
        assert table.newcomers
        free = "/api/tables?free=true&limit=100"
        assert table.id in str(await eve.send("GET", free))
        await door(ala, table.id, welcome=False)
        with pytest.raises(Refusal, match="no-newcomers"):
            await eve.sit(table.id, 1)
        assert table.id not in str(await eve.send("GET", free))
        await ala.send("POST", f"/api/tables/{table.id}/close")
        with pytest.raises(Refusal, match="not-running"):
            await door(ala, table.id, welcome=True)

    live.run(scene)


def test_the_host_removes_somebody_from_a_running_public_game(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, eve = await company.meet(), await company.meet("Eve")
        table = await running(ala, "random", "random")
        await door(ala, table, welcome=True)
        for seat in (1, 2):
            await eve.sit(table, seat)
        looking = await eve.look(table)
        await looking.until(protocol.View)
        with pytest.raises(Refusal, match="not-allowed"):
            await eve.sit(table, 0, "remove")
        after = await ala.sit(table, 1, "remove")
        assert [(seat.person, seat.bot) for seat in after.seats[1:]] == [(None, "greedy")] * 2
        with pytest.raises(Refusal, match="removed"):
            await looking.until(protocol.Done)
        with pytest.raises(ConnectionClosed):
            await looking.until(protocol.Done)
        with pytest.raises(Refusal, match="removed"):
            await eve.sit(table, 1)
        listed = "/api/tables?limit=100"
        assert table not in str(await eve.send("GET", listed))
        assert table in str(await ala.send("GET", listed))

    live.run(scene)


def test_only_who_came_late_is_removed_from_a_private_game(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo, eve = [await company.meet(name) for name in ("Ala", "Bo", "Eve")]
        table = await ala.open("zombicide-2e", config=CONFIG, seats=["me", "open", "random"])
        path = f"/api/tables/{table.id}/invitations"
        first, second = [await ala.send("POST", path, {"seat": seat}) for seat in (1, 2)]
        await bo.send("POST", "/api/tables/join", {"token": first["token"]})
        await ala.start(table.id)
        await eve.send("POST", "/api/tables/join", {"token": second["token"]})
        with pytest.raises(Refusal, match="already-started"):
            await ala.sit(table.id, 1, "remove")
        assert (await ala.sit(table.id, 2, "remove")).seats[2].person is None

    live.run(scene)


def test_a_link_dies_with_a_removal(live: Live) -> None:
    """The same link and a new identity lead nowhere."""

    async def scene(company: Company) -> None:
        ala, eve, again = [await company.meet(name) for name in ("Ala", "Eve", "Innocent")]
        table = await ala.open("zombie-terror", seats=["me", "open"])
        path = f"/api/tables/{table.id}/invitations"
        one, other = await ala.send("POST", path, {"seat": 1}), await ala.send("POST", path, {})
        await eve.send("POST", "/api/tables/join", {"token": one["token"]})
        own = await eve.send("POST", path, {})
        await ala.sit(table.id, 1, "remove")
        for made in (one, other, own):
            for where in ("invited", "join"):
                with pytest.raises(Refusal, match="bad-invitation"):
                    await again.send("POST", f"/api/tables/{where}", {"token": made["token"]})
            with pytest.raises(Refusal, match="removed"):
                await eve.send("POST", "/api/tables/join", {"token": made["token"]})
        assert await ala.send("GET", path) == []

    live.run(scene)


def test_a_link_ends_by_itself(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await ala.open("zombie-terror", seats=["me", "open"])
        path = f"/api/tables/{table.id}/invitations"
        made = await ala.send("POST", path, {"seat": 1})
        [listed] = await ala.send("GET", path)
        assert listed["expires"] == made["expires"] == pytest.approx(listed["created"] + 7 * 86400)
        with sqlite3.connect(live.folder / "horda.db") as db:
            db.execute("UPDATE invitation SET expires = expires - 8 * 86400")
        db.close()
        for where in ("invited", "join"):
            with pytest.raises(Refusal, match="bad-invitation"):
                await bo.send("POST", f"/api/tables/{where}", {"token": made["token"]})
        assert await ala.send("GET", path) == []

    live.run(scene)


def test_a_proposal_ends_when_others_are_to_be_asked(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, eve = await company.meet(), await company.meet("Eve")
        table = await ala.open("zombie-terror", seats=["me", "open"], public=True)
        await eve.sit(table.id, 1)
        await ala.start(table.id)
        mine, theirs = await ala.look(table.id), await eve.look(table.id)
        for seat in (mine, theirs):
            await seat.until(protocol.View)
        first, second = (mine, theirs) if mine.asks else (theirs, mine)
        while first.asks:
            await first.answer(first.asks[0]["options"][0]["key"])
        while not second.asks:
            await second.receive()
        await second.answer(second.asks[0]["options"][0]["key"])
        await mine.send(protocol.Undo(99, 0, 0))
        assert (await mine.until(protocol.Proposed)).proposal is not None
        await ala.sit(table.id, 1, "remove")
        assert (await mine.until(protocol.Proposed)).proposal is None

    live.run(scene)
