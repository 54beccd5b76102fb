"""Bug reports of players."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, insert, select

from horda.server.store.rows import ReportRow
from horda.server.store.schema import report


def add_report(connection: Connection, row: ReportRow) -> None:
    """Writes a report."""
    values = {**msgspec.structs.asdict(row), "body": row.body.decode()}
    connection.execute(insert(report).values(values))


def find_report(connection: Connection, report_id: str) -> ReportRow | None:
    """Returns a report by its id."""
    row = connection.execute(select(report).where(report.c.id == report_id)).one_or_none()
    return None if row is None else _row(row)


def list_reports(connection: Connection, limit: int = 50) -> list[ReportRow]:
    """Returns the newest reports first."""
    query = select(report).order_by(report.c.at.desc(), report.c.id).limit(limit)
    return [_row(row) for row in connection.execute(query)]


def _row(row: Row[Any]) -> ReportRow:
    return ReportRow(**{**row._mapping, "body": row.body.encode()})
