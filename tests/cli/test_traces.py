"""What fails leaves nothing on disk, and what could not be kept is told."""

import re
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.outside import PROGRAM, call, environment, shell
from tests.cli.running import GAME, refused, run
from tests.server.live import free_port

needs_bash = pytest.mark.skipif(shutil.which("bash") is None, reason="no bash here")
SMALL = "ulimit -f 4"
"""Files of more than four kilobytes cannot be written: a disk that fills up."""


def left(folder: Path) -> list[str]:
    """Lists everything below a folder."""
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


@pytest.mark.parametrize(
    "words",
    [
        ("--database", "mysql://x"),
        ("--database", "sqlite:////no/such/folder/x.db"),
        ("--workers", "2"),
        ("--port", "70000"),
        ("--config", "/dev/zero"),
    ],
)
def test_a_server_that_cannot_start_leaves_nothing(words: tuple[str, str], tmp_path: Path) -> None:
    refused("serve", *words, "--data", tmp_path / "a" / "b")
    assert left(tmp_path) == []


@needs_bash
def test_a_server_on_a_full_disk_leaves_nothing(tmp_path: Path) -> None:
    serve = f"horda serve --port {free_port()} --data {tmp_path}/a/b"
    done = shell(f"{SMALL}; {serve}", XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 2, done
    assert b"Traceback" not in done.stderr
    assert left(tmp_path) == []


@needs_bash
def test_what_was_there_before_stays(tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_text("x" * 40, "utf-8")
    (tmp_path / "horda.db").touch()
    done = shell(f"{SMALL}; horda serve --port {free_port()} --data {tmp_path}")
    assert done.returncode == 2
    assert {"secret.key", "horda.db"} <= set(left(tmp_path))


@needs_bash
def test_an_upgrade_on_a_full_disk_leaves_nothing(tmp_path: Path) -> None:
    assert shell(f"{SMALL}; horda db upgrade --data {tmp_path}/a").returncode == 2
    assert left(tmp_path) == []
    assert run("db", "upgrade", "--data", tmp_path / "a").code == 0
    assert left(tmp_path)[:2] == ["a", "a/horda.db"]


@needs_bash
def test_a_simulation_on_a_full_disk_leaves_nothing(tmp_path: Path) -> None:
    simulate = f"horda simulate {GAME} -n 60 --format csv --out {tmp_path}/deep/run"
    done = shell(f"{SMALL}; {simulate}")
    assert done.returncode == 2, done
    assert done.stderr.count(b"\n") == 1
    assert left(tmp_path) == []


@needs_bash
def test_who_quits_after_a_full_disk_is_told_what_is_not_kept(tmp_path: Path) -> None:
    answers = "1\\n" * 150
    line = f"printf '{answers}q\\n\\n' | horda play {GAME} --seed 1 -s barricades"
    done = shell(f"{SMALL}; {line}", XDG_DATA_HOME=str(tmp_path), HORDA_LANG="en")
    last = done.stdout.decode().strip().splitlines()[-1]
    assert "not kept" in last
    kept = tmp_path / "horda" / "last.json"
    assert f"{kept} holds the game up to entry" in last
    assert f"{len(run('replay', kept, '--json', '--log').json) - 1}." in last


@needs_bash
def test_who_could_keep_nothing_is_told_so(tmp_path: Path) -> None:
    line = f"printf '1\\n1\\nq\\n\\n' | horda play {GAME} --seed 1"
    done = shell(f"ulimit -f 0; {line}", XDG_DATA_HOME=str(tmp_path), HORDA_LANG="en")
    assert "Nothing of this game is kept" in done.stdout.decode().splitlines()[-1]


def test_going_on_with_a_game_and_leaving_loses_nothing(tmp_path: Path) -> None:
    save = tmp_path / "a.json"
    run("play", "--seed", 1, "--save", save, stdin="1\n1\nq\n")
    assert "not kept" not in run("play", "--load", save, stdin="q\n\n").out
    assert "not kept" not in run("play", "--load", save, "--save", save, stdin="1\nq\n").out


@pytest.mark.skipif(sys.platform == "win32", reason="no such file there")
@pytest.mark.parametrize(
    "words",
    [
        ("mission", "check"),
        ("play", "zombicide-2e", "-s"),
        ("check",),
        ("show",),
        ("replay",),
        ("export",),
    ],
)
def test_a_file_without_end_is_refused(words: tuple[str, ...], tmp_path: Path) -> None:
    endless = tmp_path / "endless.toml"
    endless.symlink_to("/dev/zero")
    assert "endless.toml" in refused(*words, endless)


def test_the_server_keeps_things_where_xdg_says(tmp_path: Path) -> None:
    done = call("db", "upgrade", XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 0
    assert "horda/horda.db" in left(tmp_path)
    away = call("db", "upgrade", XDG_DATA_HOME="not/whole", HOME=str(tmp_path / "home"))
    assert away.returncode == 0
    assert (tmp_path / "home" / ".local" / "share" / "horda" / "horda.db").exists()


def test_any_free_port_is_named_as_it_is(tmp_path: Path) -> None:
    """Who asks for port 0 is told where the server really listens."""
    words = (*PROGRAM, "serve", "--port", "0", "--data", str(tmp_path))
    with subprocess.Popen(words, stdout=subprocess.PIPE, env=environment(), text=True) as server:
        assert server.stdout
        try:
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", server.stdout.readline())
            assert found
            assert _answers(int(found[1]))
        finally:
            server.terminate()


def _answers(port: int) -> bool:
    for _ in range(300):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return True
        time.sleep(0.1)
    return False
