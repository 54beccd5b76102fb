"""Coverage counts what code cites and tests name, and finds ids that no rulebook has."""

from pathlib import Path

import msgspec
import pytest

from horda.core import rulebook
from horda.core.rulebook import Group, Rule, Rulebook, cite, not_enforced
from horda.rules import find_tests, measure, measure_all, scan_tests

MARKED = '''
import pytest
from pytest import mark

pytestmark = [pytest.mark.slow, pytest.mark.rule("T-module")]
CASES = [pytest.param(1, marks=pytest.mark.rule("T-param"), id="one")]


@pytest.mark.rule("T-1", "T-2")
@pytest.mark.rule("T-1")
def test_plain(): ...


@mark.rule("T-short")
async def test_short(): ...


@pytest.mark.parametrize("n", [pytest.param(2, marks=(pytest.mark.rule("T-2"),))])
def test_cases(n): ...


class TestDoors:
    pytestmark = pytest.mark.rule("T-class")

    @pytest.mark.rule("T-method")
    def test_closed(self):
        """pytest.mark.rule("T-text") in a text is no mark."""
'''


@pytest.fixture(autouse=True)
def empty_register(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "_places", {})
    monkeypatch.setattr(rulebook, "_reasons", {})


@pytest.fixture
def tests_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    (folder / "deep").mkdir(parents=True)
    return folder


def book(game: str, *ids: str) -> Rulebook:
    rules = tuple(Rule(rule_id, "all", "text", "tekst", "p. 1") for rule_id in ids)
    return Rulebook(game, (Group("all", "All", "Wszystko"),), rules)


def test_marks_are_found_with_their_places(tests_folder: Path) -> None:
    (tests_folder / "deep" / "test_x.py").write_text(MARKED, encoding="utf-8")
    file = "tests/deep/test_x.py"
    assert scan_tests(tests_folder) == {
        "T-module": (file,),
        "T-param": (file,),
        "T-1": (f"{file}::test_plain",),
        "T-2": (f"{file}::test_plain", f"{file}::test_cases"),
        "T-short": (f"{file}::test_short",),
        "T-class": (f"{file}::TestDoors",),
        "T-method": (f"{file}::TestDoors::test_closed",),
    }


def test_position_files_name_rules(tests_folder: Path) -> None:
    folder = tests_folder / "positions"
    folder.mkdir()
    (folder / "door.toml").write_text('rules = ["T-1", "T-2"]', encoding="utf-8")
    (folder / "plain.toml").write_text("[rules]\nhard = true", encoding="utf-8")
    (folder / "broken.toml").write_text("rules = [", encoding="utf-8")
    (tests_folder / "mission.toml").write_text('rules = ["T-3"]', encoding="utf-8")
    place = ("tests/positions/door.toml",)
    assert scan_tests(tests_folder) == {"T-1": place, "T-2": place}


@pytest.mark.parametrize("computed", ["*IDS", "ID", 'f"T-{1}"', "5"])
def test_a_computed_id_is_refused(tests_folder: Path, computed: str) -> None:
    text = f"import pytest\npytestmark = pytest.mark.rule({computed})\n"
    (tests_folder / "test_y.py").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"tests/test_y\.py, line 2: write rule ids as plain"):
        scan_tests(tests_folder)


def test_each_rule_gets_its_state(tests_folder: Path) -> None:
    folder = tests_folder / "positions"
    folder.mkdir()
    (folder / "door.toml").write_text('rules = ["T-1", "T-3"]', encoding="utf-8")
    cite("toy.moves:step", "T-1", "T-2", "T-4")
    not_enforced("T-4", "later")
    toy = book("toy", "T-1", "T-2", "T-3", "T-4")
    coverage = measure(toy, [toy], tests_folder)
    states = [rule.state for rule in coverage.rules]
    assert states == ["done", "untested", "open", "not enforced"]
    assert coverage.counts == {"done": 1, "untested": 1, "open": 1, "not enforced": 1}
    assert coverage.total == 4
    assert coverage.rules[0].enforced == ("toy.moves:step",)
    assert coverage.rules[0].tested == ("tests/positions/door.toml",)
    assert coverage.rules[3].reason == "later"


def test_without_tests_nothing_is_tested() -> None:
    cite("toy.moves:step", "T-1")
    toy = book("toy", "T-1")
    found = measure(toy, [toy], None)
    assert not found.tests
    assert found.counts == {"enforced": 1, "example": 0, "open": 0, "not enforced": 0}


def test_a_worked_example_is_shown_by_tests_that_may_be_away() -> None:
    toy = book("toy", "T-X1", "T-2")
    assert [rule.state for rule in measure(toy, [toy], None).rules] == ["example", "open"]


def test_unknown_ids_are_those_of_no_game(tests_folder: Path) -> None:
    folder = tests_folder / "positions"
    folder.mkdir()
    (folder / "door.toml").write_text('rules = ["T-1", "U-1", "X-1"]', encoding="utf-8")
    cite("toy.moves:step", "T-1", "U-1", "X-2", "X-1")
    not_enforced("X-3", "later")
    books = [book("toy", "T-1"), book("other", "U-1")]
    for coverage in measure_all(books, tests_folder):
        assert coverage.unknown == {
            "X-1": ("toy.moves:step", "tests/positions/door.toml"),
            "X-2": ("toy.moves:step",),
            "X-3": ("not enforced: later",),
        }


def test_find_tests_looks_upward(tests_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = tests_folder.parent / "pyproject.toml"
    project.write_text('[project]\nname = "horda"', encoding="utf-8")
    assert find_tests(tests_folder / "deep") == tests_folder
    monkeypatch.chdir(tests_folder / "deep")
    assert find_tests() == tests_folder


@pytest.mark.parametrize("text", ['[project]\nname = "other"', "project = 3", "project = [", None])
def test_find_tests_ignores_other_projects(tests_folder: Path, text: str | None) -> None:
    if text is not None:
        (tests_folder.parent / "pyproject.toml").write_text(text, encoding="utf-8")
    assert find_tests(tests_folder) is None


def test_the_checkout_is_found_from_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert find_tests() == Path(__file__).parents[1]


def test_a_worked_example_is_carried_out_by_its_test(tests_folder: Path) -> None:
    folder = tests_folder / "positions"
    folder.mkdir()
    (folder / "door.toml").write_text('rules = ["T-X1", "T-1"]', encoding="utf-8")
    one = book("toy", "T-X1", "T-X2", "T-1")
    states = [rule.state for rule in measure(one, [one], tests_folder).rules]
    assert states == ["done", "open", "open"]


def test_a_rule_is_done_where_the_rule_it_is_the_same_as_is(tests_folder: Path) -> None:
    folder = tests_folder / "positions"
    folder.mkdir()
    (folder / "door.toml").write_text('rules = ["T-1", "O-2"]', encoding="utf-8")
    cite("toy.moves:step", "T-1", "T-2", "T-3")
    not_enforced("T-3", "later")
    toy, other = book("toy", "T-1", "T-2", "T-3"), book("other", "O-1", "O-2", "O-3", "O-4")
    twins = {"O-1": "T-1", "O-2": "T-2", "O-3": "T-3"}
    rules = [msgspec.structs.replace(rule, same_as=twins.get(rule.id, ())) for rule in other]
    other = msgspec.structs.replace(other, rules=tuple(rules))
    coverage = measure(other, [toy, other], tests_folder)
    assert [rule.state for rule in coverage.rules] == ["done", "done", "not enforced", "open"]
    assert coverage.rules[0].tested == ("tests/positions/door.toml",)
    assert coverage.unknown == {}
