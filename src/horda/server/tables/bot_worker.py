"""The process bots think in: reads questions from its input, writes answers to its output."""

import gc
import os
import signal
import struct
import sys
import traceback
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec
from msgspec import Struct

from horda.bots.base import decide, question
from horda.bots.spec import make_bot
from horda.games import registry

HEAD = struct.Struct("!I")
NICE = 19
NICE_SESSION = 10
"""About a tenth of a full share: on a crowded machine a bot still finds its answer."""
ORPHAN = 10.0
"""Seconds beyond its time after which the system ends a bot that nobody watches any more."""

T = TypeVar("T")


class Job(Struct, frozen=True, array_like=True):
    """A question to a bot."""

    game: str
    state: bytes
    seat: int
    spec: str
    seed: int
    seconds: float


class Reply(Struct, frozen=True, array_like=True):
    """The key of the option a bot took, or what went wrong."""

    key: str = ""
    error: str = ""


def frame(message: Struct) -> bytes:
    """Writes a message with its length before it."""
    body = msgspec.msgpack.encode(message)
    return HEAD.pack(len(body)) + body


def think(job: Job) -> Reply:
    """Asks the bot; what it does wrong is told without the words of the exception.

    Those could name a hidden card, and what comes back goes into a log.
    """
    try:
        engine = registry.engine(job.game)
        state = engine.decode(job.state)
        bot = make_bot(job.spec, job.seed)
        index = decide(bot, engine, state, job.seat, job.seconds, strict=True)
        return Reply(engine.key(state, question(state, job.seat).options[index]))
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        return Reply(error=f"{type(error).__name__} at {place.name}:{place.lineno}")


def fallback(game: str, state: bytes, seat: int, seed: int) -> str:
    """Returns the key of a legal option without thinking, the same for the same seed."""
    engine = registry.engine(game)
    position = engine.decode(state)
    index = decide(make_bot("random", seed), engine, position, seat, strict=True)
    return engine.key(position, question(position, seat).options[index])


def main(prepare: str = "") -> None:
    """Answers questions until the input ends, which it does when the server is gone."""
    source, target = _channels()
    if hasattr(os, "nice"):
        os.nice(NICE)
    if prepare:
        module, _, name = prepare.partition(":")
        getattr(import_module(module), name)()
    registry.all_games()
    gc.collect()
    gc.freeze()
    _step_back()
    _send(target, Reply())  # ready
    while (job := _receive(source, Job)) is not None:
        _alarm(job.seconds + ORPHAN)
        reply = think(job)
        _alarm(0)
        _send(target, reply)


def _step_back() -> None:
    """Lets everybody else compute first, now that all is loaded.

    Linux may share the processors out by session first, and this process has one of its own:
    then its niceness alone counts for nothing.
    """
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(NICE_SESSION))


def _channels() -> tuple[BinaryIO, BinaryIO]:
    """Takes the output for us alone: what a bot prints goes where errors go."""
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return sys.stdin.buffer, target


def _alarm(seconds: float) -> None:
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _receive(source: BinaryIO, kind: type[T]) -> T | None:
    head = source.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    body = source.read(HEAD.unpack(head)[0])
    return msgspec.msgpack.decode(body, type=kind)


def _send(target: BinaryIO, reply: Reply) -> None:
    try:
        target.write(frame(reply))
        target.flush()
    except BrokenPipeError:  # the server is gone, and nobody waits for this
        os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
