"""Whatever a position file says, it is played or refused in words: nothing falls over."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st

from horda.core import checks
from horda.core.errors import HordaError
from horda.games import registry

FOLDER = Path(__file__).resolve().parents[1] / "positions"
FILES = [path for path in sorted(FOLDER.rglob("*.toml")) if "[position]" in path.read_text("utf-8")]
VALUES: tuple[Any, ...] = (0, -1, 99, 2**70, "", "x", "4 red", [], [0], ["x"], {}, {"x": 1}, 0.5)


def outcome(table: dict[str, Any]) -> str:
    """Plays a file; returns the refusal, which is in words."""
    try:
        file = checks.read(tomli_w.dumps(table))
        checks.check(registry.engine(file.game), file)
    except HordaError as error:
        return error.what
    return ""


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yields the way to everything in a table."""
    if path:
        yield path
    if isinstance(value, dict | list):
        for name, one in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(one, (*path, name))


def changed(table: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    """Returns a copy in which one thing is another one, or gone."""
    twin: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table))
    at: Any = twin
    for name in path[:-1]:
        at = at[name]
    if value is None:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return twin


@given(data=st.data())
def test_a_position_with_something_else_in_it_is_played_or_refused(data: st.DataObject) -> None:
    table = tomllib.loads(data.draw(st.sampled_from(FILES)).read_text("utf-8"))
    ways = [("position", *path) for path in places(table["position"])]
    path = data.draw(st.sampled_from(ways))
    said = outcome(changed(table, path, data.draw(st.sampled_from((None, *VALUES)))))
    assert "\n" not in said


@pytest.mark.parametrize("game", registry.GAMES)
def test_an_empty_position_is_played_or_refused(game: str) -> None:
    assert "\n" not in outcome({"title": "x", "game": game, "position": {}})


def test_a_team_of_nobody_is_refused_in_words() -> None:
    said = outcome({"title": "x", "game": "zombicide-2e", "position": {"survivors": {}}})
    assert "somebody must be in the team" in said
