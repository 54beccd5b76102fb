"""The host's part: people are removed before the game, bots stand in, the part changes hands."""

from pathlib import Path

import pytest

from horda.server import protocol
from horda.server.client import ConnectionClosed, Person, Refusal
from tests.server.live import Company, Live

GAME = "zombicide-2e"
CONFIG = {"scenario": "M00", "players": 3}


async def table_of(host: Person, *others: Person, public: bool = False) -> str:
    """Opens a table where others have sat down by invitation."""
    table = await host.open(GAME, config=CONFIG, seats=["me", "open", "open"], public=public)
    for seat, other in enumerate(others, 1):
        made = await host.send("POST", f"/api/tables/{table.id}/invitations", {"seat": seat})
        await other.send("POST", "/api/tables/join", {"token": made["token"]})
    return table.id


def test_the_host_removes_somebody_before_the_game(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo, cy = [await company.meet(name) for name in ("Ala", "Bo", "Cy")]
        table = await table_of(ala, bo, cy)
        looking = await bo.look(table)
        await looking.until(protocol.Welcome)
        for who, seat in ((bo, 2), (ala, 0)):
            with pytest.raises(Refusal, match="not-allowed"):
                await who.sit(table, seat, "remove")
        after = await ala.sit(table, 1, "remove")
        assert (after.seats[1].person, after.seats[2].nickname) == (None, "Cy")
        with pytest.raises(Refusal, match="removed"):  # the one who looks is told
            await looking.until(protocol.View)
        with pytest.raises(ConnectionClosed):
            await looking.until(protocol.View)
        with pytest.raises(Refusal, match="removed"):
            await bo.sit(table, 1)
        again = await ala.send("POST", f"/api/tables/{table}/invitations", {"seat": 1})
        await bo.send("POST", "/api/tables/join", {"token": again["token"]})
        assert (await bo.send("GET", f"/api/tables/{table}"))["seats"][1]["nickname"] == "Bo"

    live.run(scene)


def test_who_was_removed_stays_out_until_asked_back(tmp_path: Path) -> None:
    """Of a public table too, of all seats of theirs, and after the server was started anew."""
    own = Live(tmp_path)

    async def scene(company: Company) -> None:
        ala, bo = await company.meet("Ala"), await company.meet("Bo")
        table = await table_of(ala, bo, public=True)
        await bo.sit(table, 2)
        invitations = f"/api/tables/{table}/invitations"
        old = await ala.send("POST", invitations, {})
        after = await ala.sit(table, 1, "remove")
        assert [seat.person for seat in after.seats[1:]] == [None, None]
        own.kill()
        own.start()
        for path, body in (
            (f"/api/tables/{table}/seats/1", {"wish": "take"}),
            ("/api/tables/join", {"token": old["token"]}),
        ):
            with pytest.raises(Refusal, match="removed"):
                await bo.send("POST", path, body)
        looking = await bo.look(table)
        with pytest.raises(Refusal, match="removed"):
            await looking.until(protocol.Welcome)
        made = await ala.send("POST", invitations, {"seat": 2})
        await bo.send("POST", "/api/tables/join", {"token": made["token"]})
        assert (await bo.sit(table, 1)).seats[1].nickname == "Bo", "all is forgiven"

    with own:
        own.run(scene)


def test_nobody_is_removed_from_a_running_game(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await table_of(ala, bo)
        await ala.start(table, fill="random")
        with pytest.raises(Refusal, match="already-started"):
            await ala.sit(table, 1, "remove")

    live.run(scene)


def test_the_host_gives_a_seat_back_that_a_bot_played(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo, cy = [await company.meet(name) for name in ("Ala", "Bo", "Cy")]
        table = await table_of(ala, bo, cy)
        await ala.start(table)
        assert (await ala.sit(table, 1, "bot")).seats[1].bot == "greedy"
        with pytest.raises(Refusal, match="not-allowed"):
            await cy.sit(table, 1, "back")
        given = (await ala.sit(table, 1, "back")).seats[1]
        assert (given.nickname, given.bot) == ("Bo", "")
        await bo.sit(table, 1, "leave")
        with pytest.raises(Refusal, match="not-your-seat"):
            await ala.sit(table, 1, "back")

    live.run(scene)


def test_the_host_hands_the_part_over(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await table_of(ala, bo)
        path = f"/api/tables/{table}/host"
        for seat in (0, 2):  # the host's own, and one that nobody holds
            with pytest.raises(Refusal, match="not-allowed"):
                await ala.send("POST", path, {"seat": seat})
        with pytest.raises(Refusal, match="unknown-seat"):
            await ala.send("POST", path, {"seat": 9})
        with pytest.raises(Refusal, match="they are not here"):
            await ala.send("POST", path, {"seat": 1})
        await (await bo.look(table)).until(protocol.Welcome)
        assert (await ala.send("POST", path, {"seat": 1}))["host"] == bo.id
        with pytest.raises(Refusal, match="not-allowed"):
            await ala.start(table, fill="random")
        assert (await bo.start(table, fill="random")).status == "running"

    live.run(scene)


def test_who_sits_there_follows_a_host_who_is_gone(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo, cy = [await company.meet(name) for name in ("Ala", "Bo", "Cy")]
        table = await table_of(ala, bo, cy)
        path = f"/api/tables/{table}/host"
        with pytest.raises(Refusal, match="host-here"):
            await bo.send("POST", path, {"seat": 1})
        live.not_seen_for(400, ala.id)
        with pytest.raises(Refusal, match="not-allowed"):
            await bo.send("POST", path, {"seat": 2})
        looking = await ala.look(table)
        await looking.until(protocol.Welcome)
        with pytest.raises(Refusal, match="host-here"):
            await bo.send("POST", path, {"seat": 1})
        await looking.close()
        while (await bo.send("GET", f"/api/tables/{table}"))["seats"][0]["online"]:
            pass
        assert (await bo.send("POST", path, {"seat": 1}))["host"] == bo.id

    live.run(scene)


def test_a_stranger_cannot_become_the_host(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo, eve = [await company.meet(name) for name in ("Ala", "Bo", "Eve")]
        table = await table_of(ala, bo, public=True)
        live.not_seen_for(400, ala.id)
        with pytest.raises(Refusal, match="not-allowed"):
            await eve.send("POST", f"/api/tables/{table}/host", {"seat": 1})

    live.run(scene)
