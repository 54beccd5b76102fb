"""A table as people see it in the lobby and above the board."""

from collections.abc import Mapping, Sequence

from horda.server import outcomes
from horda.server.protocol import SeatInfo, TableInfo
from horda.server.store.rows import GameRow, SeatRow
from horda.server.tables import scenarios
from horda.server.tables.audience import Audience
from horda.server.tables.presence import Absences


def info(
    row: GameRow,
    seats: Sequence[SeatRow],
    nicknames: Mapping[str, str],
    answers: int,
    changed: float,
    audience: Audience | None = None,
    absences: Absences | None = None,
) -> TableInfo:
    """Puts together what everybody may know of a table; the seed is not among it."""
    watching = audience.spectators() if audience else 0
    return TableInfo(
        id=row.id,
        title=row.title,
        game=row.game,
        scenario=scenarios.word(row.scenario),
        scenario_title=scenarios.title(row.scenario),
        # A scenario given whole would make long lists longer; who plays gets it with the record.
        config={**row.config, "scenario": scenarios.word(row.scenario)},
        status=row.status,
        public=row.public,
        host=row.host,
        seats=tuple(_seat(seat, nicknames, audience, absences) for seat in seats),
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
    )


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
