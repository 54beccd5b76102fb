"""What is wrong with a Mission from outside is found, with its line and field."""

import random
from importlib.resources import files

import pytest

from horda.core.errors import BadConfig
from horda.core.words import Text
from horda.games import registry
from horda.games.zombicide.mission_check import LONGEST, flaws
from horda.games.zombicide.mission_needs import KNOWN
from horda.texts import LOCALES, Texts

ENGINE = registry.engine("zombicide-2e")
TEMPLATE = ENGINE.game.template()
FOLDER = files("horda.games.zombicide.second_edition") / "data" / "missions"


def line_of(text: str, part: str) -> int:
    lines = enumerate(text.splitlines(), 1)
    return next(n for n, line in lines if part in line and not line.startswith("#"))


def test_the_template_can_be_played() -> None:
    assert flaws(TEMPLATE) == ()


@pytest.mark.parametrize("mission", ENGINE.game.scenarios)
def test_the_missions_of_the_box_can_be_played(mission: str) -> None:
    assert flaws((FOLDER / f"{mission}.toml").read_text("utf-8")) == ()


WRONG = [
    # what is changed, into what, the kind of flaw, the field and a part of its line
    ("red = 2", "red = = 2", "form", "-", "red = ="),
    ("minutes = 30", "minuts = 30", "form", "minuts", "minuts"),
    ('difficulty = "easy"', 'difficulty = "grim"', "form", "difficulty", "grim"),
    ('"1V 3V@90"', '"1V 3V@90 / 5R"', "layout", "layout", "layout ="),
    ('"1V 3V@90"', '"1V 1R"', "layout", "layout", "layout ="),
    ('"1V 3V@90"', '"1V 12V"', "layout", "layout", "layout ="),
    ('"1V 3V@90"', '"1V 3V@45"', "board", "layout", "layout ="),
    ('"1V 3V@90"', '"1V 3V@180"', "board", "layout", "layout ="),
    ("crates = 2", "crates = 3", "crates", "crates", "crates ="),
    ("red = 2", "red = 3", "objectives", "objectives", "[objectives]"),
    ("red = 2", "red = 1\nblue = 1", "objectives", "objectives", "[objectives]"),
    (
        "red = 2",
        'red = 1\nblue = 1\non = { blue = "9R" }',
        "objectives-on",
        "objectives.on",
        "on =",
    ),
    ('what = "starting"', 'what = "red"', "spawn", "spawn", "[[spawn]]"),
    ('what = "walker"', 'what = "ghoul"', "zombie", "zombie", "[[zombie]]"),
    ("count = 2", "count = 99", "zombie", "zombie", "[[zombie]]"),
    ("cell = [1, 2]\nwhat", "cell = [1, 6]\nwhat", "cell", "zombie[1].cell", "[1, 6]"),
    ('"all-crates"', '"all-crate"', "rule", "special", "special ="),
    ('"all-crates"', '"all-objectives"', "twice", "special", "special ="),
    ('"all-crates"', '"orange-opens"', "need", "special", "special ="),
    ('"all-crates"', '"blue-and-green"', "need", "special", "special ="),
    ('["all-objectives", "all-crates", "exit"]', '["carry"]', "goal", "special", "special ="),
    ("[[exit]]\ncell = [2, 0]\n", "", "need", "special", "special ="),
]


@pytest.mark.parametrize(("old", "new", "kind", "field", "part"), WRONG)
def test_a_flaw_is_named_by_line_and_field(
    old: str, new: str, kind: str, field: str, part: str
) -> None:
    text = TEMPLATE.replace(old, new)
    assert text != TEMPLATE
    found = {flaw.why.id.removeprefix("z2-mission-wrong-"): flaw for flaw in flaws(text)}
    assert kind in found, found
    assert found[kind].field == field
    assert found[kind].line == line_of(text, part)


TOKENS = [
    ('[[car]]\ncell = [0, 0]\nwhat = "wreck"\n', "street", "car[1]"),
    ('[[car]]\ncell = [0, 2]\nwhat = "tank"\n', "car", "car"),
    ('[[mark]]\ncell = [0, 2]\nwhat = "building"\n', "room", "mark[1]"),
    ('[[mark]]\ncell = [0, 2]\nwhat = "party"\n', "mark", "mark[1]"),
    ('[[door]]\ncell = [0, 0]\nside = "N"\n', "edge", "door[1]"),
    ('[[door]]\ncell = [0, 2]\nside = "E"\n', "edge", "door[1]"),
    (
        '[[door]]\ncell = [1, 1]\nside = "S"\n[[door]]\ncell = [2, 1]\nside = "N"\n',
        "edge",
        "door[2]",
    ),
    ("[[exit]]\ncell = [2, 1]\n" * 9, "exit", "exit"),
    ('[[zombie]]\ncell = [0, 2]\nwhat = "abomination"\ncount = 2\n', "zombie", "zombie"),
]


