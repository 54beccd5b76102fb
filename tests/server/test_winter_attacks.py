"""Somebody hostile at a table of Dead of Winter: all are asked at once, and seats have secrets.

Each test is an attack; what it must not get is a secret, a seat, a fault of the server.
"""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from horda.core import position
from horda.core.record import Record, dumps
from horda.games import registry
from horda.server import protocol
from horda.server.client import Person, Refusal, Seat
from tests.server.live import Company, Live
from tests.server.test_second_hands import GAME, asked, begun, seen_by

PATHS = ("odds?seat={}", "outlook?seat={}", "explain?seat={}&key=end-turn", "requests?seat={}")
PAST = ("at/0?seat={}", "story?seat={}")


async def three(company: Company) -> tuple[str, list[Person], list[Seat]]:
    """A game of three people and a bot, each with a socket."""
    people = [await company.meet(name) for name in ("Ala", "Bo", "Cy")]
    table = await begun(*people)
    return table, people, [await seen_by(one, table) for one in people]


def own_secrets(seat: Seat, number: int) -> set[str]:
    """What only one seat may know: its objective, its cards, whom it may keep."""
    assert seat.view is not None
    own = seat.view["boards"][str(number)]["own"]
    return {own["secret"], *own["dealt"]} - {""}


def test_an_answer_that_waits_for_others_tells_them_nothing(live: Live) -> None:
    async def scene(company: Company) -> None:
        table, people, (ala, bo, _) = await three(company)
        looks_on = await company.meet("Eve")
        await asked(people[0], looks_on, table, None)
        eve = await seen_by(looks_on, table)
        secrets = own_secrets(bo, 1)
        assert len(secrets) > 2
        ala.heard, eve.heard = [], []
        key = bo.asks[0]["options"][0]["key"]
        await bo.answer(key)
        for other in (ala, eve):
            await other.send(protocol.Ping(7))
            await other.until(protocol.Pong)
            assert other.heard is not None
            heard = b"".join(other.heard).decode()
            assert not [one for one in (*secrets, key) if one in heard]
        for person, reader in ((people[0], 0), (looks_on, None)):
            for path in ("at/1", "story"):
                text = str(await person.send("GET", f"/api/tables/{table}/{path}"))
                assert not [one for one in (*secrets, key) if one in text], (path, reader)

    live.run(scene)


def test_nobody_answers_twice_for_others_or_for_another_moment(live: Live) -> None:
    async def scene(company: Company) -> None:
        _, _, (ala, bo, _) = await three(company)
        first, mine = dict(bo.asks[0]), dict(ala.asks[0])
        key = first["options"][0]["key"]
        with pytest.raises(Refusal, match="not-your-seat"):
            await ala.answer(key, first)
        for wrong in ({"epoch": 5}, {"number": first["number"] + 1}, {"number": 2**31 - 1}):
            with pytest.raises(Refusal, match="stale-ask"):
                await bo.answer(key, {**first, **wrong})
        for other in ("", "x" * 3000, "take-back", mine["options"][-1]["key"] + "?"):
            with pytest.raises(Refusal):
                await bo.answer(other, first)
        await bo.answer(key, first)
        with pytest.raises(Refusal):
            await bo.answer(first["options"][-1]["key"], first)

    live.run(scene)
    assert live.faults() == []


def test_an_answer_that_waits_is_changed_only_until_somebody_else_answers(live: Live) -> None:
    async def scene(company: Company) -> None:
        _, _, (ala, bo, cy) = await three(company)
        await bo.answer(bo.asks[0]["options"][0]["key"])
        await cy.answer(cy.asks[0]["options"][0]["key"])
        with pytest.raises(Refusal, match="undo-off"):
            await bo.ask(protocol.Undo, seat=1)
        for to in (0, 1):
            with pytest.raises(Refusal):
                await ala.ask(protocol.Undo, seat=0, to=to)
        with pytest.raises(Refusal, match="no-proposal"):
            await ala.ask(protocol.Consent, proposal=0, agree=True)

    live.run(scene)


