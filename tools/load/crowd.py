"""All tables of one process of clients, driven by the process that measures."""

from __future__ import annotations

import asyncio
import os
from multiprocessing.connection import Connection

import uvloop
from msgspec import Struct

from tools.load.clubs import Bare, Club, Horda
from tools.load.table import Table, Tally

AT_ONCE = 8  # tables opened side by side


class Plan(Struct):
    """What a crowd is to do."""

    address: str
    tables: int
    interval: float
    seconds: float
    bare: bool = False
    seed: int = 0
    bots: tuple[str, ...] = ()
    """For each table of bots the bot that plays there; their answers are not measured."""


def run(plan: Plan, pipe: Connection) -> None:
    """Opens the tables, says so, waits for the word, plays, and hands the tally over."""
    uvloop.run(_run(plan, pipe))


async def _run(plan: Plan, pipe: Connection) -> None:
    tally, onlookers = Tally(), Tally()
    club: Club = Bare() if plan.bare else Horda(plan.address)
    clubs = [club, *(Horda(plan.address, bot) for bot in plan.bots)]
    humans = [
        Table(club, plan.address, tally, plan.interval, plan.seed + number)
        for number in range(plan.tables)
    ]
    bots = [Table(club, plan.address, onlookers, plan.interval, 0) for club in clubs[1:]]
    tables = [*humans, *bots]
    await _open(tables)
    pipe.send(os.getpid())
    await asyncio.to_thread(pipe.recv)
    await _play(plan, tables)
    tally.errors += onlookers.errors
    pipe.send((tally, onlookers))
    await asyncio.gather(*(table.close() for table in tables))
    await asyncio.gather(*(club.close() for club in clubs))


async def _open(tables: list[Table]) -> None:
    turn = asyncio.Semaphore(AT_ONCE)

    async def open_one(table: Table) -> None:
        async with turn:
            await table.open()

    await asyncio.gather(*(open_one(table) for table in tables))


async def _play(plan: Plan, tables: list[Table]) -> None:
    now = asyncio.get_running_loop().time()
    for number, table in enumerate(tables):
        table.start(now + plan.interval * number / len(tables))
    await asyncio.sleep(plan.seconds)
    for table in tables:
        table.stop()
    for _ in range(100):
        if not any(table.busy for table in tables):
            return
        await asyncio.sleep(0.1)
    for table in tables:
        table.give_up()
