"""After a game: its summary, and the next one with the same people."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from horda.server import protocol
from horda.server.client import Person, Refusal
from horda.server.protocol import NewTable
from horda.server.store.queries import games, people
from horda.server.store.rows import PersonRow
from horda.server.tables import lobby, sequels
from horda.server.tables.room import Room
from horda.server.tables.rooms import Rooms
from tests.server.live import Company, Live, play_on
from tests.server.test_room_failures import ANN, run
from tests.server.test_tables import duel, ready

RECORDS = Path(__file__).parents[1] / "records"
M0 = {"scenario": "M00", "players": 1}


async def brought(who: Person, record: str) -> str:
    """Opens a table from a recorded game."""
    data = (RECORDS / f"{record}.json").read_bytes()
    answer = await who.http.post("/api/tables/import", content=data)
    return str(answer.json()["id"])


async def summary(who: Person, table: str) -> Any:
    return await who.send("GET", f"/api/tables/{table}/summary")


async def again(who: Person, table: str, why: str = "") -> Any:
    return await who.send("POST", f"/api/tables/{table}/rematch?why={why}")


async def closed_duel(ala: Person, *seats: str) -> str:
    """A duel that its host ended."""
    table = await ala.open("zombie-terror", config={"scenario": "base"}, seats=[*seats])
    await ala.start(table.id)
    await ala.send("POST", f"/api/tables/{table.id}/close")
    return table.id


def test_a_game_is_summed_up_when_it_is_over_and_not_before(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = (await ala.open("zombicide-2e", config=M0, public=True)).id
        await ala.start(table)
        with pytest.raises(Refusal, match="already-started"):
            await summary(ala, table)
        seat = await ready(await ala.look(table))
        answers = await play_on(seat, random.Random(1))
        found = await summary(ala, table)
        assert found["decisions"] == answers
        assert found["seconds"] > 0
        assert found["whole"]
        assert [one["fate"] for one in found["tally"]["people"]].count("fell") == 1
        watched = await summary(bo, table)
        assert watched == found, "who watched learns the same"

    live.run(scene)


def test_a_game_that_came_as_a_file_has_no_length(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        found = await summary(ala, await brought(ala, "zombicide-2e/M00-won"))
        assert found["seconds"] is None
        assert found["tally"]["kills"]["walker"] > 10
        assert [one["why"] for one in found["sequels"]] == ["next", "harder"]

    live.run(scene)


def test_a_private_game_is_summed_up_for_nobody_else(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await brought(ala, "zombicide-2e/M00-won")
        with pytest.raises(Refusal):
            await summary(bo, table)

    live.run(scene)


def test_the_next_mission_keeps_the_rest_of_the_setup(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        table = await brought(ala, "zombicide-2e/M00-won")
        shown = await ala.send("GET", f"/api/tables/{table}")
        follows = await again(ala, table, "next")
        assert (follows["status"], follows["rematch"]) == ("open", table)
        assert follows["config"] == {**shown["config"], "scenario": "M01"}
        assert follows["scenario"] == "M01"
        with pytest.raises(Refusal, match="not-allowed"):
            await again(ala, table, "easier")  # it was won

    live.run(scene)


def test_who_opened_the_next_table_may_think_better_of_it(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        table = await brought(ala, "zombicide-2e/M00-won")
        first = await again(ala, table, "next")
        second = await again(ala, table, "harder")
        assert second["id"] == first["id"], "all still come to one table"
        assert second["scenario"] == "M00"
        assert second["config"]["cards"] == "easy-extra"
        assert (await ala.start(second["id"])).status == "running"

    live.run(scene)


def test_the_others_see_where_the_next_table_is_and_come_to_it(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await duel(ala, bo)
        waits = await ready(await bo.look(table))
        await ala.send("POST", f"/api/tables/{table}/close")
        opened = await again(ala, table, "sides")
        while waits.table is None or not waits.table.follower:
            await waits.until(protocol.Table)
        assert waits.table.follower == opened["id"]
        came = await again(bo, table, "next")
        assert (came["id"], came["scenario"]) == (opened["id"], "base"), "as the first wished"
        assert [seat["nickname"] for seat in came["seats"]] == ["Bo", "Ala"]

    live.run(scene)


def test_nobody_changes_sides_in_a_game_that_has_just_begun(tmp_path: Path) -> None:
    """Asked for at the moment of the beginning, it showed both hands to who asked."""

    async def scene(rooms: Rooms, _: Room) -> None:
        bo = PersonRow(id="bo", nickname="Bo", locale="en", created=0, seen=0)
        await rooms.store.write(lambda db: people.add_person(db, bo))
        table = await lobby.create(rooms, ANN, NewTable("zombie-terror", seats=["me", "open"]))
        await lobby.take(table, bo.id, 1)
        await lobby.start(table, ANN)
        await lobby.close(table, ANN)
        follows = await sequels.rematch(rooms, table, ANN)
        async with follows.lock:  # as its beginning holds it
            asked = asyncio.create_task(sequels.rematch(rooms, table, ANN, "sides"))
            await asyncio.sleep(0.3)
            await rooms.store.write(lambda db: games.set_status(db, follows.id, "running"))
        await asked
        assert [seat.person for seat in follows.seats] == [ANN, bo.id]

    run(tmp_path, scene)


def test_who_comes_late_still_finds_the_next_game(live: Live) -> None:
    """Its host began without them; nobody need remember where it was."""

    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await duel(ala, bo)
        await ala.send("POST", f"/api/tables/{table}/close")
        opened = await again(ala, table)
        await ala.start(opened["id"])
        looking = await bo.look(table)
        assert (await looking.until(protocol.Welcome)).table.follower == opened["id"]
        assert (await again(bo, table))["id"] != opened["id"], "or begins another one"
        await ala.send("POST", f"/api/tables/{opened['id']}/close")

    live.run(scene)


def test_nobody_is_sent_to_a_table_that_was_closed(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await duel(ala, bo)
        waits = await ready(await bo.look(table))
        await ala.send("POST", f"/api/tables/{table}/close")
        opened = await again(ala, table)
        while waits.table is None or not waits.table.follower:
            await waits.until(protocol.Table)
        await ala.send("POST", f"/api/tables/{opened['id']}/close")
        while waits.table.follower:
            await waits.until(protocol.Table)
        assert (await again(bo, table))["id"] != opened["id"]

    live.run(scene)


def test_another_opponent_after_a_duel_with_a_bot(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        table = await closed_duel(ala, "me", "greedy")
        offers = {one["why"]: one["changes"] for one in (await summary(ala, table))["sequels"]}
        assert offers == {"easier": {"bot": "random"}, "sides": {}, "next": offers["next"]}
        easier = await again(ala, table, "easier")
        assert [seat["bot"] for seat in easier["seats"]] == ["", "random"]
        other = await again(ala, table, "sides")
        assert [seat["bot"] for seat in other["seats"]] == ["greedy", ""]

    live.run(scene)


def test_a_bot_that_stood_in_for_somebody_does_not_come_along(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await duel(ala, bo)
        await bo.sit(table, 1, "bot")
        await ala.send("POST", f"/api/tables/{table}/close")
        follows = await again(ala, table)
        assert [(seat["nickname"], seat["bot"]) for seat in follows["seats"]] == [
            ("Ala", ""),
            ("Bo", ""),
        ]

    live.run(scene)


def test_nobody_changes_sides_with_themselves(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        table = await closed_duel(ala, "me", "me")
        assert [one["why"] for one in (await summary(ala, table))["sequels"]] == ["next"]

    live.run(scene)


def test_who_was_removed_does_not_come_back_at_the_next_game(live: Live) -> None:
    """A public one was open to everybody, and nobody there knew that they had been removed."""

    async def scene(company: Company) -> None:
        ala, eve = await company.meet(), await company.meet("Eve")
        setup = {"scenario": "M00", "players": 2}
        table = (await ala.open("zombicide-2e", config=setup, seats=["me"], public=True)).id
        await eve.sit(table, 1)
        await ala.sit(table, 1, "remove")
        for _ in range(2):
            if (await ala.send("GET", f"/api/tables/{table}"))["status"] == "open":
                await ala.send("POST", f"/api/tables/{table}/start", {"fill": "greedy"})
            await ala.send("POST", f"/api/tables/{table}/close")
            table = (await again(ala, table))["id"]
            await ala.sit(table, 1, "back")  # the bot's seat is free
            with pytest.raises(Refusal, match="removed"):
                await eve.sit(table, 1)
        made = await ala.send("POST", f"/api/tables/{table}/invitations", {"seat": 1})
        await eve.send("POST", "/api/tables/join", {"token": made["token"]})
        assert (await eve.send("GET", f"/api/tables/{table}"))["seats"][1]["nickname"] == "Eve"

    live.run(scene)
