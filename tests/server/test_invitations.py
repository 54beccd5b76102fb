"""Invitations at a table: listed, looked at, revoked one by one."""

from pathlib import Path

import pytest

from horda.server.client import Refusal
from horda.server.people import invite
from horda.server.protocol import Problem, Welcome
from horda.server.tables import host, lobby
from horda.server.tables.room import Room
from horda.server.tables.rooms import Rooms
from horda.server.tables.trouble import TableError
from tests.server.live import Company, Live
from tests.server.test_files_and_company import ANN, BO, at_a_duel, at_once

GAME = "zombie-terror"


def test_they_are_listed_without_their_keys_and_revoked_one_by_one(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo, eve = [await company.meet(name) for name in ("Ala", "Bo", "Eve")]
        table = await ala.open(GAME, seats=["me", "open"], public=True)
        path = f"/api/tables/{table.id}/invitations"
        any_seat = await ala.send("POST", path, {})
        second = await ala.send("POST", path, {"seat": 1})
        listed = await ala.send("GET", path)
        assert [(one["id"], one["seat"]) for one in listed] == [
            (any_seat["id"], None),
            (second["id"], 1),
        ]
        assert all(one["token"] not in str(listed) for one in (any_seat, second))
        with pytest.raises(Refusal, match="not-allowed"):
            await eve.send("GET", path)
        await bo.send("POST", "/api/tables/join", {"token": second["token"]})
        assert len(await bo.send("GET", path)) == 2, "who sits here may invite, and so may see"
        with pytest.raises(Refusal, match="not-allowed"):
            await bo.send("DELETE", f"{path}/{any_seat['id']}")
        await ala.send("DELETE", f"{path}/{any_seat['id']}")
        assert [one["id"] for one in await ala.send("GET", path)] == [second["id"]]
        with pytest.raises(Refusal, match="bad-invitation"):
            await eve.send("POST", "/api/tables/join", {"token": any_seat["token"]})
        with pytest.raises(Refusal, match="bad-invitation"):
            await ala.send("DELETE", f"{path}/{any_seat['id']}")
        await eve.send("POST", "/api/tables/join", {"token": second["token"]})

    live.run(scene)


def test_who_has_the_link_may_look_what_it_is_for(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, stranger = await company.meet(), await company.stranger()
        table = await ala.open(GAME, seats=["me", "open"])
        made = await ala.send("POST", f"/api/tables/{table.id}/invitations", {"seat": 1})
        seen = await stranger.send("POST", "/api/tables/invited", {"token": made["token"]})
        assert (seen["id"], seen["seats"][0]["nickname"]) == (table.id, "Ala")
        assert seen["seats"][1]["person"] is None, "looking takes no seat"
        with pytest.raises(Refusal, match="no-such-table"):
            await stranger.send("GET", f"/api/tables/{table.id}")
        with pytest.raises(Refusal, match="bad-invitation"):
            await stranger.send("POST", "/api/tables/invited", {"token": "x" * 32})

    live.run(scene)


def test_a_link_for_any_seat_seats_its_guest_where_only_one_is_free(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, bo, eve = [await company.meet(name) for name in ("Ala", "Bo", "Eve")]
        table = await ala.open(GAME, seats=["open", "open"])
        made = await ala.send("POST", f"/api/tables/{table.id}/invitations", {})
        came = await bo.send("POST", "/api/tables/join", {"token": made["token"]})
        assert [seat["person"] for seat in came["seats"]] == [None, None], "a side to choose"
        await ala.send("POST", f"/api/tables/{table.id}/seats/0", {"wish": "take"})
        came = await bo.send("POST", "/api/tables/join", {"token": made["token"]})
        assert [seat["nickname"] for seat in came["seats"]] == ["Ala", "Bo"]
        late = await eve.send("POST", "/api/tables/join", {"token": made["token"]})
        assert [seat["nickname"] for seat in late["seats"]] == ["Ala", "Bo"], "she may watch"

    live.run(scene)


def test_lists_say_when_something_last_happened(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        table = await ala.open(GAME, seats=["me", "me"])
        begun = await ala.start(table.id)
        seat = await ala.look(table.id)
        while not seat.asks:
            await seat.receive()
        await seat.answer(seat.asks[0]["options"][0]["key"])
        [listed] = await ala.send("GET", "/api/tables?mine=true")
        shown = await ala.send("GET", f"/api/tables/{table.id}")
        assert begun.changed < listed["changed"] == shown["changed"]

    live.run(scene)


@pytest.mark.parametrize("token", ["nonsense", "x" * 200, ""])
def test_a_link_that_leads_nowhere_is_said_to(live: Live, token: str) -> None:
    """Cut short by a chat, or made up: no table or no invitation, not a broken message."""

    async def scene(company: Company) -> None:
        ala = await company.meet("Ala")
        for path in ("invited", "join"):
            with pytest.raises(Refusal, match="bad-invitation"):
                await ala.send("POST", f"/api/tables/{path}", {"token": token})
        seat = await ala.look(token)
        with pytest.raises(Refusal, match="no-such-table"):
            await seat.until(Welcome)

    live.run(scene)


def test_no_link_is_made_by_who_is_removed_at_that_moment(tmp_path: Path) -> None:
    """It was younger than the removal, so it brought them back."""

    async def scene(rooms: Rooms, room: Room) -> None:
        await lobby.take(room, BO, 1)
        nothing, made = await at_once(host.remove(room, ANN, 1), invite.make(room, BO, 1))
        assert nothing is None
        assert isinstance(made, TableError)
        assert made.code is Problem.NOT_ALLOWED
        assert await invite.standing(room, ANN) == []

    at_a_duel(tmp_path, scene)
