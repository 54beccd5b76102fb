"""Campaigns at a server: the same people, game after game, whatever happens in between."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from horda.core.campaign import file, open_story
from horda.core.record import Rekeyed, loads
from horda.games import registry
from horda.server.client import Person, Refusal
from tests.demo.registered import registered
from tests.server.campaigning import (
    KIND,
    begin,
    cookies,
    decide,
    open_game,
    page,
    play_all,
    play_game,
    same_people,
    to_next,
)
from tests.server.live import Company, Live, LiveDemo
from tests.server.test_tables import ready


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server with the demonstration."""
    with LiveDemo(tmp_path_factory.mktemp("live")) as server:
        yield server


async def pair(company: Company) -> list[Person]:
    """Two people."""
    return [await company.meet("Ala"), await company.meet("Bo")]


def sitting(table: Any) -> list[str]:
    """Names who plays at a table, in order."""
    return [seat["nickname"] or seat["bot"] for seat in table["seats"]]


def replayed(data: bytes) -> str:
    """Plays the file of a campaign with all its games again; returns the digest of its end."""
    with registered():
        story = open_story(registry.campaign(KIND), file.loads(data))
        story.verify(registry.engine)
        return str(story.session.state.digest())


async def long_one(people: list[Person], dice: random.Random) -> tuple[str, Any]:
    """Plays campaigns until one has two games or more: chance may end one with the first."""
    for _ in range(9):
        campaign = await begin(people, "random")
        ended = await play_all(people, campaign, dice)
        if len(ended["info"]["games"]) >= 2:
            return campaign, ended
    raise AssertionError("nine campaigns ended with their first game")


@pytest.mark.parametrize("seed", [1, 7])
def test_a_whole_campaign_is_played_exported_and_brought_in_again(live: Live, seed: int) -> None:
    async def scene(company: Company) -> None:
        people = await pair(company)
        ala, bo = people
        campaign, ended = await long_one(people, random.Random(seed))
        assert ended["result"]["reason"].startswith("demo-year-")
        assert [one["fate"] for one in ended["result"]["seats"]]
        for number, game in enumerate(ended["info"]["games"], 1):
            assert (game["campaign"], game["chapter"]) == (campaign, number)
            assert game["status"] == "finished"
            assert "carried" not in game["config"], "a sheet is no setting"
        mine = await bo.send("GET", "/api/campaigns")
        assert mine[0]["table"]["id"] == campaign
        assert [game["id"] for game in mine[0]["games"]] == [
            g["id"] for g in ended["info"]["games"]
        ]
        shown = await ala.send("GET", "/api/tables?mine=true")
        assert campaign not in {table["id"] for table in shown}, "a campaign is listed apart"
        data = (await ala.http.get(f"/api/campaigns/{campaign}/record")).content
        digest = replayed(data)
        cy = await company.meet("Cy")
        brought = await cy.http.post("/api/campaigns/import", content=data)
        again = brought.json()
        assert again["result"] == ended["result"]
        assert len(again["info"]["games"]) == len(ended["info"]["games"])
        own = again["info"]["table"]["id"]
        back = (await cy.http.get(f"/api/campaigns/{own}/record")).content
        assert replayed(back) == digest

    live.run(scene)


def test_every_game_is_for_the_same_people_and_seats_go_round(live: Live) -> None:
    async def scene(company: Company) -> None:
        people = await pair(company)
        campaign = await begin(people, "random")
        dice = random.Random(3)
        first = await open_game(people[1], campaign)
        assert first == await open_game(people[0], campaign), "one table for all who ask"
        table = (await page(people[0], campaign))["info"]["games"][0]
        assert table["status"] == "running"
        assert [seat["nickname"] or seat["bot"] for seat in table["seats"]] == [
            "Ala",
            "Bo",
            "random",
        ]
        assert (await page(people[0], campaign))["next"]["table"] == first
        await play_game(people, first, dice)
        found = await to_next(people, campaign, dice)
        assert found["next"]["number"] == 2
        assert found["next"]["seats"] == [1, 2, 0]
        second = await people[0].send("POST", f"/api/campaigns/{campaign}/open", {})
        assert [seat["nickname"] or seat["bot"] for seat in second["seats"]] == [
            "Bo",
            "random",
            "Ala",
        ]

    live.run(scene)


