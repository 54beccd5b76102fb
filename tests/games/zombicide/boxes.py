"""The second edition and what is in its box, for tests that look things up by name."""

from horda.games.zombicide.editions.second_edition import SECOND, SecondSetup

BOX = SECOND.box
KINDS = BOX.kinds
MISSIONS = SECOND.missions
EMPTY = SECOND.empty
SLOTS = len(EMPTY)
WALKER, BRUTE, RUNNER = (BOX.zombie_ids[name] for name in ("walker", "brute", "runner"))

__all__ = [
    "BOX",
    "BRUTE",
    "EMPTY",
    "KINDS",
    "MISSIONS",
    "RUNNER",
    "SECOND",
    "SLOTS",
    "WALKER",
    "SecondSetup",
]
