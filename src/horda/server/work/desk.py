"""Where the server asks for work to be done: who asks pays for it, and nobody waits for others."""

from __future__ import annotations

import structlog
from msgspec import Struct

from horda.server.people.limits import Limits, network
from horda.server.protocol import Problem
from horda.server.tables.trouble import TableError
from horda.server.work.all_tasks import job
from horda.server.work.lines import Place
from horda.server.work.process import Kind
from horda.server.work.task import SHORT, Reply, Task
from horda.server.work.workshop import Closed, Workshop

PATIENCE = 30.0
"""Seconds that somebody waits for an answer."""
HARD = 10.0
"""Seconds after which a process is ended; it was to take far less, and machines may be busy."""
HARD_LONG = 25.0
AGAIN = 5.0
"""Seconds after which somebody may try again."""

log = structlog.get_logger("horda.work")


class Who(Struct, frozen=True):
    """Who asks, and from where."""

    person: str | None
    address: str = ""


class Desk:
    """Takes tasks for two workshops: short work never waits for long work."""

    def __init__(self, size: int, limits: Limits) -> None:
        self._limits = limits
        self._short = Workshop(size, HARD, Kind(nice=2, session=1))
        self._long = Workshop(size, HARD_LONG, Kind(nice=5, session=3))

    async def open(self) -> None:
        """Starts a process for short work; for long work there is one when it is needed."""
        await self._short.open()

    async def close(self) -> None:
        """Ends all processes."""
        await self._short.close()
        await self._long.close()

    async def do(self, task: Task, who: Who) -> bytes:
        """Has a task done for somebody and returns its result; refusals are raised here."""
        limit = task.limit()
        wait = self._limits.work(who.person, who.address, limit)
        if wait > 0:
            raise TableError(Problem.TOO_FAST, "slow down", retry=wait)
        used = limit
        try:
            reply = await self._ask(task, who)
            used = reply.cpu
        finally:
            self._limits.worked(who.person, who.address, limit - used)
        return _result(task, reply)

    async def _ask(self, task: Task, who: Who) -> Reply:
        shop = self._short if task.limit() <= SHORT else self._long
        place = Place(network(who.address), who.person or "")
        try:
            return await shop.ask(place, lambda _: job(task), PATIENCE)
        except Closed:
            return Reply(error="late")


def _result(task: Task, reply: Reply) -> bytes:
    if reply.refusal is not None:
        raise reply.refusal.unpacked()
    if not reply.error:
        return reply.body
    name = type(task).__name__
    log.warning("work-failed", task=name, cause=reply.error)
    if reply.error == "late":
        raise TableError(Problem.TOO_FAST, "too many ask for this just now", retry=AGAIN)
    if reply.error in ("spent", "hung", "memory"):
        raise TableError(Problem.TOO_LARGE, "it takes too long")
    if task.untrusted:
        raise TableError(Problem.BAD_MESSAGE, "nothing can be made of it")
    raise RuntimeError(f"{name}: {reply.error}")
