"""Bots in processes of their own, good ones and bad ones."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from horda.bots.spec import BOTS, make_bot
from horda.core.errors import HordaError
from horda.games import registry
from horda.server.ops.metrics import Metrics
from horda.server.tables import bots
from horda.server.tables.bots import BotPool, PoolClosed, time_to_think
from horda.server.work.thinking import MOST, checked, granted
from horda.server.work.workshop import Crowd

GAME = "zombicide-2e"
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _children_find_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(ROOT / "src"), str(ROOT))))
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
    soft: float | None = None,
) -> None:
    async def run() -> None:
        pool = BotPool(workers, soft=soft or hard / 2, hard=hard, prepare=prepare, metrics=metrics)
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


def best_advice(state: bytes, seat: int) -> str:
    """What the game itself would answer at once."""
    engine = registry.engine(GAME)
    position = engine.decode(state)
    choice = position.open[0]
    assert choice.seat == seat
    weights = engine.game.advise(position, choice)
    assert weights is not None
    assert len(set(weights)) > 1, "else any answer would do"
    return engine.key(position, choice.options[max(range(len(weights)), key=weights.__getitem__)])


@pytest.mark.parametrize("bad", ["crashing", "garbage", "unknown-bot"])
def test_a_bot_that_fails_answers_by_advice_and_never_by_lot(bad: str) -> None:
    state, seat, _ = position()

    async def test(pool: BotPool) -> None:
        for seed in (1, 2):
            answer = await pool.answer(GAME, state, seat, bad, seed)
            assert answer == (best_advice(state, seat), True)

    in_pool(test)


def test_somebody_with_many_tables_starves_nobody_else() -> None:
    """Thirty-eight tables of one host, whose bots would think for an hour, and one of another."""
    state, seat, keys = position()
    greedy = "mcts:seconds=3600,depth=1000000"

    async def test(pool: BotPool) -> None:
        async def ask(spec: str, host: str, table: int) -> tuple[str, bool]:
            return await pool.answer(GAME, state, seat, spec, table, host=host, table=str(table))

        many = [asyncio.create_task(ask(greedy, "eve", n)) for n in range(38)]
        await asyncio.sleep(0.1)
        assert await ask("nice", "ala", 99) == (keys[-1], False)
        thought = sum(one.done() and not one.result()[1] for one in many)
        assert thought <= 2, "one of theirs at most before ours, and one that was under way"
        given = await asyncio.gather(*many)
        assert all(key in keys for key, _ in given)
        hurried = {key for key, fallback in given if fallback}
        assert hurried <= {best_advice(state, seat)}, "who is given no time follows the advice"

    in_pool(test, soft=1.5)


@pytest.mark.parametrize(
    ("spec", "name"),
    [
        ("mcts:seconds=3600", "seconds"),
        ("mcts:iterations=1000000", "iterations"),
        ("mcts:depth=1000000", "depth"),
        ("planner:width=1000", "width"),
        ("planner:playouts=100000", "playouts"),
        ("planner:rounds=50", "rounds"),
        ("greedy:worlds=10000", "worlds"),
    ],
)
def test_what_a_bot_may_want_is_limited_on_a_server(spec: str, name: str) -> None:
    with pytest.raises(HordaError, match=f"{name} is at most"):
        checked(spec)
    less = getattr(granted(make_bot(spec, 1)).settings, name)
    assert less == MOST[name], "tables that are older than the limits get what is allowed"
    assert type(less) is (float if name == "seconds" else int)


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_may_be_had_as_it_is(name: str) -> None:
    assert checked(name) == name
    assert granted(make_bot(name, 1)).settings == make_bot(name, 1).settings


@pytest.mark.parametrize(
    ("waited", "workers", "others", "own", "seconds"),
    [
        (0, 1, 0, 0, 1.5),
        (0, 1, 2, 0, 0.5),
        (0, 2, 2, 0, 0.75),
        (1, 1, 0, 0, 0.5),
        (0, 1, 0, 2, 0.5),
        (0, 1, 999, 0, 0),
        (0, 1, 0, 999, 0),
        (9, 1, 0, 0, 0),
    ],
)
def test_time_to_think_is_shared_with_those_who_wait(
    waited: float, workers: int, others: int, own: int, seconds: float
) -> None:
    assert time_to_think(1.5, workers, Crowd(waited, others, own)) == seconds


def test_where_a_file_is_played_nobody_waits_for_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A position in which a bot thinks for ever has advice that takes as long, for everybody."""
    state, seat, keys = position()
    monkeypatch.setattr(bots, "quick", lambda _: pytest.fail("it was asked for"))

    async def test(pool: BotPool) -> None:
        given = {
            await pool.answer(GAME, state, seat, "crashing", n, brought=True) for n in range(9)
        }
        assert given <= {(key, True) for key in keys}
        assert len(given) > 1, "always the same might lead nowhere"

    in_pool(test)
