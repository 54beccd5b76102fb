"""Writes the rows of a simulation as a table: CSV always, parquet where pyarrow is installed."""

import csv
from collections.abc import Sequence
from importlib.util import find_spec
from io import BytesIO, StringIO
from typing import Any

from horda.sim.job import Row

SEPARATOR = "+"  # between several winners; it stands in no seat's name


def formats() -> tuple[str, ...]:
    """Returns the formats that can be written here, the preferred one first."""
    return ("parquet", "csv") if find_spec("pyarrow") else ("csv",)


def table(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Lays rows out flat: a column for each seat's bot and end, the winners in one word."""
    return [_flat(row) for row in rows]


def _flat(row: Row) -> dict[str, Any]:
    return {
        "game": row.game,
        "seed": row.seed,
        "scenario": row.scenario,
        **{f"bot_{seat}": spec for seat, spec in enumerate(row.bots)},
        "winners": SEPARATOR.join(row.winners),
        "reason": row.reason,
        **{f"fate_{seat}": fate for seat, fate in enumerate(row.fates)},
        **{f"reason_{seat}": reason for seat, reason in enumerate(row.reasons)},
        "decisions": row.decisions,
        "rounds": row.rounds,
        "faults": row.faults,
        "digest": row.digest,
    }


def encode(rows: Sequence[Row], kind: str) -> bytes:
    """Returns rows as the bytes of a file of this format."""
    return _parquet(table(rows)) if kind == "parquet" else _csv(table(rows))


def _csv(lines: list[dict[str, Any]]) -> bytes:
    out = StringIO()
    names = list(lines[0]) if lines else []
    writer = csv.DictWriter(out, names, lineterminator="\n")
    writer.writeheader()
    writer.writerows(lines)
    return out.getvalue().encode()


def _parquet(lines: list[dict[str, Any]]) -> bytes:
    import pyarrow  # heavy, and an extra: loaded only where it is asked for
    from pyarrow import parquet

    columns = lines[0] if lines else {}
    words = {name for name, value in columns.items() if isinstance(value, str)}
    # Named, not guessed: a game without rounds still has a column of numbers.
    schema = pyarrow.schema(
        [(name, pyarrow.string() if name in words else pyarrow.int64()) for name in columns]
    )
    out = BytesIO()
    parquet.write_table(pyarrow.Table.from_pylist(lines, schema=schema), out)
    return out.getvalue()
