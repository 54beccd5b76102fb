"""The box of Zombicide 2nd Edition is complete, says what the cards say, and has names."""

import re
import shutil
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from horda.core.words import Text
from horda.games.zombicide.board.assemble import board
from horda.games.zombicide.board.model import Change
from horda.games.zombicide.box import content as module
from horda.games.zombicide.box.content import load
from horda.games.zombicide.box.entries import (
    ABOMINATION,
    BLUE,
    LEVELS,
    ORANGE,
    RED,
    YELLOW,
    Card,
    ContentError,
    Profile,
)
from horda.games.zombicide.box.missions import Mission, load_mission
from horda.games.zombicide.box.skill_keys import names as skill_names
from horda.games.zombicide.modules.cars import help_card
from horda.games.zombicide.papers.words import skill_name
from horda.texts import LOCALES, Texts
from horda.texts.check import check_locales
from tests.games.zombicide.boxes import BOX, MISSIONS, SECOND

EDITION = "second_edition"
NEAR = 25  # lines of the longest entry: it is named, or the field in it
DATA = Path(module.__file__).parents[1] / "editions" / EDITION / "data"


def card(id: str) -> Card:
    return next(card for card in BOX.entries if card.id == id)


def profile(id: str, line: int = 0) -> tuple[int, ...]:
    """Returns range, dice, accuracy and damage of a combat line."""
    one = card(id).profiles[line]
    return one.range_min, one.range_max, one.dice, one.accuracy, one.damage


@pytest.mark.rule("Z2-BOX-03", "Z2-BOX-04", "Z2-BOX-05", "Z2-BOX-06")
def test_every_physical_card_has_its_number() -> None:
    assert {deck: len(cards) for deck, cards in BOX.decks.items()} == {
        "starting": 6,
        "base": 45,
        "pimpweapon": 11,
    }
    assert [i for cards in BOX.decks.values() for i in cards] == list(range(62))
    assert len(BOX.entries) == 33
    assert len(BOX.cards) == len(BOX.same) == len(BOX.granted) == 64
    copies = Counter(card.id for card in BOX.cards[:62])
    assert copies == {card.id: card.count for card in BOX.entries}
    assert copies["starting.pistol"] == 3
    assert copies["base.molotov"] == copies["base.aaahh"] == 4
    assert sum(card.type != "other" for card in BOX.cards if "pimp" in card.id) == 9


@pytest.mark.rule("Z2-M13-04", "Z2-M13-I1")
def test_two_objectives_can_be_molotovs() -> None:
    assert BOX.tokens == (62, 63)
    assert {BOX.names[BOX.same[card]] for card in BOX.tokens} == {"molotov"}
    assert not {*BOX.tokens} & {card for deck in BOX.decks.values() for card in deck}


@pytest.mark.rule("Z2-EQUIP-Q1")
def test_identical_cards_of_two_decks_are_the_same() -> None:
    pistols = [i for i, one in enumerate(BOX.cards) if one.id.endswith(".pistol")]
    assert len(pistols) == 4
    assert {BOX.names[BOX.same[i]] for i in pistols} == {"pistol"}
    assert len(set(BOX.same)) == len(BOX.names) == 29


@pytest.mark.parametrize(
    ("id", "values"),
    [
        ("starting.pistol", (0, 1, 1, 3, 1)),
        ("starting.baseball_bat", (0, 0, 2, 3, 1)),
        ("base.katana", (0, 0, 2, 4, 1)),
        ("base.machete", (0, 0, 1, 3, 2)),
        ("base.sawed_off", (0, 1, 2, 3, 1)),
        ("base.shotgun", (0, 1, 2, 4, 2)),
        ("base.sniper_rifle", (1, 3, 1, 3, 2)),
        ("base.chainsaw", (0, 0, 5, 5, 2)),
        ("base.molotov", (1, 1, 0, 0, 0)),
        ("pimpweapon.military_sniper_rifle", (1, 4, 2, 3, 2)),
        ("pimpweapon.gunblade", (0, 1, 2, 4, 2)),
    ],
)
def test_weapons_have_their_numbers(id: str, values: tuple[int, ...]) -> None:
    assert profile(id) == values


def test_gunblade_has_a_second_line() -> None:
    assert profile("pimpweapon.gunblade", 1) == (0, 0, 4, 4, 2)
    assert [one.noisy for one in card("pimpweapon.gunblade").profiles] == [True, False]


