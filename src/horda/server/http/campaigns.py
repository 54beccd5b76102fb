"""Campaigns: opening one, playing its games one after the other, branches and files.

A campaign is a table too: its seats, invitations, chat and socket are those of a table with its id.
"""

from typing import Annotated, Any

from litestar import Controller, Response
from litestar.params import JSONBody
from msgspec import Meta, Struct
from sqlalchemy import Connection

from horda.games import registry
from horda.server import protocol
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
)
from horda.server.http.games import GameInfo, game_info
from horda.server.outcomes import Outcome
from horda.server.protocol import Fork, Key, NewTable, Number, Problem, SeatNumber, TableInfo
from horda.server.store.queries import chapters, games
from horda.server.store.queries.games import Filter
from horda.server.store.rows import GameRow
from horda.server.tables import campaigns, lobby, scenarios
from horda.server.tables.chapters import link_of, waited_for
from horda.server.tables.room import Room
from horda.server.tables.rooms import Rooms
from horda.server.tables.table_info import listed
from horda.server.tables.trouble import TableError
from horda.server.work.desk import Who


class CampaignInfo(Struct, frozen=True):
    """A campaign in a list: its own table, and those of its games in order."""

    table: TableInfo
    games: tuple[TableInfo, ...]


class NextGame(Struct, frozen=True):
    """The game that a campaign waits for."""

    number: int
    game: str
    scenario: str
    seats: tuple[int, ...]
    """For each seat of the game the seat of the campaign that plays it."""
    table: str
    """Where it is played; empty: it has yet to be opened."""


class CampaignPage(Struct, frozen=True):
    """A campaign as who plays it sees it between two games."""

    info: CampaignInfo
    next: NextGame | None
    view: protocol.View | None
    """What is asked of the reader's seats and what they may know; None: it has not begun."""
    result: Outcome | None


