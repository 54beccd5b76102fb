"""One worker process, as the server sees it."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from horda.server.work.task import HEAD, Reply, framed

if TYPE_CHECKING:
    from horda.server.work.all_tasks import Job

START = 60.0
"""Seconds a process may take to load the games, on a busy machine."""
MODULE = "horda.server.work.worker"


class Kind(Struct, frozen=True):
    """How processes of a workshop are started."""

    nice: int = 0
    session: int = 0
    """How far its session steps back, where the system counts those."""
    prepare: str = ""
    """A function (`module:name`) that every process calls as it starts."""


class Worker:
    """A process that does one task after another."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, kind: Kind) -> Worker:
        """Starts a process and waits until it has loaded the games."""
        # Its own session: Ctrl-C is for the server. No settings: some of them are secrets.
        env = {name: value for name, value in os.environ.items() if not name.startswith("HORDA_")}
        words = [str(kind.nice), str(kind.session), kind.prepare]
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", MODULE, *words),
            stdin=PIPE,
            stdout=PIPE,
            env=env,
            start_new_session=True,
        )
        worker = cls(process)
        try:
            async with asyncio.timeout(START):
                await worker._read()
        except BaseException:
            await worker.kill()
            raise
        return worker

    @property
    def gone(self) -> bool:
        """Whether it has ended by itself, or was ended by others, while it had nothing to do."""
        return self._process.returncode is not None

    async def ask(self, job: Job) -> Reply:
        """Hands a task over and waits for the reply; raises EOFError or OSError if it died."""
        assert self._process.stdin is not None
        self._process.stdin.write(framed(job))
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
