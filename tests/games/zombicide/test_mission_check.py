"""What is wrong with a Mission from outside is found, with its line and field."""

import random
from importlib.resources import files

import pytest

from horda.core.errors import BadConfig
from horda.core.position import pose
from horda.core.words import Text
from horda.games import registry
from horda.games.zombicide.papers.mission_check import LONGEST, flaws
from horda.games.zombicide.papers.mission_needs import special_rules
from horda.texts import LOCALES, Texts
from tests.games.zombicide.boxes import SECOND, plain_keys

ENGINE = registry.engine("zombicide-2e")
TEMPLATE = ENGINE.game.template()
FOLDER = files("horda.games.zombicide.editions.second_edition") / "data" / "missions"


def line_of(text: str, part: str) -> int:
    lines = enumerate(text.splitlines(), 1)
    return next(n for n, line in lines if part in line and not line.startswith("#"))


def test_the_template_can_be_played() -> None:
    assert flaws(SECOND, TEMPLATE) == ()


@pytest.mark.parametrize("mission", ENGINE.game.scenarios)
def test_the_missions_of_the_box_can_be_played(mission: str) -> None:
    assert flaws(SECOND, (FOLDER / f"{mission}.toml").read_text("utf-8")) == ()


WRONG = [
    # what is changed, into what, the kind of flaw, the field and a part of its line
    ("red = 2", "red = = 2", "toml", "-", "red = ="),
    ("minutes = 30", "minuts = 30", "unknown", "minuts", "minuts"),
    ("minutes = 30", '"mi[nuts" = 30', "unknown", "mi[nuts", "mi[nuts"),
    ("minutes = 30", 'minutes = "long"', "type", "minutes", "long"),
    ("count = 2", "count = 0", "small", "zombie[1].count", "count = 0"),
    ("count = 2", "count = 2\nnotes = 3", "unknown", "zombie[1].notes", "notes = 3"),
    ("cell = [0, 5]", "cell = [0, 100]", "large", "spawn[1].cell[2]", "[0, 100]"),
    ("cell = [0, 5]", "cell = [0]", "length", "spawn[1].cell", "cell = [0]"),
    ("cell = [0, 5]\n", "", "missing", "spawn[1].cell", "[[spawn]]"),
    ('difficulty = "easy"', 'difficulty = "grim"', "choice", "difficulty", "grim"),
    ('"1V 3V@90"', '""', "layout", "layout", "layout ="),
    ('"1V 3V@90"', '"1V 3V@90 / 5R"', "layout", "layout", "layout ="),
    ('"1V 3V@90"', '"1V 1R"', "layout", "layout", "layout ="),
    ('"1V 3V@90"', '"1V 12V"', "layout", "layout", "layout ="),
    ('"1V 3V@90"', '"1V 3V@45"', "board-turn", "layout", "layout ="),
    ('"1V 3V@90"', '"1V 3V@180"', "board-rims", "layout", "layout ="),
    ("crates = 2", "crates = 3", "crates", "crates", "crates ="),
    ("red = 2", "red = 3", "objectives", "objectives", "[objectives]"),
    ("red = 2", "red = 1\nblue = 1", "objectives", "objectives", "[objectives]"),
    (
        "red = 2",
        'red = 1\nblue = 1\non = { blue = "9R" }',
        "objectives-on",
        "objectives.on",
        "on = {",
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
    (
        "red = 2",
        'red = 0\nblue = 1\ngreen = 1\non = { blue = "3V", green = "3V" }',
        "objectives-on",
        "objectives.on",
        "on = {",
    ),
    (
        "red = 2",
        'red = 1\nblue = 1\nhidden = ["blue"]\non = { blue = "3V" }',
        "objectives-on",
        "objectives.on",
        "on = {",
    ),
]


@pytest.mark.parametrize(("old", "new", "kind", "field", "part"), WRONG)
def test_a_flaw_is_named_by_line_and_field(
    old: str, new: str, kind: str, field: str, part: str
) -> None:
    text = TEMPLATE.replace(old, new)
    assert text != TEMPLATE
    found = {flaw.why.id.removeprefix("z2-mission-wrong-"): flaw for flaw in flaws(SECOND, text)}
    assert kind in found, found
    assert found[kind].field == field
    assert found[kind].line == line_of(text, part)


def test_a_mistake_in_the_toml_is_told_with_its_column() -> None:
    (flaw,) = flaws(SECOND, TEMPLATE.replace("crates = 2", "crates = = 2"))
    assert flaw.line == line_of(TEMPLATE, "crates = 2")
    assert flaw.why.args == {"what": "Invalid value", "column": 10}


def test_what_is_left_open_is_told_at_the_end_of_the_file() -> None:
    text = f'{TEMPLATE}x = """'
    (flaw,) = flaws(SECOND, text)
    assert flaw.why.id == "z2-mission-wrong-end"
    assert (flaw.line, flaw.why.args["column"]) == (len(text.split("\n")), 8)


def test_lines_are_counted_as_editors_do() -> None:
    """Python alone takes other signs for a new line, too."""
    text = TEMPLATE.replace("crates = 2", "crates = 7")
    odd = "# \u2028 \x85 \u2029\n"
    (flaw,), (later,) = flaws(SECOND, text), flaws(SECOND, odd + text)
    assert later.line == flaw.line + 1


def test_the_words_of_the_reader_are_a_detail() -> None:
    """In Polish nothing but what stands in brackets is left of them."""
    for old, new, *_ in WRONG:
        for flaw in flaws(SECOND, TEMPLATE.replace(old, new)):
            said, _, detail = Texts("pl").render(flaw.why).partition(" (Słowami")
            assert not [word for word in ("Expected", "Invalid", "Object ", "tile") if word in said]
            assert bool(detail) == ("what" in flaw.why.args and "board-" not in flaw.why.id)


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
    (flaw,) = flaws(SECOND, f"{TEMPLATE}\n{added}")
    assert (flaw.why.id, flaw.field) == (f"z2-mission-wrong-{kind}", field)


CAR = '[[car]]\ncell = [0, 2]\nwhat = "pimpmobile"\n'
NED = '[[mark]]\ncell = [2, 1]\nwhat = "ned"\n'
DRIVE = "drivable = true\n"
NEEDED = [
    # special rules, what is added to the template, and what is missing
    (["blow-up-cars", "spawns-back"], "", "cars"),
    (["blow-up-cars", "spawns-back"], CAR, ""),
    (["three-companions", "companion-red"], "", "friends"),
    (["three-companions", "companion-red", "two-companions"], "", ""),
    (["two-companions", "random-pairs"], "", "spare"),
    (["all-treated", "wounded", "carry"], "", "tokens"),
    (["boxes-loaded", "load-boxes", "carry"], f"{CAR}{DRIVE}", ""),
    (["cars-parked"], f"{CAR}{CAR}{DRIVE}", "all-drive"),
    (["both-burned"], "", "rule"),
    (["ned", "two-companions"], NED, "alone"),
    (["superabomination-dead", "ned", "ingredients"], NED, "abomination"),
]


@pytest.mark.parametrize(("rules", "added", "need"), NEEDED)
def test_what_special_rules_need_together(rules: list[str], added: str, need: str) -> None:
    names = ", ".join(f'"{rule}"' for rule in rules)
    text = TEMPLATE.replace('"all-crates", "exit"', names) + added
    found = [flaw.why.args.get("need") for flaw in flaws(SECOND, text)]
    missing = {one.id.removeprefix("z2-mission-need-") for one in found if isinstance(one, Text)}
    assert need in missing if need else found == []


def test_more_companions_than_there_are_is_refused() -> None:
    added = "[[companion]]\ncell = [2, 0]\ncount = 7\n"
    (flaw,) = flaws(SECOND, f"{TEMPLATE}\n{added}")
    assert (flaw.why.id, flaw.field) == ("z2-mission-wrong-companion", "companion")
    assert flaws(SECOND, f"{TEMPLATE}\n{added.replace('7', '6')}") == ()


@pytest.mark.parametrize(
    ("special", "reason"),
    [('"no-abomination"', "z2-end-won"), ('"objective-each"', "")],
)
def test_a_game_that_ends_before_it_begins_is_found(special: str, reason: str) -> None:
    """Two Objectives are too few for six, but not for two: such a Mission can be played."""
    text = TEMPLATE.replace('"all-objectives", "all-crates", "exit"', special)
    assert flaws(SECOND, text) == ()
    found = ENGINE.game.flaws(text)
    assert [flaw.why.args["reason"] for flaw in found] == ([Text(reason)] if reason else [])
    assert all(flaw.line == line_of(text, "special =") for flaw in found)


def test_a_molotov_is_found_whatever_else_is_noted() -> None:
    """Other special rules take notes, too."""
    text = TEMPLATE.replace('"all-crates", "exit"', '"molotov-found", "burn-start"')
    amy = {"zone": 3, "hands": ["molotov"], "skills": []}
    position = {"survivors": {"amy": amy}, "objectives": ["5 red"], "memo": {"start-burned": 1}}
    state = pose(ENGINE, ENGINE.config({"scenario": text}), 1, position)
    ENGINE.choose(state, plain_keys(state, state.open[0]).index("make-noise"))
    assert dict(state.memo)["molotov-found"] == 1


LOCKED = '[[door]]\ncell = [1, 1]\nside = "S"\ncolour = "blue"\n'
"""The only door of the building on 1V."""


@pytest.mark.parametrize(
    ("where", "shut"),
    [('on = { blue = "1V" }', True), ('on = { blue = "3V" }', False), ('hidden = ["blue"]', True)],
)
def test_a_door_that_waits_for_what_lies_behind_it_is_found(where: str, shut: bool) -> None:
    text = TEMPLATE.replace("red = 2", f"red = 1\nblue = 1\n{where}") + LOCKED
    found = [(flaw.why.id, flaw.field, flaw.why.args["zone"]) for flaw in flaws(SECOND, text)]
    lost = [("crates", "B1"), ("objectives", "A2")] if shut else []
    assert found == [("z2-mission-wrong-reach", field, zone) for field, zone in lost]
    opened = text.replace('"exit"]', '"exit", "coloured-doors-open"]')
    assert flaws(SECOND, opened) == ()


BLUE = '[[door]]\ncell = [1, 1]\nside = "S"\ncolour = "blue"\n'


@pytest.mark.parametrize(
    ("objectives", "special", "found"),
    [
        ("red = 2", "exit", ["colour"]),
        ("red = 2", "coloured-doors-open", []),
        ('red = 1\nblue = 1\non = { blue = "3V" }', "exit", []),
        ('red = 1\ngreen = 1\non = { green = "3V" }', "exit", ["colour"]),
    ],
)
def test_a_coloured_door_needs_its_objective(
    objectives: str, special: str, found: list[str]
) -> None:
    text = TEMPLATE.replace("red = 2", objectives).replace('"exit"]', f'"{special}"]') + BLUE
    kinds = {flaw.why.id: flaw.field for flaw in flaws(SECOND, text)}
    kinds.pop("z2-mission-wrong-reach", None)
    assert kinds == {f"z2-mission-wrong-{one}": "door[1].colour" for one in found}


MANY = {
    # changes that are all found together, with the fields they are found in
    ("minutes = 30", 'minutes = "long"', "minutes"),
    ("crates = 2", "crates = 9", "crates"),
    ("red = 2", 'red = 2\nyellow = "x"', "objectives.yellow"),
    ('what = "walker"', "what = 3", "zombie[1].what"),
    ("cell = [0, 5]", "cell = [0]", "spawn[1].cell"),
    ('"all-crates"', '"all-crats"', "special"),
    ('layout = "1V 3V@90"', 'layout = "1V 3V@180"', "layout"),
    ("[[exit]]\ncell = [2, 0]", "[[exit]]\ncell = [9, 0]", "exit[1].cell"),
}


@pytest.mark.parametrize("count", [2, 3, 8])
def test_all_flaws_are_found_at_once(count: int) -> None:
    for seed in range(6):
        chosen = random.Random(seed).sample(sorted(MANY), count)
        text, fields = TEMPLATE, set()
        for old, new, field in chosen:
            text = text.replace(old, new)
            fields.add(field)
        alone = {flaw.field for flaw in flaws(SECOND, text)}
        # What the layout decides is told once the layout can be read.
        hidden = {"crates"} if "objectives.yellow" in fields else set()
        assert fields - hidden <= alone


def test_a_flaw_brings_no_others() -> None:
    """Of a field that cannot be read nothing is concluded: `car-exit` does not miss its car."""
    car = "[[car]]\ncell = [1, 2]\nwhat = 7\ndrivable = true\n"
    text = TEMPLATE.replace('"all-crates", "exit"', '"car-exit"') + car
    assert [flaw.field for flaw in flaws(SECOND, text)] == ["car[1].what"]


BUILDING = '[[mark]]\ncell = [0, 0]\nwhat = "building"\n'
BROKEN = '[[door]]\ncell = [1, 1]\nside = "S"\nbroken = true\n'


@pytest.mark.parametrize(
    ("rules", "added", "lost"),
    [
        ('"broken-doors"', BROKEN, {"E3", "F3"}),
        ('"broken-doors", "green-opens-all"', BROKEN, set()),
        ('"coloured-door-only"', BUILDING, {"A1", "A2", "B1"}),
        ('"coloured-door-only", "coloured-doors-open"', BUILDING + LOCKED, set()),
    ],
)
def test_what_special_rules_keep_shut_for_good_is_found(
    rules: str, added: str, lost: set[str]
) -> None:
    text = TEMPLATE.replace('"all-crates"', rules) + added
    found = [flaw for flaw in flaws(SECOND, text) if flaw.why.id == "z2-mission-wrong-reach"]
    assert {flaw.why.args["zone"] for flaw in found} == lost


@pytest.mark.parametrize("rule", sorted(special_rules(SECOND)))
def test_a_special_rule_finds_what_it_needs_or_is_refused(rule: str) -> None:
    """Each rule alone on the small board: it is refused in words, or it can be played."""
    text = TEMPLATE.replace('"all-crates", "exit"', f'"{rule}"')
    found = flaws(SECOND, text)
    kinds = {flaw.why.id.removeprefix("z2-mission-wrong-") for flaw in found}
    shut = {"reach"} if rule == "broken-doors" else set()  # without a broken door nothing opens
    assert kinds <= {"need", "twice", *shut}
    if found:
        return
    state, dice = ENGINE.new(ENGINE.config({"scenario": text}), 1), random.Random(1)
    for _ in range(150):
        if state.result is None:
            ENGINE.choose(state, dice.randrange(len(state.open[0].options)))
    assert list(ENGINE.game.invariants(state)) == []


def test_rules_that_take_the_same_survivors_are_refused() -> None:
    both = TEMPLATE.replace('"all-crates"', '"two-companions", "pairs"')
    (flaw,) = flaws(SECOND, both)
    assert flaw.why.args["need"] == Text("z2-mission-need-spare", {"count": 2})
    assert flaws(SECOND, TEMPLATE.replace('"all-crates"', '"two-companions"')) == ()


def test_a_file_that_is_too_long_is_not_even_read() -> None:
    (flaw,) = flaws(SECOND, TEMPLATE + "#" * LONGEST)
    assert flaw.why.id == "z2-mission-wrong-long"


def test_a_line_that_is_too_long_is_not_even_read() -> None:
    (flaw,) = flaws(SECOND, f"{TEMPLATE}\na{'.a' * 2000} = 1\n")
    assert flaw.why.id == "z2-mission-wrong-line"
    assert flaw.line == len(TEMPLATE.splitlines()) + 2


@pytest.mark.parametrize("locale", LOCALES)
def test_names_with_hundreds_of_dots_are_not_even_read(locale: str) -> None:
    """Each line is short enough, but together they took more than a second."""
    deep = "a" + ".a" * 480
    lines = "\n".join(f"{deep}.b{n} = 1" for n in range(16))
    (flaw,) = flaws(SECOND, f"[{deep}]\n{lines}\n")
    assert (flaw.line, flaw.why.id) == (1, "z2-mission-wrong-deep")
    assert "8" in Texts(locale).render(flaw.why)


@pytest.mark.parametrize(
    "text", ["\n", "x = [" + "[" * 5000 + "\n", "a.b.c = 1\n", "\n\x00\n", f"x = {'9' * 9000}\n"]
)
def test_nonsense_is_refused_in_words(text: str) -> None:
    assert flaws(SECOND, text)
    with pytest.raises(BadConfig):
        ENGINE.config({"scenario": text})


@pytest.mark.parametrize("locale", LOCALES)
def test_every_flaw_has_words(locale: str) -> None:
    said = Texts(locale)
    for old, new, *_ in WRONG:
        for flaw in flaws(SECOND, TEMPLATE.replace(old, new)):
            assert "⟦" not in said.render(flaw.why)
            assert "{" not in said.render(flaw.why)
    for added, *_ in TOKENS:
        for flaw in flaws(SECOND, f"{TEMPLATE}\n{added}"):
            assert "⟦" not in said.render(flaw.why)
