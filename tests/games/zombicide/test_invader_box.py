"""The box of Zombicide: Invader is complete, says what the book says, and has names."""

from collections import Counter

import pytest

from horda.core.words import Text
from horda.games.zombicide.box.components import Place
from horda.games.zombicide.box.content import load
from horda.games.zombicide.box.entries import Card, ContentError
from horda.games.zombicide.editions.invader import INVADER
from horda.games.zombicide.papers.words import skill_name
from horda.texts import LOCALES, Texts

BOX = INVADER.box
TEXTS = {lang: Texts(lang, own=("inv", "z2")) for lang in LOCALES}


def card(id: str) -> Card:
    return next(one for one in BOX.entries if one.id == id)


def named(key: str) -> list[str]:
    """Returns a name in every language; each has its own, not one of another language."""
    assert all(texts.has_own(key) for texts in TEXTS.values()), key
    return [texts.say(key, param="…", count=2) for texts in TEXTS.values()]


@pytest.mark.rule("INV-COMP-6", "INV-SETUP-3")
def test_every_physical_card_has_its_number() -> None:
    sizes = {deck: len(cards) for deck, cards in BOX.decks.items() if cards}
    assert sizes == {"starting": 6, "base": 53, "oxygen": 6, "prototype": 4}
    assert len(BOX.cards) == 69
    assert BOX.parts.cards == {"zombie": 54, "equipment": 71}
    copies = Counter(one.id.partition(".")[2] for one in BOX.cards)
    assert copies == {
        **{"ablative_armor": 4, "assault_shotgun": 3, "canister": 4, "cattle_prod": 4},
        **{"chainsaw": 2, "energy_cell": 6, "flamethrower": 2, "heavy_cutter": 3},
        **{"heavy_shotgun": 3, "lmg": 2, "mre": 3, "oxygen_tank": 6, "plenty_of_bullets": 3},
        **{"scout_drone": 2, "searchlight": 2, "sledge": 3, "smg": 4, "sniper_rifle": 2},
        **{"mold_spawn_1_hunter": 2, "mold_spawn_1_tank": 2, "mold_spawn_1_worker": 2},
        **{"mold_spawn_2_worker": 1, "prototype_assault_shotgun": 1, "prototype_lmg": 1},
        **{"prototype_heavy_shotgun": 1, "prototype_sniper_rifle": 1},
    }
    assert len({one.id for one in BOX.entries}) == len(BOX.entries) == 27


@pytest.mark.parametrize(
    ("id", "numbers", "ammo"),
    [
        ("starting.cattle_prod", (0, 0, 2, 4, 1), "energy"),
        ("starting.smg", (1, 1, 2, 4, 1), "bullets"),
        ("base.assault_shotgun", (1, 1, 3, 4, 1), "bullets"),
        ("base.heavy_shotgun", (1, 1, 2, 4, 2), "bullets"),
        ("base.lmg", (1, 3, 5, 5, 1), "bullets"),
        ("base.sniper_rifle", (1, 3, 1, 3, 2), "bullets"),
        ("base.chainsaw", (0, 0, 5, 5, 2), "energy"),
        ("base.heavy_cutter", (0, 0, 1, 3, 2), "energy"),
        ("base.sledge", (0, 0, 3, 4, 1), "none"),
        ("base.flamethrower", (1, 1, 0, 0, 0), "canister"),
        ("prototype.prototype_assault_shotgun", (1, 2, 3, 3, 1), "energy"),
        ("prototype.prototype_heavy_shotgun", (1, 2, 2, 3, 2), "energy"),
        ("prototype.prototype_lmg", (1, 4, 5, 4, 1), "energy"),
        ("prototype.prototype_sniper_rifle", (1, 4, 1, 2, 2), "energy"),
    ],
)
def test_weapons_have_their_lines(id: str, numbers: tuple[int, ...], ammo: str) -> None:
    (line,) = card(id).profiles
    assert (line.range_min, line.range_max, line.dice, line.accuracy, line.damage) == numbers
    assert (card(id).ammo, card(id).slot) == (ammo, "hand")
    assert line.damage < 3  # no weapon of the box kills an Abomination by itself


