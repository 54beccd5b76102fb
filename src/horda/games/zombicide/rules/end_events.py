"""How Survivors fall, for the log and for who sums the game up."""

from horda.games.zombicide.rules.events import ZEvent


class Fell(ZEvent, frozen=True):
    """A Survivor, or a Companion, fell to a kind of Zombie."""

    rules = ("Z2-WIN-02",)
    who: int
    kind: int


class Misfired(ZEvent, frozen=True):
    """A Survivor, or a Companion, fell to the misses of a friend."""

    rules = ("Z2-FF-01", "Z2-WIN-02")
    who: int


class Burned(ZEvent, frozen=True):
    """A Survivor, or a Companion, was in a Zone that burned."""

    rules = ("Z2-MOLOTOV-02", "Z2-WIN-02")
    who: int
