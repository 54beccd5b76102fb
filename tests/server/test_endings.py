"""How a game ended for each seat: at the table, in lists and in the summary."""

import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from horda.server.client import Person
from tests.server.live import Company, Live, LiveDemo, play_on
from tests.server.test_sequels import brought, summary
from tests.server.test_tables import ready


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server with the demonstration."""
    with LiveDemo(tmp_path_factory.mktemp("live")) as server:
        yield server


async def mine(who: Person, table: str) -> Any:
    """Returns a table as it stands in the list of one's own."""
    listed = await who.send("GET", "/api/tables?mine=true")
    return next(one for one in listed if one["id"] == table)


def test_a_game_that_ends_for_each_seat_in_its_own_way_says_so_everywhere(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        table = (await ala.open("colony", seats=["me", "random", "random"])).id
        before = await mine(ala, table)
        assert [seat["ending"] for seat in before["seats"]] == [None] * 3
        await ala.start(table)
        seat = await ready(await ala.look(table))
        await play_on(seat, random.Random(1))
        assert seat.view is not None
        result = seat.view["result"]
        fates = [end["fate"] for end in result["seats"]]
        assert result["winners"] == [at for at, fate in enumerate(fates) if fate == "won"]
        for end in result["seats"]:
            assert end["reason"]
            assert end["rules"]
            assert end["achieved"][0]["id"].startswith("demo-goal-")
        assert len({end["achieved"][0]["id"] for end in result["seats"]}) == 3
        assert (await summary(ala, table))["result"] == result
        listed = await mine(ala, table)
        assert [one["ending"] for one in listed["seats"]] == result["seats"]
        past = await ala.send("GET", f"/api/tables/{table}/at/{seat.view['count']}")
        assert past["result"] == result
        again = await ala.send("POST", f"/api/tables/{table}/rematch")
        assert [one["ending"] for one in again["seats"]] == [None] * 3

    live.run(scene)


@pytest.mark.parametrize(
    ("record", "fates"), [("zombicide-2e/M00-won", ["won"] * 2), ("server/zombie-terror", None)]
)
def test_a_game_that_ends_together_has_one_reason(
    live: Live, record: str, fates: list[str] | None
) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        table = await brought(ala, record)
        result = (await summary(ala, table))["result"]
        seats = (await mine(ala, table))["seats"]
        assert [seat["ending"] for seat in seats] == result["seats"]
        assert {end["reason"] for end in result["seats"]} == {result["reason"]}
        assert fates is None or {end["fate"] for end in result["seats"]} == {*fates}
        assert not any(end["achieved"] for end in result["seats"])

    live.run(scene)


def test_a_game_from_before_ends_were_kept_says_it_when_it_is_looked_at(tmp_path: Path) -> None:
    async def begin(company: Company) -> None:
        ala = await company.meet()
        known.append(await brought(ala, "zombicide-2e/M00-won"))
        cookies.update(ala.http.cookies)

    async def look(company: Company) -> None:
        ala = await company.stranger()
        ala.http.cookies.update(cookies)
        assert {seat["ending"] for seat in (await mine(ala, known[0]))["seats"]} == {None}
        shown = await ala.send("GET", f"/api/tables/{known[0]}")
        assert {seat["ending"]["fate"] for seat in shown["seats"]} == {"won"}
        listed = (await mine(ala, known[0]))["seats"]
        assert [seat["ending"] for seat in listed] == [seat["ending"] for seat in shown["seats"]]

    known: list[str] = []
    cookies: dict[str, str] = {}
    live = LiveDemo(tmp_path)
    with live:
        live.run(begin)
    with sqlite3.connect(tmp_path / "horda.db") as db:
        db.execute("UPDATE seat SET ending = NULL")
    db.close()
    with live:
        live.run(look)
