"""What every player asks: how likely, what next, why not, and what may be done meanwhile."""

from typing import Annotated, Any

from litestar import Controller, Response
from litestar.params import Parameter
from msgspec.json import encode

from horda.server.http.common import Asker, House, Person, TableId, Viewer, answered, get, written
from horda.server.protocol import Requests
from horda.server.tables.rooms import Rooms
from horda.server.work.advice import Explain, Odds, Outlook, Preview, Why

Seat = Annotated[int, Parameter(ge=0, le=63)]
Key = Annotated[str, Parameter(min_length=1, max_length=200)]


class Advice(Controller):
    """For the open decision of a running game."""

    path = "/api/tables"
    tags = ("advice",)

    @get(
        "/{table:str}/odds",
        summary="What may come of the attacks that are offered to my seat",
        responses=answered(dict[str, Any]),
    )
    async def odds(
        self, rooms: House, person: Person, who: Asker, table: TableId, seat: Seat
    ) -> Response[bytes]:
        """By the key of the option."""
        game, state = await _position(rooms, table, person, seat)
        return written(await rooms.desk.do(Odds(game, state, seat), who))

    @get(
        "/{table:str}/preview",
        summary="What the game would do next if nobody did anything",
        responses=answered(Any),
    )
    async def preview(
        self, rooms: House, viewer: Viewer, who: Asker, table: TableId
    ) -> Response[bytes]:
        """As a spectator may know it; nothing where the game cannot tell."""
        room = await rooms.enter(table, viewer)
        async with room.lock:
            state = room.running().state.encode()
        return written(await rooms.desk.do(Preview(room.row.game, state), who))

    @get(
        "/{table:str}/outlook",
        summary="What every place of the map means to my seat",
        responses=answered(Any),
    )
    async def outlook(
        self, rooms: House, person: Person, who: Asker, table: TableId, seat: Seat
    ) -> Response[bytes]:
        """Ways, sight and reasons, all at once; nothing where the seat plays no turn."""
        game, state = await _position(rooms, table, person, seat)
        return written(await rooms.desk.do(Outlook(game, state, seat), who))

    @get(
        "/{table:str}/explain",
        summary="Why is this option not offered to my seat?",
        responses=answered(Why),
    )
    async def explain(
        self, rooms: House, person: Person, who: Asker, table: TableId, seat: Seat, key: Key
    ) -> Response[bytes]:
        """Names the rules and the fact that stand in the way."""
        game, state = await _position(rooms, table, person, seat)
        return written(await rooms.desk.do(Explain(game, state, seat, key), who))

    @get(
        "/{table:str}/requests",
        summary="What may my seat ask for right now, whoever is asked?",
        responses=answered(Requests),
    )
    async def requests(
        self, rooms: House, person: Person, table: TableId, seat: Seat
    ) -> Response[bytes]:
        """Such as to discard own cards; the socket message `request` carries it out."""
        room = await rooms.enter(table, person)
        return written(encode(await room.requests(person, seat)))


async def _position(rooms: Rooms, table: str, person: str, seat: int) -> tuple[str, bytes]:
    """Returns the game of a table and its position to somebody who plays a seat there."""
    room = await rooms.enter(table, person)
    async with room.lock:
        room.may_answer(person, seat)
        return room.row.game, room.running().state.encode()
