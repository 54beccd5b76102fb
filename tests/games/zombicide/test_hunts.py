"""Every hunt has its record: a whole game from the setup that the hunt looks for it in."""

from math import isfinite

import pytest
from msgspec.structs import replace

from horda.core.decisions import Answer
from horda.core.record import Said, loads
from horda.core.session import Session
from horda.games import registry
from tools.hunts.plan import Plan
from tools.hunts.records import FOLDER, PLANS


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_a_hunt_wrote_its_record(plan: Plan) -> None:
    record = loads((FOLDER / f"{plan.name}.json").read_bytes(), plan.name)
    assert record.position is None
    assert record.result == f"z2-end-{plan.end}"
    assert {key: record.config[key] for key in plan.setup} == plan.setup


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_a_hunt_can_judge_every_position_on_its_way(plan: Plan) -> None:
    """What a hunt looks at late in a game is not tried by the tests of its beginning."""
    engine = registry.engine("zombicide-2e")
    record = loads((FOLDER / f"{plan.name}.json").read_bytes(), plan.name)
    session = Session(engine, replace(record, log=[], result="", digest=""))
    for entry in record.log:
        assert isinstance(entry, Said)
        choice = session.state.open[0]
        assert len(plan.weigh(session.state, choice)) == len(choice.options)
        assert isfinite(plan.value(session.state))
        session.answer(Answer(session.state.number(choice.seat), choice.seat, entry.key))
    assert session.state.result is not None
