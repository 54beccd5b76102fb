"""The state of the campaign between two Missions, its setup, and what a Mission leaves behind."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from horda.core.campaign import CampaignState, PlayGame
from horda.core.state import Config
from horda.games.zombicide.editions.fort_hendrix.campaign.between import (
    Keeping,
    Losing,
    Replacing,
    Stopping,
)
from horda.games.zombicide.editions.fort_hendrix.campaign.course import Course
from horda.games.zombicide.modules.fort_hendrix.story.carried import Carried, Gift, Sheet
from horda.games.zombicide.rules.setup import Cards

FIRST_SIX = "javier+karl+riley+marianne+michelle+wayne"


class BannerConfig(Config, frozen=True, forbid_unknown_fields=True):
    """How the campaign is set up."""

    players: Annotated[int, Meta(ge=1, le=6, description="players at the table")] = 1
    survivors: Annotated[
        str, Meta(description="the Survivors to begin with by id, joined by + (FH-CAMP-1)")
    ] = FIRST_SIX
    giving_up: Annotated[
        bool, Meta(description="all players may give a Mission up in an End Phase (FH-CAMP-Q1)")
    ] = False
    cards: Annotated[Cards, Meta(description="Zombie cards in the deck (Z2-DIFF-04)")] = "all"


class Member(Struct, frozen=True):
    """A place in the team: whose it is, and the sheet of whoever fills it now."""

    seat: int
    sheet: Sheet


class Fared(Struct, frozen=True):
    """How a Survivor came out of a Mission."""

    sheet: Sheet
    fate: Literal["standing", "lying", "taken", "dead"]
    cards: tuple[str, ...] = ()
    """What it carried at the end, by id."""
    breaks: tuple[str, ...] | UnsetType = UNSET
    """Two weapons of which one has broken in the attack that won the Mission."""


class Harvest(Struct, frozen=True):
    """What a Mission leaves behind."""

    won: bool
    lost: str = ""
    """How the campaign was lost: "penny", "nobody"."""
    ending: str = ""
    people: tuple[Fared, ...] = ()
    flags: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    gifts: tuple[Gift, ...] = ()
    told: tuple[str, ...] = ()


class BannerState(CampaignState, kw_only=True):
    """Everything the campaign is between two Missions; nothing of it is secret."""

    config: BannerConfig
    stack: tuple[Course | Losing | Keeping | Replacing | Stopping | PlayGame, ...] = ()
    team: tuple[Member, ...] = ()
    left: tuple[str, ...] = ()
    """Missions still to be played, in order."""
    played: tuple[str, ...] = ()
    """Missions that were won."""
    flags: tuple[str, ...] = ()
    gifts: tuple[Gift, ...] = ()
    dead: tuple[str, ...] = ()
    shown: tuple[tuple[str, int], ...] = ()
    """By moment how many of its texts were told."""
    ending: str = ""

    @property
    def carried(self) -> Carried:
        """What the next Mission is set up with."""
        sheets = tuple(one.sheet for one in self.team)
        known = (self.flags, self.played, self.gifts, self.dead, self.shown)
        return Carried(sheets, *known)
