"""A few worker processes and those who wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

import structlog

from horda.server.work.all_tasks import Job
from horda.server.work.lines import Lines, Place
from horda.server.work.process import Kind, Worker
from horda.server.work.task import Reply

LONGEST_PAUSE = 30.0
LOST = ("hung", "died", "memory")
"""After these a process is of no use any more."""

log = structlog.get_logger("horda.work")


class Closed(Exception):
    """The server is stopping: nothing is done any more."""


class Crowd(NamedTuple):
    """How things stand when a task's turn comes."""

    waited: float
    others: int
    """How many others wait."""
    own: int
    """How many tasks of the same address still wait."""


Make = Callable[[Crowd], Job]


class _Asked:
    """A task on its way through the workshop; how much time it gets is said when its turn comes."""

    def __init__(self, make: Make) -> None:
        self.make = make
        self.at = monotonic()
        self.reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()

    def settle(self, reply: Reply) -> None:
        if not self.reply.done():
            self.reply.set_result(reply)


class _Bench:
    """The place of one process, which may be there or not."""

    def __init__(self) -> None:
        self.worker: Worker | None = None

    async def clear(self) -> None:
        """Ends the process; if that is interrupted, it can be done again."""
        if self.worker is not None:
            await self.worker.kill()
            self.worker = None


class Workshop:
    """Has tasks done in processes of its own; each is ended when it takes too long.

    Processes are started when they are needed, and again when they were ended.
    """

    def __init__(self, size: int, hard: float, kind: Kind, most: int | None = None) -> None:
        """`hard`: seconds after which a process is ended; `most`: those at work for one address,
        by default one less than there are.
        """
        self.size = size
        self._hard = hard
        self._kind = kind
        self._lines: Lines[_Asked] = Lines(most or max(1, size - 1))
        self._open: set[_Asked] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    async def open(self) -> None:
        """Starts one process; returns when it is ready, or cannot be started for now."""
        ready = asyncio.Event()
        self._begin(ready)
        await ready.wait()

    def _begin(self, ready: asyncio.Event | None = None) -> None:
        if self._closed:
            raise Closed
        if not self._tasks:
            events = [ready, *(None for _ in range(self.size - 1))]
            self._tasks = [asyncio.create_task(self._serve(event)) for event in events]
        elif ready is not None:
            ready.set()

    async def close(self) -> None:
        """Ends the processes; tasks still open raise `Closed`."""
        self._closed = True
        for asked in self._open:
            if not asked.reply.done():
                asked.reply.set_exception(Closed())
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    async def ask(self, place: Place, make: Make, patience: float) -> Reply:
        """Returns what came of a task; `late` if it took longer than somebody's patience."""
        self._begin()
        asked = _Asked(make)
        self._open.add(asked)
        self._lines.put(place, asked)
        try:
            # Not wait_for, which in Python 3.11 may swallow being cancelled: then the server
            # could not be stopped while bots play.
            async with asyncio.timeout(patience):
                return await asked.reply
        except TimeoutError:
            return Reply(error="late")
        finally:
            asked.reply.cancel()  # its turn need not come any more
            self._open.discard(asked)

    async def _serve(self, ready: asyncio.Event | None) -> None:
        bench = _Bench()
        try:
            if ready is not None:
                bench.worker = await self._start(ready)
            while True:
                await self._serve_on(bench)
        finally:
            # Not to be left half done when the workshop closes just now.
            await asyncio.shield(bench.clear())

    async def _serve_on(self, bench: _Bench) -> None:
        """Has one task done; whatever goes wrong with it, the next one has its turn."""
        try:
            await self._serve_next(bench)
        except Exception:  # who asked is told that it took too long
            log.exception("task-lost")
            await bench.clear()

    async def _serve_next(self, bench: _Bench) -> None:
        """Has one task done, in the process that is there or in a new one."""
        address, asked = await self._lines.get(first=bench.worker is not None)
        try:
            if asked.reply.done():  # it waited too long, or whoever asked is gone
                return
            if bench.worker is not None and bench.worker.gone:
                log.warning("process-gone")
                await bench.clear()
            if bench.worker is None:
                bench.worker = await self._start()
            job = asked.make(Crowd(monotonic() - asked.at, *self._lines.waiting(address)))
            reply = await self._do(bench.worker, job)
            asked.settle(reply)
            if reply.error in LOST:
                await bench.clear()
        finally:
            self._lines.done(address)

    async def _do(self, worker: Worker, job: Job) -> Reply:
        try:
            async with asyncio.timeout(self._hard):
                return await worker.ask(job)
        except TimeoutError:
            return Reply(error="hung", cpu=job.cpu)
        except OverflowError:  # a number of a stranger's that no message holds: nothing was sent
            return Reply(error="unwritten")
        except (
            OSError,
            EOFError,
            RuntimeError,
        ):  # the last one is uvloop's, where a pipe is closed
            return Reply(error="died", cpu=job.cpu)

    async def _start(self, ready: asyncio.Event | None = None) -> Worker:
        pause = 0.5
        while True:
            try:
                return await Worker.start(self._kind)
            except (OSError, EOFError) as error:
                log.error("process-not-started", cause=type(error).__name__)
                if ready is not None:
                    ready.set()
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)
            finally:
                if ready is not None:
                    ready.set()
