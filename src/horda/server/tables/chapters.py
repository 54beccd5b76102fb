"""Between a campaign and its games: what a game that is over brings back.

A campaign is a table too, with seats, a log, a chat and bots. While it waits for a game, that
is played at a table of its own; the row `chapter` links the two.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

import structlog
from sqlalchemy import Connection

from horda.core.campaign import CampaignEngine, Chapter, next_game
from horda.core.errors import HordaError
from horda.games import registry
from horda.server.store.queries import chapters, games
from horda.server.store.rows import GameRow
from horda.server.store.store_errors import StoreError
from horda.server.tables.room import Room
from horda.server.tables.trouble import TableError

log = structlog.get_logger("horda.server.tables.chapters")
Get = Callable[[str], Awaitable[Room]]


class Link(NamedTuple):
    """The table that was opened for the next game of a campaign."""

    game: str
    holds: bool
    """False: it was closed, or is set up by other answers than those that stand now."""


def waited_for(room: Room) -> tuple[int, Chapter] | None:
    """Returns the number and the setup of the game that a campaign waits for."""
    if room.session is None or room.row.status != "running":
        return None
    chapter = next_game(room.session.state)
    return None if chapter is None else (len(room.session.state.history) + 1, chapter)


async def link_of(room: Room) -> Link | None:
    """Returns the table at which the game that a campaign waits for is played."""
    waits = waited_for(room)
    if waits is None:
        return None

    def read(db: Connection) -> GameRow | None:
        known = chapters.chapters_of(db, room.id)
        found = next((row.game for row in known if row.number == waits[0]), None)
        return None if found is None else games.find_game(db, found)

    row = await room.context.store.read(read)
    return None if row is None else Link(row.id, row.status != "closed" and fits(row, waits[1]))


def fits(row: GameRow, chapter: Chapter) -> bool:
    """Tells whether a table is set up as the game that is waited for."""
    engine = registry.engine(chapter.game)
    same = row.game == chapter.game and row.position is None
    return same and engine.config(row.config) == engine.config(chapter.config)


async def settle(room: Room, get: Get) -> None:
    """Tells a campaign of the game it waits for, if that is over.

    It is called whenever such a game ends, and whenever somebody comes to the campaign: so
    nothing is lost if the server stops in between. Only one of several calls is written.
    """
    async with room.lock:
        link = await link_of(room)
        if link is None or not link.holds or room.session is None:
            return
        game = await _read(room, link.game, get)
        if game is None or game.session is None or game.session.state.result is None:
            return
        engine = room.session.engine
        assert isinstance(engine, CampaignEngine)
        try:
            answer = engine.bring(room.session.state, game.session)
            await room.change(lambda session, sink: session.answer(answer, sink), None)
        except (HordaError, TableError) as error:  # another worker was faster, or the disk is full
            log.warning("campaign.refused", table=room.id, game=game.id, code=str(error.code))
        except StoreError:
            raise
        except Exception:  # a fault of ours must not close the campaign to all, either
            log.exception("campaign.failed", table=room.id, game=game.id)


async def _read(room: Room, table: str, get: Get) -> Room | None:
    """Returns the table of a game; one that cannot be read must not close the campaign to all."""
    try:
        return await get(table)
    except StoreError:
        raise
    except Exception as error:
        log.warning("campaign.damaged", table=room.id, game=table, error=type(error).__name__)
        return None
