"""The tiny edition with the modules of `variants.py`, and what these need in the box."""

import shutil
from pathlib import Path

from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.rules.edition import Edition
from tests.games.zombicide.tiny.game import TINY
from tests.games.zombicide.tiny.variants import MODULES, VariantState

CHANGES = {
    "box.toml": (
        (
            "slots = { hands = 2, backpack = 1 }",
            "slots = { hands = 2, body = 1, attached = 1, backpack = 1 }",
        ),
        ("kid = 1", "kid = 1, machine = 1"),
        ("zombie = 8, equipment = 13", "zombie = 9, equipment = 17"),
    ),
    "equipment.toml": (
        ("base = 9", "base = 9\nside = 4"),
        ('id = "base.plenty_of_bullets"', 'id = "base.plenty_of_bullets"\nslot = "pack"'),
    ),
    "zombie_cards.toml": (("walker = 4", "walker = 4\nmold = 1"),),
}
"""By file what is written otherwise."""
ADDED = {
    "equipment.toml": """
[[card]]
id = "side.flashlight"
count = 2
type = "other"
slot = "body"
skill = "lucky"
provenance = "designed"

[[card]]
id = "side.sub_mg"
count = 2
type = "ranged"
slot = "hand"
ammo = "bullets"
provenance = "designed"
[[card.profiles]]
mode = "ranged"
range_min = 0
range_max = 1
dice = 3
accuracy = 5
damage = 1
noisy = true
""",
    "survivors.toml": """
[[survivor]]
id = "tiger_sam"
kind = "machine"
played = false
health = 1
skills = [["lucky"], ["plus_1_action"], ["tough"], ["medic"]]
provenance = "designed"
""",
    "zombie_cards.toml": """
[[card]]
number = 9
group = "hard"
kind = "mold"
zombie = "walker"
provenance = "designed"
""",
}


def written(folder: Path) -> Path:
    """Writes the data of the larger box."""
    data = folder / "data"
    shutil.copytree(TINY.folder, data)
    for name in {*CHANGES, *ADDED}:
        text = (data / name).read_text("utf-8")
        for old, new in CHANGES.get(name, ()):
            assert old in text, f"{name}: {old}"
            text = text.replace(old, new, 1)
        (data / name).write_text(text + ADDED.get(name, ""), "utf-8")
    return data


def larger(folder: Path) -> Zombicide:
    """Makes the game."""
    made = Edition(
        "larger",
        written(folder),
        prefix="lg",
        tiles=TINY.tiles,
        shares=TINY.shares,
        modules=(*TINY.modules, *MODULES),
    )

    class Larger(Zombicide):
        edition = made
        base = VariantState

    return Larger()
