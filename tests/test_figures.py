"""The figures of pages are those of files, and the files are made by their commands."""

import re
from pathlib import Path
from typing import Any

import pytest

from tools.figures import kept, speed
from tools.figures.bots import COMMANDS, load, share
from tools.figures.kept import FOLDER, ROOT, Figure
from tools.figures.pages import BLOCK, PAGES, TABLES, written

RUNS = sorted(speed.RUNS.glob("*.json"))
MEASURED = re.compile(r"\d[\d.,]* ?(?:%|×|µs|ms\b)")
"""What looks like a share, a ratio or a time."""


def test_pages_say_what_was_measured() -> None:
    pages = [path.read_text("utf-8") for path in PAGES]
    assert [written(page) == page for page in pages] == [True] * 2, "run: python -m tools.figures"
    assert {found[2] for page in pages for found in BLOCK.finditer(page)} == set(TABLES)


def test_readme_types_no_figure_by_hand() -> None:
    page = (ROOT / "README.md").read_text("utf-8")
    told = page[page.index("## How the bots do") : page.index("## More")]
    typed = MEASURED.findall(BLOCK.sub("", told))
    assert typed == ["95 %"], "only the width of the interval is typed"


@pytest.mark.parametrize("name", [path.stem for path in sorted(FOLDER.glob("*.json"))])
def test_a_file_is_made_by_its_command(name: str) -> None:
    command = load(name).command
    assert re.sub(r"-n \d+", "-n", command) == re.sub(r"-n \d+", "-n", f"horda {COMMANDS[name]}")
    games = re.search(r"-n (\d+)", command)
    result = load(name).result
    assert games is None or int(games[1]) == result["summary"]["games"]


def test_there_are_no_other_files() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} <= set(COMMANDS)
    assert {path.name for path in FOLDER.iterdir() if not path.suffix} <= {"bench", "rates"}


@pytest.mark.parametrize("path", RUNS, ids=lambda path: path.stem)
def test_a_run_says_how_it_was_made(path: Path) -> None:
    run = kept.load(path)
    machine = run.result["machine"]
    assert run.command in ("horda bench --json", "horda bench --json --quick")
    assert run.commit
    assert path.stem == machine["began"].replace(":", "")
    assert {"python", "built", "cores", "pinned", "rounds"} <= set(machine)
    assert len(machine["load"]) == 2
    assert any("catanatron" in one["values"] for one in run.result["measures"])


def _run(began: str, speed_: float, times: float) -> Figure:
    spread = {"median": speed_, "low": speed_, "high": speed_}
    machine: dict[str, Any] = {"began": began, "load": [0.5, 2], "rounds": 9, "python": "3.11.7"}
    machine |= {"built": "optimised build (PGO)", "cores": 2, "pinned": True}
    one = {"name": "random decisions", "unit": "1/s", "game": "invader", "faster": {"M00": times}}
    values = {"M00": spread, "catanatron": {"median": 10_000.0}}
    target: dict[str, Any] = {"game": "invader", "measure": "random decisions", "candidate": "M00"}
    target |= {"least": 2, "goal": 0, "most": 0}
    verdict = "met" if times >= 2 else "missed"
    judged = {"target": target, "value": speed_, "faster": times, "verdict": verdict}
    result = {"machine": machine, "measures": [{**one, "values": values}], "targets": [judged]}
    return Figure("horda bench --json", "abc", result)


@pytest.fixture
def runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Lets runs be kept elsewhere; each new one is as fast as it is late."""
    monkeypatch.setattr(speed, "RUNS", tmp_path)
    hours = iter(range(1, 9))

    def measure(command: str) -> Figure:
        hour = next(hours)
        return _run(f"2026-11-18T0{hour}:00Z", 10_000 * hour, hour)

    monkeypatch.setattr(kept, "measure", measure)
    return tmp_path


def test_each_run_adds_a_file_and_the_last_three_are_told(runs: Path) -> None:
    assert speed.fast() == "Not measured yet."
    for _ in range(4):
        speed.measure()
    assert len(list(runs.iterdir())) == 4
    page = speed.fast()
    assert "01:00" not in page
    assert "| 2026-11-18 04:00 | abc | `horda bench --json` | 9 | 0.5 and 2.0 |" in page
    assert "| random decisions, a second | 20,000–40,000 (2.0–4.0 ×) | 10,000 |" in page


def test_targets_say_in_how_many_runs_they_were_reached(runs: Path) -> None:
    for _ in range(2):
        speed.measure()
    assert "| ≥ 2 × | 10,000–20,000 | 1.0–2.0 | 1 of 2 runs |" in speed.targets()


def test_figures_are_short() -> None:
    assert share({"rate": 0.76, "low": 0.6962, "high": 0.8139}) == "76.0 % (69.6–81.4)"
    assert speed.span([44_321.0, 85_900.0]) == "44,000–86,000"
    assert speed.span([0.2104, 0.2051]) == "0.21"
