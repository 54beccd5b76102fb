"""What Prometheus gets."""

import pytest
from prometheus_client.parser import text_string_to_metric_families as parse

from horda.server.ops.metrics import Metrics, may_read


def test_everything_is_counted_in_its_own_registry() -> None:
    one, other = Metrics(), Metrics()
    one.tables.labels("running").set(3)
    one.sockets.inc()
    one.answers.inc()
    one.answer_seconds.observe(0.004)
    one.writer_group.observe(7)
    one.bot_answers.labels("late").inc()
    one.errors.labels("stale-ask").inc()
    one.requests.labels("200").inc()
    families = {family.name: family for family in parse(one.render().decode())}
    for name in ("tables", "sockets", "answers", "answer_seconds", "writer_group_size"):
        assert f"horda_{name}" in families
    assert one.registry.get_sample_value("horda_tables", {"status": "running"}) == 3
    assert one.registry.get_sample_value("horda_answer_seconds_bucket", {"le": "0.005"}) == 1
    assert other.registry.get_sample_value("horda_answers_total") == 0


@pytest.mark.parametrize(
    ("token", "header", "allowed"),
    [
        ("", None, False),
        ("", "Bearer ", False),
        ("word", "Bearer word", True),
        ("word", "bearer word", True),
        ("word", None, False),
        ("word", "", False),
        ("word", "Bearer", False),
        ("word", "Bearer wor", False),
        ("word", "Basic word", False),
        ("word", "Bearer wörd", False),
    ],
)
def test_numbers_are_for_who_has_the_token(token: str, header: str | None, allowed: bool) -> None:
    assert may_read(token, header) is allowed
