"""Nobody at a shared table knows what is to come, whatever they did while they were alone."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from horda.core.record import Record, Rekeyed, Said, dumps, loads
from horda.core.rng import BLAKE2B
from horda.core.session import Session
from horda.games import registry
from horda.games.zombie_terror.content import CARD_IDS
from horda.server import protocol
from horda.server.client import Person, Refusal, Seat
from tests.server.live import Company, Live, play_on

GAME = "zombie-terror"


async def ready(seat: Seat) -> Seat:
    """Reads until the first view is there."""
    await seat.until(protocol.View)
    return seat


async def file_of(person: Person, table: str) -> Record:
    """Downloads a game, which tells every secret."""
    answer = await person.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return loads(answer.content)


async def begun_alone(ala: Person, answers: int = 3) -> str:
    """Begins a duel against a bot and plays a little."""
    table = await ala.open(GAME, seats=["me", "greedy"])
    await ala.start(table.id)
    seat = await ready(await ala.look(table.id))
    await play_on(seat, random.Random(1), answers)
    await ala.sit(table.id, 1, "bot", bot="greedy")
    await seat.close()
    return table.id


async def invited(ala: Person, guest: Person, table: str, seat: int = 1) -> dict[str, Any]:
    """Has a guest sit down in place of the bot."""
    made = await ala.send("POST", f"/api/tables/{table}/invitations", {"seat": seat})
    joined: dict[str, Any] = await guest.send("POST", "/api/tables/join", {"token": made["token"]})
    assert joined["seats"][seat]["person"] == guest.id
    return joined


def hands(record: Record) -> list[list[str]]:
    """Returns what both sides hold at the end of a file."""
    state = Session(registry.engine(record.game), record).state
    return [[CARD_IDS[card] for card in hand] for hand in state.hands]


async def hand_of(person: Person, table: str, seat: int) -> list[str]:
    """Returns what somebody really holds."""
    looking = await ready(await person.look(table))
    assert looking.view is not None
    cards = looking.view["boards"][str(seat)]["hands"][seat]["cards"]
    await looking.close()
    return list(cards)


def test_a_host_who_played_alone_knows_nothing_of_the_guest_s_hand(live: Live) -> None:
    """Begin against a bot, take the file, invite somebody onto the bot's seat."""

    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        known: list[bool] = []
        for _ in range(4):
            table = await begun_alone(ala)
            before = await file_of(ala, table)
            joined = await invited(ala, bo, table)
            assert joined["answers"] > len(before.log)
            held = await hand_of(bo, table, 1)
            assert len(held) == len(hands(before)[1])
            known.append(held == hands(before)[1])
            with pytest.raises(Refusal, match="secret-until-finished"):
                await ala.send("GET", f"/api/tables/{table}/record")
        assert not all(known)

    live.run(scene)


