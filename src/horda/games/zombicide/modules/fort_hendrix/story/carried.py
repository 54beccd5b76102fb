"""What a campaign carries into a Mission: the sheets of its Survivors, and all that was noted."""

from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct

from horda.games.zombicide.box.skill_keys import skill_id

Small = Annotated[int, Meta(ge=0, le=99)]
Ids = tuple[Annotated[str, Meta(max_length=60)], ...]


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """One Survivor's campaign sheet."""

    survivor: str
    cxp: Small = 0
    skills: Ids = ()
    """Campaign skills, by key."""
    bonus: Small = 0
    """Bonus Actions in the reserve."""
    infections: Small = 0
    kept: Ids = ()
    """Cards kept by Preservation rolls, by their id ("base.machete")."""


class Gift(Struct, frozen=True, forbid_unknown_fields=True):
    """What Penny gives her Leader in some Missions, besides what the rulebook prints."""

    skill: str
    missions: Ids


class Carried(Struct, frozen=True, forbid_unknown_fields=True):
    """All that the earlier Missions of a campaign left for this one."""

    sheets: tuple[Sheet, ...] = ()
    flags: Ids = ()
    played: Ids = ()
    """Missions that were won before, by scenario."""
    gifts: tuple[Gift, ...] = ()
    dead: Ids = ()
    """Survivors that died for good."""
    shown: tuple[tuple[str, Small], ...] = ()
    """By moment how many of its texts were told so far."""

    def sheet(self, survivor: str) -> Sheet:
        """Returns the sheet of a Survivor, or a new one."""
        found = (one for one in self.sheets if one.survivor == survivor)
        return next(found, Sheet(survivor))


@lru_cache(maxsize=64)
def gifts_in(carried: Carried, mission: str) -> tuple[int, ...]:
    """Returns the skills that Penny gives her Leader in a Mission besides the printed rule."""
    found = (skill_id(gift.skill) for gift in carried.gifts if mission in gift.missions)
    return tuple(dict.fromkeys(found))
