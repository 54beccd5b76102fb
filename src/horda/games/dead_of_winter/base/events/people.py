"""Events about survivors and helpless people that everybody sees."""

from horda.games.dead_of_winter.base.events.event import DWEvent


class Moved(DWEvent, frozen=True):
    """A survivor moved."""

    rules = ("DW-MOVE-01",)
    survivor: int
    origin: int
    place: int


class PutAt(DWEvent, frozen=True):
    """A survivor was put somewhere without a move."""

    rules = ("DW-MOVE-Q4",)
    survivor: int
    place: int


class Exposed(DWEvent, frozen=True):
    """The exposure die was rolled for a survivor."""

    rules = ("DW-EXPO-01",)
    survivor: int
    face: int


class FaceReplaced(DWEvent, frozen=True):
    """A result of the exposure die became another one."""

    rules = ("DW-DEC-17",)
    survivor: int
    face: int


class Hurt(DWEvent, frozen=True):
    """Damage was put on a survivor."""

    rules = ("DW-KILLS-02",)
    survivor: int
    kind: int
    n: int


class Healed(DWEvent, frozen=True):
    """Damage was taken off a survivor."""

    rules = ("DW-DESPAIR-03",)
    survivor: int
    kind: int
    n: int


class Ticked(DWEvent, frozen=True):
    """Frostbite wounds a survivor at the start of the turn."""

    rules = ("DW-FROST-03",)
    survivor: int


class Died(DWEvent, frozen=True):
    """A survivor died."""

    rules = ("DW-KILLS-05",)
    survivor: int
    place: int


class Left(DWEvent, frozen=True):
    """A survivor left the game alive."""

    rules = ("DW-CARD-18",)
    survivor: int


class BiteSpreads(DWEvent, frozen=True):
    """A bite passes on to somebody."""

    rules = ("DW-BITE-01",)
    survivor: int


class NewLeader(DWEvent, frozen=True):
    """A group has a new leader."""

    rules = ("DW-KILLS-09",)
    seat: int
    survivor: int


class Joined(DWEvent, frozen=True):
    """A survivor joined a group."""

    rules = ("DW-ADDS-01",)
    seat: int
    survivor: int
    place: int


class HandLost(DWEvent, frozen=True):
    """A player lost the last survivor and with them the whole hand."""

    rules = ("DW-KILLS-10",)
    seat: int
    n: int


class Eliminated(DWEvent, frozen=True):
    """A player is out of the game."""

    rules = ("DW-VAR-05",)
    seat: int


class HelplessCame(DWEvent, frozen=True):
    """Helpless people came to the colony or left it."""

    rules = ("DW-HELPLESS-01",)
    n: int
    unruly: bool


class HelplessDied(DWEvent, frozen=True):
    """A helpless person died."""

    rules = ("DW-KILLS-11",)
    unruly: bool


class HelplessTurned(DWEvent, frozen=True):
    """A helpless person became unruly or calm."""

    rules = ("DW-MUTINY-01",)
    unruly: bool


class Missed(DWEvent, frozen=True):
    """An attack on somebody failed."""

    rules = ("DW-ATTACK-04",)
    survivor: int
    value: int


class Struck(DWEvent, frozen=True):
    """An attack on somebody succeeded."""

    rules = ("DW-ATTACK-04",)
    survivor: int
    other: int
    value: int


class AbilityUsed(DWEvent, frozen=True):
    """A survivor used an ability."""

    rules = ("DW-ABIL-01",)
    survivor: int


class SideEffect(DWEvent, frozen=True):
    """A survivor has a side effect."""

    rules = ("DW-RAXXON-06",)
    survivor: int
    side_effect: int


class Stranded(DWEvent, frozen=True):
    """Somebody was brought to the colony from outside."""

    rules = ("DW-TURN-05",)
    place: int
