"""The console script: a wrong call ends in one line and exit code 2."""

from pathlib import Path

import msgspec
import pytest

from horda.cli.main import run
from tests.cli.running import write_record


@pytest.mark.parametrize(
    ("args", "names"),
    [
        (["bogus"], "bogus"),
        (["simulate"], "game"),
        (["show", "x", "--at", "abc"], "--at"),
        (["games", "--nope"], "--nope"),
    ],
)
def test_a_wrong_call_is_one_line(
    args: list[str], names: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(args) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.startswith("horda: ")
    assert names in said


def test_a_good_call_is_fine(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--json"]) == 0
    assert "zombie-terror" in capsys.readouterr().out


def test_a_refusal_keeps_its_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "chess"]) == 2
    assert "chess" in capsys.readouterr().err


def test_a_seat_is_not_told_the_seed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write_record(tmp_path)
    assert run(["replay", str(path), "--json", "--seat", "human"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert "seed" not in told
    assert "digest" not in told


def test_an_exported_file_is_never_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, out = write_record(tmp_path), tmp_path / "p.toml"
    assert run(["export", str(path), "--out", str(out)]) == 0
    before = out.read_bytes()
    assert run(["export", str(path), "--at", "3", "--out", str(out)]) == 2
    assert "p.toml" in capsys.readouterr().err
    assert out.read_bytes() == before
