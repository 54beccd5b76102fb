"""A campaign and the table of its next game: neither may lose the other, whoever tries."""

import json
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from horda.server import protocol
from horda.server.client import Person, Refusal
from tests.server.campaigning import (
    KIND,
    begin,
    cookies,
    decide,
    open_game,
    page,
    play_game,
    to_next,
)
from tests.server.campaigning import same_people as back_again
from tests.server.live import Company, Live, LiveDemo
from tests.server.test_tables import ready


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server with the demonstration, where the host has to wait for who is away."""
    with LiveDemo(tmp_path_factory.mktemp("live"), HORDA_GRACE="60") as server:
        yield server


async def alone(who: Person) -> str:
    """Begins a campaign of which somebody plays all seats."""
    body = {"game": KIND, "config": {"seats": 3}, "seats": ["me"] * 3, "public": False}
    campaign = str((await who.send("POST", "/api/campaigns", body))["info"]["table"]["id"])
    await who.start(campaign)
    return campaign


async def together(host: Person, guest: Person) -> str:
    """Begins a campaign of two people and a bot that nobody else may see."""
    body = {"game": KIND, "config": {"seats": 3}, "seats": ["me", "open", "random"]}
    made = await host.send("POST", "/api/campaigns", {**body, "public": False})
    campaign = str(made["info"]["table"]["id"])
    link = await host.send("POST", f"/api/tables/{campaign}/invitations", {"seat": 1})
    await guest.send("POST", "/api/tables/join", {"token": link["token"]})
    await host.start(campaign)
    return campaign


async def could_go_back(who: Person, dice: random.Random) -> tuple[str, int, int]:
    """Plays until a seat could freely take back what the next game is set up by."""
    for _ in range(60):
        campaign = await alone(who)
        while not (found := await to_next([who], campaign, dice))["result"]:
            view, number = found["view"], found["next"]["number"]
            free = [(int(seat), to) for seat, to in view["free"].items() if to < view["count"]]
            if free and number > 1:
                return (campaign, *free[0])
            await play_game([who], await open_game(who, campaign), dice)
    raise AssertionError("nothing can ever be taken back")


async def decided_otherwise(who: Person, campaign: str, seat: int, to: int) -> None:
    """Takes an answer back and gives another one."""
    view = await ready(await who.look(campaign))
    await view.ask(protocol.Undo, seat=seat, to=to)
    while not view.asks:
        await view.receive()
    await view.answer(view.asks[0]["options"][-1]["key"])
    await view.close()


def test_what_the_next_game_is_set_up_by_stays_while_it_has_a_table(live: Live) -> None:
    """Else that game is never taken when it is over, and nobody comes into the campaign again."""

    async def scene(company: Company) -> None:
        ala, dice = await company.meet(), random.Random(1)
        campaign, seat, to = await could_go_back(ala, dice)
        table = await open_game(ala, campaign)
        with pytest.raises(Refusal, match="already-started"):
            await decided_otherwise(ala, campaign, seat, to)
        await ala.send("POST", f"/api/tables/{table}/close")
        assert (await page(ala, campaign))["next"]["table"] == "", "nobody is sent there any more"
        await decided_otherwise(ala, campaign, seat, to)
        assert (await to_next([ala], campaign, dice))["next"]["table"] == ""
        other = await open_game(ala, campaign)
        assert other != table
        await play_game([ala], other, dice)
        found = await page(ala, campaign)
        assert found["info"]["games"][-1]["id"] == other
        assert found["result"] or found["view"]["count"] > to + 1, "it has gone on"

    live.run(scene)
    assert live.faults() == []


def test_a_table_that_was_set_up_otherwise_is_replaced(live: Live) -> None:
    """Two workers may cross: one opens the game while at the other an answer is taken back."""

    async def scene(company: Company) -> None:
        ala, dice = await company.meet(), random.Random(2)
        campaign = await alone(ala)
        table = await open_game(ala, campaign)
        with sqlite3.connect(live.folder / "horda.db") as db:
            (text,) = db.execute("SELECT config FROM game WHERE id = ?", (table,)).fetchone()
            config = json.dumps({**json.loads(text), "rounds": 3})
            db.execute("UPDATE game SET config = ? WHERE id = ?", (config, table))
        db.close()
        assert (await page(ala, campaign))["next"]["table"] == ""
        other = await open_game(ala, campaign)
        assert other != table
        await play_game([ala], table, dice)
        assert (await page(ala, campaign))["next"]["table"] == other, "the old one counts no more"
        await play_game([ala], other, dice)
        assert (await page(ala, campaign))["view"]["count"] > 0

    live.run(scene)
    assert live.faults() == []


def test_a_bot_stands_in_at_the_next_game_only_for_who_is_long_gone(live: Live) -> None:
    """As at every other table, where the host has to wait too."""

    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        campaign = await together(ala, bo)
        here = await ready(await bo.look(campaign))
        with pytest.raises(Refusal, match="not-your-seat"):
            await open_game(ala, campaign, missing=[1])
        await here.close()
        with pytest.raises(Refusal, match="too-soon"):
            await open_game(ala, campaign, missing=[1])
        table = await open_game(bo, campaign, missing=[1], bot="random")
        seats = (await ala.send("GET", f"/api/tables/{table}"))["seats"]
        assert (seats[1]["nickname"], seats[1]["bot"]) == ("Bo", "random"), "one's own is one's own"

    live.run(scene)


def test_the_past_of_a_closed_branch_is_that_of_a_campaign_that_goes_on(live: Live) -> None:
    """Who branches is the host there and closes it: then all seats could be looked through."""

    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        campaign, dice = await together(ala, bo), random.Random(4)
        await play_game([ala, bo], await open_game(ala, campaign), dice)
        while not (await page(ala, campaign))["view"]["count"]:
            await decide([ala, bo], campaign, dice)
        count = (await page(ala, campaign))["view"]["count"]
        made = await bo.send("POST", f"/api/campaigns/{campaign}/branch", {"count": count})
        branch = made["info"]["table"]["id"]
        if made["result"] is None:
            await bo.send("POST", f"/api/tables/{branch}/close")
        assert await bo.send("GET", f"/api/tables/{branch}/at/0?seat=1"), "one's own"
        for path in ("at/0", "story"):
            with pytest.raises(Refusal, match="secret-until-finished"):
                await bo.send("GET", f"/api/tables/{branch}/{path}?seat=0")
        if (await page(ala, campaign))["result"] is None:
            await ala.send("POST", f"/api/tables/{campaign}/close")
        assert await bo.send("GET", f"/api/tables/{branch}/at/0?seat=0")

    live.run(scene)


def test_branches_of_others_do_not_fill_a_list(tmp_path: Path) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        campaign = await together(ala, bo)
        path = f"/api/campaigns/{campaign}/branch"
        made = [await bo.send("POST", path, {"count": 0}) for _ in range(5)]
        with pytest.raises(Refusal, match="too-many"):
            await bo.send("POST", path, {"count": 0})
        for one in made:
            await bo.send("POST", f"/api/tables/{one['info']['table']['id']}/close")
        assert len(await bo.send("GET", "/api/campaigns")) == 6
        own = await ala.send("GET", "/api/campaigns")
        assert [one["table"]["id"] for one in own] == [campaign]

    with LiveDemo(tmp_path, HORDA_RATE="1") as live:
        live.run(scene)


def test_a_branch_keeps_its_door_as_it_was(live: Live) -> None:
    """It was open to newcomers again: a stranger sat down where a bot played."""

    async def scene(company: Company) -> None:
        ala, bo, eve = await company.meet(), await company.meet("Bo"), await company.meet("Eve")
        campaign = await begin([ala, bo], "random")
        made = await ala.send("POST", f"/api/campaigns/{campaign}/branch", {"count": 0})
        table = made["info"]["table"]
        assert (table["public"], table["newcomers"]) == (True, False)
        with pytest.raises(Refusal, match="no-newcomers"):
            await eve.sit(table["id"], 2)

    live.run(scene)


def test_who_was_removed_from_a_campaign_stays_out_of_what_follows(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        campaign = await begin([ala, bo], "random")
        await ala.sit(campaign, 1, "remove")
        made = await ala.send("POST", f"/api/campaigns/{campaign}/branch", {"count": 0})
        table = await open_game(ala, campaign)
        for one in (made["info"]["table"]["id"], table):
            with pytest.raises(Refusal, match="removed"):
                await bo.send("GET", f"/api/tables/{one}")

    live.run(scene)


def test_a_damaged_game_closes_no_campaign_and_can_be_closed(tmp_path: Path) -> None:
    known: list[dict[str, str]] = []
    ids: list[str] = []

    async def first(company: Company) -> None:
        people = [await company.meet(), await company.meet("Bo")]
        campaign = await together(*people)
        table = await open_game(people[0], campaign)
        await play_game(people, table, random.Random(1), most=1)
        known.extend(cookies(people))
        ids.extend((campaign, table))

    async def then(company: Company) -> None:
        ala, bo = await back_again(company, known)
        campaign, table = ids
        assert (await page(ala, campaign))["next"]["table"] == table
        for who in (ala, bo):
            with pytest.raises(Refusal, match="replay-differs"):
                await who.send("GET", f"/api/tables/{table}")
        with pytest.raises(Refusal, match="replay-differs"):
            await bo.send("POST", f"/api/tables/{table}/close")
        closed = await ala.send("POST", f"/api/tables/{table}/close")
        assert (closed["id"], closed["status"]) == (table, "closed")
        with pytest.raises(Refusal, match="not-running"):
            await ala.send("POST", f"/api/tables/{table}/close")
        other = await open_game(bo, campaign)
        assert other != table
        await play_game([ala, bo], other, random.Random(1))
        assert (await page(ala, campaign))["view"]["count"] > 0

    with LiveDemo(tmp_path) as live:
        live.run(first)
        live.kill()
        with sqlite3.connect(live.folder / "horda.db") as db:
            nonsense = ("""["a",0,"nonsense","00000000"]""", ids[1])
            db.execute("UPDATE entry SET body = ? WHERE game = ?", nonsense)
            db.execute("DELETE FROM snapshot")
        db.close()
        live.start()
        live.run(then)
