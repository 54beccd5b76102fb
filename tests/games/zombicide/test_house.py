"""House rules: an owner of the box corrects its numbers, and a record holds them whole."""

import random
import re

import pytest

from horda.core import record
from horda.core.conformance import check_game
from horda.core.decisions import Answer
from horda.core.errors import BadConfig
from horda.core.session import Session
from horda.games import registry
from horda.games.zombicide.papers.house_check import LONGEST
from horda.texts import LOCALES, Texts
from tests.games.zombicide.station import BOX, ENGINE, GAME, Scene

GUESTS = ("amy", "doug", "ned", "wanda", "ostara", "elle")
GUEST = """
[survivor.{id}]
kind = "civilian"
health = 2
skills = [["lucky"], ["plus_1_action"], ["sniper", "sprint"], ["charge", "tough", "medic"]]
"""
FILE = """
title = "My copy"

[card."base.lmg"]
only = "soldier"
[[card."base.lmg".profiles]]
mode = "ranged"
range_min = 1
range_max = 4
noisy = true
dice = 6
accuracy = 4
damage = 1

[survivor.cole]
health = 3

[machine.peacekeeper_bot]
follows = false

[xenos_card.24]
counts = [3, 3, 3, 3]
"""
CROWD = FILE + "".join(GUEST.format(id=id) for id in GUESTS)


def why(text: str) -> list[tuple[int, str, str]]:
    return [(one.line, one.field, one.why.id.removeprefix("z2-")) for one in GAME.house_flaws(text)]


def test_numbers_are_those_of_the_house_in_its_games_only() -> None:
    config = ENGINE.config({"scenario": "M00", "house": {"text": FILE}})
    state, plain = ENGINE.new(config, 1), ENGINE.new(ENGINE.config({"scenario": "M00"}), 1)
    lmg = next(one for one in state.box.entries if one.id == "base.lmg")
    assert (lmg.profiles[0].dice, lmg.profiles[0].range_max, lmg.provenance) == (6, 4, "designed")
    assert [p.health for p in state.people if state.box.survivors[p.card].id == "cole"] == [3]
    assert not state.box.machines[0].follows
    assert state.box.zombie_cards[23].counts == (3, 3, 3, 3)
    assert plain.box is BOX
    assert plain.box.zombie_cards[23].counts == (1, 1, 1, 1)


def test_a_record_holds_the_file_whole_and_replays() -> None:
    session = Session.begin(ENGINE, ENGINE.config({"scenario": "M01", "house": {"text": FILE}}), 3)
    dice = random.Random(3)
    for _ in range(60):
        choice = session.state.open[0]
        number = session.state.number(choice.seat)
        session.answer(Answer(number, choice.seat, dice.randrange(len(choice.options))))
    written = record.dumps(session.record)
    assert b"peacekeeper_bot" in written
    again = Session(ENGINE, record.loads(written))
    assert again.state.digest() == session.state.digest()
    back = ENGINE.decode(ENGINE.encode(session.state))
    assert back.digest() == session.state.digest()
    assert back.box.zombie_cards[23].counts == (3, 3, 3, 3)


@pytest.mark.slow
def test_a_game_by_house_rules_conforms() -> None:
    config = ENGINE.config({"scenario": "M01", "team": 9, "players": 3, "house": {"text": CROWD}})
    check_game(ENGINE, config, 4, every=41)


def test_the_second_edition_takes_house_rules_too() -> None:
    engine = registry.engine("zombicide-2e")
    text = "[survivor.amy]\nhealth = 5\n"
    state = engine.new(engine.config({"scenario": "M00", "house": {"text": text}}), 1)
    assert state.box.survivors[state.box.survivor_ids["amy"]].health == 5
    check_game(engine, state.config, 2, every=61)
    assert engine.game.reconstructed()


@pytest.mark.rule("INV-SEVEN-3")
def test_a_card_may_be_for_one_kind_of_survivors_only() -> None:
    house = {"house": {"text": FILE}}
    soldier = Scene(setup=house, zombies={10: {"worker": 1}}, jared={"hands": ["lmg"]})
    assert soldier.offers("shoot:z10:lmg")
    civilian = Scene(setup=house, zombies={10: {"worker": 1}}, cole={"hands": ["lmg"]})
    assert civilian.refusal("shoot:z10:lmg:-") == ("INV-SEVEN-3",)


