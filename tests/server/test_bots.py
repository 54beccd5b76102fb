"""Bots in processes of their own, good ones and bad ones."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from horda.core.errors import HordaError
from horda.games import registry
from horda.server.ops.metrics import Metrics
from horda.server.tables.bots import BotPool, FairQueue, PoolClosed, time_to_think

GAME = "zombicide-2e"
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _children_find_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("HORDA_ADMIN_TOKEN", "not-for-bots")


def position() -> tuple[bytes, int, list[str]]:
    """A game where somebody has a real choice: the state, the seat and the legal keys."""
    engine = registry.engine(GAME)
    state = engine.new(engine.config({}), 7)
    while len(state.open[0].options) < 3:
        engine.choose(state, 0)
    choice = state.open[0]
    return state.encode(), choice.seat, engine.keys(state, choice)


def in_pool(
    test: Callable[[BotPool], Awaitable[None]],
    workers: int = 1,
    hard: float = 20.0,  # so long only for machines under load: no test waits for it
    metrics: Metrics | None = None,
    prepare: str = "tests.server.bad_bots:register",
) -> None:
    async def run() -> None:
        pool = BotPool(workers, soft=hard / 2, hard=hard, prepare=prepare, metrics=metrics)
        await pool.open()
        try:
            await test(pool)
        finally:
            await pool.close()

    asyncio.run(run())


def test_a_bot_answers() -> None:
    state, seat, keys = position()

    async def test(pool: BotPool) -> None:
        first = await pool.answer(GAME, state, seat, "greedy", 1)
        again = await pool.answer(GAME, state, seat, "greedy", 1)
        assert first == again
        assert first[0] in keys
        assert not first[1]

    in_pool(test)


def test_its_process_gives_way_and_knows_no_settings() -> None:
    state, seat, keys = position()

    async def test(pool: BotPool) -> None:
        assert await pool.answer(GAME, state, seat, "nice", 1) == (keys[-1], False)
        assert await pool.answer(GAME, state, seat, "loud", 1) == (keys[0], False)

    in_pool(test)


@pytest.mark.parametrize("bad", ["crashing", "garbage", "unknown-bot", "mcts:iterations=x"])
def test_a_bad_bot_has_a_legal_fallback_and_the_next_answer_works(bad: str) -> None:
    state, seat, keys = position()

    async def test(pool: BotPool) -> None:
        given = [await pool.answer(GAME, state, seat, bad, seed) for seed in (1, 2, 1)]
        assert all(key in keys and fallback for key, fallback in given)
        assert given[0] == given[2], "a fallback follows from the seed"
        assert await pool.answer(GAME, state, seat, "nice", 1) == (keys[-1], False)

    in_pool(test)


def test_a_hanging_bot_is_ended_and_replaced() -> None:
    state, seat, keys = position()
    metrics = Metrics()

    async def test(pool: BotPool) -> None:
        key, fallback = await pool.answer(GAME, state, seat, "hanging", 5)
        assert key in keys
        assert fallback
        # Under load the new process may take longer to start than a question may wait.
        for _ in range(60):
            if await pool.answer(GAME, state, seat, "nice", 1) == (keys[-1], False):
                return
        pytest.fail("the pool did not recover")

    in_pool(test, hard=1.0, metrics=metrics)
    assert metrics.registry.get_sample_value("horda_bot_answers_total", {"outcome": "late"})
    assert metrics.registry.get_sample_value("horda_bot_answers_total", {"outcome": "ok"}) == 1


def test_one_hanging_bot_leaves_the_other_process_free() -> None:
    state, seat, _ = position()

    async def test(pool: BotPool) -> None:
        hanging = asyncio.create_task(pool.answer(GAME, state, seat, "hanging", 5, table="a"))
        await asyncio.sleep(0)
        for seed in range(5):
            assert not (await pool.answer(GAME, state, seat, "nice", seed, table="b"))[1]
        assert not hanging.done()
        hanging.cancel()

    in_pool(test, workers=2, hard=60.0)


def test_processes_that_cannot_start_do_not_stop_the_game() -> None:
    state, seat, keys = position()

    async def test(pool: BotPool) -> None:
        key, fallback = await pool.answer(GAME, state, seat, "greedy", 5)
        assert key in keys
        assert fallback

    in_pool(test, hard=0.2, prepare="tests.server.bad_bots:broken")


def test_a_seat_that_is_not_asked_gets_no_answer() -> None:
    state, seat, _ = position()

    async def test(pool: BotPool) -> None:
        with pytest.raises(HordaError, match="wrong-seat"):
            await pool.answer(GAME, state, seat + 1, "greedy", 5)

    in_pool(test)


def test_closing_leaves_open_questions_to_the_next_server() -> None:
    state, seat, _ = position()

    async def test(pool: BotPool) -> None:
        hanging = asyncio.create_task(pool.answer(GAME, state, seat, "hanging", 5))
        await asyncio.sleep(0.1)
        await pool.close()
        with pytest.raises(PoolClosed):
            await hanging
        with pytest.raises(PoolClosed):
            await pool.answer(GAME, state, seat, "greedy", 5)

    in_pool(test)


def test_the_queue_takes_tables_in_turn() -> None:
    async def test() -> list[str]:
        queue: FairQueue[str] = FairQueue()
        for table, item in [("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1"), ("c", "c1")]:
            queue.put(table, item)
        taken = [await queue.get() for _ in range(3)]
        queue.put("b", "b2")
        return taken + [await queue.get() for _ in range(3)]

    assert asyncio.run(test()) == ["a1", "b1", "c1", "a2", "b2", "a3"]


@pytest.mark.parametrize(
    ("waited", "workers", "waiting", "seconds"),
    [
        (0, 1, 0, 1.5),
        (0, 1, 2, 0.5),
        (0, 2, 2, 0.75),
        (1, 1, 0, 0.5),
        (0, 1, 999, 0.05),
        (9, 1, 0, 0.05),
    ],
)
def test_time_to_think_is_shared_with_those_who_wait(
    waited: float, workers: int, waiting: int, seconds: float
) -> None:
    assert time_to_think(1.5, waited, workers, waiting) == seconds
