"""Who is away agrees to nothing, and keeps the seat for a while that everybody can see."""

import asyncio
import random
import time
from collections.abc import Iterator

import pytest

from horda.server import protocol
from horda.server.client import Person, Refusal, Seat
from horda.server.tables.presence import Absences
from tests.server.live import Company, Live, play_on

GRACE = 3.0


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server where people may be away for some seconds."""
    with Live(tmp_path_factory.mktemp("patient"), HORDA_GRACE=str(GRACE)) as server:
        yield server


async def ready(seat: Seat) -> Seat:
    """Reads until the first view is there."""
    await seat.until(protocol.View)
    return seat


async def duel(ala: Person, bo: Person) -> str:
    """Begins a duel between two."""
    table = await ala.open("zombie-terror", seats=["me", "open"], public=True)
    await bo.sit(table.id, 1)
    await ala.start(table.id)
    return table.id


async def came(watching: Seat, seat: int = 1) -> None:
    """Reads until everybody sees that somebody is there."""
    while watching.table is None or not watching.table.seats[seat].online:
        await watching.receive()


async def gone(watching: Seat, seat: int = 1) -> protocol.TableInfo:
    """Reads until everybody sees that somebody is away."""
    while watching.table is None or watching.table.seats[seat].away is None:
        await watching.receive()
    return watching.table


def test_a_duel_is_not_rewound_while_a_bot_stands_in(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await duel(ala, bo)
        mine, theirs = await ready(await ala.look(table)), await ready(await bo.look(table))
        first, second = (mine, theirs) if mine.asks else (theirs, mine)
        while first.asks:
            await play_on(first, random.Random(1), 1)
        await play_on(second, random.Random(1), 1)
        await came(mine)
        await theirs.close()
        await gone(mine)
        await ala.sit(table, 1, "bot", bot="random")
        while not mine.asks:  # the bot does what Bo was asked
            await mine.receive()
        assert mine.view is not None
        await mine.send(protocol.Undo(99, 0, 0))
        proposed = await mine.until(protocol.Proposed)
        assert proposed.proposal.needed == (1,)
        assert mine.view["epoch"] == 0, "nothing was taken back"
        back = await bo.look(table)
        asked = (await back.until(protocol.Proposed)).proposal
        await back.ask(protocol.Consent, proposal=asked.number, agree=True)
        while mine.view["count"]:
            await mine.receive()

    live.run(scene)


def test_a_duel_is_not_rewound_once_the_other_has_left(live: Live) -> None:
    """Who leaves has agreed to nothing, and may come back to the same cards."""

    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await duel(ala, bo)
        mine, theirs = await ready(await ala.look(table)), await ready(await bo.look(table))
        dice = random.Random(1)
        first, second = (mine, theirs) if mine.asks else (theirs, mine)
        while first.asks:
            await play_on(first, dice, 1)
        await play_on(second, dice, 1)
        await bo.sit(table, 1, "bot", bot="random")  # a quick one plays on
        await bo.sit(table, 1, "leave")
        while not mine.asks:
            await mine.receive()
        assert mine.view is not None
        before = mine.view["count"]
        with pytest.raises(Refusal, match="not-allowed"):
            await mine.ask(protocol.Undo, seat=0, to=0)
        assert (mine.view["epoch"], mine.view["count"]) == (0, before)
        await play_on(mine, dice, 1)
        await mine.ask(protocol.Undo, seat=0, to=before)  # what was said since is nobody else's

    live.run(scene)


def test_a_line_that_breaks_for_a_moment_loses_no_seat(patient: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await duel(ala, bo)
        mine, theirs = await ready(await ala.look(table)), await ready(await bo.look(table))
        await came(mine)
        await theirs.close()
        seen = await gone(mine)
        assert (seen.grace, seen.seats[1].online) == (GRACE, False)
        assert 0 <= (seen.seats[1].away or 0) < GRACE
        with pytest.raises(Refusal, match="too-soon") as refused:
            await ala.sit(table, 1, "bot")
        assert 0 < (refused.value.refused.retry or 0) <= GRACE
        again = await ready(await bo.look(table))
        await came(mine)
        assert mine.table is not None
        assert mine.table.seats[1].away is None
        await asyncio.sleep(GRACE)
        with pytest.raises(Refusal, match="not-your-seat"):  # it does not count on
            await ala.sit(table, 1, "bot")
        await again.close()
        assert ((await gone(mine)).seats[1].away or 0) < GRACE, "counted anew"
        await asyncio.sleep(GRACE)
        handed = (await ala.sit(table, 1, "bot")).seats[1]
        assert (handed.person, handed.bot) == (bo.id, "greedy")
        assert (await bo.sit(table, 1, "back")).seats[1].bot == ""

    patient.run(scene)


def test_who_never_came_is_away_from_the_first_look_on(patient: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await duel(ala, bo)
        with pytest.raises(Refusal, match="too-soon"):
            await ala.sit(table, 1, "bot")
        await bo.sit(table, 1, "bot")  # one's own seat needs no waiting
        assert (await bo.sit(table, 1, "back")).seats[1].bot == ""

    patient.run(scene)


def test_absences_are_counted_from_when_somebody_went() -> None:
    now = 100.0
    absences = Absences(lambda: now)
    here = {"ann"}
    absences.note(["ann", "bo"], here.__contains__)
    assert [absences.lasting(who) for who in ("ann", "bo", None)] == [None, 0.0, None]
    now = 130.0
    here.clear()
    absences.note(["ann", "bo"], here.__contains__)
    assert [absences.lasting(who) for who in ("ann", "bo")] == [0.0, 30.0]
    here.add("bo")
    absences.note(["ann", "bo"], here.__contains__)
    here.clear()
    now = 140.0
    absences.note(["ann", "bo"], here.__contains__)
    assert [absences.lasting(who) for who in ("ann", "bo")] == [10.0, 0.0]
    absences.note(["bo"], here.__contains__)
    assert absences.lasting("ann") is None, "who holds no seat is not missed"


def test_a_clock_that_is_set_forward_makes_nobody_absent() -> None:
    assert Absences()._clock is time.monotonic
