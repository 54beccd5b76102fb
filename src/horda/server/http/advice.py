"""The three questions every player asks: how likely, what next, and why not."""

import asyncio
from typing import Annotated, Any

from litestar import Controller
from litestar.params import Parameter
from msgspec import Struct, to_builtins

from horda.core.session import Session
from horda.core.words import Text
from horda.server.http.common import TableId, get
from horda.server.tables.rooms import Rooms

Seat = Annotated[int, Parameter(ge=0, le=63)]
Key = Annotated[str, Parameter(min_length=1, max_length=200)]


class Why(Struct, frozen=True):
    """Why something is not offered: the rules in the way and the fact, in words."""

    offered: bool
    rules: tuple[str, ...] = ()
    why: Text | None = None


class Advice(Controller):
    """For the open decision of a running game."""

    path = "/api/tables"
    tags = ("advice",)

    @get("/{table:str}/odds", summary="What may come of the attacks that are offered to my seat")
    async def odds(self, rooms: Rooms, person: str, table: TableId, seat: Seat) -> dict[str, Any]:
        """By the key of the option."""

        def work(session: Session[Any]) -> dict[str, Any]:
            found = session.engine.game.odds(session.state, seat)
            return {key: to_builtins(odds, str_keys=True) for key, odds in found.items()}

        room = await rooms.enter(table, person)
        async with room.lock:
            room.may_answer(person, seat)
            session = room.running().twin()
        return await asyncio.to_thread(work, session)

    @get("/{table:str}/preview", summary="What the game would do next if nobody did anything")
    async def preview(self, rooms: Rooms, viewer: str | None, table: TableId) -> Any:
        """As a spectator may know it; nothing where the game cannot tell."""
        room = await rooms.enter(table, viewer)
        async with room.lock:
            session = room.running().twin()
        found = await asyncio.to_thread(session.engine.game.preview, session.state, None)
        return to_builtins(found, str_keys=True)

    @get("/{table:str}/outlook", summary="What every place of the map means to my seat")
    async def outlook(self, rooms: Rooms, person: str, table: TableId, seat: Seat) -> Any:
        """Ways, sight and reasons, all at once; nothing where the seat plays no turn."""
        room = await rooms.enter(table, person)
        async with room.lock:
            room.may_answer(person, seat)
            session = room.running().twin()
        found = await asyncio.to_thread(session.engine.game.outlook, session.state, seat)
        return to_builtins(found, str_keys=True)

    @get("/{table:str}/explain", summary="Why is this option not offered to my seat?")
    async def explain(self, rooms: Rooms, person: str, table: TableId, seat: Seat, key: Key) -> Why:
        """Names the rules and the fact that stand in the way."""
        room = await rooms.enter(table, person)
        async with room.lock:
            room.may_answer(person, seat)
            session = room.running()
            choices = [choice for choice in session.state.open if choice.seat == seat]
            if any(key in session.engine.keys(session.state, choice) for choice in choices):
                return Why(offered=True)
            found = session.engine.game.explain(session.state, seat, key)
        return Why(False) if found is None else Why(False, found.rules, found.why)
