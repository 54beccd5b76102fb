"""What a seat asks for by itself, over the wire: own cards discarded in others' turns."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from horda.server import protocol
from horda.server.client import Person, Refusal, Seat
from tests.server.live import Company, Live

GAME = "zombicide-2e"
CONFIG = {"scenario": "M00", "players": 2}


async def two(company: Company) -> tuple[str, list[Person], list[Seat]]:
    """Begins a game of two people, and plays on until the second one has cards to discard."""
    ala, bo = await company.meet("Ala"), await company.meet("Bo")
    table = (await ala.open(GAME, config=CONFIG, seats=["me", "open"])).id
    made = await ala.send("POST", f"/api/tables/{table}/invitations", {"seat": 1})
    await bo.send("POST", "/api/tables/join", {"token": made["token"]})
    await ala.start(table)
    seats = [await ala.look(table), await bo.look(table)]
    for seat in seats:
        await seat.until(protocol.View)
    while not await wishes(bo, table, 1):
        await answered(seats)
    return table, [ala, bo], seats


async def answered(seats: list[Seat]) -> None:
    """Gives the first answer of whoever is asked; the other one hears of it."""
    asked, other = seats if seats[0].asks else seats[::-1]
    await asked.answer(asked.asks[0]["options"][0]["key"])
    await level(asked, other)


async def level(first: Seat, second: Seat) -> None:
    """Waits until both have seen the same."""
    assert first.view is not None
    assert second.view is not None
    while second.view["seq"] < first.view["seq"]:
        await second.receive()


async def wishes(who: Person, table: str, seat: int) -> list[str]:
    """Returns the keys of what a seat may ask for."""
    found = await who.send("GET", f"/api/tables/{table}/requests?seat={seat}")
    return [option["key"] for option in found["options"]]


def cards(seat: Seat, of: int) -> list[list[Any]]:
    """Returns the cards of the Survivors of a seat."""
    assert seat.view is not None
    return [[*one["cards"]] for one in seat.view["boards"][""]["people"] if one["seat"] == of]


def test_a_card_is_discarded_in_anothers_turn_and_stays_so(tmp_path: Path) -> None:
    with Live(tmp_path) as own:

        async def scene(company: Company) -> None:
            table, (ala, bo), seats = await two(company)
            own_cards = await wishes(bo, table, 1)
            assert own_cards
            assert set(own_cards).isdisjoint(await wishes(ala, table, 0))
            first, second = seats
            asked = [*first.asks, *second.asks]
            before = cards(second, 1)
            await second.request(1, own_cards[0])
            await level(second, first)
            assert cards(first, 1) == cards(second, 1) != before
            again = [*first.asks, *second.asks]
            assert [one["seat"] for one in again] == [one["seat"] for one in asked]
            assert [one["number"] for one in again] == [one["number"] + 1 for one in asked]
            after = cards(second, 1)
            own.kill()
            own.start()
            back = await bo.look(table)
            await back.until(protocol.View)
            assert cards(back, 1) == after
            assert own_cards[0] not in await wishes(bo, table, 1)
            await back.ask(protocol.Undo, seat=1)  # nobody else has chosen since
            while cards(back, 1) != before:
                await back.receive()
            await back.ask(protocol.Redo, seat=1)
            while cards(back, 1) != after:
                await back.receive()

        own.run(scene)
        assert not own.faults()


def test_requests_for_seats_of_others_and_of_the_past_are_refused(live: Live) -> None:
    async def scene(company: Company) -> None:
        table, (ala, bo), (first, second) = await two(company)
        key = (await wishes(bo, table, 1))[0]
        with pytest.raises(Refusal, match="not-your-seat"):
            await wishes(ala, table, 1)
        eve = await company.meet("Eve")
        for who in (ala, eve):
            with pytest.raises(Refusal):
                await who.send("GET", f"/api/tables/{table}/requests?seat=1")
        before = cards(second, 1)
        with pytest.raises(Refusal, match="not-your-seat"):
            await first.request(1, key)
        with pytest.raises(Refusal, match="not-offered") as caught:
            await first.request(0, key)
        assert "Z2-INV-02" in caught.value.refused.rules
        with pytest.raises(Refusal, match="not-your-seat"):
            await second.request(63, key)
        for wrong in ("discard-from:nobody:0", "end-turn", "\u0142"):
            with pytest.raises(Refusal, match="not-offered"):
                await second.request(1, wrong)
        assert second.view is not None
        count, epoch = second.view["count"], second.view["epoch"]
        for place in ((count + 1, epoch), (count, epoch + 1)):
            old = dict(zip(("count", "epoch"), place, strict=True))
            with pytest.raises(Refusal, match="stale-ask"):
                await second.ask(protocol.Request, seat=1, option=key, **old)
        fresh = await bo.look(table)
        await fresh.until(protocol.View)
        assert cards(fresh, 1) == before
        await bo.sit(table, 1, "bot")
        with pytest.raises(Refusal, match="not-your-seat"):
            await fresh.request(1, key)

    live.run(scene)


def test_a_game_without_requests_refuses_them(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        table = await ala.open("zombie-terror")
        await ala.start(table.id, "random")
        seat = await ala.look(table.id)
        await seat.until(protocol.View)
        assert await wishes(ala, table.id, seat.seats[0]) == []
        with pytest.raises(Refusal, match="not-offered"):
            await seat.request(seat.seats[0], "discard-from:amy:0")

    live.run(scene)


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[Live]:
    """A server with its limits on."""
    with Live(tmp_path, HORDA_RATE="1") as server:
        yield server


def test_a_flood_of_requests_has_the_budget_of_answers(guarded: Live) -> None:
    async def scene(company: Company) -> None:
        _, _, (first, second) = await two(company)
        assert second.view is not None
        start = second.view["seq"]
        place = {"count": second.view["count"], "epoch": second.view["epoch"]}
        told: list[str] = []

        async def listen() -> None:
            while len(told) < 150:
                message = await second.receive()
                if isinstance(message, protocol.Refused):
                    told.append(message.code)

        hearing = asyncio.create_task(listen())
        dice = random.Random(1)
        for number in range(150):
            key = f"discard-from:{dice.choice(('amy', 'nobody'))}:99"
            await second.send(protocol.Request(1000 + number, 1, option=key, **place))
        # Meanwhile the other one plays on.
        if first.asks:
            await asyncio.wait_for(first.answer(first.asks[0]["options"][0]["key"]), 10)
        await asyncio.wait_for(hearing, 60)
        assert set(told) <= {"too-fast", "not-offered", "stale-ask"}
        assert told.count("too-fast") > 20
        assert second.view["seq"] <= start + 1

    guarded.run(scene)
    assert not guarded.faults()
