"""Anything may come over a socket: a typed answer or a clear close, and the game is sound."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from horda.core.record import loads
from horda.core.session import Session
from horda.games import registry
from horda.server import protocol
from horda.server.client import Person, Seat
from tests.server.live import Live

LARGEST = 16 * 1024
CLOSED = {1007: "not text", 1009: "too large"}
PATIENCE = 60  # seconds
LAST = 1_618_033_988  # the id of the ping that ends a batch; no other one has it
CHANGES = ("answer", "undo", "redo")

decode = msgspec.json.Decoder[Any](protocol.FromServer).decode
Plan = tuple[str, dict[str, Any]]

small = st.integers(-2, 3)
numbers = st.one_of(small, st.integers(), st.just(2**31)).filter(LAST.__ne__)
texts = st.text(max_size=30)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=5,
)
answers = st.fixed_dictionaries(
    {"late": small, "epoch": small, "seat": st.integers(0, 2), "pick": st.integers(0, 99) | texts}
)
plans: st.SearchStrategy[Plan] = st.one_of(
    st.just(("answer", {"late": 0, "epoch": 0, "seat": 0, "pick": 0})),
    st.tuples(st.just("answer"), answers),
    st.tuples(st.sampled_from(["undo", "redo"]), st.fixed_dictionaries({"to": small | st.none()})),
    st.tuples(st.just("consent"), st.fixed_dictionaries({"proposal": numbers})),
    st.tuples(
        st.just("favour"),
        st.fixed_dictionaries({"of": small, "ask": numbers, "epoch": small, "option": texts}),
    ),
    st.tuples(st.just("say"), st.fixed_dictionaries({"text": st.text(max_size=600)})),
    st.tuples(
        st.just("hello"), st.fixed_dictionaries({"since": small, "table": texts | st.none()})
    ),
    st.tuples(st.just("ping"), st.fixed_dictionaries({"id": numbers})),
)
ways = st.sampled_from(["as it is", "twice", "cut", "with a field more", "with another value"])
messages = st.one_of(
    st.tuples(plans, ways, values, st.integers(1, 60)),
    st.tuples(st.just(None), st.just("raw"), texts | st.binary(max_size=40), st.just(1)),
    st.tuples(st.just(None), st.just("nested"), st.sampled_from("[{"), st.integers(1, 4000)),
    st.tuples(st.just(None), st.just("huge"), st.just("x"), st.integers(4000, 2 * LARGEST)),
    st.tuples(st.just(None), st.just("no text"), st.binary(min_size=1, max_size=9), st.just(1)),
)


class Table:
    """A running game at a server, with a socket on which all is tried."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.loop = asyncio.new_event_loop()
        self.person = Person(live.address)
        self.seat: Seat | None = None
        self.sent = 0
        self.table = self.run(self._begin())

    def run(self, work: Any) -> Any:
        """Waits for something."""
        return self.loop.run_until_complete(asyncio.wait_for(work, PATIENCE))

    async def _begin(self) -> str:
        await self.person.begin("Ala")
        table = await self.person.open("zombie-terror", seats=["me", "me"])
        await self.person.start(table.id)
        self.seat = await self.person.look(table.id)
        await self.seat.until(protocol.View)
        return table.id

    def close(self) -> None:
        """Lets everything go."""
        self.run(self.person.close())
        self.loop.close()

    def raw(self, plan: Plan | None, way: str, value: Any, size: int) -> list[str | bytes]:
        """Makes what is really sent."""
        if plan is None:
            made = {"raw": value, "nested": value * size, "huge": value * size, "no text": value}
            return [made[way]]
        message = self.message(*plan)
        if way == "with a field more":
            message["more"] = value
        if way == "with another value":
            names = sorted(message)
            message[names[size % len(names)]] = value
        text = json.dumps(message)
        if way == "cut":
            return [text[: min(size, len(text) - 1)]]
        return [text, text] if way == "twice" else [text]

    def message(self, kind: str, parts: dict[str, Any]) -> dict[str, Any]:
        """Puts a message together that fits, or nearly fits, the game as it is now."""
        assert self.seat is not None
        self.sent += 1
        view: dict[str, Any] = self.seat.view or {}
        asks = self.seat.asks
        seat = asks[0]["seat"] if asks else 0
        if kind == "answer" and asks:
            keys = [option["key"] for option in asks[0]["options"]]
            pick = parts["pick"]
            option = keys[pick % len(keys)] if isinstance(pick, int) else pick
            number = asks[0]["number"] + parts["late"]
            epoch = asks[0]["epoch"] + parts["epoch"]
            parts = {"seat": seat + parts["seat"], "ask": number, "epoch": epoch, "option": option}
        elif kind in ("undo", "redo"):
            to = parts["to"]
            parts = {"seat": seat, "to": None if to is None else view["count"] + to}
        elif kind == "favour":
            parts = {**parts, "seat": seat}
        elif kind == "consent":
            parts = {**parts, "agree": True}
        elif kind == "hello":
            return {"type": kind, "since": parts["since"], "table": parts["table"] or self.table}
        return {"type": kind, "id": self.sent, **parts}

    async def say(self, lines: list[str | bytes], text: bool) -> list[Any]:
        """Sends lines and returns everything that comes back until all of them are answered."""
        assert self.seat is not None
        heard: list[Any] = []
        try:
            for line in lines:
                await self.seat.socket.send(line, text=text if isinstance(line, bytes) else None)
            await self.seat.send(protocol.Ping(LAST))
            while not (heard and heard[-1] == protocol.Pong(LAST)):
                # Not into the view: who lies about what it has seen is told nonsense.
                heard.append(decode(await self.seat.socket.recv()))
        except ConnectionClosed as error:
            if error.rcvd is None or error.rcvd.code not in CLOSED:
                raise
            heard.append(error.rcvd.code)
            self.seat = await self.fresh()
        return heard

    async def ready(self) -> int:
        """Takes a new socket if the example before broke off; returns how far the game is."""
        if self.seat is None:
            self.seat = await self.fresh()
        assert self.seat.view is not None
        return int(self.seat.view["seq"])

    async def fresh(self) -> Seat:
        """Returns a new socket with the whole view."""
        seat = await self.person.look(self.table)
        await seat.until(protocol.View)
        return seat


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """One game for all examples: what one leaves broken, the next one meets."""
    folder: Path = tmp_path_factory.mktemp("fuzz")
    with Live(folder) as live:
        table = Table(live)
        yield table
        table.close()
        assert live.stop() == 0
        assert not live.faults()


