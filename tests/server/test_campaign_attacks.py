"""Somebody hostile and the campaign on the shelf: strangers, huge files, everything at once."""

import asyncio
import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from horda.core import position
from horda.core.campaign import CampaignEngine
from horda.core.results import Result
from horda.games import registry
from horda.server.client import Person, Refusal
from horda.server.http.campaigns import Campaigns, Choose
from horda.server.protocol import NewTable, Problem
from horda.server.tables import campaigns, lobby
from horda.server.tables.rooms import Rooms
from horda.server.tables.trouble import TableError
from horda.server.work.desk import Who
from tests.server.campaigning import page
from tests.server.live import Company, Live
from tests.server.test_bounds import ANN, served
from tests.server.test_tables import ready

KIND = "star-spangled-banner"
PATHS = ("", "/record")
DEEDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("/open", {}),
    ("/branch", {"count": 0}),
    ("/choose", {"seat": 0, "ask": 0, "epoch": 0, "option": "x"}),
)


async def begun(who: Person, **wish: Any) -> str:
    """Opens and starts the campaign for somebody alone; returns its id."""
    body = {"game": KIND, "config": {}, "seats": ["me"], "public": False, **wish}
    made = await who.send("POST", "/api/campaigns", body)
    campaign = str(made["info"]["table"]["id"])
    await who.start(campaign)
    return campaign


async def first_game(who: Person, campaign: str) -> str:
    """Answers what is asked before the first game, and opens it; returns its table."""
    dice = random.Random(3)
    for _ in range(60):
        found = await page(who, campaign)
        if found["next"]:
            return str((await who.send("POST", f"/api/campaigns/{campaign}/open", {}))["id"])
        ask = found["view"]["asks"][0]
        said = {"seat": ask["seat"], "ask": ask["number"], "epoch": ask["epoch"]}
        body = {**said, "option": dice.choice(ask["options"])["key"]}
        await who.send("POST", f"/api/campaigns/{campaign}/choose", body)
    raise AssertionError("no game ever comes")


