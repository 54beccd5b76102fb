"""Work in processes that can be ended: limits, turns, and what comes back."""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

if sys.platform != "win32":
    import uvloop

from horda.core.errors import HordaError
from horda.games import registry
from horda.server.people.limits import RATES, Limits
from horda.server.tables.trouble import TableError
from horda.server.work.all_tasks import Job, job
from horda.server.work.desk import Desk, Who
from horda.server.work.lines import Lines, Place
from horda.server.work.process import Kind
from horda.server.work.setups import Judge, TryOut
from horda.server.work.task import Reply
from horda.server.work.workshop import Closed, Crowd, Workshop

GAME = "zombicide-2e"
ROOT = Path(__file__).resolve().parents[2]
LONG = 60.0  # nothing here takes as long, on however busy a machine


@pytest.fixture(autouse=True)
def _children_find_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(ROOT / "src"), str(ROOT))))


def in_workshop(
    test: Callable[[Workshop], Awaitable[None]],
    size: int = 1,
    hard: float = LONG,
    run: Callable[[Coroutine[Any, Any, None]], None] = asyncio.run,
) -> None:
    async def play() -> None:
        shop = Workshop(size, hard, Kind(prepare="tests.server.bad_tasks:register"))
        try:
            await test(shop)
        finally:
            await shop.close()

    run(play())


async def judge(shop: Workshop, text: str, cpu: float = 0.2, who: str = "a") -> Reply:
    def make(_: Crowd) -> Job:
        return job(Judge(GAME, text), cpu)

    return await shop.ask(Place(who), make, LONG)


def test_a_task_comes_back_with_what_it_cost() -> None:
    async def test(shop: Workshop) -> None:
        reply = await judge(shop, "fine")
        assert b'"line":1' in reply.body
        assert (reply.error, reply.refusal) == ("", None)
        assert reply.cpu < 0.2

    in_workshop(test)


def test_a_task_that_computes_for_ever_is_stopped_and_its_process_goes_on() -> None:
    async def test(shop: Workshop) -> None:
        reply = await judge(shop, "compute")
        assert reply.error == "spent"
        assert 0.1 < reply.cpu < 2
        assert (await judge(shop, "fine")).body

    in_workshop(test)


@pytest.mark.parametrize(("text", "error"), [("hoard", "memory"), ("die", "died")])
def test_a_process_that_is_lost_is_replaced(text: str, error: str) -> None:
    async def test(shop: Workshop) -> None:
        assert (await judge(shop, text, 10)).error == error
        assert (await judge(shop, "fine")).body

    in_workshop(test)


@pytest.mark.skipif(sys.platform == "win32", reason="no uvloop there")
def test_a_process_that_ends_while_it_has_nothing_to_do_is_replaced() -> None:
    """As by a system short of memory: under uvloop nobody was served any more after that."""

    async def test(shop: Workshop) -> None:
        for _ in range(2):
            assert (await judge(shop, "die later")).body
            await asyncio.sleep(1.0)
            replies = [await judge(shop, "fine") for _ in range(2)]
            assert replies[-1].body
            assert replies[0].error in ("", "died")

    in_workshop(test, run=uvloop.run)


def test_a_task_that_cannot_even_be_asked_keeps_nobody_waiting() -> None:
    async def test(shop: Workshop) -> None:
        def make(_: Crowd) -> Job:
            raise KeyError("nothing")

        assert (await shop.ask(Place("a"), make, 2.0)).error == "late"
        assert (await judge(shop, "fine")).body

    in_workshop(test)


def test_a_number_that_no_message_holds_costs_no_process() -> None:
    """A stranger's setup: each one ended a process, and whoever came next waited for another."""

    async def test(shop: Workshop) -> None:
        assert (await judge(shop, "fine")).body
        before = children()
        setup = TryOut(GAME, {"seats": 10**30, "house": {"text": ""}})
        reply = await shop.ask(Place("a"), lambda _: job(setup), LONG)
        assert (reply.error, reply.cpu) == ("unwritten", 0.0)
        assert (await judge(shop, "fine")).body
        assert children() == before

    in_workshop(test)


def children() -> set[str]:
    """The processes that this one has started."""
    return set(Path(f"/proc/self/task/{os.getpid()}/children").read_text().split())


