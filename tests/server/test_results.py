"""What somebody has won and lost: by scenario, only what was played, and never too much of it."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event

from horda.server import outcomes
from horda.server.outcomes import SeatEnding
from horda.server.people.results import LastGame, ResultInfo, results
from horda.server.store import upgrade
from horda.server.store.database import parse, writer_engine
from horda.server.store.queries import games, people, seats
from horda.server.store.queries.results import MOST, ended_seats
from horda.server.store.rows import SeatRow
from tests.server.live import Company, Live, play_on
from tests.server.rows import a_game, a_person
from tests.server.test_sequels import brought
from tests.server.test_tables import ready


@pytest.fixture
def db(database_url: str) -> Iterator[Connection]:
    upgrade.upgrade(parse(database_url))
    engine: Engine = writer_engine(parse(database_url))
    with engine.begin() as connection:
        for name in ("ann", "bo"):
            people.add_person(connection, a_person(name))
        yield connection
    engine.dispose()


def over(db: Connection, name: str, fates: dict[str, str], at: float = 1.0, **changes: Any) -> None:
    """Writes a game that has ended: by person how; several seats are `ann`, `ann2` and so on."""
    row = a_game(name, **{"status": "finished", "finished": at, **changes})
    games.add_game(db, row)
    rows = [
        SeatRow(
            game=name,
            seat=number,
            name=str(number),
            person=who.rstrip("2"),
            ending=outcomes.write(SeatEnding(fate, f"why-{name}", (), ())),  # type: ignore[arg-type]  # words of tests
        )
        for number, (who, fate) in enumerate(fates.items())
    ]
    seats.add_seats(db, rows)


def of_ann(db: Connection) -> list[ResultInfo]:
    return results(ended_seats(db, "ann"))


def test_games_are_counted_by_scenario(db: Connection) -> None:
    over(db, "a", {"ann": "won", "bo": "lost"}, 1.0)
    over(db, "b", {"ann": "lost", "bo": "won"}, 3.0)
    over(db, "c", {"ann": "out", "bo": "won"}, 2.0)
    over(db, "d", {"ann": "won"}, 4.0, scenario="barricades")
    over(db, "e", {"ann": "won"}, 5.0, scenario="custom:My Mission")
    over(db, "f", {"ann": "lost"}, 6.0, scenario="custom:Another")
    assert of_ann(db) == [
        ResultInfo("zombie-terror", "barricades", 1, 0, LastGame("d", "won", "why-d")),
        ResultInfo("zombie-terror", "base", 1, 2, LastGame("b", "lost", "why-b")),
        ResultInfo("zombie-terror", "custom", 1, 1, LastGame("f", "lost", "why-f")),
    ]


def test_several_seats_of_one_game_are_one_game(db: Connection) -> None:
    over(db, "a", {"ann": "won", "ann2": "won"})
    over(db, "b", {"ann": "won", "ann2": "lost"}, 2.0)
    over(db, "c", {"ann": "drawn"}, 3.0)
    (found,) = of_ann(db)
    assert (found.won, found.lost, found.last.table) == (1, 0, "a")


@pytest.mark.parametrize(
    "changes",
    [
        {"origin": "file"},
        {"origin": "course"},
        {"forked_from": "x", "forked_at": 3},
        {"status": "closed"},
        {"status": "running"},
    ],
)
def test_what_was_not_played_from_its_start_to_its_end_does_not_count(
    db: Connection, changes: dict[str, Any]
) -> None:
    over(db, "a", {"ann": "won"}, **changes)
    assert of_ann(db) == []


def test_whoever_has_sat_everywhere_costs_no_more(db: Connection) -> None:
    """The enemy: a program that has sat at tables by the thousand, and asks all the time."""
    for n in range(30):
        over(db, f"t{n}", {"ann": "won"}, float(n))
    assert len(ended_seats(db, "ann", most=12)) == 12
    assert MOST <= 2000
    asked: list[str] = []
    event.listen(db.engine, "before_cursor_execute", lambda *said: asked.append(said[2]))
    ended_seats(db, "ann")
    (query,) = asked
    inner = query[query.index("FROM (SELECT") if "FROM (SELECT" in query else 0 :]
    assert "LIMIT" in inner.partition("WHERE game.")[0], "limited before anything is joined"


def test_the_server_tells_me_mine_and_strangers_nothing(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, stranger = await company.meet(), await company.stranger()
        assert await ala.send("GET", "/api/me/results") == []
        await brought(ala, "zombicide-2e/M00-won")
        assert await ala.send("GET", "/api/me/results") == []
        wish = {"scenario": "M00", "players": 1}
        table = (await ala.open("zombicide-2e", config=wish, seats=["me"])).id
        await ala.start(table)
        seat = await ready(await ala.look(table))
        await play_on(seat, random.Random(1))
        assert seat.view is not None
        fate = seat.view["result"]["seats"][0]["fate"]
        (told,) = await ala.send("GET", "/api/me/results")
        assert (told["game"], told["scenario"], told["won"] + told["lost"]) == (
            *("zombicide-2e", "M00"),
            1,
        )
        assert told["last"]["table"] == table
        assert (told["last"]["fate"] == "won") == (fate == "won")
        assert await stranger.send("GET", "/api/me/results") == []

    live.run(scene)
