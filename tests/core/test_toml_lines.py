"""What is wrong in a TOML file is told with its line and its field."""

import tomllib

import msgspec
import pytest

from horda.core.toml_lines import line_of, read_path, told, too_deep

TEXT = """\
name = "box"

[[card]]
id = "one"
dice = 1

[[card]]
id = "two"
dice = "x"

[[card.line]]
mode = "melee"

[[card.line]]
mode = 3

[last]
size = 4
"""


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a card."""

    mode: str


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """A card."""

    id: str
    dice: int
    line: list[Line] = []


class File(msgspec.Struct, forbid_unknown_fields=True):
    """A file."""

    name: str
    card: list[Card]
    last: dict[str, int] = {}


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (".name", 1),
        (".card[0].id", 4),
        (".card[1].dice", 9),
        (".card[1]", 7),
        (".card[1].line[1].mode", 15),
        (".card[0].line", 3),
        (".last.size", 18),
        (".nothing", 1),
        ("", 1),
    ],
)
def test_the_line_of_a_field(path: str, line: int) -> None:
    assert line_of(TEXT, read_path(path)) == line


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("", "", "line 9: field card.dice: "),
        ('dice = "x"', "dice = 2", "line 15: field card.line.mode: "),
        ("dice = 1\n", "", "line 3: field card: Object missing required field `dice`"),
        ("dice = 1\n", "dies = 1\n", "line 5: field card.dies: "),
        ('name = "box"', 'nam = "box"', "line 1: field "),
        ('name = "box"', "name = box", "Invalid value (at line 1"),
    ],
)
def test_what_is_wrong_is_told(old: str, new: str, said: str) -> None:
    text = TEXT.replace(old, new, 1) if old else TEXT
    with pytest.raises(ValueError) as caught:  # noqa: PT011  # what is told of it is the test
        msgspec.convert(tomllib.loads(text), File)
    assert said in told(text, caught.value)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\nb.c.d = 2\n", 0),
        ("a.b.c.d.e.f.g.h.i = 1\n", 0),
        ("x = 1\na.b.c.d.e.f.g.h.i.j = 1\n", 2),
        ("[a . b . c . d . e . f . g . h . i . j]\n", 1),
        ("x = 1\n\ny = { \"a\".'b'.c.d.e.f.g.h.i.j = 1 }\n", 3),
        ("text = 'Wait... and see. Then go. One. Two. Three. Four. Five. Six.'\n", 0),
        ("a" * 20_000 + "\n", 0),
    ],
)
def test_names_with_many_dots_are_found(text: str, line: int) -> None:
    assert too_deep(text) == line
