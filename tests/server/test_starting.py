"""What `horda serve` says when it cannot start."""

import socket
from pathlib import Path

import pytest
from typer.testing import CliRunner

from horda.cli.main import app


@pytest.mark.parametrize(("lang", "word"), [("en", "Nobody can be served"), ("pl", "nasłuchiwać")])
def test_a_taken_port_is_said_before_anything_is_made(tmp_path: Path, lang: str, word: str) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        data = tmp_path / "data"
        done = CliRunner().invoke(
            app, ["serve", "--port", port, "--data", str(data), "--lang", lang]
        )
    assert done.exit_code == 2
    assert word in done.stderr
    assert port in done.stderr
    assert not data.exists()
