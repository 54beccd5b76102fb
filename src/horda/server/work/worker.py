"""The process that work is done in: reads tasks from its input, writes replies to its output."""

import gc
import os
import signal
import sys
import time
import traceback
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from horda.core.errors import HordaError
from horda.games import registry
from horda.server.tables.trouble import TableError
from horda.server.work.all_tasks import Job
from horda.server.work.task import HEAD, Refusal, Reply, framed

MEMORY = 2**29
"""Bytes that a process may ask for; the games themselves need a tenth of that."""
GRACE = 2
"""Seconds of the processor after which the system ends a process that does not stop by itself."""
ORPHAN = 60.0
"""Seconds after which it ends one that nobody watches any more."""


class OutOfTime(BaseException):
    """Its time is used up; not an `Exception`, so that no rule can catch it."""


class Clock:
    """Stops a task after so many seconds of the processor."""

    def __init__(self) -> None:
        self._running = False
        if hasattr(signal, "SIGPROF"):
            signal.signal(signal.SIGPROF, self._ring)

    def start(self, seconds: float) -> None:
        """Begins to count."""
        self._running = True
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_PROF, seconds)
            signal.setitimer(signal.ITIMER_REAL, seconds + ORPHAN)
            _limit("RLIMIT_CPU", int(time.process_time() + seconds) + GRACE)

    def stop(self) -> None:
        """Ends it: nothing is interrupted any more."""
        self._running = False
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _ring(self, *_: object) -> None:
        if self._running:
            raise OutOfTime


def done(job: Job, clock: Clock) -> Reply:
    """Does a task within its limits.

    What goes wrong is told without the words of the exception. Those could name a hidden card,
    and what comes back goes into a log.
    """
    began = time.process_time()
    try:
        clock.start(job.cpu)
        reply = _run(job)
        clock.stop()
    except OutOfTime:
        clock.stop()
        reply = Reply(error="spent")
    return msgspec.structs.replace(reply, cpu=time.process_time() - began)


def _run(job: Job) -> Reply:
    try:
        return Reply(job.task.run())
    except (HordaError, TableError) as error:
        return Reply(refusal=Refusal.of(error))
    except MemoryError:
        return Reply(error="memory")
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        return Reply(error=f"{type(error).__name__} at {place.name}:{place.lineno}")


def main(nice: str = "0", session: str = "0", prepare: str = "") -> None:
    """Does tasks until the input ends, which it does when the server is gone."""
    source, target = _channels()
    if hasattr(os, "nice"):
        os.nice(int(nice))
    if prepare:
        module, _, name = prepare.partition(":")
        getattr(import_module(module), name)()
    registry.all_games()
    gc.collect()
    gc.freeze()
    _step_back(session)
    _limit("RLIMIT_AS", MEMORY)
    clock, decoder = Clock(), msgspec.msgpack.Decoder(Job)
    _send(target, Reply())  # ready
    while (body := _receive(source)) is not None:
        reply = done(decoder.decode(body), clock)
        _send(target, reply)
        if reply.error == "memory":  # what is left of it is in pieces
            return


def _limit(name: str, most: int) -> None:
    """Sets a limit that the system watches over, where it has such limits."""
    with suppress(ImportError, OSError, ValueError, AttributeError):
        resource: Any = import_module("resource")
        kind = getattr(resource, name)
        resource.setrlimit(kind, (most, resource.getrlimit(kind)[1]))


def _step_back(session: str) -> None:
    """Lets everybody else compute first, now that all is loaded.

    Linux may share the processors out by session first, and this process has one of its own:
    then its niceness alone counts for nothing.
    """
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(session)


def _channels() -> tuple[BinaryIO, BinaryIO]:
    """Takes the output for us alone: what a bot prints goes where errors go."""
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return sys.stdin.buffer, target


def _receive(source: BinaryIO) -> bytes | None:
    head = source.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    return source.read(HEAD.unpack(head)[0])


def _send(target: BinaryIO, reply: Reply) -> None:
    try:
        target.write(framed(reply))
        target.flush()
    except BrokenPipeError:  # the server is gone, and nobody waits for this
        os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