def test_no_question_is_answered_for_a_seat_of_somebody_else(live: Live) -> None:
    """Not by the host, not by who left that seat, not by who looks on."""

    async def scene(company: Company) -> None:
        table, people, _ = await three(company)
        eve = await company.meet("Eve")
        await asked(people[0], eve, table, None)
        await people[2].sit(table, 2, "leave")
        for person, seat in ((people[0], 1), (people[2], 2), (eve, 0), (eve, 3), (people[0], 63)):
            for path in (*PATHS, *PAST):
                address = f"/api/tables/{table}/{path.format(seat)}"
                answer = await person.http.get(address)
                assert 400 <= answer.status_code < 500, (address, answer.text)
        for path in ("record", "summary"):
            for person in (*people, eve):
                with pytest.raises(Refusal):
                    await person.send("GET", f"/api/tables/{table}/{path}")
        note = {"note": "what does everybody hold?"}
        said = await eve.send("POST", f"/api/tables/{table}/reports", note)
        assert list(said) == ["id"]
        with pytest.raises(Refusal):
            await people[0].send("POST", f"/api/tables/{table}/rematch")

    live.run(scene)
    assert live.faults() == []


def test_two_seats_at_the_same_moment_are_one(live: Live) -> None:
    """By ten requests at once, and by leaving and taking at once."""

    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await begun(ala)
        await ala.send("POST", f"/api/tables/{table}/newcomers", {"welcome": True})
        made = await ala.send("POST", f"/api/tables/{table}/invitations", {})
        await bo.send("POST", "/api/tables/join", {"token": made["token"]})
        wishes = [(seat, "take") for seat in (1, 2, 3)] * 3
        await asyncio.gather(*(bo.sit(table, *one) for one in wishes), return_exceptions=True)
        seats = (await ala.send("GET", f"/api/tables/{table}"))["seats"]
        mine = [one["seat"] for one in seats if one["person"] == bo.id]
        assert len(mine) == 1
        others = [seat for seat in (1, 2, 3) if seat not in mine]
        hop = [(mine[0], "leave"), *((seat, "take") for seat in others * 3)]
        await asyncio.gather(*(bo.sit(table, *one) for one in hop), return_exceptions=True)
        seats = (await ala.send("GET", f"/api/tables/{table}"))["seats"]
        assert not [one for one in seats if one["person"] == bo.id and one["seat"] in others]

    live.run(scene)
    assert live.faults() == []


def test_one_seat_is_not_given_to_two(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, *rest = [await company.meet(name) for name in ("Ala", "Bo", "Cy", "Di")]
        table = await begun(ala)
        links = [
            await ala.send("POST", f"/api/tables/{table}/invitations", {"seat": 1}) for _ in rest
        ]
        joins = zip(rest, links, strict=True)
        sent = [p.send("POST", "/api/tables/join", {"token": m["token"]}) for p, m in joins]
        await asyncio.gather(*sent, return_exceptions=True)
        seats = (await ala.send("GET", f"/api/tables/{table}"))["seats"]
        assert sum(one["person"] in [p.id for p in rest] for one in seats) == 1

    live.run(scene)
    assert live.faults() == []


@pytest.mark.parametrize(
    "config",
    [
        {"players": 10**9}, {"players": "4"}, {"players": None}, {"players": 2.5}, {"players": []},
        {"scenario": "x" * 9000}, {"scenario": "tribute\n"}, {"scenario": 5}, {"sets": "all"},
        {"raxxon": "yes"}, {"bandits": 1}, {"unknown": 1}, {"players": {"a": 1}}, {"house": {}},
        {"scenario": "bandit-raid", "sets": "base"}, {"players": -3},
    ],
)  # fmt: skip
def test_no_setup_is_a_fault(live: Live, config: dict[str, Any]) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        answer = await ala.http.post("/api/tables", json={"game": GAME, "config": config})
        assert answer.status_code in (201, 400, 422), answer.text

    live.run(scene)
    assert live.faults() == []


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": ["me"] * 1000}, {"seats": ["mcts:seconds=3600"]}, {"seats": ["random", "\0"]},
        {"seats": ["mcts:iterations=99999999"]}, {"seats": ["greedy" * 900]}, {"seats": [None]},
        {"title": "\u202e" * 5000}, {"seed": -1}, {"seed": 2**200}, {"seed": "x"}, {"extra": 1},
    ],
)  # fmt: skip
def test_no_wish_for_a_table_is_a_fault(live: Live, wish: dict[str, Any]) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        answer = await ala.http.post("/api/tables", json={"game": GAME, **wish})
        assert answer.status_code in (201, 400, 422), answer.text
        if answer.status_code == 201:
            assert len(answer.json()["seats"]) == 4

    live.run(scene)
    assert live.faults() == []