def test_a_stranger_finds_nothing_of_a_private_campaign(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, eve = await company.meet("Ala"), await company.meet("Eve")
        campaign = await begun(ala)
        table = await first_game(ala, campaign)
        for path in PATHS:
            with pytest.raises(Refusal, match="no-such-table"):
                await eve.send("GET", f"/api/campaigns/{campaign}{path}")
        for path, body in DEEDS:
            with pytest.raises(Refusal, match="no-such-table"):
                await eve.send("POST", f"/api/campaigns/{campaign}{path}", body)
        for path in ("", "/record", "/story", "/at/0"):
            with pytest.raises(Refusal, match="no-such-table"):
                await eve.send("GET", f"/api/tables/{table}{path}")
        assert campaign not in str(await eve.send("GET", "/api/campaigns"))

    live.run(scene)


def test_who_only_looks_on_decides_nothing(live: Live) -> None:
    """Neither the choices of the story nor the next game, in a campaign that all may see."""

    async def scene(company: Company) -> None:
        ala, eve = await company.meet("Ala"), await company.meet("Eve")
        campaign = await begun(ala, public=True)
        table = await first_game(ala, campaign)
        for path, body in DEEDS[:2]:
            with pytest.raises(Refusal):
                await eve.send("POST", f"/api/campaigns/{campaign}{path}", body)
        with pytest.raises(Refusal):
            await eve.send("GET", f"/api/campaigns/{campaign}/record")
        with pytest.raises(Refusal):
            await eve.sit(table, 0)
        mine, hers = await ready(await ala.look(table)), await ready(await eve.look(table))
        assert hers.asks == []
        with pytest.raises(Refusal, match="not-your-seat"):
            await hers.answer(mine.asks[0]["options"][0]["key"], mine.asks[0])

    live.run(scene)


def test_a_game_opened_ten_times_at_once_is_one_table(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet("Ala")
        campaign = await begun(ala)
        table = await first_game(ala, campaign)
        path = f"/api/campaigns/{campaign}/open"
        found = await asyncio.gather(*(ala.send("POST", path, {}) for _ in range(10)))
        assert {one["id"] for one in found} == {table}

    live.run(scene)


@pytest.mark.parametrize("how", ["games", "log", "deep", "long", "other"])
def test_a_hostile_file_is_refused_soon_and_delays_nobody(live: Live, how: str) -> None:
    async def scene(company: Company) -> None:
        eve, ala = await company.meet("Eve"), await company.meet("Ala")
        campaign = await begun(eve)
        await first_game(eve, campaign)
        data = (await eve.http.get(f"/api/campaigns/{campaign}/record")).content
        sent = asyncio.create_task(eve.http.post("/api/campaigns/import", content=bad(data, how)))
        slowest = 0.0
        for _ in range(5):
            begin = time.perf_counter()
            await ala.open("zombie-terror")
            slowest = max(slowest, time.perf_counter() - begin)
        try:
            answer = await asyncio.wait_for(sent, 60)
            assert 400 <= answer.status_code < 500, answer.text
        except httpx.TransportError:
            assert how == "long", "only what is too long is cut off while it comes"
        assert slowest < 5  # machines of tests are busy; alone it is a few milliseconds

    live.run(scene)


def bad(data: bytes, how: str) -> bytes:
    """Makes a file of a campaign hostile."""
    file = msgspec.json.decode(data)
    if how == "deep":
        return b'{"campaign_format": 1, "campaign": ' + b'{"a":' * 50_000 + b"1" + b"}" * 50_001
    if how == "long":
        return data + b" " * (64 * 1024 * 1024)
    if how == "games":
        file["games"] = file["games"] * 5000 if file.get("games") else [{}] * 5000
    elif how == "log":
        file["campaign"]["log"] = [["0", "x" * 50]] * 50_000
    else:
        file["campaign"]["game"] = "zombie-terror"
    return msgspec.json.encode(file)


def test_a_branch_below_nothing_and_beyond_everything_is_refused(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet("Ala")
        campaign = await begun(ala)
        for count in (-1, 10**6, 2**63, "1", None):
            with pytest.raises(Refusal):
                await ala.send("POST", f"/api/campaigns/{campaign}/branch", {"count": count})
        found = await ala.send("GET", "/api/campaigns")
        assert len(found) == 1

    live.run(scene)


def test_a_branch_that_is_closed_tells_nothing_of_the_campaign_it_came_from(live: Live) -> None:
    """Who branches is the host there, closes it, and had the seed of all that goes on."""

    async def scene(company: Company) -> None:
        ala, bo = await company.meet("Ala"), await company.meet("Bo")
        body = {"game": KIND, "config": {"players": 2}, "seats": ["me", "open"], "public": False}
        made = await ala.send("POST", "/api/campaigns", body)
        first = str(made["info"]["table"]["id"])
        link = await ala.send("POST", f"/api/tables/{first}/invitations", {"seat": 1})
        await bo.send("POST", "/api/tables/join", {"token": link["token"]})
        await ala.start(first)
        branches, above = [], first
        for _ in range(2):  # and a branch of the branch
            other = await bo.send("POST", f"/api/campaigns/{above}/branch", {"count": 0})
            above = str(other["info"]["table"]["id"])
            branches.append(above)
        for one in branches:
            await bo.send("POST", f"/api/tables/{one}/close")
        paths = [
            f"/api/{kind}/{one}/record" for kind in ("campaigns", "tables") for one in branches
        ]
        for path in paths:
            with pytest.raises(Refusal, match="secret-until-finished"):
                await bo.send("GET", path)
        await ala.send("POST", f"/api/tables/{first}/close")
        for path in paths:
            await bo.send("GET", path)

    live.run(scene)
    assert live.faults() == []


def test_a_campaign_that_begins_in_the_middle_is_refused(live: Live) -> None:
    """It waited for a game set up by anything, which was then begun where everybody waits."""

    async def scene(company: Company) -> None:
        eve = await company.meet("Eve")
        campaign = await begun(eve)
        await first_game(eve, campaign)
        file = (await eve.http.get(f"/api/campaigns/{campaign}/record")).json()
        file["campaign"] |= {"position": waiting_for("no-such-game"), "log": [], "digest": ""}
        file["playing"] = None
        with pytest.raises(Refusal, match="from its beginning"):
            await eve.send("POST", "/api/campaigns/import", file)

    live.run(scene)


def waiting_for(game: str) -> dict[str, Any]:
    """A position in which a game of one's own lies below so many questions that none tries it."""
    engine, asked = registry.campaign(KIND), 25
    table = dict(position.write(engine, engine.new(engine.config({}), 1)))
    chapter = {"game": game, "setup": "{}", "seats": []}
    questions = [{"type": "Stopping", "seat": 0}] * asked
    stack = [{"type": "Course"}, {"type": "PlayGame", "chapter": chapter}, *questions]
    table["engine"] |= {"stack": stack, "at": [1, 0] + [0] * asked}
    return table


def test_a_game_that_cannot_be_taken_closes_no_campaign(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of ours with what a game brought met everybody who came to its campaign."""

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    async def scene(rooms: Rooms) -> None:
        room = await lobby.create(rooms, ANN, NewTable(KIND, seats=["me"]), campaign=True)
        await lobby.start(room, ANN)
        game = await campaigns.open_next(rooms, room, ANN, frozenset())
        session = game.running()
        session.state.result = Result((), "over", (), ())
        monkeypatch.setattr(CampaignEngine, "bring", fail)
        assert await rooms.enter(room.id, ANN) is room

    served(tmp_path, scene)


def test_a_decision_between_two_games_counts_as_an_answer(tmp_path: Path) -> None:
    """Each is a row for ever, as those over a socket are."""
    asked: list[tuple[str | None, str]] = []

    def no_more(person: str | None, address: str) -> float:
        asked.append((person, address))
        return 60.0

    async def scene(rooms: Rooms) -> None:
        room = await lobby.create(rooms, ANN, NewTable(KIND, seats=["me"]), campaign=True)
        await lobby.start(room, ANN)
        rooms.limits.answer = no_more  # type: ignore[method-assign]
        before = room.seq
        said = Choose(0, 0, 0, "x")
        with pytest.raises(TableError, match="slow down") as caught:
            await Campaigns.choose.fn(None, rooms, ANN, Who(ANN, "10.0.0.1"), room.id, said)
        assert caught.value.code is Problem.TOO_FAST
        assert (asked, room.seq) == ([(ANN, "10.0.0.1")], before)

    served(tmp_path, scene)


def test_the_file_of_a_campaign_of_many_games_counts_as_its_page(tmp_path: Path) -> None:
    """All its games are read for it; an address might ask for it eighty times a second."""

    async def scene(company: Company) -> None:
        eve = await company.meet("Eve")
        campaign = await begun(eve)
        with sqlite3.connect(tmp_path / "horda.db", timeout=20) as db:
            rows = [(campaign, number, campaign, 1.0) for number in range(1, 201)]
            db.executemany(
                "INSERT INTO chapter (campaign, number, game, at) VALUES (?,?,?,?)", rows
            )
        db.close()
        asked = (eve.http.get(f"/api/campaigns/{campaign}/record") for _ in range(12))
        said = [answer.status_code for answer in await asyncio.gather(*asked)]
        assert set(said) == {200, 429}
        assert said.count(429) >= 4

    with Live(tmp_path, HORDA_RATE="1") as live:
        live.run(scene)
