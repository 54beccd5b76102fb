"""A simulation depends on its seed and on nothing else."""

from pathlib import Path
from typing import Any

import pytest

from horda.core.game import Game
from horda.games import registry
from tests.cli.running import GAME, files_in, run


@pytest.mark.parametrize("scenario", ["base", "barricades"])
def test_workers_do_not_change_the_rows(scenario: str, tmp_path: Path) -> None:
    common = ("simulate", GAME, "-s", scenario, "-n", 12, "--seed", 5, "--format", "csv", "--json")
    one = run(*common, "--workers", 1, "--out", tmp_path / "one")
    two = run(*common, "--workers", 2, "--out", tmp_path / "two")
    assert one.code == two.code == 0
    assert one.json == two.json
    assert files_in(tmp_path / "one") == files_in(tmp_path / "two")
    rows = (tmp_path / "one" / "rows.csv").read_text("utf-8").splitlines()
    assert len(rows) == 13
    assert len({row.rpartition(",")[2] for row in rows}) == 13  # twelve different games


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    for seed in (1, 2):
        run(
            "simulate",
            GAME,
            "-n",
            2,
            "--seed",
            seed,
            "--format",
            "csv",
            "--out",
            tmp_path / str(seed),
        )
    first, second = ((tmp_path / s / "rows.csv").read_bytes() for s in ("1", "2"))
    assert first != second


def test_a_summary_for_people_and_for_programs(tmp_path: Path) -> None:
    words = ("simulate", GAME, "-n", 3, "--bot", "zombie=greedy", "--out", tmp_path)
    said = run(*words, "--lang", "pl")
    assert said.code == 0
    assert "greedy" in said.out
    assert "mediana" in said.out
    assert "⟦" not in said.out
    assert {"summary.json"} < set(files_in(tmp_path))
    report = run(*words, "--json").json
    assert report["job"]["bots"] == ["random", "greedy"]
    summary = report["summary"]
    assert summary["games"] == 3
    assert set(summary["wins"]) == {"human", "zombie"}
    assert sum(reason["count"] for reason in summary["reasons"].values()) == 3


def test_a_game_that_does_not_end_counts_as_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Game[Any] = registry.find(GAME)
    monkeypatch.setattr(type(game), "max_decisions", 9)
    done = run("simulate", GAME, "-n", 2)
    assert done.code == 0
    assert "unfinished" in done.out
    summary = run("simulate", GAME, "-n", 2, "--json").json["summary"]
    assert summary["unfinished"] == 2
    assert summary["wins"]["human"]["count"] == summary["wins"]["zombie"]["count"] == 0
    assert summary["decisions"]["most"] == 9
