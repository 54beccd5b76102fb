"""Help and wrong calls speak the reader's language, and every word of them is used."""

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
import typer

from horda.cli.helping import FILE, text_id
from horda.cli.main import app
from horda.cli.main import run as called
from horda.texts import LOCALES, Texts
from tests.cli.running import run

ID = re.compile(r"^(help-[a-z-]+) =", re.MULTILINE)
FRAME = {
    *("help-usage", "help-command-value", "help-options-value", "help-exit-codes"),
    *("help-arguments", "help-options", "help-commands"),
}


def commands(command: Any = None, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yields every command of the program with its path."""
    command = command or typer.main.get_command(app)
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, f"{path}-{name}".strip("-"))


PATHS = [path for path, _ in commands()]


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("path", PATHS)
def test_every_command_and_parameter_is_explained(path: str, lang: str) -> None:
    command = dict(commands())[path]
    done = run(*path.split("-"), "--help", "--lang", lang) if path else run("-h", "--lang", lang)
    assert done.code == 0
    assert "⟦" not in done.out
    assert "None" not in done.out
    for param in command.params:
        assert param.opts[0] in done.out or param.param_type_name == "argument"
    assert Texts(lang, only=FILE).say(text_id(path)).split("\n")[0][:40] in done.out


def test_no_text_of_the_help_is_left_over() -> None:
    told = {text_id(path) for path, _ in commands()} | {"help-any-help"}
    for path, command in commands():
        told |= {text_id(path, param.name) for param in command.params}
        told |= {text_id("any", param.name) for param in command.params}
    source = (files("horda") / "locales" / "en" / FILE).read_text("utf-8")
    there = {name for name in ID.findall(source) if not name.startswith("help-wrong")}
    assert there - told - FRAME == set()


@pytest.mark.parametrize("path", ["", "mission", "db"])
def test_a_group_alone_shows_its_help(path: str) -> None:
    alone = run(*path.split())
    assert alone.code == 0
    assert alone.out == run(*path.split(), "--help").out
    assert "Polecenia:" in run(*path.split(), "--lang", "pl").out


def test_the_language_may_stand_anywhere() -> None:
    assert run("--lang", "pl", "games").out == run("games", "--lang=pl").out
    assert run("mission", "--lang", "pl", "check", "-h").out.startswith("Użycie: ")
    assert run("games", "--help").out.startswith("Usage: ")


def test_an_unknown_language_still_has_help() -> None:
    assert run("games", "--lang", "xx", "--help").code == 0


@pytest.mark.parametrize(
    ("words", "en", "pl"),
    [
        ("wibble", "There is no command “wibble”; try: games, play", "Nie ma polecenia „wibble”"),
        ("simulat", "try: simulate.", "spróbuj: simulate."),
        ("mission foo", "try: new, check", "spróbuj: new, check"),
        ("campaign play", "See: horda campaign --help", "horda campaign --help"),
        ("simulate", "game is missing", "Brakuje: game"),
        ("show x --at abc", "--at needs a whole number, not “abc”", "--at wymaga liczby"),
        ("games --nope", "There is no option --nope.", "Nie ma opcji --nope."),
        ("games --jsn", "There is no option --jsn; try: --json", "spróbuj: --json"),
        ("games a b", "what to do with: b", "co zrobić z: b"),
        ("games --json=3", "--json takes no value", "--json nie przyjmuje wartości"),
        ("play --seed", "--seed needs a value", "--seed wymaga wartości"),
        ("play --seed 1 --seed 2", "--seed is given twice", "Opcję --seed podano dwa razy"),
        ("games --json --json", "--json is given twice", "Opcję --json podano dwa razy"),
        ("simulate x -n 0", "--games must be from 1 to 1000000", "--games musi być od 1"),
    ],
)
def test_a_wrong_call_is_told_in_both_languages(
    words: str, en: str, pl: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, said in (("en", en), ("pl", pl)):
        assert called(["--lang", lang, *words.split()]) == 2
        line = capsys.readouterr().err
        assert said in line
        assert line.count("\n") == 1
        assert "⟦" not in line