@pytest.mark.rule("Z2-EQUIP-09", "Z2-EQUIP-10", "Z2-EQUIP-11", "Z2-EQUIP-X1", "Z2-EQUIP-X2")
def test_symbols_of_cards() -> None:
    assert {card.id.split(".")[1] for card in BOX.entries if card.dual} == {
        *("pistol", "katana", "machete", "sawed_off", "sub_mg")
    }
    doors = {card.id.split(".")[1]: card.door_noisy for card in BOX.entries if card.opens_doors}
    assert doors == {"crowbar": False, "fire_axe": True, "chainsaw": True}
    assert not card("base.fire_axe").profiles[0].noisy
    assert card("base.chainsaw").profiles[0].noisy
    assert {card.id for card in BOX.entries if card.reload} == {
        *("base.sawed_off", "pimpweapon.mas_shotgun")
    }
    assert card("base.plenty_of_shells").rerolls == card("base.shotgun").ammo == "shells"
    assert {card.id: card.food for card in BOX.entries if card.food} == {
        f"base.{food}": 3 for food in ("bag_of_rice", "water", "canned_food")
    }
    assert card("base.molotov").eliminates_zone
    assert card("base.aaahh").spawns == "walker"
    assert card("base.aaahh").stops_search


def test_cards_lend_skills() -> None:
    lent = {BOX.cards[i].id: BOX.skill_key(s) for i, s in enumerate(BOX.granted) if s >= 0}
    assert lent == {
        "base.flashlight": "search_2_cards",
        "base.sniper_rifle": "sniper",
        "pimpweapon.military_sniper_rifle": "sniper",
    }


@pytest.mark.rule("Z2-CAR-12", "Z2-CAR-13")
def test_the_car() -> None:
    car = help_card(BOX)
    assert (car.slow, car.fast, car.passengers) == (1, 2, 3)
    assert car.attack == Profile("melee", 0, 0, False, 3, 4, 2)


@pytest.mark.rule("Z2-BOX-02", "Z2-SETUP-12", "Z2-SETUP-X1")
def test_survivors() -> None:
    by_id = {one.id: one for one in BOX.survivors}
    assert len(BOX.survivors) == len(by_id) == 12
    assert [one.kind for one in BOX.survivors] == ["adult"] * 6 + ["kid"] * 6
    assert by_id["amy"].health == 3
    assert by_id["bunny_g"].health == 2
    assert by_id["bunny_g"].skills[BLUE] == ("lucky",)
    assert by_id["wanda"].skills[BLUE] == ("sprint",)
    for one, skills in zip(BOX.survivors, BOX.survivor_skills, strict=True):
        assert [len(level) for level in skills] == [1, 1, 2, 3]
        assert tuple(tuple(BOX.skill_key(s) for s in level) for level in skills) == one.skills
        assert one.skills[YELLOW] == ("plus_1_action",)


@pytest.mark.rule("Z2-ULTRA-X1")
def test_ostara_has_the_skills_of_the_printed_example() -> None:
    ostara = next(one for one in BOX.survivors if one.id == "ostara")
    assert ostara.skills[ORANGE] == ("plus_1_die:ranged", "plus_1_free_action:move")
    assert set(ostara.skills[RED]) == {
        *("plus_1_free_action:combat", "plus_1_to_dice_roll:ranged", "slippery")
    }


@pytest.mark.rule("Z2-ADR-03")
def test_danger_levels() -> None:
    assert [BOX.level(ap) for ap in (0, 6, 7, 18, 19, 42, 43, 99)] == [
        *(BLUE, BLUE, YELLOW, YELLOW, ORANGE, ORANGE, RED, RED)
    ]


@pytest.mark.rule("Z2-BOX-01", "Z2-ZOMB-02", "Z2-ZOMB-03", "Z2-ZOMB-04", "Z2-ABOM-02")
def test_zombies() -> None:
    figures = Counter[str]()
    for zombie in BOX.zombies:
        figures[zombie.family] += zombie.figures
    assert figures == {"walker": 40, "brute": 16, "runner": 16, "abomination": 4}
    numbers = {z.family: (z.actions, z.wounds, z.min_damage, z.adrenaline) for z in BOX.zombies}
    assert numbers == {
        "walker": (1, 1, 1, 1),
        "brute": (1, 1, 2, 1),
        "runner": (2, 1, 1, 1),
        "abomination": (1, 1, 3, 5),
    }
    assert [BOX.zombies[i].id for i in BOX.abominations] == [
        *("hobomination", "abominacop", "abominawild", "patient_0")
    ]
    assert [BOX.zombies[i].special for i in BOX.abominations] == [
        *("Z2-ABOM-06", "Z2-ABOM-07", "Z2-ABOM-08", "")
    ]
    assert BOX.zombie_ids["runner"] == 2


