"""A real server in a process of its own, as a user starts it, and people who play there."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType

from horda.server.client import Person, Refusal, Seat
from tests.server.nursery import POSSIBLE, Forked, begin

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    """Returns a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Live:
    """`horda serve` on a database; it can be stopped, killed and started again."""

    program = "horda"
    """The module that is run."""
    forks = False
    """Begin with everything loaded; tests say so, except those of how a server starts."""

    def __init__(self, folder: Path, database: str = "", **environment: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        # Without limits and without waiting, except where a test is about them.
        free = {"HORDA_RATE": "0", "HORDA_GRACE": "0"}
        if self.forks:  # most tests need neither bots nor advice, and all begin a server
            free["HORDA_PROCESSES"] = "late"
        given = {"HORDA_DATA": str(folder), "HORDA_DATABASE": database, **free}
        self.environment = {**os.environ, **given, "HORDA_LOG_LEVEL": "warning", **environment}
        self._process: subprocess.Popen[bytes] | Forked | None = None

    def __enter__(self) -> Live:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()

    @property
    def log(self) -> Path:
        """What the server printed."""
        return self.folder / "server.log"

    @property
    def pid(self) -> int:
        """The number of the server's process."""
        assert self._process is not None
        return self._process.pid

    def faults(self) -> list[str]:
        """Returns what the server logged as its own fault; text that is none is the client's."""
        lines = self.log.read_text().splitlines()
        bad = [line for line in lines if re.search(r"\[(error|critical) |Traceback", line)]
        return [line for line in bad if "Invalid UTF-8 sequence" not in line]

    def start(self) -> None:
        """Starts the server and waits until it answers."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self._process = self._begin(["serve", "--port", str(self.port)])
        for _ in range(1200):
            if self._process.poll() is not None:
                break
            try:
                urllib.request.urlopen(f"{self.address}/api/health", timeout=1).close()
                return
            except OSError:
                time.sleep(0.025)
        self.kill()
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")

    def _begin(self, words: list[str]) -> subprocess.Popen[bytes] | Forked:
        if self.forks and POSSIBLE:
            return begin(self.program, words, self.environment, self.log)
        call = [sys.executable, "-m", self.program, *words]
        with self.log.open("ab") as log:
            return subprocess.Popen(call, env=self.environment, stdout=log, stderr=log)

    def kill(self, how: int = signal.SIGKILL) -> int:
        """Ends the server, by default without a warning; returns its exit code."""
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(how)
        return process.wait(30)

    def not_seen_for(self, seconds: float, person: str) -> None:
        """Lets time pass for somebody."""
        with sqlite3.connect(self.folder / "horda.db") as db:
            db.execute("UPDATE person SET seen = seen - ? WHERE id = ?", (seconds, person))
        db.close()

    def run(self, scene: Callable[[Company], Awaitable[None]]) -> None:
        """Plays a scene of a test with people at this server."""

        async def play() -> None:
            async with Company(self.address) as company:
                await asyncio.wait_for(scene(company), 120)

        asyncio.run(play())

    def stop(self) -> int:
        """Asks the server to stop."""
        return self.kill(signal.SIGTERM)


class LiveDemo(Live):
    """A server that knows the demonstration too."""

    program = "tests.demo.program"

    def __init__(self, folder: Path, database: str = "", **environment: str) -> None:
        paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        super().__init__(folder, database, PYTHONPATH=os.pathsep.join(paths), **environment)


class Company:
    """People at one server; all their connections end with the `async with`."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._people: list[Person] = []

    async def __aenter__(self) -> Company:
        return self

    async def __aexit__(self, *_: object) -> None:
        for person in self._people:
            await person.close()

    async def meet(self, nickname: str = "Ala") -> Person:
        """Returns somebody with an identity."""
        person = await self.stranger()
        await person.begin(nickname)
        return person

    async def stranger(self) -> Person:
        """Returns somebody without one."""
        person = Person(self.address)
        self._people.append(person)
        return person


async def play_on(seat: Seat, dice: random.Random, most: int = 10_000) -> int:
    """Answers at random until the game is over or enough was said; returns how often."""
    count = 0
    while not seat.over and count < most:
        while not seat.asks and not seat.over:
            await seat.receive()
        if not seat.over:
            try:
                await seat.answer(dice.choice(seat.asks[0]["options"])["key"])
            except Refusal as error:  # where several are asked, a bot may settle it meanwhile
                if error.code != "stale-ask":
                    raise
            count += 1
    return count
