"""Spreads the games of a job over processes; the rows come back in the order of the games."""

import gc
import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.context import BaseContext

from horda.sim.job import Job, Prepared, Row, prepare
from horda.sim.play import play_game

LARGEST_BATCH = 50

_prepared: Prepared | None = None


def run(job: Job, workers: int = 1) -> Iterator[Row]:
    """Plays all games of a job; what it names is checked before this returns."""
    prepared = prepare(job)
    if workers <= 1 or job.count <= 1:
        return (play_game(prepared, number) for number in range(job.count))
    return _spread(job, workers)


def _spread(job: Job, workers: int) -> Iterator[Row]:
    batches = split(job.count, workers)
    pool = ProcessPoolExecutor(
        min(workers, len(batches)), _context(), initializer=_begin, initargs=(job,)
    )
    try:
        for rows in pool.map(_play_batch, batches):
            yield from rows
    finally:  # also when the reader stops early: no batch is begun any more
        pool.shutdown(cancel_futures=True)


def split(count: int, workers: int) -> list[tuple[int, int]]:
    """Cuts 0..count into batches, small enough that no worker waits long for the last one."""
    size = max(1, min(LARGEST_BATCH, count // (workers * 8)))
    return [(first, min(first + size, count)) for first in range(0, count, size)]


def _context() -> BaseContext:
    """Chooses how to start workers: never a plain fork, which would copy threads half alive."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    # Loaded once in the server that workers are forked from, not in every worker.
    context.set_forkserver_preload(["__main__", __name__])
    return context


def _begin(job: Job) -> None:
    """Loads the game once in a worker; what is loaded then is never looked at by the collector."""
    global _prepared
    _prepared = prepare(job)
    gc.collect()
    gc.freeze()


def _play_batch(batch: tuple[int, int]) -> list[Row]:
    assert _prepared is not None
    return [play_game(_prepared, number) for number in range(*batch)]
