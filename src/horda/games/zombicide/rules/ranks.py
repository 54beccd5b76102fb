"""Who overrules whom among the pieces in force."""

from enum import IntEnum

from horda.core.rulebook import cites


@cites("Z2-ROUND-11", "Z2-MISSION-01", "Z2-COMP-02")
class Rank(IntEnum):
    """The order of the pieces: special rules of a Mission stand above skills and base rules."""

    RULES = 0
    MISSION = 1
