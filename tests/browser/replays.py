"""The engine's word on a game that was played in a browser."""

from horda.core.decisions import Answer
from horda.core.record import Record
from horda.core.session import Session
from horda.games import registry


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