def test_a_process_that_hangs_is_ended() -> None:
    async def test(shop: Workshop) -> None:
        await shop.open()
        assert (await judge(shop, "sleep")).error == "hung"
        assert (await judge(shop, "fine")).body

    in_workshop(test, hard=1.0)


def test_faults_come_back_without_their_words_and_refusals_with_all_of_them() -> None:
    async def test(shop: Workshop) -> None:
        fault = await judge(shop, "fail")
        assert fault.error.startswith("KeyError at flaws:")
        assert "S3CRET" not in fault.error
        refusal = (await judge(shop, "refuse")).refusal
        assert refusal is not None
        raised = refusal.unpacked()
        assert isinstance(raised, HordaError)
        assert (raised.code, raised.what, raised.rules) == ("bad-position", "here", ("R1",))

    in_workshop(test)


def test_who_asks_for_much_delays_only_themselves() -> None:
    """One asks for thirty things that take their whole time, then somebody else for one."""

    async def test(shop: Workshop) -> None:
        await shop.open()
        many = [asyncio.create_task(judge(shop, "compute", 0.3)) for _ in range(30)]
        await asyncio.sleep(0.05)
        assert (await judge(shop, "fine", who="b")).body
        assert sum(task.done() for task in many) <= 2
        for task in many:
            task.cancel()
        await asyncio.gather(*many, return_exceptions=True)

    in_workshop(test)


def test_one_address_never_holds_all_processes() -> None:
    async def test(shop: Workshop) -> None:
        held = [asyncio.create_task(judge(shop, "sleep")) for _ in range(3)]
        await asyncio.sleep(0.05)
        assert (await judge(shop, "fine", who="b")).body
        assert not any(task.done() for task in held)
        for task in held:
            task.cancel()
        await asyncio.gather(*held, return_exceptions=True)

    in_workshop(test, size=2)


def test_closing_ends_what_is_open() -> None:
    async def test(shop: Workshop) -> None:
        hanging = asyncio.create_task(judge(shop, "sleep"))
        await asyncio.sleep(0.2)
        await shop.close()
        with pytest.raises(Closed):
            await hanging
        with pytest.raises(Closed):
            await judge(shop, "fine")

    in_workshop(test)


def test_lines_take_addresses_in_turn_and_people_there() -> None:
    async def test() -> list[str]:
        lines: Lines[str] = Lines(most=9)
        for address, person, item in [
            ("a", "x", "ax1"),
            ("a", "x", "ax2"),
            ("a", "y", "ay1"),
            ("b", "z", "bz1"),
        ]:
            lines.put(Place(address, person), item)
        assert lines.waiting("a") == (1, 3)
        assert lines.waiting("c") == (2, 0)
        taken = [(await lines.get())[1] for _ in range(2)]
        lines.put(Place("b", "z"), "bz2")
        return taken + [(await lines.get())[1] for _ in range(3)]

    assert asyncio.run(test()) == ["ax1", "bz1", "ay1", "bz2", "ax2"]


def test_lines_hold_an_address_back_until_its_work_is_done() -> None:
    async def test() -> None:
        lines: Lines[int] = Lines(most=1)
        lines.put(Place("a"), 1)
        lines.put(Place("a"), 2)
        assert await lines.get() == ("a", 1)
        waiting = asyncio.create_task(lines.get())
        await asyncio.sleep(0)
        lines.put(Place("b"), 3)
        assert await waiting == ("b", 3)
        waiting = asyncio.create_task(lines.get())
        await asyncio.sleep(0)
        assert not waiting.done()
        lines.done("a")
        assert await waiting == ("a", 2)

    asyncio.run(test())


def test_a_desk_refuses_who_has_used_up_their_part() -> None:
    """Work is paid for in advance, and what it did not take is given back."""
    burst = int(RATES["work"][0].burst)

    async def test() -> None:
        desk = Desk(1, Limits())
        who, other = Who("ann", "192.0.2.1"), Who("bo", "192.0.2.1")
        text = registry.find(GAME).template()
        try:
            asked = [asyncio.create_task(desk.do(Judge(GAME, text), who)) for _ in range(burst)]
            await asyncio.sleep(0)
            with pytest.raises(TableError, match="too-fast"):
                await desk.do(Judge(GAME, text), who)
            assert await desk.do(Judge(GAME, text), other)
            await asyncio.gather(*asked)
            assert await desk.do(Judge(GAME, text), who)
        finally:
            await desk.close()

    asyncio.run(test())
