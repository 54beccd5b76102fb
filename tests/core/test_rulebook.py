"""Rulebooks load whole or not at all, and citations are counted without touching the code."""

from pathlib import Path

import msgspec
import pytest

from horda.core import rulebook
from horda.core.rulebook import (
    Rulebook,
    RulebookError,
    citations,
    cite,
    cites,
    not_enforced,
    reasons,
)

GOOD = """
game = "toy"

[[group]]
id = "move"
en = "Moving"
pl = "Ruch"

[[rule]]
id = "T-1"
group = "move"
en = "A survivor moves one zone."
pl = "Ocalały przechodzi o jedną strefę."
source = "p. 3"

[[rule]]
id = "T-2"
group = "move"
en = "A closed door stops movement."
pl = "Zamknięte drzwi zatrzymują ruch."
source = "p. 4"
"""


@pytest.fixture(autouse=True)
def empty_register(monkeypatch: pytest.MonkeyPatch) -> None:
    """The real register is left alone: other tests count on what games cite."""
    monkeypatch.setattr(rulebook, "_places", {})
    monkeypatch.setattr(rulebook, "_reasons", {})


def written(folder: Path, text: str) -> Path:
    path = folder / "toy.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_book_keeps_the_order_of_its_file(tmp_path: Path) -> None:
    book = Rulebook.load(written(tmp_path, GOOD))
    assert book.game == "toy"
    assert [group.en for group in book.groups] == ["Moving"]
    assert [rule.id for rule in book] == ["T-1", "T-2"]
    assert len(book) == 2


def test_a_rule_is_found_by_id(tmp_path: Path) -> None:
    book = Rulebook.load(written(tmp_path, GOOD))
    assert book["T-2"].source == "p. 4"
    assert "T-2" in book
    assert "T-3" not in book
    with pytest.raises(KeyError):
        book["T-3"]


def test_a_rule_speaks_both_languages(tmp_path: Path) -> None:
    book = Rulebook.load(written(tmp_path, GOOD))
    assert book.text("T-1", "en") == "A survivor moves one zone."
    assert book.text("T-1", "pl") == "Ocalały przechodzi o jedną strefę."
    with pytest.raises(ValueError, match="known: en, pl"):
        book.text("T-1", "de")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "T-2"', 'id = "T-1"', "rule T-1: id given 2 times"),
        ('id = "T-2"\ngroup = "move"', 'id = "T-2"\ngroup = "fly"', "rule T-2: unknown group"),
        ('en = "A closed door stops movement."', 'en = " "', "rule T-2: en is empty"),
        ('source = "p. 4"', "", "rule T-2: .*`source`"),
        ('source = "p. 4"', "source = 4", "rule T-2: .*str"),
        ('source = "p. 4"', 'source = "p. 4"\nde = "Tür"', "rule T-2: .*`de`"),
        ('id = "T-2"', "", "rule number 2: .*`id`"),
        ('id = "T-2"', 'id = ""', r"rule \(no id\): id is empty"),
        ('pl = "Ruch"', 'pl = ""', "group move: pl is empty"),
        ('source = "p. 4"', 'source = "p. 4"\nsame_as = "T-1"', "rule T-1: .*more than once"),
        ('game = "toy"', "", "`game`"),
        ('game = "toy"', 'game = ""', "game is empty"),
        ('game = "toy"', "game =", "line 2"),
    ],
)
def test_a_bad_book_is_refused_by_file_and_id(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    path = written(tmp_path, GOOD.replace(old, new, 1))
    with pytest.raises(RulebookError, match=rf"toy\.toml: .*{complaint}"):
        Rulebook.load(path)


OTHER = """
game = "other"

[[group]]
id = "go"
en = "Going"
pl = "Chodzenie"

[[rule]]
id = "O-1"
group = "go"
en = "One zone at a time."
pl = "Po jednej strefie."
source = "p. 9"
same_as = ["T-1", "T-9"]
"""


class Told(msgspec.Struct, frozen=True):
    """Something a game says, with the rules it cites."""

    rules: tuple[str, ...] = ()
    inside: tuple["Told", ...] = ()
    by: dict[str, "Told"] = {}


def test_a_book_knows_what_another_one_lends_it(tmp_path: Path) -> None:
    toy, other = (Rulebook.load(written(tmp_path, text)) for text in (GOOD, OTHER))
    assert not toy.lent
    both = other.with_rules(toy, ("T-*",))
    assert both.lent == {rule.id for rule in toy} - {"T-1"}
    assert "O-1" not in both.lent


def test_a_book_calls_shared_rules_by_its_own_ids(tmp_path: Path) -> None:
    toy, other = (Rulebook.load(written(tmp_path, text)) for text in (GOOD, OTHER))
    assert other.named(("T-1", "T-9", "T-2")) == ("O-1", "T-2")
    assert toy.named(("T-1", "O-1")) == ("T-1", "O-1")
    told = Told(("T-1",), (Told(("T-2",)),), {"walk": Told(("T-9",))})
    assert other.told(told) == Told(("O-1",), (Told(("T-2",)),), {"walk": Told(("O-1",))})
    assert toy.told(told) is told


def test_a_book_takes_rules_of_another_one(tmp_path: Path) -> None:
    toy, other = (Rulebook.load(written(tmp_path, text)) for text in (GOOD, OTHER))
    both = other.with_rules(toy, ("T-*",))
    assert [rule.id for rule in both] == ["O-1", "T-2"], "T-1 is there as O-1"
    assert [group.id for group in both.groups] == ["go", "move"]
    assert [rule.id for rule in other.with_rules(toy, ("X-*",))] == ["O-1"]


def test_cites_returns_the_same_object_and_notes_its_place() -> None:
    def step() -> int:
        return 1

    assert cites("T-1", "T-2")(step) is step
    name = "test_cites_returns_the_same_object_and_notes_its_place.<locals>.step"
    assert citations()["T-1"] == citations()["T-2"] == (f"{__name__}:{name}",)


def test_cites_takes_all_kinds_of_members() -> None:
    @cites("T-class")
    class Frame:
        @cites("T-method")
        def method(self) -> int:
            return 1

        @cites("T-static")
        @staticmethod
        def static() -> int:
            return 2

        @property
        @cites("T-property")
        def prop(self) -> int:
            return 3

    assert Frame().method() + Frame.static() + Frame().prop == 6
    ends = {rule_id: places[0].rpartition(".")[2] for rule_id, places in citations().items()}
    assert ends == {
        "T-class": "Frame",
        "T-method": "method",
        "T-static": "static",
        "T-property": "prop",
    }


def test_a_place_counts_once_and_several_places_add_up() -> None:
    cite("toy.cards:CARDS", "T-1")
    cite("toy.cards:CARDS", "T-1")
    cite("toy.cards:MORE", "T-1")
    assert citations() == {"T-1": ("toy.cards:CARDS", "toy.cards:MORE")}


def test_a_forgotten_id_is_refused() -> None:
    with pytest.raises(TypeError, match="takes rule ids"):
        cites()
    with pytest.raises(TypeError, match="takes rule ids"):
        cites(len)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="register it with cite"):
        cites("T-1")(5)
    with pytest.raises(ValueError, match="cites no rule"):
        cite("toy.cards:CARDS")


def test_a_rule_can_be_known_but_not_enforced() -> None:
    not_enforced("T-2", "doors come later")
    assert reasons() == {"T-2": "doors come later"}
    with pytest.raises(ValueError, match="T-1: say why"):
        not_enforced("T-1", " ")
