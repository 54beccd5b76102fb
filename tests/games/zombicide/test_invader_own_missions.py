"""Missions of one's own for Invader: checked by line and field, and played like any other."""

import random
import re

import pytest

from horda.core.conformance import check_game
from horda.games.zombicide.modules.invader.state import invader
from horda.games.zombicide.papers.mission_needs import special_rules
from horda.games.zombicide.rules.goals import GOALS
from horda.texts import LOCALES, Texts
from tests.games.zombicide.station import ENGINE, GAME, Table

TEMPLATE = GAME.template()
EDITION = GAME.edition
GREEN_DOOR = """
[[door]]
cell = [1, 5]
side = "E"
colour = "green"
"""


def text_of(mission: str) -> str:
    return (EDITION.folder / "missions" / f"{mission}.toml").read_text("utf-8")


def why(text: str) -> list[tuple[str, str]]:
    return [(one.field, one.why.id.removeprefix("z2-mission-")) for one in GAME.flaws(text)]


def test_the_template_is_playable_and_says_nothing_odd() -> None:
    assert GAME.flaws(TEMPLATE) == ()
    assert GAME.warnings(TEMPLATE) == ()
    check_game(ENGINE, ENGINE.config({"scenario": TEMPLATE, "players": 2}), 5, every=29)


def test_the_template_with_everything_in_it_is_playable_too() -> None:
    whole = re.sub(r"^# ?(\[\[|cell|side|colour|what|count|$)", r"\1", TEMPLATE, flags=re.M)
    whole = whole.replace('"prototypes", "exit"]', '"prototypes", "exit", "coloured-doors"]')
    assert [field for field, _ in why(whole)] == []


@pytest.mark.parametrize("mission", EDITION.scenarios)
def test_a_copy_of_a_mission_plays_as_the_mission(mission: str) -> None:
    assert why(text_of(mission)) == []
    own = ENGINE.new(ENGINE.config({"scenario": text_of(mission)}), 5)
    box = ENGINE.new(ENGINE.config({"scenario": mission}), 5)
    dice = random.Random(1)
    for _ in range(80):
        assert ENGINE.keys(own, own.open[0]) == ENGINE.keys(box, box.open[0])
        chosen = dice.randrange(len(own.open[0].options))
        ENGINE.choose(own, chosen)
        ENGINE.choose(box, chosen)
        if box.result is not None:
            break
    assert own.result == box.result
    assert own.zombies == box.zombies


@pytest.mark.parametrize("mission", ["M00", "M08"])
def test_a_mission_of_the_box_is_something_to_begin_with(mission: str) -> None:
    text = GAME.template(mission, "Another one")
    assert why(text) == []
    assert "--game invader" in text
    assert "six by six" in text


@pytest.mark.parametrize(
    ("old", "new", "field", "reason"),
    [
        ("cell = [8, 2]", "cell = [12, 2]", "exit[1].cell", "wrong-cell"),
        ('what = "bot"', 'what = "tank"', "machine", "wrong-machine"),
        ('what = "worker"', 'what = "walker"', "zombie", "wrong-zombie"),
        ("red = 2", "red = 3", "objectives", "wrong-objectives"),
        ('"take-red"', '"take-reds"', "special", "wrong-rule"),
        ('"take-red"', '"coloured-doors-open"', "special", "wrong-rule"),
        ('"take-red"', '"gather-at-sentry"', "special", "wrong-need"),
        ('"take-red"', '"scientists"', "special", "wrong-need"),
        (
            "[[exit]]",
            "[[mold]]\ncell = [10, 0]\nwhat = 'active'\n\n[[exit]]",
            "mold[1]",
            "wrong-mold-outdoors",
        ),
        (
            "[[exit]]",
            "[[sealed]]\ncell = [2, 4]\nside = 'E'\n\n[[exit]]",
            "sealed[1]",
            "wrong-airlock",
        ),
        ("[[exit]]", GREEN_DOOR.replace('"E"', '"N"') + "[[exit]]", "door[1]", "wrong-edge"),
        (
            "[[exit]]",
            "[[mold]]\ncell = [0, 6]\nwhat = 'active'\n" + GREEN_DOOR + "\n[[exit]]",
            *("door[1]", "wrong-mold-door"),
        ),
    ],
)
def test_what_is_wrong_is_said_by_line_and_field(
    old: str, new: str, field: str, reason: str
) -> None:
    assert old in TEMPLATE
    text = TEMPLATE.replace(old, new, 1)
    assert (field, reason) in why(text)
    for lang in LOCALES:
        texts = Texts(lang, own=("inv", "z2"))
        assert all("⟦" not in texts.render(one.why) for one in GAME.flaws(text))


@pytest.mark.rule("INV-DOOR-4")
@pytest.mark.parametrize("ruled", [False, True])
def test_a_coloured_door_is_opened_only_where_the_mission_says_so(ruled: bool) -> None:
    text = TEMPLATE.replace("[[exit]]", f"{GREEN_DOOR}\n[[exit]]")
    text = text.replace('"exit"]', '"exit", "coloured-doors"]') if ruled else text
    game = Table()
    game.state = invader(ENGINE.new(ENGINE.config({"scenario": text}), 1))
    game.until("z2-turn", "deal:", "first:", "act:cole")
    board = game.state.board
    (door,) = game.state.shut
    assert board.doors[door].colour == "green"
    game.put("cole", zone=board.doors[door].zones[0])
    key = f"take-door:door{door + 1}"
    if ruled:
        assert key in game.offered
    else:
        assert game.refusal(key) == ("INV-DOOR-4",)


@pytest.mark.parametrize("goal", sorted(special_rules(EDITION) & {*GOALS}))
def test_every_goal_that_needs_nothing_else_can_be_played(goal: str) -> None:
    text = TEMPLATE.replace('"take-red", "prototypes", "exit"', f'"{goal}"')
    if why(text):
        assert {reason for _, reason in why(text)} <= {"wrong-need", "wrong-at-once"}
        return
    check_game(ENGINE, ENGINE.config({"scenario": text, "team": 3}), 3, every=67)
