"""Gathers what bots have won into a small file for each game, from what was measured.

python -m tools.bot_rates          writes data/rates.json of every game that has measured bots
python -m tools.bot_rates --check  tells whether they fit what was measured
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from horda.core.shelf import BotRate
from tools.figures import rates

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
GAMES = ROOT / "src" / "horda" / "games"
ROW = re.compile(r"^\| (M\d+) \| [\w-]+ \| (\d+) of (\d+),")
CAMPAIGN = re.compile(r"^\| M(\d+) \| (\d+) \| (\d+) \| [\d-]+ % \| \d+ \| \d+ \|$")
SINGLE = re.compile(r"^\| M(\d+) \| (\d+) \| [\d-]+ % \| \d+ \| \d+ \|$")
FIFTEEN = 15
"""Games of each single Mission of the fort, as its page says."""
BOT = re.compile(r"^Bot `([^`]+)`")
"""Pages whose figures were kept nowhere else say which bot played above their tables."""
SIDES = ("human", "zombie")
EASY: dict[str, str | int | bool] = {"cards": "easy", "players": 1}


def quick(game: str) -> Iterator[BotRate]:
    """Bots that cost little, at every scenario."""
    for cell in rates.cells(game):
        yield BotRate(cell.bot, cell.scenario, cell.won, cell.games, EASY)


def town() -> Iterator[BotRate]:
    """The second edition: easy cards, one player."""
    yield from quick("zombicide-2e")
    for cell in _cells("balance"):
        if cell["cards"] == "easy" and cell["players"] == 1:
            yield BotRate(cell["bot"], cell["mission"], cell["won"], cell["games"], EASY)
    for found in _figures("zombicide-2e"):
        config = found["job"]["config"]
        won = found["summary"]["wins"]["player-1"]["count"]
        setup = {**EASY, "cards": config.get("cards", "all")}
        (bot,) = found["job"]["bots"]
        yield BotRate(bot, config["scenario"], won, found["job"]["count"], setup)


def station() -> Iterator[BotRate]:
    """Invader: the tables of its page, which say themselves who played."""
    yield from quick("invader")
    bot = ""
    for line in (DOCS / "balance-invader.md").read_text("utf-8").splitlines():
        told, row = BOT.match(line), ROW.match(line)
        bot = told[1] if told else bot
        if row and bot:
            yield BotRate(bot, row[1], int(row[2]), int(row[3]), EASY)


def fort() -> Iterator[BotRate]:
    """Fort Hendrix: Missions by themselves, and the others as they came in whole campaigns."""
    found: dict[str, BotRate] = {}
    for line in (DOCS / "balance-fort-hendrix.md").read_text("utf-8").splitlines():
        whole, single = CAMPAIGN.match(line), SINGLE.match(line)
        if single:
            found[single[1]] = _fort(single[1], int(single[2]), FIFTEEN, EASY)
        elif whole:
            told = _fort(whole[1], int(whole[3]), int(whole[2]), {**EASY, "campaign": True})
            found.setdefault(whole[1], told)
    yield from quick("fort-hendrix")
    yield from found.values()


def _fort(number: str, won: int, games: int, setup: dict[str, str | int | bool]) -> BotRate:
    return BotRate("planner:width=1", f"F{number:0>2}", won, games, setup)


def winter() -> Iterator[BotRate]:
    """Dead of Winter: main objectives that were reached by four players."""
    path = DOCS / "balance-dead-of-winter" / "cells.json"
    bot = json.loads(path.read_text("utf-8"))["bot"]
    for cell in _cells("balance-dead-of-winter"):
        if (cell["variant"], cell["players"]) == ("normal", 4):
            yield BotRate(bot, cell["scenario"], cell["reached"], cell["games"], {"players": 4})


def duel() -> Iterator[BotRate]:
    """Zombie Terror: each bot against another, both sides together."""
    found: dict[tuple[str, str, str], list[int]] = {}
    for path in sorted((DOCS / "balance-zombie-terror").glob("*.json")):
        result = json.loads(path.read_text("utf-8"))["result"]
        job, wins = result["job"], result["summary"]["wins"]
        for one, other, side in zip(job["bots"], job["bots"][::-1], SIDES, strict=True):
            told = found.setdefault((one, other, job["config"]["scenario"]), [0, 0])
            told[0] += wins.get(side, {"count": 0})["count"]
            told[1] += job["count"]
    for (one, other, scenario), (won, games) in found.items():
        yield BotRate(one, scenario, won, games, {"against": other})


MEASURED = {
    "zombie_terror": duel,
    "zombicide/editions/second_edition": town,
    "zombicide/editions/invader": station,
    "zombicide/editions/fort_hendrix": fort,
    "dead_of_winter": winter,
}


def _cells(folder: str) -> list[dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(
        (DOCS / folder / "cells.json").read_text("utf-8")
    )["cells"]
    return list(found.values())


def _figures(game: str) -> Iterator[dict[str, Any]]:
    """What `tools.figures` keeps of games in which one bot played for everybody."""
    for path in sorted((DOCS / "figures").glob("*.json")):
        result: dict[str, Any] = json.loads(path.read_text("utf-8")).get("result", {})
        if result.get("job", {}).get("game") == game and len(result["job"]["bots"]) == 1:
            yield result


def files() -> dict[Path, str]:
    """Writes every file, by its place."""
    return {
        GAMES / folder / "data" / "rates.json": _written(best(measured()))
        for folder, measured in MEASURED.items()
    }


def best(rates_: Iterator[BotRate]) -> list[BotRate]:
    """Keeps one figure for each bot and scenario: as it plays here, else that of most games."""
    found: dict[tuple[str, str], BotRate] = {}
    for rate in rates_:
        key = rate.bot.partition(":")[0], rate.scenario
        known = found.get(key)
        if known is None or _worth(rate) > _worth(known):
            found[key] = rate
    return [found[key] for key in sorted(found)]


def _worth(rate: BotRate) -> tuple[bool, int]:
    return ":" not in rate.bot, rate.games


def _written(rates_: list[BotRate]) -> str:
    lines = ",\n".join(f" {msgspec.json.encode(one).decode()}" for one in rates_)
    return f"[\n{lines}\n]\n"


def main(words: list[str]) -> int:
    """Writes them, or tells which are old."""
    old = [path for path, text in files().items() if not _is(path, text)]
    if "--check" in words:
        for path in old:
            print(f"{path.relative_to(ROOT)} is not what was measured: python -m tools.bot_rates")
        return 1 if old else 0
    for path in old:
        path.write_text(files()[path], "utf-8")
        print(path.relative_to(ROOT))
    return 0


def _is(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text("utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
