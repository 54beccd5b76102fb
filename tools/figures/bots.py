"""How often bots win: a file for each command, and the tables of README."""

import re
from typing import Any

from tools.figures import kept
from tools.figures.kept import FOLDER, Figure

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


def measure(name: str, games: int | None = None) -> Figure:
    """Runs the command of a figure and keeps what comes of it."""
    command = COMMANDS[name]
    if games is not None:
        command = re.sub(r"-n \d+", f"-n {games}", command)
    found = kept.measure(f"{command} --json")
    found.command = found.command.removesuffix(" --json")
    kept.keep(FOLDER / f"{name}.json", found)
    return found


def load(name: str) -> Figure:
    """Reads what was measured."""
    return kept.load(FOLDER / f"{name}.json")


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
