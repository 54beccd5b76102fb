"""Tables: the lobby, opening one, sitting down, starting."""

from typing import Annotated, Any

from litestar import Controller, Response
from litestar.params import FromQuery, JSONBody, Parameter
from msgspec import Struct

from horda.games import registry
from horda.server.http.common import (
    Asker,
    House,
    Maker,
    Person,
    TableId,
    Viewer,
    answered,
    get,
    post,
    written,
)
from horda.server.http.common import limit as spare
from horda.server.http.games import drawn
from horda.server.protocol import (
    Newcomers,
    NewTable,
    SeatNumber,
    SeatWish,
    Start,
    TableInfo,
)
from horda.server.store.queries import games
from horda.server.store.queries.games import Filter
from horda.server.store.rows import Status
from horda.server.store.store_errors import StoreError
from horda.server.tables import host, lobby, scenarios, sequels
from horda.server.tables.table_info import listed
from horda.server.tables.trouble import TableError
from horda.server.work.setups import Draw

MOST = 100
LONG_LIST = 40
"""Tables of a list that takes as long as one of whatever status."""
Word = Annotated[str | None, Parameter(pattern="^[A-Za-z0-9_-]{0,60}$")]


class NewHost(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on this seat is to be the host."""

    seat: SeatNumber


class Tables(Controller):
    """Everything about tables that is not playing."""

    path = "/api/tables"
    tags = ("tables",)

    @get(summary="List tables: public ones, or with `mine` one's own")
    async def list_tables(
        self,
        rooms: House,
        viewer: Viewer,
        who: Asker,
        game: Word = None,
        scenario: Word = None,
        status: FromQuery[Status | None] = None,
        mine: FromQuery[bool] = False,
        free: FromQuery[bool | None] = None,
        before: FromQuery[float | None] = None,
        limit: Annotated[int, Parameter(ge=1, le=MOST)] = 50,
    ) -> list[TableInfo]:
        """Newest first; the next page begins `before` the last one's `created`."""
        if mine and viewer is None:
            return []
        # Without a status all games there ever were are looked through for them.
        length = limit if mine or status else max(limit, LONG_LIST)
        spare(rooms.limits.lists(viewer, who.address, length))
        wanted = Filter(
            game=game,
            scenario=scenario,
            status=(status,) if status else (),
            public=None if mine else True,
            person=viewer if mine else None,
            viewer=viewer,
            free_seat=free,
            besides=tuple(registry.CAMPAIGNS),
            older_than=before,
            limit=limit,
        )
        return await rooms.store.read(lambda db: listed(db, games.list_games(db, wanted)))

    @post(summary="Open a table")
    async def create(
        self, rooms: House, person: Person, maker: Maker, data: JSONBody[NewTable]
    ) -> TableInfo:
        """The setup is checked first; a bad one is refused and nothing is opened."""
        room = await lobby.create(rooms, person, data, maker)
        return room.info()

    @get("/{table:str}", summary="One table")
    async def show(self, rooms: House, viewer: Viewer, table: TableId) -> TableInfo:
        """What everybody who may enter knows of it."""
        room = await rooms.enter(table, viewer)
        return room.info()

    @get(
        "/{table:str}/scene",
        summary="The board of a table, to be drawn",
        responses=answered(dict[str, Any] | None),
    )
    async def scene(
        self, rooms: House, viewer: Viewer, who: Asker, table: TableId
    ) -> Response[bytes]:
        """As that of a game; for a scenario that came with the table it is the only way."""
        row = (await rooms.enter(table, viewer)).row
        if scenarios.brought_along(row.config):
            return written(await rooms.desk.do(Draw(row.game, row.config), who))
        # By its scenario alone: else who sets tables up in ever other ways has each of them drawn.
        return written(drawn(row.game, {"scenario": row.config.get("scenario", "")}))

    @post("/{table:str}/start", status_code=200, summary="Begin the game (host)")
    async def start(
        self, rooms: House, person: Person, table: TableId, data: JSONBody[Start]
    ) -> TableInfo:
        """Open seats go to the bot named in `fill`, if one is named."""
        room = await rooms.enter(table, person)
        await lobby.start(room, person, data.fill)
        return room.info()

    @post("/{table:str}/seats/{seat:int}", status_code=200, summary="Change a seat")
    async def change_seat(
        self,
        rooms: House,
        person: Person,
        table: TableId,
        seat: Annotated[int, Parameter(ge=0, le=63)],
        data: JSONBody[SeatWish],
    ) -> TableInfo:
        """Take it, leave it, hand it to a bot, take it back, or remove who waits there."""
        room = await rooms.enter(table, person)
        if data.wish == "take":
            await lobby.take(room, person, seat)
        elif data.wish == "leave":
            await lobby.leave(room, person, seat)
        elif data.wish == "remove":
            await host.remove(room, person, seat)
        elif data.wish == "bot":
            await lobby.hand_to_bot(room, person, seat, data.bot)
        else:
            await lobby.take_back(room, person, seat)
        return room.info()

    @post("/{table:str}/close", status_code=200, summary="End a table without a result (host)")
    async def close(self, rooms: House, person: Person, table: TableId) -> TableInfo:
        """It stays readable, if it was; one that is damaged can be closed all the same."""
        try:
            room = await rooms.enter(table, person)
        except (TableError, StoreError):
            raise
        except Exception as error:
            return await lobby.close_damaged(rooms, table, person, error)
        await lobby.close(room, person)
        await sequels.withdraw(rooms, room)
        return room.info()

    @post("/{table:str}/rematch", summary="Play again with the same people")
    async def rematch(
        self, rooms: House, person: Person, maker: Maker, table: TableId, why: Word = None
    ) -> TableInfo:
        """Another seed, and the setup as it was, or as the summary offers it under `why`.

        Who asks second comes to the table of the first.
        """
        room = await rooms.enter(table, person)
        return (await sequels.rematch(rooms, room, person, why or "")).info()

    @post("/{table:str}/newcomers", status_code=200, summary="Open or close the door (host)")
    async def set_newcomers(
        self, rooms: House, person: Person, table: TableId, data: JSONBody[Newcomers]
    ) -> TableInfo:
        """Whether people who were not invited may take free seats, or those that bots play."""
        room = await rooms.enter(table, person)
        await host.set_newcomers(room, person, welcome=data.welcome)
        return room.info()

    @post("/{table:str}/host", status_code=200, summary="Make somebody else the host")
    async def hand_over(
        self, rooms: House, person: Person, table: TableId, data: JSONBody[NewHost]
    ) -> TableInfo:
        """The host chooses; when the host is long gone, who sits here may take the part."""
        room = await rooms.enter(table, person)
        await host.hand_over(rooms, room, person, data.seat)
        return room.info()
