"""Where every seat has secrets, nobody sees the cards of a second one while others sit there."""

from pathlib import Path
from typing import Any

import pytest

from horda.core.record import Rekeyed, loads
from horda.server import protocol
from horda.server.client import Person, Refusal, Seat
from tests.server.live import Company, Live

GAME = "dead-of-winter"
CONFIG = {"players": 4}


async def begun(host: Person, *others: Person, public: bool = False) -> str:
    """Begins a game; the seats after those of the people are played by bots."""
    free = ["open"] * len(others)
    seats = ["me", *free, *["random"] * (3 - len(others))]
    table = await host.open(GAME, config=CONFIG, seats=seats, public=public)
    for number, other in enumerate(others, 1):
        await asked(host, other, table.id, number)
    await host.start(table.id)
    return table.id


async def asked(host: Person, guest: Person, table: str, seat: int | None) -> dict[str, Any]:
    """Has a guest come by a link."""
    made = await host.send("POST", f"/api/tables/{table}/invitations", {"seat": seat})
    joined: dict[str, Any] = await guest.send("POST", "/api/tables/join", {"token": made["token"]})
    return joined


async def seen_by(person: Person, table: str) -> Seat:
    """Returns somebody who has the first view."""
    seat = await person.look(table)
    await seat.until(protocol.View)
    return seat


async def deals(host: Person, table: str) -> int:
    """Closes a table and counts how often it was dealt anew."""
    await host.send("POST", f"/api/tables/{table}/close")
    answer = await host.http.get(f"/api/tables/{table}/record")
    return sum(isinstance(entry, Rekeyed) for entry in loads(answer.content).log)


def test_who_left_a_seat_takes_no_other_one_and_may_come_back(
    tmp_path: Path, database_url: str
) -> None:
    """Neither by the seat, nor by a link to it, nor after the server was started anew."""
    own = Live(tmp_path, database_url)

    async def scene(company: Company) -> None:
        ala, bo, cy = [await company.meet(name) for name in ("Ala", "Bo", "Cy")]
        table = await begun(ala, bo, cy)
        await bo.sit(table, 1, "leave")
        with pytest.raises(Refusal, match="secret-until-finished"):
            await bo.sit(table, 3)
        with pytest.raises(Refusal, match="secret-until-finished"):
            await asked(ala, bo, table, 3)
        own.kill()
        own.start()
        with pytest.raises(Refusal, match="secret-until-finished"):
            await bo.sit(table, 3)
        assert (await bo.sit(table, 1)).seats[1].person == bo.id
        with pytest.raises(Refusal, match="secret-until-finished"):
            await bo.sit(table, 3)
        assert await deals(ala, table) == 0

    with own:
        own.run(scene)
        assert own.faults() == []


