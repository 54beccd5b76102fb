"""Sessions of the demonstration game for tests, played by key."""

from typing import Any

from horda.core.decisions import Answer
from horda.core.record import Record
from horda.core.rng import Dice
from horda.core.session import Session
from tests.demo.game import ENGINE
from tests.demo.state import ColonyState

POSITION: dict[str, Any] = {
    "turn": "Ann",
    "deck": ["bread", "bread", "bat"],
    "seat": {
        "Ann": {"hand": ["bat", "vest", "alarm", "radio", "bread"]},
        "Ben": {"hand": ["charm", "bread"]},
        "Cleo": {"hand": ["bread"]},
    },
}
"""Ann's turn, with gear to lay out openly: deeds that show nobody anything new."""


def posed(position: dict[str, Any] = POSITION, **more: Any) -> Session[ColonyState]:
    """Starts a session at a position."""
    config = {"scenario": "gates", "seats": 3, "rounds": 2}
    record = Record(
        game="colony", version="1", config=config, seed=3, position=dict(position) | more
    )
    return Session(ENGINE, record)


def say(session: Session[ColonyState], *moves: tuple[int, str]) -> None:
    """Gives answers, each by a seat and a key."""
    for seat, key in moves:
        session.answer(Answer(session.state.number(seat), seat, key))


def played(seed: int, count: int = 10**6, seats: int = 3) -> Session[ColonyState]:
    """Plays so many random answers through a session."""
    session = Session.begin(ENGINE, ENGINE.config({"seats": seats}), seed, ("Ann", "a bot"))
    dice = Dice(seed)
    while session.state.result is None and session.state.decision < count:
        choice = dice.choice(session.state.open)
        number = session.state.number(choice.seat)
        session.answer(Answer(number, choice.seat, dice.below(len(choice.options))))
    return session
