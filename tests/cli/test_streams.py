"""No stream ends the program: not one without our signs, not a full one, not one nobody reads."""

import json
import shutil
import tomllib
from pathlib import Path

import pytest

from horda.cli.terminal.signs import escape_json, escape_toml
from tests.cli.outside import call, shell
from tests.cli.running import write_record

FULL = Path("/dev/full")
needs_full = pytest.mark.skipif(not FULL.exists(), reason="the system has no /dev/full")
needs_bash = pytest.mark.skipif(shutil.which("bash") is None, reason="no bash here")


@pytest.mark.parametrize(
    ("encoding", "words"),
    [
        ("cp1252", "games"),
        ("cp437", "games"),
        ("ascii", "games"),
        ("cp1252", "rules zombie-terror"),
        ("cp437", "mission show M01"),
        ("ascii", "--help"),
    ],
)
def test_signs_that_a_stream_lacks_are_replaced(encoding: str, words: str) -> None:
    done = call(*words.split(), "--lang", "pl", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode(encoding)


def test_replaced_signs_can_still_be_read() -> None:
    done = call("replay", "żółw„.json", "--lang", "pl", PYTHONIOENCODING="ascii")
    assert done.returncode == 2
    said = 'horda: Nie mozna odczytac zolw".json: No such file or directory. Sprawdz sciezke.\n'
    assert done.stderr.decode("ascii") == said


def test_a_file_name_that_is_no_text_is_shown_somehow() -> None:
    done = call("replay", b"\xff.json".decode("utf-8", "surrogateescape"))
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr


def test_no_file_commands_the_terminal(tmp_path: Path) -> None:
    """Somebody else's file may hold signs that clear a screen, move what is read, or answer."""
    path = tmp_path / "guest.toml"
    text = 'title = "a\\u001b[2Jb\\u009b"\ngame = "zombie-terror"\nexpect.prompt = "\\u001b[31mc"\n'
    path.write_text(text)
    done = call("check", str(path))
    said = done.stdout.decode()
    assert done.returncode == 1
    assert "a?[2Jb?" in said
    assert "?[31mc" in said
    path.write_text('title = "x"\ngame = "\\u001b]0;y\\u0007"\n')
    done = call("check", str(path))
    assert "]0;y" in done.stderr.decode()
    assert not {"\x1b", "\x07", "\x9b"} & {*said, *done.stderr.decode()}


def test_json_is_escaped_not_replaced() -> None:
    plain = json.loads(call("games", "--json", "--lang", "pl").stdout)
    done = call("games", "--json", "--lang", "pl", PYTHONIOENCODING="ascii")
    assert json.loads(done.stdout.decode("ascii")) == plain
    assert json.loads(f'"{escape_json("🧟")}"') == "🧟"


def test_a_position_is_escaped_not_replaced(tmp_path: Path) -> None:
    path = write_record(tmp_path)
    done = call("export", path, "--title", "Zażółć 🧟", PYTHONIOENCODING="cp437")
    assert tomllib.loads(done.stdout.decode("ascii"))["title"] == "Zażółć 🧟"
    assert tomllib.loads(f'a = "{escape_toml("🧟")}"') == {"a": "🧟"}


@needs_bash
@needs_full
@pytest.mark.parametrize("words", ["games", "games --json", "--help", "--version"])
def test_a_full_disk_is_told_in_one_line(words: str) -> None:
    done = shell(f"horda {words} > {FULL}")
    assert done.returncode == 2
    assert done.stderr.startswith(b"horda: stdout cannot be written: ")
    assert done.stderr.count(b"\n") == 1


@needs_bash
@pytest.mark.parametrize("words", ["games", "rules", "--help"])
def test_a_reader_may_leave(words: str) -> None:
    done = shell(f"horda {words} | true; echo ${{PIPESTATUS[0]}}")
    assert (done.stdout, done.stderr) == (b"141\n", b"")


@needs_bash
@pytest.mark.parametrize("words", ["games", "games --json", "export x", "--help"])
def test_streams_may_be_closed(words: str) -> None:
    done = shell(f"horda {words} >&- 2>&-; echo $?")
    assert done.stdout == (b"2\n" if words == "export x" else b"0\n")
