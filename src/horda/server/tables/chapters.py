"""Between a campaign and its games: what a game that is over brings back.

A campaign is a table too, with seats, a log, a chat and bots. While it waits for a game, that
is played at a table of its own; the row `chapter` links the two.
"""

from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy import Connection

from horda.core.campaign import CampaignEngine, Chapter, next_game
from horda.core.errors import HordaError
from horda.server.store.queries import chapters
from horda.server.store.rows import ChapterRow
from horda.server.tables.room import Room
from horda.server.tables.trouble import TableError

log = structlog.get_logger("horda.server.tables.chapters")
Get = Callable[[str], Awaitable[Room]]


def waited_for(room: Room) -> tuple[int, Chapter] | None:
    """Returns the number and the setup of the game that a campaign waits for."""
    if room.session is None or room.row.status != "running":
        return None
    chapter = next_game(room.session.state)
    return None if chapter is None else (len(room.session.state.history) + 1, chapter)


async def link_of(room: Room) -> ChapterRow | None:
    """Returns the table at which the game that a campaign waits for is played."""
    waits = waited_for(room)
    if waits is None:
        return None

    def read(db: Connection) -> list[ChapterRow]:
        return chapters.chapters_of(db, room.id)

    known = await room.context.store.read(read)
    return next((row for row in known if row.number == waits[0]), None)


async def settle(room: Room, get: Get) -> None:
    """Tells a campaign of the game it waits for, if that is over.

    It is called whenever such a game ends, and whenever somebody comes to the campaign: so
    nothing is lost if the server stops in between. Only one of several calls is written.
    """
    async with room.lock:
        link = await link_of(room)
        if link is None or room.session is None:
            return
        game = await get(link.game)
        if game.session is None or game.session.state.result is None:
            return
        engine = room.session.engine
        assert isinstance(engine, CampaignEngine)
        answer = engine.bring(room.session.state, game.session)
        try:
            await room.change(lambda session, sink: session.answer(answer, sink), None)
        except (HordaError, TableError) as error:  # another worker was faster, or the disk is full
            log.warning("campaign.refused", table=room.id, game=game.id, code=str(error.code))
