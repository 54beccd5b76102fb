"""Looking back, game files, forks and bug reports."""

from typing import Annotated, Any

from litestar import Controller, Response
from litestar.params import JSONBody, Parameter
from msgspec import Meta, Struct

from horda.server.http.common import (
    Asked,
    Asker,
    House,
    Maker,
    Person,
    TableId,
    Viewer,
    answered,
    file_of,
    get,
    limit,
    post,
    written,
)
from horda.server.protocol import NO_ZERO, Fork, Past, Step, TableInfo
from horda.server.tables import past
from horda.server.tables.sequels import Summary

Count = Annotated[int, Parameter(ge=0, le=1_000_000)]
Seat = Annotated[int | None, Parameter(ge=0, le=63)]


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """Something is wrong here."""

    note: Annotated[str, Meta(min_length=1, max_length=4000, pattern=NO_ZERO)]


class Reported(Struct, frozen=True):
    """The number a report is kept under."""

    id: str


class PastController(Controller):
    """The past of a table."""

    path = "/api/tables"
    tags = ("past",)

    @get(
        "/{table:str}/at/{count:int}",
        summary="The position after so many answers",
        responses=answered(Past),
    )
    async def look(
        self,
        rooms: House,
        viewer: Viewer,
        who: Asker,
        table: TableId,
        count: Count,
        seat: Seat = None,
    ) -> Response[bytes]:
        """Through one's own seats, or through `seat`; that of others when the game is over."""
        room = await rooms.enter(table, viewer)
        return written(await past.look(room, viewer, count, seat, who))

    @get(
        "/{table:str}/story",
        summary="What happened, from an answer on",
        responses=answered(list[Step]),
    )
    async def story(
        self,
        rooms: House,
        viewer: Viewer,
        who: Asker,
        table: TableId,
        first: Count = 0,
        seat: Seat = None,
    ) -> Response[bytes]:
        """A piece at a time; ask again from the step after the last one."""
        room = await rooms.enter(table, viewer)
        return written(await past.story(room, viewer, first, seat, who))

    @get("/{table:str}/summary", summary="What a game that is over came to")
    async def summary(self, rooms: House, viewer: Viewer, who: Asker, table: TableId) -> Summary:
        """What everybody could see of it, summed up, and what may be played next."""
        return await past.summary(await rooms.enter(table, viewer), viewer, who)

    @get(
        "/{table:str}/record",
        summary="The game's file",
        responses=answered(dict[str, Any]),
    )
    async def record(
        self, rooms: House, viewer: Viewer, who: Asker, table: TableId
    ) -> Response[bytes]:
        """Setup, seed and answers; while secrets are kept only for who plays alone."""
        data = await past.record(await rooms.enter(table, viewer), viewer, who)
        return file_of(data, f"horda-{table}")

    @post("/import", summary="Open a table from a game's file")
    async def bring_in(
        self, request: Asked, rooms: House, person: Person, maker: Maker
    ) -> TableInfo:
        """The body is the file; it must replay to its digests."""
        room = await past.bring_in(rooms, person, await request.body(), maker)
        return room.info()

    @post("/{table:str}/fork", summary="Go on from a past position at another table")
    async def fork(
        self, rooms: House, person: Person, maker: Maker, table: TableId, data: JSONBody[Fork]
    ) -> TableInfo:
        """While secrets are kept, what is hidden is dealt anew."""
        room = await rooms.enter(table, person)
        return (await past.fork(rooms, room, person, data.count, maker)).info()

    @post("/{table:str}/reports", summary="Report a fault")
    async def report(
        self, rooms: House, person: Person, who: Asker, table: TableId, data: JSONBody[Report]
    ) -> Reported:
        """Keeps the note with the record, for those who run this server."""
        limit(rooms.limits.report(person, who.address))
        room = await rooms.enter(table, person)
        return Reported(await past.report(rooms, room, person, data.note, who))