@pytest.mark.rule("INV-SEVEN-1", "INV-SEVEN-2", "INV-SETUP-4")
def test_more_than_six_play_with_survivors_of_another_box() -> None:
    config = ENGINE.config({"scenario": "M00", "team": 9, "house": {"text": CROWD}})
    state = ENGINE.new(config, 2)
    while state.open[0].prompt == "z2-hand-out":
        ENGINE.choose(state, 0, state.open[0].seat)
    given = [sum(card in BOX.decks["starting"] for card in p.slots) for p in state.people]
    assert sorted(given) == [0, 0, 0, 1, 1, 1, 1, 1, 1]  # there are no more starting cards
    before = len(state.spawns)
    assert state.open[0].prompt == "z2-more-spawns"
    while state.open[0].prompt == "z2-more-spawns":
        ENGINE.choose(state, 0, state.open[0].seat)
    assert len(state.spawns) == before + 2


@pytest.mark.rule("INV-OXY-Q3", "INV-MIS-5")
def test_six_tanks_for_eight_survivors() -> None:
    config = ENGINE.config({"scenario": "M04", "team": 8, "house": {"text": CROWD}})
    state = ENGINE.new(config, 2)
    while state.open[0].prompt != "z2-airless":
        ENGINE.choose(state, 0, state.open[0].seat)
    without = []
    while state.open[0].prompt == "z2-airless":
        without.append(state.open[0].options[0].who)  # type: ignore[attr-defined]  # all of them say who
        ENGINE.choose(state, 0, state.open[0].seat)
    tanks = {*BOX.decks["oxygen"]}
    bare = [p.card for p in state.people if tanks.isdisjoint(p.slots)]
    assert sorted(bare) == sorted(without)
    assert len(bare) == 2


@pytest.mark.parametrize(
    ("text", "line", "field", "reason"),
    [
        ('\n[card."base.lmgg"]\ndual = true\n', 2, "card.base.lmgg", "house-wrong-id"),
        ('[card."base.lmg"]\n\nrange = 3\n', 3, "card.base.lmg.range", "house-wrong-field"),
        ('[card."base.lmg"]\ncount = 9\n', 2, "card.base.lmg.count", "house-wrong-fixed"),
        ('[card."base.lmg"]\nslot = "nose"\n', 2, "card.base.lmg.slot", "mission-wrong-choice"),
        ('[card."base.lmg"]\nprofiles = []\n', 1, "card.base.lmg", "house-wrong-modes"),
        ('[card."base.lmg"]\nskill = "luck"\n', 1, "-", "house-wrong-box"),
        ("[survivor.amy]\nhealth = 2\nkind = 'civilian'\n", 1, "survivor.amy", "house-wrong-guest"),
        ("[survivor.bot]\nhealth = 2\n", 1, "survivor.bot", "house-wrong-id"),
        ("[survivor.cole]\nkind = 'kid'\n", 1, "survivor.cole", "house-wrong-kind"),
        ("[survivor.cole]\nhealth = 'x'\n", 2, "survivor.cole.health", "mission-wrong-type"),
        (
            "[survivor.cole]\nskills = [['luck'], [], [], []]\n",
            *(1, "survivor.cole", "house-wrong-skill"),
        ),
        (
            "[survivor.cole]\nskills = [['lucky'], [], [], []]\n",
            *(1, "survivor.cole", "house-wrong-levels"),
        ),
        (
            "[machine.peacekeeper_bot]\nactions = ['move']\n",
            1,
            "machine.peacekeeper_bot",
            "house-wrong-modes",
        ),
        ("[xenos_card.99]\ncounts = [1, 1, 1, 1]\n", 1, "xenos_card.99", "house-wrong-id"),
        ("[zombie.worker]\nwounds = 2\n", 1, "zombie", "mission-wrong-unknown"),
        ("[card\n", 1, "-", "mission-wrong-toml"),
        ("#" * (LONGEST + 1), 1, "-", "house-wrong-long"),
    ],
)
def test_what_is_wrong_is_said_by_line_and_field(
    text: str, line: int, field: str, reason: str
) -> None:
    assert why(text) == [(line, field, reason)]
    with pytest.raises(BadConfig) as refused:
        ENGINE.config({"scenario": "M00", "house": {"text": text}})
    for lang in LOCALES:
        texts = Texts(lang, own=("inv", "z2"))
        assert refused.value.why is not None
        said = texts.render(refused.value.why)
        assert "⟦" not in said
        assert "{" not in said


def test_the_file_to_begin_with_names_all_that_is_guessed() -> None:
    text = GAME.house_template()
    assert why(text) == []
    entries = GAME.reconstructed()
    assert {one.kind for one in entries} == {"card", "survivor", "machine", "xenos_card"}
    assert len(entries) == text.count("# [") > 30
    opened = re.sub(r"^# (\[|\w+ = )", r"\1", text, flags=re.M)
    assert opened.count("\n[") == len(entries)
    assert why(opened) == []
    for lang in LOCALES:
        texts = Texts(lang, own=("inv", "z2"))
        assert all("⟦" not in texts.render(one.name) for one in entries)
    prod = next(one for one in entries if one.id == "starting.cattle_prod")
    assert {"count", "dice", "damage"} <= {*prod.known}
