"""Follows a record and looks at the judgement of the hunt that found it."""

from math import isfinite
from typing import Any

from msgspec.structs import replace

from horda.core.decisions import Answer
from horda.core.engine import Engine
from horda.core.record import Record, Said
from horda.core.session import Session
from horda.sim.branching import Hunt


def judged_all_the_way(engine: Engine[Any], record: Record, hunt: Hunt) -> None:
    """Every position can be weighed and valued, and the steps of the hunt never go back."""
    assert hunt.step
    session, before = Session(engine, replace(record, log=[], result="", digest="")), 0
    for entry in record.log:
        assert isinstance(entry, Said)
        state = session.state
        choice = state.open[0]
        assert len(hunt.weigh(state, choice) or ()) == len(choice.options)
        assert isfinite(hunt.value(state))
        assert hunt.step(state) >= before
        before = hunt.step(state)
        session.answer(Answer(state.number(choice.seat), choice.seat, entry.key))
    assert session.state.result is not None
