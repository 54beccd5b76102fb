"""A server that is asked to stop does so in good order."""

import asyncio
import random
import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from horda.server import protocol
from horda.server.client import Seat
from tests.server.live import Company, Live

pytestmark = pytest.mark.usefixtures("from_nothing")
AWAY = 1012  # the server is restarted


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_closes_sockets_keeps_answers_and_exits_well(tmp_path: Path, how: int) -> None:
    with Live(tmp_path) as live:

        async def scene(company: Company) -> None:
            ala = await company.meet()
            table = await ala.open("zombie-terror", seats=["me", "greedy"])
            await ala.start(table.id)
            seat = await ala.look(table.id)
            await seat.until(protocol.View)
            playing = asyncio.create_task(play_to_the_end_of_the_line(seat))
            await asyncio.sleep(0.3)
            assert await asyncio.to_thread(live.kill, how) == 0
            seq, closed = await playing
            assert closed == AWAY
            assert not live.faults()
            await asyncio.to_thread(live.start)
            again = await ala.look(table.id)
            await again.until(protocol.View)
            assert again.view is not None
            assert again.view["seq"] >= seq

        live.run(scene)


async def play_to_the_end_of_the_line(seat: Seat) -> tuple[int, int]:
    """Returns the last answer acknowledged, and the code the socket was closed with."""
    seq, dice = 0, random.Random(1)
    try:
        while True:
            while not seat.asks:
                await seat.receive()
            seq = await seat.answer(dice.choice(seat.asks[0]["options"])["key"])
    except ConnectionClosed as error:
        return seq, error.rcvd.code if error.rcvd else 0
