"""The second edition with Fort Hendrix: advanced rules, each a switch, and a campaign."""

from typing import ClassVar

from horda.games.zombicide.editions.second_edition import SECOND
from horda.games.zombicide.modules.fort_hendrix import MODULES
from horda.games.zombicide.modules.fort_hendrix.setup import FhOptions
from horda.games.zombicide.modules.fort_hendrix.story.modules import STORY
from horda.games.zombicide.rules.edition import Edition, shipped
from horda.games.zombicide.rules.setup import MODULE_OF

FORT_HENDRIX = Edition(
    "fort-hendrix",
    shipped("fort_hendrix"),
    prefix="fh",
    shares=(SECOND, ("Z2-*",)),
    also=SECOND,
    modules=(*SECOND.modules, *MODULES, *STORY),
)


class FhSetup(FhOptions, frozen=True, forbid_unknown_fields=True):
    """How a game with Fort Hendrix is set up."""

    made: ClassVar[Edition] = FORT_HENDRIX
    hidden: ClassVar[frozenset[str]] = frozenset(
        option for option, module in MODULE_OF.items() if not FORT_HENDRIX.has(module)
    )
