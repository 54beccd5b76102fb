"""Rows are written as the same table in either format."""

import csv
import io

import pytest

from horda.sim.job import Row
from horda.sim.write import encode, formats

ROWS = [
    Row(
        game=0,
        seed=2**63 - 1,
        scenario="plain",
        bots=("random", "greedy"),
        winners=("a", "b"),
        reason="out, by luck",
        fates=("won", "won"),
        reasons=("out, by luck", "by skill"),
        decisions=12,
        rounds=None,
        faults=0,
        digest="ab",
    )
]


def test_csv_has_a_column_for_each_bot() -> None:
    (line,) = csv.DictReader(io.StringIO(encode(ROWS, "csv").decode()))
    assert line["bot_0"] == "random"
    assert line["bot_1"] == "greedy"
    assert line["winners"] == "a+b"
    assert line["reason"] == "out, by luck"
    assert (line["fate_0"], line["fate_1"]) == ("won", "won")
    assert (line["reason_0"], line["reason_1"]) == ("out, by luck", "by skill")
    assert line["rounds"] == ""


def test_parquet_holds_the_same() -> None:
    pytest.importorskip("pyarrow")
    from pyarrow import parquet

    read = parquet.read_table(io.BytesIO(encode(ROWS, "parquet")))
    assert read.schema.field("rounds").type == "int64"
    (line,) = read.to_pylist()
    assert line["seed"] == 2**63 - 1
    assert line["rounds"] is None
    assert formats()[0] == "parquet"
