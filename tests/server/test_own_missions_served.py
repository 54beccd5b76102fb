"""A table may be opened with a Mission that comes with it."""

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest

from horda.core.record import loads
from horda.core.session import Session
from horda.games import registry
from horda.games.zombicide.box import missions
from horda.server import protocol
from horda.server.client import Refusal
from horda.server.ops.app import make_rooms
from horda.server.ops.settings import Settings
from horda.server.protocol import NewTable
from horda.server.store.queries import people
from horda.server.store.rows import PersonRow
from horda.server.tables import lobby, sequels
from tests.server.live import Company, Live, play_on

GAME = "zombicide-2e"
TEXT = registry.find(GAME).template()


def test_a_table_is_opened_drawn_and_played(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        config = {"scenario": TEXT, "players": 2}
        table = await ala.open(GAME, config=config, seats=["me", "greedy"], public=True)
        assert table.scenario == "custom"
        assert table.config["scenario"] == "custom", "lists must stay short"
        assert table.scenario_title == "My Mission"
        for word, found in (("custom", 1), ("cust", 0)):
            listed = await ala.http.get("/api/tables", params={"scenario": word})
            assert len(listed.json()) == found
        drawn = await ala.send("GET", f"/api/tables/{table.id}/scene")
        assert (drawn["mission"], drawn["title"]) == ("custom", "My Mission")
        assert len(drawn["tiles"]) == 2
        await ala.start(table.id)
        seat = await ala.look(table.id)
        await seat.until(protocol.View)
        assert await play_on(seat, random.Random(1)) > 5
        answer = await ala.http.get(f"/api/tables/{table.id}/record")
        record = loads(answer.content)
        assert record.config["scenario"] == TEXT
        assert Session(registry.engine(GAME), record).state.result is not None

    live.run(scene)


@pytest.mark.parametrize("text", [TEXT + "#" * 30_000, TEXT.replace("exit", "way-out"), "a\nb"])
def test_a_bad_or_long_one_is_refused(live: Live, text: str) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        with pytest.raises(Refusal, match="unknown-option"):
            await ala.open(GAME, config={"scenario": text})

    live.run(scene)


def test_one_is_judged_before_a_table_is_opened(live: Live) -> None:
    async def scene(company: Company) -> None:
        stranger = await company.stranger()
        path = f"/api/games/{GAME}/scenarios"
        judged = await stranger.send("POST", path, {"text": TEXT})
        assert (judged["flaws"], judged["warnings"]) == ([], [])
        assert judged["title"] == "My Mission"
        assert len(judged["scene"]["tiles"]) == 2
        wrong = await stranger.send("POST", path, {"text": TEXT.replace('"exit"]', '"way-out"]')})
        assert wrong["scene"] is None
        [flaw] = wrong["flaws"]
        assert (flaw["line"], flaw["field"]) == (23, "special")
        assert flaw["why"]["id"] == "z2-mission-wrong-rule"
        template = await stranger.http.get(f"/api/games/{GAME}/template")
        assert template.text == TEXT
        with pytest.raises(Refusal, match="unknown-option"):
            await stranger.send("POST", "/api/games/zombie-terror/scenarios", {"text": TEXT})
        with pytest.raises(Refusal, match="bad-message"):
            await stranger.send("POST", path, {"text": "#" * 200_000})

    live.run(scene)


def test_none_is_read_on_the_loop_that_serves_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers: list[threading.Thread] = []
    real = missions.loose

    def watched(text: str) -> dict[str, Any]:
        readers.append(threading.current_thread())
        return real(text)

    async def play() -> None:
        rooms = make_rooms(Settings(data=tmp_path, rate=0))
        rooms.store.upgrade()
        await rooms.store.open()
        person = PersonRow(id="ann", nickname="Ann", locale="en", created=0, seen=0)
        await rooms.store.write(lambda db: people.add_person(db, person))
        wish = NewTable(GAME, config={"scenario": f"{TEXT}\n# nobody has seen it yet"})
        try:
            room = await lobby.create(rooms, "ann", wish)
            missions.brought.cache_clear()
            await lobby.start(room, "ann")
            await lobby.close(room, "ann")
            missions.brought.cache_clear()
            await sequels.rematch(rooms, room, "ann")
        finally:
            await rooms.desk.close()
            await rooms.store.close()

    monkeypatch.setattr(missions, "loose", watched)
    asyncio.run(play())
    assert len(readers) >= 3
    assert threading.main_thread() not in readers
