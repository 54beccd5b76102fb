"""House rules that a stranger sends along: whole files, read where nobody waits for them.

They come with a setup or a game's file, and from there to its board and to the next game of
the same people.
"""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from horda.server.client import Refusal
from horda.server.ops.app import make_rooms
from horda.server.ops.settings import Settings
from horda.server.protocol import NewTable
from horda.server.store.queries import people
from horda.server.store.rows import PersonRow
from horda.server.tables import lobby
from tests.server.live import Company, Live
from tests.server.test_foreign_files import file

GAME = "zombicide-2e"
ANN = "ann"


def house(number: int) -> dict[str, Any]:
    """House rules that are in order, and make a whole box anew."""
    return {"house": {"text": f'title = "house {number}"\n[survivor.amy]\nhealth = 2\n'}}


def test_a_box_of_one_s_own_is_not_made_where_everybody_waits(tmp_path: Path) -> None:
    """The thread of all tables had a fortieth of a second to do for each."""

    async def opening(config: dict[str, Any]) -> float:
        began = time.thread_time()
        await lobby.create(rooms, ANN, NewTable(GAME, config=config, seats=["me"]))
        return time.thread_time() - began

    async def play() -> tuple[float, float]:
        rooms.store.upgrade()
        await rooms.store.open()
        try:
            person = PersonRow(id=ANN, nickname="Ann", locale="en", created=0, seen=0)
            await rooms.store.write(lambda db: people.add_person(db, person))
            await opening({})
            plain = [await opening({}) for _ in range(4)]
            return min(plain), min([await opening(house(number)) for number in range(4)])
        finally:
            await rooms.desk.close()
            await rooms.store.close()

    rooms = make_rooms(Settings(data=tmp_path))
    plain, own = asyncio.run(play())
    assert own - plain < 0.008, (plain, own)


@pytest.mark.parametrize(
    "text",
    [
        "x" * 30_000,
        "a" + ".a" * 480 + " = 1\n",
        "[card]\n" * 2,
        "title = 'x'\n[survivor.amy]\nhealth = -1\n",
        "[survivor.amy]\nskills = [[" + '"lucky", ' * 2000 + "]]\n",
        "\0",
    ],
    ids=["long", "deep", "twice", "negative", "skills", "zero"],
)
def test_bad_house_rules_are_refused_and_nothing_is_opened(live: Live, text: str) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        with pytest.raises(Refusal):
            await ala.send("POST", "/api/tables/import", brought({"house": {"text": text}}))
        with pytest.raises(Refusal):
            await ala.open(GAME, config={"house": {"text": text}})
        judged = await ala.send("POST", f"/api/games/{GAME}/house", {"text": text})
        assert judged["flaws"]
        assert await ala.send("GET", "/api/tables?mine=true") == []

    live.run(scene)
    assert live.faults() == []


def test_house_rules_in_order_come_with_a_file(live: Live) -> None:
    """Else the refusals above would say nothing."""

    async def scene(company: Company) -> None:
        ala = await company.meet()
        assert await ala.send("POST", "/api/tables/import", brought(house(1)))

    live.run(scene)


def brought(config: dict[str, Any]) -> dict[str, Any]:
    """A game's file with such a setup, before its first answer."""
    document = file(GAME, "M00", 0)
    document["config"] |= config
    return document


@pytest.mark.parametrize("value", ["", "x", 1, [], {}, {"text": 1}, {"text": "", "more": 1}, None])
def test_what_is_no_house_is_refused(live: Live, value: object) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        for game in (GAME, "dead-of-winter", "zombie-terror"):
            with pytest.raises(Refusal):
                await ala.open(game, config={"house": value})

    live.run(scene)
    assert live.faults() == []


@pytest.mark.parametrize("game", [GAME, "invader"])
def test_a_table_is_opened_with_house_rules(live: Live, game: str) -> None:
    """The file to begin with is in order, and so are corrected numbers."""
    who = {GAME: "amy", "invader": "cole"}[game]
    text = f"[survivor.{who}]\nhealth = 5\n"

    async def scene(company: Company) -> None:
        ala = await company.meet()
        offered = (await ala.http.get(f"/api/games/{game}/house")).text
        for one in (offered, text):
            judged = await ala.send("POST", f"/api/games/{game}/house", {"text": one})
            assert judged["flaws"] == []
        shelf = await ala.send("GET", "/api/games")
        assert {one["id"]: one["house_rules"] for one in shelf}[game]
        await ala.open(game, config={"house": {"text": text}, "survivors": who})

    live.run(scene)
    assert live.faults() == []


def test_a_game_without_a_box_has_no_house_rules(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        for method, body in (("GET", None), ("POST", {"text": ""})):
            with pytest.raises(Refusal):
                await ala.send(method, "/api/games/zombie-terror/house", body)

    live.run(scene)
    assert live.faults() == []
