"""A course begins where the game has prepared it, at a private table that says so."""

from typing import Any

import pytest

from horda.core.record import Rekeyed
from horda.core.session import Session
from horda.games import registry
from horda.server.client import Refusal
from tests.server.live import Company, Live
from tests.server.test_company import file_of, invited, ready

ALONE = {"zombicide-2e": ["me"], "invader": ["me"], "zombie-terror": ["me", "greedy"]}


@pytest.mark.parametrize("game", sorted(ALONE))
def test_it_begins_at_once_and_is_marked(live: Live, game: str) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        table = await ala.open(game, course=True, seats=ALONE[game])
        assert (table.status, table.origin, table.public) == ("running", "course", False)
        record = await file_of(ala, table.id)
        prepared = registry.engine(game).game.course()
        assert prepared is not None
        assert record.position == prepared.position
        # The same for everybody, and it replays.
        again = await file_of(ala, (await ala.open(game, course=True, seats=ALONE[game])).id)
        states = [Session(registry.engine(game), one).state for one in (record, again)]
        assert states[0].digest() == states[1].digest()
        seat = await ready(await ala.look(table.id))
        assert seat.view is not None
        await seat.close()

    live.run(scene)


@pytest.mark.parametrize(
    ("game", "wish"),
    [
        ("zombie-terror", {"seats": ["me", "greedy"], "public": True}),
        ("zombie-terror", {"seats": ["me", "open"]}),
        ("zombie-terror", {"seats": ["me", "greedy"], "seed": 5}),
        ("zombicide-2e", {"seats": ["me"], "config": {"scenario": "M01"}}),
        ("dead-of-winter", {"seats": ["me", "greedy"]}),
    ],
)
def test_it_is_refused_in_company_and_with_wishes(
    live: Live, game: str, wish: dict[str, Any]
) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        with pytest.raises(Refusal, match="not-allowed"):
            await ala.open(game, course=True, **wish)
        assert await ala.send("GET", "/api/tables?mine=true") == []

    live.run(scene)


def test_who_is_invited_to_a_course_finds_another_future(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await ala.open("zombie-terror", course=True, seats=["me", "greedy"])
        assert (await invited(ala, bo, table.id))["origin"] == "course"
        await ala.send("POST", f"/api/tables/{table.id}/close")
        record = await file_of(ala, table.id)
        assert [type(entry) for entry in record.log] == [Rekeyed]

    live.run(scene)


def test_the_game_after_a_course_is_an_ordinary_one(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        table = await ala.open("zombie-terror", course=True, seats=["me", "greedy"])
        await ala.send("POST", f"/api/tables/{table.id}/close")
        again = await ala.send("POST", f"/api/tables/{table.id}/rematch")
        assert again["origin"] == ""
        await ala.start(again["id"])
        assert (await file_of(ala, again["id"])).position is None

    live.run(scene)