def test_what_is_attached_and_what_needs_it() -> None:
    assert {one.id[5:]: one.attaches for one in BOX.entries if one.attaches != "none"} == {
        "canister": "canister",
        "energy_cell": "energy",
        "plenty_of_bullets": "bullets",
    }
    needy = {one.id: one.needs for one in BOX.entries if one.needs != "none"}
    prototypes = {one.id for one in BOX.entries if one.id.startswith("prototype.")}
    assert needy == {"base.flamethrower": "canister", **dict.fromkeys(prototypes, "energy")}
    assert not any(card(id).profiles[0].noisy for id in prototypes)


def test_gear() -> None:
    gear = ("base.ablative_armor", "base.scout_drone", "base.searchlight", "oxygen.oxygen_tank")
    assert {id: card(id).slot for id in gear} == dict.fromkeys(gear, "body")
    assert [card(id).skill for id in gear] == ["", "enhanced_senses", "search_2_cards", ""]
    assert (card("base.ablative_armor").cancels, card("oxygen.oxygen_tank").oxygen) == (1, True)
    mre = card("base.mre")
    assert (mre.slot, mre.backpack, mre.food) == ("pack", True, 3)
    mold = {(one.spawns, one.mold): one.count for one in BOX.entries if one.mold}
    assert mold == {("hunter", 1): 2, ("tank", 1): 2, ("worker", 1): 2, ("worker", 2): 1}


@pytest.mark.rule("INV-INV-1")
def test_slots_are_of_three_kinds_with_room_for_attached_cards() -> None:
    slots = BOX.slots
    assert (slots.hands, slots.body, slots.backpack) == (2, 2, 5)
    most = max(Counter(one.id for one in BOX.cards if one.attaches != "none").values())
    assert slots.attached == most == 6
    places = Counter(slots.place(slot) for slot in range(slots.count))
    assert places == {Place.HAND: 2, Place.BODY: 2, Place.ATTACHED: 12, Place.PACK: 5}


@pytest.mark.rule("INV-COMP-2", "INV-SETUP-8")
def test_survivors() -> None:
    played = [BOX.survivors[number] for number in BOX.playable]
    assert [(one.id, one.kind, one.health) for one in played] == [
        *(("cole", "civilian", 2), ("vivian", "civilian", 2), ("mitsuki", "civilian", 2)),
        *(("magnus", "soldier", 3), ("jared", "soldier", 3), ("baraka", "soldier", 3)),
    ]
    assert BOX.adrenaline == (0, 7, 19, 43)
    assert all([len(level) for level in one.skills] == [1, 1, 2, 3] for one in played)
    baraka = played[-1]
    assert (baraka.provenance, baraka.skills[0]) == ("rulebook", ("lucky",))
    assert [one.provenance for one in played[:-1]] == ["inferred"] * 5
    others = [one.id for one in BOX.survivors if not one.played]
    assert others == ["bot", "sentry_gun", "scientist_blue", "scientist_white"]


def test_machines() -> None:
    bot, gun = BOX.machines
    assert (bot.kind, bot.actions) == ("bot", ("move", "melee", "ranged"))
    assert (gun.kind, gun.actions) == ("sentry_gun", ("ranged",))
    assert (bot.outdoors, bot.follows, bot.shared) == (True, True, False)
    assert (gun.outdoors, gun.follows, gun.shared) == (False, False, True)
    lines = [(p.range_min, p.range_max, p.dice, p.accuracy, p.damage) for p in bot.profiles]
    assert lines == [(0, 0, 3, 4, 1), (1, 2, 3, 4, 1)]


@pytest.mark.rule("INV-COMP-2", "INV-XEN-1", "INV-XP-1")
def test_xenos() -> None:
    assert {
        one.id: (one.figures, one.actions, one.wounds, one.min_damage, one.adrenaline, one.priority)
        for one in BOX.zombies
    } == {
        "worker": (35, 1, 1, 1, 1, 2),
        "tank": (14, 1, 2, 2, 1, 1),
        "hunter": (14, 2, 1, 1, 1, 3),
        "spoiler_abomination": (1, 1, 3, 3, 5, 1),
    }
    assert [BOX.zombies[kind].family for kind in BOX.abominations] == ["abomination"]


