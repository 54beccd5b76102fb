"""Tables as people use them: through a real server, by HTTP and socket."""

import asyncio
import random

import pytest

from horda.core.record import loads
from horda.core.session import Session
from horda.games import registry
from horda.server import protocol
from horda.server.client import Person, Refusal, Seat
from tests.server.live import Company, Live, play_on


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


async def asked_first(table: str, *people: Person) -> tuple[Seat, Seat]:
    """Returns the one of two who is asked, then the other."""
    first, second = [await ready(await who.look(table)) for who in people]
    return (first, second) if first.asks else (second, first)


def test_alone_from_the_first_click_to_the_end(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        table = await ala.open("zombicide-2e", config={"scenario": "M00"})
        assert (await ala.start(table.id)).status == "running"
        seat = await ready(await ala.look(table.id))
        assert await play_on(seat, random.Random(1)) > 5
        shown = await ala.send("GET", f"/api/tables/{table.id}")
        assert shown["status"] == "finished"
        answer = await ala.http.get(f"/api/tables/{table.id}/record")
        record = loads(answer.content)
        session = Session(registry.engine(record.game), record)
        assert session.state.result is not None
        assert session.record.result == shown["result"]

    live.run(scene)


def test_two_people_and_a_bot(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        config = {"scenario": "M00", "players": 3}
        table = await ala.open(
            "zombicide-2e", config=config, seats=["me", "open", "random"], public=True
        )
        with pytest.raises(Refusal, match="seats-open"):
            await ala.start(table.id)
        await bo.sit(table.id, 1)
        await ala.start(table.id)
        first, second = await ready(await ala.look(table.id)), await ready(await bo.look(table.id))
        dice = random.Random(2)
        await asyncio.gather(play_on(first, dice), play_on(second, dice))
        assert first.over
        assert second.over
        assert first.view is not None
        assert second.view is not None
        assert first.view["boards"] == second.view["boards"]

    live.run(scene)


def test_an_answer_twice_or_too_late_or_for_others_is_refused(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await duel(ala, bo)
        asked, other = await asked_first(table, ala, bo)
        ask = asked.asks[0]
        with pytest.raises(Refusal, match="not-your-seat"):
            await other.answer(ask["options"][0]["key"], ask)
        with pytest.raises(Refusal, match="not-offered"):
            await asked.answer("no-such-thing", ask)
        await asked.answer(ask["options"][0]["key"], ask)
        with pytest.raises(Refusal, match="stale-ask"):
            await asked.answer(ask["options"][0]["key"], ask)
        assert asked.view is not None
        assert asked.view["seq"] == 1

    live.run(scene)


def test_a_seat_of_the_other_player_is_in_no_view(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo, eve = [await company.meet(name) for name in ("Ala", "Bo", "Eve")]
        table = await duel(ala, bo)
        views = [(await ready(await who.look(table))).view for who in (ala, bo, eve)]
        boards = [list((view or {})["boards"]) for view in views]
        assert boards == [["0"], ["1"], [""]]
        assert all(not (view or {})["asks"] for view in views[2:])

    live.run(scene)


def test_undo_is_free_up_to_the_barrier_and_then_needs_consent(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await duel(ala, bo)
        asked, other = await asked_first(table, ala, bo)
        dice = random.Random(3)
        while asked.asks:
            await asked.answer(dice.choice(asked.asks[0]["options"])["key"])
        while not other.asks:
            await other.receive()
        answered = asked.view["count"] if asked.view else 0
        mine = asked.seats[0]
        await other.answer(other.asks[0]["options"][0]["key"])
        await asked.ask(protocol.Undo, seat=mine, to=answered - 1)
        proposed = await other.until(protocol.Proposed)
        assert proposed.proposal.needed == other.seats
        with pytest.raises(Refusal, match="not-your-seat"):
            await asked.ask(protocol.Consent, proposal=proposed.proposal.number, agree=True)
        await other.ask(protocol.Consent, proposal=proposed.proposal.number, agree=True)
        assert other.view is not None
        assert other.view["count"] == answered - 1
        assert other.view["epoch"] == 1
        while asked.view is None or asked.view["epoch"] == 0:
            await asked.receive()
        assert asked.asks
        assert asked.asks[0]["epoch"] == 1

    live.run(scene)


def test_undo_beyond_the_barrier_takes_a_persons_answer_back_not_only_a_bots(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        config = {"scenario": "M00", "players": 2}
        seats = ["me", "greedy"]
        table = await ala.open("zombicide-2e", config=config, seats=seats, seed=5)
        await ala.start(table.id)
        seat = await ready(await ala.look(table.id))
        while not seat.asks:
            await seat.receive()
        own = seat.asks[0]
        while seat.asks:
            own = seat.asks[0]
            keys = [option["key"] for option in own["options"]]
            await seat.answer("end-turn" if "end-turn" in keys else keys[0])
        while not seat.asks:
            await seat.receive()
        assert seat.asks[0]["number"] > own["number"] + 1, "a bot has answered since"
        await seat.ask(protocol.Undo, seat=own["seat"], to=None)
        while not (seat.asks and seat.asks[0]["epoch"]):
            await seat.receive()
        assert seat.asks[0]["options"] == own["options"], "the decision is hers again"

    live.run(scene)


def test_a_broken_line_gets_what_it_missed(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        table = await ala.open("zombicide-2e", config={"scenario": "M00"})
        await ala.start(table.id)
        seat, other = await ready(await ala.look(table.id)), await ready(await ala.look(table.id))
        dice = random.Random(4)
        await play_on(seat, dice, 3)
        while other.view is None or other.view["seq"] < 1:
            await other.receive()
        await other.close()
        await play_on(seat, dice, 3)
        again = await ala.look(table.id, since=other.view["seq"])
        again.view = other.view
        while again.view["seq"] < 6:
            assert not isinstance(await again.receive(), protocol.View)
        assert again.view == seat.view
        far = await ready(await ala.look(table.id, since=4711))
        assert far.view == seat.view

    live.run(scene)


def test_an_invitation_lets_in_and_can_be_revoked(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo, eve = [await company.meet(name) for name in ("Ala", "Bo", "Eve")]
        table = await ala.open("zombie-terror", seats=["me", "open"])
        path = f"/api/tables/{table.id}"
        for stranger in (bo, eve):
            with pytest.raises(Refusal, match="no-such-table"):
                await stranger.send("GET", path)
        made = await ala.send("POST", f"{path}/invitations", {"seat": 1})
        joined = await bo.send("POST", "/api/tables/join", {"token": made["token"]})
        assert joined["seats"][1]["nickname"] == "Bo"
        with pytest.raises(Refusal, match="not-allowed"):
            await bo.send("DELETE", f"{path}/invitations")
        await ala.send("DELETE", f"{path}/invitations")
        with pytest.raises(Refusal, match="bad-invitation"):
            await eve.send("POST", "/api/tables/join", {"token": made["token"]})
        assert table.id not in str(await eve.send("GET", "/api/tables"))
        assert table.id in str(await bo.send("GET", "/api/tables?mine=true"))

    live.run(scene)


def test_who_leaves_is_replaced_and_may_come_back(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        config = {"scenario": "M00", "players": 2}
        table = await ala.open("zombicide-2e", config=config, public=True)
        await bo.sit(table.id, 1)
        await ala.start(table.id)
        seat = await ready(await bo.look(table.id))
        handed = await bo.sit(table.id, 1, "bot", bot="random")
        assert (handed.seats[1].nickname, handed.seats[1].bot) == ("Bo", "random")
        while seat.asks:  # the bot answers what Bo was asked
            await seat.receive()
        back = await bo.sit(table.id, 1, "back")
        assert back.seats[1].bot == ""
        left = await bo.sit(table.id, 1, "leave")
        assert (left.seats[1].nickname, left.seats[1].bot) == ("", "greedy")
        with pytest.raises(Refusal, match="not-your-seat"):
            await bo.sit(table.id, 1, "back")
        assert (await bo.sit(table.id, 1)).seats[1].nickname == "Bo"
        with pytest.raises(Refusal, match="seat-taken"):
            await ala.sit(table.id, 1)

    live.run(scene)


def test_the_host_lets_a_bot_stand_in_for_who_is_away(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo, eve = [await company.meet(name) for name in ("Ala", "Bo", "Eve")]
        config = {"scenario": "M00", "players": 2}
        table = await ala.open("zombicide-2e", config=config, public=True)
        await bo.sit(table.id, 1)
        await ala.start(table.id)
        there = await ready(await bo.look(table.id))
        with pytest.raises(Refusal, match="not-your-seat"):
            await ala.sit(table.id, 1, "bot", bot="random")
        await there.close()
        with pytest.raises(Refusal, match="not-allowed"):
            await eve.sit(table.id, 1, "bot", bot="random")
        watching = await ready(await ala.look(table.id))
        while watching.table is None or watching.table.seats[1].online:
            await watching.receive()
        stood_in = await ala.sit(table.id, 1, "bot", bot="random")
        assert (stood_in.seats[1].nickname, stood_in.seats[1].bot) == ("Bo", "random")
        assert (await bo.sit(table.id, 1, "back")).seats[1].bot == ""

    live.run(scene)


def test_the_past_the_file_and_another_way(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo = await company.meet(), await company.meet("Bo")
        table = await ala.open("zombie-terror", seats=["me", "greedy"], public=True)
        await ala.start(table.id)
        seat = await ready(await ala.look(table.id))
        await play_on(seat, random.Random(5), 4)
        path = f"/api/tables/{table.id}"
        start = await bo.send("GET", f"{path}/at/0")
        assert (start["count"], list(start["boards"])) == (0, [""])
        with pytest.raises(Refusal, match="secret-until-finished"):
            await bo.send("GET", f"{path}/at/1?seat=1")
        with pytest.raises(Refusal, match="secret-until-finished"):
            await bo.send("GET", f"{path}/record")
        story = await ala.send("GET", f"{path}/story")
        assert [step["count"] for step in story[:3]] == [0, 1, 2]
        other = await bo.send("POST", f"{path}/fork", {"count": 2})
        assert (other["forked_from"], other["status"]) == (table.id, "running")
        with pytest.raises(Refusal, match="secret-until-finished"):
            await ala.send("GET", f"{path}/record")  # somebody may sit down in the bot's place
        alone = await ala.open("zombie-terror", seats=["me", "greedy"])
        await ala.start(alone.id)
        await play_on(await ready(await ala.look(alone.id)), random.Random(5), 4)
        file = (await ala.http.get(f"/api/tables/{alone.id}/record")).content
        brought = await bo.http.post("/api/tables/import", content=file)
        assert brought.json()["answers"] >= 4
        broken = file.replace(b'"seed": ', b'"seed": 1')
        refused = await bo.http.post("/api/tables/import", content=broken)
        assert (refused.status_code, refused.json()["code"]) == (400, "replay-differs")
        reported = await ala.send("POST", f"{path}/reports", {"note": "odd"})
        assert reported["id"]

    live.run(scene)