def test_the_whole_game_replays_and_its_future_came_from_nobody_s_file(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await begun_alone(ala)
        before = await file_of(ala, table)
        await invited(ala, bo, table)
        first, second = await ready(await ala.look(table)), await ready(await bo.look(table))
        dice = random.Random(2)
        await asyncio.gather(play_on(first, dice), play_on(second, dice))
        whole = await file_of(ala, table)
        kinds = [type(entry) for entry in whole.log]
        assert kinds.count(Rekeyed) == 1
        at = kinds.index(Rekeyed)
        assert whole.log[: len(before.log)] == before.log
        assert at >= len(before.log)
        session = Session(registry.engine(whole.game), whole)
        assert session.state.result is not None
        assert session.state.rng.secret != Session(session.engine, before).state.rng.secret
        story = await ala.send("GET", f"/api/tables/{table}/story")
        told = [step["count"] for step in story if "core-event-dealt-anew" in str(step)]
        assert told == [sum(kind is Said for kind in kinds[:at])]

    live.run(scene)


def test_nobody_takes_anything_back_across_it(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await begun_alone(ala)
        await invited(ala, bo, table)
        seat = await ready(await ala.look(table))
        assert seat.view is not None
        assert seat.view["floor"] == seat.view["count"] > 0
        for to in (0, None):
            with pytest.raises(Refusal, match="dealt-anew"):
                await seat.ask(protocol.Undo, seat=0, to=to)

    live.run(scene)


def test_an_exact_fork_is_exact_only_as_long_as_its_owner_is_alone(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await begun_alone(ala)
        count = len((await file_of(ala, table)).answers())
        fork = (await ala.send("POST", f"/api/tables/{table}/fork", {"count": count}))["id"]
        assert (await file_of(ala, fork)).log == (await file_of(ala, table)).log
        await ala.sit(fork, 1, "leave")
        await invited(ala, bo, fork)
        seat = await ready(await bo.look(fork))
        assert seat.view is not None
        assert seat.view["floor"] >= count

    live.run(scene)


def test_a_file_that_was_brought_in_is_dealt_anew_for_company(live: Live) -> None:
    """With a seed that was chosen elsewhere; the table says all along where it came from."""

    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        engine = registry.engine(GAME)
        made = Session.begin(engine, engine.config({}), 7)
        answer = await ala.http.post("/api/tables/import", content=dumps(made.record))
        table = answer.json()["id"]
        assert answer.json()["origin"] == "file"
        alone = await file_of(ala, table)
        assert hands(alone) == [[CARD_IDS[c] for c in hand] for hand in made.state.hands]
        await ala.sit(table, 1, "leave")
        assert (await invited(ala, bo, table))["origin"] == "file"
        seat = await ready(await ala.look(table))
        assert seat.view is not None
        events = await ala.send("GET", f"/api/tables/{table}/story")
        assert "core-event-dealt-anew" in str(events)
        await ala.send("POST", f"/api/tables/{table}/close")
        later = Session(engine, await file_of(ala, table))
        assert later.state.rng.secret
        assert later.source(len(later.line.standing))[1] == BLAKE2B

    live.run(scene)


@pytest.mark.parametrize(
    "wish",
    [
        {"public": True, "seats": ["me", "greedy"]},
        {"seats": ["me", "open"]},
        {"public": True},
    ],
)
def test_a_seed_is_not_chosen_where_others_may_sit(live: Live, wish: dict[str, Any]) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        with pytest.raises(Refusal, match="chosen-seed"):
            await ala.open(GAME, seed=5, **wish)
        assert await ala.send("GET", "/api/tables?mine=true") == []

    live.run(scene)


def test_a_seed_that_was_chosen_alone_shows_for_ever_or_goes(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        played, waits = [await ala.open(GAME, seed=5, seats=["me", "greedy"]) for _ in range(2)]
        assert (played.origin, waits.origin) == ("seed", "seed")
        await ala.start(played.id)
        assert (await file_of(ala, played.id)).seed == 5
        assert (await invited(ala, bo, played.id))["origin"] == "seed"
        listed = await ala.send("GET", "/api/tables?mine=true")
        assert [one["origin"] for one in listed if one["id"] == played.id] == ["seed"]
        await ala.sit(waits.id, 1, "back")
        assert (await invited(ala, bo, waits.id))["origin"] == ""
        await ala.start(waits.id)
        await ala.send("POST", f"/api/tables/{waits.id}/close")
        record = await file_of(ala, waits.id)
        assert record.seed > 2**64
        assert record.generator == BLAKE2B

    live.run(scene)


def test_a_server_for_rehearsals_lets_hosts_choose_and_says_so(tmp_path: Path) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await ala.open(GAME, seed=5, seats=["me", "open"], public=True)
        sat = await bo.sit(table.id, 1)
        assert sat.origin == "seed"
        await ala.start(table.id)
        await ala.send("POST", f"/api/tables/{table.id}/close")
        assert (await file_of(ala, table.id)).seed == 5

    with Live(tmp_path, HORDA_CHOSEN_SEEDS="everywhere") as own:
        own.run(scene)


def test_a_third_person_changes_no_cards(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo, cy = [await company.meet(name) for name in ("Ala", "Bo", "Cy")]
        config = {"scenario": "M00", "players": 3}
        table = await ala.open(
            "zombicide-2e", config=config, seats=["me", "open", "greedy"], public=True
        )
        await bo.sit(table.id, 1)
        await ala.start(table.id)
        await invited(ala, cy, table.id, 2)
        seat = await ready(await ala.look(table.id))
        assert seat.view is not None
        assert seat.view["floor"] == 0

    live.run(scene)


def test_a_crash_keeps_seat_and_cards_together(tmp_path: Path, database_url: str) -> None:
    own = Live(tmp_path, database_url)

    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await begun_alone(ala, 2)
        await invited(ala, bo, table)
        first = await ready(await bo.look(table))
        own.kill()
        own.start()
        again = await ready(await bo.look(table))
        for view in (first.view, again.view):
            assert view is not None
            view.pop("since")
        assert again.view == first.view
        mine = await ready(await ala.look(table))
        asked = mine if mine.asks else again
        assert await play_on(asked, random.Random(3), 1) == 1

    with own:
        own.run(scene)
        assert own.faults() == []


def test_answers_and_company_at_once_lose_nothing(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        for turn in range(3):
            table = await begun_alone(ala, 1)
            seat = await ready(await ala.look(table))
            made = await ala.send("POST", f"/api/tables/{table}/invitations", {"seat": 1})
            join = bo.send("POST", "/api/tables/join", {"token": made["token"]})
            await asyncio.gather(_tries(seat, random.Random(turn)), join)
            await ala.send("POST", f"/api/tables/{table}/close")
            record = await file_of(ala, table)
            assert [type(entry) for entry in record.log].count(Rekeyed) == 1
            Session(registry.engine(GAME), msgspec.structs.replace(record, result=""))

    live.run(scene)


async def _tries(seat: Seat, dice: random.Random) -> None:
    """Answers some questions; what came too late for the new cards is refused and asked anew."""
    for _ in range(4):
        while not seat.asks:
            await seat.receive()
        try:
            await seat.answer(dice.choice(seat.asks[0]["options"])["key"])
        except Refusal as error:
            if error.code not in ("stale-ask", "not-offered"):
                raise
        if not seat.asks:
            return


async def duel(ala: Person, bo: Person, *, public: bool = False) -> str:
    """Begins a duel of two people."""
    table = await ala.open(GAME, seats=["me", "open"], public=public)
    await invited(ala, bo, table.id)
    await ala.start(table.id)
    return table.id


def test_nobody_gets_better_cards_by_leaving_and_coming_back(live: Live) -> None:
    """Neither as the same person nor under another name, by a link made before."""

    async def scene(company: Company) -> None:
        ala, bo, other = [await company.meet(name) for name in ("Ala", "Bo", "Bob")]
        table = await duel(ala, bo)
        made = await bo.send("POST", f"/api/tables/{table}/invitations", {"seat": 1})
        for _ in range(2):
            await bo.sit(table, 1, "leave")
            await bo.sit(table, 1)
        await bo.sit(table, 1, "leave")
        await other.send("POST", "/api/tables/join", {"token": made["token"]})
        await ala.send("POST", f"/api/tables/{table}/close")
        log = (await file_of(ala, table)).log
        assert not any(isinstance(entry, Rekeyed) for entry in log)

    live.run(scene)


def test_who_looked_at_a_seat_that_was_left_knows_nothing_when_its_player_returns(
    live: Live,
) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await duel(ala, bo)
        await bo.sit(table, 1, "leave")
        await ala.sit(table, 1)
        await ala.sit(table, 1, "leave")
        await bo.sit(table, 1)
        await ala.send("POST", f"/api/tables/{table}/close")
        log = (await file_of(ala, table)).log
        assert sum(isinstance(entry, Rekeyed) for entry in log) == 2

    live.run(scene)


def test_a_host_who_removes_somebody_takes_nothing_back(live: Live) -> None:
    """Not even while nobody else is there to agree; for who is asked back all is dealt anew."""

    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await duel(ala, bo, public=True)
        seats = [await ready(await who.look(table)) for who in (ala, bo)]
        for seat in seats * 3:
            if seat.asks:
                await play_on(seat, random.Random(4), 1)
        await ala.sit(table, 1, "remove")
        seat = await ready(await ala.look(table))
        assert seat.view is not None
        assert seat.view["floor"] > 0
        with pytest.raises(Refusal, match="dealt-anew"):
            await seat.ask(protocol.Undo, seat=0, to=0)
        await invited(ala, bo, table)
        await ala.send("POST", f"/api/tables/{table}/close")
        log = (await file_of(ala, table)).log
        assert sum(isinstance(entry, Rekeyed) for entry in log) == 2

    live.run(scene)


def test_who_was_invited_before_a_chosen_seed_began_is_company_too(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = (await ala.open(GAME, seed=5, seats=["me", "me"])).id
        made = await ala.send("POST", f"/api/tables/{table}/invitations", {})
        await bo.send("POST", "/api/tables/join", {"token": made["token"]})
        await ala.start(table)
        await ala.sit(table, 1, "leave")
        await bo.sit(table, 1)
        await ala.send("POST", f"/api/tables/{table}/close")
        log = (await file_of(ala, table)).log
        assert any(isinstance(entry, Rekeyed) for entry in log)

    live.run(scene)
