"""Bots at the table: they think in processes of their own and never hold up a person."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from contextlib import suppress
from time import monotonic
from typing import Generic, TypeVar

import msgspec
import structlog

from horda.server.ops.metrics import Metrics
from horda.server.tables.bot_worker import HEAD, Job, Reply, fallback, frame

SOFT = 1.5
HARD = 2.0
LEAST = 0.05
"""Seconds a bot gets to think, however many tables wait."""
START = 60.0
"""Seconds a process may take to load the games, on a busy machine."""
LONGEST_PAUSE = 30.0

log = structlog.get_logger("horda.bots")
T = TypeVar("T")


class PoolClosed(Exception):
    """The server is stopping: no bot answers any more, the next server will ask again."""


def time_to_think(soft: float, waited: float, workers: int, waiting: int) -> float:
    """Returns how many seconds a bot gets: what is left, shared with all who still wait."""
    return max(LEAST, min(soft * workers / (workers + waiting), soft - waited))


class FairQueue(Generic[T]):
    """A queue that takes one from every table in turn, so that none can crowd out the others."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[T]] = {}
        self._count = asyncio.Semaphore(0)
        self.size = 0

    def put(self, table: str, item: T) -> None:
        """Adds something at the end of the table's own line."""
        self._lines.setdefault(table, deque()).append(item)
        self.size += 1
        self._count.release()

    async def get(self) -> T:
        """Waits for the next thing; its table goes to the end of the round."""
        await self._count.acquire()
        table = next(iter(self._lines))
        line = self._lines.pop(table)
        if len(line) > 1:
            self._lines[table] = line
        self.size -= 1
        return line.popleft()


class _Asked:
    """A question on its way through the pool."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.at = monotonic()
        self.reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()

    def settle(self, reply: Reply) -> None:
        if not self.reply.done():
            self.reply.set_result(reply)


class _Worker:
    """One process with a bot in it."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, prepare: str) -> "_Worker":
        """Starts a process and waits until it has loaded the games."""
        # Its own session: Ctrl-C is for the server. No settings: some of them are secrets.
        env = {name: value for name, value in os.environ.items() if not name.startswith("HORDA_")}
        command = [sys.executable, "-P", "-m", "horda.server.tables.bot_worker", prepare]
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, env=env, start_new_session=True
        )
        worker = cls(process)
        try:
            async with asyncio.timeout(START):
                await worker._read()
        except BaseException:
            await worker.kill()
            raise
        return worker

    async def ask(self, job: Job) -> Reply:
        """Puts a question and waits for the reply; raises EOFError or OSError if it died."""
        assert self._process.stdin is not None
        self._process.stdin.write(frame(job))
        await self._process.stdin.drain()
        return await self._read()

    async def _read(self) -> Reply:
        assert self._process.stdout is not None
        head = await self._process.stdout.readexactly(HEAD.size)
        body = await self._process.stdout.readexactly(HEAD.unpack(head)[0])
        return msgspec.msgpack.decode(body, type=Reply)

    async def kill(self) -> None:
        """Ends the process at once and clears up after it."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.communicate()


class BotPool:
    """Asks bots in worker processes; every question gets a legal answer before the deadline."""

    def __init__(
        self,
        workers: int = 1,
        *,
        soft: float = SOFT,
        hard: float = HARD,
        prepare: str = "",
        metrics: Metrics | None = None,
    ) -> None:
        """`prepare` names a function (`module:name`) that every worker calls as it starts."""
        self._workers = workers
        self._soft = soft
        self._hard = hard
        self._prepare = prepare
        self._metrics = metrics
        self._queue: FairQueue[_Asked] = FairQueue()
        self._open: set[_Asked] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    async def open(self) -> None:
        """Starts the processes; returns when they are ready, or cannot be started for now."""
        ready = [asyncio.Event() for _ in range(self._workers)]
        self._tasks = [asyncio.create_task(self._serve(event)) for event in ready]
        await asyncio.gather(*(event.wait() for event in ready))

    async def close(self) -> None:
        """Ends the processes; questions still open raise `PoolClosed`."""
        self._closed = True
        for asked in self._open:
            if not asked.reply.done():
                asked.reply.set_exception(PoolClosed())
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    async def answer(
        self, game_id: str, state: bytes, seat: int, spec: str, seed: int, *, table: str = ""
    ) -> tuple[str, bool]:
        """Returns the key of an option of the seat's open question, and whether it is a fallback.

        The state is one that `Engine.encode` wrote. Tables take turns, so say which one asks.
        """
        if self._closed:
            raise PoolClosed
        asked = _Asked(Job(game_id, state, seat, spec, seed, self._soft))
        self._open.add(asked)
        self._queue.put(table, asked)
        try:
            # Not wait_for, which in Python 3.11 may swallow being cancelled: then the server
            # could not be stopped while bots play.
            async with asyncio.timeout(self._hard):
                reply = await asked.reply
        except TimeoutError:
            reply = Reply(error="late")
        finally:
            self._open.discard(asked)
        return self._result(asked.job, reply, table)

    def _result(self, job: Job, reply: Reply, table: str) -> tuple[str, bool]:
        if self._metrics is not None:
            outcome = reply.error if reply.error in ("", "late", "died") else "failed"
            self._metrics.bot_answers.labels(outcome or "ok").inc()
        if reply.key:
            return reply.key, False
        log.warning("bot-fallback", table=table, game=job.game, bot=job.spec, cause=reply.error)
        return fallback(job.game, job.state, job.seat, job.seed), True

    async def _serve(self, ready: asyncio.Event) -> None:
        while True:
            try:
                worker = await self._start(ready)
            finally:
                ready.set()
            try:
                while await self._serve_next(worker):
                    pass
            finally:
                # Not to be left half done when the pool closes just now.
                await asyncio.shield(worker.kill())

    async def _start(self, ready: asyncio.Event) -> _Worker:
        pause = 0.5
        while True:
            try:
                return await _Worker.start(self._prepare)
            except (OSError, EOFError) as error:
                log.error("bot-process-not-started", cause=type(error).__name__)
                ready.set()
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)

    async def _serve_next(self, worker: _Worker) -> bool:
        """Has one question answered; tells whether the process can take another."""
        asked = await self._queue.get()
        if asked.reply.done():  # it waited too long, or whoever asked is gone
            return True
        waited = monotonic() - asked.at
        seconds = time_to_think(self._soft, waited, self._workers, self._queue.size)
        job = msgspec.structs.replace(asked.job, seconds=seconds)
        try:
            async with asyncio.timeout(self._hard):
                asked.settle(await worker.ask(job))
        except TimeoutError:
            asked.settle(Reply(error="late"))
            return False
        except (OSError, EOFError):
            asked.settle(Reply(error="died"))
            return False
        return True