# One server for all examples is meant: nothing that comes may spoil it for what comes after.
@settings(suppress_health_check=list(HealthCheck), deadline=None)
@given(batch=st.lists(messages, min_size=1, max_size=6))
def test_any_batch_is_answered_and_changes_what_it_says(table: Table, batch: list[Any]) -> None:
    seq, done = table.run(table.ready()), 0
    for plan, way, value, size in batch:
        lines = table.raw(plan, way, value, size)
        heard = table.run(table.say(lines, way == "no text"))
        done += judge(plan, way, lines, heard)
    table.run(check(table, seq + done))


def judge(plan: Plan | None, way: str, lines: list[str | bytes], heard: list[Any]) -> int:
    """Checks that each line was answered once; returns how many changed the game."""
    if isinstance(heard[-1], int):
        return 0
    said = [one for one in heard[:-1] if isinstance(one, protocol.Done | protocol.Refused)]
    pongs = [one for one in heard[:-1] if isinstance(one, protocol.Pong)]
    welcomes = [one for one in heard if isinstance(one, protocol.Welcome)]
    assert len(said) + len(pongs) + len(welcomes) == len(lines)
    assert all(one.code != "fault" for one in said if isinstance(one, protocol.Refused))
    if plan is None or way == "cut":
        assert [type(one) for one in said] == [protocol.Refused] * len(lines)
    done = sum(isinstance(one, protocol.Done) for one in said)
    if plan is not None and plan[0] == "answer" and way == "twice":
        assert done <= 1, "one answer was taken twice"
    return done if plan is not None and plan[0] in CHANGES else 0


async def check(table: Table, seq: int) -> None:
    """The game went on by what was acknowledged and by nothing else."""
    seat, table.seat = table.seat, None
    fresh = await table.fresh()
    assert fresh.view is not None
    assert fresh.view["seq"] == seq
    assert seat is not None
    seat.view = fresh.view
    answer = await table.person.http.get(f"/api/tables/{table.table}/record")
    record = loads(answer.content)
    session = Session(registry.engine(record.game), record)
    assert len(session.record.log) == seq
    await fresh.close()
    table.seat = seat
