"""The list of components holds, and Missions lay out no more than the box has."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from horda.core.errors import BadConfig
from horda.games.zombicide.board import tile_set
from horda.games.zombicide.box.content import load
from horda.games.zombicide.box.entries import ContentError
from horda.games.zombicide.box.missions import load_mission, tiles
from tests.games.zombicide.boxes import BOX, SECOND, SecondSetup
from tests.games.zombicide.fighting import ENGINE
from tests.games.zombicide.test_content import DATA


def deck(name: str) -> dict[str, int]:
    """Counts the cards of a deck by name."""
    return dict(Counter(BOX.names[BOX.same[card]] for card in BOX.decks[name]))


@pytest.mark.rule("Z2-BOX-03", "Z2-BOX-05")
def test_the_small_decks() -> None:
    assert deck("starting") == {"baseball_bat": 1, "crowbar": 1, "pistol": 3, "fire_axe": 1}
    weapons: tuple[str, ...] = (
        "gunblade",
        "nailbat",
        "mas_shotgun",
        "automatic_shotgun",
        "military_sniper_rifle",
    )
    weapons += ("zantetsuken", "evil_twins", "golden_ak_47", "golden_kukri")
    assert deck("pimpweapon") == {**dict.fromkeys(weapons, 1), "aaahh": 2}


@pytest.mark.rule("Z2-BOX-04", "Z2-EQUIP-12")
def test_the_equipment_deck_holds_molotovs_and_rifles_ready() -> None:
    assert deck("base") == {
        **{"plenty_of_bullets": 3, "plenty_of_shells": 3, "katana": 2, "molotov": 4, "kukri": 2},
        **{"flashlight": 2, "crowbar": 1, "machete": 4, "sawed_off": 4, "aaahh": 4},
        **{"bag_of_rice": 2, "chainsaw": 2, "pistol": 1, "sub_mg": 2, "sniper_rifle": 2},
        **{"shotgun": 2, "fire_axe": 1, "water": 2, "canned_food": 2},
    }
    state = ENGINE.new(ENGINE.config({"scenario": "M00"}), 1)
    names = Counter(BOX.names[BOX.same[card]] for card in state.equipment.left)
    assert (names["molotov"], names["sniper_rifle"]) == (4, 2)


@pytest.mark.rule("Z2-BOX-02")
def test_the_survivors_are_all_there() -> None:
    adults = ["amy", "doug", "elle", "josh", "ned", "wanda"]
    kids = ["bunny_g", "lili", "lou", "odin", "ostara", "tiger_sam"]
    assert [one.id for one in BOX.survivors] == adults + kids


@pytest.mark.rule("Z2-BOX-06", "Z2-SETUP-07")
def test_107_cards_of_which_one_is_in_no_deck() -> None:
    assert sum(BOX.parts.cards.values()) == 107
    in_decks = sum(map(len, BOX.decks.values())) + len(BOX.zombie_cards) + len(BOX.abominations)
    assert in_decks == 106  # the help card of cars is the other one
    assert not any("car" in name.split("_") for name in BOX.names)


@pytest.mark.rule("Z2-BOX-07", "Z2-BOX-08")
def test_tokens_tiles_and_dice() -> None:
    parts = BOX.parts
    assert parts.tokens.number == 71
    assert (parts.tiles, parts.dice, parts.dashboards, parts.trackers) == (9, 6, 6, 48)
    assert set(tile_set(DATA)) == {f"{n}{side}" for n in range(1, 10) for side in "VR"}
    with pytest.raises(BadConfig, match="team"):
        ENGINE.config({"scenario": "M00", "team": parts.dashboards + 1})
    assert SecondSetup(scenario="M00").team == parts.dashboards


@pytest.mark.rule("Z2-BOX-02", "Z2-BOX-06", "Z2-BOX-07", "Z2-ZOMB-02", "Z2-ABOM-09")
@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("box.toml", "kid = 6", "kid = 5", "box.toml: .*survivors"),
        ("box.toml", "equipment = 63", "equipment = 62", "box.toml: .*cards"),
        ("box.toml", "zombie = 40", "zombie = 41", "box.toml: .*cards"),
        ("box.toml", "noise = 18", "noise = 17", "box.toml: .*tokens"),
        ("box.toml", "tiles = 9", "tiles = 0", "box.toml: .*tiles"),
        ("survivors.toml", 'id = "doug"', 'id = "amy"', "box.toml: .*survivors"),
        ("zombie_cards.toml", '"Z2-ABOM-07"', '"Z2-ABOM-99"', "zombie abominacop: unknown special"),
        ("zombie_cards.toml", "min_damage = 3", "min_damage = 2", "not like other abomination"),
    ],
)
def test_what_the_box_has_not_is_told(
    tmp_path: Path, file: str, old: str, new: str, told: str
) -> None:
    for source in DATA.glob("*.toml"):
        shutil.copy(source, tmp_path)
    text = (DATA / file).read_text("utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError, match=told):
        load(tmp_path)


@pytest.mark.rule("Z2-BOX-07", "Z2-BOX-08", "Z2-MISSION-11", "Z2-M00-01")
@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('"1V 3V@90"', '"1V 1R"', "layout"),  # both sides of one tile
        ('"1V 3V@90"', '"1V 10V@90"', "layout"),
        ('"1V 3V@90"', '"1V 3X@90"', "layout"),
        ("red = 2", "red = 0\nblue = 2\nhidden = ['blue']", "objectives"),
        ("[[exit]]", "[[exit]]\ncell = [0, 0]\nprovenance = 'inferred'\n[[exit]]", "exit"),
        (
            "[[exit]]",
            "[[spawn]]\ncell = [0, 0]\nwhat = 'starting'\nprovenance = 'inferred'\n[[exit]]",
            "spawn",
        ),
    ],
)
def test_a_mission_asks_for_no_more_than_there_is(
    tmp_path: Path, old: str, new: str, field: str
) -> None:
    text = (DATA / "missions" / "M00.toml").read_text("utf-8")
    assert old in text
    file = tmp_path / "M00.toml"
    file.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError, match=rf"^M00\.toml: .*\b{field} does not fit"):
        load_mission(file, BOX)


@pytest.mark.rule("Z2-M00-01", "Z2-M01-01", "Z2-M02-01", "Z2-MISSION-11", "Z2-OBJ-04")
@pytest.mark.parametrize(
    ("mission", "rows", "tokens"),
    [
        ("M00", "1V 3V", 2),
        ("M01", "1V 7R 3R / 5R 9R 6R / 8V 2V 4V", 9),
        ("M02", "7V 5V 2V / 9R 6R 4R / 1V 8V 3V", 9),
    ],
)
def test_tiles_and_tokens_of_the_first_missions(mission: str, rows: str, tokens: int) -> None:
    one = SECOND.missions[mission]
    assert " / ".join(" ".join(row) for row in tiles(one)) == rows
    state = ENGINE.new(ENGINE.config({"scenario": mission}), 1)
    assert len(state.objectives) == len(state.crates) == tokens
    spots = state.board.objectives
    assert [token.zone for token in state.objectives] == [spot.zone for spot in spots]
    assert sorted(spot.face for spot in spots) == sorted(face for row in tiles(one) for face in row)
    assert list(state.crates) == [spot.zone for spot in state.board.crates]


@pytest.mark.rule("Z2-M00-03", "Z2-SETUP-14")
def test_the_zombies_of_the_tutorial() -> None:
    state = ENGINE.new(ENGINE.config({"scenario": "M00"}), 1)
    placed = Counter[str]()
    for kinds in ENGINE.game.describe(state)["zombies"].values():
        placed.update(kinds)
    assert placed == {"brute": 1, "runner": 1, "walker": 2}
