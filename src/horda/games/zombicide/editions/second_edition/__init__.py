"""Zombicide 2nd Edition: the base box."""

from typing import ClassVar

from horda.games.zombicide.modules import (
    abominations,
    ammo,
    building_spawn,
    car_deeds,
    cars,
    companion_deeds,
    companions,
    crates,
    dark_zones,
    molotov,
    reload,
)
from horda.games.zombicide.modules.mission_rules import RULES
from horda.games.zombicide.modules.skills import PIECES, dash_deeds
from horda.games.zombicide.rules.deeds import cards, doors, fighting, moving, searching, tokens
from horda.games.zombicide.rules.edition import Edition, Module, shipped
from horda.games.zombicide.rules.setup import Setup

DEEDS_OF = (
    cards,
    doors,
    fighting,
    moving,
    searching,
    tokens,
    car_deeds,
    companion_deeds,
    dash_deeds,
)
"""Modules whose deeds are known once they are imported."""

SECOND = Edition(
    "zombicide-2e",
    shipped("second_edition"),
    prefix="z2",
    modules=(
        abominations.MODULE,
        ammo.MODULE,
        building_spawn.MODULE,
        cars.MODULE,
        companions.MODULE,
        crates.MODULE,
        dark_zones.MODULE,
        molotov.MODULE,
        reload.MODULE,
        Module("ultrared"),
        Module("skills", skills=PIECES),
        Module("missions", specials=RULES),
    ),
)


class SecondSetup(Setup, frozen=True, forbid_unknown_fields=True):
    """How a game of the second edition is set up."""

    made: ClassVar[Edition] = SECOND