@pytest.mark.rule("INV-COMP-7", "INV-DIFF-1", "INV-DIFF-2", "INV-DIFF-3")
def test_the_xenos_deck() -> None:
    cards = BOX.zombie_cards
    assert [one.number for one in cards] == list(range(1, 55))
    assert Counter(one.group for one in cards) == {"easy": 25, "hard": 25, "extra_activation": 4}
    for group in ("easy", "hard"):
        half = Counter((one.kind, one.zombie) for one in cards if one.group == group)
        assert half == {
            ("spawn", "worker"): 6,
            ("spawn", "tank"): 4,
            ("spawn", "hunter"): 5,
            ("spawn", "abomination"): 6,
            ("mold_spawn", "worker"): 2,
            ("mold_spawn", "tank"): 1,
            ("mold_spawn", "hunter"): 1,
        }
    extra = Counter(one.zombie for one in cards if one.kind == "extra_activation")
    assert extra == {"worker": 2, "tank": 1, "hunter": 1}
    assert not any(one.activates[0] for one in cards)  # never at Blue
    printed = {(one.zombie, one.counts) for one in cards}
    assert {("worker", (2, 4, 6, 8)), ("tank", (2, 2, 6, 8))} <= printed
    guessed = [one.number for one in cards if one.inferred]
    assert guessed == [24, 25, 49, 50]


def test_without_its_kinds_of_cards_the_box_is_refused() -> None:
    with pytest.raises(ContentError, match="unknown kind 'mold_spawn'"):
        load(INVADER.folder)


@pytest.mark.rule("INV-COMP-1", "INV-COMP-3", "INV-COMP-4", "INV-COMP-5")
def test_tokens_and_other_components() -> None:
    parts, tokens = BOX.parts, BOX.parts.tokens
    assert (parts.tiles, parts.cells, parts.dice, parts.tokens_in_all) == (9, 6, 6, 65)
    assert tokens.door == {"neutral": 5, "green": 1, "purple": 1}
    assert tokens.objective == {"red": 10, "blue": 1, "green": 1, "purple": 1, "white": 1}
    assert tokens.spawn == {"red": 4, "green": 1, "purple": 1}
    singles = (tokens.exit, tokens.first_player, tokens.noise, tokens.activation)
    assert (*singles, tokens.camouflage, tokens.mold) == (1, 1, 18, 2, 1, 15)


def test_skills_have_rules_and_names() -> None:
    assert len({skill.id for skill in BOX.skills}) == len(BOX.skills) == 48
    assert {skill.rule for skill in BOX.skills} <= {rule.id for rule in INVADER.rulebook}
    for number in BOX.skill_entry:
        for texts in TEXTS.values():
            said = texts.render(skill_name(BOX, number))
            assert said.strip("⟦⟧"), BOX.skill_key(number)
            assert "⟦" not in said, BOX.skill_key(number)
    assert named("z2-skill-zero_g_run") == ["Zero-G run", "Bieg nieważkości"]
    assert named("z2-skill-sniper") == ["Sniper", "Snajper"]  # the family's


def test_everything_in_the_box_has_a_name() -> None:
    ids = [f"z2-card-{name}{end}" for name in BOX.names for end in ("", ".acc")]
    ids += [f"z2-survivor-{one.id}{end}" for one in BOX.survivors for end in ("", ".acc")]
    ids += [f"z2-zombie-{one.id}{end}" for one in BOX.zombies for end in ("", ".acc")]
    ids += [f"z2-zombies-{one.family}" for one in BOX.zombies]
    ids += [f"z2-colour-{colour}" for colour in BOX.parts.tokens.objective]
    for id in ids:
        assert all(named(id)), id
    assert TEXTS["pl"].render(Text("z2-zombies-tank", {"count": 3})) == "3 Mięśniaki"
    assert named("z2-card-chainsaw") == ["Chainsaw", "Piła Łańcuchowa"]  # the family's


def test_every_entry_says_where_it_was_learnt() -> None:
    solid = {one.id for one in BOX.entries if one.provenance == "rulebook"}
    mold = {one.id for one in BOX.entries if one.mold}
    ammo = {"base.canister", "base.energy_cell", "base.plenty_of_bullets"}
    assert solid == mold | ammo | {"oxygen.oxygen_tank"}
    assert {one.provenance for one in BOX.entries if one.id not in solid} == {"inferred"}
    heavy = card("base.heavy_shotgun")
    assert {"dice", "accuracy", "damage"} <= set(heavy.rulebook)
    assert {one.provenance for one in BOX.machines} == {"inferred"}
    assert {one.provenance for one in BOX.zombie_cards} == {"public"}