@pytest.mark.parametrize(("added", "kind", "field"), TOKENS)
def test_tokens_lie_where_they_can(added: str, kind: str, field: str) -> None:
    (flaw,) = flaws(f"{TEMPLATE}\n{added}")
    assert (flaw.why.id, flaw.field) == (f"z2-mission-wrong-{kind}", field)


LOCKED = '[[door]]\ncell = [1, 1]\nside = "S"\ncolour = "blue"\n'
"""The only door of the building on 1V."""


@pytest.mark.parametrize(
    ("where", "shut"),
    [('on = { blue = "1V" }', True), ('on = { blue = "3V" }', False), ('hidden = ["blue"]', True)],
)
def test_a_door_that_waits_for_what_lies_behind_it_is_found(where: str, shut: bool) -> None:
    text = TEMPLATE.replace("red = 2", f"red = 1\nblue = 1\n{where}") + LOCKED
    found = [(flaw.why.id, flaw.field, flaw.why.args["zone"]) for flaw in flaws(text)]
    lost = [("crates", "B1"), ("objectives", "A2")] if shut else []
    assert found == [("z2-mission-wrong-reach", field, zone) for field, zone in lost]
    opened = text.replace('"exit"]', '"exit", "coloured-doors-open"]')
    assert flaws(opened) == ()


@pytest.mark.parametrize("rule", sorted(KNOWN))
def test_a_special_rule_finds_what_it_needs_or_is_refused(rule: str) -> None:
    """Each rule alone on the small board: it is refused in words, or it can be played."""
    text = TEMPLATE.replace('"all-crates", "exit"', f'"{rule}"')
    found = flaws(text)
    assert {flaw.why.id for flaw in found} <= {"z2-mission-wrong-need", "z2-mission-wrong-twice"}
    if found:
        return
    state, dice = ENGINE.new(ENGINE.config({"scenario": text}), 1), random.Random(1)
    for _ in range(150):
        if state.result is None:
            ENGINE.choose(state, dice.randrange(len(state.open[0].options)))
    assert list(ENGINE.game.invariants(state)) == []


def test_rules_that_take_the_same_survivors_are_refused() -> None:
    both = TEMPLATE.replace('"all-crates"', '"two-companions", "pairs"')
    (flaw,) = flaws(both)
    assert flaw.why.args["need"] == Text("z2-mission-need-spare", {"count": 2})
    assert flaws(TEMPLATE.replace('"all-crates"', '"two-companions"')) == ()


def test_a_file_that_is_too_long_is_not_even_read() -> None:
    (flaw,) = flaws(TEMPLATE + "#" * LONGEST)
    assert flaw.why.id == "z2-mission-wrong-long"


def test_a_line_that_is_too_long_is_not_even_read() -> None:
    (flaw,) = flaws(f"{TEMPLATE}\na{'.a' * 2000} = 1\n")
    assert flaw.why.id == "z2-mission-wrong-line"
    assert flaw.line == len(TEMPLATE.splitlines()) + 2


@pytest.mark.parametrize(
    "text", ["\n", "x = [" + "[" * 5000 + "\n", "a.b.c = 1\n", "\n\x00\n", f"x = {'9' * 9000}\n"]
)
def test_nonsense_is_refused_in_words(text: str) -> None:
    assert flaws(text)
    with pytest.raises(BadConfig):
        ENGINE.config({"scenario": text})


@pytest.mark.parametrize("locale", LOCALES)
def test_every_flaw_has_words(locale: str) -> None:
    said = Texts(locale)
    for old, new, *_ in WRONG:
        for flaw in flaws(TEMPLATE.replace(old, new)):
            assert "⟦" not in said.render(flaw.why)
            assert "{" not in said.render(flaw.why)
    for added, *_ in TOKENS:
        for flaw in flaws(f"{TEMPLATE}\n{added}"):
            assert "⟦" not in said.render(flaw.why)
