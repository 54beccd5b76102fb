"""Tables as people use them: through a real server, by HTTP and socket."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from horda.core.record import loads
from horda.core.session import Session
from horda.games import registry
from horda.server import protocol
from horda.server.client import Refusal, Seat
from tests.server.live import Company, Live, play_on


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """One server for all tests of this file."""
    folder: Path = tmp_path_factory.mktemp("live")
    with Live(folder) as server:
        yield server


async def ready(seat: Seat) -> Seat:
    """Reads until the first view is there."""
    await seat.until(protocol.View)
    return seat


def test_alone_from_the_first_click_to_the_end(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        table = await ala.open("zombicide-2e", config={"scenario": "M00"})
        assert (await ala.start(table.id)).status == "running"
        seat = await ready(await ala.look(table.id))
        assert await play_on(seat, random.Random(1)) > 5
        shown = await ala.send("GET", f"/api/tables/{table.id}")
        assert shown["status"] == "finished"
        answer = await ala.http.get(f"/api/tables/{table.id}/record")
        record = loads(answer.content)
        session = Session(registry.engine(record.game), record)
        assert session.state.result is not None
        assert session.record.result == shown["result"]

    live.run(scene)


def test_two_people_and_a_bot(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        config = {"scenario": "M00", "players": 3}
        table = await ala.open(
            "zombicide-2e", config=config, seats=["me", "open", "random"], public=True
        )
        with pytest.raises(Refusal, match="seats-open"):
            await ala.start(table.id)
        await bo.sit(table.id, 1)
        await ala.start(table.id)
        first, second = await ready(await ala.look(table.id)), await ready(await bo.look(table.id))
        dice = random.Random(2)
        await asyncio.gather(play_on(first, dice), play_on(second, dice))
        assert first.over
        assert second.over
        assert first.view is not None
        assert second.view is not None
        assert first.view["boards"] == second.view["boards"]

    live.run(scene)
