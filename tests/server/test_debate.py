"""What the whole table talks about: others say what they would answer, one decides alone."""

from typing import Any

import pytest

from horda.server import protocol
from horda.server.client import Person, Refusal, Seat
from tests.server.live import Company, Live
from tests.server.test_tables import ready

LEADER = "z2-penny-leader"
SIX = "javier+karl+riley+marianne+michelle+wayne"
PAIR = {"scenario": "F01", "players": 2, "survivors": SIX}
"""Three of them stand with Penny, so that it is asked at once who leads her."""


async def at_the_leader(ala: Person, bo: Person) -> tuple[Seat, Seat, str]:
    """Comes to the question who leads Penny; returns who is asked, the other, and the table."""
    table = await ala.open("fort-hendrix", config=PAIR, seats=["me", "open"], public=True)
    await bo.sit(table.id, 1)
    await ala.start(table.id)
    first, second = [await ready(await who.look(table.id)) for who in (ala, bo)]
    return (first, second, table.id) if first.asks else (second, first, table.id)


def seen(seat: Seat) -> dict[str, Any]:
    """What somebody sees."""
    assert seat.view is not None
    return seat.view


def debated(seat: Seat) -> list[dict[str, Any]]:
    """The questions that somebody may talk about."""
    return list(seen(seat)["debated"])


def favour(seat: Seat, asked: dict[str, Any], option: str | None, by: int | None = None) -> Any:
    """Says what a seat would answer."""
    return seat.ask(
        protocol.Favour,
        seat=seat.seats[0] if by is None else by,
        of=asked["seat"],
        ask=asked["number"],
        epoch=asked["epoch"],
        option=option,
    )


async def heard(seat: Seat) -> dict[str, str]:
    """Waits for what is said next."""
    voices: dict[str, str] = (await seat.until(protocol.Voiced)).debate.voices
    return voices


@pytest.mark.rule("FH-OBJ-6", "FH-PENNY-1")
def test_all_see_the_options_and_one_decides_alone(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo, eve = [await company.meet(name) for name in ("Ala", "Bo", "Eve")]
        asked, other, table = await at_the_leader(ala, bo)
        [question] = debated(other)
        assert question["prompt"]["id"] == LEADER
        assert question["options"] == asked.asks[0]["options"]
        assert other.asks == []
        key = question["options"][-1]["key"]
        await favour(other, question, key)
        assert await heard(asked) == {str(other.seats[0]): key}
        late = await eve.look(table)
        assert await heard(late) == {str(other.seats[0]): key}
        await favour(other, question, None)
        assert await heard(asked) == {}
        with pytest.raises(Refusal, match="not-your-seat"):
            await other.answer(key, question)
        await asked.answer(question["options"][0]["key"])
        assert question not in debated(asked)

    live.run(scene)


def test_nobody_speaks_for_others_or_of_what_is_not_asked(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo, eve = [await company.meet(name) for name in ("Ala", "Bo", "Eve")]
        asked, other, table = await at_the_leader(ala, bo)
        [question] = debated(other)
        key = question["options"][0]["key"]
        with pytest.raises(Refusal, match="not-your-seat"):
            await favour(other, question, key, by=asked.seats[0])
        with pytest.raises(Refusal, match="not-allowed"):
            await favour(asked, question, key)
        with pytest.raises(Refusal, match="not-offered"):
            await favour(other, question, "no-such-thing")
        stale = {**question, "number": question["number"] + 1}
        with pytest.raises(Refusal, match="stale-ask"):
            await favour(other, stale, key)
        looker = await ready(await eve.look(table))
        assert debated(looker) == [question], "who looks on hears it all"
        with pytest.raises(Refusal, match="not-your-seat"):
            await favour(looker, question, key, by=0)
        before = seen(asked)["seq"]
        await favour(other, question, key)
        assert seen(asked)["seq"] == before, "talk is no answer"

    live.run(scene)


def test_what_was_said_goes_with_who_said_it(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        asked, other, table = await at_the_leader(ala, bo)
        [question] = debated(other)
        await favour(other, question, question["options"][0]["key"])
        assert await heard(asked)
        leaver = bo if other.seats == (1,) else ala
        await leaver.sit(table, other.seats[0], "leave")
        assert await heard(asked) == {}

    live.run(scene)