@pytest.mark.rule("Z2-ADR-X1", "Z2-DIFF-01", "Z2-DIFF-02", "Z2-DIFF-03")
def test_zombie_cards() -> None:
    deck = BOX.zombie_cards
    assert [card.number for card in deck] == list(range(1, 41))
    spawns = Counter(card.zombie for card in deck if card.kind == "spawn")
    assert spawns == {"walker": 16, "brute": 8, "runner": 8, "abomination": 4}
    assert Counter(card.zombie for card in deck if card.rush) == {"walker": 8, "brute": 4}
    assert deck[0].counts == (1, 2, 4, 6)
    assert deck[2].counts == (3, 5, 7, 9)
    assert [deck[i].counts[BLUE] for i in (16, 17, 34, 35)] == [0, 0, 1, 1]
    assert [i for i, kind in enumerate(BOX.spawned) if kind == ABOMINATION] == [16, 17, 34, 35]
    extra = [card for card in deck if card.kind == "extra_activation"]
    assert [card.zombie for card in extra] == ["walker", "walker", "brute", "runner"]
    assert {card.activates for card in extra} == {(False, True, True, True)}
    groups = [card.group for card in deck]
    assert groups == ["easy"] * 18 + ["hard"] * 18 + ["extra_activation"] * 4


def test_skills_are_numbered_in_the_order_of_the_list() -> None:
    assert [skill.rule for skill in BOX.skills] == [f"Z2-SKILL-{n:02}" for n in range(1, 65)]
    assert len(BOX.skill_ids) == len(BOX.skill_entry) == 207
    for i, key in enumerate(skill_names()[:207]):  # those of other editions come behind them
        assert BOX.skill_ids[key] == i
        assert BOX.skill(i).id == BOX.skill_key(i).partition(":")[0]
    melee = BOX.variants("plus_1_die", "combat", "melee")
    assert {BOX.skill_key(i) for i in melee} == {"plus_1_die:combat", "plus_1_die:melee"}
    assert len(BOX.variants("plus_1_free_action")) == 5
    assert BOX.variants("sniper") == {BOX.skill_ids["sniper"]}
    improvised = BOX.skill(BOX.skill_ids["improvised_weapon:ranged"])
    assert improvised.rule == "Z2-SKILL-29"
    assert improvised.profile == Profile("ranged", 1, 1, False, 2, 4, 1)
    assert [s.id for s in BOX.skills if not s.companion_ok] == [
        *("starts_with_equipment", "starts_with_2_ap", "starts_with_health")
    ]


def test_there_are_26_missions() -> None:
    assert list(MISSIONS) == [f"M{n:02}" for n in range(26)]
    first = MISSIONS["M00"]
    assert (first.difficulty, first.minutes, first.crates) == ("easy", 30, 2)
    assert [(spawn.what, spawn.cell) for spawn in first.spawn] == [
        *(("starting", (0, 5)), ("red", (0, 2)))
    ]
    assert Counter(z.what for z in first.zombie) == {"walker": 2, "brute": 1, "runner": 1}
    assert MISSIONS["M18"].objectives.hidden == ("blue", "green")
    assert not any(MISSIONS[id].missing for id in ("M00", "M01", "M02"))


@pytest.mark.parametrize("mission", MISSIONS.values(), ids=MISSIONS)
def test_missions_can_be_laid(mission: Mission) -> None:
    changes = tuple(Change(d.cell, d.side, colour=d.colour, open=d.open) for d in mission.door)
    laid = board(SECOND.folder, mission.id, mission.layout, changes)
    faces = {face for zone in laid.zones for face in zone.faces}
    assert {*mission.objectives.on.values(), *mission.objectives.none_on} <= faces
    assert all(rule.startswith(f"Z2-{mission.id}-") for rule in mission.rules)
    colours = {"blue": mission.objectives.blue, "green": mission.objectives.green}
    placed = {*mission.objectives.on, *mission.objectives.hidden}
    assert {colour for colour, count in colours.items() if count} == placed
    streets = [*mission.car, *(spawn for spawn in mission.spawn if mission.id != "M07")]
    for token in streets:
        row, column = token.cell
        assert laid.zones[laid.zone_of[row * laid.cols + column]].street


