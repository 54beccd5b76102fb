"""The three questions over HTTP."""

import random

import pytest

from horda.server import protocol
from horda.server.client import Refusal
from tests.server.live import Company, Live, play_on


def test_odds_preview_and_reasons(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala, eve = await company.meet(), await company.meet("Eve")
        table = await ala.open("zombicide-2e", config={"scenario": "M01"}, seed=7)
        path = f"/api/tables/{table.id}"
        made = await ala.send("POST", f"{path}/invitations", {})
        await eve.send("POST", "/api/tables/join", {"token": made["token"]})
        await ala.start(table.id)
        seat = await ala.look(table.id)
        await seat.until(protocol.View)
        dice = random.Random(1)
        odds: dict[str, object] = {}
        while not odds:
            await play_on(seat, dice, 1)
            odds = await ala.send("GET", f"{path}/odds?seat=0")
        offered = {option["key"] for option in seat.asks[0]["options"]}
        assert odds
        assert set(odds) <= offered
        outlook = await ala.send("GET", f"{path}/outlook?seat=0")
        assert [place["way"]["cost"] for place in outlook["zones"] if place["way"]].count(0) == 1
        with pytest.raises(Refusal, match="not-your-seat"):
            await eve.send("GET", f"{path}/outlook?seat=0")
        assert (await eve.send("GET", f"{path}/preview"))["going"] is not None
        with pytest.raises(Refusal, match="not-your-seat"):
            await eve.send("GET", f"{path}/odds?seat=0")
        why = await ala.send("GET", f"{path}/explain?seat=0&key=take-crate")
        assert why["offered"] or why["rules"]
        known = await ala.send("GET", f"{path}/explain?seat=0&key={min(offered)}")
        assert known["offered"]

    live.run(scene)
