"""People who play a campaign together at a server."""

import asyncio
import random
from typing import Any

from horda.server.client import Person, Refusal, Seat
from tests.server.live import Company
from tests.server.test_tables import ready

KIND = "colony-year"


async def page(who: Person, campaign: str) -> Any:
    """Returns a campaign as somebody sees it."""
    return await who.send("GET", f"/api/campaigns/{campaign}")


async def begin(people: list[Person], *more: str, **wish: Any) -> str:
    """Opens a campaign, lets everybody sit down, and starts it; returns its id."""
    host, *others = people
    seats = ["me", *("open" for _ in others), *more]
    config = {"seats": len(seats)}
    body = {"game": KIND, "config": config, "seats": seats, "public": True, **wish}
    campaign = str((await host.send("POST", "/api/campaigns", body))["info"]["table"]["id"])
    for at, who in enumerate(others, 1):
        await who.sit(campaign, at)
    await host.start(campaign)
    return campaign


async def open_game(who: Person, campaign: str, **wish: Any) -> str:
    """Opens the table of the next game; returns its id."""
    return str((await who.send("POST", f"/api/campaigns/{campaign}/open", wish))["id"])


async def play_game(people: list[Person], table: str, dice: random.Random, most: int = 999) -> None:
    """Plays at a table: everybody answers at random until it is over, or for a while."""
    seats = [await ready(await who.look(table)) for who in people]
    await asyncio.gather(*(_answers(seat, dice, most) for seat in seats))
    for seat in seats:
        await seat.close()


async def _answers(seat: Seat, dice: random.Random, most: int) -> None:
    """Answers at random; what somebody else has overtaken is asked anew."""
    for _ in range(most):
        while not seat.asks and not seat.over:
            await seat.receive()
        if seat.over:
            return
        asked = seat.asks[0]["number"]
        try:
            await seat.answer(dice.choice(seat.asks[0]["options"])["key"])
        except Refusal as refusal:
            if refusal.code not in ("stale-ask", "not-running"):
                raise
            if seat.asks and seat.asks[0]["number"] == asked:  # else the news came first
                await seat.receive()


async def decide(people: list[Person], campaign: str, dice: random.Random) -> bool:
    """Answers one question between two games, if a person is asked; tells whether one was."""
    for who in people:
        view = (await page(who, campaign))["view"]
        for ask in view["asks"]:
            said = {"seat": ask["seat"], "ask": ask["number"], "epoch": ask["epoch"]}
            said["option"] = dice.choice(ask["options"])["key"]
            await who.send("POST", f"/api/campaigns/{campaign}/choose", said)
            return True
    return False


async def to_next(people: list[Person], campaign: str, dice: random.Random) -> Any:
    """Decides whatever is asked until the next game is waited for, or the campaign is over."""
    for _ in range(400):
        found = await page(people[0], campaign)
        if found["next"] or found["result"]:
            return found
        if not await decide(people, campaign, dice):
            await asyncio.sleep(0.05)  # bots think
    raise AssertionError("nothing happens")


async def play_all(people: list[Person], campaign: str, dice: random.Random) -> Any:
    """Plays a campaign to its end; returns it as it is then."""
    while True:
        found = await to_next(people, campaign, dice)
        if found["result"]:
            return found
        await play_game(people, await open_game(people[0], campaign), dice)


async def same_people(company: Company, known: list[dict[str, str]]) -> list[Person]:
    """Returns the people of before, after the server was started again."""
    people = []
    for cookies in known:
        person = await company.stranger()
        person.http.cookies.update(cookies)
        people.append(person)
    return people


def cookies(people: list[Person]) -> list[dict[str, str]]:
    """Returns what people are known again by."""
    return [dict(who.http.cookies) for who in people]
