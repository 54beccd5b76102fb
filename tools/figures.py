"""Measures the figures that README tells, keeps them in docs/figures, and writes the page.

    python -m tools.figures                     write README anew from what was measured
    python -m tools.figures run [NAME…]         measure, all of them or those named (hours)
    python -m tools.figures run NAME --games 40 measure with fewer games, where time is short
    python -m tools.figures list                name them with their commands

Every file holds its command; a test compares the page with the files.
"""

import re
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "figures"
PAGE = ROOT / "README.md"
BLOCK = re.compile(r"(<!-- figures: (\w+) -->\n).*?(<!-- end of figures -->)", re.DOTALL)
TERROR = "simulate zombie-terror -s {scenario} -o round_limit=60 -b {bot} -n 400 --seed 1"
M00 = "simulate zombicide-2e -s M00 -o cards=easy -b {bot} -n 200 --seed 1"
SEARCH = "mcts:iterations=100,depth=0"
BOTS = {"random": "random", "greedy": "greedy", "mcts": SEARCH}
SCENARIOS = ("base", "barricades")
COMMANDS = {
    **{f"m00-{bot}": M00.format(bot=bot) for bot in ("greedy", "planner")},
    **{
        f"terror-{scenario}-{name}": TERROR.format(scenario=scenario, bot=bot)
        for scenario in SCENARIOS
        for name, bot in BOTS.items()
    },
}


class Figure(msgspec.Struct):
    """What a command printed, and when the code was as it is written here."""

    command: str
    commit: str
    result: dict[str, Any]


def measure(name: str, games: int | None = None) -> Figure:
    """Runs the command of a figure."""
    command = COMMANDS[name]
    if games is not None:
        command = re.sub(r"-n \d+", f"-n {games}", command)
    words = [sys.executable, "-m", "horda", *command.split(), "--json"]
    done = subprocess.run(words, stdout=subprocess.PIPE, check=True, cwd=ROOT)
    git = ["git", "describe", "--always", "--dirty"]
    commit = subprocess.run(git, capture_output=True, text=True, cwd=ROOT, check=False).stdout
    return Figure(f"horda {command}", commit.strip(), msgspec.json.decode(done.stdout))


def load(name: str) -> Figure:
    """Reads what was measured."""
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Figure)


def measured(prefix: str) -> list[str]:
    """Lists what was measured under names that begin so, in the order of the commands."""
    names = [name for name in COMMANDS if name.startswith(prefix)]
    return [name.removeprefix(prefix) for name in names if (FOLDER / f"{name}.json").exists()]


def share(rate: dict[str, Any]) -> str:
    """Writes a share of games with its interval."""
    percent, low, high = (100 * rate[name] for name in ("rate", "low", "high"))
    return f"{percent:.1f} % ({low:.1f}–{high:.1f})"


def zombicide() -> str:
    """Says how often bots win the first Mission."""
    rows = ["| bot | games | won |", "| --- | --- | --- |"]
    for bot in measured("m00-"):
        summary = load(f"m00-{bot}").result["summary"]
        rows.append(f"| `{bot}` | {summary['games']} | {share(summary['wins']['player-1'])} |")
    return "\n".join(rows)


def terror() -> str:
    """Says who wins the duel between equal bots."""
    rows = ["| scenario | bot | games | humans | zombies | nobody |"]
    rows.append("| --- | --- | --- | --- | --- | --- |")
    for scenario in SCENARIOS:
        for name in measured(f"terror-{scenario}-"):
            one, bot = load(f"terror-{scenario}-{name}").result["summary"], BOTS[name]
            sides = " | ".join(share(one["wins"][side]) for side in ("human", "zombie"))
            nobody = one["games"] - sum(rate["count"] for rate in one["wins"].values())
            rows.append(f"| {scenario} | `{bot}` | {one['games']} | {sides} | {nobody} |")
    return "\n".join(rows)


TABLES = {"zombicide": zombicide, "terror": terror}


def written(page: str) -> str:
    """Returns a page with its tables as the files say."""
    return BLOCK.sub(lambda found: f"{found[1]}{TABLES[found[2]]()}\n{found[3]}", page)


app = typer.Typer(help=__doc__, invoke_without_command=True)


@app.callback()
def write(ctx: typer.Context) -> None:
    """Write README anew from what was measured."""
    if ctx.invoked_subcommand is None:
        PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
        print(PAGE)


@app.command()
def run(
    names: Annotated[list[str] | None, typer.Argument()] = None, games: int | None = None
) -> None:
    """Measure, and keep what comes of it."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or COMMANDS:
        found = msgspec.json.format(msgspec.json.encode(measure(name, games)), indent=1)
        (FOLDER / f"{name}.json").write_bytes(found + b"\n")
        print(FOLDER / f"{name}.json", flush=True)


@app.command(name="list")
def list_() -> None:
    """Name the figures with their commands."""
    for name, command in COMMANDS.items():
        print(f"{name}: horda {command}")


if __name__ == "__main__":
    app()