class Choose(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's answer to a question between two games."""

    seat: SeatNumber
    ask: Number
    epoch: Number
    option: Key


class OpenGame(Struct, frozen=True, forbid_unknown_fields=True):
    """Open the table of the next game; bots stand in for the seats that are missing."""

    missing: Annotated[tuple[SeatNumber, ...], Meta(max_length=64)] = ()
    bot: Key = lobby.STAND_IN


class Campaigns(Controller):
    """Everything about campaigns that a table does not do already."""

    path = "/api/campaigns"
    tags = ("campaigns",)

    @get("/kinds", summary="All campaigns that can be played")
    async def kinds(self) -> list[GameInfo]:
        """With their settings, in the form of games."""
        return [game_info(engine.game.id) for engine in registry.all_campaigns()]

    @get(summary="List one's own campaigns")
    async def mine(self, rooms: House, viewer: Viewer, who: Asker) -> list[CampaignInfo]:
        """Newest first."""
        if viewer is None:
            return []
        limit(rooms.limits.lists(viewer, who.address, Filter().limit))
        wanted = Filter(person=viewer, among=tuple(registry.CAMPAIGNS), tidy=True)
        found = await rooms.store.read(lambda db: games.list_games(db, wanted))
        await _spare(rooms, who, [row.id for row in found])
        return await rooms.store.read(lambda db: _infos(db, found))

    @post(summary="Open a campaign")
    async def create(
        self, rooms: House, person: Person, maker: Maker, data: JSONBody[NewTable]
    ) -> CampaignPage:
        """As a table is opened; it begins when its host starts it."""
        room = await lobby.create(rooms, person, data, maker, campaign=True)
        return await _page(rooms, room, person)

    @get("/{campaign:str}", summary="One campaign")
    async def show(
        self, rooms: House, viewer: Viewer, who: Asker, campaign: TableId
    ) -> CampaignPage:
        """Its games so far, the next one, and what is asked of the reader."""
        room = await _enter(rooms, campaign, viewer)
        await _spare(rooms, who, [room.id])
        return await _page(rooms, room, viewer)

    @post("/{campaign:str}/choose", status_code=200, summary="Decide something between two games")
    async def choose(
        self, rooms: House, person: Person, who: Asker, campaign: TableId, data: JSONBody[Choose]
    ) -> CampaignPage:
        """The same as an answer over the socket."""
        limit(rooms.limits.answer(person, who.address))
        room = await _enter(rooms, campaign, person)
        await room.answer(person, protocol.Answer(0, data.seat, data.ask, data.epoch, data.option))
        return await _page(rooms, room, person)

    @post("/{campaign:str}/open", summary="Open the table of the next game, and begin")
    async def open_next(
        self,
        rooms: House,
        person: Person,
        maker: Maker,
        campaign: TableId,
        data: JSONBody[OpenGame],
    ) -> TableInfo:
        """The same people sit there. Who asks second comes to the table of the first."""
        room = await _enter(rooms, campaign, person)
        table = await campaigns.open_next(rooms, room, person, frozenset(data.missing), data.bot)
        return table.info()

    @post("/{campaign:str}/branch", summary="Go another way from a past answer on")
    async def branch(
        self, rooms: House, person: Person, maker: Maker, campaign: TableId, data: JSONBody[Fork]
    ) -> CampaignPage:
        """Another campaign with the same people and the same games so far."""
        room = await _enter(rooms, campaign, person)
        other = await campaigns.branch(rooms, room, person, data.count, maker)
        return await _page(rooms, other, person)

    @get(
        "/{campaign:str}/record",
        summary="The file of a campaign with all its games",
        responses=answered(dict[str, Any]),
    )
    async def record(
        self, rooms: House, viewer: Viewer, who: Asker, campaign: TableId
    ) -> Response[bytes]:
        """While secrets are kept only for who plays alone."""
        room = await _enter(rooms, campaign, viewer)
        await _spare(rooms, who, [room.id])
        data = await campaigns.record(rooms, room, viewer, who)
        return file_of(data, f"horda-campaign-{campaign}")

    @post("/import", summary="Open a campaign from its file")
    async def bring_in(
        self, request: Asked, rooms: House, person: Person, maker: Maker
    ) -> CampaignPage:
        """The body is the file; all of it must replay to its digests."""
        room = await campaigns.bring_in(rooms, person, await request.body(), maker)
        return await _page(rooms, room, person)


async def _enter(rooms: Rooms, campaign: str, person: str | None) -> Room:
    room = await rooms.enter(campaign, person)
    if not registry.is_campaign(room.row.game):
        raise TableError(Problem.NO_SUCH_TABLE, campaign)
    return room


async def _spare(rooms: Rooms, who: Who, ids: list[str]) -> None:
    """Counts the games of campaigns that somebody wants to read of; there may be hundreds."""
    links = await rooms.store.read(lambda db: chapters.chapters_of_all(db, ids))
    limit(rooms.limits.lists(who.person, who.address, sum(map(len, links.values()))))


async def _page(rooms: Rooms, room: Room, person: str | None) -> CampaignPage:
    async with room.lock:  # all of it is of one moment
        games = await rooms.store.read(lambda db: _games(db, [room.id]))
        link = await link_of(room)
        return CampaignPage(
            info=CampaignInfo(room.info(), games[room.id]),
            next=_next(room, link.game if link is not None and link.holds else ""),
            view=None if room.session is None else room.sight().view(room.held(person)),
            result=campaigns.outcome(room),
        )


def _next(room: Room, table: str) -> NextGame | None:
    waits = waited_for(room)
    if waits is None:
        return None
    number, chapter = waits
    engine = registry.engine(chapter.game)
    config = engine.config(chapter.config)
    seats = tuple(chapter.player(at) for at in range(len(engine.game.seats(config))))
    scenario = scenarios.word(scenarios.kept(engine.game, config))
    return NextGame(number, chapter.game, scenario, seats, table)


def _infos(db: Connection, rows: list[GameRow]) -> list[CampaignInfo]:
    played = _games(db, [row.id for row in rows])
    return [CampaignInfo(table, played[table.id]) for table in listed(db, rows)]


def _games(db: Connection, ids: list[str]) -> dict[str, tuple[TableInfo, ...]]:
    """The tables of the games of campaigns, in order."""
    links = chapters.chapters_of_all(db, ids)
    rows = games.find_games(db, [link.game for known in links.values() for link in known])
    tables = {table.id: table for table in listed(db, rows)}
    return {one: tuple(tables[link.game] for link in known) for one, known in links.items()}
