"""Zombicide: Invader: its box, and the modules it switches on."""

from typing import Annotated, ClassVar

from msgspec import Meta, UnsetType

from horda.games.zombicide.editions.second_edition import SECOND
from horda.games.zombicide.modules.invader import (
    camouflage,
    cards,
    concentrated,
    crowd,
    doors,
    gear,
    hellfire,
    m1,
    m2,
    m3,
    m6,
    m8,
    m9,
    m10,
    machine_deeds,
    machines,
    missions,
    mold,
    rooms,
    setup,
    skills,
    spawn_zones,
    ultrared,
)
from horda.games.zombicide.modules.mission_rules import RULES
from horda.games.zombicide.modules.skills import PIECES
from horda.games.zombicide.rules.edition import Edition, Module, shipped
from horda.games.zombicide.rules.setup import MODULE_OF, Setup

HOLDS_TOO = (
    *(f"Z2-{group}-*" for group in ("ADR", "EQUIP", "EXTRA", "FF", "INTER", "INV", "LOS")),
    *(f"Z2-{group}-*" for group in ("MAKENOISE", "MELEE", "MISSION", "MOVE", "NOISE", "OBJ")),
    *(f"Z2-{group}-*" for group in ("RANGED", "ROUND", "RUNNER", "SEARCH", "SKILL", "SPAWN")),
    *(f"Z2-{group}-*" for group in ("TARGET", "TRADE", "ULTRA", "WIN", "ZOMB", "ZONE", "ZPHASE")),
    *("Z2-SETUP-01", "Z2-SETUP-04", "Z2-SETUP-Q1", "Z2-SETUP-Q3"),
)
"""Rules of the second edition that hold here where the own book says nothing else."""

NOT_HERE = frozenset(
    (
        *("all-buildings", "building-cleared", "building-looted", "shelter-cleared", "bunker"),
        *("doors-barricaded", "planks", "coloured-door-only", "coloured-doors-open"),
        *("orange-opens", "spawns-back", "neutralise", "reserve-empty", "no-return"),
        *("bad-company", "comes-back", "carry", "heavy-boxes", "objective-each"),
    )
)
"""Special rules of the family that speak of doors, buildings and tokens as this box has none."""

INVADER = Edition(
    "invader",
    shipped("invader"),
    prefix="inv",
    without=NOT_HERE,
    closing=True,
    shares=(SECOND, HOLDS_TOO),
    dealing=setup.HandOut,
    modules=(
        setup.MODULE,
        crowd.MODULE,
        doors.MODULE,
        mold.MODULE,
        cards.MODULE,
        rooms.MODULE,
        concentrated.MODULE,
        hellfire.MODULE,
        gear.MODULE,
        machines.MODULE,
        machine_deeds.MODULE,
        ultrared.MODULE,
        Module("skills", skills=PIECES),
        skills.MODULE,
        camouflage.MODULE,
        Module("missions", specials=RULES),
        missions.MODULE,
        spawn_zones.MODULE,
        m1.MODULE,
        m2.MODULE,
        m3.MODULE,
        m6.MODULE,
        m8.MODULE,
        m9.MODULE,
        m10.MODULE,
    ),
)


class InvaderSetup(Setup, frozen=True, forbid_unknown_fields=True):
    """How a game of Invader is set up."""

    made: ClassVar[Edition] = INVADER
    hidden: ClassVar[frozenset[str]] = frozenset(
        option for option, module in MODULE_OF.items() if not INVADER.has(module)
    )
    team: Annotated[int, Meta(ge=1, le=12, description="Survivors in play (INV-SEVEN-1)")] = 6
    danger_on_board: bool | UnsetType = True
    """Who has escaped is not in the game any more (INV-SPAWN-Q2)."""
    ones_miss: Annotated[
        bool, Meta(description="a die that shows 1 always misses (INV-CMB-Q2)")
    ] = True
    mold_returns_doors: Annotated[
        bool, Meta(description="doors that Mold takes go back to the supply (INV-DOOR-Q1)")
    ] = False
