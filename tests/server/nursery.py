"""Servers of tests begin with everything loaded.

To import and warm up takes a server three times as long as to start. One process of every process
of tests does it once; each server is a fork of it, with its own environment and output.
"""

import multiprocessing
import os
import runpy
import subprocess
import sys
from collections.abc import Mapping, Sequence
from multiprocessing.context import ForkServerProcess
from pathlib import Path

POSSIBLE = "forkserver" in multiprocessing.get_all_start_methods()
"""Not every system can fork."""
LOADED = "tests.server.loaded"
"""The module whose import loads everything."""


class Forked:
    """A process of the nursery, to be used like one of `subprocess`."""

    def __init__(self, process: ForkServerProcess) -> None:
        self._process = process

    @property
    def pid(self) -> int:
        """Its number."""
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        """Returns its exit code; None while it runs."""
        return self._process.exitcode

    def send_signal(self, signal: int) -> None:
        """Sends it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, signal)

    def wait(self, timeout: float) -> int:
        """Waits until it has ended and returns its exit code."""
        self._process.join(timeout)
        code = self.poll()
        if code is None:
            raise subprocess.TimeoutExpired("a server of the nursery", timeout)
        return code


def begin(program: str, words: Sequence[str], environment: Mapping[str, str], log: Path) -> Forked:
    """Runs a module as a program: `python -m PROGRAM WORDS...`, but at once."""
    nursery = multiprocessing.get_context("forkserver")
    nursery.set_forkserver_preload([LOADED])
    given = (program, tuple(words), dict(environment), str(log))
    # A daemon: it ends with the tests, whatever becomes of them.
    process = nursery.Process(target=_run, args=given, daemon=True)
    process.start()
    return Forked(process)


def _run(program: str, words: Sequence[str], environment: Mapping[str, str], log: str) -> None:
    os.environ.clear()
    os.environ.update(environment)
    target = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for output in (1, 2):
        os.dup2(target, output)
    os.close(target)
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(line_buffering=True)  # type: ignore[union-attr]  # both are files here
    sys.argv = [program, *words]
    runpy.run_module(program, run_name="__main__", alter_sys=True)
