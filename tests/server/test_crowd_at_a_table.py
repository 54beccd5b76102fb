"""Many strangers at one table: whatever they do there, others are answered as soon as ever."""

import asyncio
import contextlib
import json
import time
from collections.abc import Iterator
from functools import partial

import pytest

from horda.server import protocol
from horda.server.client import Person
from tests.server.hostile import TEXT, RawSocket, frame, slowest
from tests.server.live import Company, Live

WORST = 0.1
TRIES = 4
CROWD = 90
"""Sockets of one address that are let in at once."""


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server with its limits on."""
    with Live(tmp_path_factory.mktemp("crowded"), HORDA_RATE="1") as server:
        yield server


async def public_game(person: Person) -> str:
    """Begins a game that anybody may watch."""
    table = await person.open("zombicide-2e", seats=["me"], public=True)
    await person.start(table.id)
    seat = await person.look(table.id)
    await seat.until(protocol.View)
    await seat.close()
    return table.id


def poured(port: int, home: str, message: bytes, times: int) -> None:
    """A crowd from one address sends the same so many times each, and reads nothing."""
    raws = [RawSocket(port, home=home) for _ in range(CROWD)]
    for raw in raws:
        with contextlib.suppress(OSError):
            raw.socket.sendall(frame(TEXT, message) * times)
    time.sleep(1.0)
    for raw in raws:
        raw.close()


def test_a_crowd_says_hello_again_and_again(guarded: Live) -> None:
    """Everybody who came was told to everybody, with a whole view for each hello."""
    waits: list[float] = []

    async def scene(company: Company) -> None:
        ala = await company.meet()
        hello = json.dumps({"type": "hello", "table": await public_game(ala)}).encode()

        async def ask() -> None:
            await asyncio.sleep(0.04)  # not too fast for the limits
            await ala.send("GET", "/api/me")

        for number in range(TRIES):
            usual = await slowest(ask, lambda: time.sleep(1.0))
            home = f"127.0.1.{number + 1}"
            took = await slowest(ask, partial(poured, guarded.port, home, hello, 6))
            waits.append(took - usual)
            if waits[-1] < WORST:
                return

    guarded.run(scene)
    assert min(waits) < WORST, waits
    assert not guarded.faults()
