"""Lets bots answer at a table, outside the path of people's requests."""

from __future__ import annotations

import asyncio
import zlib
from typing import TYPE_CHECKING, NamedTuple

import structlog

from horda.core.decisions import Answer
from horda.core.errors import HordaError
from horda.core.record import Said
from horda.games import registry
from horda.server.tables import pace
from horda.server.tables.trouble import TableError

if TYPE_CHECKING:
    from horda.server.tables.room import Room

log = structlog.get_logger("horda.server.tables.driver")
BETWEEN = "greedy"
"""The bot that decides between the games of a campaign: those that search cannot see over one."""
REST = 0.0001
"""Seconds of rest after an answer for everybody who looks on: to tell them takes a third of it.

Bots answer as fast as they can. A crowd that watches them must not take all of the server's time.
"""
FREE = 100
"""Answers of bots in a row; where no person is asked for so long, they play on at leisure.

Some games never end by themselves: bots alone would take all of the server's time for them, and
fill its disk.
"""
LEISURE = 5.0
"""Seconds of rest at a stretch: somebody may come meanwhile, and waits no longer than that."""
TRIES = 3  # failures in a row after which a table is left alone until something changes


class Job(NamedTuple):
    """A bot's open question."""

    seq: int
    number: int
    seat: int
    bot: str
    state: bytes
    seed: int


def next_job(room: Room) -> Job | None:
    """Returns the first open question of a seat that a bot plays."""
    if room.session is None or room.row.status != "running":
        return None
    state = room.session.state
    campaign = registry.is_campaign(room.row.game)
    bots = {seat.seat: BETWEEN if campaign else seat.bot for seat in room.seats if seat.bot}
    for choice in state.open:
        bot = bots.get(choice.seat)
        if bot:
            # The same question gives the same seed, also after a restart. Nobody foresees it: the
            # digest comes from what is hidden too, and from dice that nobody knows.
            seed = zlib.crc32(f"{state.digest()}:{room.seq}:{choice.seat}".encode())
            number = state.number(choice.seat)
            return Job(room.seq, number, choice.seat, bot, state.encode(), seed)
    return None


async def drive(room: Room) -> None:
    """Answers for bots until a person is asked or the game is over."""
    failures = 0
    while failures < TRIES:
        async with room.lock:
            job = next_job(room)
        if job is None or not await room.context.bus.claim(room.id):
            return
        key, _ = await room.context.bots.answer(
            room.row.game,
            job.state,
            job.seat,
            job.bot,
            job.seed,
            table=room.id,
            host=room.row.host,
            brought=pace.brought(room.row),
        )
        failures = 0 if await _answer(room, job, key) else failures + 1
        await _rest(room)


async def _rest(room: Room) -> None:
    """Waits after an answer; as long as it takes where nobody looks on."""
    leisure = room.context.limits.bots(room.row.host, alone=in_a_row(room) > FREE)
    await asyncio.sleep(max(min(leisure, LEISURE), REST * len(room.audience.peers)))
    while (leisure := leisure - LEISURE) > 0 and not room.audience.anybody():
        await asyncio.sleep(min(leisure, LEISURE))


def in_a_row(room: Room) -> int:
    """Counts the last answers that seats of bots gave; beyond `FREE` it does not matter how many.

    By the log: who hands a seat to a bot and takes it back begins nothing anew.
    """
    bots = {seat.seat for seat in room.seats if seat.bot}
    count = 0
    for entry in reversed(room.session.record.log if room.session is not None else []):
        if count > FREE or (isinstance(entry, Said) and entry.seat not in bots):
            break
        count += isinstance(entry, Said)
    return count


async def _answer(room: Room, job: Job, key: str) -> bool:
    answer = Answer(job.number, job.seat, key)
    async with room.lock:
        if next_job(room) != job:  # undone, overtaken, or a person took the seat back
            return True
        try:
            await room.change(lambda session, sink: session.answer(answer, sink), None)
        except (HordaError, TableError) as error:
            log.warning("bot.refused", table=room.id, bot=job.bot, code=str(error.code))
            return False
    return True
