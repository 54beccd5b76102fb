"""The pages for people are true: commands run, names are known, links lead somewhere.

A block that is not run says so in the line before it: `<!-- not run: why -->`.
"""

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer

from horda.cli.commands.rules import measured
from horda.cli.main import app
from horda.core import checks
from horda.games import registry
from horda.games.zombicide.editions.second_edition import SECOND
from horda.texts import Texts
from tests.cli.outside import shell
from tests.cli.running import played

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted((*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")))
FENCE = re.compile(
    r"(?:<!-- not run: (?P<why>.+?) -->\n)?^```(?P<lang>\w*)\n(?P<body>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
PROGRAMS = ("horda ", ".venv/bin/horda ", "make", "python ", "pip ", "HORDA_", "npm ", "uv ")
TOOL = re.compile(r"^python (?:tools/(?P<file>\w+)\.py|-m tools\.(?P<module>\w+))")
INLINE = re.compile(r"`(horda [^`]+|make [a-z]+[^`]*)`")
LINK = re.compile(r"\[[^\]]*\]\((?!https?:)([^)#]+)")


class Block(NamedTuple):
    """Commands of a page."""

    page: str
    line: int
    lines: list[str]
    why_not: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def text(page: Path) -> str:
    """Returns the text of a page."""
    return page.read_text("utf-8")


def named(page: Path) -> str:
    """Returns where a page lies: two of them may have one name."""
    return page.relative_to(ROOT).as_posix()


def blocks() -> Iterator[Block]:
    """Yields the blocks of all pages that hold commands."""
    for page in PAGES:
        for found in FENCE.finditer(text(page)):
            lines = [line.split("  #")[0].strip() for line in found["body"].splitlines()]
            commands = [line for line in lines if line.startswith(PROGRAMS)]
            if found["lang"] in ("", "sh") and commands:
                line = text(page)[: found.start("body")].count("\n") + 1
                yield Block(named(page), line, commands, found["why"] or "")


BLOCKS = list(blocks())


def tree(command: Any = None, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yields all commands of the program."""
    command = command or typer.main.get_command(app)
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from tree(below, (*path, name))


COMMANDS = dict(tree())
TARGETS = set(re.findall(r"^([a-z]+):", text(ROOT / "Makefile"), re.MULTILINE))


def unknown(line: str) -> list[str]:
    """Lists the words of a command line that nobody knows; words in capitals stand for others."""
    words = [word.strip("[]").replace("\\|", "|") for word in line.split()]
    if words[0] == "make":
        named = [word for word in words[1:] if "=" not in word][:1]
        return [word for word in named if word not in TARGETS and not word.startswith("ARGS")]
    here: list[tuple[str, ...]] = [()]
    wrong, words = [], words[1:]
    while words and any(hasattr(COMMANDS[path], "commands") for path in here):
        if not re.fullmatch(r"[a-z|]+", words[0]):
            break
        here = [(*path, name) for path in here for name in words[0].split("|")]
        wrong += [" ".join(path) for path in here if path not in COMMANDS]
        here = [path for path in here if path in COMMANDS]
        words = words[1:]
    known = {opt for path in here for param in COMMANDS[path].params for opt in param.opts}
    options = [word.split("=")[0] for word in words if re.match(r"--?[a-z]", word)]
    return wrong + [option for option in options if option not in {*known, "--help", "-h"}]


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_a_page_names_only_what_is_there(page: Path) -> None:
    said = [found.replace("\n", " ") for found in INLINE.findall(text(page))]
    said += [line for block in BLOCKS if block.page == named(page) for line in block.lines]
    calls = [line for line in said if re.match(r"(\.venv/bin/)?horda |make", line)]
    assert {line: unknown(line) for line in calls if unknown(line)} == {}


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    assert [link for link in LINK.findall(text(page)) if not (page.parent / link).exists()] == []


def test_the_test_would_see_what_is_not_there() -> None:
    assert unknown("horda simulate GAME --bots x -n 3") == ["--bots"]
    assert unknown("horda mission new|burn FILE") == ["mission burn"]
    assert unknown("horda fly") == ["fly"]
    assert unknown("make haste") == ["haste"]
    assert unknown("make load ARGS=--tables") == []


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """Returns a folder with what the pages speak of: the tests, a recorded game."""
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    (tmp_path / "game.json").write_bytes(played())
    return tmp_path


RUN = [block for block in BLOCKS if not block.why_not]


@pytest.mark.slow
@pytest.mark.parametrize("block", RUN, ids=str)
def test_the_commands_of_a_page_run(block: Block, desk: Path) -> None:
    lines = [line.replace(".venv/bin/horda", "horda") for line in block.lines]
    for line in lines:
        tool = TOOL.match(line)
        if tool:  # measures for hours or needs much more: it must be there
            name = tool["file"] or tool["module"]
            assert [*(ROOT / "tools").glob(f"{name}*")], line
    calls = [line for line in lines if line.startswith("horda ")]
    if calls:
        home = {"HOME": str(desk), "XDG_DATA_HOME": "", "HORDA_LANG": "en", "COLUMNS": "100"}
        script = "\n".join((f"cd {shlex.quote(str(desk))}; set -e", *calls))
        done = shell(script, **home)
        assert done.returncode == 0, done.stderr.decode()[-2000:]


def test_most_commands_are_run() -> None:
    """A page that marks everything as not run would be believed too easily."""
    horda = [block for block in BLOCKS if any("horda " in line for line in block.lines)]
    assert len([block for block in horda if not block.why_not]) >= len(horda) / 2 >= 2


def test_the_page_about_python_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = doctest.testfile(str(ROOT / "docs" / "python.md"), module_relative=False)
    assert (found.failed, found.attempted > 15) == (0, True)


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    fences = FENCE.finditer(text(ROOT / "README.md"))
    (code,) = [found["body"] for found in fences if found["lang"] == "python"]
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("zt-end-")


RULES = re.compile(r"(\d+)\s+of (\d+) rule ids are enforced\s+and tested")
EVERY = "every rule id is enforced and tested"
NUMBERS = {"ten": 10, "eleven": 11, "26": 26}


def row(game: str) -> str:
    """Returns what the README says of a game."""
    title = Texts("en").say(f"web-game-{game}")
    rows = text(ROOT / "README.md").splitlines()
    return next(line for line in rows if line.startswith(f"| **{title}"))


def test_the_counts_of_the_readme_are_true() -> None:
    found = {one.game: one for one in measured(None, ROOT / "tests")}
    second = found["zombicide-2e"]
    said = RULES.findall(text(ROOT / "README.md"))
    assert said == [(str(second.counts["done"]), str(second.total))]
    for game in ("invader", "dead-of-winter"):
        assert EVERY in row(game)
        assert found[game].counts["done"] == found[game].total


@pytest.mark.parametrize(
    ("game", "first"), [("zombicide-2e", "M"), ("invader", "M"), ("fort-hendrix", "F")]
)
def test_all_missions_of_the_readme_are_there(game: str, first: str) -> None:
    (number,) = re.findall(rf"({'|'.join(NUMBERS)}) missions", row(game))
    there = [one for one in registry.find(game).scenarios if one.startswith(first)]
    assert len(there) == NUMBERS[number]


def test_all_skills_of_the_readme_are_there() -> None:
    (number,) = re.findall(r"(\d+) skills", row("zombicide-2e"))
    assert int(number) == len(SECOND.box.skills)


def test_the_example_of_a_position_holds() -> None:
    fences = FENCE.finditer(text(ROOT / "docs" / "positions.md"))
    (example,) = [found["body"] for found in fences if found["lang"] == "toml"]
    file = checks.read(example)
    assert checks.check(registry.engine(file.game), file) == []