def names() -> list[Text]:
    """Lists every name the data can ask for."""
    ids = [f"card-{name}" for name in BOX.names]
    ids += [f"survivor-{one.id}" for one in BOX.survivors]
    ids += [f"zombie-{zombie.id}" for zombie in BOX.zombies]
    ids += [f"zombie-{zombie.family}" for zombie in BOX.zombies]
    ids = [f"{id}{end}" for id in ids for end in ("", ".acc")]
    ids += [f"level-{level}" for level in LEVELS] + [f"mission-{id}" for id in MISSIONS]
    texts = [Text(f"z2-{id}") for id in ids]
    texts += [
        Text(f"z2-zombies-{zombie.family}", {"count": n}) for zombie in BOX.zombies for n in (1, 3)
    ]
    texts += [skill_name(BOX, skill) for skill in BOX.skill_entry]
    return texts


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_has_a_name(locale: str) -> None:
    texts = Texts(locale)
    for text in names():
        assert texts.has_own(text.id)
        said = texts.render(text)
        assert said
        assert not set("⟦⟧{}$") & set(said), f"{text.id} is said as {said!r}"
    assert check_locales(files("horda") / "locales") == []


def test_names_are_said_in_both_languages() -> None:
    skill = Text("z2-skill-plus_1_die", {"param": Text("z2-param-melee")})
    assert [Texts(locale).render(skill) for locale in LOCALES] == [
        *("+1 die: Melee", "+1 kość: Atak Wręcz")
    ]
    assert Texts("pl").say("z2-zombies-brute", count=5) == "5 Spaślaków"
    assert Texts("pl").say("z2-card-katana.acc") == "Katanę"


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("equipment.toml", "count = 3", "count = 4", ["decks"]),
        ("equipment.toml", 'skill = "sniper"', 'skill = "snipe"', ["base.sniper_rifle", "snipe"]),
        ("equipment.toml", 'spawns = "walker"', 'spawns = "cow"', ["base.aaahh", "cow"]),
        ("equipment.toml", "dual = true", "duel = true", ["starting.pistol", "duel"]),
        ("equipment.toml", 'ammo = "shells"', 'ammo = "arrows"', ["base.sawed_off", "arrows"]),
        ("survivors.toml", '["sprint"]', '["sprinkle"]', ["wanda", "sprinkle"]),
        ("survivors.toml", "plus_1_die:combat", "plus_1_die:swim", ["amy", "plus_1_die:swim"]),
        ("survivors.toml", "health = 3", "health = 0", ["amy", "health"]),
        ("zombie_cards.toml", "brute = 8", "brute = 9", ["composition"]),
        ("zombie_cards.toml", "number = 7\n", "number = 70\n", ["card 70"]),
        ("zombie_cards.toml", "[3, 5, 7, 9]", "[3, 5, 7]", ["3", "counts"]),
        ("skills.toml", 'cost = "free"', 'cost = "cheap"', ["plus_1_free_action", "cheap"]),
        ("skills.toml", "[[skill]]", "[[skill", ["file"]),
    ],
)
def test_bad_data_is_told(tmp_path: Path, file: str, old: str, new: str, told: list[str]) -> None:
    for source in DATA.glob("*.toml"):
        shutil.copy(source, tmp_path)
    text = (DATA / file).read_text("utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as error:
        load(tmp_path)
    assert str(error.value).startswith(f"{file}: ")
    line = re.search(r"\bline (\d+)\b", str(error.value))
    assert line, error.value
    changed = text[: text.index(old)].count("\n") + 1
    counted = "there are" in str(error.value)  # all cards of a deck: no single entry is wrong
    assert counted or abs(int(line[1]) - changed) < NEAR
    for word in told:
        assert word in str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('id = "M00"', 'id = "M01"', "id"),
        ('"1V 3V@90"', '"1V 1R"', "layout"),
        ("cell = [0, 5]", "cell = [0, 6]", "cell"),
        ('what = "starting"', 'what = "red"', "spawn"),
        ('what = "brute"', 'what = "cow"', "zombie"),
        ("red = 2", "red = 3", "objectives"),
        ("crates = 2", "crates = 1", "crates"),
        ('"Z2-M00-02"', '"Z2-M01-02"', "rules"),
        ("minutes = 30", 'minutes = "long"', "minutes"),
        ("special = [", "specials = [", "specials"),
    ],
)
def test_a_bad_mission_is_told(tmp_path: Path, old: str, new: str, field: str) -> None:
    text = (DATA / "missions" / "M00.toml").read_text("utf-8")
    assert old in text
    file = tmp_path / "M00.toml"
    file.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError, match=rf"^M00\.toml: .*\bline \d+\b.*\b{field}\b"):
        load_mission(file, BOX)


def test_an_unknown_edition_is_told() -> None:
    with pytest.raises(ContentError, match=r"equipment\.toml"):
        load(DATA.parents[1] / "third_edition")
