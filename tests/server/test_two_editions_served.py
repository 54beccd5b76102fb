"""One server plays two editions of one family at tables side by side."""

import asyncio
import random
from collections.abc import Iterator

import pytest

from horda.server import protocol
from horda.server.client import Person, Seat
from tests.server.live import Company, Live, LiveDemo, play_on


class TinyToo(LiveDemo):
    """A server that knows the tiny edition too."""

    program = "tests.server.with_tiny"


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """One server for all tests of this file."""
    with TinyToo(tmp_path_factory.mktemp("tiny")) as server:
        yield server


async def seated(who: Person, game: str, scenario: str, seats: list[str]) -> Seat:
    """Begins a game and reads until its first view is there."""
    config = {"scenario": scenario, "players": len(seats)}
    table = await who.open(game, config=config, seats=seats)
    await who.start(table.id)
    seat = await who.look(table.id)
    await seat.until(protocol.View)
    return seat


def test_a_table_of_each_on_one_server(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        second = await seated(ala, "zombicide-2e", "M00", ["me", "random"])
        tiny = await seated(bo, "tiny", "T1", ["me", "random"])
        await asyncio.gather(play_on(second, random.Random(1)), play_on(tiny, random.Random(1)))
        assert second.over
        assert tiny.over
        boards = [next(iter(seat.view["boards"].values())) for seat in (second, tiny) if seat.view]
        assert [len(board["people"][0]["cards"]) for board in boards] == [5, 3]
        games = {game["id"]: game for game in await ala.send("GET", "/api/games")}
        assert [one["id"] for one in games["tiny"]["scenarios"]] == ["T1", "T2"]
        result = tiny.view["result"] if tiny.view else None
        assert result is None or result["winners"] or "TY-LOSS-01" in result["rules"]

    live.run(scene)
    assert live.faults() == []
