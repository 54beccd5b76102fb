"""Two workers on one PostgreSQL database: any of them serves any table."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from horda.server import protocol
from horda.server.client import ConnectionClosed, Person, Refusal, Seat
from tests.server.databases import Cluster
from tests.server.live import Company, Live, play_on
from tests.server.test_debate import PAIR, favour, heard

SOON = 60  # seconds; far more than it takes, so that a busy machine fails nothing


class Pair:
    """Two servers with the same database and the same secret."""

    def __init__(self, folder: Path, database: str) -> None:
        self.here = Live(folder, database)
        self.there = Live(folder, database)

    def start(self) -> None:
        """Starts both."""
        self.here.start()
        self.there.start()

    def kill(self) -> None:
        """Ends both."""
        self.here.kill()
        self.there.kill()


class Both:
    """People who come to both workers."""

    def __init__(self, here: Company, there: Company) -> None:
        self.here = here
        self.there = there

    async def meet(self, nickname: str) -> tuple[Person, Person]:
        """Returns one person, at either worker."""
        one, two = await self.here.meet(nickname), await self.there.stranger()
        two.http.cookies.update(one.http.cookies)
        two.id = one.id
        return one, two


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two workers for all tests of this file."""
    address = cluster.create()
    pair = Pair(tmp_path_factory.mktemp("workers"), address)
    pair.start()
    yield pair
    pair.kill()
    faults = pair.here.faults()
    cluster.drop(address)
    assert not faults


def run(pair: Pair, scene: Callable[[Both], Awaitable[None]]) -> None:
    """Plays a scene with people at both workers."""

    async def play() -> None:
        async with both(pair) as people:
            await asyncio.wait_for(scene(people), SOON)

    asyncio.run(play())


@asynccontextmanager
async def both(pair: Pair) -> AsyncIterator[Both]:
    """Opens the doors of both."""
    async with Company(pair.here.address) as here, Company(pair.there.address) as there:
        yield Both(here, there)


async def until(seat: Seat, done: Callable[[Seat], Any]) -> None:
    """Reads until something holds."""
    while not done(seat):
        await seat.receive()


async def at(seat: Seat, **wanted: int) -> None:
    """Reads until numbers of the view are as wanted."""
    await until(seat, lambda s: s.view and {**s.view, **wanted} == s.view)


def seen(seat: Seat) -> dict[str, Any]:
    """Returns the view of a seat that has one."""
    assert seat.view is not None
    return seat.view


async def two_at_a_table(people: Both, game: str, **wish: Any) -> tuple[Seat, Seat]:
    """Ala plays through one worker, Bo through the other."""
    (ala, _), (_, bo) = await people.meet("Ala"), await people.meet("Bo")
    table = await ala.open(game, public=True, **wish)
    await bo.sit(table.id, 1)
    await ala.start(table.id)
    first, second = await ala.look(table.id), await bo.look(table.id)
    await until(first, lambda s: s.view)
    await until(second, lambda s: s.view)
    return first, second


def test_a_game_through_two_workers(pair: Pair) -> None:
    async def scene(people: Both) -> None:
        config = {"scenario": "M00", "players": 3}
        seats = ["me", "open", "random"]
        first, second = await two_at_a_table(people, "zombicide-2e", config=config, seats=seats)
        dice = random.Random(1)
        await asyncio.gather(play_on(first, dice), play_on(second, dice))
        assert first.over
        assert seen(first)["seq"] == seen(second)["seq"]
        assert {**seen(first), "free": {}} == {**seen(second), "free": {}}
        for seat in (first, second):
            await until(seat, lambda s: s.table and s.table.status == "finished")

    run(pair, scene)


def test_of_two_answers_at_once_one_wins(pair: Pair) -> None:
    async def scene(people: Both) -> None:
        ala, same = await people.meet("Ala")
        table = await ala.open("zombicide-2e", config={"scenario": "M01"})
        await ala.start(table.id)
        seats = [await ala.look(table.id), await same.look(table.id)]
        for seat in seats:
            await until(seat, lambda s: s.view)
        dice = random.Random(2)
        for count in range(1, 16):
            answers = [seat.answer(dice.choice(seat.asks[0]["options"])["key"]) for seat in seats]
            said = await asyncio.gather(*answers, return_exceptions=True)
            refused = [one for one in said if isinstance(one, Refusal)]
            assert [one for one in said if not isinstance(one, Refusal)] == [count]
            assert [one.code for one in refused] == ["stale-ask"]
            for seat in seats:
                await at(seat, seq=count)
            assert seats[0].view == seats[1].view

    run(pair, scene)


def test_seats_status_chat_and_presence_reach_the_other_worker(pair: Pair) -> None:
    async def scene(people: Both) -> None:
        (ala, _), (_, bo) = await people.meet("Ala"), await people.meet("Bo")
        table = await ala.open("zombie-terror", seats=["me", "open"], public=True)
        first, second = await ala.look(table.id), await bo.look(table.id)
        await until(second, lambda s: s.table and s.table.seats[0].online)
        await until(first, lambda s: s.table and s.table.spectators == 1)
        await bo.sit(table.id, 1)
        await until(first, lambda s: s.table and s.table.seats[1].online)
        await ala.start(table.id)
        await until(second, lambda s: s.view)
        await first.ask(protocol.Say, text="hello")
        assert (await second.until(protocol.Chatted)).line.text == "hello"
        await second.ask(protocol.Say, text="hi")
        assert (await first.until(protocol.Chatted)).line.text == "hi"
        await second.close()
        await until(first, lambda s: s.table and not s.table.seats[1].online)
        await bo.sit(table.id, 1, "leave")
        await until(first, lambda s: s.table and s.table.seats[1].bot == "greedy")
        await ala.send("POST", f"/api/tables/{table.id}/close")
        while (await bo.send("GET", f"/api/tables/{table.id}"))["status"] != "closed":
            await asyncio.sleep(0.02)

    run(pair, scene)


