"""Plays games at a real server and keeps their files in tests/records/server.

    python -m tools.make_server_records                 those that are not there yet
    python -m tools.make_server_records zombicide-2e    this one anew (its rules were mended)

Files that are there are part of the promise that saves load for ever: do not make them anew
once a version with them is out.
"""

import asyncio
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from horda.server import protocol
from horda.server.client import Refusal, Seat
from tests.server.live import Company, Live

FOLDER = Path(__file__).parents[1] / "tests" / "records" / "server"
WANTED: dict[str, dict[str, Any]] = {
    "zombie-terror": {"seats": ["me", "greedy"], "seed": 11},
    "zombicide-2e": {
        "config": {"scenario": "M01", "players": 2},
        "seats": ["me", "random"],
        "seed": 12,
    },
}


async def play(company: Company, game: str) -> bytes:
    """Plays a game against or with a bot, taking some answers back; returns its file."""
    ala = await company.meet()
    table = await ala.open(game, **WANTED[game])
    await ala.start(table.id)
    seat = await ala.look(table.id)
    dice = random.Random(1)
    while not seat.over:
        if seat.asks:
            await act(seat, dice)
        else:
            await seat.receive()
    return (await ala.http.get(f"/api/tables/{table.id}/record")).content


async def act(seat: Seat, dice: random.Random) -> None:
    """Answers, or takes the last answer back and sometimes brings it again."""
    view = seat.view or {}
    mine, count = seat.asks[0]["seat"], view["count"]
    free = view["free"][str(mine)] < count
    if free and dice.random() < 0.1:
        await seat.ask(protocol.Undo, seat=mine, to=count - 1)
        if dice.random() < 0.5:
            await seat.ask(protocol.Redo, seat=mine, to=count)
        return
    try:
        await seat.answer(dice.choice(seat.asks[0]["options"])["key"])
    except Refusal as error:
        if error.code != "stale-ask":  # a bot was faster
            raise


def main() -> None:
    """Writes the files that are missing or named."""
    named = sys.argv[1:]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Live(Path(folder)) as live:
        for game in WANTED:
            path = FOLDER / f"{game}.json"
            if game not in named and path.exists():
                continue

            async def scene(company: Company, game: str = game, path: Path = path) -> None:
                path.write_bytes(await asyncio.wait_for(play(company, game), 100))

            live.run(scene)
            print(f"{path.name}: {len(path.read_bytes())} bytes")


if __name__ == "__main__":
    main()