def test_bots_stand_in_for_the_missing_until_they_come_back(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = people = await pair(company)
        campaign = await begin(people, "random")
        with pytest.raises(Refusal, match="not-allowed"):
            await open_game(bo, campaign, missing=[0])
        with pytest.raises(Refusal, match="unknown-option"):
            await open_game(ala, campaign, missing=[1], bot="nobody")
        table = await open_game(ala, campaign, missing=[1], bot="random")
        seats = (await ala.send("GET", f"/api/tables/{table}"))["seats"]
        assert (seats[1]["nickname"], seats[1]["bot"]) == ("Bo", "random")
        back = await bo.sit(table, 1, "back")
        assert back.seats[1].bot == ""

    live.run(scene)


def test_a_question_between_two_games_is_answered_by_its_seat_only(live: Live) -> None:
    async def scene(company: Company) -> None:
        people = await pair(company)
        dice = random.Random(5)
        campaign = await asked(people, dice)
        views = [await page(who, campaign) for who in people]
        asks = [view["view"]["asks"] for view in views]
        who = next(at for at, own in enumerate(asks) if own)
        ask = asks[who][0]
        said = {"seat": ask["seat"], "ask": ask["number"], "epoch": ask["epoch"]}
        path = f"/api/campaigns/{campaign}/choose"
        for person, body, code in (
            (people[1 - who], {**said, "option": ask["options"][0]["key"]}, "not-your-seat"),
            (people[who], {**said, "option": "become:Nobody"}, "not-offered"),
            (people[who], {**said, "ask": 99, "option": ask["options"][0]["key"]}, "stale-ask"),
            (people[who], {**said, "seat": 63, "option": "x"}, "not-your-seat"),
        ):
            with pytest.raises(Refusal, match=code):
                await person.send("POST", path, body)
        assert (await page(people[who], campaign))["view"]["asks"] == asks[who]
        seat = await ready(await people[who].look(campaign))
        await seat.answer(ask["options"][0]["key"])
        after = await page(people[who], campaign)
        assert after["view"]["asks"] != asks[who]
        assert after["view"]["seq"] > views[who]["view"]["seq"]
        own = {str(view["view"]["boards"]) for view in views}
        assert len(own) == 2, "each sees its own vow"

    live.run(scene)


async def asked(people: list[Person], dice: random.Random) -> str:
    """Plays first games until a person is asked something between two."""
    for _ in range(30):
        campaign = await begin(people, "random")
        await play_game(people, await open_game(people[0], campaign), dice)
        for _ in range(100):
            found = await page(people[0], campaign)
            views = [await page(who, campaign) for who in people]
            if any(view["view"]["asks"] for view in views):
                return campaign
            if found["next"] and found["next"]["number"] == 2:
                break
            await asyncio.sleep(0.02)
    raise AssertionError("nobody is ever asked")


def test_a_branch_goes_another_way_with_the_same_people(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = people = await pair(company)
        dice = random.Random(11)
        campaign = await begin(people, "random")
        ended = await play_all(people, campaign, dice)
        count = ended["view"]["count"]
        other = await bo.send("POST", f"/api/campaigns/{campaign}/branch", {"count": count - 1})
        own = other["info"]["table"]["id"]
        assert other["info"]["table"]["forked_from"] == campaign
        assert [seat["nickname"] for seat in other["info"]["table"]["seats"][:2]] == ["Ala", "Bo"]
        played = len(other["info"]["games"])
        assert other["info"]["games"] == ended["info"]["games"][:played]
        finished = await play_all(people, own, dice)
        assert finished["info"]["games"][:played] == ended["info"]["games"][:played]
        again = await page(ala, campaign)
        assert again["result"] == ended["result"], "the first one is as it was"
        replayed((await ala.http.get(f"/api/campaigns/{own}/record")).content)
        with pytest.raises(Refusal, match="bad-record"):
            await bo.send("POST", f"/api/campaigns/{campaign}/branch", {"count": 999})
        cy = await company.meet("Cy")
        with pytest.raises(Refusal, match="not-allowed"):
            await cy.send("POST", f"/api/campaigns/{campaign}/branch", {"count": 0})

    live.run(scene)


def test_secrets_of_a_campaign_are_kept_while_it_goes_on(live: Live) -> None:
    async def scene(company: Company) -> None:
        people = await pair(company)
        campaign = await begin(people, "random")
        with pytest.raises(Refusal, match="secret-until-finished"):
            await people[0].send("GET", f"/api/campaigns/{campaign}/record")
        cy = await company.meet("Cy")
        alone = await begin([cy], "random", "random", public=False)
        assert (await cy.http.get(f"/api/campaigns/{alone}/record")).is_success
        with pytest.raises(Refusal, match="no-such-table"):
            await people[0].send("GET", f"/api/campaigns/{alone}")
        watched = await page(cy, campaign)
        assert watched["view"]["asks"] == []
        assert watched["view"]["boards"][""]["own_vow"] == -1
        with pytest.raises(Refusal, match="not-allowed"):
            await open_game(cy, campaign)

    live.run(scene)


def test_what_is_not_possible_is_refused(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        campaign = await begin([ala], "random", "random")
        table = (await ala.open("zombie-terror")).id
        for path, body, code in (
            ("/api/tables", {"game": KIND}, "unknown-game"),
            ("/api/campaigns", {"game": "colony"}, "unknown-game"),
            ("/api/campaigns", {"game": KIND, "config": {"seats": 9}}, "unknown-option"),
            (f"/api/campaigns/{table}/open", {}, "no-such-table"),
            (f"/api/campaigns/{campaign}/open", {"missing": [-1]}, "bad-message"),
            (f"/api/tables/{campaign}/fork", {"count": 0}, "not-allowed"),
        ):
            with pytest.raises(Refusal, match=code):
                await ala.send("POST", path, body)
        for data in (b"", b"{}", b"[1]", b'{"campaign_format": 1, "campaign": {}}'):
            refused = await ala.http.post("/api/campaigns/import", content=data)
            assert refused.json()["code"] == "bad-record"
        own = (await ala.http.get(f"/api/tables/{campaign}/record")).content
        alone = await ala.http.post("/api/tables/import", content=own)
        assert alone.json()["code"] == "bad-record"
        kinds = await ala.send("GET", "/api/campaigns/kinds")
        own = next(one for one in kinds if one["id"] == KIND)
        assert [option["name"] for option in own["options"]] == ["seats", "rounds"]
        assert {one["id"] for one in kinds} == {KIND, *registry.CAMPAIGNS}
        games = await ala.send("GET", "/api/games")
        colony = next(one for one in games if one["id"] == "colony")
        assert [option["name"] for option in colony["options"]] == ["seats", "rounds"]

    live.run(scene)


def test_a_file_with_a_game_that_was_changed_is_refused(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        campaign = await begin([ala], "random", "random")
        await play_all([ala], campaign, random.Random(2))
        data = (await ala.http.get(f"/api/campaigns/{campaign}/record")).content
        with registered():
            kept = file.loads(data)
        kept.games[0].seed += 1
        refused = await ala.http.post("/api/campaigns/import", content=file.dumps(kept))
        assert refused.json()["code"] == "replay-differs"
        kept = file.loads(data)
        missing = file.StoryFile(campaign=kept.campaign, games=kept.games[1:])
        refused = await ala.http.post("/api/campaigns/import", content=file.dumps(missing))
        assert refused.json()["code"] == "bad-record"

    live.run(scene)


def test_another_table_takes_the_place_of_one_that_was_closed(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        campaign = await begin([ala], "random", "random")
        first = await open_game(ala, campaign)
        await ala.send("POST", f"/api/tables/{first}/close")
        second = await open_game(ala, campaign)
        assert second != first
        games = (await page(ala, campaign))["info"]["games"]
        assert [game["id"] for game in games] == [second]
        await ala.send("POST", f"/api/tables/{campaign}/close")
        with pytest.raises(Refusal, match="not-running"):
            await open_game(ala, campaign)

    live.run(scene)


def test_a_campaign_goes_on_after_a_crash_in_the_middle(database_url: str, tmp_path: Path) -> None:
    known: list[dict[str, str]] = []
    names: list[str] = []
    dice = random.Random(9)

    async def first(company: Company) -> None:
        people = await pair(company)
        names.append(await begin(people, "random"))
        names.append(await open_game(people[0], names[0]))
        await play_game(people, names[1], dice, most=3)  # and the server dies in the middle
        known.extend(cookies(people))

    async def second(company: Company) -> None:
        people = await same_people(company, known)
        assert (await page(people[0], names[0]))["next"]["table"] == names[1]
        await play_game(people, names[1], dice)  # it dies just after the end

    async def third(company: Company) -> None:
        people = await same_people(company, known)
        found = await page(people[1], names[0])
        assert len(found["info"]["games"]) == 1
        assert found["view"]["seq"] >= 1, "the campaign knows of its game"
        await decide(people, names[0], dice)
        ended = await play_all(people, names[0], dice)
        data = (await people[0].http.get(f"/api/campaigns/{names[0]}/record")).content
        digests.append(replayed(data))
        assert ended["info"]["table"]["status"] == "finished"

    digests: list[str] = []
    server = LiveDemo(tmp_path, database_url)
    for scene in (first, second, third):
        with server:  # killed at its end, without a warning
            server.run(scene)
    assert digests
    assert "campaign." not in server.log.read_text(), "nothing went wrong between the two"


def test_a_branch_of_what_is_over_has_a_future_that_nobody_has_read(live: Live) -> None:
    """Its people may read the whole file of a campaign that was closed, and then go another way."""

    async def scene(company: Company) -> None:
        ala, bo = people = await pair(company)
        campaign = await begin(people, "random")
        await ala.send("POST", f"/api/tables/{campaign}/close")
        assert (await bo.http.get(f"/api/tables/{campaign}/record")).is_success
        other = await bo.send("POST", f"/api/campaigns/{campaign}/branch", {"count": 0})
        own = other["info"]["table"]["id"]
        await bo.send("POST", f"/api/tables/{own}/close")
        log = loads((await bo.http.get(f"/api/tables/{own}/record")).content).log
        assert any(isinstance(entry, Rekeyed) for entry in log)

    live.run(scene)


def test_who_opens_the_next_game_does_not_become_its_host(live: Live) -> None:
    """Else anybody at a public campaign could remove the others from its game."""

    async def scene(company: Company) -> None:
        ala, bo = people = await pair(company)
        campaign = await begin(people, "random")
        await to_next(people, campaign, random.Random(5))
        table = await open_game(bo, campaign)
        found = await bo.send("GET", f"/api/tables/{table}")
        for seat in found["seats"]:
            if seat["person"] == ala.id:
                with pytest.raises(Refusal, match="not-allowed"):
                    await bo.sit(table, seat["seat"], "remove")
        assert found["host"] == ala.id

    live.run(scene)