def test_what_somebody_would_answer_is_heard_through_the_other_worker(pair: Pair) -> None:
    async def scene(people: Both) -> None:
        first, second = await two_at_a_table(
            people, "fort-hendrix", config=PAIR, seats=["me", "open"]
        )
        asked, other = (first, second) if first.asks else (second, first)
        [question] = seen(other)["debated"]
        key = question["options"][-1]["key"]
        await favour(other, question, key)
        assert await heard(asked) == {str(other.seats[0]): key}

    run(pair, scene)


def test_taking_back_needs_consent_through_the_other_worker(pair: Pair) -> None:
    async def scene(people: Both) -> None:
        first, second = await two_at_a_table(people, "zombie-terror", seats=["me", "open"])
        asked, other = (first, second) if first.asks else (second, first)
        dice = random.Random(3)
        while asked.asks:
            await asked.answer(dice.choice(asked.asks[0]["options"])["key"])
        await until(other, lambda s: s.asks)
        answered = seen(asked)["count"]
        await other.answer(other.asks[0]["options"][0]["key"])
        await at(asked, count=answered + 1)
        for agree in (False, True):
            await asked.ask(protocol.Undo, seat=asked.seats[0], to=answered - 1)
            proposal = None
            while proposal is None:
                proposal = (await other.until(protocol.Proposed)).proposal
            assert proposal.needed == other.seats
            await other.ask(protocol.Consent, proposal=proposal.number, agree=agree)
            if not agree:
                while (await asked.until(protocol.Proposed)).proposal is not None:
                    pass
        await at(asked, epoch=1)
        assert seen(asked)["count"] == answered - 1
        assert seen(other)["count"] == answered - 1
        await asked.answer(asked.asks[0]["options"][0]["key"])
        await at(other, count=answered)

    run(pair, scene)


def test_company_through_the_other_worker_deals_anew_for_all(pair: Pair) -> None:
    async def scene(people: Both) -> None:
        (ala, _), (_, bo) = await people.meet("Ala"), await people.meet("Bo")
        table = await ala.open("zombie-terror", seats=["me", "greedy"])
        await ala.start(table.id)
        first = await ala.look(table.id)
        await until(first, lambda s: s.asks)
        await first.answer(first.asks[0]["options"][0]["key"])
        made = await ala.send("POST", f"/api/tables/{table.id}/invitations", {"seat": 1})
        await bo.send("POST", "/api/tables/join", {"token": made["token"]})
        second = await bo.look(table.id)
        await until(second, lambda s: s.view)
        await until(first, lambda s: s.view and s.view["floor"])
        await until(first, lambda s: s.table and s.table.seats[1].person == bo.id)
        seats = (first, second)
        for _ in range(4):
            seq = max(seen(seat)["seq"] for seat in seats)
            for seat in seats:
                while seen(seat)["seq"] < seq:
                    await seat.receive()
            asked = next(seat for seat in seats if seat.asks)
            await asked.answer(asked.asks[0]["options"][0]["key"])

    run(pair, scene)


def test_signing_out_reaches_the_other_worker(pair: Pair) -> None:
    async def scene(people: Both) -> None:
        ala, same = await people.meet("Ala")
        table = await same.open("zombie-terror", seats=["me", "greedy"])
        looking = await same.look(table.id)
        await looking.until(protocol.Welcome)
        await ala.send("PUT", "/api/me/passphrase", {"passphrase": "correct horse"})
        with pytest.raises(ConnectionClosed):
            await looking.until(protocol.View)
        assert await same.send("GET", "/api/me") is None

    run(pair, scene)


def test_bots_move_to_another_worker(tmp_path: Path, postgres_url: str) -> None:
    """The worker that drives them is killed; how long it takes is in docs/reliability.md."""
    pair = Pair(tmp_path, postgres_url)
    pair.start()

    async def scene(people: Both) -> None:
        ala, same = await people.meet("Ala")
        slow = "mcts:seconds=0.2"
        table = await ala.open("zombie-terror", seats=[slow, slow], public=True)
        await ala.start(table.id)
        seat = await same.look(table.id)
        await until(seat, lambda s: s.view and s.view["seq"] > 0)
        pair.here.kill()
        before = seen(seat)["seq"]
        await until(seat, lambda s: seen(s)["seq"] > before + 2)

    try:
        run(pair, scene)
    finally:
        pair.kill()


@pytest.mark.usefixtures("from_nothing")
def test_two_workers_of_one_command(tmp_path: Path, postgres_url: str) -> None:
    live = Live(tmp_path, postgres_url, HORDA_WORKERS="2")
    live.start()

    async def scene(company: Company) -> None:
        ala, bo = await company.meet("Ala"), await company.meet("Bo")
        table = await ala.open("zombie-terror", seats=["me", "open"], public=True)
        await bo.sit(table.id, 1)
        await ala.start(table.id)
        seats = [await one.look(table.id) for one in (ala, bo)]
        for seat in seats:
            await seat.until(protocol.View)
        dice = random.Random(4)
        await asyncio.gather(*(play_on(seat, dice) for seat in seats))

    try:
        live.run(scene)
        assert live.kill(signal.SIGTERM) == 0
    finally:
        live.stop()
    assert not live.faults()
