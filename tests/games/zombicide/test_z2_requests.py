"""Own cards discarded and eaten by request, in the middle of whatever is going on."""

import random
from typing import Any

import pytest

from horda.core.decisions import Answer
from horda.core.record import Requested, dumps, loads
from horda.core.session import Session
from tests.games.zombicide.fighting import ENGINE

GAMES = [("M00", 3), ("M06", 2), ("M13", 2), ("M19", 3), ("M24", 2), ("M25", 4)]


def move_on(dice: random.Random, state: Any, answers: int) -> None:
    """Plays at random."""
    for _ in range(answers):
        if state.result is None:
            choice = state.open[0]
            ENGINE.choose(state, dice.randrange(len(choice.options)), choice.seat)


def wish(dice: random.Random, state: Any, seat: int) -> None:
    """Lets a seat ask for one of its wishes in a copy of the game, which then goes on."""
    option: Any = dice.choice(ENGINE.requests(state, seat))
    twin, owner = state.clone(), next(p for p in state.people if p.card == option.who)
    assert owner.seat == seat
    ENGINE.request(twin, seat, ENGINE.key(state, option))
    assert list(ENGINE.game.invariants(twin)) == []
    assert ENGINE.decode(twin.encode()).digest() == twin.digest()
    move_on(dice, twin, 15)
    assert list(ENGINE.game.invariants(twin)) == []


@pytest.mark.rule("Z2-INV-02", "Z2-INV-Q3", "Z2-EQUIP-Q4")
@pytest.mark.parametrize(("scenario", "seats"), GAMES)
def test_requests_at_any_question_of_random_games_leave_the_game_sound(
    scenario: str, seats: int
) -> None:
    dice, asked = random.Random(f"{scenario}:{seats}"), set[str]()
    for seed in range(4):
        state = ENGINE.new(ENGINE.config({"scenario": scenario, "players": seats}), seed)
        while state.result is None and state.decision < 250:
            seat = dice.randrange(seats)
            if dice.random() < 0.5 and ENGINE.requests(state, seat):
                asked |= {choice.prompt for choice in state.open}
                wish(dice, state, seat)
            move_on(dice, state, 1)
    assert {"z2-turn", "z2-arrange"} <= asked


@pytest.mark.rule("Z2-INV-02")
def test_a_game_with_requests_is_saved_and_taken_back() -> None:
    session = Session.begin(ENGINE, ENGINE.config({"scenario": "M00", "players": 3}), 3)
    dice = random.Random(3)
    while session.state.result is None and len(session.line.standing) < 80:
        state = session.state
        seat = dice.randrange(3)
        if dice.random() < 0.05 and (options := ENGINE.requests(state, seat)):
            session.request(seat, ENGINE.key(state, dice.choice(options)))
            continue
        choice = state.open[0]
        key = ENGINE.key(state, dice.choice(choice.options))
        session.answer(Answer(state.number(choice.seat), choice.seat, key))
    assert any(isinstance(entry, Requested) for entry in session.record.log)
    digest, count = session.state.digest(), len(session.line.standing)
    assert Session(ENGINE, loads(dumps(session.record))).state.digest() == digest
    session.undo(0, 5, consent=True)
    session.redo(0, count, consent=True)
    assert session.state.digest() == digest
