"""Whatever a position file says, it is played or refused in words: nothing falls over."""

import re
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
from horda.texts import LOCALES
from tests.cli.running import run

FOLDER = Path(__file__).resolve().parents[1] / "positions"
FILES = [path for path in sorted(FOLDER.rglob("*.toml")) if "[position]" in path.read_text("utf-8")]
PYTHONS = re.compile(
    r"Error\b|not in (list|tuple)|in range\(|\bNoneType\b|not (iterable|subscriptable|callable)"
    r"|has no attribute|out of range|unhashable|unpack|invalid literal|'(str|int|dict|list|float)'"
    r"|<class|__\w+__|Traceback|indices must|unexpected keyword|positional argument"
)
"""What Python says of a fault: nothing for whoever writes a position."""
AMY = {"amy": {"zone": "A1"}}
CLEAR: dict[str, tuple[dict[str, Any], str]] = {
    "car": (
        {"cars": [{"kind": "tank", "zone": "A1"}]},
        "cars[0]: unknown car 'tank' (known: pimpmobile, police_car, wreck)",
    ),
    "order": ({"order": ["bob"]}, "order: unknown Survivor 'bob' (known: amy)"),
    "turn": ({"turn": "bob"}, "turn: unknown Survivor 'bob' (known: amy)"),
    "seat of a car": (
        {"cars": [{"kind": "wreck", "zone": "A1", "seats": ["bob"]}]},
        "cars[0]: seats: unknown Survivor 'bob' (known: amy)",
    ),
    "companion": ({"companions": ["zzz"]}, "companions[0]: a Companion must be a table, not 'zzz'"),
    "noise": ({"noise": {"A1": -1}}, "noise: A1 must be from 0 to 255, not -1"),
    "round": ({"round": -1}, "round must be from 0 to "),
}
"""By what is wrong a position, and the words that name field, value and what is known."""
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
    assert not PYTHONS.search(said), said


@pytest.mark.parametrize("game", registry.GAMES)
def test_an_empty_position_is_played_or_refused(game: str) -> None:
    assert "\n" not in outcome({"title": "x", "game": game, "position": {}})


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("wrong", CLEAR)
def test_what_is_wrong_is_named(wrong: str, lang: str, tmp_path: Path) -> None:
    more, words = CLEAR[wrong]
    file = tmp_path / "wrong.toml"
    table = {"title": "x", "game": "zombicide-2e", "position": {"survivors": AMY, **more}}
    file.write_text(tomli_w.dumps(table), "utf-8")
    ran = run("check", file, "--lang", lang)
    assert ran.code == 2
    assert words in ran.err
    assert not PYTHONS.search(ran.err)
    assert {"en": "Correct that place", "pl": "Popraw to miejsce"}[lang] in ran.err


def test_a_team_of_nobody_is_refused_in_words() -> None:
    said = outcome({"title": "x", "game": "zombicide-2e", "position": {"survivors": {}}})
    assert "somebody must be in the team" in said
