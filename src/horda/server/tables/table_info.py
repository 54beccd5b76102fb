"""A table as people see it in the lobby and above the board."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection

from horda.core.setups import LONGEST_WORD
from horda.server import outcomes
from horda.server.protocol import SeatInfo, TableInfo
from horda.server.store.queries import chapters, entries, people, seats
from horda.server.store.rows import ChapterRow, GameRow, SeatRow
from horda.server.tables import scenarios
from horda.server.tables.audience import Audience
from horda.server.tables.presence import Absences


def info(
    row: GameRow,
    sitting: Sequence[SeatRow],
    nicknames: Mapping[str, str],
    answers: int,
    changed: float,
    audience: Audience | None = None,
    absences: Absences | None = None,
    chapter: ChapterRow | None = None,
) -> TableInfo:
    """Puts together what everybody may know of a table; the seed is not among it."""
    watching = audience.spectators() if audience else 0
    return TableInfo(
        id=row.id,
        title=row.title,
        game=row.game,
        scenario=scenarios.word(row.scenario),
        scenario_title=scenarios.title(row.scenario),
        config=_settings(row),
        status=row.status,
        public=row.public,
        host=row.host,
        seats=tuple(_seat(seat, nicknames, audience, absences) for seat in sitting),
        answers=answers,
        created=row.created,
        changed=changed,
        result=row.result,
        spectators=watching,
        rematch=row.rematch_of or "",
        forked_from=row.forked_from or "",
        forked_at=row.forked_at or 0,
        origin=row.origin,
        newcomers=row.newcomers,
        campaign="" if chapter is None else chapter.campaign,
        chapter=0 if chapter is None else chapter.number,
        house=scenarios.HOUSE in row.config,
    )


def listed(db: Connection, rows: Sequence[GameRow]) -> list[TableInfo]:
    """Returns tables for a list; who looks at them just now is not counted."""
    ids = [row.id for row in rows]
    sitting = seats.seats_of_all(db, ids)
    lengths = entries.last_seqs(db, ids)
    changed = entries.times(db, lengths)
    known = {seat.person for rows in sitting.values() for seat in rows if seat.person}
    names = people.nicknames(db, sorted(known))
    links = chapters.chapter_of_all(db, ids)
    return [
        info(
            row,
            sitting[row.id],
            names,
            lengths.get(row.id, 0),
            changed.get(row.id, row.started or row.created),
            chapter=links.get(row.id),
        )
        for row in rows
    ]


def _settings(row: GameRow) -> dict[str, Any]:
    """Returns what people have set.

    A scenario given whole would make long lists longer, and what a campaign carries in may
    be a secret; who plays gets both with the record.
    """
    plain = {name: value for name, value in row.config.items() if _is_plain(value)}
    return {**plain, "scenario": scenarios.word(row.scenario)}


def _is_plain(value: object) -> bool:
    """Tells what is short enough for lists: a table may be older than the bounds of a setup."""
    return not isinstance(value, dict) and len(str(value)) <= LONGEST_WORD + 2


def _seat(
    seat: SeatRow,
    nicknames: Mapping[str, str],
    audience: Audience | None,
    absences: Absences | None,
) -> SeatInfo:
    person = seat.person
    return SeatInfo(
        seat=seat.seat,
        name=seat.name,
        person=person,
        nickname=nicknames.get(person, "") if person else "",
        bot=seat.bot or "",
        online=bool(person and audience and audience.online(person)),
        ending=outcomes.read(seat.ending),
        away=absences.lasting(person) if absences else None,
    )
