"""House rules that a stranger sends along: whole files, read where nobody waits for them.

They come with a setup or a game's file, and from there to its board and to the next game of
the same people.
"""

from typing import Any

import pytest

from horda.server.client import Refusal
from tests.server.live import Company, Live
from tests.server.test_foreign_files import file

GAME = "zombicide-2e"


def house(number: int) -> dict[str, Any]:
    """House rules that are in order, and make a whole box anew."""
    return {"house": {"text": f'title = "house {number}"\n[survivor.amy]\nhealth = 2\n'}}


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
