"""Options of Fort Hendrix: each advanced rule can be left out, in the campaign none."""

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.story.carried import Carried
from horda.games.zombicide.rules.setup import Setup

ADVANCED, KNOCK_OUT, CLOCK, SHOOTERS = SWITCHES = ("advanced", "knock_out", "clock", "shooters")
"""The rules that a table may leave out of a Mission that is not of the campaign."""
REPLACED = ("starting", "base", "pimpweapon")
OURS = "F"
"""How the ids of the campaign's Missions begin."""


class FhOptions(Setup, frozen=True, forbid_unknown_fields=True):
    """How a game of Fort Hendrix is set up."""

    advanced: Annotated[
        bool, Meta(description="advanced equipment: All-Out dice, breaking weapons (FH-SW-1)")
    ] = True
    knock_out: Annotated[
        bool, Meta(description="who loses the last Health is Knocked-out (FH-SW-4)")
    ] = True
    clock: Annotated[bool, Meta(description="Clock, Night and light (FH-SW-6)")] = True
    hour: Annotated[
        int,
        Meta(ge=-1, le=23, description="the hour it begins; -1: the Mission's, or it is asked"),
    ] = -1
    shooters: Annotated[bool, Meta(description="Shooter Walkers (FH-SW-8)")] = True
    rescue_adrenaline: Annotated[
        bool, Meta(description="taking a Knocked-out Survivor gives adrenaline (FH-KO-Q1)")
    ] = True
    giving_up: Annotated[
        bool, Meta(description="all players may give a Mission up in an End Phase (FH-CAMP-Q1)")
    ] = False
    carried: Carried | UnsetType = UNSET
    """What a campaign brings along."""

    @cites("FH-SW-10", "FH-CLOCK-3")
    def on(self, switch: str) -> bool:
        """Tells whether a rule is in use; the campaign uses all of them."""
        if switch not in SWITCHES or self.scenario.startswith(OURS):
            return True
        found: bool = getattr(self, switch)
        return found

    @cites("FH-DECK-1", "FH-SW-1")
    def deck(self, name: str) -> str:
        """The three decks are exchanged together."""
        return name if self.on(ADVANCED) or name not in REPLACED else f"plain_{name}"
