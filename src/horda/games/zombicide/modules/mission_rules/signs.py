"""What a Mission's special rules mean to whoever looks at it: own Actions and dangers."""

from horda.games.zombicide.box.missions import Mission
from horda.games.zombicide.rules.deed import DEEDS
from horda.games.zombicide.rules.goals import LOST

ELIMINATED = "eliminated"
AT_ONCE = ("noisy-marks", "wounded", "rolly-safe", "scientists")
"""Special rules by which a Mission is lost the moment Zombies act somewhere or kill somebody."""


def mission_verbs(one: Mission) -> tuple[str, ...]:
    """Returns the verbs of a Mission's own Actions, in the order of its special rules."""
    known = [deed for deed in DEEDS.values() if deed.of_mission in ("", *one.rules)]
    own = [(deed.special or deed.brought_by, deed.verb) for deed in known]
    return tuple(verb for name in one.special for by, verb in own if by == name)


def threats(one: Mission) -> tuple[str, ...]:
    """Returns what loses a Mission: the special rules that can, after the loss of somebody."""
    names = [name for name in one.special if name in LOST or name in AT_ONCE]
    on_foot = "exit" in one.special  # who can walk out needs no seat
    return (ELIMINATED, *(name for name in names if not (on_foot and name == "car-exit")))
