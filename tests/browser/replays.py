"""Recorded games in a browser, and the engine's word on one that was played there."""

from pathlib import Path

from playwright.sync_api import expect

from horda.core.decisions import Answer
from horda.core.record import Record
from horda.core.session import Session
from horda.games import registry
from tests.browser.guest import Guest

RECORDS = Path(__file__).parents[1] / "records"


def bring(guest: Guest, record: str) -> str:
    """Opens a recorded game that is over and waits for its summary; returns the table's number."""
    guest.call("POST", "me", {"nickname": guest.nickname})
    data = (RECORDS / f"{record}.json").read_bytes()
    table: str = guest.call("POST", "tables/import", data)["id"]
    guest.go(f"/table/{table}")
    expect(guest.page.locator("dialog :is([data-face], [data-fate])").first).to_be_visible()
    return table


def engine_agrees(record: Record, answers: list[str]) -> str:
    """Plays the page's answers again from the seed; returns why the game ended."""
    engine = registry.engine(record.game)
    fresh = Session.begin(engine, engine.config(record.config), record.seed)
    for key in answers:
        seat = fresh.state.open[0].seat
        fresh.answer(Answer(fresh.state.number(seat), seat, key))
    assert [said.key for said in record.answers()] == answers
    assert fresh.state.digest() == record.digest
    assert Session(engine, record).state.digest() == record.digest
    assert fresh.state.result is not None
    reason: str = fresh.state.result.reason
    return reason
