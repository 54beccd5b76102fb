"""The worked examples of the rulebook: each is a position file of its own."""

import re
from pathlib import Path

import pytest

from horda.core import checks
from horda.games import registry

FOLDER = Path(__file__).resolve().parents[2] / "positions" / "zombicide-2e" / "examples"
RULES = registry.engine("zombicide-2e").game.rulebook.rules
EXAMPLES = sorted(rule.id for rule in RULES if re.search(r"-X\d+$", rule.id))


def test_the_rulebook_has_all_examples() -> None:
    assert len(EXAMPLES) == 44


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_a_position_file(example: str) -> None:
    """Letters behind the id tell the claims of an example apart."""
    named = re.compile(rf"{example.lower()}[a-z]?\.toml")
    files = [path for path in FOLDER.iterdir() if named.fullmatch(path.name)]
    assert files
    for path in files:
        file = checks.read(path.read_text(encoding="utf-8"), path.name)
        assert example in file.rules
        assert file.expect != checks.Expect() or any(play.expect for play in file.play)


def test_no_file_is_named_after_no_example() -> None:
    known = {example.lower() for example in EXAMPLES}
    assert {re.sub(r"[a-z]?$", "", path.stem) for path in FOLDER.iterdir()} == known