def test_a_seat_that_somebody_was_removed_from_stays_the_only_one(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo, cy = [await company.meet(name) for name in ("Ala", "Bo", "Cy")]
        table = await begun(ala, bo, cy, public=True)
        await ala.sit(table, 1, "remove")
        with pytest.raises(Refusal, match="secret-until-finished"):
            await asked(ala, bo, table, 3)
        back = await asked(ala, bo, table, 1)
        assert back["seats"][1]["person"] == bo.id

    live.run(scene)


def test_who_plays_several_seats_takes_each_of_them_back(live: Live) -> None:
    """They saw all of these from the start; the fourth one is another matter."""

    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        seats = ["me", "me", "open", "random"]
        table = (await ala.open(GAME, config=CONFIG, seats=seats)).id
        await asked(ala, bo, table, 2)
        await ala.start(table)
        await ala.sit(table, 1, "leave")
        await ala.sit(table, 0, "leave")
        for number in (1, 0):
            assert (await ala.sit(table, number)).seats[number].person == ala.id
        with pytest.raises(Refusal, match="secret-until-finished"):
            await ala.sit(table, 3)
        assert await deals(ala, table) == 0

    live.run(scene)


def test_a_new_deal_makes_other_seats_fair_again(live: Live) -> None:
    """All others are gone: what they held is dealt anew for who takes a seat, and once."""

    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await begun(ala, bo)
        await bo.sit(table, 1, "leave")
        for _ in range(3):  # the own seat: nothing new, so no better cards either
            await ala.sit(table, 0, "leave")
            await ala.sit(table, 0)
        await ala.sit(table, 2)  # the first deal
        await ala.sit(table, 2, "leave")
        await ala.sit(table, 2)
        await ala.sit(table, 2, "leave")
        await bo.sit(table, 2)  # the second one: Ala may know this seat
        assert await deals(ala, table) == 2

    live.run(scene)


def test_who_looks_on_after_leaving_is_shown_nothing_hidden(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo, cy = [await company.meet(name) for name in ("Ala", "Bo", "Cy")]
        table = await begun(ala, bo, cy)
        looking = await seen_by(bo, table)
        assert looking.view is not None
        assert "1" in looking.view["boards"]
        await bo.sit(table, 1, "leave")
        await looking.until(protocol.View)  # the socket that was open all along
        assert "1" not in looking.view["boards"]
        assert looking.asks == []
        after = await seen_by(bo, table)
        assert after.view is not None
        stranger = await company.meet("Eve")
        await asked(ala, stranger, table, None)
        eve = await seen_by(stranger, table)
        assert eve.view is not None
        assert after.view["boards"].keys() == eve.view["boards"].keys()
        with pytest.raises(Refusal, match="secret-until-finished"):
            await bo.send("GET", f"/api/tables/{table}/at/0?seat=1")

    live.run(scene)


def test_where_nothing_is_secret_people_sit_where_they_like(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        config = {"scenario": "M00", "players": 3}
        seats = ["me", "open", "greedy"]
        table = (await ala.open("zombicide-2e", config=config, seats=seats)).id
        await asked(ala, bo, table, 1)
        await ala.start(table)
        await bo.sit(table, 1, "leave")
        assert (await bo.sit(table, 2)).seats[2].person == bo.id

    live.run(scene)


def test_a_host_gets_no_better_cards_by_removing_somebody(live: Live) -> None:
    """As long as somebody else is there, or may come back: the file is closed to the host."""

    async def scene(company: Company) -> None:
        ala, bo, cy = [await company.meet(name) for name in ("Ala", "Bo", "Cy")]
        table = await begun(ala, bo, cy, public=True)
        before = await seen_by(ala, table)
        for _ in range(3):
            await ala.sit(table, 1, "remove")
            await asked(ala, bo, table, 1)
        await cy.sit(table, 2, "leave")
        await ala.sit(table, 1, "remove")
        after = await seen_by(ala, table)
        assert before.view is not None
        assert after.view is not None
        assert after.view["floor"] == before.view["floor"] == 0
        assert await deals(ala, table) == 0

    live.run(scene)


def test_a_host_who_is_alone_after_a_removal_finds_all_dealt_anew(live: Live) -> None:
    """The host could read the file now; who comes then is dealt new cards, too."""

    async def scene(company: Company) -> None:
        ala, bo, cy = [await company.meet(name) for name in ("Ala", "Bo", "Cy")]
        table = await begun(ala, bo, public=True)
        await ala.sit(table, 1, "remove")
        await asked(ala, cy, table, 1)
        assert await deals(ala, table) == 2

    live.run(scene)


def test_a_running_game_with_betrayers_is_continued_elsewhere_only_by_who_is_alone(
    live: Live,
) -> None:
    """A fork would deal what others hide anew, and its file would tell who cannot be one."""

    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await begun(ala, bo)
        fork = f"/api/tables/{table}/fork"
        mine = "/api/tables?mine=true"
        for who in (ala, bo):
            before = len(await who.send("GET", mine))
            with pytest.raises(Refusal, match="secret-until-finished"):
                await who.send("POST", fork, {"count": 0})
            assert len(await who.send("GET", mine)) == before, "nothing is left behind"
        alone = await begun(ala)
        assert (await ala.send("POST", f"/api/tables/{alone}/fork", {"count": 0}))["id"]
        await ala.send("POST", f"/api/tables/{table}/close")
        assert (await bo.send("POST", fork, {"count": 0}))["forked_from"] == table

    live.run(scene)