@pytest.mark.parametrize(
    "path",
    [
        "texts/xx/dead-of-winter", "texts/en/nothing", "texts/en/..", "texts/..%2f..%2fen/x",
        "texts/en/dead-of-winter%00", "texts/pl/%2e%2e%2fpl", "texts/en/" + "x" * 5000,
        "texts/en/DEAD-OF-WINTER", "texts//dead-of-winter", "games/dead-of-winter/scene?scenario=x",
        "games/dead-of-winter/template", "games/nothing/rules", "tables?before=nan",
        "tables?before=inf", "tables?before=1e400", "tables?limit=0", "tables?limit=101",
        "tables?scenario=%27--", "tables?status=gone", "tables?game=" + "x" * 61,
        "games/dead-of-winter/rules?search=" + "%00" * 20,
    ],
)  # fmt: skip
def test_no_address_is_a_fault(live: Live, path: str) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        answer = await ala.http.get(f"/api/{path}")
        assert answer.status_code < 500, answer.text
        assert answer.headers["content-type"].startswith(("application/json", "text/"))

    live.run(scene)
    assert live.faults() == []


def test_the_words_of_a_game_are_compressed_once_however_many_ask(live: Live) -> None:
    async def scene(company: Company) -> None:
        people = [await company.stranger() for _ in range(4)]
        path = "/api/texts/pl/dead-of-winter"
        first = await people[0].http.get(path)
        assert first.status_code == 200
        answers = await asyncio.gather(*(people[n % 4].http.get(path) for n in range(200)))
        assert {one.content for one in answers} == {first.content}
        tag = first.headers["etag"]
        again = await people[0].http.get(path, headers={"If-None-Match": tag})
        assert again.status_code == 304

    live.run(scene)


def test_a_file_whose_rules_stumble_later_harms_nobody_else(live: Live) -> None:
    """A position may pass every look and lead into a fault: the table says so and stays."""

    async def scene(company: Company) -> None:
        ala, eve = await company.meet(), await company.meet("Eve")
        engine = registry.engine(GAME)
        state, dice = engine.new(engine.config({"players": 3}), 1), random.Random(1)
        for _ in range(30):
            one = engine.pending(state)[0]
            engine.choose(state, dice.randrange(len(one.options)), one.seat)
        table = position.write(engine, state)
        record = Record(
            game=GAME,
            version=engine.game.version,
            config=msgspec.to_builtins(state.config),
            seed=1,
            schema=engine.game.state_type.schema,
            position={**table, "bereft": 2**20},
        )
        answer = await eve.http.post("/api/tables/import", content=dumps(record))
        assert answer.status_code in (201, 400), answer.text
        if answer.status_code == 201:
            seat = await seen_by(eve, answer.json()["id"])
            for _ in range(40):
                if not seat.asks:
                    break
                try:
                    await seat.answer(dice.choice(seat.asks[0]["options"])["key"])
                except Refusal as error:
                    if error.code not in ("fault", "stale-ask"):
                        raise
        fair = await begun(ala)
        assert (await seen_by(ala, fair)).view is not None

    live.run(scene)
