"""Anything may be asked over HTTP: never a fault, always the form that the schema promises."""

import asyncio
import os
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import checks

from horda.server import protocol
from tests.server.databases import Cluster
from tests.server.live import Company, Live, play_on

EXAMPLES = {"quick": 4, "ci": 8, "soak": 200}[os.environ.get("HORDA_PROFILE", "quick")]
KEPT = (
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
)


class Scene(NamedTuple):
    """A server with somebody who plays there."""

    live: Live
    cookies: dict[str, str]
    tables: tuple[str, ...]
    """One that is open, one where a game runs and one where it is over."""


@pytest.fixture(scope="module")
def scene(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """PostgreSQL, since it refuses more than SQLite does."""
    address = cluster.create()
    with Live(tmp_path_factory.mktemp("fuzz"), address) as live:
        yield asyncio.run(_furnish(live))
        live.stop()
        faults = live.faults()
    cluster.drop(address)
    assert not faults


async def _furnish(live: Live) -> Scene:
    async with Company(live.address) as company:
        ala = await company.meet()
        tables = [await ala.open("zombicide-2e", public=True) for _ in range(3)]
        for table in tables[1:]:
            await ala.start(table.id)
            seat = await ala.look(table.id)
            await seat.until(protocol.View)
            await play_on(seat, random.Random(1), 5 if table is tables[1] else 10_000)
        return Scene(live, dict(ala.http.cookies), tuple(table.id for table in tables))


def test_every_answer_has_its_form(scene: Scene) -> None:
    schema = schemathesis.openapi.from_url(f"{scene.live.address}/api/schema/openapi.json")
    operations: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr] # or raises
    assert len(operations) > 25
    for operation in operations:
        for mode in schemathesis.GenerationMode:
            with suppress(Unsatisfiable):  # where nothing can be wrong
                fuzz(operation.as_strategy(generation_mode=mode), scene)


def fuzz(cases: Any, scene: Scene) -> None:
    """Asks as a stranger, as somebody known, and for tables that are there."""

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), deadline=None)
    @given(case=cases)
    def check(case: Any) -> None:
        ask(case, {})
        ask(case, scene.cookies)
        if "table" in case.path_parameters:
            for table in scene.tables:
                case.path_parameters["table"] = table
                ask(case, scene.cookies)

    check()


def ask(case: Any, cookies: dict[str, str]) -> None:
    """Asks, and looks at the answer."""
    answer = case.call(cookies=cookies)
    case.validate_response(answer, checks=KEPT)
    if answer.status_code >= 400:
        said = msgspec.json.decode(answer.content, type=protocol.Refused)
        assert said.code
        assert said.code != "fault"
