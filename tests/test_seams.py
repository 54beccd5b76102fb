"""Only a game's own folders name it: everything else finds games by their registers.

What counts as a name: the ids of all games, the prefixes of their texts and rules, the names of
their packages and classes, and the folders of the client's `games/`.
"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from horda.games import registry

ROOT = Path(__file__).resolve().parents[1]
PYTHON = ROOT / "src" / "horda"
CLIENT = ROOT / "web" / "src"
SHARED = ("core", "server", "bots", "sim", "cli", "rules", "texts")
WRITTEN = (".ts", ".svelte", ".css", ".svg", ".html", ".js", ".json", ".webmanifest")


def words() -> set[str]:
    """Collects what a game may be called by, in code."""
    found: set[str] = set()
    for game, place in registry.GAMES.items():
        module, _, name = place.partition(":")
        package = module.split(".")[2]
        found |= {game, package, name, package.replace("_", "-")}
    folders = {path.name for path in (CLIENT / "games").iterdir() if path.is_dir()}
    return found | folders


def prefixes() -> set[str]:
    """Collects what the texts and rules of games begin with."""
    return {game.prefix or game.id for game in registry.all_games()}


def names() -> re.Pattern[str]:
    """Finds any name of a game, however it is written."""
    whole = "|".join(sorted(map(re.escape, words()), key=len, reverse=True))
    begun = "|".join(sorted(map(re.escape, prefixes())))
    return re.compile(rf"(?<![a-z])(?:{whole})|(?<![a-z0-9])(?:{begun})(?![a-z0-9])", re.IGNORECASE)


def shared_python() -> list[Path]:
    return [path for folder in SHARED for path in sorted((PYTHON / folder).rglob("*.py"))]


def shared_client() -> list[Path]:
    games = CLIENT / "games"
    found = [path for path in sorted(CLIENT.rglob("*")) if path.suffix in WRITTEN]
    return [path for path in found if not path.is_relative_to(games)]


@pytest.mark.parametrize("files", [shared_python, shared_client])
def test_no_file_outside_its_folder_names_a_game(files: Callable[[], list[Path]]) -> None:
    pattern = names()
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in files()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert not found


@pytest.mark.parametrize(
    "line",
    [
        "const GAME = 'zombicide-2e';",
        "t(`z2-level-${level}`)",
        "<Rule id='Z2-FF-01' />",
        "from horda.games.zombie_terror import scene",
        "import type { ZombicideScene } from './x';",
        'texts.has("zt-seat-human")',
    ],
)
def test_names_are_found(line: str) -> None:
    assert names().search(line)


@pytest.mark.parametrize("line", ["except TimeoutError:", "raise ArgumentError", "sz2, zt3, azt"])
def test_other_words_are_not(line: str) -> None:
    assert not names().search(line)


def test_every_game_with_screens_is_known() -> None:
    """A folder of the client with an entry is a game of the register: no screen is dead."""
    entries = {path.parent.name for path in (CLIENT / "games").glob("*/index.ts")}
    assert entries
    assert entries <= {*registry.GAMES, *registry.CAMPAIGNS}


IMPORT = re.compile(r"^import (?!type )(.+) from '([^']+)';", re.MULTILINE)


@pytest.mark.parametrize(
    "entry", sorted((CLIENT / "games").glob("*/index.ts")), ids=lambda path: path.parent.name
)
def test_an_entry_brings_no_code_to_the_first_load(entry: Path) -> None:
    """It comes with the page; what it names is fetched when it is needed."""
    brought = [where for _, where in IMPORT.findall(entry.read_text("utf-8"))]
    assert all(where.endswith("?url") for where in brought), brought
