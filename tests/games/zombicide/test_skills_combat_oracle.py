"""Random attacks with random skills against a plain reckoning of dice, hits and Damage."""

import random
from collections import Counter

import pytest

from horda.games.zombicide.rules import events
from tests.games.zombicide.boxes import BOX
from tests.games.zombicide.fighting import Fight, armed

MELEE = {"katana": (2, 4, 1), "machete": (1, 3, 2), "chainsaw": (5, 5, 2), "crowbar": (1, 4, 1)}
RANGED = {"pistol": (1, 3, 1), "sub_mg": (3, 5, 1), "shotgun": (2, 4, 2), "sawed_off": (2, 3, 1)}
"""Dice, Accuracy and Damage as on the cards."""
DUAL = ("katana", "machete", "pistol", "sub_mg", "sawed_off")
NEEDED = {"walker": 1, "runner": 1, "brute": 2, "patient_0": 3}
SKILLS = [
    f"{id}:{kind}"
    for id in ("plus_1_die", "plus_1_to_dice_roll", "plus_1_damage", "damage_2")
    for kind in ("combat", "melee", "ranged")
] + ["super_strength", "roll_6_plus_1_die:combat", "roll_6_plus_1_damage:combat"]


def reckon(
    mode: str, values: tuple[int, int, int], weapons: int, skills: list[str], faces: list[int]
) -> tuple[int, int, int]:
    """Returns how many dice are rolled, how many hit, and with what Damage."""
    number, accuracy, damage = values
    owned = Counter(skill.partition(":")[0] for skill in skills if fits(skill, mode))
    dice = (number + owned["plus_1_die"]) * weapons
    shown = [face if face == 1 else min(6, face + owned["plus_1_to_dice_roll"]) for face in faces]
    if owned["roll_6_plus_1_die"]:
        at = 0
        while at < dice:  # each six, also of a new die, brings one die more
            dice += shown[at] == 6
            at += 1
    shown = shown[:dice]
    if damage == 1 and owned["damage_2"]:
        damage = 2
    if mode == "melee" and owned["super_strength"]:
        damage = 3
    damage += owned["plus_1_damage"]
    damage += owned["roll_6_plus_1_damage"] * shown.count(6)
    return dice, sum(face > 1 and face >= accuracy for face in shown), damage


def fits(skill: str, mode: str) -> bool:
    """Tells whether a skill is for this kind of attack."""
    return skill.partition(":")[2] in ("", "combat", mode)


@pytest.mark.rule("Z2-INTER-01", "Z2-SKILL-04", "Z2-SKILL-05", "Z2-SKILL-06", "Z2-SKILL-08")
@pytest.mark.rule("Z2-SKILL-21", "Z2-SKILL-58", "Z2-SKILL-59", "Z2-SKILL-Q3", "Z2-SKILL-Q36")
@pytest.mark.parametrize("seed", range(150))
def test_an_attack_as_reckoned(seed: int) -> None:
    chance = random.Random(seed)
    mode = chance.choice(("melee", "ranged"))
    cards = MELEE if mode == "melee" else RANGED
    weapon = chance.choice(sorted(cards))
    paired = weapon in DUAL and chance.random() < 0.5
    skills = chance.sample(SKILLS, chance.randint(0, 5))
    faces = [chance.randint(1, 6) for _ in range(40)] + [1] * 20
    kind, count = chance.choice(sorted(NEEDED)), chance.randint(1, 6)
    hands = [weapon, weapon] if paired else [weapon]
    fight = Fight(*faces, zombies={3: {kind: count}}, amy=armed(*hands, skills=skills), ned={})
    place = "melee:" if mode == "melee" else "shoot:z3:"
    fight.play(f"{place}{weapon}:{weapon if paired else '-'}")
    while fight.state.open and fight.prompt == "z2-roll-six":
        fight.play("roll-six")
    dice, hits, damage = reckon(mode, cards[weapon], 1 + paired, skills, faces)
    killed = min(hits, count) if damage >= NEEDED[kind] else 0
    assert sum(map(len, fight.rolls)) == dice
    assert fight.zombies().get(kind, 0) == count - killed
    wounds = [event.wounds for event in fight.happened if isinstance(event, events.Wounded)]
    misses = dice - hits if mode == "ranged" else 0
    assert all(wound == damage for wound in wounds)
    assert len(wounds) == misses or fight.reason  # as many, unless Ned fell before


@pytest.mark.rule("Z2-EQUIP-05", "Z2-EQUIP-06", "Z2-EQUIP-08")
@pytest.mark.parametrize("name", sorted({**MELEE, **RANGED}))
def test_the_reckoning_uses_the_printed_values(name: str) -> None:
    card = next(one for one in BOX.entries if one.id.endswith(f".{name}"))
    line = card.profiles[0]
    assert (line.dice, line.accuracy, line.damage) == {**MELEE, **RANGED}[name]
    assert card.dual is (name in DUAL)
