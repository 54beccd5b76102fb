"""The smallest edition of the family: it plays beside the second one in one process."""

from pathlib import Path

from horda.games.zombicide.editions.second_edition import SECOND
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.modules import ammo
from horda.games.zombicide.modules.mission_rules import RULES
from horda.games.zombicide.modules.skills import PIECES
from horda.games.zombicide.rules.edition import Edition, Module

TINY = Edition(
    "tiny",
    Path(__file__).parent / "data",
    prefix="ty",
    tiles=SECOND.tiles,
    shares=(SECOND, ("Z2-[!M]*", "Z2-M[!0-9]*")),  # all but its Missions
    modules=(ammo.MODULE, Module("skills", skills=PIECES), Module("missions", specials=RULES)),
)


class Tiny(Zombicide):
    """Two kinds of Zombies, three slots, no cars, no crates and no Abominations."""

    edition = TINY
