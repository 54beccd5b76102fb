"""Log lines tell what happened, and no secret."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from typing import Any, Literal

import pytest
import structlog
from msgspec import Struct

from horda.core.errors import Code, IllegalAnswer
from horda.server.ops import logs

SECRET = "S3CRET"


@pytest.fixture
def out() -> Iterator[io.StringIO]:
    """Puts logging back as it was: it belongs to the whole process."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    names = ("uvicorn", "uvicorn.error", "uvicorn.access", "sqlalchemy.engine", "websockets")
    levels = {name: logging.getLogger(name).level for name in names}
    yield io.StringIO()
    root.handlers, root.level = handlers, level
    for name, old in levels.items():
        logging.getLogger(name).setLevel(old)
    structlog.reset_defaults()


def lines(out: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


class Holder(Struct):
    word: str


def test_a_line_is_json_with_time_level_and_name(out: io.StringIO) -> None:
    logs.set_up("json", stream=out)
    structlog.get_logger("horda.test").info("table-made", table="abc", seats=3)
    (line,) = lines(out)
    assert line.pop("timestamp")
    assert line == {
        "event": "table-made",
        "table": "abc",
        "seats": 3,
        "level": "info",
        "logger": "horda.test",
    }


@pytest.mark.parametrize("form", ["json", "console"])
def test_nothing_secret_is_written(form: Literal["json", "console"], out: io.StringIO) -> None:
    logs.set_up(form, "debug", stream=out)
    log = structlog.get_logger("horda.test")
    secrets: list[dict[str, Any]] = [
        {"cookie": SECRET},
        {"Token": SECRET},
        {"seed": SECRET},
        {"option": SECRET},
        {"data": {"passphrase": SECRET, "key": [SECRET]}},
        {"rows": [{"phrase": SECRET}]},
        {"holder": Holder(SECRET)},
        {"raw": SECRET.encode()},
        {"cause": ValueError(SECRET)},
    ]
    for values in secrets:
        log.warning("something", **values)
    try:
        raise IllegalAnswer(Code.NOT_OFFERED, SECRET)
    except IllegalAnswer as error:
        log.exception("refused")
        log.error("refused", exc_info=error)
        logging.getLogger("other").exception("from elsewhere")
    assert SECRET not in out.getvalue()
    assert out.getvalue().count("IllegalAnswer") == 3
    assert "test_logs.py" in out.getvalue(), "where it came from is no secret"


def test_a_task_nobody_waited_for_does_not_tell_either(out: io.StringIO) -> None:
    logs.set_up("json", stream=out)

    async def fail() -> None:
        raise KeyError(SECRET)

    async def test() -> None:
        task = asyncio.create_task(fail())
        await asyncio.sleep(0)
        del task
        await asyncio.sleep(0)

    asyncio.run(test())
    (line,) = lines(out)
    assert line["logger"] == "asyncio"
    assert line["error"] == "KeyError"
    assert SECRET not in out.getvalue()


@pytest.mark.parametrize("form", ["json", "console"])
def test_a_stranger_cannot_write_lines(form: Literal["json", "console"], out: io.StringIO) -> None:
    logs.set_up(form, stream=out)
    structlog.get_logger("horda.test").info("http", path="/x\n\x1b[31mevil" + "y" * 9999)
    assert len(out.getvalue().splitlines()) == 1
    assert "\x1b" not in out.getvalue()
    assert len(out.getvalue()) < 1000


def test_the_request_is_on_every_line_of_its_task(out: io.StringIO) -> None:
    logs.set_up("json", stream=out)

    async def one(name: str) -> None:
        with structlog.contextvars.bound_contextvars(request=name):
            await asyncio.sleep(0)
            structlog.get_logger("horda.test").info("x")

    async def test() -> None:
        await asyncio.gather(one("a"), one("b"))

    asyncio.run(test())
    assert [line["request"] for line in lines(out)] == ["a", "b"]


def test_libraries_that_write_whole_addresses_are_silent(out: io.StringIO) -> None:
    logs.set_up("json", "info", stream=out)
    logging.getLogger("uvicorn.access").info("GET /x?token=%s", SECRET)
    logging.getLogger("uvicorn.error").info("WebSocket /ws?token=%s", SECRET)
    logging.getLogger("sqlalchemy.engine").info("INSERT %s", SECRET)
    assert out.getvalue() == ""
