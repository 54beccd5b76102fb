"""Modules: what an edition switches on, leaves out and replaces."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from horda.core.errors import BadConfig
from horda.core.hooks import Piece
from horda.core.setups import settings
from horda.games.zombicide.box.entries import ContentError
from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX
from horda.games.zombicide.editions.invader import INVADER
from horda.games.zombicide.modules.mission_rules import RULES
from horda.games.zombicide.modules.skills import PIECES
from horda.games.zombicide.papers.mission_check import flaws
from horda.games.zombicide.papers.mission_needs import special_rules
from horda.games.zombicide.rules.edition import NEEDED, Edition, Module
from horda.games.zombicide.rules.goals import GOALS, LOST
from horda.games.zombicide.rules.points import DICE
from tests.games.zombicide.boxes import SECOND
from tests.games.zombicide.editions import engine_of
from tests.games.zombicide.fighting import ENGINE
from tests.games.zombicide.tiny.game import TINY, Tiny


def tiny(*modules: Module, **more: Any) -> Edition:
    """Returns the tiny edition with further modules."""
    given = {"modules": (*TINY.modules, *modules), **more}
    return Edition("tiny", TINY.folder, prefix="ty", tiles=TINY.tiles, **given)


def test_skills_and_special_rules_are_found_by_themselves() -> None:
    assert {"sniper", "taunt", "tough", "two_cocktails"} <= set(PIECES)
    assert {"car-exit", "ingredients", "wounded", "carry"} <= set(RULES)
    assert SECOND.skill_pieces == PIECES
    assert SECOND.specials == RULES


def test_what_needs_a_module_is_a_rule_or_a_goal_of_some_mission() -> None:
    known = {*RULES, *GOALS, *LOST, *INVADER.specials, *FORT_HENDRIX.specials}
    assert known.issuperset(NEEDED)
    own = {name for name, of in NEEDED.items() if not SECOND.on.issuperset(of)}
    others = (INVADER, FORT_HENDRIX)
    assert all(any(one.on.issuperset(NEEDED[name]) for one in others) for name in own), (
        "what the second edition does not have, another one has"
    )
    assert own.isdisjoint(name for one in SECOND.missions.values() for name in one.special)
    assert special_rules(SECOND).issuperset({*RULES, *GOALS, *LOST} - own)
    assert (special_rules(INVADER) | special_rules(FORT_HENDRIX)).issuperset(own)


def test_an_edition_knows_no_special_rule_of_a_module_that_is_off() -> None:
    missing = special_rules(SECOND) - special_rules(TINY)
    assert {"car-exit", "all-crates", "companion-red", "burn-start", "no-abomination"} <= missing
    assert {"all-objectives", "exit", "carry"} <= special_rules(TINY)
    with_cars = special_rules(tiny(Module("cars")))
    assert with_cars - special_rules(TINY) == {
        name for name, of in NEEDED.items() if of == {"cars"}
    }


@pytest.mark.parametrize(
    ("edition", "rule", "refused"),
    [
        (TINY, "all-objectives", False),
        (TINY, "cars-parked", True),
        (TINY, "all-crates", True),
        (SECOND, "all-crates", False),
        (tiny(without=frozenset({"carry"})), "carry", True),
        (TINY, "carry", False),
    ],
)
def test_a_mission_that_asks_for_what_is_off_is_refused(
    edition: Edition, rule: str, refused: bool
) -> None:
    text = (TINY.folder / "missions" / "T2.toml").read_text("utf-8")
    text = text.replace('special = ["all-objectives"]', f'special = ["all-objectives", "{rule}"]')
    text = text.replace('"all-objectives", "all-objectives"', '"all-objectives"')
    told = [flaw.why.id for flaw in flaws(edition, text)]
    assert ("z2-mission-wrong-rule" in told) == refused


def test_a_mission_of_the_box_that_asks_for_what_is_off_is_refused(tmp_path: Path) -> None:
    shutil.copytree(TINY.folder, tmp_path / "data")
    file = tmp_path / "data" / "missions" / "T1.toml"
    file.write_text(file.read_text("utf-8").replace('"exit"]', '"exit", "car-exit"]'), "utf-8")
    own = Edition("tiny", tmp_path / "data", prefix="ty", tiles=TINY.tiles, modules=TINY.modules)
    with pytest.raises(ContentError, match=r"T1\.toml: .*car-exit"):
        assert own.missions


def test_a_later_module_replaces_a_piece_and_an_edition_leaves_one_out() -> None:
    other = Piece("lucky", (DICE.use(lambda state, blow, dice: dice + 1),))
    assert tiny(Module("own", skills={"lucky": other})).skill_pieces["lucky"] is other
    left = tiny(without=frozenset({"lucky"})).skill_pieces
    assert set(TINY.skill_pieces) - set(left) == {"lucky"}


def test_options_of_modules_that_are_off_are_no_options() -> None:
    named, all_ = ({one.name for one in settings(game.config_type)} for game in (Tiny, ENGINE.game))
    assert all_ - named == {
        "max_abominations",
        "abominations",
        "hobomination_stops_point_blank",
        "dark_zones",
        "ultrared",
        "dark_order_first",
        "strict_dual_reload",
        "low_profile_against_cars",
        "pimpweapons_kept",
    }
    with pytest.raises(BadConfig) as caught:
        engine_of(TINY).config({"dark_zones": True})
    assert caught.value.why is not None
    assert "dark_zones" not in str(caught.value.why.args["known"])


def test_verbs_of_modules_and_skills_that_are_off_mean_nothing() -> None:
    engine = engine_of(TINY)
    state = engine.new(engine.config({"scenario": "T1"}), 1)
    for key in ("get-in:car1:driver", "reload:pistol", "take-crate", "taunt:z3", "load-box:car1"):
        assert engine.game.explain(state, 0, key) is None
    assert engine.game.explain(state, 0, "walk:z3") is not None
