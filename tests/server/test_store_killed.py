"""A process that is killed loses nothing that it acknowledged."""

import asyncio
import subprocess
import sys
from functools import partial

from horda.server.store.queries import entries
from horda.server.store.rows import EntryRow
from horda.server.store.store import Store
from tests.server.rows import furnish

GAMES = tuple(f"g{n}" for n in range(10))
PLAY = """
import asyncio, sys
from horda.server.store.queries import entries
from horda.server.store.store import Store

async def play(store, game):
    seq = await store.read(lambda db: entries.last_seq(db, game))
    while True:
        seq += 1
        assert await store.append(game, seq, b'%d' % seq, None)
        print(game, seq, flush=True)

async def main():
    store = Store(sys.argv[1])
    await store.open()
    await asyncio.gather(*(play(store, game) for game in sys.argv[2:]))

asyncio.run(main())
"""


def play_and_be_killed(address: str, answers: int) -> dict[str, int]:
    """Returns the last entry of each game that was acknowledged, and perhaps no more."""
    words = [sys.executable, "-c", PLAY, address, *GAMES]
    last: dict[str, int] = {}
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        for count, line in enumerate(player.stdout):
            if count == answers:
                player.kill()
            if line.endswith("\n"):  # what it said before it died counts too
                game, seq = line.split()
                last[game] = int(seq)
    return last


async def read_all(address: str) -> dict[str, list[EntryRow]]:
    store = Store(address)
    await store.open()
    rows = {game: await store.read(partial(entries.entries_since, game=game)) for game in GAMES}
    await store.close()
    return rows


async def set_up(address: str) -> None:
    store = Store(address)
    store.upgrade()
    await store.open()
    await store.write(lambda db: furnish(db, *GAMES))
    await store.close()


def test_what_was_acknowledged_survives_being_killed(database_url: str) -> None:
    asyncio.run(set_up(database_url))
    for answers in (1, 57, 333):
        last = play_and_be_killed(database_url, answers)
        assert last
        rows = asyncio.run(read_all(database_url))
        for game, found in rows.items():
            assert [row.seq for row in found] == list(range(1, len(found) + 1))
            assert [int(row.body) for row in found] == [row.seq for row in found]
            assert len(found) >= last.get(game, 0)
