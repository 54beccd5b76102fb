"""Somebody with several seats is told for each of them what it knows, and not more."""

import random
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from horda.core.decisions import Answer
from horda.core.engine import Engine
from horda.core.events import Event
from horda.core.session import Session
from horda.games import registry
from horda.server.protocol import Happening
from horda.server.tables.sight import Seats
from horda.server.tables.told import happenings
from tests.demo.events import Drew
from tests.demo.game import ENGINE as COLONY

ANSWERS = 120


def begun(engine: Engine[Any]) -> Session[Any]:
    return Session.begin(engine, engine.config({}), 5)


def known(told: tuple[Happening, ...], seat: int) -> list[Happening]:
    """What a screen shows to the seat that has it."""
    return [replace(one, seats=()) for one in told if not one.seats or seat in one.seats]


def played(session: Session[Any]) -> list[Event]:
    """Answers at random; returns all that happened."""
    dice, events = random.Random(3), list[Event]()
    for _ in range(ANSWERS):
        if session.state.result is not None:
            break
        choice = dice.choice(session.state.open)
        number = session.state.number(choice.seat)
        answer = Answer(number, choice.seat, dice.randrange(len(choice.options)))
        session.answer(answer, events.append)
    return events


@pytest.mark.parametrize("engine", [COLONY, registry.engine("zombie-terror")], ids=["demo", "duel"])
def test_each_seat_of_a_screen_knows_what_it_would_know_alone(engine: Engine[Any]) -> None:
    session = begun(engine)
    events = played(session)
    assert any(event.audience is not None for event in events)
    seats = range(len(engine.game.seats(session.state.config)))
    groups: list[Seats] = [pair for size in (2, len(seats)) for pair in combinations(seats, size)]
    for group in groups:
        told = happenings(session, events, group)
        for seat in group:
            assert known(told, seat) == list(happenings(session, events, (seat,)))


def test_a_card_is_told_to_who_drew_it_and_hidden_from_the_others() -> None:
    session = begun(COLONY)
    told = happenings(session, [Drew(1, 2)], (0, 1, 2))
    assert [(one.seats, one.data["card"]) for one in told] == [((1,), 2), ((0, 2), -1)]


def test_a_single_seat_and_who_watches_need_no_such_marks() -> None:
    session = begun(COLONY)
    for seats in ((0,), (1,), ()):
        assert [one.seats for one in happenings(session, [Drew(1, 2)], seats)] == [()]
