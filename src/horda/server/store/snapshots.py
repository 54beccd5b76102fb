"""Snapshots of games: a table is loaded without replaying all of its record.

They are only ever a help. One that is missing, old or damaged costs time and nothing else.
"""

from functools import partial
from typing import Any

import structlog

from horda.core.engine import Engine
from horda.core.record import Record, Said
from horda.core.session import Session
from horda.server.store.queries.snapshots import save_snapshot
from horda.server.store.rows import SnapshotRow
from horda.server.store.store import Store

EVERY = 50
"""Entries between two snapshots: to replay as many takes about three milliseconds."""

log = structlog.get_logger("horda.server.store.snapshots")


def keep(store: Store, table: str, session: Session[Any]) -> None:
    """Has a snapshot of a game stored, soon; all its entries must be on disk."""
    row = SnapshotRow(
        game=table,
        seq=len(session.record.log),
        count=len(session.line.standing),
        schema=session.engine.game.state_type.schema,
        version=session.engine.game.version,
        state=session.state.encode(),
    )
    store.post(partial(save_snapshot, row=row))


def due(session: Session[Any]) -> bool:
    """Tells whether it is time for the next one.

    Going back and on is never replayed: from the last snapshot the way there may be long.
    """
    log = session.record.log
    moved = not isinstance(log[-1], Said)
    return moved or len(log) % EVERY == 0 or session.state.result is not None


def load(engine: Engine[Any], record: Record, row: SnapshotRow | None) -> Session[Any]:
    """Builds a game from its record, from a snapshot on if there is a good one."""
    game = engine.game
    if row is not None and (row.schema, row.version) == (game.state_type.schema, game.version):
        try:
            return Session(engine, record, known=(row.seq, engine.decode(row.state)))
        except Exception as error:  # damaged bytes may fail anywhere
            log.warning("snapshot.ignored", table=row.game, seq=row.seq, error=str(error))
    return Session(engine, record)
