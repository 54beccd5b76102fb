"""Every hunt has its record: a whole game from the setup that the hunt looks for it in."""

import pytest

from horda.core.record import loads
from tools.hunts.plan import Plan
from tools.hunts.records import FOLDER, PLANS


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_a_hunt_wrote_its_record(plan: Plan) -> None:
    record = loads((FOLDER / f"{plan.name}.json").read_bytes(), plan.name)
    assert record.position is None
    assert record.result == f"z2-end-{plan.end}"
    assert {key: record.config[key] for key in plan.setup} == plan.setup
